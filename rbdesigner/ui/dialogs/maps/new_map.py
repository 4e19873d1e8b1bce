"""The choices for a new map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
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
from rbdesigner.messages.symmetry_names import long_name
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.map_shapes import MapPlan, MapShape, planned, symmetries_of
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import BOXES, Terrain
from rbdesigner.ui.dialogs.maps.new_map_picture import NewMapPicture
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.inputs import OneLine, SpinBox
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.symmetry_icon import symmetry_icon

LARGEST = {MapShape.EMPTY: 1, MapShape.HEXAGON: 12, MapShape.RECTANGLE: 40, MapShape.ISLANDS: 4}
"""The largest size of each shape."""
SYMMETRY_ICON = 16
"""Pixels of the picture of a symmetry."""
USUAL = {MapShape.EMPTY: 1, MapShape.HEXAGON: 3, MapShape.RECTANGLE: 8, MapShape.ISLANDS: 1}


class ShapeFields(QWidget):
    """Asks for a shape, its size, terrain, coast and symmetry; ``changed()`` tells of another choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shape = QComboBox(self)
        self.size_field = SpinBox(1, LARGEST[MapShape.RECTANGLE], self)
        self.rows = SpinBox(1, LARGEST[MapShape.RECTANGLE], self)
        self.terrain = QComboBox(self)
        self.coast = QCheckBox(self.tr("Sea around it"), self)
        self.symmetry = QComboBox(self)
        self._chosen: Symmetry | None = None
        self.counted = Label("", self)
        self.counted.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.lacking = Label("", self)
        self.lacking.setWordWrap(True)
        self._size_name, self._rows_name = Label("", self), Label(self.tr("rows"), self)
        self._fill()
        self._lay_out()
        self.shape.currentIndexChanged.connect(self._another_shape)
        for signal in (self.size_field.valueChanged, self.rows.valueChanged, self.terrain.currentIndexChanged):
            signal.connect(self.changed)
        self.coast.toggled.connect(self.changed)
        self.symmetry.activated.connect(self._choose_symmetry)
        self._reserve_width()
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
        self.symmetry.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.symmetry.setIconSize(QSize(SYMMETRY_ICON, SYMMETRY_ICON))

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.shape, 0, 0, 1, 5)
        for column, widget in enumerate((self.size_field, self._size_name, self.rows, self._rows_name)):
            grid.addWidget(widget, 1, column)
        grid.addWidget(self.terrain, 2, 0, 1, 2)
        grid.addWidget(self.coast, 2, 2, 1, 3)
        grid.addWidget(self.counted, 3, 0, 1, 5)
        grid.addWidget(self.lacking, 4, 0, 1, 5)
        grid.setColumnStretch(4, 1)

    def _reserve_width(self) -> None:
        """Be as wide for every shape as for the widest, so that the picture beside keeps its place."""
        widths = []
        for index in range(self.shape.count()):
            self.shape.setCurrentIndex(index)
            widths.append(self.sizeHint().width())
        self.setMinimumWidth(max(widths))
        self.shape.setCurrentIndex(0)

    def _another_shape(self) -> None:
        shape = MapShape(self.shape.currentData())
        self.size_field.setRange(1, LARGEST[shape])
        self.size_field.setValue(USUAL[shape])
        columns = shape is MapShape.RECTANGLE
        self._size_name.setText(self.tr("columns") if columns else self.tr("tiles from the middle to the rim"))
        for widget in (self.rows, self._rows_name):
            widget.setVisible(columns)
        for part in (self.size_field, self._size_name, self.terrain, self.coast, self.counted, self.lacking):
            part.setVisible(shape is not MapShape.EMPTY)
        self.coast.setEnabled(shape is not MapShape.ISLANDS)
        self._chosen = None
        self.changed.emit()

    def _choose_symmetry(self) -> None:
        self._chosen = Symmetry(self.symmetry.currentData())
        self.changed.emit()

    @property
    def plan(self) -> MapPlan:
        """The plan that is chosen."""
        shape, terrain = MapShape(self.shape.currentData()), Terrain(self.terrain.currentData())
        size, rows, coast = self.size_field.value(), self.rows.value(), self.coast.isChecked()
        return MapPlan(shape, size, rows, terrain, coast, self._chosen)

    def scenario(self, properties: Properties) -> Scenario:
        """The map that is chosen, and offer the symmetries that it has; a chosen one that it has not got goes."""
        scenario = planned(properties, self.plan)
        offered = symmetries_of(scenario)
        if self._chosen is not None and self._chosen not in offered:
            self._chosen = None
            scenario = planned(properties, self.plan)
        self._offer(offered, scenario.properties.symmetry.group, properties.orientation)
        return scenario

    def _offer(self, offered: Sequence[Symmetry], chosen: Symmetry, orientation: Orientation) -> None:
        self.symmetry.clear()
        for symmetry in dict.fromkeys((*offered, chosen)):
            text = long_name(symmetry, orientation)
            self.symmetry.addItem(symmetry_icon(symmetry, orientation), text, symmetry.value)
        self.symmetry.setCurrentIndex(self.symmetry.findData(chosen.value))

    def count(self, scenario: Scenario) -> None:
        """Tell how many tiles there are, and of which the box has fewer."""
        tiles = Counter(tile.is_sea for tile in scenario.tiles.values())
        land, sea = self.tr("%n land tiles", "", tiles[False]), self.tr("%n sea tiles", "", tiles[True])
        self.counted.setText(f"{land}, {sea}")
        kinds, held = Counter(tile.kind for tile in scenario.tiles.values()), scenario.properties.box.counts
        excess = (
            sorted((kinds - Counter(held)).items(), key=lambda each: each[0].terrain is Terrain.SEA) if held else []
        )
        named = ", ".join(f"{number_text(number)} × {terms.tile_kind_name(kind)}" for kind, number in excess)
        text = self.tr("More than the box holds: {tiles}") if excess else ""
        self.lacking.setText(text.replace("{tiles}", named))


