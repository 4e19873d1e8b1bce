"""Differences between the games of two versions of a map, as a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from rbdesigner.lab.statistics.run_figures import SHARES
from rbdesigner.lab.studies.paired_runs import UNFAIRNESS, ChangeAnswer, RunDifference
from rbdesigner.messages.translation import number_text
from rbdesigner.ui.laboratory.run_tables import RunTable, decimal_text, figure_titles, interval_text, percent_text
from rbdesigner.ui.widgets.theme import bold

translate = QCoreApplication.translate


class DifferenceTable(RunTable):
    """The means of both versions, and the change; what is sure is bold."""

    def __init__(self, parent: QWidget) -> None:
        columns = [
            translate("DifferenceTable", "A game on the average"),
            translate("DifferenceTable", "Seeds"),
            translate("DifferenceTable", "First"),
            translate("DifferenceTable", "Second"),
            translate("DifferenceTable", "Change"),
            translate("RunTables", "95\u00a0% sure"),
        ]
        title = translate("DifferenceTable", "What differs in the games")
        super().__init__("laboratory-differences", title, columns, parent)

    def show_differences(self, differences: Sequence[RunDifference]) -> None:
        """Show these differences."""
        self.clear()
        titles = figure_titles()
        titles[UNFAIRNESS] = translate("DifferenceTable", "Percentage points from an even share")
        for each in differences:
            words = percent_text if each.name in SHARES else decimal_text
            alike = translate("DifferenceTable", "in every seed")
            row = self.row(
                [
                    titles[each.name],
                    number_text(each.seeds),
                    words(each.before),
                    words(each.after),
                    decimal_text(each.change.value, signed=True),
                    alike if each.is_alike else interval_text(each.change, signed=True),
                ]
            )
            if each.answer in (ChangeAnswer.LESS, ChangeAnswer.MORE):
                for column in range(self.columnCount()):
                    row.setFont(column, bold(self.font()))
        self.updateGeometry()
