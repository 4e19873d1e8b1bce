"""Saved games with an entry that cannot be done: looked at up to there, and gone on with as new games."""

from __future__ import annotations

import json
import sqlite3
import zlib
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.play.archive import identify
from rbdesigner.scenario.unsaved_copies import GAME, head_line
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.recovery import recover
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import abandoned_sessions
from rbdesigner.ui.widgets.banner import Banner
from tests.gui.answering import Answers, choose_file, press_text, trigger
from tests.gui.game.begun import in_front, isle, played


def broken(game: Game) -> str:
    """The text of a game with a step off the map and four entries more behind its last entry."""
    data = json.loads(game_records.dumps(game))
    data["log"] += ["1: step donkey1 9,9", *["1: done"] * 4]
    return json.dumps(data)


def notice_of(page: GamePage) -> Banner | None:
    return page.findChild(Banner, "banner")


def test_a_game_with_a_bad_entry_is_looked_at_and_goes_on_as_another(
    window: MainWindow, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    game = played(isle(), 6)
    key = identify(game)
    path, text = home / "evening.rbgame", broken(game)
    path.write_text(text, "utf-8")
    assert window.workbench.files.open(path)
    page = in_front(window)
    match, notice = page.match, notice_of(page)
    assert notice is not None
    assert "the file stays as it is." in notice.text
    assert "'9,9' is not on the map" in notice.text
    assert notice.text.endswith(": 5")
    assert match.game.log == game.log
    assert not match.is_present
    assert not match.can_undo
    assert not page.is_modified
    page.undo()
    trigger(window, "file.save", qtbot)
    trigger(window, "file.save_as", qtbot)
    assert match.game.log == game.log
    assert "Go on from here first" in page.turn_bar.past.text.full_text
    match.look_at(2)
    qtbot.waitUntil(page.turn_bar.past.back.isVisible)
    QTest.mouseClick(page.turn_bar.past.back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.turn_bar.past.back.isVisible())
    assert not match.is_present
    press_text("Go on from here as a new game")(notice)
    assert match.is_present
    assert page.is_modified
    match.do(Done(0))
    own = home / "mine.rbgame"
    answers.give("file-choice", choose_file(own))
    trigger(window, "file.save", qtbot)
    assert Game.load(own).log == match.game.log
    assert path.read_text("utf-8") == text
    assert identify(match.game) != key


def test_the_notice_goes_when_one_goes_on_from_an_earlier_moment(window: MainWindow, home: Path, qtbot: QtBot) -> None:
    path = home / "evening.rbgame"
    path.write_text(broken(played(isle(), 6)), "utf-8")
    assert window.workbench.files.open(path)
    page = in_front(window)
    page.match.look_at(3)
    qtbot.waitUntil(page.turn_bar.past.on.isVisible)
    QTest.mouseClick(page.turn_bar.past.on, Qt.MouseButton.LeftButton)
    assert page.match.is_present
    assert len(page.match.game.log) == 3
    assert page.path is None
    qtbot.waitUntil(lambda: notice_of(page) is None)


def test_a_bad_entry_in_the_games_played_stays_there(window: MainWindow, qtbot: QtBot) -> None:
    game = played(isle(), 6)
    games, text = window.workbench.games, broken(game)
    key = games.results.archive.keep(game)
    with sqlite3.connect(folders.data() / "games.sqlite") as connection:
        connection.execute("update games set game = ?", (zlib.compress(text.encode()),))
    connection.close()
    games.played.open(key)
    page = in_front(window)
    assert not page.match.is_present
    page.match.resume()
    page.match.do(Done(0))
    trigger(window, "file.close", qtbot)
    assert games.results.archive.text(key) == text
    assert len(games.results.archive.games()) == 2


def test_a_copy_with_a_bad_entry_is_looked_at_and_stays(window: MainWindow, answers: Answers) -> None:
    game, before = played(isle(), 6), folders.sessions() / "20260101-120000-abcdef"
    before.mkdir(parents=True)
    stored = before / "game-1.autosave"
    text = f"{head_line(GAME, 'Isle', None, turn=1)}\n{broken(game)}\n"
    stored.write_text(text, "utf-8")
    answers.give("recovery", press_text("Open these"))
    recover(window, abandoned_sessions(window._session), with_tabs=False)
    page = in_front(window)
    assert page.match.game.log == game.log
    assert not page.match.is_present
    assert stored.read_text("utf-8") == text
