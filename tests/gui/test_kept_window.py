"""The window that tests share: nothing leaks from one test to the next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.conftest import new_window, take_down
from tests.gui.kept_window import KeptWindow, WindowState


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
    QDialog(window).show()


def test_what_a_test_opens_and_takes_is_gone_for_the_next(kept: KeptWindow) -> None:
    window = kept.lend()
    before = WindowState.of(window)
    used(window)
    assert WindowState.of(window) != before
    kept.take_back()
    assert kept.lend() is window
    assert WindowState.of(window) == before
    assert window.tabs.pages() == []


@pytest.mark.parametrize("trace", ["dock", "theme", "size", "action"])
def test_a_window_in_which_something_stays_is_lent_to_nobody_else(trace: str, kept: KeptWindow) -> None:
    window = kept.lend()
    if trace == "dock":
        assert window.workbench.docks is not None
        window.workbench.docks.docks["history"].setFloating(True)
    elif trace == "theme":
        window.registry["theme.dark"].trigger()
    elif trace == "size":
        window.setMinimumWidth(1500)
    else:
        window.registry["file.new"].setText("Another")
    kept.take_back()
    assert kept.lend() is not window
