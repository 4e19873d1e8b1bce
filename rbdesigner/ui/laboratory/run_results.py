"""The results of a run as tables."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.jobs.run_jobs import RunState
from rbdesigner.ui.editor.panels.problem_details import Notice
from rbdesigner.ui.laboratory.run_tables import FigureTable, StandingTable


class RunResults(QScrollArea):
    """Tells how homes, the order of play and players do, and how games go; words as long as nothing is known."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.standings, self.figures = StandingTable(self), FigureTable(self)
        self.empty = Notice("statistics", self._quiet, self)
        self.empty.title.setText(self.tr("Results appear here while games are played"))
        self.empty.text.setText(
            self.tr("How homes, the order of play and players do, how long games last, and what ends them.")
        )
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(4, 8, 4, 4)
        rows.setSpacing(12)
        rows.addWidget(self.empty, 1)
        rows.addWidget(self.standings)
        rows.addWidget(self.figures)
        rows.addStretch(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(inside)
        for ground in (self.viewport(), inside):
            ground.setAutoFillBackground(False)  # that of the tab

    def _quiet(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.PlaceholderText)

    def show_state(self, state: RunState | None, facts: MapFacts | None, players: Sequence[str]) -> None:
        """Show what is known of a run of these players."""
        is_known = state is not None and facts is not None
        if state is not None and facts is not None:
            self.standings.show_verdict(state.verdict, facts, players)
            self.figures.show_figures(state.figures)
        self.standings.setVisible(is_known and len(players) > 1 and state is not None and state.verdict.games > 0)
        self.figures.setVisible(is_known and state is not None and bool(state.figures))
        self.empty.setVisible(self.figures.isHidden())
