"""Ways over the map, from place to place, and the river ends along one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rbdesigner.hexes import EDGES, Hex, edge_between, line, neighbour, opposite

Way = tuple[Hex, ...]
"""Places in a row, each next to the one before, none twice."""
TileEnd = tuple[Hex, int]
"""An edge of a place, as a river of the tile there would leave it."""


def carried_on(way: Way, to: Hex) -> Way:
    """A way that goes on to a place without gaps.

    Where it comes back to itself, all from there on is given up.
    """
    for place in line(way[-1], to)[1:]:
        way = way[: way.index(place) + 1] if place in way else (*way, place)
    return way


def ends_along(way: Way) -> Iterator[TileEnd]:
    """Yield the ends of a river along a way: at each step the edge that is left, and the one that is entered."""
    for here, there in pairwise(way):
        edge = edge_between(here, there)
        assert edge is not None, "a way goes from neighbour to neighbour"
        yield here, edge
        yield there, opposite(edge)


def ends_around(place: Hex) -> Iterator[TileEnd]:
    """All edges of a place, from both sides."""
    for edge in EDGES:
        yield place, edge
        yield neighbour(place, edge), opposite(edge)
