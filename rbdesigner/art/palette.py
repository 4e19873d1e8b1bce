"""The colours of everything that is painted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPen, QRadialGradient, qGray

from rbdesigner.art.sketch import Sketch
from rbdesigner.rules.player_colours import NOBODYS_COLOUR, PLAYER_COLOURS
from rbdesigner.rules.tables import Good
from rbdesigner.tiles import Terrain


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """The colour ``share`` (0 to 1) of the way between two, opacity included."""
    return _mixed(first.rgba(), second.rgba(), share)


@lru_cache(maxsize=1024)
def _mixed(first: int, second: int, share: float) -> QColor:
    channels = ((first >> shift & 255, second >> shift & 255) for shift in (16, 8, 0, 24))
    return QColor(*(round(a + (b - a) * share) for a, b in channels))


_LIGHT, _GLOOM = QColor(255, 252, 235), QColor(16, 18, 28)


def lighter(colour: QColor, share: float) -> QColor:
    """The colour moved towards warm white."""
    return mix(colour, _LIGHT, share)


def darker(colour: QColor, share: float) -> QColor:
    """The colour moved towards a cool black."""
    return mix(colour, _GLOOM, share)


def with_opacity(colour: QColor, opacity: float) -> QColor:
    """The colour made translucent: 0 cannot be seen, 1 is opaque."""
    return QColor(colour.red(), colour.green(), colour.blue(), round(255 * opacity))


class TerrainColours(NamedTuple):
    """The colours of a terrain: ground, edge line and river banks."""

    ground: QColor
    edge: QColor
    bank: QColor


TERRAINS: Mapping[Terrain, TerrainColours] = {
    Terrain.PASTURE: TerrainColours(QColor("#a9c867"), QColor("#66853a"), QColor("#c8c283")),
    Terrain.WOODS: TerrainColours(QColor("#2b5532"), QColor("#143019"), QColor("#8f8c58")),
    Terrain.ROCK: TerrainColours(QColor("#8a98a9"), QColor("#4d5866"), QColor("#ccd0cf")),
    Terrain.MOUNTAIN: TerrainColours(QColor("#a97749"), QColor("#4d3420"), QColor("#c2a677")),
    Terrain.DESERT: TerrainColours(QColor("#faeab6"), QColor("#b0924a"), QColor("#d3b66c")),
    Terrain.SEA: TerrainColours(QColor("#2a6ba5"), QColor("#174a7a"), QColor("#f0dfa6")),
}
"""They differ in how light they are, since small pictures show little else and the colour-blind see no more there."""

WATER = QColor("#4f9fd1")
WATER_DEEP = QColor("#2f77ad")
WATER_BRIGHT = QColor("#a9dcf2")
FOAM = QColor("#f3fbff")
SAND = QColor("#f0dfa6")
SHALLOWS = QColor("#86d0dc")
RIM = QColor("#3d342b")
"""The line where the board ends."""

INK = QColor("#2a2320")
CREAM = QColor("#fff8e4")
SHADOW = QColor(18, 16, 28, 92)

PLAYERS: tuple[QColor, ...] = tuple(map(QColor, PLAYER_COLOURS))
"""The colours of players 1 to 6; each also has a shape of its own."""
NEUTRAL = QColor(NOBODYS_COLOUR)
"""The colour of what belongs to nobody."""


def of_player(player: int | None) -> QColor:
    """The colour of a player (1, 2, ...), or grey for nobody."""
    return NEUTRAL if player is None else PLAYERS[(player - 1) % len(PLAYERS)]


GOODS: Mapping[Good, QColor] = {
    Good.TRUNKS: QColor("#8a5a2b"),
    Good.BOARDS: QColor("#d9a55b"),
    Good.STONE: QColor("#9aa0a6"),
    Good.CLAY: QColor("#b8573a"),
    Good.FUEL: QColor("#33333b"),
    Good.IRON: QColor("#5f7f96"),
    Good.GOLD: QColor("#f3c62f"),
    Good.COINS: QColor("#e9b23c"),
    Good.STOCK: QColor("#4e9a62"),
    Good.PAPER: QColor("#fbf7ea"),
    Good.GEESE: QColor("#ffffff"),
}


PALE, PALE_SHARE = QColor("#f4f4f4"), 0.7
"""The paper that shows through greys, and how much of it, where colours mean something else than terrains."""


class Backdrop(NamedTuple):
    """The surroundings of a map: the table it lies on, what is written on it, and faint lines."""

    table: QColor
    ink: QColor
    faint: QColor


PAPER = Backdrop(QColor("#f6f0e1"), QColor("#3a3128"), QColor("#d9cfb8"))
DARK = Backdrop(QColor("#23272e"), QColor("#e6e2d8"), QColor("#3b414b"))


def grey(colour: QColor) -> QColor:
    """The grey that is as bright as a colour, as translucent."""
    level = qGray(colour.rgb())
    return QColor(level, level, level, colour.alpha())


def in_grey(sketch: Sketch) -> Sketch:
    """A picture in greys."""
    made = Sketch()
    for pen, brush, path in sketch.marks:
        grey_pen = QPen(pen)
        grey_pen.setBrush(_grey_brush(pen.brush()))
        made.marks.append((grey_pen, _grey_brush(brush), path))
    return made


def _grey_brush(brush: QBrush) -> QBrush:
    gradient = brush.gradient()
    if gradient is None:
        made = QBrush(brush)
        made.setColor(grey(brush.color()))
        return made
    made = QBrush(_grey_gradient(gradient))
    made.setTransform(brush.transform())
    return made


def _grey_gradient(gradient: QGradient) -> QGradient:
    made: QGradient
    if isinstance(gradient, QLinearGradient):
        made = QLinearGradient(gradient.start(), gradient.finalStop())
    elif isinstance(gradient, QRadialGradient):
        made = QRadialGradient(gradient.center(), gradient.radius())
    else:
        raise TypeError(f"no greys for {gradient}")
    made.setStops([(at, grey(tint)) for at, tint in gradient.stops()])
    return made
