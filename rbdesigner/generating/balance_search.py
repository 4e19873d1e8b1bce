"""The local search that makes a generated map fair, and its terrains lie in groups.

Tiles that differ in nothing but terrain exchange terrains, so that the box holds them as before, and homes move.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rbdesigner.generating.generator_settings import GeneratorSettings
from rbdesigner.generating.home_judge import Balance, HomeJudge
from rbdesigner.generating.home_views import HomeViews, Site
from rbdesigner.generating.map_frame import MapFrame, Orbit, parts_of, shapes_of
from rbdesigner.generating.map_looks import Groups
from rbdesigner.hexes import Hex, distance
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Rivers, Terrain, tile

SETTLINGS = 40
"""The number of choices of homes that are compared before the search."""
STEPS = 900
"""The number of changes that a search tries."""
HOMES_MOVE = 0.15
"""How often it is a home that moves."""
ENOUGH = 98.0
"""The sure fairness with which the search is content."""
LOOKED_AT = 5.0
"""The points of fairness by which the best looks of a part beat the worst, for each point of its weight."""
WELL_GROUPED = 0.75
"""The grouping with which the search is content; three of four that people have drawn have 0.60 to 0.76 of it."""


@dataclass(slots=True)
class _Choice:
    """Homes, in sets of images, and the terrains."""

    homes: list[tuple[Site, ...]]
    fixed: list[Site]
    terrains: dict[Hex, Terrain]

    def sites(self) -> tuple[Site, ...]:
        """All homes."""
        return (*self.fixed, *(site for images in self.homes for site in images))


class Settlement(NamedTuple):
    """Homes and terrains as they are judged: the balance of the homes, and how well terrains lie in groups.

    ``weight`` is what the best grouping counts for, in points of fairness.
    """

    balance: Balance
    grouping: float
    weight: float

    @property
    def score(self) -> float:
        """The score of both together."""
        return self.balance.score + self.weight * self.grouping


class BalanceSearch:
    """Looks for homes and terrains of a map whose land, sea and rivers are laid."""

    def __init__(self, scenario: Scenario, frame: MapFrame, settings: GeneratorSettings, chance: random.Random) -> None:
        self._scenario = scenario
        self._frame = frame
        self._settings = settings
        self._chance = chance
        self._grouped = LOOKED_AT * settings.looks.groups
        self._groups_of_land = Groups(scenario.land())
        self._judge = HomeJudge(HomeViews(scenario), settings.home_terrains, fairness_wanted=settings.fairness > 0)
        self._parts = self._island_numbers()
        self._sites = self._possible_sites()
        self._groups = self._orbits_alike()

    def _island_numbers(self) -> dict[Hex, int]:
        parts = parts_of(sorted(self._scenario.land()))
        return {place: number for number, part in enumerate(parts) for place in part}

    def _possible_sites(self) -> list[tuple[Site, ...]]:
        """List the places where homes may stand, each with its images; places without rivers where those are enough."""
        tiles, pieces = self._scenario.tiles, self._scenario.pieces
        land = [place for place in sorted(self._scenario.land()) if place not in pieces]
        plain = [place for place in land if not tiles[place].rivers]
        found: dict[tuple[Site, ...], None] = {}
        # A river through a home parts its tile, which makes a poor start.
        for place in plain if len(plain) >= 2 * self._settings.players else land:
            # Reversed, so that of images on one place the identity decides.
            sites = {motion.hex(place): motion.turn.half_edge(0) for motion in reversed(self._frame.motions)}
            if all(at in self._parts for at in sites):
                found.setdefault(tuple(sorted(sites.items())))
        return list(found)

    def _orbits_alike(self) -> list[list[Orbit]]:
        """The new land in groups whose terrains may change places."""
        groups: dict[tuple[int, tuple[tuple[Rivers, int], ...]], list[Orbit]] = {}
        tiles = self._scenario.tiles
        for orbit in self._frame.orbits:
            if not tiles[orbit[0]].is_sea:
                shapes = tuple(sorted(shapes_of(tiles[at].rivers for at in orbit).items()))
                groups.setdefault((len(orbit), shapes), []).append(orbit)
        return [group for group in groups.values() if len(group) > 1]

    def settle(self, steps: int = STEPS) -> Settlement | None:
        """Give the scenario homes, and terrains that make them fair; None where homes find no room.

        It tries so many changes.
        """
        choice = self._best_settling()
        if choice is None:
            return None
        value = self._value(choice)
        for _ in range(steps):
            if self._is_enough(value):
                break
            value = self._improved(choice, value)
        self._lay(choice)
        return value

    def _value(self, choice: _Choice) -> Settlement:
        balance = self._judge.balance(choice.sites(), choice.terrains)
        return Settlement(balance, self._groups_of_land.grouping(choice.terrains), self._grouped)

    def _is_enough(self, value: Settlement) -> bool:
        is_fair = not self._settings.fairness or value.balance.sure >= ENOUGH
        return is_fair and not value.balance.blame and (value.grouping >= WELL_GROUPED or not self._grouped)

    def _best_settling(self) -> _Choice | None:
        terrains = {place: self._scenario.tiles[place].terrain for place in self._scenario.land()}
        fixed = [(place, home.half_edge) for place, home in sorted(self._scenario.homes.items()) if place in terrains]
        found: list[tuple[float, int, _Choice]] = []
        for _ in range(SETTLINGS):
            homes = self._settled([place for place, _ in fixed])
            choice = _Choice(homes, fixed, dict(terrains)) if homes is not None else None
            if choice is not None and self._found_wished_land(choice):
                found.append((self._value(choice).score, len(found), choice))
        return max(found, key=lambda each: each[:2])[2] if found else None

    def _found_wished_land(self, choice: _Choice) -> bool:
        """Bring wished terrains to all homes, in exchange with other tiles, and tell whether that worked.

        Homes that were there already may stand where they stand.
        """
        homes = {place for place, _ in choice.sites()}
        for place in sorted(homes):
            if choice.terrains[place] in self._settings.home_terrains:
                continue
            own = next((orbit for group in self._groups for orbit in group if place in orbit), ())
            group = next((group for group in self._groups if own in group), [])
            offered = [
                orbit
                for orbit in group
                if choice.terrains[orbit[0]] in self._settings.home_terrains and homes.isdisjoint(orbit)
            ]
            if offered:
                _swap(choice.terrains, own, self._chance.choice(offered))
        return all(self._is_wished(sites, choice.terrains) for sites in choice.homes)

    def _settled(self, taken: list[Hex]) -> list[tuple[Site, ...]] | None:
        """Place homes for all players, each rather far from the others; None where there is no room."""
        homes: list[tuple[Site, ...]] = []
        taken = list(taken)
        while len(taken) < self._settings.players:
            room = self._settings.players - len(taken)
            free = [sites for sites in self._sites if len(sites) <= room and self._is_apart(sites, taken)]
            if not free:
                return None
            # The farthest of a few and not of all, or every map had its homes in the corners.
            some = self._chance.sample(free, min(len(free), 3))
            chosen = max(some, key=lambda sites: (self._nearness(sites, taken), sites))
            homes.append(chosen)
            taken += [place for place, _ in chosen]
        return homes

    def _is_wished(self, sites: Sequence[Site], terrains: Mapping[Hex, Terrain]) -> bool:
        """Whether homes may stand on the terrain of all these places."""
        return all(terrains[place] in self._settings.home_terrains for place, _ in sites)

    def _nearness(self, sites: tuple[Site, ...], taken: Sequence[Hex]) -> int:
        places = [place for place, _ in sites]
        return min((distance(place, other) for place in places for other in taken), default=0)

    def _is_apart(self, sites: tuple[Site, ...], taken: Sequence[Hex]) -> bool:
        """Tell whether homes keep their distance; where there are enough islands, each has one for itself."""
        places = [place for place, _ in sites]
        least = self._settings.home_distance
        others = list(taken)
        alone = self._settings.islands >= self._settings.players > 1
        for place in places:
            if any(
                distance(place, other) < least or (alone and self._parts[place] == self._parts.get(other))
                for other in others
            ):
                return False
            others.append(place)
        return True

    def _improved(self, choice: _Choice, before: Settlement) -> Settlement:
        """A change of the choice if that makes nothing worse."""
        if choice.homes and self._chance.random() < HOMES_MOVE:
            return self._with_home_moved(choice, before)
        return self._with_terrains_swapped(choice, before)

    def _with_home_moved(self, choice: _Choice, before: Settlement) -> Settlement:
        number = self._chance.randrange(len(choice.homes))
        old, new = choice.homes[number], self._chance.choice(self._sites)
        others = [place for place, _ in choice.fixed]
        others += [place for each, images in enumerate(choice.homes) if each != number for place, _ in images]
        if len(new) != len(old) or not self._is_apart(new, others) or not self._is_wished(new, choice.terrains):
            return before
        choice.homes[number] = new
        after = self._value(choice)
        # Changes that make nothing better are taken too: they lead off a plateau.
        if after.score >= before.score:
            return after
        choice.homes[number] = old
        return before

    def _with_terrains_swapped(self, choice: _Choice, before: Settlement) -> Settlement:
        if not self._groups:
            return before
        group = self._chance.choices(self._groups, [len(each) for each in self._groups])[0]
        one, other = self._chance.sample(group, 2)
        terrains = choice.terrains
        if terrains[one[0]] is terrains[other[0]]:
            return before
        _swap(terrains, one, other)
        if all(self._is_wished(sites, terrains) for sites in choice.homes):
            after = self._value(choice)
            if after.score >= before.score:
                return after
        _swap(terrains, one, other)
        return before

    def _lay(self, choice: _Choice) -> None:
        """Put homes and terrains into the scenario."""
        tiles, homes = self._scenario.tiles, self._scenario.homes
        for place in self._frame.places:
            here = tiles[place]
            if not here.is_sea:
                tiles[place] = tile(choice.terrains[place], here.rivers)
        owners = {home.player for home in homes.values()}
        free = [player for player in range(1, self._settings.players + 1) if player not in owners]
        new = [site for images in choice.homes for site in images]
        for player, (place, half_edge) in zip(free, sorted(new), strict=False):
            homes[place] = Home(half_edge, player)


def _swap(terrains: dict[Hex, Terrain], one: Orbit, other: Orbit) -> None:
    """Let two sets of tiles change their terrains."""
    first, second = terrains[one[0]], terrains[other[0]]
    terrains.update({**dict.fromkeys(one, second), **dict.fromkeys(other, first)})
