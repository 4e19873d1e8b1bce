"""The pages of a print as they will be, from afar or near: one by one, as in an open book, or all together."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QScrollBar, QStyle, QToolButton, QVBoxLayout, QWidget

from rbdesigner.art.export.paper import PaperPage, paint_page
from rbdesigner.art.progress import Progress
from rbdesigner.messages.translation import number_text
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.wheel_notches import WheelNotches

_PAUSE = 120
"""Milliseconds after a change until the page is drawn anew."""
_EDGE, _GAP = 6, 4
"""Pixels around the pages, and between two that face each other."""
_FEWEST_IN_ROWS = 3
"""Fewer pages lie beside each other."""
_STEP = 1.25
"""How much larger one level is than the one before."""
MOST_AT_ONCE = 60
"""The most pages that are shown all together: to draw more takes long."""
_KEPT = 32 * 1024 * 1024
"""While the pictures take more bytes, those of pages out of sight are forgotten."""
_LEAST, _MOST = 0.1, 4.0
"""The pixels of a point in the smallest and the largest size."""


class Fit(Enum):
    """The size of the pages: as large as the room for the whole of them, or for their width, or one of their own."""

    PAGE = auto()
    WIDTH = auto()
    NOTHING = auto()


class PagePreview(QWidget):
    """Shows pages that ``make`` gives, with buttons for their size and to go to others.

    :meth:`refresh` has them made anew, a moment later.
    """

    def __init__(self, make: Callable[[], Sequence[PaperPage]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self.pages: Sequence[PaperPage] = ()
        self.shown = 0
        self.table = _Table(self)
        self.fit_page = self._button("fit-page", self.tr("Fit the page"), partial(self.table.fit_to, Fit.PAGE))
        self.fit_width = self._button("fit-width", self.tr("Fit the width"), partial(self.table.fit_to, Fit.WIDTH))
        self.smaller = self._button("zoom-out", self.tr("Zoom out"), partial(self.table.zoom_by, -1))
        self.larger = self._button("zoom-in", self.tr("Zoom in"), partial(self.table.zoom_by, 1))
        self.facing = self._button("two-pages", self.tr("Facing pages"), lambda: self._spread(self.facing, self.all))
        self.all = self._button("all-pages", self.tr("All pages"), lambda: self._spread(self.all, self.facing))
        self.first = self._button("first", self.tr("First page"), lambda: self.show_page(0))
        self.back = self._button("back", self.tr("Previous page"), lambda: self.show_page(self.shown - 1))
        self.forth = self._button("next", self.tr("Next page"), lambda: self.show_page(self._seen.stop))
        self.last = self._button("last", self.tr("Last page"), lambda: self.show_page(len(self.pages) - 1))
        self.number = Label(self)
        for button in (self.fit_page, self.fit_width, self.facing, self.all):
            button.setCheckable(True)
        self.table.fit_changed.connect(self._show_fit)
        self._show_fit()
        self._lay_out()
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._remake)
        self.refresh()

    def _button(self, picture: str, text: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(picture))
        button.setToolTip(tip(text))
        button.setAccessibleName(text)
        button.setAutoRaise(True)
        button.clicked.connect(lambda: act())
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(0)
        for widget in (self.fit_page, self.fit_width, self.smaller, self.larger, self.facing, self.all):
            row.addWidget(widget)
        row.addStretch(1)
        for part in (self.first, self.back, self.number, self.forth, self.last):
            row.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.table, 1)

    def refresh(self) -> None:
        """Make the pages anew, once nothing more is changed for a moment."""
        self._timer.start()

    def _remake(self) -> None:
        self.pages = self._make()
        self.show_page(self.shown)

    def _spread(self, chosen: QToolButton, other: QToolButton) -> None:
        """Show one, two or all pages, as the buttons say now."""
        other.setChecked(other.isChecked() and not chosen.isChecked())
        self.show_page(self.shown)

    @property
    def _seen(self) -> range:
        """The numbers of the pages that are seen: in an open book the first page is alone, then they come in pairs."""
        if self.all.isChecked() and len(self.pages) <= MOST_AT_ONCE:
            return range(len(self.pages))
        if not self.facing.isChecked():
            return range(self.shown, min(self.shown + 1, len(self.pages)))
        left = self.shown - (self.shown + 1) % 2
        return range(max(left, 0), min(left + 2, len(self.pages)))

    def show_page(self, number: int) -> None:
        """Show a page, counted from 0, or the nearest there is, and the one that faces it if that is wanted."""
        self.shown = max(0, min(number, len(self.pages) - 1))
        seen = self._seen
        if self.facing.isChecked():
            self.shown = seen.start
        self.all.setEnabled(1 < len(self.pages) <= MOST_AT_ONCE)
        for button in (self.first, self.back):
            button.setEnabled(seen.start > 0)
        for button in (self.forth, self.last):
            button.setEnabled(seen.stop < len(self.pages))
        first, last, all_pages = map(number_text, (seen.start + 1, seen.stop, len(self.pages)))
        if not seen:
            text = ""
        elif len(seen) > 1:
            text = self.tr("Pages {first}–{last} of {all}").format(first=first, last=last, all=all_pages)
        else:
            text = self.tr("Page {number} of {all}").format(number=first, all=all_pages)
        self.number.setText(text)
        self.table.show_pages(self.pages[seen.start : seen.stop])

    def _show_fit(self) -> None:
        self.fit_page.setChecked(self.table.fit is Fit.PAGE)
        self.fit_width.setChecked(self.table.fit is Fit.WIDTH)
        self.smaller.setEnabled(self.table.scale > _LEAST)
        self.larger.setEnabled(self.table.scale < _MOST)


class _Table(QScrollArea):
    """Pages that lie beside each other, to be moved about where they are larger than the room.

    ``fit_changed()`` tells that they have another size.
    """

    fit_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fit = Fit.PAGE
        self.scale = 1.0
        self.sheets = _Sheets(self)
        self._notches = WheelNotches()
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self.sheets.sharpen)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidget(self.sheets)

    def sizeHint(self) -> QSize:
        return QSize(420, 520)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 240)

    def show_pages(self, pages: Sequence[PaperPage]) -> None:
        """Show pages from their top on."""
        self.sheets.pages = pages
        self.sheets.pictures.clear()
        self._arrange()
        self.sheets.sharpen()
        self.verticalScrollBar().setValue(0)

    def fit_to(self, fit: Fit) -> None:
        """Show the pages as large as there is room for."""
        self.fit = fit
        self._arrange()
        self.sheets.sharpen()

    def zoom_by(self, levels: int) -> None:
        """Show the pages larger or smaller, with the same in the middle."""
        middles = [(bar, _middle(bar)) for bar in (self.horizontalScrollBar(), self.verticalScrollBar())]
        self.fit, self.scale = Fit.NOTHING, max(_LEAST, min(self.scale * _STEP**levels, _MOST))
        self._arrange()
        self.sheets.sharpen()
        for bar, middle in middles:
            bar.setValue(round(middle * (bar.maximum() + bar.pageStep()) - bar.pageStep() / 2))

    def _arrange(self) -> None:
        """Give the pages their size."""
        across = self.sheets.extent
        if not across.isEmpty() and self.fit is not Fit.NOTHING:
            room = self.maximumViewportSize() - self.sheets.around
            bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
            scale = (room.width() - (bar if self.fit is Fit.WIDTH else 0)) / across.width()
            if self.fit is Fit.PAGE:
                scale = min(scale, room.height() / across.height())
            self.scale = max(_LEAST, min(scale, _MOST))
        self.sheets.scale = self.scale
        self.sheets.resize(self.sheets.needed.expandedTo(self.viewport().size()))
        self.fit_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stretch the pages with the window; they are drawn anew once that has its size."""
        super().resizeEvent(event)
        self._arrange()
        self._timer.start()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and (turned := event.angleDelta().y()):
            if notches := self._notches.turn(turned):
                self.zoom_by(notches)
        else:
            super().wheelEvent(event)


