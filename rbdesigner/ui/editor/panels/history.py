"""The panel of what has been done, step by step."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QIcon, QPainter, QPalette, QUndoStack
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QUndoView, QVBoxLayout, QWidget

from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.widgets.icons import icon


class HistoryPanel(QWidget):
    """The undo stack of a document: a click on a step goes back or forth to it, and the saved state has a disk."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = QUndoView(self)
        self.view.setEmptyLabel(self.tr("Start"))
        self.view.setAccessibleName(self.tr("History"))
        self.view.setItemDelegate(_StepDelegate(self.view))
        self.view.setUniformItemSizes(True)
        self.view.setIconSize(QSize(14, 14))
        self.view.setFrameShape(QUndoView.Shape.NoFrame)
        self.view.setMinimumHeight(self.fontMetrics().lineSpacing() + 6)  # no more than the problems need where none is
        self._nothing = QUndoStack(self)
        self._document: Document | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)

    def set_document(self, document: Document | None) -> None:
        """Show the steps of this document."""
        if self._document is not None:
            self._document.path_changed.disconnect(self._show_saved)
            self._document.modified_changed.disconnect(self._show_saved)
            self._document.destroyed.disconnect(self._forget)
        self._document = document
        self.view.setStack(self._nothing if document is None else document.undo_stack)
        if document is not None:
            document.path_changed.connect(self._show_saved)
            document.modified_changed.connect(self._show_saved)
            document.destroyed.connect(self._forget)
        self._show_saved()

    def _forget(self) -> None:
        self._document = None

    def _show_saved(self) -> None:
        """Mark the saved state, if there is one; a document that no file holds has none, though its stack be clean."""
        document = self._document
        in_file = document is not None and document.path is not None
        never = document is not None and document.undo_stack.isClean() and document.is_modified
        self.view.setCleanIcon(icon("save") if in_file and not never else QIcon())


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
