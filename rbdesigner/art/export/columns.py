"""Parts texts into columns and pages, and puts them there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from html import escape
from itertools import pairwise
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QTextBlock, QTextCursor, QTextDocument

from rbdesigner.art.export.sheet_document import set_width
from rbdesigner.art.export.sheet_phrases import continued_heading
from rbdesigner.art.sketch import paint_within

_SHORT = 130.0
"""The height in points up to which a section, heading and all, stays in one column."""
_CONTINUED = 20.0
"""The height in points of the heading that a column repeats."""
_BELOW_HEADS = 1.0
"""Points below the heads of a table."""
_HALVINGS = 12
"""So often the height of balanced columns is halved in on."""


class CarriedHead(NamedTuple):
    """The beginning of a section, repeated above a column that goes on with it: heading and heads of a table."""

    heading: str = ""
    heads: tuple[float, float] = (0.0, 0.0)

    @property
    def heading_height(self) -> float:
        """The height in points of the heading."""
        return _CONTINUED if self.heading else 0.0

    @property
    def height(self) -> float:
        """The height in points of all that is repeated."""
        return self.heading_height + self.heads[1] - self.heads[0]


def carried_to(document: QTextDocument, top: float) -> CarriedHead:
    """The beginning of the section that goes on at a top."""
    heading, heads = "", (0.0, 0.0)
    for block in _blocks(document):
        place = document.documentLayout().blockBoundingRect(block)
        # Tops of lines are rounded: half a point counts as the same place.
        if place.top() > top - 0.5:
            break
        table = QTextCursor(block).currentTable()
        if _is_heading(block):
            heading, heads = block.text(), (0.0, 0.0)
        elif table is None or table.format().headerRowCount() == 0:
            heads = (0.0, 0.0)
        elif table.cellAt(block.position()).row() == 0:
            # Cells of a row are blocks of their own, of different heights.
            heads = min(heads[0] or place.top(), place.top()), max(heads[1], place.bottom() + _BELOW_HEADS)
    is_of_table = any(first <= top < bottom for first, bottom in _tables(document))
    begins = any(_is_heading(each) and abs(_top(document, each) - top) < 0.5 for each in _blocks(document))
    return CarriedHead() if begins else CarriedHead(heading, heads if is_of_table else (0.0, 0.0))


def _top(document: QTextDocument, block: QTextBlock) -> float:
    return document.documentLayout().blockBoundingRect(block).top()


def _tables(document: QTextDocument) -> Iterator[tuple[float, float]]:
    """Top and bottom of each table."""
    for frame in document.rootFrame().childFrames():
        place = document.documentLayout().frameBoundingRect(frame)
        yield place.top(), place.bottom()


class _Layout:
    """The undivided parts of a text as it is set, and its headings, found once for all heights of columns."""

    def __init__(self, document: QTextDocument, whole_tables: bool) -> None:
        # Rows of a table come after the paragraphs beside them, so that they are put in order first.
        self.wholes = sorted(_wholes(document))
        self.headings = {top for block in _blocks(document) if _is_heading(block) for top, _ in _lines(document, block)}
        self.tables = [top for top, _ in _tables(document)] if whole_tables else []
        self.carried_to = cache(partial(carried_to, document))


def column_tops(document: QTextDocument, height: float, first: float = 0.0, whole_tables: bool = False) -> list[float]:
    """Find the tops of the columns of this height for a text that is laid out in one piece, from ``first`` on.

    A heading stays with the line below it, no line of a paragraph stands alone, and a short section is not parted, with
    ``whole_tables`` none that has a table either.
    """
    return _tops(_Layout(document, whole_tables), height, first)


def _tops(layout: _Layout, height: float, first: float) -> list[float]:
    wholes = [(top, bottom) for top, bottom in _with_sections(layout, height) if top >= first]
    tops = [wholes[0][0] if wholes else first]
    room = height - layout.carried_to(tops[0]).height
    for top, bottom in wholes:
        # The first of a column stays even if it is too high: nothing would ever hold it.
        if bottom > tops[-1] + room and top > tops[-1]:
            tops.append(top)
            room = height - layout.carried_to(top).height
    return tops


def balanced_columns(
    document: QTextDocument, columns: int, most: float, first: float = 0.0, whole_tables: bool = False
) -> tuple[list[float], float] | None:
    """Find the tops of so many columns of about the same height, and the height of the highest.

    The answer is None if that is more than ``most``. A short text may get fewer columns.
    """
    layout = _Layout(document, whole_tables)
    tops = _tops(layout, most, first)
    if len(tops) > columns:
        return None
    low, high = 0.0, most
    for _ in range(_HALVINGS):
        height = (low + high) / 2
        tried = _tops(layout, height, first)
        # What is not parted may be higher than a column, which then sticks out.
        if len(tried) > columns or _highest(layout, tried) > height:
            low = height
        else:
            high, tops = height, tried
    return tops, _highest(layout, tops)


def column_ends(document: QTextDocument, tops: Sequence[float]) -> list[tuple[float, float]]:
    """Top of each column, and the bottom of its last line."""
    return _ends(list(_wholes(document)), tops)


def _ends(wholes: Sequence[tuple[float, float]], tops: Sequence[float]) -> list[tuple[float, float]]:
    return [
        (top, max((bottom for first, bottom in wholes if top <= first < after), default=top))
        for top, after in pairwise([*tops, inf])
    ]


def _highest(layout: _Layout, tops: Sequence[float]) -> float:
    return max(end - top + layout.carried_to(top).height for top, end in _ends(layout.wholes, tops))


def _with_sections(layout: _Layout, height: float) -> Iterator[tuple[float, float]]:
    """The parts not divided in columns of this height, in order."""
    sections = list[list[tuple[float, float]]]()
    for whole in layout.wholes:
        if whole[0] in layout.headings or not sections:
            sections.append([])
        sections[-1].append(whole)
    for section in sections:
        top, bottom = section[0][0], section[-1][1]
        stays = bottom - top <= _SHORT or any(top <= table < bottom for table in layout.tables)
        if stays and bottom - top <= height:
            yield top, bottom
        else:
            yield from section


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _is_heading(block: QTextBlock) -> bool:
    return block.blockFormat().headingLevel() > 0


def _wholes(document: QTextDocument) -> Iterator[tuple[float, float]]:
    """Yield top and bottom of everything that is not parted; a heading stays with the line below it."""
    rows: dict[tuple[int, int], tuple[float, float]] = {}
    heading: float | None = None
    for block in _blocks(document):
        if block.length() == 1:  # Qt has an empty paragraph after each table, which begins within its last row
            continue
        where, alone = _row(block), list[tuple[float, float]]()
        for top, bottom in _lines(document, block):
            if _is_heading(block):
                heading = top if heading is None else heading
                continue
            first, heading = top if heading is None else heading, None
            if where is None:
                alone.append((first, bottom))
            else:
                before = rows.get(where, (first, bottom))
                rows[where] = min(before[0], first), max(before[1], bottom)
        yield from _together(alone)
    yield from rows.values()


def _together(lines: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Join the lines of a paragraph that must stay together: the first two, the last two, or up to three in all."""
    if len(lines) <= 3:
        yield from [(lines[0][0], lines[-1][1])] if lines else []
        return
    yield lines[0][0], lines[1][1]
    yield from lines[2:-2]
    yield lines[-2][0], lines[-1][1]


