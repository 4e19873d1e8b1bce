"""The pages of a book before it is exported."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.art.export.paper import PaperPage
from rbdesigner.ui.dialogs.exports.export import ExportDialog
from rbdesigner.ui.dialogs.exports.page_preview import PagePreview
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.literal import Label


class BookDialog(ExportDialog):
    """Shows all pages of a book as they will be; what is to be changed is changed in the book."""

    def __init__(self, make: Callable[[], Sequence[PaperPage]], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Export the book as PDF"), parent)
        hint = Label(self)
        hint.setWordWrap(True)
        hint.setText(
            self.tr(
                "These are the pages of the book. Cover, contents and the style of the sheets are set beside its maps."
            )
        )
        self.preview = PagePreview(make, self)
        column = QVBoxLayout()
        column.addWidget(self.preview, 1)
        column.addWidget(hint)
        self.beside.addLayout(column, 1)
        behind = parent.size() if parent is not None else QSize()
        room = QSize(max(640, behind.width() - 120), max(760, behind.height() - 20))
        resize_within_screen(self, room.expandedTo(self.sizeHint()))
