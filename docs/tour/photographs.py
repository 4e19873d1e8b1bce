"""What is done to a picture of the window: dialogs, the pointer and numbers painted in, and its colours made fewer."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap, QPolygonF

Array = np.ndarray


def paint_badge(painter: QPainter, number: int, middle: QPoint) -> None:
    """A number in a disc, to name a part of a picture."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("white"), 2.5))
    painter.setBrush(QColor("#b3261e"))
    painter.drawEllipse(middle, 14, 14)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(16)
    painter.setFont(font)
    painter.drawText(QRect(middle - QPoint(14, 14), middle + QPoint(13, 13)), Qt.AlignmentFlag.AlignCenter, str(number))


def paint_above(painter: QPainter, picture: QPixmap, corner: QPoint) -> None:
    """A dialog over the window, with the frame and the shadow that a desktop would give it."""
    frame = QRect(corner, picture.deviceIndependentSize().toSize())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(8):
        painter.setPen(QColor(0, 0, 0, 6 * (8 - step)))
        painter.drawRoundedRect(frame.adjusted(-step - 1, -step, step, step + 2), step, step)
    painter.drawPixmap(corner, picture)
    painter.setPen(QColor("#8a867c"))
    painter.drawRect(frame.adjusted(-1, -1, 0, 0))


def paint_pointer(painter: QPainter, tip: QPoint) -> None:
    """The arrow of the mouse."""
    outline = [(0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (12, 12)]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("white"), 1.4))
    painter.setBrush(QColor("#101010"))
    painter.drawPolygon(QPolygonF([QPointF(tip) + QPointF(x, y) for x, y in outline]))


def fewer_colours(image: QImage, most: int) -> QImage:
    """The picture with at most so many colours, by median cut: a third of the bytes, and hardly to be told apart."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    width, height = image.width(), image.height()
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(height, image.bytesPerLine() // 4)[:, :width]
    colours, which, counts = np.unique(pixels & 0xFFFFFF, return_inverse=True, return_counts=True)
    parts = np.stack([colours >> 16 & 255, colours >> 8 & 255, colours & 255], axis=1).astype(np.int64)
    boxes = _cut(parts, counts, most)
    table, box_of = [], np.zeros(len(colours), np.uint8)
    for number, box in enumerate(boxes):
        box_of[box] = number
        red, green, blue = np.average(parts[box], axis=0, weights=counts[box]).round().astype(int)
        table.append(QColor(int(red), int(green), int(blue)).rgb())
    small = np.ascontiguousarray(box_of[which].reshape(height, width))
    result = QImage(small.tobytes(), width, height, width, QImage.Format.Format_Indexed8)
    result.setColorTable(table)
    return result.copy()


def _cut(parts: Array, counts: Array, most: int) -> list[Array]:
    """Boxes of alike colours, as indices: the box in which colours differ most is cut until there are enough."""
    boxes = [np.arange(len(parts))]
    spreads = [_spread(parts, counts, boxes[0])]
    while len(boxes) < min(most, len(parts)):
        widest = int(np.argmax([spread for spread, _ in spreads]))
        box, channel = boxes[widest], spreads[widest][1]
        box = box[np.argsort(parts[box, channel], kind="stable")]
        weights = np.cumsum(np.sqrt(counts[box]))
        middle = min(max(int(np.searchsorted(weights, weights[-1] / 2)), 1), len(box) - 1)
        boxes[widest : widest + 1] = [box[:middle], box[middle:]]
        spreads[widest : widest + 1] = [_spread(parts, counts, half) for half in (box[:middle], box[middle:])]
    return boxes


def _spread(parts: Array, counts: Array, box: Array) -> tuple[float, int]:
    """How much the colours of a box differ, and in which channel most."""
    if len(box) < 2:
        return -1.0, 0
    weights = np.sqrt(counts[box])[:, None]
    chosen = parts[box]
    mean = (chosen * weights).sum(axis=0) / weights.sum()
    errors = ((chosen - mean) ** 2 * weights).sum(axis=0)
    return float(errors.max()), int(errors.argmax())
