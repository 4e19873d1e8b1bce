"""The page of the laboratory that finds par of the solo game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.lab.jobs.map_jobs import FIND_PAR, ParStart
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.wording.lockout_wording import solo_lockout_lines
from rbdesigner.lab.wording.map_findings import par_headline, par_sentences, par_story, with_par
from rbdesigner.messages.translation import number_text
from rbdesigner.players.difficulty import GAMES, LEVELS, SEARCHES, Par, ParProgress
from rbdesigner.players.solver import PLANS
from rbdesigner.scenario.model import Findings, Scenario
from rbdesigner.ui.background_job import BackgroundJob, seconds_text
from rbdesigner.ui.laboratory.job_tab import JobTab
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.sheet_button import SheetButton
from rbdesigner.ui.laboratory.study_bar import StudyBar
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import labelled, note
from rbdesigner.ui.widgets.theme import bold

MOST_PLANS, MOST_SEARCHES, MOST_GAMES = 100_000_000, 1_000, 1_000
_TICK = 500
"""Milliseconds between two looks at the clock."""


class ParView(JobTab):
    """Looks for par, tells it with what it is from, and lets it be put on the sheet.

    ``findings_wanted(object)`` asks to put these :class:`Findings` into the map; ``changed()`` tells that it is being
    looked for, or no more. ``settings`` are those of the laboratory, which say how many processes work.
    """

    findings_wanted = Signal(object)

    def __init__(self, scenario: Scenario, settings: Callable[[], RunSettings], parent: QWidget) -> None:
        super().__init__(scenario, BackgroundJob(FIND_PAR), parent)
        self._settings = settings
        self.par: Par | None = None
        self._story: list[str] = []
        self._searched, self._progress = scenario.copy(), ParProgress(0, 0)
        self.bar = StudyBar("laboratory-par", self)
        self.trouble = self.bar.trouble
        self.plans, self.searches = SpinBox(1, MOST_PLANS, self), SpinBox(1, MOST_SEARCHES, self)
        self.games = SpinBox(1, MOST_GAMES, self)
        self.headline, self.story, self.remarks = Label(self), Label(self), note()
        self._scrolled = QScrollArea(self)
        tips = (
            self.tr("The map has been changed since par was found"),
            self.tr("Par as a line on the sheet of the map"),
            self.tr("Par is already on the sheet"),
        )
        self.note = SheetButton(self.tr("Put par on the sheet"), tips, self)
        self._lay_out()
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self.show_state)
        self.bar.button.clicked.connect(self.turn_over)
        self.note.clicked.connect(self._put_on_sheet)
        for box in self._boxes():
            box.valueChanged.connect(self.show_state)
        self.work.answered.connect(self._hear)
        self.renew()

    def _boxes(self) -> tuple[SpinBox, SpinBox, SpinBox]:
        return self.plans, self.searches, self.games

    def _lay_out(self) -> None:
        usual = (("plans", 100_000, PLANS), ("searches", 1, SEARCHES), ("games", 5, GAMES))
        for box, (name, step, value) in zip(self._boxes(), usual, strict=True):
            box.setObjectName(f"laboratory-par-{name}")
            box.setSingleStep(step)
            box.setValue(value)
        self.plans.setGroupSeparatorShown(True)
        self.plans.setToolTip(
            tip(self.tr("How many plans each search makes; more plans find better games, and so another par"))
        )
        self.searches.setToolTip(tip(self.tr("How many times the solver searches, each time anew; par is the best")))
        self.games.setToolTip(tip(self.tr("How many games the easy and the medium player play each")))
        font = bold(self.headline.font())
        font.setPointSizeF(1.3 * font.pointSizeF())
        self.headline.setFont(font)
        self.headline.setObjectName("laboratory-par-headline")
        self.story.setObjectName("laboratory-par-story")
        self.note.setObjectName("laboratory-par-note")
        for label in (self.headline, self.story, self.remarks):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._scrolled.setWidget(self.story)
        self._scrolled.setWidgetResizable(True)
        self._scrolled.setFrameShape(QFrame.Shape.NoFrame)
        self.story.setAlignment(Qt.AlignmentFlag.AlignTop)
        fields = QHBoxLayout()
        fields.addWidget(
            labelled(
                (self.tr("Searches"), self.searches),
                (self.tr("Plans each"), self.plans),
                (self.tr("Games each"), self.games),
                wraps=False,
            )
        )
        fields.addStretch(1)
        rows = QVBoxLayout(self)
        rows.addLayout(fields)
        for widget in (self.bar, self.headline):
            rows.addWidget(widget)
        rows.addWidget(self._scrolled, 1)
        rows.addWidget(self.remarks)
        rows.addWidget(self.note, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addStretch()

    # What is pressed

    def turn_over(self) -> None:
        """Begin the search for the map as it is, or stop it."""
        if self.work.is_running:
            self.stop()
            return
        self.par, self._progress, self._searched = None, ParProgress(0, 0), self.scenario.copy()
        self._story = []
        numbers = self.plans.value(), self.games.value(), self.searches.value()
        self.launch(ParStart(self._searched, *numbers, self._settings().cores))

    def _put_on_sheet(self) -> None:
        if (found := self._findings()) is not None:
            self.findings_wanted.emit(found)

    # What comes

    def _hear(self, answer: ParProgress | Par) -> None:
        if isinstance(answer, Par):
            self.par = answer
            self._story = [
                *par_sentences(answer),
                *solo_lockout_lines(self._searched, answer.lockout),
                self.tr("The best game, turn by turn:"),
                *par_story(self._searched, answer),
            ]
        else:
            self._progress = answer
            self.show_state()

    # What is shown

    @property
    def is_current(self) -> bool:
        """Whether the map is as it was when the search began, whatever is said of it."""
        return self.is_same_map(self._searched)

    def _findings(self) -> Findings | None:
        """The findings of the map with par, None if that is not known."""
        return with_par(self.scenario, self.par) if self.par is not None and self.is_current else None

    def renew(self, _value: int = 0) -> None:
        """Show all there is."""
        par, found = self.par, self._findings()
        self.headline.setText(par_headline(par) if par is not None else "")
        self.story.setText("\n".join(self._story))
        self.remarks.setText(self._remark())
        self._scrolled.setVisible(bool(self._story))
        for label in (self.headline, self.remarks):
            label.setVisible(bool(label.text()))
        self.note.setVisible(par is not None)
        self.note.offer(found, self.scenario.properties.findings)
        self.show_state()

    def _remark(self) -> str:
        if self.par is None:
            return self.tr(
                "Par is the best that the solver finds in these searches, and the same on every computer. It is easy "
                "to reach if the easy player comes near it, fairly hard if the medium player does, and otherwise hard."
            )
        return "" if self.is_current else self.tr("The map has been changed since par was found.")

    def show_state(self, _value: int = 0) -> None:
        """Show how far it is."""
        running, plans, games = self.work.is_running, self._all_plans(), self.games.value()
        for box in self._boxes():
            box.setEnabled(self.is_free and not running)
        (self._clock.start if running else self._clock.stop)()
        made = self._progress
        done = RunProgress(*made.share(plans, games), 0)
        plan = self._status_text() if running or self.is_free else self.tr("Other games are being played.")
        self.bar.show_progress(done, plan, self.tr("Find par"), running=running, ready=self.is_free)
        self.bar.told.setText(plan)

    def _all_plans(self) -> int:
        return self.searches.value() * self.plans.value()

    def _status_text(self) -> str:
        plans, games, made = self._all_plans(), self.games.value(), self._progress
        if not self.work.is_running:
            said = self.tr(
                "The solver makes {plans} plans, then the easy and the medium player play %n games each.", "", games
            )
            return said.replace("{plans}", number_text(plans))
        if made.plans < plans:
            said, done, wanted = self.tr("{number} of {wanted} plans, {time}"), made.plans, plans
        else:
            said, done, wanted = self.tr("{number} of {wanted} games, {time}"), made.games, len(LEVELS) * games
        said = said.replace("{number}", number_text(done)).replace("{wanted}", number_text(wanted))
        return said.replace("{time}", seconds_text(self.work.seconds))
