"""The choices for a new map."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.hexes import Orientation
from rbdesigner.messages import map_names
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.map_shapes import MapPlan, MapShape, planned
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.tiles import BOXES, Terrain
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.inputs import OneLine, SpinBox
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


_BOX, _ORIENTATION = "new_map/box", "new_map/orientation"


class NewMapDialog(QDialog):
    """Asks for title, players, box of tiles, orientation and shape, and remembers the box and the orientation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new-map")
        self.setWindowTitle(self.tr("New map"))
        self.title = QLineEdit(self)
        self.title.setValidator(OneLine(self.title))
        self.title.setPlaceholderText(self.tr("optional"))
        self.least, self.most = self._players(2), self._players(4)
        self.box = QComboBox(self)
        self.orientation = QComboBox(self)
        self.shape = ShapeFields(self)
        self._fill()
        players = QHBoxLayout()
        players.addWidget(self.least)
        players.addWidget(Label(self.tr("to"), self))
        players.addWidget(self.most)
        players.addStretch(1)
        form = QFormLayout()
        form.addRow(self.tr("&Title"), self.title)
        form.addRow(self.tr("&Players"), players)
        form.addRow(self.tr("&Box of tiles"), self.box)
        form.addRow(self.tr("&Hexagons"), self.orientation)
        form.addRow(self.tr("&Shape"), self.shape)
        for field, first in ((players, self.least), (self.shape, self.shape.shape)):
            label = form.labelForField(field)
            if isinstance(label, QLabel):
                label.setBuddy(first)
        for changed in (self.shape.changed, self.most.valueChanged, self.orientation.currentIndexChanged):
            changed.connect(self._count)
        self._count()
        hint = Label(self.tr("All of this can be changed later."), self)
        hint.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("&Create"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addLayout(form)
        rows.addWidget(hint)
        rows.addStretch(1)
        rows.addWidget(buttons)

    def _players(self, number: int) -> SpinBox:
        field = SpinBox(1, MOST_PLAYERS, self)
        field.setValue(number)
        field.valueChanged.connect(self._keep_order)
        return field

    def _keep_order(self) -> None:
        if self.least.value() > self.most.value():
            follower, leader = (self.most, self.least) if self.sender() is self.least else (self.least, self.most)
            follower.setValue(leader.value())

    def _fill(self) -> None:
        self.least.setAccessibleName(self.tr("Minimum number of players"))
        self.most.setAccessibleName(self.tr("Maximum number of players"))
        for box in BOXES.values():
            self.box.addItem(map_names.box(box), box.key)
        self.orientation.addItem(self.tr("Flat side on top"), Orientation.FLAT.value)
        self.orientation.addItem(self.tr("Corner on top"), Orientation.POINTY.value)
        settings = folders.settings()
        for field, key in ((self.box, _BOX), (self.orientation, _ORIENTATION)):
            field.setCurrentIndex(max(0, field.findData(settings.value(key))))

    def _count(self) -> None:
        self.shape.count(self._properties())

    def _properties(self) -> Properties:
        return Properties(
            title=self.title.text().strip(),
            players=Players(self.least.value(), self.most.value()),
            box=BOXES[self.box.currentData()],
            orientation=Orientation(self.orientation.currentData()),
        )

    def scenario(self) -> Scenario:
        """The scenario with what was chosen."""
        return planned(self._properties(), self.shape.plan)

    def accept(self) -> None:
        """Remember what suits the next map too."""
        settings = folders.settings()
        settings.setValue(_BOX, self.box.currentData())
        settings.setValue(_ORIENTATION, self.orientation.currentData())
        super().accept()
