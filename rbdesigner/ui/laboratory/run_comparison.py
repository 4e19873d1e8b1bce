"""The map as it is against another version of it, by the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QPalette, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rbdesigner.analysis.comparison_wording import comparison_sentence, map_difference_sentence
from rbdesigner.analysis.map_comparison import compare
from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.lab.jobs.study_jobs import ComparisonStart, ComparisonState, StudyStart
from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.lab.statistics.run_figures import SHARES
from rbdesigner.lab.studies.paired_runs import UNFAIRNESS, ChangeAnswer, RunDifference
from rbdesigner.lab.wording.change_wording import difference_sentences
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.lab.wording.playability_wording import told_verdict
from rbdesigner.messages.file_errors import error_line
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import SCENARIO
from rbdesigner.ui.canvas.still_view import StillMap
from rbdesigner.ui.dialogs.file_choice import files_to_open, filter_of
from rbdesigner.ui.editor.live_facts import LiveFacts
from rbdesigner.ui.editor.panels.problem_details import Notice
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.run_tables import RunTable, decimal_text, figure_titles, interval_text, percent_text
from rbdesigner.ui.laboratory.store_job import store_refusal
from rbdesigner.ui.laboratory.study_view import StudyView, scrolled
from rbdesigner.ui.widgets.inputs import ComboBox
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.theme import bold
from rbdesigner.ui.widgets.waiting import waiting

translate = QCoreApplication.translate


class DifferenceTable(RunTable):
    """The means of both versions, and the change; what is sure is bold."""

    def __init__(self, parent: QWidget) -> None:
        columns = [
            translate("DifferenceTable", "Average per game"),
            translate("DifferenceTable", "Seeds"),
            translate("DifferenceTable", "First"),
            translate("DifferenceTable", "Second"),
            translate("DifferenceTable", "Change"),
            translate("RunTables", "95\u00a0% interval"),
        ]
        title = translate("DifferenceTable", "What differs in the games")
        super().__init__("laboratory-differences", title, columns, parent)

    def show_differences(self, differences: Sequence[RunDifference]) -> None:
        """Show these differences."""
        self.clear()
        titles = figure_titles()
        titles[UNFAIRNESS] = translate("DifferenceTable", "Percentage points from an even share")
        for each in differences:
            words = percent_text if each.name in SHARES else decimal_text
            alike = translate("DifferenceTable", "in every seed")
            row = self.row(
                [
                    titles[each.name],
                    number_text(each.seeds),
                    words(each.before),
                    words(each.after),
                    decimal_text(each.change.value, signed=True),
                    alike if each.is_alike else interval_text(each.change, signed=True),
                ]
            )
            if each.answer in (ChangeAnswer.LESS, ChangeAnswer.MORE):
                for column in range(self.columnCount()):
                    row.setFont(column, bold(self.font()))
        self.updateGeometry()


MOST_CHANGES = 20
"""The most differences of the maps that are listed."""


class RunComparison(StudyView):
    """Chooses another version, plays both, and tells what differs."""

    def __init__(self, scenario: Scenario, store: Path, settings: Callable[[], RunSettings], parent: QWidget) -> None:
        super().__init__("laboratory-compare", scenario, store, settings, parent)
        self._versions: dict[object, Scenario] = {}
        self._opened: dict[str, Scenario] = {}
        self._runs: list[int] = []
        self._facts: list[LiveFacts] = []
        self.version, self.file_button = ComboBox(self), QPushButton(self.tr("Choose a &file…"), self)
        self.headline, self.verdicts, self.remarks = Label(self), Label(self), note()
        self.table = DifferenceTable(self)
        self.changes_title, self.changes = Label(self.tr("What has changed on the map"), self), Label(self)
        self.empty = Notice("compare", self._quiet, self)
        self._lay_out()
        self.version.activated.connect(self.renew)
        self.file_button.clicked.connect(self.choose_file)

    def caption(self) -> str:
        """Play both versions."""
        return self.tr("Play &both")

    def _lay_out(self) -> None:
        self.version.setObjectName("laboratory-version")
        self.version.setAccessibleName(self.tr("The other version of the map"))
        self.headline.setFont(bold(self.headline.font()))
        self.changes_title.setFont(bold(self.changes_title.font()))
        self.empty.title.setText(self.tr("What a change of the map has brought"))
        self.empty.text.setText(
            self.tr(
                "Both versions are played with the same seeds, homes and seats. Luck does not cancel out all the same, "
                "as games go another way after any change."
            )
        )
        choice = QHBoxLayout()
        against = Label(self.tr("First version"), self)
        against.setBuddy(self.version)
        choice.addWidget(against)
        choice.addWidget(self.version, 1)
        choice.addWidget(self.file_button)
        inside = QWidget()
        found = QVBoxLayout(inside)
        found.setContentsMargins(0, 4, 0, 0)
        found.setSpacing(10)
        found.addWidget(self.empty)
        for label in (self.headline, self.verdicts, self.remarks, self.table, self.changes_title, self.changes):
            if isinstance(label, Label):
                label.setWordWrap(True)
            found.addWidget(label)
        found.addStretch(1)
        rows = QVBoxLayout(self)
        rows.addLayout(choice)
        rows.addWidget(self.bar)
        rows.addWidget(scrolled(inside, self), 1)

    def _quiet(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.PlaceholderText)

    def refused(self, fault: Exception) -> str:
        """Say why it cannot be played."""
        if isinstance(fault, IllegalMap):
            return self.tr("One of the two maps cannot be played: it has errors.")
        return super().refused(fault)

    # Which versions

    def show_map(self, scenario: Scenario) -> None:
        """Take over the map as it is now."""
        self.scenario = scenario
        if self.isVisible():
            self.read_versions()

    def showEvent(self, event: QShowEvent) -> None:
        """Offer what has been played meanwhile."""
        super().showEvent(event)
        self.read_versions()

    def read_versions(self) -> None:
        """Offer the versions that have been played, and the files that were chosen."""
        from rbdesigner.lab.runs.run_store import RunStore, RunStoreError

        offers: list[tuple[object, str, None]] = [(path, Path(path).name, None) for path in self._opened]
        self._versions = dict(self._opened.items())
        try:
            with RunStore(self.store, read_only=True) as store:
                known = {each.run: each for each in store.runs()}
                wanted = dict.fromkeys([*store.versions_of(self.scenario), *self._runs])
                for run in filter(known.__contains__, wanted):
                    self._versions[run] = store.setup(run).scenario
                    offers.append((run, self._title(run, known[run].players, known[run].games), None))
        except RunStoreError as fault:
            said = store_refusal(fault)
            self.bar.trouble.setText(said)
            if fault.is_damage:
                self.store_damaged.emit(said)
        chosen = self.version.value
        self.version.offer(offers)
        if chosen in self._versions:
            self.version.show_value(chosen)
        self.renew()

    def _title(self, run: int, players: tuple[str, ...], games: int) -> str:
        said = self.tr("The map of run {run}: {players}; %n games", "", games).replace("{run}", number_text(run))
        return said.replace("{players}", ", ".join(map(machine_words, players)))

    def begin_anew(self) -> None:
        """Forget all runs: the store is another."""
        self._runs.clear()
        super().begin_anew()
        if self.isVisible():
            self.read_versions()

    def choose_file(self) -> None:
        """Take a file as the other version."""
        filters = [filter_of(self.tr("Maps ({suffixes})"), SCENARIO.suffixes)]
        for path in files_to_open(self, self.tr("Compare with another file"), filters)[:1]:
            self.open_version(path)

    def open_version(self, path: Path) -> None:
        """Take the map in this file as the other version."""
        try:
            with waiting():
                self._opened[str(path)] = files.load(path)
        except (ScenarioError, OSError) as fault:
            self.bar.trouble.setText(error_line(fault))
            self.show_state()
            return
        self.bar.trouble.setText("")
        self.read_versions()
        self.version.show_value(str(path))
        self.renew()

    def show_run(self, run: int) -> None:
        """Take the map of a run as the other version."""
        self._runs.append(run)
        self.read_versions()
        if run in self._versions:
            self.version.show_value(run)
        self.renew()

    @property
    def other(self) -> Scenario | None:
        """The version that is chosen."""
        return self._versions.get(self.version.value)

    # What is played

    def wanted(self) -> ComparisonStart | None:
        """The version that is chosen and the map as it is."""
        other, chosen = self.other, self.settings()
        if other is None:
            return None
        numbers = chosen.seed, chosen.games, float(chosen.tolerance), chosen.cores, chosen.cluster
        return ComparisonStart(str(self.store), other, bare_map(self.scenario).copy(), chosen.players, *numbers)

    def begin(self, start: StudyStart) -> None:
        """Find the facts about both versions."""
        assert isinstance(start, ComparisonStart)
        for facts in self._facts:
            facts.deleteLater()
        self._facts = [LiveFacts(StillMap(each, self), self) for each in (start.before, self.scenario.copy())]
        for facts in self._facts:
            facts.changed.connect(self.renew)
            facts.watch(lambda: True)

    # What is shown

    def show_state(self, _row: int = 0) -> None:
        """Show how far it is."""
        running = self.work.is_running
        self.version.setEnabled(not running and self.version.count() > 0)
        self.file_button.setEnabled(not running)
        super().show_state()

    def is_ready(self) -> bool:
        """Whether another version is chosen."""
        return self.other is not None and bare_map(self.other) != bare_map(self.scenario)

    def runs(self) -> int:
        """One of each version."""
        return 2

    def plan(self) -> str:
        """How many games of each version."""
        if self.other is None:
            return self.tr("No other version of this map has been played yet; choose a file to compare with.")
        if not self.is_ready():
            return self.tr("This is the map as it is now.")
        return self.tr("The second version is the map as it is now: %n games of each.", "", self.settings().games)

    def renew(self, _row: int = 0) -> None:
        """Show what the games say, and how the maps differ."""
        state, start = self.state, self.study
        known = isinstance(state, ComparisonState) and isinstance(start, ComparisonStart) and bool(state.differences)
        for widget in (self.headline, self.table):
            widget.setVisible(known)
        self.empty.setVisible(not known)
        self.remarks.setText("\n".join(self._remarks()))
        self.remarks.setVisible(bool(self.remarks.text()))
        self.verdicts.hide()
        if isinstance(state, ComparisonState) and known:
            self.headline.setText(" ".join(difference_sentences(state.differences)))
            self.verdicts.setText("\n".join(self._verdicts(state)))
            self.verdicts.setVisible(bool(self.verdicts.text()))
            self.table.show_differences(state.differences)
        self._show_changes()
        self.show_state()

    def _verdicts(self, state: ComparisonState) -> list[str]:
        start = self.study
        assert isinstance(start, ComparisonStart)
        said = (
            self.tr("First, in %n games: {verdict}", "", state.before.games),
            self.tr("Second, in %n games: {verdict}", "", state.after.games),
        )
        if len(start.players) == 1 or any(each.facts is None for each in self._facts):
            return []
        return [
            each.replace("{verdict}", told_verdict(verdict, facts.facts, plays))
            for each, verdict, facts, plays in zip(
                said, (state.before, state.after), self._facts, state.playability, strict=True
            )
            if facts.facts is not None
        ]

    def _remarks(self) -> list[str]:
        state, start = self.state, self.study
        remarks = self.remarks_about(start.after if isinstance(start, ComparisonStart) else None)
        if isinstance(start, ComparisonStart) and self.other is not None and start.before != self.other:
            remarks.append(self.tr("These games belong to another first version."))
        if isinstance(state, ComparisonState) and state.before.games != state.after.games and state.differences:
            remarks.append(self._unlike(state.differences[0].seeds))
        return remarks

    def _unlike(self, seeds: int) -> str:
        """The remark that one verdict is surer than the other."""
        return self.tr(
            "The versions have different numbers of games; the comparison uses the %n seeds that both have.", "", seeds
        )

    def _show_changes(self) -> None:
        """Show how the map as it is differs from the version that is chosen."""
        other = self.other
        self.changes_title.setVisible(other is not None)
        self.changes.setVisible(other is not None)
        if other is None:
            return
        found, orientation = compare(bare_map(other), bare_map(self.scenario)), self.scenario.orientation
        lines = [map_difference_sentence(each, orientation) for each in found.differences[:MOST_CHANGES]]
        if len(found.differences) > MOST_CHANGES:
            lines.append(self.tr("… and %n more", "", len(found.differences) - MOST_CHANGES))
        sentences = comparison_sentence(found, orientation), *(f"•  {each}" for each in lines)
        self.changes.setText("\n".join(sentences))
