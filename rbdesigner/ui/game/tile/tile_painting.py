"""Paints one tile large: its ground and what runs over its borders, plates with things, rings and numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen, QPolygonF

from rbdesigner.art.links import lay_roads, lay_wall, road_path
from rbdesigner.art.palette import CREAM, INK, WATER_DEEP, with_opacity
from rbdesigner.art.sketch import Sketch
from rbdesigner.art.tile import look_at
from rbdesigner.engine.core.codes import BUILDINGS, GOODS, TRANSPORTERS
from rbdesigner.hexes import Hex, border_sides, corner, edge_sides, position
from rbdesigner.play.placement.piece_layout import PieceLook, layout
from rbdesigner.play.tile_items import ItemKind, TileItem
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Home
from rbdesigner.ui.canvas.tile_layer import shared_pixmaps
from rbdesigner.ui.game.board.reach_item import CHOSEN, GLOW, RIM
from rbdesigner.ui.game.board.reach_item import INK as ON_GLOW
from rbdesigner.ui.game.tile.tile_layout import ItemBox, Plate, TileLayout

FULL = 1.26
"""The side of a thing's square in half its picture's: what is left for shadow and rim."""
FOLLOWING = QColor("#2f7d32")
"""The trail of geese that follow."""
_CLEAR = 1.07
"""How far roads are seen beyond the border, in tile radii."""


def piece_look(item: TileItem) -> PieceLook | None:
    """The picture of a thing; None for bare ground."""
    player = item.player + 1 if item.player >= 0 else None
    match item.what:
        case ItemKind.HOME:
            return PieceLook(Home, player)
        case ItemKind.BUILDING:
            return PieceLook(BUILDINGS[item.code], mixture=item.mixture)
        case ItemKind.TRANSPORTER | ItemKind.PASSENGER:
            return PieceLook(TRANSPORTERS[item.code], player)
        case ItemKind.GROUND:
            return None
    return PieceLook(GOODS[item.code])


def links_on(scenario: Scenario, place: Hex) -> tuple[object, ...]:
    """List all that runs over a tile and its borders, which tells whether its ground has to be painted anew."""
    roads = (border for border in scenario.roads if any(side == place for side, _ in border_sides(border)))
    walls = ((edge, wall) for edge, wall in scenario.walls.items() if place in edge_sides(edge))
    bridges = (piece for piece in scenario.pieces.get(place, ()) if isinstance(piece, Bridge))
    return scenario.tiles[place], *roads, *walls, *bridges


def picture_radius(shown: TileLayout, ratio: float) -> int:
    """The radius in device pixels of the tile's picture."""
    return round(shown.radius * ratio)


def paint_ground(painter: QPainter, scenario: Scenario, place: Hex, shown: TileLayout) -> None:
    """Paint the tile with its bridges, roads and walls."""
    orientation, ratio = scenario.orientation, painter.device().devicePixelRatioF()
    picture = shared_pixmaps().get(look_at(scenario.tiles, place, orientation), picture_radius(shown, ratio))
    _draw_sharp(painter, picture, shown.middle, ratio)
    painter.save()
    outline = QPolygonF([QPointF(*corner(edge, orientation)) * _CLEAR for edge in range(6)])
    x, y = position(place, orientation)
    painter.translate(shown.middle)
    painter.scale(shown.radius, shown.radius)
    clip = QPainterPath()
    clip.addPolygon(outline)
    clip.closeSubpath()
    painter.save()
    painter.setClipPath(clip)
    painter.translate(-x, -y)
    _roads(scenario, place).paint(painter)
    painter.restore()
    painter.translate(-x, -y)
    _walls(scenario, place).paint(painter)
    painter.restore()
    bridges = [piece for piece in scenario.pieces.get(place, ()) if isinstance(piece, Bridge)]
    for placed in layout(scenario.tiles[place], None, bridges, orientation):
        size = placed.size * shown.radius * ratio
        at = shown.middle + QPointF(*placed.centre) * shown.radius
        _draw_sharp(painter, shared_pixmaps().piece(placed.look, size), at, ratio)


