"""Showing that something takes a moment, and how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QProgressDialog, QWidget

from rbdesigner.art.progress import Tell
from rbdesigner.ui.widgets.literal import Label

SHOWN_AFTER = 0.5
"""Seconds that a piece of work lasts before its progress is shown."""
PAUSE = 0.04
"""Seconds between two looks at what the user does meanwhile."""
_MOST = 1000
"""The end of the bar; there may be more steps than it has pixels."""


@contextmanager
def waiting() -> Iterator[None]:
    """Show the waiting cursor meanwhile."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


class ProgressDialog(QProgressDialog):
    """Shows the progress of a long piece of work, and offers to cancel it.

    It keeps the window painted.
    """

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("progress")
        self.setWindowTitle(text)
        said = Label(text, self)
        said.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self.setLabel(said)
        self.setCancelButtonText(self.tr("Cancel"))
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.setMinimumDuration(2**31 - 1)  # it is shown by us, after a time and not after a guess
        self.setAutoReset(False)
        self.setAutoClose(False)
        self.setRange(0, _MOST)
        self.setMinimumWidth(380)
        self._begun = self._looked = monotonic()

    def tell(self, done: int, of: int) -> bool:
        """Take note of how much is done, and tell whether to go on."""
        now = monotonic()
        if now - self._looked >= PAUSE and now - self._begun >= SHOWN_AFTER:
            if not self.isVisible():
                QGuiApplication.changeOverrideCursor(Qt.CursorShape.ArrowCursor)  # something can be clicked now
                self.show()
            self.setValue(min(_MOST, _MOST * done // of) if of else 0)
            QCoreApplication.processEvents()
            self._looked = monotonic()
        return not self.wasCanceled()

    def reject(self) -> None:
        """Escape cancels the work too."""
        self.cancel()


@contextmanager
def showing_progress(text: str, parent: QWidget) -> Iterator[Tell]:
    """Show the waiting cursor, and after a while a dialog with a button to cancel.

    Gives what is to be told.
    """
    dialog = ProgressDialog(text, parent)
    try:
        with waiting():
            yield dialog.tell
    finally:
        dialog.hide()
        dialog.deleteLater()
