"""Mouse and keys on the board of a game: choosing transporters, sending them on their ways, building."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication

from rbdesigner.engine.core.actions import BuildWall
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.messages.thing_wording import refusal_text
from rbdesigner.messages.tile_note import transporter_note
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import GoodsPicture, transporter_to_move
from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.game.board.delivery_controller import DeliveryController
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.board.goods_drag import Drop, GoodsDrag
from rbdesigner.ui.game.board.picture_menu import Picture
from rbdesigner.ui.game.board.plan_controller import PlanController, PlanPreview
from rbdesigner.ui.game.board.shown_targets import ARROWS, ShownTargets, TargetCursor
from rbdesigner.ui.game.board.target import Shape, Target, target_text, target_with_shift
from rbdesigner.ui.game.board.targets import why_no_walls
from rbdesigner.ui.game.board.tile_namer import TileNamer
from rbdesigner.ui.game.board.wall_placer import WallPlacer
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.match.signals import signals_of


class BoardController(QObject):
    """Listens to the board.

    A click, when the button comes up, does what its target stands for, or chooses a transporter, or looks at a tile. A
    press that moves drags goods to where somebody brings them, or one of the player's transporters to where it can go,
    or pans. ``scale`` tells the logical pixels of a tile radius, ``on_screen`` where a point of the map is seen.

    ``message(str)`` and ``targets_changed()`` say what their names tell. ``hovered(Point or None, str)`` gives what
    there is to say about a point of the map, ``pointed(Target or None, bool)`` what a click or, if the other is True,
    the Enter key would do. ``asked(list[Picture])`` asks which of several things is meant, ``panned(float, float)`` to
    pull the map by so many tile radii. ``gripped(bool)`` tells whether it is being pulled, ``sought(Point)`` the point
    of the map at which the keyboard has arrived.
    """

    message = Signal(str)
    targets_changed = Signal()
    hovered = Signal(object, str)
    pointed = Signal(object, bool)
    asked = Signal(object)
    panned = Signal(float, float)
    gripped = Signal(bool)
    sought = Signal(object)

    def __init__(
        self,
        match: Match,
        focus: Focus,
        board: GameBoard,
        scale: Callable[[], float],
        on_screen: Callable[[Point], QPoint],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._match, self._focus, self._board, self._scale, self._on_screen = match, focus, board, scale, on_screen
        self._pressed: Pointer | None = None  # where the left button went down
        self._dragging = False
        self._is_second = False  # of two clicks
        self._first: tuple[int, ...] = ()  # the transporters that the click before met, to choose one of them
        self._before = NONE  # the transporter that was chosen before that click
        self._held = NONE  # the transporter that is dragged if the pointer moves
        self._goods: Sequence[GoodsPicture] = ()  # those that are
        self.walls = WallPlacer(match, self)
        self.walls.changed.connect(self._look)
        self.walls.changed.connect(self._tell_walls)
        self.walls.refused.connect(self._tell_not_yet)
        self._dragged: Pointer | None = None  # to where the pointer has come with the button held
        self.delivery_controller = DeliveryController(match, focus, board, self)
        self.delivery_controller.message.connect(self.message)
        self.delivery_controller.asked.connect(self.asked)
        self.plan_controller = PlanController(match, focus, board, self)
        self.plan_controller.message.connect(self.message)
        self.plan_controller.asked.connect(self.asked)
        self.plan_controller.changed.connect(self._renew_targets)
        self._shown = ShownTargets(match, focus, board, self.walls, self.plan_controller, scale)
        self._cursor = TargetCursor(match, focus, board, self._shown, self)
        self._cursor.moved.connect(self._show_cursor)
        self._cursor.sought.connect(self.sought)
        self._cursor.panned.connect(self.panned)
        signals = signals_of(match)
        signals.plans_changed.connect(self._look)
        self._namer = TileNamer(match, self)
        self._namer.named.connect(self.hovered)
        focus.changed.connect(self._look)
        signals.happened.connect(self._look)
        signals.moved.connect(self._look)
        signals.machines_changed.connect(self._look)

    def _look(self, _events: object = None) -> None:
        """Find anew what can be done when it is next asked for, and let go of what is dragged."""
        self._shown.forget()
        self._cursor.forget_round()
        self.walls.look()
        self.delivery_controller.give_up()
        self.plan_controller.look()
        self._say_nothing()
        self.targets_changed.emit()

    def _tell_walls(self, taken: bool) -> None:
        """Say why none can be built, if the tool is taken in vain."""
        match, focus = self._match, self._focus
        if taken and match.is_present and match.persons:
            shown = self._board.scenario
            reason = why_no_walls(match.state, shown, match.persons[0], focus.tile, focus.transporter)
            if reason:
                self.message.emit(reason)

    def _tell_not_yet(self) -> None:
        """Say why walls are not built at this moment, wherever they are."""
        match = self._match
        if match.is_present and match.persons:
            self.message.emit(refusal_text(match.state, match.check(BuildWall(match.persons[0], 0, 0))))

    def _renew_targets(self) -> None:
        """Other places can be clicked; the pointer shows the same."""
        self._shown.forget()
        self.targets_changed.emit()

    @property
    def targets(self) -> Sequence[Target]:
        """All that a click on the board does now."""
        return self._shown.all

    def target_at(self, pointer: Pointer) -> Target | None:
        """The effect of a click there."""
        return self._shown.target_at(pointer)

    def transporters_at(self, pointer: Pointer) -> tuple[int, ...]:
        """The transporters whose picture is under the pointer, the chosen one last."""
        return self._shown.transporters_at(pointer)

    # Notes

    def hover(self, pointer: Pointer) -> None:
        """Show what a click would do, or name the tile where the pointer rests if it would do nothing."""
        self.walls.hold_key(pointer.control)
        self._cursor.begin_at(None)
        if self.plan_controller.kind is not None:
            self.carry(pointer)
            return
        target = self.target_at(pointer)
        self.pointed.emit(target_with_shift(target, pointer.shift), False)
        text = self._target_text(target) if target is not None else self._transporter_note(pointer)
        tile = self._shown.tile_at(pointer)
        if text or tile == NONE:
            self._namer.forget()
        else:
            text = self._namer.text_at(pointer.at, tile)
        self.hovered.emit(pointer.at, text)

    def _target_text(self, target: Target) -> str:
        """The text for a target, and for plans where somebody goes away from them."""
        spoiled = self.plan_controller.spoiled(target.actions) if target.is_route else ""
        return "\n".join(filter(None, (target_text(target), spoiled)))

    def _transporter_note(self, pointer: Pointer) -> str:
        found = self._shown.transporters_at(pointer)
        return transporter_note(self._match.state, found[-1]) if found else ""

    def _say_nothing(self) -> None:
        self._namer.forget()
        self._cursor.begin_at(None)
        self.pointed.emit(None, False)
        self.hovered.emit(None, "")

    def go_to(self, at: Point) -> None:
        """Let the keyboard begin at a point of the map."""
        self._say_nothing()
        self._cursor.begin_at(at)

    # What is taken from beside the board to be planned on it

    def carry(self, pointer: Pointer) -> PlanPreview | None:
        """Show what would come of letting go there of what is to be planned."""
        self._namer.forget()
        preview = self.plan_controller.move(pointer.at, self._shown.tile_at(pointer))
        self.hovered.emit(pointer.at, (preview.reason or preview.text) if preview is not None else "")
        return preview

    def put_down(self, pointer: Pointer | None) -> None:
        """Plan there what is in the hand, or nothing beside the board (None)."""
        preview = self.carry(pointer) if pointer is not None else None
        self._say_nothing()
        self.plan_controller.let_go(preview)

    # The mouse

    def press(self, pointer: Pointer, button: Qt.MouseButton) -> None:
        """Take hold; the right button lets go of what is chosen."""
        self.walls.hold_key(pointer.control)  # it may have been let go since the pointer moved
        if button is not Qt.MouseButton.LeftButton:
            self._pressed = None
            if self.plan_controller.kind is None:
                self._focus.clear()
            self.plan_controller.give_up()
            self._say_nothing()
            return
        self._namer.forget()
        self._pressed, self._dragging, self._is_second = pointer, False, False
        found, sign = self._shown.transporters_at(pointer), self._shown.sign_at(pointer)
        may_hold = self._match.is_present and sign is None and self.plan_controller.kind is None
        self._goods = (
            self.delivery_controller.goods_at(pointer.at, self._shown.tile_at(pointer), self._scale())
            if may_hold
            else ()
        )
        self._held = transporter_to_move(self._match.state, found[::-1], self._match.persons) if may_hold else NONE

    def drag(self, pointer: Pointer) -> None:
        """Drag goods or a transporter to where they can go, or pan."""
        if self._pressed is None:
            return
        self._dragged = pointer
        dx, dy = self._pressed.at[0] - pointer.at[0], self._pressed.at[1] - pointer.at[1]
        if not self._dragging:
            if (abs(dx) + abs(dy)) * self._scale() < QApplication.startDragDistance():
                return
            self._begin_drag()
        if self._goods:
            self._drop(pointer)
            return
        if self._held == NONE:
            self.panned.emit(dx, dy)
            return
        target = self._route_at(pointer)
        self.pointed.emit(target, False)
        self.hovered.emit(pointer.at, self._target_text(target) if target is not None else "")

    def _drop(self, pointer: Pointer) -> Drop | None:
        """Preview letting go of the goods in the hand; None if they were given up."""
        return self.delivery_controller.move(self._on_screen(pointer.at), pointer.shift or pointer.control)

    def drop(self, pointer: Pointer, goods: GoodsDrag, many: bool) -> Drop:
        """The drop of goods there, wherever they were taken up."""
        return goods.over(pointer.at, self._shown.tile_at(pointer), self._shown.transporters_at(pointer)[::-1], many)

    def _begin_drag(self) -> None:
        self._dragging = True
        if self._goods:
            self._say_nothing()
            self.delivery_controller.take_up(self._goods)
            return
        if self._held != NONE and self._match.state.phase is Phase.MOVEMENT:
            self._focus.choose(self._held)
        if not any(target.is_route for target in self.targets):  # it cannot go anywhere
            self._held = NONE
        if self._held == NONE:
            self._say_nothing()
            self.gripped.emit(True)

    def release(self, pointer: Pointer) -> None:
        """End a drag, or do what a click does."""
        if self._pressed is None:
            return
        was_dragging, self._pressed, self._dragging = self._dragging, None, False
        if not was_dragging:
            if pointer.is_seen:
                self._click(pointer)
        elif self._goods:
            drop = self._drop(pointer)
            self._say_nothing()
            self.delivery_controller.let_go(drop)
        elif self._held == NONE:
            self.gripped.emit(False)
        else:
            target = self._route_at(pointer)
            self._say_nothing()
            if target is not None:
                self.take(target)

    def release_lost(self) -> None:
        """Give up what is dragged."""
        pulled, self._pressed, self._dragging = self._dragging and self._held == NONE, None, False
        if self._goods:
            self.delivery_controller.give_up()
        elif pulled:
            self.gripped.emit(False)
        self._say_nothing()

    def _route_at(self, pointer: Pointer) -> Target | None:
        """The way of the transporter that is dragged; None beside the board."""
        return self._shown.route_at(pointer, self._held) if pointer.is_seen else None

    # Clicks

    def _click(self, pointer: Pointer) -> None:
        if self.plan_controller.kind is not None:
            self.put_down(pointer)
            return
        target, found = target_with_shift(self.target_at(pointer), pointer.shift), self._shown.transporters_at(pointer)
        if self._is_second and target is not None:
            return
        again = [one for one in sorted(found) if one in self._first] if self._is_second else []
        goes = self.delivery_controller.who_runs_again(again, self._before)
        if goes != NONE:
            self._focus.choose(goes)
            self.delivery_controller.run_again(goes)
            return
        self._first, self._before = found if target is None else (), self._focus.transporter
        if target is not None:
            self.take(target)
        elif found:
            self._focus.choose(found[0])
        elif self._shown.tile_at(pointer) != NONE:
            self._focus.look_at(self._shown.tile_at(pointer))
        else:
            self._focus.clear()

    def take(self, target: Target) -> None:
        """Do what a target stands for, as one stroke, or tell why not."""
        if target.does is not None:
            target.does()
        elif target.variants:
            self.asked.emit(
                [Picture(each.look, each.text, partial(self._focus.do, each.actions)) for each in target.variants]
            )
        elif target.reason:
            self.message.emit(target.reason)
            if target.shape is Shape.NONE:
                self._focus.look_at(target.tile)
        else:
            self._focus.do(target.actions)

    def double_click(self, pointer: Pointer) -> None:
        """Let a transporter run its last errand again at the second click of two on it.

        Elsewhere it only looks: who clicks twice means to do a thing once.
        """
        self.press(pointer, Qt.MouseButton.LeftButton)
        self._is_second = True

    def leave(self) -> None:
        """The pointer has left the board."""
        self.plan_controller.leave()
        self._say_nothing()

    def context_menu(self, pointer: Pointer, at: QPoint) -> None:
        """Let go of what is chosen with the right button; all that can be done stands beside the board."""

    # The keys

    def hold(self, modifiers: Qt.KeyboardModifier) -> None:
        """Take note of other keys held: show what now comes of goods in the hand where the pointer is."""
        if self._dragged is not None and self._dragging and self._goods:
            self.drag(replace(self._dragged, modifiers=modifiers))

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Escape lets go; the arrows go through what can be done, and Enter does it."""
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if key is Qt.Key.Key_Escape:
            self._let_go()
        elif key in ARROWS:
            self._cursor.step(ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._cursor.target is not None:
            self.take(target_with_shift(self._cursor.target, shift) or self._cursor.target)
        else:
            return False
        return True

    def _let_go(self) -> None:
        if self.delivery_controller.is_dragging:
            self.delivery_controller.give_up()
            self._say_nothing()
        elif self.plan_controller.kind is not None:
            self.plan_controller.give_up()
            self._say_nothing()
        elif self._cursor.target is not None:
            self._say_nothing()
        elif self.walls.is_taken:
            self.walls.take(wanted=False)
        else:
            self._focus.clear()

    def turn(self, steps: int) -> None:
        """Choose the acting player's next transporter, in a round."""
        self._cursor.turn(steps)

    def _show_cursor(self, target: Target | None) -> None:
        """Show what the Enter key would do."""
        self._namer.forget()
        self.pointed.emit(target, True)
        if target is not None:
            self.sought.emit(target.at)
            self.hovered.emit(target.at, target_text(target))
