"""Copies of unsaved work go on whole after a moment without room, and the user is told while they cannot."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.play.journal_file import JournalFile
from rbdesigner.play.match import Match
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.copies import autosave
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session, abandoned_sessions
from tests.gui.copies import game_in, map_in
from tests.gui.full_disk import needs_limits, no_file_beyond
from tests.gui.game.begun import isle, shown, some_actions
from tests.parameters import few

pytestmark = [needs_limits, pytest.mark.kept_window]


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody wants to wait for seconds until something is tried again."""
    monkeypatch.setattr(autosave, "RETRY_MS", 40)
    monkeypatch.setattr(autosave, "MOST_RETRY_MS", 80)
    monkeypatch.setattr(autosave, "LOOK_MS", 100)


def own_session(window: MainWindow) -> Session:
    return window._session


def the_copy(window: MainWindow) -> Copy:
    (copy,) = own_session(window).copies()
    return copy


def holds(window: MainWindow, match: Match) -> bool:
    copies = own_session(window).copies()
    try:
        return len(copies) == 1 and game_in(copies[0]).log == match.game.log
    except ScenarioError:
        return False


def notices(window: MainWindow) -> list[str]:
    """The notices that can be seen."""
    return window.notices.texts() if window.notices.isVisible() else []


@pytest.mark.parametrize("room", few([10, 0, 1, 40], 2))
def test_a_game_goes_on_whole_after_a_moment_without_room(room: int, window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, isle())
    match = page.match
    some_actions(match, 8)
    window.workbench.autosave.flush()
    assert holds(window, match)
    assert notices(window) == []
    before = len(match.game.log)
    with no_file_beyond(the_copy(window).stored.stat().st_size + room):
        some_actions(match, 12)
        qtbot.waitUntil(lambda: bool(notices(window)))
        assert "the disk takes no file of this size" in notices(window)[0]
        assert str(folders.sessions()) in notices(window)[0]
        some_actions(match, 3)
        assert before <= len(game_in(the_copy(window)).log) < len(match.game.log), "as far as there was room"
    qtbot.waitUntil(lambda: holds(window, match))
    qtbot.waitUntil(lambda: notices(window) == [])
    some_actions(match, 5)
    assert holds(window, match), "at once, as before"


def test_a_game_that_begins_on_a_full_disk_is_kept_as_soon_as_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, isle())
    with no_file_beyond(100):
        some_actions(page.match, 20)
        qtbot.waitUntil(lambda: bool(notices(window)))
        assert own_session(window).copies() == []
    qtbot.waitUntil(lambda: holds(window, page.match))
    qtbot.waitUntil(lambda: notices(window) == [])


def test_what_was_taken_back_without_room_is_in_the_copy_too(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, isle())
    match = page.match
    some_actions(match, 10)
    window.workbench.autosave.flush()
    with no_file_beyond(the_copy(window).stored.stat().st_size + 5):
        for _ in range(6):
            match.undo()
        while len(match.game.legal_actions()) == 1:
            match.undo()
        match.do(next(action for action in match.game.legal_actions() if action != match.undone[0]))
        qtbot.waitUntil(lambda: bool(notices(window)))
    qtbot.waitUntil(lambda: holds(window, match))
    assert len(Match(game_in(the_copy(window))).variations.all) == len(match.variations.all) == 1


def test_a_saved_game_is_no_trouble_any_more(window: MainWindow, qtbot: QtBot, home: Path) -> None:
    page = shown(window, isle())
    with no_file_beyond(100):
        some_actions(page.match, 4)
        qtbot.waitUntil(lambda: bool(notices(window)))
        page.match.mark_saved()
        window.workbench.journals.saved(page)
        assert notices(window) == []
        qtbot.wait(200)
        assert notices(window) == []


def vanish(window: MainWindow) -> None:
    window.workbench.autosave.writer.flush()  # else it may write into the folder while that is taken away
    shutil.rmtree(own_session(window).folder)


