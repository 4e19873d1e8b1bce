"""One tile, painted from all that its picture depends on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from PySide6.QtGui import QColor, QPainter

from rbdesigner.art.ground import Plot, Thing, hexagon_path, lay_ground, lay_rim, lay_things
from rbdesigner.art.heights import mountain, rock
from rbdesigner.art.line_tile import BLACK, letter, pattern, river_lines
from rbdesigner.art.palette import TERRAINS
from rbdesigner.art.plains import desert, pasture
from rbdesigner.art.rivers import paint_rivers
from rbdesigner.art.sea import paint_coast, sea
from rbdesigner.art.sketch import Detail, Sketch, detail_at, paint_within
from rbdesigner.art.woods import woods
from rbdesigner.geometry import BANK_WIDTH, RIVER_WIDTH
from rbdesigner.hexes import DIRECTIONS, Hex, Orientation, opposite
from rbdesigner.tiles import Rivers, Terrain, Tile, terrain_in_play

VARIANTS = 4
"""How many pictures there are of a plain tile. One with rivers or a coast has one: they repeat seldom."""


class TileLook(NamedTuple):
    """Everything that the picture of a tile depends on, besides its size.

    ``coast`` are the edges (bits) of a sea tile that border on land, ``mouths`` the edges where a river reaches the
    sea, on both its sides. ``monochrome`` says that it is drawn in lines, for prints without colour.
    """

    terrain: Terrain
    rivers: Rivers
    variant: int
    orientation: Orientation
    coast: int = 0
    mouths: int = 0
    monochrome: bool = False


def variant_of(place: Hex, variants: int = VARIANTS) -> int:
    """Choose which of its pictures a tile shows at a place: always the same, in no pattern that one can see."""
    mixed = (place[0] * 0x9E3779B1 ^ place[1] * 0x85EBCA77) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    return (mixed ^ mixed >> 13) % variants


def look_at(tiles: Mapping[Hex, Tile], place: Hex, orientation: Orientation) -> TileLook:
    """How the tile at a place looks among its neighbours."""
    tile = tiles[place]
    terrain, rivers, mask = tile.terrain, tile.rivers, tile.mask
    # Plain land, most of a map, does not depend on its neighbours.
    if not rivers and terrain is not Terrain.SEA:
        return TileLook(terrain, rivers, variant_of(place), orientation)
    q, r = place
    coast = mouths = 0
    for edge, (dq, dr) in enumerate(DIRECTIONS):
        beside = tiles.get((q + dq, r + dr))  # type: ignore[call-overload]  # a plain tuple finds its Hex, and is cheap
        if beside is None:
            continue
        if terrain is not Terrain.SEA:
            if beside.terrain is Terrain.SEA:
                mouths |= mask & 1 << edge
        elif beside.terrain is not Terrain.SEA:
            coast |= 1 << edge
            # The sea shows where a river of the land beside it flows in.
            mouths |= (beside.mask >> opposite(edge) & 1) << edge
    variant = 0 if rivers else coast % VARIANTS if coast else variant_of(place)
    return TileLook(terrain, rivers, variant, orientation, coast, mouths)


def look_in_play(tiles: Mapping[Hex, Tile], place: Hex, orientation: Orientation, is_irrigated: bool) -> TileLook:
    """How the tile at a place looks in play."""
    look = look_at(tiles, place, orientation)
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


class _Texture(NamedTuple):
    ground: Sketch
    things: tuple[Thing, ...]
    rim: Sketch


@lru_cache(maxsize=128)
def _texture(plot: Plot) -> _Texture:
    """All there is on a tile of this terrain before a river claims its room."""
    ground, rim, dice = Sketch(), Sketch(), plot.dice()
    lay_ground(ground, plot, dice)
    lay_rim(rim, plot)
    return _Texture(ground, tuple(_TEXTURES[plot.terrain](plot, dice)), rim)


def plot_of(look: TileLook, detail: Detail) -> Plot:
    """Give the ground of a tile; rivers count as a variant, or tiles with different ones would show the same trees."""
    variant = (look.variant + sum(map(sum, look.rivers)) + len(look.rivers)) % VARIANTS
    return Plot(look.terrain, variant, bool(look.rivers), look.orientation, detail)


class TileGround(NamedTuple):
    """A plot and all that grows and lies on it, clear of these rivers."""

    plot: Plot
    rivers: Rivers


def area_of(look: TileLook, detail: Detail) -> TileGround:
    """The layer under the coast and the rivers of a tile."""
    return TileGround(plot_of(look, detail), look.rivers)


@lru_cache(maxsize=192)
def _land(ground: TileGround) -> Sketch:
    (plot, rivers), sketch = ground, Sketch()
    texture = _texture(plot)
    sketch.extend(texture.ground.marks)
    lay_things(sketch, texture.things, rivers, plot.orientation, (RIVER_WIDTH + BANK_WIDTH) / 2)
    sketch.extend(texture.rim.marks)
    return sketch


@lru_cache(maxsize=128)
def _coast(orientation: Orientation, coast: int, mouths: int, detail: Detail) -> Sketch:
    sketch = Sketch()
    paint_coast(sketch, orientation, coast, mouths, detail)
    return sketch


@lru_cache(maxsize=192)
def _water(look: TileLook, detail: Detail) -> Sketch:
    sketch = Sketch()
    if look.rivers:
        paint_rivers(sketch, look.terrain, look.rivers, look.orientation, look.mouths, detail)
    return sketch


def edge_width(radius: float) -> float:
    """Give the width of the line around a tile in tile radii: it covers the seam, so at least a pixel and a half."""
    return max(0.022, 1.5 / radius)


class Layers(NamedTuple):
    """A tile as shapes: those that end at its outline, and those painted over it, the edge line first."""

    inside: tuple[Sketch, ...]
    over: tuple[Sketch, ...]


def layers(look: TileLook, radius: float, detail: Detail | None = None) -> Layers:
    """Draw a tile about (0, 0), one unit to the tile radius; ``radius`` in device pixels says what can be seen."""
    if look.monochrome:
        return _lines(look, radius)
    detail = detail_at(radius) if detail is None else detail
    waters = _waters(look, radius, detail)
    return Layers((_land(area_of(look, detail)), *waters.inside), waters.over)


def _waters(look: TileLook, radius: float, detail: Detail) -> Layers:
    """The shapes of a tile without its ground."""
    inside = (_coast(look.orientation, look.coast, look.mouths, detail),) if look.coast else ()
    return Layers(inside, (_line(look.terrain, look.orientation, radius), _water(look, detail)))


def _lines(look: TileLook, radius: float) -> Layers:
    """The shapes of a tile drawn in lines."""
    ground = pattern(look.terrain, look.rivers, look.variant, look.orientation)
    rivers = river_lines(look.rivers, look.orientation, look.mouths)
    outline = _outline(BLACK, look.orientation, radius)
    return Layers((ground,), (outline, rivers, letter(look.terrain, look.orientation)))


def _line(terrain: Terrain, orientation: Orientation, radius: float) -> Sketch:
    """The line around a tile."""
    return _outline(TERRAINS[terrain].edge, orientation, radius)


def _outline(colour: QColor, orientation: Orientation, radius: float) -> Sketch:
    line = Sketch()
    line.stroke(colour, edge_width(radius), hexagon_path(orientation))
    return line


def paint_tile(painter: QPainter, look: TileLook, radius: float, detail: Detail | None = None) -> None:
    """Paint a tile about (0, 0), one unit to the tile radius; ``radius`` in device pixels says what can be seen."""
    _paint(painter, look.orientation, layers(look, radius, detail))


def paint_ground(painter: QPainter, ground: TileGround) -> None:
    """Paint all that tiles with different coasts share, as :func:`paint_tile` does."""
    _paint(painter, ground.plot.orientation, Layers((_land(ground),), ()))


def paint_waters(painter: QPainter, look: TileLook, radius: float, detail: Detail) -> None:
    """Paint the coast, the edge line and the rivers of a tile onto its ground."""
    _paint(painter, look.orientation, _waters(look, radius, detail))


def _paint(painter: QPainter, orientation: Orientation, shapes: Layers) -> None:
    if shapes.inside:
        paint_within(painter, hexagon_path(orientation), partial(_paint_all, shapes.inside))
    _paint_all(shapes.over, painter)


def _paint_all(sketches: Iterable[Sketch], painter: QPainter) -> None:
    for sketch in sketches:
        sketch.paint(painter)
