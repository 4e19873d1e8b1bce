"""Knows rows of quick clicks at one spot, of which the later ones may fall on what the first has opened."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
SAME_SPOT = 6
"""Pixels that a hand may shake during a click, or between two."""


class _Press(NamedTuple):
    at: QPointF
    when: int
    """Milliseconds of the clock of the window system."""


class ClickRow(QObject):
    """Notes where and when the mouse was pressed last, before the widgets of the window are told.

    Only windows that have had the keyboard count: others are not known.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._presses: deque[_Press] = deque(maxlen=2)
        app.focusWindowChanged.connect(self._follow)
        self._follow(app.focusWindow())

    def _follow(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)  # once: Qt takes a filter away before it puts it in again

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a press, and let it pass."""
        if event.type() in _PRESSES and isinstance(event, QMouseEvent) and not self._is_last(event):
            self._presses.append(_Press(event.globalPosition(), event.timestamp()))
        return False

    def _is_last(self, event: QMouseEvent) -> bool:
        """Whether it is the press noted last; the second of a double click is told twice."""
        return bool(self._presses) and self._presses[-1].when == event.timestamp()

    def before(self, event: QMouseEvent) -> int | None:
        """The moment of the press before this one, if both may be clicks of one row."""
        if len(self._presses) < 2 or not self._is_last(event):
            return None
        first, second = self._presses
        is_quick = second.when - first.when <= QApplication.doubleClickInterval()
        is_near = (second.at - first.at).manhattanLength() <= SAME_SPOT
        return first.when if is_quick and is_near else None


def press_before(event: QMouseEvent) -> int | None:
    """The moment of the press before this one in the program, if both may be clicks of one row."""
    app = QApplication.instance()
    row = app.findChild(ClickRow) if app is not None else None
    return row.before(event) if isinstance(row, ClickRow) else None
