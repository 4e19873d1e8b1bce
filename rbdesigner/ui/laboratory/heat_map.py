"""The map of a run with what happened on its tiles, and a legend."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from rbdesigner.analysis.fact_wording import home_title
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.art.palette import PALE
from rbdesigner.lab.jobs.run_jobs import RunState
from rbdesigner.lab.wording.unvisited_tiles import unvisited_tiles, unvisited_words
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.still_view import StillView
from rbdesigner.ui.canvas.territory_layer import Shade, distance_colour
from rbdesigner.ui.editor.map_legend import MOST_HOMES, LegendEntry, MapLegend
from rbdesigner.ui.editor.panels.problem_details import Notice
from rbdesigner.ui.laboratory.heat_layer import NOBODY, Heat, HeatLayer, amount_digits, amounts, heat_looks, home_shade
from rbdesigner.ui.laboratory.run_tables import decimal_text
from rbdesigner.ui.widgets.accessible import tell_choice
from rbdesigner.ui.widgets.section import note

_STEPS = 4
"""The legend has so many steps above nothing."""


class HeatMap(QWidget):
    """The map with what the games of a run tell of its tiles: traffic, firsts, what is contested, what is made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = QComboBox(self)
        self.kind.setObjectName("laboratory-heat")
        tell_choice(self.kind, self.tr("What is painted over the map"))
        for heat, title in self._titles().items():
            self.kind.addItem(title, heat)
        self.legend = MapLegend(self, PALE)
        self.shown: StillView | None = None
        self.layer: HeatLayer | None = None
        self._scenario = Scenario()
        self._state: RunState | None = None
        self._facts: MapFacts | None = None
        self.empty = Notice("statistics", self._quiet, self)
        self.empty.title.setText(self.tr("The map appears here while games are played"))
        self.empty.text.setText(
            self.tr("Where games go, who is there first, what is contested, and where goods are made.")
        )
        self.unvisited = note()
        self.unvisited.setObjectName("laboratory-unvisited")
        self.unvisited.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.unvisited.hide()
        self.kind.hide()
        self.legend.hide()
        top = QHBoxLayout()
        top.addWidget(self.kind)
        top.addStretch(1)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(top)
        self._rows.addWidget(self.empty, 1)
        self._rows.addWidget(self.legend)
        self._rows.addWidget(self.unvisited)
        self.kind.currentIndexChanged.connect(self._renew)

    def _titles(self) -> dict[Heat, str]:
        return {
            Heat.TRAFFIC: self.tr("Traffic: steps in a game"),
            Heat.FIRST: self.tr("First there most often, in % of games"),
            Heat.CONTESTED: self.tr("Contested: another home was first, in % of games"),
            Heat.MADE: self.tr("Goods made in a game"),
        }

    def _quiet(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.PlaceholderText)

    def show_map(self, scenario: Scenario) -> None:
        """Show this map, with nothing on it yet."""
        if self.shown is not None:
            self._rows.removeWidget(self.shown)
            self.shown.deleteLater()
        self.shown = StillView(scenario, self, self._layers, is_pale=True)
        self.shown.view.setAccessibleName(self.tr("The map of the run"))
        self._rows.insertWidget(1, self.shown, 1)
        self.shown.view.fit()
        self._scenario, self._state = scenario, None
        self.empty.hide()
        self.kind.show()
        self.legend.hide()
        self.unvisited.hide()

    def _layers(self, scene: MapScene) -> list[HeatLayer]:
        self.layer = HeatLayer(scene)
        return [self.layer]

    def show_state(self, state: RunState, facts: MapFacts) -> None:
        """Show what the games tell now."""
        self._state, self._facts = state, facts
        self._renew()

    def _renew(self, _index: int = 0) -> None:
        state, facts, layer, shown = self._state, self._facts, self.layer, self.shown
        if state is None or facts is None or layer is None or shown is None:
            return
        heat = Heat(self.kind.currentData())
        layer.looks = heat_looks(state.tiles, state.verdict.games, facts, heat)
        shown.board.forget()
        self.legend.show_entries(self._titles()[heat], self._entries(state, facts, heat))
        self.legend.setVisible(bool(layer.looks))
        self.unvisited.setText(unvisited_words(unvisited_tiles(self._scenario, state.tiles)))
        self.unvisited.setVisible(state.verdict.games > 0)

    def _entries(self, state: RunState, facts: MapFacts, heat: Heat) -> list[LegendEntry]:
        if heat is Heat.FIRST:
            named = [
                LegendEntry(home_shade(facts, number), home_title(facts.homes, number))
                for number in range(min(len(facts.homes), MOST_HOMES))
            ]
            return [*named, LegendEntry(NOBODY, self.tr("No home in more than half of the games that go there"))]
        values = amounts(state.tiles, max(1, state.verdict.games), heat)
        most = max(values.values(), default=0.0)
        digits = amount_digits(most)
        steps = [step / _STEPS for step in range(_STEPS + 1)]
        return [LegendEntry(Shade(distance_colour(step)), decimal_text(step * most, digits)) for step in steps]
