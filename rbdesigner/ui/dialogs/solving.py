"""A solver in the window: started, stopped, gone on with, never waited for."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.engine.game import Game
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.players.solver_process import SolverProcess, SolverReport
from rbdesigner.scenario.errors import words
from rbdesigner.ui.dialogs.process_holder import ProcessHolder

LOOK_EVERY = 50
"""Milliseconds between two looks for news."""


class FoundGame(NamedTuple):
    """A game that was better than all before it, with the seconds of work until then."""

    report: SolverReport
    seconds: float


class Solving(QObject):
    """Solves a game in other processes, as long as it is not stopped.

    ``changed()``: it was started or stopped, or there is news; ``failed(str)``: it has stopped by itself, and why.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, start: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.start_game = start
        self.found: list[FoundGame] = []
        self.plans = 0
        self._checkpoint: Mapping[str, Any] | None = None
        self._work = ProcessHolder[SolverProcess]()
        self._before, self._since = 0.0, 0.0
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._listen)
        self.destroyed.connect(self._work.close)

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._work.process is not None

    @property
    def is_begun(self) -> bool:
        """Whether there is anything to go on from."""
        return self._checkpoint is not None

    @property
    def seconds(self) -> float:
        """The seconds that it has worked."""
        return self._before + (monotonic() - self._since if self.is_running else 0.0)

    @property
    def best(self) -> FoundGame | None:
        """The best game so far."""
        return self.found[-1] if self.found else None

    def go(self, seed: int, cores: int) -> None:
        """Begin, or go on from where it was stopped, with as many processes as then."""
        if self.is_running:
            return
        try:
            self._work.process = SolverProcess(self.start_game, seed, cores, self._checkpoint)
        except (PlayerFailure, OSError) as fault:
            self._fail(fault)
            return
        self._since = monotonic()
        self._look.start()
        self.changed.emit()

    def stop(self) -> None:
        """Stop at once; the round that was begun is begun again when it goes on."""
        self._before = self.seconds
        self._look.stop()
        self._work.close()
        self.changed.emit()

    def _listen(self) -> None:
        if self._work.process is None:
            return
        try:
            reports = self._work.process.news()
        except PlayerFailure as fault:
            self.stop()
            self._fail(fault)
            return
        for report in reports:
            self.plans, self._checkpoint = report.plans, report.checkpoint
            if report.found and report.points > (self.best.report.points if self.best is not None else 0):
                self.found.append(FoundGame(report, self.seconds))
        if reports:
            self.changed.emit()

    def _fail(self, fault: PlayerFailure | OSError) -> None:
        reason = reason_text(fault.detail) if isinstance(fault, PlayerFailure) else words(fault)
        self.failed.emit(self.tr("The solver has stopped: {reason}").replace("{reason}", reason))
