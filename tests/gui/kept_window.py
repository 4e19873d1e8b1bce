"""A window that serves the tests of a module one after the other, as long as each leaves it as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rbdesigner.play.archive import ArchivedGame
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage.session import Session

SIZE = QSize(1280, 720)


class WindowState(NamedTuple):
    """What can be seen of a window without pages, and what is in hand in it."""

    actions: dict[str, object]
    docks: dict[str, object]
    in_hand: tuple[object, ...]
    window: tuple[object, ...]
    games: list[ArchivedGame]
    others: list[QWidget]

    @classmethod
    def of(cls, window: MainWindow) -> WindowState:
        """The state of a window now."""
        bench, hand = window.workbench, window.workbench.settings
        actions = {spec.key: window.registry[spec.key] for spec in window.registry}
        docks = bench.docks.docks if bench.docks is not None else {}
        others = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not window]
        return cls(
            # An action that is not possible shows what it is about when it becomes possible.
            {key: each.isEnabled() and _shown(each) for key, each in actions.items()},
            {key: (each.isHidden(), each.isFloating(), window.dockWidgetArea(each)) for key, each in docks.items()},
            (hand.tool, hand.tile, hand.piece, hand.player, hand.strict, hand.more_shapes, hand.radius, hand.brush),
            (window.windowTitle(), window.size(), window.tabs.count(), window.theme.theme, bench.switch.hidden),
            bench.games.results.archive.games(),  # it stays where it was for the test before
            others,
        )


def _shown(action: QAction) -> object:
    return action.text(), action.isChecked(), action.isVisible(), action.shortcuts()


class KeptWindow:
    """Lends a window to one test after the other; ``make`` makes a new one, ``take_down`` takes one down."""

    def __init__(self, make: Callable[[], tuple[MainWindow, Session]], take_down: Callable[..., None]) -> None:
        self._make, self._take_down = make, take_down
        self._window: MainWindow | None = None
        self._session: Session | None = None
        self._as_new: WindowState | None = None

    def lend(self) -> MainWindow:
        """The window: the one of the test before, if that has left it as it was."""
        if self._window is None:
            self._window, self._session = self._make()
            self._window.workbench.maps.show(Scenario())  # so that the panels are there
            _clear(self._window)
            self._as_new = WindowState.of(self._window)
        self._window.activateWindow()
        QTest.qWaitForWindowActive(self._window)
        return self._window

    def take_back(self) -> None:
        """Close what a test has opened; a window that is not as it was then is taken down."""
        if self._window is None:
            return
        _clear(self._window)
        if WindowState.of(self._window) != self._as_new:
            self.close()

    def close(self) -> None:
        """Take the window down."""
        if self._window is not None:
            self._take_down((self._window, self._session))
            self._window = None


def _clear(window: MainWindow) -> None:
    """Close all pages and dialogs, and put all away that is in hand."""
    for page in window.tabs.pages():
        page.mark_saved()
    window.workbench.files.remove_all()
    window.workbench.files._closed.clear()
    for other in QApplication.topLevelWidgets():
        if other is not window and other.isVisible():
            other.close()
    window.resize(SIZE)
    _put_away(window.workbench.settings)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def _put_away(settings: ToolSettings) -> None:
    """Have the tool, tile and piece in hand with which a window begins."""
    first = ToolSettings()
    settings.choose_tile(first.terrain, first.shape, first.steps)
    settings.choose_piece(first.piece)
    settings.player, settings.strict, settings.more_shapes = first.player, first.strict, first.more_shapes
    settings.radius, settings.brush, settings.tool = first.radius, first.brush, first.tool
