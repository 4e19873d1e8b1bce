"""A table of records in a window: the best solutions of each scenario."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rbdesigner.lab.puzzles.record_table import HeldRecord, RecordTable
from rbdesigner.lab.puzzles.scenario_hash import SHOWN
from rbdesigner.messages.result_wording import breakdown_of_record, holder_of_record
from rbdesigner.messages.translation import day_text, number_text
from rbdesigner.scenario.model import Record
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.table_views import CopiedTable


class RecordWindow(QWidget):
    """Shows the records of a file by scenario.

    ``add_wanted()`` and ``merge_wanted()`` ask to take in solutions, or the records of other tables;
    ``game_wanted(HeldRecord)`` asks to open a record as a game.
    """

    add_wanted = Signal()
    merge_wanted = Signal()
    game_wanted = Signal(object)

    def __init__(self, path: Path, records: RecordTable, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("record-window")
        self.setWindowTitle(self.tr("Records: {file}").replace("{file}", path.name))
        self.path, self.records = path, records
        self.table = CopiedTable(self.tr("Records"), self)
        self.told = note()
        self.told.setObjectName("records-told")
        self.open_button = QPushButton(self.tr("&Open as a game"), self)
        self.add_button = QPushButton(self.tr("&Add solutions…"), self)
        self.merge_button = QPushButton(self.tr("&Merge with other tables…"), self)
        close = QPushButton(self.tr("&Close"), self)
        self.open_button.clicked.connect(self._wish)
        self.add_button.clicked.connect(self.add_wanted)
        self.merge_button.clicked.connect(self.merge_wanted)
        close.clicked.connect(self.close)
        self.table.row_wanted.connect(lambda number: self.game_wanted.emit(self.records.records[number]))
        self.table.itemSelectionChanged.connect(self._show_possible)
        foot = QHBoxLayout()
        for button in (self.open_button, self.add_button, self.merge_button):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(close)
        rows = QVBoxLayout(self)
        rows.addWidget(
            note(
                self.tr(
                    "The most points come first; then the fewest turns to reach them; then the fewest goods used. "
                    "Only solutions that pass verification are taken in."
                )
            )
        )
        rows.addWidget(self.table, 1)
        rows.addWidget(self.told)
        rows.addWidget(ContentArea(foot, self))
        resize_within_screen(self, self.sizeHint())
        self.show_records(records)

    def sizeHint(self) -> QSize:
        """Room for all columns."""
        return QSize(900, 460)

    def show_records(self, records: RecordTable, said: str = "") -> None:
        """Show these records, and say what has come of it."""
        self.records = records
        titles = [
            self.tr("Made of"),
            self.tr("Holder"),
            self.tr("Date"),
            self.tr("Points"),
            self.tr("Turns"),
            self.tr("Goods used"),
            self.tr("Rules"),
        ]
        rows: list[tuple[Any, Sequence[str]]] = []
        for _, members in groupby(enumerate(records.records), lambda each: each[1].solution.hash):
            held = list(members)
            rows.append((None, [self._scenario(held[0][1])]))
            rows += [(number, _row(each)) for number, each in held]
        self.table.show_rows(titles, rows, left=3)
        self.told.setText(said or (self.tr("The table has no records yet.") if not records.records else ""))
        self._show_possible()

    def _scenario(self, held: HeldRecord) -> str:
        solution = held.solution
        title = ", ".join(filter(None, (solution.title, solution.code))) or self.tr("A scenario without a title")
        return f"{title}  ({solution.hash[:SHOWN]}…)"

    def _show_possible(self) -> None:
        self.open_button.setEnabled(len(self.table.chosen()) == 1)

    def _wish(self) -> None:
        for number in self.table.chosen()[:1]:
            self.game_wanted.emit(self.records.records[number])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def _row(held: HeldRecord) -> list[str]:
    solution = held.solution
    record = Record(held.points, held.breakdown, solution.holder, machine=solution.machine)
    numbers = map(number_text, (held.points, held.settled, held.goods_used, solution.rules))
    return [breakdown_of_record(record), holder_of_record(record), day_text(solution.date), *numbers]
