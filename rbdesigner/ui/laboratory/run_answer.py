"""The answer of a run in words: whether players can play the map, the verdict, the reasons, and remarks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, Verdict
from rbdesigner.lab.wording.behind_wording import behind_lines
from rbdesigner.lab.wording.lockout_wording import lockout_lines
from rbdesigner.lab.wording.milestone_wording import parting_sentence
from rbdesigner.lab.wording.playability_wording import (
    levels_sentence,
    playability_sentences,
    tells_lockouts,
    told_verdict,
)
from rbdesigner.lab.wording.verdict_wording import inequality_sentence, order_sentence, reasons
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.run_work import RunWork
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.theme import bold, colours

translate = QCoreApplication.translate


class RunAnswer(QFrame):
    """Whether the players of a run can play its map, then the verdict, and what the map says about it below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("laboratory-answer")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.playability, self.headline, self.reasons, self.remarks = note(), Label(self), Label(self), note()
        self._answer: FairnessAnswer | None = None
        self._is_doubtful = False
        font = bold(self.headline.font())
        font.setPointSizeF(1.3 * font.pointSizeF())
        self.headline.setFont(font)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(12, 10, 12, 10)
        rows.setSpacing(4)
        rows.setAlignment(Qt.AlignmentFlag.AlignTop)
        for label in (self.playability, self.headline, self.reasons, self.remarks):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            rows.addWidget(label)
        self.playability.setObjectName("laboratory-playability")
        self.headline.setObjectName("laboratory-verdict")
        self.reasons.setObjectName("laboratory-reasons")
        self.remarks.setObjectName("laboratory-remarks")

    @property
    def room(self) -> int:
        """The height of a long headline, with some lines above and below it."""
        lines = 2 * self.headline.fontMetrics().lineSpacing() + 6 * self.reasons.fontMetrics().lineSpacing()
        return lines + 40

    def event(self, event: QEvent) -> bool:
        """Be as high as the lines are: what is longer than the room is scrolled."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and (rows := self.layout()) is not None:
            self.setMinimumHeight(rows.heightForWidth(self.width()))
        return done

    def show_run(self, work: RunWork, facts: MapFacts | None, remarks: Sequence[str]) -> None:
        """Show what a run tells so far."""
        headline, told, self._answer, self._is_doubtful = self._empty(work), self._advice(work), None, False
        playability = list[str]()
        if work.run is not None and work.state is not None and work.state.verdict.games and facts is not None:
            verdict, players, plays = work.state.verdict, work.run.players, work.state.playability
            playability = playability_sentences(facts, plays, len(players))
            told = [
                *filter(None, [parting_sentence(facts, players, work.state.time_line)]),
                *(lockout_lines(facts, players, work.state.turns, verdict.games) if tells_lockouts(plays) else ()),
                *behind_lines(facts, players, work.state.behind, verdict.games),
            ]
            if len(players) == 1:
                headline = self.tr("%n solo games", "", verdict.games)
            else:
                levels = filter(None, (levels_sentence(facts, verdict, plays.levels),))
                headline, told = told_verdict(verdict, facts, plays), [*levels, *self._reasons(verdict, facts), *told]
                self._answer, self._is_doubtful = verdict.answer, bool(plays.doubtful)
            told = ["•  " + each for each in told]
        self.playability.setText(" ".join(playability))
        self.playability.setVisible(bool(playability))
        self.headline.setText(headline)
        self._show_colour()
        self.reasons.setText("\n".join(told))
        self.reasons.setVisible(bool(told))
        self.remarks.setText("\n".join(remarks))
        self.remarks.setVisible(bool(remarks))

    def _show_colour(self) -> None:
        shown = colours()
        known = {FairnessAnswer.FAIR: shown.fine, FairnessAnswer.UNFAIR: shown.error}
        colour = known.get(self._answer) if self._answer is not None else None
        if self._is_doubtful:
            colour = shown.warning
        self.headline.setStyleSheet(f"color: {colour}" if colour else "")

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_answer"):
            self._show_colour()

    def _empty(self, work: RunWork) -> str:
        return (
            self.tr("The first games are being played…") if work.is_running else self.tr("No game has been played yet")
        )

    def _advice(self, work: RunWork) -> list[str]:
        if work.is_running:
            return []
        return [
            self.tr(
                "Choose who plays and press Start. Machines play the map many times, and every player has every home."
            )
        ]

    def _reasons(self, verdict: Verdict, facts: MapFacts) -> list[str]:
        """Say how the worst home and the seat order differ from the rest."""
        found = reasons(verdict, facts)
        if not found and verdict.worst is not None and verdict.answer is FairnessAnswer.UNFAIR:
            found = [self.tr("The facts about the map show no reason: look where games go, and who is first there.")]
        return [each for each in (inequality_sentence(verdict), *found, order_sentence(verdict)) if each]


def run_remarks(work: RunWork, scenario: Scenario) -> list[str]:
    """Sentences besides the verdict on a map."""
    remarks, run = [], work.run
    if run is not None and not run.is_current:
        remarks.append(
            translate(
                "LaboratoryWindow",
                "These games were played by an earlier version of the machines. Start plays new ones.",
            )
        )
    if run is not None and run.scenario != bare_map(scenario):
        remarks.append(
            translate("LaboratoryWindow", "The map has been changed since this run. Start plays the map as it is now.")
        )
    if failed := len(work.failures):
        remarks.append(
            translate(
                "LaboratoryWindow",
                "%n games failed and are not counted; the list of games tells why.",
                None,
                failed,
            )
        )
    seeds = work.state.verdict.seeds if work.state is not None else 0
    if 0 < seeds < FEWEST_SEEDS:
        remarks.append(
            translate(
                "LaboratoryWindow",
                "The games so far have only %n seeds, so the 95\u00a0% intervals are rough.",
                None,
                seeds,
            )
        )
    return remarks
