"""The lines of a game as a table that is sorted and in which they are named."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.messages.translation import number_text
from rbdesigner.play.match import Match
from rbdesigner.play.variations import Variation, VariationEnd, VariationNote, end_of
from rbdesigner.play.wording.variation_wording import end_text, mark_text
from rbdesigner.ui.storage.times import time_text
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.sorted_table import Index, SortedTable
from rbdesigner.ui.widgets.terms import capitalised


class VariationColumn(IntEnum):
    """The columns, from the left."""

    NAME = 0
    FROM = 1
    TO = 2
    ACTIONS = 3
    POINTS = 4
    LEFT = 5


class VariationRow(NamedTuple):
    """A line with all that is known of it; without ``line`` (None, NONE) it is the one that is played."""

    line: Variation | None
    number: int
    remark: VariationNote
    end: VariationEnd | None
    actions: int


_MEANT: dict[VariationColumn, Callable[[VariationRow], Any]] = {
    VariationColumn.NAME: lambda entry: (not entry.remark.name, entry.remark.name.casefold()),
    VariationColumn.FROM: lambda entry: entry.line.moment if entry.line is not None else 0,
    VariationColumn.TO: lambda entry: (entry.end.over, entry.end.turn, entry.end.phase) if entry.end else (False, 0, 0),
    VariationColumn.ACTIONS: lambda entry: entry.actions,
    VariationColumn.POINTS: lambda entry: entry.end.points if entry.end else (),
    VariationColumn.LEFT: lambda entry: (entry.line is None, entry.number),
}
"""What a column is ordered by: what it means, not its letters."""


class LinesModel(SortedTable[VariationRow]):
    """The lines that were left and, as one of them, the one that is played; names can be edited."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__([_MEANT[column] for column in VariationColumn], parent)
        self._match = match
        self.titles = [
            self.tr("Name"),
            self.tr("Left at"),
            self.tr("Goes up to"),
            self.tr("Actions"),
            self.tr("Points"),
            self.tr("When"),
        ]
        self.renew()

    def wanted(self) -> Iterable[VariationRow]:
        """The line that is played and those that were left."""
        match, variations = self._match, self._match.variations
        own = sum(action.player != NONE for action in match.game.log)
        yield VariationRow(None, NONE, variations.present, end_of(match.game), own)
        for number, line in enumerate(variations.all):
            yield VariationRow(line, number, variations.note_on(line), variations.end(line), len(line.actions))

    def entry_at(self, row: int) -> VariationRow:
        """The line in a row."""
        return self._rows[row]

    def row_of(self, line: Variation | None) -> int:
        """The row of a line, or of the one that is played (None)."""
        return next((row for row, entry in enumerate(self._rows) if entry.line == line), 0)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Names can be edited."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == VariationColumn.NAME else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell; a tip has the note."""
        entry, column = self._rows[index.row()], VariationColumn(index.column())
        match role:
            case Qt.ItemDataRole.EditRole if column is VariationColumn.NAME:
                return entry.remark.name
            case Qt.ItemDataRole.DisplayRole:
                return self._text(entry, column)
            case Qt.ItemDataRole.ToolTipRole:
                return tip("\n".join(filter(None, [self._text(entry, column), entry.remark.note])))
            case Qt.ItemDataRole.FontRole if entry.line is None:
                font = QFont(QApplication.font())
                font.setBold(True)
                return font
            case Qt.ItemDataRole.ForegroundRole if column is VariationColumn.NAME and not entry.remark.name:
                return QColor(QApplication.palette().color(QPalette.ColorRole.PlaceholderText))
        return None

    def _text(self, entry: VariationRow, column: VariationColumn) -> str:
        match column:
            case VariationColumn.NAME:
                unnamed = self.tr("the line played now") if entry.line is None else self.tr("no name")
                note = self.tr("{name} (note)") if entry.remark.note else "{name}"
                return note.replace("{name}", entry.remark.name or unnamed)
            case VariationColumn.FROM:
                return mark_text(entry.line.mark.turn, Phase(entry.line.mark.phase)) if entry.line is not None else ""
            case VariationColumn.TO:
                return capitalised(end_text(entry.end)) if entry.end is not None else self.tr("cannot be played")
            case VariationColumn.ACTIONS:
                return number_text(entry.actions)
            case VariationColumn.POINTS:
                return " : ".join(map(number_text, entry.end.points)) if entry.end is not None else ""
            case VariationColumn.LEFT:
                return time_text(entry.remark.left) if entry.line is not None else ""

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Name a line."""
        entry = self._rows[index.row()]
        if role != Qt.ItemDataRole.EditRole or index.column() != VariationColumn.NAME:
            return False
        self.say(index.row(), str(value), entry.remark.note)
        return True

    def say(self, row: int, name: str, note: str) -> None:
        """Give a line a name and a note; it stays in its row until the table is sorted again."""
        line = self._rows[row].line
        self._match.say(line, name, note)
        self._rows[row] = self._rows[row]._replace(remark=self._match.variations.note_on(line))
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(VariationColumn) - 1))
