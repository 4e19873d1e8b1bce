"""The pages of a map for print, and a PDF of them."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPdfWriter

from rbdesigner.art.export.cutting import cutting_pages, cutting_sheets
from rbdesigner.art.export.cutting_pdf import with_layers
from rbdesigner.art.export.paper import PaperPage, paint_pages
from rbdesigner.art.export.score_sheet import score_page_of
from rbdesigner.art.export.sheet import sheet_pages
from rbdesigner.art.export.sheet_settings import SheetContent, SheetSettings
from rbdesigner.art.export.sheet_text import SheetText
from rbdesigner.art.export.truescale import true_scale_pages
from rbdesigner.art.progress import Progress
from rbdesigner.scenario.model import Scenario

_RESOLUTION = 600


def pages_of(scenario: Scenario, settings: SheetSettings, text: SheetText | None = None) -> list[PaperPage]:
    """Make the pages of the sheet, of the map in true size, of its tiles, or of scores.

    The sheet says ``text`` if that is given.
    """
    scenario = settings.shown(scenario)
    if settings.content is SheetContent.SHEET:
        return sheet_pages(scenario, settings, text)
    if settings.content is SheetContent.SCORES:
        return [score_page_of(scenario, settings)]
    made = true_scale_pages if settings.content is SheetContent.MAP else cutting_pages
    return made(scenario, settings)


def pdf(
    scenario: Scenario,
    settings: SheetSettings,
    text: SheetText | None = None,
    progress: Progress | None = None,
) -> bytes:
    """A PDF of :func:`pages_of`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setTitle(scenario.properties.title)
    writer.setCreator("rbdesigner")
    paint_pages(writer, pages_of(scenario, settings, text), progress or Progress())
    painted = bytes(buffer.data().data())
    if settings.content is not SheetContent.TILES:
        return painted
    return with_layers(painted, cutting_sheets(settings.shown(scenario), settings), 2 if settings.backs else 1)
