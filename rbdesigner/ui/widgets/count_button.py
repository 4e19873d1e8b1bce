"""A button with the sign of a severity and how many problems of it there are."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from rbdesigner.checks.problem import Severity
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.theme import severity_colour

SIGN = 16
PADDING = 2
"""Pixels above and below the sign: the style would take more from the map."""
LEAST_DIGITS = 3
"""The button has room for so many at first, so that what is beside it rarely moves."""


class CountButton(QToolButton):
    """Shows a number beside the sign; its size changes only with the number of digits.

    A button of a size of its own would have everything around it laid out and painted anew at every new number.
    """

    def __init__(self, severity: Severity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._severity = severity
        self._digits = LEAST_DIGITS
        self.number = -1
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(SIGN, SIGN))
        self.show_sign()
        self.show_number(0)

    def show_number(self, number: int) -> None:
        """Show how many there are."""
        if number == self.number:
            return
        digits = max(LEAST_DIGITS, len(str(number)))
        if digits != self._digits or self.number < 0:
            self._digits = digits
            self.setText("8" * digits)
            self.setFixedSize(self.sizeHint())
        self.setText(str(number))
        self.number = number

    def sizeHint(self) -> QSize:
        """Be no higher than sign and number need."""
        return QSize(super().sizeHint().width(), max(SIGN, self.fontMetrics().height()) + 2 * PADDING)

    def show_sign(self) -> None:
        """Show the sign in the colour that the theme has for it."""
        self.setIcon(icon(self._severity.word, severity_colour(self._severity).name()))
