"""Pictures and print sheets of scenarios: PNG, SVG and PDF."""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from rbdesigner.art import headless  # first, so that all others are imported without a look at their sources
from rbdesigner.art.export import picture, vector
from rbdesigner.art.export.marginalia import Margin, margin_below
from rbdesigner.art.export.sheet_settings import USUAL, SheetContent, SheetSettings
from rbdesigner.art.progress import Progress, Tell
from rbdesigner.hexes import SQRT3, Orientation
from rbdesigner.scenario.drawn_formats import DRAWN_FORMATS
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats.embedded import embedded_text
from rbdesigner.scenario.inscriptions import published
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.translatable import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from rbdesigner.art.export.sheet_text import SheetText


def _pdf(scenario: Scenario, settings: SheetSettings, text: SheetText | None, progress: Progress) -> bytes:
    from rbdesigner.art.export.pages import pdf  # all that is printed, which pictures do without

    return pdf(scenario, settings, text, progress)


PICTURES = {".png": picture.png, ".svg": vector.svg}
"""The functions that write pictures, by the ending of the file."""
PAGES = {".pdf": _pdf}
"""The functions that write print sheets, by the ending of the file."""


def render(
    scenario: Scenario,
    path: str | os.PathLike[str],
    *,
    width: int | None = None,
    tile: int | None = None,
    transparent: bool = False,
    marginalia: Collection[str] = (),
    settings: SheetSettings = USUAL,
    text: SheetText | None = None,
    embeds: bool = True,
    tell: Tell | None = None,
) -> None:
    """Draw a scenario as a PNG, an SVG or a PDF, as the ending of ``path`` says.

    A picture is ``width`` pixels wide, or its tiles are (corner to corner on a flat map, side to side on a pointy
    one); ``transparent`` leaves out the paper behind the map, and what ``marginalia`` names (cartouche, compass, scale)
    stands below it. A PDF is what ``settings`` say, and heeds all of them; a picture only what is said of the board. A
    sheet says ``text`` if that is given. A PNG or SVG ``embeds`` the scenario, so that it can be opened as a map again.
    ``tell`` hears how far it is. ScenarioError if the file cannot be written, or could not hold the picture;
    CancelledError if ``tell`` ends it, and then nothing is written.
    """
    headless.ensure_gui()
    suffix = Path(path).suffix.lower()
    progress = Progress(tell)
    if suffix in PAGES:
        data = PAGES[suffix](scenario, settings, text, progress)
    elif suffix == ".svg" and settings.content is SheetContent.TILES:
        from rbdesigner.art.export.cutting_svg import cutting_svg

        data = cutting_svg(scenario, settings, progress)
    elif suffix in PICTURES:
        margin = margin_below(scenario, marginalia, settings.style)
        radius = _radius(scenario, path, width, tile, transparent, margin)
        inside = embedded_text(scenario if settings.private else published(scenario)) if embeds else ""
        shown, extras = settings.shown(scenario), settings.extras
        data = PICTURES[suffix](shown, radius, transparent, extras, progress, inside, margin)
    else:
        known = Row(tuple(form.suffix for form in DRAWN_FORMATS))
        raise ScenarioError(
            path, "", Reason(QT_TRANSLATE_NOOP("files", "a picture ends in {suffixes}"), suffixes=known)
        )
    write_atomically(path, data)


def _radius(
    scenario: Scenario,
    path: str | os.PathLike[str],
    width: int | None,
    tile: int | None,
    transparent: bool,
    margin: Margin | None,
) -> float:
    """The tile radius in pixels that makes the picture or its tiles as wide as asked."""
    shown = picture.frame(scenario, transparent, margin)
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
