"""How a row of the log looks."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rbdesigner.art.palette import with_opacity
from rbdesigner.play.log_rows import ENTRY, HEADING, PLAYER, RESULT, LogRow
from rbdesigner.play.match import Match
from rbdesigner.ui.game.log.log_model import ROW_ROLE
from rbdesigner.ui.widgets.player_sign import paint_sign

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
