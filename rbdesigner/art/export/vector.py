"""Writes the board as an SVG that describes every repeated tile and piece once and uses it many times."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainterPath,
    QPainterPathStroker,
    QRadialGradient,
    QTransform,
)

from rbdesigner.art.board import Extras, coordinate_texts, links, problem_marks
from rbdesigner.art.export.marginalia import Margin
from rbdesigner.art.export.picture import frame
from rbdesigner.art.foreign_things import shown_foreign
from rbdesigner.art.ground import hexagon_path
from rbdesigner.art.map_texts import map_texts
from rbdesigner.art.outlines import board_shadow
from rbdesigner.art.piece_drawing import piece_sketch
from rbdesigner.art.progress import Progress
from rbdesigner.art.sketch import Detail, Sketch
from rbdesigner.art.tile import TileLook, layers, painting_order
from rbdesigner.hexes import Hex, Orientation, position
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.scenario.formats.embedded import svg_metadata
from rbdesigner.scenario.model import Scenario

UNIT = 100
"""Units of the SVG to a tile radius."""
PIECE = 40
"""Units of the SVG to the size of a piece."""


def svg(
    scenario: Scenario,
    radius: float,
    transparent: bool,
    extras: Extras,
    progress: Progress,
    embedded: str = "",
    margin: Margin | None = None,
) -> bytes:
    """Write an SVG of the board, shown with this tile radius in pixels, and embed a text if there is one."""
    shown = frame(scenario, transparent, margin)
    writer = Definitions()
    looks = extras.looks(scenario, scenario.tiles)
    body = [] if transparent else [writer.shapes(_shadow(looks, scenario, extras), UNIT)]
    body.append(_tiles(writer, looks, scenario.orientation, progress))
    if scenario.foreign:
        body.append(writer.shapes(extras.foreign(scenario), UNIT))
    if extras.pieces:
        body += [writer.shapes(extras.toned(links(scenario)), UNIT), _pieces(writer, scenario, extras)]
    if extras.texts:
        body.append(writer.shapes(extras.toned(map_texts(scenario, with_coordinates=extras.coordinates)), UNIT))
    if extras.coordinates:
        body.append(writer.shapes(extras.toned(coordinate_texts(scenario.tiles, scenario.orientation)), UNIT))
    body.append(writer.shapes(problem_marks(extras.problems, scenario.orientation), UNIT))
    if margin is not None:
        body.append(writer.shapes(extras.toned(margin.sketch), UNIT))
    box = " ".join(_number(v * UNIT) for v in (shown.left(), shown.top(), shown.width(), shown.height()))
    paper = "" if transparent else _paper(box, extras)
    size = f'width="{round(shown.width() * radius)}" height="{round(shown.height() * radius)}"'
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" {size} viewBox="{box}">',
        f"<title>{escape(xml_text(scenario.properties.title) or 'Map')}</title>",
        svg_metadata(embedded) if embedded else "",
        "<defs>",
        *writer.definitions,
        "</defs>",
        paper,
        '<g stroke-linecap="round" stroke-linejoin="round">',
        *body,
        "</g></svg>",
    ]
    return "\n".join(part for part in parts if part).encode()


def xml_text(text: str) -> str:
    """The text without the control characters that XML cannot hold."""
    return "".join(c for c in text if c >= " " and c not in "\ufffe\uffff" and not "\ud800" <= c <= "\udfff")


def _paper(box: str, extras: Extras) -> str:
    x, y, width, height = box.split()
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{extras.table.name()}"/>'


def _shadow(looks: Mapping[Hex, TileLook], scenario: Scenario, extras: Extras) -> Sketch:
    rim = [place for place, look in looks.items() if look.rim]
    return extras.toned(board_shadow(rim, scenario.orientation, extras.table))


def _tiles(writer: Definitions, looks: Mapping[Hex, TileLook], orientation: Orientation, progress: Progress) -> str:
    lines = []
    progress.expect(len(looks))
    for place in painting_order(looks, orientation, lambda place: looks[place].terrain):
        progress.step()
        x, y = position(place, orientation)
        lines.append(
            f'<use xlink:href="#{writer.tile(looks[place])}" x="{_number(x * UNIT)}" y="{_number(y * UNIT)}"/>'
        )
    return "\n".join(lines)


def _pieces(writer: Definitions, scenario: Scenario, extras: Extras) -> str:
    lines = []
    for place in (*scenario.tiles, *shown_foreign(scenario)):
        if place not in scenario.pieces and place not in scenario.homes:
            continue
        x, y = position(place, scenario.orientation)
        for item in extras.placed_on(scenario, place):
            at = f"{_number((x + item.centre[0]) * UNIT)} {_number((y + item.centre[1]) * UNIT)}"
            scale = f"{item.size * UNIT / PIECE:.3f}"
            name = writer.piece(item.look)
            lines.append(f'<use xlink:href="#{name}" transform="translate({at}) scale({scale})"/>')
    return "\n".join(lines)


class Definitions:
    """Collects the definitions of an SVG as texts: gradients, tiles and pieces, each once."""

    def __init__(self) -> None:
        self.definitions: list[str] = []
        self._names: dict[Hashable, str] = {}

    def tile(self, look: TileLook, shown: float = 1.0) -> str:
        """The name of a tile's definition; only a share of its radius is ``shown``, if less than all."""
        if look not in self._names:
            reach, inside, over, rim = layers(look, UNIT, Detail.FINE)
            over += rim
            if shown < 1.0:
                reach, inside, over = hexagon_path(look.orientation, shown), (*inside, *over), ()
            trimmed = (_within(sketch, reach) for sketch in inside)
            content = "".join(self.shapes(sketch, UNIT) for sketch in (*trimmed, *over))
            self._define(look, "t", f'<g id="NAME">{content}</g>')
        return self._names[look]

    def drawing(self, key: Hashable, sketch: Sketch) -> str:
        """The name of the definition of any drawing."""
        if key not in self._names:
            self._define(key, "d", f'<g id="NAME">{self.shapes(sketch, UNIT)}</g>')
        return self._names[key]

    def piece(self, look: PieceLook) -> str:
        """The name of a piece's definition."""
        if look not in self._names:
            self._define(look, "p", f'<g id="NAME">{self.shapes(piece_sketch(look), PIECE)}</g>')
        return self._names[look]

    def _define(self, key: Hashable, letter: str, text: str) -> None:
        name = f"{letter}{len(self._names)}"
        self._names[key] = name
        self.definitions.append(text.replace("NAME", name, 1))

    def shapes(self, sketch: Sketch, unit: float) -> str:
        """A sketch as SVG paths."""
        return "".join(
            f'<path d="{svg_path(path, unit)}"{self._fill(brush, unit)}'
            f"{self._stroke(pen.brush(), pen.widthF() * unit) if pen.style() != Qt.PenStyle.NoPen else ''}/>"
            for pen, brush, path in sketch.marks
        )

    def _fill(self, brush: QBrush, unit: float) -> str:
        gradient = brush.gradient()
        if gradient is not None:
            return f' fill="url(#{self._gradient(gradient, brush.transform(), unit)})"'
        return ' fill="none"' if brush.style() == Qt.BrushStyle.NoBrush else _colour("fill", brush.color())

    def _stroke(self, brush: QBrush, width: float) -> str:
        return f'{_colour("stroke", brush.color())} stroke-width="{_number(width)}"'

    def _gradient(self, gradient: QGradient, transform: QTransform, unit: float) -> str:
        moved = transform * QTransform.fromScale(unit, unit)
        stops = "".join(f'<stop offset="{at:.3g}"{_colour("stop", tint)}/>' for at, tint in gradient.stops())
        if isinstance(gradient, QRadialGradient):
            middle = gradient.center()
            where = f'cx="{middle.x():.4g}" cy="{middle.y():.4g}" r="{gradient.radius():.4g}"'
            tag = "radialGradient"
        elif isinstance(gradient, QLinearGradient):
            start, end = gradient.start(), gradient.finalStop()
            where = f'x1="{start.x():.4g}" y1="{start.y():.4g}" x2="{end.x():.4g}" y2="{end.y():.4g}"'
            tag = "linearGradient"
        else:
            raise TypeError(f"no SVG for {gradient}")
        matrix = " ".join(
            f"{v:.6g}" for v in (moved.m11(), moved.m12(), moved.m21(), moved.m22(), moved.dx(), moved.dy())
        )
        head = f'<{tag} id="NAME" gradientUnits="userSpaceOnUse" gradientTransform="matrix({matrix})" {where}>'
        text = f"{head}{stops}</{tag}>"
        if text not in self._names:
            self._define(text, "g", text)
        return self._names[text]


