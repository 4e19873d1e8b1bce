"""Sentences whose coordinates stay on one line: ``(1, −2)`` is one word to a reader, and two to Qt.

The texts themselves keep their plain spaces, so that they can be compared, searched and copied. Only what Qt breaks
into lines has others.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QStyledItemDelegate

_PLACE = re.compile(r"(\(−?\d+,) (−?\d+\))")


def unbroken(text: str) -> str:
    """The text for Qt to break into lines, which leaves coordinates whole."""
    return _PLACE.sub("\\1\u00a0\\2", text)


class SentenceItems(QStyledItemDelegate):
    """Shows items that are sentences and take several lines."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        """The sentence as it is broken into lines."""
        return unbroken(super().displayText(value, locale))
