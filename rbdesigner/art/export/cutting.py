"""The tiles of a map one by one in true size, packed on pages to be cut out."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export.paper import MARGIN, POINTS_PER_MM, RULER_MM, PaperPage, draw_marks, draw_ruler, write_line
from rbdesigner.art.export.sheet_phrases import printed_text, untitled
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.sheet_text import expansion_by_kind, tiles_by_kind
from rbdesigner.art.foreign_things import FLAT_COLOURS, foreign_tile
from rbdesigner.art.ground import corners, hexagon_path
from rbdesigner.art.palette import CREAM, INK, TERRAINS, grey
from rbdesigner.art.progress import Progress
from rbdesigner.art.sketch import Sketch, paint_within
from rbdesigner.art.tile import VARIANTS, TileLook, paint_tile
from rbdesigner.art.typeface import print_font
from rbdesigner.hexes import SQRT3, Orientation
from rbdesigner.messages.foreign_names import foreign_tile_name
from rbdesigner.messages.map_names import tile_kind
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import TileKind
from rbdesigner.translatable import QT_TRANSLATE_NOOP

GAP = 4 * POINTS_PER_MM
"""The paper between two tiles, in points."""
BLEED = 1.5 * POINTS_PER_MM
"""So far the ground of a tile runs on beyond the line where it is cut."""
UNFRAMED = 0.97
"""The share of a tile within its frame: the line around it lies farther out, and must not be seen along a cut."""
_MARK = 1.9 * POINTS_PER_MM, 3.2 * POINTS_PER_MM
"""Where cut marks begin and end, beyond the corner of a tile."""
_BACK_TEXT, BACK_RING = 0.16, 0.8
"""The height of the words on the back of a tile, and the size of the plate under them, in tile radii."""


class ForeignLook(NamedTuple):
    """The picture of a tile of the expansion."""

    tile: ForeignTile
    orientation: Orientation
    monochrome: bool
    style: BoardStyle

    def sketch(self, radius: float) -> Sketch:
        """The drawing about (0, 0), one unit to the tile radius, which is so many points.

        In colour its ground runs on to the end of the bleed, in place of the line around it.
        """
        drawn = foreign_tile(self.tile, self.orientation, self.style, is_lettered=self.monochrome)
        if self.monochrome:
            return drawn
        made, frame = Sketch(), hexagon_path(self.orientation, UNFRAMED).boundingRect()
        made.fill(drawn.marks[0][1].color(), hexagon_path(self.orientation, bleed_scale(radius) * UNFRAMED))
        made.marks += [mark for mark in drawn.marks if frame.contains(mark[2].boundingRect())]
        return made


CutLook = TileLook | ForeignLook
"""The picture of a tile to cut out."""


class Packing(NamedTuple):
    """The paper, which way tiles point on it, and their middles in points."""

    page: QSizeF
    orientation: Orientation
    spots: list[QPointF]


class CuttingSheet(NamedTuple):
    """The tiles of one page, their radius in points, the lines above and below them, and the code on their backs."""

    packing: Packing
    radius: float
    looks: Sequence[CutLook]
    head: str
    foot: str
    code: str

    @property
    def placed(self) -> list[tuple[QPointF, CutLook]]:
        """The tiles with their middles."""
        return list(zip(self.packing.spots, self.looks, strict=False))

    def behind(self, spot: QPointF) -> QPointF:
        """The middle of the back of a tile, on paper that is turned over along its upright edge."""
        return QPointF(self.packing.page.width() - spot.x(), spot.y())


def bleed_scale(radius: float) -> float:
    """How much larger than cut a tile is painted, for its ground alone to show up to the end of the bleed."""
    return (1 + BLEED / (radius * SQRT3 / 2)) / UNFRAMED


def cutting_sheets(scenario: Scenario, settings: SheetSettings) -> list[CuttingSheet]:
    """All tiles of a map in true size by kind, or those that its box lacks, as many on a sheet as fit.

    Those of the expansion are in no box.
    """
    radius = settings.tile_width / SQRT3 * POINTS_PER_MM
    packings = [_packed(page, way, radius) for page in settings.pages for way in Orientation]
    packing = max(packings, key=lambda each: len(each.spots))
    kinds = [kind for kind, number in _wanted(scenario, settings.beyond_box) for _ in range(number)]
    parts = [kinds[at : at + len(packing.spots)] for at in range(0, len(kinds), len(packing.spots))] or [[]]
    return [_sheet(scenario, settings, packing, parts, number) for number in range(len(parts))]


def cutting_pages(scenario: Scenario, settings: SheetSettings) -> list[PaperPage]:
    """The pages of the sheets, each with its back behind it if backs are asked for."""
    pages = []
    for sheet in cutting_sheets(scenario, settings):
        pages.append(PaperPage(sheet.packing.page, partial(_paint, sheet), len(sheet.looks)))
        if settings.backs:
            pages.append(PaperPage(sheet.packing.page, partial(_paint_backs, sheet)))
    return pages


def _wanted(scenario: Scenario, beyond_box: bool) -> Iterator[tuple[TileKind | ForeignTile, int]]:
    """The kinds of tiles to print, with their numbers."""
    for kind, number in tiles_by_kind(scenario):
        held = scenario.properties.box.holds(kind) if beyond_box else 0
        if held is not None and number > held:
            yield kind, number - held
    yield from expansion_by_kind(scenario)


def _packed(page: QSizeF, orientation: Orientation, radius: float) -> Packing:
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
    return Packing(page, orientation, _in_the_middle(page, found))


def _in_the_middle(page: QSizeF, spots: list[QPointF]) -> list[QPointF]:
    """The spots from the top to the bottom, as far from the left as from the right."""
    xs, ys = [spot.x() for spot in spots], [spot.y() for spot in spots]
    moved = QPointF((page.width() - min(xs) - max(xs)) / 2, (page.height() - min(ys) - max(ys)) / 2)
    return sorted((spot + moved for spot in spots), key=lambda spot: (round(spot.y()), spot.x()))


def _sheet(
    scenario: Scenario,
    settings: SheetSettings,
    packing: Packing,
    parts: Sequence[Sequence[TileKind | ForeignTile]],
    number: int,
) -> CuttingSheet:
    before, here = sum(map(len, parts[:number])), parts[number]
    looks = [_look(kind, at, packing.orientation, settings) for at, kind in enumerate(here)]
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
    foot = ", ".join(f"{count} × {_name(kind)}" for kind, count in counts.items())
    code = scenario.properties.code or scenario.properties.title
    return CuttingSheet(packing, settings.tile_width / SQRT3 * POINTS_PER_MM, looks, head, foot, code)


def _look(kind: TileKind | ForeignTile, at: int, orientation: Orientation, settings: SheetSettings) -> CutLook:
    """The picture of the tile of a kind that comes so far down the sheet; plain ones vary."""
    if isinstance(kind, ForeignTile):
        return ForeignLook(kind, orientation, settings.monochrome, settings.style)
    return TileLook(
        *(kind.terrain, kind.shape, 0 if kind.shape else at % VARIANTS, orientation),
        monochrome=settings.monochrome,
        style=settings.style,
    )


def _name(kind: TileKind | ForeignTile) -> str:
    return foreign_tile_name(kind) if isinstance(kind, ForeignTile) else str(tile_kind(kind))


def _paint(sheet: CuttingSheet, painter: QPainter, progress: Progress) -> None:
    _write_around(sheet, painter)
    for spot, look in sheet.placed:
        painter.save()
        painter.translate(spot)
        if isinstance(look, ForeignLook):
            painter.scale(sheet.radius, sheet.radius)
            look.sketch(sheet.radius).paint(painter)
        elif look.monochrome:
            painter.scale(sheet.radius, sheet.radius)
            paint_tile(painter, look, sheet.radius)
        else:
            _paint_over_the_cut(painter, look, sheet.radius)
        painter.restore()
        progress.step()
    draw_marks(painter, [mark for spot, look in sheet.placed for mark in _marks(spot, look.orientation, sheet.radius)])


def _paint_over_the_cut(painter: QPainter, look: TileLook, radius: float) -> None:
    """Paint a tile without its frame, up to the end of its bleed."""
    scale = radius * bleed_scale(radius)
    painter.scale(scale, scale)
    shown = hexagon_path(look.orientation, UNFRAMED)
    paint_within(painter, shown, partial(paint_tile, look=look, radius=scale))


def _write_around(sheet: CuttingSheet, painter: QPainter) -> None:
    page = sheet.packing.page
    inside = QRectF(MARGIN, MARGIN, page.width() - 2 * MARGIN, page.height() - 2 * MARGIN)
    ruler = RULER_MM * POINTS_PER_MM
    write_line(painter, QPointF(inside.left(), inside.top() - 12), sheet.head, 9, inside.width() - ruler - 44)
    write_line(painter, QPointF(inside.right() - ruler - 34, inside.top() - 12), f"{RULER_MM} mm", 9)
    draw_ruler(painter, QPointF(inside.right() - ruler, inside.top() - 15))
    write_line(painter, QPointF(inside.left(), inside.bottom() + 16), sheet.foot, 8, inside.width())


def _paint_backs(sheet: CuttingSheet, painter: QPainter, _progress: Progress) -> None:
    """The backs, where they come to lie behind the tiles: terrain, shape and the code of the map, to sort them by."""
    for spot, look in sheet.placed:
        painter.save()
        painter.translate(sheet.behind(spot))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("white") if look.monochrome else back_colour(look))
        wide = sheet.radius * bleed_scale(sheet.radius) * UNFRAMED
        painter.drawPath(hexagon_path(look.orientation, wide))
        painter.setPen(grey(INK) if look.monochrome else INK)
        painter.setBrush(Qt.GlobalColor.white if look.monochrome else CREAM)
        painter.drawPath(hexagon_path(look.orientation, sheet.radius * BACK_RING))
        _write_back(painter, back_words(look, sheet.code), sheet.radius)
        painter.restore()


def back_colour(look: CutLook) -> QColor:
    """The colour of the back of a tile."""
    return FLAT_COLOURS[look.tile] if isinstance(look, ForeignLook) else TERRAINS[look.terrain].ground


def back_words(look: CutLook, code: str) -> list[str]:
    """The lines on the back of a tile."""
    kind = look.tile if isinstance(look, ForeignLook) else TileKind(look.terrain, look.rivers)
    return [*_name(kind).split(", "), code]


def _write_back(painter: QPainter, words: Sequence[str], radius: float) -> None:
    high = _BACK_TEXT * radius
    painter.setFont(print_font(high))
    for number, text in enumerate(words):
        top = (number - len(words) / 2) * 1.3 * high
        area = QRectF(-radius * BACK_RING, top, 2 * radius * BACK_RING, 1.3 * high)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


def _marks(spot: QPointF, orientation: Orientation, radius: float) -> Iterator[QLineF]:
    """The ends of the lines to cut along, beyond each corner of a tile."""
    points = [spot + QPointF(x, y) * radius for x, y in corners(orientation)]
    start, end = _MARK
    for index, point in enumerate(points):
        for other in (points[index - 1], points[(index + 1) % len(points)]):
            away = (point - other) / radius
            yield QLineF(point + away * start, point + away * end)
