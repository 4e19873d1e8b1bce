"""Labels, numbers of notes and districts, painted over a board."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from rbdesigner.art.outlines import outline_of
from rbdesigner.art.palette import CREAM, INK, with_opacity
from rbdesigner.art.sketch import Face, Sketch, ellipse, lettering
from rbdesigner.hexes import Hex, Orientation, position
from rbdesigner.scenario.inscriptions import District, districts, numbered_notes
from rbdesigner.scenario.model import Inscription, Scenario
from rbdesigner.tiles import Terrain

PRIVATE = QColor("#e2d0f7")
"""The ground of what is private."""
_LABEL, _LEADING, _WIDEST = 0.16, 0.22, 1.66
"""How high letters of a label are, how far apart its lines, and how wide it may be, in tile radii."""
_DEEP = QColor("#123a63")
"""The ink for the names of waters."""
_LINES, _SHORT = 3, 13
"""A label has at most so many lines, and no more than one of so many characters."""
_LABEL_AT, _ABOVE_HOME = -0.5, 0.42
"""How far below the middle of a tile a label stands, and how high it may be above a home."""
_NAME, _NAME_LEADING, _NAME_WIDEST, _HALO = 0.19, 0.25, 2.9, 0.085
_NAME_AT, _NAME_BELOW, _NAME_APART = (0.36, 0.26, 0.16, 0.5, 0.54), 0.53, 0.06
"""How far below the middle of a tile a name may stand, best first, or if it fits nowhere; how far from borders."""
_NAME_BESIDE_HOME = (0.56, 0.58, -0.62, -0.65, -0.68)
"""The places for a name beside a home: right below, or above it."""
_NAME_SCALES = (1.0, 0.9, 0.8, 0.7, 0.6)
_HOME = QRectF(-0.5, -0.45, 1.0, 0.81)
"""The area of its tile that a home covers."""
_LABELLED = QRectF(-0.9, -0.87, 1.8, 0.74)
"""The part of a tile that a label may cover."""
_COORDINATES = 0.8, 0.24
"""How wide and high coordinates are at most."""
_NOTE_AT, _NOTE_RADIUS = (0.65, -0.01), 0.14
"""The number of a note stands on the right, between the label above and the name of a district below."""
_RIM, _RIM_HALO = 0.045, 0.1
_DASH = 0.19
"""About how long the dashes around a district are."""


def coordinates_foot(orientation: Orientation) -> float:
    """How far below the middle of a tile its coordinates stand, in tile radii."""
    return 0.68 if orientation is Orientation.FLAT else 0.62


def map_texts(scenario: Scenario, places: Collection[Hex] | None = None, *, with_coordinates: bool = False) -> Sketch:
    """Draw the texts at places, or everywhere; of a district that reaches there, its whole name.

    Names keep clear of coordinates if there are any.
    """
    sketch, orientation = district_lines(scenario, places), scenario.orientation
    for district in _districts(scenario, places):
        _lay_name(sketch, district, scenario, with_coordinates)
    for place in _those(scenario.labels, places):
        _lay_label(sketch, scenario, place)
    numbers = numbered_notes(scenario)
    for place in _those(scenario.notes, places):
        x, y = position(place, orientation)
        _lay_note(sketch, str(numbers[place]), scenario.notes[place].private, x + _NOTE_AT[0], y + _NOTE_AT[1])
    return sketch


def district_lines(scenario: Scenario, places: Collection[Hex] | None = None) -> Sketch:
    """Dashed lines around the districts that reach places, or around all."""
    sketch = Sketch()
    for district in _districts(scenario, places):
        outline = outline_of(district.places, scenario.orientation)
        sketch.stroke(with_opacity(_ground(district.name), 0.8), _RIM_HALO, outline)
        sketch.stroke(INK, _RIM, _dashed(outline))
    return sketch


def _districts(scenario: Scenario, places: Collection[Hex] | None) -> list[District]:
    """The districts that reach places, or all."""
    return [each for each in districts(scenario) if places is None or not set(each.places).isdisjoint(places)]


def _those(known: Iterable[Hex], places: Collection[Hex] | None) -> list[Hex]:
    return sorted(place for place in known if places is None or place in places)


def _ground(text: Inscription) -> QColor:
    return PRIVATE if text.private else CREAM


def _face(scenario: Scenario, places: Iterable[Hex]) -> Face:
    """The face for a name: waters have italics, as on maps of old."""
    tiles = scenario.tiles
    is_water = all(place in tiles and tiles[place].terrain is Terrain.SEA for place in places)
    return Face.ITALIC if is_water else Face.UPRIGHT


def _lay_label(sketch: Sketch, scenario: Scenario, place: Hex) -> None:
    """A label with a pale halo, in as many lines as it takes; where a home stands, right above that."""
    label, face, has_home = scenario.labels[place], _face(scenario, (place,)), place in scenario.homes
    most = _LINES - has_home
    # Words break unevenly: two characters more than their share keep the label at so many lines.
    lines = textwrap.wrap(label.text, max(_SHORT, math.ceil(len(label.text) / most) + 2)) or [label.text]
    letters = _lettered(lines, _LABEL, _LEADING, face)
    box = letters.boundingRect()
    scale = min(1.0, _WIDEST / max(box.width(), 0.01), _ABOVE_HOME / max(box.height(), 0.01) if has_home else 1.0)
    x, y = position(place, scenario.orientation)
    y += _HOME.top() - _HALO / 2 - box.bottom() * scale if has_home else _LABEL_AT
    _lay_letters(sketch, label, face, QTransform.fromTranslate(x, y).scale(scale, scale).map(letters))


def _lay_letters(sketch: Sketch, text: Inscription, face: Face, letters: QPainterPath) -> None:
    """Letters with a halo, so that they can be read on every ground."""
    sketch.stroke(with_opacity(_ground(text), 0.85), _HALO, letters)
    sketch.fill(_DEEP if face is Face.ITALIC else INK, letters)


def _lettered(lines: Sequence[str], high: float, leading: float, face: Face) -> QPainterPath:
    """Lines of letters under each other, their middle at (0, 0)."""
    letters = QPainterPath()
    for number, line in enumerate(lines):
        letters.addPath(lettering(line, high, face).translated(0, (number + 0.5 - len(lines) / 2) * leading))
    return letters


def _lay_note(sketch: Sketch, number: str, private: bool, x: float, y: float) -> None:
    disc = ellipse(x, y, _NOTE_RADIUS)
    sketch.outlined(PRIVATE if private else CREAM, disc, INK, 0.03)
    sketch.fill(INK, lettering(number, 0.15 if len(number) < 3 else 0.1).translated(x, y))


def _lay_name(sketch: Sketch, district: District, scenario: Scenario, with_coordinates: bool) -> None:
    """The name of a district amid it."""
    orientation = scenario.orientation
    homes = tuple(place for place in district.places if place in scenario.homes)
    labels = tuple(place for place in district.places if place in scenario.labels)
    face = _face(scenario, district.places)
    name = _name(district.name.text, face, district.places, homes, labels, orientation, with_coordinates)
    _lay_letters(sketch, district.name, face, name)


@lru_cache(maxsize=256)
def _name(
    text: str,
    face: Face,
    places: tuple[Hex, ...],
    homes: tuple[Hex, ...],
    labels: tuple[Hex, ...],
    orientation: Orientation,
    with_coordinates: bool,
) -> QPainterPath:
    """Draw the name of a district, as large as it fits between its border, homes, labels and coordinates.

    It stands on the place without a home that is nearest to the middle. It never gets smaller than legible; it is
    rather shortened.
    """
    points = [position(place, orientation) for place in places]
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    # In a district of homes alone the name has to stand beside one.
    free = [position(place, orientation) for place in places if place not in homes] or points
    x, y = min(free, key=lambda point: math.dist(point, middle))
    outline = outline_of(places, orientation)
    taken = [_HOME.translated(*position(home, orientation)) for home in homes]
    taken += [_LABELLED.translated(*position(place, orientation)) for place in labels]
    if with_coordinates:
        wide, high = _COORDINATES
        plate = QRectF(-wide / 2, coordinates_foot(orientation) - high / 2, wide, high)
        taken += [plate.translated(*point) for point in points]
    blocks = list[QPainterPath]()
    for shown in _shortened(text):
        wrapped = [textwrap.wrap(shown, math.ceil(len(shown) / n) + 2 * (n > 1)) or [shown] for n in (1, 2, 3)]
        blocks = [_lettered(lines, _NAME, _NAME_LEADING, face) for lines in wrapped]
        # A shortened name is tried in the least size only: a larger one would have had room for more of it.
        scales = _NAME_SCALES if shown == text else _NAME_SCALES[-1:]
        for scale, block, at in product(scales, blocks, (*_NAME_AT, *_NAME_BESIDE_HOME)):
            name: QPainterPath = QTransform.fromTranslate(x, y + at).scale(scale, scale).map(block)
            box = name.boundingRect().adjusted(-_NAME_APART, -_NAME_APART, _NAME_APART, _NAME_APART)
            if box.width() <= _NAME_WIDEST and outline.contains(box) and not any(map(box.intersects, taken)):
                return name
    least = _NAME_SCALES[-1]
    shortest: QPainterPath = QTransform.fromTranslate(x, y + _NAME_BELOW).scale(least, least).map(blocks[0])
    return shortest


def _shortened(text: str) -> Iterator[str]:
    """A text, and what is left of it the shorter it is made."""
    yield text
    yield from (text[:length].rstrip() + "…" for length in range(len(text) - 2, 2, -1))


def _dashed(outline: QPainterPath) -> QPainterPath:
    """Every second piece of a line with straight sides."""
    dashes = QPainterPath()
    for polygon in outline.toSubpathPolygons():
        for index in range(polygon.size() - 1):
            start, end = polygon.at(index), polygon.at(index + 1)
            steps = 2 * max(1, round(math.hypot(end.x() - start.x(), end.y() - start.y()) / _DASH / 2))
            for step in range(0, steps, 2):
                dashes.moveTo(_between(start, end, (step + 0.5) / steps))
                dashes.lineTo(_between(start, end, (step + 1.5) / steps))
    return dashes


def _between(start: QPointF, end: QPointF, share: float) -> QPointF:
    return start + (end - start) * share
