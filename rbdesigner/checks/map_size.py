"""Advice on the world as a whole: its size (W2), tiles far from all others, and parts that nobody comes to (W14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rbdesigner.checks.checker import Checker, Touched
from rbdesigner.checks.components import Component
from rbdesigner.checks.problem import Problem, ground, mending
from rbdesigner.checks.problem_codes import problem
from rbdesigner.checks.spread import strays
from rbdesigner.rules.tables import LAND_TILES_PER_PLAYER
from rbdesigner.scenario.editing import erase

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

    def stale(self, touched: Touched) -> Iterable[None]:
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


class Scattered(Checker[None]):
    """Tiles so far away from the rest of the map that no view of it shows them."""

    def all_keys(self) -> Iterable[None]:
        """The map as a whole."""
        return (None,)

    def stale(self, touched: Touched) -> Iterable[None]:
        """The map as a whole, as the fix takes away all that stands on such tiles."""
        return (None,)

    def look(self, key: None) -> Iterator[Problem]:
        """The tiles far away from the others."""
        found = strays(self.scenario.tiles, self.index.spread)
        if found:
            fix = mending("take-strays", erase(self.scenario, found), number=len(found))
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

    def stale(self, touched: Touched) -> Iterable[Component]:
        """List the components that the edit changed, or all where homes changed, as the last home may have gone."""
        if touched.homes:
            return dict.fromkeys((*self.index.components.altered, *self.index.components.all()))
        return self.index.components.altered if touched.tiles else ()

    def look(self, key: Component) -> Iterator[Problem]:
        """The problem that a part with land has no home though others have."""
        homes, tiles = self.scenario.homes, self.scenario.tiles
        if not key.places or not homes or self.scenario.properties.options.free_homes:
            return
        if any(home in key.places for home in homes):
            return
        land = [place for place in key.places if not tiles[place].is_sea]
        if land:
            first = min(land)
            yield problem("part-unreached", [first], tile=ground(self.scenario, first), land=len(land))
