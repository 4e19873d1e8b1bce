"""The canvas of one tile of a match: the tile, plates with all that is on it, and what is pointed out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from rbdesigner.art.river_growth import RiverGrowth
from rbdesigner.art.tile import look_at
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.core.topology import REGION
from rbdesigner.engine.mechanics import production
from rbdesigner.hexes import Hex, disk
from rbdesigner.play.match import Match
from rbdesigner.play.tile_actions import TileActions
from rbdesigner.play.tile_items import ItemKind, Stack, TileItem
from rbdesigner.ui.canvas.tile_layer import shared_pixmaps
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.board.goods_drag import Drop
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.game.tile.tile_layout import ItemBox, TileLayout, lay_out
from rbdesigner.ui.game.tile.tile_painting import (
    links_on,
    paint_frame,
    paint_ground,
    paint_plate,
    paint_region,
    paint_ring,
    paint_thing,
    picture_radius,
)
from rbdesigner.ui.widgets.later import later
from rbdesigner.ui.widgets.theme import colours

MOST_GROUNDS = 16
"""How many tiles are kept painted."""
RESTS, NEXT = 300, 40
"""Milliseconds of rest after which tiles are painted that may be looked at next, and from one of them to another."""
NEAR = 4
"""The distance of such tiles."""


class TileCanvas(QWidget):
    """Shows the tile that is looked at, with all that is on it."""

    def __init__(self, match: Match, focus: Focus, board: GameBoard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match, self._focus, self._board = match, focus, board
        self.tile_actions = TileActions(match, focus)
        self._layout: TileLayout | None = None
        self._seen: dict[int, TileLayout] = {}  # the last ones of tiles that were looked at in this phase
        self._seen_in = match.state.turn, match.state.phase
        self._is_stale, self._was_present = True, match.is_present
        self._grounds: dict[object, QPixmap] = {}
        self._kept: dict[Stack, int] = {}  # stacks seen since the pointer came, and their tile
        self._hovered: object = None  # keys of items
        self._pointed = NONE  # the spot under the pointer
        self.cursor_key: object = None
        self._pressed: tuple[TileItem, QPointF] | None = None
        self._drag: QPointF | None = None  # where the dragged thing is
        self._held: TileItem | None = None  # taken up with the keyboard
        self._drop: Drop | None = None  # of goods, wherever they were taken up
        self._over: QPointF | None = None  # where those are, if they are dragged over this picture
        self._ahead = later(self, self._paint_ahead)
        focus.changed.connect(self.look_again)
        signals = signals_of(match)
        signals.happened.connect(self.look_again)
        signals.moved.connect(self._look_elsewhere)

    def sizeHint(self) -> QSize:
        """Ask for a size at which a crowded tile can be read."""
        return QSize(360, 220)

    def look_again(self, _events: object = None) -> None:
        """Show what is there now, and let go of what is dragged or held."""
        self._is_stale = True
        self._pressed = self._drag = self._held = self._drop = self._over = None
        self.update()

    def _look_elsewhere(self) -> None:
        """Show another moment; only where a move is taken back all keeps its place."""
        if not (self._was_present and self._match.is_present):
            self._seen, self._kept = {}, {}
        self._was_present = self._match.is_present
        self.look_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        self._is_stale = True
        super().resizeEvent(event)

    @property
    def shown(self) -> TileLayout | None:
        """Where everything is now; None if no tile is looked at."""
        if self._is_stale:
            self._is_stale = False
            area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            tile = self._focus.tile
            self._kept = {stack: at for stack, at in self._kept.items() if at == tile}
            state, scenario = self._match.state, self._board.scenario
            if (state.turn, state.phase) != self._seen_in:
                self._seen, self._seen_in = {}, (state.turn, state.phase)
            before = self._seen.get(tile)
            self._layout = None if tile == NONE else lay_out(state, scenario, tile, area, self._kept, before)
            if self._layout is not None:
                self._seen[tile] = self._layout
            self._keep_stacks()
        return self._layout

    def _keep_stacks(self) -> None:
        """Keep used-up stacks in place while the pointer is here, so that no click hits another."""
        if self._layout is not None and self.underMouse():
            items = (thing.item for thing in self._layout.things)
            stacks = ((item.holder, item.code) for item in items if item.what in (ItemKind.GOODS, ItemKind.CARGO))
            self._kept.update(dict.fromkeys(stacks, self._focus.tile))

    @property
    def place(self) -> Hex:
        """The place of the tile."""
        return self._match.state.topology.places[self._focus.tile]

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tile, plates, things, and what is pointed out."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = self.shown
        if shown is None:
            self._paint_hint(painter)
            return
        painter.drawPixmap(0, 0, self._ground(shown))
        kinds = self._match.state.topology.spot_kinds
        for plate in shown.plates:
            paint_plate(painter, plate, kinds[plate.spot] != REGION)
        chosen = self._focus.transporter
        for thing in shown.things:
            if chosen != NONE and thing.item.what is ItemKind.TRANSPORTER and thing.item.number == chosen:
                paint_ring(painter, thing.rect)
            painter.setOpacity(1.0 if thing.item.count else 0.35)
            paint_thing(painter, thing, self._pills(thing.item))
        painter.setOpacity(1.0)
        self._paint_marks(painter, shown)
        self._ahead.start(RESTS)

    def _paint_ahead(self) -> None:
        """Paint one of the unseen tiles around, so that none takes time when shown."""
        shown, scenario = self._layout, self._board.scenario
        at_rest = QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton  # else the next repaint begins again
        if shown is None or self._focus.tile == NONE or not (at_rest and self.isVisible()):
            return
        near = (place for place in disk(self.place, NEAR) if place in scenario.tiles)
        growth = RiverGrowth(scenario.tiles)
        looks = (look_at(scenario.tiles, place, scenario.orientation, growth) for place in near)
        size = picture_radius(shown, self.devicePixelRatioF())
        look = next((look for look in looks if not shared_pixmaps().has(look, size)), None)
        if look is not None:
            shared_pixmaps().get(look, size)
            self._ahead.start(NEXT)

    def _ground(self, shown: TileLayout) -> QPixmap:
        """The tile without its contents, painted once and kept."""
        scenario, place, ratio = self._board.scenario, self.place, self.devicePixelRatioF()
        at = shown.middle.toTuple(), shown.radius
        key = (place, ratio, self.size().toTuple(), at, links_on(scenario, place))
        picture = self._grounds.pop(key, None)
        if picture is None:
            picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ground(painter, scenario, place, shown)
            painter.end()
        self._grounds[key] = picture
        if len(self._grounds) > MOST_GROUNDS:
            del self._grounds[next(iter(self._grounds))]
        return picture

    def _paint_hint(self, painter: QPainter) -> None:
        text = self.tr("Click a tile or a transporter on the map: here you see all that is there, and load and unload.")
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect().adjusted(24, 8, -24, -8), int(flags), text)

    def _pills(self, item: TileItem) -> dict[str, str]:
        state, pills = self._match.state, {}
        if item.count != 1:
            pills["count"] = str(item.count)
        if item.what is ItemKind.BUILDING and state.phase is Phase.PRODUCTION:
            capacity = production.capacity(state, self._focus.tile)
            if capacity is not None:
                pills["count"] = f"{capacity.left}/{capacity.most}"
        if item.what is ItemKind.TRANSPORTER and state.phase is Phase.MOVEMENT and item.player == state.player:
            pills["points"] = str(state.points_left(item.number))
        return pills

    def _paint_marks(self, painter: QPainter, shown: TileLayout) -> None:
        accent = QColor(colours().accent)
        hovered, cursor = shown.find(self._hovered), shown.find(self.cursor_key)
        carried, at = self._carried(shown)
        if self._pointed != NONE and len(shown.plates) > 1:
            paint_region(painter, shown, self._pointed, accent)
        if carried is not None:
            self._paint_carried(painter, shown, carried, at)
        elif hovered is not None:
            paint_frame(painter, hovered.rect, accent)
        if cursor is not None and self.hasFocus():
            paint_frame(painter, cursor.rect.adjusted(-1, -1, 1, 1), accent, dashed=True)

    def _carried(self, shown: TileLayout) -> tuple[TileItem | None, QPointF]:
        """Find the thing dragged over the picture, or held by keys, and where; goods come from elsewhere too."""
        if self._held is not None:
            cursor = shown.find(self.cursor_key)
            return self._held, cursor.rect.center() if cursor is not None else shown.middle
        if self._drop is not None:
            goods = self._drop.goods
            return (
                (TileItem(ItemKind.GOODS, NONE, goods.good), self._over)
                if self._over is not None
                else (None, QPointF())
            )
        return (self._pressed[0], self._drag) if self._pressed and self._drag is not None else (None, QPointF())

    def _paint_carried(self, painter: QPainter, shown: TileLayout, item: TileItem, at: QPointF) -> None:
        """Where a drag would end, in green or red, and what is dragged."""
        thing, spot = shown.thing_at(at), shown.spot_at(at)
        target, (can, cannot) = self._target_rect(shown, thing, spot), self._promise(item, thing, spot)
        if target is not None and (can or cannot):
            palette = colours()
            paint_frame(painter, target, QColor(palette.fine if can else palette.error), dashed=not can)
        painter.setOpacity(0.85)
        side = shown.side
        ghost = QRectF(at.x() - side / 3, at.y() - side / 3, side * 2 / 3, side * 2 / 3)
        paint_thing(painter, ItemBox(item, ghost if self._held is None else ghost.translated(side / 3, -side / 3)), {})
        painter.setOpacity(1.0)

    def _promise(self, item: TileItem, thing: ItemBox | None, spot: int) -> tuple[bool, bool]:
        """Whether a drop there has an effect, and whether there is a reason why not."""
        if self._drop is not None:
            return bool(self._drop.offers), bool(self._drop.reason)
        tile_action = self.tile_actions.drop(item, thing.item if thing else None, spot)
        return bool(tile_action.actions), bool(tile_action.reason)

    def _target_rect(self, shown: TileLayout, thing: ItemBox | None, spot: int) -> QRectF | None:
        """The transporter or else the plate where something would be dropped."""
        if thing is not None and thing.item.what is ItemKind.TRANSPORTER:
            return thing.rect
        if thing is not None and thing.item.carrier != NONE:
            carrier = (other for other in shown.things if other.item.number == thing.item.carrier)
            return next((other.rect for other in carrier if other.item.what is ItemKind.TRANSPORTER), None)
        return next((plate.rect for plate in shown.plates if plate.spot == spot), None)
