"""Land and sea of a generated map: a continent with its coast, or islands."""

from __future__ import annotations

import math
import random

from rbdesigner.generating.map_frame import MapFrame, Orbit, parts_of
from rbdesigner.hexes import Hex, Orientation, distance, neighbours, position

LEAST_OF_LAND = 0.85
"""The share of the wanted land that is enough where islands get into each other's way."""
BAYS = 1.0
"""How much the sea is drawn to places beside the sea, at most: maps differ in it."""
OUTSIDE = 0.5
"""The share of the sea's liking for a place that comes from its distance to the middle; the rest is chance."""


def continent(frame: MapFrame, sea: int, chance: random.Random) -> set[Hex] | None:
    """Choose the sea of a map whose land hangs together as far as it did; it comes from the rim and makes bays.

    The answer is None where no place for so much sea was found.
    """
    kept_land = set(frame.kept.land())
    land, seas = kept_land | frame.within, set[Hex]()
    parts = len(parts_of(land))
    liking, bays = _liking(frame, chance), BAYS * chance.random()
    tried: set[Orbit] = set()
    while len(seas) < sea:
        orbit = _next_to_drown(frame, seas, sea - len(seas), liking, bays, tried)
        if orbit is None:
            break
        # It would cut the land in two.
        if len(parts_of(land.difference(orbit))) > parts:
            tried.add(orbit)
            continue
        land.difference_update(orbit)
        seas.update(orbit)
        # With other land gone, what was a bridge may be a cape now.
        tried.clear()
    # An orbit comes whole, so up to one image less than an orbit may be missing.
    return seas if len(seas) >= sea - len(frame.motions) + 1 else None


def _liking(frame: MapFrame, chance: random.Random) -> dict[Orbit, float]:
    """How much the sea is drawn to each orbit, from 0 to 1."""
    points = {orbit: position(orbit[0], Orientation.FLAT) for orbit in frame.orbits}
    everywhere = [position(place, Orientation.FLAT) for place in frame.places]
    middle = [sum(axis) / len(everywhere) for axis in zip(*everywhere, strict=True)] or [0.0, 0.0]
    away = {orbit: math.dist(point, middle) for orbit, point in points.items()}
    furthest = max(away.values(), default=0.0) or 1.0
    return {orbit: OUTSIDE * far / furthest + (1 - OUTSIDE) * chance.random() for orbit, far in away.items()}


def _next_to_drown(
    frame: MapFrame, seas: set[Hex], room: int, liking: dict[Orbit, float], bays: float, tried: set[Orbit]
) -> Orbit | None:
    """The orbit at the sea or at the rim that becomes sea next."""
    found: list[tuple[float, Orbit]] = []
    for orbit in frame.orbits:
        if orbit[0] in seas or orbit in tried or len(orbit) > room or not frame.forced_land.isdisjoint(orbit):
            continue
        wet = sum(beside in seas for beside in neighbours(orbit[0]))
        if wet or frame.is_at_rim(orbit[0]):
            found.append((liking[orbit] * (1 + bays * min(wet, 3)), orbit))
    return max(found)[1] if found else None


def islands(frame: MapFrame, number: int, sea: int, chance: random.Random) -> set[Hex] | None:
    """Choose the sea of a map of so many islands that do not touch; None where they found no room."""
    seeds = _seeds(frame, number, chance)
    if seeds is None:
        return None
    island_of = {place: island for island, place in enumerate(seeds)}
    rims: list[set[Hex]] = [set() for _ in seeds]
    for place, island in island_of.items():
        rims[island].update(beside for beside in neighbours(place) if beside in frame.within)
    wanted = len(frame.places) - sea
    sizes = [1] * number
    growing = list(range(number))
    while growing and len(island_of) < wanted:
        # The smallest grows first, so that islands end about as large.
        island = min(growing, key=lambda each: (sizes[each], each))
        grown = _grown_island(frame, island_of, island, rims, wanted - len(island_of), chance)
        if not grown:
            growing.remove(island)
        for place in grown:
            sizes[island_of[place]] += 1
            rims[island_of[place]].update(beside for beside in neighbours(place) if beside in frame.within)
    if len(island_of) < LEAST_OF_LAND * wanted or not frame.forced_land <= island_of.keys():
        return None
    return set(frame.within.difference(island_of))


def _seeds(frame: MapFrame, number: int, chance: random.Random) -> list[Hex] | None:
    """Choose a place on each island: the homes that stay, then others far from them and each other."""
    seeds = list(dict.fromkeys(place for home in sorted(frame.forced_land) for place in frame.orbit_of[home]))
    while len(seeds) < number:
        room = number - len(seeds)
        free = [orbit for orbit in frame.orbits if len(orbit) <= room and _are_apart([*seeds, *orbit])]
        if not free:
            return None
        # The farthest of a few, or every map would have its islands at the same places.
        some = chance.sample(free, min(len(free), 8))
        seeds += max(some, key=lambda orbit: (_least_distance([*seeds, *orbit]), orbit))
    return seeds if len(seeds) == number else None


def _are_apart(places: list[Hex]) -> bool:
    return _least_distance(places) > 1


def _least_distance(places: list[Hex]) -> int:
    last = places[-1]
    return min(
        (distance(first, second) for number, first in enumerate(places) for second in places[number + 1 :]),
        default=distance(last, last) + 99,
    )


def _grown_island(
    frame: MapFrame, island_of: dict[Hex, int], island: int, rims: list[set[Hex]], room: int, chance: random.Random
) -> Orbit:
    """Choose a place that an island gets, with its images on theirs; None where nothing is left."""
    rim = sorted(place for place in rims[island] if place not in island_of)
    chance.shuffle(rim)
    # Places with neighbours on the island first: it grows round. Halved, so that chance has a say.
    rim.sort(key=lambda place: -sum(island_of.get(beside) == island for beside in neighbours(place)) // 2)
    for place in rim:
        orbit = frame.orbit_of[place]
        if len(orbit) > room:
            continue
        owners = {each: _owner(each, island_of) for each in orbit}
        if None not in owners.values() and not _touch(owners):
            island_of.update((each, owner) for each, owner in owners.items() if owner is not None)
            return orbit
        rims[island].discard(place)
    return ()


def _owner(place: Hex, island_of: dict[Hex, int]) -> int | None:
    """The only island beside a place, None where there are several."""
    owners = {island_of[beside] for beside in neighbours(place) if beside in island_of}
    return owners.pop() if len(owners) == 1 else None


def _touch(owners: dict[Hex, int | None]) -> bool:
    """Whether places that different islands would get lie beside each other."""
    return any(owners.get(beside, owner) != owner for place, owner in owners.items() for beside in neighbours(place))
