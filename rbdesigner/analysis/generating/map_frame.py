"""The places that a generator lays, in orbits of the symmetry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rbdesigner.hexes import Hex, neighbours
from rbdesigner.scenario.images import of_places
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Motion

Orbit = tuple[Hex, ...]
"""A place with all its images, each once."""


class MapFrame:
    """The places to lay, and the scenario of what is kept.

    ``kept`` has nothing at the ``places``; homes that are to stay there come in ``homes_on``, and their places become
    land.
    """

    def __init__(
        self,
        kept: Scenario,
        places: Iterable[Hex],
        motions: Sequence[Motion] = (Motion(),),
        homes_on: Iterable[Hex] = (),
    ) -> None:
        self.kept = kept
        self.places = sorted(places)
        self.motions = motions
        self.forced_land = frozenset(homes_on)
        self.within = frozenset(self.places)
        self.orbits: list[Orbit] = []
        self.orbit_of: dict[Hex, Orbit] = {}
        for place in self.places:
            if place not in self.orbit_of:
                orbit = tuple(of_places(motions, [place]))
                self.orbits.append(orbit)
                self.orbit_of.update(dict.fromkeys(orbit, orbit))

    def is_at_rim(self, place: Hex) -> bool:
        """Whether a place has nothing beside it, or the sea of what is kept."""
        tiles = self.kept.tiles
        return any(
            beside not in self.within and (beside not in tiles or tiles[beside].is_sea) for beside in neighbours(place)
        )


def parts_of(places: Iterable[Hex]) -> list[list[Hex]]:
    """The places in parts that hang together."""
    loose, parts = dict.fromkeys(places), []
    while loose:
        found = [loose.popitem()[0]]
        for place in found:
            for beside in neighbours(place):
                if beside in loose:
                    del loose[beside]
                    found.append(beside)
        parts.append(found)
    return parts
