"""The process of the window: start it, show it, end it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from rbdesigner import __version__
from rbdesigner.ui import crash, folders, languages
from rbdesigner.ui.session import Session
from rbdesigner.ui.theme import ThemeSwitch

log = logging.getLogger(__name__)


def application() -> QApplication:
    """The one application object, named, in the user's language."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName(folders.APP)
    app.setApplicationDisplayName("")
    app.setApplicationVersion(__version__)
    app.setOrganizationName(folders.APP)
    app.setDesktopFileName(folders.APP)
    languages.load(app)
    return app


def run(paths: Sequence[str | Path]) -> int:
    """Open the window with these files and return its exit code when it is closed."""
    crash.start_logging()
    app = application()
    theme = ThemeSwitch(app)
    session = Session.begin()
    from rbdesigner.ui.window import MainWindow

    window = MainWindow(theme, session)
    hook = crash.FaultHook(app, window.autosave.emergency)
    hook.install()
    window.show()

    def begin() -> None:
        from rbdesigner.ui.recovery import offer_recovery

        window.files.open_all(Path(path) for path in paths)
        offer_recovery(window, window.files, window.autosave, session)

    QTimer.singleShot(0, window, begin)
    try:
        code = app.exec()
    finally:
        hook.remove()
    if code == 0:
        session.close()
    return code
