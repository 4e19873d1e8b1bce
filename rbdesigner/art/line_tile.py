"""Draws a tile by patterns: in ink, in flat colours, or for prints without colour with a letter and grey water."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from math import dist
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.ground import Plot, Thing, hexagon_path, lay_things, scattered
from rbdesigner.art.letter_room import PLATE, USUAL_CORNER, letter_place
from rbdesigner.art.palette import SHALLOWS, TERRAINS, WATER, mix
from rbdesigner.art.rivers import BANKS_GO_ON, Courses, river_surface
from rbdesigner.art.sea import lay_shore
from rbdesigner.art.sketch import Detail, Point, Sketch, disc, ellipse, lettering, polygon, polyline, smooth
from rbdesigner.geometry import BANK_WIDTH, RIVER_WIDTH
from rbdesigner.hexes import Orientation
from rbdesigner.messages import nouns
from rbdesigner.tiles import Rivers, Terrain

BLACK, WHITE = QColor(Qt.GlobalColor.black), QColor(Qt.GlobalColor.white)
WATER_GREY, STONE_GREY = QColor("#d2d2d2"), QColor("#ececec")
LINE = 0.02
_LETTER_HEIGHT = 0.16


PARCHMENT, PEN_INK = QColor("#f8efdc"), QColor("#3d2e20")
"""The paper and the ink of the style of that name."""
_THIN = 0.38
"""How much of the paper is seen through a wash of ink: with more the colour-blind could not tell terrains apart."""


class Inks(NamedTuple):
    """The colours that a drawing by patterns has for its lines, ground, water, light water and stones."""

    line: QColor
    ground: QColor
    water: QColor
    shallows: QColor
    stone: QColor
    edge: QColor


def inks_of(terrain: Terrain, style: BoardStyle) -> Inks:
    """The colours of a style for a terrain."""
    colours, sea = TERRAINS[terrain], TERRAINS[Terrain.SEA].ground
    is_sea = terrain is Terrain.SEA
    if style is BoardStyle.FLAT:
        line = mix(colours.ground, colours.edge, 0.4)
        water = sea if is_sea else WATER
        return Inks(line, colours.ground, water, mix(sea, SHALLOWS, 0.45), mix(colours.ground, WHITE, 0.2), line)
    ground = mix(colours.ground, PARCHMENT, _THIN)
    water = mix(sea if is_sea else WATER, PARCHMENT, _THIN)
    return Inks(
        PEN_INK, ground, water, mix(water, PARCHMENT, 0.35), mix(ground, WHITE, 0.4), mix(PEN_INK, ground, 0.35)
    )


def ground_colour(terrain: Terrain, style: BoardStyle) -> QColor:
    """The one colour of a terrain where tiles are too small for more."""
    if style is BoardStyle.PAINTED:
        return TERRAINS[terrain].ground
    inks = inks_of(terrain, style)
    return inks.water if terrain is Terrain.SEA else inks.ground


def river_colour(style: BoardStyle) -> QColor:
    """The colour of rivers where tiles are too small for more."""
    return WATER if style is BoardStyle.PAINTED else inks_of(Terrain.PASTURE, style).water


def letters() -> dict[Terrain, str]:
    """Give the letters of the terrains, in the language of readers: enough of each name to tell it from others."""
    names = {terrain: nouns.name(terrain).capitalize() for terrain in Terrain}
    return {terrain: shortest(name, set(names.values()) - {name}) for terrain, name in names.items()}


def shortest(name: str, others: Iterable[str]) -> str:
    """The shortest beginning of a name that none of the others has."""
    ends = range(1, len(name) + 1)
    return next((name[:end] for end in ends if not any(other.startswith(name[:end]) for other in others)), name)


def letter_plate(text: str, at: Point) -> Sketch:
    """A letter on its plate."""
    x, y = at
    sketch = Sketch()
    sketch.fill(WHITE, ellipse(x, y, PLATE))
    sketch.stroke(BLACK, LINE / 2, ellipse(x, y, PLATE))
    sketch.fill(BLACK, lettering(text, _LETTER_HEIGHT / (1 + 0.3 * (len(text) - 1))).translated(x, y))
    return sketch


def letter(terrain: Terrain, orientation: Orientation, corner: int) -> Sketch:
    """The letter of a terrain in a corner of its tile."""
    return letter_plate(letters()[terrain], letter_place(orientation, corner))


def _spares(thing: Thing, at: Point) -> bool:
    """Whether a thing keeps clear of the plate of a letter, which would cut it."""
    return all(dist(point, at) >= PLATE + thing.clearance for point in thing.points)


def in_inks(sketch: Sketch, inks: Inks) -> Sketch:
    """A drawing in other colours than black, white and greys."""
    greys = (BLACK, WHITE, WATER_GREY, STONE_GREY)
    swapped = {
        grey.rgba(): ink for grey, ink in zip(greys, (inks.line, inks.ground, inks.water, inks.stone), strict=True)
    }
    made = Sketch()
    for pen, brush, path in sketch.marks:
        other_pen, other_brush = QPen(pen), QBrush(brush)
        if pen.style() is not Qt.PenStyle.NoPen:
            other_pen.setColor(swapped[pen.color().rgba()])
        if brush.style() is not Qt.BrushStyle.NoBrush:
            other_brush.setColor(swapped[brush.color().rgba()])
        made.marks.append((other_pen, other_brush, path))
    return made


@lru_cache(maxsize=192)
def pattern(
    terrain: Terrain, rivers: Rivers, variant: int, orientation: Orientation, corner: int = USUAL_CORNER
) -> Sketch:
    """The ground of a tile with the pattern of its terrain, clear of its rivers and the letter in a corner."""
    plot = Plot(terrain, variant, bool(rivers), orientation, Detail.FINE)
    sketch, dice = Sketch(), plot.dice()
    sketch.fill(WATER_GREY if terrain is Terrain.SEA else WHITE, hexagon_path(orientation))
    at = letter_place(orientation, corner)
    things = [thing for thing in _PATTERNS[terrain](plot, dice) if _spares(thing, at)]
    lay_things(sketch, things, rivers, orientation, (RIVER_WIDTH + BANK_WIDTH) / 2)
    return sketch


@lru_cache(maxsize=192)
def river_lines(courses: Courses) -> Sketch:
    """The rivers of a tile: grey between two black banks."""
    sketch = Sketch()
    sketch.fill(BLACK, river_surface(courses, Detail.FINE, 2 * LINE, BANKS_GO_ON))
    sketch.fill(WATER_GREY, river_surface(courses, Detail.FINE, 0.0))
    return sketch


@lru_cache(maxsize=128)
def shore_lines(orientation: Orientation, coast: int, style: BoardStyle) -> Sketch:
    """The shore of a sea tile: a band of light water in flat colours, in ink the lines that engravers drew."""
    sketch, inks = Sketch(), inks_of(Terrain.SEA, style)
    widths = (0.62, 0.4, 0.2) if style is BoardStyle.INK else ()
    for width in widths:
        lay_shore(sketch, inks.edge, orientation, coast, width)
        lay_shore(sketch, inks.water if width > 0.3 else inks.shallows, orientation, coast, width - 2 * LINE / 2)
    if not widths:
        lay_shore(sketch, inks.shallows, orientation, coast, 0.4)
    return sketch


def _pasture(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Tufts of grass, far apart."""
    for x, y in scattered(dice, plot.orientation, 0.36, 0.14):
        tuft = QPainterPath()
        for dx in (-0.06, 0.0, 0.06):
            tuft.addPath(polyline((x + dx * 0.3, y), (x + dx, y - 0.09 + abs(dx) * 0.5)))
        yield _drawn((x, y), 0.07, tuft)


