"""The pictures of the play site: each tile there has several, and maps are asked to vary them.

Its numbers are pictures of tiles. Where a tile looks the same after a turn, as a straight river does, turning it makes
another picture too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.hexes import EDGES, Hex, Orientation, neighbours
from rbdesigner.scenario.formats.site import numbers
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Tile, ordered


class SitePicture(NamedTuple):
    """A picture of the site: the number of its tile, and by how many steps it is turned clockwise."""

    number: int
    rotation: int = 0


@lru_cache(maxsize=4096)
def pictures_of(tile: Tile, orientation: Orientation) -> tuple[SitePicture, ...]:
    """All pictures of a tile as it lies on the map; those of plain tiles are not turned.

    There are none if the site does not have the tile.
    """
    rotations = EDGES if tile.rivers else range(1)
    alike = [number for number, theirs in numbers.TILES.items() if theirs.terrain is tile.terrain]
    return tuple(
        SitePicture(number, rotation)
        for rotation in rotations
        for number in alike
        if ordered(numbers.laid_tile(number, rotation, orientation).rivers) == tile.rivers
    )


def kept(scenario: Scenario) -> dict[Hex, SitePicture]:
    """The pictures that a file of the site gave to tiles that still are what they were."""
    found = {}
    for at, foreign in scenario.foreign.items():
        tile = scenario.tiles.get(at)
        theirs = numbers.TILES.get(-1 if foreign.picture is None else foreign.picture)
        if tile is not None and theirs is not None and foreign.picture is not None:
            laid = numbers.laid_tile(foreign.picture, foreign.rotation, scenario.orientation)
            if theirs.terrain is tile.terrain and ordered(laid.rivers) == tile.rivers:
                found[at] = SitePicture(foreign.picture, foreign.rotation)
    return found


def varied(
    tiles: Mapping[Hex, Tile], orientation: Orientation, given: Mapping[Hex, SitePicture] | None = None
) -> dict[Hex, SitePicture]:
    """A picture for each tile, the same for the same map; neighbours differ wherever there are enough pictures.

    Tiles keep the pictures that are given.
    """
    chosen = dict(given or {})
    choices = {at: pictures_of(tile, orientation) for at, tile in tiles.items() if at not in chosen}
    used = Counter(chosen.values())
    for at in _order(choices):
        beside = [chosen[other] for other in neighbours(at) if other in chosen]
        picture = min(_possible(at, choices[at]), key=lambda one: _cost(one, beside, used))
        chosen[at] = picture
        used[picture] += 1
    return {at: chosen[at] for at in tiles}


def _order(choices: Mapping[Hex, tuple[SitePicture, ...]]) -> Iterator[Hex]:
    """The places in an order in which choosing one after the other goes well.

    In the order of places, no more than three neighbours come before, so four pictures are enough. Where there are two,
    those that touch come one after the other, so that they take turns.
    """
    seen: set[Hex] = set()
    for first in sorted(choices):
        if len(choices[first]) != 2:
            yield first
        elif first not in seen:
            seen.add(first)
            waiting = [first]
            for at in waiting:
                yield at
                touching = (other for other in neighbours(at) if other not in seen)
                new = [other for other in touching if choices.get(other) and set(choices[other]) == set(choices[at])]
                seen.update(new)
                waiting += new


def _possible(at: Hex, pictures: tuple[SitePicture, ...]) -> tuple[SitePicture, ...]:
    """The pictures to choose from; of three the one whose turn it is, as neighbours never have the same turn."""
    return (pictures[(at.q - at.r) % 3],) if len(pictures) == 3 else pictures


def _cost(
    picture: SitePicture, beside: list[SitePicture], used: Counter[SitePicture]
) -> tuple[int, int, int, SitePicture]:
    """How unwelcome a picture is: beside its like, beside its like turned, used often."""
    same_number = sum(other.number == picture.number for other in beside)
    return beside.count(picture), same_number, used[picture], picture
