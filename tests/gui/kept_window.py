"""A window that serves tests one after the other, as long as each leaves it as it was.

It moves into the home of each test, where it keeps copies of unsaved work, the archive of games and recent files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from rbdesigner.play.archive import Archive
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.background_job import BackgroundWork
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session

SIZE = QSize(1280, 720)


class WindowState(NamedTuple):
    """What can be seen of a window without pages, what is in hand in it, and what its parts have noted."""

    actions: dict[str, object]
    docks: dict[str, object]
    in_hand: tuple[object, ...]
    window: tuple[object, ...]
    parts: dict[str, object]
    notices: list[str]
    dialogs: list[str]
    at_work: list[BackgroundWork]
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
            (
                *(window.windowTitle(), window.size(), window.windowState(), window.tabs.count()),
                *(window.isVisible(), window.theme.theme, "guide" in vars(window)),
            ),
            {
                f"{name}.{key}": value
                for name, part in _parts(bench, "workbench", {window})
                for key, value in vars(part).items()
                if isinstance(value, str | int | float)  # None is as good as nothing
            },
            window.notices.texts(),
            sorted(each.objectName() for each in window.findChildren(QDialog)),
            [work for work in window.findChildren(BackgroundWork) if work.is_running],
            others,
        )


def _parts(part: QObject, name: str, seen: set[QObject]) -> Iterator[tuple[str, QObject]]:
    """A part of the window and the parts that it has, by name."""
    yield name, part
    for key, each in vars(part).items():
        if isinstance(each, QObject) and _is_part(each) and each not in seen:
            seen.add(each)
            yield from _parts(each, f"{name}.{key}", seen)


def _is_part(each: QObject) -> bool:
    """Whether this is a part of the window; the welcome page alone may change, as it gets its pictures in time."""
    module = type(each).__module__
    return module.startswith("rbdesigner.ui.shell.") and not module.startswith("rbdesigner.ui.shell.welcome.")


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
            self._window.workbench.open_palette()  # likewise
            _clear(self._window)
            self._as_new = WindowState.of(self._window)
        else:
            self._move_in()
        self._window.activateWindow()
        QTest.qWaitForWindowActive(self._window)
        return self._window

    def _move_in(self) -> None:
        """Have all that the window keeps in the home of this test, as a window that begins there has."""
        assert self._window is not None and self._session is not None
        self._window.workbench.autosave.flush()  # what still writes would make the folder of the session again
        self._session.close()
        vars(self._session).update(vars(Session.begin()))
        results = self._window.workbench.games.results
        vars(results.archive).update(vars(Archive(folders.data() / "games.sqlite", results.set_aside.emit)))
        self._window.workbench.open_tabs._written = []
        self._window.recent.changed.emit()
        self._window.workbench.apply_preferences()

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
    window.workbench.opening_check.stop()
    window.workbench.refresh_soon()
    window.workbench.status.message_timer.stop()
    window.workbench.status.show_hint("")
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
    settings.is_fitting = first.is_fitting
