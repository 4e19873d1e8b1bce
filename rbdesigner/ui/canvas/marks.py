"""Marks over a map: lines, a hint, forbidden places."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPalette, QPen

from rbdesigner.art.outlines import outline_of
from rbdesigner.art.palette import with_opacity
from rbdesigner.hexes import Hex
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.stamps import Pattern, Stamper

FORBIDDEN = QColor(190, 20, 20, 150)


def stroke_outline(
    painter: QPainter, path: QPainterPath, colour: QColor, widths: tuple[float, float] = (4.5, 2.5)
) -> None:
    """Draw a line that can be seen on every ground, as wide at every zoom; ``widths`` are of its rim and its own."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for line_colour, width in zip((QColor(255, 255, 255, 230), colour), widths, strict=True):
        pen = QPen(line_colour, width)
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)


class HintItem(MapItem):
    """The first step to take, in words, while the map is empty."""

    def __init__(self, scene: MapScene, text: str) -> None:
        super().__init__(scene, "hint", 5)
        self.text = text

    def paint_frame(self, frame: Frame) -> None:
        """Write it below the place where the first tile may lie."""
        if self.scenario.tiles:
            return
        painter = frame.painter
        font = painter.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        painter.setFont(font)
        painter.setPen(with_opacity(self.map.palette().color(QPalette.ColorRole.WindowText), 0.75))
        box = QRectF(frame.left - 300, frame.top + 1.2 * frame.scale, 600, 120)
        painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self.text)


class ForbiddenItem(MapItem):
    """The places where what is in hand may not stand, hatched; ``find`` tells which."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "forbidden", 45)
        self._find: Callable[[], set[Hex]] = set
        self._shown: frozenset[Hex] = frozenset()

    def show_places(self, find: Callable[[], set[Hex]]) -> None:
        """Show these places from now on."""
        self._find = find
        self.changed()

    def changed(self) -> None:
        """Ask again which places they are."""
        before, self._shown = self._shown, frozenset(self._find())
        self.repaint_places(before ^ self._shown)

    def paint_frame(self, frame: Frame) -> None:
        """Slanting red lines."""
        if not self._shown:
            return
        stamper = Stamper(frame, Pattern.HATCHED, FORBIDDEN)
        for place in self.exposed(frame, self._shown):
            stamper.put(frame.at(place))


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
