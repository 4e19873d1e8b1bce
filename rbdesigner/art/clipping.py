"""Painting within a shape, alike on every device."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

Shape = QRectF | QPainterPath


def paint_within(painter: QPainter, shape: Shape, paint: Callable[[QPainter], None]) -> None:
    """Paint what lies within a shape, and within the clip that there is already.

    If the two leave nothing, nothing is painted: Qt's PDF engine lets pictures through an empty clip.
    """
    painter.save()
    try:
        if isinstance(shape, QRectF):
            painter.setClipRect(shape, Qt.ClipOperation.IntersectClip)
        else:
            painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        if not painter.clipBoundingRect().isEmpty():
            paint(painter)
    finally:
        painter.restore()
