"""The board as a picture of pixels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from rbdesigner.art.board import Extras, board_transform, bounds, paint_board_at, picture_radius
from rbdesigner.art.export.marginalia import Margin
from rbdesigner.art.export.png import STRIP, png_bytes
from rbdesigner.art.outlines import board_shadow, shadow_tints
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.progress import Progress
from rbdesigner.art.sketch import Detail, detail_at
from rbdesigner.art.tile import TileLook
from rbdesigner.hexes import Hex, position
from rbdesigner.scenario.formats.embedded import png_chunk
from rbdesigner.scenario.inscriptions import INSCRIBED
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain

BORDER = 0.25
"""The paper around the board in a picture, in tile radii."""
TILE = 160
"""The width of a tile in pixels if nothing is said."""
MOST_PIXELS = 600_000_000
INDEXED_FROM = 4_000_000
"""The pixels from which a picture is worth a palette."""
_TYPICAL = 0.7
"""The share of tiles whose pictures tell enough of the colours of a whole board."""
_PAPER_SIDE = 16
"""The side in pixels of the piece of paper that a palette is made of, which is a good share of a tile."""


def frame(scenario: Scenario, transparent: bool, margin: Margin | None = None) -> QRectF:
    """Give the rectangle a picture shows, in tile radii; on a transparent ground without a paper border."""
    shown = bounds(scenario)
    if margin is not None:
        shown = shown.united(margin.area)
    border = 0.0 if transparent else BORDER
    return shown.adjusted(-border, -border, border, border)


def png(
    scenario: Scenario,
    radius: float,
    transparent: bool,
    extras: Extras,
    progress: Progress,
    embedded: str = "",
    margin: Margin | None = None,
) -> bytes:
    """Write a PNG of the board with this tile radius in pixels, and embed a text if there is one."""
    shown = frame(scenario, transparent, margin)
    width, height = round(shown.width() * radius), round(shown.height() * radius)
    looks = extras.looks(scenario, scenario.tiles, rough=detail_at(radius) is Detail.COARSE)
    pixmaps, palette = TilePixmaps(), None
    is_plain = not transparent and margin is None
    if width * height >= INDEXED_FROM and is_plain and _is_indexable(scenario, radius, extras):
        from rbdesigner.art.export.picture_palette import palette_of  # brings numpy, which small pictures do without

        palette = palette_of(_pictures(scenario, looks, radius, extras, pixmaps, progress))
    strips = _strips(scenario, radius, (width, height), shown, transparent, extras, margin, pixmaps, looks, progress)
    chunks = [png_chunk(embedded)] if embedded else []
    return png_bytes(width, height, strips, transparent, palette, chunks)


def _is_indexable(scenario: Scenario, radius: float, extras: Extras) -> bool:
    """Whether a picture shows nothing but tiles and pieces, too small for shades."""
    written = extras.texts and any(getattr(scenario, part) for part in INSCRIBED)
    linked = extras.pieces and (scenario.roads or scenario.walls)
    return detail_at(radius) is Detail.COARSE and not (linked or written or extras.coordinates or extras.problems)


def _pictures(
    scenario: Scenario,
    looks: Mapping[Hex, TileLook],
    radius: float,
    extras: Extras,
    pixmaps: TilePixmaps,
    progress: Progress,
) -> Iterator[tuple[QImage, float]]:
    """The pictures of the paper, of typical tiles and of all pieces, with how often such are shown."""
    paper = QImage(_PAPER_SIDE, _PAPER_SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    paper.fill(extras.table)
    for row, tint in enumerate(shadow_tints(extras.table)):
        for column in range(_PAPER_SIDE):
            paper.setPixelColor(column, 2 * row, extras.tint(tint))
            paper.setPixelColor(column, 2 * row + 1, extras.tint(tint))
    yield paper, len(looks)
    for look, times in _typical(looks.values()):
        yield pixmaps.get(look, radius), times
        progress.step(0)
    if not extras.pieces:
        return
    standing = scenario.pieces.keys() | scenario.homes.keys()
    pieces = (item for place in sorted(standing & scenario.tiles.keys()) for item in extras.placed_on(scenario, place))
    for (piece, size), times in Counter((item.look, picture_radius(item.size * radius)) for item in pieces).items():
        yield pixmaps.piece(piece, size), times


def _typical(looks: Iterable[TileLook]) -> Iterator[tuple[TileLook, float]]:
    """The commonest looks of each terrain, by water and without, and for how many tiles each stands."""
    alike: dict[tuple[Terrain, bool], list[tuple[TileLook, int]]] = {}
    for look, times in Counter(looks).most_common():
        alike.setdefault((look.terrain, bool(look.rivers or look.coast)), []).append((look, times))
    for group in alike.values():
        shown = list(accumulate(times for _, times in group))
        enough = next(number for number, sum_so_far in enumerate(shown) if sum_so_far >= _TYPICAL * shown[-1])
        for look, times in group[: enough + 1]:
            yield look, times * shown[-1] / shown[enough]


def _strips(
    scenario: Scenario,
    radius: float,
    size: tuple[int, int],
    shown: QRectF,
    transparent: bool,
    extras: Extras,
    margin: Margin | None,
    pixmaps: TilePixmaps,
    looks: Mapping[Hex, TileLook],
    progress: Progress,
) -> Iterator[QImage]:
    """Paint the picture from top to bottom, each strip over the one before: whoever keeps one has to copy it."""
    origin = -shown.topLeft() * radius
    rows = _by_strip(scenario, radius, origin.y(), size[1])
    progress.expect(sum(map(len, rows)))
    for number, places in enumerate(rows):
        top = number * STRIP
        if number in (0, len(rows) - 1):  # the last one may be lower
            strip = QImage(size[0], min(STRIP, size[1] - top), _format(transparent))
        strip.fill(Qt.GlobalColor.transparent if transparent else extras.table)
        painter = QPainter(strip)
        moved = origin - QPointF(0, top)
        try:
            if not transparent:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setTransform(board_transform(moved, radius))
                rim = [place for place in places if looks[place].rim]
                extras.toned(board_shadow(rim, scenario.orientation, extras.table)).paint(painter)
                painter.resetTransform()
            paint_board_at(
                *(painter, scenario, moved, radius),
                pixmaps=pixmaps,
                extras=extras,
                places=places,
                looks=looks,
                progress=progress,
            )
            if margin is not None:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setTransform(board_transform(moved, radius))
                extras.toned(margin.sketch).paint(painter)
        finally:
            painter.end()
        yield strip


def _format(transparent: bool) -> QImage.Format:
    return QImage.Format.Format_ARGB32_Premultiplied if transparent else QImage.Format.Format_RGB32


def _by_strip(scenario: Scenario, radius: float, origin: float, height: int) -> list[list[Hex]]:
    """List for each strip of the picture the places that reach into it, in order."""
    rows: list[list[Hex]] = [[] for _ in range(-(-height // STRIP))]
    reach = 1.5 * radius
    for place in scenario.tiles:
        y = origin + position(place, scenario.orientation)[1] * radius
        first, last = max(0, int((y - reach) // STRIP)), min(len(rows) - 1, int((y + reach) // STRIP))
        for number in range(first, last + 1):
            rows[number].append(place)
    return rows
