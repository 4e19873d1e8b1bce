"""The spots that a plan sees: the nearest ones, those of its own side first."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import islice
from random import Random

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK, REGION, RIVER
from rbdesigner.players.planning.constants import MOST_SPOTS
from rbdesigner.players.planning.rivals import Rivals, place_of_spot


def _ways_out(state: GameState, spot: int) -> list[int]:
    """The spots that lie next to a spot, by land, on water, or from bank to boat."""
    topology, kind = state.topology, state.topology.spot_kinds[spot]
    if kind == REGION:
        around = state.around[state.root[spot]]
        return [*(state.root[beyond] for _, beyond in around.exits), *around.rivers, *around.docks]
    found = [to for _, to in topology.steps[spot]]
    return [*found, *(state.root[region] for region in reached_by_boat(state, spot))]


def reached_by_boat(state: GameState, spot: int) -> Sequence[int]:
    """The regions that a boat on a spot reaches."""
    kind = state.topology.spot_kinds[spot]
    if kind == RIVER:
        return state.banks[spot]
    return (state.topology.dock_regions[spot],) if kind == DOCK else ()


def seen_spots(state: GameState, player: int) -> list[int]:
    """The spots that a plan sees, the nearest ones, by number."""
    starts = [state.spots[own] for own in state.owned(player)]
    if state.homes[player] != NONE:
        starts.insert(0, state.homes[player])
    found = dict.fromkeys(place_of_spot(state, spot) for spot in starts)
    waiting = deque(found)
    while waiting and len(found) < MOST_SPOTS:
        for out in _ways_out(state, waiting.popleft()):
            if out not in found:
                found[out] = None
                waiting.append(out)
    return sorted(islice(found, MOST_SPOTS))


def own_side_first(spots: Sequence[int], rivals: Rivals, seed: str) -> list[int]:
    """Sort spots so that those of one's own side come first, and equally near ones as lots are drawn.

    A plan takes the first of several sites that are equally good. By number alone that would be the one in the
    north-west, where one player builds away from its rivals and another towards them.
    """
    random = Random(f"spots {seed}")
    lots = {spot: random.random() for spot in range(max(spots) + 1)}
    return sorted(spots, key=lambda spot: (-rivals.lead(spot), lots[spot]))
