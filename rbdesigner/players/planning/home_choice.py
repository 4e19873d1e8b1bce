"""A good home: near to everything that an economy begins with."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.engine.core.actions import ChooseHome
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.tiles import Terrain

WANTED = {Terrain.WOODS: (2, 3.0), Terrain.ROCK: (1, 4.0), Terrain.PASTURE: (2, 1.5), Terrain.MOUNTAIN: (2, 2.0)}
"""How many tiles of a terrain are wanted near by, and what each is worth."""
FAR = 6
"""Steps beyond which nothing counts."""


def best_home(state: GameState, choices: Sequence[ChooseHome]) -> ChooseHome:
    """The choice with the best surroundings; of equal ones the first."""
    others = [home for home in state.homes if home != NONE]
    return max(choices, key=lambda choice: home_value(state, choice.spot, others))


def home_value(state: GameState, home: int, others: Sequence[int] = ()) -> float:
    """Rate a home by the terrains a player wants: each counts less the farther it is, and a little less near others."""
    steps = distances(state, home)
    value = 0.0
    for terrain, (number, worth) in WANTED.items():
        tiles: dict[int, int] = {}
        for region, far in steps.items():
            tile = state.topology.spot_tiles[region]
            if state.topology.terrains[tile] is terrain:
                tiles[tile] = min(far, tiles.get(tile, FAR))
        value += sum(worth * (FAR - far) / FAR for far in sorted(tiles.values())[:number])
    near = sum(1 for other in others if steps.get(other, FAR) < 3)
    return value - near


def distances(state: GameState, start: int) -> dict[int, int]:
    """Count the steps of a donkey from a region to those within reach, as if there were no walls and no roads."""
    found = {state.root[start]: 0}
    queue = [state.root[start]]
    for region in queue:
        if found[region] < FAR:
            for _, beyond in state.around[region].exits:
                if state.root[beyond] not in found:
                    found[state.root[beyond]] = found[region] + 1
                    queue.append(state.root[beyond])
    return found
