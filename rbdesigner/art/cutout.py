"""Draws pieces as silhouettes like stickers, with shadow, pale rim and dark outline, in a box from -1 to 1."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QTransform

from rbdesigner.art.palette import CREAM, INK, PLAYERS, SHADOW, lighter, with_opacity
from rbdesigner.art.sketch import Point, Sketch, ellipse, lettering, polygon, rectangle
from rbdesigner.lab.charts.chart_drawing import contrast

_RIM, _WIDE_RIM = 0.28, 0.46
_OUTLINE = 0.16
_SHADOW_AT = (0.17, 0.13)
"""How far a shadow falls: to the right and a little down, as those of peaks and crowns do."""
_SUN, _DUSK = QColor("#fff3c8"), QColor("#1a1630")
_SHADE, _SHEEN = 0.17, 0.36
"""The opacities of the shade and of the light on a piece."""
_LINE = QColor("#33271d")
"""The outline of a piece, as warm as the ground."""


def sticker(sketch: Sketch) -> Sketch:
    """Put shadow, rim and outline under a drawing, so that it stands out on every ground, and light over it."""
    whole = Sketch()
    silhouette = sketch.silhouette()
    whole.stroke(SHADOW, _RIM, silhouette.translated(*_SHADOW_AT))
    whole.fill(SHADOW, silhouette.translated(*_SHADOW_AT))
    whole.stroke(CREAM, _RIM, silhouette)
    whole.stroke(_LINE, _OUTLINE, silhouette)
    whole.fill(_LINE, silhouette)
    whole.extend(sketch.marks)
    _light(whole, silhouette.simplified())
    return whole


def _light(sketch: Sketch, shape: QPainterPath) -> None:
    """Light and shade along the edges of a piece, from the upper left as on the land around it.

    They are no gradients: a PDF has no translucent ones.
    """
    for depth in (0.2, 0.1):
        sketch.add_layer(with_opacity(_DUSK, _SHADE), shape.subtracted(shape.translated(-depth, -depth)))
    sketch.add_layer(with_opacity(_SUN, _SHEEN), shape.subtracted(shape.translated(0.1, 0.1)))


_SHINE = frozenset(colour.rgba() for colour in (SHADOW, with_opacity(_DUSK, _SHADE), with_opacity(_SUN, _SHEEN)))


def unlit(sketch: Sketch) -> Sketch:
    """A piece without light and shadow, as it lies on a board that is drawn and not painted."""
    made = Sketch()
    for mark in sketch.marks:
        pen, brush, _ = mark
        colour = brush.color() if brush.style() != Qt.BrushStyle.NoBrush else pen.color()
        if colour.rgba() not in _SHINE:
            made.marks.append(mark)
    return made


def on_pattern(sketch: Sketch) -> Sketch:
    """A piece without light and shadow, with a white rim that is wide enough for the patterns of prints in lines."""
    plain, whole = unlit(sketch), Sketch()
    whole.stroke(QColor("white"), _WIDE_RIM, plain.silhouette())
    whole.extend(plain.marks)
    return whole


def sign(player: int) -> QPainterPath:
    """Give the sign of a player (1, 2, ...), one unit in radius; with it, colour is never the only difference."""
    shapes = (
        ellipse(0, 0, 0.9),
        rectangle(-0.8, -0.8, 1.6, 1.6),
        polygon(_star(3, 1.05, 0.525)),
        polygon([(0, -1.1), (0.85, 0), (0, 1.1), (-0.85, 0)]),
        polygon(_star(5, 1.1, 0.45)),
        polygon(_cross(0.95, 0.34)),
    )
    return shapes[(player - 1) % len(shapes)]


def _star(points: int, outer: float, inner: float) -> list[Point]:
    found = []
    for k in range(2 * points):
        far, angle = (inner if k % 2 else outer), k * math.pi / points - math.pi / 2
        found.append((far * math.cos(angle), far * math.sin(angle)))
    return found


def _cross(length: float, half: float) -> list[Point]:
    quarter = [(half, -length), (half, -half), (length, -half)]
    points: list[Point] = []
    for _ in range(4):
        points += quarter
        quarter = [(-y, x) for x, y in quarter]
    return points


def sign_colour(player: int) -> QColor:
    """A colour in which a sign or number can be read on the player's own."""
    body = PLAYERS[(player - 1) % len(PLAYERS)].name()
    return max((CREAM, INK), key=lambda ink: contrast(ink.name(), body))


