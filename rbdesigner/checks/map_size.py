"""Checks the world as a whole: its size (W2), tiles far from all others, and whether its tiles are in the box (W13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.components import Component, stray_tiles
from rbdesigner.checks.problem import Problem, fix_of, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import LAND_TILES_PER_PLAYER
from rbdesigner.scenario.editing import erase
from rbdesigner.tiles import Rivers, Terrain, TileKind, is_printed, river_fault, shape_of

LEAST_LAND = 8
MOST_LAND = 15
"""Between these numbers of land tiles a player nothing is said."""
MOST_STRAYS = 100
"""No more tiles far away than these are named."""


class MapSize(Checker[None]):
    """Checks how much land there is for each player."""

    watched = frozenset({"players"})

    def all_keys(self) -> Iterable[None]:
        """The map as a whole."""
        return (None,)

    def stale(self, touched: EditReach) -> Iterable[None]:
        """The map as a whole, where tiles have changed."""
        return (None,) if touched.tiles else ()

    def look(self, key: None) -> Iterator[Problem]:
        """Tell that there is little or much land; a solo world may be as large as one likes."""
        most, land = self.scenario.properties.players.most, self.index.land
        if most < 1 or not land:
            return
        few, many = land < LEAST_LAND * most, land > MOST_LAND * most and most > 1
        if few or many:
            variant = "solo" if most == 1 else ""
            code, advised = "world-small" if few else "world-large", LAND_TILES_PER_PLAYER
            yield problem(code, variant=variant, land=land, players=most, advised=advised)


class StrayTilesChecker(Checker[None]):
    """Tiles so far away from the rest of the map that no view of it shows them."""

    def all_keys(self) -> Iterable[None]:
        """The map as a whole."""
        return (None,)

    def stale(self, touched: EditReach) -> Iterable[None]:
        """The map as a whole, as the fix takes away all that stands on such tiles."""
        return (None,)

    def look(self, key: None) -> Iterator[Problem]:
        """The tiles far away from the others."""
        found = stray_tiles(self.scenario.tiles, self.index.spread)
        if found:
            fix = fix_of("take-strays", erase(self.scenario, found), number=len(found))
            yield problem("map-scattered", found[:MOST_STRAYS], fixes=[fix], number=len(found), place=found[0])


class ComponentsReached(Checker[Component]):
    """Checks for components of the map without a home.

    Within a component, players come everywhere: on foot, over bridges, or by boat, since every region lies along the
    rivers and seas that part it from the next.
    """

    watched = frozenset({"options"})

    def all_keys(self) -> Iterable[Component]:
        """All parts."""
        return self.index.components.all()

    def stale(self, touched: EditReach) -> Iterable[Component]:
        """List the components that the edit changed, or all where homes changed, as the last home may have gone."""
        if touched.homes:
            return dict.fromkeys((*self.index.components.altered, *self.index.components.all()))
        return self.index.components.altered if touched.near else ()

    def look(self, key: Component) -> Iterator[Problem]:
        """The problem that a part with land has no home though others have."""
        homes, tiles = self.scenario.homes, self.scenario.tiles
        if not key.places or not homes or self.scenario.properties.options.free_homes:
            return
        if any(home in key.places for home in homes):
            return
        land = [place for place in key.places if place in tiles and not tiles[place].is_sea]
        if land:
            first = min(land)
            yield problem("part-unreached", [first], tile=ground(self.scenario, first), land=len(land))


class BoxCounts(Checker[TileKind]):
    """More tiles of a kind on the map than in the chosen box."""

    watched = frozenset({"box"})

    def all_keys(self) -> Iterable[TileKind]:
        """The kinds on the map."""
        return list(self.index.counts)

    def stale(self, touched: EditReach) -> Iterable[TileKind]:
        """The kinds of the tiles laid and taken."""
        return self.index.altered_kinds

    def look(self, key: TileKind) -> Iterator[Problem]:
        """Tell that the box holds too few tiles of a kind; of a kind never printed, :class:`UnprintedTiles` tells."""
        needed = self.index.counts[key]
        held = self.scenario.properties.box.holds(key)
        if held is not None and needed > held and (held or is_printed(key)):
            yield problem("box-exceeded", variant="" if held else "none", tiles=needed, tile_kind=key, held=held)


class UnprintedTiles(Checker[Hex]):
    """Tiles that are in no box."""

    watched = frozenset({"box"})

    def all_keys(self) -> Iterable[Hex]:
        """The places of all tiles with rivers: every plain tile is in the box."""
        return [place for place, tile in self.scenario.tiles.items() if tile.rivers]

    def stale(self, touched: EditReach) -> Iterable[Hex]:
        """The changed tiles."""
        return touched.tiles

    def look(self, key: Hex) -> Iterator[Problem]:
        """Tell that no box holds a tile, unless W11 or W13 has already told what is wrong with it."""
        tile = self.scenario.tiles.get(key)
        if tile is not None and _is_unprinted(tile.terrain, tile.rivers):
            kind = tile.kind
            if not self.scenario.properties.box.holds(kind):
                yield problem("unprinted-tile", [key], tile=ground(self.scenario, key), shape=kind.shape)


@lru_cache(maxsize=4096)
def _is_unprinted(terrain: Terrain, rivers: Rivers) -> bool:
    """Whether no box holds a tile, and nothing else is said about its rivers."""
    if terrain is Terrain.SEA or river_fault(rivers) is not None:
        return False
    if terrain is not Terrain.MOUNTAIN and any(len(river) == 1 for river in rivers):
        return False
    return not is_printed(TileKind(terrain, shape_of(rivers)[0]))
