"""Draws what maps of others hold: polders, the city, and pieces of the expansion, each a chip with letters on it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QTransform

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.ground import corners, hexagon_path
from rbdesigner.art.letter_room import FOREIGN_CORNER, PLATE, clear_of_letter, letter_place
from rbdesigner.art.line_tile import BLACK, LINE, PARCHMENT, PEN_INK, WATER_GREY, WHITE, letter_plate, shortest
from rbdesigner.art.palette import CREAM, INK, WATER, WATER_DEEP, mix, of_player
from rbdesigner.art.sketch import Point, Sketch, ellipse, lettering, polygon, polyline, rectangle
from rbdesigner.hexes import Hex, Orientation, position
from rbdesigner.messages import nouns
from rbdesigner.messages.foreign_names import foreign_tile_name
from rbdesigner.play.placement.piece_layout import layout
from rbdesigner.scenario.foreign import ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, Tile, tile

_MEADOW, _MEADOW_DARK, _DYKE = QColor("#a9cf6b"), QColor("#86b04e"), QColor("#c9b98a")
FLAT_COLOURS = {ForeignTile.POLDER: QColor("#8fc39a"), ForeignTile.CITY: QColor("#b5482f")}
"""One colour for each tile that is drawn, where all are drawn small."""
_RIM = QColor("#5d7a3a")
_COURT, _WALL, _ROOF, _ROOF_DARK = QColor("#d9cba6"), QColor("#f2e6cd"), QColor("#b5482f"), QColor("#8a3522")
_HOUSES = ((-0.26, -0.22, 0.26), (0.06, -0.3, 0.3), (0.3, -0.08, 0.24), (-0.06, 0.02, 0.34), (-0.34, 0.14, 0.24),
           (0.24, 0.24, 0.26), (-0.06, 0.34, 0.22))  # fmt: skip
"""The middles of the houses of the city, from the back to the front, and how wide they are."""
_CHIP, _APART, _ROW = 0.13, 0.33, 4
"""The radius of a chip, how far apart chips stand, and how many in a row."""
_RIM_SPOTS, _CLEAR = 0.76, 0.08
"""The radius of the hexagon on whose corners and sides chips lie that make room for pieces of ours, and how far from
those they are at least where that can be."""
_TICKS = 9
"""The strokes of a dyke to a side."""
LETTERS = {
    ForeignKind.GOOD: {11: "Bo", 12: "Ma", 13: "Pe", 14: "Mb", 15: "Wc", 16: "Ri", 17: "Sk", 18: "Po", 19: "St"},
    ForeignKind.TRANSPORTER: {36: "Pl", 37: "Ex"},
    ForeignKind.BUILDING: {66: "Ae", 67: "Bf", 68: "Pp", 70: "Pf", 71: "At", **dict.fromkeys(range(72, 78), "Mo")},
    ForeignKind.HOME: {0: "H"},
}
"""The letters of the pieces with a name: bomb, manager, pearl, marble, works of art; plane, exhibition; buildings."""


def shown_foreign(scenario: Scenario) -> list[Hex]:
    """The places of foreign tiles that are drawn: a void is nothing."""
    if not scenario.foreign:
        return []
    return [at for at, there in scenario.foreign_tiles().items() if there.tile is not ForeignTile.VOID]


def lasting_ground(scenario: Scenario) -> Mapping[Hex, Tile]:
    """The tiles, and pastures where foreign tiles are drawn: the sea has a shore there, and the board does not end."""
    shown = shown_foreign(scenario)
    return {**scenario.tiles, **dict.fromkeys(shown, _SOLID)} if shown else scenario.tiles


_SOLID = tile(Terrain.PASTURE)


def foreign_things(
    scenario: Scenario,
    style: BoardStyle = BoardStyle.PAINTED,
    places: Collection[Hex] | None = None,
    *,
    lettered: Callable[[Hex], int] | None = None,
) -> Sketch:
    """Everything foreign at places, or everywhere; its tiles in a style, or in lines with letters.

    Then ``lettered`` finds the corner of the letter of a tile, ours or foreign, which chips leave free.
    """
    sketch = Sketch()
    tiles, orientation = scenario.foreign_tiles(), scenario.orientation
    for at, there in sorted(scenario.foreign.items()):
        if places is not None and at not in places:
            continue
        middle = QTransform.fromTranslate(*position(at, orientation))
        if at in tiles and there.tile in _DRAWN:
            sketch.add(foreign_tile(there.tile, orientation, style, is_lettered=lettered is not None), middle)
        if there.pieces:
            corner = None if lettered is None else lettered(at)
            sketch.add(_chips(there.pieces, _spots(scenario, at, corner)), middle)
    return sketch


def foreign_letter(tile: ForeignTile) -> str:
    """The letter of a tile in prints without colour; those of the terrains differ."""
    names = {each: foreign_tile_name(each).capitalize() for each in _DRAWN}
    others = {nouns.name(terrain).capitalize() for terrain in Terrain} | set(names.values())
    return shortest(names[tile], others - {names[tile]})


def foreign_tile(
    tile: ForeignTile, orientation: Orientation, style: BoardStyle, *, is_lettered: bool = False
) -> Sketch:
    """A polder or a city about (0, 0), for prints without colour in lines with its letter."""
    if is_lettered:
        lines = _IN_LINES[tile](orientation)
        lines.add(letter_plate(foreign_letter(tile), letter_place(orientation, FOREIGN_CORNER)), QTransform())
        return lines
    drawn = _DRAWN[tile](orientation)
    return _washed(drawn) if style is BoardStyle.INK else drawn


def _polder(orientation: Orientation) -> Sketch:
    """Meadows between straight ditches, within a dyke."""
    sketch = Sketch()
    sketch.fill(_DYKE, hexagon_path(orientation))
    sketch.fill(WATER, hexagon_path(orientation, 0.9))
    strips, furrows = _strips(hexagon_path(orientation, 0.82))
    sketch.fill(_MEADOW, strips)
    sketch.fill(_MEADOW_DARK, furrows)
    sketch.stroke(_RIM, 0.025, hexagon_path(orientation, 0.985))
    return sketch


def _strips(field: QPainterPath) -> tuple[QPainterPath, QPainterPath]:
    """The meadows of a polder, and a furrow along each."""
    strips, furrows = QPainterPath(), QPainterPath()
    for number in range(-3, 4):
        strips.addPath(rectangle(-1, 0.26 * number - 0.105, 0.98, 0.21).intersected(field))
        strips.addPath(rectangle(0.06, 0.26 * number - 0.105, 0.98, 0.21).intersected(field))
        furrows.addPath(rectangle(-1, 0.26 * number - 0.01, 2, 0.02).intersected(field))
    return strips, furrows.intersected(strips)


def _city(orientation: Orientation) -> Sketch:
    """Houses with red roofs within a moat that reaches every side."""
    sketch = Sketch()
    sketch.fill(_MEADOW, hexagon_path(orientation))
    sketch.fill(WATER_DEEP, hexagon_path(orientation, 0.86))
    sketch.fill(WATER, hexagon_path(orientation, 0.83))
    sketch.outlined(_COURT, hexagon_path(orientation, 0.66), INK, 0.02)
    for walls, roof in map(_house, _HOUSES):
        sketch.outlined(_WALL, walls, INK, 0.012)
        sketch.outlined(_ROOF, roof, _ROOF_DARK, 0.012)
    sketch.stroke(_RIM, 0.025, hexagon_path(orientation, 0.985))
    return sketch


def _house(at: tuple[float, float, float]) -> tuple[QPainterPath, QPainterPath]:
    """The walls and the roof of a house, by its middle and its width."""
    x, y, wide = at
    high = 0.62 * wide
    roof = polygon(((x - 0.6 * wide, y - high / 2), (x, y - 1.05 * wide), (x + 0.6 * wide, y - high / 2)))
    return rectangle(x - wide / 2, y - high / 2, wide, high), roof


_DRAWN = {ForeignTile.POLDER: _polder, ForeignTile.CITY: _city}
"""The drawings of the tiles; a void has none."""


def _polder_in_lines(orientation: Orientation) -> Sketch:
    """Furrowed meadows between grey ditches, within a dyke with a hatched slope."""
    sketch, slope = Sketch(), QPainterPath()
    sketch.outlined(WHITE, hexagon_path(orientation), BLACK, LINE)
    for inner, outer in zip(_along(orientation, 0.9), _along(orientation, 0.97), strict=True):
        slope.addPath(polyline(inner, outer))
    sketch.stroke(BLACK, LINE / 2, slope)
    sketch.outlined(WATER_GREY, hexagon_path(orientation, 0.9), BLACK, LINE / 2)
    strips, furrows = _strips(hexagon_path(orientation, 0.82))
    sketch.outlined(WHITE, strips, BLACK, LINE / 2)
    sketch.fill(BLACK, furrows)
    return sketch


def _city_in_lines(orientation: Orientation) -> Sketch:
    """Houses with dark roofs within a grey moat."""
    sketch = Sketch()
    sketch.outlined(WHITE, hexagon_path(orientation), BLACK, LINE)
    sketch.outlined(WATER_GREY, hexagon_path(orientation, 0.86), BLACK, LINE / 2)
    sketch.outlined(WHITE, hexagon_path(orientation, 0.66), BLACK, LINE)
    for walls, roof in map(_house, _HOUSES):
        sketch.outlined(WHITE, walls, BLACK, LINE / 2)
        sketch.outlined(BLACK, roof, WHITE, LINE / 4)
    return sketch


def _along(orientation: Orientation, radius: float) -> Iterator[Point]:
    """Points along the sides of a hexagon, close together."""
    rim = corners(orientation, radius)
    for (x, y), (a, b) in zip(rim, rim[1:] + rim[:1], strict=True):
        for part in range(_TICKS):
            yield x + (a - x) * part / _TICKS, y + (b - y) * part / _TICKS


_IN_LINES = {ForeignTile.POLDER: _polder_in_lines, ForeignTile.CITY: _city_in_lines}


def _washed(sketch: Sketch) -> Sketch:
    """A drawing in ink, washed with pale colours."""
    made = Sketch()
    for pen, brush, path in sketch.marks:
        if brush.style() == Qt.BrushStyle.NoBrush:
            made.stroke(PEN_INK, pen.widthF(), path)
        else:
            made.fill(mix(brush.color(), PARCHMENT, 0.5), path)
    return made


def _spots(scenario: Scenario, at: Hex, corner: int | None) -> list[Point]:
    """Where chips have room along the rim of a tile with pieces of ours, the freest first; nothing without any.

    They have none at a letter in a ``corner``.
    """
    home, pieces, orientation = scenario.homes.get(at), scenario.pieces.get(at, ()), scenario.orientation
    ours = layout(scenario.tiles.get(at, _SOLID), home, pieces, orientation)
    if not ours:
        return []
    taken = [(piece.centre, piece.size) for piece in ours]
    if corner is not None:
        spared = clear_of_letter(ours, orientation, corner)
        taken = [*((piece.centre, piece.size) for piece in spared), (letter_place(orientation, corner), PLATE)]
    rim = corners(orientation, _RIM_SPOTS)
    middles = [((x + a) / 2, (y + b) / 2) for (x, y), (a, b) in zip(rim, rim[1:] + rim[:1], strict=True)]

    def covered(spot: Point) -> float:
        return max(round(size + _CHIP + _CLEAR - math.dist(spot, middle), 3) for middle, size in taken)

    return sorted((*rim, *middles), key=lambda spot: (max(0.0, covered(spot)), -round(spot[1], 3), spot))


def _in_rows(number: int) -> list[Point]:
    """Where so many chips lie in rows, the first near the lower edge of a tile."""
    spots = []
    for index in range(number):
        row, column = divmod(index, _ROW)
        wide = min(_ROW, number - row * _ROW)
        spots.append((_APART * (column - (wide - 1) / 2), 0.6 - _APART * row))
    return spots


def _chips(pieces: tuple[ForeignPiece, ...], spots: list[Point]) -> Sketch:
    """The pieces on these spots, in rows if there are not enough; several alike are one chip with their number."""
    sketch = Sketch()
    alike = Counter((piece.kind, piece.number, piece.player) for piece in pieces)
    places = spots if len(spots) >= len(alike) else _in_rows(len(alike))
    for ((kind, number, player), count), (x, y) in zip(alike.items(), places, strict=False):
        sketch.add(foreign_chip(kind, number, player), QTransform.fromTranslate(x, y))
        if count > 1:
            sketch.outlined(INK, ellipse(x + _CHIP, y - _CHIP, 0.07), CREAM, 0.012)
            sketch.fill(CREAM, lettering(str(count), 0.09).translated(x + _CHIP, y - _CHIP))
    return sketch


def foreign_chip(kind: ForeignKind, number: int, player: int | None = None) -> Sketch:
    """A piece about (0, 0)."""
    sketch = Sketch()
    square = kind in (ForeignKind.BUILDING, ForeignKind.HOME)
    chip = rectangle(-_CHIP, -_CHIP, 2 * _CHIP, 2 * _CHIP, 0.03) if square else ellipse(0, 0, _CHIP)
    sketch.outlined(CREAM, chip, INK if player is None else of_player(player), 0.022 if player is None else 0.05)
    letters = LETTERS[kind].get(number, str(number))
    sketch.fill(INK, lettering(letters, 0.13 if len(letters) < 3 else 0.1))
    return sketch
