"""The symmetries that a map has, and the one that it has nearly."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from itertools import chain, compress, product
from typing import NamedTuple

from rbdesigner.analysis.facts import BrokenSymmetry
from rbdesigner.checks.symmetries import odd_images
from rbdesigner.geometry import region_names
from rbdesigner.hexes import EDGES, ORIGIN, Hex, disk
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import IDENTITY, SYMMETRY_GROUPS, Centre, MapSymmetry, Motion, Symmetry, Turn
from rbdesigner.tiles import Rivers, Terrain, Tile, turned

TURNS = tuple(Turn(steps, mirrored) for mirrored in (False, True) for steps in EDGES if mirrored or steps)
"""All symmetries of a hexagon but the identity."""
PORTION = 256
"""So many tiles are compared with their images before the symmetry may be given up."""
NEARLY = 4
"""A symmetry is nearly there if it is broken at no more than one in so many places."""


class FoundSymmetry(NamedTuple):
    """The symmetry of a map, and the best one that is broken; ``motions`` are all but the identity."""

    symmetry: MapSymmetry
    motions: tuple[Motion, ...]
    nearly: BrokenSymmetry | None


def searching(scenario: Scenario) -> Generator[None, None, FoundSymmetry]:
    """Look for the motions that map tiles, rivers and homes to themselves, with a pause after each try.

    It does not matter who owns the homes. A symmetry keeps the centre of gravity, so that for each turn there is one
    motion that it could be.
    """
    bare = Scenario(scenario.properties, scenario.tiles, _homes(scenario))
    tiles, exact = scenario.tiles, list[Motion]()
    images = TileImages(bare)
    # Only a symmetry that is broken less than the best so far is counted to the end.
    best, broken = None, len(tiles) // NEARLY + 1
    yield
    for turn in TURNS if tiles else ():
        for motion in _candidates(images, turn):
            yield
            odd = images.odd(motion, broken)
            if not odd:
                exact.append(motion)
            elif odd < broken:
                best, broken = motion, odd
    yield
    nearly = None if best is None else _broken(bare, best, images.odd_places(best))
    return FoundSymmetry(_group(exact, tiles), tuple(exact), nearly)


def likeness(scenario: Scenario) -> float:
    """The share of the tiles that are like their images by the motion that comes nearest to a symmetry, from 0 to 1."""
    images, fewest = TileImages(Scenario(scenario.properties, scenario.tiles, _homes(scenario))), len(scenario.tiles)
    for turn in TURNS if scenario.tiles else ():
        for motion in _candidates(images, turn):
            fewest = min(fewest, images.odd(motion, fewest))
    return 1 - fewest / (len(scenario.tiles) or 1)


def _broken(bare: Scenario, motion: Motion, odd: Iterable[Hex]) -> BrokenSymmetry:
    """A symmetry with the places that are unlike most of their images."""
    group = (Motion(), *_powers(motion))
    places = {place for at in odd for place in odd_images(bare, group, at)}
    return BrokenSymmetry(motion, _group(group[1:], bare.tiles), tuple(sorted(places)))


def _homes(scenario: Scenario) -> dict[Hex, Home]:
    """The homes with the names of their regions, none with a player."""
    return {
        place: Home(region_names(tile.rivers)[home.half_edge % 12])
        for place, home in scenario.homes.items()
        if (tile := scenario.tiles.get(place)) is not None
    }


class TileImages:
    """The tiles of a map as numbers, so that to look where a motion takes them all takes little time.

    ``_keys`` are the places, each as one number, ``_kinds`` the numbers of their terrains and rivers.
    """

    def __init__(self, bare: Scenario) -> None:
        self._homes, self._tiles = bare.homes, bare.tiles
        self.places = list(bare.tiles)
        self.sums = sum(place[0] for place in self.places), sum(place[1] for place in self.places)
        # No image of a place about the centre of gravity is farther away than this.
        self._row = 16 * max((abs(at) for place in self.places for at in place), default=0) + 16
        self._kind_of: dict[tuple[Terrain, Rivers], int] = {}
        self._kinds = self._kinds_of(bare.tiles.values())
        self._at = dict(zip(self._keys(Motion(), 0, len(self.places)), self._kinds, strict=True))

    def _kinds_of(self, tiles: Iterable[Tile]) -> list[int]:
        known: dict[int, int] = {}  # most tiles are shared, and known by that alone
        kinds = []
        for tile in tiles:
            kind = known.get(id(tile))
            if kind is None:
                kind = known[id(tile)] = self._kind_of.setdefault((tile.terrain, tile.rivers), len(self._kind_of))
            kinds.append(kind)
        return kinds

    def _keys(self, motion: Motion, begin: int, end: int) -> list[int]:
        """The images of some places, each as one number."""
        # The motion written out as a matrix: it is done for each tile with each of eleven turns.
        (a, b), (c, d) = motion.turn.vector(1, 0), motion.turn.vector(0, 1)
        (shift_q, shift_r), row = motion.shift, self._row
        by_q, by_r, shift = a * row + b, c * row + d, shift_q * row + shift_r
        return [by_q * q + by_r * r + shift for q, r in self.places[begin:end]]

    def _unlike(self, motion: Motion) -> Iterator[Iterator[bool]]:
        """Tell of each place whether its image is unlike it, in portions."""
        image = [self._kind_of.get((terrain, turned(rivers, motion.turn))) for terrain, rivers in self._kind_of]
        for begin in range(0, len(self.places), PORTION):
            there = map(self._at.get, self._keys(motion, begin, begin + PORTION))
            wanted = map(image.__getitem__, self._kinds[begin : begin + PORTION])
            # A kind that is nowhere on the map is unlike a place that has no tile, too.
            yield (one is None or one != other for one, other in zip(there, wanted, strict=True))

    def odd(self, motion: Motion, enough: int) -> int:
        """Count the places whose images are unlike them, up to about so many: once for a tile, once for a home."""
        number = 0
        for portion in self._unlike(motion):
            number += sum(portion)
            if number >= enough:
                return number
        return number + len(self._odd_homes(motion))

    def odd_places(self, motion: Motion) -> list[Hex]:
        """The places whose images are unlike them."""
        odd = list(compress(self.places, chain.from_iterable(self._unlike(motion))))
        return odd + self._odd_homes(motion)

    def _odd_homes(self, motion: Motion) -> list[Hex]:
        tiles, homes, odd = self._tiles, self._homes, list[Hex]()
        for place, home in homes.items():
            at = motion.hex(place)
            there = tiles.get(at)
            region = region_names(there.rivers)[motion.turn.half_edge(home.half_edge)] if there is not None else None
            if at not in homes or homes[at].half_edge != region:
                odd.append(place)
        return odd


def _candidates(images: TileImages, turn: Turn) -> Iterator[Motion]:
    """Yield the motions with this turn that keep the centre of gravity, or nearly so, without glides."""
    count, (q, r) = len(images.places), images.sums
    moved_q, moved_r = turn.vector(q, r)
    whole = []
    for there, moved in ((q, moved_q), (r, moved_r)):
        low, rest = divmod(there - moved, count)
        # A map that is nearly symmetric has its centre a little off, so that the shift lies between two whole ones.
        whole.append((low, low + 1) if rest else (low,))
    for shift_q, shift_r in product(*whole):
        motion = Motion(turn, Hex(shift_q, shift_r))
        # A mirror done twice changes nothing; a glide would move the map.
        if not turn.mirrored or motion.then(motion) == Motion():
            yield motion


def _powers(motion: Motion) -> list[Motion]:
    """A motion done again and again until all is as it was."""
    found, again = [motion], motion.then(motion)
    while again.turn != IDENTITY:
        found.append(again)
        again = again.then(motion)
    return found


def _group(motions: Iterable[Motion], tiles: Mapping[Hex, Tile]) -> MapSymmetry:
    """The group that some motions are, about a centre near the middle of the map."""
    wanted = set(motions) - {Motion()}
    turns = {IDENTITY, *(motion.turn for motion in wanted)}
    group = next((each for each, turned in SYMMETRY_GROUPS.items() if set(turned) == turns), Symmetry.NONE)
    if group is Symmetry.NONE:
        return MapSymmetry()
    for centre in _centres(tiles):
        found = MapSymmetry(group, centre)
        # The same turns about another centre are other motions.
        if found.is_possible and set(found.motions) - {Motion()} == wanted:
            return found
    return MapSymmetry()


def _centres(tiles: Mapping[Hex, Tile]) -> Iterator[Centre]:
    """Centres near the middle of the map: places first, then corners and edges."""
    count = len(tiles)
    q, r = sum(place[0] for place in tiles), sum(place[1] for place in tiles)
    middle = Hex(round(q / count), round(r / count))
    # The centre of a symmetry is the centre of gravity, up to rounding.
    around = [Hex(middle.q + place.q, middle.r + place.r) for place in disk(ORIGIN, 2)]
    yield from map(Centre.of_hex, around)
    for place in around:
        yield from (Centre.of_corner(place, corner) for corner in range(2))
        yield from (Centre.of_edge(place, edge) for edge in range(3))
