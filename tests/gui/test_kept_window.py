"""The window that tests share: nothing leaks from one test to the next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session
from tests.gui.conftest import move_home, new_window, take_down
from tests.gui.game.begun import isle, played
from tests.gui.kept_window import KeptWindow, WindowState
from tests.parameters import few


@pytest.fixture
def kept(qtbot: QtBot) -> Iterator[KeptWindow]:
    kept = KeptWindow(new_window, take_down)
    yield kept
    kept.close()


def used(window: MainWindow) -> None:
    """A map with an edit that nobody saves, a tool and a tile in hand, a dialog that is open."""
    page = window.workbench.maps.show(Scenario())
    page.document.perform(edit(page.document.scenario, tiles={Hex(0, 0): tile(Terrain.SEA)}), "given")
    window.workbench.settings.choose_tile(Terrain.ROCK, ())
    window.workbench.settings.tool = ToolKey.BRIDGE
    window.resize(900, 600)
    dialog = QDialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()


def test_what_a_test_opens_and_takes_is_gone_for_the_next(kept: KeptWindow) -> None:
    window = kept.lend()
    before = WindowState.of(window)
    used(window)
    assert WindowState.of(window) != before
    kept.take_back()
    assert kept.lend() is window
    assert WindowState.of(window) == before
    assert window.tabs.pages() == []


def test_it_keeps_its_work_in_the_home_of_each_test(
    kept: KeptWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = kept.lend()
    kept.take_back()
    (tmp_path / "another").mkdir()
    move_home(tmp_path / "another", monkeypatch)
    assert kept.lend() is window
    folder = window._session.folder
    assert (folder.parent, folder.is_dir(), Session(folder).take()) == (folders.sessions(), True, False)
    window.workbench.games.results.archive.keep(played(isle(), 1))
    assert (folders.data() / "games.sqlite").is_file()


def test_what_is_still_written_goes_to_the_home_of_the_test_before(
    kept: KeptWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = kept.lend()
    session, before = window._session, window._session.folder
    moved = Event()

    def write_slowly() -> None:
        assert not moved.wait(0.1), "the window has moved"
        session.restore()

    kept.take_back()
    written = window.workbench.autosave.writer.submit(write_slowly)
    (tmp_path / "another").mkdir()
    move_home(tmp_path / "another", monkeypatch)
    assert kept.lend() is window
    moved.set()
    assert written.done()
    assert not before.exists()


@pytest.mark.parametrize(
    "trace", few(["dock", "dialog", "action", "noted", "theme", "size", "closed", "guide", "notice"], 4)
)
def test_a_window_in_which_something_stays_is_lent_to_nobody_else(trace: str, kept: KeptWindow) -> None:
    window = kept.lend()
    if trace == "dock":
        assert window.workbench.docks is not None
        window.workbench.docks.docks["history"].setFloating(True)
    elif trace == "theme":
        window.registry["theme.dark"].trigger()
    elif trace == "size":
        window.setMinimumWidth(1500)
    elif trace == "closed":
        window.close()
    elif trace == "guide":
        window.registry["help.guide"].trigger()
    elif trace == "dialog":
        QDialog(window).hide()
    elif trace == "notice":
        window.notices.tell("copies", "A copy could not be kept.")
    elif trace == "noted":
        window.workbench.games.results._has_failed = True  # it tells of the archive once
    else:
        window.registry["file.new"].setText("Another")
    kept.take_back()
    assert kept._window is None  # the next test gets a new one
