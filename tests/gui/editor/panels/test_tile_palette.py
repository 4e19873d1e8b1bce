from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QToolButton

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import OWN_BOX, UNLIMITED, Box, Terrain, TileKind, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.tile_palette import TilePalette
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.widgets.picture_grid import PictureEntry, Supply
from tests.gui.editor.panels.support import clipped, settle

Show = Callable[..., None]
SHARP_WOODS = TileKind(Terrain.WOODS, ((0, 1),))


@pytest.fixture
def palette(document: Document, settings: ToolSettings, shown: Show) -> TilePalette:
    palette = TilePalette(settings)
    palette.set_document(document)
    shown(palette, 264, 900)
    return palette


def entry(palette: TilePalette, kind: TileKind) -> PictureEntry:
    row = palette.grid.pictures.row_of(kind)
    assert row is not None
    return palette.grid.pictures.entries[row]


def index(palette: TilePalette, kind: TileKind) -> QModelIndex:
    row = palette.grid.pictures.row_of(kind)
    assert row is not None
    return palette.grid.pictures.index(row)


def click(palette: TilePalette, kind: TileKind) -> None:
    at = index(palette, kind)
    palette.grid.scrollTo(at)
    QTest.mouseClick(palette.grid.viewport(), Qt.MouseButton.LeftButton, pos=palette.grid.visualRect(at).center())


def test_numbers_left_follow_laying_and_undo(palette: TilePalette, document: Document) -> None:
    assert entry(palette, SHARP_WOODS).label == "1"
    document.perform(edit(document.scenario, tiles={Hex(3, 0): tile(Terrain.WOODS, ((2, 3),))}), "lay")
    settle()
    used_up = entry(palette, SHARP_WOODS)
    assert (used_up.label, used_up.supply) == ("✕ 0", Supply.USED_UP)
    document.perform(edit(document.scenario, tiles={Hex(4, 0): tile(Terrain.WOODS, ((0, 1),))}), "lay")
    settle()
    too_many = entry(palette, SHARP_WOODS)
    assert (too_many.label, too_many.supply) == ("⚠ −1", Supply.TOO_MANY)
    assert "1 more than in the box" in too_many.tip
    document.undo_stack.undo()
    document.undo_stack.undo()
    settle()
    assert (entry(palette, SHARP_WOODS).label, entry(palette, SHARP_WOODS).supply) == ("1", Supply.PLENTY)


def test_only_changed_kinds_are_told(palette: TilePalette, document: Document) -> None:
    told: list[int] = []
    palette.grid.pictures.dataChanged.connect(lambda first, last: told.append(first.row()))
    document.perform(edit(document.scenario, tiles={Hex(3, 0): tile(Terrain.DESERT)}), "lay")
    settle()
    assert told == [palette.grid.pictures.row_of(TileKind(Terrain.DESERT))]


def test_another_box_changes_all_numbers(palette: TilePalette, document: Document) -> None:
    properties = document.scenario.properties
    document.perform(edit(document.scenario, properties=replace(properties, box=UNLIMITED)), "box")
    settle()
    assert entry(palette, SHARP_WOODS).label == "∞"
    own = Box(OWN_BOX, "Mine", {TileKind(Terrain.WOODS, ((0, 2, 4),)): 5})
    document.perform(edit(document.scenario, properties=replace(properties, box=own)), "box")
    settle()
    woods = [each.key for each in palette.grid.pictures.entries if each.key and each.key.terrain is Terrain.WOODS]
    assert woods == [TileKind(Terrain.WOODS, ((0, 2, 4),))]


def test_a_click_chooses_and_brings_the_tile_tool(palette: TilePalette, settings: ToolSettings) -> None:
    settings.turn_tile(2)
    settings.tool = ToolKey.SELECT
    click(palette, SHARP_WOODS)
    assert settings.tile == tile(Terrain.WOODS, ((2, 3),))
    assert settings.tool is ToolKey.TILE
    assert palette.in_hand.name.text() == "Woods, sharp bend"
    settings.tool = ToolKey.SELECT
    click(palette, SHARP_WOODS)
    assert settings.tool is ToolKey.TILE


def test_a_click_on_a_heading_or_a_gap_chooses_nothing(palette: TilePalette, settings: ToolSettings) -> None:
    before = settings.tile
    QTest.mouseClick(palette.grid.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 8))
    assert settings.tile == before


def test_arrow_keys_choose(palette: TilePalette, settings: ToolSettings) -> None:
    click(palette, TileKind(Terrain.PASTURE))
    QTest.keyClick(palette.grid, Qt.Key.Key_Right)
    assert settings.tile.kind == TileKind(Terrain.PASTURE, ((0, 3),))
    QTest.keyClick(palette.grid, Qt.Key.Key_Left)
    for _ in range(3):
        QTest.keyClick(palette.grid, Qt.Key.Key_Down)
    assert settings.tile.terrain is not Terrain.PASTURE


