"""The games of a run in the laboratory: listed, narrowed down, opened."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.state import Phase
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_games import RunGameColumn
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, reading
from tests.gui.game.mouse import click
from tests.gui.laboratory.kept_games import AT_RANDOM, keep, shown
from tests.lab.sample_runs import row

pytestmark = pytest.mark.kept_window


def test_what_is_kept_is_shown_again_and_games_are_opened_from_it(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    keep(row(0), row(1)._replace(decided=7))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert laboratory.fields.settings.players == AT_RANDOM
    assert laboratory.go_button.text() == "&Go on" and laboratory.go_button.isEnabled()
    laboratory.tabs.setCurrentWidget(laboratory.games)
    assert laboratory.games.count.text() == "2 games"
    games = laboratory.games.list
    spot = games.visualRect(laboratory.games.model.index(1, 0)).center()
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(games.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    page = window.tabs.current_game
    assert page is not None
    assert (page.match.state.turn, page.match.state.phase) == (7, Phase.PRODUCTION)
    page.match.look_at(page.match.moment - 1)
    assert page.match.state.turn == 6
    page.match.look_at(len(page.match.game.log))
    assert page.match.state.over
    assert tuple(score.total for score in page.match.game.scores()) == tuple(seat.points for seat in row(1).seats)
    games.activated.emit(laboratory.games.model.index(1, 0))
    assert len(window.tabs.games()) == 1  # the tab that it has


def test_games_that_failed_are_opened_where_they_did_and_solo_games_at_the_beginning(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    broken = row(1)._replace(ending="failed", failure="turn 33: ValueError: broken", decided=0)
    keep(row(0)._replace(decided=0), broken)
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    games = laboratory.games
    laboratory.tabs.setCurrentWidget(games)
    assert games.list.isColumnHidden(RunGameColumn.DECIDED)
    for number, moment in ((0, 0), (1, len(broken.log))):
        games.list.setCurrentIndex(games.model.index(number, 0))
        click(games.open_button)
        page = window.tabs.current_game
        assert page is not None and page.match.moment == moment
        laboratory.activateWindow()


def test_the_columns_of_games_are_as_wide_as_what_they_say_and_a_game_that_is_gone_is_told(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, answers: Answers
) -> None:
    keep(row(0), row(1))
    laboratory = make_laboratory()
    laboratory.resize(1000, 700)
    shown(laboratory, qtbot)
    laboratory.tabs.setCurrentWidget(laboratory.games)
    table = laboratory.games.list
    header = table.horizontalHeader()
    for column in range(header.count()):
        needed = max(table.sizeHintForColumn(column), header.sectionSizeHint(column))
        assert header.sectionSize(column) >= needed, laboratory.games.model.titles[column]
    assert not table.horizontalScrollBar().isVisible()
    told: list[str] = []
    answers.give("message", reading(told))
    laboratory.game_wanted.emit(1, laboratory.work.results[0]._replace(number=99))
    assert told and "cannot be opened" in told[0]


def test_games_that_failed_are_told_and_found(make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot) -> None:
    keep(row(0), row(1)._replace(ending="failed", failure="turn 3: ValueError: broken"))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert laboratory.answer.remarks.text().startswith("1 game failed and is not counted")
    assert "only 1 seed" in laboratory.answer.remarks.text()
    laboratory.tabs.setCurrentWidget(laboratory.games)
    model = laboratory.games.model
    laboratory.games.by_ending.setCurrentIndex(laboratory.games.by_ending.findData("failed"))
    assert laboratory.games.count.text() == "1 of 2 games"
    assert model.index(0, RunGameColumn.ENDING).data() == "failed: turn 3: ValueError: broken"
    laboratory.games.by_ending.setCurrentIndex(0)
    laboratory.games.list.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert [model.index(at, 0).data() for at in range(2)] == ["2", "1"]


def test_games_are_narrowed_down_to_those_that_a_home_won(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    places = sorted(seat.home for seat in row(0).seats)
    winners = [places[0], places[1], places[0], None]  # the last one has failed
    games = []
    for number, winner in enumerate(winners):
        seats = tuple(seat._replace(won=int(seat.home == winner)) for seat in row(number).seats)
        failure = "" if winner else "turn 3: ValueError: broken"
        games.append(row(number)._replace(seats=seats, failure=failure, ending="turns" if winner else "failed"))
    keep(*games)
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.tabs.setCurrentWidget(laboratory.games)
    listed, by_home = laboratory.games, laboratory.games.by_home

    def numbers() -> list[str]:
        return [listed.model.index(at, RunGameColumn.NUMBER).data() for at in range(listed.model.rowCount())]

    titles = [by_home.itemText(at) for at in range(by_home.count())]
    assert titles == ["Won by any home", "Won by North-east", "Won by South-west"]
    assert numbers() == ["1", "2", "3", "4"]
    by_home.setFocus()
    QTest.keyClick(by_home, Qt.Key.Key_Down)
    assert by_home.currentText() == "Won by North-east"
    assert (numbers(), listed.count.text()) == (["1", "3"], "2 of 4 games")
    QTest.mouseClick(by_home, Qt.MouseButton.LeftButton)
    choice = by_home.view()
    qtbot.waitUntil(choice.isVisible)
    qtbot.wait(QApplication.doubleClickInterval())  # a release right after the press does not choose
    spot = choice.visualRect(by_home.model().index(2, 0)).center()
    QTest.mouseClick(choice.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    qtbot.waitUntil(lambda: by_home.currentText() == "Won by South-west")
    assert (numbers(), listed.count.text()) == (["2"], "1 of 4 games")
    listed.by_ending.setCurrentIndex(listed.by_ending.findData("failed"))
    assert numbers() == []
    by_home.setFocus()
    QTest.keyClick(by_home, Qt.Key.Key_Home)
    assert numbers() == ["4"]
