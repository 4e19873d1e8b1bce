"""The log of a game in words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette
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

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games import game_records
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.play.log_rows import LogRow
from rbdesigner.play.match import Match
from rbdesigner.ui.game.log.log_model import ROW_ROLE, FoundRows, LogModel, RowDelegate
from rbdesigner.ui.game.match.signals import MatchPanel
from rbdesigner.ui.widgets.accessible import make_clearable, tell_choice


class LogPanel(MatchPanel):
    """The log, newest at the bottom.

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
        self.found = FoundRows(self.model, match, self)
        self.search = _Search(self)
        self.search.setPlaceholderText(self.tr("Search the log"))
        self.search.setToolTip(
            self.tr("Turns and phases, players, places, goods, buildings: turn 7 movement, north gold, 2,-1")
        )
        self.search.setAccessibleName(self.tr("Search the log"))
        make_clearable(self.search)
        self.players = QComboBox(self)
        tell_choice(self.players, self.tr("Whose actions are shown"))
        self.players.setVisible(match.game.players > 1)
        self.players.addItem(self.tr("All"), NONE)
        for player in range(match.game.players):
            self.players.addItem(player_title(match.state, player), player)
        self.view = _Rows(self)
        self.delegate = RowDelegate(match, self.view)
        self._set_up_view()
        self._lay_out()
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(lambda: self._want(self.view.currentIndex()))
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

    def _look_for(self, text: str) -> None:
        """Show what answers to a text, the likeliest chosen, or, without a text, the moment that is shown."""
        self.model.catch_up()
        self.found.look_for(text)
        best = self.found.best() if self.found.is_searching else QModelIndex()
        self.view.setCurrentIndex(best)
        if best.isValid():
            self.view.scrollTo(best, QAbstractItemView.ScrollHint.PositionAtTop)
        else:
            self.renew()

    def renew(self) -> None:
        """Add what is new, and mark the moment that is shown."""
        self.model.catch_up()
        number = self.model.row_of(self.match.moment - 1)
        self.delegate.shown = self.model.rows[number]
        shown = self.found.mapFromSource(self.model.index(number, 0))
        if self.found.is_searching:
            pass  # what was found stays in sight
        elif self.match.is_present:
            self.view.scrollToBottom()
        elif shown.isValid():
            self.view.scrollTo(shown)
        self.view.viewport().update()

    def _click(self, index: QModelIndex) -> None:
        if not QGuiApplication.keyboardModifiers():  # otherwise rows are being selected
            self._want(index)

    def _want(self, index: QModelIndex) -> None:
        row: LogRow | None = index.data(ROW_ROLE)
        if row is None:
            return
        self.moment_wanted.emit(row.moment)
        if row.tile != NONE:
            self.tile_wanted.emit(row.tile)

    def copy(self) -> None:
        """Put what the selected rows tell onto the clipboard, in the notation."""
        chosen = [self.found.mapToSource(index).row() for index in self.view.selectionModel().selectedIndexes()]
        entries = sorted({entry for row in chosen for entry in self.model.entries_of(row)})
        if entries:
            lines = game_records.lines(self.match.game)
            QGuiApplication.clipboard().setText("\n".join(lines[entry] for entry in entries))


class _Search(QLineEdit):
    """A field that Escape empties; where it is empty the key goes on."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Empty the field."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class _Rows(QListView):
    """A list whose rows are copied as other texts, and that says so if it is empty."""

    copy_wanted = Signal()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or that nothing was found."""
        super().paintEvent(event)
        if self.model().rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            area = self.viewport().rect().adjusted(8, 16, -8, -8)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(area, flags, self.tr("Nothing in the log matches that"))
            painter.end()

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
