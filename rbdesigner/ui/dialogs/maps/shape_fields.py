"""The fields for the shape of a new map."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QWidget

from rbdesigner.scenario.map_shapes import MapPlan, MapShape, planned
from rbdesigner.scenario.model import Properties
from rbdesigner.tiles import Terrain
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.literal import Label

LARGEST = {MapShape.EMPTY: 1, MapShape.HEXAGON: 12, MapShape.RECTANGLE: 40, MapShape.ISLANDS: 4}
"""The largest size of each shape."""
USUAL = {MapShape.EMPTY: 1, MapShape.HEXAGON: 3, MapShape.RECTANGLE: 8, MapShape.ISLANDS: 1}


class ShapeFields(QWidget):
    """Asks for a shape, its size, its terrain, and whether there is a coast; ``changed()`` tells of another choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shape = QComboBox(self)
        self.size_field = SpinBox(1, LARGEST[MapShape.RECTANGLE], self)
        self.rows = SpinBox(1, LARGEST[MapShape.RECTANGLE], self)
        self.terrain = QComboBox(self)
        self.coast = QCheckBox(self.tr("Sea around it"), self)
        self.counted = Label("", self)
        self.counted.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self._size_name, self._rows_name = Label("", self), Label(self.tr("rows"), self)
        self._fill()
        self._lay_out()
        self.shape.currentIndexChanged.connect(self._another_shape)
        for signal in (self.size_field.valueChanged, self.rows.valueChanged, self.terrain.currentIndexChanged):
            signal.connect(self.changed)
        self.coast.toggled.connect(self.changed)
        self._another_shape()

    def _fill(self) -> None:
        titles = {
            MapShape.EMPTY: self.tr("Empty"),
            MapShape.HEXAGON: self.tr("Hexagon"),
            MapShape.RECTANGLE: self.tr("Rectangle"),
            MapShape.ISLANDS: self.tr("An island for each player"),
        }
        for shape, title in titles.items():
            self.shape.addItem(title, shape.value)
        for terrain in Terrain:
            self.terrain.addItem(terms.capitalised(terms.name(terrain)), terrain.value)
        self.rows.setValue(7)
        self.coast.setChecked(True)
        self.shape.setAccessibleName(self.tr("Shape of the map"))
        self.size_field.setAccessibleName(self.tr("Size"))
        self.rows.setAccessibleName(self.tr("Rows"))
        self.terrain.setAccessibleName(self.tr("Filled with"))

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.shape, 0, 0, 1, 5)
        for column, widget in enumerate((self.size_field, self._size_name, self.rows, self._rows_name)):
            grid.addWidget(widget, 1, column)
        grid.addWidget(self.terrain, 2, 0, 1, 2)
        grid.addWidget(self.coast, 2, 2, 1, 3)
        grid.addWidget(self.counted, 3, 0, 1, 5)
        grid.setColumnStretch(4, 1)

    def _another_shape(self) -> None:
        shape = MapShape(self.shape.currentData())
        self.size_field.setRange(1, LARGEST[shape])
        self.size_field.setValue(USUAL[shape])
        columns = shape is MapShape.RECTANGLE
        self._size_name.setText(self.tr("columns") if columns else self.tr("tiles from the middle to the rim"))
        for widget in (self.rows, self._rows_name):
            widget.setVisible(columns)
        for part in (self.size_field, self._size_name, self.terrain, self.coast, self.counted):
            part.setVisible(shape is not MapShape.EMPTY)
        self.coast.setEnabled(shape is not MapShape.ISLANDS)
        self.changed.emit()

    @property
    def plan(self) -> MapPlan:
        """The plan that is chosen."""
        shape, terrain = MapShape(self.shape.currentData()), Terrain(self.terrain.currentData())
        return MapPlan(shape, self.size_field.value(), self.rows.value(), terrain, self.coast.isChecked())

    def count(self, properties: Properties) -> None:
        """Tell how many tiles it makes."""
        tiles = Counter(tile.is_sea for tile in planned(properties, self.plan).tiles.values())
        land, sea = self.tr("%n land tiles", "", tiles[False]), self.tr("%n sea tiles", "", tiles[True])
        self.counted.setText(f"{land}, {sea}")
