"""Letters as outlines."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QImage, QPainter

from rbdesigner.art.sketch import lettering


def test_letters_are_the_same_whatever_text_was_drawn_before() -> None:
    outlines = lettering.__wrapped__  # without its cache
    before = outlines("1Ag", 0.5)
    image = QImage(200, 60, QImage.Format.Format_ARGB32)
    for part in (0.25, 0.3, 0.75):
        font = QFont("Sans Serif", 9, QFont.Weight.Bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        painter = QPainter(image)
        painter.setFont(font)
        painter.drawText(QPointF(10 + part, 40), "Agnes 1")
        painter.end()
        assert outlines("1Ag", 0.5) == before
