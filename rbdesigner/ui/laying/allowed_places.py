"""The places where the tile in hand may be laid."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QColor, QPen

from rbdesigner.analysis.laying.laying_actions import LayTile
from rbdesigner.art.palette import with_opacity
from rbdesigner.hexes import Hex
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.stamps import Pattern, Stamper
from rbdesigner.ui.laying.laying_table import LayingHand, LayingTable

SLICE = 0.008
"""Seconds of looking before the window has its turn again."""
OPACITY = 70 / 255
"""The opacity of the fill of a place."""
DOT = 0.16
"""The dot in the middle of a place, as a part of the tile radius."""


class AllowedItem(MapItem):
    """Lights places up: a translucent fill, and a dot, so that colour is not the only sign."""

    def __init__(self, scene: MapScene, colour: QColor) -> None:
        super().__init__(scene, "allowed", 40)
        self.colour = colour
        self.places: dict[Hex, None] = {}

    def show_places(self, places: dict[Hex, None]) -> None:
        """Show these places and no others."""
        changed = [at for at in {**self.places, **places} if (at in self.places) != (at in places)]
        self.places = places
        self.repaint_places(changed)

    def add(self, place: Hex) -> None:
        """Show a further place."""
        self.places[place] = None
        self.repaint_places([place])

    def paint_frame(self, frame: Frame) -> None:
        """A fill and a dot on each."""
        if not self.places:
            return
        stamper, radius = Stamper(frame, Pattern.FILLED, with_opacity(self.colour, OPACITY)), DOT * frame.scale
        frame.painter.setRenderHint(frame.painter.RenderHint.Antialiasing)
        for place in self.exposed(frame, self.places):
            stamper.put(frame.at(place))
            frame.painter.setPen(QPen(QColor(255, 255, 255, 220), max(1.0, radius / 4)))
            frame.painter.setBrush(self.colour)
            frame.painter.drawEllipse(QPointF(frame.at(place)), radius, radius)
        frame.painter.setBrush(Qt.BrushStyle.NoBrush)


class AllowedPlaces(QObject):
    """Finds the places for the tile in hand little by little, and lights them up."""

    def __init__(self, table: LayingTable, hand: LayingHand, item: AllowedItem, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._hand, self._item = table, hand, item
        self._left: Iterator[Hex] = iter(())
        self._steps = QTimer(self)
        self._steps.setInterval(0)
        self._steps.timeout.connect(self._step)
        table.changed.connect(self.renew)
        hand.changed.connect(self.renew)
        self.renew()

    @property
    def is_looking(self) -> bool:
        """Whether places are still to be looked at."""
        return self._steps.isActive()

    def renew(self) -> None:
        """Begin anew."""
        self._item.show_places({})
        self._left = iter(self._table.game.places() if self._table.is_person_to_lay else ())
        self._steps.start()
        self._step()

    def _step(self) -> None:
        end, tile = perf_counter() + SLICE, self._hand.tile
        for place in self._left:
            if self._table.game.check(LayTile(place, tile)) is None:
                self._item.add(place)
            if perf_counter() > end:
                return
        self._steps.stop()
