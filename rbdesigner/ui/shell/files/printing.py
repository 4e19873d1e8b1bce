"""Printing with a preview."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPageSize, QPaintEngine, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QToolBar, QToolButton, QVBoxLayout, QWidget

from rbdesigner.art.export.pages import pages_of
from rbdesigner.art.export.paper import PAPERS, PaperPage, paint_page, paint_pages
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.sheet_text import SheetText
from rbdesigner.art.pixmaps import without_engine
from rbdesigner.art.progress import CancelledError, Progress
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.dialogs.exports.sheet_fields import SheetFields
from rbdesigner.ui.storage.sheet_choices import keep_settings, last_settings
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.waiting import showing_progress

AT_ONCE = 400
"""Maps with more tiles are drawn before they are shown in the preview."""
SHARPEST, MEMORY = 150.0, 256 * 1024 * 1024
"""The most dots an inch that those pictures have, and the most bytes that they take together."""
_SIZES = {"a4": QPageSize(QPageSize.PageSizeId.A4), "letter": QPageSize(QPageSize.PageSizeId.Letter)}

PREVIEW_ICONS = (
    *("fit-width", "fit-page", "zoom-out", "zoom-in", "portrait", "landscape"),
    *("first", "back", "next", "last", "page", "two-pages", "all-pages", "page-setup", "print"),
)
"""Our icons for the buttons of Qt's toolbar, from left to right."""


class PrintPreview(QPrintPreviewDialog):
    """Shows the pages as they will be printed, and the settings beside them; the sheet says ``text`` if given."""

    def __init__(
        self, scenario: Scenario, printer: QPrinter, parent: QWidget | None = None, text: SheetText | None = None
    ) -> None:
        super().__init__(printer, parent)
        self.setObjectName("print-preview")
        self.setWindowTitle(self.tr("Print"))
        self._scenario, self._text = scenario, text
        self.fields = SheetFields(last_settings(), self, of_game=text is not None)
        self._put_beside(self.fields)
        bar = self.findChild(QToolBar)
        if bar is not None:
            _dress(bar)
        self._drawn: dict[SheetSettings, list[PaperPage]] = {}
        self._shown_before: SheetSettings | None = None
        self._is_drawing = False
        self.paintRequested.connect(self._paint)
        self.fields.changed.connect(self._choose)
        behind = parent.size() if parent is not None else QSize()
        resize_within_screen(self, QSize(max(900, behind.width() - 120), max(560, behind.height() - 80)))

    def _put_beside(self, fields: SheetFields) -> None:
        """Show the fields left of the pages, in Qt's window within the dialog."""
        inner = self.findChild(QMainWindow)
        assert inner is not None
        dock = QDockWidget(inner)
        dock.setObjectName("sheet-settings")
        dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        dock.setTitleBarWidget(QWidget(dock))
        holder = QWidget()
        rows = QVBoxLayout(holder)
        rows.addWidget(fields)
        rows.addStretch(1)
        area = ContentArea(holder, dock)
        bar = area.verticalScrollBar().sizeHint().width()
        area.setMinimumWidth(holder.minimumSizeHint().width() + bar)
        dock.setWidget(area)
        inner.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)

    def _choose(self) -> None:
        """Show what the user wants printed, and on which paper."""
        settings = self.fields.settings
        keep_settings(settings)
        self.printer().setPageSize(_SIZES[settings.paper])
        self._show_again()

    def _paint(self, printer: QPrinter) -> None:
        """Paint the pages for the preview, or for the printer, which can be cancelled.

        Nothing else may happen while the preview paints: its pages are those of the last time, which are gone already.
        So those of large maps are drawn before, as pictures, and the preview gets an empty page until then.
        """
        if printer.paintEngine().type() is not QPaintEngine.Type.Picture:
            self._print(printer)
            return
        shown = self.fields.settings
        if shown in self._drawn or len(self._scenario.tiles) <= AT_ONCE:
            paint_pages(printer, self._drawn.get(shown) or self._pages(), Progress())
            self._shown_before = shown
        else:
            paint_pages(printer, [PaperPage(PAPERS[shown.paper], lambda painter, progress: None)], Progress())
            QTimer.singleShot(0, self, self._draw)

    def _pages(self) -> list[PaperPage]:
        return pages_of(self._scenario, self.fields.settings, self._text)

    def _print(self, printer: QPrinter) -> None:
        try:
            with showing_progress(self.tr("Printing…"), self) as tell:
                paint_pages(printer, self._pages(), Progress(tell))
        except CancelledError:
            if printer.outputFileName():
                Path(printer.outputFileName()).unlink(missing_ok=True)

    def _draw(self) -> None:
        """Draw the pages that are to be shown; who cancels that sees what was shown before, or nothing."""
        if self._is_drawing:
            return
        shown = self.fields.settings
        self._is_drawing = True
        try:
            with showing_progress(self.tr("Laying out the pages…"), self) as tell:
                self._drawn[shown] = drawn(self._pages(), Progress(tell))
        except CancelledError:
            if self._shown_before is None or self._shown_before == shown:
                self.reject()
                return
            self.fields.show_settings(self._shown_before)
            self.printer().setPageSize(_SIZES[self._shown_before.paper])
        finally:
            self._is_drawing = False
        self._show_again()

    def _show_again(self) -> None:
        for widget in self.findChildren(QPrintPreviewWidget):
            widget.updatePreview()


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


def _dress(bar: QToolBar) -> None:
    """Give the buttons our icons, which suit light and dark.

    Qt has no names for them, so they go by their order. The number of pages has room for thousands, as the bar does not
    grow with it.
    """
    for number in bar.findChildren(QLabel):
        number.setMinimumWidth(number.fontMetrics().horizontalAdvance("/ 9999"))
    actions = [action for action in bar.actions() if isinstance(bar.widgetForAction(action), QToolButton)]
    if len(actions) == len(PREVIEW_ICONS):
        for action, name in zip(actions, PREVIEW_ICONS, strict=True):
            action.setIcon(icon(name))
            # The fields say it.
            action.setVisible(name not in ("portrait", "landscape", "page-setup"))


def preview(scenario: Scenario, parent: QWidget, text: SheetText | None = None) -> None:
    """Show the preview, from which the user prints; the sheet says ``text`` if that is given."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(scenario.properties.title or "rbdesigner")
    printer.setPageSize(_SIZES[last_settings().paper])
    dialog = PrintPreview(scenario, printer, parent, text)
    dialog.exec()
    dialog.deleteLater()
