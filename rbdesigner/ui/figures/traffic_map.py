"""The traffic of a game on its map."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_figures import GameFigures
from rbdesigner.lab.games.turn_tally import MADE, STEPS
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.shaded_map import ShadedMap
from rbdesigner.ui.widgets.accessible import tell_choice
from rbdesigner.ui.widgets.section import note


class TrafficMap(QWidget):
    """Steps of transporters onto each tile, or the goods made there, of all players."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind, self.map = QComboBox(self), ShadedMap(self.tr("The map of the game"), self)
        tell_choice(self.kind, self.tr("What is painted over the map"))
        for title, kind in ((self.tr("Steps of transporters"), STEPS), (self.tr("Goods made there"), MADE)):
            self.kind.addItem(title, kind)
        self._figures: GameFigures | None = None
        self._scenario: Scenario | None = None
        top = QHBoxLayout()
        top.addWidget(self.kind)
        top.addStretch(1)
        rows = QVBoxLayout(self)
        rows.addLayout(top)
        rows.addWidget(self.map, 1)
        rows.addWidget(note(self.tr("The darker a tile, the more of it; tiles without a number have none.")))
        self.kind.currentIndexChanged.connect(self._renew)

    def show_figures(self, figures: GameFigures, scenario: Scenario) -> None:
        """Show the figures of a game on its map."""
        self._figures = figures
        if self._scenario is not scenario:
            self._scenario = scenario
            self.map.show_map(scenario)
        self._renew()

    def _renew(self, _index: int = 0) -> None:
        if self._figures is None:
            return
        is_made = self.kind.currentData() == MADE
        amounts = {Hex(*tile.at): tile.made if is_made else tile.steps for tile in self._figures.tiles}
        self.map.show_amounts(
            {at: amount for at, amount in amounts.items() if amount}, lambda amount: number_text(round(amount))
        )
