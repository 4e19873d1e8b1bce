"""The rows of the log of a match as a list of Qt."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rbdesigner.art.export.replay.film import LogLine
from rbdesigner.art.palette import with_opacity
from rbdesigner.engine.core.codes import GOODS, NONE
from rbdesigner.engine.games.game import Game
from rbdesigner.messages.thing_wording import count_text, good_text, player_title, tile_text
from rbdesigner.play.log_rows import ENTRY, HEADING, PLAYER, RESULT, LogQuery, LogRow, LogRows, folded, log_rows
from rbdesigner.play.match import Match
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.player_sign import paint_sign

ROW_ROLE = Qt.ItemDataRole.UserRole

_Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """Grows with the log of a match by :meth:`catch_up`, which takes up only what is new."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = LogRows(match.game, match.was_passed)

    def rowCount(self, parent: _Index | None = None) -> int:
        """How many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self._log.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a row, and the :class:`LogRow` itself."""
        row = self._log.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.text)
        return row if role == ROW_ROLE else None

    @property
    def rows(self) -> Sequence[LogRow]:
        """All rows."""
        return self._log.rows

    def row_of(self, entry: int) -> int:
        """The row for the moment after an entry; see :class:`LogRows`."""
        return self._log.row_of(entry)

    def entries_of(self, number: int) -> range:
        """The log entries that a row tells; see :class:`LogRows`."""
        return self._log.entries_of(number)

    # Keeping up

    def catch_up(self) -> None:
        """Tell what has been done since the last time; forget what has been taken back."""
        rows, first = self._log.rows, self._log.outdated()
        if first < len(rows):
            self.beginRemoveRows(QModelIndex(), first, len(rows) - 1)
            self._log.drop(first)
            self.endRemoveRows()
        last, new = self._log.new()
        if last is not rows[-1]:
            rows[-1] = last
            self.dataChanged.emit(self.index(len(rows) - 1, 0), self.index(len(rows) - 1, 0))
        if new:
            start = len(rows)
            self.beginInsertRows(QModelIndex(), start, start + len(new) - 1)
            rows += new
            self.endInsertRows()
            self._touch(start - 1)

    def _touch(self, number: int) -> None:
        """Tell that the headings above a row stand for one more, so that whoever hides empty ones looks again."""
        first = next(at for at in range(number, -1, -1) if self.rows[at].kind == HEADING)
        self.dataChanged.emit(self.index(first, 0), self.index(number, 0))


INDENTS = {HEADING: 22, PLAYER: 40, ENTRY: 22, RESULT: 40}
"""Pixels from the left to the text; a player's sign stands before the name, an arrow before what is shown."""
SIGN = 7.0


