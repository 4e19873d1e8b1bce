"""Copies of the unsaved games of a session, by timers and signals of Qt."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from rbdesigner.play.journal import Journals, copy_writer
from rbdesigner.play.match import Match
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.shell.copies.autosave import Autosave
from rbdesigner.ui.storage.session import Session

if TYPE_CHECKING:  # maps are opened without it
    from rbdesigner.ui.game.game_page import GamePage


class _Countdown:
    """A timer of Qt for the journals."""

    def __init__(self, parent: QObject, act: Callable[[], None]) -> None:
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(act)

    def start(self, milliseconds: int) -> None:
        """Let this much time pass from now on."""
        self._timer.start(milliseconds)

    @property
    def left(self) -> int | None:
        """The milliseconds that are left; None if it does not run."""
        return self._timer.remainingTime() if self._timer.isActive() else None


class GameCopies(QObject):
    """Keeps copies of games with unsaved actions in the folder of the session, as :class:`Journals` say.

    The thread of the autosave writes the whole game.
    """

    def __init__(self, session: Session, autosave: Autosave, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._journals = journals = Journals(session.copy_path, session.restore, autosave.writer)
        journals.keep_time(_Countdown(self, journals.force), _Countdown(self, journals.begin_anew))
        autosave.looking.connect(journals.force)

    def watch(self, page: GamePage) -> None:
        """Keep a copy of this game from now on, as far as no file holds it."""
        match = page.match
        signals = signals_of(match)
        signals.happened.connect(partial(self._note, match))
        signals.moved.connect(partial(self._note, match))
        for changed in (signals.variations_changed, signals.remembered):
            changed.connect(partial(self._journals.note_beside_log, match))
        self._journals.watch(match)

    def _note(self, match: Match, _events: object = None) -> None:
        self._journals.note(match)

    def saved(self, page: GamePage) -> None:
        """The game is safe in its file: its copy can go."""
        self._journals.saved(page.match)

    def forget(self, page: GamePage) -> None:
        """The game is closed: its copy can go."""
        self._journals.forget(page.match)

    def stored(self, page: GamePage) -> Path | None:
        """The file in which the copy of a game lies, if there is one."""
        return self._journals.stored(page.match)

    def writer_of(self, page: GamePage) -> Callable[[Path], object]:
        """Writes a further copy of a game as it is now, in any thread."""
        return copy_writer(page.match)

    def emergency(self) -> int:
        """See at once, in this thread, to it that the copies are whole; how many are."""
        return self._journals.emergency()
