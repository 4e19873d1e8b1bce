"""The homes of a map that are alike in everything: a symmetry of the map brings each to the others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from rbdesigner.analysis.map_analysis import finished
from rbdesigner.analysis.symmetry_search import searching
from rbdesigner.geometry import region_of
from rbdesigner.hexes import Hex, border_sides
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Home, Piece, Transporter, Wall
from rbdesigner.symmetry import Motion

Owned = TypeVar("Owned", Home, Wall)
Owners = Mapping[int | None, int | None]


def alike_homes(scenario: Scenario) -> dict[Hex, list[Hex]]:
    """Tell of each home which homes are like it, itself among them: their pieces, roads and walls as well."""
    bare = replace(scenario, properties=Properties(), labels={}, notes={}, districts={}, fields={})
    motions = [motion for motion in finished(searching(scenario)).motions if _keeps(bare, motion)]
    return {at: sorted({at, *(motion.hex(at) for motion in motions)}) for at in scenario.homes}


def _keeps(scenario: Scenario, motion: Motion) -> bool:
    """Whether a motion maps a map to itself, if a player then has all of the one whose home comes to theirs."""
    owners = {home.player: scenario.homes[motion.hex(at)].player for at, home in scenario.homes.items()}
    moved = scenario.moved(motion)
    if _joined(moved) != _joined(scenario):
        return False
    given = replace(
        moved,
        roads=scenario.roads,
        homes={at: _given(home, owners) for at, home in moved.homes.items()},
        walls={edge: _given(wall, owners) for edge, wall in moved.walls.items()},
        pieces={at: tuple(_given_piece(piece, owners) for piece in pieces) for at, pieces in moved.pieces.items()},
    )
    return canonical(given) == canonical(scenario)


def _joined(scenario: Scenario) -> set[frozenset[tuple[Hex, int]]]:
    """The regions that roads join: along an edge that no river crosses a road has two names."""
    tiles = scenario.tiles
    return {
        frozenset((at, region_of(tiles[at].rivers, half_edge)) for at, half_edge in border_sides(road) if at in tiles)
        for road in scenario.roads
    }


def _given(owned: Owned, owners: Owners) -> Owned:
    return replace(owned, player=owners.get(owned.player, owned.player))


def _given_piece(piece: Piece, owners: Owners) -> Piece:
    if not isinstance(piece, Transporter):
        return piece
    return replace(piece, player=owners.get(piece.player) or piece.player)
