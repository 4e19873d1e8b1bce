"""The facts about the homes as an item model: a row a fact, a column a home."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QColor, QFont

from rbdesigner.analysis.fact_rows import FactCell, FactRow, fact_rows
from rbdesigner.analysis.fact_wording import home_mark, home_name, home_title
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.hexes import Hex
from rbdesigner.messages.phrases import capitalised
from rbdesigner.prediction.expectation import Expectation
from rbdesigner.prediction.expectation_rows import expectation_rows
from rbdesigner.ui.widgets.item_lists import ROOT, Index
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.theme import colours

FACT = 0
"""The column of what each row is about."""
WORSE = "▼"
"""Stands before what is worse than another home has."""


class FactTable(QAbstractTableModel):
    """The facts, the worse ones marked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[FactRow] = []
        self._names: list[str] = []
        self._headings: list[tuple[str, str]] = []
        self._shows_names = False
        self.is_faded = False
        """Whether the facts are shown as out of date."""

    def fade(self, is_faded: bool) -> None:
        """Leave out the colour of what is worse, as long as the facts are out of date."""
        if is_faded is not self.is_faded:
            self.is_faded = is_faded
            if self._rows:
                self.dataChanged.emit(self.index(0, FACT), self.index(len(self._rows) - 1, len(self._names)))

    def take(self, facts: MapFacts | None, expectation: Expectation | None) -> None:
        """Show these facts below the expectation; only cells that differ are told where the homes are the same."""
        rows = expectation_rows(expectation) if expectation is not None else []
        rows += fact_rows(facts) if facts is not None and facts.homes else []
        homes = facts.homes if facts is not None else ()
        names = [capitalised(str(home_name(home.name))) for home in homes]
        headings = [(home_mark(homes, number), home_title(homes, number)) for number in range(len(homes))]
        if len(rows) != len(self._rows) or len(names) != len(self._names):
            self.beginResetModel()
            self._rows, self._names, self._headings = rows, names, headings
            self.endResetModel()
            return
        before, self._rows = self._rows, rows
        for number, (old, new) in enumerate(zip(before, rows, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(number, FACT), self.index(number, len(names)))
        if headings != self._headings:
            self._names, self._headings = names, headings
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 1, len(names))

    def heading(self, home: int) -> str:
        """The name of a home, with its letter."""
        return self._headings[home][1]

    def show_names(self, shown: bool) -> None:
        """Call the homes by their names, or by their numbers or letters alone."""
        if shown is not self._shows_names:
            self._shows_names = shown
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 1, len(self._names))

    def cell(self, index: Index) -> FactCell | None:
        """The fact at an index; None for a title."""
        if not index.isValid() or index.column() == FACT:
            return None
        return self._rows[index.row()].cells[index.column() - 1]

    def places(self, index: Index) -> tuple[Hex, ...]:
        """The places that a cell, or a whole row by its title, is about."""
        if not index.isValid():
            return ()
        cell = self.cell(index)
        cells = (cell,) if cell is not None else self._rows[index.row()].cells
        return tuple(dict.fromkeys(place for each in cells for place in each.places))

    def rowCount(self, parent: Index = ROOT) -> int:
        """A row for each fact."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """The title, and each home."""
        return 0 if parent.isValid() else 1 + len(self._names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Titles and facts."""
        if not index.isValid():
            return None
        cell = self.cell(index)
        if cell is None:
            return self._title(index.row(), role)
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{WORSE} {cell.text}" if cell.is_worst else cell.text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and cell.is_worst:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and cell.is_worst and not self.is_faded:
            return QColor(colours().warning)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            text = f"{self._names[index.column() - 1]}, {self._rows[index.row()].title}: {cell.text}"
            told = self.tr("{fact} (worse than others)").format(fact=text) if cell.is_worst else text
            return tip(told) if role == Qt.ItemDataRole.ToolTipRole else told
        return None

    def _title(self, row: int, role: int) -> object:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._rows[row].title
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The letters and names of the homes."""
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if section == FACT:
                return self.tr("Turns (steps)")
            return self.heading(section - 1) if self._shows_names else self._headings[section - 1][0]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            if section == FACT:
                return self.tr("Distances in turns of a donkey, with the steps in brackets where their number differs")
            return self.heading(section - 1)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if section == FACT else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None
