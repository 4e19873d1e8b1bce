"""Folds the dock of problems to one line while there are none, and leaves the room to the map."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabBar

from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.problems_panel import ProblemsPanel
from rbdesigner.ui.storage import folders

_HIDDEN = "window/panels-hidden"


class PanelSwitch(QObject):
    """Hides all panels at once and brings them back; ``changed()`` comes whenever it is turned."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hidden = str(folders.settings().value(_HIDDEN, "false")) == "true"

    @property
    def hidden(self) -> bool:
        """Whether no panel is shown."""
        return self._hidden

    @hidden.setter
    def hidden(self, hidden: bool) -> None:
        if hidden != self._hidden:
            self._hidden = hidden
            folders.settings().setValue(_HIDDEN, "true" if hidden else "false")
            self.changed.emit()


_HEIGHT = "window/problems-height"
_REST_MS = 300
_ALONG = (Qt.DockWidgetArea.TopDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea)


class Folding(QObject):
    """Folds a dock with the list of problems when it becomes empty, and opens it as high as it was.

    Only a dock that lies above or below the map in front of its tabs folds, and never while a mouse button is down.
    """

    def __init__(self, window: QMainWindow, dock: QDockWidget, panel: ProblemsPanel, height: int) -> None:
        super().__init__(dock)
        self._window, self._dock, self._panel = window, dock, panel
        self._first = height
        known = folders.settings().value(_HEIGHT)
        self._height = int(known) if isinstance(known, int | str) and str(known).isdigit() else height
        self._untouched: tuple[Document | None, int] = (None, 0)
        """The map that came to the front, and how many steps had been done to it then."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._look)
        for changed in (panel.counts_changed, dock.visibilityChanged, dock.dockLocationChanged, dock.topLevelChanged):
            changed.connect(self._rest.start)

    def save(self) -> None:
        """Remember how high the dock is while it is open."""
        self._note_height()
        folders.settings().setValue(_HEIGHT, self._height)

    def follow(self) -> None:
        """Fold or open at once, as another map is in front: before anybody sees it."""
        self._untouched = self._steps()
        self._look()

    def _steps(self) -> tuple[Document | None, int]:
        document = self._panel.document
        return document, document.undo_stack.index() if document is not None else 0

    def make_room_for(self, dock: QDockWidget) -> None:
        """Open the side for another dock, which nobody else does once this one is closed."""
        if self._panel.is_folded and self._dock.isHidden():
            self._panel.set_folded(False)
            self._window.resizeDocks([dock], [self._height], Qt.Orientation.Vertical)

    def open(self) -> None:
        """Let the dock be as high as it was when last open; the window may have been left with the dock folded."""
        self._window.resizeDocks([self._dock], [self._height], Qt.Orientation.Vertical)

    def reset(self) -> None:
        """Let the dock be as high as at first."""
        self._height = self._first
        self._panel.set_folded(False)
        self._rest.start()

    def _note_height(self) -> None:
        if not self._panel.is_folded and self._is_along and not self._dock.isHidden():
            self._height = self._dock.height() + self._height_of_tabs

    @property
    def _height_of_tabs(self) -> int:
        """Count the tabs of docks that share a place as part of their height, as Qt does."""
        bars = self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        shared = bool(self._window.tabifiedDockWidgets(self._dock))
        return max((bar.height() for bar in bars), default=0) if shared else 0

    @property
    def _is_along(self) -> bool:
        return not self._dock.isFloating() and self._window.dockWidgetArea(self._dock) in _ALONG

    def _look(self) -> None:
        # The map would move away under a stroke that is being drawn.
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._rest.start()
        elif not self._dock.isHidden():
            in_front = not self._dock.visibleRegion().isEmpty()
            with self._still():
                self._fold(self._panel.is_empty and self._is_along and in_front)

    @contextmanager
    def _still(self) -> Iterator[None]:
        """Keep a map that is being edited from moving under the pointer; one just opened may find its place."""
        viewer = self._panel.viewer
        if viewer is None or self._steps() == self._untouched:
            yield
            return
        with viewer.held():
            yield
            # The new sizes are laid out only by this event; the map is put back where it was after it.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def _fold(self, folded: bool) -> None:
        if folded == self._panel.is_folded:
            return
        self._note_height()
        self._panel.set_folded(folded)
        if not folded and self._is_along:
            self._window.resizeDocks([self._dock], [self._height], Qt.Orientation.Vertical)
