"""Drops from other programs: copies, never moves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication


def accept_copy(event: QDropEvent) -> None:
    """Accept a copy of what is dragged; what can only be moved is refused."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.setAccepted(event.dropAction() is Qt.DropAction.CopyAction)


class CopiedDrops(QObject):
    """Lets all windows take copies of what other programs offer.

    Most programs propose to move, and delete what is accepted so. Text fields of Qt accept it, and so each window
    turns the answer of its widgets into a copy.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._is_answering = False
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._watch)

    def _watch(self) -> None:
        """Watch all windows there are, as a floating panel may never have had the focus.

        Who drags from another program has turned to that before.
        """
        for window in QGuiApplication.topLevelWindows():
            window.installEventFilter(self)  # once: Qt takes a filter away before it puts it in again

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the widgets answer; what they accept is a copy."""
        if self._is_answering or not isinstance(event, QDropEvent) or event.source() is not None:
            return False
        self._is_answering = True
        try:
            QCoreApplication.sendEvent(watched, event)
        finally:
            self._is_answering = False
        if event.isAccepted():
            accept_copy(event)
        return True
