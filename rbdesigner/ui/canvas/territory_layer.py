"""Paints facts about the land over it: who is first where, how far it is, how contested."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen

from rbdesigner.analysis.fact_wording import home_mark
from rbdesigner.analysis.facts import MapFacts, TileReach
from rbdesigner.art.ground import hexagon_path
from rbdesigner.art.outlines import outline_of
from rbdesigner.art.palette import NEUTRAL, mix, of_player, with_opacity
from rbdesigner.art.pixmaps import picture_size, without_engine
from rbdesigner.hexes import Hex, Orientation
from rbdesigner.ui.canvas.map_item import Budget, Frame, MapLayer
from rbdesigner.ui.canvas.marks import stroke_outline
from rbdesigner.ui.canvas.scene import MapScene

HATCHED, FILLED, ALONE = 0.3, 0.68, 0.9
"""How opaque a fill is: with hatching, so that the tiles can still be told apart; without hatching; and where no
number on the tile says the same."""
LEAST_FOR_TEXT = 15.0
"""Logical pixels of tile radius from which letters and numbers are written on the tiles."""
FARTHEST = 6
"""Turns from which on all is as dark."""
NEAR, HALFWAY, DISTANT = QColor("#fff7bc"), QColor("#f0752f"), QColor("#54136e")
CALM, TENSE = QColor("#f2f0f7"), QColor("#b30021")
RIM = (5.0, 3.0)
"""Logical pixels of the lines around territories: of their pale rim, and their own."""
FULL_RIM = 24.0
"""Logical pixels of tile radius from which these lines are as wide."""
SAFE = 3
"""Turns until the next home from which on land is contested by nobody."""


class Overlay(StrEnum):
    """The facts that can be painted over the land."""

    NOTHING = "nothing"
    FIRST = "first"
    DISTANCE = "distance"
    CONTESTED = "contested"


class Shade(NamedTuple):
    """The fill of a hexagon: a colour, and the angles of its hatching in degrees, none for a plain fill."""

    colour: QColor
    angles: tuple[int, ...] = ()


ANGLES = ((45,), (135,), (0,), (90,), (22,), (112,))
"""The hatching of homes, by their numbers."""


def owner_colour(facts: MapFacts, home: int) -> QColor:
    """The colour of a home: its player's, or one by its number."""
    player = facts.homes[home].name.player
    return of_player(home + 1 if player is None else player)


def distance_colour(share: float) -> QColor:
    """The colour of what is so far away, from 0 to 1."""
    return mix(NEAR, HALFWAY, 2 * share) if share < 0.5 else mix(HALFWAY, DISTANT, 2 * share - 1)


def shade_of(facts: MapFacts, overlay: Overlay, reach: TileReach) -> Shade:
    """How a tile that is reached is filled."""
    if overlay is Overlay.FIRST:
        if len(reach.homes) > 1:
            return Shade(NEUTRAL, (45, 135))
        return Shade(owner_colour(facts, reach.homes[0]), ANGLES[reach.homes[0] % len(ANGLES)])
    if overlay is Overlay.DISTANCE:
        return Shade(distance_colour(min(reach.turns, FARTHEST) / FARTHEST))
    margin = SAFE if reach.margin is None else min(reach.margin, SAFE)
    return Shade(mix(TENSE, CALM, margin / SAFE), (45, 135) if not margin else (45,) if margin == 1 else ())


def reach_text(facts: MapFacts, overlay: Overlay, reach: TileReach) -> str:
    """The text on a tile that is reached."""
    if overlay is Overlay.FIRST:
        return "=".join(home_mark(facts.homes, home) for home in reach.homes)
    if overlay is Overlay.DISTANCE:
        return str(reach.turns)
    return "–" if reach.margin is None else str(reach.margin)


@lru_cache(maxsize=256)
def _stamp(rgba: int, angles: tuple[int, ...], orientation: Orientation, radius: float, ratio: float) -> QImage:
    """A hexagon filled so, in the middle of a picture; lengths in device pixels."""
    width, height = picture_size(orientation, radius)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(width / 2, height / 2)
    covered = FILLED if radius >= LEAST_FOR_TEXT * ratio else ALONE
    paint_shade(
        painter, hexagon_path(orientation, radius), Shade(QColor.fromRgba(rgba), angles), radius, ratio, covered
    )
    painter.end()
    return without_engine(image)


