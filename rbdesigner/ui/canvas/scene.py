"""The scene of a map: a few items, each of which paints only what is exposed.

Its unit is the tile radius.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QRectF, Signal, SignalInstance
from PySide6.QtWidgets import QGraphicsScene

from rbdesigner.art.foreign_things import shown_foreign
from rbdesigner.checks.components import main_part
from rbdesigner.hexes import SQRT3, Hex, Orientation, places_within, position
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario

AREA_OF_A_TILE = 1.5 * SQRT3
"""The area of a tile, in squares of the tile radius."""
BLEED = 0.1
"""How far anything painted on a tile may reach beyond its hexagon, in tile radii."""


class MapSource(Protocol):
    """The source of a scene: a scenario that changes by edits, each told by ``edited(Edit)`` after it is made."""

    @property
    def scenario(self) -> Scenario:
        """The scenario that is shown."""

    @property
    def edited(self) -> SignalInstance:
        """Comes with the edit that has been made."""


def tile_rect(place: Hex, orientation: Orientation, bleed: float = BLEED) -> QRectF:
    """The rectangle around the tile at a place."""
    x, y = position(place, orientation)
    wide, high = (1.0, SQRT3 / 2) if orientation is Orientation.FLAT else (SQRT3 / 2, 1.0)
    return QRectF(x - wide - bleed, y - high - bleed, 2 * (wide + bleed), 2 * (high + bleed))


class MapScene(QGraphicsScene):
    """The scene of a scenario; ``resized()`` tells that the map reaches farther or less far than before."""

    resized = Signal()

    def __init__(self, shown: MapSource, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName("map_scene")
        # A handful of items that are everywhere: an index would only be kept up to date for nothing.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._shown = shown
        self._orientation = shown.scenario.orientation
        self._bounds, self._beneath = self._measured(), QRectF()
        self._exposed: Sequence[QRectF] = ()
        self._candidates: list[Hex] | None = None
        shown.edited.connect(self._edited)

    @property
    def scenario(self) -> Scenario:
        """The scenario that is shown."""
        return self._shown.scenario

    @property
    def orientation(self) -> Orientation:
        """The way the hexes point."""
        return self._orientation

    def bounds(self) -> QRectF:
        """The rectangle around all tiles, empty if there are none."""
        return self._bounds

    def put_beneath(self, rect: QRectF) -> None:
        """Let the map reach as far as something that lies under its tiles."""
        if rect != self._beneath:
            self._beneath = rect
            self.resized.emit()

    def reach(self) -> QRectF:
        """The rectangle around the tiles and what lies under them."""
        return self.bounds().united(self._beneath)

    def main_bounds(self) -> QRectF:
        """The rectangle around all tiles but those that lie far away from most of them."""
        return self._around(main_part(self.scenario.tiles))

    def _measured(self) -> QRectF:
        return self._around({*self.scenario.tiles, *shown_foreign(self.scenario)})

    def _around(self, places: Collection[Hex]) -> QRectF:
        if not places:
            return QRectF()
        points = [position(place, self._orientation) for place in places]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        rect = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        return rect.adjusted(-1, -1, 1, 1)

    def _edited(self, edit: Edit) -> None:
        orientation = self.scenario.orientation
        if orientation is not self._orientation:
            self._orientation = orientation
            self._bounds = self._measured()
            self.resized.emit()
            self.update()
            return
        before = self._bounds
        if edit.is_large(self.scenario) or any(change.part == "foreign" for change in edit.changes):
            self._bounds = self._measured()
        for change in edit.changes if not edit.is_large(self.scenario) else ():
            if change.part != "tiles" or not isinstance(change.key, Hex):
                continue
            rect = tile_rect(change.key, orientation, 0)
            if change.before is None:
                self._bounds = self._bounds.united(rect)
            # Only a tile at the rim can have held the bounds so far out; else they need not be measured again.
            elif change.after is None and not self._bounds.adjusted(1.2, 1.2, -1.2, -1.2).contains(rect):
                self._bounds = self._measured()
                break
        if self._bounds != before:
            self.resized.emit()

    def expose(self, rects: Sequence[QRectF]) -> None:
        """Say which parts are about to be painted, more exactly than the one rectangle that Qt gives an item."""
        self._exposed = rects
        self._candidates = None

    def exposed_rects(self, whole: QRectF) -> Sequence[QRectF]:
        """The parts being painted, in tile radii; all of them lie in ``whole``."""
        return self._exposed or (whole,)

    def tiles_in(self, area: QRectF) -> int:
        """How many tiles lie in an area of the map, in part or as a whole."""
        sides = area.left(), area.top(), area.right(), area.bottom()
        return sum(place in self.scenario.tiles for place in places_within(*sides, self._orientation))

    def exposed(self, known: Collection[Hex], whole: QRectF) -> Iterable[Hex]:
        """The known places that may reach into what is being painted, within ``whole``."""
        rects = self.exposed_rects(whole)
        # Whichever is fewer is gone through: the known places, or the places that are exposed.
        if sum(rect.width() * rect.height() for rect in rects) / AREA_OF_A_TILE > len(known):
            left, right = min(rect.left() for rect in rects) - 1.1, max(rect.right() for rect in rects) + 1.1
            top, bottom = min(rect.top() for rect in rects) - 1.1, max(rect.bottom() for rect in rects) + 1.1
            for place in known:
                x, y = position(place, self._orientation)
                if left < x < right and top < y < bottom:
                    yield place
            return
        if self._candidates is None:
            found = (
                place
                for rect in rects
                for place in places_within(rect.left(), rect.top(), rect.right(), rect.bottom(), self._orientation)
            )
            self._candidates = list(dict.fromkeys(found))
        yield from (place for place in self._candidates if place in known)
