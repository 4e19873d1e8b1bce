"""The log of a game in words."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.art.palette import veil
from rbdesigner.engine.codes import NONE
from rbdesigner.ui.play.log_model import ROW_ROLE, LogModel, Row
from rbdesigner.ui.play.match import Match
from rbdesigner.ui.play.match_panel import MatchPanel
from rbdesigner.ui.play.player_sign import paint_sign
from rbdesigner.ui.play.seats import Seats

INDENT = 22
_Index = QModelIndex | QPersistentModelIndex


class LogPanel(MatchPanel):
    """What has been done, newest at the bottom. ``moment_wanted(int)``: the moment after an entry that is clicked."""

    moment_wanted = Signal(int)

    def __init__(self, match: Match, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self.setObjectName("log-panel")
        self.setAccessibleName(self.tr("Log"))
        self.model = LogModel(match, seats, self)
        self.found = _Found(self)
        self.found.setSourceModel(self.model)
        self._seats = seats
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search the log"))
        self.search.setAccessibleName(self.tr("Search the log"))
        self.search.setClearButtonEnabled(True)
        self.players = QComboBox(self)
        self.players.setAccessibleName(self.tr("Whose actions are shown"))
        self.players.setVisible(match.game.players > 1)
        self.view = QListView(self)
        self._set_up_view()
        self._lay_out()
        self._name_players()
        self.search.textChanged.connect(self.found.look_for)
        self.players.currentIndexChanged.connect(self._choose_player)
        self.view.clicked.connect(self._want)
        self.view.activated.connect(self._want)
        seats.changed.connect(self._rename)

    def _set_up_view(self) -> None:
        self.view.setModel(self.found)
        self.view.setItemDelegate(_RowDelegate(self.match, self.view))
        self.view.setUniformItemSizes(True)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setAccessibleName(self.tr("What has been done"))

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(4, 4, 4, 0)
        top.addWidget(self.search, 1)
        top.addWidget(self.players)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addLayout(top)
        rows.addWidget(self.view, 1)

    def _name_players(self) -> None:
        chosen = max(0, self.players.currentIndex())
        self.players.blockSignals(True)
        self.players.clear()
        self.players.addItem(self.tr("All"), NONE)
        for player in range(self.match.game.players):
            self.players.addItem(self._seats.name(player), player)
        self.players.setCurrentIndex(chosen)
        self.players.blockSignals(False)

    def _rename(self) -> None:
        self._name_players()
        if self.isVisible():
            self.model.rename()

    def _choose_player(self) -> None:
        self.found.show_only(int(self.players.currentData()))

    def renew(self) -> None:
        """Add what is new, and mark the moment that is shown."""
        self.model.catch_up()
        shown = self.found.mapFromSource(self.model.index(self.model.row_of(self.match.moment - 1), 0))
        if shown.isValid():
            self.view.scrollTo(shown)
        elif self.match.is_present:
            self.view.scrollToBottom()
        self.view.viewport().update()

    def _want(self, index: QModelIndex) -> None:
        row: Row = index.data(ROW_ROLE)
        self.moment_wanted.emit(row.entry if row.kind == "heading" else row.entry + 1)


class _Found(QSortFilterProxyModel):
    """The rows with a text and of a player; headings only while nothing is searched for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._player = NONE

    def look_for(self, text: str) -> None:
        """Show only rows with this text."""
        self._text = text.strip().lower()
        self.invalidate()

    def show_only(self, player: int) -> None:
        """Show only rows of this player; NONE for all."""
        self._player = player
        self.invalidate()

    def filterAcceptsRow(self, number: int, parent: _Index) -> bool:
        """Whether a row is shown."""
        row: Row = self.sourceModel().index(number, 0).data(ROW_ROLE)
        if self._player not in (NONE, row.player):
            return False
        return not self._text or (row.kind != "heading" and self._text in row.text.lower())


class _RowDelegate(QStyledItemDelegate):
    """Headings are bold with the sign of the player, results pale, and the moment that is shown has an arrow."""

    def __init__(self, match: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self._match = match

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """One line."""
        return QSize(100, option.fontMetrics.height() + 5)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """One row."""
        row: Row = index.data(ROW_ROLE)
        role, area = QPalette.ColorRole, QRect(option.rect)
        shown = row.kind == "entry" and row.entry + 1 == self._match.moment
        painter.save()
        if shown or option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(area, veil(option.palette.color(role.Highlight), 0.3 if shown else 0.12))
        font = painter.font()
        font.setBold(row.kind == "heading" or shown)
        painter.setFont(font)
        if row.kind == "heading" and row.player != NONE and self._match.game.players > 1:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_sign(painter, row.player, QPointF(area.left() + 11, area.center().y() + 0.5), 7)
        later = row.entry >= self._match.moment
        painter.setPen(option.palette.color(role.PlaceholderText if row.kind == "result" or later else role.Text))
        if shown:
            painter.drawText(area.adjusted(6, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, "▸")
        left = {"heading": INDENT, "entry": INDENT, "result": 2 * INDENT}[row.kind]
        line = area.adjusted(left, 0, -4, 0)
        text = painter.fontMetrics().elidedText(row.text, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()
