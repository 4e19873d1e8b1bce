"""The axes of an atlas: each measures a map by its facts, and parts its bounds into cells."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from statistics import mean

from rbdesigner.analysis.contacts import LATEST
from rbdesigner.analysis.facts import NEEDS, HomeFacts, MapFacts
from rbdesigner.analysis.leads import FAR
from rbdesigner.analysis.symmetry_search import likeness
from rbdesigner.checks.map_index import SEA_KIND
from rbdesigner.generating.generator_settings import MOST_TILES, GeneratorSettings
from rbdesigner.generating.map_frame import parts_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain

MOST_CELLS = 20
"""An axis has no more cells."""
GOOD_LANDS = (Terrain.WOODS, Terrain.ROCK, Terrain.MOUNTAIN)
"""The terrains whose goods everything is made of."""
NEAR = 1
"""The wealth of a home is the land within three steps, which is the second of those that are counted."""


class AxisName(StrEnum):
    """The properties of maps that axes go by.

    ``contact`` is the mean of the turns until goods of two homes meet, ``goods`` that of the turns from a home to the
    nearest woods, rock, pasture and mountain, and ``wealth`` the mean number of woods, rocks and mountains within three
    steps of a home. ``sea`` is the share of the sea among all tiles in percent, ``desert`` and ``rivers`` are those of
    deserts and of tiles with a river among the land. ``islands`` and ``size`` are numbers of islands and of tiles.
    ``symmetry`` is the share of tiles in percent that look like their images by the best motion.
    """

    CONTACT = "contact"
    GOODS = "goods"
    WEALTH = "wealth"
    SEA = "sea"
    DESERT = "desert"
    RIVERS = "rivers"
    ISLANDS = "islands"
    SIZE = "size"
    SYMMETRY = "symmetry"


WHOLE = frozenset({AxisName.ISLANDS, AxisName.SIZE})
"""The axes that are whole numbers."""
SHARES = frozenset({AxisName.SEA, AxisName.DESERT, AxisName.RIVERS, AxisName.SYMMETRY})
"""The axes that are percentages."""


@dataclass(frozen=True, slots=True)
class Axis:
    """A property of maps from its least value to its greatest, in so many cells, as far as whole numbers allow."""

    name: AxisName
    least: float
    most: float
    wanted_cells: int = 10

    @property
    def cells(self) -> int:
        """The number of cells."""
        if self.name in WHOLE:
            return min(self.wanted_cells, round(self.most - self.least) + 1)
        return self.wanted_cells

    def cell(self, value: float) -> int | None:
        """The cell that a value falls into; None outside the bounds."""
        if not self.least <= value <= self.most:
            return None
        return min(int((value - self.least) / self._step), self.cells - 1)

    def range_of(self, cell: int) -> tuple[float, float]:
        """The least and the greatest value of a cell; of whole numbers both belong to it."""
        low, high = (self.least + number * self._step for number in (cell, cell + 1))
        if self.name not in WHOLE:
            return low, high
        return -(-low // 1), -(-high // 1) - 1

    @property
    def _step(self) -> float:
        return (self.most - self.least + (self.name in WHOLE)) / self.cells


def usual_axis(name: AxisName, settings: GeneratorSettings, cells: int = 10) -> Axis:
    """An axis with bounds within which maps by these settings can lie."""
    if name is AxisName.SIZE:
        tiles = settings.wanted_tiles
        return Axis(name, max(2, tiles * 2 // 3), min(MOST_TILES, tiles * 4 // 3), cells)
    if name is AxisName.CONTACT:
        most = max(4, round(0.9 * settings.wanted_tiles**0.5))
        # Two homes meet after whole turns, each way.
        return Axis(name, 2, most, min(cells, 2 * (most - 2)) if settings.players == 2 else cells)
    least, most = _USUAL_BOUNDS[name]
    held = settings.properties.box.holds(SEA_KIND) if name is AxisName.SEA else None
    if held is not None:
        most = max(least + 1, min(most, 100 * held // settings.wanted_tiles))
    return Axis(name, least, most, cells)


_USUAL_BOUNDS: dict[AxisName, tuple[float, float]] = {
    AxisName.GOODS: (0.6, 2.6),
    AxisName.WEALTH: (2, 14),
    AxisName.SEA: (10, 60),
    AxisName.DESERT: (0, 40),
    AxisName.RIVERS: (0, 50),
    AxisName.ISLANDS: (1, 6),
    AxisName.SYMMETRY: (20, 100),
}


def measured(name: AxisName, scenario: Scenario, facts: MapFacts) -> float:
    """The value of a map on an axis."""
    return _MEASURES[name](scenario, facts)


def _contact(_: Scenario, facts: MapFacts) -> float:
    turns = [LATEST if way.by_water is None else way.by_water for home in facts.homes for way in home.contacts]
    return mean(turns) if turns else LATEST


def _goods(_: Scenario, facts: MapFacts) -> float:
    return _mean_of_homes(facts, _way_to_goods)


def _way_to_goods(home: HomeFacts) -> float:
    return mean(home.ways[goal][0].turns if home.ways[goal] else FAR for goal in NEEDS)


def _wealth(scenario: Scenario, facts: MapFacts) -> float:
    tiles = scenario.tiles
    return _mean_of_homes(facts, lambda home: sum(tiles[at].terrain in GOOD_LANDS for at in home.land[NEAR].tiles))


def _mean_of_homes(facts: MapFacts, value: Callable[[HomeFacts], float]) -> float:
    return mean(map(value, facts.homes)) if facts.homes else 0.0


def _sea(scenario: Scenario, _: MapFacts) -> float:
    return _percent(sum(each.is_sea for each in scenario.tiles.values()), len(scenario.tiles))


def _desert(scenario: Scenario, _: MapFacts) -> float:
    land = [scenario.tiles[place] for place in scenario.land()]
    return _percent(sum(each.terrain is Terrain.DESERT for each in land), len(land))


def _rivers(scenario: Scenario, _: MapFacts) -> float:
    land = [scenario.tiles[place] for place in scenario.land()]
    return _percent(sum(bool(each.rivers) for each in land), len(land))


def _islands(scenario: Scenario, _: MapFacts) -> float:
    return float(len(parts_of(scenario.land())))


def _size(scenario: Scenario, _: MapFacts) -> float:
    return float(len(scenario.tiles))


def _symmetry(scenario: Scenario, _: MapFacts) -> float:
    return 100 * likeness(scenario)


def _percent(part: float, whole: int) -> float:
    return 100 * part / whole if whole else 0.0


_MEASURES: dict[AxisName, Callable[[Scenario, MapFacts], float]] = {
    AxisName.CONTACT: _contact,
    AxisName.GOODS: _goods,
    AxisName.WEALTH: _wealth,
    AxisName.SEA: _sea,
    AxisName.DESERT: _desert,
    AxisName.RIVERS: _rivers,
    AxisName.ISLANDS: _islands,
    AxisName.SIZE: _size,
    AxisName.SYMMETRY: _symmetry,
}

Cell = tuple[int, int]
"""A cell of two axes: its number on the first one, from left to right, and on the second one, downwards."""


def cells_of(across: Axis, down: Axis) -> Iterator[Cell]:
    """All cells of two axes."""
    yield from product(range(across.cells), range(down.cells))
