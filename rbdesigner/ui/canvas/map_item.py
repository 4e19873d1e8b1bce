"""Graphics items of the map, and the layers of the board."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rbdesigner.hexes import COORDINATE_LIMIT, Hex, Orientation, position
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.scene import BLEED, MapScene, tile_rect

_EVERYWHERE = QRectF(-4.0 * COORDINATE_LIMIT, -4.0 * COORDINATE_LIMIT, 8.0 * COORDINATE_LIMIT, 8.0 * COORDINATE_LIMIT)


@dataclass(frozen=True, slots=True)
class LayerInfo:
    """A layer that the user can show or hide, and lock if it is lockable."""

    name: str
    title: str
    visible: bool
    is_lockable: bool = False
    is_locked: bool = False


class Frame(NamedTuple):
    """One painting of an item.

    ``painter`` is untransformed: a point of the scene lies at ``left + scale * x`` and ``top + scale * y``. ``ratio``
    is the number of device pixels in one of those units, ``whole`` what is being painted, in tile radii.
    """

    painter: QPainter
    scale: float
    left: float
    top: float
    ratio: float
    whole: QRectF
    orientation: Orientation

    def at(self, place: Hex) -> QPointF:
        """Where the middle of a place lies for the painter."""
        x, y = position(place, self.orientation)
        return QPointF(self.left + self.scale * x, self.top + self.scale * y)

    def to_map(self) -> None:
        """Transform the painter, so that its unit is the tile radius from now on."""
        self.painter.translate(self.left, self.top)
        self.painter.scale(self.scale, self.scale)


class MapItem(QGraphicsItem):
    """An item of the map; subclasses paint in :meth:`paint_frame`.

    A scene keeps no Python item alive: hold it.
    """

    def __init__(self, scene: MapScene, name: str, height: float) -> None:
        super().__init__()
        self.name = name
        self.map = scene
        self.setZValue(height)
        # Without it Qt does not fill in the exposed rectangle.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        scene.addItem(self)

    @property
    def scenario(self) -> Scenario:
        """The scenario that is shown."""
        return self.map.scenario

    def boundingRect(self) -> QRectF:
        """Everywhere: only what is exposed gets painted."""
        return _EVERYWHERE

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint in pixels of the viewport."""
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        whole = option.exposedRect
        painter.save()
        # Pixels of the viewport, so that pictures land on whole ones and pens keep their width.
        painter.resetTransform()
        orientation = self.map.orientation
        frame = Frame(painter, transform.m11(), transform.dx(), transform.dy(), ratio, whole, orientation)
        self.paint_frame(frame)
        painter.restore()

    def paint_frame(self, frame: Frame) -> None:
        """Paint what is exposed."""
        raise NotImplementedError

    def exposed(self, frame: Frame, known: Collection[Hex]) -> Iterable[Hex]:
        """List those of the known places that have to be painted."""
        return self.map.exposed(known, frame.whole)

    def repaint(self, rect: QRectF) -> None:
        """Repaint a part, in tile radii; Qt's ``update`` would unite all parts of an item into one."""
        if not rect.isEmpty():
            self.map.update(rect)

    def repaint_places(self, places: Iterable[Hex], bleed: float = BLEED) -> None:
        """Repaint these places."""
        for place in places:
            self.repaint(tile_rect(place, self.map.orientation, bleed))


class Budget:
    """The share of one repaint that goes into new pictures of tiles: ``least``, and on until ``seconds`` are over.

    No other one is begun that could not be ready in time if it took as long as the longest so far, nor are there ever
    more than ``most``.
    """

    def __init__(self, seconds: float = math.inf, least: int = 0, most: float = math.inf) -> None:
        self._end = perf_counter() + seconds
        self._least, self._most = least, most
        self._number = 0
        self._longest = 0.0

    @property
    def is_over(self) -> bool:
        """Whether no time is left."""
        # The longest so far is added, so that the picture begun last ends in time, too.
        return perf_counter() + self._longest > self._end

    @property
    def is_spent(self) -> bool:
        """Whether no other picture may be begun."""
        return self._number >= self._least and (self._number >= self._most or self.is_over)

    def note(self, seconds: float) -> None:
        """Take note of what a picture has taken."""
        self._number += 1
        self._longest = max(self._longest, seconds)


class MapLayer:
    """Something painted on the board; ``name`` is what it is called where it can be hidden."""

    reach: ClassVar[float] = BLEED
    """How far from a place something of it may be painted, in tile radii beyond the hexagon."""

    def __init__(self, scene: MapScene, name: str) -> None:
        self.map = scene
        self.name = name
        self.visible = True

    @property
    def scenario(self) -> Scenario:
        """The scenario that is shown."""
        return self.map.scenario

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing of it anywhere."""
        return False

    def read(self) -> None:
        """Look at the whole scenario: at first, and when the hexes point another way."""

    def edited(self, edit: Edit) -> Iterable[QRectF]:
        """Take note of an edit, and list the parts of the map, in tile radii, that look different now."""
        return ()

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Paint what there is at these places; False if something was stood in for, as the budget is spent."""
        raise NotImplementedError

    def paint_roughly(self, painter: QPainter, radius: float) -> None:
        """Paint a rough whole map about the painter's (0, 0), until it is painted."""

    def rects(self, places: Iterable[Hex]) -> list[QRectF]:
        """The rectangles that what is painted at these places may fill."""
        return [tile_rect(place, self.map.orientation, self.reach) for place in places]
