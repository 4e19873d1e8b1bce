"""Where a long text is parted into pages: between lines and between rows of tables, never through one."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument


def page_tops(document: QTextDocument, height: float) -> list[float]:
    """Where each page begins in a text that is laid out in one piece, for pages of this height."""
    tops = [0.0]
    for top, bottom in sorted(_wholes(document)):
        if bottom > tops[-1] + height and top > tops[-1]:
            tops.append(top)
    return tops


def _wholes(document: QTextDocument) -> Iterator[tuple[float, float]]:
    """The top and bottom of everything that is not parted; a heading stays with the line below it."""
    rows: dict[tuple[int, int], tuple[float, float]] = {}
    block = document.begin()
    heading: float | None = None
    while block.isValid():
        where = _row(block)
        for top, bottom in _lines(document, block):
            if block.blockFormat().headingLevel():
                heading = top if heading is None else heading
                continue
            first, heading = top if heading is None else heading, None
            if where is None:
                yield first, bottom
            else:
                before = rows.get(where, (first, bottom))
                rows[where] = min(before[0], first), max(before[1], bottom)
        block = block.next()
    yield from rows.values()


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
