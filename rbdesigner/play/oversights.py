"""Finds oversights: things that a player might forget.

Each is true, and where it has ``actions`` they can be done at once. The dear ones, which need a look ahead, are apart
from those that are seen at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from rbdesigner.engine.core.actions import Action, Breed, Make, Produce, Research, Step, Transfer
from rbdesigner.engine.core.codes import GEESE, MAKES, NONE, RUN, WAGON_FACTORY, Count
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.lookahead.forecast import Forecast, forecast
from rbdesigner.engine.mechanics import legality, production
from rbdesigner.engine.mechanics.reach import grounds
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.hexes import distance
from rbdesigner.play.routes import Route, routes_of

MOST_TRIED = 24
"""The most ways of feeding an idle building that are tried, the shortest first: a look ahead takes time."""


class OversightKind(Enum):
    """The kinds of oversights."""

    RESEARCH = auto()
    LAUNCH = auto()
    BREED = auto()
    RUN = auto()
    LEFT_BEHIND = auto()
    LOST = auto()
    FEED = auto()
    HATCH = auto()


@dataclass(frozen=True, slots=True)
class Oversight:
    """Something that might be forgotten on a tile.

    ``transporter`` can do something about it; ``goods`` are those that are meant; ``source`` is the tile where they
    are. ``actions`` mend it as one stroke, or are the beginning of it; they are empty where only going back would mend
    it.
    """

    kind: OversightKind
    tile: int
    actions: tuple[Action, ...] = ()
    transporter: int = NONE
    goods: tuple[Count, ...] = ()
    source: int = NONE


# Seen at once


def oversights(state: GameState, legal: Sequence[Action]) -> list[Oversight]:
    """The open production actions of which nothing would come by themselves."""
    if state.phase is not Phase.PRODUCTION or state.production.excess:
        return []
    found: dict[tuple[OversightKind, int], Oversight] = {}
    for one in legal:
        kind = _KINDS.get(type(one))
        if kind is not None:
            tile = one.tile if isinstance(one, Breed) else state.tile_of(one.transporter)  # type: ignore[attr-defined]
            found.setdefault((kind, tile), Oversight(kind, tile, (one,)))
    return [one for one in found.values() if one.kind is not OversightKind.RUN or _works_more(state, one.tile)]


_KINDS = {
    Research: OversightKind.RESEARCH,
    Make: OversightKind.LAUNCH,
    Breed: OversightKind.BREED,
    Produce: OversightKind.RUN,
}


def _works_more(state: GameState, tile: int) -> bool:
    """Whether the building of a tile works more often by hand than by itself (P9)."""
    alone, by_hand = state.copy(), state.copy()
    production.leftovers(alone)
    while (run := _next_run(by_hand, tile)) is not None:
        legality.apply(by_hand, run)
    return by_hand.production.runs.get(tile, 0) > alone.production.runs.get(tile, 0)


def _next_run(state: GameState, tile: int) -> Produce | None:
    legal = legality.legal_actions(state, state.player, tile=tile)
    return next((one for one in legal if isinstance(one, Produce)), None)


# With a look ahead


def looking_ahead(state: GameState) -> Iterator[Oversight | None]:
    """Yield the moves that help the next production, one by one; nothing in other phases.

    None comes after some milliseconds, so that others get their turn.
    """
    if state.phase is not Phase.MOVEMENT or not state.in_play:
        return
    found = forecast(state)
    yield None
    if found is not None:
        yield from _losses(state, found)
        yield from _disturbed(state)
        yield from _idle(state, found)


def _movers(state: GameState) -> list[int]:
    """The acting player's transporters that stand by themselves and can still go."""
    return [
        one
        for one in state.owned(state.player)
        if state.carriers[one] == NONE and state.carried[one] == NONE and state.points_left(one)
    ]


def _losses(state: GameState, found: Forecast) -> Iterator[Oversight | None]:
    """Goods that go for nothing though the player can still send somebody (R3, F8)."""
    lost: dict[int, list[Count]] = {}
    for one in found.losses:
        lost.setdefault(tile_of_holder(state, one.holder), []).append((one.good, one.number))
    for tile, goods in lost.items():
        if any(state.owners[one] == state.player for one in state.on_tile[tile]):
            continue
        for mover in _movers(state):
            route = _route_to(state, mover, tile)
            yield None
            if route is not None:
                yield Oversight(OversightKind.LOST, tile, route.steps, mover, tuple(goods))
                break


def _route_to(state: GameState, mover: int, tile: int) -> Route | None:
    """The shortest way of a transporter to a tile, if it comes so far."""
    places = state.topology.places
    if distance(places[state.tile_of(mover)], places[tile]) > state.points_left(mover):
        return None
    tiles = state.topology.spot_tiles
    routes = [route for spot, route in routes_of(state, mover).items() if tiles[spot] == tile]
    return min(routes, key=lambda route: len(route.steps), default=None)


