"""A map with a number and a shade on its tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.still_view import StillView
from rbdesigner.ui.canvas.territory_layer import Shade, distance_colour
from rbdesigner.ui.laboratory.heat_layer import NOBODY, HeatLayer, HeatLook


class ShadedMap(QWidget):
    """Paints tiles darker the more there is of something, hatched without."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = title
        self.shown: StillView | None = None
        self.layer: HeatLayer | None = None
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)

    def show_map(self, scenario: Scenario) -> None:
        """Show this map, with nothing on it yet."""
        if self.shown is not None:
            self._rows.removeWidget(self.shown)
            self.shown.deleteLater()
        self.shown = StillView(scenario, self, self._layers, is_pale=True)
        self.shown.view.setAccessibleName(self._title)
        self._rows.addWidget(self.shown)
        self.shown.view.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the whole map as soon as there is room for it."""
        super().showEvent(event)
        if self.shown is not None:
            QTimer.singleShot(0, self.shown.view.fit)

    def _layers(self, scene: MapScene) -> list[HeatLayer]:
        self.layer = HeatLayer(scene)
        return [self.layer]

    def show_amounts(self, amounts: Mapping[Hex, float], text: Callable[[float], str]) -> None:
        """Show how much there is on these tiles."""
        if self.layer is None or self.shown is None:
            return
        most = max([1e-9, *amounts.values()])
        self.layer.looks = {
            at: HeatLook(Shade(distance_colour(amount / most)) if amount > 0 else NOBODY, text(amount))
            for at, amount in amounts.items()
        }
        self.shown.board.forget()
