"""A page of figures by turn: charts, and the table behind them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from rbdesigner.messages.nouns import name
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.ui.figures.contender_row import ShownContender
from rbdesigner.ui.widgets.accessible import tell_choice
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.table_views import CopiedTable
from rbdesigner.ui.widgets.terms import capitalised
from rbdesigner.ui.widgets.turn_lines import TurnLine, TurnLines

translate = QCoreApplication.translate
_SHARES = [600, 320]
"""How charts and table share the width at first."""


def thing_title(thing: str) -> str:
    """The name of a good or a building at the beginning of a line."""
    kind = Good(thing) if thing in set(Good) else BuildingKind(thing)
    return capitalised(name(kind))


class TurnPage(QWidget):
    """Charts of one or two events below each other, and their values in a table.

    With ``by_thing`` they are of one of the goods, which is chosen. ``turn_wanted(int)`` asks the board to show the
    beginning of a turn.
    """

    turn_wanted = Signal(int)

    def __init__(self, charts: Sequence[tuple[str, str]], parent: QWidget, *, by_thing: bool = False) -> None:
        super().__init__(parent)
        self.events = [event for event, _ in charts]
        self.charts = [TurnLines(title, self) for _, title in charts]
        self.table = CopiedTable(translate("TurnPage", "Values by turn"), self)
        self.things = QComboBox(self) if by_thing else None
        self._shown: Sequence[ShownContender] = ()
        self._left = QSplitter(Qt.Orientation.Vertical, self)
        self._left.setChildrenCollapsible(False)
        for chart in self.charts:
            self._left.addWidget(chart)
            chart.turn_wanted.connect(self.turn_wanted)
        self.table.row_wanted.connect(self.turn_wanted.emit)
        parts = QSplitter(Qt.Orientation.Horizontal, self)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self._left)
        parts.addWidget(self.table)
        parts.setSizes(_SHARES)
        parts.setStretchFactor(0, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 8, 8, 8)
        if self.things is not None:
            rows.addLayout(self._choice(self.things))
        rows.addWidget(parts, 1)

    def _choice(self, things: QComboBox) -> QHBoxLayout:
        line = QHBoxLayout()
        label = Label(translate("TurnPage", "Goods:"), self)
        line.addWidget(label)
        line.addWidget(things)
        line.addStretch(1)
        tell_choice(things, translate("TurnPage", "Goods"))
        things.currentIndexChanged.connect(self._renew)
        return line

    def add_below(self, widget: QWidget) -> None:
        """Put something below the charts."""
        self._left.addWidget(widget)

    @property
    def thing(self) -> str:
        """The good that is chosen, empty where none is."""
        return str(self.things.currentData() or "") if self.things is not None else ""

    def show_contenders(self, shown: Sequence[ShownContender]) -> None:
        """Show the figures of these players."""
        self._shown = shown
        if self.things is not None:
            self._offer(self.things)
        self._renew()

    def show_now(self, turn: int) -> None:
        """Mark the turn that the board shows."""
        for chart in self.charts:
            chart.show_now(turn)

    def _offer(self, things: QComboBox) -> None:
        """Let the goods be chosen that occur in the games."""
        found = {
            thing for each in self._shown for event in self.events for thing in each.contender.figures.things(event)
        }
        wanted = [good.value for good in Good if good.value in found]
        if [things.itemData(row) for row in range(things.count())] != wanted:
            chosen = self.thing
            things.blockSignals(True)
            things.clear()
            for good in wanted:
                things.addItem(thing_title(good), good)
            things.setCurrentIndex(max(0, things.findData(chosen)))
            things.blockSignals(False)

    def _renew(self) -> None:
        series = [
            [each.contender.figures.series(event, self.thing)[each.contender.seat] for each in self._shown]
            for event in self.events
        ]
        for chart, rows in zip(self.charts, series, strict=True):
            chart.show_lines(
                [
                    TurnLine(each.name, values, each.player, each.mark)
                    for each, values in zip(self._shown, rows, strict=True)
                ]
            )
        self._show_table([values for rows in series for values in rows])

    def _show_table(self, columns: Sequence[Sequence[int]]) -> None:
        several = len(self.events) > 1
        titles = [
            f"{each.short}\n{chart.title}" if several else each.short for chart in self.charts for each in self._shown
        ]
        last = max(map(len, columns), default=0)
        rows = [
            (
                turn,
                [number_text(turn), *(number_text(each[turn - 1]) if turn <= len(each) else "–" for each in columns)],
            )
            for turn in range(1, last + 1)
        ]
        self.table.show_rows([translate("TurnPage", "Turn"), *titles], rows)
