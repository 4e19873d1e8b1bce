"""A text as a QR code."""

from __future__ import annotations

import segno
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
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
