"""The board with all that lies on it, kept in pictures of square parts.

Painting, scrolling and showing something over the map then copies a few large pictures, however many tiles there are,
and an edit paints anew only what lies around it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QRegion

from rbdesigner.hexes import Hex, Orientation, places_within
from rbdesigner.scenario.edit import Edit
from rbdesigner.ui.canvas.map_item import Budget, Frame, MapItem, MapLayer
from rbdesigner.ui.canvas.scene import MapScene

SIDE, SIDE_OF_FAR, FAR = 256, 128, 16.0
"""Device pixels of the side of a part; smaller ones where the tiles are less than ``FAR`` in radius, and so many."""
MOST_PARTS = 24_000_000
"""How many bytes of parts that are not seen are kept, at most."""
MOST_LEVELS = 3
"""How many sizes are remembered while the map is zoomed, to stand in for the present one: those that show most."""
MOST_WRONG = 12
"""The most places of a part that are painted one by one; if more are wrong, all of it is painted."""
IN_MOTION, AT_REST, AT_FIRST = 0.004, 0.03, 0.3
"""Seconds of one repaint that may go into new pictures; others stand in for the rest until the next one.

The map is at rest while nothing is done but to replace what stands in. At first only a map of thousands of tiles, less
than ``FAR`` in radius, has to look at the clock.
"""
MOST_AT_FIRST = 100
"""The most pictures of tiles that are painted before the map is seen at all; that takes a second at most."""
PAUSE = 20
"""Milliseconds after a repaint with stand-ins until the next."""
REST = 0.15
"""Seconds after which a map that is neither zoomed nor panned is at rest."""

Part = tuple[int, int]


@dataclass(slots=True)
class _Picture:
    """The picture of a part of the map.

    ``wrong`` is where it is not up to date, in device pixels of the map. ``is_rough`` says that nothing is wrong but
    that other pictures stand in for those of some tiles.
    """

    image: QImage
    wrong: list[QRect]
    is_rough: bool = False


@dataclass(slots=True, eq=False)
class _Level:
    """The map in one size: its ``radius`` in device pixels, and the parts with the longest unseen first."""

    radius: float
    parts: dict[Part, _Picture] = field(default_factory=dict)

    @property
    def side(self) -> int:
        """Device pixels of the side of a part."""
        return SIDE_OF_FAR if self.radius < FAR else SIDE

    @property
    def ground(self) -> float:
        """How much of the map there are pictures of, in squares of the tile radius."""
        return len(self.parts) * (self.side / self.radius) ** 2

    def area(self, part: Part) -> QRect:
        """Where a part lies, in device pixels from the map's origin."""
        return QRect(part[0] * self.side, part[1] * self.side, self.side, self.side)

    def within(self, area: QRect) -> Iterator[Part]:
        """The parts that reach into an area in device pixels."""
        side = self.side
        for row in range(area.top() // side, area.bottom() // side + 1):
            for column in range(area.left() // side, area.right() // side + 1):
                yield column, row

    def scaled(self, rect: QRectF) -> QRect:
        """The device pixels of a rectangle in tile radii."""
        return QRectF(rect.topLeft() * self.radius, rect.bottomRight() * self.radius).toAlignedRect()


class BoardItem(MapItem):
    """Paints the layers, lowest first; ``is_sharp`` tells that nothing was stood in for when it was painted last."""

    def __init__(self, scene: MapScene, layers: Sequence[MapLayer], name: str = "board", height: float = 10) -> None:
        super().__init__(scene, name, height)
        self.layers = layers
        self.is_sharp = False
        self._level = _Level(0.0)
        self._before: list[_Level] = []
        self._moved_at = 0.0
        self._origin = (0, 0)
        self._at_rest = False
        self._again = QTimer(scene)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._sharpen)
        for layer in layers:
            layer.read()

    # What changes

    def edited(self, edit: Edit) -> None:
        """Repaint what an edit has changed."""
        if edit.is_large(self.scenario):
            for layer in self.layers:
                layer.read()
            self._begin_level(self._level.radius)  # what was stands in: painting all at once would hold the window up
            self.update()
            return
        for layer in self.layers:
            self.spoil(layer.edited(edit))

    def spoil(self, rects: Iterable[QRectF]) -> None:
        """Repaint these rectangles, in tile radii."""
        level = self._level
        for rect in rects:
            self._before.clear()
            area = level.scaled(rect)
            for part in level.within(area):
                picture = level.parts.get(part)
                if picture is not None:
                    picture.wrong.append(area)
                    picture.is_rough = False
            self.repaint(rect)

    def turned(self) -> None:
        """The hexes point the other way now, or much has changed: look at everything."""
        for layer in self.layers:
            layer.read()
        self.forget()

    def forget(self) -> None:
        """Paint everything anew when it is next seen, and keep no pictures until then."""
        self._level = _Level(0.0)
        self._before.clear()
        self.update()

    # Painting

    def _sharpen(self) -> None:
        """Replace what stands in."""
        self._at_rest = not self._is_moving()
        self.update()

    def paint_frame(self, frame: Frame) -> None:
        """Copy the exposed parts, after painting missing ones while there is time."""
        left, top = round(frame.left * frame.ratio), round(frame.top * frame.ratio)
        budget = self._budget(round(frame.scale * frame.ratio, 2), (left, top))
        painter, level = frame.painter, self._level
        painter.save()
        # From here on the painter counts device pixels: a picture is copied pixel by pixel, never resampled.
        painter.scale(1 / frame.ratio, 1 / frame.ratio)
        painter.translate(left, top)
        self.is_sharp = True
        covered, missing = [], []
        for part in self._exposed_parts(frame):
            picture = level.parts.get(part)
            # While one zooms, an earlier size is good enough, and the time goes into parts that have none.
            if picture is None and self._is_covered(part):
                covered.append(part)
                continue
            if picture is None and budget.is_over:
                missing.append(part)
                continue
            if picture is None or (picture.wrong and not (picture.is_rough and budget.is_spent)):
                picture = self._painted(part, picture, frame.ratio, budget)
            self.is_sharp &= not picture.wrong
            painter.drawImage(level.area(part).topLeft(), picture.image)
        self._paint_roughly(painter, missing)
        self._stand_in(painter, covered + missing, self._before)
        self.is_sharp &= not (covered or missing)
        painter.restore()
        if not self.is_sharp:
            self._again.start(PAUSE)
        elif self._before and self._is_moving():
            self._again.start(round(1000 * REST))
        else:
            self._before.clear()

    def _is_moving(self) -> bool:
        return perf_counter() - self._moved_at < REST

    def _budget(self, radius: float, origin: tuple[int, int]) -> Budget:
        """Take note of the present size and position; what may go into new pictures."""
        level = self._level
        at_rest, self._at_rest = self._at_rest, False
        # Nothing has been painted yet, so nothing could stand in: a usual map is painted as a whole at once.
        if not level.radius:
            self._level, self._origin = _Level(radius), origin
            return Budget(AT_FIRST if radius < FAR else math.inf, most=MOST_AT_FIRST)
        if radius != level.radius:
            self._begin_level(radius)
        elif origin == self._origin:
            return Budget(AT_REST, least=1) if at_rest else Budget(IN_MOTION)
        self._moved_at, self._origin = perf_counter(), origin
        return Budget(IN_MOTION)

    def _begin_level(self, radius: float) -> None:
        """Paint the map anew in some size; what there are pictures of stands in until then."""
        if self._level.parts:
            self._before.append(self._level)
        if len(self._before) > MOST_LEVELS:
            # The size with the least ground goes, not the oldest: it can stand in for the least.
            self._before.remove(min(self._before, key=lambda each: each.ground))
        self._level = _Level(radius)

    def _exposed_parts(self, frame: Frame) -> list[Part]:
        level = self._level
        rects = self.map.exposed_rects(frame.whole)
        seen = list(dict.fromkeys(part for rect in rects for part in level.within(level.scaled(rect))))
        for part in seen:
            if part in level.parts:
                # A dictionary keeps its order, so what is seen goes to the end and what was unseen longest is first.
                level.parts[part] = level.parts.pop(part)
        spare = len(level.parts) - len(seen) - MOST_PARTS // (4 * level.side * level.side)
        for part in list(level.parts)[: max(0, spare)]:
            del level.parts[part]
        return seen

    def _painted(self, part: Part, picture: _Picture | None, ratio: float, budget: Budget) -> _Picture:
        """Paint a part anew, or what is wrong in it."""
        area = self._level.area(part)
        if picture is None:
            image = QImage(area.size(), QImage.Format.Format_ARGB32_Premultiplied)
            picture = self._level.parts[part] = _Picture(image, [area])
        wrong = [area] if len(picture.wrong) > MOST_WRONG else _joined(rect & area for rect in picture.wrong)
        region = QRegion()
        for rect in wrong:
            region |= rect
        painter = QPainter(picture.image)
        painter.setClipRegion(region.translated(-area.topLeft()))
        # Only this mode writes transparency: filling in the usual mode would leave the old picture.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(picture.image.rect(), Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.scale(ratio, ratio)
        is_exact = self._paint_coats(painter, area, wrong, ratio, budget)
        painter.end()
        picture.wrong, picture.is_rough = [] if is_exact else wrong, not is_exact
        return picture

    def _paint_coats(self, painter: QPainter, area: QRect, wrong: list[QRect], ratio: float, budget: Budget) -> bool:
        """Paint all layers where a part is wrong, and tell whether none had to be replaced by a stand-in."""
        radius = self._level.radius
        whole = QRectF(area.x() / radius, area.y() / radius, area.width() / radius, area.height() / radius)
        left, top = -area.x() / ratio, -area.y() / ratio
        frame = Frame(painter, radius / ratio, left, top, ratio, whole, self.map.orientation)
        is_exact = True
        near: dict[float, list[Hex]] = {}
        for layer in self.layers:
            if layer.visible and not layer.is_empty:
                if layer.reach not in near:
                    near[layer.reach] = self._places(wrong, layer.reach)
                painter.save()
                is_exact &= layer.paint(frame, near[layer.reach], budget)
                painter.restore()
        return is_exact

    def _places(self, wrong: list[QRect], reach: float) -> list[Hex]:
        """The places from where something may reach into the wrong rectangles of a part.

        They are always in the same order, as pictures overlap by a pixel where tiles meet.
        """
        radius, orientation = self._level.radius, self.map.orientation
        found: dict[Hex, None] = {}
        for rect in wrong:
            inside = QRectF(rect)
            left, top = inside.left() / radius - reach, inside.top() / radius - reach
            right, bottom = inside.right() / radius + reach, inside.bottom() / radius + reach
            found |= dict.fromkeys(places_within(left, top, right, bottom, orientation))
        if orientation is Orientation.FLAT:
            return sorted(found)
        return sorted(found, key=lambda place: (place.q + place.r, place.q))

    # Stand-ins

    def _paint_roughly(self, painter: QPainter, parts: Sequence[Part]) -> None:
        """Show quick pictures of parts that are not painted yet, so that the map is never blank."""
        if parts:
            painter.save()
            painter.setClipRegion(self._region(parts), Qt.ClipOperation.IntersectClip)
            for layer in self.layers:
                if layer.visible and not layer.is_empty:
                    layer.paint_roughly(painter, self._level.radius)
            painter.restore()

    def _region(self, parts: Iterable[Part]) -> QRegion:
        region = QRegion()
        for part in parts:
            region |= self._level.area(part)
        return region

    def _is_covered(self, part: Part) -> bool:
        """Whether painting a part can wait, as zooming shows an earlier size of it."""
        return self._is_moving() and any(
            all(old in before.parts for old in before.within(self._from(before, part))) for before in self._before
        )

    def _from(self, before: _Level, part: Part) -> QRect:
        """Where a part of the present size lies in an earlier one."""
        area, factor = self._level.area(part), before.radius / self._level.radius
        return QRectF(
            area.x() * factor, area.y() * factor, area.width() * factor, area.height() * factor
        ).toAlignedRect()

    def _stand_in(self, painter: QPainter, parts: Sequence[Part], levels: Sequence[_Level]) -> None:
        """Show parts of the map from the pictures in earlier sizes, the last on top."""
        region = self._region(parts)
        for before in levels if parts else ():
            factor = self._level.radius / before.radius
            painter.save()
            painter.setClipRegion(region, Qt.ClipOperation.IntersectClip)
            painter.scale(factor, factor)
            for old in dict.fromkeys(old for part in parts for old in before.within(self._from(before, part))):
                picture = before.parts.get(old)
                if picture is not None:
                    painter.drawImage(before.area(old).topLeft(), picture.image)
            painter.restore()


def _joined(rects: Iterable[QRect]) -> list[QRect]:
    """Join rectangles that overlap into one, which paints faster than a ragged shape."""
    found: list[QRect] = []
    for rect in rects:
        apart = []
        for other in found:
            if other.intersects(rect):
                rect = rect.united(other)
            else:
                apart.append(other)
        found = [*apart, rect]
    return found
