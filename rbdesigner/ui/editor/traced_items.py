"""The picture under the tiles of a map, its pins, and proposed tiles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from rbdesigner.art.board import Extras
from rbdesigner.art.ground import hexagon_path
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.editor.traced_picture import TracedPicture

BELOW, ABOVE = 5.0, 12.0
"""The heights in the scene of what lies under the board, and over it."""
INK, SURE_INK, UNSURE_INK = QColor("#1d1712"), QColor("#0b6b2b"), QColor("#b3261e")
EXTRAS = Extras()
SMALLER = 0.62
"""The size of a proposed tile, in tiles."""


class PictureItem(MapItem):
    """Paints the picture where it lies, under the tiles or over them."""

    def __init__(self, scene: MapScene, traced: TracedPicture) -> None:
        super().__init__(scene, "picture", BELOW)
        self._traced = traced
        traced.changed.connect(self._changed)

    def _changed(self) -> None:
        self.setZValue(ABOVE if self._traced.state.is_above else BELOW)
        rect = self._rect()
        self.map.put_beneath(self._turned().mapRect(rect) if rect is not None else QRectF())
        self.map.update()

    def _rect(self) -> QRectF | None:
        """The rectangle of the picture about its middle; None if none is seen."""
        image, state = self._traced.image, self._traced.state
        if image is None or state.is_hidden:
            return None
        wide, high = state.placement.width, state.placement.width * image.height() / image.width()
        return QRectF(-wide / 2, -high / 2, wide, high)

    def _turned(self) -> QTransform:
        """The way from the middle of the picture to the map."""
        placement = self._traced.state.placement
        return QTransform.fromTranslate(placement.x, placement.y).rotate(placement.turn)

    def paint_frame(self, frame: Frame) -> None:
        """The picture, as opaque as is wanted."""
        image, rect, painter = self._traced.image, self._rect(), frame.painter
        if image is None or rect is None:
            return
        painter.save()
        frame.to_map()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self._traced.state.opacity / 100)
        painter.setTransform(self._turned(), combine=True)
        painter.drawImage(rect, image)
        painter.restore()


class ProposalItem(MapItem):
    """Paints proposals as small tiles, unsure ones with a question mark, and pins."""

    def __init__(self, scene: MapScene, traced: TracedPicture, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, "proposals", 44)
        self._traced = traced
        self._pixmaps = pixmaps
        self._shown: set[Hex] = set()
        traced.proposals_changed.connect(self._changed)
        traced.changed.connect(self._changed)

    def _changed(self) -> None:
        self.map.update()

    def paint_frame(self, frame: Frame) -> None:
        """Small tiles with a rim, which is broken where it is not sure."""
        painter = frame.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        proposals = self._traced.proposals
        radius = frame.scale * SMALLER
        outline = hexagon_path(frame.orientation, radius)
        for place in self.exposed(frame, proposals):
            proposal, middle = proposals[place], frame.at(place)
            shown = Scenario(self.scenario.properties, self._traced.tiles([place]))
            picture = self._pixmaps.get(EXTRAS.looks(shown, [place])[place], round(radius * frame.ratio, 2))
            picture.setDevicePixelRatio(frame.ratio)
            size = picture.deviceIndependentSize()
            painter.drawImage(middle - QPointF(size.width() / 2, size.height() / 2), picture)
            self._paint_rim(painter, middle, outline, proposal.is_sure, radius)
        self._paint_pins(frame)

    def _paint_rim(
        self, painter: QPainter, middle: QPointF, outline: QPainterPath, is_sure: bool, radius: float
    ) -> None:
        painter.save()
        painter.translate(middle)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        style = Qt.PenStyle.SolidLine if is_sure else Qt.PenStyle.DashLine
        for colour, width in ((QColor("white"), 4.0), (SURE_INK if is_sure else UNSURE_INK, 2.0)):
            painter.setPen(QPen(colour, width, style))
            painter.drawPath(outline)
        if not is_sure and radius > 9:
            _paint_sign(painter, "?", radius)
        painter.restore()

    def _paint_pins(self, frame: Frame) -> None:
        painter, traced = frame.painter, self._traced
        for number, pin in enumerate(traced.pins, 1):
            at = traced.state.placement.on_map(pin.on_picture)
            middle = QPointF(frame.left + frame.scale * at.real, frame.top + frame.scale * at.imag)
            painter.setPen(QPen(INK, 1.5))
            painter.setBrush(QColor("white"))
            painter.drawEllipse(middle, 9.0, 9.0)
            painter.save()
            painter.translate(middle)
            _paint_sign(painter, str(number), 12)
            painter.restore()


def _paint_sign(painter: QPainter, sign: str, size: float) -> None:
    """A sign on a white ground in the middle."""
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(9, round(size * 0.95)))
    painter.setFont(font)
    box = QRectF(-size, -size, 2 * size, 2 * size)
    painter.setPen(INK)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)
