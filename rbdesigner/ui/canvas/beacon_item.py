"""A line around the places that one has been sent to, which fades."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEasingCurve, QVariantAnimation
from PySide6.QtGui import QColor

from rbdesigner.art.outlines import outline_of
from rbdesigner.hexes import Hex
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.marks import stroke_outline
from rbdesigner.ui.canvas.scene import MapScene

BEACON_MS = 2500
"""How long the line is seen in all, most of the time at its full strength."""
COLOUR = QColor("#d81b60")
WIDTHS = (9.0, 5.0)
"""Logical pixels of the white line and of the one on it."""


class BeaconItem(MapItem):
    """Shows where to look, for a while."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "beacon", 95)
        self.places: frozenset[Hex] = frozenset()
        self._strength = 0.0
        self._fading = QVariantAnimation(scene)
        self._fading.setDuration(BEACON_MS)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.setEasingCurve(QEasingCurve.Type.InQuart)
        self._fading.valueChanged.connect(self._fade)

    def show_places(self, places: Iterable[Hex]) -> None:
        """Show these places and no others, from the beginning."""
        self._fading.stop()
        self.repaint_places(self.places)
        self.places = frozenset(places)
        self._fade(1.0)
        self._fading.start()

    def _fade(self, strength: float) -> None:
        self._strength = strength
        self.repaint_places(self.places)
        if not strength:
            self.places = frozenset()

    def paint_frame(self, frame: Frame) -> None:
        """The line, dark on light."""
        if self.places:
            frame.to_map()
            frame.painter.setOpacity(self._strength)
            stroke_outline(frame.painter, outline_of(self.places, frame.orientation), COLOUR, WIDTHS)
