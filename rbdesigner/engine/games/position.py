"""Turns a moment of a game into a scenario, to show it on a map, and to go on designing from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from rbdesigner.engine.core.codes import BUILDINGS, GEESE, GOODS, MINE, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK, RIVER
from rbdesigner.engine.mechanics import geese
from rbdesigner.hexes import Border, Edge, Hex, border_key
from rbdesigner.rules.tables import Mixture
from rbdesigner.scenario.model import Research, Scenario, Start
from rbdesigner.scenario.pieces import (
    Bridge,
    Building,
    Goods,
    Home,
    Piece,
    Road,
    Spot,
    SpotKind,
    Transporter,
    Wall,
)


def position(state: GameState, scenario: Scenario) -> Scenario:
    """Make the scenario that begins where a game of ``scenario`` stands.

    Homes, pieces, research, the filled part of the wonder and the turns left are those of the moment, and nobody gets
    anything more at the start. Who laid the bricks, whose turn it is and the row at the temple are not part of it.
    """
    topology = state.topology
    properties = replace(
        scenario.properties,
        start=Start(goods=(), transporters=()),
        research=tuple(_research(state)),
        wonder_prefill=len(state.bricks),
        turns=max(1, state.terms.turns - state.neutral),
    )
    return Scenario(
        properties,
        dict(scenario.tiles),
        homes_of(state),
        {place: pieces for tile, place in enumerate(topology.places) if (pieces := pieces_on(state, tile))},
        roads_of(state),
        walls_of(state),
    )


def homes_of(state: GameState) -> dict[Hex, Home]:
    """The homes that have been chosen, and those that are still to be chosen from."""
    homes = {_place(state, spot): Home(state.topology.spot_numbers[spot]) for spot in state.marked}
    taken = {
        _place(state, spot): Home(state.topology.spot_numbers[spot], player + 1)
        for player, spot in enumerate(state.homes)
        if spot != NONE
    }
    return homes | taken


def pieces_on(state: GameState, tile: int) -> tuple[Piece, ...]:
    """Pieces on a tile: bridges, the building, goods, transporters."""
    return (*_bridges(state, tile), *_building(state, tile), *_goods(state, tile), *_transporters(state, tile))


def roads_of(state: GameState) -> dict[Border, Road]:
    """All roads."""
    return {road_at(state, number): Road() for number, laid in enumerate(state.roads) if laid}


def road_at(state: GameState, border: int) -> Border:
    """The place of a road across a border of the topology."""
    topology = state.topology
    tile = topology.spot_tiles[topology.border_regions[border][0]]
    return border_key(topology.places[tile], topology.border_at[tile].index(border))


def walls_of(state: GameState) -> dict[Edge, Wall]:
    """All walls, neutral ones too."""
    walls = ((edge, wall_at(state, edge)) for edge, tokens in enumerate(state.wall_tokens) if tokens)
    return {state.topology.edge_keys[edge]: wall for edge, wall in walls if wall is not None}


def wall_at(state: GameState, edge: int) -> Wall | None:
    """The wall on an edge of the topology, if there is one."""
    owner, tokens = state.wall_owners[edge], state.wall_tokens[edge]
    return Wall(owner + 1 if owner >= 0 else None, tokens) if tokens else None


def _place(state: GameState, spot: int) -> Hex:
    return state.topology.places[state.topology.spot_tiles[spot]]


def _bridges(state: GameState, tile: int) -> Iterator[Bridge]:
    return (Bridge(state.topology.sites[site].edge) for site in state.topology.sites_of[tile] if state.bridges[site])


def _building(state: GameState, tile: int) -> Iterator[Building]:
    building = state.buildings[tile]
    if building != NONE:
        bag = Mixture(state.bag_gold[tile], state.bag_iron[tile]) if building == MINE else None
        yield Building(BUILDINGS[building], state.topology.spot_numbers[state.building_spots[tile]], bag)


def _goods(state: GameState, tile: int) -> Iterator[Goods]:
    following = _following(state, tile) if state.movement.trains and state.on_tile[tile] else {}
    for spot in state.topology.regions_of[tile]:
        here = list(state.row(spot))
        here[GEESE] += following.get(spot, 0)
        if any(here):
            number = state.topology.spot_numbers[spot]
            yield from (Goods(GOODS[good], count, number) for good, count in enumerate(here) if count)


def _following(state: GameState, tile: int) -> Counter[int]:
    """Count the geese that follow transporters, by the spot where they would stay; no scenario has a follower."""
    count: Counter[int] = Counter()
    for transporter in state.on_tile[tile]:
        if followers := geese.following(state, transporter):
            count[geese.resting_spot(state, transporter)] += followers
    return count


def _transporters(state: GameState, tile: int) -> Iterator[Transporter]:
    kinds, topology = state.kinds, state.topology
    for number in state.on_tile[tile]:
        cargo = tuple((GOODS[good], count) for good, count in enumerate(state.row(~number)) if count)
        passenger = state.carried[number]
        carries = TRANSPORTERS[kinds[passenger]] if passenger != NONE else None
        spot = state.spots[number]
        kind = {RIVER: SpotKind.RIVER, DOCK: SpotKind.DOCK}.get(topology.spot_kinds[spot], SpotKind.REGION)
        where = Spot(kind, topology.spot_numbers[spot])
        yield Transporter(TRANSPORTERS[kinds[number]], state.owners[number] + 1, where, cargo, carries)


def _research(state: GameState) -> Iterator[Research]:
    for player, known in enumerate(state.subjects):
        yield from (Research(subject, player + 1) for code, subject in enumerate(SUBJECTS) if known >> code & 1)
