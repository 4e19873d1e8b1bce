"""Works out how soon the transporters of players can be where; walls and roads are taken as they stand."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from heapq import heappop, heappush

from rbdesigner.engine.core.codes import DONKEY, IS_BOAT, POINTS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK
from rbdesigner.engine.mechanics.reach import own_regions
from rbdesigner.players.planning.constants import TURN

HORIZON = 6
"""So many turns are looked ahead."""


def first_turns(state: GameState, players: Collection[int], closed: Collection[int] = ()) -> dict[int, int]:
    """Give the turn in which one of some players can first load in a region.

    Regions that nobody reaches soon are left out. It is 0 where one stands and 1 for the next movement. ``closed`` are
    edges that nobody passes besides.
    """
    found: dict[int, int] = {}
    fleets: dict[tuple[int, int], list[int]] = {}
    for player in players:
        for each in state.owned(player):
            fleets.setdefault((player, state.kinds[each]), []).append(state.spots[each])
    for (player, kind), spots in fleets.items():
        for spot, turn in _spot_turns(state, player, kind, spots, closed):
            for region in own_regions(state, spot):
                found[region] = min(turn, found.get(region, HORIZON))
    return found


def _spot_turns(
    state: GameState, player: int, kind: int, starts: list[int], closed: Collection[int]
) -> Iterator[tuple[int, int]]:
    """The spots that transporters of a kind reach soon, each with the turn."""
    queue = [(POINTS[kind], spot) for spot in starts]
    seen = set[int]()
    while queue:
        time, spot = heappop(queue)
        if spot in seen:
            continue
        seen.add(spot)
        yield spot, time // TURN
        rested = (time // TURN + 1) * TURN
        begin = time if time % TURN < POINTS[kind] else rested
        for edge, beyond, is_smooth in _steps(state, kind, spot):
            if beyond in seen or edge in closed or state.closed(edge, player):
                continue
            is_last = not is_smooth or state.topology.spot_kinds[beyond] == DOCK
            start = begin if is_smooth or begin % TURN == 0 else rested
            after = start - start % TURN + POINTS[kind] if is_last else start + 1
            if after < HORIZON * TURN:
                heappush(queue, (after, beyond))


def _steps(state: GameState, kind: int, spot: int) -> Iterator[tuple[int, int, bool]]:
    """Yield the edges that a transporter may cross from a spot, with the spots beyond.

    Each tells whether the step costs one point, not the whole turn (M3).
    """
    topology = state.topology
    if IS_BOAT[kind]:
        for edge, beyond in topology.steps[spot]:
            yield edge, beyond, True
        return
    for border, beyond in state.around[spot].exits:
        if state.roads[border] or kind == DONKEY:
            yield topology.border_edges[border], state.root[beyond], state.roads[border]
