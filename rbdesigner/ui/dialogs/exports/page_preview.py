"""Pages as they will be printed, one at a time, small."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from rbdesigner.art.export.paper import PaperPage, paint_page
from rbdesigner.art.progress import Progress
from rbdesigner.messages.translation import number_text
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label, tip

_PAUSE = 120
"""Milliseconds after a change until the page is drawn anew."""
_EDGE = 6


class PagePreview(QWidget):
    """Shows one of the pages that ``make`` gives, with buttons to go to the others.

    :meth:`refresh` has them made anew, a moment later.
    """

    def __init__(self, make: Callable[[], Sequence[PaperPage]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self.pages: Sequence[PaperPage] = ()
        self.shown = 0
        self.sheet = _Sheet(self)
        self.back, self.forth = QToolButton(self), QToolButton(self)
        self.number = Label(self)
        for button, name, text in (
            (self.back, "back", self.tr("Page before")),
            (self.forth, "next", self.tr("Next page")),
        ):
            button.setIcon(icon(name))
            button.setToolTip(tip(text))
            button.setAccessibleName(text)
        self.back.clicked.connect(lambda: self.show_page(self.shown - 1))
        self.forth.clicked.connect(lambda: self.show_page(self.shown + 1))
        row = QHBoxLayout()
        row.addStretch(1)
        for widget in (self.back, self.number, self.forth):
            row.addWidget(widget)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sheet, 1)
        column.addLayout(row)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._remake)
        self.refresh()

    def refresh(self) -> None:
        """Make the pages anew, once nothing more is changed for a moment."""
        self._timer.start()

    def _remake(self) -> None:
        self.pages = self._make()
        self.show_page(self.shown)

    def show_page(self, number: int) -> None:
        """Show a page, counted from 0, or the nearest there is."""
        self.shown = max(0, min(number, len(self.pages) - 1))
        self.back.setEnabled(self.shown > 0)
        self.forth.setEnabled(self.shown < len(self.pages) - 1)
        text = self.tr("Page {number} of {all}")
        self.number.setText(text.format(number=number_text(self.shown + 1), all=number_text(len(self.pages))))
        self.sheet.show_page(self.pages[self.shown] if self.pages else None)


class _Sheet(QWidget):
    """One page on a table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.page: PaperPage | None = None
        self.picture = QImage()

    def sizeHint(self) -> QSize:
        return QSize(420, 520)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 240)

    def show_page(self, page: PaperPage | None) -> None:
        self.page = page
        self._draw()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def _draw(self) -> None:
        self.picture = QImage()
        if self.page is None:
            return
        size, dots = self.page.size, self.devicePixelRatioF()
        room = self.size() - QSize(2 * _EDGE, 2 * _EDGE)
        scale = max(0.05, min(room.width() / size.width(), room.height() / size.height())) * dots
        self.picture = QImage((size * scale).toSize(), QImage.Format.Format_RGB32)
        self.picture.fill(Qt.GlobalColor.white)
        self.picture.setDevicePixelRatio(dots)
        painter = QPainter(self.picture)
        try:
            paint_page(painter, self.page, scale / dots, Progress())
        finally:
            painter.end()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.picture.isNull():
            return
        painter = QPainter(self)
        size = self.picture.deviceIndependentSize()
        left, top = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
        area = QRectF(left, top, size.width(), size.height())
        painter.drawImage(area, self.picture)
        painter.setPen(self.palette().mid().color())
        painter.drawRect(area)
