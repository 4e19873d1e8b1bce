"""A graphics item of the map, which paints what is exposed and repaints what has changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rbdesigner.hexes import COORDINATE_LIMIT, Hex, Orientation, position
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.scene import BLEED, MapScene, tile_rect

_EVERYWHERE = QRectF(-4.0 * COORDINATE_LIMIT, -4.0 * COORDINATE_LIMIT, 8.0 * COORDINATE_LIMIT, 8.0 * COORDINATE_LIMIT)


@dataclass(frozen=True, slots=True)
class LayerInfo:
    """A layer that the user can show or hide."""

    name: str
    title: str
    visible: bool


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
        """Have a part painted again, in tile radii; Qt's ``update`` would unite all parts of an item into one."""
        if not rect.isEmpty():
            self.map.update(rect)

    def repaint_places(self, places: Iterable[Hex], bleed: float = BLEED) -> None:
        """Have these places painted again."""
        for place in places:
            self.repaint(tile_rect(place, self.map.orientation, bleed))
