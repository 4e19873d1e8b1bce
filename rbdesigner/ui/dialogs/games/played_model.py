"""The games played as a table that is sorted and narrowed down."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import number_text
from rbdesigner.play.archive import ArchivedGame, Origin
from rbdesigner.ui.storage.times import time_text
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.sorted_table import Index, SortedTable


class GameColumn(IntEnum):
    """The columns, from the left."""

    MAP = 0
    CODE = 1
    PLAYERS = 2
    POINTS = 3
    STATE = 4
    PLAYED = 5


_MEANT: dict[GameColumn, Callable[[ArchivedGame], Any]] = {
    GameColumn.MAP: lambda game: game.title.casefold(),
    GameColumn.CODE: lambda game: game.code,
    GameColumn.PLAYERS: lambda game: (game.players, game.names),
    GameColumn.POINTS: lambda game: max(game.points, default=0),
    GameColumn.STATE: lambda game: (game.over, game.turn),
    GameColumn.PLAYED: lambda game: game.played,
}
"""What a column is ordered by: what it means, not its letters."""


class PlayedModel(SortedTable[ArchivedGame]):
    """Shows those of the games that are wanted, made of thousands at once; ``running`` are the ids of those in tabs."""

    def __init__(
        self, games: Sequence[ArchivedGame], running: Collection[str] = (), parent: QObject | None = None
    ) -> None:
        super().__init__([_MEANT[column] for column in GameColumn], parent)
        self._games = list(games)
        self._running = frozenset(running)
        self._found = {game.id: self._searched(game) for game in games}
        self._words: list[str] = []
        self._wanted: Callable[[ArchivedGame], bool] = lambda game: True
        self.titles = [
            self.tr("Map"),
            self.tr("Code"),
            self.tr("Players"),
            self.tr("Points"),
            self.tr("State"),
            self.tr("Played"),
        ]
        self.renew()

    # What is shown

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell; a tip has it too, as it may be longer than the column."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        text = self._text(self._rows[index.row()], GameColumn(index.column()))
        return tip(text) if role == Qt.ItemDataRole.ToolTipRole else text

    def _text(self, game: ArchivedGame, column: GameColumn) -> str:
        match column:
            case GameColumn.MAP:
                return game.title or self.tr("Untitled")
            case GameColumn.CODE:
                return game.code
            case GameColumn.PLAYERS:
                return self._players(game)
            case GameColumn.POINTS:
                return " : ".join(map(number_text, game.points))
            case GameColumn.STATE:
                return self._state(game)
            case GameColumn.PLAYED:
                return time_text(game.played)

    def _state(self, game: ArchivedGame) -> str:
        state = self.tr("ended") if game.over else self.tr("turn {number}").format(number=game.turn)
        if game.how is Origin.MACHINE:
            state = self.tr("{state}, by a machine").format(state=state)
        elif game.how is Origin.OPENED:
            state = self.tr("{state}, not here").format(state=state)
        return self.tr("{state}, open").format(state=state) if game.id in self._running else state

    def _players(self, game: ArchivedGame) -> str:
        if not any(game.names):
            return self.tr("solo") if game.players == 1 else self.tr("%n players", "", game.players)
        usual = self.tr("Player {number}")
        names = (*game.names, *[""] * game.players)[: game.players]
        called = listed(name or usual.format(number=number) for number, name in enumerate(names, 1))
        return self.tr("solo: {name}").format(name=called) if game.players == 1 else called

    def _searched(self, game: ArchivedGame) -> str:
        return f"{game.title} {game.code} {self._players(game)}".casefold()

    def game_at(self, row: int) -> ArchivedGame:
        """The game in a row."""
        return self._rows[row]

    @property
    def total(self) -> int:
        """How many games there are, shown or not."""
        return len(self._games)

    # What is wanted

    def narrow(self, text: str, wanted: Callable[[ArchivedGame], bool]) -> None:
        """Show only games with all these words, and of them those wanted."""
        self._words, self._wanted = text.casefold().split(), wanted
        self.renew()

    def forget(self, keys: Collection[str]) -> None:
        """Take games out."""
        self._games = [game for game in self._games if game.id not in keys]
        self.renew()

    def wanted(self) -> Iterable[ArchivedGame]:
        """The games that are wanted and have all the words."""
        for game in self._games:
            if self._wanted(game) and all(word in self._found[game.id] for word in self._words):
                yield game
