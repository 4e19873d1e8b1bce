"""The choices for a new map."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.hexes import Orientation
from rbdesigner.messages import tile_names
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.map_shapes import planned
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.tiles import BOXES
from rbdesigner.ui.dialogs.maps.shape_fields import ShapeFields
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.inputs import OneLine, SpinBox
from rbdesigner.ui.widgets.literal import Label

_BOX, _ORIENTATION = "new_map/box", "new_map/orientation"


class NewMapDialog(QDialog):
    """Asks for title, players, box of tiles, orientation and shape, and remembers the box and the orientation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new-map")
        self.setWindowTitle(self.tr("New map"))
        self.title = QLineEdit(self)
        self.title.setValidator(OneLine(self.title))
        self.title.setPlaceholderText(self.tr("can wait"))
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
        self.least.setAccessibleName(self.tr("Least number of players"))
        self.most.setAccessibleName(self.tr("Largest number of players"))
        for box in BOXES.values():
            self.box.addItem(tile_names.box(box), box.key)
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
