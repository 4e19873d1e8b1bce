"""All games that were played: a table to look through, filter and open them from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import number_text
from rbdesigner.play.archive import ArchivedGame, Origin
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.editor.panels.problem_details import Notice
from rbdesigner.ui.storage.languages import time_text
from rbdesigner.ui.widgets.accessible import make_clearable, tell_choice
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.table_views import Index, SortedTable


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
"""The key that orders each column: what the column means, not its letters."""


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


_WIDEST = 300
"""Pixels of a column at first, at most."""
_MEASURED = 40
"""How many games are looked at for the widths of the columns."""


class PlayedGames(QDialog):
    """Lists games with map, players, points and time, and marks those that are open.

    ``running`` has their ids. ``game_wanted(str)`` asks to open the game with this id, ``forget_wanted(list)`` to take
    these out.
    """

    game_wanted = Signal(str)
    forget_wanted = Signal(object)

    def __init__(
        self, games: Sequence[ArchivedGame], running: Collection[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("played-games")
        self.setWindowTitle(self.tr("Games played"))
        self.model = PlayedModel(games, running, self)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search maps, codes and names"))
        self.search.setAccessibleName(self.tr("Search"))
        make_clearable(self.search)
        self.by_players = self._choice(
            self.tr("Solo or several"), [self.tr("Solo and several"), self.tr("Solo"), self.tr("Several players")]
        )
        self.by_state = self._choice(
            self.tr("Ended or not"), [self.tr("Ended or not"), self.tr("Ended"), self.tr("Not ended")]
        )
        self.list = self._table()
        self.none_yet, self.none_found = self._notices()
        self.pages = QStackedWidget(self)
        self.count = note("")
        self.open_button = QPushButton(self.tr("&Open"), self)
        self.open_button.setDefault(True)
        self.open_button.clicked.connect(self._open)
        self.forget_button = QPushButton(self.tr("&Forget…"), self)
        self.forget_button.setToolTip(self.tr("Take the chosen games out of the list; their own files stay"))
        self.forget_button.setAutoDefault(False)
        self.forget_button.clicked.connect(self._forget)
        self._lay_out()
        resize_within_screen(self, QSize(860, 500))
        self.search.textChanged.connect(self._narrow)
        self.list.selectionModel().selectionChanged.connect(self._show_possible)
        self.list.activated.connect(self._open)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._forget)
        self._narrow()

    def _choice(self, called: str, texts: Sequence[str]) -> QComboBox:
        """A choice of games; the first shows all."""
        box = QComboBox(self)
        box.addItems(texts)
        tell_choice(box, called)
        box.currentIndexChanged.connect(self._narrow)
        return box

    def _table(self) -> QTreeView:
        table = QTreeView(self)
        table.setAccessibleName(self.tr("Games played"))
        table.setRootIsDecorated(False)
        table.setUniformRowHeights(True)
        table.setAlternatingRowColors(True)
        table.setAllColumnsShowFocus(True)
        table.setSelectionMode(QTreeView.SelectionMode.ExtendedSelection)
        table.setModel(self.model)
        table.setSortingEnabled(True)
        table.sortByColumn(GameColumn.PLAYED, Qt.SortOrder.DescendingOrder)
        header = table.header()
        header.setStretchLastSection(False)
        header.setResizeContentsPrecision(_MEASURED)
        for column in GameColumn:
            table.resizeColumnToContents(column)
            header.resizeSection(column, min(header.sectionSize(column), _WIDEST))
        header.setSectionResizeMode(GameColumn.MAP, QHeaderView.ResizeMode.Stretch)
        return table

    def _notices(self) -> tuple[Notice, Notice]:
        """The text in place of the table while no game was played, or none is found."""
        none_yet, none_found = Notice("play", self._quiet, self), Notice("search", self._quiet, self)
        none_yet.title.setText(self.tr("No game yet"))
        none_yet.text.setText(
            self.tr("Open a map and play it with F5: every game you have begun to play is kept here, saved or not.")
        )
        none_found.title.setText(self.tr("No game matches"))
        none_found.text.setText(self.tr("Search for something else, or choose solo and several, ended or not."))
        return none_yet, none_found

    def _quiet(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.PlaceholderText)

    def _lay_out(self) -> None:
        for page in (self.list, self.none_yet, self.none_found):
            self.pages.addWidget(page)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        first, last = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.search, 1)
        first.addWidget(self.by_players)
        first.addWidget(self.by_state)
        last.addWidget(self.open_button)
        last.addWidget(self.forget_button)
        last.addWidget(self.count, 1)
        last.addWidget(buttons)
        rows = QVBoxLayout(self)
        rows.addLayout(first)
        rows.addWidget(self.pages, 1)
        rows.addLayout(last)

    # What is shown

    def _wanted(self) -> Callable[[ArchivedGame], bool]:
        players, state = self.by_players.currentIndex(), self.by_state.currentIndex()

        def wanted(game: ArchivedGame) -> bool:
            fits = players == 0 or (players == 1) == (game.players == 1)
            return fits and (state == 0 or (state == 1) == game.over)

        return wanted

    def _narrow(self) -> None:
        """Show the games that are looked for, the first of them chosen."""
        self.model.narrow(self.search.text(), self._wanted())
        self._choose_first()

    def _choose_first(self) -> None:
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0, 0))
        shown, total = self.model.rowCount(), self.model.total
        self.pages.setCurrentWidget(self.list if shown else self.none_found if total else self.none_yet)
        text = self.tr("{shown} of %n games", "", total) if shown < total else self.tr("%n games", "", total)
        self.count.setText(text.format(shown=shown))
        self._show_possible()

    def _chosen(self) -> list[str]:
        return [self.model.game_at(index.row()).id for index in self.list.selectionModel().selectedRows()]

    def _show_possible(self) -> None:
        self.open_button.setEnabled(len(self._chosen()) == 1)
        self.forget_button.setEnabled(bool(self._chosen()))

    # What is done

    def _open(self) -> None:
        chosen = self._chosen()
        if len(chosen) == 1:
            self.accept()
            self.game_wanted.emit(chosen[0])

    def _forget(self) -> None:
        chosen = self._chosen()
        if chosen and self._may_forget(len(chosen)):
            self.forget_wanted.emit(chosen)
            self.model.forget(set(chosen))
            self._choose_first()

    def _may_forget(self, number: int) -> bool:
        text = self.tr("Forget these %n games?", "", number)
        information = self.tr("Games that are saved in files of their own stay there; the others are deleted.")
        message = message_boxes.message_box(self, QMessageBox.Icon.Question, text, information)
        buttons = [
            (MessageAnswer.DISCARD, self.tr("&Forget"), QMessageBox.ButtonRole.DestructiveRole),
            (MessageAnswer.CANCEL, self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole),
        ]
        return message_boxes.choose(message, buttons, MessageAnswer.CANCEL) is MessageAnswer.DISCARD
