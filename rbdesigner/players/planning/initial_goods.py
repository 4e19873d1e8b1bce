"""The goods of an empty plan: those that lie about or are aboard, and those that will be made."""

from __future__ import annotations

from collections.abc import Container, Mapping

from rbdesigner.engine.core.codes import GOLD, IRON, MINE, NGOODS, NONE, PRIMARY_GOOD
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import REGION, SEA
from rbdesigner.players.planning.kernel import Plan, change_goods, drawn_good
from rbdesigner.players.planning.rivals import Rivals, place_of
from rbdesigner.players.planning.seen_spots import reached_by_boat


def put_goods(
    plan: Plan,
    state: GameState,
    numbers: dict[int, int],
    transporters: tuple[int, ...],
    rivals: Rivals | None,
    left: Container[int],
) -> None:
    """Put goods into a plan: those on the ground, those aboard as if put down, and those that will be made.

    Where there are rivals, only what they leave. No geese lie where boats have ``left`` with them.
    """
    for holder, row in state.goods.items():
        place = NONE if holder in left else _holding_place(state, holder, numbers, transporters)
        if place != NONE and (rivals is None or holder < 0 or rivals.leave_goods(plan, holder, place, numbers)):
            for good in range(NGOODS):
                if row[good]:
                    change_goods(plan.ledger, place, good, plan.turn, row[good])
    for tile, kind in enumerate(state.buildings):
        spot = state.building_spots[tile]
        if kind == NONE or spot == NONE or state.root[spot] not in numbers:
            continue
        place = numbers[state.root[spot]]
        if rivals is None or rivals.leave_building(plan, spot, place):
            _produce(plan, state, tile, kind, place)


def fill_holds(plan: Plan, state: GameState, own: tuple[int, ...], holds: Mapping[int, int]) -> None:
    """Put goods that are aboard at sea into the holds of their boats: no other transporter can have them."""
    for boat, place in holds.items():
        if boat not in own:
            continue
        number = own.index(boat)
        plan.fleet.holds[number], plan.fleet.held[number] = place, sum(state.row(~boat))
        for good, count in enumerate(state.row(~boat)):
            if count:
                change_goods(plan.ledger, place, good, plan.turn, count)


def _holding_place(state: GameState, holder: int, numbers: dict[int, int], transporters: tuple[int, ...]) -> int:
    """The place where a plan finds what a holder has, but for boats at sea; NONE if nowhere."""
    if holder >= 0:
        return numbers.get(state.root[holder], NONE) if state.topology.spot_kinds[holder] in (REGION, SEA) else NONE
    if ~holder not in transporters or state.topology.spot_kinds[state.spots[~holder]] == SEA:
        return NONE
    spot = state.spots[~holder]
    reached = reached_by_boat(state, spot)
    return numbers.get(state.root[reached[0]] if reached else place_of(state, ~holder), NONE)


def _produce(plan: Plan, state: GameState, tile: int, kind: int, place: int) -> None:
    if kind == MINE:
        gold, iron = state.bag_gold[tile], state.bag_iron[tile]
        for turn in range(plan.turn + 1, plan.last_turn + 1):
            if gold or iron:
                good = drawn_good(gold, iron, plan.terms.gold_lead)
                gold, iron = gold - (good == GOLD), iron - (good == IRON)
                change_goods(plan.ledger, place, good, turn, 1)
    elif PRIMARY_GOOD[kind] != NONE:
        for turn in range(plan.turn + 1, plan.last_turn + 1):
            change_goods(plan.ledger, place, PRIMARY_GOOD[kind], turn, 1)