def truncate(window: MainWindow) -> None:
    stored = the_copy(window).stored
    stored.write_text(stored.read_text()[:200])


def replace(window: MainWindow) -> None:
    stored = the_copy(window).stored
    other = stored.with_name("other")
    other.write_text("x" * 100_000)
    other.replace(stored)


def lie_in_the_way(window: MainWindow) -> None:
    stored = the_copy(window).stored
    stored.unlink()
    stored.mkdir()
    stored.rmdir()


@pytest.mark.parametrize("fault", [vanish, truncate, replace, lie_in_the_way])
@pytest.mark.parametrize("go_on", few([True, False], 1))
def test_a_copy_that_others_spoil_is_made_again(
    fault: Callable[[MainWindow], object], go_on: bool, window: MainWindow, qtbot: QtBot
) -> None:
    page = shown(window, isle())
    some_actions(page.match, 8)
    window.workbench.autosave.flush()
    fault(window)
    if go_on:
        some_actions(page.match, 1)
    qtbot.waitUntil(lambda: holds(window, page.match))
    assert notices(window) == []


def test_a_folder_made_again_is_that_of_a_running_window(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, isle())
    some_actions(page.match, 3)
    window.workbench.autosave.flush()
    vanish(window)
    some_actions(page.match, 3)
    window.workbench.autosave.flush()
    assert holds(window, page.match)
    other = Session.begin()
    assert abandoned_sessions(other) == []
    other.close()


def changed(window: MainWindow) -> DocumentPage:
    page = window.workbench.maps.show(Scenario())
    tiles = {Hex(q, r): tile(Terrain.SEA) for q in range(10) for r in range(10)}
    page.document.perform(edit(page.document.scenario, tiles=tiles), "Lay")
    return page


def test_a_map_is_kept_as_soon_as_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    page = changed(window)
    with no_file_beyond(1000):
        window.workbench.autosave.flush()
        qtbot.waitUntil(lambda: bool(notices(window)))
        assert own_session(window).copies() == []
        qtbot.wait(300)
        assert len(notices(window)) == 1
    qtbot.waitUntil(lambda: len(own_session(window).copies()) == 1)
    assert map_in(the_copy(window)) == page.document.scenario
    qtbot.waitUntil(lambda: notices(window) == [])


def test_a_map_whose_copy_vanishes_gets_another(window: MainWindow, qtbot: QtBot) -> None:
    page = changed(window)
    window.workbench.autosave.flush()
    assert len(own_session(window).copies()) == 1
    vanish(window)
    qtbot.waitUntil(lambda: len(own_session(window).copies()) == 1)
    assert map_in(the_copy(window)) == page.document.scenario


def test_a_notice_can_be_put_away_and_comes_again_with_the_next_trouble(window: MainWindow, qtbot: QtBot) -> None:
    page = changed(window)
    for _ in range(2):
        with no_file_beyond(1000):
            window.workbench.autosave.flush()
            qtbot.waitUntil(lambda: bool(notices(window)))
            window.notices.clear("copies")
            qtbot.wait(200)
            assert notices(window) == []
        qtbot.waitUntil(lambda: len(own_session(window).copies()) == 1)
        qtbot.wait(50)
        vanish(window)
        page.document.perform(edit(page.document.scenario, tiles={Hex(30, 30): tile(Terrain.ROCK)}), "Lay")


def test_lines_that_were_not_forced_to_the_disk_are_soon(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[int] = []
    force = JournalFile._force

    def note(file: JournalFile) -> None:
        force(file)
        forced.append(file._kept)

    monkeypatch.setattr(JournalFile, "_force", note)
    page = shown(window, isle())
    some_actions(page.match, 9)
    qtbot.waitUntil(lambda: bool(forced) and forced[-1] == 9)
    some_actions(page.match, 50)
    qtbot.waitUntil(lambda: forced[-1] == 59)
    assert len(forced) < 20, "not for every action"
