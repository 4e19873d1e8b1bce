"""Asks for a hint without waiting; it is there until something is done, and taken over as one stroke."""

from __future__ import annotations

from collections.abc import Generator

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.engine.core.actions import Done
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.play.match import Match
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.players.hint import Hint
from rbdesigner.players.hint_process import HintProcess
from rbdesigner.players.planning_player import LEVELS
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.storage.preferences import hint_level, set_hint_level, thinking_limit

LOOK_EVERY = 20
"""Milliseconds between two looks whether the hint is there."""
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
        self._adviser = _Adviser()
        self._asked: Generator[None, None, Hint] | None = None
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._look_for_answer)
        signals = signals_of(match)
        signals.happened.connect(self.dismiss)
        signals.moved.connect(self.dismiss)
        self.destroyed.connect(self._adviser.close)

    @property
    def is_thinking(self) -> bool:
        """Whether a hint has been asked for and is not there yet."""
        return self._asked is not None

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
            view = match.game.view().copy()
            self._asked = self._adviser.process(self.level, thinking_limit()).ask_hint(view, match.persons[0])
            self._look.start()
            self._look_for_answer()
            self.changed.emit()

    def _look_for_answer(self) -> None:
        if self._asked is None:
            return
        try:
            next(self._asked)
        except StopIteration as done:
            self._end_thinking(done.value)
        except PlayerFailure as failure:
            self._end_thinking(None)
            text = self.tr("There is no hint: {reason}").replace("{reason}", reason_text(failure.detail))
            self.message.emit(text)

    def _end_thinking(self, hint: Hint | None) -> None:
        self._look.stop()
        self._asked, self.hint = None, hint
        self.changed.emit()

    def dismiss(self, _events: object = None) -> None:
        """Show no hint any more; who thinks about one stops."""
        if self.is_thinking:
            self._adviser.close()
        if self.is_shown:
            self._end_thinking(None)

    def take(self) -> None:
        """Do what is hinted as one stroke; where nothing is worth doing, end the phase."""
        hint, match = self.hint, self._match
        if hint is None:
            return
        self._end_thinking(None)
        if all(match.check(action) is None for action in hint.actions[:1]):
            match.do_all(hint.actions or [Done(hint.player)])


class _Adviser:
    """The process that gives hints, as long as the level stays."""

    def __init__(self) -> None:
        self._process: HintProcess | None = None

    def process(self, level: str, limit: float) -> HintProcess:
        """The process for a level, started if there is none."""
        if self._process is None or self._process.level != level:
            self.close()
            self._process = HintProcess(level, limit)
            self._process.start()
        return self._process

    def close(self, _gone: object = None) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.close()