def _row(block: QTextBlock) -> tuple[int, int] | None:
    """The table and the row that a block is in."""
    table = QTextCursor(block).currentTable()
    return None if table is None else (table.objectIndex(), table.cellAt(block.position()).row())


def _lines(document: QTextDocument, block: QTextBlock) -> Iterator[tuple[float, float]]:
    place, layout = document.documentLayout().blockBoundingRect(block), block.layout()
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        top = place.top() + line.y()
        yield top, top + line.height()


APART = 18.0
"""Points between two columns."""
_FROM_NEIGHBOURS = 0.5
"""Points by which lines must reach into a part of a text to be painted with it; those beside it only touch it."""


class TextColumns(NamedTuple):
    """A part of a text on a page, in columns: top and end of each in the text, their width, and how large all is."""

    document: QTextDocument
    width: float
    parts: Sequence[tuple[float, float]]
    scale: float = 1.0


def paint_text(document: QTextDocument, area: QRectF, painter: QPainter) -> None:
    """Paint a whole text, its top left in the corner of an area."""
    painter.save()
    painter.translate(area.topLeft())
    document.documentLayout().draw(painter, _context())
    painter.restore()


def paint_columns(columns: TextColumns, corner: QPointF, painter: QPainter) -> None:
    """Paint columns side by side, their tops level."""
    for number, (top, end) in enumerate(columns.parts):
        painter.save()
        painter.translate(corner)
        painter.scale(columns.scale, columns.scale)
        painter.translate(number * (columns.width + APART), 0)
        carried = carried_to(columns.document, top)
        if carried.heading:
            _paint_part(_continued(carried.heading, columns), 0.0, carried.heading_height, painter)
            painter.translate(0, carried.heading_height)
        for part in (carried.heads, (top, end)):
            _paint_part(columns, *part, painter)
            painter.translate(0, part[1] - part[0])
        painter.restore()


def _paint_part(columns: TextColumns, top: float, end: float, painter: QPainter) -> None:
    """Part of a text, its top where the painter stands."""
    shown = QRectF(0, top, columns.width, end - top)
    context = _context()
    # Qt paints every line that touches the clip, even where the painter's own clip hides it: that costs and shows in
    # PDFs.
    context.clip = shown.adjusted(0, _FROM_NEIGHBOURS, 0, -_FROM_NEIGHBOURS)
    painter.save()
    painter.translate(0, -top)
    paint_within(painter, shown, lambda within: columns.document.documentLayout().draw(within, context))
    painter.restore()


def _continued(heading: str, columns: TextColumns) -> TextColumns:
    """The heading of a section that goes on, in the style of the text."""
    document = QTextDocument()
    document.setDefaultFont(columns.document.defaultFont())
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setDefaultStyleSheet(columns.document.defaultStyleSheet())
    document.setHtml(f"<body><h2 style='margin-top: 0'>{escape(continued_heading(heading))}</h2></body>")
    set_width(document, columns.width)
    return TextColumns(document, columns.width, ())


def _context() -> QAbstractTextDocumentLayout.PaintContext:
    return QAbstractTextDocumentLayout.PaintContext()
