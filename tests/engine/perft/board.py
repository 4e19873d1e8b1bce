"""The map as it lies on the table: tiles, their rivers, and the regions that the rivers part (W10, W11).

Nothing here comes from the program that is tested; only the names of places are those of ``docs/notation.md``.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

Hex = tuple[int, int]
Edge = frozenset[Hex]
"""What parts two tiles: the two of them."""
Border = frozenset[tuple[Hex, int]]
"""Where a road may cross: two half-edges that face each other; the first halves where no river meets the edge."""
AROUND: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Spot(NamedTuple):
    """Where something can be: ``land`` (number: smallest half-edge), ``river`` (smallest edge), ``dock`` (half-edge)
    or ``sea``."""

    kind: str
    at: Hex
    number: int = 0


class Tile(NamedTuple):
    terrain: str
    rivers: tuple[frozenset[int], ...] = ()


def place(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


def beyond(at: Hex, edge: int) -> Hex:
    return at[0] + AROUND[edge][0], at[1] + AROUND[edge][1]


def across(half_edge: int) -> int:
    """The half-edge that the tile beyond has against this one."""
    edge, second = divmod(half_edge, 2)
    return 2 * ((edge + 3) % 6) + (0 if second else 1)


@cache
def shores_of(rivers: tuple[frozenset[int], ...]) -> tuple[frozenset[int], ...]:
    """The regions of a tile as sets of half-edges, found by walking along the rim and the banks."""

    def follow(half_edge: int) -> int:
        edge, second = divmod(half_edge, 2)
        if not second:
            for river in rivers:
                if edge in river and len(river) > 1:
                    arms = sorted(river)
                    return 2 * arms[arms.index(edge) - 1] + 1  # inland along the bank, and out at the arm before
        return (half_edge + 1) % 12

    left, found = set(range(12)), []
    while left:
        walk = [min(left)]
        while follow(walk[-1]) not in walk:
            walk.append(follow(walk[-1]))
        found.append(frozenset(walk))
        left -= set(walk)
    return tuple(found)


@cache
def sites_of(rivers: tuple[frozenset[int], ...]) -> dict[int, frozenset[int]]:
    """Where bridges may stand: by an edge of the river's arm the names of the regions on both its sides."""
    found: dict[int, frozenset[int]] = {}
    for edge in sorted(edge for river in rivers for edge in river):
        sides = frozenset(min(region) for region in shores_of(rivers) if region & {2 * edge, 2 * edge + 1})
        if len(sides) == 2 and sides not in found.values():
            found[edge] = sides
    return found


@cache
def land_at(rivers: tuple[frozenset[int], ...], bridges: frozenset[int], half_edge: int) -> int:
    """The name of the land at a half-edge with all that bridges join to it: its smallest half-edge (K9)."""
    joined = {min(region) for region in shores_of(rivers) if half_edge in region}
    for _ in bridges:
        for edge in bridges:
            if sites_of(rivers)[edge] & joined:
                joined |= sites_of(rivers)[edge]
    return min(joined)


@cache
def banks_of(rivers: tuple[frozenset[int], ...], bridges: frozenset[int], number: int) -> frozenset[int]:
    """The names of the land along a river, which is named by its smallest edge."""
    edges = next(river for river in rivers if min(river) == number)
    return frozenset(land_at(rivers, bridges, half) for edge in edges for half in (2 * edge, 2 * edge + 1))


class Board:
    def __init__(self, tiles: dict[Hex, Tile]) -> None:
        self.tiles = tiles

    def is_sea(self, at: Hex) -> bool:
        return at in self.tiles and self.tiles[at].terrain == "sea"

    def is_land(self, at: Hex) -> bool:
        return at in self.tiles and self.tiles[at].terrain != "sea"

    def is_shore(self, at: Hex) -> bool:
        return self.is_land(at) and (bool(self.tiles[at].rivers) or any(self.is_sea(beyond(at, e)) for e in range(6)))

    def river_at(self, at: Hex, edge: int) -> Spot | None:
        return next((Spot("river", at, min(river)) for river in self.tiles[at].rivers if edge in river), None)

    def rivers(self, at: Hex) -> list[Spot]:
        return [Spot("river", at, min(river)) for river in self.tiles[at].rivers]

    def edges_of_river(self, river: Spot) -> frozenset[int]:
        return next(edges for edges in self.tiles[river.at].rivers if min(edges) == river.number)

    def regions(self, at: Hex) -> tuple[frozenset[int], ...]:
        return shores_of(self.tiles[at].rivers)

    def docks(self, at: Hex) -> list[Spot]:
        """All docks of a land tile: one on each edge at the sea, two where a river flows out there (B3)."""
        found = []
        for edge in range(6):
            if self.is_sea(beyond(at, edge)):
                found.append(Spot("dock", at, 2 * edge))
                if self.river_at(at, edge):
                    found.append(Spot("dock", at, 2 * edge + 1))
        return found

    def border(self, at: Hex, half_edge: int) -> Border:
        if self.river_at(at, half_edge // 2) is None:
            half_edge -= half_edge % 2
            other = across(half_edge) - 1
        else:
            other = across(half_edge)
        return frozenset({(at, half_edge), (beyond(at, half_edge // 2), other)})

    def sites(self, at: Hex) -> dict[int, frozenset[int]]:
        return sites_of(self.tiles[at].rivers)

    # Names

    def hex_name(self, at: Hex) -> str:
        return f"{at[0]},{at[1]}"

    def name(self, spot: Spot) -> str:
        if spot.kind == "land":
            return self.hex_name(spot.at) + (f"/{spot.number}" if len(self.regions(spot.at)) > 1 else "")
        return self.hex_name(spot.at) + {"river": f"~{spot.number}", "dock": f"@{spot.number}", "sea": ""}[spot.kind]

    def edge_name(self, edge: Edge) -> str:
        for at in edge:
            for number in range(3):
                if beyond(at, number) in edge:
                    return f"{self.hex_name(at)}:{number}"
        raise ValueError(edge)

    def border_name(self, border: Border) -> str:
        at, half_edge = min(border)
        return f"{self.hex_name(at)}|{half_edge}"
