"""Tries a copy of the package to which something was added: run in a process of its own, in an empty folder.

``python -m tests.recipes.trial PLAYER [ENDING ...]`` draws the map of the folder as files with these endings, too.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

import rbdesigner as rb
from rbdesigner.cli.main import main
from rbdesigner.scenario.formats import known_formats
from tests.gui.incomplete_tables import missing_entries

NEW, OLD = "new.rbmap", "old.rbmap"
"""A map that has what was added, and one without it."""
FINE, PROBLEMS, REFUSED = 0, 1, 2


def import_everything() -> None:
    for found in pkgutil.walk_packages(rb.__path__, "rbdesigner."):
        if not found.name.endswith("__main__"):
            importlib.import_module(found.name)


def do(*words: str, codes: tuple[int, ...] = (FINE,)) -> None:
    """Carry out a command line; a fault of ours would be a traceback, which it makes of its own."""
    code = main(list(words))
    assert code in codes, f"{' '.join(words)}: {code}"


def check_and_draw(endings: list[str]) -> None:
    do("validate", NEW)
    do("analyse", NEW)
    for ending in (".png", ".svg", *endings):
        do("render", NEW, f"picture{ending}")
    do("render", NEW, "sheet.pdf", "--legend", "--player-aid")
    do("render", NEW, "ink.pdf", "--black-and-white", "--legend")
    do("render", NEW, "tiles.pdf", "--tiles")


def convert() -> None:
    """Into every format that maps are written to; one that has no code for what is new refuses."""
    for form in known_formats.WRITTEN:
        target = f"other{form.suffixes[0]}"
        do("convert", NEW, target, codes=(FINE, REFUSED))
        if Path(target).exists():
            assert len(known_formats.read(target)[0].scenario.tiles) == len(rb.load(NEW).tiles)


def lay_and_generate() -> None:
    do("lay", "laid.rbmap", "--players", "2", "--seed", "1", codes=(FINE, PROBLEMS))
    do("validate", "laid.rbmap", codes=(FINE, PROBLEMS))
    small = ("--players", "2", "--tiles", "30", "--seed", "1", "--fairness", "0", "--count", "1", "--cores", "1")
    do("generate", "made", *small)


def play(player: str) -> None:
    """A whole game, move by move, then a run with its report."""
    scenario = rb.load(NEW)
    game = rb.Game.new(scenario, players=1, seed=1)
    for _ in rb.play_game(game, [rb.find_player(player).seat(0, 1)]):
        pass
    assert game.over
    game.save("game.rbgame")
    do("replay", "game.rbgame")
    do("simulate", NEW, "--players", player, "--games", "1", "--cores", "1", "--store", "runs.sqlite", codes=(0, 1))
    do("report", "runs.sqlite", "report.html")


def compare() -> None:
    do("compare", OLD, NEW, codes=(PROBLEMS,))


def show(app: QApplication) -> None:
    """The window with the map, and a map that is being laid."""
    from rbdesigner.ui.shell.window import MainWindow
    from rbdesigner.ui.storage.session import Session
    from rbdesigner.ui.widgets.theme import ThemeSwitch

    session = Session.begin()
    window = MainWindow(ThemeSwitch(app), session)
    window.show()
    window.workbench.maps.show(rb.load(NEW))
    app.processEvents()
    session.close()


if __name__ == "__main__":
    app = QApplication([])  # before anything is drawn, which makes one that knows no windows
    import_everything()
    assert missing_entries() == []
    check_and_draw(sys.argv[2:])
    convert()
    lay_and_generate()
    compare()
    play(sys.argv[1])
    show(app)
    print(*sorted(path.name for path in Path().iterdir()), flush=True)
    os._exit(0)  # the window is not taken down
