"""A mixture of terrains, from which a brush draws what it lays at each place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random

from rbdesigner.hexes import Hex
from rbdesigner.tiles import SECOND_EDITION, Box, Terrain


def _few_of_each() -> dict[Terrain, int]:
    return {Terrain.PASTURE: 3, Terrain.WOODS: 2, Terrain.ROCK: 1, Terrain.MOUNTAIN: 1}


@dataclass(frozen=True)
class TerrainMixture:
    """Terrains with a weight each, which is how often one is drawn beside the others.

    The ``seed`` decides what is drawn where: the same terrain at the same place, however often it is asked for. After
    a change of weights most places keep theirs.
    """

    weights: Mapping[Terrain, int] = field(default_factory=_few_of_each)
    seed: int = 0

    def __post_init__(self) -> None:
        if not any(weight > 0 for weight in self.weights.values()):
            raise ValueError("a mixture needs a terrain of some weight")

    def terrain_at(self, place: Hex) -> Terrain:
        """The terrain that is drawn at a place."""
        weighed = [(terrain, self.weights.get(terrain, 0)) for terrain in Terrain]
        left = _drawn(self.seed, place) * sum(weight for _, weight in weighed)
        for terrain, weight in weighed:
            left -= weight
            if left < 0:
                return terrain
        return next(terrain for terrain, weight in reversed(weighed) if weight)

    def drawn_again(self, steps: int) -> TerrainMixture:
        """The same mixture with another draw; as many steps back bring the first one back."""
        return replace(self, seed=self.seed + steps)


@lru_cache(maxsize=1 << 14)
def _drawn(seed: int, place: Hex) -> float:
    """Draw a number from 0 to 1 for a place."""
    return Random(f"{seed} {place.q} {place.r}").random()


def weights_of(box: Box) -> dict[Terrain, int]:
    """Weigh the terrains by the number of their tiles in a box; one without a limit or tiles as the second edition."""
    counts = box.counts if any((box.counts or {}).values()) else SECOND_EDITION.counts
    weights: Counter[Terrain] = Counter()
    for kind, number in (counts or {}).items():
        weights[kind.terrain] += number
    return dict(weights)
