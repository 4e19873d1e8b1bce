"""Changes of a map towards wished values on the axes of an atlas.

Each is done at all images of its place, so that a symmetric map stays so. Nothing here asks whether the rules and the
box allow it: whoever wants a map lets the checks decide.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from statistics import mean
from typing import NamedTuple, TypeVar

from rbdesigner.checks.map_index import MapIndex
from rbdesigner.generating.atlas_axes import GOOD_LANDS, AxisName
from rbdesigner.generating.map_frame import MapFrame, Orbit, TileStock, parts_of, shapes_of
from rbdesigner.hexes import EDGES, Hex, distance, neighbours, opposite
from rbdesigner.scenario.images import of_places
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import MapSymmetry, Symmetry
from rbdesigner.tiles import LANDS, Terrain, TileKind, tile

MOST_EXCHANGES = 3
"""The most exchanges of tiles that are made besides what an axis asks for."""
HOMES_MOVE = 0.3
"""How often a home moves besides."""
NEAR_HOME, FAR_OFF = 2, 3
"""Steps from a home within which land is near, and from which on it is far."""
FEW = 4
"""Of so many places at the rim the best is chosen."""
SETTLINGS = 30
"""The number of choices of homes of which the one is taken whose distances suit best."""
POOR_LANDS = tuple(terrain for terrain in LANDS if terrain not in GOOD_LANDS)
T = TypeVar("T")


class Course(NamedTuple):
    """The value that a map has on an axis, and the one that it is to have."""

    value: float
    wanted: float

    @property
    def way(self) -> float:
        """How far it is, below 0 where the value is too large."""
        return self.wanted - self.value


def changed(scenario: Scenario, courses: Mapping[AxisName, Course], chance: random.Random) -> Scenario:
    """Another map that may come nearer to the wished values."""
    changes = _Changes(scenario, chance, breaks=AxisName.SYMMETRY in courses)
    for name, course in courses.items():
        changes.follow(name, course)
    for _ in range(chance.randint(0, MOST_EXCHANGES)):
        changes.exchange()
    if chance.random() < HOMES_MOVE:
        changes.move_home()
    return changes.scenario


class _Changes:
    """A map that is being changed."""

    def __init__(self, scenario: Scenario, chance: random.Random, breaks: bool) -> None:
        self.scenario = scenario.copy()
        self._chance = chance
        if breaks:
            self.scenario.properties = replace(scenario.properties, symmetry=MapSymmetry())
        symmetry = self.scenario.properties.symmetry
        self._motions = MapSymmetry().motions if symmetry.group is Symmetry.NONE else symmetry.motions

    def follow(self, name: AxisName, course: Course) -> None:
        """Change as an axis asks for it."""
        tiles = len(self.scenario.tiles)
        match name:
            case AxisName.SEA:
                self._turn_to(Terrain.SEA, course.way / 100 * tiles)
            case AxisName.DESERT:
                self._turn_to(Terrain.DESERT, course.way / 100 * sum(1 for _ in self.scenario.land()))
            case AxisName.SIZE:
                self._resize(course.way)
            case AxisName.RIVERS if course.way < 0:
                self._dry_up()
            case AxisName.CONTACT:
                self._settle(course)
            case AxisName.WEALTH:
                self._enrich(course.way)
            case AxisName.GOODS:
                self._enrich(-4 * course.way)
            case AxisName.ISLANDS:
                for _ in range(self._chance.randint(1, 4)):
                    self.exchange(is_coast=True)
            case AxisName.SYMMETRY:
                for _ in range(round(-course.way / 200 * tiles)):
                    self.exchange()

    # Tiles

    def _orbits(self) -> list[Orbit]:
        """The places without homes, each with its images."""
        frame = MapFrame(Scenario(self.scenario.properties), self.scenario.tiles, self._motions)
        homes = self.scenario.homes
        return [orbit for orbit in frame.orbits if homes.keys().isdisjoint(orbit)]

    def _plain(self) -> list[Orbit]:
        """Those of them without rivers."""
        return [orbit for orbit in self._orbits() if not self.scenario.tiles[orbit[0]].rivers]

    def _plain_land(self) -> list[Orbit]:
        """The land among those without rivers."""
        return [orbit for orbit in self._plain() if not self._is_sea(orbit)]

    def _terrain(self, orbit: Orbit) -> Terrain:
        return self.scenario.tiles[orbit[0]].terrain

    def _offered(self, orbit: Orbit, terrains: Collection[Terrain]) -> list[Terrain]:
        """Those of some terrains of which the box has enough tiles without rivers left."""
        stock = TileStock(self.scenario.properties.box, self.scenario.tiles.values())
        return [each for each in terrains if stock.left.get(TileKind(each), 0) >= len(orbit)]

    def _lay(self, orbit: Orbit, terrain: Terrain) -> None:
        tiles = self.scenario.tiles
        for place in orbit:
            tiles[place] = tile(terrain, tiles[place].rivers if place in tiles else ())

    def exchange(self, *, is_coast: bool = False) -> None:
        """Let two tiles of land that differ in nothing but terrain change places, or the sea and land by a coast."""
        orbits = self._coast() if is_coast else [each for each in self._orbits() if not self._is_sea(each)]
        if not orbits:
            return
        one = self._chance.choice(orbits)
        unlike = [each for each in orbits if self._terrain(each) is not self._terrain(one) and self._is_like(one, each)]
        self._swap(one, [each for each in unlike if not is_coast or self._is_sea(each) != self._is_sea(one)])

    def _swap(self, one: Orbit, others: Sequence[Orbit]) -> None:
        if others:
            other = self._chance.choice(others)
            first, second = self._terrain(one), self._terrain(other)
            self._lay(one, second)
            self._lay(other, first)

    def _is_like(self, one: Orbit, other: Orbit) -> bool:
        tiles = self.scenario.tiles
        first, second = (shapes_of(tiles[place].rivers for place in orbit) for orbit in (one, other))
        return len(one) == len(other) and first == second

    def _turn_to(self, terrain: Terrain, number: float) -> None:
        """Turn so many tiles to this terrain, or, below 0, to others."""
        left = self._rounded(abs(number))
        others = [each for each in LANDS if each is not terrain]
        while left > 0:
            orbits = self._coast() if terrain is Terrain.SEA else self._plain_land()
            orbits = [each for each in orbits if (self._terrain(each) is terrain) == (number < 0)]
            if not orbits:
                return
            orbit = self._chance.choice(orbits)
            offered = self._offered(orbit, [terrain] if number > 0 else others)
            if not offered:
                return
            self._lay(orbit, self._chance.choice(offered))
            left -= len(orbit)

    def _rounded(self, number: float) -> int:
        """A whole number near this one: chance decides whether the next greater one."""
        return int(number + self._chance.random())

    def _coast(self) -> list[Orbit]:
        """The sea beside land and the land beside the sea, or at the rim, but for rivers and their mouths."""
        return [orbit for orbit in self._plain() if self._is_at_coast(orbit[0])]

    def _is_at_coast(self, place: Hex) -> bool:
        tiles = self.scenario.tiles
        around = map(tiles.get, neighbours(place))
        return any(each is None or each.is_sea != tiles[place].is_sea for each in around) and not self._is_mouth(place)

    def _is_mouth(self, place: Hex) -> bool:
        """Whether a river flows into a place, or would end there."""
        around = map(self.scenario.tiles.get, neighbours(place))
        return any(each is not None and each.has_river(opposite(edge)) for edge, each in enumerate(around))

    def _is_sea(self, orbit: Orbit) -> bool:
        return self._terrain(orbit) is Terrain.SEA

    def _resize(self, number: float) -> None:
        """Add so many tiles at the rim, or take some away."""
        left = self._rounded(abs(number))
        while left > 0:
            laid = self._add_at_rim() if number > 0 else self._take_from_rim()
            if not laid:
                return
            left -= laid

    def _add_at_rim(self) -> int:
        """Add a tile with its images where it has many beside it, and give their number."""
        tiles = self.scenario.tiles
        rim = sorted({at for place in tiles for at in neighbours(place) if at not in tiles})
        place = max(self._some(rim), key=self._beside)
        orbit = tuple(of_places(self._motions, [place]))
        offered = self._offered(orbit, list(Terrain))
        if not offered:
            return 0
        self._lay(orbit, self._chance.choice(offered))
        return len(orbit)

    def _take_from_rim(self) -> int:
        """Take a tile with its images away that has few beside it, and give their number."""
        tiles = self.scenario.tiles
        rim = [each for each in self._plain() if self._beside(each[0]) < len(EDGES) and not self._is_mouth(each[0])]
        orbit = min(self._some(rim), key=lambda each: self._beside(each[0]), default=())
        if len(parts_of(tiles.keys() - set(orbit))) > 1:
            return 0
        for place in orbit:
            del tiles[place]
        return len(orbit)

    def _some(self, things: Sequence[T]) -> list[T]:
        """A few of them, so that chance has a say in which is the best."""
        return self._chance.sample(things, min(FEW, len(things)))

    def _beside(self, place: Hex) -> int:
        """The number of tiles beside a place."""
        return sum(beside in self.scenario.tiles for beside in neighbours(place))

    def _dry_up(self) -> None:
        """Take a river away, whole."""
        systems = MapIndex(self.scenario).rivers.systems
        if not systems:
            return
        course = systems[self._chance.choice(sorted(systems))]
        gone = set(of_places(self._motions, {place for place, _ in course.stretches}))
        for other in systems.values():  # another river through one of these tiles would end there
            places = {place for place, _ in other.stretches}
            gone |= set() if gone.isdisjoint(places) else places
        for place in gone:
            self.scenario.tiles[place] = tile(self.scenario.tiles[place].terrain)

    def _enrich(self, number: float) -> None:
        """Bring so many more tiles of woods, rock and mountains near each home, or take some away."""
        is_richer = number > 0
        for _ in range(self._rounded(min(4.0, abs(number))) * len(self.scenario.homes)):
            orbits = [each for each in self._orbits() if not self._is_sea(each)]
            near = [each for each in orbits if self._away(each[0]) <= NEAR_HOME and self._is_good(each) != is_richer]
            if not near:
                return
            one = self._chance.choice(near)
            far = [each for each in orbits if self._away(each[0]) >= FAR_OFF and self._is_good(each) == is_richer]
            others = [each for each in far if self._is_like(one, each)]
            if others:
                self._swap(one, others)
            elif not self.scenario.tiles[one[0]].rivers:
                offered = self._offered(one, GOOD_LANDS if is_richer else POOR_LANDS)
                self._lay(one, self._chance.choice(offered or [self._terrain(one)]))

    def _is_good(self, orbit: Orbit) -> bool:
        return self._terrain(orbit) in GOOD_LANDS

    def _away(self, place: Hex) -> int:
        return min(distance(place, home) for home in self.scenario.homes)

    # Homes

    def move_home(self) -> None:
        """Let a home move to a tile nearby, and its images alike."""
        tiles, homes = self.scenario.tiles, self.scenario.homes
        place = self._chance.choice(sorted(homes))
        free = [at for at in sorted(tiles) if distance(at, place) <= NEAR_HOME and self._is_site(at, homes)]
        if free:
            self._move({place: self._chance.choice(free)})

    def _is_site(self, place: Hex, taken: Collection[Hex]) -> bool:
        here = self.scenario.tiles[place]
        return not here.is_sea and not here.rivers and place not in taken

    def _move(self, moves: Mapping[Hex, Hex]) -> None:
        """Move homes with their images, if these find room and nobody's place is taken twice."""
        homes, tiles = self.scenario.homes, self.scenario.tiles
        images = reversed(self._motions)
        ends = {motion.hex(start): motion.hex(end) for motion in images for start, end in moves.items()}
        moved = {ends.get(place, place): replace(home, half_edge=0) for place, home in homes.items()}
        if len(moved) == len(homes) and all(at in tiles and not tiles[at].is_sea for at in moved):
            self.scenario.homes = moved

    def _settle(self, course: Course) -> None:
        """Choose homes whose distances are as much greater, or smaller, as the turns between them are to be."""
        homes = sorted(self.scenario.homes)
        if len(self._motions) > 1:
            self.move_home()
            return
        sites = [place for place in sorted(self.scenario.tiles) if self._is_site(place, ())]
        if len(sites) < len(homes):
            return
        wanted = _apart(homes) * course.wanted / max(1.0, course.value)
        choices = [self._chance.sample(sites, len(homes)) for _ in range(SETTLINGS)]
        best = min(choices, key=lambda each: (abs(_apart(each) - wanted), each))
        self._move(dict(zip(homes, best, strict=True)))


def _apart(homes: Sequence[Hex]) -> float:
    """The mean distance of two homes."""
    return mean(distance(one, other) for one, other in combinations(homes, 2))
