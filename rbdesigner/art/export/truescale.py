"""Prints the map with tiles as large as the real ones, over several pages to be cut and glued."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from string import ascii_uppercase
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rbdesigner.art.board import Extras, bounds, fitting_radius, paint_board_at
from rbdesigner.art.export.paper import LINE, MARGIN, POINTS_PER_MM, RULER_MM, PaperPage, draw_ruler, write_line
from rbdesigner.art.export.sheet import paint_print_board
from rbdesigner.art.export.sheet_phrases import printed_text, untitled
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.ground import corners
from rbdesigner.art.palette import CREAM
from rbdesigner.art.progress import Progress
from rbdesigner.art.sketch import paint_within
from rbdesigner.hexes import SQRT3, Hex, position
from rbdesigner.messages.translation import add_plural
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP

OVERLAP = 8 * POINTS_PER_MM
"""The strip that neighbouring pages share, for glue, in points."""
_MARK = 14.0
_SHIFTS, _TOUCH = 30, 0.3
"""So many shifts of the raster to either side are tried, and so far in points a cut may reach into a tile."""
_FRAME = QColor("#d8382e")
_PLATE = QRectF(-16, -11, 32, 22)
"""The plate for the name of a page on the overview, in points, where there is room."""


class _Part(NamedTuple):
    """One page of the map: its label, what it shows in points of the whole map, and the tiles that reach into it."""

    label: str
    shown: QRectF
    places: list[Hex]


_PAGES = QT_TRANSLATE_NOOP("sheet", "%n pages. Tiles are {width} mm from side to side.")
add_plural(_PAGES, "%n page. Tiles are {width} mm from side to side.")
_RULER = QT_TRANSLATE_NOOP("sheet", "If the printer kept the scale, this line is {length} mm long:")
_CUT = QT_TRANSLATE_NOOP(
    "sheet",
    "Print at 100\u00a0%, without fitting to the page. Cut along the marks where two pages meet; A2 lies right of A1.",
)


def true_scale_pages(scenario: Scenario, settings: SheetSettings) -> list[PaperPage]:
    """Make an overview, then the map page by page, labelled A1, A2, ... by row and column; empty pages are left out."""
    tile_width, extras = settings.tile_width, settings.extras
    radius = tile_width / SQRT3 * POINTS_PER_MM
    plans = [(page, _parts(scenario, page, radius)) for page in settings.pages]
    page, parts = min(plans, key=lambda plan: len(plan[1]))
    overview = PaperPage(
        page, partial(_paint_overview, page, scenario, parts, radius, tile_width, extras), len(scenario.tiles)
    )
    pages = (
        PaperPage(page, partial(_paint_part, page, scenario, part, radius, extras), len(part.places)) for part in parts
    )
    return [overview, *pages]


def _parts(scenario: Scenario, page: QSizeF, radius: float) -> list[_Part]:
    board = bounds(scenario)
    whole = QRectF(board.topLeft() * radius, board.size() * radius)
    width, height = page.width() - 2 * MARGIN, page.height() - 2 * MARGIN
    middles = {place: QPointF(*position(place, scenario.orientation)) * radius for place in scenario.tiles}
    shape = [QPointF(x, y) * radius for x, y in corners(scenario.orientation)]
    reach = max(point.x() for point in shape), max(point.y() for point in shape)
    columns, left = _raster(whole.left(), whole.right(), width, [at.x() for at in middles.values()], reach[0])
    rows, top = _raster(whole.top(), whole.bottom(), height, [at.y() for at in middles.values()], reach[1])
    parts = []
    for row in range(rows):
        y = top + row * (height - OVERLAP)
        near = [place for place, at in middles.items() if y - radius <= at.y() <= y + height + radius]
        for column in range(columns):
            x = left + column * (width - OVERLAP)
            places = [place for place in near if x - radius <= middles[place].x() <= x + width + radius]
            if places:
                parts.append(_Part(f"{_letters(row)}{column + 1}", QRectF(x, y, width, height), places))
    return parts


def _raster(low: float, high: float, page: float, middles: Sequence[float], reach: float) -> tuple[int, float]:
    """How many pages cover a length, and where the first begins for the cuts to part as few tiles as can be.

    Of rasters that part equally many the one nearest to the middle is taken. ``reach`` is how far a tile reaches from
    its middle.
    """
    number, covered = _steps(high - low, page)
    spare, step = covered - (high - low), page - OVERLAP
    centred = low - spare / 2
    found = []
    for share in range(-_SHIFTS, _SHIFTS + 1):
        begin = centred + spare / 2 * share / _SHIFTS
        cuts = [begin + OVERLAP / 2 + step * at for at in range(1, number)]
        parted = sum(abs(middle - cut) < reach - _TOUCH for middle in middles for cut in cuts)
        found.append((parted, abs(share), begin))
    return number, min(found)[2]


def _steps(length: float, page: float) -> tuple[int, float]:
    """How many pages cover a length, and how much they cover together."""
    number = max(1, math.ceil((length - OVERLAP) / (page - OVERLAP)))
    return number, number * (page - OVERLAP) + OVERLAP


def _letters(row: int) -> str:
    """A, B, ..., Z, AA, AB, ..."""
    first, last = divmod(row, 26)
    return (_letters(first - 1) if first else "") + ascii_uppercase[last]


def _paint_part(
    page: QSizeF, scenario: Scenario, part: _Part, radius: float, extras: Extras, painter: QPainter, progress: Progress
) -> None:
    window = QRectF(MARGIN, MARGIN, part.shown.width(), part.shown.height())
    origin = window.topLeft() - part.shown.topLeft()
    paint_part = partial(
        paint_board_at,
        scenario=scenario,
        origin=origin,
        radius=radius,
        extras=extras,
        places=part.places,
        progress=progress,
    )
    paint_within(painter, window, paint_part)
    _cut_marks(painter, window)
    write_line(painter, QPointF(MARGIN + OVERLAP, MARGIN - 8), f"{part.label} · {scenario.properties.title}", 9)


def _cut_marks(painter: QPainter, window: QRectF) -> None:
    """Draw marks outside the corners of what stays after cutting: at the middle of each glue strip."""
    painter.setPen(QPen(LINE, 0.6))
    cut = window.adjusted(OVERLAP / 2, OVERLAP / 2, -OVERLAP / 2, -OVERLAP / 2)
    for x in (cut.left(), cut.right()):
        painter.drawLine(QPointF(x, window.top() - 4), QPointF(x, window.top() - _MARK))
        painter.drawLine(QPointF(x, window.bottom() + 4), QPointF(x, window.bottom() + _MARK))
    for y in (cut.top(), cut.bottom()):
        painter.drawLine(QPointF(window.left() - 4, y), QPointF(window.left() - _MARK, y))
        painter.drawLine(QPointF(window.right() + 4, y), QPointF(window.right() + _MARK, y))


def _paint_overview(
    page: QSizeF,
    scenario: Scenario,
    parts: list[_Part],
    radius: float,
    tile_width: float,
    extras: Extras,
    painter: QPainter,
    progress: Progress,
) -> None:
    """Paint how the pages are put together, with a ruler to see whether the printer kept the scale."""
    inside = QRectF(MARGIN, MARGIN, page.width() - 2 * MARGIN, page.height() - 2 * MARGIN)
    write_line(painter, inside.topLeft() + QPointF(0, 16), scenario.properties.title or untitled(), 18)
    lines = (
        printed_text(_PAGES, len(parts), width=f"{tile_width:g}"),
        printed_text(_CUT),
        printed_text(_RULER, length=RULER_MM),
    )
    for number, line in enumerate(lines):
        write_line(painter, inside.topLeft() + QPointF(0, 36 + 14 * number), line, 10)
    draw_ruler(painter, inside.topLeft() + QPointF(0, 78))
    area = inside.adjusted(0, 100, 0, 0)
    board = QRectF(bounds(scenario).topLeft() * radius, bounds(scenario).size() * radius)
    whole = board
    for part in parts:
        whole = whole.united(part.shown)
    scale = fitting_radius(whole, area)
    middle = area.center() - whole.center() * scale
    shown_at = QRectF(board.topLeft() * scale + middle, board.size() * scale)
    paint_print_board(painter, scenario, shown_at, extras, progress)
    for part in parts:
        shown = part.shown.adjusted(OVERLAP / 2, OVERLAP / 2, -OVERLAP / 2, -OVERLAP / 2)
        frame = QRectF(shown.topLeft() * scale + middle, shown.size() * scale)
        painter.setPen(QPen(extras.tint(_FRAME), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(frame)
        _label(painter, frame, part.label, extras)


def _label(painter: QPainter, frame: QRectF, text: str, extras: Extras) -> None:
    """The name of a page on a plate amid its frame, of which it takes half at most."""
    painter.save()
    painter.translate(frame.center())
    size = min(1.0, frame.width() / 2 / _PLATE.width(), frame.height() / 2 / _PLATE.height())
    painter.scale(size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(extras.tint(CREAM))
    painter.drawRoundedRect(_PLATE, 6, 6)
    painter.setPen(LINE)
    painter.drawText(_PLATE, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