def _woods(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Black firs, close together."""
    for x, y in scattered(dice, plot.orientation, 0.27, 0.13):
        fir = polygon([(x, y - 0.15), (x + 0.085, y + 0.03), (x - 0.085, y + 0.03)])
        sketch = Sketch()
        sketch.fill(BLACK, fir)
        sketch.stroke(BLACK, LINE, polyline((x, y), (x, y + 0.075)))
        yield Thing(((x, y),), 0.1, sketch)


def _rock(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Stones with corners."""
    for x, y in scattered(dice, plot.orientation, 0.33, 0.14):
        size = dice.uniform(0.1, 0.14)
        around = ((-1.0, 0.5), (-0.75, -0.35), (-0.1, -0.8), (0.6, -0.5), (1.0, 0.5))
        stone = polygon([(x + dx * size, y + dy * size * dice.uniform(0.8, 1.1)) for dx, dy in around])
        sketch = Sketch()
        sketch.outlined(STONE_GREY, stone, BLACK, LINE)
        sketch.stroke(BLACK, LINE / 2, polyline((x + 0.25 * size, y - 0.55 * size), (x + 0.4 * size, y + 0.3 * size)))
        yield Thing(((x, y),), 0.1, sketch)


def _mountain(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Large peaks, their right side hatched."""
    for x, y in scattered(dice, plot.orientation, 0.5, 0.24):
        high, wide = dice.uniform(0.3, 0.36), 0.22
        foot = y + high / 2
        peak = polygon([(x, foot - high), (x + wide, foot), (x - wide, foot)])
        sketch = Sketch()
        sketch.fill(WHITE, peak)
        sketch.stroke(BLACK, 1.5 * LINE, polyline((x - wide, foot), (x, foot - high), (x + wide, foot)))
        hatch = QPainterPath()
        for share in (0.25, 0.45, 0.65, 0.85):
            top = (x + wide * share, foot - high * (1 - share))
            hatch.addPath(polyline(top, (x + wide * share * 0.55, foot - high * (1 - share) * 0.35)))
        sketch.stroke(BLACK, LINE, hatch)
        yield Thing(((x, y - high / 3), (x - wide, foot), (x + wide, foot)), 0.02, sketch, row=1 + round(y * 20) + 20)


def _desert(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Grains of sand."""
    for x, y in scattered(dice, plot.orientation, 0.13, 0.06):
        sketch = Sketch()
        sketch.fill(BLACK, disc(x, y, 0.014))
        yield Thing(((x, y),), 0.03, sketch)


def _sea(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Rows of waves."""
    for x, y in scattered(dice, plot.orientation, 0.4, 0.16):
        wave = smooth([(x - 0.13, y), (x - 0.065, y - 0.04), (x, y), (x + 0.065, y + 0.04), (x + 0.13, y)])
        yield _drawn((x, y), 0.0, wave)


def _drawn(at: Point, clearance: float, lines: QPainterPath) -> Thing:
    sketch = Sketch()
    sketch.stroke(BLACK, LINE, lines)
    return Thing((at,), clearance, sketch)


_PATTERNS: Mapping[Terrain, Callable[[Plot, random.Random], Iterator[Thing]]] = {
    Terrain.PASTURE: _pasture,
    Terrain.WOODS: _woods,
    Terrain.ROCK: _rock,
    Terrain.MOUNTAIN: _mountain,
    Terrain.DESERT: _desert,
    Terrain.SEA: _sea,
}
