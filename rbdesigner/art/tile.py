"""One tile, painted from all that its picture depends on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from PySide6.QtGui import QPainter, QPainterPath

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.ground import (
    ALONE,
    AT_SEA,
    Plot,
    Thing,
    TileGround,
    hexagon_path,
    lay_edges,
    lay_ground,
    lay_rim,
    lay_things,
    reach_of,
)
from rbdesigner.art.heights import mountain, rock
from rbdesigner.art.letter_room import USUAL_CORNER
from rbdesigner.art.line_tile import BLACK, in_inks, inks_of, letter, pattern, river_lines, shore_lines
from rbdesigner.art.palette import mix, with_opacity
from rbdesigner.art.plains import desert, pasture
from rbdesigner.art.river_growth import USUAL, USUAL_SIZES, RiverGrowth, Sizes
from rbdesigner.art.rivers import Courses, paint_rivers
from rbdesigner.art.sea import CLOSE, paint_coast, paint_estuaries, sea
from rbdesigner.art.sketch import Detail, Sketch, detail_at, paint_within, rectangle
from rbdesigner.art.woods import woods
from rbdesigner.geometry import BANK_WIDTH, RIVER_WIDTH
from rbdesigner.hexes import DIRECTIONS, EDGES, Hex, Orientation, opposite
from rbdesigner.tiles import Rivers, Terrain, Tile, terrain_in_play

VARIANTS = 4
"""How many pictures there are of a plain tile. One with rivers or a coast has one: they repeat seldom."""


_LINED = 30.0
"""The tile radius in device pixels from which tiles drawn in colours have lines around them in full ink."""


class TileLook(NamedTuple):
    """Everything that the picture of a tile depends on, besides its size.

    ``coast`` are the edges (bits) of a sea tile that border on land, ``mouths`` the edges where a river reaches the
    sea, on both its sides, and ``rim`` those where the board ends. ``sizes`` are those of the rivers at all edges.
    ``monochrome`` says that it is drawn in lines, for prints without colour, whatever its ``style``; its letter stands
    in the corner ``lettered``.
    """

    terrain: Terrain
    rivers: Rivers
    variant: int
    orientation: Orientation
    coast: int = 0
    mouths: int = 0
    monochrome: bool = False
    rim: int = ALONE
    sizes: Sizes = USUAL_SIZES
    style: BoardStyle = BoardStyle.PAINTED
    lettered: int = USUAL_CORNER

    @property
    def is_drawn(self) -> bool:
        """Whether it is drawn by patterns, not painted."""
        return self.monochrome or self.style is not BoardStyle.PAINTED

    @property
    def courses(self) -> Courses:
        """Its rivers as they are drawn."""
        return Courses(self.rivers, self.orientation, self.mouths, self.sizes)


_PAINTED: Mapping[Terrain, int] = {
    terrain: number
    for number, terrain in enumerate(
        (Terrain.SEA, Terrain.DESERT, Terrain.PASTURE, Terrain.ROCK, Terrain.MOUNTAIN, Terrain.WOODS)
    )
}


def painting_order(places: Iterable[Hex], orientation: Orientation, terrain_at: Callable[[Hex], Terrain]) -> list[Hex]:
    """Sort places as their tiles are painted: the sea first, as land grows over its rim, and the nearer the later."""
    slant = 1 if orientation is Orientation.FLAT else 0

    def turn(place: Hex) -> tuple[int, int, int]:
        q, r = place
        return _PAINTED[terrain_at(place)], 2 * r + q * slant, q

    return sorted(places, key=turn)


def variant_of(place: Hex, variants: int = VARIANTS) -> int:
    """Choose which of its pictures a tile shows at a place: always the same, in no pattern that one can see."""
    mixed = (place[0] * 0x9E3779B1 ^ place[1] * 0x85EBCA77) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    return (mixed ^ mixed >> 13) % variants


def look_at(
    tiles: Mapping[Hex, Tile], place: Hex, orientation: Orientation, growth: RiverGrowth | None = None
) -> TileLook:
    """How the tile at a place looks among its neighbours; whoever looks at many gives the ``growth`` of rivers."""
    tile = tiles[place]
    terrain, rivers, mask = tile.terrain, tile.rivers, tile.mask
    q, r = place
    coast = mouths = rim = 0
    for edge, (dq, dr) in enumerate(DIRECTIONS):
        beside = tiles.get((q + dq, r + dr))  # type: ignore[call-overload]  # a plain tuple finds its Hex, and is cheap
        if beside is None:
            rim |= 1 << edge
        elif terrain is Terrain.SEA:
            if beside.terrain is not Terrain.SEA:
                coast |= 1 << edge
                # The sea shows where a river of the land beside it flows in.
                mouths |= (beside.mask >> opposite(edge) & 1) << edge
        elif mask >> edge & 1:
            mouths |= (beside.terrain is Terrain.SEA) << edge
    variant = 0 if rivers else coast % VARIANTS if coast else variant_of(place)
    sizes = USUAL_SIZES
    if mask or mouths:
        growth = growth or RiverGrowth(tiles)
        sizes = tuple(growth.at(place, edge) if (mask | mouths) >> edge & 1 else USUAL for edge in EDGES)
    return TileLook(terrain, rivers, variant, orientation, coast, mouths, rim=rim, sizes=sizes)


def look_in_play(
    tiles: Mapping[Hex, Tile],
    place: Hex,
    orientation: Orientation,
    is_irrigated: bool,
    growth: RiverGrowth | None = None,
) -> TileLook:
    """How the tile at a place looks in play."""
    look = look_at(tiles, place, orientation, growth)
    terrain = terrain_in_play(look.terrain, is_irrigated)
    return look if terrain is look.terrain else look._replace(terrain=terrain)


def plain_look(tile: Tile, orientation: Orientation, variant: int = 0) -> TileLook:
    """How a tile looks on its own, as in a palette."""
    return TileLook(tile.terrain, tile.rivers, variant, orientation)


_TEXTURES: Mapping[Terrain, Callable[[Plot, Random], Iterator[Thing]]] = {
    Terrain.PASTURE: pasture,
    Terrain.WOODS: woods,
    Terrain.ROCK: rock,
    Terrain.MOUNTAIN: mountain,
    Terrain.DESERT: desert,
    Terrain.SEA: sea,
}


@lru_cache(maxsize=56)
def _things(plot: Plot) -> tuple[Thing, ...]:
    """All there is on a tile of this terrain before a river claims its room."""
    return tuple(_TEXTURES[plot.terrain](plot, plot.dice()))


def plot_of(look: TileLook, detail: Detail) -> Plot:
    """Give the ground of a tile; rivers count as a variant, or tiles with different ones would show the same trees."""
    variant = (look.variant + sum(map(sum, look.rivers)) + len(look.rivers)) % VARIANTS
    return Plot(look.terrain, variant, bool(look.rivers or look.coast), look.orientation, detail)


def area_of(look: TileLook, detail: Detail) -> TileGround:
    """The layer under the coast and the rivers of a tile."""
    return TileGround(plot_of(look, detail), look.rivers, look.rim)


def _land(ground: TileGround) -> tuple[Sketch, Sketch]:
    return _bare(ground), _grown(ground.plot, ground.rivers)


@lru_cache(maxsize=32)
def _bare(ground: TileGround) -> Sketch:
    sketch = Sketch()
    lay_ground(sketch, ground)
    return sketch


@lru_cache(maxsize=48)
def _grown(plot: Plot, rivers: Rivers) -> Sketch:
    """All that stands on a tile, most of its picture, whatever lies beside it."""
    sketch = Sketch()
    lay_things(sketch, _things(plot), rivers, plot.orientation, (RIVER_WIDTH + BANK_WIDTH) / 2)
    return sketch


@lru_cache(maxsize=48)
def _coast(
    orientation: Orientation, coast: int, mouths: int, sizes: Sizes, detail: Detail, *, close_up: bool = False
) -> Sketch:
    sketch = Sketch()
    paint_coast(sketch, orientation, coast, mouths, sizes, detail, close_up=close_up)
    return sketch


@lru_cache(maxsize=64)
def _water(terrain: Terrain, courses: Courses, detail: Detail) -> Sketch:
    sketch = Sketch()
    paint_rivers(sketch, terrain, courses, detail)
    return sketch


@lru_cache(maxsize=16)
def _edges(terrain: Terrain, orientation: Orientation, radius: float) -> Sketch:
    """The edges of a tile amid the board."""
    sketch = Sketch()
    lay_edges(sketch, terrain, orientation, 0, radius)
    return sketch


class DryTile(NamedTuple):
    """All that small tiles share that lie amid the board and differ only in their rivers: its ground and its coast."""

    ground: TileGround
    coast: int


def dry_tile(look: TileLook) -> DryTile:
    """A small tile without its rivers, which hide what they like: at its size nobody sees the halved trees."""
    return DryTile(area_of(look, Detail.COARSE)._replace(rivers=(), rim=0), look.coast)


class Layers(NamedTuple):
    """A tile as shapes: those that end where ``reach`` does, those over it, and the line where the board ends."""

    reach: QPainterPath
    inside: tuple[Sketch, ...]
    over: tuple[Sketch, ...] = ()
    rim: tuple[Sketch, ...] = ()


def layers(look: TileLook, radius: float, detail: Detail | None = None) -> Layers:
    """Draw a tile about (0, 0), one unit to the tile radius; ``radius`` in device pixels says what can be seen."""
    if look.monochrome:
        return _lines(look, radius)
    if look.style is not BoardStyle.PAINTED:
        return _drawn(look, radius)
    detail = detail_at(radius) if detail is None else detail
    waters = _waters(look, radius, detail)
    return waters._replace(inside=(*_land(area_of(look, detail)), *waters.inside))


def _waters(look: TileLook, radius: float, detail: Detail) -> Layers:
    """The shapes of a tile without its ground."""
    edges, rim = Sketch(), Sketch()
    lay_edges(edges, look.terrain, look.orientation, look.rim, radius)
    lay_rim(rim, look.orientation, look.rim, radius)
    close_up, seen = radius >= CLOSE, (look.orientation, look.coast, look.mouths, look.sizes, detail)
    coast = (_coast(*seen, close_up=close_up),) if look.coast else ()
    water = (_water(look.terrain, look.courses, detail),) if look.rivers else ()
    return Layers(reach_of(area_of(look, detail)), (*coast, edges, *water), rim=(rim,))


def _lines(look: TileLook, radius: float) -> Layers:
    """The shapes of a tile drawn in lines."""
    ground = pattern(look.terrain, look.rivers, look.variant, look.orientation, look.lettered)
    outline, hexagon = Sketch(), hexagon_path(look.orientation)
    outline.stroke(BLACK, max(0.022, 1.5 / radius), hexagon)
    plate = letter(look.terrain, look.orientation, look.lettered)
    return Layers(hexagon, (ground,), (outline, river_lines(look.courses), plate))


def _drawn(look: TileLook, radius: float) -> Layers:
    """The shapes of a tile drawn by patterns in colours."""
    inks, edges, rim = inks_of(look.terrain, look.style), Sketch(), Sketch()
    hexagon = hexagon_path(look.orientation)
    drawing = in_inks(pattern(look.terrain, look.rivers, look.variant, look.orientation), inks)
    shore = (shore_lines(look.orientation, look.coast, look.style),) if look.coast else ()
    # The line covers the seam between two tiles, so it is a pixel and a half at least; small tiles have it pale.
    width = max(0.022, 1.5 / radius)
    lay_rim(rim, look.orientation, look.rim, radius)
    if look.terrain is Terrain.SEA:
        # Between seas it is hardly seen, so water must cover the seam: below the waves, which go on beside it.
        water, reach = Sketch(), reach_of(area_of(look, detail_at(radius)))
        water.fill(inks.water, reach)
        edges.stroke(with_opacity(inks.edge, AT_SEA), width, hexagon)
        return Layers(reach, (water, drawing, *shore, edges), (in_inks(river_lines(look.courses), inks),), (rim,))
    edges.stroke(mix(inks.ground, inks.edge, min(1.0, radius / _LINED)), width, hexagon)
    return Layers(hexagon, (drawing, *shore), (edges, in_inks(river_lines(look.courses), inks)), (rim,))


def paint_tile(painter: QPainter, look: TileLook, radius: float, detail: Detail | None = None) -> None:
    """Paint a tile about (0, 0), one unit to the tile radius; ``radius`` in device pixels says what can be seen."""
    _paint(painter, layers(look, radius, detail))


def paint_rimless(painter: QPainter, look: TileLook, radius: float) -> None:
    """Paint a tile as :func:`paint_tile` does, without the line where the board ends."""
    _paint(painter, layers(look, radius)._replace(rim=()))


def paint_river(painter: QPainter, look: TileLook, radius: float) -> None:
    """Paint the rivers of a tile alone, as :func:`paint_tile` does, where no ground is to be seen."""
    if look.is_drawn:
        in_inks(river_lines(look.courses), inks_of(look.terrain, look.style)).paint(painter)
    else:
        _water(look.terrain, look.courses, detail_at(radius)).paint(painter)


def paint_ground(painter: QPainter, ground: TileGround) -> None:
    """Paint all that tiles with different coasts share, as :func:`paint_tile` does."""
    _paint(painter, Layers(reach_of(ground), _land(ground)))


def paint_waters(painter: QPainter, look: TileLook, radius: float, detail: Detail) -> None:
    """Paint the coast, the edges and the rivers of a tile onto its ground, which ends where the board does."""
    waters = _waters(look, radius, detail)
    if look.rim:
        _clear_beyond(painter, waters.reach)
    _paint(painter, waters)


def _clear_beyond(painter: QPainter, reach: QPainterPath) -> None:
    beyond = rectangle(-2, -2, 4, 4)
    beyond.addPath(reach)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillPath(beyond, BLACK)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def paint_dry(painter: QPainter, dry: DryTile, radius: float) -> None:
    """Paint the coast of a small tile onto its ground, or else its edges: those of a coast go over its rivers."""
    plot = dry.ground.plot
    if dry.coast:
        shapes = _coast(plot.orientation, dry.coast, 0, USUAL_SIZES, plot.detail)
    else:
        shapes = _edges(plot.terrain, plot.orientation, radius)
    _paint(painter, Layers(reach_of(dry.ground), (shapes,)))


def paint_rivers_on(painter: QPainter, look: TileLook, radius: float) -> None:
    """Paint the rivers of a small tile onto the picture of it as a dry one."""
    if not look.coast:
        # No river runs as far as its tile may paint, so that it needs no clip, which takes a third of the time.
        _water(look.terrain, look.courses, Detail.COARSE).paint(painter)
        return
    estuaries = Sketch()
    paint_estuaries(estuaries, look.orientation, look.mouths, look.sizes, Detail.COARSE)
    edges = _edges(look.terrain, look.orientation, radius)
    _paint(painter, Layers(reach_of(area_of(look, Detail.COARSE)), (estuaries, edges)))


def paint_end_of_board(painter: QPainter, look: TileLook, radius: float) -> None:
    """Let the picture of a small tile amid the board end where the board does, with a line."""
    _clear_beyond(painter, reach_of(area_of(look, Detail.COARSE)))
    rim = Sketch()
    lay_rim(rim, look.orientation, look.rim, radius)
    rim.paint(painter)


def _paint(painter: QPainter, shapes: Layers) -> None:
    if shapes.inside:
        paint_within(painter, shapes.reach, partial(_paint_all, shapes.inside))
    _paint_all((*shapes.over, *shapes.rim), painter)


def _paint_all(sketches: Iterable[Sketch], painter: QPainter) -> None:
    for sketch in sketches:
        sketch.paint(painter)
