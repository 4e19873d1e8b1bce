"""A run in the window: started, stopped, gone on with, never waited for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.lab.game_row import GameResult
from rbdesigner.lab.run_process import RunError, RunProcess
from rbdesigner.lab.run_reports import RunOpened, RunState
from rbdesigner.lab.run_store import STORE_FAULTS
from rbdesigner.messages.file_errors import reason_sentence, reason_text
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.players.wire import RunStart
from rbdesigner.scenario.errors import words
from rbdesigner.scenario.reasons import Reason

LOOK_EVERY = 50
"""Milliseconds between two looks for news."""


class RunWork(QObject):
    """Plays a run in other processes, as long as it is not stopped, or reads one.

    ``opened()``: it is known which run it is; ``progressed()``: there are further games; ``judged()``: there is a new
    state; ``ended(str)``: it has ended by itself, and why where that is a fault.
    """

    opened = Signal()
    progressed = Signal()
    judged = Signal()
    ended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.run: RunOpened | None = None
        self.results: list[GameResult] = []
        self.state: RunState | None = None
        self.is_reading, self._store = False, Path()
        self._process = _RunProcessHolder()
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._listen)
        self.destroyed.connect(self._process.close)

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return self._process.held is not None and not self.is_reading

    @property
    def failures(self) -> list[GameResult]:
        """The games that failed."""
        return [game for game in self.results if not game.is_played]

    def go(self, start: RunStart) -> None:
        """Begin, or go on; without players only read. What was begun before is stopped."""
        self.stop()
        self.is_reading, self._store = not start.players, Path(start.store)
        try:
            self._process.held = RunProcess(start)
        except (PlayerFailure, OSError) as fault:
            self._end(self._failure(fault))
            return
        self._look.start()

    def stop(self) -> None:
        """Stop at once, without a word; the games that are over are kept."""
        self._look.stop()
        self._process.close()
        self.is_reading = False

    def _listen(self) -> None:
        process = self._process.held
        if process is None:
            return
        try:
            news = process.news()
        except RunError as fault:
            self._end(self._refusal(fault))
            return
        except PlayerFailure as fault:
            self._end(self._failure(fault))
            return
        for each in news:
            if self._process.held is process:  # whoever hears of it may stop or begin anew
                self._take(each)
        if process.is_done and self._process.held is process:
            self._end("")

    def _take(self, news: RunOpened | RunState | list[GameResult]) -> None:
        if isinstance(news, RunOpened):
            if self.run is None or (self.run.run, self.run.scenario) != (news.run, news.scenario):
                self.state = None
            self.run, self.results = news, []
            self.opened.emit()
        elif isinstance(news, RunState):
            self.state = news
            self.judged.emit()
        else:
            self.results.extend(news)
            self.progressed.emit()

    def _end(self, why: str) -> None:
        self.stop()
        self.ended.emit(why)

    def _refusal(self, fault: RunError) -> str:
        if fault.reason is None:
            return self.tr("This map cannot be played: it has errors, which the list of its problems names.")
        if isinstance(fault.reason, Reason) and fault.reason.source in STORE_FAULTS:
            return f"{self._store.name}: {reason_text(fault.reason)}."
        return reason_sentence(fault.reason)

    def _failure(self, fault: PlayerFailure | OSError) -> str:
        reason = reason_text(fault.detail) if isinstance(fault, PlayerFailure) else words(fault)
        return self.tr("The run has stopped: {reason}").replace("{reason}", reason)


class _RunProcessHolder:
    """The process of a run, if there is one."""

    def __init__(self) -> None:
        self.held: RunProcess | None = None

    def close(self, _gone: object = None) -> None:
        """End it, and all that work for it."""
        process, self.held = self.held, None
        if process is not None:
            process.close()
