"""Counts the turns in which transporters do nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action, Breed, Brick, SetDown, TakeAboard, Transfer, Upgrade
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState


class FleetTurn(NamedTuple):
    """How many transporters a seat has as a turn ends, and how many of them were idle in it."""

    seat: int
    transporters: int
    idle: int


class IdleTransporters:
    """Looks at every action of a turn, and tells at its end whose transporters were idle.

    A transporter is idle in a turn in which it does not move, holds nothing when it ends, is not aboard another, and
    takes no part in anything that its owner does. So whoever feeds a building is at work, and whoever only waits is
    not.
    """

    def __init__(self) -> None:
        self._at_work: set[int] = set()

    def see(self, state: GameState, action: Action) -> None:
        """Note who takes part in an action that has been done."""
        number = getattr(action, "transporter", NONE)
        if number != NONE:
            self._at_work.add(number)
        elif isinstance(action, Transfer):
            self._at_work.update(~holder for holder in (action.source, action.target) if holder < 0)
        elif isinstance(action, TakeAboard | SetDown):
            self._at_work.add(action.carrier)
        elif isinstance(action, Breed | Upgrade):
            self._at_work.update(self._own_on(state, action.player, action.tile))
        elif isinstance(action, Brick):  # a transporter has to stand at home for it (V1)
            home = state.topology.spot_tiles[state.homes[action.player]]
            self._at_work.update(self._own_on(state, action.player, home))

    @staticmethod
    def _own_on(state: GameState, player: int, tile: int) -> list[int]:
        return [each for each in state.on_tile[tile] if state.owners[each] == player]

    def end_turn(self, state: GameState) -> Iterator[FleetTurn]:
        """Tell the turn that ends, of each seat that has transporters."""
        for seat in range(state.terms.players):
            if fleet := state.owned(seat):
                idle = sum(not (number in self._at_work or self._holds(state, number)) for number in fleet)
                yield FleetTurn(seat, len(fleet), idle)
        self._at_work.clear()

    @staticmethod
    def _holds(state: GameState, number: int) -> bool:
        """Whether a transporter has goods or another one aboard, or is aboard itself."""
        return state.loads[number] > 0 or (state.carried[number], state.carriers[number]) != (NONE, NONE)
