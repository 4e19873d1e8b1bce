"""The preview of a tool, half-transparent over the map, before anything is done."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from rbdesigner.art.foreign_things import foreign_things
from rbdesigner.art.links import road_path
from rbdesigner.art.outlines import outline_of
from rbdesigner.art.palette import with_opacity
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.river_growth import RiverGrowth
from rbdesigner.art.tile import look_in_play
from rbdesigner.geometry import Point
from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.marks import stroke_outline
from rbdesigner.ui.canvas.piece_layer import paint_links, paint_pieces, placed_on
from rbdesigner.ui.canvas.problem_layer import ERROR
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.stamps import Pattern, Stamper


@dataclass(frozen=True, slots=True)
class Ghost:
    """A preview of a change.

    It has what would come (``fragment``) and go (``removed``), the places it is about (``outlined``), and those from
    which it is being moved (``lifted``). ``faults`` tells for places why a rule forbids it there, ``warning`` what else
    had better be known beforehand; ``status`` says in words what a click would do; ``band`` is a rectangle and ``loop``
    a closed line being drawn, ``way`` a line from point to point, in tile radii.
    """

    fragment: Scenario = field(default_factory=Scenario)
    faults: Mapping[Hex, str] = field(default_factory=dict)
    removed: frozenset[Hex] = frozenset()
    outlined: frozenset[Hex] = frozenset()
    lifted: frozenset[Hex] = frozenset()
    band: QRectF | None = None
    loop: tuple[Point, ...] = ()
    way: tuple[Point, ...] = ()
    status: str = ""
    warning: str = ""

    @property
    def reason(self) -> str:
        """The first of the reasons against it, empty if there is none."""
        return next(iter(self.faults.values()), "")

    @property
    def drawn(self) -> QPolygonF:
        """The corners of the rectangle or of the loop that is being drawn."""
        if self.band is not None:
            return QPolygonF(self.band)
        return QPolygonF([QPointF(*point) for point in self.loop])

    def places(self) -> set[Hex]:
        """Every place where something of it is seen."""
        seen = {*self.fragment.laid, *self.fragment.homes, *self.fragment.pieces}
        seen |= {*self.faults, *self.removed, *self.outlined, *self.lifted}
        seen |= {border.at for border in self.fragment.roads}
        return seen | {edge.at for edge in self.fragment.walls}


NOTHING = Ghost()


TILES_SEEN_THROUGH = 0.95
PIECES_SEEN_THROUGH = 0.8
LIFTED = 0.7
"""How much of the tiles that are being moved is hidden where they still lie."""
RED = QColor(214, 30, 30, 150)
GONE = QColor("#b3261e")
MOST_APART = 60
"""A ghost of more places than these is repainted as a whole."""


class GhostItem(MapItem):
    """Shows a ghost."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps, colour: QColor) -> None:
        super().__init__(scene, "ghost", 80)
        self.colour = colour
        self._pixmaps = pixmaps
        self._ghost = NOTHING

    def show_ghost(self, ghost: Ghost) -> None:
        """Show this one from now on."""
        # The pointer moves far more often than the preview changes.
        if ghost is self._ghost or ghost == self._ghost:
            return
        changed = self._ghost.places() | ghost.places()
        for drawn in (self._ghost.drawn, ghost.drawn, _line_of(self._ghost), _line_of(ghost)):
            if not drawn.isEmpty():
                self.repaint(drawn.boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5))
        self._ghost = ghost
        if len(changed) > MOST_APART:
            self.update()
        else:
            self.repaint_places(changed, bleed=0.5)

    def paint_frame(self, frame: Frame) -> None:
        """A preview: things that move away, come and go, and why not."""
        ghost, painter = self._ghost, frame.painter
        if ghost is NOTHING:
            return
        table = with_opacity(self.map.backgroundBrush().color(), LIFTED)
        self._stamp(frame, Pattern.FILLED, table, ghost.lifted)
        self._paint_tiles(frame, ghost.fragment)
        self._paint_on_tiles(frame, ghost.fragment)
        self._stamp(frame, Pattern.HATCHED, RED, ghost.faults)
        self._stamp(frame, Pattern.CROSSED, GONE, ghost.removed)
        painter.save()
        frame.to_map()
        laid = ghost.fragment.laid
        if laid or ghost.outlined:
            outline = outline_of([*laid, *ghost.outlined], frame.orientation)
            stroke_outline(painter, outline, ERROR if ghost.faults else self.colour)
        painter.restore()
        if not ghost.drawn.isEmpty():
            self._paint_drawn(frame, ghost.drawn)
        if ghost.way:
            self._paint_way(frame, _line_of(ghost))

    def _paint_tiles(self, frame: Frame, fragment: Scenario) -> None:
        painter, ratio = frame.painter, frame.ratio
        # With the tiles around it looks as it will once it lies, and its picture is ready then.
        ground = ChainMap(fragment.tiles, self.scenario.tiles)
        growth = RiverGrowth(ground)
        radius = round(frame.scale * ratio, 2)
        painter.save()
        painter.setOpacity(TILES_SEEN_THROUGH)
        for place in self.exposed(frame, fragment.tiles):
            look = look_in_play(ground, place, frame.orientation, self.scenario.is_irrigated, growth)
            picture = self._pixmaps.get(look, radius)
            half = QPointF(picture.width() / ratio / 2, picture.height() / ratio / 2)
            size = QRectF(frame.at(place) - half, frame.at(place) + half)
            painter.drawImage(size, picture)
        if fragment.foreign:
            frame.to_map()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            foreign_things(fragment, self._pixmaps.style).paint(painter)
        painter.restore()

    def _paint_on_tiles(self, frame: Frame, fragment: Scenario) -> None:
        if not (fragment.homes or fragment.pieces or fragment.roads or fragment.walls):
            return
        ground = ChainMap(fragment.tiles, self.scenario.tiles)
        frame.painter.save()
        frame.painter.setOpacity(PIECES_SEEN_THROUGH)
        paint_links(frame, [road_path(ground, border, frame.orientation) for border in fragment.roads], fragment.walls)
        for place in {**fragment.homes, **fragment.pieces}:
            paint_pieces(frame, self._pixmaps, place, placed_on(fragment, place, ground, frame.orientation))
        frame.painter.restore()

    def _stamp(self, frame: Frame, pattern: Pattern, colour: QColor, places: Collection[Hex]) -> None:
        if places:
            stamper = Stamper(frame, pattern, colour)
            for place in self.exposed(frame, places):
                stamper.put(frame.at(place))

    def _paint_drawn(self, frame: Frame, drawn: QPolygonF) -> None:
        """The rectangle or loop that is being drawn; dashes on any ground."""
        painter = frame.painter
        painter.save()
        frame.to_map()
        pen = QPen(self.colour, 1.5, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(with_opacity(self.colour, 40 / 255))
        painter.drawPolygon(drawn)
        painter.restore()

    def _paint_way(self, frame: Frame, way: QPolygonF) -> None:
        """Paint a line from point to point with a knob at each, light on a dark rim, to be seen on any ground."""
        painter = frame.painter
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame.to_map()
        for colour, width in ((QColor("black"), 0.12), (QColor("white"), 0.07)):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(way)
            painter.setPen(QPen(colour, 3 * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPoints(way)
        painter.restore()


def _line_of(ghost: Ghost) -> QPolygonF:
    return QPolygonF([QPointF(*point) for point in ghost.way])


class CursorItem(MapItem):
    """The place where the keyboard works; seen only while the keyboard is used."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "cursor", 90)
        self._place: Hex | None = None

    def show_place(self, place: Hex | None) -> None:
        """Show the cursor here, or not at all."""
        if place != self._place:
            self.repaint_places(
                [old_or_new for old_or_new in (self._place, place) if old_or_new is not None], bleed=0.3
            )
            self._place = place

    def paint_frame(self, frame: Frame) -> None:
        """A black and white outline, to be seen on any ground."""
        if self._place is None:
            return
        painter = frame.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame.to_map()
        outline = outline_of([self._place], frame.orientation)
        for colour, width, style in (
            (QColor("black"), 6, Qt.PenStyle.SolidLine),
            (QColor("white"), 3, Qt.PenStyle.SolidLine),
            (QColor("black"), 3, Qt.PenStyle.DotLine),
        ):
            pen = QPen(colour, width, style)
            pen.setCosmetic(True)
            painter.strokePath(outline, pen)
