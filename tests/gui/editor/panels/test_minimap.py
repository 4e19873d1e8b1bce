from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.foreign_things import FLAT_COLOURS
from rbdesigner.art.line_tile import ground_colour
from rbdesigner.art.palette import WATER, of_player
from rbdesigner.hexes import Hex, Orientation, position
from rbdesigner.rules.tables import IRRIGATION_MARK
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.editing import lay
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.model import Properties
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas.tile_layer import show_style
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.minimap import MinimapPanel
from tests.gui.editor.panels.support import PLAIN, NotingViewer, settle

Show = Callable[..., None]
COLOURS = {terrain: ground_colour(terrain, BoardStyle.PAINTED) for terrain in Terrain}


@pytest.fixture
def minimap(document: Document, shown: Show, qtbot: QtBot) -> MinimapPanel:
    minimap = MinimapPanel()
    minimap._pause.setInterval(1)
    minimap.set_document(document)
    shown(minimap, 240, 180)
    qtbot.waitUntil(lambda: not minimap._pause.isActive())
    return minimap


def colour_at(minimap: MinimapPanel, place: Hex, dx: float = 0.0, dy: float = 0.0) -> QColor:
    x, y = position(place, minimap.document.scenario.orientation)
    return minimap.grab().toImage().pixelColor(minimap.on_panel(QPointF(x + dx, y + dy)).toPoint())


def is_like(first: QColor, second: QColor) -> bool:
    return all(abs(a - b) <= 6 for a, b in zip(first.getRgb()[:3], second.getRgb()[:3], strict=True))


@pytest.mark.parametrize("orientation", list(Orientation))
def test_terrains_are_where_they_belong(minimap: MinimapPanel, document: Document, orientation: Orientation) -> None:
    document.perform(edit(document.scenario, properties=Properties(orientation=orientation)), "turn")
    settle()
    for place, there in PLAIN.items():
        assert is_like(colour_at(minimap, place), COLOURS[there.terrain]), place


def test_the_small_map_follows_the_style(minimap: MinimapPanel) -> None:
    try:
        for style in (BoardStyle.INK, BoardStyle.PAINTED):
            show_style(style)
            for place, there in PLAIN.items():
                assert is_like(colour_at(minimap, place), ground_colour(there.terrain, style)), (style, place)
    finally:
        show_style(BoardStyle.PAINTED)


def test_a_changed_tile_is_repainted_and_undone(minimap: MinimapPanel, document: Document) -> None:
    document.perform(edit(document.scenario, tiles={Hex(0, 0): tile(Terrain.DESERT)}), "lay")
    settle()
    assert is_like(colour_at(minimap, Hex(0, 0)), COLOURS[Terrain.DESERT])
    document.undo_stack.undo()
    settle()
    assert is_like(colour_at(minimap, Hex(0, 0)), COLOURS[Terrain.PASTURE])


def test_a_polder_is_seen_and_gone_when_a_tile_is_laid_on_it(
    minimap: MinimapPanel, document: Document, qtbot: QtBot
) -> None:
    place = Hex(9, 0)
    document.perform(edit(document.scenario, foreign={place: Foreign(ForeignTile.POLDER)}), "put")
    qtbot.waitUntil(lambda: is_like(colour_at(minimap, place), FLAT_COLOURS[ForeignTile.POLDER]))
    document.perform(lay(document.scenario, {place: tile(Terrain.DESERT)}), "lay")
    qtbot.waitUntil(lambda: is_like(colour_at(minimap, place), COLOURS[Terrain.DESERT]))


def test_deserts_are_green_once_they_are_irrigated(minimap: MinimapPanel, document: Document) -> None:
    document.perform(edit(document.scenario, tiles={Hex(0, 0): tile(Terrain.DESERT)}), "lay")
    properties = replace(document.scenario.properties, wonder_prefill=IRRIGATION_MARK)
    document.perform(edit(document.scenario, properties=properties), "fill")
    settle()
    assert is_like(colour_at(minimap, Hex(0, 0)), COLOURS[Terrain.PASTURE])
    document.undo_stack.undo()
    settle()
    assert is_like(colour_at(minimap, Hex(0, 0)), COLOURS[Terrain.DESERT])


