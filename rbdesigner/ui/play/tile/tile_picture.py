"""The picture of one tile of a match, with mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from rbdesigner.engine.codes import NONE
from rbdesigner.engine.state import Phase
from rbdesigner.engine.topology import REGION
from rbdesigner.hexes import Hex
from rbdesigner.ui.play.board.board import GameBoard
from rbdesigner.ui.play.match.focus import Focus
from rbdesigner.ui.play.match.match import Match
from rbdesigner.ui.play.tile.tile_deeds import Deed, TileDeeds
from rbdesigner.ui.play.tile.tile_items import Item, Stack, What
from rbdesigner.ui.play.tile.tile_layout import Shown, TileLayout, lay_out
from rbdesigner.ui.play.tile.tile_painting import (
    links_on,
    paint_frame,
    paint_ground,
    paint_plate,
    paint_ring,
    paint_thing,
)
from rbdesigner.ui.theme import colours

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier
"""Either lets geese follow: some desktops keep Alt with the mouse for themselves."""
_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}

MOST_GROUNDS = 16
"""How many tiles are kept painted."""


class TilePicture(QWidget):
    """Shows the tile that is looked at, with all that is on it; acts on clicks, drags and keys.

    ``done(Deed)``: what came of a click, a drag or a key; ``pointed_at(str)``: what is under the pointer or the cursor.
    """

    done = Signal(object)
    pointed_at = Signal(str)

    def __init__(self, match: Match, focus: Focus, board: GameBoard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tile-picture")
        self.setAccessibleName(self.tr("The tile that is looked at"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setMouseTracking(True)
        self.setMinimumSize(200, 130)
        self._match, self._focus, self._board = match, focus, board
        self.deeds = TileDeeds(match, focus, self)
        self._layout: TileLayout | None = None
        self._is_stale = True
        self._grounds: dict[object, QPixmap] = {}
        self._kept: dict[Stack, int] = {}  # stacks seen since the pointer came, and their tile
        self._hovered: object = None  # keys of items
        self.cursor_key: object = None
        self._pressed: tuple[Item, QPointF] | None = None
        self._drag: QPointF | None = None  # where the dragged thing is
        self._held: Item | None = None  # taken up with the keyboard
        focus.changed.connect(self.look_again)
        match.happened.connect(self.look_again)
        match.moved.connect(self.look_again)

    def sizeHint(self) -> QSize:
        """So that a crowded tile can be read."""
        return QSize(360, 220)

    def look_again(self, _events: object = None) -> None:
        """Show what is there now, and let go of what is dragged or held."""
        self._is_stale = True
        self._pressed = self._drag = self._held = None
        self.update()

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
            self._layout = None if tile == NONE else lay_out(state, scenario, tile, area, self._kept)
            self._keep_stacks()
        return self._layout

    def _keep_stacks(self) -> None:
        """Keep stacks that are used up in their places while the pointer is here, so that no click hits another."""
        if self._layout is not None and self.underMouse():
            items = (thing.item for thing in self._layout.things)
            stacks = ((item.place, item.code) for item in items if item.what in (What.GOODS, What.CARGO))
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
            if chosen != NONE and thing.item.what is What.TRANSPORTER and thing.item.number == chosen:
                paint_ring(painter, thing.rect)
            painter.setOpacity(1.0 if thing.item.count else 0.35)
            paint_thing(painter, thing, self._pills(thing.item))
        painter.setOpacity(1.0)
        self._paint_marks(painter, shown)

    def _ground(self, shown: TileLayout) -> QPixmap:
        """The tile without what is on it, painted once, and kept for when it is looked at again."""
        scenario, place, ratio = self._board.scenario, self.place, self.devicePixelRatioF()
        key = (place, ratio, self.size().toTuple(), links_on(scenario, place))
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

    def _pills(self, item: Item) -> dict[str, str]:
        state, pills = self._match.state, {}
        if item.count != 1:
            pills["count"] = str(item.count)
        if item.what is What.BUILDING and state.phase is Phase.PRODUCTION:
            capacity = self.deeds.capacity(item)
            if capacity is not None:
                pills["count"] = f"{capacity[0]}/{capacity[1]}"
        if item.what is What.TRANSPORTER and state.phase is Phase.MOVEMENT and item.player == state.player:
            pills["points"] = str(state.points_left(item.number))
        return pills

    def _paint_marks(self, painter: QPainter, shown: TileLayout) -> None:
        accent = QColor(colours().accent)
        hovered, cursor = shown.find(self._hovered), shown.find(self.cursor_key)
        carried = self._held or (self._pressed[0] if self._pressed and self._drag is not None else None)
        if carried is not None:
            self._paint_carried(painter, shown, carried)
        elif hovered is not None:
            paint_frame(painter, hovered.rect, accent)
        if cursor is not None and self.hasFocus():
            paint_frame(painter, cursor.rect.adjusted(-1, -1, 1, 1), accent, dashed=True)

    def _paint_carried(self, painter: QPainter, shown: TileLayout, item: Item) -> None:
        """Where a drag would end, in green or red, and what is dragged."""
        if self._drag is not None:
            at = self._drag
        else:
            cursor = shown.find(self.cursor_key)
            at = cursor.rect.center() if cursor is not None else shown.middle
        thing, spot = shown.thing_at(at), shown.spot_at(at)
        deed = self.deeds.drop(item, thing.item if thing else None, spot)
        target = self._target_rect(shown, thing, spot)
        if target is not None and (deed.actions or deed.reason):
            palette = colours()
            paint_frame(painter, target, QColor(palette.fine if deed.actions else palette.error), not deed.actions)
        painter.setOpacity(0.85)
        side = shown.side
        ghost = QRectF(at.x() - side / 3, at.y() - side / 3, side * 2 / 3, side * 2 / 3)
        paint_thing(
            painter, Shown(item, ghost if self._drag is not None else ghost.translated(side / 3, -side / 3)), {}
        )
        painter.setOpacity(1.0)

    def _target_rect(self, shown: TileLayout, thing: Shown | None, spot: int) -> QRectF | None:
        """The transporter or else the plate where something would be dropped."""
        if thing is not None and thing.item.what is What.TRANSPORTER:
            return thing.rect
        if thing is not None and thing.item.holder != NONE:
            holder = (other for other in shown.things if other.item.number == thing.item.holder)
            return next((other.rect for other in holder if other.item.what is What.TRANSPORTER), None)
        return next((plate.rect for plate in shown.plates if plate.spot == spot), None)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of what is there."""
        thing = self.shown.thing_at(event.position()) if self.shown is not None else None
        self._held = None
        if thing is not None:
            self._pressed = thing.item, event.position()
            self.cursor_key = thing.item.key
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag what is held, or say what is there."""
        if self._pressed is not None and self.deeds.can_be_dragged(self._pressed[0]):
            way = event.position() - self._pressed[1]
            if self._drag is not None or way.manhattanLength() >= QApplication.startDragDistance():
                self._drag_to(event.position())
                return
        self._hover(self.shown.thing_at(event.position()) if self.shown is not None else None)

    def _drag_to(self, at: QPointF) -> None:
        """Say what would come of it if what is dragged were dropped here."""
        self._drag = at
        shown, pressed = self.shown, self._pressed
        if shown is not None and pressed is not None:
            thing = shown.thing_at(at)
            deed = self.deeds.drop(pressed[0], thing.item if thing is not None else None, shown.spot_at(at))
            self.pointed_at.emit(self.deeds.outcome(deed))
        self.update()

    def _hover(self, thing: Shown | None) -> None:
        key = thing.item.key if thing is not None else None
        if key != self._hovered:
            self._hovered = key
            self.pointed_at.emit(self.deeds.name(thing.item) if thing is not None else "")
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """What is seen now stays where it is."""
        self._is_stale = True
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer."""
        self._hover(None)
        if self._kept:
            self._kept = {}
            self._is_stale = True
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click, or drop what is dragged."""
        pressed, dragged, shown = self._pressed, self._drag is not None, self.shown
        self._pressed = self._drag = None
        self.update()
        if pressed is None or shown is None:
            return
        item, modifiers = pressed[0], event.modifiers()
        thing = shown.thing_at(event.position())
        if dragged:
            self._drop(item, thing, shown.spot_at(event.position()), modifiers)
        elif thing is not None and thing.item.key == item.key:
            if event.button() is Qt.MouseButton.RightButton:
                self._finish(self.deeds.unload(item, bool(modifiers & _SHIFT)))
            elif event.button() is Qt.MouseButton.LeftButton:
                self._click(item, modifiers)

    def _drop(self, item: Item, thing: Shown | None, spot: int, modifiers: Qt.KeyboardModifier) -> None:
        onto = thing.item if thing is not None else None
        self._finish(self.deeds.drop(item, onto, spot, bool(modifiers & _SHIFT), bool(modifiers & _ALT)))

    def _click(self, item: Item, modifiers: Qt.KeyboardModifier) -> None:
        chosen = self.deeds.chosen_by(item)
        if chosen != NONE:
            self._focus.choose(chosen)
            self.done.emit(Deed())
        else:
            self._finish(self.deeds.click(item, bool(modifiers & _SHIFT), bool(modifiers & _ALT)))

    def _finish(self, deed: Deed) -> None:
        """Do a deed, and tell of it."""
        self.deeds.do(deed)
        self.done.emit(deed)

    def event(self, event: QEvent) -> bool:
        """Show a tip: what is there, and what a click does or why it does nothing."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            thing = self.shown.thing_at(QPointF(event.pos())) if self.shown is not None else None
            text = self.tip(thing.item) if thing is not None else ""
            QToolTip.showText(event.globalPos(), text, self, thing.rect.toRect() if thing is not None else self.rect())
            return True
        return super().event(event)

    def tip(self, item: Item) -> str:
        """What the tip of a thing says."""
        advice = self.deeds.advice(item)
        return "\n".join(filter(None, (self.deeds.name(item), advice)))

    # The keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from thing to thing, Enter clicks, Delete unloads, Space takes up and puts down."""
        key, modifiers, shown = Qt.Key(event.key()), event.modifiers(), self.shown
        thing = shown.find(self.cursor_key) if shown is not None else None
        if shown is None or not shown.things:
            super().keyPressEvent(event)
        elif key in _ARROWS:
            self._go(shown, thing, _ARROWS[key])
        elif key is Qt.Key.Key_Escape and self._held is not None:
            self._held = None
            self.update()
        elif thing is not None and self._acts(key, thing, modifiers, shown):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _acts(self, key: Qt.Key, thing: Shown, modifiers: Qt.KeyboardModifier, shown: TileLayout) -> bool:
        """Whether a key did something with the thing under the cursor."""
        is_enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
        if self._held is not None and (is_enter or key is Qt.Key.Key_Space):
            held, self._held = self._held, None
            self._drop(held, thing, shown.spot_at(thing.rect.center()), modifiers)
        elif is_enter:
            self._click(thing.item, modifiers)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._finish(self.deeds.unload(thing.item, bool(modifiers & _SHIFT)))
        elif key is Qt.Key.Key_Space and self.deeds.can_be_dragged(thing.item):
            self._held = thing.item
        else:
            return False
        self.update()
        return True

    def _go(self, shown: TileLayout, thing: Shown | None, way: QPointF) -> None:
        """Move the cursor to the nearest thing that way; to the first if it is nowhere."""
        found = thing.rect.center() if thing is not None else None
        ahead = [
            (along + 2.5 * across, other)
            for other in shown.things
            if found is not None
            for step in (other.rect.center() - found,)
            for along in (QPointF.dotProduct(step, way),)
            for across in (abs(step.x() * way.y()) + abs(step.y() * way.x()),)
            if along > 1
        ]
        next_one = min(ahead, key=lambda pair: pair[0])[1] if ahead else thing or shown.things[0]
        self.cursor_key = next_one.item.key
        held = self._held
        if held is not None:
            deed = self.deeds.drop(held, next_one.item, shown.spot_at(next_one.rect.center()))
            self.pointed_at.emit(self.deeds.outcome(deed))
        else:
            self.pointed_at.emit(self.deeds.name(next_one.item))
        self.setAccessibleDescription(self.tip(next_one.item))
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor, and let go."""
        super().focusOutEvent(event)
        self._held = None
        self.update()
