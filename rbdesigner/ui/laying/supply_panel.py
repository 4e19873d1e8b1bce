"""The tiles that can still be laid, with their numbers, and the one in hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.analysis.laying.laying_game import kinds_of
from rbdesigner.checks.map_index import SEA_KIND
from rbdesigner.messages.translation import number_text
from rbdesigner.tiles import Terrain, TileKind, tile
from rbdesigner.ui.laying.laying_hand import LayingHand
from rbdesigner.ui.laying.laying_table import LayingTable
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.picture_grid import PictureEntry, PictureGrid, Supply
from rbdesigner.ui.widgets.section import GAP
from rbdesigner.ui.widgets.small_pictures import tile_image
from rbdesigner.ui.widgets.tile_in_hand import TileInHand

RADIUS = 20.0
"""Tile radius of the pictures, in pixels."""


class SupplyPanel(QWidget):
    """Chooses the tile to lay next out of those that are left."""

    def __init__(self, table: LayingTable, hand: LayingHand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._hand = table, hand
        self.in_hand = TileInHand(hand, self)
        side = round(2 * RADIUS) + 4
        self.grid = PictureGrid(QSize(side, side), self)
        self.grid.setObjectName("supply")
        self.grid.setAccessibleName(self.tr("Tiles left"))
        self.grid.chosen.connect(self._choose)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(GAP, GAP, 0, 0)
        rows.setSpacing(GAP)
        rows.addWidget(self.in_hand)
        rows.addWidget(self.grid, 1)
        table.changed.connect(self._count)
        hand.changed.connect(self._show_hand)
        self._fill()

    def _fill(self) -> None:
        entries = []
        kinds = kinds_of(self._table.game.terms.properties.box)
        for terrain in Terrain:
            of_terrain = [self._entry(kind) for kind in kinds if kind.terrain is terrain]
            if of_terrain:
                entries += [PictureEntry(terms.capitalised(terms.name(terrain))), *of_terrain]
        self.grid.take(entries)
        self._show_hand()

    def _entry(self, kind: TileKind) -> PictureEntry:
        title = terms.capitalised(terms.tile_kind(kind))
        picture = partial(tile_image, tile(*kind), self._table.scenario.orientation, RADIUS)
        number = self._table.game.supply.kinds.get(kind, 0)
        label, supply = (number_text(number), Supply.PLENTY) if number else ("–", Supply.NOT_THERE)
        return PictureEntry(title, kind, picture, label, f"{title}\n{self._left(kind)}", supply)

    def _left(self, kind: TileKind) -> str:
        """Tell how many of a kind can still be laid, and what limits them: the box, or the size of the world."""
        supply = self._table.game.supply
        number, is_sea = supply.kinds.get(kind, 0), kind == SEA_KIND
        room = supply.sea if is_sea else supply.land
        if room <= 0:
            return self.tr("the world has all its sea") if is_sea else self.tr("the world has all its land")
        if not number:
            return self.tr("none left in the box")
        if number < room:
            return self.tr("%n left in the box", "", number)
        return (
            self.tr("%n more sea tiles to lay", "", number)
            if is_sea
            else self.tr("%n more land tiles to lay, of any kind", "", number)
        )

    def _count(self) -> None:
        for entry in list(self.grid.pictures.entries):
            if isinstance(entry.key, TileKind):
                self.grid.pictures.renew(self._entry(entry.key))
        self._show_hand()

    def _choose(self, key: object) -> None:
        if isinstance(key, TileKind):
            self._hand.choose(key)

    def _show_hand(self) -> None:
        self.grid.choose(self._hand.kind)
        self.in_hand.show_tile(self._table.scenario.orientation, self._left(self._hand.kind))
