"""The laboratory says before a verdict whether its players can play the map."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.theme import Theme, colours
from tests.gui.laboratory.kept_games import keep, shown
from tests.lab.played_levels import EASY, MEDIUM, far, keep_level, locked
from tests.lab.sample_runs import row

pytestmark = pytest.mark.kept_window


def test_a_level_that_cannot_play_the_map_makes_its_verdict_a_doubtful_one(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    with RunStore(folders.data() / STORE) as store:
        keep_level(store, MEDIUM, far)
        keep_level(store, EASY, locked(3), won_by=0)
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    answer = laboratory.answer
    assert answer.playability.isVisible() and answer.playability.y() < answer.headline.y()
    assert answer.playability.text().startswith("Easy can hardly play this map: ")
    assert "judge the map by the games of Medium" in answer.playability.text()
    assert answer.headline.text().startswith("Doubtful, as Easy can hardly play this map: unfair: ")
    assert "North-east wins, level by level: Easy 100\u00a0%, Medium 50\u00a0%." in answer.reasons.text()
    for theme in (Theme.DARK, Theme.LIGHT):
        window.theme.theme = theme
        colour = colours().warning
        qtbot.waitUntil(lambda colour=colour: colour in answer.headline.styleSheet())
    assert not laboratory.bar.note.isEnabled() and "can hardly play" in laboratory.bar.note.toolTip()
    table = laboratory.results.levels
    assert table.isVisible()
    assert [table.headerItem().text(column) for column in range(table.columnCount())][1:] == ["Easy", "Medium"]
    assert table.texts()[1][1:] == ["unfair", "not yet known"]
    assert max(table.fontMetrics().horizontalAdvance(texts[0]) for texts in table.texts()) < table.columnWidth(0)


def test_a_level_that_can_play_it_makes_none_of_doubt(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    with RunStore(folders.data() / STORE) as store:
        keep_level(store, EASY, far, won_by=0)
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert laboratory.answer.playability.text().startswith("Easy can play this map. Of 800 seats of Easy, ")
    assert laboratory.answer.headline.text().startswith("Unfair: ")
    assert colours().error in laboratory.answer.headline.styleSheet()
    assert laboratory.bar.note.isEnabled()


def test_nothing_is_said_of_players_at_random(make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot) -> None:
    keep(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert laboratory.answer.playability.isHidden() and laboratory.results.levels.isHidden()
