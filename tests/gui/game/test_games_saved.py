"""Saved games that another program has changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, choose_file, press, reading, trigger
from tests.gui.game.begun import in_front, isle, some_actions

pytestmark = pytest.mark.kept_window


def in_file(window: MainWindow, path: Path) -> GamePage:
    """A game in a file, with actions that the file does not hold, while another program has written there."""
    game = Game.new(isle(), 1, 4)
    game_records.save(game, path)
    assert window.workbench.files.open(path)
    page = in_front(window)
    some_actions(page.match, 5)
    path.write_text(path.read_text().replace('"seed": 4', '"seed":  4'))
    return page


@pytest.mark.parametrize("answer", ["keep_mine", "save_elsewhere", "reload", "cancel"])
def test_a_game_changed_by_another_program_is_not_overwritten_unasked(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path, answer: str
) -> None:
    path, other = home / "mine.rbgame", home / "other.rbgame"
    page = in_file(window, path)
    log, there = page.match.game.log[:], path.read_bytes()
    said: list[str] = []
    answers.give("message", reading(said, press(answer)))
    if answer == "save_elsewhere":
        answers.give("file-choice", choose_file(other))
    trigger(window, "file.save", qtbot)
    assert said[0].startswith("Another program has changed the file")
    assert str(path) in said[0]
    assert (path.read_bytes() == there) == (answer != "keep_mine")
    now = in_front(window)
    assert now.match.is_modified == (answer == "cancel")
    if answer == "reload":
        assert now.match.game.log == Game.load(path).log != log
        assert window.tabs.games() == [now]
    else:
        assert now is page
        assert now.match.game.log == log
    if answer in ("keep_mine", "save_elsewhere"):
        assert Game.load(path if answer == "keep_mine" else other).log == log


def test_a_game_is_not_lost_when_the_changed_file_cannot_be_read(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    path = home / "mine.rbgame"
    page = in_file(window, path)
    path.write_text("{")
    said: list[str] = []
    answers.give("message", press("reload"))
    answers.give("message", reading(said))
    trigger(window, "file.save", qtbot)
    assert said[0].startswith("This game cannot be opened.\n")
    assert window.tabs.games() == [page]
    assert page.match.is_modified
