"""Doing something a little later, once, however often it is asked for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(parent: QObject, act: Callable[[], object], milliseconds: int = 0) -> QTimer:
    """Make a timer that acts so long after its last start, with 0 as soon as the event loop comes to rest."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(act)
    return timer
