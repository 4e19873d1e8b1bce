"""The texts of a map as an item model that is ordered by its columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from rbdesigner.messages.places import place
from rbdesigner.scenario.inscriptions import INSCRIBED, WrittenText, written_texts
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.models import Index
from rbdesigner.ui.widgets.sorted_table import SortedTable


class TextColumn(IntEnum):
    """The columns, from the left."""

    TEXT = 0
    KIND = 1
    SHOWN = 2
    PLACE = 3


_MEANT: dict[TextColumn, Callable[[WrittenText], Any]] = {
    TextColumn.TEXT: lambda written: written.text.text.casefold(),
    TextColumn.KIND: lambda written: (INSCRIBED.index(written.part), written.number, written.text.text.casefold()),
    TextColumn.SHOWN: lambda written: written.text.private,
    TextColumn.PLACE: lambda written: written.places,
}


class TextTable(SortedTable[WrittenText]):
    """A row for each label, each note and each district."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__([_MEANT[column] for column in TextColumn], parent)
        self._texts: list[WrittenText] = []
        self.titles = [self.tr("Text"), self.tr("Kind"), self.tr("Shown"), self.tr("Place")]

    def take(self, scenario: Scenario | None) -> None:
        """List the texts of a map."""
        self._texts = [] if scenario is None else written_texts(scenario)
        self.renew()

    def wanted(self) -> Iterable[WrittenText]:
        """All texts."""
        return self._texts

    def written(self, row: int) -> WrittenText:
        """The text in a row."""
        return self._rows[row]

    def row_of(self, written: WrittenText) -> int | None:
        """The row of a text of this kind at this place, whatever it says now."""
        for row, each in enumerate(self._rows):
            if each.part == written.part and not set(each.places).isdisjoint(written.places):
                return row
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell; a tip has the whole text."""
        written = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(written, TextColumn(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == TextColumn.TEXT:
            return tip(written.text.text)
        return None

    def _words(self, written: WrittenText, column: TextColumn) -> str:
        match column:
            case TextColumn.TEXT:
                return " ".join(written.text.text.split())
            case TextColumn.KIND:
                return self._kind(written)
            case TextColumn.SHOWN:
                return self.tr("Private") if written.text.private else self.tr("Printed")
            case TextColumn.PLACE:
                first, others = place(written.places[0]), len(written.places) - 1
                more = QCoreApplication.translate("Problems", "{place} and %n more", None, others)
                return more.format(place=first) if others else first

    def _kind(self, written: WrittenText) -> str:
        match written.part:
            case "labels":
                return self.tr("Label")
            case "notes":
                return self.tr("Note {number}").format(number=written.number)
            case "districts":
                return self.tr("District")
