"""Whether a plan can still be followed, after what others have done."""

from __future__ import annotations

from collections import Counter

from rbdesigner.engine.core.codes import GEESE, NGOODS, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import REGION, SEA
from rbdesigner.players.planning.constants import BRIDGED, BUILT, HOLD, MOST_TURNS, PICK
from rbdesigner.players.planning.execution import Execution, entries
from rbdesigner.players.planning.timetable import ScheduleEntry

Held = Counter[tuple[int, int]]
"""Numbers of goods by spot and good."""


def closed_edges(state: GameState, player: int) -> frozenset[int]:
    """The edges where a wall of another stops a player (M9)."""
    return frozenset(edge for edge in range(len(state.wall_owners)) if state.closed(edge, player))


def is_still_feasible(execution: Execution, state: GameState, aside: Held) -> bool:
    """Tell whether everything is there, in a movement phase, that a plan expects by then.

    ``aside`` is what its player has taken aboard besides the plan, by the spot that it was taken from.
    """
    turn = state.turn - execution.position.before
    planned = entries(execution.position)
    return _sites_are_free(execution, state, planned, turn) and _goods_are_there(execution, state, planned, turn, aside)


def _sites_are_free(execution: Execution, state: GameState, planned: list[ScheduleEntry], turn: int) -> bool:
    tiles = state.topology.spot_tiles
    spots = execution.position.spots
    wet = {BUILT} if state.terms.options.bridges_in_deserts else {BUILT, BRIDGED}
    return not any(
        (entry.kind == BUILT and entry.turn >= turn and state.buildings[tiles[spots[entry.place]]] != NONE)
        # rivals may have bought fewer bricks than expected
        or (entry.kind in wet and entry.turn == turn and state.is_desert(tiles[spots[entry.place]]))
        for entry in planned
    )


def _goods_are_there(
    execution: Execution, state: GameState, planned: list[ScheduleEntry], turn: int, aside: Held
) -> bool:
    position, plan = execution.position, execution.position.plan
    needed = Held()
    for entry in planned:
        if entry.kind == PICK and entry.turn == turn and plan.graph.kinds[entry.place] != HOLD:
            needed[state.root[position.spots[entry.place]], entry.value] += entry.amount
    lying = Held()
    for holder, row in state.goods.items():
        if holder >= 0 and state.topology.spot_kinds[holder] in (REGION, SEA):
            for good in range(NGOODS):
                lying[state.root[holder], good] += row[good]
    for place in plan.ledger.stocked[: plan.ledger.stocked_places]:
        if plan.graph.kinds[place] == HOLD:
            continue  # nobody else can have it
        spot = state.root[position.spots[place]]  # bridges of the plan join places
        for good in range(NGOODS):
            needed[spot, good] += plan.ledger.goods[(place * NGOODS + good) * MOST_TURNS + turn]
    return all(
        good == GEESE or lying[spot, good] + aside[spot, good] >= number for (spot, good), number in needed.items()
    )
