"""The room that buttons take."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

BESIDE_TEXT = 8
"""Pixels that a button needs beside its text."""


def let_shrink(button: QAbstractButton) -> None:
    """Let a button give room beside its text, as in a narrow panel long words would else be scrolled across."""
    button.setMinimumWidth(button.fontMetrics().horizontalAdvance(button.text()) + BESIDE_TEXT)
