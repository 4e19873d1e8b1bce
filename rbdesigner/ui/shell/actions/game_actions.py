"""The actions on games, as data."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from rbdesigner.ui.shell.actions.action_spec import ON_OFF, ActionSpec, Needs

translate = QCoreApplication.translate

# A table: one action an entry.
# fmt: off


def play_actions() -> Iterator[ActionSpec]:
    """Actions that begin and play games."""
    yield ActionSpec("play.start", translate("Actions", "&Play the map…"), ("F5",), "play",
                     translate("Actions", "Play a copy of the map, go on with its game, or go back to the map"),
                     Needs.PAGE)
    yield ActionSpec("play.new", translate("Actions", "Ne&w game…"), ("Ctrl+F5",), "play",
                     translate("Actions", "Ask who plays, and begin a further game of the map"), Needs.PAGE)
    yield ActionSpec("play.again", translate("Actions", "Play at &once"), ("Shift+F5",),
                     tip=translate("Actions", "Begin a new game with the players of the last one"), need=Needs.PAGE)
    yield ActionSpec("play.undo_phase", translate("Actions", "Undo the p&hase"), ("Ctrl+Alt+Z",), "undo",
                     translate("Actions", "Undo everything back to the beginning of the phase"), Needs.GAME_UNDO)
    yield ActionSpec("play.undo_turn", translate("Actions", "Undo the &turn"), (), "undo",
                     translate("Actions", "Undo everything back to the beginning of the turn"), Needs.GAME_UNDO)
    yield ActionSpec("play.redo_phase", translate("Actions", "Redo the ph&ase"), ("Ctrl+Alt+Shift+Z",), "redo",
                     translate("Actions", "Redo what was undone in this phase"), Needs.GAME_REDO)
    yield ActionSpec("play.redo_turn", translate("Actions", "Redo the tur&n"), (), "redo",
                     translate("Actions", "Redo what was undone in this turn"), Needs.GAME_REDO)
    yield ActionSpec("play.run_plain", translate("Actions", "&Run all that needs no choice"), ("R",),
                     tip=translate("Actions", "Let all buildings work that need no choice, in the production phase"),
                     need=Needs.GAME)
    yield ActionSpec("play.run_on", translate("Actions", "Run what needs no cho&ice, and go on"), ("Shift+R",),
                     tip=translate("Actions", "Run all that needs no choice, and end production if nothing is left "
                                              "to choose"),
                     need=Needs.GAME)
    yield ActionSpec("play.pass_over", translate("Actions", "Pass o&ver empty phases"), (),
                     tip=translate("Actions", "Move on by itself where there is nothing to decide"), need=Needs.GAME,
                     choice=ON_OFF)


def machine_actions() -> Iterator[ActionSpec]:
    """Actions that let machines act, advise or judge."""
    yield ActionSpec("play.pause", translate("Actions", "Pa&use the machines"), ("P",), "pause",
                     translate("Actions", "Let no machine act until you resume them"), Needs.MACHINES, ON_OFF)
    yield ActionSpec("play.step", translate("Actions", "One &move of a machine"), (".",), "step",
                     translate("Actions", "Let the machine whose turn it is act once, while machines are paused"),
                     Needs.MACHINE_PAUSED)
    yield ActionSpec("play.hint", translate("Actions", "As&k for a hint"), ("H",), "hint",
                     translate("Actions", "Ask what a good player would do now, and why"), Needs.GAME,
                     also=translate("Actions", "advice, help, best move"))
    yield ActionSpec("play.take_hint", translate("Actions", "&Follow the hint"), ("Shift+H",), "",
                     translate("Actions", "Carry out the hint as one step, which Undo takes back"), Needs.HINT)
    yield ActionSpec("play.machines_on", translate("Actions", "Play on &by machine"), (), "step",
                     translate("Actions", "See what this position is worth: machines play on in a copy of the game"),
                     Needs.GAME, also=translate("Actions", "evaluate, value, autoplay"))
    yield ActionSpec("play.solve", translate("Actions", "Solve by ma&chine…"), (), "",
                     translate("Actions", "Search for solo games with many points, from the start or from the "
                                          "moment shown"),
                     Needs.PAGE, also=translate("Actions", "solver, optimise, best solo game"))
    yield ActionSpec("play.laboratory", translate("Actions", "Laborator&y…"), (), "laboratory",
                     translate("Actions", "Let machines play the map many times, and see whether it is fair"),
                     Needs.DOCUMENT, also=translate("Actions", "simulate, fairness, statistics, heat map, balance"))
    yield ActionSpec("play.errands", translate("Actions", "&Errands of machines"), (),
                     tip=translate("Actions", "Show what machines have done, errand by errand, on the board too"),
                     need=Needs.GAME, choice=ON_OFF, also=translate("Actions", "watch, follow, trails, last turn"))


def game_dialog_actions() -> Iterator[ActionSpec]:
    """Actions that change, show or find a whole game."""
    yield ActionSpec("play.seats", translate("Actions", "E&xchange players…"), (), "seats",
                     translate("Actions", "Take over from a machine, or let a machine play on for a person"),
                     Needs.GAME, also=translate("Actions", "players, person, machine, give away, replace"))
    yield ActionSpec("play.lines", translate("Actions", "&Lines of the game…"), ("Ctrl+L",), "",
                     translate("Actions", "Name abandoned lines of play, compare them, and go back to them"),
                     Needs.GAME)
    yield ActionSpec("play.position", translate("Actions", "&Edit this position"), (), "map",
                     translate("Actions", "Make a map of the position that the game shows"), Needs.GAME)
    yield ActionSpec("play.result", translate("Actions", "Re&sult of the game…"), (), "",
                     translate("Actions", "Show the result of the game again"), Needs.GAME_OVER)
    yield ActionSpec("play.games", translate("Actions", "&Games played…"), (), "recent",
                     translate("Actions", "Look through all games that were played here, and open them again"))


def speed_actions() -> Iterator[ActionSpec]:
    """Actions that choose how fast machines act."""
    names = {
        "slow": (translate("Actions", "&Slow"), translate("Actions", "Let machines wait two seconds between errands")),
        "usual": (translate("Actions", "&Normal"), translate("Actions", "Let machines wait a little between errands")),
        "fast": (translate("Actions", "&Fast"), translate("Actions", "Let machines act without pauses")),
    }
    for key, (name, tip) in names.items():
        yield ActionSpec(f"speed.{key}", name, tip=tip, need=Needs.MACHINES, choice="speed")
