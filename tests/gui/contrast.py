"""How much two colours differ for the eye, as the web's guidelines measure it."""

from __future__ import annotations

from PySide6.QtGui import QColor


def luminance(colour: QColor) -> float:
    """How light a colour is, 0 to 1."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: QColor, other: QColor) -> float:
    """How much two colours differ, 1 to 21."""
    less, more = sorted((luminance(colour), luminance(other)))
    return (more + 0.05) / (less + 0.05)
