"""What the mouse and the keys do on the board: choosing transporters and sending them on their ways."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPoint, Qt, Signal

from rbdesigner.art.pieces import placed_at
from rbdesigner.engine import order, words
from rbdesigner.engine.codes import NONE
from rbdesigner.hexes import position
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.play.board import GameBoard
from rbdesigner.ui.play.focus import Focus
from rbdesigner.ui.play.match import Match
from rbdesigner.ui.play.spots import nearest_spot
from rbdesigner.ui.play.standing import pictures
from rbdesigner.ui.play.ways import Way, ways_of


class Hand(QObject):
    """Listens to the board.

    A click on a transporter chooses it; a click where it can go sends it there, over several tiles as one stroke. A
    click on any other tile looks at it. ``told(str)``, ``menu_wanted(tile, QPoint)``, ``ways_changed()``,
    ``hovered(Pointer or None, str)``: what there is to say about the point under the pointer.
    """

    told = Signal(str)
    menu_wanted = Signal(int, QPoint)
    ways_changed = Signal()
    hovered = Signal(object, str)

    def __init__(self, match: Match, focus: Focus, board: GameBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._focus, self._board = match, focus, board
        self.ways: Mapping[int, Way] = {}
        focus.changed.connect(self._look)
        match.happened.connect(self._look)
        match.moved.connect(self._look)

    def _look(self, _events: object = None) -> None:
        """Find where the chosen transporter can go."""
        state, chosen = self._match.state, self._focus.transporter
        acts = chosen != NONE and self._match.is_present and state.owners[chosen] in order.acting(state)
        free = acts and state.carriers[chosen] == NONE
        self.ways = ways_of(state, chosen) if free else {}
        self.ways_changed.emit()

    # What lies under the pointer

    def _tile(self, pointer: Pointer) -> int:
        return self._match.state.topology.index.get(pointer.place, NONE)

    def transporter_at(self, pointer: Pointer) -> int:
        """The transporter whose picture is under the pointer; NONE if there is none."""
        scenario, state = self._board.scenario, self._match.state
        tile = self._tile(pointer)
        if tile == NONE:
            return NONE
        x, y = position(pointer.place, scenario.orientation)
        shown = dict(pictures(state, scenario, tile))
        hit = placed_at(list(shown), pointer.at[0] - x, pointer.at[1] - y)
        numbers = shown[hit] if hit is not None else ()
        if self._focus.transporter in numbers:  # of those that look alike the next one
            numbers = (*numbers[numbers.index(self._focus.transporter) + 1 :], *numbers)
        return numbers[0] if numbers else NONE

    def way_at(self, pointer: Pointer) -> Way | None:
        """The way to the reachable spot of the pointer's tile that is nearest to it."""
        tile, state = self._tile(pointer), self._match.state
        spots = [spot for spot in self.ways if state.topology.spot_tiles[spot] == tile]
        return self.ways[nearest_spot(state, self._board.scenario, spots, pointer.at)] if spots else None

    # The mouse

    def hover(self, pointer: Pointer) -> None:
        """Say what a click would do."""
        self.hovered.emit(pointer, self._note(pointer))

    def _note(self, pointer: Pointer) -> str:
        state = self._match.state
        found = self.transporter_at(pointer)
        if found != NONE and found != self._focus.transporter:
            name = words.transporter(state, found)
            return self.tr("{name} of {player}").format(name=name, player=words.player(state.owners[found]))
        way = self.way_at(pointer)
        if way is None:
            return ""
        text = self.tr("Go here: {steps} of {points} points").format(
            steps=len(way.steps), points=state.points_left(self._focus.transporter)
        )
        return text if way.left else text + "\n" + self.tr("and no farther this turn")

    def press(self, pointer: Pointer, button: Qt.MouseButton) -> None:
        """Choose, go, or look; the right button lets go."""
        if button is not Qt.MouseButton.LeftButton:
            self._focus.clear()
            return
        found, way = self.transporter_at(pointer), self.way_at(pointer)
        if way is not None and not self._hits_own(found):
            self.go(way)
        elif found != NONE:
            self._focus.choose(found)
        elif self._tile(pointer) != NONE:
            self._focus.look_at(self._tile(pointer))
        else:
            self._focus.clear()

    def _hits_own(self, transporter: int) -> bool:
        """Whether a click is on one of the acting player's transporters, which is rather chosen than driven over."""
        state = self._match.state
        return transporter != NONE and state.owners[transporter] in order.acting(state)

    def go(self, way: Way) -> None:
        """Take the steps of a way, as one stroke."""
        self._match.do_all(way.steps)
        self.hovered.emit(None, "")

    def drag(self, pointer: Pointer) -> None:
        """Nothing is dragged on the board."""

    def release(self, pointer: Pointer) -> None:
        """What is done is done when the button goes down."""

    def double_click(self, pointer: Pointer) -> None:
        """The second click of two is a click."""
        self.press(pointer, Qt.MouseButton.LeftButton)

    def leave(self) -> None:
        """The pointer has left the board."""
        self.hovered.emit(None, "")

    def turn(self, steps: int) -> None:
        """Turn to the next or previous transporter that may act."""
        self.step_through(steps)

    def step_through(self, steps: int) -> None:
        """Choose the acting player's next transporter, by number."""
        state = self._match.state
        own = [one for player in order.acting(state)[:1] for one in state.owned(player)]
        if own:
            at = own.index(self._focus.transporter) + steps if self._focus.transporter in own else 0
            self._focus.choose(own[at % len(own)])

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Escape lets go; N and Shift+N choose the next and the previous transporter."""
        if key is Qt.Key.Key_Escape:
            self._focus.clear()
        elif key is Qt.Key.Key_N:
            self.step_through(-1 if modifiers & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            return False
        return True

    def context_menu(self, pointer: Pointer, at: QPoint) -> None:
        """A menu of what can be done on the tile."""
        tile = self._tile(pointer)
        if tile != NONE:
            self.menu_wanted.emit(tile, at)
