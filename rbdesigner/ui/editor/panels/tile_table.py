"""The tiles of a map by kind, against what the box holds, as an item model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QFont

from rbdesigner.checks.problem import Severity
from rbdesigner.hexes import Orientation
from rbdesigner.messages.translation import number_text
from rbdesigner.tiles import Box, Terrain, TileKind, tile
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.models import ROOT, Index
from rbdesigner.ui.widgets.small_pictures import tile_image
from rbdesigner.ui.widgets.theme import severity_colour

PICTURE_RADIUS = 13.0
KIND, USED, HELD, LEFT = range(4)


class TileRow(NamedTuple):
    """One line: a kind of tile, or all tiles of a terrain where there is no kind."""

    terrain: Terrain
    kind: TileKind | None


class TileTable(QAbstractTableModel):
    """A table with a sum for each terrain, followed by its kinds that are on the map or in the box."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._used: Counter[TileKind] = Counter()
        self._box: Box | None = None
        self._orientation = Orientation.FLAT
        self._rows: list[TileRow] = []
        self._row_of: dict[TileKind, int] = {}

    def take(self, used: Mapping[TileKind, int], box: Box, orientation: Orientation) -> None:
        """Count these tiles against this box."""
        self.beginResetModel()
        self._used = Counter({kind: count for kind, count in used.items() if count})
        self._box, self._orientation = box, orientation
        kinds = sorted(self._kinds(), key=_order)
        self._rows = []
        for terrain in Terrain:
            self._rows.append(TileRow(terrain, None))
            self._rows += [TileRow(terrain, kind) for kind in kinds if kind.terrain is terrain]
        self._row_of = {row.kind: number for number, row in enumerate(self._rows) if row.kind is not None}
        self.endResetModel()

    def _kinds(self) -> set[TileKind]:
        held = {} if self._box is None or self._box.counts is None else self._box.counts
        return {kind for kind, count in held.items() if count} | set(self._used)

    def count(self, used: Mapping[TileKind, int], kinds: Iterable[TileKind]) -> None:
        """Take note that the numbers of these kinds have changed; a kind that is new here wants ``take``."""
        rows = set()
        for kind in kinds:
            self._used[kind] = used.get(kind, 0)
            rows |= {self._row_of[kind], self._rows.index(TileRow(kind.terrain, None))}
        for row in sorted(rows):
            self.dataChanged.emit(self.index(row, KIND), self.index(row, LEFT))

    def knows(self, kind: TileKind) -> bool:
        """Whether the kind has a row."""
        return kind in self._row_of

    def used(self, row: TileRow) -> int:
        """How many lie on the map."""
        if row.kind is not None:
            return self._used[row.kind]
        return sum(count for kind, count in self._used.items() if kind.terrain is row.terrain)

    def held(self, row: TileRow) -> int | None:
        """How many the box holds; None without limit."""
        if self._box is None or self._box.counts is None:
            return None
        if row.kind is not None:
            return self._box.counts.get(row.kind, 0)
        return sum(count for kind, count in self._box.counts.items() if kind.terrain is row.terrain)

    def excess(self, row: TileRow) -> int:
        """How many more of a kind lie on the map than the box holds."""
        held = self.held(row)
        return 0 if held is None or row.kind is None else max(0, self.used(row) - held)

    def row(self, number: int) -> TileRow:
        """The line of this number."""
        return self._rows[number]

    def rowCount(self, parent: Index = ROOT) -> int:
        """A row for each terrain and kind."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Kind, on the map, in the box, left."""
        return 0 if parent.isValid() else LEFT + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Numbers, words and pictures."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.DecorationRole and column == KIND and row.kind is not None:
            return tile_image(tile(row.terrain, row.kind.shape), self._orientation, PICTURE_RADIUS)
        if role == Qt.ItemDataRole.TextAlignmentRole and column != KIND:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and (row.kind is None or self.excess(row)):
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and column == LEFT and self.excess(row):
            return severity_colour(Severity.WARNING)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._tool_tip(row))
        return None

    def _tool_tip(self, row: TileRow) -> str:
        name = terms.capitalised(terms.name(row.terrain) if row.kind is None else terms.tile_kind(row.kind))
        lines = [name]
        if excess := self.excess(row):
            lines.append(self.tr("More than the box holds: {count}").format(count=number_text(excess)))
        if self.used(row):
            lines.append(self.tr("Click to select them on the map"))
        return "\n".join(lines)

    def _text(self, row: TileRow, column: int) -> str:
        if column == KIND:
            name = terms.name(row.terrain) if row.kind is None else terms.shape(row.kind.shape)
            return terms.capitalised(name)
        if column == USED:
            return number_text(self.used(row))
        held = self.held(row)
        if held is None:
            return "∞"
        if column == HELD:
            return number_text(held)
        left = number_text(held - self.used(row)).replace("-", "−")
        return f"⚠ {left}" if self.excess(row) else left

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The titles of the columns."""
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Tile"), self.tr("Map"), self.tr("Box"), self.tr("Left"))[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            tips = self.tr("Kind of tile"), self.tr("On the map"), self.tr("In the box"), self.tr("Left in the box")
            return tips[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if section == KIND else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


def _order(kind: TileKind) -> tuple[int, tuple[tuple[int, ...], ...]]:
    named = terms.NAMED_SHAPES
    return (named.index(kind.shape) if kind.shape in named else len(named)), kind.shape
