"""The panel of numbers: what the map is made of, and how much land there is for the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QGridLayout, QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.map_size import LEAST_LAND, MOST_LAND
from rbdesigner.messages.phrases import decimal
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import LAND_TILES_PER_PLAYER
from rbdesigner.scenario.edit import Change
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.panel import DocumentPanel
from rbdesigner.ui.editor.panels.tile_table import HELD, KIND, LEFT, USED, TileRow, TileTable
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import GAP, note

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
            grid.addWidget(Label(title, self), row, 3 * column)
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
            return self.tr("{line}, little: about {advised} are advised").format(
                line=line, advised=LAND_TILES_PER_PLAYER
            )
        if share > MOST_LAND and players > 1:
            return self.tr("{line}, much: about {advised} are advised").format(line=line, advised=LAND_TILES_PER_PLAYER)
        return f"{line} ✓"
