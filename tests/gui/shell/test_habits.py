"""Habits at the desk: locked tiles, favourites, many tiles at once, tabs that come back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import ORIGIN, Hex, border_key, disk, position
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.editing import lay
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building, Home, Road
from rbdesigner.tiles import Terrain, TileKind, tile
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.panels.many_tiles import ManyTiles
from rbdesigner.ui.editor.panels.place_inspector import PlaceInspector
from rbdesigner.ui.editor.panels.tile_palette import Favourite, TilePalette
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.favourites import favourites
from rbdesigner.ui.storage.kept_tabs import KeptTab, folder_of_last, kept_tabs
from tests.gui.answering import trigger

pytestmark = pytest.mark.kept_window

WOODS, SEA, RIVER = tile(Terrain.WOODS), tile(Terrain.SEA), tile(Terrain.ROCK, ((0, 3),))
LOCKED, FREE = Hex(1, 0), Hex(-1, 0)


def some_map() -> Scenario:
    made = Scenario(tiles=dict.fromkeys(disk(ORIGIN, 1), WOODS))
    made.tiles[LOCKED], made.homes[LOCKED] = RIVER, Home(1, 1)
    made.pieces[FREE] = (Building(BuildingKind.SAWMILL),)
    return made


@pytest.fixture
def page(window: MainWindow) -> DocumentPage:
    return window.workbench.maps.show(some_map())


def click(page: DocumentPage, place: Hex) -> None:
    view = page.editor.view
    middle = view.viewportTransform().map(QPointF(*position(place, page.document.scenario.orientation))).toPoint()
    QTest.mouseMove(view.viewport(), middle)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)


# Locked tiles


def lock(window: MainWindow, page: DocumentPage, qtbot: QtBot, *places: Hex) -> None:
    page.document.selection = frozenset(places)
    trigger(window, "map.lock", qtbot)
    page.document.selection = frozenset()
    assert page.document.locked == frozenset(places)


def test_no_tool_changes_a_locked_tile(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    lock(window, page, qtbot, LOCKED)
    for tool in (ToolKey.TILE, ToolKey.ERASE, ToolKey.HOME, ToolKey.PIECE, ToolKey.RIVER):
        window.workbench.settings.tool = tool
        click(page, LOCKED)
        assert page.document.scenario == some_map(), tool
        assert page.document.undo_stack.count() == 0, tool


def test_why_nothing_happens_is_said_and_unlocking_helps(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    lock(window, page, qtbot, LOCKED)
    page.document.selection = frozenset([LOCKED])
    trigger(window, "edit.delete", qtbot)
    qtbot.waitUntil(lambda: "locked" in window.workbench.status.hint.text())
    assert LOCKED in page.document.scenario.tiles
    trigger(window, "map.unlock_all", qtbot)
    trigger(window, "edit.delete", qtbot)
    assert LOCKED not in page.document.scenario.tiles
    qtbot.waitUntil(lambda: not window.registry["map.unlock_all"].isEnabled())


def test_a_brush_and_filling_go_around_locked_tiles(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    lock(window, page, qtbot, LOCKED, ORIGIN)
    settings = window.workbench.settings
    settings.choose_tile(Terrain.DESERT, ())
    settings.radius = 1
    click(page, ORIGIN)
    tiles = page.document.scenario.tiles
    assert (tiles[ORIGIN], tiles[LOCKED]) == (WOODS, RIVER)
    assert all(tiles[place].terrain is Terrain.DESERT for place in disk(ORIGIN, 1) if place not in (ORIGIN, LOCKED))
    settings.tool = ToolKey.ERASE
    click(page, ORIGIN)
    assert set(page.document.scenario.tiles) == {ORIGIN, LOCKED}


def test_moving_onto_a_locked_tile_does_nothing_at_all(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    lock(window, page, qtbot, LOCKED)
    page.document.selection = frozenset([ORIGIN])
    for edge in range(6):
        page.editor.selecting.nudge(edge)
        page.undo()
    assert page.document.scenario == some_map()


def test_undo_and_reading_the_file_again_pass_locks(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "map.json"
    files.save(some_map(), path)
    assert window.workbench.files.open(path)
    page = window.tabs.current_map
    assert page is not None
    page.document.perform(lay(page.document.scenario, {LOCKED: SEA}), "sea")
    page.document.locks = frozenset([LOCKED])
    page.undo()
    assert page.document.scenario.tiles[LOCKED] == RIVER
    page.redo()
    assert window.workbench.maps.reload(page)
    assert page.document.scenario.tiles[LOCKED] == RIVER


# Many tiles at once


def panel_of_many(window: MainWindow) -> ManyTiles:
    docks = window.workbench.docks
    assert docks is not None
    docks.bring("place")
    panel = docks.panels["place"]
    assert isinstance(panel, PlaceInspector)
    return panel.many


def test_many_tiles_show_what_differs_and_change_at_once(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    page.document.perform(edit(page.document.scenario, roads={border_key(ORIGIN, 0): Road()}), "road")
    page.document.selection = frozenset(page.document.scenario.tiles)
    many = panel_of_many(window)
    qtbot.waitUntil(many.isVisible)
    assert many.title.text() == "7 tiles selected"
    assert many.terrain.currentText() == "several: 6 woods, 1 rock"
    assert {key: label.text() for key, label in many.counts.items()} == {
        "rivers": "on 1 of 7",
        "homes": "1",
        "pieces": "1",
        "links": "1",
    }
    many.terrain.setFocus()
    many.terrain.setCurrentIndex(many.terrain.findData(Terrain.MOUNTAIN))
    many.terrain.activated.emit(many.terrain.currentIndex())
    tiles = page.document.scenario.tiles
    assert {there.terrain for there in tiles.values()} == {Terrain.MOUNTAIN}
    assert tiles[LOCKED].rivers == RIVER.rivers
    for key in ("rivers", "homes", "pieces", "links"):
        QTest.mouseClick(many.buttons[key], Qt.MouseButton.LeftButton)
        assert not many.buttons[key].isEnabled()
    scenario = page.document.scenario
    assert not (scenario.homes or scenario.pieces or scenario.roads)
    assert not any(there.rivers for there in scenario.tiles.values())
    assert page.document.undo_stack.count() == 6


def test_many_tiles_are_locked_by_a_box_with_three_states(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    page.document.locks = frozenset([LOCKED])
    page.document.selection = frozenset([LOCKED, ORIGIN])
    many = panel_of_many(window)
    qtbot.waitUntil(lambda: many.lock.checkState() is Qt.CheckState.PartiallyChecked)
    many.lock.setFocus()
    QTest.keyClick(many.lock, Qt.Key.Key_Space)
    assert page.document.locked == {LOCKED, ORIGIN}
    assert many.lock.checkState() is Qt.CheckState.Checked
    QTest.keyClick(many.lock, Qt.Key.Key_Space)
    assert page.document.locked == frozenset()
    assert many.lock.checkState() is Qt.CheckState.Unchecked


# Favourites


def palette_of(window: MainWindow) -> TilePalette:
    docks = window.workbench.docks
    assert docks is not None
    palette = docks.panels["tiles"]
    assert isinstance(palette, TilePalette)
    return palette


@pytest.mark.parametrize(
    "stored", ["", "{", "[1]", '[["lava", []]]', '[["woods", [[7]]]]', '[["woods", 3]]', '{"a": 1}']
)
def test_settings_of_any_kind_are_no_favourites_and_no_tabs(stored: str) -> None:
    folders.settings().setValue("favourite_tiles", stored)
    assert favourites() == []
    folder = folder_of_last()
    folder.mkdir(parents=True)
    for text in (stored, f"[{stored}]"):
        (folder / "tabs.json").write_text(text)
        assert not kept_tabs(folder)
    (folder / "tabs.json").write_text(
        '[{"kind": "map", "path": "isle.json", "copy": "../isle", "of a later version": 1}]'
    )
    assert kept_tabs(folder) == [KeptTab("map", Path("isle.json"))]


# Tabs that come back


def test_tabs_and_favourites_come_back_as_they_were_seen(
    make_window: Callable[[], MainWindow], tmp_path: Path, qtbot: QtBot
) -> None:
    window = make_window()
    paths = [tmp_path / f"{name}.json" for name in ("one", "two", "three")]
    for path in paths:
        files.save(some_map(), path)
        window.workbench.files.open(path)
    pages = window.tabs.maps()
    window.tabs.setCurrentWidget(pages[1])
    pages[1].editor.zoom_to(150)
    pages[1].editor.centre_at(QPointF(1.5, -0.5))
    pages[1].document.locks = frozenset([LOCKED])
    bend = TileKind(Terrain.WOODS, ((0, 1),))
    window.workbench.settings.choose_tile(*bend)
    trigger(window, "tool.favourite", qtbot)
    entries = palette_of(window).grid.pictures.entries
    assert [entries[0].title, entries[1].key] == ["Favourites", Favourite(bend)]
    window.close()
    paths[2].unlink()
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    assert [page.path for page in other.tabs.maps()] == paths[:2]
    assert [page.path for page in other.tabs.pages()] == paths, "the tab of the file that is gone stays"
    front = other.tabs.current_map
    assert front is not None and front.path == paths[1]
    qtbot.wait(50)
    assert round(front.editor.zoom) == 150
    seen = front.editor.visible_rect().center()
    assert abs(seen.x() - 1.5) < 0.1 and abs(seen.y() + 0.5) < 0.1
    assert front.document.locked == {LOCKED} and not front.document.is_modified
    assert other.tabs.maps()[0].editor.view.is_fitted
    palette = palette_of(other)
    palette.grid.setCurrentIndex(palette.grid.pictures.index(1))
    assert other.workbench.settings.tile.kind == bend
    assert palette.grid.currentIndex().row() == 1
    trigger(other, "tool.favourite", qtbot)
    assert favourites() == []
    assert palette.grid.pictures.entries[0].title == "Pasture"
