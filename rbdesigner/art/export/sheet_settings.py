"""The settings of sheets, which the window, the command line and books share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QSizeF

from rbdesigner.art.board import Extras
from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export.paper import PAPERS, PaperOrientation, paper_sizes
from rbdesigner.scenario.books.book_model import SHEET_PAPERS
from rbdesigner.scenario.inscriptions import published, without_inscriptions
from rbdesigner.scenario.model import Scenario

TILE_WIDTH = 50.0
"""The width of a tile in millimetres from side to side, if nothing else is said. The rules do not tell the size of the
real tiles; measure one."""
LEAST_TILE_WIDTH, MOST_TILE_WIDTH = 10.0, 150.0
"""The widths that a tile on a table can have; the largest still fits on every paper of sheets."""


class SheetContent(StrEnum):
    """The things there are to print of a map."""

    SHEET = "sheet"
    MAP = "map"
    TILES = "tiles"
    SCORES = "scores"


@dataclass(frozen=True)
class SheetSettings:
    """The way a map is printed.

    ``content`` is the scenario sheet, the map in true size over several pages, its tiles one by one to be cut out, or a
    blank score sheet.
    ``paper`` is a name of :data:`PAPERS`; ``tile_width`` is in millimetres from side to side, for true size. A sheet
    may have a ``legend``, the rules in short (``player_aid``) and the map itself as a QR code (``map_code``).
    ``monochrome`` draws all without colours, terrains by patterns and letters, whatever the ``style``. ``labels`` shows
    the labels, notes and districts of the map, ``private`` the private ones too. Of single tiles, ``beyond_box`` prints
    those alone that the box lacks, and ``backs`` a page with backs behind each.
    """

    content: SheetContent = SheetContent.SHEET
    paper: str = "a4"
    paper_orientation: PaperOrientation = PaperOrientation.AUTOMATIC
    tile_width: float = TILE_WIDTH
    coordinates: bool = False
    monochrome: bool = False
    legend: bool = False
    player_aid: bool = False
    map_code: bool = False
    labels: bool = True
    private: bool = False
    beyond_box: bool = False
    backs: bool = False
    style: BoardStyle = BoardStyle.PAINTED

    def __post_init__(self) -> None:
        """ValueError for an unknown paper, or a tile too small or too large."""
        if self.paper not in PAPERS:
            raise ValueError(f"no paper {self.paper!r}")
        if not LEAST_TILE_WIDTH <= self.tile_width <= MOST_TILE_WIDTH:
            raise ValueError(f"no tile is {self.tile_width} mm wide")

    @property
    def pages(self) -> list[QSizeF]:
        """The paper in points, the ways it may lie."""
        return paper_sizes(self.paper, self.paper_orientation)

    @property
    def extras(self) -> Extras:
        """The additions to the board."""
        return Extras(coordinates=self.coordinates, monochrome=self.monochrome, texts=self.labels, style=self.style)

    def shown(self, scenario: Scenario) -> Scenario:
        """A scenario without the texts that are not to be printed."""
        if not self.labels:
            return without_inscriptions(scenario)
        return scenario if self.private else published(scenario)

    def as_data(self) -> dict[str, Any]:
        """The settings as JSON, to be kept: what differs from the defaults."""
        own = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value for name, value in own.items() if value != getattr(USUAL, name)}


USUAL = SheetSettings()
"""The settings if nothing is said."""


def settings_from(data: object) -> SheetSettings:
    """The settings that were kept; what cannot be read, or is not known, is as usual."""
    if not isinstance(data, Mapping):
        return USUAL
    read: dict[str, Any] = {}
    for field in fields(USUAL):
        value, usual = data.get(field.name), getattr(USUAL, field.name)
        if isinstance(usual, StrEnum):
            kind = type(usual)
            if isinstance(value, str) and value in list(kind):
                read[field.name] = kind(value)
        elif isinstance(usual, float):
            if isinstance(value, int | float) and LEAST_TILE_WIDTH <= value <= MOST_TILE_WIDTH:
                read[field.name] = float(value)
        elif isinstance(usual, str):
            if isinstance(value, str) and value in SHEET_PAPERS:
                read[field.name] = value
        elif isinstance(value, bool):
            read[field.name] = value
    return SheetSettings(**read)
