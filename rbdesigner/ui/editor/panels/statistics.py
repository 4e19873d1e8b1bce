"""The panel of numbers: what the map is made of, and how much land there is for the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QGridLayout, QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from rbdesigner.art.foreign_things import shown_foreign
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.map_size import LEAST_LAND, MOST_LAND
from rbdesigner.checks.problem import Severity
from rbdesigner.hexes import Orientation
from rbdesigner.messages.phrases import decimal
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import LAND_TILES_PER_PLAYER
from rbdesigner.scenario.edit import Change
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Box, Terrain, Tile, TileKind, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.panel import DocumentPanel
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.item_lists import ROOT, Index
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import GAP, note
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
        name = terms.capitalised(terms.name(row.terrain) if row.kind is None else terms.tile_kind_name(row.kind))
        lines = [name]
        if excess := self.excess(row):
            lines.append(self.tr("More than the box holds: {count}").format(count=number_text(excess)))
        if self.used(row):
            lines.append(self.tr("Click to select them on the map"))
        return "\n".join(lines)

    def _text(self, row: TileRow, column: int) -> str:
        if column == KIND:
            name = terms.name(row.terrain) if row.kind is None else terms.shape_name(row.kind.shape)
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


PAUSE = 250
"""Milliseconds after the last edit until the numbers that need a walk over the map are counted again."""


class MapTotals(NamedTuple):
    """The numbers of a map as a whole."""

    tiles: int
    land: int
    sea: int
    shores: int
    rivers: int
    parts: int
    homes: int
    expansion: int

    @classmethod
    def of(cls, scenario: Scenario, index: MapIndex) -> MapTotals:
        """Count a map."""
        return cls(
            tiles=len(scenario.tiles),
            land=index.land,
            sea=len(scenario.tiles) - index.land,
            shores=sum(map(scenario.is_shore, scenario.tiles)),
            rivers=len(index.rivers.systems),
            parts=len(index.components.all()),
            homes=len(scenario.homes),
            expansion=len(shown_foreign(scenario)),
        )


WIDEST = {USED: "0000", HELD: "0000", LEFT: "⚠ −00"}
"""The widest usual number of each column."""


class StatisticsPanel(DocumentPanel):
    """Tiles by kind with what is left, figures of the map, land for each player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._show_figures)
        self.figures: dict[str, QLabel] = {}
        self.land = note()
        self.table = TileTable(self)
        self.view = self._table_view()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, GAP, 0, 0)
        layout.addLayout(self._figure_grid())
        layout.addWidget(self.land)
        layout.addWidget(self.view, 1)
        self.land.setContentsMargins(GAP, 0, GAP, 0)

    def _figure_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(GAP, 0, GAP, 0)
        grid.setVerticalSpacing(2)
        titles = {
            "tiles": self.tr("Tiles"),
            "land": self.tr("Land"),
            "sea": self.tr("Sea"),
            "shores": self.tr("Shores"),
            "rivers": self.tr("Rivers"),
            "parts": self.tr("Separate parts"),
            "homes": self.tr("Homes"),
            "expansion": self.tr("Of the expansion"),
        }
        for number, (key, title) in enumerate(titles.items()):
            value = Label("–", self)
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            value.setAccessibleDescription(title)  # the name is the number
            font = value.font()
            font.setBold(True)
            value.setFont(font)
            self.figures[key] = value
            row, column = divmod(number, 2)
            name = Label(title, self)
            name.setWordWrap(True)
            grid.addWidget(name, row, 3 * column)
            grid.addWidget(value, row, 3 * column + 1)
        grid.setColumnMinimumWidth(2, 3 * GAP)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(3, 1)
        return grid

    def _table_view(self) -> QTableView:
        view = QTableView(self)
        view.setModel(self.table)
        view.setAccessibleName(self.tr("Tiles by kind"))
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setAlternatingRowColors(True)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(28)
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(36)
        # Of a width that does not depend on the usual numbers, so that a new one moves nothing.
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(KIND, QHeaderView.ResizeMode.Stretch)
        for column, widest in WIDEST.items():
            view.setColumnWidth(column, max(self._width(widest), header.sectionSizeHint(column)))
        view.setWordWrap(False)
        view.clicked.connect(self._select_tiles)
        view.activated.connect(self._select_tiles)
        view.setFrameShape(QTableView.Shape.NoFrame)
        return view

    def _select_tiles(self) -> None:
        """Select the tiles of the chosen rows on the map."""
        document = self.document
        if document is None:
            return
        rows = {self.table.row(index.row()) for index in self.view.selectionModel().selectedRows()}
        document.selection = frozenset(
            place
            for place, tile in document.scenario.tiles.items()
            if TileRow(tile.terrain, None) in rows or TileRow(tile.terrain, tile.kind) in rows
        )

    def _width(self, text: str) -> int:
        """How wide a column is for a number, bold as sums are."""
        font = self.font()
        font.setBold(True)
        return QFontMetrics(font).horizontalAdvance(text) + 2 * GAP

    def _widen(self) -> None:
        """Make room for unusually large numbers."""
        for column, usual in WIDEST.items():
            indexes = (self.table.index(row, column) for row in range(self.table.rowCount()))
            widest = max((str(index.data()) for index in indexes), key=len, default="")
            if len(widest) > len(usual) and self._width(widest) > self.view.columnWidth(column):
                self.view.setColumnWidth(column, self._width(widest))

    def show_document(self, document: Document | None) -> None:
        """Count everything."""
        self.setEnabled(document is not None)
        if document is not None:
            properties = document.scenario.properties
            self.table.take(document.checks.index.counts, properties.box, properties.orientation)
            self._widen()
        self._show_figures()

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """Count the kinds that have changed at once, the rest after a pause."""
        tiles = [each for change in changes for each in (change.before, change.after) if isinstance(each, Tile)]
        kinds = dict.fromkeys(tile.kind for tile in tiles)
        if any(change.part == "properties" for change in changes) or not all(map(self.table.knows, kinds)):
            self.show_document(document)
            return
        self.table.count(document.checks.index.counts, kinds)
        self._widen()
        self._pause.start()

    def _show_figures(self) -> None:
        document = self.document
        if document is None:
            for label in self.figures.values():
                label.setText("–")
            self.land.clear()
            return
        figures = MapTotals.of(document.scenario, document.checks.index)
        for key, number in figures._asdict().items():
            self.figures[key].setText(number_text(number))
        players = document.scenario.properties.players
        most = max(players.least, players.most)
        self.land.setText("\n".join(self._advice(number, figures.land) for number in range(players.least, most + 1)))

    def _advice(self, players: int, land: int) -> str:
        share = land / max(players, 1)
        line = self.tr("Land for each of {players}: {share}").format(players=players, share=decimal(share))
        if share < LEAST_LAND:
            return self.tr("{line}, little: the rule book recommends about {advised}").format(
                line=line, advised=LAND_TILES_PER_PLAYER
            )
        if share > MOST_LAND and players > 1:
            return self.tr("{line}, much: the rule book recommends about {advised}").format(
                line=line, advised=LAND_TILES_PER_PLAYER
            )
        return f"{line} ✓"
