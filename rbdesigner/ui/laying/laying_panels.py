"""The panels beside a map that is laid: the log, and the tiles that can still be laid."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from rbdesigner.analysis.laying.laying_actions import LayingAction, LayTile
from rbdesigner.analysis.laying.laying_game import TILES_A_TURN, kinds_of
from rbdesigner.checks.map_index import SEA_KIND
from rbdesigner.messages.map_names import place
from rbdesigner.messages.translation import number_text
from rbdesigner.tiles import Terrain, TileKind, tile
from rbdesigner.ui.laying.laying_table import LayingHand, LayingTable
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.picture_grid import PictureEntry, PictureGrid, Supply
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.section import GAP
from rbdesigner.ui.widgets.small_pictures import tile_image
from rbdesigner.ui.widgets.tile_in_hand import TileInHand

_SIGN = 16.0


class LayingLog(QListWidget):
    """Lists what was done, and grey what was taken back.

    ``moment_wanted(int)`` asks for the moment after so many actions.
    """

    moment_wanted = Signal(int)

    def __init__(self, table: LayingTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("laying-log")
        self.setAccessibleName(self.tr("Log"))
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self._table = table
        self._known: list[LayingAction] = []
        self._is_telling = True
        self.currentRowChanged.connect(self._tell)
        table.changed.connect(self.renew)
        self.addItem(self.tr("Beginning"))
        self.renew()

    def renew(self) -> None:
        """Show the log as it is now."""
        whole, done = self._table.whole_log, len(self._table.game.log)
        same = next((row for row, (old, new) in enumerate(zip(self._known, whole, strict=False)) if old != new), None)
        kept = min(len(self._known), len(whole)) if same is None else same
        self._is_telling = False
        while self.count() > kept + 1:
            self.takeItem(self.count() - 1)
        players = self._players(whole)
        for number in range(kept, len(whole)):
            self.addItem(self._item(number, players[number], whole[number]))
        self._known = whole
        faint, usual = self.palette().placeholderText(), self.palette().text()
        for row in range(self.count()):
            self.item(row).setForeground(usual if row <= done else faint)
        self.setCurrentRow(done)
        self._is_telling = True

    def _players(self, whole: list[LayingAction]) -> list[int]:
        """Tell who did each action; those that were taken back are told by those around them."""
        done = self._table.game.actors
        players, player, laid = list(done), self._table.game.acting, self._table.game.laid_this_turn
        for action in whole[len(done) :]:
            players.append(player)
            laid += 1
            if laid == TILES_A_TURN or not isinstance(action, LayTile):
                player, laid = (player + 1) % self._table.game.terms.players, 0
        return players

    def _item(self, number: int, player: int, action: LayingAction) -> QListWidgetItem:
        name = self._table.player_name(player)
        if isinstance(action, LayTile):
            what = self.tr("{number}. {player}: {tile} at {place}")
            what = what.replace("{tile}", terms.tile_kind_name(action.tile.kind)).replace(
                "{place}", place(action.place)
            )
        else:
            what = self.tr("{number}. {player}: pass")
        sign = QPixmap.fromImage(sign_image(player, _SIGN, self.devicePixelRatioF()))
        return QListWidgetItem(QIcon(sign), what.replace("{number}", str(number + 1)).replace("{player}", name))

    def _tell(self, row: int) -> None:
        if self._is_telling and row >= 0:
            self.moment_wanted.emit(row)


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
        title = terms.capitalised(terms.tile_kind_name(kind))
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
