"""The demands of a place on a tile: rivers on some edges, none on others."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from rbdesigner.checks.river_network import is_faulty
from rbdesigner.hexes import DIRECTIONS, EDGES, Hex, opposite
from rbdesigner.scenario.model import Scenario, TileAt
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Terrain, Tile, shape_of

ALL_EDGES = 0b111111
_BESIDE = tuple((dq, dr, 1 << edge, 1 << opposite(edge)) for edge, (dq, dr) in zip(EDGES, DIRECTIONS, strict=True))


class EdgeConstraints(NamedTuple):
    """The demands of the neighbours of a place on a land tile there (W6).

    Edge ``e`` is bit ``1 << e``.

    ``wanted`` edges face a river, ``barred`` edges face land without one, ``open`` edges an empty place; the others
    look at the sea.
    """

    wanted: int
    barred: int
    open: int

    def suits(self, mask: int) -> bool:
        """Whether a land tile with rivers on these edges may lie here (W6)."""
        return mask & self.wanted == self.wanted and not mask & self.barred


def turned_mask(mask: int, steps: int) -> int:
    """Edges after a clockwise turn by so many times 60 degrees."""
    return (mask << steps | mask >> 6 - steps) & ALL_EDGES


def constraints_at(place: Hex, tile_at: TileAt) -> EdgeConstraints:
    """The demands of the neighbours on a place."""
    wanted = barred = open_edges = 0
    q, r = place
    for dq, dr, bit, back in _BESIDE:
        beside = tile_at(Hex(q + dq, r + dr))
        if beside is None:
            open_edges |= bit
        elif beside.terrain is not Terrain.SEA and not (beside.rivers and is_faulty(beside)):
            if beside.mask & back:
                wanted |= bit
            else:
                barred |= bit
    return EdgeConstraints(wanted, barred, open_edges)


def fitting_rotations(scenario: Scenario, place: Hex, tile: Tile) -> list[Tile]:
    """The rotations of a tile that meet every neighbour as W6 asks; each look once.

    First come those that join most rivers and seas around, of these the one that is turned least from the shape as
    the palette shows it, however the tile lies now. A sea tile fits anywhere.
    """
    demand = constraints_at(place, scenario.tile_at)
    plain = replace(tile, rivers=shape_of(tile.rivers)[0])
    turns = dict.fromkeys(plain.turned(Turn(steps)) for steps in EDGES)
    fitting = [turned for turned in turns if tile.is_sea or demand.suits(turned.mask)]
    return sorted(fitting, key=lambda turned: (turned.mask & demand.open).bit_count())
