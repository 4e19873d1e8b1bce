"""Handles faults of the program: each is logged, the maps are copied, the user is told once."""

from __future__ import annotations

import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from rbdesigner import __version__
from rbdesigner.ui.storage import folders

log = logging.getLogger(__name__)
_QT = "qt"
translate = QCoreApplication.translate

_LOG_BYTES = 500_000
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _LogFile(logging.FileHandler):
    """A log that begins anew when it has grown long, with the one before beside it.

    It says nothing where it cannot be written. Python's own that does this loads sockets and more, which the start of
    the window has to wait for.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8", delay=True)

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record."""
        try:
            super().emit(record)
            if self.stream is not None and self.stream.tell() >= _LOG_BYTES:
                self.close()
                path = Path(self.baseFilename)
                path.replace(path.with_name(f"{path.name}.1"))
        except OSError:
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Go on without."""


def start_logging() -> None:
    """Write the log into a file of the user's log folder, Qt's own messages included."""
    root = logging.getLogger()
    file = _LogFile(folders.logs() / "window.log")
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(file)
    root.setLevel(logging.WARNING)  # fontTools tells each letter that it puts into a PDF
    for ours in ("rbdesigner", _QT):
        logging.getLogger(ours).setLevel(logging.INFO)
    qInstallMessageHandler(_log_qt)


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger(_QT).log(_LEVELS.get(kind, logging.WARNING), "%s", message)


@contextmanager
def no_display(tell: Callable[[str], object]) -> Iterator[None]:
    """Tell why Qt reaches no display, where it looks for one in vain, and end the process with the code 2.

    Qt itself can only abort then. It is asked rather than foreseen, for it alone knows all it tries.
    """
    reasons: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        _log_qt(kind, context, message)
        if kind is QtMsgType.QtFatalMsg:
            tell(reasons[0] if reasons else message)
            logging.shutdown()
            os._exit(2)
        if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg):
            reasons.append(message.strip())

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


class FaultHook:
    """Takes the place of :data:`sys.excepthook` while the window is open.

    ``rescue`` copies all unsaved maps and says how many. A fault that comes while another one is being told is only
    logged, and the same fault is told once only.
    """

    def __init__(self, app: QApplication, rescue: Callable[[], int]) -> None:
        self._app = app
        self._rescue = rescue
        self._telling = False
        self._reported: set[str] = set()
        self._before = sys.excepthook
        self._before_in_threads = threading.excepthook

    def install(self) -> None:
        """Begin to handle faults."""
        sys.excepthook = self.handle
        threading.excepthook = self._handle_in_thread

    def remove(self) -> None:
        """Handle faults no more."""
        sys.excepthook = self._before
        threading.excepthook = self._before_in_threads

    def handle(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Log a fault, copy the maps, tell the user."""
        if issubclass(kind, KeyboardInterrupt):
            self._app.quit()
            return
        log.critical("a fault of rbdesigner %s", __version__, exc_info=(kind, fault, trace))
        # A fault in a timer or in painting would come again as fast as its dialog is closed.
        where = "".join(traceback.format_tb(trace)[-1:]) + kind.__name__
        if self._telling or where in self._reported:
            return
        self._telling = True
        self._reported.add(where)
        try:
            self._tell(self._rescue(), "".join(traceback.format_exception(kind, fault, trace)))
        finally:
            self._telling = False

    def _handle_in_thread(self, arguments: threading.ExceptHookArgs) -> None:
        # Only logged: widgets may not be touched from another thread.
        log.critical(
            "a fault of rbdesigner %s in the thread %s",
            __version__,
            arguments.thread,
            exc_info=arguments.exc_value,
        )

    def _tell(self, rescued: int, details: str) -> None:
        from PySide6.QtWidgets import QMessageBox, QPushButton  # most windows are closed without one

        box = QMessageBox(QApplication.activeWindow())
        box.setObjectName("fault")
        box.setIcon(QMessageBox.Icon.Critical)
        box.setWindowTitle("rbdesigner")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(translate("Crash", "Something went wrong inside rbdesigner."))
        said = translate(
            "Crash", "The last action may be incomplete. It is safest to save under another name and restart."
        )
        if rescued:
            said = translate("Crash", "Copies of all unsaved maps have been kept.") + " " + said
        where = translate("Crash", "Please report this with the log in {folder}.").replace(
            "{folder}", str(folders.logs())
        )
        box.setInformativeText(f"{said}\n\n{where}")
        box.setDetailedText(details)
        box.addButton(translate("Crash", "&Continue"), QMessageBox.ButtonRole.AcceptRole)
        ending: QPushButton = box.addButton(translate("Crash", "&Quit now"), QMessageBox.ButtonRole.DestructiveRole)
        box.exec()
        if box.clickedButton() is ending:
            # Not through the windows' closing: the copies stay and are offered at the next start.
            self._app.exit(1)