def _middle(bar: QScrollBar) -> float:
    """The middle of what is seen, as a share of the whole."""
    return (bar.value() + bar.pageStep() / 2) / max(1, bar.maximum() + bar.pageStep())


class _Sheets(QWidget):
    """One page, two beside each other, or more in rows; each is drawn when it is first seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages: Sequence[PaperPage] = ()
        self.pictures: dict[int, QImage] = {}
        self.scale = self._drawn_scale = 0.0
        """The pixels to a point, and those of the pictures; the others are stretched."""

    @property
    def _grid(self) -> tuple[int, int]:
        """The number of columns and rows."""
        number = len(self.pages)
        columns = max(1, number if number < _FEWEST_IN_ROWS else math.ceil(math.sqrt(number)))
        return columns, math.ceil(number / columns)

    @property
    def _cell(self) -> QSizeF:
        """The room in points that the largest page takes."""
        sizes = [page.size for page in self.pages]
        return QSizeF(max((s.width() for s in sizes), default=0), max((s.height() for s in sizes), default=0))

    @property
    def extent(self) -> QSizeF:
        """The size of all pages together in points."""
        (columns, rows), cell = self._grid, self._cell
        return QSizeF(columns * cell.width(), rows * cell.height())

    @property
    def around(self) -> QSize:
        """The pixels around and between the pages."""
        columns, rows = self._grid
        return QSize(2 * _EDGE + columns * _GAP, 2 * _EDGE + rows * _GAP)

    @property
    def needed(self) -> QSize:
        """The room in pixels that the pages need."""
        return (self.extent * self.scale).toSize() + self.around

    def sharpen(self) -> None:
        """Have the pages drawn anew where they are stretched."""
        if self._drawn_scale != self.scale:
            self._drawn_scale = self.scale
            self.pictures.clear()
        self.update()

    @property
    def _areas(self) -> list[QRectF]:
        """Where the pages lie."""
        (columns, rows), step = self._grid, self._cell * self.scale + QSizeF(_GAP, _GAP)
        areas = []
        for number, page in enumerate(self.pages):
            row, column = divmod(number, columns)
            size = page.size * self.scale
            middle = QPointF(
                self.width() / 2 + (column - (columns - 1) / 2) * step.width(),
                self.height() / 2 + (row - (rows - 1) / 2) * step.height(),
            )
            areas.append(QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size))
        return areas

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pages that are seen, unless they are drawn, and show them."""
        areas = self._areas
        seen = [number for number, area in enumerate(areas) if area.intersects(event.rect())]
        for number in seen:
            if number not in self.pictures:
                self.pictures[number] = _picture(self.pages[number], self._drawn_scale, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setPen(self.palette().mid().color())
        for number in seen:
            picture = self.pictures[number]
            whole = picture.deviceIndependentSize()  # of pixels: else even the sharp would be stretched a little
            size = whole if self._drawn_scale == self.scale else areas[number].size()
            area = QRectF(areas[number].topLeft(), size)
            painter.drawImage(area, picture)
            painter.drawRect(area)
        painter.end()
        self._forget(areas)

    def _forget(self, areas: Sequence[QRectF]) -> None:
        """Forget pages out of sight while all together take too much memory."""
        sight = self.visibleRegion().boundingRect()
        for number in [number for number in self.pictures if not areas[number].intersects(sight)]:
            if sum(picture.sizeInBytes() for picture in self.pictures.values()) <= _KEPT:
                break
            del self.pictures[number]


def _picture(page: PaperPage, scale: float, dots: float) -> QImage:
    picture = QImage((page.size * scale * dots).toSize(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    picture.setDevicePixelRatio(dots)
    painter = QPainter(picture)
    try:
        paint_page(painter, page, scale, Progress())
    finally:
        painter.end()
    return picture
