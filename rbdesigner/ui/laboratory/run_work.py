"""A run in the window: started, stopped, gone on with, never waited for."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.jobs.run_jobs import PLAY_RUN, FurtherGames, RunNews, RunOpened, RunStart, RunState
from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.lab.wording.map_findings import with_verdict
from rbdesigner.scenario.model import Findings, Scenario
from rbdesigner.ui.laboratory.store_job import StoreJob


class RunWork(StoreJob[RunStart, RunNews]):
    """Plays a run in other processes, as long as it is not stopped, or reads one.

    ``opened()``: it is known which run it is; ``progressed()``: there are further games; ``judged()``: there is a new
    state.
    """

    opened = Signal()
    progressed = Signal()
    judged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PLAY_RUN, parent)
        self.answered.connect(self._hear)
        self.run: RunOpened | None = None
        self.results: list[GameResult] = []
        self.state: RunState | None = None
        self.is_reading = self._is_begun = False
        self.played: set[int] = set()
        """The numbers of the games that have been played since it began."""

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return super().is_running and not self.is_reading

    @property
    def failures(self) -> list[GameResult]:
        """The games that failed."""
        return [game for game in self.results if not game.is_played]

    @property
    def over(self) -> int:
        """Count the games that are over; while games are played, those that failed before are still to come."""
        waiting = [game for game in self.failures if game.number not in self.played] if self.is_running else []
        return len(self.results) - len(waiting)

    def has_all(self, wanted: int) -> bool:
        """Tell whether so many games have been played and none of them failed, as those would be played again."""
        return len(self.results) >= wanted and all(game.number >= wanted for game in self.failures)

    def is_outdated(self, scenario: Scenario) -> bool:
        """Whether no run of this map by the machines of today is known."""
        return self.run is None or not self.run.is_current or self.run.scenario != bare_map(scenario)

    @property
    def is_doubtful(self) -> bool:
        """Whether the players can hardly play the map, so that their verdict is a doubtful one."""
        return self.state is not None and bool(self.state.playability.doubtful)

    def findings(self, scenario: Scenario) -> Findings | None:
        """The findings of a map with the verdict of the run, None if that is not clear, or doubtful."""
        run, state = self.run, self.state
        if run is None or state is None or len(run.players) == 1 or not state.verdict.is_clear:
            return None
        if self.is_doubtful:
            return None
        known = replace(
            run.scenario, properties=replace(run.scenario.properties, findings=scenario.properties.findings)
        )
        return with_verdict(known, state.verdict, run.players)

    def go(self, start: RunStart) -> None:
        """Begin, or go on; without players only read. What was begun before is stopped."""
        self.stop()
        self.played, self._is_begun = set(), False
        self.is_reading = not start.players
        self.start(start)

    def stop(self) -> None:
        """Stop at once, without a word; the games that are over are kept."""
        super().stop()
        self.is_reading = False

    def forget(self) -> None:
        """Stop, and know of no run."""
        self.stop()
        self.run, self.results, self.state = None, [], None

    def _hear(self, news: RunNews) -> None:
        if isinstance(news, RunOpened):
            if self.run is None or (self.run.run, self.run.scenario) != (news.run, news.scenario):
                self.state = None
            self.run, self.results = news, []
            self.opened.emit()
        elif isinstance(news, RunState):
            self.state, self._is_begun = news, True
            self.judged.emit()
        else:
            self._take_games(news)
            self.progressed.emit()

    def _take_games(self, told: FurtherGames) -> None:
        """Games, each in place of what it was when it failed before."""
        numbers = {game.number for game in told.games}
        if self._is_begun:  # what is told before the first state had been kept
            self.played |= numbers
        self.results = sorted([*(game for game in self.results if game.number not in numbers), *told.games])
