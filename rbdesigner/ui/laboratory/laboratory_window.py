"""The laboratory of a map: runs of games by machines, and what they tell."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.charts.chart_source import ChartSource
from rbdesigner.lab.charts.run_charts import run_charts
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.jobs.run_jobs import RunStart, RunState
from rbdesigner.players.registry import Description
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.still_view import StillMap
from rbdesigner.ui.editor.live_facts import LiveFacts
from rbdesigner.ui.laboratory.heat_map import HeatMap
from rbdesigner.ui.laboratory.improvement_view import ImprovementView
from rbdesigner.ui.laboratory.job_tab import JobTab
from rbdesigner.ui.laboratory.laboratory_bar import LaboratoryBar
from rbdesigner.ui.laboratory.par_view import ParView
from rbdesigner.ui.laboratory.run_answer import RunAnswer, run_remarks
from rbdesigner.ui.laboratory.run_chart_list import RunChartList
from rbdesigner.ui.laboratory.run_comparison import RunComparison
from rbdesigner.ui.laboratory.run_fields import keep_settings
from rbdesigner.ui.laboratory.run_games import RunGames
from rbdesigner.ui.laboratory.run_list import RunList
from rbdesigner.ui.laboratory.run_panel import RunPanel
from rbdesigner.ui.laboratory.run_tables import RunResults
from rbdesigner.ui.laboratory.run_tournament import RunTournament
from rbdesigner.ui.laboratory.run_work import RunWork
from rbdesigner.ui.laboratory.run_worth import RunWorth
from rbdesigner.ui.laboratory.study_view import StudyView, scrolled
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen


class LaboratoryWindow(QWidget):
    """The laboratory of a map; closing it ends the work and keeps all that is shown, until :meth:`show_again`.

    ``game_wanted(int, object)`` asks to open the game of this run with this :class:`GameResult`,
    ``findings_wanted(object)`` to put these :class:`Findings` into the map; ``store_changed()`` tells that the store
    was damaged, and another was begun.
    """

    game_wanted = Signal(int, object)
    findings_wanted = Signal(object)
    store_changed = Signal()

    def __init__(
        self,
        title: str,
        scenario: Scenario,
        kinds: Sequence[Description],
        store: Path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("laboratory-window")
        self.setWindowTitle(self.tr("Laboratory: {map}").replace("{map}", title))
        self.scenario, self.store = scenario, store
        self.facts: LiveFacts | None = None
        self._facts_map: Scenario | None = None
        self._had_games = self._was_closed = self._was_interrupted = False
        self.work = RunWork(self)
        self.panel = RunPanel(scenario, kinds, self)
        self.fields, self.go_button, self.trouble = self.panel.fields, self.panel.go_button, self.panel.trouble.label
        self.answer = RunAnswer(self)
        self.results, self.games = RunResults(self), RunGames(self)
        self.charts, self.heat = RunChartList(self), HeatMap(self)
        self.improving = ImprovementView(scenario, lambda: self.fields.settings, self)
        self.comparison = RunComparison(scenario, store, lambda: self.fields.settings, self)
        self.worth = RunWorth(scenario, store, lambda: self.fields.settings, self)
        self.tournament = RunTournament(scenario, kinds, store, lambda: self.fields.settings, self)
        self.par = ParView(scenario, lambda: self.fields.settings, self)
        self.studies: tuple[StudyView, ...] = (self.comparison, self.worth, self.tournament)
        self.others: tuple[JobTab, ...] = (self.improving, *self.studies, self.par)
        """All that plays games besides the run."""
        self.runs = RunList(scenario, store, self._tolerance, self)
        self.bar = LaboratoryBar(scenario, self.work, store, self._tolerance, self)
        self._lay_out()
        self.fields.changed.connect(self._show_state)
        self.go_button.clicked.connect(self.turn_over)
        self.work.opened.connect(self._open)
        self.work.progressed.connect(self._show_state)
        self.work.judged.connect(self.renew)
        self.work.ended.connect(self._end)
        for each in self.others:
            each.changed.connect(self._play_others)
        for offering in (self.par, self.bar):
            offering.findings_wanted.connect(self.findings_wanted)
        self.bar.close_wanted.connect(self.close)
        for part in (*self.studies, self.runs):
            part.store_damaged.connect(self._tell_damage)
        self.panel.trouble.set_aside.connect(self.begin_anew)
        self.panel.trouble.set_aside.connect(self.store_changed)
        self.games.game_wanted.connect(self._wish_game)
        self.runs.run_wanted.connect(self._show_run)
        self.runs.compare_wanted.connect(self._compare_with)
        resize_within_screen(self, self.sizeHint())
        self.renew()
        self.work.go(RunStart(str(store), scenario.copy()))
        self.go_button.setFocus()

    def _tolerance(self) -> float:
        return float(self.fields.settings.tolerance)

    # How it is laid out

    def _lay_out(self) -> None:
        columns = QHBoxLayout(self)
        columns.setContentsMargins(10, 10, 10, 10)
        columns.setSpacing(12)
        columns.addWidget(self.panel)
        columns.addLayout(self._right(), 1)

    def _right(self) -> QVBoxLayout:
        """The verdict, and what it is made of."""
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.setObjectName("laboratory-tabs")
        self.tabs.addTab(self.results, self.tr("&Results"))
        self.tabs.addTab(self.charts, self.tr("C&harts"))
        self.tabs.addTab(self.games, self.tr("G&ames"))
        self.tabs.addTab(self.heat, self.tr("&Map"))
        self.tabs.addTab(self.improving, self.tr("&Improve"))
        self.tabs.addTab(self.comparison, self.tr("C&ompare"))
        self.tabs.addTab(self.worth, self.tr("&Worth"))
        self.tabs.addTab(self.tournament, self.tr("&Tournament"))
        self.tabs.addTab(self.par, self.tr("Par"))
        self.tabs.addTab(self.runs, self.tr("Ru&ns"))
        self.tabs.currentChanged.connect(self._show_tab)
        column = QVBoxLayout()
        column.setSpacing(10)
        room = scrolled(self.answer, self)  # as high whatever is said in it, so that nothing below moves
        room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        room.setFixedHeight(self.answer.room)
        self.answer.setAutoFillBackground(True)
        column.addWidget(room)
        column.addWidget(ContentArea(self.tabs, self), 1)
        column.addWidget(self.bar)
        self._offer_par()
        return column

    def _offer_par(self) -> None:
        """Offer par where one can play alone."""
        self.tabs.setTabVisible(self.tabs.indexOf(self.par), self.scenario.properties.players.least == 1)

    def sizeHint(self) -> QSize:
        """Room for all tables."""
        return QSize(1180, 740)

    # What is pressed

    def turn_over(self) -> None:
        """Start a run by the settings, go on with it, or stop."""
        if self.work.is_running:
            self._stop()
            return
        chosen = self.fields.settings
        keep_settings(chosen)
        self.panel.trouble.clear()
        self._had_games = self.is_current and len(self.work.results) > 0
        self.work.go(
            RunStart(
                str(self.store),
                self.scenario.copy(),
                chosen.players,
                chosen.seed,
                chosen.games,
                self._tolerance(),
                chosen.cores,
                chosen.until_clear,
                cluster=chosen.cluster,
            )
        )
        self.charts.view.prepare()
        self.renew()

    def _stop(self) -> None:
        """Stop, and tell what all games say that are over: the last state is of fewer."""
        self.work.stop()
        self._had_games = False
        if self.work.run is not None and self.is_current:
            self._read_again()
        self.renew()

    def _read_again(self) -> None:
        """Read all games that are over of the run that is shown, or of the latest."""
        chosen, run = self.fields.settings, self.work.run
        start = RunStart(str(self.store), self.scenario.copy(), run=None if run is None else run.run)
        self.work.go(start._replace(games=chosen.games, tolerance=self._tolerance()))

    def show_again(self, scenario: Scenario) -> None:
        """Show all that there was when it was closed, and the map as it is by now."""
        if self._was_closed:
            self._was_closed = False
            self.show_map(scenario)
            self.runs.read()
            if self._was_interrupted:
                self._was_interrupted = False
                self._read_again()
        self.show()

    def show_map(self, scenario: Scenario) -> None:
        """Take over the map as it is now."""
        self.scenario = scenario
        for each in self.others:
            each.show_map(scenario)
        self.runs.show_map(scenario)
        self.bar.show_map(scenario)
        self._offer_par()
        self._show_state()

    def _show_run(self, run: int) -> None:
        """Show an older run."""
        self.panel.trouble.clear()
        self.work.go(RunStart(str(self.store), self.scenario.copy(), run=run))
        self.tabs.setCurrentWidget(self.results)

    def _compare_with(self, run: int) -> None:
        self.tabs.setCurrentWidget(self.comparison)
        self.comparison.show_run(run)

    def _wish_game(self, result: GameResult) -> None:
        if self.work.run is not None:
            self.game_wanted.emit(self.work.run.run, result)

    # What comes

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
        was_clear = self._had_games and not self.work.played
        self._had_games = False
        self.panel.trouble.tell(why or (self._why_none() if was_clear else ""))
        if self.work.is_damaged:
            self._tell_damage(why)
        self.runs.read()
        self.renew()

    def _tell_damage(self, why: str) -> None:
        self.panel.trouble.tell_damage(why, self.store)

    def begin_anew(self) -> None:
        """Forget all runs, as the store is another, and read what it has."""
        self.panel.trouble.tell("")
        self.work.forget()
        for each in self.studies:
            each.begin_anew()
        self.work.go(RunStart(str(self.store), self.scenario.copy()))
        self.runs.read()
        self.renew()

    def _why_none(self) -> str:
        """Why no further games have been played."""
        said = self.tr("The answer is clear, so no further games were played. To play on, untick “{setting}”.")
        return said.replace("{setting}", self.fields.until_clear.text())

    @property
    def plays_others(self) -> bool:
        """Whether games are being played besides the run."""
        return any(each.work.is_running for each in self.others)

    def _play_others(self) -> None:
        """Other games have begun or ended: read those of the run if no others are shown."""
        if not self.plays_others and self.work.is_outdated(self.scenario):
            self.work.go(RunStart(str(self.store), self.scenario.copy()))
        self.runs.read()
        self._show_state()

    # What is shown

    @property
    def is_current(self) -> bool:
        """Whether the run that is shown is that of the settings, and not outdated."""
        run, chosen = self.work.run, self.fields.settings
        is_same = run is not None and (run.players, run.seed) == (chosen.players, chosen.seed)
        return is_same and not self.work.is_outdated(self.scenario)

    def renew(self) -> None:
        """Show all there is."""
        work = self.work
        facts = self.facts.facts if self.facts is not None else None
        players = work.run.players if work.run is not None else ()
        self.results.show_state(work.state if work.run is not None else None, facts, players)
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
        results = tuple(self.work.results)
        return ChartSource(facts, run.players, results, state.verdict, state.turns, state.time_line)

    def _show_state(self) -> None:
        work, running = self.work, self.work.is_running
        self.fields.setEnabled(not running and not self.plays_others)
        for each in self.others:
            each.set_free(not running and (each.work.is_running or not self.plays_others))
        self.runs.set_free(not running)
        goes_on = self.is_current and len(work.results) > 0
        wanted = self.fields.settings.games
        self.panel.show_progress(work.over, wanted, running=running, goes_on=goes_on)
        self.panel.show_possible(self._why_not(is_all=goes_on and work.has_all(wanted)))
        self.bar.show_state()
        self.answer.show_run(
            work, self.facts.facts if self.facts is not None else None, run_remarks(work, self.scenario)
        )

    def _why_not(self, *, is_all: bool) -> str:
        """Why no games can be played now, empty if they can."""
        if self.work.is_running:
            return ""
        if self.plays_others:
            return self.tr("Other games are being played")
        return self.tr("All these games have been played; ask for more") if is_all else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape stops, and closes when nothing is played."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.work.is_running:
            self.turn_over()
        elif self.plays_others:
            for each in self.others:
                each.stop()
        else:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the work, keep what is shown."""
        keep_settings(self.fields.settings)
        self._was_interrupted |= self.work.is_running or self.work.is_reading
        self.work.stop()
        self.runs.work.stop()
        for each in self.others:
            each.work.stop()
        self._was_closed = True
        self._show_state()
        super().closeEvent(event)
