"""The games of a run as a list, to sort, to narrow down, and to open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.wording.verdict_wording import home_title
from rbdesigner.messages.phrases import capitalised, text
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.ui.laboratory.run_fields import MOST_GAMES
from rbdesigner.ui.widgets.accessible import tell_choice
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.table_views import Index, SortedTable

ROOM = 6
"""Pixels above and below the letters of a row."""
ANY = ""
FAILED = "failed"


class RunGameColumn(IntEnum):
    """The columns, from the left."""

    NUMBER = 0
    SEED = 1
    POINTS = 2
    WINNER = 3
    TURNS = 4
    DECIDED = 5
    ENDING = 6


_MEANT: dict[RunGameColumn, Callable[[GameResult], Any]] = {
    RunGameColumn.NUMBER: lambda game: game.number,
    RunGameColumn.SEED: lambda game: (game.seed, game.number),
    RunGameColumn.POINTS: lambda game: (max(game.points), game.points),
    RunGameColumn.WINNER: lambda game: (game.winner, game.number),
    RunGameColumn.TURNS: lambda game: (game.turns, game.number),
    RunGameColumn.DECIDED: lambda game: (game.decided, game.number),
    RunGameColumn.ENDING: lambda game: (game.ending, game.failure, game.number),
}
_MOST_POINTS = "1,000"
_MARGINS = 24
"""Pixels beside the text of a cell."""


class RunGamesModel(SortedTable[GameResult]):
    """Shows those of the games that are wanted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__([_MEANT[column] for column in RunGameColumn], parent)
        self._games: Sequence[GameResult] = ()
        self._facts: MapFacts | None = None
        self.ending, self.home = ANY, ANY
        self.titles = [
            self.tr("Game"),
            self.tr("Seed"),
            self.tr("Points by seat"),
            self.tr("Winner"),
            self.tr("Turns"),
            self.tr("Decided"),
            self.tr("Ended by"),
        ]

    def show_games(self, games: Sequence[GameResult], facts: MapFacts | None) -> None:
        """Show these games of a map."""
        self._games, self._facts = games, facts
        self.renew()

    def wanted(self) -> Iterable[GameResult]:
        """The games with the ending and the winning home that are chosen."""
        if self.ending == self.home == ANY:
            yield from self._games
            return
        for game in self._games:
            won = str(game.homes[game.winner]) if game.winner >= 0 else ANY
            if self.ending in (ANY, game.ending) and self.home in (ANY, won):
                yield game

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The titles of the columns; a tip says what is meant by a short one."""
        if role == Qt.ItemDataRole.ToolTipRole and section == RunGameColumn.DECIDED:
            return tip(self.tr("The turn in which the winner took the lead for good"))
        return super().headerData(section, orientation, role)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell; a tip has it too, as it may be longer than the column."""
        column, game = RunGameColumn(index.column()), self._rows[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._text(game, column))
        return self._text(game, column) if role == Qt.ItemDataRole.DisplayRole else None

    def _text(self, game: GameResult, column: RunGameColumn) -> str:
        match column:
            case RunGameColumn.NUMBER:
                return number_text(game.number + 1)
            case RunGameColumn.SEED:
                return str(game.seed)
            case RunGameColumn.POINTS:
                return " : ".join(map(number_text, game.points))
            case RunGameColumn.WINNER:
                return self._winner(game)
            case RunGameColumn.TURNS:
                return number_text(game.turns)
            case RunGameColumn.DECIDED:
                return number_text(game.decided) if game.decided else "–"
            case RunGameColumn.ENDING:
                return self._ending(game)

    def _winner(self, game: GameResult) -> str:
        if game.winner < 0:
            return "–"
        return f"{game.winner + 1}, {self.home_text(game.homes[game.winner])}"

    def home_text(self, home: tuple[int, int]) -> str:
        """The name of a home."""
        return capitalised(text(home_title(self._facts, home))) if self._facts is not None else str(home)

    def _ending(self, game: GameResult) -> str:
        if not game.is_played:
            return self.tr("failed: {reason}").replace("{reason}", game.failure)
        return self.tr("the mark of the wonder") if game.ending == "bricks" else self.tr("the last neutral brick")

    def game_at(self, row: int) -> GameResult:
        """The game in a row."""
        return self._rows[row]

    @property
    def games(self) -> Sequence[GameResult]:
        """All games, shown or not."""
        return self._games


