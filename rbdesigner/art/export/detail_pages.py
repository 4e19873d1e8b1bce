"""Sets texts on pages of their own, in columns that leave no holes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextDocument

from rbdesigner.art.export.columns import APART, TextColumns, balanced_columns, column_ends, column_tops
from rbdesigner.art.export.sheet_document import set_width

_COLUMN = 260.0
"""About how wide columns of text are below the map and on pages of their own, in points."""
_NEARLY_EMPTY, TIGHTER = 0.25, (0.96, 0.92, 0.88)
"""The last page is nearly empty below this share. Then the text shrinks by these factors, if that saves the page;
beside a map they do, if that leaves more room for the map."""
_HOLE = 0.15
"""The share of a column of a full page that may stay empty for a table to be whole, if smaller print leaves less."""
_SECTION = "<h2>"


class _Setting(NamedTuple):
    """A text set on pages.

    ``filled`` is the share of the last page that it fills, ``hole`` the largest share of a column of the others that
    stays empty.
    """

    pages: list[TextColumns]
    filled: float
    hole: float
    whole_tables: bool

    @property
    def scale(self) -> float:
        return self.pages[0].scale


def columns_in(width: float, scale: float = 1.0) -> tuple[int, float]:
    """How many columns of text stand side by side, and how wide they are in units of their print.

    Smaller print does not make more of them, which would be narrow ones on a small page.
    """
    count = max(1, round(width / _COLUMN))
    return count, (width / scale - (count - 1) * APART) / count


def detail_pages(details: QTextDocument, inside: QRectF) -> list[TextColumns]:
    """Set the details on pages of their own; the last has columns of about the same height, and is not nearly empty.

    Tables stay whole where that takes no more pages, if need be in smaller print; so they do where that leaves holes.
    """
    return _best(details, inside).pages


def packed_pages(html: str, document: Callable[[str], QTextDocument], inside: QRectF) -> list[TextColumns]:
    """Set a text as :func:`detail_pages` does; sections from farther behind fill its holes, and spare smaller print."""
    usual = _best(document(html), inside)
    if usual.hole <= _HOLE and usual.scale == 1.0:
        return usual.pages
    packed = _best(document("".join(_packed(html, document, inside))), inside)
    return min((usual, packed), key=lambda each: (len(each.pages), max(each.hole, _HOLE), -each.scale)).pages


def _packed(html: str, document: Callable[[str], QTextDocument], inside: QRectF) -> Iterator[str]:
    """The sections of a text column by column: one that has no more room lets later ones before it that have."""
    parts = html.split(_SECTION)
    # Whatever stands before the first section stays with it.
    waiting = [_SECTION.join(parts[:2]), *(_SECTION + each for each in parts[2:])]
    _, width = columns_in(inside.width())
    heights = {section: _height(document(section), width) for section in waiting}
    while waiting:
        room = inside.height()
        for section in tuple(waiting):
            if heights[section] <= room or (section is waiting[0] and room == inside.height()):
                yield section
                waiting.remove(section)
                room -= heights[section]


def _height(document: QTextDocument, width: float) -> float:
    set_width(document, width)
    return document.size().height()


def _best(details: QTextDocument, inside: QRectF) -> _Setting:
    """The setting without holes whose print is largest, or else the one with the smallest hole."""
    usual = _set(details, inside)
    # A few lines on a page of their own look like a mistake.
    saves = len(usual.pages) > 1 and usual.filled < _NEARLY_EMPTY
    most = len(usual.pages) - saves
    whole = (_set(details, inside, scale, whole_tables=True) for scale in (1.0, *TIGHTER))
    fitting = list(_until_no_hole(each for each in whole if len(each.pages) <= most))
    if not fitting and saves:
        tighter = (_set(details, inside, scale) for scale in TIGHTER)
        fitting = [each for each in tighter if len(each.pages) <= most][:1]
    # Of those that leave no hole the first has the largest print.
    best = min(fitting, key=lambda each: max(each.hole, _HOLE), default=usual)
    return _set(details, inside, best.scale, best.whole_tables)


def _until_no_hole(settings: Iterable[_Setting]) -> Iterator[_Setting]:
    """The settings up to the first that leaves no hole: the others are not needed, and take time."""
    for each in settings:
        yield each
        if each.hole <= _HOLE:
            return


def _set(details: QTextDocument, inside: QRectF, scale: float = 1.0, whole_tables: bool = False) -> _Setting:
    """Set the details in columns on pages, in a size."""
    count, width = columns_in(inside.width(), scale)
    height = inside.height() / scale
    set_width(details, width)
    tops = column_tops(details, height, whole_tables=whole_tables)
    # Only the last page is balanced: the others are full.
    last = (len(tops) - 1) // count * count
    found = balanced_columns(details, count, height, tops[last], whole_tables)
    assert found is not None, "it fits into as many columns unbalanced"
    tops[last:], filled = found
    parts = column_ends(details, tops)
    pages = [TextColumns(details, width, parts[at : at + count], scale) for at in range(0, len(parts), count)]
    hole = max((1 - (end - top) / height for top, end in parts[:last]), default=0.0)
    return _Setting(pages, filled / height, hole, whole_tables)
