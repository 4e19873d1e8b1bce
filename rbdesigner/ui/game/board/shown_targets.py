"""The targets of a board as it is shown, and what lies under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal

from rbdesigner.engine.core.codes import NONE
from rbdesigner.hexes import position
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import pictures, stand_of, transporters_in_turn
from rbdesigner.play.placement.piece_layout import placed_at
from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.board.plan_controller import PlanController
from rbdesigner.ui.game.board.target import Shape, Target, target_beside, target_meant, target_under
from rbdesigner.ui.game.board.targets import targets_of
from rbdesigner.ui.game.board.wall_placer import WallPlacer
from rbdesigner.ui.game.match.focus import Focus


class ShownTargets:
    """Finds all that a click on the board does now when it is first asked; ``scale`` gives a radius in pixels."""

    def __init__(
        self,
        match: Match,
        focus: Focus,
        board: GameBoard,
        walls: WallPlacer,
        plan_controller: PlanController,
        scale: Callable[[], float],
    ) -> None:
        self._match, self._focus, self._board, self._scale = match, focus, board, scale
        self._walls, self._plan_controller = walls, plan_controller
        self._found: Sequence[Target] | None = None

    def forget(self) -> None:
        """Find them anew when they are next asked for."""
        self._found = None

    @property
    def all(self) -> Sequence[Target]:
        """The targets, in no order that matters."""
        if self._found is None:
            match, focus = self._match, self._focus
            self._found = []
            if self._plan_controller.kind is not None:
                self._found = self._plan_controller.targets(())
            elif match.is_present:
                shown, walls = self._board.scenario, self._walls.is_taken
                found = targets_of(match.state, shown, match.persons, focus.tile, focus.transporter, walls)
                self._found = [*found, *self._plan_controller.targets(found)]
        return self._found

    def tile_at(self, pointer: Pointer) -> int:
        """The tile under the pointer; NONE beside the map."""
        return self._match.state.topology.index.get(pointer.place, NONE)

    def transporters_at(self, pointer: Pointer) -> tuple[int, ...]:
        """The transporters whose picture is under the pointer, the chosen one last."""
        scenario, state = self._board.scenario, self._match.state
        tile = self.tile_at(pointer)
        if tile == NONE:
            return ()
        x, y = position(pointer.place, scenario.orientation)
        shown = dict(pictures(state, scenario, tile))
        hit = placed_at(list(shown), pointer.at[0] - x, pointer.at[1] - y)
        numbers = shown[hit] if hit is not None else ()
        if self._focus.transporter in numbers:
            after = numbers.index(self._focus.transporter) + 1
            numbers = numbers[after:] + numbers[:after]
        return numbers

    def target_at(self, pointer: Pointer) -> Target | None:
        """Find the effect of a click: that of the sign under the pointer, or of all of the tile.

        The tile counts only off the player's own transporters.
        """
        state, target = self._match.state, self.sign_at(pointer)
        is_own = any(state.owners[each] in self._match.persons for each in self.transporters_at(pointer))
        if target is None and not is_own:
            target = self._meant(self.all, pointer)
        return target

    def sign_at(self, pointer: Pointer) -> Target | None:
        """The target whose sign is under the pointer."""
        return target_under(self.all, pointer.at, self._scale())

    def route_at(self, pointer: Pointer, transporter: int) -> Target | None:
        """Find where a transporter goes that is dragged there: nowhere while it is over itself."""
        if transporter in self.transporters_at(pointer):
            return None
        routes = [target for target in self.all if target.is_route]
        return target_under(routes, pointer.at, self._scale()) or self._meant(routes, pointer)

    def _meant(self, targets: Sequence[Target], pointer: Pointer) -> Target | None:
        return target_meant(targets, self.tile_at(pointer), pointer.at, self._board.scenario.orientation)


PANNED = 1.0
"""How far an arrow key pans, in tile radii, where it has nothing to go through."""
ARROWS: Mapping[Qt.Key, Point] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TargetCursor(QObject):
    """Goes from target to target, and from transporter to transporter.

    ``target`` is where it is. ``moved(Target or None)`` tells that it has gone there, ``sought(Point)`` where the
    transporter is that was chosen; ``panned(float, float)`` asks to pull the map by so many tile radii.
    """

    moved = Signal(object)
    sought = Signal(object)
    panned = Signal(float, float)

    def __init__(self, match: Match, focus: Focus, board: GameBoard, shown: ShownTargets, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._focus, self._board, self._shown = match, focus, board, shown
        self.target: Target | None = None
        self._round: list[int] = []  # of transporters
        self._from: Point | None = None  # where the user has gone

    def forget_round(self) -> None:
        """Begin another round of the transporters when the next is chosen."""
        self._round = []

    def begin_at(self, at: Point | None) -> None:
        """Begin from a point of the map with the next arrow; None: from what is chosen."""
        self.target, self._from = None, at

    def turn(self, steps: int) -> None:
        """Choose the acting player's next transporter, in a round that lasts until something else is done or chosen."""
        found = self._round or transporters_in_turn(
            self._match.state, self._match.persons, self._focus.transporter, self._focus.tile
        )
        if found:
            at = found.index(self._focus.transporter) + steps if self._focus.transporter in found else 0
            self._focus.choose(found[at % len(found)])
            self._round = found
            self.sought.emit(self._start())

    def step(self, way: Point) -> None:
        """Go to the next target in a direction; without any, look farther there."""
        signs = [target for target in self._shown.all if target.shape is not Shape.NONE]
        if not signs:
            self.panned.emit(PANNED * way[0], PANNED * way[1])
            return
        start = self._start()
        self.target = (target_beside(signs, start, way) if start is not None else signs[0]) or self.target
        self.moved.emit(self.target)

    def _start(self) -> Point | None:
        """Where arrows begin: the cursor, where one went, the transporter, the tile."""
        if self.target is not None:
            return self.target.middle
        if self._from is not None:
            return self._from
        state, shown, focus = self._match.state, self._board.scenario, self._focus
        stand = stand_of(state, shown, focus.transporter)
        if stand is not None:
            return stand.at
        return position(state.topology.places[focus.tile], shown.orientation) if focus.tile != NONE else None
