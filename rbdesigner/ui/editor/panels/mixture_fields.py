"""The weights of the terrains that a brush mixes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rbdesigner.hexes import Orientation
from rbdesigner.scenario.mixture import weights_of
from rbdesigner.tiles import Box, Terrain, tile
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.storage.mixture_weights import keep_weights, kept_weights
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.buttons import let_shrink
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import GAP
from rbdesigner.ui.widgets.small_pictures import tile_image

MOST = 999
"""The greatest weight."""
COLUMNS = 2
RADIUS = 11.0
"""Tile radius of the pictures beside the weights, in pixels."""


class MixtureFields(QWidget):
    """Asks how often each terrain is drawn, and keeps it; what is changed shows at once under the pointer."""

    def __init__(self, settings: ToolSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._box: Box | None = None
        self._pictures: dict[Terrain, Label] = {}
        self.weights: dict[Terrain, SpinBox] = {}
        self.again = QPushButton(self.tr("Draw again"), self)
        self.again.setToolTip(tip(self.tr("Mix the same terrains in another way")))
        self.again.clicked.connect(lambda: settings.turn_tile(1))
        self.as_box = QPushButton(self.tr("As in the box"), self)
        self.as_box.setToolTip(tip(self.tr("Weigh each terrain by the number of its tiles in the box")))
        self.as_box.clicked.connect(self._weigh_by_box)
        self._lay_out()
        if (kept := kept_weights(MOST)) is not None:
            settings.mixture = replace(settings.mixture, weights=kept)
        settings.changed.connect(self._show)
        self._show()

    def _lay_out(self) -> None:
        title = Label(self.tr("Mixture"), self)
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        grid = QGridLayout()
        grid.setSpacing(GAP)
        for number, terrain in enumerate(Terrain):
            row, column = divmod(number, COLUMNS)
            picture, weight = Label("", self), SpinBox(0, MOST, self)
            name = terms.capitalised(terms.name(terrain))
            for widget in (picture, weight):
                widget.setToolTip(tip(name))
            weight.setAccessibleName(name)
            weight.valueChanged.connect(self._weigh)
            self._pictures[terrain], self.weights[terrain] = picture, weight
            grid.addWidget(picture, row, 2 * column)
            grid.addWidget(weight, row, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.again)
        buttons.addWidget(self.as_box)
        buttons.addStretch(1)
        for button in (self.again, self.as_box):
            let_shrink(button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(GAP)
        rows.addWidget(title)
        rows.addLayout(grid)
        rows.addLayout(buttons)

    def show_box(self, orientation: Orientation, box: Box | None) -> None:
        """Show how tiles lie on the map in front, and weigh by its box if asked to."""
        self._box = box
        self.as_box.setEnabled(box is not None)
        for terrain, picture in self._pictures.items():
            image = tile_image(tile(terrain), orientation, RADIUS, self.devicePixelRatioF())
            picture.setPixmap(QPixmap.fromImage(image))

    def _show(self) -> None:
        for terrain, field in self.weights.items():
            field.show_value(self._settings.mixture.weights.get(terrain, 0))

    def _weigh(self) -> None:
        """Mix by the weights in the fields; where none is left, those before stay."""
        weights = {terrain: field.value() for terrain, field in self.weights.items()}
        if any(weights.values()):
            self._mix(weights)
        else:
            self._show()

    def _weigh_by_box(self) -> None:
        if self._box is not None:
            self._mix({terrain: min(weight, MOST) for terrain, weight in weights_of(self._box).items()})

    def _mix(self, weights: Mapping[Terrain, int]) -> None:
        keep_weights(weights)
        self._settings.mixture = replace(self._settings.mixture, weights=weights)
