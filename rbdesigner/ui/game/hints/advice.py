"""Asks for a hint without waiting; it is there until something is done, and taken over as one stroke."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rbdesigner.engine.core.actions import Done
from rbdesigner.play.match import Match
from rbdesigner.players.hint import Hint
from rbdesigner.players.hint_job import GIVE_HINT, HintRequest
from rbdesigner.players.planning_player import LEVELS
from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.storage.preferences import hint_level, set_hint_level, thinking_limit

USUAL_LEVEL = "hard"


class Advice(QObject):
    """The hint for the person who acts in a match.

    ``changed()`` tells that it is being thought about, there, or gone; ``message(str)`` says why there is none.
    """

    changed = Signal()
    message = Signal(str)

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self.hint: Hint | None = None
        self._match = match
        self.work = BackgroundJob(GIVE_HINT, self, is_kept=True)
        self._answer: Hint | None = None
        self.work.answered.connect(self._keep)
        self.work.ended.connect(self._end_thinking)
        signals = signals_of(match)
        signals.happened.connect(self.dismiss)
        signals.moved.connect(self.dismiss)

    @property
    def is_thinking(self) -> bool:
        """Whether a hint has been asked for and is not there yet."""
        return self.work.is_running

    @property
    def is_shown(self) -> bool:
        """Whether there is a hint, or one is being thought about."""
        return self.is_thinking or self.hint is not None

    @property
    def level(self) -> str:
        """The name of the level that gives hints."""
        return known if (known := hint_level()) in LEVELS else USUAL_LEVEL

    def choose_level(self, level: str) -> None:
        """Let another level give hints from now on; one that is shown is asked for anew."""
        set_hint_level(level)
        if self.is_shown:
            self.dismiss()
            self.ask()

    def ask(self) -> None:
        """Ask for a hint, or tell why there can be none."""
        match = self._match
        if not match.is_present or match.game.over:
            self.message.emit(self.tr("A hint is for the present of a game that goes on."))
        elif not match.persons:
            self.message.emit(self.tr("A hint is for a person; now a machine is to act."))
        elif not self.is_shown:
            self._answer = None
            view = match.game.view().copy()
            self.work.start(HintRequest.of(self.level, match.persons[0], view), thinking_limit())
            self.changed.emit()

    def _keep(self, hint: Hint) -> None:
        self._answer = hint

    def _end_thinking(self, why: str = "") -> None:
        self.hint = self._answer
        self.changed.emit()
        if why:
            self.message.emit(why)

    def dismiss(self, _events: object = None) -> None:
        """Show no hint any more; who thinks about one stops."""
        if self.is_thinking:
            self.work.stop()
        elif self.hint is None:
            return
        self._answer = None
        self._end_thinking()

    def take(self) -> None:
        """Do what is hinted as one stroke; where nothing is worth doing, end the phase."""
        hint, match = self.hint, self._match
        if hint is None:
            return
        self._answer = None
        self._end_thinking()
        if all(match.check(action) is None for action in hint.actions[:1]):
            match.do_all(hint.actions or [Done(hint.player)])
