"""Games that are kept before a test opens the laboratory."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from rbdesigner.lab.games.game_row import GameRow
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.storage import folders
from tests.lab.sample_runs import setup

AT_RANDOM = ("random", "random")


def keep(*games: GameRow) -> None:
    """Keep a run of two players at random with these games."""
    with RunStore(folders.data() / STORE) as store:
        store.add(store.begin(setup()), games)


def shown(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: laboratory.results.figures.topLevelItemCount() > 0)
