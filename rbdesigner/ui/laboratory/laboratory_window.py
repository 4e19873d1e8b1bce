"""The laboratory of a map: runs of games by machines, and what they tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.bare_map import bare_map
from rbdesigner.lab.charts.chart_source import ChartSource
from rbdesigner.lab.charts.run_charts import run_charts
from rbdesigner.lab.intervals import FEWEST_SEEDS
from rbdesigner.lab.map_findings import with_verdict
from rbdesigner.lab.run_reports import RunOpened, RunState
from rbdesigner.messages.translation import number_text
from rbdesigner.players.planning.kernel import is_compiled
from rbdesigner.players.registry import Description
from rbdesigner.players.wire import RunStart
from rbdesigner.scenario.model import Findings, Scenario
from rbdesigner.ui.canvas.still_map import StillMap
from rbdesigner.ui.editor.live_facts import LiveFacts
from rbdesigner.ui.editor.panels.problem_details import Notice
from rbdesigner.ui.laboratory.heat_map import HeatMap
from rbdesigner.ui.laboratory.improvement_view import ImprovementView
from rbdesigner.ui.laboratory.run_answer import RunAnswer
from rbdesigner.ui.laboratory.run_chart_list import RunChartList
from rbdesigner.ui.laboratory.run_comparison import RunComparison
from rbdesigner.ui.laboratory.run_fields import RunFields
from rbdesigner.ui.laboratory.run_games import RunGames
from rbdesigner.ui.laboratory.run_report_button import RunReportButton
from rbdesigner.ui.laboratory.run_tables import FigureTable, StandingTable
from rbdesigner.ui.laboratory.run_work import RunWork
from rbdesigner.ui.laboratory.run_worth import RunWorth
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note

LEFT = 300
"""Pixels of the settings."""


class LaboratoryWindow(QWidget):
    """The laboratory of a map; closing it ends the work.

    ``game_wanted(int, int)``: the game with this number of this run is to be opened; ``findings_wanted(object)``: these
    :class:`Findings` are to stand in the map.
    """

    game_wanted = Signal(int, int)
    findings_wanted = Signal(object)

    def __init__(
        self,
        title: str,
        scenario: Scenario,
        kinds: Sequence[Description],
        store: Path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("laboratory-window")
        self.setWindowTitle(self.tr("Laboratory: {map}").replace("{map}", title))
        self.scenario, self.store = scenario, store
        self.facts: LiveFacts | None = None
        self._facts_map: Scenario | None = None
        self.work = RunWork(self)
        self.fields = RunFields(scenario.properties.players, kinds, self)
        self.answer = RunAnswer(self)
        self.standings, self.figures, self.games = StandingTable(self), FigureTable(self), RunGames(self)
        self.charts, self.heat = RunChartList(self), HeatMap(self)
        self.improving = ImprovementView(scenario, lambda: self.fields.settings, self)
        self.comparison = RunComparison(store, lambda: self.fields.settings, self)
        self.worth = RunWorth(scenario, store, lambda: self.fields.settings, self)
        self.paired = self.comparison, self.worth
        self.comparison.show_map(scenario)
        self._lay_out()
        self.fields.changed.connect(self._show_state)
        self.work.opened.connect(self._open)
        self.work.progressed.connect(self._show_state)
        self.work.judged.connect(self.renew)
        self.work.ended.connect(self._end)
        for each in self.paired:
            each.changed.connect(self._pair)
        self.games.game_wanted.connect(self._wish_game)
        self.resize(self.sizeHint())
        self.renew()
        self.work.go(RunStart(str(store), scenario.copy()))
        self.go_button.setFocus()

    # -- how it is laid out

    def _lay_out(self) -> None:
        columns = QHBoxLayout(self)
        columns.setContentsMargins(14, 12, 14, 12)
        columns.setSpacing(16)
        columns.addWidget(self._left())
        columns.addLayout(self._right(), 1)

    def _left(self) -> QWidget:
        """The settings, and the button that starts and stops."""
        self.go_button = QPushButton(self)
        self.go_button.setObjectName("laboratory-go")
        self.go_button.setDefault(True)
        self.go_button.setMinimumHeight(34)
        self.go_button.clicked.connect(self.turn_over)
        self.progress, self.told, self.trouble = QProgressBar(self), note(), Label(self)
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(8)
        self.told.setObjectName("laboratory-told")
        self.trouble.setObjectName("laboratory-trouble")
        self.trouble.setWordWrap(True)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 6, 0)
        rows.addWidget(self.fields)
        rows.addStretch(1)
        area.setWidget(inside)
        left = QWidget(self)
        left.setFixedWidth(LEFT)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(area, 1)
        for widget in (self.trouble, self.told, self.progress, self.go_button):
            column.addWidget(widget)
        return left

    def _right(self) -> QVBoxLayout:
        """The verdict, and what it is made of."""
        tables = QWidget()
        rows = QVBoxLayout(tables)
        rows.setContentsMargins(8, 8, 8, 8)
        rows.setSpacing(12)
        self.empty = Notice("statistics", self._quiet, self)
        self.empty.title.setText(self.tr("Results appear here while games are played"))
        self.empty.text.setText(
            self.tr("How homes, the order of play and players do, how long games last, and what ends them.")
        )
        rows.addWidget(self.empty, 1)
        rows.addWidget(self.standings)
        rows.addWidget(self.figures)
        rows.addStretch(0)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(tables)
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("laboratory-tabs")
        self.tabs.addTab(area, self.tr("&Results"))
        self.tabs.addTab(self.charts, self.tr("C&harts"))
        self.tabs.addTab(self.games, self.tr("&Games"))
        self.tabs.addTab(self.heat, self.tr("&Map"))
        self.tabs.addTab(self.improving, self.tr("&Improve"))
        self.tabs.addTab(self.comparison, self.tr("C&ompare"))
        self.tabs.addTab(self.worth, self.tr("&Worth"))
        self.tabs.currentChanged.connect(self._show_tab)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(self.answer)
        column.addWidget(self.tabs, 1)
        column.addLayout(self._closing())
        return column

    def _closing(self) -> QHBoxLayout:
        """The buttons below all."""
        self.report = RunReportButton(self)
        self.report.clicked.connect(self._save_report)
        self.note = QPushButton(self.tr("P&ut on the sheet"), self)
        self.note.setObjectName("laboratory-note")
        self.note.clicked.connect(self._put_on_sheet)
        close = QPushButton(self.tr("&Close"), self)
        close.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.note)
        row.addWidget(self.report)
        row.addWidget(close)
        return row

    def _save_report(self) -> None:
        if self.work.run is not None:
            self.report.save(self.store, self.work.run.run, float(self.fields.settings.tolerance))

    def _put_on_sheet(self) -> None:
        """Wish that the verdict stands on the sheet of the map."""
        run, state = self.work.run, self.work.state
        if run is not None and state is not None and state.verdict.is_clear:
            known = replace(run.scenario, properties=replace(run.scenario.properties, findings=self._findings))
            self.findings_wanted.emit(with_verdict(known, state.verdict, run.players))

    @property
    def _findings(self) -> Findings | None:
        return self.scenario.properties.findings

    def _quiet(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.PlaceholderText)

    def sizeHint(self) -> QSize:
        """Room for all tables."""
        return QSize(1180, 740)

    # -- what is pressed

    def turn_over(self) -> None:
        """Start a run by the settings, go on with it, or stop."""
        if self.work.is_running:
            self.work.stop()
            self.renew()
            return
        chosen = self.fields.settings
        self.trouble.setText("")
        self.work.go(
            RunStart(
                str(self.store),
                self.scenario.copy(),
                chosen.players,
                chosen.seed,
                chosen.games,
                float(chosen.tolerance),
                chosen.cores,
                chosen.until_clear,
            )
        )
        self.renew()

    def show_map(self, scenario: Scenario) -> None:
        """The map is this now."""
        self.scenario = scenario
        self.improving.show_scenario(scenario)
        for each in self.paired:
            each.show_map(scenario)
        self._show_state()

    def _wish_game(self, number: int) -> None:
        if self.work.run is not None:
            self.game_wanted.emit(self.work.run.run, number)

    # -- what comes

    def _open(self) -> None:
        run = self.work.run
        assert run is not None
        if self.work.is_reading:
            self.fields.show_settings(self.fields.settings._replace(players=run.players, seed=run.seed))
        if self.facts is None or self._facts_map != run.scenario:
            if self.facts is not None:
                self.facts.deleteLater()
            self._facts_map = run.scenario
            self.heat.show_map(run.scenario)
            self.facts = LiveFacts(StillMap(run.scenario, self), self)
            self.facts.changed.connect(self.renew)
            self.facts.watch(lambda: True)
        self._show_state()

    def _end(self, why: str) -> None:
        self.trouble.setText(why)
        self.renew()

    @property
    def is_pairing(self) -> bool:
        """Whether games are played for a comparison or for the worth of things."""
        return any(each.work.is_running for each in self.paired)

    def _pair(self) -> None:
        """Paired runs have begun or ended: read these games if no others are shown."""
        if not self.is_pairing and (self.work.run is None or self.is_outdated(self.work.run)):
            self.work.go(RunStart(str(self.store), self.scenario.copy()))
        self._show_state()

    # -- what is shown

    @property
    def is_current(self) -> bool:
        """Whether the run that is shown is that of the settings and of the map as it is."""
        run, chosen = self.work.run, self.fields.settings
        return (
            run is not None and (run.players, run.seed) == (chosen.players, chosen.seed) and not self.is_outdated(run)
        )

    def is_outdated(self, run: RunOpened) -> bool:
        """Whether the map has been changed since a run."""
        return run.scenario != bare_map(self.scenario)

    def renew(self) -> None:
        """Show all there is."""
        work = self.work
        facts = self.facts.facts if self.facts is not None else None
        if work.run is not None and work.state is not None and facts is not None:
            self.standings.setVisible(len(work.run.players) > 1 and work.state.verdict.games > 0)
            self.figures.setVisible(bool(work.state.figures))
            self.standings.show_verdict(work.state.verdict, facts, work.run.players)
            self.figures.show_figures(work.state.figures)
        else:
            self.standings.hide()
            self.figures.hide()
        self.empty.setVisible(self.figures.isHidden())
        self._show_tab()
        self._show_state()

    def _show_tab(self, _index: int = 0) -> None:
        """Show the games or the map, if they are in front."""
        front, state, facts = self.tabs.currentWidget(), self.work.state, self.facts.facts if self.facts else None
        if front is self.games:
            self.games.show_games(self.work.results, facts)
        elif front is self.charts and state is not None and facts is not None:
            self.charts.show_charts(run_charts(self.chart_source(state, facts)))
        elif front is self.heat and state is not None and facts is not None:
            self.heat.show_state(state, facts)

    def chart_source(self, state: RunState, facts: MapFacts) -> ChartSource:
        """All that charts are made of."""
        run = self.work.run
        assert run is not None
        return ChartSource(facts, run.players, tuple(self.work.results), state.verdict, state.turns)

    def _show_state(self) -> None:
        work, running = self.work, self.work.is_running
        self.fields.setEnabled(not running and not self.is_pairing)
        for each in self.paired:
            each.set_free(not running and (each.work.is_running or not self.is_pairing))
        played = len(work.results)
        goes_on = self.is_current and played > 0
        self.go_button.setText(self.tr("&Stop") if running else self.tr("&Go on") if goes_on else self.tr("&Start"))
        wanted = self.fields.settings.games
        self.go_button.setEnabled(running or (not self.is_pairing and (not goes_on or played < wanted)))
        self.go_button.setToolTip(
            ""
            if self.go_button.isEnabled()
            else self.tr("Other games are being played")
            if self.is_pairing
            else self.tr("All these games have been played; ask for more")
        )
        self.report.setEnabled(any(game.is_played for game in work.results))
        is_clear = work.state is not None and work.run is not None and work.state.verdict.is_clear
        self.note.setEnabled(is_clear and len(work.run.players if work.run is not None else ()) > 1)
        self.note.setToolTip(
            self.tr("The verdict as a line on the sheet of the map")
            if self.note.isEnabled()
            else self.tr("As long as it is not known whether the map is fair, there is nothing to say")
        )
        self.progress.setVisible(running)
        self.progress.setRange(0, max(played, wanted))
        self.progress.setValue(played)
        self.told.setText(self._told(played, wanted))
        self.answer.show_run(work, self.facts.facts if self.facts is not None else None, self._remarks())

    def _told(self, played: int, wanted: int) -> str:
        if self.work.is_running:
            said = self.tr("{number} of {wanted} games").replace("{wanted}", number_text(wanted))
            return said.replace("{number}", number_text(played))
        return self.tr("%n games are kept", "", played) if played else ""

    def _remarks(self) -> list[str]:
        """Sentences besides the verdict."""
        work, remarks = self.work, []
        if work.run is not None and self.is_outdated(work.run):
            remarks.append(self.tr("The map has been changed since this run. Start plays the map as it is now."))
        if failures := work.failures:
            remarks.append(
                self.tr("%n games failed and are not counted; the list of games tells why.", "", len(failures))
            )
        seeds = work.state.verdict.seeds if work.state is not None else 0
        if 0 < seeds < FEWEST_SEEDS:
            remarks.append(self.tr("The games so far have %n seeds: what is as sure as 95 % is rough.", "", seeds))
        if not is_compiled:
            remarks.append(self.tr("The planner is not compiled; compiled it works some fifty times as fast."))
        return remarks

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape stops, and closes when nothing is played."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.work.is_running:
            self.turn_over()
        elif self.improving.work.is_running:
            self.improving.turn_over()
        elif self.is_pairing:
            for each in self.paired:
                each.stop()
        else:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the work."""
        self.work.stop()
        self.improving.work.stop()
        for each in self.paired:
            each.work.stop()
        super().closeEvent(event)
