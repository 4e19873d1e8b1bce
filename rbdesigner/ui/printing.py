"""Printing with a preview."""

from __future__ import annotations

from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import QComboBox, QToolBar, QToolButton, QWidget

from rbdesigner.art.board import Extras
from rbdesigner.art.export.pages import TILE_WIDTH, pages_of, paint_pages
from rbdesigner.art.export.words import SheetText
from rbdesigner.art.progress import Progress
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui import folders
from rbdesigner.ui.icons import icon

PREVIEW_ICONS = (
    *("fit-width", "fit-page", "zoom-out", "zoom-in", "portrait", "landscape"),
    *("first", "back", "next", "last", "page", "two-pages", "all-pages", "page-setup", "print"),
)
"""Our icons for the buttons of Qt's toolbar, from left to right."""


class PrintPreview(QPrintPreviewDialog):
    """Shows the pages as they will be printed: the sheet, or the map in true size.

    The sheet says ``text``, else what there is to say of the scenario.
    """

    def __init__(
        self, scenario: Scenario, printer: QPrinter, parent: QWidget | None = None, text: SheetText | None = None
    ) -> None:
        super().__init__(printer, parent)
        self.setObjectName("print-preview")
        self.setWindowTitle(self.tr("Print"))
        self._scenario, self._text = scenario, text
        self.what = QComboBox(self)
        self.what.setAccessibleName(self.tr("What is printed"))
        self.what.addItem(self.tr("Scenario sheet") if text is None else self.tr("Sheet of this moment"), None)
        self.what.addItem(self.tr("Map in true size"), TILE_WIDTH)
        bar = self.findChild(QToolBar)
        if bar is not None:
            _dress(bar)
            bar.insertWidget(bar.actions()[0], self.what)
        self.paintRequested.connect(self._paint)
        self.what.currentIndexChanged.connect(self._show_again)

    def _paint(self, printer: QPrinter) -> None:
        letter = printer.pageLayout().pageSize().id() is QPageSize.PageSizeId.Letter
        pages = pages_of(self._scenario, "letter" if letter else "a4", Extras(), self.what.currentData(), self._text)
        paint_pages(printer, pages, Progress())

    def _show_again(self) -> None:
        for widget in self.findChildren(QPrintPreviewWidget):
            widget.updatePreview()


def _dress(bar: QToolBar) -> None:
    """Give the buttons our icons, which suit light and dark; they have no names to know all of them by."""
    actions = [action for action in bar.actions() if isinstance(bar.widgetForAction(action), QToolButton)]
    if len(actions) == len(PREVIEW_ICONS):
        for action, name in zip(actions, PREVIEW_ICONS, strict=True):
            action.setIcon(icon(name))
            # The pages know by themselves which way they lie.
            action.setVisible(name not in ("portrait", "landscape"))


def preview(scenario: Scenario, parent: QWidget, text: SheetText | None = None) -> None:
    """Show the preview, from which the user prints; the sheet says ``text`` if that is given."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(scenario.properties.title or "rbdesigner")
    if folders.settings().value("paper") == "letter":
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.Letter))
    else:
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    dialog = PrintPreview(scenario, printer, parent, text)
    dialog.resize(max(720, parent.width() - 160), max(560, parent.height() - 80))
    dialog.exec()
    dialog.deleteLater()