def _draw_sharp(painter: QPainter, picture: QImage, middle: QPointF, ratio: float) -> None:
    """Draw a picture made in device pixels, pixel by pixel, about a point."""
    wide, high = picture.width(), picture.height()
    left, top = round(middle.x() * ratio - wide / 2) / ratio, round(middle.y() * ratio - high / 2) / ratio
    painter.drawImage(QRectF(left, top, wide / ratio, high / ratio), picture)


def _roads(scenario: Scenario, place: Hex) -> Sketch:
    sketch, whole = Sketch(), QPainterPath()
    for border in scenario.roads:
        if any(side == place for side, _ in border_sides(border)):
            whole.addPath(road_path(scenario.tiles, border, scenario.orientation))
    if not whole.isEmpty():
        lay_roads(sketch, whole)
    return sketch


def _walls(scenario: Scenario, place: Hex) -> Sketch:
    sketch = Sketch()
    for edge, wall in scenario.walls.items():
        if place in edge_sides(edge):
            lay_wall(sketch, edge, wall, scenario.orientation)
    return sketch


def paint_plate(painter: QPainter, plate: Plate, at_water: bool) -> None:
    """Paint the plate of a spot with its caption and lines to the spot, dashed and blue on water."""
    tint = WATER_DEEP if at_water else INK
    for anchor in plate.anchors:
        _paint_leader(painter, plate.rect, anchor, tint)
    painter.setBrush(with_opacity(QColor("#dff1fb") if at_water else CREAM, 0.9))
    painter.setPen(QPen(with_opacity(tint, 0.75), 1.4, Qt.PenStyle.DashLine if at_water else Qt.PenStyle.SolidLine))
    painter.drawRoundedRect(plate.rect, 6, 6)
    if plate.caption:
        _paint_caption(painter, plate)


def _paint_leader(painter: QPainter, rect: QRectF, anchor: QPointF, tint: QColor) -> None:
    """A line from the rim of a plate to where its spot is."""
    start = QPointF(
        min(max(anchor.x(), rect.left()), rect.right()), min(max(anchor.y(), rect.top() + 10), rect.bottom() - 10)
    )
    for colour, width in ((with_opacity(CREAM, 0.9), 4), (tint, 2)):
        painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, anchor)
    painter.setPen(QPen(CREAM, 1.5))
    painter.setBrush(tint)
    painter.drawEllipse(anchor, 4.5, 4.5)


def _paint_caption(painter: QPainter, plate: Plate) -> None:
    font = QFont(painter.font())
    font.setPixelSize(11)
    painter.setFont(font)
    painter.setPen(INK)
    room = QRectF(plate.rect.left() + 6, plate.rect.top() + 2, plate.rect.width() - 12, 14)
    text = shortened_caption(plate.caption, QFontMetricsF(font), room.width())
    painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)


def shortened_caption(caption: str, metrics: QFontMetricsF, width: float) -> str:
    """Shorten a caption to a width: ``East dock (left bank)`` or ``E dock (left bank)`` or ``E dock, left``."""
    narrow = re.sub("(north|south)?-?\\b(east|west)\\b|north|south", _initials, caption, flags=re.IGNORECASE)
    terse = re.sub(r" \((.*?)(?: bank)?\)", r", \1", narrow).replace(" and ", "–")
    fits = (text for text in (caption, narrow, terse) if metrics.horizontalAdvance(text) <= width)
    return next(fits, metrics.elidedText(terse, Qt.TextElideMode.ElideMiddle, width))


def _initials(direction: re.Match[str]) -> str:
    return "".join(word[0].upper() for word in direction[0].split("-"))


