"""Texts shown as they stand: Qt takes whatever looks like HTML for markup, and ``&`` for the mark of a letter.

Titles, codes, names of players and names of files are anybody's words, so every label and every tool tip is made here.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QLabel, QWidget

from rbdesigner.ui.widgets.unbroken import unbroken


class _Sentence(QLabel):
    """A label that breaks its text into lines, but no coordinates in it."""

    _text = ""

    def setText(self, text: str) -> None:
        self._text = text
        super().setText(unbroken(text))

    def text(self) -> str:
        return self._text


class Label(_Sentence):
    """A label that shows its text as it stands."""

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(text if isinstance(text, QWidget) else parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if isinstance(text, str):
            self.setText(text)


class MarkupLabel(_Sentence):
    """A label whose text is markup of our own; whatever else it holds has been escaped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)


def tip(text: str) -> str:
    """Text for Qt in a tool tip that reads ``text``."""
    if not GuiQt.mightBeRichText(text):
        return text
    return str(GuiQt.convertFromPlainText(unbroken(text), GuiQt.WhiteSpaceMode.WhiteSpaceNormal))


def caption(text: str) -> str:
    """Text for Qt in a button, a tab or an entry of a menu that reads ``text``."""
    return text.replace("&", "&&")
