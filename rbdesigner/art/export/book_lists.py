"""Lists of the maps of a book, in columns on pages: its contents, with a picture of each map, and its index."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextLayout, QTextOption

from rbdesigner.art.board import Extras
from rbdesigner.art.export.paper import PaperPage, text_area
from rbdesigner.art.export.shared_pictures import SharedPictures
from rbdesigner.art.export.sheet_document import TextInks, text_inks
from rbdesigner.art.export.sheet_phrases import continued_heading, typeset
from rbdesigner.art.progress import Progress
from rbdesigner.art.typeface import print_font
from rbdesigner.scenario.model import Scenario

TITLE = 46.0
"""Points of the title above the first page."""
_LINE, _BEFORE, _HEAD, _BELOW = 16.0, 12.0, 22.0, 6.0
"""Points of a line, before a heading, of a heading, and between it and a picture."""
_NUMBER, _APART, _BETWEEN = 24.0, 8.0, 26.0
"""Widths of the page numbers, beside them, and between columns."""
_LEAST, _MOST, _MOST_IN_TWO = 58.0, 520.0, 80.0
"""Points of the lowest and of the highest row with a picture, and of the highest in two columns."""
_WIDE, _WIDEST = 1.25, 0.5
"""The width of a picture for its height, and the share of a row that it takes at most."""
_ABOVE, _WORDS = 300.0, 100.0
"""Points of a row from which on its picture stands above its words, and of the words then."""
_LARGE, _LARGEST = 85.0, 140.0
"""Points of words from which on they are in larger print."""
_FEW = 11
"""So many rows with pictures stand below each other; more are set in two columns. Of plain rows half a page does."""
_NARROW = 400.0
"""Points of the width of a page that has room for one column only."""
_CODE = 42.0
"""The least room of a code before a title."""
_SMALLEST = 9
"""The size of the smallest print."""
_HALVINGS = 12
"""So often the height of the columns of the last page is halved in on."""

PageOf = Callable[[int], int]
"""The page of a target, from 1 on."""


class ListRow(NamedTuple):
    """A line of a list: what it says, and the target whose page it names; a heading may have a target too.

    A row with a ``board`` has a picture of that map, and what is said ``about`` it stands below its title, before its
    ``description``.
    """

    text: str
    target: int | None = None
    code: str = ""
    about: str = ""
    is_heading: bool = False
    board: Scenario | None = None
    description: str = ""


class PlacedRow(NamedTuple):
    """A row with its place on the page, in points."""

    row: ListRow
    area: QRectF


class ListLook(NamedTuple):
    """The way pictures of maps in a list are painted, and the page that each target begins on."""

    page_of: PageOf
    pictures: SharedPictures
    extras: Extras

    @property
    def inks(self) -> TextInks:
        """The colours of the texts."""
        return text_inks(self.extras.monochrome)


def placed_rows(rows: Sequence[ListRow], paper: QSizeF) -> list[list[PlacedRow]]:
    """Set the rows on pages, one page at least.

    No heading stands alone at the foot of a column, and a further column repeats it. A few rows stand one below the
    other, where those with pictures fill the page; all else stands in two columns, which are of one height on the last
    page. A narrow page has one column.
    """
    inside = text_area(paper)
    pictured = sum(row.board is not None for row in rows)
    headings = sum(row.is_heading for row in rows)
    headed = headings * (_BEFORE + _HEAD) + _LINE
    few = pictured <= _FEW if pictured else headed + (len(rows) - headings) * _LINE <= inside.height() / 2
    count = 1 if few or inside.width() < _NARROW else 2
    width = (inside.width() - (count - 1) * _BETWEEN) / count

    def full(number: int) -> float:
        return inside.height() - (TITLE if number < count else 0.0)

    high = _highest(rows, width, full, count) if pictured else _LEAST
    columns = _columns(rows, width, high, full)
    last = (len(columns) - 1) // count * count
    if count > 1:
        columns = _lowest(rows, width, high, full, last, count)
    pages = []
    for first in range(0, len(columns), count):
        top = inside.top() + (0.0 if first else TITLE)
        shift = [QPointF(inside.left() + at * (width + _BETWEEN), top) for at in range(count)]
        page = zip(shift, columns[first : first + count], strict=False)
        pages.append([PlacedRow(row, area.translated(corner)) for corner, column in page for row, area in column])
    return pages


_Column = list[PlacedRow]


def _columns(rows: Sequence[ListRow], width: float, high: float, room: Callable[[int], float]) -> list[_Column]:
    """The rows in columns, placed from the top of each; ``room`` is the height of a column by its number."""
    columns: list[_Column] = [[]]
    top, heading = 0.0, None
    for number, row in enumerate(rows):
        before = 0.0
        if columns[-1]:
            is_below = columns[-1][-1].row.is_heading
            before = _BEFORE if row.is_heading else _below_heading(row) if is_below else 0.0
        height, after = _height(row, high), 0.0
        if row.is_heading and number + 1 < len(rows):
            after = _below_heading(rows[number + 1]) + _height(rows[number + 1], high)
        may_break = columns[-1] and (row.is_heading or not columns[-1][-1].row.is_heading)
        if top + before + height + after > room(len(columns) - 1) and may_break:
            columns.append([])
            top = before = 0.0
            if heading is not None and not row.is_heading:
                columns[-1].append(PlacedRow(heading, QRectF(0, 0, width, _HEAD)))
                top = _HEAD + _below_heading(row)
        heading = row._replace(text=continued_heading(row.text), target=None) if row.is_heading else heading
        top += before
        columns[-1].append(PlacedRow(row, QRectF(0, top, width, height)))
        top += height
    return columns


def _highest(rows: Sequence[ListRow], width: float, full: Callable[[int], float], count: int) -> float:
    """How high rows with a picture can be without taking another page."""

    def pages(high: float) -> int:
        return math.ceil(len(_columns(rows, width, high, full)) / count)

    fewest = pages(_LEAST)
    least, most = _LEAST, min(_MOST if count == 1 else _MOST_IN_TWO, full(0) - _HEAD - _BELOW)
    for _ in range(_HALVINGS):
        high = (least + most) / 2
        least, most = (high, most) if pages(high) == fewest else (least, high)
    return least


def _below_heading(row: ListRow) -> float:
    """The room between a heading and this row."""
    return _BELOW if row.board is not None else 0.0


def _height(row: ListRow, high: float) -> float:
    return _HEAD if row.is_heading else _LINE if row.board is None else high


def _lowest(
    rows: Sequence[ListRow], width: float, high: float, full: Callable[[int], float], last: int, count: int
) -> list[_Column]:
    """The rows in columns, those from ``last`` on as low as they can be without taking another page."""
    least, most = 0.0, full(last)
    for _ in range(_HALVINGS):
        low = (least + most) / 2
        found = _columns(rows, width, high, partial(_room, full, last, low))
        least, most = (least, low) if len(found) <= last + count else (low, most)
    return _columns(rows, width, high, partial(_room, full, last, most))


def _room(full: Callable[[int], float], last: int, low: float, number: int) -> float:
    return full(number) if number < last else low


def list_pages(title: str, pages: Sequence[Sequence[PlacedRow]], paper: QSizeF, look: ListLook) -> list[PaperPage]:
    """The pages of a list, with its title above the first."""
    titles = [title, *[""] * len(pages)]
    return [PaperPage(paper, partial(paint_list, said, rows, look)) for said, rows in zip(titles, pages, strict=False)]


def paint_list(title: str, rows: Sequence[PlacedRow], look: ListLook, painter: QPainter, progress: Progress) -> None:
    """Paint the rows of a page, with a title above them unless it is empty."""
    if title and rows:
        first = rows[0].area
        area = QRectF(first.left(), first.top() - TITLE, rows[-1].area.right() - first.left(), TITLE)
        font = _fitting(print_font(28, bold=True), typeset(title), area.width())
        _write(painter, area, title, font, look.inks.text, Qt.AlignmentFlag.AlignTop)
    for row, area in rows:
        if row.board is not None:
            _paint_pictured(painter, row, row.board, area, look, progress)
        else:
            _paint_row(painter, row, area, look)


def _paint_row(painter: QPainter, row: ListRow, area: QRectF, look: ListLook, font: QFont | None = None) -> None:
    ink, heading, quiet = look.inks
    number = str(look.page_of(row.target)) if row.target is not None else ""
    font = font or (print_font(14, bold=True) if row.is_heading else print_font(11))
    last = QRectF(area.right() - _NUMBER, area.top(), _NUMBER, area.height())
    _write(painter, last, number, print_font(11), ink, Qt.AlignmentFlag.AlignRight)
    if row.is_heading:
        _write(painter, area.adjusted(0, 0, -_NUMBER - _APART, 0), row.text, font, heading)
        return
    free = area.adjusted(0, 0, -_NUMBER, 0)
    about = _write(painter, free, row.about, print_font(10), quiet, Qt.AlignmentFlag.AlignRight) if row.about else 0.0
    if row.code:
        shown = _write(painter, free.adjusted(0, 0, -about - _APART, 0), row.code, print_font(10), quiet)
        free.setLeft(free.left() + max(shown + _APART, _CODE))
    room = free.adjusted(0, 0, -about - _APART, 0)
    wide = _write(painter, room, row.text, _fitting(font, typeset(row.text), room.width()), ink)
    _lead(painter, quiet, free.left() + wide + _APART / 2, free.right() - about - _APART / 2, area.bottom() - 5)


def _fitting(font: QFont, text: str, width: float) -> QFont:
    """The font, or a smaller one if a text is too wide for its room; small print is better than a text cut short."""
    for size in range(font.pixelSize(), _SMALLEST - 1, -1):
        font.setPixelSize(size)
        if QFontMetricsF(font).horizontalAdvance(text) <= width:
            break
    return font


def _paint_pictured(
    painter: QPainter, row: ListRow, board: Scenario, area: QRectF, look: ListLook, progress: Progress
) -> None:
    """Paint a map with its title, what is said about it, and as much of its description as there is room for."""
    high, wide = area.height() - _APART, area.width()
    if area.height() > _ABOVE:
        picture = area.adjusted(0, 0, 0, -_APART - _WORDS)
        words = QRectF(area.left(), picture.bottom() + _APART, wide, _WORDS - _APART)
    else:
        picture = QRectF(area.left(), area.top(), min(high * _WIDE, wide * _WIDEST), high)
        words = area.adjusted(picture.width() + 1.5 * _APART, 0, 0, -_APART)
    look.pictures.paint_board(painter, board, picture, look.extras._replace(coordinates=False, texts=False), progress)
    sizes = _print_of(area.height())
    title = QRectF(words.left(), words.top(), words.width(), sizes.title * 1.45)
    _paint_row(painter, ListRow(row.text, row.target), title, look, print_font(sizes.title, bold=True))
    about = QRectF(words.left(), title.bottom(), words.width(), sizes.words * 1.6)
    said = " · ".join(filter(None, (row.code, row.about)))
    _write(painter, about, said, print_font(sizes.words), look.inks.quiet)
    below = words.adjusted(0, title.height() + about.height() + 2, -_NUMBER, 0)
    _paint_lines(painter, below, row.description, look.inks.text, sizes.words)


class _Print(NamedTuple):
    """The sizes of the title and of the words beside a picture."""

    title: int
    words: int


def _print_of(high: float) -> _Print:
    return _Print(12, 10) if high < _LARGE else _Print(15, 10) if high < _LARGEST else _Print(18, 12)


def _paint_lines(painter: QPainter, area: QRectF, text: str, colour: QColor, size: int) -> None:
    """As many lines of a text as an area has room for, the last one shortened."""
    font, option = print_font(size), QTextOption()
    layout = QTextLayout(" ".join(typeset(text).split()), font)
    option.setUseDesignMetrics(True)
    layout.setTextOption(option)
    layout.beginLayout()
    starts = list[int]()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(area.width())
        starts.append(line.textStart())
    layout.endLayout()
    step = 1.25 * size
    fitting = int(area.height() / step)
    for number, (start, end) in enumerate(pairwise([*starts[:fitting], None])):
        is_last = number == fitting - 1 or end is None
        text = layout.text()[start:] if is_last else layout.text()[start:end].rstrip()
        # A line that is full may be measured a little wider than it was set: the margin beside it has room.
        wide = area.width() if is_last else area.width() + _NUMBER
        _write(painter, QRectF(area.left(), area.top() + number * step, wide, step), text, font, colour)


def _lead(painter: QPainter, colour: QColor, left: float, right: float, height: float) -> None:
    """Dots that lead the eye over to the page number."""
    if right > left:
        pen = QPen(colour, 0.6, Qt.PenStyle.CustomDashLine)
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
    metrics, text = QFontMetricsF(font), typeset(text)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.setFont(font)
    painter.setPen(colour)
    upright = Qt.AlignmentFlag(0) if align is Qt.AlignmentFlag.AlignTop else Qt.AlignmentFlag.AlignVCenter
    painter.drawText(area, int(align | upright) | int(Qt.TextFlag.TextSingleLine), shown)
    return metrics.horizontalAdvance(shown)
