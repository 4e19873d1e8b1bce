"""A tab of the laboratory with a study: several runs that answer one question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from rbdesigner.lab.jobs.study_jobs import PLAY_STUDY, StudyStart, StudyState
from rbdesigner.lab.runs.run_setup import RunSetup, bare_map
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.wording.number_wording import duration_words, seconds_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.laboratory.job_tab import JobTab
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.store_job import StoreJob, store_refusal
from rbdesigner.ui.laboratory.study_bar import StudyBar

MOST_UNASKED = 1000
"""The most games that a click alone begins."""


def scrolled(inside: QWidget, parent: QWidget) -> QScrollArea:
    """An area in which a part of a tab is scrolled, without a ground of its own."""
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(inside)
    for ground in (area.viewport(), inside):
        ground.setAutoFillBackground(False)
    return area


class StudyView(JobTab):
    """Starts and stops the games of a study.

    ``store_damaged(str)`` tells how the store is damaged.
    """

    work: StoreJob[StudyStart, RunProgress | StudyState]
    store_damaged = Signal(str)

    def __init__(
        self, name: str, scenario: Scenario, store: Path, settings: Callable[[], RunSettings], parent: QWidget
    ) -> None:
        super().__init__(scenario, StoreJob(PLAY_STUDY, None, self.refused), parent)
        self.store, self.settings = store, settings
        self.study: StudyStart | None = None
        """The study that is played, or has been."""
        self.progress = RunProgress(0, 0, 0)
        self.state: StudyState | None = None
        self.bar = StudyBar(name, self)
        self.trouble = self.bar.trouble
        self.bar.button.clicked.connect(self.turn_over)
        self.work.answered.connect(self._hear)

    def refused(self, fault: Exception) -> str:
        """Say why it cannot be played."""
        return store_refusal(fault)

    def caption(self) -> str:
        """The caption of the button that starts it."""
        raise NotImplementedError

    def wanted(self) -> StudyStart | None:
        """The study to play by what is chosen, None if there is none."""
        raise NotImplementedError

    def begin(self, start: StudyStart) -> None:
        """Prepare to show a study that is about to start."""

    def plan(self) -> str:
        """The games that would be played, or why none can be."""
        raise NotImplementedError

    def runs(self) -> int:
        """How many runs would be played, each of as many games as the settings say."""
        raise NotImplementedError

    def at_table(self) -> tuple[str, ...]:
        """Name who would play at a table."""
        return self.settings().players

    def is_ready(self) -> bool:
        """Whether what is chosen can be played."""
        raise NotImplementedError

    def show_state(self, _row: int = 0) -> None:
        """Show how far it is."""
        plan = self.plan()
        if self.is_ready():
            plan = f"{plan} {self._duration_sentence()}" if self.is_free else self.tr("Other games are being played.")
        self.bar.show_progress(
            self.progress,
            plan,
            self.caption(),
            running=self.work.is_running,
            ready=self.is_ready() and self.is_free,
        )

    def renew(self, _row: int = 0) -> None:
        """Show what the games say."""
        raise NotImplementedError

    def remarks_about(self, played: Scenario | None) -> list[str]:
        """Remark on the games of a map: whether it has been changed since, and how many failed."""
        state, remarks = self.state, list[str]()
        if played is not None and played != bare_map(self.scenario):
            remarks.append(self.tr("The map has been changed since these games."))
        if state is not None and state.failures:
            remarks.append(self.tr("%n games failed and are not counted.", "", state.failures))
        return remarks

    def turn_over(self) -> None:
        """Play, or stop."""
        if self.work.is_running:
            self.stop()
            return
        start = self.wanted()
        if start is None or (games := self._agreed_games()) is None:
            return
        self.study = start._replace(games=games)
        self.state, self.progress = None, RunProgress(0, 0, 0)
        self.begin(self.study)
        self.launch(self.study)

    def _agreed_games(self) -> int | None:
        """Agree with the user on the games of each run, fewer if the user likes that better; None for no games."""
        games, few = self.settings().games, self._few_games()
        if self.runs() * games <= MOST_UNASKED:
            return games
        fewer = self.runs() * few if few < games else 0
        many = message_boxes.ask_about_many_games(self, self.runs() * games, fewer, self._duration(games))
        return {MessageAnswer.ALL: games, MessageAnswer.FEW: few}.get(many)

    def _few_games(self) -> int:
        """Give the fewest games of a run with seeds enough to say anything."""
        return RunSetup(self.scenario, self.at_table()).least_games

    def _duration(self, games: int) -> str:
        cores = 1 if self.settings().cluster else self.settings().cores
        turns = self.scenario.properties.turns
        return duration_words(seconds_of(self.runs() * games, self.at_table(), turns, cores))

    def _duration_sentence(self) -> str:
        """Say about how long the games take; of a cluster nobody knows."""
        if self.settings().cluster:
            return ""
        return self.tr("That takes {duration}.").replace("{duration}", self._duration(self.settings().games))

    def _hear(self, answer: RunProgress | StudyState) -> None:
        if isinstance(answer, RunProgress):
            self.progress = answer
            self.show_state()
        else:
            self.state = answer
            self.renew()

    def _end(self, why: str) -> None:
        super()._end(why)
        if self.work.is_damaged:
            self.store_damaged.emit(why)

    def begin_anew(self) -> None:
        """Forget all runs: the store is another."""
        self.stop()
        self.bar.trouble.setText("")
        self.renew()
