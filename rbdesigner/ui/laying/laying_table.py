"""The table at which a map is laid: the game, who sits there, what has been taken back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from rbdesigner.analysis.laying.laying_actions import LayingAction, LayTile
from rbdesigner.analysis.laying.laying_game import LayingGame
from rbdesigner.messages.phrases import capitalised
from rbdesigner.players.player_setup import SeatSetup
from rbdesigner.players.registry import PLANNER
from rbdesigner.scenario.edit import Change, Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Terrain, Tile, TileKind, shape_of, tile
from rbdesigner.ui.widgets import terms

SEATS = "seats"
"""The member of a file that says who sits there."""
PERSON, MACHINE = "person", "machine"


class LayingTable(QObject):
    """A laying that goes forth and back.

    What is taken back can be done again until something else is done. ``edited(Edit)`` tells that a tile has been laid
    or taken back, ``changed()`` that another moment is shown, or somebody else sits at the table.
    """

    edited = Signal(object)
    changed = Signal()

    def __init__(self, game: LayingGame, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.path = path
        self._undone: list[LayingAction] = []
        self._saved: list[LayingAction] | None = list(game.log)

    @property
    def scenario(self) -> Scenario:
        """The map as it lies."""
        return self.game.scenario

    # Who sits there

    @property
    def seats(self) -> list[str]:
        """The seats: for each player a person or a machine."""
        known = self.game.extra.get(SEATS)
        said = [str(seat) for seat in known] if isinstance(known, list) else []
        return [said[number] if number < len(said) else PERSON for number in range(self.game.terms.players)]

    def seat(self, seats: Sequence[str]) -> None:
        """Seat these players from now on."""
        self.game.extra[SEATS] = list(seats)
        self.changed.emit()

    @property
    def has_machines(self) -> bool:
        """Whether any machine sits there."""
        return MACHINE in self.seats

    @property
    def is_person_to_lay(self) -> bool:
        """Whether a person is to lay the next tile."""
        return self.game.end is None and self.seats[self.game.acting] == PERSON

    @property
    def is_machine_to_lay(self) -> bool:
        """Whether a machine is to lay the next tile, with nothing taken back."""
        return self.game.end is None and not self._undone and self.seats[self.game.acting] == MACHINE

    def player_name(self, player: int) -> str:
        """The name of a player, or the number."""
        names = self.game.terms.names
        return (names[player] if player < len(names) else "") or capitalised(terms.player_name(player + 1))

    @property
    def player_seats(self) -> list[SeatSetup]:
        """The players of a game on the map: those who laid it, with a playing machine where a machine laid."""
        names = [*self.game.terms.names, *[""] * self.game.terms.players]
        kinds = [PLANNER.name if seat == MACHINE else "" for seat in self.seats]
        return [SeatSetup(name, kind) for name, kind in zip(names, kinds, strict=False)]

    # What is done

    def act(self, action: LayingAction) -> None:
        """Do an action that is not refused."""
        self._undone.clear()
        self._do(action)
        self.changed.emit()

    def _do(self, action: LayingAction) -> None:
        self.game.apply(action)
        if isinstance(action, LayTile):
            self.edited.emit(Edit((Change("tiles", action.place, None, action.tile),)))

    def _take_back(self) -> None:
        undone = self.game.undo()
        self._undone.append(undone)
        if isinstance(undone, LayTile):
            self.edited.emit(Edit((Change("tiles", undone.place, undone.tile, None),)))

    @property
    def whole_log(self) -> list[LayingAction]:
        """All actions, those that were taken back last."""
        return [*self.game.log, *reversed(self._undone)]

    @property
    def can_undo(self) -> bool:
        """Whether anything can be taken back."""
        return bool(self.game.log)

    @property
    def can_redo(self) -> bool:
        """Whether anything can be done again."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take back the last action of a person, with what machines did after it."""
        if self.can_undo:
            self._take_back()
            while self.game.log and self._is_passed_over:
                self._take_back()
            self.changed.emit()

    def redo(self) -> None:
        """Do again the action that was taken back last, with what machines did after it."""
        if self.can_redo:
            self._do(self._undone.pop())
            while self._undone and self._is_passed_over:
                self._do(self._undone.pop())
            self.changed.emit()

    @property
    def _is_passed_over(self) -> bool:
        """Whether it is the turn of a machine among persons: no moment to stop at."""
        return PERSON in self.seats and self.seats[self.game.acting] == MACHINE

    def go_to(self, number: int) -> None:
        """Show the moment after so many actions; the later ones can be done again."""
        while len(self.game.log) > number:
            self._take_back()
        while len(self.game.log) < number and self._undone:
            self._do(self._undone.pop())
        self.changed.emit()

    def go_on(self) -> None:
        """Forget what was taken back: it goes on from the moment that is shown."""
        self._undone.clear()
        self.changed.emit()

    # Its file

    @property
    def is_modified(self) -> bool:
        """Whether something was laid that no file holds."""
        return self._saved != self.game.log

    def mark_saved(self) -> None:
        """Note that its file holds it as it is now."""
        self._saved = list(self.game.log)
        self.changed.emit()

    def mark_unsaved(self) -> None:
        """Note that no file holds it."""
        self._saved = None
        self.changed.emit()


class LayingHand(QObject):
    """A kind of tile out of the supply, turned as it would lie; ``changed()``: it is another tile, or turned."""

    changed = Signal()

    def __init__(self, table: LayingTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.kind = next(iter(table.game.supply.kinds), TileKind(Terrain.PASTURE))
        self._steps = 0
        table.changed.connect(self._look)

    @property
    def tile(self) -> Tile:
        """The tile as it would lie."""
        return tile(*self.kind).turned(Turn(self._steps))

    def choose(self, kind: TileKind) -> None:
        """Take another kind of tile, turned as before."""
        if kind != self.kind:
            self.kind = kind
            self.changed.emit()

    def take(self, turned: Tile) -> None:
        """Take a tile as it lies."""
        kind, steps = turned.kind, shape_of(turned.rivers)[1]
        if (kind, steps) != (self.kind, self._steps):
            self.kind, self._steps = kind, steps
            self.changed.emit()

    def turn_tile(self, steps: int) -> None:
        """Turn it clockwise by steps of 60 degrees."""
        self._steps = (self._steps + steps) % 6
        self.changed.emit()

    def choose_terrain(self, terrain: Terrain) -> None:
        """Take a tile of a terrain; asked again the next shape of it."""
        kinds = [kind for kind in self._table.game.supply.kinds if kind.terrain is terrain]
        if kinds:
            following = kinds.index(self.kind) + 1 if self.kind in kinds else 0
            self.choose(kinds[following % len(kinds)])

    def _look(self) -> None:
        """Take another kind where none is left of this one, of its terrain if there is one."""
        kinds = list(self._table.game.supply.kinds)
        if kinds and self.kind not in kinds:
            self.choose(next((kind for kind in kinds if kind.terrain is self.kind.terrain), kinds[0]))
