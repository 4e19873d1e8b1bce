"""Tables of a run: every number with its interval and its games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QScrollArea,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.charts.level_table import level_table, level_table_title
from rbdesigner.lab.jobs.run_jobs import RunState
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.statistics.level_comparison import LevelResult
from rbdesigner.lab.statistics.run_figures import SHARES, RunFigure
from rbdesigner.lab.statistics.verdicts import UNEQUAL, Factor, Standing, Verdict
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.lab.wording.verdict_wording import chance_words, home_title
from rbdesigner.messages.phrases import capitalised, text
from rbdesigner.messages.translation import number_text
from rbdesigner.ui.editor.panels.problem_details import Notice
from rbdesigner.ui.widgets.theme import bold

translate = QCoreApplication.translate
_MARGIN = 4
_ROOM = 6
"""Pixels that a row is higher than its letters."""
_LEAST_COLUMN = 48
_MOST_COLUMN = 360
"""Pixels of the first column, unless its texts are longer: in a large window numbers stay near what they are about."""
_MARGINS = 14
"""Pixels of a cell beside its text."""


def decimal_text(value: float, digits: int = 1, *, signed: bool = False) -> str:
    """A number with decimals as the language of the window writes it."""
    shown = QLocale().toString(float(abs(value)), "f", digits)
    is_zero = round(abs(value), digits) == 0
    sign = "" if is_zero else "−" if value < 0 else "+" if signed else ""
    return sign + shown


def percent_text(value: float) -> str:
    """A percentage, which no line parts from its sign."""
    return f"{decimal_text(value)}\u00a0%"


def interval_text(interval: Interval, digits: int = 1, *, signed: bool = False) -> str:
    """Say from where to where a value lies, as sure as 95 %; the games of a few seeds say nothing about that."""
    if not interval.is_known:
        return translate("RunTables", "not yet known")
    low, high = (decimal_text(each, digits, signed=signed) for each in (interval.low, interval.high))
    return translate("RunTables", "{low} to {high}").replace("{low}", low).replace("{high}", high)


def figure_titles() -> dict[str, str]:
    """The titles of the figures of games, by their names."""
    return {
        "turns": translate("RunTables", "Turns"),
        "bricks": translate("RunTables", "Ended by the mark of the wonder"),
        "points": translate("RunTables", "Points of a player"),
        "winner": translate("RunTables", "Points of the winner"),
        "lead": translate("RunTables", "Points ahead of the second"),
        "leads": translate("RunTables", "Changes of the lead"),
        "decided": translate("RunTables", "Turn in which the winner took the lead for good"),
        "met": translate("RunTables", "Games in which players met"),
        "contact": translate("RunTables", "Turn of the first contact"),
    }


class RunTable(QTreeWidget):
    """Rows to be read, as high as they are."""

    def __init__(self, name: str, title: str, columns: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.show_titles(columns)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setIndentation(12)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(_LEAST_COLUMN)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)

    def show_titles(self, columns: Sequence[str]) -> None:
        """Name the columns, those of numbers to the right."""
        self.setHeaderLabels(list(columns))
        for column in range(1, len(columns)):
            self.headerItem().setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def row(self, texts: Sequence[str], parent: QTreeWidgetItem | None = None) -> QTreeWidgetItem:
        """A further row, numbers to the right."""
        item = QTreeWidgetItem(list(texts))
        item.setSizeHint(0, QSize(0, self.fontMetrics().height() + _ROOM))
        for column in range(1, len(texts)):
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if parent is None:
            self.addTopLevelItem(item)
        else:
            parent.addChild(item)
        return item

    def texts(self) -> list[list[str]]:
        """All rows as they are read."""
        return [[item.text(column) for column in range(self.columnCount())] for item in self._items()]

    def _items(self) -> Iterator[QTreeWidgetItem]:
        for number in range(self.topLevelItemCount()):
            if (item := self.topLevelItem(number)) is not None:
                yield item
                yield from filter(None, map(item.child, range(item.childCount())))

    def updateGeometries(self) -> None:
        """Give the first column what the others leave, up to a width."""
        super().updateGeometries()
        header = self.header()
        room = self.viewport().width() - self._other_columns()
        wanted = max(_LEAST_COLUMN, min(room, max(_MOST_COLUMN, self._first_column())))
        if wanted != header.sectionSize(0):
            header.resizeSection(0, wanted)

    def _other_columns(self) -> int:
        return sum(self.header().sectionSize(column) for column in range(1, self.columnCount()))

    def sizeHint(self) -> QSize:
        """Room for all rows."""
        rows = sum(1 for _ in self._items())
        high = self.sizeHintForRow(0) if rows else 0
        return QSize(480, self.header().sizeHint().height() + rows * high + 2 * self.frameWidth() + _MARGIN)

    def minimumSizeHint(self) -> QSize:
        """All rows, and the whole texts of the first column."""
        width = self._first_column() + self._other_columns() + 2 * self.frameWidth()
        return QSize(width, self.sizeHint().height())

    def _first_column(self) -> int:
        titles = [self.header().sectionSizeHint(0)]
        for item in self._items():
            indent = self.indentation() if item.parent() is not None else 0
            titles.append(indent + QFontMetrics(item.font(0)).horizontalAdvance(item.text(0)) + _MARGINS)
        return max(titles)


class StandingTable(RunTable):
    """The results of homes, places in the order of play and players."""

    def __init__(self, parent: QWidget) -> None:
        columns = [
            "",
            translate("RunTables", "Games"),
            translate("RunTables", "Seeds"),
            translate("RunTables", "Won in a seed"),
            translate("RunTables", "95\u00a0% interval"),
            translate("RunTables", "Points from mean"),
            translate("RunTables", "95\u00a0% interval"),
            translate("RunTables", "By chance"),
        ]
        super().__init__("laboratory-standings", translate("RunTables", "Homes, order and players"), columns, parent)
        self.headerItem().setToolTip(
            3, translate("RunTables", "The mean over the seeds: each seed counts once, with all its games so far")
        )
        self.headerItem().setToolTip(
            7, translate("RunTables", "How likely it is that points differ so much by chance alone")
        )

    def show_verdict(self, verdict: Verdict, facts: MapFacts, players: Sequence[str]) -> None:
        """Show how everything stands."""
        self.clear()
        order = translate("RunTables", "{number} in the order of play")

        def of_home(each: Standing) -> str:
            return capitalised(text(home_title(facts, each.key)))

        def of_player(each: Standing) -> str:
            return f"{each.key[0] + 1}  {machine_words(players[each.key[0]])}"

        self._add(translate("RunTables", "Homes"), verdict.homes, of_home)
        self._add(
            translate("RunTables", "Order of play"),
            verdict.positions,
            lambda each: order.replace("{number}", str(each.key[0])),
        )
        if len(set(players)) > 1:
            self._add(translate("RunTables", "Players"), verdict.players, of_player)
        self.expandAll()
        self.updateGeometry()

    def _add(self, title: str, factor: Factor, name: Callable[[Standing], str]) -> None:
        if not factor.standings:
            return
        together = chance_words(factor.probability) if len(factor.standings) > 1 else ""
        group = self.row([title, "", "", "", "", "", "", together])
        group.setFont(0, bold(self.font()))
        for each in factor.standings:
            row = self.row(
                [
                    name(each),
                    number_text(each.games),
                    number_text(each.seeds),
                    percent_text(each.share.value),
                    interval_text(each.share),
                    decimal_text(each.points.value, signed=True),
                    interval_text(each.points, signed=True),
                    chance_words(each.probability),
                ],
                group,
            )
            if each.probability < UNEQUAL:
                for column in range(self.columnCount()):
                    row.setFont(column, bold(self.font()))


class FigureTable(RunTable):
    """The figures of games: how long they are, what ends them, how they go."""

    def __init__(self, parent: QWidget) -> None:
        columns = [
            translate("RunTables", "How games go"),
            translate("RunTables", "Games"),
            translate("RunTables", "Mean"),
            translate("RunTables", "95\u00a0% interval"),
            translate("RunTables", "Least"),
            translate("RunTables", "Most"),
        ]
        super().__init__("laboratory-figures", columns[0], columns, parent)

    def show_figures(self, figures: Sequence[RunFigure]) -> None:
        """Show these figures of games."""
        self.clear()
        titles = figure_titles()
        for figure in figures:
            is_share = figure.name in SHARES
            words = percent_text if is_share else decimal_text
            ends = ["–", "–"] if is_share else [number_text(round(each)) for each in (figure.least, figure.most)]
            self.row(
                [
                    titles[figure.name],
                    number_text(figure.games),
                    words(figure.value.value),
                    interval_text(figure.value),
                    *ends,
                ]
            )
        self.updateGeometry()


class LevelTable(RunTable):
    """The levels that have played a map, side by side, a column for each."""

    def __init__(self, parent: QWidget) -> None:
        title = level_table_title(1)
        super().__init__("laboratory-levels", title, [title], parent)

    def show_levels(self, facts: MapFacts, levels: Sequence[LevelResult]) -> None:
        """Show what these levels say."""
        table = level_table(facts, levels)
        self.clear()
        self.setAccessibleName(table.columns[0])
        self.setColumnCount(len(table.columns))
        self.show_titles(table.columns)
        for texts in table.rows:
            self.row(texts)
        self.updateGeometry()


class RunResults(QScrollArea):
    """Tells how homes, the order of play, players and levels do, and how games go; words until anything is known."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.standings, self.levels, self.figures = StandingTable(self), LevelTable(self), FigureTable(self)
        self.empty = Notice("statistics", self._quiet, self)
        self.empty.title.setText(self.tr("Results appear here while games are played"))
        self.empty.text.setText(
            self.tr("How homes, the order of play and players do, how long games last, and what ends them.")
        )
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(4, 8, 4, 4)
        rows.setSpacing(12)
        rows.addWidget(self.empty, 1)
        rows.addWidget(self.standings)
        rows.addWidget(self.levels)
        rows.addWidget(self.figures)
        rows.addStretch(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(inside)
        for ground in (self.viewport(), inside):
            ground.setAutoFillBackground(False)  # that of the tab

    def _quiet(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.PlaceholderText)

    def show_state(self, state: RunState | None, facts: MapFacts | None, players: Sequence[str]) -> None:
        """Show what is known of a run of these players."""
        is_known = state is not None and facts is not None
        if state is not None and facts is not None:
            self.standings.show_verdict(state.verdict, facts, players)
            self.levels.show_levels(facts, state.playability.levels)
            self.figures.show_figures(state.figures)
        self.standings.setVisible(is_known and len(players) > 1 and state is not None and state.verdict.games > 0)
        self.levels.setVisible(is_known and self.levels.topLevelItemCount() > 0)
        self.figures.setVisible(is_known and state is not None and bool(state.figures))
        self.empty.setVisible(self.figures.isHidden())
