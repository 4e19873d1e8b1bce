"""The table of games played."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.play.archive import ArchivedGame
from rbdesigner.ui.dialogs.games.played_games import GameColumn, PlayedGames
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage.languages import day_of
from tests.gui.answering import Answers, press, trigger
from tests.gui.game.begun import begun, in_front, isle, some_actions

BEGUN = "2026-11-01T10:00:00+00:00"
LATER, LAST = BEGUN.replace("01T", "02T"), BEGUN.replace("01T", "03T")
GAMES = [
    ArchivedGame("a", "Millbrook", "RB-11", 1, (), 3, BEGUN, LATER, 20, True, (90,)),
    ArchivedGame("b", "Gold Isle", "RB-21", 2, ("", "Bo"), 4, BEGUN, LAST, 7, False, (10, 120)),
    ArchivedGame("c", "Millbrook", "RB-11", 1, ("Ann",), 5, BEGUN, BEGUN, 20, True, (340,)),
]


@pytest.fixture
def dialog(qtbot: QtBot) -> PlayedGames:
    dialog = PlayedGames(GAMES)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def column(dialog: PlayedGames, which: GameColumn = GameColumn.POINTS) -> list[str]:
    model = dialog.model
    return [str(model.data(model.index(row, which))) for row in range(model.rowCount())]


def click_heading(dialog: PlayedGames, which: GameColumn) -> None:
    header = dialog.list.header()
    at = header.sectionViewportPosition(which) + 8
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at, 8))


def test_games_are_sorted_by_what_a_column_means(dialog: PlayedGames) -> None:
    assert column(dialog) == ["10 : 120", "90", "340"]
    click_heading(dialog, GameColumn.POINTS)
    first = column(dialog)
    click_heading(dialog, GameColumn.POINTS)
    assert sorted([first, column(dialog)]) == [["340", "10 : 120", "90"], ["90", "10 : 120", "340"]]
    click_heading(dialog, GameColumn.MAP)
    assert column(dialog, GameColumn.MAP) in (
        ["Gold Isle", "Millbrook", "Millbrook"],
        ["Millbrook"] * 2 + ["Gold Isle"],
    )


def test_players_are_told_by_their_names(dialog: PlayedGames) -> None:
    assert column(dialog, GameColumn.PLAYERS) == ["Player 1, Bo", "solo", "solo: Ann"]


def test_a_search_finds_maps_codes_and_names_and_return_opens_the_first(dialog: PlayedGames, qtbot: QtBot) -> None:
    QTest.keyClicks(dialog.search, "mill ANN")
    assert column(dialog) == ["340"]
    assert dialog.count.text() == "1 of 3 games"
    with qtbot.waitSignal(dialog.game_wanted) as wanted:
        QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert wanted.args == ["c"]


def test_solo_and_ended_games_are_picked_out_with_the_keyboard(dialog: PlayedGames) -> None:
    QTest.keyClick(dialog.by_players, Qt.Key.Key_Down)
    assert column(dialog) == ["90", "340"]
    QTest.keyClick(dialog.by_players, Qt.Key.Key_Down)
    assert column(dialog) == ["10 : 120"]
    QTest.keyClick(dialog.by_state, Qt.Key.Key_Down)
    assert column(dialog) == []
    assert not dialog.open_button.isEnabled()
    QTest.keyClick(dialog.by_state, Qt.Key.Key_Down)
    assert column(dialog) == ["10 : 120"]


def test_where_there_is_nothing_to_list_it_is_told_why(dialog: PlayedGames, qtbot: QtBot) -> None:
    assert dialog.list.isVisible()
    QTest.keyClicks(dialog.search, "nowhere")
    assert dialog.none_found.isVisible()
    QTest.keyClicks(dialog.search, "\b" * len("nowhere"))
    assert dialog.list.isVisible()
    empty = PlayedGames([])
    qtbot.addWidget(empty)
    empty.show()
    assert empty.none_yet.isVisible()
    assert "F5" in empty.none_yet.text.text()


def test_a_double_click_opens(dialog: PlayedGames, qtbot: QtBot) -> None:
    at = dialog.list.visualRect(dialog.model.index(1, 0)).center()
    viewport = dialog.list.viewport()
    with qtbot.waitSignal(dialog.game_wanted) as wanted:
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert wanted.args == ["a"]


def test_several_games_can_be_forgotten_at_once_if_one_says_so_twice(
    dialog: PlayedGames, answers: Answers, qtbot: QtBot
) -> None:
    dialog.list.selectAll()
    assert not dialog.open_button.isEnabled()
    answers.give("message", press("cancel"))
    QTest.mouseClick(dialog.forget_button, Qt.MouseButton.LeftButton)
    assert len(column(dialog)) == 3
    answers.give("message", press("discard"))
    dialog.activateWindow()
    dialog.list.setFocus()
    qtbot.waitUntil(dialog.list.hasFocus)
    with qtbot.waitSignal(dialog.forget_wanted) as wanted:
        QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert sorted(wanted.args[0]) == ["a", "b", "c"]
    assert column(dialog) == []
    assert not dialog.forget_button.isEnabled()
    assert dialog.count.text() == "0 games"


def test_thousands_of_games_are_narrowed_down(qtbot: QtBot) -> None:
    games = [GAMES[number % 3]._replace(id=str(number), title=f"Map {number}") for number in range(5000)]
    dialog = PlayedGames(games)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.search.setText("map 49")
    assert len(column(dialog)) == sum("49" in str(number) for number in range(5000))


def test_an_unfinished_game_is_found_again_opened_once_and_forgotten(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    _, page = begun(window, answers, isle(), qtbot)
    some_actions(page.match, 4)
    log = page.match.game.log[:]
    assert window.workbench.files.close(page)
    answers.give("played-games", lambda dialog: QTest.keyClick(dialog.search, Qt.Key.Key_Return))  # type: ignore[attr-defined]
    trigger(window, "play.games", qtbot)
    again = in_front(window)
    assert again.match.game.log == log
    assert not again.match.is_modified
    answers.give("played-games", lambda dialog: QTest.keyClick(dialog.search, Qt.Key.Key_Return))  # type: ignore[attr-defined]
    trigger(window, "play.games", qtbot)
    assert window.tabs.games() == [again]
    archive = window.workbench.games.results.archive
    (kept,) = archive.games()
    answers.give("played-games", forget)
    answers.give("message", press("discard"))
    trigger(window, "play.games", qtbot)
    assert archive.text(kept.id) is None, "it is gone for good"
    assert Game.loads(game_records.dumps(again.match.game)).log == log, "it is played on"


def forget(dialog: object) -> None:
    """Once this answer is given, as the question that comes back needs one as well."""
    assert isinstance(dialog, PlayedGames)

    def press_forget() -> None:
        QTest.mouseClick(dialog.forget_button, Qt.MouseButton.LeftButton)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(0, dialog, press_forget)


def test_times_are_told_so_that_nobody_takes_the_day_for_the_month(dialog: PlayedGames) -> None:
    assert all(re.fullmatch(r"[1-4] Nov 2026, \d\d:\d\d", each) for each in column(dialog, GameColumn.PLAYED))


def test_a_day_is_told_as_in_the_table() -> None:
    assert day_of("2026-11-21T12:00:00+00:00") == "21 Nov 2026"
