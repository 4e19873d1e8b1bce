"""A small note beside the pointer: why something is not allowed there, or what is wrong.

It is part of the picture and no widget of its own, as a widget that comes and goes has everything around it painted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.widgets.unbroken import unbroken

AWAY = QPointF(18, 22)
"""How far from the pointer the note stands, in logical pixels."""
WIDEST = 320.0
PADDING = 7.0
GROUND, INK = QColor(48, 16, 14, 242), QColor("#ffe9e6")
_FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class BubbleItem(MapItem):
    """Shows a text; ``text`` is empty while it shows none."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "bubble", 100)
        self.text = ""
        self._rect = QRectF()

    def tell(
        self,
        text: str,
        at: QPointF,
        scale: float,
        seen: QRectF,
        clear: Sequence[QRectF] = (),
        near: Sequence[QRectF] = (),
        covered: Callable[[QRectF], int] = lambda _: 0,
    ) -> None:
        """Show a text beside a point of the map, within the part that is ``seen``.

        If possible it does not cover what is to stay ``clear``, and with more room not what is ``near`` either, and of
        the rest of the map as little as can be, which ``covered`` counts. All are in tile radii. ``scale`` is the
        number of logical pixels of a tile radius.
        """
        rect = self._beside(text, at, scale, seen) if text else QRectF()
        for spared in ((*clear, *near), tuple(clear)):
            if not any(rect.intersects(each) for each in spared):
                break
            places = [each for each in _around(rect, spared, AWAY / scale / 3) if _fits(each, seen, spared)]
            if places:
                rect = min(places, key=covered)
                break
        if text != self.text or rect != self._rect:
            self.repaint(self._rect)
            self.text, self._rect = text, rect
            self.repaint(rect)

    @property
    def rect(self) -> QRectF:
        """Where the note stands, in tile radii; empty if there is none."""
        return self._rect

    def _beside(self, text: str, at: QPointF, scale: float, seen: QRectF) -> QRectF:
        """Where the note stands: to the lower right of the pointer if there is room."""
        room = QRectF(0, 0, WIDEST - 2 * PADDING, 10_000)
        box = QFontMetricsF(QApplication.font()).boundingRect(room, _FLAGS, unbroken(text))
        rect = QRectF(at + AWAY / scale, QSizeF(box.width() + 2 * PADDING + 1, box.height() + 2 * PADDING) / scale)
        if rect.bottom() > seen.bottom():
            rect.moveBottom(at.y() - AWAY.y() / 2 / scale)
        if rect.right() > seen.right():
            rect.moveRight(seen.right())
        # Where there is too little room the beginning is seen.
        rect.moveTopLeft(QPointF(max(rect.left(), seen.left()), max(rect.top(), seen.top())))
        return rect

    def paint_frame(self, frame: Frame) -> None:
        """Pale letters on a dark ground."""
        if not self.text:
            return
        corner = QPointF(frame.left, frame.top) + self._rect.topLeft() * frame.scale
        box = QRectF(corner, self._rect.size() * frame.scale)
        painter = frame.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GROUND)
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(INK)
        painter.setFont(QApplication.font())
        painter.drawText(box.adjusted(PADDING, PADDING, -PADDING, -PADDING), _FLAGS, unbroken(self.text))


def _around(rect: QRectF, clear: Sequence[QRectF], gap: QPointF) -> Iterator[QRectF]:
    """The places for a note beside what is to stay clear, the near ones first."""
    whole = QRectF()
    for each in clear:
        if each.intersects(rect):
            whole = whole.united(each)
    whole.adjust(-gap.x(), -gap.y(), gap.x(), gap.y())
    for area in (whole, *clear):
        columns = rect.left(), area.center().x() - rect.width() / 2, area.right() - rect.width()
        lines = rect.top(), area.center().y() - rect.height() / 2, area.bottom() - rect.height()
        for left, top in zip(columns, lines, strict=True):
            yield QRectF(QPointF(left, area.bottom() + gap.y()), rect.size())
            yield QRectF(QPointF(area.right() + gap.x(), top), rect.size())
            yield QRectF(QPointF(left, area.top() - gap.y() - rect.height()), rect.size())
            yield QRectF(QPointF(area.left() - gap.x() - rect.width(), top), rect.size())


def _fits(rect: QRectF, seen: QRectF, clear: Sequence[QRectF]) -> bool:
    return seen.contains(rect) and not any(rect.intersects(each) for each in clear)
