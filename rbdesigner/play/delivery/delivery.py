"""Goods to be brought somewhere, how that is done, and how far it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import DONKEY, IS_BOAT, NONE, POINTS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK
from rbdesigner.engine.mechanics.supply import tile_of_holder


@dataclass(frozen=True, slots=True)
class Consignment:
    """Goods of a kind with one holder that are to be brought elsewhere: one of them, or as ``many`` as fit.

    Geese are led where that is possible. ``leads`` demands that they are led or, if it is False, carried.
    """

    good: int
    source: int
    many: bool = False
    leads: bool | None = None


@dataclass(frozen=True, slots=True)
class Delivery:
    """A way to bring goods to a holder: actions that are legal one after the other.

    ``transporter`` brings them, NONE where they pass by themselves, over a ferry. ``count`` arrive. ``points`` of
    movement are used of ``points_before``, and ``left`` stay, which are fewer where a step off the roads ended the
    movement. ``put_down`` are goods of other kinds, one each, that make room and are put down at ``down_at``. ``leads``
    says that geese are led, not carried.
    """

    target: int
    actions: tuple[Action, ...]
    count: int
    transporter: int = NONE
    points: int = 0
    points_before: int = 0
    left: int = 0
    put_down: tuple[int, ...] = ()
    down_at: int = NONE
    leads: bool = False


@dataclass(frozen=True, slots=True)
class Shortfall:
    """A distance that is too far for this turn.

    The transporter that lacks least would need this many points; ``in_leaps`` says that some steps take all the points
    of a turn.
    """

    transporter: int
    needed: int
    left: int
    in_leaps: bool = False


@dataclass(frozen=True, slots=True)
class DeliveryAnswer:
    """The best delivery, with equally good ones that have other consequences, or the reason why there is none.

    ``reason`` is the engine's sentence; ``tile`` is where it holds, if not here and now but once somebody has come
    there. With a ``shortfall``, the distance is all that is in the way.
    """

    deliveries: tuple[Delivery, ...] = ()
    reason: str = ""
    tile: int = NONE
    shortfall: Shortfall | None = None


class Effort(NamedTuple):
    """Points of movement, and whether some are for steps that take all of a turn's."""

    points: int
    in_leaps: bool = False


class Distances:
    """Answers what it would take a transporter to get to holders of goods, and keeps what it has looked up."""

    def __init__(self, state: GameState) -> None:
        self._state = state
        self._found: dict[tuple[int, int], Mapping[int, Effort]] = {}

    def spots(self, mover: int, start: int = NONE) -> Mapping[int, Effort]:
        """Give all spots that a transporter could reach in any number of turns, nearest first, from where it is.

        With a ``start`` it sets out from there.
        """
        start = self._state.spots[mover] if start == NONE else start
        key = self._state.kinds[mover], start
        if key not in self._found:
            self._found[key] = self._from(mover, start)
        return self._found[key]

    def via(self, mover: int, stops: Iterable[int]) -> Effort | None:
        """The effort of a transporter to come by holders one after the other, or None."""
        spot, points, in_leaps = self._state.spots[mover], 0, False
        for holder in stops:
            reached = self.spots(mover, spot)
            near = self._at(reached, holder)
            if near is None:
                return None
            spot, points, in_leaps = near, points + reached[near].points, in_leaps or reached[near].in_leaps
        return Effort(points, in_leaps)

    def _at(self, reached: Mapping[int, Effort], holder: int) -> int | None:
        """Find the nearest spot at a holder: the spot itself, or one on its tile; None if none is reached."""
        state = self._state
        there = state.root[holder] if holder >= 0 else state.spots[~holder]
        if there in reached:
            return there
        tile, tiles = tile_of_holder(state, holder), state.topology.spot_tiles
        return next((spot for spot in reached if tiles[spot] == tile), None)

    def _from(self, mover: int, start: int) -> dict[int, Effort]:
        """All spots by the points they take, after Dijkstra."""
        found: dict[int, Effort] = {}
        heap = [(Effort(0), start)]
        while heap:
            effort, spot = heappop(heap)
            if spot in found:
                continue
            found[spot] = effort
            for to, step in self._steps(mover, spot):
                if to not in found:
                    heappush(heap, (Effort(effort.points + step.points, effort.in_leaps or step.in_leaps), to))
        return found

    def _steps(self, mover: int, spot: int) -> Iterator[tuple[int, Effort]]:
        """Yield the steps from a spot, with their points.

        A donkey's step without a road (M3) and docking (B2) take all points of a turn.
        """
        state, kind = self._state, self._state.kinds[mover]
        topology, player, leap = state.topology, state.owners[mover], Effort(POINTS[kind], in_leaps=True)
        if IS_BOAT[kind]:
            for edge, to in topology.steps[spot]:
                if not state.closed(edge, player):
                    yield to, leap if topology.spot_kinds[to] == DOCK else Effort(1)
            return
        for border, beyond in state.around[spot].exits:
            if (state.roads[border] or kind == DONKEY) and not state.closed(topology.border_edges[border], player):
                yield state.root[beyond], Effort(1) if state.roads[border] else leap
