"""The process of the window: start it, show it, end it."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from rbdesigner import __version__
from rbdesigner.art.headless import make_prints_alike
from rbdesigner.ui.shell import crash
from rbdesigner.ui.shell.garbage_collector import GarbageCollector
from rbdesigner.ui.shell.keys_by_position import KeysByPosition
from rbdesigner.ui.shell.termination import Termination
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders, languages
from rbdesigner.ui.storage.kept_tabs import folder_of_last, kept_tabs
from rbdesigner.ui.storage.preferences import reopens_tabs
from rbdesigner.ui.storage.session import Session, abandoned_sessions
from rbdesigner.ui.widgets.click_row import ClickRow
from rbdesigner.ui.widgets.theme import ThemeSwitch

log = logging.getLogger(__name__)

STYLE = "fusion"
_REST_MS = 400
"""How long after the first picture the window begins to prepare for maps."""
_GARBAGE = 700, 10, 10
"""How often Python looks for garbage if nobody says otherwise."""
SWITCH = 0.0001
"""Seconds until a thread lets the window go on.

A frame has to wait for that many times; with the 5 ms of Python it takes twice as long while a chart is drawn.
"""


def application() -> QApplication:
    """The one application object, named, in the user's language."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        make_prints_alike()
        app = QApplication([*sys.argv[:1], "-style", STYLE])  # setStyle would load all of QStyle before the window
    app.setApplicationName(folders.APP)
    app.setApplicationDisplayName("")
    app.setApplicationVersion(__version__)
    app.setOrganizationName(folders.APP)
    app.setDesktopFileName(folders.APP)
    languages.load(app)
    return app


def run(
    paths: Sequence[str | Path], tell_no_display: Callable[[str], object] = log.error, *, play: bool = False
) -> int:
    """Open the window with these files, or play them; the answer is its exit code when it is closed."""
    crash.start_logging()
    with crash.no_display(tell_no_display):
        app = application()
    theme = ThemeSwitch(app)
    KeysByPosition(app)
    ClickRow(app)
    code, successor = _show(app, theme, WindowStart([Path(path) for path in paths], play))
    while successor is not None:  # in another language
        languages.load(app)
        code, successor = _show(app, theme, successor)
    return code


class WindowStart(NamedTuple):
    """The beginning of a window, with files or with tabs.

    ``goes_on``: with the tabs of a window that made way for it, as they were.
    """

    paths: Sequence[Path] = ()
    plays: bool = False
    goes_on: bool = False


def _show(app: QApplication, theme: ThemeSwitch, start: WindowStart) -> tuple[int, WindowStart | None]:
    """Show a window until it is closed; the answer is the exit code, and what another window is to begin with."""
    session = Session.begin()
    window = MainWindow(theme, session)

    def rescue() -> int:
        return window.workbench.files.emergency() if window.has_workbench else 0

    hook, termination = crash.FaultHook(app, rescue), Termination(rescue, window)
    hook.install()
    window.show()
    QTimer.singleShot(0, window, lambda: _begin(app, window, session, start))
    try:
        code = app.exec()
    finally:
        hook.remove()
        termination.close()
    if code == 0:
        session.close()
    window.deleteLater()
    return code, WindowStart(goes_on=window.has_workbench) if window.comes_back else None


def _begin(app: QApplication, window: MainWindow, session: Session, start: WindowStart) -> None:
    """The work done once the window is on the screen."""
    window.notices.tell_troubles(folders.troubles())
    keep_smooth(window)
    with_tabs = reopens_tabs() and not start.paths and not start.goes_on
    left = abandoned_sessions(session)
    if left:  # first, as what is opened next may be among it
        from rbdesigner.ui.shell.recovery import recover

        with_tabs &= not recover(window, left, with_tabs=with_tabs)
    if start.goes_on or (with_tabs and kept_tabs(folder_of_last())):
        window.workbench.open_tabs.bring_back(go_on=start.goes_on)
    for path in start.paths if start.plays else ():
        window.workbench.play(path)
    if start.paths and not start.plays:
        window.workbench.files.open_all(start.paths)
    QTimer.singleShot(_REST_MS, window, lambda: _prepare(app, window))


def keep_smooth(window: QWidget) -> None:
    """Let neither garbage nor threads beside it hold a window up."""
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    GarbageCollector(window)
    sys.setswitchinterval(SWITCH)


def _prepare(app: QApplication, window: MainWindow) -> None:
    """Load what the first map will need while the user looks at the welcome page."""
    from rbdesigner.art.icon import window_icon

    app.setWindowIcon(window_icon())
    window.workbench.prepare()
