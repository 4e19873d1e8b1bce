"""Whether a plan can still be followed, after what others have done."""

from __future__ import annotations

from collections import Counter

from rbdesigner.engine.core.codes import GEESE, GOLD, IRON, MINE, NGOODS, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import REGION, SEA
from rbdesigner.players.planning.constants import BRIDGED, BUILT, HOLD, MOST_TURNS, PICK
from rbdesigner.players.planning.execution import Execution
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
    planned = execution.entries
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
    fetched = _fetched(execution, state, planned, turn)
    needed, there = fetched + _kept(execution, state, turn), _lying(state) + aside
    return all(
        good == GEESE
        or there[spot, good] >= number
        or (there[spot, good] >= fetched[spot, good] and _is_drawn_later(state, spot, good, needed, there))
        for (spot, good), number in needed.items()
    )


def _fetched(execution: Execution, state: GameState, planned: list[ScheduleEntry], turn: int) -> Held:
    """Count the goods that a plan picks up in a turn."""
    position, found = execution.position, Held()
    for entry in planned:
        if entry.kind == PICK and entry.turn == turn and position.plan.graph.kinds[entry.place] != HOLD:
            found[state.root[position.spots[entry.place]], entry.value] += entry.amount
    return found


def _kept(execution: Execution, state: GameState, turn: int) -> Held:
    """Count the goods that a plan leaves lying in a turn and needs later: not those that nothing is planned for."""
    position, plan = execution.position, execution.position.plan
    found = Held()
    for place in plan.ledger.stocked[: plan.ledger.stocked_places]:
        if plan.graph.kinds[place] == HOLD:
            continue  # nobody else can have it
        spot = state.root[position.spots[place]]  # bridges of the plan join places
        for good in range(NGOODS):
            at = (place * NGOODS + good) * MOST_TURNS + turn
            found[spot, good] += plan.ledger.goods[at] - max(0, plan.ledger.promised[at])
    return found


def _lying(state: GameState) -> Held:
    """Count the goods that lie on land and on rigs."""
    found = Held()
    for holder, row in state.goods.items():
        if holder >= 0 and state.topology.spot_kinds[holder] in (REGION, SEA):
            for good, number in enumerate(row):
                if number:
                    found[state.root[holder], good] += number
    return found


def _is_drawn_later(state: GameState, spot: int, good: int, needed: Held, there: Held) -> bool:
    """Tell whether a mine has only brought the other metal first, and its bag holds what is missing."""
    if good not in (GOLD, IRON):
        return False
    tile = state.topology.spot_tiles[spot]
    if state.buildings[tile] != MINE or there[spot, GOLD] + there[spot, IRON] < needed[spot, GOLD] + needed[spot, IRON]:
        return False
    bag = state.bag_gold if good == GOLD else state.bag_iron
    return there[spot, good] + bag[tile] >= needed[spot, good]
