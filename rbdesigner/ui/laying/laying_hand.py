"""The tile that a person is about to lay."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Terrain, Tile, TileKind, shape_of, tile
from rbdesigner.ui.laying.laying_table import LayingTable


class LayingHand(QObject):
    """A kind of tile out of the supply, turned as it would lie; ``changed()``: it is another tile, or turned."""

    changed = Signal()

    def __init__(self, table: LayingTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.kind = next(iter(table.game.supply.kinds), TileKind(Terrain.PASTURE))
        self._steps = 0
        table.changed.connect(self._look)

    @property
    def tile(self) -> Tile:
        """The tile as it would lie."""
        return tile(*self.kind).turned(Turn(self._steps))

    def choose(self, kind: TileKind) -> None:
        """Take another kind of tile, turned as before."""
        if kind != self.kind:
            self.kind = kind
            self.changed.emit()

    def take(self, turned: Tile) -> None:
        """Take a tile as it lies."""
        kind, steps = turned.kind, shape_of(turned.rivers)[1]
        if (kind, steps) != (self.kind, self._steps):
            self.kind, self._steps = kind, steps
            self.changed.emit()

    def turn_tile(self, steps: int) -> None:
        """Turn it clockwise by steps of 60 degrees."""
        self._steps = (self._steps + steps) % 6
        self.changed.emit()

    def choose_terrain(self, terrain: Terrain) -> None:
        """Take a tile of a terrain; asked again the next shape of it."""
        kinds = [kind for kind in self._table.game.supply.kinds if kind.terrain is terrain]
        if kinds:
            following = kinds.index(self.kind) + 1 if self.kind in kinds else 0
            self.choose(kinds[following % len(kinds)])

    def _look(self) -> None:
        """Take another kind where none is left of this one, of its terrain if there is one."""
        kinds = list(self._table.game.supply.kinds)
        if kinds and self.kind not in kinds:
            self.choose(next((kind for kind in kinds if kind.terrain is self.kind.terrain), kinds[0]))
