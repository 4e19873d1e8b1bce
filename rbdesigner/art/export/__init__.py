"""Pictures and print sheets of scenarios: PNG, SVG and PDF."""

from __future__ import annotations

import os
from pathlib import Path

from rbdesigner.art.board import Extras
from rbdesigner.art.export import pages, picture, vector
from rbdesigner.art.export.sheet_text import SheetText
from rbdesigner.art.headless import ensure_gui
from rbdesigner.art.progress import Progress, Tell
from rbdesigner.hexes import SQRT3, Orientation
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats.embedded import embedded_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.translatable import QT_TRANSLATE_NOOP

SUFFIXES = (".png", ".svg", ".pdf")


def render(
    scenario: Scenario,
    path: str | os.PathLike[str],
    *,
    width: int | None = None,
    tile: int | None = None,
    transparent: bool = False,
    coordinates: bool = False,
    paper: str = "a4",
    true_scale: bool = False,
    tile_width: float = pages.TILE_WIDTH,
    text: SheetText | None = None,
    embeds: bool = True,
    tell: Tell | None = None,
) -> None:
    """Draw a scenario as a PNG, an SVG or a PDF, as the ending of ``path`` says.

    A picture is ``width`` pixels wide, or its tiles are (corner to corner on a flat map, side to side on a pointy
    one); ``transparent`` leaves out the paper behind the map. A PDF is the scenario sheet on ``paper`` (``a4`` or
    ``letter``) or, with ``true_scale``, the map over several pages with tiles ``tile_width`` millimetres from side
    to side; the sheet says ``text`` if that is given. A PNG or SVG ``embeds`` the scenario, so that it can be opened
    as a map again. ``tell`` hears how far it is. ScenarioError if the file cannot be
    written, or could not hold the picture; CancelledError if ``tell`` ends it, and then nothing is written.
    """
    ensure_gui()
    suffix = Path(path).suffix.lower()
    extras, progress = Extras(coordinates=coordinates), Progress(tell)
    if suffix == ".pdf":
        data = pages.pdf(scenario, paper, extras, tile_width if true_scale else None, text, progress)
    elif suffix in SUFFIXES:
        radius = _radius(scenario, path, width, tile, transparent)
        make = picture.png if suffix == ".png" else vector.svg
        data = make(scenario, radius, transparent, extras, progress, embedded_text(scenario) if embeds else "")
    else:
        raise ScenarioError(
            path, "", Reason(QT_TRANSLATE_NOOP("files", "a picture ends in {suffixes}"), suffixes=Row(tuple(SUFFIXES)))
        )
    write_atomically(path, data)


def _radius(
    scenario: Scenario, path: str | os.PathLike[str], width: int | None, tile: int | None, transparent: bool
) -> float:
    """The tile radius in pixels that makes the picture or its tiles as wide as asked."""
    shown = picture.frame(scenario, transparent)
    if width is not None:
        radius = width / shown.width()
    else:
        across = 2.0 if scenario.orientation is Orientation.FLAT else SQRT3
        radius = (picture.TILE if tile is None else tile) / across
    pixels = round(shown.width() * radius) * round(shown.height() * radius)
    if pixels > picture.MOST_PIXELS:
        large = QT_TRANSLATE_NOOP("files", "the picture would have {pixels} pixels; choose a smaller width")
        raise ScenarioError(path, "", Reason(large, pixels=pixels))
    if min(shown.width(), shown.height()) * radius < 1:
        flat = QT_TRANSLATE_NOOP("files", "the picture would be less than a pixel high; choose a larger width")
        raise ScenarioError(path, "", Reason(flat))
    return radius
