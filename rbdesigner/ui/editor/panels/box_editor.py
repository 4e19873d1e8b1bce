"""The dialog in which a user counts out a box of tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import QAbstractTableModel, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.messages import map_names
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import BOXES, OWN_BOX, SECOND_EDITION, Box, Rivers, Terrain, TileKind, tile
from rbdesigner.ui.editor.panels.property_fields import PropertyField
from rbdesigner.ui.editor.panels.tile_composer import ComposeDialog
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.inputs import ComboBox, LineEdit, SpinBox
from rbdesigner.ui.widgets.item_lists import ROOT, Index
from rbdesigner.ui.widgets.literal import Label

MOST_OF_A_KIND = 999


class BoxModel(QAbstractTableModel):
    """A box as a table: a row for each river shape, a column for each terrain; the sea has no rivers."""

    def __init__(self, counts: Mapping[TileKind, int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terrains = list(Terrain)
        self._counts: dict[TileKind, int] = {}
        self._shapes: list[Rivers] = []
        self.take(counts)

    @property
    def counts(self) -> dict[TileKind, int]:
        """The kinds that are in the box, with how many of each."""
        return {kind: count for kind, count in self._counts.items() if count}

    def take(self, counts: Mapping[TileKind, int]) -> None:
        """Show another box."""
        self.beginResetModel()
        self._counts = dict(counts)
        others = {kind.shape for kind in counts} - set(terms.NAMED_SHAPES)
        self._shapes = [*terms.NAMED_SHAPES, *sorted(others)]
        self.endResetModel()

    def add_shape(self, shape: Rivers) -> int:
        """Give a shape a row if it has none; the row."""
        if shape not in self._shapes:
            row = len(self._shapes)
            self.beginInsertRows(ROOT, row, row)
            self._shapes.append(shape)
            self.endInsertRows()
        return self._shapes.index(shape)

    def kind(self, index: Index) -> TileKind | None:
        """The kind counted at a cell; None where there is no such tile."""
        kind = TileKind(self._terrains[index.column()], self._shapes[index.row()])
        return None if kind.terrain is Terrain.SEA and kind.shape else kind

    def rowCount(self, parent: Index = ROOT) -> int:
        """A row for each shape."""
        return 0 if parent.isValid() else len(self._shapes)

    def columnCount(self, parent: Index = ROOT) -> int:
        """A column for each terrain."""
        return 0 if parent.isValid() else len(self._terrains)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The number; an empty cell for none."""
        kind = self.kind(index) if index.isValid() else None
        if kind is None:
            return None
        count = self._counts.get(kind, 0)
        if role == Qt.ItemDataRole.DisplayRole:
            return number_text(count) if count else "·"
        if role == Qt.ItemDataRole.EditRole:
            return count
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.tr("{kind}: {count}").format(kind=terms.tile_kind_name(kind), count=number_text(count))
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Set a number."""
        kind = self.kind(index) if index.isValid() else None
        if kind is None or role != Qt.ItemDataRole.EditRole or not isinstance(value, int):
            return False
        self._counts[kind] = min(max(value, 0), MOST_OF_A_KIND)
        self.dataChanged.emit(index, index)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let only those numbers be edited whose tiles there can be."""
        if not index.isValid() or self.kind(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Terrains above, shapes at the side."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return terms.capitalised(terms.name(self._terrains[section]))
        return terms.capitalised(terms.shape_name(self._shapes[section]))


class _CountDelegate(QStyledItemDelegate):
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        spin = SpinBox(0, MOST_OF_A_KIND, parent)
        spin.setFrame(False)
        spin.setButtonSymbols(SpinBox.ButtonSymbols.NoButtons)
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return spin


class BoxEditor(QDialog):
    """Counts out an own box, beginning with the box in use, a known one or the tiles of the map."""

    def __init__(self, box: Box, scenario: Scenario | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("box-editor")
        self.setWindowTitle(self.tr("Define a box"))
        self._on_map: Mapping[TileKind, int] = {} if scenario is None else scenario.tile_counts()
        self.model = BoxModel(box.counts or {}, self)
        self.title = LineEdit(self)
        self.title.setText(box.title if box.key not in BOXES else self.tr("Own box"))
        self.title.setAccessibleName(self.tr("Name of the box"))
        self.sum = Label(self)
        self._build()
        for changed in (self.model.dataChanged, self.model.modelReset):
            changed.connect(lambda *_: self._show_sum())
        self._show_sum()

    def _build(self) -> None:
        self._rows = layout = QVBoxLayout(self)
        naming = Label(self.tr("&Name of the box"), self)
        naming.setBuddy(self.title)
        layout.addWidget(naming)
        layout.addWidget(self.title)
        layout.addLayout(self._beginnings())
        self.table = self._table()
        layout.addWidget(self.table, 1)
        below = QHBoxLayout()
        another = QPushButton(self.tr("Another &shape…"), self)
        another.clicked.connect(self.compose_shape)
        below.addWidget(another)
        below.addStretch(1)
        below.addWidget(self.sum)
        layout.addLayout(below)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        # Qt by itself opens no dialog wider than two thirds of the screen.
        resize_within_screen(self, self.sizeHint())

    def _beginnings(self) -> QHBoxLayout:
        row = QHBoxLayout()
        label = Label(self.tr("&Begin with"), self)
        self.beginning = ComboBox(self)
        label.setBuddy(self.beginning)
        self.beginning.offer(
            [
                ("", self.tr("the numbers below"), None),
                ("second-edition", self.tr("the 144 tiles of the second edition"), None),
                ("two-boxes", self.tr("two boxes"), None),
                ("map", self.tr("the tiles on this map"), None),
                ("empty", self.tr("nothing"), None),
            ]
        )
        self.beginning.activated.connect(lambda _: self._begin(str(self.beginning.value)))
        row.addWidget(label)
        row.addWidget(self.beginning, 1)
        return row

    def _begin(self, key: str) -> None:
        if key:
            known = {"map": self._on_map, "empty": Counter[TileKind]()}
            self.model.take(known[key] if key in known else BOXES[key].counts or {})

    def _table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(self.model)
        table.setItemDelegate(_CountDelegate(table))
        table.setAccessibleName(self.tr("Tiles of each kind"))
        table.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        table.setAlternatingRowColors(True)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setHighlightSections(False)
        widest = max(table.horizontalHeader().sectionSizeHint(column) for column in range(len(Terrain)))
        table.horizontalHeader().setMinimumSectionSize(widest)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        return table

    def sizeHint(self) -> QSize:
        """Room for all terrains and most shapes."""
        side = self.table.verticalHeader().sizeHint().width()
        columns = len(Terrain) * self.table.horizontalHeader().minimumSectionSize()
        margins = self._rows.contentsMargins()
        beside = margins.left() + margins.right() + 2 * self.table.frameWidth()
        return QSize(side + columns + beside + self.table.verticalScrollBar().sizeHint().width(), 540)

    def compose_shape(self) -> None:
        """Let the user compose a shape that has no row yet."""
        dialog = ComposeDialog(tile(Terrain.PASTURE), parent=self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._add(dialog.tile.kind))
        dialog.open()

    def _add(self, kind: TileKind) -> None:
        row = self.model.add_shape(kind.shape)
        index = self.model.index(row, list(Terrain).index(kind.terrain))
        self.table.setCurrentIndex(index)
        self.table.scrollTo(index)
        self.table.edit(index)

    def _show_sum(self) -> None:
        self.sum.setText(self.tr("Tiles: {count}").format(count=number_text(sum(self.model.counts.values()))))

    @property
    def box(self) -> Box:
        """The box as counted."""
        return Box(OWN_BOX, self.title.text().strip() or self.tr("Own box"), self.model.counts)


class BoxField(PropertyField):
    """Chooses a known box or one of the user's own, which a dialog counts out; ``scenario`` may be counted for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scenario: Scenario | None = None
        self._box = SECOND_EDITION
        self.choice = ComboBox(self)
        self.choice.activated.connect(lambda _: self._choose())
        self.count_out = QPushButton(self.tr("Define a box…"), self)
        self.count_out.setToolTip(self.tr("Set how many tiles of each kind there are"))
        self.count_out.clicked.connect(self.open_editor)
        self.rows.addWidget(self.choice)
        self.rows.addWidget(self.count_out)
        self.setFocusProxy(self.choice)

    def show_properties(self, properties: Properties) -> None:
        """Show the chosen box."""
        self._box = box = properties.box
        known = [(key, map_names.box(known), None) for key, known in BOXES.items()]
        own = [] if box.key in BOXES else [(box.key, self.tr("Own: {title}").format(title=box.title or box.key), None)]
        self.choice.offer(known + own)
        self.choice.show_value(box.key)

    def _choose(self) -> None:
        box = BOXES.get(str(self.choice.value))
        if box is not None:
            self.wish(self.tr("Choose another box"), box=box)

    def open_editor(self) -> None:
        """Open the dialog that counts out an own box."""
        dialog = BoxEditor(self._box, self.scenario, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._take(dialog.box))
        dialog.open()

    def _take(self, box: Box) -> None:
        known = next((each for each in BOXES.values() if each.counts is not None and each.counts == box.counts), box)
        self.wish(self.tr("Define a box"), box=known)
