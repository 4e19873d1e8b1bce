"""The face of printed texts: Gentium Book Basic, a serif made for books, which comes with the program."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

_FILES = sorted((Path(__file__).parent / "fonts").glob("*.ttf"))


@cache
def print_family() -> str:
    """The name of the family, known to Qt from then on: regular, bold and italic."""
    numbers = [QFontDatabase.addApplicationFont(str(path)) for path in _FILES]
    return QFontDatabase.applicationFontFamilies(numbers[0])[0]


def print_font(size: float, bold: bool = False, italic: bool = False) -> QFont:
    """A font for print, where a unit is a point; the same wherever the program runs."""
    font = QFont(print_family())
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(round(size))
    font.setBold(bold)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
