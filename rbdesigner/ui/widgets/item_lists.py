"""Lists of items: the base of their models, and a line of description under each item."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from rbdesigner.art.palette import with_opacity

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
"""The parent of the rows of a flat model."""


DESCRIPTION = int(Qt.ItemDataRole.UserRole) + 100
"""The role of the description of an item."""
_MOST_WIDTH = 460
"""Pixels after which a description is cut."""
_INDENT, _GAP = 6, 4
_QUIET = 0.72
"""How strong a description is beside the name."""

_Index = QModelIndex | QPersistentModelIndex


class DescribedItems(QStyledItemDelegate):
    """Paints each item with its description under it, where it has one."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Room for both lines."""
        size = super().sizeHint(option, index)
        text, metrics = str(index.data(DESCRIPTION) or ""), option.fontMetrics
        if not text:
            return QSize(size.width(), metrics.height() + 2 * _GAP)
        width = min(metrics.horizontalAdvance(text) + 4 * _INDENT, _MOST_WIDTH)
        return QSize(max(size.width(), width), 2 * metrics.height() + 2 * _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The item as the style has it, with two lines of our own."""
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        name, shown.text = shown.text, ""
        widget = shown.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, widget)
        selected = bool(shown.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        colour = shown.palette.color(role)
        line = shown.fontMetrics.height()
        room: QRect = shown.rect.adjusted(_INDENT, _GAP, -_INDENT, -_GAP)
        painter.save()
        painter.setPen(colour)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading), name)
        painter.setPen(with_opacity(colour, _QUIET))
        text = shown.fontMetrics.elidedText(
            str(index.data(DESCRIPTION) or ""), Qt.TextElideMode.ElideRight, room.width()
        )
        below = room.adjusted(0, line, 0, 0)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading), text)
        painter.restore()
