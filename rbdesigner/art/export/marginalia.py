"""The margin of a picture: a title cartouche, a compass rose and a scale of tiles below the map."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from rbdesigner.art.board import bounds
from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export.sheet_phrases import printed_text, untitled
from rbdesigner.art.palette import CREAM, INK, SHADOW, with_opacity
from rbdesigner.art.sketch import Face, Sketch, ellipse, lettering, polygon, rectangle
from rbdesigner.hexes import SQRT3
from rbdesigner.messages.phrases import listed
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_BY = QT_TRANSLATE_NOOP("sheet", "by {names}")
_NORTH = QT_TRANSLATE_NOOP("sheet", "N")
_TILES = QT_TRANSLATE_NOOP("sheet", "Tiles")

_LEAST, _OF_WIDTH, _OF_HEIGHT = 0.6, 1 / 15, 0.12
"""The unit of the margin: at least so many tile radii, and such a share of the width or the height of the map."""
_APART, _HIGH, _RIM = 0.5, 2.2, 0.05
"""How far the margin stays away from the map and its parts from each other, how high it is, and what its lines take
beyond that, in its units."""
_TITLE, _CREDIT, _LEADING, _WIDEST, _INSIDE = 0.4, 0.2, 0.62, 7.0, 0.5
"""How high the letters of title and credit are, how far apart lines of the title, how wide they may be, and the room
around them."""
_LONGEST_LINE = 30
_ROSE, _LETTER = 0.8, 0.28
_BAR, _NUMBER, _LONGEST_BAR = 0.17, 0.2, 3.6
_STEPS = ((50, 5), (20, 4), (10, 5), (5, 5), (4, 4), (3, 3), (2, 2), (1, 1))
"""The lengths that a scale may have in tiles, and its parts."""


class _Inks(NamedTuple):
    """The colours of the margin: plates and the lines around them, letters on plates, and the dark side of things."""

    plate: QColor
    line: QColor
    letters: QColor
    dark: QColor


_INKS = {
    BoardStyle.PAINTED: _Inks(QColor("#fdf3d6"), QColor("#7a5230"), INK, QColor("#7a3f24")),
    BoardStyle.FLAT: _Inks(QColor("#23567f"), QColor("#23567f"), QColor("#ffffff"), QColor("#23567f")),
    BoardStyle.INK: _Inks(QColor("#fbf6e9"), QColor("#3d2e20"), QColor("#3d2e20"), QColor("#3d2e20")),
}


class Margin:
    """The margin of a map with what is ``wanted``: below it, as wide at least, and measured in tile radii."""

    def __init__(self, scenario: Scenario, wanted: Collection[str], style: BoardStyle) -> None:
        board = bounds(scenario)
        unit = max(_LEAST, min(board.width() * _OF_WIDTH, board.height() * _OF_HEIGHT))
        middle = _cartouche(scenario.properties, style) if "cartouche" in wanted else Sketch()
        left = _compass(style) if "compass" in wanted else Sketch()
        right = _scale(unit, style) if "scale" in wanted else Sketch()
        widths = [_width(part) for part in (left, middle, right)]
        beside = max(widths[0], widths[2])
        wide = max(board.width() / unit, widths[1] + 2 * (beside + _APART if beside else 0.0))
        at_x, at_y = board.center().x(), board.bottom() + (_APART + _HIGH / 2) * unit
        self.area = QRectF(at_x - wide * unit / 2, board.bottom(), wide * unit, (_APART + _HIGH + 2 * _RIM) * unit)
        """What it takes of the picture."""
        self.sketch = Sketch()
        """All that stands in it."""
        ends = (wide - widths[0]) / 2, (wide - widths[2]) / 2
        for part, x in ((left, -ends[0]), (middle, 0.0), (right, ends[1])):
            self.sketch.add(part, QTransform.fromTranslate(at_x + x * unit, at_y).scale(unit, unit))


def margin_below(scenario: Scenario, wanted: Collection[str], style: BoardStyle) -> Margin | None:
    """The margin of a map, if anything is wanted there."""
    return Margin(scenario, wanted, style) if wanted else None


def _width(part: Sketch) -> float:
    """How wide a part about the middle is, with its lines."""
    boxes = [path.boundingRect() for _, _, path in part.marks]
    return 2 * max((max(-box.left(), box.right()) + _RIM for box in boxes), default=0.0)


# The cartouche


def _cartouche(properties: Properties, style: BoardStyle) -> Sketch:
    """A plate with the title and who designed the map, as the middle of its unit."""
    inks, letters = _INKS[style], _title(properties)
    box = letters.boundingRect()
    shape = QRectF(-box.width() / 2 - _INSIDE, -_HIGH / 2, box.width() + 2 * _INSIDE, _HIGH)
    sketch = Sketch()
    if style is BoardStyle.FLAT:
        sketch.fill(inks.plate, rectangle(shape.left(), shape.top(), shape.width(), shape.height(), 0.3))
    else:
        if style is BoardStyle.PAINTED:
            sketch.fill(SHADOW, _scooped(shape, 0.3).translated(0.05, 0.07))
        sketch.outlined(inks.plate, _scooped(shape, 0.3), inks.line, 0.06)
        sketch.stroke(inks.line, 0.025, _scooped(shape.adjusted(0.13, 0.13, -0.13, -0.13), 0.3))
    sketch.fill(inks.letters, letters.translated(-box.center()))
    return sketch


def _title(properties: Properties) -> QPainterPath:
    """The letters of a cartouche: a title in one line or two, and the credit in italics."""
    title = properties.title or untitled()
    lines = textwrap.wrap(title, max(_LONGEST_LINE, math.ceil(len(title) / 2) + 4))[:2] or [title]
    path = QPainterPath()
    for number, line in enumerate(lines):
        path.addPath(_fitting(lettering(line, _TITLE, Face.UPRIGHT)).translated(0, number * _LEADING))
    if properties.designers:
        credit = printed_text(_BY, names=listed(properties.designers))
        path.addPath(_fitting(lettering(credit, _CREDIT, Face.ITALIC)).translated(0, len(lines) * _LEADING - 0.08))
    return path


def _fitting(letters: QPainterPath) -> QPainterPath:
    """A line of letters, smaller if it is too long."""
    share = min(1.0, _WIDEST / max(letters.boundingRect().width(), 0.01))
    fitting: QPainterPath = QTransform.fromScale(share, share).map(letters)
    return fitting


def _scooped(shape: QRectF, radius: float) -> QPainterPath:
    """A rectangle whose corners are scooped out."""
    path = QPainterPath(QPointF(shape.left() + radius, shape.top()))
    corners = (
        (shape.topRight(), 180.0),
        (shape.bottomRight(), 90.0),
        (shape.bottomLeft(), 0.0),
        (shape.topLeft(), 270.0),
    )
    for corner, start in corners:
        around = QRectF(corner.x() - radius, corner.y() - radius, 2 * radius, 2 * radius)
        path.arcTo(around, start, 90.0)
    path.closeSubpath()
    return path


# The compass rose


def _compass(style: BoardStyle) -> Sketch:
    """A rose of eight points, lit from the left, with the north above."""
    inks, sketch, middle = _INKS[style], Sketch(), (_LETTER + 0.12) / 2
    pale = CREAM if style is BoardStyle.PAINTED else QColor("#ffffff")
    if style is not BoardStyle.FLAT:
        ring = ellipse(0, middle, _ROSE * 0.62)
        sketch.stroke(with_opacity(inks.line, 0.8), 0.05, ring)
        sketch.stroke(with_opacity(inks.line, 0.8), 0.02, ellipse(0, middle, _ROSE * 0.54))
    for turned, length in ((45.0, _ROSE * 0.6), (0.0, _ROSE)):
        for quarter in range(4):
            transform = QTransform.fromTranslate(0, middle).rotate(turned + 90.0 * quarter)
            base = length * 0.24
            for side, paint in ((-1, pale), (1, inks.dark)):
                half = transform.map(polygon([(0, 0), (0, -length), (side * base * 0.7071, -base * 0.7071)]))
                sketch.outlined(paint, half, inks.line, 0.025)
    letter = lettering(printed_text(_NORTH), _LETTER, Face.UPRIGHT)
    sketch.fill(inks.dark, letter.translated(0, middle - _ROSE - _LETTER / 2 - 0.12))
    return sketch


# The scale


def _scale(unit: float, style: BoardStyle) -> Sketch:
    """A bar as long as so many tiles beside each other, numbered."""
    inks, step = _INKS[style], SQRT3 / unit
    tiles, parts = next(each for each in _STEPS if each[0] * step <= _LONGEST_BAR or each[0] == 1)
    length, sketch = tiles * step, Sketch()
    for part in range(parts):
        shape = rectangle(-length / 2 + part * length / parts, 0, length / parts, _BAR)
        sketch.outlined(QColor("#ffffff") if part % 2 else inks.dark, shape, inks.line, 0.03)
    numbers = [(str(tiles * part // parts), -length / 2 + part * length / parts) for part in range(parts + 1)]
    for text, x in numbers:
        sketch.fill(inks.dark, lettering(text, _NUMBER, Face.UPRIGHT).translated(x, -0.24))
    sketch.fill(inks.dark, lettering(printed_text(_TILES), _NUMBER, Face.ITALIC).translated(0, _BAR + 0.3))
    return sketch