class RowDelegate(QStyledItemDelegate):
    """Paints phases bold on a band, players with their signs, results pale.

    ``shown`` is the row of the moment. What has not been done yet at that moment is pale too.
    """

    def __init__(self, match: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self._match = match
        self.shown: LogRow | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """One line."""
        return QSize(100, option.fontMetrics.height() + 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One row."""
        row: LogRow = index.data(ROW_ROLE)
        shown = row == self.shown
        painter.save()
        self._paint_ground(painter, option, row, shown)
        font = painter.font()
        font.setBold(row.kind in (HEADING, PLAYER) or shown)
        painter.setFont(font)
        area = QRect(option.rect)
        if row.kind == PLAYER:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_sign(painter, row.player, QPointF(area.left() + INDENTS[ENTRY] + SIGN, area.center().y() + 0.5), SIGN)
        role = QPalette.ColorRole
        later = row.moment > self._match.moment
        painter.setPen(option.palette.color(role.PlaceholderText if row.kind == RESULT or later else role.Text))
        if shown:
            painter.drawText(area.adjusted(6, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, "▸")
        line = area.adjusted(INDENTS[row.kind], 0, -4, 0)
        text = painter.fontMetrics().elidedText(row.text, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, row: LogRow, shown: bool) -> None:
        role, state = QPalette.ColorRole, QStyle.StateFlag
        if row.kind == HEADING:
            painter.fillRect(option.rect, option.palette.color(role.AlternateBase))
        if option.state & (state.State_Selected | state.State_HasFocus):
            painter.fillRect(option.rect, with_opacity(option.palette.color(role.Highlight), 0.14))
        if shown:
            painter.fillRect(option.rect, with_opacity(option.palette.color(role.Highlight), 0.3))


class FoundRows(QSortFilterProxyModel):
    """The rows of a query and of a player, and the headings above them.

    A row answers by its own text, its turn and phase, its player and its tile, so that ``turn 7`` finds all of that
    turn and ``north gold`` what North did with gold.
    """

    def __init__(self, model: LogModel, match: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._match = model, match
        self._query = LogQuery("")
        self._player = NONE
        self._texts: dict[int, tuple[LogRow, str]] = {}
        """All that is known of the rows that have been looked through, by their numbers, folded."""
        self.setSourceModel(model)

    @property
    def is_searching(self) -> bool:
        """Whether there is anything to look for."""
        return bool(self._query)

    def look_for(self, text: str) -> None:
        """Show only rows that answer to this text."""
        self._query = LogQuery(text, _synonyms())
        self.invalidate()

    def show_only(self, player: int) -> None:
        """Show only rows of this player; NONE for all."""
        self._player = player
        self.invalidate()

    def best(self) -> QModelIndex:
        """Find the row that is meant most likely: the first turn or phase that is named, else the first thing done."""
        indexes = [self.index(number, 0) for number in range(self.rowCount())]
        rows: list[tuple[QModelIndex, LogRow]] = [(index, index.data(ROW_ROLE)) for index in indexes]
        named = (index for index, row in rows if row.kind == HEADING and self._query.fits(row.text))
        done = (index for index, row in rows if row.kind not in (HEADING, PLAYER))
        return next(named, next(done, QModelIndex()))

    def filterAcceptsRow(self, number: int, parent: _Index) -> bool:
        """Tell whether a row is shown; a heading is if it answers itself or any row below it does."""
        if not self._query and self._player == NONE:
            return True
        rows = self._model.rows
        row = rows[number]
        if row.kind not in (HEADING, PLAYER):
            return self._fits(number)
        if row.kind == HEADING and self._query and self._query.fits(row.text):
            return True
        ends = (HEADING,) if row.kind == HEADING else (HEADING, PLAYER)
        for below in range(number + 1, len(rows)):
            if rows[below].kind in ends:
                break
            if rows[below].kind != PLAYER and self._fits(below):
                return True
        return False

    def _fits(self, number: int) -> bool:
        row = self._model.rows[number]
        return self._player in (NONE, row.player) and self._query.fits_folded(self._folded(number, row))

    def _folded(self, number: int, row: LogRow) -> str:
        """All that is known of a row, as queries look through it."""
        known = self._texts.get(number)
        if known is None or known[0] is not row:
            known = self._texts[number] = row, folded(self._all_of(row))
        return known[1]

    def _all_of(self, row: LogRow) -> str:
        """All that is known of a row, a line each."""
        state = self._match.game.state
        player = player_title(state, row.player) if row.player != NONE else ""
        return "\n".join((row.text, row.phase, player, tile_text(state, row.tile) if row.tile != NONE else ""))


def _synonyms() -> dict[str, str]:
    """The singular of every good that has one, and the other way round."""
    names: dict[str, str] = {}
    for good in range(len(GOODS)):
        several, one = good_text(good).casefold(), count_text(good, 1).removeprefix("1 ").casefold()
        if several != one:
            names |= {several: one, one: several}
    return names


def log_lines(game: Game) -> list[LogLine]:
    """All rows of the log of a game."""
    return [LogLine(row.kind, row.entry, row.player, row.text, row.tile) for row in log_rows(game)]
