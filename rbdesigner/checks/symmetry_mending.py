"""Makes a map as symmetrical as it is meant to be, by copying one part of it to all others."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from typing import NamedTuple

from rbdesigner.checks.symmetries import odd_images, odd_links
from rbdesigner.hexes import Hex, Orientation, position
from rbdesigner.scenario.completing import complete
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.editing import erase
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import SYMMETRY_GROUPS, Symmetry, hour_of

HOURS = 12
"""The hours of a clock, by which directions are named."""


class MapPart(NamedTuple):
    """A part of a map whose images are all the others: what lies between two hours, seen from the centre."""

    begin: int
    end: int

    def nearest(self, scenario: Scenario, places: Iterable[Hex]) -> Hex:
        """The one of some images that is in the part, or on its edge."""
        centre = scenario.properties.symmetry.centre
        x, y = position(Hex(centre.q6, centre.r6), scenario.orientation)
        middle = math.radians(360 / HOURS * (self.begin + (self.end - self.begin) % HOURS / 2))
        at = x / 6 + math.sin(middle), y / 6 - math.cos(middle)
        # Images are as far from the centre, so that the one nearest to any point of the part is in it.
        return min(places, key=lambda place: (round(math.dist(at, position(place, scenario.orientation)), 6), place))


def map_parts(symmetry: Symmetry, orientation: Orientation) -> list[MapPart]:
    """The parts that a symmetry maps to each other, clockwise; axes lie between them."""
    group = SYMMETRY_GROUPS[symmetry]
    width = HOURS // len(group)
    first = hour_of(symmetry, orientation) if any(turn.mirrored for turn in group) else -width // 2
    begins = sorted((first + number * width) % HOURS for number in range(len(group)))
    return [MapPart(begin, (begin + width) % HOURS) for begin in begins]


def unlike_places(scenario: Scenario) -> set[Hex]:
    """The places that differ from their images by the symmetry in which the map is meant to be."""
    motions = scenario.properties.symmetry.motions
    places = {*scenario.tiles, *scenario.homes, *scenario.pieces, *scenario.stand_ins()}
    return {odd for at in places for odd in odd_images(scenario, motions, at)} | odd_links(scenario, motions)


def is_mendable(scenario: Scenario) -> bool:
    """Whether some part can be copied to images that differ."""
    unlike = unlike_places(scenario)
    parts = map_parts(scenario.properties.symmetry.group, scenario.orientation)
    return bool(unlike) and any(mending(scenario, unlike, part) for part in parts)


def mending(scenario: Scenario, unlike: Collection[Hex], part: MapPart) -> Edit:
    """Copy the part to those images that are unlike each other, and take away what it has not.

    A tile on an axis, which is its own image, stays, as do tiles of the expansion, and a road or a wall over the edge
    of the part.
    """
    motions = scenario.properties.symmetry.motions
    orbits = {frozenset(motion.hex(at) for motion in motions) for at in unlike}
    chosen = {orbit: part.nearest(scenario, orbit) for orbit in orbits}
    kept = [at for at in chosen.values() if at in scenario.laid]
    gone = [at for orbit, own in chosen.items() if own not in scenario.laid for at in orbit if at in scenario.tiles]
    taken = erase(scenario, gone)
    if not kept:
        return taken
    after = scenario.copy()
    taken.apply(after)
    return taken.then(complete(after, motions, kept))
