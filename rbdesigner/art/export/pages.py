"""The pages of a map for print, and a PDF of them."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPdfWriter

from rbdesigner.art.board import Extras
from rbdesigner.art.export.paper import PAPERS, PaperPage, paint_pages
from rbdesigner.art.export.sheet import sheet_pages
from rbdesigner.art.export.sheet_text import SheetText
from rbdesigner.art.export.truescale import true_scale_pages
from rbdesigner.art.progress import Progress
from rbdesigner.scenario.model import Scenario

TILE_WIDTH = 50.0
"""The width of a tile in millimetres from side to side, if nothing else is said. The rules do not tell the size of the
real tiles; measure one."""
_RESOLUTION = 600


def pages_of(
    scenario: Scenario, paper: str, extras: Extras, tile_width: float | None, text: SheetText | None = None
) -> list[PaperPage]:
    """The pages of the sheet, or of the map at true tile scale.

    The sheet says ``text`` if that is given; with a tile width in millimetres it is the map.
    """
    if tile_width is None:
        return sheet_pages(scenario, PAPERS[paper], extras, text)
    return true_scale_pages(scenario, PAPERS[paper], extras, tile_width)


def pdf(
    scenario: Scenario,
    paper: str,
    extras: Extras,
    tile_width: float | None,
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
    paint_pages(writer, pages_of(scenario, paper, extras, tile_width, text), progress or Progress())
    return bytes(buffer.data().data())