def _disturbed(state: GameState) -> Iterator[Oversight]:
    """Two geese that would have a third without the player's own transporters (L1)."""
    for tile in {state.tile_of(one) for one in _movers(state)}:
        here = state.on_tile[tile]
        regions = state.topology.regions_of[tile]
        lying = sum(sum(state.row(spot)) for spot in regions)
        geese = sum(state.amount(spot, GEESE) for spot in regions)
        alone = state.is_pasture(tile) and state.buildings[tile] == NONE and lying == geese == 2
        if alone and all(state.owners[one] == state.player for one in here):
            steps = [_first_step(state, one) for one in here]
            if all(step is not None for step in steps):
                first = next(step for step in steps if step is not None)
                yield Oversight(OversightKind.HATCH, tile, (first,), first.transporter, ((GEESE, 2),))


def _first_step(state: GameState, transporter: int) -> Step | None:
    legal = legality.legal_actions(state, state.player, transporter=transporter)
    return next((one for one in legal if isinstance(one, Step)), None)


# Idle buildings


def _idle(state: GameState, found: Forecast) -> Iterator[Oversight | None]:
    """Find buildings that will not work, and a transporter with goods for them that nothing else uses."""
    works = {one.tile for one in found.prospects}
    idle = [tile for tile, building in enumerate(state.buildings) if building != NONE and tile not in works]
    tried = 0
    for tile in idle:
        for mover, source, goods in sorted(_feeders(state, tile, works), key=lambda one: len(one[2])):
            if tried == MOST_TRIED:
                return
            tried += 1
            actions = _feeding(state, mover, source, tile, goods)
            yield None
            if actions:
                yield Oversight(OversightKind.FEED, tile, actions, mover, goods, source)
                break


def _wants(state: GameState, tile: int) -> Iterator[tuple[Count, ...]]:
    """Yield the goods a building lacks for one run or launch, in each alternative; nothing for a wagon factory (F9)."""
    building = state.buildings[tile]
    run, launch = RUN[building], MAKES[building]
    needed = production.mixtures(run) if run is not None else (launch.inputs,) if launch is not None else ()
    for needs in needed if building != WAGON_FACTORY else ():
        region = state.building_spots[tile]
        lacking = ((good, count - state.amount(region, good)) for good, count in needs)
        yield tuple((good, count) for good, count in lacking if count > 0)


def _feeders(state: GameState, tile: int, works: set[int]) -> Iterator[tuple[int, int, tuple[Count, ...]]]:
    """Find who could bring what from where: a transporter that has not moved and holds it, or gets it on its way."""
    places, topology = state.topology.places, state.topology
    for mover in _movers(state):
        if mover in state.movement.points:
            continue
        here, points = state.tile_of(mover), state.points_left(mover)
        for source in range(len(places)):
            far = distance(places[here], places[source]) + distance(places[source], places[tile])
            if far > points or source == tile or (source in works and source != here):
                continue
            for wants in _wants(state, tile):
                held = all(state.amount(~mover, good) >= count for good, count in wants)
                lying = all(
                    max(state.amount(spot, good) for spot in topology.regions_of[source])
                    + (state.amount(~mover, good)) >= count
                    for good, count in wants
                )  # fmt: skip
                if wants and ((held and source == here) or (lying and not held and source not in works)):
                    yield mover, source, wants


def _feeding(state: GameState, mover: int, source: int, tile: int, goods: tuple[Count, ...]) -> tuple[Action, ...]:
    """The actions of a transporter that bring goods to another building, or none."""
    after, done = state.copy(), list[Action]()

    def do(*actions: Action) -> bool:
        for action in actions:
            if legality.check(after, action) is not None:
                return False
            legality.apply(after, action)
            done.append(action)
        return True

    def go(to: int) -> bool:
        route = _route_to(after, mover, to) if after.tile_of(mover) != to else Route((), 0)
        return route is not None and do(*route.steps)

    if not go(source):
        return ()
    for good, count in goods:
        for _ in range(count - after.amount(~mover, good)):
            near = [spot for spot in grounds(after, after.player, after.spots[mover]) if after.amount(spot, good)]
            if not near or not do(Transfer(after.player, good, near[0], ~mover)):
                return ()
    region = after.building_spots[tile]
    if not go(tile) or not do(*(Transfer(after.player, good, ~mover, region) for good, n in goods for _ in range(n))):
        return ()
    found = forecast(after)
    return tuple(done) if found is not None and any(one.tile == tile for one in found.prospects) else ()


# Geese left behind


def left_behind(state: GameState, before: GameState, led: dict[int, int]) -> list[Oversight]:
    """Find geese that the player brought to a tile last turn and has left there now.

    ``before`` is the state when the movement began, ``led`` the transporters that brought geese, with their tiles. Two
    that are left alone to breed are not meant.
    """
    found = []
    for tile in sorted({*led.values()}):
        gone = [one for one, at in led.items() if at == tile and before.tile_of(one) == tile != state.tile_of(one)]
        here = any(state.owners[one] == state.player for one in state.on_tile[tile])
        geese = sum(state.amount(spot, GEESE) for spot in state.topology.regions_of[tile])
        if gone and geese and not here and not _breeds(state, tile):
            found.append(Oversight(OversightKind.LEFT_BEHIND, tile, (), gone[0], ((GEESE, geese),)))
    return found


def _breeds(state: GameState, tile: int) -> bool:
    """Whether geese hatch on a tile in the next production."""
    found = forecast(state)
    return found is not None and any(one.tile == tile and one.goods == (GEESE,) for one in found.prospects)
