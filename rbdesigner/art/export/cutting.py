"""The tiles of a map one by one in true size, packed on pages to be cut out."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from rbdesigner.art.export.paper import MARGIN, POINTS_PER_MM, RULER_MM, PaperPage, draw_marks, draw_ruler, write_line
from rbdesigner.art.export.sheet_phrases import printed_text
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.sheet_text import tiles_by_kind, untitled
from rbdesigner.art.ground import corners
from rbdesigner.art.progress import Progress
from rbdesigner.art.tile import VARIANTS, TileLook, paint_tile
from rbdesigner.hexes import SQRT3, Orientation
from rbdesigner.messages.map_names import tile_kind
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import TileKind
from rbdesigner.translatable import QT_TRANSLATE_NOOP

GAP = 4 * POINTS_PER_MM
"""The paper between two tiles, in points."""
BLEED = 1 * POINTS_PER_MM
"""So far a tile is painted beyond where it is cut, so that no white shows at its rim."""
_MARK = 1.3 * POINTS_PER_MM, 2.7 * POINTS_PER_MM
"""Where cut marks begin and end, beyond the corner of a tile."""


class _Packing(NamedTuple):
    """The paper, which way tiles point on it, and their middles in points."""

    page: QSizeF
    orientation: Orientation
    spots: list[QPointF]


class _TilesPage(NamedTuple):
    """The tiles of one page with the lines above and below them."""

    packing: _Packing
    looks: Sequence[TileLook]
    head: str
    foot: str


def cutting_pages(scenario: Scenario, settings: SheetSettings) -> list[PaperPage]:
    """All tiles of a map in true size by kind, as many on a page as fit."""
    radius = settings.tile_width / SQRT3 * POINTS_PER_MM
    packings = [_packed(page, way, radius) for page in settings.pages for way in Orientation]
    packing = max(packings, key=lambda each: len(each.spots))
    kinds = [kind for kind, number in tiles_by_kind(scenario) for _ in range(number)]
    parts = [kinds[at : at + len(packing.spots)] for at in range(0, len(kinds), len(packing.spots))] or [[]]
    return [
        PaperPage(packing.page, partial(_paint, _page(scenario, settings, packing, parts, number), radius), len(part))
        for number, part in enumerate(parts)
    ]


def _packed(page: QSizeF, orientation: Orientation, radius: float) -> _Packing:
    """Fit as many tiles on the page as it holds, in rows like a honeycomb."""
    width, height = page.width() - 2 * MARGIN, page.height() - 2 * MARGIN
    if orientation is Orientation.POINTY:
        width, height = height, width
    side = SQRT3 * radius
    step = side + GAP
    columns = math.floor((width - 2 * radius) / (step * SQRT3 / 2)) + 1
    found = []
    for column in range(columns):
        first = radius + column * step * SQRT3 / 2, side / 2 + column % 2 * step / 2
        rows = math.floor((height - first[1] - side / 2) / step) + 1
        found += [QPointF(first[0], first[1] + row * step) for row in range(max(0, rows))]
    if orientation is Orientation.POINTY:
        found = [QPointF(spot.y(), spot.x()) for spot in found]
    return _Packing(page, orientation, _in_the_middle(page, found))


def _in_the_middle(page: QSizeF, spots: list[QPointF]) -> list[QPointF]:
    """The spots from the top to the bottom, as far from the left as from the right."""
    xs, ys = [spot.x() for spot in spots], [spot.y() for spot in spots]
    moved = QPointF((page.width() - min(xs) - max(xs)) / 2, (page.height() - min(ys) - max(ys)) / 2)
    return sorted((spot + moved for spot in spots), key=lambda spot: (round(spot.y()), spot.x()))


def _page(
    scenario: Scenario, settings: SheetSettings, packing: _Packing, parts: Sequence[Sequence[TileKind]], number: int
) -> _TilesPage:
    before, here = sum(map(len, parts[:number])), parts[number]
    looks = [
        TileLook(
            *(kind.terrain, kind.shape, 0 if kind.shape else at % VARIANTS, packing.orientation),
            monochrome=settings.monochrome,
        )
        for at, kind in enumerate(here)
    ]
    counts = Counter(here)
    head = printed_text(
        QT_TRANSLATE_NOOP("sheet", "{title} · tiles {first} to {last} of {all} · page {page} of {pages}"),
        title=scenario.properties.title or untitled(),
        first=before + 1 if here else 0,
        last=before + len(here),
        all=sum(map(len, parts)),
        page=number + 1,
        pages=len(parts),
    )
    return _TilesPage(packing, looks, head, ", ".join(f"{count} × {tile_kind(kind)}" for kind, count in counts.items()))


def _paint(shown: _TilesPage, radius: float, painter: QPainter, progress: Progress) -> None:
    page = shown.packing.page
    inside = QRectF(MARGIN, MARGIN, page.width() - 2 * MARGIN, page.height() - 2 * MARGIN)
    ruler = RULER_MM * POINTS_PER_MM
    write_line(painter, QPointF(inside.left(), inside.top() - 12), shown.head, 9, inside.width() - ruler - 44)
    write_line(painter, QPointF(inside.right() - ruler - 34, inside.top() - 12), f"{RULER_MM} mm", 9)
    draw_ruler(painter, QPointF(inside.right() - ruler, inside.top() - 15))
    write_line(painter, QPointF(inside.left(), inside.bottom() + 16), shown.foot, 8, inside.width())
    bleeds = not any(look.monochrome for look in shown.looks)
    placed = list(zip(shown.packing.spots, shown.looks, strict=False))
    for wide in (radius + BLEED, radius) if bleeds else (radius,):
        for spot, look in placed:
            painter.save()
            painter.translate(spot)
            painter.scale(wide, wide)
            paint_tile(painter, look, wide)
            painter.restore()
            progress.step(wide == radius)
    draw_marks(painter, [mark for spot, look in placed for mark in _marks(spot, look.orientation, radius)])


def _marks(spot: QPointF, orientation: Orientation, radius: float) -> Iterator[QLineF]:
    """The ends of the lines to cut along, beyond each corner of a tile."""
    points = [spot + QPointF(x, y) * radius for x, y in corners(orientation)]
    start, end = _MARK
    for index, point in enumerate(points):
        for other in (points[index - 1], points[(index + 1) % len(points)]):
            away = (point - other) / radius
            yield QLineF(point + away * start, point + away * end)