def put_sign(sketch: Sketch, player: int, x: float, y: float, radius: float) -> None:
    """Put the sign of a player on a piece."""
    shape = QTransform.fromTranslate(x, y).scale(radius, radius).map(sign(player))
    sketch.fill(sign_colour(player), shape)


def home(player: int | None) -> Sketch:
    """Draw a home marker: a house with the player's number, or a question mark where it is free to choose."""
    body = lighter(INK, 0.35) if player is None else PLAYERS[(player - 1) % len(PLAYERS)]
    sketch = Sketch()
    sketch.fill(lighter(body, 0.12), polygon([(-0.66, 0.8), (-0.66, -0.15), (0.66, -0.15), (0.66, 0.8)]))
    sketch.fill(
        body,
        polygon(
            [(-0.98, -0.02), (0.0, -0.92), (0.98, -0.02), (0.66, -0.02), (0.66, 0.12), (-0.66, 0.12), (-0.66, -0.02)]
        ),
    )
    sketch.fill(body, rectangle(0.36, -0.86, 0.24, 0.5))
    ink = CREAM if player is None else sign_colour(player)
    text = "?" if player is None else str(player)
    sketch.fill(ink, lettering(text, 0.82).translated(0, 0.24))
    return sticker(sketch)


def home_in_lines(player: int | None) -> Sketch:
    """Draw a home marker without colour: the walls of each player's house have a pattern of their own."""
    wall, pattern = _WALLS[(player - 1) % len(_WALLS)] if player is not None else (CREAM, None)
    sketch = Sketch()
    sketch.fill(wall, polygon([(-0.66, 0.8), (-0.66, -0.15), (0.66, -0.15), (0.66, 0.8)]))
    for mark in pattern or ():
        sketch.fill(INK, mark)
    sketch.fill(INK, polygon([(-0.98, -0.02), (0.0, -0.92), (0.98, -0.02), (0.66, 0.12), (-0.66, 0.12)]))
    sketch.fill(INK, rectangle(0.36, -0.86, 0.24, 0.5))
    sketch.fill(CREAM, ellipse(0, 0.26, 0.5))
    sketch.fill(INK, lettering("?" if player is None else str(player), 0.66).translated(0, 0.26))
    return sticker(sketch)


def _stripes(*, upright: bool) -> tuple[QPainterPath, ...]:
    if upright:
        return tuple(rectangle(-0.66 + 0.22 * number, 0.1, 0.1, 0.6) for number in range(6))
    return tuple(rectangle(-0.66, 0.2 + 0.2 * number, 1.32, 0.1) for number in range(3))


_WALLS: tuple[tuple[QColor, tuple[QPainterPath, ...] | None], ...] = (
    (CREAM, None),
    (INK, None),
    (CREAM, _stripes(upright=True)),
    (lighter(INK, 0.45), None),
    (CREAM, _stripes(upright=False)),
    (CREAM, tuple(ellipse(-0.52 + 0.21 * (at % 6), 0.22 + 0.17 * (at // 6), 0.055) for at in range(24))),
)
"""The walls of the houses of players 1 to 6, and what is drawn on them."""


def badge(text: str) -> Sketch:
    """Draw a round count for the corner of a piece, one unit in radius, wider for long texts."""
    sketch = Sketch()
    half = 1.0 + 0.42 * max(0, len(text) - 1)
    sketch.fill(CREAM, rectangle(-half - 0.16, -1.16, 2 * half + 0.32, 2.32, 1.16))
    sketch.fill(INK, rectangle(-half, -1, 2 * half, 2, 1.0))
    sketch.fill(CREAM, lettering(text, 1.1))
    return sketch
