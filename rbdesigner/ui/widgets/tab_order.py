"""Where Tab leads, for controls that are made after the rest of the window.

By itself it would come to them last.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def tab_through(before: QWidget, *parts: QWidget) -> None:
    """Let Tab lead from a control through these parts, in the order of making."""
    for part in parts:
        for control in _controls(part):
            QWidget.setTabOrder(before, control)
            before = control


def _controls(part: QWidget) -> Iterator[QWidget]:
    for widget in (part, *part.findChildren(QWidget)):
        takes_keys = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if takes_keys and widget.window() is part.window():
            yield widget