def paint_shade(
    painter: QPainter, shape: QPainterPath, shade: Shade, radius: float, ratio: float, covered: float = FILLED
) -> None:
    """Fill a shape about the painter's (0, 0); without hatching, ``covered`` is the share of the ground it covers."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape, with_opacity(shade.colour, HATCHED if shade.angles else covered))
    painter.setClipPath(shape)
    gap, reach = max(8 * ratio, radius / 2.2), 1.5 * radius
    for angle in shade.angles:
        across = QPointF(-math.sin(math.radians(angle)), math.cos(math.radians(angle)))
        along = QPointF(across.y(), -across.x()) * reach
        for pen in (QPen(QColor(255, 255, 255, 120), 3 * ratio), QPen(with_opacity(shade.colour, 0.8), 1.5 * ratio)):
            painter.setPen(pen)
            for step in range(-math.ceil(reach / gap), math.ceil(reach / gap) + 1):
                middle = across * (step * gap)
                painter.drawLine(middle - along, middle + along)


class TerritoryLayer(MapLayer):
    """Facts about land tiles, over the tiles and under all that stands on them."""

    reach: ClassVar[float] = 0.3

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "territory")
        self.overlay = Overlay.NOTHING
        self._facts: MapFacts | None = None
        self._looks: dict[Hex, tuple[Shade, str, int | None]] = {}
        self._outlines: list[tuple[QPainterPath, QColor]] = []

    @property
    def is_empty(self) -> bool:
        """Whether nothing is to be shown, or nothing is known."""
        return self.overlay is Overlay.NOTHING or self._facts is None or not self._facts.reach

    def read(self) -> None:
        """Draw the outlines anew: the hexes may point another way."""
        self._outlines = self._drawn_outlines()

    def show_facts(self, facts: MapFacts | None, overlay: Overlay) -> list[QRectF]:
        """Show these facts from now on; where the map looks different."""
        before = self._looks
        self._facts, self.overlay = facts, overlay
        self._looks = after = self._seen()
        changed = [place for place in before.keys() | after.keys() if before.get(place) != after.get(place)]
        if changed:
            self._outlines = self._drawn_outlines()
        return self.rects(sorted(changed))

    def _seen(self) -> dict[Hex, tuple[Shade, str, int | None]]:
        """How each tile looks: its shade, its text, and the colour of the line around it."""
        facts, overlay = self._facts, self.overlay
        if facts is None or self.is_empty:
            return {}
        rims = [owner_colour(facts, home).rgba() for home in range(len(facts.homes))]
        return {
            place: (
                shade_of(facts, overlay, reach),
                reach_text(facts, overlay, reach),
                rims[reach.homes[0]] if len(reach.homes) == 1 else None,
            )
            for place, reach in facts.reach.items()
        }

    def _drawn_outlines(self) -> list[tuple[QPainterPath, QColor]]:
        """The lines around the land where each home is first."""
        facts = self._facts
        if facts is None or self.is_empty:
            return []
        lands: list[list[Hex]] = [[] for _ in facts.homes]
        for place, reach in facts.reach.items():
            if len(reach.homes) == 1:
                lands[reach.homes[0]].append(place)
        return [
            (outline_of(land, self.map.orientation), owner_colour(facts, home))
            for home, land in enumerate(lands)
            if land
        ]

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Hexagons, the outlines of territories, letters or numbers."""
        known = [place for place in places if place in self._looks]
        for place in known:
            put_shade(frame, place, self._looks[place][0])
        frame.painter.save()
        frame.to_map()
        thick = min(1.0, max(0.4, frame.scale / FULL_RIM))
        for path, colour in self._outlines:
            if (
                path.controlPointRect()
                .adjusted(-self.reach, -self.reach, self.reach, self.reach)
                .intersects(frame.whole)
            ):
                stroke_outline(frame.painter, path, colour.darker(120), (thick * RIM[0], thick * RIM[1]))
        frame.painter.restore()
        if frame.scale >= LEAST_FOR_TEXT:
            for place in known:
                write_above(frame, frame.at(place), self._looks[place][1])
        return True


def put_shade(frame: Frame, place: Hex, shade: Shade) -> None:
    """Fill the hexagon at a place."""
    radius = round(frame.scale * frame.ratio, 2)
    image = _stamp(shade.colour.rgba(), shade.angles, frame.orientation, radius, frame.ratio)
    image.setDevicePixelRatio(frame.ratio)
    size = image.deviceIndependentSize()
    frame.painter.drawImage(frame.at(place) - QPointF(size.width() / 2, size.height() / 2), image)


def write_above(frame: Frame, middle: QPointF, text: str) -> None:
    """Dark letters on a pale disc in the upper part of a tile."""
    painter, size = frame.painter, min(max(frame.scale * 0.34, 9.0), 17.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont(painter.font())
    font.setPixelSize(round(size))
    font.setBold(True)
    painter.setFont(font)
    wide = max(size * 1.3, painter.fontMetrics().horizontalAdvance(text) + size * 0.6)
    box = QRectF(middle.x() - wide / 2, middle.y() - 0.58 * frame.scale - size * 0.65, wide, size * 1.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 205))
    painter.drawRoundedRect(box, size * 0.65, size * 0.65)
    painter.setPen(QColor(30, 26, 22))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
