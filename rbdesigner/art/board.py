"""Paints a whole board for pictures, thumbnails and print: tiles, roads, bridges, walls, pieces and homes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.foreign_things import foreign_things, lasting_ground, shown_foreign
from rbdesigner.art.letter_room import FOREIGN_CORNER, USUAL_CORNER, clear_of_letter, letter_corner
from rbdesigner.art.line_tile import WHITE
from rbdesigner.art.links import lay_halo, lay_roads, lay_wall, road_path
from rbdesigner.art.map_texts import coordinates_foot, map_texts
from rbdesigner.art.palette import CREAM, INK, PAPER, grey, in_grey, with_opacity
from rbdesigner.art.piece_drawing import paint_placed
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.progress import Progress
from rbdesigner.art.river_growth import RiverGrowth
from rbdesigner.art.sketch import Sketch, lettering, rectangle
from rbdesigner.art.tile import TileLook, look_at, paint_tile, painting_order
from rbdesigner.hexes import SQRT3, Hex, Orientation, position
from rbdesigner.play.placement.piece_layout import PieceLook, PlacedPiece, layout
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile

if TYPE_CHECKING:
    from rbdesigner.checks.problem import Problem

PROBLEM_COLOURS = {"error": QColor("#e0202a"), "warning": QColor("#f39a1e"), "advice": QColor("#2f6fd0")}
"""The colours of the severities, by their word."""


_DOTS = 3
"""The dots to a point that shapes are detailed for: they are printed, or made small."""


class Extras(NamedTuple):
    """Additions that a board may show besides what lies on it."""

    coordinates: bool = False
    problems: tuple[Problem, ...] = ()
    pieces: bool = True
    monochrome: bool = False
    texts: bool = False
    style: BoardStyle = BoardStyle.PAINTED

    def toned(self, sketch: Sketch) -> Sketch:
        """A picture as it is painted: in greys, if all is."""
        return in_grey(sketch) if self.monochrome else sketch

    def tint(self, colour: QColor) -> QColor:
        """A colour as it is painted."""
        return grey(colour) if self.monochrome else colour

    @property
    def table(self) -> QColor:
        """The ground behind a board."""
        return WHITE if self.monochrome else PAPER.table

    def looks(self, scenario: Scenario, places: Iterable[Hex], *, rough: bool = False) -> dict[Hex, TileLook]:
        """How the tiles at these places are painted, with ``rough`` sizes of rivers if they are small."""
        ground, orientation = lasting_ground(scenario), scenario.orientation
        growth = RiverGrowth(scenario.tiles, rough=rough)
        looks = {place: look_at(ground, place, orientation, growth) for place in places}
        if self.monochrome:
            return {place: self._in_lines(look, scenario, place) for place, look in looks.items()}
        if self.style is BoardStyle.PAINTED:
            return looks
        return {place: look._replace(style=self.style) for place, look in looks.items()}

    def _in_lines(self, look: TileLook, scenario: Scenario, place: Hex) -> TileLook:
        """A tile without colour, with its letter."""
        return look._replace(monochrome=True, style=self.style, lettered=self._lettered(scenario, place))

    def _lettered(self, scenario: Scenario, place: Hex) -> int:
        """The corner of the letter of a tile: where the pieces leave room, but always the same on foreign tiles."""
        if place not in scenario.tiles:
            return FOREIGN_CORNER
        placed = _layout(scenario, place) if self.pieces else []
        return letter_corner(placed, scenario.orientation) if placed else USUAL_CORNER

    def placed_on(self, scenario: Scenario, place: Hex) -> list[PlacedPiece]:
        """The pieces of a place where they are painted, seen from the tile's middle."""
        placed = _layout(scenario, place)
        if self.monochrome:
            placed = clear_of_letter(placed, scenario.orientation, self._lettered(scenario, place))
        return [item._replace(look=self.toned_piece(item.look)) for item in placed]

    def foreign(self, scenario: Scenario) -> Sketch:
        """Everything foreign on a map."""
        lettered = partial(self._lettered, scenario) if self.monochrome else None
        return self.toned(foreign_things(scenario, self.style, lettered=lettered))

    def toned_piece(self, look: PieceLook) -> PieceLook:
        """How a piece is painted: in greys if all is, and lit only where tiles are."""
        return look._replace(monochrome=self.monochrome, is_unlit=self.style is not BoardStyle.PAINTED)


def _layout(scenario: Scenario, place: Hex) -> list[PlacedPiece]:
    ground, home = scenario.tiles.get(place, _PLAIN_GROUND), scenario.homes.get(place)
    return layout(ground, home, scenario.pieces.get(place, ()), scenario.orientation)


