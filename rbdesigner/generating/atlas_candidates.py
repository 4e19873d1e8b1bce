"""Candidates for the cells of an atlas: what is aimed at, how maps are made for it, and how they are judged.

Half of them come from the generator, by settings drawn for a cell; the others are changes of maps that are kept, with
a short search for balance. Both are judged alike, and fall into whichever cell they belong to.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import NamedTuple

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.checks import check
from rbdesigner.checks.problem import Severity
from rbdesigner.generating.atlas import Atlas, AtlasMap
from rbdesigner.generating.atlas_axes import GOOD_LANDS, AxisName, Cell, measured
from rbdesigner.generating.balance_search import BalanceSearch
from rbdesigner.generating.generator_settings import (
    MOST_HOME_DISTANCE,
    MOST_RIVERS,
    GeneratorFault,
    GeneratorSettings,
    TerrainShares,
    sea_wanted,
)
from rbdesigner.generating.map_changes import Course, changed
from rbdesigner.generating.map_frame import MapFrame, parts_of
from rbdesigner.generating.map_generator import draw
from rbdesigner.generating.map_looks import LookWeights, map_looks
from rbdesigner.hexes import distance
from rbdesigner.prediction.expectation import expected
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import LANDS, Terrain

IN_A_ROUND = 16
"""The candidates of a round."""
DRAWN, DRAWN_AGAIN = 0.5, 0.2
"""How often a map is drawn for a cell that is empty, and for one that has a map."""
NEAREST = 3
"""A map that is changed is one of so many that are the nearest to the cell."""
BALANCING = 150
"""The number of changes that the short search for balance tries."""
LAND_NEAR = 24
"""About so much land lies within three steps of a home."""
RIVER_LENGTHS = (2, 6)
"""The lengths of rivers where an axis is about them."""
FINER = 10
"""Shares are whole numbers; so much larger ones come nearer to what is wanted."""


class CellCandidate(NamedTuple):
    """A map that is to be made, with the values that it is ``wanted`` to have; ``number`` is that of the try.

    It is drawn by the settings, or a change of the ``parent``, a map that is kept.
    """

    number: int
    axes: tuple[AxisName, AxisName]
    wanted: Mapping[AxisName, float]
    settings: GeneratorSettings
    parent: AtlasMap | None = None


def next_candidates(atlas: Atlas) -> tuple[tuple[Cell, ...], list[CellCandidate]]:
    """The cells that the next round aims at, with a candidate for each."""
    chance = random.Random(f"{atlas.settings.seed}/atlas/{atlas.rounds}")
    cells = list(atlas.cells)
    weights = [_interest(atlas, cell) for cell in cells]
    first = IN_A_ROUND * atlas.rounds + 1
    aims = tuple(chance.choices(cells, weights, k=IN_A_ROUND))
    return aims, [_candidate(atlas, number, aim, chance) for number, aim in enumerate(aims, start=first)]


def _interest(atlas: Atlas, cell: Cell) -> float:
    """How much there is to gain in a cell, less the more it was tried in vain; those beside a map come first."""
    kept = atlas.maps.get(cell)
    gain = 101 - kept.fairness if kept is not None else 200 if _neighbours_kept(atlas, cell) else 50
    return gain / (1 + atlas.idle.get(cell, 0))


def _neighbours_kept(atlas: Atlas, cell: Cell) -> bool:
    across, down = cell
    return any((across + right, down + above) in atlas.maps for right in (-1, 0, 1) for above in (-1, 0, 1))


def _candidate(atlas: Atlas, number: int, aim: Cell, chance: random.Random) -> CellCandidate:
    wanted = {axis.name: chance.uniform(*axis.range_of(cell)) for axis, cell in zip(atlas.axes, aim, strict=True)}
    axes = atlas.across.name, atlas.down.name
    settings = replace(atlas.settings, fairness=100.0)
    is_drawn = chance.random() < (DRAWN_AGAIN if aim in atlas.maps else DRAWN)
    if is_drawn or not atlas.maps:
        return CellCandidate(number, axes, wanted, aimed_settings(settings, wanted, chance))
    nearest = sorted(atlas.maps, key=partial(_steps_between, aim))
    return CellCandidate(number, axes, wanted, settings, atlas.maps[chance.choice(nearest[:NEAREST])])


def _steps_between(one: Cell, other: Cell) -> tuple[int, Cell]:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])), other


# Settings for a cell


def aimed_settings(
    settings: GeneratorSettings, wanted: Mapping[AxisName, float], chance: random.Random
) -> GeneratorSettings:
    """The settings by which maps come near to values on some axes; all else stays as it is."""
    aimed = replace(settings, shares=_aimed_shares(settings.shares, wanted))
    if AxisName.SIZE in wanted:
        aimed = replace(aimed, tiles=round(wanted[AxisName.SIZE]))
    if AxisName.ISLANDS in wanted:
        aimed = replace(aimed, islands=max(1, round(wanted[AxisName.ISLANDS])))
    if AxisName.RIVERS in wanted:
        length = chance.randint(*RIVER_LENGTHS)
        tiles = wanted[AxisName.RIVERS] / 100 * (aimed.wanted_tiles - sea_wanted(aimed))
        aimed = replace(aimed, rivers=min(MOST_RIVERS, round(tiles / length)), river_length=length)
    if AxisName.CONTACT in wanted:
        apart = min(MOST_HOME_DISTANCE, int(wanted[AxisName.CONTACT] * chance.uniform(0.5, 1)))
        aimed = replace(aimed, home_distance=max(1, apart))
    if AxisName.SYMMETRY in wanted and chance.uniform(0, 100) < wanted[AxisName.SYMMETRY]:
        aimed = replace(aimed, symmetry=chance.choice(list(Symmetry)))
    return aimed


def _aimed_shares(shares: TerrainShares, wanted: Mapping[AxisName, float]) -> TerrainShares:
    """The shares of the terrains, of which those that an axis is about are as it wants them."""
    parts = {terrain: FINER * float(shares.of(terrain)) for terrain in Terrain}
    if AxisName.WEALTH in wanted:
        good = sum(parts[terrain] for terrain in GOOD_LANDS) or 1.0
        wished = min(0.9, wanted[AxisName.WEALTH] / LAND_NEAR) * FINER * shares.land
        others = max(1.0, FINER * shares.land - good)
        for terrain in LANDS:
            is_good = terrain in GOOD_LANDS
            parts[terrain] *= wished / good if is_good else (FINER * shares.land - wished) / others
    for name, terrain in ((AxisName.DESERT, Terrain.DESERT), (AxisName.SEA, Terrain.SEA)):
        if name in wanted:
            among = set(Terrain) if name is AxisName.SEA else set(LANDS)
            others = sum(parts[each] for each in among - {terrain})
            part = min(0.95, wanted[name] / 100)
            parts[terrain] = others * part / (1 - part)
    return TerrainShares(**{terrain.value: round(part) for terrain, part in parts.items()})


# Maps


def atlas_map(candidate: CellCandidate) -> AtlasMap | None:
    """Make and judge a map; None where there is none that is valid and keeps to the settings."""
    scenario = _drawn(candidate) if candidate.parent is None else _changed(candidate, candidate.parent)
    if scenario is None or any(each.severity < Severity.ADVICE for each in check(scenario)):
        return None
    return judged(candidate.number, _in_order(scenario), candidate.axes, candidate.settings.looks)


def _in_order(scenario: Scenario) -> Scenario:
    """The map as it comes out of a file, so that to go on with it is the same before and after."""
    ordered = canonical(scenario)
    return replace(ordered, tiles=dict(sorted(ordered.tiles.items())), homes=dict(sorted(ordered.homes.items())))


def judged(number: int, scenario: Scenario, axes: tuple[AxisName, AxisName], weights: LookWeights) -> AtlasMap:
    """A map with its values on both axes, its fairness, and its looks by these weights."""
    facts = analyse(scenario)
    across, down = (measured(name, scenario, facts) for name in axes)
    expectation = expected(facts)
    fairness = 0.0 if expectation is None else expectation.fairness
    return AtlasMap(number, scenario, (across, down), fairness, map_looks(scenario).score(weights))


def _drawn(candidate: CellCandidate) -> Scenario | None:
    """A map by the settings of a candidate; where contact matters, its homes are chosen anew for that."""
    settings = candidate.settings
    try:
        drawn = draw(settings, candidate.number)
    except GeneratorFault:
        return None
    if AxisName.CONTACT not in candidate.wanted:
        return drawn
    contact = measured(AxisName.CONTACT, drawn, analyse(drawn))
    courses = {AxisName.CONTACT: Course(contact, candidate.wanted[AxisName.CONTACT])}
    return _balanced(changed(drawn, courses, _chance(candidate)), candidate)


def _changed(candidate: CellCandidate, parent: AtlasMap) -> Scenario | None:
    """Change the map that a candidate comes from."""
    values = zip(candidate.axes, parent.values, strict=True)
    courses = {name: Course(value, candidate.wanted[name]) for name, value in values}
    return _balanced(changed(parent.scenario, courses, _chance(candidate)), candidate)


def _chance(candidate: CellCandidate) -> random.Random:
    return random.Random(f"{candidate.settings.seed}/atlas/map/{candidate.number}")


def _balanced(scenario: Scenario, candidate: CellCandidate) -> Scenario | None:
    """A map after a short search for balance, whose homes stay; None if it does not keep to the settings."""
    if not _keeps_to_settings(scenario, candidate):
        return None
    symmetry = scenario.properties.symmetry
    frame = MapFrame(Scenario(scenario.properties), scenario.tiles, symmetry.motions)
    BalanceSearch(scenario, frame, candidate.settings, _chance(candidate)).settle(BALANCING)
    wished = candidate.settings.home_terrains
    return scenario if all(scenario.tiles[place].terrain in wished for place in scenario.homes) else None


def _keeps_to_settings(scenario: Scenario, candidate: CellCandidate) -> bool:
    """Whether a map has the islands and distances of homes that the settings name, unless an axis is about them."""
    settings, wanted = candidate.settings, candidate.wanted
    if AxisName.ISLANDS not in wanted and len(parts_of(scenario.land())) != settings.islands:
        return False
    apart = min(distance(one, other) for one, other in combinations(scenario.homes, 2))
    return AxisName.CONTACT in wanted or apart >= settings.home_distance
