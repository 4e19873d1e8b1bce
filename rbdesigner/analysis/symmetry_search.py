"""The symmetries that a map has, and the one that it has nearly."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

from rbdesigner.analysis.facts import BrokenSymmetry
from rbdesigner.checks.symmetries import odd_images
from rbdesigner.geometry import region_names
from rbdesigner.hexes import EDGES, ORIGIN, Hex, disk
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import IDENTITY, SYMMETRY_GROUPS, Centre, MapSymmetry, Motion, Symmetry, Turn
from rbdesigner.tiles import Tile

TURNS = tuple(Turn(steps, mirrored) for mirrored in (False, True) for steps in EDGES if mirrored or steps)
"""All symmetries of a hexagon but the identity."""
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
    # Only a symmetry that is broken less than the best so far is counted to the end.
    best, broken = None, len(tiles) // NEARLY + 1
    for turn in TURNS if tiles else ():
        for motion in _candidates(tiles, turn):
            yield
            odd = _odd_places(bare, motion, broken)
            if not odd:
                exact.append(motion)
            elif len(odd) < broken:
                best, broken = motion, len(odd)
    nearly = None if best is None else _broken(bare, best, _odd_places(bare, best, broken + 1))
    return FoundSymmetry(_group(exact, tiles), tuple(exact), nearly)


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


def _candidates(tiles: Mapping[Hex, Tile], turn: Turn) -> Iterator[Motion]:
    """Yield the motions with this turn that keep the centre of gravity, or nearly so, without glides."""
    count, q, r = len(tiles), sum(place[0] for place in tiles), sum(place[1] for place in tiles)
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


def _odd_places(bare: Scenario, motion: Motion, enough: int) -> list[Hex]:
    """List the places whose images are unlike them, no more than enough: once for a tile, once for a home."""
    turn, (shift_q, shift_r) = motion
    tiles, homes, odd = bare.tiles, bare.homes, list[Hex]()
    images = {tile: tile.turned(turn) for tile in set(tiles.values())}
    # The motion written out as a matrix: it is done for each tile with each of eleven turns.
    (a, b), (c, d) = turn.vector(1, 0), turn.vector(0, 1)
    for place, tile in tiles.items():
        q, r = place
        there, image = tiles.get(Hex(a * q + c * r + shift_q, b * q + d * r + shift_r)), images[tile]
        if there is None or there.terrain is not image.terrain or there.rivers != image.rivers:
            odd.append(place)
            if len(odd) == enough:
                return odd
    for place, home in homes.items():
        at = motion.hex(place)
        there = tiles.get(at)
        region = region_names(there.rivers)[turn.half_edge(home.half_edge)] if there is not None else None
        if at not in homes or homes[at].half_edge != region:
            odd.append(place)
    return odd


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
