"""A page for print, whether a PDF file or a printer takes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPen

from rbdesigner.art.progress import Progress
from rbdesigner.art.typeface import print_font

POINTS_PER_MM = 72 / 25.4
PAPERS = {
    "a4": QSizeF(595.0, 842.0),
    "letter": QSizeF(612.0, 792.0),
    "legal": QSizeF(612.0, 1008.0),
    "a3": QSizeF(842.0, 1191.0),
    "a5": QSizeF(420.0, 595.0),
}
"""Papers in points, upright."""
MARGIN = 12 * POINTS_PER_MM
"""The margin that most printers cannot print on, in points."""
FOOT = 10.0
"""Points between a text and the margin below it, where a book has its page numbers."""


class PaperOrientation(StrEnum):
    """The way the paper lies; automatic is the way that shows the map larger or takes fewer pages."""

    AUTOMATIC = "automatic"
    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


def paper_sizes(paper: str, orientation: PaperOrientation) -> list[QSizeF]:
    """The sizes of a paper in the ways it may lie, in points."""
    upright = PAPERS[paper]
    return {
        PaperOrientation.AUTOMATIC: [upright, upright.transposed()],
        PaperOrientation.PORTRAIT: [upright],
        PaperOrientation.LANDSCAPE: [upright.transposed()],
    }[orientation]


class PaperPage(NamedTuple):
    """A page of print: its size in points, what paints it with the point as unit, and in how many steps."""

    size: QSizeF
    paint: Callable[[QPainter, Progress], None]
    steps: int = 0

    @property
    def inside(self) -> QRectF:
        """The page without its margins."""
        return inside_of(self.size)


def paper_name(paper: str) -> str:
    """The name of a paper, the same in all languages.

    >>> paper_name("a4"), paper_name("letter")
    ('A4', 'Letter')
    """
    return paper.capitalize()


def inside_of(size: QSizeF) -> QRectF:
    """A page of this size without its margins."""
    return QRectF(MARGIN, MARGIN, size.width() - 2 * MARGIN, size.height() - 2 * MARGIN)


def text_area(size: QSizeF) -> QRectF:
    """The part of a page that texts, tables and maps fill, apart from a line at its foot."""
    return inside_of(size).adjusted(0, 0, 0, -FOOT)


def paint_pages(device: QPagedPaintDevice, pages: Sequence[PaperPage], progress: Progress) -> None:
    """Paint pages on a PDF writer or a printer, each on paper of its size; OSError if it takes none."""
    progress.expect(sum(page.steps + 1 for page in pages))
    paint_in_turn(device, pages, progress)


def paint_in_turn(device: QPagedPaintDevice, pages: Iterable[PaperPage], progress: Progress) -> None:
    """Paint pages that are made one by one; the caller has announced their steps."""
    painter, size = QPainter(), QSizeF()
    try:
        for page in pages:
            if page.size != size:  # a printer takes no new layout in the middle of a job, not even the same
                size = page.size
                device.setPageLayout(_page_layout(size))
            if painter.isActive():
                device.newPage()
            elif not painter.begin(device):
                raise OSError("the device takes no pages")
            paint_page(painter, page, device.logicalDpiX() / 72, progress)
            progress.step()
    finally:
        if painter.isActive():
            painter.end()


def paint_page(painter: QPainter, page: PaperPage, scale: float, progress: Progress) -> None:
    """Paint a page with so many pixels to a point."""
    painter.save()
    try:
        painter.scale(scale, scale)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        page.paint(painter, progress)
    finally:
        painter.restore()


def in_millimetres(size: QSizeF) -> QSizeF:
    """The true size of a page; that of A4 is no whole number of points.

    >>> in_millimetres(PAPERS["a4"].transposed()).toTuple()
    (297.0, 210.0)
    """
    upright = page_size(size).size(QPageSize.Unit.Millimeter)
    return upright.transposed() if size.width() > size.height() else upright


def page_size(size: QSizeF) -> QPageSize:
    """The paper of this size, upright, as printers know it."""
    upright = size.transposed() if size.width() > size.height() else size
    return QPageSize(upright, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.FuzzyMatch)


def _page_layout(size: QSizeF) -> QPageLayout:
    lies = size.width() > size.height()
    turned = QPageLayout.Orientation.Landscape if lies else QPageLayout.Orientation.Portrait
    layout = QPageLayout(page_size(size), turned, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


LINE = QColor("#333333")
RULER_MM = 50
"""How long the line is that shows whether a printer kept the scale."""


def write_line(painter: QPainter, at: QPointF, text: str, size: int, most: float = 0.0) -> None:
    """Write a line of text from a point on its baseline, no wider than ``most``."""
    font = print_font(size)
    painter.setFont(font)
    painter.setPen(LINE)
    if most:
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, most)
    painter.drawText(at, text)


def draw_ruler(painter: QPainter, at: QPointF) -> None:
    """Draw a line that is to be 50 mm long, with a mark every 10 mm."""
    painter.setPen(QPen(LINE, 0.8))
    painter.drawLine(at, at + QPointF(RULER_MM * POINTS_PER_MM, 0))
    for mm in range(0, RULER_MM + 1, 10):
        x = at.x() + mm * POINTS_PER_MM
        painter.drawLine(QPointF(x, at.y() - 4), QPointF(x, at.y() + 4))


def draw_marks(painter: QPainter, marks: list[QLineF]) -> None:
    """Draw thin lines where to cut."""
    painter.setPen(QPen(LINE, 0.5))
    painter.drawLines(marks)
