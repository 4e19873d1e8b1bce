"""Land transporters that boats carry as a plan begins: where and when they land."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rbdesigner.engine.core.codes import IS_BOAT, NONE, POINTS
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.players.planning.constants import NEVER, REGION, TURN
from rbdesigner.players.planning.kernel import Plan, arrival_time, next_step
from rbdesigner.players.planning.map_graph import has_shore, land_around


class Voyage(NamedTuple):
    """A boat with a passenger, by their numbers in the game, and the numbers in the plan of where they land.

    The ``turn`` is the plan's. The passenger is set down as it begins, and both can move then.
    """

    boat: int
    passenger: int
    place: int
    mooring: int
    turn: int


def voyages(plan: Plan, state: GameState, player: int, numbers: Mapping[int, int]) -> Iterator[Voyage]:
    """The voyages of a player's boats to the nearest shore; a boat that comes to none is left out."""
    for boat in state.owned(player):
        passenger = state.carried[boat]
        if IS_BOAT[state.kinds[boat]] and passenger != NONE and not IS_BOAT[state.kinds[passenger]]:
            spot = numbers.get(state.spots[boat], NONE)
            if spot != NONE:
                yield from _voyage(plan, state, boat, spot)


def _voyage(plan: Plan, state: GameState, boat: int, spot: int) -> Iterator[Voyage]:
    """The voyage of a boat from a spot; none if it comes to no shore."""
    graph, kind, passenger = plan.graph, state.kinds[boat], state.carried[boat]
    moves = state.phase is Phase.MOVEMENT
    used = POINTS[kind] - state.points_left(boat) if moves else POINTS[kind]
    begin = plan.turn * TURN + (used if used < POINTS[kind] else TURN)
    shores = [place for place in range(graph.spots) if graph.kinds[place] == REGION]
    time, place = min(((arrival_time(plan, kind, spot, begin, place), place) for place in shores), default=(NEVER, 0))
    if time == NEVER:
        return
    if time == begin:  # it lies there already
        waits = moves and boat not in state.movement.points and passenger not in state.movement.boarded
        yield Voyage(boat, passenger, place, spot, plan.turn if waits else plan.turn + 1)
        return
    moorings = graph.moorings_of[graph.moorings[place] : graph.moorings[place + 1]]
    for mooring in moorings:
        if next_step(plan, kind, spot, begin, place, time, mooring)[0] != NONE:
            yield Voyage(boat, passenger, place, mooring, time // TURN + 1)
            return


def put_to_sea(plan: Plan, own: Sequence[int], sailing: Sequence[Voyage]) -> None:
    """Let boats with passengers, and these, begin where and when they land."""
    for voyage in sailing:
        for each, spot in ((voyage.boat, voyage.mooring), (voyage.passenger, voyage.place)):
            plan.fleet.birthplaces[own.index(each)] = spot
            plan.fleet.born[own.index(each)] = voyage.turn * TURN


def harbours(plan: Plan) -> list[int]:
    """The home and, of each other land with own land transporters, the shore that is nearest to one of them."""
    graph, fleet = plan.graph, plan.fleet
    found, seen = [graph.home], set(land_around(graph, graph.home))
    for own in range(fleet.size):
        if not IS_BOAT[fleet.kinds[own]] and fleet.birthplaces[own] not in seen:
            land = land_around(graph, fleet.birthplaces[own])
            seen.update(land)
            found += [place for place in land if has_shore(graph, place)][:1]
    return found
