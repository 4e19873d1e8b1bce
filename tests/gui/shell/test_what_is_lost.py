"""What a question before closing says is lost is what is lost: the same is closed without saving and looked for."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QCloseEvent
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games.game import Game
from rbdesigner.play.archive import id_of
from rbdesigner.play.match import Match
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.resources import folder
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.editing import edit
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from tests.gui.answering import Answers, escape, press, reading, trigger
from tests.gui.game.begun import isle, played, some_actions

pytestmark = pytest.mark.kept_window

GAME_FOUND = "You will find it among the games played, just as it is now."
FILE_STAYS = "The file stays as it is."


def change(page: DocumentPage) -> None:
    properties = replace(page.document.scenario.properties, description="another")
    page.document.perform(edit(page.document.scenario, properties=properties), "Description")


def said_on_closing(window: MainWindow, answers: Answers, qtbot: QtBot) -> str:
    """What is said before the tab in front is closed without saving."""
    said: list[str] = []
    answers.give("message", reading(said, press("discard")))
    open_before = window.tabs.count()
    trigger(window, "file.close", qtbot)
    assert window.tabs.count() == open_before - 1 or not (window.tabs.maps() or window.tabs.games())
    return said[0].split("\n", 1)[1]


def kept_log(window: MainWindow, key: str) -> list[object] | None:
    text = window.workbench.games.results.archive.text(key)
    return list(Game.loads(text).log) if text is not None else None


# Maps


def test_a_new_map(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    change(window.workbench.maps.show(isle()))
    assert said_on_closing(window, answers, qtbot) == "It has not been saved. The whole map will be lost."


def test_a_map_with_a_file(window: MainWindow, answers: Answers, qtbot: QtBot, home: Path) -> None:
    path = home / "isle.json"
    files.save(isle(), path)
    before = path.read_bytes()
    window.workbench.files.open(path)
    change(window.tabs.maps()[0])
    told = "Changes since the last save will be lost. The file stays as it is."
    assert said_on_closing(window, answers, qtbot) == told
    assert path.read_bytes() == before


def test_a_map_whose_file_is_gone(window: MainWindow, answers: Answers, qtbot: QtBot, home: Path) -> None:
    path = home / "isle.json"
    files.save(isle(), path)
    window.workbench.files.open(path)
    change(window.tabs.maps()[0])
    path.unlink()
    assert said_on_closing(window, answers, qtbot) == "Its file is gone. The whole map will be lost."


def test_a_map_of_another_program(window: MainWindow, answers: Answers, qtbot: QtBot, home: Path) -> None:
    path = home / "theirs.map"
    formats.write([isle()], path, "course")
    before = path.read_bytes()
    window.workbench.files.open(path)
    trigger(window, "file.close", qtbot)  # nothing is lost: it can be read again
    assert not window.tabs.maps()
    window.workbench.files.open(path)
    change(window.tabs.maps()[0])
    told = "Your changes will be lost. The file that it was read from stays as it is."
    assert said_on_closing(window, answers, qtbot) == told
    assert path.read_bytes() == before


def test_a_scenario_that_came_with_the_program(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    path = folder("scenarios") / "millbrook.rbmap"
    window.workbench.files.open(path)
    change(window.tabs.maps()[0])
    told = "Your changes will be lost. The scenario that came with rbdesigner stays as it is."
    assert said_on_closing(window, answers, qtbot) == told


# Games


def begun(window: MainWindow) -> GamePage:
    return window.workbench.games.show(Match(played(isle(), 0)))


def saved_game(window: MainWindow, home: Path) -> tuple[GamePage, Path]:
    page = begun(window)
    some_actions(page.match, 2)
    page.match.path = path = home / "mine.rbgame"
    assert window.workbench.files.save(page)
    some_actions(page.match, 2)
    return page, path


def test_a_game_without_a_file(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    page = begun(window)
    some_actions(page.match, 3)
    key, log = id_of(page.match.game), page.match.game.log[:]
    trigger(window, "file.close", qtbot)  # without a question: nothing is lost
    assert kept_log(window, key) == log


def test_a_game_with_a_file(window: MainWindow, answers: Answers, qtbot: QtBot, home: Path) -> None:
    page, path = saved_game(window, home)
    key, log, before = id_of(page.match.game), page.match.game.log[:], path.read_bytes()
    assert said_on_closing(window, answers, qtbot) == f"{GAME_FOUND} {FILE_STAYS}"
    assert kept_log(window, key) == log
    assert path.read_bytes() == before


def test_a_game_whose_file_is_gone(window: MainWindow, answers: Answers, qtbot: QtBot, home: Path) -> None:
    page, path = saved_game(window, home)
    key, log = id_of(page.match.game), page.match.game.log[:]
    path.unlink()
    assert said_on_closing(window, answers, qtbot) == GAME_FOUND
    assert kept_log(window, key) == log


def ended(window: MainWindow) -> GamePage:
    """A solo game that has come to its end."""
    page = begun(window)
    player = RandomPlayer(5)
    while not page.match.game.over:
        page.match.do(player.decide(page.match.game))
    return page


def test_a_finished_game(window: MainWindow) -> None:
    page = ended(window)
    key, log = id_of(page.match.game), page.match.game.log[:]
    assert window.workbench.files.close(page), "without a question"
    assert kept_log(window, key) == log


def test_a_finished_game_that_was_taken_back_and_not_ended_again(window: MainWindow, answers: Answers) -> None:
    page = ended(window)
    key, log = id_of(page.match.game), page.match.game.log[:]
    for _ in range(6):
        page.match.undo()
    page.match.redo()
    said: list[str] = []
    answers.give("message", reading(said, press("discard")))
    assert window.workbench.files.close(page)
    assert said[0].endswith("Everything since its end will be lost. The games played keep it as it ended.")
    assert kept_log(window, key) == log


def broken_archive() -> None:
    folders.data().mkdir(parents=True, exist_ok=True)
    target = folders.data() / "games.sqlite"
    for each in folders.data().glob("games.sqlite*"):
        each.unlink()
    target.mkdir()


@pytest.mark.parametrize("has_file", [True, False])
def test_a_game_that_the_archive_cannot_keep(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path, has_file: bool
) -> None:
    if has_file:
        page, path = saved_game(window, home)
        before = path.read_bytes()
    else:
        page = begun(window)
        some_actions(page.match, 3)
    broken_archive()
    said: list[str] = []
    answers.give("message", escape)  # that it cannot be kept
    answers.give("message", reading(said, press("discard")))
    trigger(window, "file.close", qtbot)
    if has_file:
        assert said[0].endswith("\nEverything since the last save will be lost. The file stays as it is.")
        assert path.read_bytes() == before
    else:
        text = "It has not been saved, and it cannot be kept among the games played. The whole game will be lost."
        assert said[0].endswith("\n" + text)


def refusing_archive() -> None:
    """Let the archive be read, but keep nothing more, as on a full disk."""
    with closing(sqlite3.connect(folders.data() / "games.sqlite")) as connection, connection:
        for event in ("insert", "update"):
            refusal = "begin select raise(abort, 'disk full'); end"
            connection.execute(f"create trigger no_{event} before {event} on games {refusal}")


@pytest.mark.parametrize("had_file", [True, False])
def test_a_game_of_which_the_archive_keeps_what_was_before(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path, had_file: bool
) -> None:
    page = begun(window)
    some_actions(page.match, 3)
    if had_file:
        page.match.path = home / "mine.rbgame"
        assert window.workbench.files.save(page)
    window.workbench.games.results.keep(page)
    key, log = id_of(page.match.game), page.match.game.log[:]
    some_actions(page.match, 2)
    if had_file:
        (home / "mine.rbgame").unlink()
    refusing_archive()
    said: list[str] = []
    answers.give("message", escape)  # that it cannot be kept
    answers.give("message", reading(said, press("discard")))
    trigger(window, "file.close", qtbot)
    assert said[0].endswith("\nThe last actions will be lost. The games played keep it as it was before.")
    assert page not in window.tabs.games()
    assert kept_log(window, key) == log


def test_quitting_tells_the_fate_of_each(window: MainWindow, answers: Answers, qtbot: QtBot, home: Path) -> None:
    page, _ = saved_game(window, home)
    for number in range(10):
        scenario = isle()
        scenario.properties = replace(scenario.properties, title=f"Draft {number}")
        change(window.workbench.maps.show(scenario))
    said: list[str] = []
    answers.give("message", reading(said, press("cancel")))
    event = QCloseEvent()
    window.closeEvent(event)
    assert not event.isAccepted()
    lines = said[0].split("\n")
    assert lines[:3] == [
        "There are unsaved changes in 11 tabs. Save them?",
        "It has not been saved. The whole map will be lost.",
        "•  Draft 0",
    ]
    assert lines[10:] == ["•  and 2 more", "", f"{GAME_FOUND} {FILE_STAYS}", "•  Isle · mine, turn 1"]
    assert window.tabs.games() == [page]
