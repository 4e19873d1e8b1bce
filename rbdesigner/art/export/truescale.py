"""Prints the map with tiles as large as the real ones, over several pages to be cut and glued."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
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
_TOUCH = 0.3
"""So far in points a cut may reach into a tile."""
_FRAME = QColor("#d8382e")
_PLATE = QRectF(-16, -11, 32, 22)
"""The plate for the name of a page on the overview, in points, where there is room."""


class _Part(NamedTuple):
    """One page of the map: its label, what it shows in points of the whole map, and the tiles that reach into it."""

    label: str
    shown: QRectF
    places: list[Hex]


class _Loss(NamedTuple):
    """How many homes and how many tiles are parted by cuts."""

    homes: int
    tiles: int

    def with_more(self, more: _Loss) -> _Loss:
        """Both losses together."""
        return _Loss(self.homes + more.homes, self.tiles + more.tiles)


class _Tiles(NamedTuple):
    """The tiles along one axis: sorted middles of all and of those with homes, and how far each reaches from there."""

    all: Sequence[float]
    homes: Sequence[float]
    reach: float

    @classmethod
    def of(cls, middles: Iterable[float], homes: Iterable[float], reach: float) -> _Tiles:
        return cls(sorted(middles), sorted(homes), reach)

    def sides(self) -> set[float]:
        """Where tiles begin and end."""
        return {round(middle + side, 3) for middle in self.all for side in (-self.reach, self.reach)}

    def loss(self, cuts: Sequence[float]) -> _Loss:
        """Count what cuts at these places part."""
        return _Loss(sum(map(self._homes_at, cuts)), sum(map(self._tiles_at, cuts)))

    def _homes_at(self, cut: float) -> int:
        return _between(self.homes, cut - self.reach + _TOUCH, cut + self.reach - _TOUCH)

    def _tiles_at(self, cut: float) -> int:
        return _between(self.all, cut - self.reach + _TOUCH, cut + self.reach - _TOUCH)


def _between(numbers: Sequence[float], low: float, high: float) -> int:
    """How many of sorted numbers lie between two others."""
    return bisect_left(numbers, high) - bisect_right(numbers, low)


class _Raster(NamedTuple):
    """So many pages along one axis, where the first begins, and what the cuts between them part."""

    number: int
    begin: float
    loss: _Loss


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
    plans = [(page, *_divided(scenario, page, radius)) for page in settings.pages]
    page, _, parts = min(plans, key=lambda plan: (len(plan[2]), plan[1]))
    overview = PaperPage(
        page, partial(_paint_overview, page, scenario, parts, radius, tile_width, extras), len(scenario.tiles)
    )
    pages = (
        PaperPage(page, partial(_paint_part, page, scenario, part, radius, extras), len(part.places)) for part in parts
    )
    return [overview, *pages]


def _divided(scenario: Scenario, page: QSizeF, radius: float) -> tuple[_Loss, list[_Part]]:
    """The map in parts as large as a page, and what their cuts part."""
    board = bounds(scenario)
    whole = QRectF(board.topLeft() * radius, board.size() * radius)
    width, height = page.width() - 2 * MARGIN, page.height() - 2 * MARGIN
    middles = {place: QPointF(*position(place, scenario.orientation)) * radius for place in scenario.tiles}
    shape = [QPointF(x, y) * radius for x, y in corners(scenario.orientation)]
    homes = [middles[place] for place in scenario.homes if place in middles]
    across = _Tiles.of([at.x() for at in middles.values()], [at.x() for at in homes], max(at.x() for at in shape))
    down = _Tiles.of([at.y() for at in middles.values()], [at.y() for at in homes], max(at.y() for at in shape))
    columns = _raster(whole.left(), whole.right(), width, across)
    rows = _raster(whole.top(), whole.bottom(), height, down)
    parts = []
    for row in range(rows.number):
        y = rows.begin + row * (height - OVERLAP)
        near = [place for place, at in middles.items() if y - radius <= at.y() <= y + height + radius]
        for column in range(columns.number):
            x = columns.begin + column * (width - OVERLAP)
            places = [place for place in near if x - radius <= middles[place].x() <= x + width + radius]
            if places:
                parts.append(_Part(f"{_letters(row)}{column + 1}", QRectF(x, y, width, height), places))
    return columns.loss.with_more(rows.loss), parts


def _raster(low: float, high: float, page: float, tiles: _Tiles) -> _Raster:
    """Lay pages over a length so that the cuts part as few homes as can be, then as few tiles.

    What a cut parts changes only at the sides of tiles: a raster in the middle, and those with a cut at a side, are all
    there is to choose from. Of equally good ones the one nearest to the middle is taken.
    """
    number, covered = _steps(high - low, page)
    spare, step = covered - (high - low), page - OVERLAP
    centred = low - spare / 2
    first = [OVERLAP / 2 + step * at for at in range(1, number)]
    begins = {side - cut for side in tiles.sides() for cut in first}
    found = []
    for begin in (centred, *(begin for begin in begins if abs(begin - centred) <= spare / 2)):
        found.append((tiles.loss([begin + cut for cut in first]), abs(begin - centred), begin))
    loss, _, begin = min(found)
    return _Raster(number, begin, loss)


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