def test_an_erased_tile_is_gone(minimap: MinimapPanel, document: Document) -> None:
    document.perform(edit(document.scenario, tiles={Hex(0, 0): None}), "erase")
    settle()
    assert is_like(colour_at(minimap, Hex(0, 0)), minimap.palette().base().color())


def test_rivers_and_homes_show(minimap: MinimapPanel, document: Document) -> None:
    there = {Hex(0, 0): tile(Terrain.WOODS, ((0, 3),))}
    document.perform(edit(document.scenario, tiles=there, homes={Hex(1, 0): Home(0, 2)}), "lay")
    settle()
    assert is_like(colour_at(minimap, Hex(0, 0), dy=0.5), WATER)
    assert is_like(colour_at(minimap, Hex(0, 0), dx=0.6), COLOURS[Terrain.WOODS])
    assert is_like(colour_at(minimap, Hex(1, 0)), of_player(2))


def test_a_growing_map_is_fitted_after_a_pause(minimap: MinimapPanel, document: Document, qtbot: QtBot) -> None:
    far = Hex(12, 0)
    document.perform(edit(document.scenario, tiles={far: tile(Terrain.MOUNTAIN)}), "lay")
    qtbot.waitUntil(
        lambda: minimap.rect().contains(minimap.on_panel(QPointF(*position(far, Orientation.FLAT))).toPoint())
    )
    assert is_like(colour_at(minimap, far), COLOURS[Terrain.MOUNTAIN])
    document.undo_stack.undo()
    qtbot.waitUntil(lambda: is_like(colour_at(minimap, Hex(0, 0)), COLOURS[Terrain.PASTURE]))


def test_click_and_drag_pan_the_view(minimap: MinimapPanel, viewer: NotingViewer) -> None:
    minimap.set_editor(viewer)
    woods = minimap.on_panel(QPointF(*position(Hex(1, 0), Orientation.FLAT))).toPoint()
    QTest.mousePress(minimap, Qt.MouseButton.LeftButton, pos=woods)
    assert (viewer.points[-1] - QPointF(*position(Hex(1, 0), Orientation.FLAT))).manhattanLength() < 0.2
    QTest.mouseMove(minimap, woods + QPoint(20, 0))
    QTest.mouseRelease(minimap, Qt.MouseButton.LeftButton, pos=woods + QPoint(20, 0))
    before = viewer.points[-1]
    QTest.keyClick(minimap, Qt.Key.Key_Left)
    assert viewer.points[-1] == before - QPointF(1, 0)


def test_the_frame_shows_what_is_visible(minimap: MinimapPanel, viewer: NotingViewer) -> None:
    viewer.seen.setRect(-0.7, -0.5, 1.4, 1.0)
    minimap.set_editor(viewer)
    outside = colour_at(minimap, Hex(1, 0))
    inside = colour_at(minimap, Hex(0, 0))
    assert is_like(inside, COLOURS[Terrain.PASTURE])
    assert not is_like(outside, COLOURS[Terrain.WOODS])
    minimap.set_editor(None)
    assert is_like(colour_at(minimap, Hex(1, 0)), COLOURS[Terrain.WOODS])


def test_nothing_to_show(minimap: MinimapPanel, document: Document) -> None:
    minimap.set_document(None)
    assert minimap.grab().toImage().pixelColor(120, 90) == minimap.palette().base().color()


def test_a_tile_far_away_leaves_the_map_as_large_as_it_is(
    document: Document, minimap: MinimapPanel, qtbot: QtBot
) -> None:
    before = minimap.on_panel(QPointF(0, 0))
    document.perform(edit(document.scenario, tiles={Hex(1000, -1000): tile(Terrain.SEA)}), "far away")
    settle()
    qtbot.waitUntil(lambda: not minimap._pause.isActive())
    assert minimap.on_panel(QPointF(0, 0)) == before
