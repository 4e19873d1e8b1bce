"""Counts of many more tiles than the box has are shown as they are, and whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont, QFontMetrics

from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, TileKind, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.statistics import LEFT, StatisticsPanel
from rbdesigner.ui.editor.panels.tile_palette import TilePalette
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.widgets.picture_grid import PictureEntry, fitting_font

Show = Callable[..., None]


@pytest.mark.parametrize("number", [99, 125, 1100, 10_000])
def test_the_palette_and_the_statistics(qapp: object, shown: Show, number: int) -> None:
    document = Document(Scenario(tiles={Hex(q, 0): tile(Terrain.SEA) for q in range(number)}))
    left = document.checks.index.left(TileKind(Terrain.SEA))
    assert left is not None and left < 0
    palette, panel = TilePalette(ToolSettings()), StatisticsPanel()
    for each in (palette, panel):
        each.set_document(document)
        shown(each, 260, 600)
    row = palette.grid.pictures.row_of(TileKind(Terrain.SEA))
    assert row is not None
    entry = palette.grid.pictures.entries[row]
    assert isinstance(entry, PictureEntry) and entry.label == f"⚠ −{-left:,}"
    bold = QFont(palette.grid.font())
    bold.setBold(True)
    width = palette.grid.visualRect(palette.grid.pictures.index(row)).width()
    assert QFontMetrics(fitting_font(bold, entry.label, width)).horizontalAdvance(entry.label) <= width
    index = next(
        panel.table.index(row, LEFT)
        for row in range(panel.table.rowCount())
        if panel.table.index(row, LEFT).data() == entry.label
    )
    bold = QFont(panel.view.font())
    bold.setBold(True)
    assert QFontMetrics(bold).horizontalAdvance(str(index.data())) <= panel.view.columnWidth(LEFT) - 6
