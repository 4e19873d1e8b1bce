"""Why nobody can bring goods to where they are wanted, in the engine's words."""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.engine.core.actions import Action, Lead, LetGo, Step, Transfer
from rbdesigner.engine.core.codes import IS_BOAT, NONE
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.hexes import distance
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.play.delivery.delivery import Consignment, DeliveryAnswer, Distances, Shortfall
from rbdesigner.play.routes import route_states_of

Rank = tuple[bool, int, int, int]
Barrier = tuple[Refusal, GameState]
"""A refusal, and the moment at which it holds."""
TOO_FAR = frozenset({"no-points", "off-road"})
"""Refusals of a step that another turn would allow."""


class Obstacles:
    """Collects what keeps each transporter from a delivery.

    It tells what keeps the chosen one, or the one that gets farthest. Where it is only too far, it tells how many
    points the one lacks that lacks least.
    """

    def __init__(
        self,
        state: GameState,
        player: int,
        consignment: Consignment,
        target: int,
        chosen: int,
        distances: Distances,
    ) -> None:
        self._state, self._player, self._consignment = state, player, consignment
        self._target, self._chosen, self._distances = target, chosen, distances
        self._stopped: list[tuple[int, int, GameState, bool]] = []  # how far, who, and the game there

    def not_loaded(self, mover: int) -> None:
        """A transporter cannot take the goods up."""
        self._stopped.append((0, mover, self._state, False))

    def not_arrived(self, mover: int, state: GameState, leads: bool) -> None:
        """A transporter has the goods and cannot put them where they are wanted."""
        self._stopped.append((1, mover, state, leads))

    def answer(self) -> DeliveryAnswer:
        """Give the reason of the transporter that gets nearest.

        The reason against moving the goods at once is given if they go from bank to bank, or if there is no other.
        """
        wanted = self._consignment
        at_once = legality.check(self._state, Transfer(self._player, wanted.good, wanted.source, self._target))
        if at_once is not None and self._are_banks(wanted.source, self._target):
            return DeliveryAnswer((), refusal_sentence(self._state, at_once))
        found = [(self._rank(each), each) for each in self._stopped]
        for _, (stage, mover, state, leads) in sorted(found, key=lambda each: each[0]):
            barrier = self._on_the_way(mover, state, leads) if stage else self._before(mover)
            if barrier is not None:
                refusal, there = barrier
                if refusal.code in TOO_FAR:
                    return self._too_far(mover, refusal_sentence(there, refusal))
                reason, tile = refusal_sentence(there, refusal), there.tile_of(mover)
                return DeliveryAnswer((), reason, tile if tile != self._state.tile_of(mover) else NONE)
        return DeliveryAnswer((), refusal_sentence(self._state, at_once) if at_once is not None else "")

    def _too_far(self, mover: int, reason: str) -> DeliveryAnswer:
        """Tell how far it is for the transporter that lacks least, or what is in the way even with more points."""
        stops = [self._target] if mover == ~self._consignment.source else [self._consignment.source, self._target]
        short = [found for one in {each[1] for each in self._stopped} if (found := self._shortfall(one)) is not None]
        if short:
            least = min(short, key=lambda one: (one.needed - one.left, -one.left, one.transporter != self._chosen,
                                                one.transporter))  # fmt: skip
            return DeliveryAnswer((), reason, shortfall=least)
        for stop in stops:
            barrier = self._never_passed(mover, tile_of_holder(self._state, stop))
            if barrier is not None:
                refusal, there = barrier
                reason, tile = refusal_sentence(there, refusal), there.tile_of(mover)
                return DeliveryAnswer((), reason, tile if tile != self._state.tile_of(mover) else NONE)
        return DeliveryAnswer((), reason)

    def _shortfall(self, mover: int) -> Shortfall | None:
        """Count the points a transporter lacks to do it all; None if something else keeps it from it."""
        source, left = self._consignment.source, self._state.points_left(mover)
        stops = [holder for holder in (source, self._target) if holder != ~mover]
        effort = self._distances.via(mover, stops)
        if effort is None or effort.points <= left:
            return None
        return Shortfall(mover, effort.points, left, effort.in_leaps)

    def _never_passed(self, mover: int, tile: int) -> Barrier | None:
        """Find the obstacles between a transporter and a tile, in any number of turns; None if there are none."""
        places, spots = self._state.topology.places, self._state.topology.spot_tiles
        reached = self._distances.spots(mover)
        there = min(reached, key=lambda spot: distance(places[spots[spot]], places[tile]))
        if spots[there] == tile:
            return None
        after = self._state.copy()
        after.stand(mover, there)
        after.movement.points.pop(mover, None)
        barrier = self._way_barred(after, mover, tile)
        return barrier if barrier is not None and barrier[0].code not in TOO_FAR else None

    def _are_banks(self, source: int, target: int) -> bool:
        """Whether two holders are parts of the same tile."""
        state = self._state
        return min(source, target) >= 0 and tile_of_holder(state, source) == tile_of_holder(state, target)

    def _rank(self, stopped: tuple[int, int, GameState, bool]) -> Rank:
        """The chosen one first, then who has the goods, then who is nearest to them."""
        stage, mover, state, _ = stopped
        tile = tile_of_holder(self._state, self._consignment.source)
        return mover != self._chosen, -stage, self._away(state, mover, tile), mover

    def _away(self, state: GameState, mover: int, tile: int) -> int:
        places = state.topology.places
        return distance(places[state.tile_of(mover)], places[tile])

    def _before(self, mover: int) -> Barrier | None:
        """Why a transporter does not get at the goods, or cannot load them there."""
        wanted = self._consignment
        tile, spots = tile_of_holder(self._state, wanted.source), self._state.topology.spot_tiles
        load: Action = Transfer(self._player, wanted.good, wanted.source, ~mover)
        if wanted.leads:
            load = Lead(self._player, mover, wanted.source)
        there = [one for one in route_states_of(self._state, mover) if spots[one.state.spots[mover]] == tile]
        if there:
            return _barrier(there[0].state, load) or self._burden(there[0].state, mover, load)
        return self._way_barred(self._state, mover, tile)

    def _burden(self, state: GameState, mover: int, load: Action) -> Barrier | None:
        """Why a transporter that could load the goods could not go on with them."""
        after = state.copy()
        legality.apply(after, load)
        return self._way_barred(after, mover, tile_of_holder(self._state, self._target))

    def _on_the_way(self, mover: int, state: GameState, leads: bool) -> Barrier | None:
        """Why a loaded transporter does not get there, or cannot put its goods down."""
        tile, spots = tile_of_holder(state, self._target), state.topology.spot_tiles
        put: Action = Transfer(self._player, self._consignment.good, ~mover, self._target)
        if leads:
            put = LetGo(self._player, mover, self._target)
        there = (one for one in route_states_of(state, mover) if spots[one.state.spots[mover]] == tile)
        arrived = next(there, None)
        return _barrier(arrived.state, put) if arrived is not None else self._way_barred(state, mover, tile)

    def _way_barred(self, state: GameState, mover: int, tile: int) -> Barrier | None:
        """Why a transporter cannot go on from where it comes nearest to a tile."""
        nearest = min(route_states_of(state, mover), key=lambda one: self._away(one.state, mover, tile)).state
        places, spots = state.topology.places, state.topology.spot_tiles
        ahead = sorted(
            _next_spots(nearest, mover), key=lambda spot: (distance(places[spots[spot]], places[tile]), spot)
        )
        for spot in (*ahead, *nearest.grounds_of(tile)):
            barrier = _barrier(nearest, Step(self._player, mover, spot))
            if barrier is not None:
                return barrier
        return None


def _barrier(state: GameState, action: Action) -> Barrier | None:
    """Why an action cannot be done at a moment, and that moment; None if it can."""
    refusal = legality.check(state, action)
    return (refusal, state) if refusal is not None else None


def _next_spots(state: GameState, mover: int) -> Iterator[int]:
    """The spots beside a transporter, whether it may go there or not."""
    spot = state.spots[mover]
    if IS_BOAT[state.kinds[mover]]:
        yield from (to for _, to in state.topology.steps[spot])
    else:
        yield from (state.root[beyond] for _, beyond in state.around[spot].exits)
