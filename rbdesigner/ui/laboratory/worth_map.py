"""The worth of tiles, on the map."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.still_view import StillView
from rbdesigner.ui.canvas.territory_layer import Shade, distance_colour
from rbdesigner.ui.laboratory.heat_layer import NOBODY, HeatLayer, HeatLook
from rbdesigner.ui.laboratory.run_tables import decimal_text


class WorthMap(QWidget):
    """Paints tiles darker the more they are worth; those worth nothing are hatched."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown: StillView | None = None
        self.layer: HeatLayer | None = None
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)

    def show_map(self, scenario: Scenario) -> None:
        """Show this map, with nothing on it yet."""
        if self.shown is not None:
            self._rows.removeWidget(self.shown)
            self.shown.deleteLater()
        self.shown = StillView(scenario, self, self._layers)
        self.shown.view.setAccessibleName(self.tr("What tiles are worth"))
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

    def show_worths(self, worths: Mapping[Hex, float]) -> None:
        """Show what these tiles are worth."""
        if self.layer is None or self.shown is None:
            return
        most = max([1e-9, *worths.values()])
        self.layer.looks = {
            at: HeatLook(
                Shade(distance_colour(worth / most)) if worth > 0 else NOBODY, decimal_text(worth, signed=True)
            )
            for at, worth in worths.items()
        }
        self.shown.board.forget()
