"""Roads, bridges and walls: what each changes in the state, and in what was looked up of ways across borders.

Whoever builds has checked the rules.
"""

from __future__ import annotations

from rbdesigner.engine.core.codes import NO_GOODS
from rbdesigner.engine.core.state import GameState, replaced
from rbdesigner.engine.core.topology import Surroundings


def lay_road(state: GameState, border: int) -> None:
    """Let a road cross a border."""
    state.roads = replaced(state.roads, border, True)
    _forget_ways(state)


def lay_bridge(state: GameState, site: int) -> None:
    """Build a bridge: the regions on both sides, and what lies there, are one from now on (K9)."""
    state.bridges = replaced(state.bridges, site, True)
    # The smaller number stands for both, so that the order of building bridges does not matter.
    kept, gone = sorted(state.root[region] for region in state.topology.sites[site].regions)
    # Other bridges have joined the two already.
    if kept == gone:
        return
    state.root = tuple(kept if root == gone else root for root in state.root)
    joined = state.around[kept].joined(state.around[gone])
    state.around = replaced(replaced(state.around, kept, joined), gone, Surroundings())
    for river in state.topology.rivers_of[state.topology.sites[site].tile]:
        banks = sorted({state.root[region] for region in state.topology.banks[river]})
        state.banks = replaced(state.banks, river, tuple(banks))
    for good, count in enumerate(state.goods.pop(gone, NO_GOODS)):
        state.put(kept, good, count)
    state.spots = [kept if spot == gone else spot for spot in state.spots]
    state.building_spots = tuple([kept if spot == gone else spot for spot in state.building_spots])
    state.homes = tuple([kept if spot == gone else spot for spot in state.homes])
    _forget_ways(state)
    state.choices.clear()


def set_wall(state: GameState, edge: int, owner: int, tokens: int) -> list[tuple[int, int]]:
    """Let a wall of so many tokens stand on an edge, and put boats of others docked there out to sea (K17).

    It gives pairs of a boat put out and the dock where it was.
    """
    state.wall_owners = replaced(state.wall_owners, edge, owner)
    state.wall_tokens = replaced(state.wall_tokens, edge, tokens)
    _forget_ways(state)
    put_out = []
    for tile in state.topology.edge_tiles[edge]:
        for transporter in state.on_tile[tile]:
            spot = state.spots[transporter]
            if state.topology.dock_edges[spot] == edge and state.closed(edge, state.owners[transporter]):
                # A dock has one step, out to the sea it lies at.
                state.stand(transporter, state.topology.steps[spot][0][1])
                put_out.append((transporter, spot))
    return put_out


def _forget_ways(state: GameState) -> None:
    """Forget what was looked up of steps and choices, transfers apart."""
    state.movement.steps = {}
    state.choices.spoil_all_but_transfers()
