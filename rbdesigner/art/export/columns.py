"""Where a text is parted into columns and pages.

Between lines and between rows of tables, never through one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument

_SHORT = 130.0
"""The height in points up to which a section, heading and all, stays in one column."""
_HALVINGS = 12
"""So often the height of balanced columns is halved in on."""


def column_tops(document: QTextDocument, height: float, first: float = 0.0) -> list[float]:
    """The tops of the columns of a text that is laid out in one piece.

    For columns of this height, from ``first`` on.

    A heading stays with the line below it, no line of a paragraph stands alone, and a short section is not parted.
    """
    wholes = [(top, bottom) for top, bottom in _with_sections(document, height) if top >= first]
    tops = [wholes[0][0] if wholes else first]
    for top, bottom in wholes:
        if bottom > tops[-1] + height and top > tops[-1]:
            tops.append(top)
    return tops


def balanced(
    document: QTextDocument, columns: int, most: float, first: float = 0.0
) -> tuple[list[float], float] | None:
    """The tops of so many columns, all about as high, and the height of the highest.

    None if it is more than ``most``.

    Of less text there may be fewer columns.
    """
    tops = column_tops(document, most, first)
    if len(tops) > columns:
        return None
    low, high = 0.0, most
    for _ in range(_HALVINGS):
        height = (low + high) / 2
        tried = column_tops(document, height, first)
        if len(tried) > columns or _highest(document, tried) > height:
            low = height
        else:
            high, tops = height, tried
    return tops, _highest(document, tops)


def column_ends(document: QTextDocument, tops: Sequence[float]) -> list[tuple[float, float]]:
    """Top and end of each column of which these are the tops."""
    return list(pairwise([*tops, document.size().height()]))


def _highest(document: QTextDocument, tops: Sequence[float]) -> float:
    return max(end - top for top, end in column_ends(document, tops))


def _with_sections(document: QTextDocument, height: float) -> Iterator[tuple[float, float]]:
    """The parts not divided in columns of this height, in order."""
    headings = {top for block in _blocks(document) if _is_heading(block) for top, _ in _lines(document, block)}
    sections = list[list[tuple[float, float]]]()
    for whole in sorted(_wholes(document)):
        if whole[0] in headings or not sections:
            sections.append([])
        sections[-1].append(whole)
    for section in sections:
        top, bottom = section[0][0], section[-1][1]
        if bottom - top <= min(_SHORT, height):
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
    """The top and bottom of everything that is not parted.

    A heading stays with the line below it.
    """
    rows: dict[tuple[int, int], tuple[float, float]] = {}
    heading: float | None = None
    for block in _blocks(document):
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
    """The lines of a paragraph, none of which may stand alone.

    The first two and the last two are one, and three or fewer too.
    """
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
