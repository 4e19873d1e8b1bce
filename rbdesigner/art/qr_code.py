"""A text as a QR code, for the screen and for print."""

from __future__ import annotations

from itertools import groupby

import segno
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from segno.encoder import DataOverflowError

QUIET = 4
"""The light modules around a code that readers want."""


def qr_code(text: str) -> QImage | None:
    """Draw the code of a text, a pixel a module, with the quiet zone around; None if the text is too long."""
    try:
        made = segno.make(text, micro=False)
    except DataOverflowError:
        return None
    side = int(made.symbol_size(border=QUIET)[0])
    image = QImage(side, side, QImage.Format.Format_RGB32)
    for y, row in enumerate(made.matrix_iter(border=QUIET)):
        for x, is_dark in enumerate(row):
            image.setPixelColor(x, y, Qt.GlobalColor.black if is_dark else Qt.GlobalColor.white)
    return image


def paint_qr_code(painter: QPainter, text: str, area: QRectF) -> None:
    """Paint the code of a text as shapes, without its quiet zone: each run of dark modules is one; none if too long."""
    try:
        rows = segno.make(text, micro=False).matrix
    except DataOverflowError:
        return
    size = area.width() / len(rows)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for y, row in enumerate(rows):
        at = 0
        for is_dark, run in groupby(row):
            length = len(list(run))
            if is_dark:
                module = QRectF(area.left() + at * size, area.top() + y * size, length * size, size)
                painter.fillRect(module, Qt.GlobalColor.black)
            at += length
    painter.restore()
