"""Stamps: parts of maps in nine slots, kept for all maps and for the next start."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.shell.stamp_commands import kept_at
from rbdesigner.ui.shell.window import MainWindow

pytestmark = pytest.mark.kept_window

WOODS = tile(Terrain.WOODS)
MINE = {ORIGIN: (Building(BuildingKind.SAWMILL, 0),)}


def trigger(window: MainWindow, key: str, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.registry[key].isEnabled())
    window.registry[key].trigger()


def status_text(window: MainWindow) -> str:
    return window.workbench.status.hint.text()


def test_a_stamp_is_kept_for_other_maps_and_other_windows(make_window: Callable[[], MainWindow], qtbot: QtBot) -> None:
    window = make_window()
    page = window.workbench.maps.show(Scenario(tiles=dict.fromkeys(disk(ORIGIN, 1), WOODS), pieces=dict(MINE)))
    page.document.selection = frozenset([ORIGIN, Hex(0, 1)])
    trigger(window, "keep.3", qtbot)
    assert "2 tiles kept as stamp 3" in status_text(window)
    other = make_window()
    empty = other.workbench.maps.show(Scenario())
    trigger(other, "stamp.3", qtbot)
    toolbox = empty.editor.toolbox
    toolbox.apply()
    tiles = empty.document.scenario.tiles
    assert len(tiles) == 2 and set(tiles.values()) == {WOODS}
    assert list(empty.document.scenario.pieces.values()) == [MINE[ORIGIN]]
    assert empty.document.undo_stack.count() == 1


def test_the_menu_shows_the_stamps_and_what_cannot_be_laid_is_said(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario(tiles=dict.fromkeys(disk(ORIGIN, 1), WOODS)))
    page.document.selection = frozenset(disk(ORIGIN, 1))
    trigger(window, "keep.2", qtbot)
    menu = window.findChild(QMenu, "stamps")
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions()]
    assert texts[:3] == ["Stamp &1: empty", "Stamp &2: 7 tiles", "Stamp &3: empty"]
    assert not window.registry["stamp.2"].icon().isNull()
    page.document.selection = frozenset([ORIGIN])
    trigger(window, "keep.2", qtbot)
    menu.aboutToShow.emit()
    assert window.registry["stamp.2"].text() == "Stamp &2: 1 tile"

    trigger(window, "stamp.1", qtbot)
    assert status_text(window).startswith("Nothing is kept as stamp 1")
    kept_at(1).write_text("{", "utf-8")
    trigger(window, "stamp.1", qtbot)
    assert status_text(window).startswith("The stamp cannot be read: ")
    page.document.selection = frozenset()
    qtbot.waitUntil(lambda: not window.registry["keep.1"].isEnabled())
