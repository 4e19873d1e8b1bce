"""A solver in the window: started, stopped, gone on with, never waited for."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from rbdesigner.engine.games.game import Game
from rbdesigner.players.solver_process import SolverProcess, SolverReport
from rbdesigner.ui.dialogs.process_work import ProcessWork


def clock_text(seconds: float) -> str:
    """So many seconds as a clock shows them: ``1:05``, ``2:01:05``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class FoundGame(NamedTuple):
    """A game that was better than all before it, with the seconds of work until then."""

    report: SolverReport
    seconds: float


class Solving(ProcessWork):
    """Solves a game in other processes, as long as it is not stopped.

    ``changed()``: it was started or stopped, or there is news.
    """

    changed = Signal()

    def __init__(self, start: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.start_game = start
        self.found: list[FoundGame] = []
        self.plans = 0
        self._checkpoint: Mapping[str, Any] | None = None
        self._before, self._since = 0.0, 0.0

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
        if not self.is_running:
            self._since = monotonic()
            self.begin(lambda: SolverProcess(self.start_game, seed, cores, self._checkpoint))
            self.changed.emit()

    def stop(self) -> None:
        """Stop at once; the round that was begun is begun again when it goes on."""
        self._before = self.seconds
        super().stop()
        self.changed.emit()

    def take(self, news: SolverReport) -> None:
        """Hear how far it has come."""
        self.plans, self._checkpoint = news.plans, news.checkpoint
        if news.found and news.points > (self.best.report.points if self.best is not None else 0):
            self.found.append(FoundGame(news, self.seconds))
        self.changed.emit()

    def stopped(self) -> str:
        """Say that it has stopped, with ``{reason}``."""
        return self.tr("The solver has stopped: {reason}")
