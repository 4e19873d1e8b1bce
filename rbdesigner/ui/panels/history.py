"""The panel of what has been done, step by step."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QPainter, QPalette, QUndoStack
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QUndoView, QVBoxLayout, QWidget

from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.icons import icon


class HistoryPanel(QWidget):
    """The undo stack of a document: a click on a step goes back or forth to it; the saved state has a disk."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = QUndoView(self)
        self.view.setEmptyLabel(self.tr("Start"))
        self.view.setCleanIcon(icon("save"))
        self.view.setAccessibleName(self.tr("History"))
        self.view.setItemDelegate(_StepDelegate(self.view))
        self.view.setUniformItemSizes(True)
        self.view.setIconSize(QSize(14, 14))
        self.view.setFrameShape(QUndoView.Shape.NoFrame)
        self._nothing = QUndoStack(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)

    def set_document(self, document: Document | None) -> None:
        """Show the steps of this document."""
        self.view.setStack(self._nothing if document is None else document.undo_stack)


class _StepDelegate(QStyledItemDelegate):
    """Steps that are undone are quiet and slanted."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(0, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        view = option.widget
        if isinstance(view, QUndoView) and view.stack() is not None and index.row() > view.stack().index():
            option = QStyleOptionViewItem(option)
            option.font.setItalic(True)
            faint = option.palette.color(QPalette.ColorRole.PlaceholderText)
            option.palette.setColor(QPalette.ColorRole.Text, faint)
        super().paint(painter, option, index)
