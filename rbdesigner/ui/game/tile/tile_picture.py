"""The picture of one tile of a match, with mouse and keys."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from rbdesigner.engine.core.codes import NONE
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import GoodsPicture
from rbdesigner.play.tile_actions import TileAction
from rbdesigner.play.tile_items import ItemKind, TileItem
from rbdesigner.play.tile_options import options
from rbdesigner.play.wording.tile_wording import advice, effect_text, item_text
from rbdesigner.ui.game.board.board_view import HELD
from rbdesigner.ui.game.board.delivery_controller import DeliveryController
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.board.goods_drag import Drop, GoodsDrag
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.choices.choice_widgets import MANY
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.tile.tile_canvas import TileCanvas
from rbdesigner.ui.game.tile.tile_layout import ItemBox, TileLayout
from rbdesigner.ui.game.tile.tile_menu import TileMenu, leads_geese, many
from rbdesigner.ui.widgets.focus_frame import FRAMED
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.mouse_gesture import MouseGesture

_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class TilePicture(TileCanvas):
    """Shows the tile that is looked at, with all that is on it, and acts on clicks, drags and keys.

    Goods are dragged from here to the board and back; ``delivery_controller`` tells what comes of it.
    ``done(TileAction)`` gives what came of a click, a drag or a key; ``pointed_at(str)`` what is under pointer or
    cursor.
    """

    done = Signal(object)
    pointed_at = Signal(str)

    def __init__(
        self,
        match: Match,
        focus: Focus,
        board: GameBoard,
        delivery_controller: DeliveryController,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(match, focus, board, parent)
        self._delivery_controller = delivery_controller
        self._is_second, self._clicked = False, object()  # of two clicks; the key of what the last one hit
        delivery_controller.fields.append(self._drop_at)
        delivery_controller.previewed.connect(self._show_drop)
        self.setObjectName("tile-picture")
        self.setAccessibleName(self.tr("The tile you are looking at"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(FRAMED, True)
        self.setMouseTracking(True)
        self.setMinimumSize(200, 130)
        self._gesture = MouseGesture(self)
        self._gesture.lost.connect(self._give_up)
        self.menu = TileMenu(self)
        self.menu.chosen.connect(self._choose)
        self.menu.taken.connect(self._finish)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of what is there."""
        self._gesture.begin(event.button())
        thing = self.shown.thing_at(event.position()) if self.shown is not None else None
        self._held = self._pressed = None
        self._is_second = False
        if thing is not None:
            self._pressed = thing.item, event.position()
            self.cursor_key = thing.item.key
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag what is held, or say what is there."""
        if self._pressed is not None and self.tile_actions.can_be_dragged(self._pressed[0]):
            way = event.position() - self._pressed[1]
            if self._drag is not None or way.manhattanLength() >= QApplication.startDragDistance():
                self._drag_to(event.position(), event.modifiers())
                return
        shown, at = self.shown, event.position()
        if shown is not None:
            self._hover(shown.thing_at(at), shown.spot_at(at))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two on a transporter lets it run its last errand again."""
        self.mousePressEvent(event)
        self._is_second = event.button() is Qt.MouseButton.LeftButton

    def _drag_to(self, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """Say what would come of it if what is dragged were dropped here."""
        shown, pressed = self.shown, self._pressed
        if shown is None or pressed is None:
            return
        if self._drag is None:
            self._take_up(pressed[0])
        self._drag = at
        if self._delivery_controller.is_dragging:
            self._delivery_controller.move(self.mapToGlobal(at.toPoint()), many(modifiers))
        else:
            self._pointed = shown.spot_at(at)
            self.pointed_at.emit(self._said_of_drop(pressed[0], shown.thing_at(at), self._pointed))
        self.update()

    def _said_of_drop(self, item: TileItem, thing: ItemBox | None, spot: int) -> str:
        """The effect of dropping a thing there."""
        return effect_text(
            self.tile_actions.state, self.tile_actions.drop(item, thing.item if thing is not None else None, spot)
        )

    # Goods in the hand

    def _take_up(self, item: TileItem) -> None:
        """Take goods into the hand that the player may have brought somewhere."""
        is_goods = item.what in (ItemKind.GOODS, ItemKind.CARGO) and item.count
        if is_goods and self._delivery_controller.may_take_up(item.holder):
            self._delivery_controller.take_up((GoodsPicture(item.code, item.holder, item.count),))

    def _drop_at(self, at: QPoint, goods: GoodsDrag, many: bool) -> Drop | None:
        """Preview letting go at a point of the screen; None beside this picture."""
        there, shown = self.mapFromGlobal(at), self.shown
        if shown is None or not (self.isVisible() and self.rect().contains(there)):
            return None
        return goods.onto(shown.holder_at(QPointF(there)), many)

    def _show_drop(self, drop: Drop | None, at: QPoint | None) -> None:
        """Show the drop of goods, if they are over this picture or held by keys."""
        over = QPointF(self.mapFromGlobal(at)) if at is not None and self.isVisible() else None
        self._over = over if over is not None and self.rect().contains(over.toPoint()) else None
        self._drop = drop
        if drop is None:
            self._pressed = self._drag = self._held = None
            self.unsetCursor()
        elif at is not None:
            self.setCursor(Qt.CursorShape.ForbiddenCursor if drop.reason else Qt.CursorShape.ClosedHandCursor)
        shown = self.shown
        self._pointed = shown.spot_at(self._over) if shown is not None and self._over is not None else NONE
        is_here = drop is not None and (self._over is not None or self._held is not None)
        self.pointed_at.emit(drop.note if drop is not None and is_here else "")
        self.update()

    def _let_go(self, item: TileItem, drop: Drop, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """Bring goods that were taken up here; ask how, or offer what somebody else has to agree to."""
        if leads_geese(modifiers):
            led = tuple(offer for offer in drop.offers if offer.delivery.leads)
            drop = replace(drop, offers=led or drop.offers)
        if not self.rect().contains(at.toPoint()):
            self._delivery_controller.let_go(drop)
        elif drop.reason:
            self._delivery_controller.give_up()
            tile_action = self._action_of_drop(item, at, modifiers)
            self._finish(tile_action if tile_action.offer is not None else TileAction(reason=drop.reason))
        elif len(drop.offers) > 1:
            self._delivery_controller.give_up()
            menu = PictureMenu(self._delivery_controller.pictures(drop), self._board.scenario.orientation, self)
            menu.pop_up(self.mapToGlobal(at.toPoint()))
        else:
            self._delivery_controller.let_go(drop)

    def _hover(self, thing: ItemBox | None, spot: int) -> None:
        key = thing.item.key if thing is not None else None
        if (key, spot) != (self._hovered, self._pointed):
            self._hovered, self._pointed = key, spot
            self.pointed_at.emit(
                item_text(self.tile_actions.state, thing.item) if thing is not None else self._caption(spot)
            )
            self.update()

    def _caption(self, spot: int) -> str:
        """The name of a spot that has a plate."""
        plates = self.shown.plates if self.shown is not None else ()
        return next((plate.caption for plate in plates if plate.spot == spot), "")

    def enterEvent(self, event: QEnterEvent) -> None:
        """Keep the seen things where they are."""
        self._is_stale = True
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Take note that nothing is under the pointer."""
        self._hover(None, NONE)
        if self._kept:
            self._kept = {}
            self._is_stale = True
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click, or drop what is dragged."""
        if not self._gesture.end(event.button()):
            return
        pressed, dragged, shown = self._pressed, self._drag is not None, self.shown
        self._pressed = self._drag = None
        self.update()
        if shown is None:
            return
        thing = shown.thing_at(event.position())
        if pressed is None:
            if thing is None:
                self._finish(self.tile_actions.miss())
        elif dragged:
            self._end_drag(pressed[0], event.position(), event.modifiers())
        elif thing is not None and thing.item.key == pressed[0].key:
            if event.button() is Qt.MouseButton.RightButton:
                self._offer_options(thing, event.position())
            elif event.button() is Qt.MouseButton.LeftButton:
                self._click(thing.item, event.modifiers())

    def _end_drag(self, item: TileItem, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        drop = self._delivery_controller.move(self.mapToGlobal(at.toPoint()), many(modifiers))
        if drop is not None:
            self._let_go(item, drop, at, modifiers)
        else:
            self._finish(self._action_of_drop(item, at, modifiers))

    def _action_of_drop(self, item: TileItem, at: QPointF, modifiers: Qt.KeyboardModifier) -> TileAction:
        """The immediate effect of dropping a thing at a point of the picture."""
        shown = self.shown
        thing = shown.thing_at(at) if shown is not None else None
        onto, spot = thing.item if thing is not None else None, shown.spot_at(at) if shown is not None else NONE
        return self.tile_actions.drop(item, onto, spot, many(modifiers), leads_geese(modifiers))

    def _click(self, item: TileItem, modifiers: Qt.KeyboardModifier) -> None:
        chosen = self.tile_actions.chosen_by(item)
        is_again, self._clicked = self._is_second and item.key == self._clicked, item.key
        if is_again and item.what is ItemKind.TRANSPORTER and self._delivery_controller.may_run_again(item.number):
            self._choose(item.number)
            self._delivery_controller.run_again(item.number)
        elif chosen != NONE:
            self._choose(chosen)
        else:
            self._finish(self.tile_actions.click(item, many(modifiers), leads_geese(modifiers)))

    def _choose(self, transporter: int) -> None:
        self._focus.choose(transporter)
        self.done.emit(TileAction())

    def _finish(self, tile_action: TileAction) -> None:
        """Do a tile action, and tell of it."""
        self.tile_actions.do(tile_action)
        self.done.emit(tile_action)

    # The menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """List what the thing under the cursor allows at the key for menus; the mouse does so at its release."""
        if event.reason() is not QContextMenuEvent.Reason.Mouse:
            self._offer_options_at_cursor()
        event.accept()

    def _offer_options_at_cursor(self) -> None:
        thing = self.shown.find(self.cursor_key) if self.shown is not None else None
        if thing is not None and not self.menu.isVisible():
            self._offer_options(thing, thing.rect.center())

    def _offer_options(self, thing: ItemBox, at: QPointF) -> None:
        """List all that a thing allows; say so if that is nothing."""
        assert self.shown is not None
        found = options(self.tile_actions, thing.item, {plate.spot: plate.caption for plate in self.shown.plates})
        if found:
            self.menu.offer(found, self.mapToGlobal(at.toPoint()))
        else:
            self._finish(self.tile_actions.click(thing.item))

    # Tips

    def event(self, event: QEvent) -> bool:
        """Show a tip: what is there, and what a click does or why it does nothing."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            thing = self.shown.thing_at(QPointF(event.pos())) if self.shown is not None else None
            text = self.tip(thing.item) if thing is not None else self._caption(self._pointed)
            QToolTip.showText(
                event.globalPos(), tip(text), self, thing.rect.toRect() if thing is not None else self.rect()
            )
            return True
        return super().event(event)

    def tip(self, item: TileItem) -> str:
        """The tip of a thing."""
        return "\n".join(filter(None, (item_text(self.tile_actions.state, item), advice(self.tile_actions, item))))

    # The keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from thing to thing by the arrows; Enter clicks, Delete unloads, Space takes up and puts down."""
        key, modifiers, shown = Qt.Key(event.key()), event.modifiers(), self.shown
        thing = shown.find(self.cursor_key) if shown is not None else None
        if shown is None or not shown.things:
            super().keyPressEvent(event)
        elif key in _ARROWS:
            self._go(shown, thing, _ARROWS[key])
        elif key is Qt.Key.Key_Menu or (key is Qt.Key.Key_F10 and modifiers & Qt.KeyboardModifier.ShiftModifier):
            self._offer_options_at_cursor()
        elif key is Qt.Key.Key_Escape and (self._held is not None or self._drag is not None):
            self._give_up()
        elif key in HELD and self._drag is not None:
            self._drag_to(self._drag, modifiers | HELD[key])
        elif thing is not None and self._acts(key, thing, modifiers, shown):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _give_up(self) -> None:
        """Let go of what is held or dragged; nothing comes of it."""
        self._delivery_controller.give_up()
        self._held = self._pressed = self._drag = None
        self.update()

    def _acts(self, key: Qt.Key, thing: ItemBox, modifiers: Qt.KeyboardModifier, shown: TileLayout) -> bool:
        """Whether a key did something with the thing under the cursor."""
        is_enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
        if self._held is not None and (is_enter or key is Qt.Key.Key_Space):
            self._put(self._held, shown, thing, modifiers)
        elif is_enter:
            self._click(thing.item, modifiers)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._finish(self.tile_actions.unload(thing.item, bool(modifiers & MANY)))
        elif key is Qt.Key.Key_Space and self.tile_actions.can_be_dragged(thing.item):
            self._take_up(thing.item)
            self._held = thing.item
        else:
            return False
        self.update()
        return True

    def _put(self, item: TileItem, shown: TileLayout, thing: ItemBox, modifiers: Qt.KeyboardModifier) -> None:
        """Put what was taken up by keys to where the cursor is."""
        at = thing.rect.center()
        drop = self._delivery_controller.move_onto(shown.holder_at(at), many(modifiers))
        self._held = None
        if drop is not None:
            self._let_go(item, drop, at, modifiers)
        else:
            self._finish(self._action_of_drop(item, at, modifiers))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A modifier key no longer counts."""
        held = HELD.get(Qt.Key(event.key()))
        if held is not None and self._drag is not None and not event.isAutoRepeat():
            self._drag_to(self._drag, event.modifiers() & ~held)
        super().keyReleaseEvent(event)

    def _go(self, shown: TileLayout, thing: ItemBox | None, way: QPointF) -> None:
        """Move the cursor to the nearest thing that way; to the first if it is nowhere."""
        next_one = shown.beside(thing, way) if thing is not None else shown.things[0]
        self.cursor_key = next_one.item.key
        held = self._held
        if held is not None and self._delivery_controller.is_dragging:
            self._delivery_controller.move_onto(shown.holder_at(next_one.rect.center()), many=False)
        elif held is not None:
            self.pointed_at.emit(self._said_of_drop(held, next_one, shown.spot_at(next_one.rect.center())))
        else:
            self.pointed_at.emit(item_text(self.tile_actions.state, next_one.item))
        self.setAccessibleDescription(self.tip(next_one.item))
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor, and let go."""
        super().focusOutEvent(event)
        if self._held is not None:
            self._delivery_controller.give_up()
            self._held = None
        self.update()
