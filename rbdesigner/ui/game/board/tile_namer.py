"""Names the tile on which the pointer rests."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rbdesigner.engine.core.codes import NONE
from rbdesigner.messages.tile_note import tile_note
from rbdesigner.play.match import Match
from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.widgets.later import later

NAMED_AFTER = 600
"""Milliseconds for which the pointer rests on a tile until the note names what is there."""


class TileNamer(QObject):
    """Waits until the pointer has rested for a while; ``named(Point, str)`` gives what there is to say at a point."""

    named = Signal(object, str)

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._named = self._tile = NONE
        self._at: Point = (0.0, 0.0)
        self._rest = later(self, self._name, NAMED_AFTER)

    def text_at(self, at: Point, tile: int) -> str:
        """Give the note about the tile where the pointer rests; empty before it has rested there."""
        if tile != self._named:
            self._named, self._tile, self._at = NONE, tile, at
            self._rest.start()
            return ""
        return tile_note(self._match.state, tile)

    def forget(self) -> None:
        """The pointer is not on a tile of which there is anything to say."""
        self._rest.stop()
        self._named = NONE

    def _name(self) -> None:
        self._named = self._tile
        self.named.emit(self._at, tile_note(self._match.state, self._tile))
