"""The map as a player sees it, in a plan's numbers: kept from one plan to the next as long as nothing of it changes."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import SEA
from rbdesigner.players.planning.constants import PASTURE, TERRAINS, Ints
from rbdesigner.players.planning.map_graph import lists_of
from rbdesigner.players.planning.rivals import Rivals
from rbdesigner.players.planning.seen_spots import own_side_first, reached_by_boat, seen_spots


class SeenMap(NamedTuple):
    """The map as a player sees it.

    ``sight`` is all that the rest follows from. ``numbers`` are those of the spots in a plan, and ``lists`` those of
    its :class:`~rbdesigner.players.planning.map_graph.MapGraph` by name. Borders have two ``signs`` each, and after
    them the ``sites`` of bridges and walls, which are counted here.
    """

    sight: tuple[object, ...]
    spots: tuple[int, ...]
    numbers: dict[int, int]
    borders: tuple[int, ...]
    lists: dict[str, Ints]
    sites: int
    signs: Ints


def seen_map(state: GameState, player: int, rivals: Rivals | None, seed: str, before: SeenMap | None) -> SeenMap:
    """The map as a player sees it: as it was seen ``before`` if nothing has changed."""
    seen = seen_spots(state, player)
    built = (state.bridges, state.root, state.wall_owners, state.wall_tokens, state.irrigated)
    sight = (state.topology, state.homes, player, seed, seen, *built)
    if before is not None and before.sight == sight:
        return before
    spots = seen if rivals is None else own_side_first(seen, rivals, seed)
    layout = _Layout(state, player, spots, has_rivals=rivals is not None)
    signs = Random(0)  # only told apart, never random
    numbered = len(layout.borders) + layout.sites
    return SeenMap(
        sight,
        tuple(spots),
        layout.numbers,
        tuple(layout.borders),
        layout.lists,
        layout.sites,
        array("i", [signs.getrandbits(30) for _ in range(2 * numbered + 2)]),
    )


class _Layout:
    """Lays out the spots that a player sees, list by list."""

    def __init__(self, state: GameState, player: int, spots: Sequence[int], *, has_rivals: bool) -> None:
        self._state, self._player, self._spots = state, player, spots
        self.numbers = {spot: number for number, spot in enumerate(spots)}
        self.borders = [
            border
            for border, sides in enumerate(state.topology.border_regions)
            if all(state.root[side] in self.numbers for side in sides)
        ]
        if has_rivals:
            self.borders.sort(key=lambda border: sorted(self._places_beside(border)))
        self.sites = 0
        topology = state.topology
        self.lists: dict[str, Ints] = {
            "kinds": array("i", [topology.spot_kinds[spot] for spot in spots]),
            "tile_of": array("i", [topology.spot_tiles[spot] for spot in spots]),
            "terrains": array("i", [self._terrain(tile) for tile in range(len(topology.places))]),
        }
        self._lay_out_borders()
        self._lay_out_crossings()
        self._lay_out_walls()
        self._lay_out_sails()
        self._lay_out_banks()

    def _terrain(self, tile: int) -> int:
        return PASTURE if self._state.is_pasture(tile) else TERRAINS.index(self._state.topology.terrains[tile])

    def _places_beside(self, border: int) -> list[int]:
        """The two places that a border lies between."""
        return [self.numbers[self._state.root[side]] for side in self._state.topology.border_regions[border]]

    def _lay_out_borders(self) -> None:
        """Enter the ways out by land that nobody closes."""
        exits: list[list[tuple[int, int]]] = [[] for _ in self._spots]
        sides = [self._places_beside(border) for border in self.borders]
        for number, (border, (one, other)) in enumerate(zip(self.borders, sides, strict=True)):
            if not self._state.closed(self._state.topology.border_edges[border], self._player):
                exits[one].append((other, number))
                exits[other].append((one, number))
        self.lists["exits"], self.lists["exits_to"] = lists_of([[to for to, _ in row] for row in exits])
        _, self.lists["exit_borders"] = lists_of([[border for _, border in row] for row in exits])
        self.lists["border_sides"] = array("i", [place for pair in sides for place in pair] or [0])

    def _lay_out_crossings(self) -> None:
        """Enter where bridges may stand between places not joined yet (K9, K10), and count their sites.

        Each site has its number after those of the borders.
        """
        root, topology = self._state.root, self._state.topology
        banks = ([self.numbers.get(root[region], NONE) for region in site.regions] for site in topology.sites)
        pairs = sorted({(min(pair), max(pair)) for pair in banks if NONE not in pair and pair[0] != pair[1]})
        crossings: list[list[tuple[int, int]]] = [[] for _ in self._spots]
        for number, (one, other) in enumerate(pairs, len(self.borders)):
            crossings[one].append((other, number))
            crossings[other].append((one, number))
        self.lists["crossings"], self.lists["crossings_to"] = lists_of([[to for to, _ in row] for row in crossings])
        _, self.lists["crossing_sites"] = lists_of([[site for _, site in row] for row in crossings])
        self.sites += len(pairs)

    def _lay_out_walls(self) -> None:
        """Enter the ways out that walls of others close (M9), and count the sites: one for each wall.

        The first site has the number after those of the bridges. A wall closes both banks of a river (K15).
        """
        state, first = self._state, len(self.borders) + self.sites
        edges = [state.topology.border_edges[border] for border in self.borders]
        closed = sorted({edge for edge in edges if state.closed(edge, self._player)})
        sites = {edge: first + number for number, edge in enumerate(closed)}
        walls: list[list[tuple[int, int, int, int]]] = [[] for _ in self._spots]
        for number, (border, edge) in enumerate(zip(self.borders, edges, strict=True)):
            if edge in sites:
                one, other = self._places_beside(border)
                price = state.wall_tokens[edge] + 1
                walls[one].append((other, number, sites[edge], price))
                walls[other].append((one, number, sites[edge], price))
        self.lists["walls"], self.lists["walls_to"] = lists_of([[to for to, *_ in row] for row in walls])
        _, self.lists["wall_borders"] = lists_of([[border for _, border, *_ in row] for row in walls])
        _, self.lists["wall_sites"] = lists_of([[site for *_, site, _ in row] for row in walls])
        _, self.lists["wall_prices"] = lists_of([[price for *_, price in row] for row in walls])
        self.sites += len(sites)

    def _lay_out_sails(self) -> None:
        """Enter where boats go from each spot, and from where they come there."""
        state, numbers = self._state, self.numbers
        sails = [
            sorted(
                numbers[to]
                for edge, to in state.topology.steps[spot]
                if to in numbers and not state.closed(edge, self._player)
            )
            for spot in self._spots
        ]
        self.lists["sails"], self.lists["sails_to"] = lists_of(sails)
        self.lists["arrivals"], self.lists["arrivals_from"] = lists_of(self._back(sails))

    def _lay_out_banks(self) -> None:
        """Enter the places that boats reach; at sea their own spot stands for what they hold."""
        reached = [self._banks_of(number, spot) for number, spot in enumerate(self._spots)]
        self.lists["banks"], self.lists["banks_of"] = lists_of(reached)
        self.lists["moorings"], self.lists["moorings_of"] = lists_of(self._back(reached))

    def _banks_of(self, number: int, spot: int) -> Sequence[int]:
        state, numbers = self._state, self.numbers
        if state.topology.spot_kinds[spot] == SEA:
            return [number]
        return sorted(
            {numbers[root] for region in reached_by_boat(state, spot) if (root := state.root[region]) in numbers}
        )

    def _back(self, rows: Sequence[Sequence[int]]) -> list[list[int]]:
        """For each spot those that have it in their rows."""
        back: list[list[int]] = [[] for _ in self._spots]
        for number, row in enumerate(rows):
            for to in row:
                back[to].append(number)
        return back
