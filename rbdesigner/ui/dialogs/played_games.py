"""All games that were played: a table to look through, filter and open them from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.ui.dialog_buttons import DialogButtons
from rbdesigner.ui.play.archive import Played

_KEY = Qt.ItemDataRole.UserRole
_SORT = Qt.ItemDataRole.UserRole + 1


class _Row(QTreeWidgetItem):
    """A game; columns are ordered by what they mean, not by their letters."""

    def __lt__(self, other: QTreeWidgetItem) -> bool:
        column = self.treeWidget().sortColumn()
        return bool(self.data(column, _SORT) < other.data(column, _SORT))


class PlayedGames(QDialog):
    """Lists games with map, players, points and time. ``game_wanted(str)``: open the game with this id;
    ``forget_wanted(list)``: take these out."""

    game_wanted = Signal(str)
    forget_wanted = Signal(object)

    def __init__(self, games: Sequence[Played], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("played-games")
        self.setWindowTitle(self.tr("Games played"))
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search maps, codes and names"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.list = self._table(games)
        self.open_button = QPushButton(self.tr("&Open"), self)
        self.open_button.setDefault(True)
        self.open_button.clicked.connect(self._open)
        self.forget_button = QPushButton(self.tr("&Forget"), self)
        self.forget_button.setToolTip(self.tr("Take the chosen games out of the list; their own files stay"))
        self.forget_button.setAutoDefault(False)
        self.forget_button.clicked.connect(self._forget)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        last = QHBoxLayout()
        last.addWidget(self.open_button)
        last.addWidget(self.forget_button)
        last.addWidget(buttons, 1)
        rows = QVBoxLayout(self)
        rows.addWidget(self.search)
        rows.addWidget(self.list, 1)
        rows.addLayout(last)
        self.resize(820, 480)
        self.list.itemSelectionChanged.connect(self._show_possible)
        self.list.itemActivated.connect(self._open)
        first = self.list.topLevelItem(0)
        if first is not None:
            self.list.setCurrentItem(first)
        self._show_possible()

    def _table(self, games: Sequence[Played]) -> QTreeWidget:
        table = QTreeWidget(self)
        table.setAccessibleName(self.tr("Games played"))
        table.setRootIsDecorated(False)
        table.setAlternatingRowColors(True)
        table.setSelectionMode(QTreeWidget.SelectionMode.ExtendedSelection)
        table.setHeaderLabels(
            [
                self.tr("Map"),
                self.tr("Code"),
                self.tr("Players"),
                self.tr("Points"),
                self.tr("State"),
                self.tr("Played"),
            ]
        )
        for game in games:
            table.addTopLevelItem(self._row(game))
        table.setSortingEnabled(True)
        table.sortByColumn(5, Qt.SortOrder.DescendingOrder)
        header = table.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setStretchLastSection(False)
        return table

    def _row(self, game: Played) -> _Row:
        when = QDateTime.fromString(game.played, Qt.DateFormat.ISODate).toLocalTime()
        names = ", ".join(filter(None, game.names)) or str(game.players)
        solo = self.tr("solo") if game.players == 1 else names
        state = self.tr("ended") if game.over else self.tr("turn {number}").format(number=game.turn)
        points = " : ".join(map(str, game.points))
        shown = (
            game.title or self.tr("Untitled"),
            game.code,
            solo,
            points,
            state,
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
        )
        meant = (game.title.casefold(), game.code, game.players, max(game.points, default=0), game.turn, game.played)
        row = _Row(list(shown))
        row.setData(0, _KEY, game.id)
        for column, value in enumerate(meant):
            row.setData(column, _SORT, value)
        return row

    def _chosen(self) -> list[str]:
        return [str(item.data(0, _KEY)) for item in self.list.selectedItems() if not item.isHidden()]

    def _show_possible(self) -> None:
        self.open_button.setEnabled(len(self._chosen()) == 1)
        self.forget_button.setEnabled(bool(self._chosen()))

    def _open(self) -> None:
        chosen = self._chosen()
        if len(chosen) == 1:
            self.accept()
            self.game_wanted.emit(chosen[0])

    def _forget(self) -> None:
        self.forget_wanted.emit(self._chosen())
        for item in self.list.selectedItems():
            self.list.takeTopLevelItem(self.list.indexOfTopLevelItem(item))

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for index in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(index)
            if item is not None:
                row = " ".join(item.text(column) for column in range(6)).casefold()
                item.setHidden(not all(word in row for word in words))
        self._show_possible()
