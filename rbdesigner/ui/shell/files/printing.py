"""Printing with a preview."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rbdesigner.art.export.pages import pages_of
from rbdesigner.art.export.paper import PAPERS, PaperPage, page_size, paint_page, paint_pages
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.sheet_text import SheetText
from rbdesigner.art.pixmaps import without_engine
from rbdesigner.art.progress import CancelledError, Progress
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.exports.page_preview import PagePreview
from rbdesigner.ui.dialogs.exports.sheet_fields import SheetFields
from rbdesigner.ui.storage.sheet_choices import keep_settings, last_settings
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.waiting import showing_progress

AT_ONCE = 400
"""Maps with more tiles are drawn before they are shown in the preview."""
SHARPEST, MEMORY = 150.0, 256 * 1024 * 1024
"""The most dots an inch that those pictures have, and the most bytes that they take together."""


class PrintPreview(QDialog):
    """Shows the pages as they will be printed, and the settings beside them; the sheet says ``text`` if given."""

    def __init__(
        self, scenario: Scenario, printer: QPrinter, parent: QWidget | None = None, text: SheetText | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("print-preview")
        self.setWindowTitle(self.tr("Print"))
        self._scenario, self._printer, self._text = scenario, printer, text
        self._drawn: dict[SheetSettings, list[PaperPage]] = {}
        self._shown_before: SheetSettings | None = None
        self.fields = SheetFields(last_settings(), self, of_game=text is not None)
        self.preview = PagePreview(self._pages_to_show, self)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close, self)
        self.print_button = QPushButton(self.tr("&Print…"), self)
        buttons.addButton(self.print_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.print_button.setDefault(True)
        self.print_button.clicked.connect(self._choose_printer)
        buttons.rejected.connect(self.reject)
        self.fields.changed.connect(self._choose)
        self._lay_out(buttons)
        behind = parent.size() if parent is not None else QSize()
        resize_within_screen(self, QSize(max(900, behind.width() - 120), max(560, behind.height() - 80)))

    def _lay_out(self, buttons: QWidget) -> None:
        settings = QVBoxLayout()
        settings.addWidget(self.fields)
        settings.addStretch(1)
        beside = QHBoxLayout()
        beside.addWidget(ContentArea(settings, self))
        beside.addWidget(self.preview, 1)
        rows = QVBoxLayout(self)
        rows.addLayout(beside, 1)
        rows.addWidget(buttons)

    def _choose(self) -> None:
        """Show what the user wants printed, and on which paper."""
        keep_settings(self.fields.settings)
        self.preview.refresh()

    def _pages(self) -> list[PaperPage]:
        return pages_of(self._scenario, self.fields.settings, self._text)

    def _pages_to_show(self) -> Sequence[PaperPage]:
        """The pages that are to be shown; those of large maps are drawn before, as pictures.

        Who cancels that sees what was shown before, or else closes the preview.
        """
        wanted = self.fields.settings
        if len(self._scenario.tiles) <= AT_ONCE:
            return self._pages()
        if wanted not in self._drawn:
            try:
                with showing_progress(self.tr("Laying out the pages…"), self) as tell:
                    self._drawn[wanted] = drawn(self._pages(), Progress(tell))
            except CancelledError:
                if self._shown_before is None:
                    self.reject()
                    return ()
                self.fields.show_settings(self._shown_before)
                keep_settings(self._shown_before)
                return self._drawn[self._shown_before]
        self._shown_before = wanted
        return self._drawn[wanted]

    def _choose_printer(self) -> None:
        """Let the user choose a printer, and print."""
        self._printer.setPageSize(page_size(PAPERS[self.fields.settings.paper]))
        dialog = QPrintDialog(self._printer, self)
        dialog.setMinMax(1, len(self._pages()))
        if dialog.exec() and self.print():
            self.accept()

    def print(self) -> bool:
        """Print the pages, and tell whether that has gone well and nobody has cancelled it."""
        file = self._printer.outputFileName()
        try:
            with showing_progress(self.tr("Printing…"), self) as tell:
                paint_pages(self._printer, self._pages_to_print(), Progress(tell))
        except CancelledError:
            if file:
                Path(file).unlink(missing_ok=True)
            return False
        except OSError:
            message_boxes.tell(self, self.tr("The pages could not be printed."), file or self._printer.printerName())
            return False
        return True

    def _pages_to_print(self) -> list[PaperPage]:
        """All pages, or those that were chosen with the printer."""
        pages, chosen = self._pages(), self._printer.pageRanges()
        if self._printer.printRange() is not QPrinter.PrintRange.PageRange:
            return pages
        return [page for number, page in enumerate(pages, 1) if chosen.contains(number)]


def drawn(pages: Sequence[PaperPage], progress: Progress) -> list[PaperPage]:
    """Draw the pages as pictures, which are painted in no time, as sharp as the memory for them allows."""
    area = sum(page.size.width() * page.size.height() for page in pages) / 72**2
    dots = min(SHARPEST, math.sqrt(MEMORY / 2 / area))
    progress.expect(sum(page.steps + 1 for page in pages))
    return [_drawn(page, dots / 72, progress) for page in pages]


def _drawn(page: PaperPage, scale: float, progress: Progress) -> PaperPage:
    # Two bytes a pixel: MEMORY is for all pages together.
    picture = QImage((page.size * scale).toSize(), QImage.Format.Format_RGB16)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    try:
        paint_page(painter, page, scale, progress)
    finally:
        painter.end()
    progress.step()
    kept = without_engine(picture)
    return PaperPage(page.size, lambda painter, _: painter.drawImage(QRectF(QPointF(0, 0), page.size), kept))


def preview(scenario: Scenario, parent: QWidget, text: SheetText | None = None) -> None:
    """Show the preview, from which the user prints; the sheet says ``text`` if that is given."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(scenario.properties.title or "rbdesigner")
    dialog = PrintPreview(scenario, printer, parent, text)
    dialog.exec()
    dialog.deleteLater()
