"""Land transporters that boats carry as a plan begins, and geese that swim with boats: where and when they land."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rbdesigner.engine.core.codes import GEESE, IS_BOAT, NGOODS, NONE, POINTS
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import SEA
from rbdesigner.engine.mechanics.geese import following
from rbdesigner.players.planning.constants import MOST_TRANSPORTERS, MOST_TURNS, NEVER, NOWHERE, REGION, TURN
from rbdesigner.players.planning.kernel import Plan, arrival_time, change_goods, next_step
from rbdesigner.players.planning.map_graph import has_shore, land_around


class Voyage(NamedTuple):
    """A boat with a passenger or geese, by their numbers in the game, and the numbers in the plan of where they land.

    The ``time`` is the plan's: from then on the boat can move. A passenger is set down at that time, as a turn begins.
    Geese are left in the turn in which the boat comes there. Without a passenger it goes on in that turn if it can.
    ``stations`` are the spots where the boat lies as turns end before that time.
    """

    boat: int
    passenger: int
    place: int
    mooring: int
    time: int
    geese: int
    stations: tuple[int, ...]


def voyages(plan: Plan, state: GameState, player: int, numbers: Mapping[int, int]) -> Iterator[Voyage]:
    """The voyages of a player's boats to the nearest shore; a boat that comes to none is left out."""
    for boat in state.owned(player):
        spot, passenger = numbers.get(state.spots[boat], NONE), state.carried[boat]
        has_passenger = IS_BOAT[state.kinds[boat]] and passenger != NONE and not IS_BOAT[state.kinds[passenger]]
        if spot != NONE and (has_passenger or (passenger == NONE and swimming_geese(state, boat))):
            yield from _voyage(plan, state, boat, spot)


def swimming_geese(state: GameState, boat: int) -> int:
    """Count the geese that go with a boat from the open sea: those that follow it, and those that may not stay (G6).

    The first boat of a tile takes the latter along, unless an oil rig stands there.
    """
    spot = state.spots[boat]
    if state.topology.spot_kinds[spot] != SEA or not _floats(state, boat):
        return 0
    first = next(each for each in state.owned(state.owners[boat]) if state.spots[each] == spot and _floats(state, each))
    takes_all = boat == first and not state.has_rig(state.tile_of(boat))
    return following(state, boat) + (state.amount(spot, GEESE) if takes_all else 0)


def _floats(state: GameState, transporter: int) -> bool:
    return bool(IS_BOAT[state.kinds[transporter]]) and state.carriers[transporter] == NONE


def _voyage(plan: Plan, state: GameState, boat: int, spot: int) -> Iterator[Voyage]:
    """The voyage of a boat from a spot; none if it comes to no shore, or too late for geese."""
    graph, kind, passenger = plan.graph, state.kinds[boat], state.carried[boat]
    moves = state.phase is Phase.MOVEMENT
    used = POINTS[kind] - state.points_left(boat) if moves else POINTS[kind]
    begin = plan.turn * TURN + (used if used < POINTS[kind] else TURN)
    shores = [place for place in range(graph.spots) if graph.kinds[place] == REGION]
    time, place = min(((arrival_time(plan, kind, spot, begin, place), place) for place in shores), default=(NEVER, 0))
    geese = swimming_geese(state, boat)
    if time == NEVER or (geese and time // TURN >= plan.last_turn):
        return
    if time == begin:  # it lies there already
        waits = moves and boat not in state.movement.points and passenger not in state.movement.boarded
        turns = 0 if waits else 1
        yield Voyage(boat, passenger, place, spot, (plan.turn + turns) * TURN, 0, (spot,) * turns)
        return
    goes_on = time if passenger == NONE else (time // TURN + 1) * TURN
    moorings = graph.moorings_of[graph.moorings[place] : graph.moorings[place + 1]]
    for mooring in moorings:
        if next_step(plan, kind, spot, begin, place, time, mooring)[0] != NONE:
            stations = _stations(plan, kind, spot, begin, mooring, goes_on)
            yield Voyage(boat, passenger, place, mooring, goes_on, geese, stations)
            return


def _stations(plan: Plan, kind: int, spot: int, begin: int, mooring: int, end: int) -> tuple[int, ...]:
    """The spots where a boat lies as turns end on the way to a mooring, until it can move again."""
    place, found = plan.graph.banks_of[plan.graph.banks[mooring]], []
    for turn in range(plan.turn, end // TURN):
        time, step = max(begin, turn * TURN), spot
        while time // TURN == turn and spot != mooring and step != NOWHERE:
            step, time = next_step(plan, kind, spot, time, place, end - 1, mooring)
            spot = spot if step == NOWHERE else step
        found.append(spot)
    return tuple(found)


def put_to_sea(plan: Plan, own: Sequence[int], sailing: Sequence[Voyage]) -> None:
    """Let boats with passengers or geese, and these, begin where and when they land."""
    plan.whereabouts.voyages = array("i", [NOWHERE] * (MOST_TRANSPORTERS * MOST_TURNS))
    for voyage in sailing:
        first = own.index(voyage.boat) * MOST_TURNS + plan.turn
        for at, station in enumerate(voyage.stations, first):
            plan.whereabouts.voyages[at] = station
        for each, spot in ((voyage.boat, voyage.mooring), (voyage.passenger, voyage.place)):
            if each != NONE:
                plan.fleet.birthplaces[own.index(each)] = spot
                plan.fleet.born[own.index(each)] = voyage.time
        if voyage.geese:
            bank = plan.graph.banks_of[plan.graph.banks[voyage.mooring]]
            turn = (voyage.time - 1) // TURN
            plan.ledger.arriving[(bank * NGOODS + GEESE) * MOST_TURNS + turn] += voyage.geese
            change_goods(plan.ledger, bank, GEESE, turn + 1, voyage.geese)


def harbours(plan: Plan) -> list[int]:
    """The home and, of each other land with own land transporters, the shore that is nearest to one of them.

    Where the home lies inland and there are boats, the shore nearest to it is one, too.
    """
    graph, fleet = plan.graph, plan.fleet
    own_land = land_around(graph, graph.home)
    found, seen = [graph.home], set(own_land)
    if fleet.on_water and not has_shore(graph, graph.home):
        found += [place for place in own_land if has_shore(graph, place)][:1]
    for own in range(fleet.size):
        if not IS_BOAT[fleet.kinds[own]] and fleet.birthplaces[own] not in seen:
            land = land_around(graph, fleet.birthplaces[own])
            seen.update(land)
            found += [place for place in land if has_shore(graph, place)][:1]
    return found
