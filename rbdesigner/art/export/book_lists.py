"""Lists of the maps of a book, on pages: its contents and its index."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from rbdesigner.art.export.paper import PaperPage, inside_of
from rbdesigner.art.export.sheet_phrases import continued_heading
from rbdesigner.art.progress import Progress

INK, FAINT, HEADING = QColor("#2a2320"), QColor("#5d5348"), QColor("#7a4a22")
"""The colours of texts, as on the sheets."""
_LINE, _TITLE = 16.0, 46.0
"""Points of a line, and of the title above the first page."""
_BEFORE, _HEAD = 10.0, 20.0
"""Points of a heading and before it."""
_CODE, _ABOUT, _NUMBER, _APART = 64.0, 170.0, 32.0, 8.0
"""Widths of the columns beside the titles, and between them."""

PageOf = Callable[[int], int]
"""The page of a target, from 1 on."""


class ListRow(NamedTuple):
    """A line of a list: what it says, and the target whose page it names; a heading may have a target too."""

    text: str
    target: int | None = None
    code: str = ""
    about: str = ""
    is_heading: bool = False


class PlacedRow(NamedTuple):
    """A row with its place on the page, in points."""

    row: ListRow
    area: QRectF


def print_font(size: float, bold: bool = False) -> QFont:
    """A font for print, where a unit is a point."""
    font = QFont()
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setPixelSize(round(size))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def placed_rows(rows: Sequence[ListRow], paper: QSizeF) -> list[list[PlacedRow]]:
    """Set the rows on pages, one page at least.

    No heading stands alone at the foot of a page, and a further page repeats it.
    """
    inside = inside_of(paper)
    pages: list[list[PlacedRow]] = [[]]
    top, heading = inside.top() + _TITLE, None
    for number, row in enumerate(rows):
        before = _BEFORE if row.is_heading and pages[-1] else 0.0
        height = _HEAD if row.is_heading else _LINE
        needed = height + (_LINE if row.is_heading and number + 1 < len(rows) else 0.0)
        if top + before + needed > inside.bottom() and pages[-1]:
            pages.append([])
            top, before = inside.top(), 0.0
            if heading is not None and not row.is_heading:
                pages[-1].append(PlacedRow(heading, QRectF(inside.left(), top, inside.width(), _HEAD)))
                top += _HEAD
        heading = row._replace(text=continued_heading(row.text), target=None) if row.is_heading else heading
        top += before
        pages[-1].append(PlacedRow(row, QRectF(inside.left(), top, inside.width(), height)))
        top += height
    return pages


def list_pages(title: str, pages: Iterable[Sequence[PlacedRow]], paper: QSizeF, page_of: PageOf) -> list[PaperPage]:
    """The pages of a list, with its title above the first."""
    titles = [title, *[""] * len(list(pages := list(pages)))]
    return [PaperPage(paper, partial(_paint, said, rows, page_of)) for said, rows in zip(titles, pages, strict=False)]


def _paint(title: str, rows: Sequence[PlacedRow], page_of: PageOf, painter: QPainter, _progress: Progress) -> None:
    if title and rows:
        first = rows[0].area
        area = QRectF(first.left(), first.top() - _TITLE, first.width(), _TITLE)
        _write(painter, area, title, print_font(24, bold=True), INK, Qt.AlignmentFlag.AlignTop)
    for row, area in rows:
        _paint_row(painter, row, area, page_of)


def _paint_row(painter: QPainter, row: ListRow, area: QRectF, page_of: PageOf) -> None:
    number = str(page_of(row.target)) if row.target is not None else ""
    font = print_font(12, bold=True) if row.is_heading else print_font(10)
    last = QRectF(area.right() - _NUMBER, area.top(), _NUMBER, area.height())
    _write(painter, last, number, font, INK, Qt.AlignmentFlag.AlignRight)
    if row.is_heading:
        _write(painter, area.adjusted(0, 0, -_NUMBER - _APART, 0), row.text, font, HEADING)
        return
    about = QRectF(last.left() - _APART - _ABOUT, area.top(), _ABOUT, area.height())
    _write(painter, QRectF(area.left(), area.top(), _CODE - _APART, area.height()), row.code, font, FAINT)
    _write(painter, about, row.about, print_font(9), FAINT, Qt.AlignmentFlag.AlignRight)
    words = QRectF(area.left() + _CODE, area.top(), about.left() - _APART - area.left() - _CODE, area.height())
    wide = _write(painter, words, row.text, font, INK)
    free = about.right() - QFontMetricsF(print_font(9)).horizontalAdvance(row.about) - _APART
    _lead(painter, words.left() + wide + _APART, free, area.bottom() - 4)


def _lead(painter: QPainter, left: float, right: float, height: float) -> None:
    """Dots that lead the eye over to the page number."""
    if right > left:
        pen = QPen(FAINT, 0.6, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([1, 5])
        painter.setPen(pen)
        painter.drawLine(QPointF(left, height), QPointF(right, height))


def _write(
    painter: QPainter,
    area: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Write a text in one line, shortened if need be; how wide it is."""
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.setFont(font)
    painter.setPen(colour)
    upright = Qt.AlignmentFlag(0) if align is Qt.AlignmentFlag.AlignTop else Qt.AlignmentFlag.AlignVCenter
    painter.drawText(area, int(align | upright) | int(Qt.TextFlag.TextSingleLine), shown)
    return metrics.horizontalAdvance(shown)
