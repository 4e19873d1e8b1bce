"""Garbage is collected between events, and never while something is painted."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.ui import app
from rbdesigner.ui.shell.garbage_collector import GarbageCollector
from rbdesigner.ui.shell.window import MainWindow

MUCH = 20_000
"""Objects that make Python collect garbage several times."""


@pytest.fixture(autouse=True)
def thresholds_of_the_window() -> Iterator[None]:
    """Python looks for garbage as often as in the window, and not as seldom as in other tests."""
    before = gc.get_threshold()
    gc.set_threshold(*app._GARBAGE)
    yield
    gc.set_threshold(*before)


class Ring:
    """Garbage that only a collection finds."""

    def __init__(self) -> None:
        self.itself = self


class Painter(QWidget):
    """Leaves garbage and makes much of it as it paints; ``kept``: whether what it left was there to the end."""

    kept = False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint nothing."""
        self.left = weakref.ref(Ring())
        assert [Ring() for _ in range(MUCH)]
        self.kept = self.left() is not None


@pytest.fixture
def as_in_the_window() -> Iterator[None]:
    """Python looks for garbage as often as it does while the window is open."""
    before = gc.get_threshold()
    gc.set_threshold(*app._GARBAGE)
    yield
    gc.set_threshold(*before)


def test_garbage_waits_for_the_end_of_painting(qtbot: QtBot, as_in_the_window: None) -> None:
    collector = GarbageCollector()
    painter = Painter()
    qtbot.addWidget(painter)
    painter.show()
    qtbot.waitUntil(lambda: painter.kept)
    qtbot.waitUntil(lambda: painter.left() is None)
    assert not gc.isenabled()
    collector.deleteLater()


def test_it_ends_with_the_window(window: MainWindow) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    app._begin(application, window, window._session, app.WindowStart())
    assert window.findChild(GarbageCollector) is not None
    assert application.findChild(GarbageCollector) is None


def test_threads_let_the_window_go_on_soon(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []
    monkeypatch.setattr(sys, "setswitchinterval", told.append)
    app.keep_smooth(window)
    assert told == [app.SWITCH]