_BOX, _ORIENTATION = "new_map/box", "new_map/orientation"


class NewMapDialog(QDialog):
    """Asks for title, players, box of tiles, orientation, shape and symmetry, and shows what comes of them.

    It remembers the box and the orientation.
    """

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
        self.picture = NewMapPicture(self)
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
        form.addRow(self.tr("S&ymmetry"), self.shape.symmetry)
        for field, first in ((players, self.least), (self.shape, self.shape.shape)):
            label = form.labelForField(field)
            if isinstance(label, QLabel):
                label.setBuddy(first)
        for changed in (
            self.shape.changed,
            self.most.valueChanged,
            self.box.currentIndexChanged,
            self.orientation.currentIndexChanged,
        ):
            changed.connect(self._show)
        self._show()
        hint = Label(self.tr("All of this can be changed later."), self)
        hint.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("&Create"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        fields = QVBoxLayout()
        fields.addLayout(form)
        fields.addWidget(hint)
        fields.addStretch(1)
        columns = QHBoxLayout()
        columns.addLayout(fields)
        columns.addWidget(self.picture, 1)
        rows = QVBoxLayout(self)
        rows.addLayout(columns, 1)
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

    def _show(self) -> None:
        scenario = self.scenario()
        self.shape.count(scenario)
        self.picture.show_map(scenario)

    def _properties(self) -> Properties:
        return Properties(
            title=self.title.text().strip(),
            players=Players(self.least.value(), self.most.value()),
            box=BOXES[self.box.currentData()],
            orientation=Orientation(self.orientation.currentData()),
        )

    def scenario(self) -> Scenario:
        """The scenario with what was chosen."""
        return self.shape.scenario(self._properties())

    def accept(self) -> None:
        """Remember what suits the next map too."""
        settings = folders.settings()
        settings.setValue(_BOX, self.box.currentData())
        settings.setValue(_ORIENTATION, self.orientation.currentData())
        super().accept()
