"""The cursor of the keyboard on the board of a game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt, Signal

from rbdesigner.engine.core.codes import NONE
from rbdesigner.hexes import position
from rbdesigner.play.match import Match
from rbdesigner.play.placement.spots import Point
from rbdesigner.play.placement.transporter_pictures import stand_of, transporters_in_turn
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.board.shown_targets import ShownTargets
from rbdesigner.ui.game.board.target import Shape, Target, target_beside
from rbdesigner.ui.game.match.focus import Focus

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
