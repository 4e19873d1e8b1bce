"""How many gestures a turn takes: the first seven turns of a recorded solo game, played in the window."""

from __future__ import annotations

from collections.abc import Callable

from rbdesigner.engine.actions import Build, BuildRoad, Produce
from rbdesigner.engine.codes import BUILDINGS
from rbdesigner.engine.game import Game
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.rules.tables import BuildingKind, Mixture
from rbdesigner.ui import preferences
from rbdesigner.ui.play.match.match import Match
from rbdesigner.ui.window import MainWindow
from tests.engine.test_games import GAMES
from tests.gui.play.gestures import Gestures, summary

RECORD = GAMES / "solo-millbrook.rbgame"
MOST = (9, 4, 9, 11, 8, 13, 10)
"""So many gestures the turns take at most: everything that the record does in them, nothing left for later.

The sixth and seventh turn of this record hold more than those that were once measured at 17 and 9 clicks. In the window
of that time, with a click for a transporter, for what it loads and for where it goes, and two for a building, they
take 25 and 20 at least, without any unloading. What they take now is about half of that.
"""


def building(kind: BuildingKind) -> int:
    return BUILDINGS.index(kind)


def first(user: Gestures) -> None:
    if user.state.phase is Phase.SETUP:
        user.home("0,0")
    user.bring("boards", "0,0", "1,0/0")
    user.bring("boards", "0,0", "1,-1", many=True)
    user.done()
    user.sign(Build, "1,0/0", building=building(BuildingKind.WOODCUTTER))
    user.sign(Build, "1,-1", building=building(BuildingKind.QUARRY))
    user.sign(Build, "0,0", building=building(BuildingKind.SAWMILL))
    user.end_turn()


def second(user: Gestures) -> None:
    user.bring("trunks", "1,0/0", "0,0")
    user.go("1,-1", "0,-1")
    user.go("0,0", "0,-1")
    user.end_turn()


def third(user: Gestures) -> None:
    user.run_all()
    user.done()
    user.bring("boards", "0,0", "-1,1/1")
    user.go("0,-1", "1,-1")
    user.done()
    user.sign(Build, "-1,1/1", building=building(BuildingKind.WOODCUTTER))
    user.sign(BuildRoad, "1,-1", border=border(user, "0,0", 2))
    user.end_turn()


def fourth(user: Gestures) -> None:
    user.run_all()
    user.done()
    user.bring("trunks", "-1,1/1", "0,0")
    user.bring("stone", "1,-1", "0,0", many=True)
    user.go("0,-1", "0,0")
    user.go("0,-1", "0,0")
    user.go("0,-1", "1,-1")
    user.done()
    user.sign(BuildRoad, "0,0", border=border(user, "0,0", 4))
    user.sign(BuildRoad, "0,0", border=border(user, "0,-1", 6))
    user.end_turn()


def fifth(user: Gestures) -> None:
    user.run_all()
    user.done()
    user.bring("trunks", "1,0/0", "0,0", many=True)
    user.bring("trunks", "1,0/0", "0,0")
    user.bring("stone", "1,-1", "0,0")
    user.load("boards", "0,0", many=True)
    user.bring("geese", "0,0", "0,-1", many=True)
    user.end_turn()


def sixth(user: Gestures) -> None:
    if user.state.phase is Phase.PRODUCTION:
        user.done()
    user.bring("trunks", "1,0/0", "0,0")
    user.load("boards", "0,0")
    user.bring("stone", "0,0", "0,1/0")
    user.bring("boards", "0,0", "0,1/0", many=True)
    user.bring("boards", "0,0", "1,-1", many=True)
    user.go("0,-1", "0,-2")
    user.done()
    user.sign(Build, "0,1/0", building=building(BuildingKind.PAPER_MILL))
    user.sign(BuildRoad, "1,-1", border=border(user, "1,-2", 6))
    user.sign(Build, "0,-2", building=building(BuildingKind.QUARRY))
    user.end_turn()


def seventh(user: Gestures) -> None:
    user.sign(Produce, "0,1/0")
    user.done()
    user.bring("boards", "0,0", "1,-2", many=True)
    user.bring("stone", "1,-1", "1,-2")
    user.load("trunks", "-1,1/1", many=True, at="0,1/0")
    user.bring("paper", "0,1/0", "0,0")
    user.done()
    user.sign(Build, "1,-2", building=building(BuildingKind.MINE), mixture=Mixture(3, 3))
    user.sign(BuildRoad, "0,-2", border=border(user, "0,-2", 6))
    user.end_turn()


TURNS: tuple[Callable[[Gestures], None], ...] = (first, second, third, fourth, fifth, sixth, seventh)


def border(user: Gestures, tile: str, half_edge: int) -> int:
    topology = user.state.topology
    return topology.border_at[topology.spot_tiles[user.spot(tile)]][half_edge]


def at_the_end_of(game: Game, turn: int) -> GameState:
    """The moment when a turn has ended."""
    for moment in range(len(game.log) + 1):
        state = game.state_at(moment)
        if state.turn == turn + 1 and state.phase is Phase.PRODUCTION:
            return state
    raise AssertionError(f"turn {turn} has not ended")


def test_seven_turns_take_few_gestures(window: MainWindow) -> None:
    preferences.set_passes_over(True)
    record = Game.load(RECORD)
    game = Game.new(record.scenario, record.players, record.seed)
    user = Gestures(window.workbench.games.show(Match(game)))
    counts = []
    for number, turn in enumerate(TURNS, 1):
        before = user.count
        turn(user)
        assert user.state.turn == number + 1
        counts.append(user.count - before)
        assert summary(at_the_end_of(user.match.game, number)) == summary(at_the_end_of(record, number))
    assert all(count <= most for count, most in zip(counts, MOST, strict=True)), counts
