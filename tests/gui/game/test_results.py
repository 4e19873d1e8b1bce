"""The ends of games: shown, kept and compared, with mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.play.archive import ArchiveError, Origin
from rbdesigner.play.strokes import Span
from rbdesigner.players.player_setup import SEATS
from rbdesigner.players.registry import RANDOM
from rbdesigner.scenario.model import Record
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from tests.engine.games.test_games import played
from tests.gui.answering import Answers, reading, trigger
from tests.gui.game.begun import begun, in_front, isle, some_actions
from tests.gui.game.ended_games import GAMES, SOLO, close, finish, nearly_over, shown_board, text


def is_quiet(qtbot: QtBot) -> bool:
    """No board comes."""
    qtbot.wait(60)
    return QApplication.activeModalWidget() is None


# The board


def test_the_end_is_shown_by_itself_and_from_the_menu_and_stays_the_own_when_it_is_opened_again(
    window: MainWindow, home: Path, qtbot: QtBot
) -> None:
    page = nearly_over(window, home)
    qtbot.waitUntil(lambda: window.registry["play.start"].isEnabled())
    assert not window.registry["play.result"].isEnabled()
    finish(page, qtbot)
    board = shown_board(qtbot)
    assert text(board, "headline") == "340 points"
    assert board.scores[0].total == page.match.game.scores()[0].total
    close(board, qtbot)
    trigger(window, "play.result", qtbot)
    again = shown_board(qtbot)
    assert text(again, "headline") == "340 points"
    close(again, qtbot)
    page.match.undo(Span.PHASE)
    qtbot.waitUntil(lambda: not window.registry["play.result"].isEnabled())
    page.match.redo(Span.PHASE)
    qtbot.waitUntil(lambda: window.registry["play.result"].isEnabled())
    assert window.workbench.files.save(page)
    assert window.workbench.files.close(page)
    assert window.workbench.files.open(home / "solo.rbgame")
    trigger(window, "play.result", qtbot)
    board = shown_board(qtbot)
    assert text(board, "best") == "This is the first game of this scenario that you have finished."
    close(board, qtbot)
    assert [game.how for game in window.workbench.games.results.archive.games()] == [Origin.HERE]


def test_an_end_waits_until_it_is_in_front_and_one_taken_back_is_shown_again_only_if_it_is_another(
    window: MainWindow, home: Path, qtbot: QtBot
) -> None:
    page = nearly_over(window, home)
    map_page = window.workbench.maps.show(isle())
    page.match.do(Done(0))
    assert page.match.game.over
    assert is_quiet(qtbot)
    assert window.tabs.current_map is map_page
    window.tabs.setCurrentWidget(page)
    close(shown_board(qtbot), qtbot)
    window.tabs.setCurrentWidget(map_page)
    window.tabs.setCurrentWidget(page)
    assert is_quiet(qtbot)
    page.match.undo()
    page.match.redo()
    assert page.match.game.over
    assert is_quiet(qtbot), "it is the same end"
    page.match.undo(Span.PHASE)
    page.match.do(Done(0))
    assert page.match.game.over
    board = shown_board(qtbot)
    assert text(board, "headline") != "340 points"
    close(board, qtbot)
    (kept,) = window.workbench.games.results.archive.games()
    assert kept.points == (340,), "the better end of the same game stays"
    assert kept.over


def test_record_and_own_best_are_told(window: MainWindow, home: Path, qtbot: QtBot) -> None:
    page = nearly_over(window, home, Record(400, "3 stock 360, wonder 40", "Ann", "2026-01-31"))
    finish(page, qtbot)
    board = shown_board(qtbot)
    assert text(board, "best") == "This is the first game of this scenario that you have finished."
    assert text(board, "record").startswith("Record of the scenario: 400 points · Ann · 31 Jan 2026 · 3 stock 360")
    assert text(board, "record").endswith("You have missed it by 60 points.")
    assert not board.take_over.isVisible()
    close(board, qtbot)
    window.workbench.files.close(page) if not page.match.is_modified else window.workbench.files.save(page)
    other = played(SOLO.stem).copy()
    other.go_to(len(other.log) - 3)
    path = home / "other.rbgame"
    game_records.save(other, path)
    assert window.workbench.files.open(path)
    second = in_front(window)
    assert second.players.solo is not None
    assert second.players.solo.best[0].text() == "340", "the other game, not this one"
    second.match.do(Done(0))
    board = shown_board(qtbot)
    assert "340 points. This game is" in text(board, "best")
    close(board, qtbot)


# Whose game it is


def nearly_over_of_machine(window: MainWindow, home: Path) -> GamePage:
    page = nearly_over(window, home)
    page.match.game.extra = {**page.match.game.extra, SEATS: [RANDOM.name]}
    game_records.save(page.match.game, home / "machine.rbgame")
    assert window.workbench.files.open(home / "machine.rbgame")
    return in_front(window)


def test_the_end_of_a_game_that_was_over_when_it_was_opened_is_a_click_away_and_not_the_own_best(
    window: MainWindow, home: Path, qtbot: QtBot
) -> None:
    assert window.workbench.files.open(SOLO)
    assert is_quiet(qtbot), "it is told of only when it is asked for"
    page = in_front(window)
    assert page.match.game.over
    assert window.workbench.games.results.archive.games() == []
    bar = page.turn_bar
    qtbot.waitUntil(bar.result.isVisible)
    assert bar.player.full_text == "The game is over: 340 points"
    QTest.mouseClick(bar.result, Qt.MouseButton.LeftButton)
    board = shown_board(qtbot)
    assert text(board, "headline") == "340 points"
    assert text(board, "best") == "This game was over when it was opened, so it does not count as yours."
    assert text(board, "record") == "No record of this scenario is known yet."
    assert board.take_over.isVisible(), "it is a result of the scenario all the same"
    close(board, qtbot)
    page.match.undo()
    page.match.redo()
    assert window.workbench.files.close(page)
    (kept,) = window.workbench.games.results.archive.games()
    assert kept.how is Origin.OPENED
    page = nearly_over(window, home)
    assert page.players.solo is not None
    assert page.players.solo.best[1].text() == "no finished game yet"
    finish(page, qtbot)
    board = shown_board(qtbot)
    assert text(board, "best") == "This is the first game of this scenario that you have finished."
    close(board, qtbot)


def test_a_game_of_a_machine_is_nobodys_best(window: MainWindow, home: Path, qtbot: QtBot) -> None:
    page = nearly_over_of_machine(window, home)
    board = shown_board(qtbot)
    assert page.match.game.over
    assert text(board, "best") == "A machine has played this game, so it does not count as yours."
    assert text(board, "record") == "No record of this scenario is known yet."
    assert not board.take_over.isVisible()
    close(board, qtbot)
    assert [game.how for game in window.workbench.games.results.archive.games()] == [Origin.MACHINE]
    other = nearly_over(window, home)
    assert other.players.solo is not None
    assert other.players.solo.best[1].text() == "no finished game yet"


def test_a_damaged_archive_is_told_of_in_the_window(window: MainWindow, home: Path, qtbot: QtBot) -> None:
    (folders.data() / "games.sqlite").write_bytes(b"no database at all" * 100)
    page = nearly_over(window, home)
    finish(page, qtbot)
    close(shown_board(qtbot), qtbot)
    (told,) = window.notices.texts()
    assert window.notices.isVisible()
    (aside,) = folders.data().glob("games-damaged-*")
    assert str(aside) in told
    assert len(window.workbench.games.results.archive.games()) == 1


# An archive in trouble


def test_a_game_goes_on_without_its_archive_which_is_told_once_in_one_line(
    window: MainWindow, answers: Answers, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, page = begun(window, answers, isle(), qtbot)
    some_actions(page.match, 3)
    archive = window.workbench.games.results.archive
    archive._file.path.mkdir(parents=True)
    said: list[str] = []
    answers.give("message", reading(said))
    page.match.path = home / "mine.rbgame"
    assert window.workbench.files.save(page)
    (told,) = said
    head, reason = told.split("\n")
    assert head == "The game could not be kept among the games played."
    assert reason.endswith("it cannot be opened")
    assert Game.load(home / "mine.rbgame").log == page.match.game.log
    some_actions(page.match, 1)
    assert window.workbench.files.save(page)
    assert window.workbench.files.close(page)
    with pytest.raises(ArchiveError):
        archive.games()
    answers.give("message", reading(said))
    trigger(window, "play.games", qtbot)
    assert said[-1].startswith("The games played cannot be read.\n")


def test_the_board_of_several_tells_each_ones_points_and_nothing_of_records(window: MainWindow, qtbot: QtBot) -> None:
    assert window.workbench.files.open(GAMES / "quartet-crossroads.rbgame")
    page = in_front(window)
    trigger(window, "play.result", qtbot)
    board = shown_board(qtbot)
    scores = page.match.game.scores()
    best = max(scores, key=lambda score: score.total)
    assert text(board, "headline") == f"{page.seats.name(best.player)} wins with {best.total} points"
    for place, player in enumerate(board.ranking, 1):
        line = board.findChild(QWidget, f"result-{player + 1}")
        assert isinstance(line, QWidget)
        assert line.accessibleName() == f"{place}. {page.seats.name(player)}: {scores[player].total} points"
        said = [label.text() for label in line.findChildren(QLabel)]
        assert f"Goods {sum(scores[player].goods)}:" in said
        assert [row for row in said if row.startswith("row ")] == [
            f"row {row}" for row, points in enumerate(scores[player].rows, 1) if points
        ]
    assert not board.take_over.isVisible()
    assert board.findChild(QLabel, "record") is None
    assert board.height() < 680
    for label in board.findChildren(QLabel):
        assert label.width() >= label.minimumSizeHint().width()
    close(board, qtbot)
