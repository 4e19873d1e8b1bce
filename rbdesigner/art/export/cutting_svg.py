"""The sheets of tiles as an SVG in millimetres for cutters, with what is printed and what is cut on layers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from PySide6.QtCore import QPointF

from rbdesigner.art.export.cutting import (
    BACK_RING,
    UNFRAMED,
    CuttingSheet,
    ForeignLook,
    back_colour,
    back_words,
    bleed_scale,
    cutting_sheets,
)
from rbdesigner.art.export.paper import POINTS_PER_MM, in_millimetres
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.vector import UNIT, Definitions, xml_text
from rbdesigner.art.ground import corners
from rbdesigner.art.palette import CREAM
from rbdesigner.art.progress import Progress
from rbdesigner.scenario.model import Scenario

_NAMESPACES = (
    'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
    'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"'
)
"""Layers and pages are told in the words of Inkscape, which programs of cutters read too."""
_BACK_LINE = 0.22
"""The height of a line on a back, in tile radii."""
_CUT = 'fill="none" stroke="#ff0000" stroke-width="0.1"'


def cutting_svg(scenario: Scenario, settings: SheetSettings, progress: Progress) -> bytes:
    """All sheets below each other, each a page of its own: layers ``print``, ``cut`` and, if asked for, ``backs``."""
    sheets = cutting_sheets(scenario, settings)
    page = sheets[0].packing.page
    width, high = in_millimetres(page).toTuple()
    left, top = (width - page.width() / POINTS_PER_MM) / 2, (high - page.height() / POINTS_PER_MM) / 2
    sides = 2 if settings.backs else 1
    writer = Definitions()
    progress.expect(sum(len(sheet.looks) for sheet in sheets))
    printed, cut, backs = list[str](), list[str](), list[str]()
    for number, sheet in enumerate(sheets):
        corner = QPointF(left, top + number * sides * high)
        printed += _printed(writer, sheet, corner, progress)
        cut += _cut(sheet, corner)
        if settings.backs:
            backs += _backs(sheet, corner + QPointF(0, high))
    whole = len(sheets) * sides * high
    size = f'width="{width:.3f}mm" height="{whole:.3f}mm" viewBox="0 0 {width:.3f} {whole:.3f}"'
    pages = (
        f'<inkscape:page x="0" y="{at * high:.3f}" width="{width:.3f}" height="{high:.3f}"/>'
        for at in range(len(sheets) * sides)
    )
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f"<svg {_NAMESPACES} {size}>",
        f"<title>{escape(xml_text(scenario.properties.title) or 'Map')}</title>",
        '<sodipodi:namedview units="mm">',
        *pages,
        "</sodipodi:namedview><defs>",
        *writer.definitions,
        "</defs>",
        *_layer("print", printed),
        *(_layer("backs", backs) if settings.backs else ()),
        *_layer("cut", cut),
        "</svg>",
    ]
    return "\n".join(parts).encode()


def _layer(name: str, content: Iterable[str]) -> Iterator[str]:
    yield f'<g id="{name}" inkscape:groupmode="layer" inkscape:label="{name}">'
    yield from content
    yield "</g>"


def _on_paper(spot: QPointF, corner: QPointF) -> tuple[float, float]:
    """A spot of a sheet, whose upper left corner lies there, in millimetres."""
    x, y = (spot / POINTS_PER_MM + corner).toTuple()
    return x, y


def _printed(writer: Definitions, sheet: CuttingSheet, corner: QPointF, progress: Progress) -> Iterator[str]:
    radius = sheet.radius / POINTS_PER_MM
    for spot, look in sheet.placed:
        progress.step()
        if isinstance(look, ForeignLook):
            name, scale = writer.drawing(look, look.sketch(sheet.radius)), radius
        elif look.monochrome:
            name, scale = writer.tile(look), radius
        else:
            name, scale = writer.tile(look, UNFRAMED), radius * bleed_scale(sheet.radius)
        x, y = _on_paper(spot, corner)
        yield f'<use xlink:href="#{name}" transform="translate({x:.4f} {y:.4f}) scale({scale / UNIT:.6f})"/>'


def _cut(sheet: CuttingSheet, corner: QPointF) -> Iterator[str]:
    radius = sheet.radius / POINTS_PER_MM
    for spot, look in sheet.placed:
        x, y = _on_paper(spot, corner)
        points = " ".join(f"{x + a:.4f},{y + b:.4f}" for a, b in corners(look.orientation, radius))
        yield f'<polygon points="{points}" {_CUT}/>'


def _backs(sheet: CuttingSheet, corner: QPointF) -> Iterator[str]:
    radius = sheet.radius / POINTS_PER_MM
    wide = radius * bleed_scale(sheet.radius) * UNFRAMED
    for spot, look in sheet.placed:
        x, y = _on_paper(sheet.behind(spot), corner)
        grounds = (back_colour(look).name(), CREAM.name())
        for size, colour in zip((wide, radius * BACK_RING), grounds, strict=True):
            points = " ".join(f"{x + a:.4f},{y + b:.4f}" for a, b in corners(look.orientation, size))
            yield f'<polygon points="{points}" fill="{"#ffffff" if look.monochrome else colour}"/>'
        words = back_words(look, sheet.code)
        for number, text in enumerate(words):
            down_by = (number - len(words) / 2 + 0.8) * _BACK_LINE * radius
            line = f'x="{x:.3f}" y="{y + down_by:.3f}" font-size="{_BACK_LINE * radius * 0.8:.3f}"'
            yield f'<text {line} text-anchor="middle" font-family="serif">{escape(xml_text(text))}</text>'
