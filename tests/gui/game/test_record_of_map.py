"""The result of a game becomes the record of its scenario: in the open map, in its file, or in another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Record, Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.panels.final_board import FinalBoard
from rbdesigner.ui.shell.files.record_writing import same_board
from rbdesigner.ui.shell.window import MainWindow
from tests.engine.games.test_games import played
from tests.gui.answering import Answers, choose_file, press, reading, trigger
from tests.gui.game.begun import in_front, isle, some_actions, start
from tests.gui.game.ended_games import SOLO, close, finish, nearly_over, shown_board, text

BREAKDOWN = "2 stock 240, 1 coin 40, 4 gold 40, wonder 20"


def take_over(board: FinalBoard) -> None:
    assert board.take_over.isVisible()
    QTest.mouseClick(board.take_over, Qt.MouseButton.LeftButton)


def test_a_record_goes_into_the_open_map_as_an_edit(window: MainWindow, home: Path, qtbot: QtBot) -> None:
    path = home / "millbrook.rbmap"
    scenario = played(SOLO.stem).scenario.copy()
    files.save(scenario, path)
    window.workbench.files.open(path)
    map_page = window.tabs.current_map
    assert map_page is not None
    page = nearly_over(window, home)
    finish(page, qtbot)
    board = shown_board(qtbot)
    take_over(board)
    assert text(board, "taken-over").startswith("The record is in the open map “Millbrook”.")
    assert not board.take_over.isVisible()
    record = map_page.document.scenario.properties.record
    assert record is not None
    assert (record.score, record.breakdown, record.holder) == (340, BREAKDOWN, "Ann")
    assert map_page.document.is_modified
    assert files.load(path).properties.record is None, "until the map is saved"
    close(board, qtbot)
    trigger(window, "play.result", qtbot)
    board = shown_board(qtbot)
    assert text(board, "record").endswith("You have reached it.")
    assert not board.take_over.isVisible()
    close(board, qtbot)
    assert page.players.solo is not None
    window.tabs.setCurrentWidget(map_page)
    trigger(window, "edit.undo", qtbot)
    assert map_page.document.scenario.properties.record is None


def test_a_map_changed_since_is_asked_about(window: MainWindow, answers: Answers, home: Path, qtbot: QtBot) -> None:
    page = nearly_over(window, home)
    map_page = window.workbench.games._map_of(page)
    document = map_page.document
    document.perform(edit(document.scenario, tiles={Hex(9, 9): tile(Terrain.DESERT)}), "Lay a tile")
    window.tabs.setCurrentWidget(page)
    finish(page, qtbot)
    board = shown_board(qtbot)
    for pressed, points in (("cancel", None), ("save", 340)):
        said: list[str] = []
        answers.give("message", reading(said, press(pressed)))
        take_over(board)
        assert said[0].startswith("The map “Millbrook” has been changed since this game was begun.")
        record = document.scenario.properties.record
        assert (record.score if record is not None else None) == points
        assert board.take_over.isVisible() == (points is None)
    close(board, qtbot)


def one_turn() -> Scenario:
    scenario = isle()
    scenario.properties = replace(scenario.properties, turns=1)
    return scenario


def ended_game_of_file(window: MainWindow, answers: Answers, path: Path, qtbot: QtBot) -> GamePage:
    """A game of a map in a file that was closed, saved, closed and opened again before its end, so that its points
    are more than any record."""
    files.save(one_turn(), path)
    window.workbench.files.open(path)
    map_page = window.tabs.current_map
    assert map_page is not None
    map_page.editor.setFocus()
    qtbot.waitUntil(lambda: window.registry["play.start"].isEnabled())
    answers.give("new-game", start)
    QTest.keyClick(map_page.editor, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: window.tabs.current_game is not None)
    page = in_front(window)
    some_actions(page.match, 2)
    window.workbench.files.close(map_page)
    game_path = path.with_suffix(".rbgame")
    page.match.path = game_path
    assert window.workbench.files.save(page)
    assert window.workbench.files.close(page)
    assert window.workbench.files.open(game_path)
    return in_front(window)


def end_with_points(page: GamePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> FinalBoard:
    """Play on at random to the end; whatever came of it counts as a record."""
    monkeypatch.setattr(FinalBoard, "is_record", True)
    player = RandomPlayer(5)
    while not page.match.game.over:
        page.match.do(player.decide(page.match.game))
    return shown_board(qtbot)


def test_a_record_goes_into_the_file_of_the_map_if_it_is_known(
    window: MainWindow, answers: Answers, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = home / "isle.json"
    page = ended_game_of_file(window, answers, path, qtbot)
    board = end_with_points(page, qtbot, monkeypatch)
    said: list[str] = []
    answers.give("message", reading(said, press("cancel")))
    take_over(board)
    assert str(path) in said[0]
    assert files.load(path).properties.record is None
    assert board.take_over.isVisible()
    answers.give("message", press("save"))
    take_over(board)
    record = files.load(path).properties.record
    assert record is not None
    assert record.score == board.scores[0].total
    assert files.load(path) == replace_record(one_turn(), record)
    assert text(board, "taken-over") == f"The record is in {path}."
    close(board, qtbot)


def replace_record(scenario: Scenario, record: Record) -> Scenario:
    scenario.properties = replace(scenario.properties, record=record)
    return scenario


def spoil(path: Path) -> None:
    path.write_text("{")


def other_map(path: Path) -> None:
    scenario = one_turn()
    scenario.tiles[Hex(1, 1)] = tile(Terrain.DESERT)
    files.save(scenario, path)


def test_where_the_file_of_the_map_holds_another_the_map_played_is_saved_elsewhere(
    window: MainWindow, answers: Answers, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = home / "isle.json", home / "with record.rbmap"
    page = ended_game_of_file(window, answers, path, qtbot)
    board = end_with_points(page, qtbot, monkeypatch)
    changes: list[tuple[Callable[[Path], None], str, str]] = [
        (spoil, "cannot be read", "cancel"),
        (Path.unlink, "cannot be read", "cancel"),
        (other_map, "has been changed since", "save_elsewhere"),
    ]
    for change, reason, pressed in changes:
        change(path)
        before = path.read_bytes() if path.exists() else None
        said: list[str] = []
        answers.give("message", reading(said, press(pressed)))
        if pressed == "save_elsewhere":
            answers.give("file-choice", choose_file(other))
        take_over(board)
        assert reason in said[0]
        assert (path.read_bytes() if path.exists() else None) == before
        assert other.exists() == (pressed == "save_elsewhere")
    assert files.load(other).properties.record is not None
    assert same_board(files.load(other), one_turn())
    close(board, qtbot)


def test_a_record_of_a_game_without_a_known_map_makes_a_scenario(
    window: MainWindow, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    page, path = nearly_over(window, home), home / "new.rbmap"
    finish(page, qtbot)
    board = shown_board(qtbot)
    answers.give("file-choice", press_escape)
    take_over(board)
    assert board.take_over.isVisible()
    answers.give("file-choice", choose_file(path))
    take_over(board)
    record = files.load(path).properties.record
    assert record is not None
    assert (record.score, record.breakdown) == (340, BREAKDOWN)
    close(board, qtbot)


def press_escape(dialog: QWidget) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