def test_turning_buttons(palette: TilePalette, settings: ToolSettings) -> None:
    settings.choose_tile(Terrain.ROCK, ((0, 1),))
    left, right = (palette.in_hand.findChild(QToolButton, name) for name in ("turn-left", "turn-right"))
    QTest.mouseClick(right, Qt.MouseButton.LeftButton)
    assert settings.tile.rivers == ((1, 2),)
    QTest.mouseClick(left, Qt.MouseButton.LeftButton)
    QTest.mouseClick(left, Qt.MouseButton.LeftButton)
    assert settings.tile.rivers == ((0, 5),)


def test_search_finds_by_words_and_enter_chooses(palette: TilePalette, settings: ToolSettings) -> None:
    QTest.keyClicks(palette.search, "woods sharp")
    kinds = [each.key for each in palette.grid.pictures.entries if not each.is_heading]
    assert kinds[0] == SHARP_WOODS
    assert {kind.terrain for kind in kinds} == {Terrain.WOODS}
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert settings.tile.kind == SHARP_WOODS
    QTest.keyClicks(palette.search, " nonsense")
    assert palette.grid.pictures.rowCount() == 0


def test_more_shapes(palette: TilePalette) -> None:
    rare = TileKind(Terrain.DESERT, ((0, 1), (2, 3), (4, 5)))
    assert palette.grid.pictures.row_of(rare) is None
    QTest.mouseClick(palette.more, Qt.MouseButton.LeftButton)
    assert entry(palette, rare).supply is Supply.NOT_THERE


def test_choosing_elsewhere_shows_here(palette: TilePalette, settings: ToolSettings) -> None:
    settings.choose_tile(Terrain.SEA, ())
    assert palette.grid.currentIndex() == index(palette, TileKind(Terrain.SEA))
    settings.choose_tile(Terrain.WOODS, ((0,), (1,), (2,)))
    assert not palette.grid.currentIndex().isValid()


def test_showing_another_document_or_searching_does_not_choose(
    palette: TilePalette, settings: ToolSettings, qapp: object
) -> None:
    settings.choose_tile(Terrain.ROCK, ())
    settings.tool = ToolKey.SELECT
    palette.set_document(Document(Scenario()))
    palette.search.setText("r")
    palette.search.clear()
    assert settings.tool is ToolKey.SELECT
    assert settings.tile == tile(Terrain.ROCK)


def test_composing_from_the_palette(palette: TilePalette, settings: ToolSettings) -> None:
    from rbdesigner.ui.editor.panels.tile_composer import ComposeDialog

    palette.open_composer()
    dialog = palette.findChild(ComposeDialog)
    dialog.composer.set_tile(Terrain.ROCK, ((1,), (2, 5)))
    dialog.accept()
    assert settings.tile == tile(Terrain.ROCK, ((1,), (2, 5)))


def test_the_model_is_sound(palette: TilePalette, document: Document, qapp: object) -> None:
    tester = QAbstractItemModelTester(
        palette.grid.pictures, QAbstractItemModelTester.FailureReportingMode.Fatal, palette
    )
    palette.search.setText("rock")
    palette.search.clear()
    document.perform(edit(document.scenario, tiles={Hex(3, 0): tile(Terrain.SEA)}), "lay")
    settle()
    assert tester.model() is palette.grid.pictures


def test_entries_are_named_for_screen_readers(palette: TilePalette) -> None:
    text = index(palette, SHARP_WOODS).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == "Woods, sharp bend\n1 of 1 left in the box"


def test_long_texts_are_not_clipped(long_texts: None, document: Document, settings: ToolSettings, shown: Show) -> None:
    palette = TilePalette(settings)
    palette.set_document(document)
    shown(palette, 280, 600)
    assert palette.width() == 280
    assert clipped(palette) == []


def test_tiles_that_the_box_lacks_are_offered_only_as_more_shapes(palette: TilePalette) -> None:
    def lacking() -> list[PictureEntry]:
        return [each for each in palette.grid.pictures.entries if each.supply is Supply.NOT_THERE]

    assert not lacking()
    QTest.mouseClick(palette.more, Qt.MouseButton.LeftButton)
    assert len(lacking()) > 20
    QTest.mouseClick(palette.more, Qt.MouseButton.LeftButton)
    assert not lacking()


def test_a_terrain_that_the_box_lacks_can_be_laid_without_rivers(palette: TilePalette, document: Document) -> None:
    box = Box(OWN_BOX, "Rocks", {TileKind(Terrain.ROCK): 3})
    properties = replace(document.scenario.properties, box=box)
    document.perform(edit(document.scenario, properties=properties), "box")
    settle()
    kinds = [each.key for each in palette.grid.pictures.entries if not each.is_heading]
    assert kinds == [TileKind(terrain) for terrain in Terrain]
