"""The rules of who reaches what within a tile (E2, E4)."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.engine.core.codes import BOARDS, MAKES, NONE, RUN, TRUNKS
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK, REGION, RIVER, SEA


def grounds(state: GameState, player: int, spot: int) -> tuple[int, ...]:
    """List the spots whose goods a transporter at ``spot`` reaches, ferries included, nearest first.

    A region reaches itself and what ferries join to it, a dock its region, a river both banks, the sea itself: what an
    oil rig stores, and geese.
    """
    regions = own_regions(state, spot)
    if not regions:
        return (spot,)
    tile = state.topology.spot_tiles[spot]
    return _ferried(state, player, tile, regions) if state.topology.rivers_of[tile] else regions


def common_ground(state: GameState, tile: int, own: Sequence[int]) -> int:
    """Find the spot whose goods are all that a player's transporters on a tile reach.

    NONE where rivers or ferries make a difference, or where the transporters do not reach each other as well.
    """
    if not state.topology.rivers_of[tile]:
        return state.topology.regions_of[tile][0]
    ground = state.spots[own[0]]
    apart = state.topology.spot_kinds[ground] != REGION or any(state.spots[other] != ground for other in own)
    return NONE if apart else ground


def own_regions(state: GameState, spot: int) -> tuple[int, ...]:
    """List the regions at ``spot`` that a transporter stands in or touches without any ferry (K1)."""
    kind = state.topology.spot_kinds[spot]
    if kind == REGION:
        return (spot,)
    if kind == RIVER:
        return state.banks[spot]
    return (state.root[state.topology.dock_regions[spot]],) if kind == DOCK else ()


def _ferried(state: GameState, player: int, tile: int, regions: tuple[int, ...]) -> tuple[int, ...]:
    """Regions of a tile with those that boats of willing players join to them (E2)."""
    kinds = state.topology.spot_kinds
    ferries = {
        state.spots[boat]
        for boat in state.on_tile[tile]
        if kinds[state.spots[boat]] == RIVER and (state.owners[boat] == player or state.owners[boat] in state.willing)
    }
    if not ferries:
        return regions
    reached = set(regions)
    for _ in ferries:  # two boats may join in a chain
        for river in ferries:
            if not reached.isdisjoint(state.banks[river]):
                reached.update(state.banks[river])
    return (*regions, *sorted(reached.difference(regions)))


def companions(state: GameState, transporter: int) -> list[int]:
    """List the transporters that one reaches to exchange goods, whoever owns them; its own ferries help (E1, E4)."""
    topology, spots = state.topology, state.spots
    spot = spots[transporter]
    there = state.on_tile[topology.spot_tiles[spot]]
    if there == (transporter,):
        return []
    kind = topology.spot_kinds[spot]
    others = [other for other in there if other != transporter]
    if kind == SEA or not others:
        return others
    near = grounds(state, state.owners[transporter], spot)
    return [other for other in others if _meets(state, kind, spot, near, spots[other])]


def _meets(state: GameState, kind: int, spot: int, near: tuple[int, ...], other: int) -> bool:
    """Whether one at ``spot`` who reaches ``near`` reaches one at ``other``."""
    other_kind = state.topology.spot_kinds[other]
    if other_kind == REGION:
        return other in near
    if other_kind == DOCK:
        return kind != RIVER and state.root[state.topology.dock_regions[other]] in near
    if kind == RIVER:
        return other == spot
    return kind == REGION and any(bank in near for bank in state.banks[other])


def meets_without_ferry(state: GameState, transporter: int, other: int) -> bool:
    """Tell whether one of two transporters may take the other aboard: they are near, a ferry does not help (C1)."""
    spot, beside = state.spots[transporter], state.spots[other]
    kinds, tiles = state.topology.spot_kinds, state.topology.spot_tiles
    if tiles[spot] != tiles[beside]:
        return False
    if kinds[spot] == SEA:
        return True
    return _meets(state, kinds[spot], spot, own_regions(state, spot), beside)


def transporters_on_tile(state: GameState, player: int, tile: int) -> list[int]:
    """The transporters of a player on a tile that are not carried (C7)."""
    there, owners = state.on_tile[tile], state.owners
    if len(there) == 1:  # the usual case, in a hurry
        return list(there) if owners[there[0]] == player else []
    return [transporter for transporter in there if owners[transporter] == player]


def building_in_reach(state: GameState, transporter: int) -> int:
    """Find the building on the tile of a transporter if it reaches it, else NONE (P6, P11)."""
    spot = state.spots[transporter]
    tile = state.topology.spot_tiles[spot]
    if state.buildings[tile] == NONE:
        return NONE
    near = grounds(state, state.owners[transporter], spot)
    return state.buildings[tile] if state.building_spots[tile] in near else NONE


def works_up(building: int, good: int) -> bool:
    """Whether a building uses a good, or makes transporters of it."""
    run, launch = RUN[building], MAKES[building]
    inputs = run.inputs if run is not None else launch.inputs if launch is not None else ()
    mixes = run is not None and run.wood > 0 and good in (TRUNKS, BOARDS)
    return mixes or any(good == needed for needed, _ in inputs)


def can_feed(state: GameState, transporter: int) -> bool:
    """Whether a transporter reaches the building of its tile and is free to feed it."""
    return state.carried[transporter] == NONE and building_in_reach(state, transporter) != NONE


def feeding_fault(state: GameState, transporter: int) -> Refusal | None:
    """Why a transporter cannot feed the building of its tile."""
    if can_feed(state, transporter):
        return None
    passenger = state.carried[transporter]
    if passenger != NONE:
        return Refusal("carrier-feeds-none", {"transporter": transporter, "passenger": passenger})
    tile = state.tile_of(transporter)
    values = {
        "transporter": transporter,
        "here": state.spots[transporter],
        "building": state.buildings[tile],
        "spot": state.building_spots[tile],
    }
    return Refusal("building-out-of-reach", values)