def _within(sketch: Sketch, outline: QPainterPath) -> Sketch:
    """Cut a sketch to an outline; a clip path would do it too, but not every viewer knows those."""
    trimmed = Sketch()
    for pen, brush, path in sketch.marks:
        half = 0.0 if pen.style() == Qt.PenStyle.NoPen else pen.widthF() / 2
        if path is outline or outline.contains(path.boundingRect().adjusted(-half, -half, half, half)):
            trimmed.marks.append((pen, brush, path))
        elif half:
            stroker = QPainterPathStroker(pen)
            stroker.setCurveThreshold(0.02)
            trimmed.fill(pen.brush().color(), stroker.createStroke(path).intersected(outline))
        else:
            trimmed.marks.append((pen, brush, path.intersected(outline)))
    trimmed.marks[:] = [mark for mark in trimmed.marks if not mark[2].isEmpty()]
    return trimmed


def _colour(what: str, colour: QColor) -> str:
    name = "stop-color" if what == "stop" else what
    opacity = "" if colour.alpha() == 255 else f' {what}-opacity="{colour.alphaF():.3g}"'
    return f' {name}="{colour.name()}"{opacity}'


def svg_path(path: QPainterPath, unit: float) -> str:
    """The course of a path, in tenths of units, which is finer than print."""
    words: list[str] = []
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        point = f"{_number(element.x * unit)} {_number(element.y * unit)}"
        if element.isMoveTo():
            words.append("M" + point)
        elif element.isLineTo():
            words.append("L" + point)
        else:
            words.append(("C" if element.isCurveTo() else " ") + point)
    return "".join(words)


def _number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