class RunGames(QWidget):
    """The list of the games; ``game_wanted(object)`` asks to open the game with this :class:`GameResult`."""

    game_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = RunGamesModel(self)
        self.by_ending, self.by_home = QComboBox(self), QComboBox(self)
        tell_choice(self.by_ending, self.tr("How games ended"))
        tell_choice(self.by_home, self.tr("Which home won"))
        for title, ending in (
            (self.tr("Ended in any way"), ANY),
            (self.tr("Ended by the mark of the wonder"), "bricks"),
            (self.tr("Ended by the last neutral brick"), "turns"),
            (self.tr("Failed"), FAILED),
        ):
            self.by_ending.addItem(title, ending)
        self.by_home.addItem(self.tr("Won by any home"), ANY)
        self.list = self._table()
        self.count = note("")
        self.open_button = QPushButton(self.tr("O&pen the game"), self)
        self.open_button.setToolTip(
            self.tr("In a tab, where the turn begins in which the winner took the lead for good")
        )
        self.open_button.clicked.connect(self._open)
        self._lay_out()
        self.by_ending.currentIndexChanged.connect(self._narrow)
        self.by_home.currentIndexChanged.connect(self._narrow)
        self.list.activated.connect(self._open)
        self.list.selectionModel().currentRowChanged.connect(self._show_possible)
        self._show_possible()

    def _table(self) -> QTableView:
        table = QTableView(self)  # a tree would look at all rows when games come
        table.setObjectName("laboratory-games-list")
        table.setAccessibleName(self.tr("The games of the run"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setAlternatingRowColors(True)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + ROOM)
        table.setModel(self.model)
        table.setSortingEnabled(True)
        table.sortByColumn(RunGameColumn.NUMBER, Qt.SortOrder.AscendingOrder)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(RunGameColumn.ENDING, QHeaderView.ResizeMode.Stretch)
        return table

    def _lay_out(self) -> None:
        top, bottom = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.by_ending)
        top.addWidget(self.by_home)
        top.addStretch(1)
        bottom.addWidget(self.open_button)
        bottom.addWidget(self.count, 1)
        rows = QVBoxLayout(self)
        rows.addLayout(top)
        rows.addWidget(self.list, 1)
        rows.addLayout(bottom)

    def show_games(self, games: Sequence[GameResult], facts: MapFacts | None) -> None:
        """Show these games of a map; what was chosen stays so."""
        chosen, place = self.chosen, self.list.verticalScrollBar().value()
        self.model.show_games(games, facts)
        self.list.setColumnHidden(RunGameColumn.DECIDED, not any(game.decided for game in games))
        self._offer_homes(games)
        self._show_count()
        if chosen is not None:
            self._choose(chosen.number)
        self.list.verticalScrollBar().setValue(place)
        self._show_possible()

    def _offer_homes(self, games: Sequence[GameResult]) -> None:
        found = sorted({home for game in games for home in game.homes})
        won = self.tr("Won by {home}")
        titles = {str(home): won.replace("{home}", self.model.home_text(home)) for home in found}
        if titles != {self.by_home.itemData(row): self.by_home.itemText(row) for row in range(1, self.by_home.count())}:
            while self.by_home.count() > 1:
                self.by_home.removeItem(1)
            for home, title in titles.items():
                self.by_home.addItem(title, home)
            self._make_room([self.model.home_text(home) for home in found])

    def _make_room(self, homes: Sequence[str]) -> None:
        """Make columns as wide as they need for games at these homes."""
        header, metrics = self.list.horizontalHeader(), self.list.fontMetrics()
        widest = {
            RunGameColumn.NUMBER: number_text(MOST_GAMES),
            RunGameColumn.POINTS: " : ".join([_MOST_POINTS] * min(len(homes), MOST_PLAYERS)),
            RunGameColumn.WINNER: max((f"1, {home}" for home in homes), key=metrics.horizontalAdvance, default=""),
        }
        for column in RunGameColumn:
            text_width = metrics.horizontalAdvance(widest.get(column, "")) + _MARGINS
            header.resizeSection(column, max(header.sectionSizeHint(column), text_width))

    def _narrow(self) -> None:
        self.model.ending, self.model.home = str(self.by_ending.currentData()), str(self.by_home.currentData())
        self.model.renew()
        self._show_count()
        self._show_possible()

    def _show_count(self) -> None:
        shown, total = self.model.rowCount(), len(self.model.games)
        said = self.tr("{shown} of %n games", "", total) if shown < total else self.tr("%n games", "", total)
        self.count.setText(said.replace("{shown}", number_text(shown)))

    def _choose(self, number: int) -> None:
        for row in range(self.model.rowCount()):
            if self.model.game_at(row).number == number:
                self.list.setCurrentIndex(self.model.index(row, 0))

    @property
    def chosen(self) -> GameResult | None:
        """The game that is chosen."""
        index = self.list.currentIndex()
        return self.model.game_at(index.row()) if index.isValid() else None

    def _open(self) -> None:
        if (game := self.chosen) is not None:
            self.game_wanted.emit(game)

    def _show_possible(self, _now: object = None, _before: object = None) -> None:
        self.open_button.setEnabled(self.chosen is not None)