PLAIN = Extras()
_PLAIN_GROUND = tile(Terrain.PASTURE)
"""What pieces stand on that are on a foreign tile."""


def bounds(scenario: Scenario) -> QRectF:
    """Give the rectangle that all tiles fill, in tile radii; without tiles, that of a single tile about (0, 0)."""
    return board_bounds({*scenario.tiles, *shown_foreign(scenario)} or (Hex(0, 0),), scenario.orientation)


def board_bounds(places: Iterable[Hex], orientation: Orientation) -> QRectF:
    """The rectangle that the tiles at these places fill, in tile radii."""
    points = [position(place, orientation) for place in places]
    across, flat = (1.0, SQRT3 / 2) if orientation is Orientation.FLAT else (SQRT3 / 2, 1.0)
    left, right = min(x for x, _ in points) - across, max(x for x, _ in points) + across
    top, bottom = min(y for _, y in points) - flat, max(y for _, y in points) + flat
    return QRectF(left, top, right - left, bottom - top)


def fitting_radius(board: QRectF, area: QRectF) -> float:
    """The tile radius at which a board just fits into an area of a device."""
    return min(area.width() / board.width(), area.height() / board.height())


def paint_board(
    painter: QPainter,
    scenario: Scenario,
    area: QRectF,
    *,
    pixmaps: TilePixmaps | None = None,
    extras: Extras = PLAIN,
    progress: Progress | None = None,
) -> None:
    """Paint the whole board into ``area``, as large as it fits and in the middle.

    Each tile is a step of ``progress``.

    With ``pixmaps`` the tiles are pictures, which is fast; without, they are shapes, which is what vector formats want.
    """
    board = bounds(scenario)
    radius = fitting_radius(board, area)
    origin = area.center() - board.center() * radius
    paint_board_at(painter, scenario, origin, radius, pixmaps=pixmaps, extras=extras, progress=progress)


def paint_board_at(
    painter: QPainter,
    scenario: Scenario,
    origin: QPointF,
    radius: float,
    *,
    pixmaps: TilePixmaps | None = None,
    extras: Extras = PLAIN,
    places: Iterable[Hex] | None = None,
    looks: Mapping[Hex, TileLook] | None = None,
    progress: Progress | None = None,
) -> None:
    """Paint a board, or only these ``places``, with the place (0, 0) at ``origin`` and this tile radius.

    Whoever paints a board in parts gives the ``looks`` of its tiles, so that they are worked out once. Each tile is a
    step of ``progress``.
    """
    tiles = scenario.tiles
    known = tiles if places is None else [place for place in places if place in tiles]
    shown = painting_order(known, scenario.orientation, lambda place: tiles[place].terrain)
    counted, looks = _stepping(shown, progress), looks or extras.looks(scenario, shown)
    standing = [*shown, *shown_foreign(scenario)]
    painter.save()
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scaled = board_transform(origin, radius)
        if pixmaps is None:
            painter.setTransform(scaled, combine=True)
            _paint_tiles(painter, looks, counted, scenario.orientation, radius)
            _paint_foreign(painter, scenario, extras)
            if extras.pieces:
                extras.toned(links(scenario)).paint(painter)
                _paint_pieces(painter, scenario, standing, extras)
        else:
            _blit_tiles(painter, looks, counted, scenario.orientation, origin, radius, pixmaps)
            base = painter.transform()
            painter.setTransform(scaled, combine=True)
            _paint_foreign(painter, scenario, extras)
            if extras.pieces:
                extras.toned(links(scenario)).paint(painter)
                painter.setTransform(base)
                _blit_pieces(painter, scenario, standing, origin, radius, pixmaps, extras)
                painter.setTransform(scaled, combine=True)
        if extras.texts:
            extras.toned(map_texts(scenario, set(shown), with_coordinates=extras.coordinates)).paint(painter)
        if extras.coordinates:
            extras.toned(coordinate_texts(shown, scenario.orientation)).paint(painter)
        if extras.problems:
            extras.toned(problem_marks(extras.problems, scenario.orientation)).paint(painter)
    finally:
        painter.restore()


def _stepping(places: Iterable[Hex], progress: Progress | None) -> Iterator[Hex]:
    for place in places:
        if progress is not None:
            progress.step()
        yield place


