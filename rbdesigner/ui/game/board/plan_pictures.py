"""Pictures of plans: where exactly each would stand, and how it looks there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rbdesigner.art.piece_drawing import piece_bounds
from rbdesigner.engine.core.actions import Build, BuildBridge, BuildRoad, BuildWall, Demolish
from rbdesigner.engine.core.codes import BUILDINGS, MINE, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import SEA
from rbdesigner.engine.mechanics.building import mixtures
from rbdesigner.hexes import Hex, border_key, corner, distance, position
from rbdesigner.play.build_plans import Structure, StructureKind
from rbdesigner.play.placement.piece_layout import PieceLook, layout
from rbdesigner.play.placement.sign_room import sign_points
from rbdesigner.play.placement.spots import Point, SpotArea, ground_of, point_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Road, Wall
from rbdesigner.ui.game.board.site_targets import half_edge_crossing


class PlanPicture(NamedTuple):
    """The picture of something planned: where it stands, on which tile and ground, and how it looks.

    It is a piece on a plate, or what is then there.
    """

    at: Point
    tile: int
    ground: SpotArea
    look: PieceLook | None = None
    ghost: Scenario | None = None


def plan_picture(state: GameState, shown: Scenario, work: Structure, others: Sequence[Point] = ()) -> PlanPicture:
    """The picture of something planned, clear of others."""
    topology = state.topology
    if isinstance(work, Build):
        ground = ground_of(state, shown, work.spot)
        (at,) = sign_points(shown, [ground], piece_bounds, others)
        look = PieceLook(BUILDINGS[work.building], mixture=work.mixture)
        return PlanPicture(at, topology.spot_tiles[work.spot], ground, look)
    if isinstance(work, BuildRoad):
        region = topology.border_regions[work.border][0]
        tile = topology.spot_tiles[region]
        half_edge = topology.border_at[tile].index(work.border)
        ghost = Scenario(roads={border_key(topology.places[tile], half_edge): Road()})
        at, _ = half_edge_crossing(topology.places[tile], half_edge, shown.orientation)
        return PlanPicture(at, tile, ground_of(state, shown, state.root[region]), ghost=ghost)
    site = topology.sites[work.site]
    place, bridge = topology.places[site.tile], Bridge(site.edge)
    ground = ground_of(state, shown, state.root[site.regions[0]])
    return PlanPicture(_bridge_at(shown, place, bridge), site.tile, ground, ghost=Scenario(pieces={place: (bridge,)}))


def wall_picture(state: GameState, shown: Scenario, work: BuildWall | Demolish) -> PlanPicture:
    """The picture of a wall as it will be: of whoever builds it, or neutral once it is demolished."""
    key, tokens = state.topology.edge_keys[work.edge], state.wall_tokens[work.edge]
    wall = Wall(None, tokens) if isinstance(work, Demolish) else Wall(work.player + 1, tokens + 1)
    (x, y), ends = position(key.at, shown.orientation), [corner(key.edge + i, shown.orientation) for i in (0, 1)]
    at = x + sum(end[0] for end in ends) / 2, y + sum(end[1] for end in ends) / 2
    ground = ground_of(state, shown, state.root[state.spots[work.transporter]])
    return PlanPicture(at, state.topology.index[key.at], ground, ghost=Scenario(walls={key: wall}))


def _bridge_at(shown: Scenario, place: Hex, bridge: Bridge) -> Point:
    (placed,) = layout(shown.tiles[place], None, (bridge,), shown.orientation)
    x, y = position(place, shown.orientation)
    return x + placed.centre[0], y + placed.centre[1]


# What is meant


def meant_at(
    state: GameState, shown: Scenario, player: int, kind: StructureKind, at: Point, tile: int
) -> Structure | None:
    """Find the structure that is meant at a point of a tile; None where there can be none.

    It stands on the ground there, across the nearest border, or over the nearest arm of a river.
    """

    def away(work: Structure) -> float:
        return min(math.dist(aim, at) for aim in _aims(state, shown, work, tile))

    found = list(_on_tile(state, player, kind, tile))
    if kind.work is Build:
        within = [each for each in found if isinstance(each, Build) and _covers(state, shown, each.spot, at)]
        found = list(within) or found
    return min(found, key=away, default=None)


def _covers(state: GameState, shown: Scenario, spot: int, at: Point) -> bool:
    return ground_of(state, shown, spot).contains(at, shown.orientation)


def _on_tile(state: GameState, player: int, kind: StructureKind, tile: int) -> Iterator[Structure]:
    """All places of a tile where something of a kind is conceivable."""
    topology = state.topology
    if kind.work is BuildRoad:
        yield from (BuildRoad(player, NONE, border) for border in topology.border_at[tile] if border != NONE)
    elif kind.work is BuildBridge:
        yield from (BuildBridge(player, NONE, site) for site in topology.sites_of[tile])
    else:
        bag = mixtures(state, player)[0] if kind.building == MINE else None
        spots = state.grounds_of(tile) or _seas(state, tile)
        yield from (Build(player, NONE, kind.building, spot, bag) for spot in spots)


def _seas(state: GameState, tile: int) -> list[int]:
    topology = state.topology
    return [spot for spot, at in enumerate(topology.spot_tiles) if at == tile and topology.spot_kinds[spot] == SEA]


def _aims(state: GameState, shown: Scenario, work: Structure, tile: int) -> list[Point]:
    """The points by which something that is conceivable on a tile is meant."""
    topology, place = state.topology, state.topology.places[tile]
    if isinstance(work, Build):
        return [point_of(topology, shown, work.spot)]
    if isinstance(work, BuildBridge):
        return [_bridge_at(shown, place, Bridge(topology.sites[work.site].edge))]
    crossed = [number for number, border in enumerate(topology.border_at[tile]) if border == work.border]
    return [half_edge_crossing(place, half_edge, shown.orientation)[0] for half_edge in crossed]


def conceivable(state: GameState, player: int, kind: StructureKind) -> list[Structure]:
    """List all that could be planned of a kind where a transporter could come, the nearest in front."""
    places = state.topology.places
    own = [(places[state.tile_of(one)], state.points_left(one)) for one in state.owned(player)]
    aways = {}
    for tile, place in enumerate(places):
        near = [away for at, points in own if (away := distance(at, place)) <= points]
        if near:
            aways[tile] = min(near)
    tiles = sorted(aways, key=lambda tile: (aways[tile], tile))
    return list(dict.fromkeys(work for tile in tiles for work in _on_tile(state, player, kind, tile)))
