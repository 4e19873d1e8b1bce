"""The log of a game in words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.engine import records
from rbdesigner.engine.codes import NONE
from rbdesigner.ui.play.log.log_model import HEADING, PLAYER, ROW_ROLE, LogModel, Row
from rbdesigner.ui.play.log.log_row import RowDelegate
from rbdesigner.ui.play.match.match import Match
from rbdesigner.ui.play.match.match_panel import MatchPanel
from rbdesigner.ui.play.words.log_wording import tile_of
from rbdesigner.ui.play.words.thing_wording import player_title

_Index = QModelIndex | QPersistentModelIndex


class LogPanel(MatchPanel):
    """What has been done, newest at the bottom.

    A click on a row wants the moment right after it, and the tile where it happened: ``moment_wanted(int)``,
    ``tile_wanted(int)``. Rows are copied in the notation.
    """

    moment_wanted = Signal(int)
    tile_wanted = Signal(int)

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self.setObjectName("log-panel")
        self.setAccessibleName(self.tr("Log"))
        self.model = LogModel(match, self)
        self.found = _Found(self.model, self)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search the log"))
        self.search.setAccessibleName(self.tr("Search the log"))
        self.search.setClearButtonEnabled(True)
        self.players = QComboBox(self)
        self.players.setAccessibleName(self.tr("Whose actions are shown"))
        self.players.setVisible(match.game.players > 1)
        self.players.addItem(self.tr("All"), NONE)
        for player in range(match.game.players):
            self.players.addItem(player_title(match.state, player), player)
        self.view = _Rows(self)
        self.delegate = RowDelegate(match, self.view)
        self._set_up_view()
        self._lay_out()
        self.search.textChanged.connect(self.found.look_for)
        self.players.currentIndexChanged.connect(self._choose_player)
        self.view.clicked.connect(self._click)
        self.view.activated.connect(self._want)
        self.view.copy_wanted.connect(self.copy)

    def _set_up_view(self) -> None:
        view = self.view
        view.setModel(self.found)
        view.setItemDelegate(self.delegate)
        view.setUniformItemSizes(True)
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setAccessibleName(self.tr("What has been done"))
        copying = QAction(self.tr("Copy in the notation") + "\t" + QKeySequence("Ctrl+C").toString(), view)
        copying.triggered.connect(self.copy)
        view.addAction(copying)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _lay_out(self) -> None:
        self.players.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.players.setMinimumContentsLength(10)
        top = QHBoxLayout()
        top.setContentsMargins(4, 4, 4, 0)
        top.addWidget(self.search, 1)
        top.addWidget(self.players)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addLayout(top)
        rows.addWidget(self.view, 1)

    def _choose_player(self) -> None:
        self.found.show_only(int(self.players.currentData()))

    def renew(self) -> None:
        """Add what is new, and mark the moment that is shown."""
        self.model.catch_up()
        number = self.model.row_of(self.match.moment - 1)
        self.delegate.shown = self.model.rows[number]
        shown = self.found.mapFromSource(self.model.index(number, 0))
        if self.match.is_present:
            self.view.scrollToBottom()
        elif shown.isValid():
            self.view.scrollTo(shown)
        self.view.viewport().update()

    def _click(self, index: QModelIndex) -> None:
        if not QGuiApplication.keyboardModifiers():  # otherwise rows are being selected
            self._want(index)

    def _want(self, index: QModelIndex) -> None:
        row: Row = index.data(ROW_ROLE)
        self.moment_wanted.emit(row.moment)
        if row.kind not in (HEADING, PLAYER):
            log = self.match.game.log
            tile = tile_of(self.match.game.state_at(row.entry), log[row.entry])
            if tile != NONE:
                self.tile_wanted.emit(tile)

    def copy(self) -> None:
        """Put what the selected rows tell onto the clipboard, in the notation."""
        chosen = [self.found.mapToSource(index).row() for index in self.view.selectionModel().selectedIndexes()]
        entries = sorted({entry for row in chosen for entry in self.model.entries_of(row)})
        if entries:
            lines = records.lines(self.match.game)
            QGuiApplication.clipboard().setText("\n".join(lines[entry] for entry in entries))


class _Rows(QListView):
    """A list whose rows are copied otherwise than as their texts."""

    copy_wanted = Signal()

    def event(self, event: QEvent) -> bool:
        """Copying is for the list, whatever else the window does at these keys."""
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return super().event(event)
        if event.matches(QKeySequence.StandardKey.Copy):
            event.accept()
        return event.isAccepted() or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy what is selected."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        else:
            super().keyPressEvent(event)


class _Found(QSortFilterProxyModel):
    """The rows with a text and of a player, and the headings above them."""

    def __init__(self, model: LogModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._text = ""
        self._player = NONE
        self.setSourceModel(model)

    def look_for(self, text: str) -> None:
        """Show only rows with this text."""
        self._text = text.strip().lower()
        self.invalidate()

    def show_only(self, player: int) -> None:
        """Show only rows of this player; NONE for all."""
        self._player = player
        self.invalidate()

    def filterAcceptsRow(self, number: int, parent: _Index) -> bool:
        """Whether a row is shown; a heading is if any row below it is."""
        if not self._text and self._player == NONE:
            return True
        rows = self._model.rows
        row = rows[number]
        if row.kind not in (HEADING, PLAYER):
            return self._fits(row)
        ends = (HEADING,) if row.kind == HEADING else (HEADING, PLAYER)
        for below in rows[number + 1 :]:
            if below.kind in ends:
                break
            if below.kind != PLAYER and self._fits(below):
                return True
        return False

    def _fits(self, row: Row) -> bool:
        return self._player in (NONE, row.player) and self._text in row.text.lower()