def _blit_tiles(
    painter: QPainter,
    looks: Mapping[Hex, TileLook],
    places: Iterable[Hex],
    orientation: Orientation,
    origin: QPointF,
    radius: float,
    pixmaps: TilePixmaps,
) -> None:
    left, top = origin.x(), origin.y()
    found: dict[TileLook, tuple[QImage, int, int]] = {}
    for place in places:
        look = looks[place]
        if look not in found:
            picture = pixmaps.get(look, radius)
            found[look] = picture, picture.width() // 2, picture.height() // 2
        picture, half_width, half_height = found[look]
        x, y = position(place, orientation)
        painter.drawImage(round(left + x * radius) - half_width, round(top + y * radius) - half_height, picture)


def _paint_tiles(
    painter: QPainter,
    looks: Mapping[Hex, TileLook],
    places: Iterable[Hex],
    orientation: Orientation,
    radius: float,
) -> None:
    for place in places:
        x, y = position(place, orientation)
        painter.translate(x, y)
        paint_tile(painter, looks[place], radius * _DOTS)
        painter.translate(-x, -y)


def _paint_foreign(painter: QPainter, scenario: Scenario, extras: Extras) -> None:
    if scenario.foreign:
        extras.foreign(scenario).paint(painter)


def _paint_pieces(painter: QPainter, scenario: Scenario, places: Iterable[Hex], extras: Extras) -> None:
    for place in _with_pieces(scenario, places):
        x, y = position(place, scenario.orientation)
        painter.translate(x, y)
        paint_placed(painter, extras.placed_on(scenario, place))
        painter.translate(-x, -y)


def _with_pieces(scenario: Scenario, places: Iterable[Hex]) -> list[Hex]:
    return [place for place in places if place in scenario.pieces or place in scenario.homes]


def _blit_pieces(
    painter: QPainter,
    scenario: Scenario,
    places: Iterable[Hex],
    origin: QPointF,
    radius: float,
    pixmaps: TilePixmaps,
    extras: Extras,
) -> None:
    for place in _with_pieces(scenario, places):
        x, y = position(place, scenario.orientation)
        blit_placed(painter, extras.placed_on(scenario, place), origin + QPointF(x, y) * radius, radius, pixmaps)


def blit_placed(
    painter: QPainter, placed: Iterable[PlacedPiece], middle: QPointF, radius: float, pixmaps: TilePixmaps
) -> None:
    """Paint pieces from their pictures, with the middle of their tile at ``middle``.

    The units of painter and tile radius must be device pixels.
    """
    for item in placed:
        picture = pixmaps.piece(item.look, picture_radius(item.size * radius))
        x, y = middle.x() + item.centre[0] * radius, middle.y() + item.centre[1] * radius
        painter.drawImage(round(x) - picture.width() // 2, round(y) - picture.height() // 2, picture)


def picture_radius(size: float) -> float:
    """Give the size of the picture that stands for a piece: one of few, so that pieces on many tiles share one."""
    return max(2.0, round(size * 2) / 2)


def links(scenario: Scenario) -> Sketch:
    """All roads and walls of a board, in tile radii."""
    sketch, roads = Sketch(), QPainterPath()
    for border in scenario.roads:
        roads.addPath(road_path(scenario.tiles, border, scenario.orientation))
    if scenario.roads:
        lay_roads(sketch, roads)
    for edge, wall in scenario.walls.items():
        lay_wall(sketch, edge, wall, scenario.orientation)
    return sketch


def coordinate_texts(places: Iterable[Hex], orientation: Orientation) -> Sketch:
    """The coordinates of the places as in files, ``q,r``, at the foot of each tile."""
    sketch, plates, letters = Sketch(), QPainterPath(), QPainterPath()
    below = coordinates_foot(orientation)
    for place in places:
        x, y = position(place, orientation)
        text = lettering(f"{place[0]},{place[1]}", 0.13)
        half = text.boundingRect().width() / 2 + 0.06
        plates.addPath(rectangle(x - half, y + below - 0.11, 2 * half, 0.22, 0.11))
        letters.addPath(text.translated(x, y + below))
    sketch.fill(with_opacity(CREAM, 0.8), plates)
    sketch.fill(INK, letters)
    return sketch


def problem_marks(problems: Iterable[Problem], orientation: Orientation) -> Sketch:
    """A ring around the first place of every problem, the worst in front."""
    sketch = Sketch()
    for problem in sorted(problems, key=lambda problem: -problem.severity):
        for place in problem.places[:1]:
            lay_halo(sketch, position(place, orientation), 0.72, PROBLEM_COLOURS[problem.severity.word])
    return sketch


def board_transform(origin: QPointF, radius: float) -> QTransform:
    """Give the transformation from the board's tile radii to the device."""
    return QTransform.fromTranslate(origin.x(), origin.y()).scale(radius, radius)