def paint_thing(painter: QPainter, thing: ItemBox, pills: Mapping[str, str]) -> None:
    """Paint a thing with its numbers: ``count`` below to the right, ``points`` above to the left."""
    rect, look = thing.rect, piece_look(thing.item)
    ratio = painter.device().devicePixelRatioF()
    if look is None:
        painter.setPen(QPen(with_opacity(INK, 0.6), 1.4, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.center(), rect.width() * 0.36, rect.width() * 0.36)
        return
    if thing.item.what is ItemKind.FOLLOWERS:
        rect = _paint_trail(painter, rect)
    elif thing.item.what in (ItemKind.CARGO, ItemKind.PASSENGER):
        _paint_hold(painter, rect)
    picture = shared_pixmaps().piece(look, max(2.0, round(rect.width() / FULL * ratio) / 2))
    _draw_sharp(painter, picture, rect.center(), ratio)
    if "count" in pills:
        follows = thing.item.what is ItemKind.FOLLOWERS
        _pill(painter, pills["count"], thing.rect, CREAM, INK, INK, at_foot=not follows)
    if "points" in pills:
        _pill(painter, pills["points"], rect, ON_GLOW, GLOW, RIM, at_foot=False)


def _paint_hold(painter: QPainter, rect: QRectF) -> None:
    """Paint the tray under a transporter's cargo."""
    painter.setPen(QPen(with_opacity(INK, 0.45), 1))
    painter.setBrush(with_opacity(INK, 0.08))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)


def _paint_trail(painter: QPainter, rect: QRectF) -> QRectF:
    """Paint the trail of footprints on which geese walk behind whom they follow, and return where the geese are."""
    geese = QRectF(rect.left(), rect.bottom() - rect.width(), rect.width(), rect.width())
    painter.setPen(QPen(FOLLOWING, 1.6, Qt.PenStyle.DotLine))
    painter.setBrush(with_opacity(FOLLOWING, 0.16))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
    size = 0.22 * rect.width()
    for across, down in ((0.3, 0.75), (0.7, 0.45)):
        _paint_footprint(painter, rect.topLeft() + QPointF(across, down + 0.16) * rect.width(), size)
    return geese


def _paint_footprint(painter: QPainter, heel: QPointF, size: float) -> None:
    """The print of a goose's foot, which points upwards: three toes from the heel."""
    painter.setPen(QPen(FOLLOWING, max(1.2, 0.3 * size), c=Qt.PenCapStyle.RoundCap))
    for across in (-0.7, 0.0, 0.7):
        painter.drawLine(heel, heel + QPointF(across, -1.2 + 0.3 * abs(across)) * size)


def _pill(painter: QPainter, text: str, rect: QRectF, ink: QColor, ground: QColor, rim: QColor, at_foot: bool) -> None:
    font = QFont(painter.font())
    font.setPixelSize(round(min(14.0, max(11.0, 0.34 * rect.width()))))
    font.setBold(True)
    painter.setFont(font)
    metrics = painter.fontMetrics()
    high = metrics.ascent() + 1.0
    wide = max(high, metrics.horizontalAdvance(text) + 6.0)
    pill = QRectF(0, 0, wide, high)
    if at_foot:
        pill.moveBottomRight(rect.bottomRight())
    else:
        pill.moveTopLeft(rect.topLeft())
    painter.setBrush(ground)
    painter.setPen(QPen(CREAM if ground == INK else rim, 1))
    painter.drawRoundedRect(pill, high / 2, high / 2)
    painter.setPen(ink)
    start = pill.center() + QPointF(-metrics.horizontalAdvance(text), metrics.capHeight()) / 2
    painter.drawText(start, text)  # at a point, as in a rectangle it would be cut off


def paint_ring(painter: QPainter, rect: QRectF) -> None:
    """Paint the ring around the chosen transporter, as on the board."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor(255, 255, 255, 230), 5.0), (CHOSEN, 3.0)):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)


def paint_frame(painter: QPainter, rect: QRectF, colour: QColor, dashed: bool = False) -> None:
    """Paint a frame around what is under the pointer, under the cursor, or where a drag would end."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 200), 3.6))
    painter.drawRoundedRect(rect, 5, 5)
    painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
    painter.drawRoundedRect(rect, 5, 5)


def paint_region(painter: QPainter, shown: TileLayout, spot: int, colour: QColor) -> None:
    """Point out a plate and the ground of its spot together."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for white, width in ((True, 3.6), (False, 2.0)):
        painter.setPen(QPen(QColor(255, 255, 255, 200) if white else colour, width))
        for ground in shown.grounds:
            if ground.spot == spot:
                painter.drawPolygon(ground.outline)
        for plate in shown.plates:
            if plate.spot == spot:
                painter.drawRoundedRect(plate.rect, 6, 6)
