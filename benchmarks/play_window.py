"""The window that the measurements of play are made in."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QTabWidget

from benchmarks.editing import settle
from rbdesigner.play.match import Match
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import preferences
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.theme import ThemeSwitch

GAME = Path(__file__).parents[1] / "tests" / "games" / "quartet-crossroads.rbgame"
WINDOW = 1280, 720
TICK = 8
"""Milliseconds between two frames while nothing stands in the way."""

Table = dict[str, list[float]]


class Frames:
    """Has the board painted again and again; ``gaps``: the milliseconds from each frame to the next."""

    def __init__(self, page: GamePage) -> None:
        self.gaps: list[float] = []
        self._last = perf_counter()
        self._page = page
        self._timer = QTimer(page)
        self._timer.timeout.connect(self._note)
        self._timer.start(TICK)

    def _note(self) -> None:
        now = perf_counter()
        self.gaps.append(1000 * (now - self._last))
        self._last = now
        self._page.view.view.viewport().repaint()

    def stop(self) -> None:
        """Let the board rest."""
        self._timer.stop()


# The window


@contextmanager
def window() -> Iterator[MainWindow]:
    """A window with a home of its own."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as folder:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = str(Path(folder) / name)
        preferences.set_passes_over(False)  # what was recorded is done again, no more
        session = Session.begin()
        made = MainWindow(ThemeSwitch(app), session)
        made.resize(*WINDOW)
        made.show()
        settle(1)
        yield made
        close_games(made)
        made.close()
        session.close()


def shown(main: MainWindow, match: Match, tab: str = "") -> GamePage:
    """The page of a match in front, with this tab of its panels open."""
    page = main.workbench.games.show(match)
    panels = page.findChild(QTabWidget, "game-panels")
    assert panels is not None
    for number in range(panels.count()):
        if panels.tabText(number) == tab:
            panels.setCurrentIndex(number)
    settle()
    return page


def close_games(main: MainWindow) -> None:
    """Close all games, and let them go."""
    for page in main.tabs.games():
        main.workbench.files.remove(page)
    settle(0.3)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def finish() -> None:
    """Work off all events, and what they have stirred up."""
    dispatcher = QAbstractEventDispatcher.instance()
    while dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
        pass


def timed(act: Callable[[], object]) -> float:
    """The milliseconds until an action has been done and all has been painted."""
    begin = perf_counter()
    act()
    finish()
    return 1000 * (perf_counter() - begin)
