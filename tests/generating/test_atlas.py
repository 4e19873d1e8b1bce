"""Atlases: cells, what is kept of them, and that a run is the same however it is done."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import pytest

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.checks import Severity, check
from rbdesigner.generating import atlas_files
from rbdesigner.generating.atlas import Atlas, AtlasMap, refuse_atlas
from rbdesigner.generating.atlas_axes import Axis, AxisName, Cell, measured, usual_axis
from rbdesigner.generating.atlas_candidates import aimed_settings, next_candidates
from rbdesigner.generating.atlas_job import AtlasStart, atlas_rounds, fill_atlas
from rbdesigner.generating.generator_settings import GeneratorFault, GeneratorSettings, sea_wanted
from rbdesigner.generating.map_changes import Course, changed
from rbdesigner.generating.map_generator import generate
from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import UNLIMITED, Terrain, tile
from rbdesigner.work.worker_pool import WorkRightHere, workers

pytestmark = pytest.mark.usefixtures("quick_generator")

SMALL = GeneratorSettings(players=2, tiles=22, rivers=1, home_distance=2, seed=4)
SEA, SIZE = Axis(AxisName.SEA, 10, 50, 4), Axis(AxisName.SIZE, 18, 26, 3)


def empty() -> Atlas:
    return Atlas(SMALL, SEA, SIZE)


class Round(NamedTuple):
    """The atlas after a round, and the maps that the round brought."""

    atlas: Atlas
    better: Mapping[Cell, AtlasMap]


@cache
def some_rounds() -> list[Round]:
    """The first rounds of an atlas, which all tests read."""
    atlas = empty()
    rounds = islice(atlas_rounds(atlas, WorkRightHere()), 3)
    return [Round(deepcopy(atlas), done.better) for done in rounds]


def filled(rounds: int) -> Atlas:
    return deepcopy(some_rounds()[rounds - 1].atlas)


def some_map(values: tuple[float, float], fairness: float, looks: float = 50) -> AtlasMap:
    return AtlasMap(1, Scenario(), values, fairness, looks)


# Axes


def test_cells_part_an_axis_and_its_ends_belong_to_it() -> None:
    assert [SEA.cell(value) for value in (9.9, 10, 19.9, 20, 49.9, 50, 50.1)] == [None, 0, 0, 1, 3, 3, None]
    assert [SEA.range_of(cell) for cell in (0, 3)] == [(10, 20), (40, 50)]


def test_whole_numbers_are_parted_into_no_more_cells_than_numbers() -> None:
    islands = Axis(AxisName.ISLANDS, 1, 4, 10)
    assert islands.cells == 4
    assert [islands.cell(number) for number in range(6)] == [None, 0, 1, 2, 3, None]
    assert [islands.range_of(cell) for cell in range(4)] == [(number, number) for number in (1, 2, 3, 4)]
    assert [SIZE.range_of(cell) for cell in range(3)] == [(18, 20), (21, 23), (24, 26)]
    assert all(SIZE.cell(tiles) == cell for cell in range(3) for tiles in map(int, SIZE.range_of(cell)))


def test_maps_are_measured_by_what_lies_on_them() -> None:
    scenario = files.load(folder("scenarios") / "gold-isle.rbmap")
    facts = analyse(scenario)
    values = {name: measured(name, scenario, facts) for name in AxisName}
    land = [each for each in scenario.tiles.values() if not each.is_sea]
    assert values[AxisName.SIZE] == len(scenario.tiles)
    assert values[AxisName.SEA] == pytest.approx(100 * (1 - len(land) / len(scenario.tiles)))
    assert values[AxisName.DESERT] == 100 * sum(each.terrain is Terrain.DESERT for each in land) / len(land)
    assert values[AxisName.RIVERS] == 100 * sum(bool(each.rivers) for each in land) / len(land)
    assert values[AxisName.SYMMETRY] == 100
    assert all(usual_axis(name, GeneratorSettings(players=3, tiles=45)).least <= 100 for name in AxisName)


def test_symmetry_falls_with_every_tile_that_is_unlike_its_image() -> None:
    tiles = dict.fromkeys(disk(ORIGIN, 2), tile(Terrain.PASTURE))
    tiles[Hex(1, 0)] = tiles[Hex(0, 2)] = tile(Terrain.WOODS)
    value = measured(AxisName.SYMMETRY, Scenario(tiles=tiles), analyse(Scenario(tiles=tiles)))
    assert 100 * (1 - 2 / 19) <= value < 100


def test_settings_are_aimed_at_the_middle_of_what_is_wanted_and_else_stay() -> None:
    chance = random.Random(1)
    for percent in (10, 30, 50):
        settings = aimed_settings(SMALL, {AxisName.SEA: percent, AxisName.SIZE: 60}, chance)
        assert (settings.tiles, settings.rivers, settings.islands) == (60, SMALL.rivers, 1)
        assert sea_wanted(settings) == pytest.approx(0.6 * percent, abs=1)


# The atlas


def test_a_cell_keeps_the_fairest_map_and_of_two_as_fair_the_better_looking_one() -> None:
    atlas = empty()
    worse, better = some_map((12, 18), 80), some_map((19, 20), 90)
    assert atlas.better([better, worse]) == {(0, 0): better}
    atlas.maps = {(0, 0): better}
    assert atlas.better([worse, some_map((12, 18), 90)]) == {}
    prettier = some_map((12, 18), 90, 60)
    assert atlas.better([prettier, some_map((5, 18), 100)]) == {(0, 0): prettier}


def test_a_round_fills_cells_with_valid_maps_that_belong_there() -> None:
    atlas = filled(3)
    assert len(atlas.maps) >= 6
    for cell, each in atlas.maps.items():
        facts = analyse(each.scenario)
        assert atlas.cell([measured(axis.name, each.scenario, facts) for axis in atlas.axes]) == cell
        assert all(problem.severity is Severity.ADVICE for problem in check(each.scenario))
        assert len(each.scenario.homes) == 2
    assert sum(atlas.idle.values()) <= 3 * 16
    assert any(candidate.parent is not None for candidate in next_candidates(atlas)[1])


def test_cells_only_get_better() -> None:
    before = empty()
    for atlas, better in some_rounds():
        assert all(atlas.maps[cell].quality >= each.quality for cell, each in better.items())
        assert all(atlas.maps[cell].quality >= each.quality for cell, each in before.maps.items())
        before = atlas


def test_a_run_is_the_same_with_any_number_of_processes() -> None:
    with workers(2) as executor:
        atlas = empty()
        for _ in islice(atlas_rounds(atlas, executor), 2):  # of which the second has changes of maps
            pass
    assert atlas == filled(2)


def test_an_atlas_that_is_opened_again_goes_on_as_if_it_had_never_been_closed(tmp_path: Path) -> None:
    whole, half, path = filled(3), filled(2), tmp_path / "some.rbatlas"
    atlas_files.save(half, path)
    again = atlas_files.load(path)
    assert again == half
    for _ in islice(atlas_rounds(again, WorkRightHere()), 1):
        pass
    assert again == whole
    assert atlas_files.dumps(again) == atlas_files.dumps(whole)


def test_all_settings_come_back(tmp_path: Path) -> None:
    places = frozenset(disk(ORIGIN, 3))
    settings = GeneratorSettings(
        players=3, places=places, symmetry=Symmetry.THIRD_TURNS, properties=Properties(box=UNLIMITED), fairness=91.5
    )
    atlas = Atlas(settings, SEA, Axis(AxisName.GOODS, 0.5, 2.5, 7))
    assert atlas_files.loads(atlas_files.dumps(atlas)) == atlas


@pytest.mark.parametrize(
    ("member", "value", "said"),
    [
        ("axes", [{"name": "mud", "least": 0, "most": 1, "cells": 2}] * 2, "/axes/0/name: axis 'mud' is not one of"),
        ("axes", [{"name": "sea", "least": 0, "most": 1, "cells": 2}] * 2, "/axes: the two axes of an atlas are"),
        ("maps", [{"number": 1}], "/maps/0"),
        ("maps", [{"number": 1, "scenario": {"format": "other"}}], "/maps/0/scenario/format: "),
        ("rounds", -1, "/rounds: has to be at least 0"),
    ],
)
def test_a_file_that_is_no_atlas_is_refused_with_the_place(member: str, value: object, said: str) -> None:
    data = json.loads(atlas_files.dumps(empty())) | {member: value}
    with pytest.raises(ScenarioError) as refused:
        atlas_files.from_json(data, "some.rbatlas")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("atlas", "said"),
    [
        (Atlas(GeneratorSettings(players=1), SEA, SIZE), "two players or more"),
        (Atlas(SMALL, SEA, SEA), "not the same"),
        (Atlas(SMALL, SEA, Axis(AxisName.GOODS, 3, 3)), "goods goes from 3 to more than that, not to 3"),
        (Atlas(SMALL, SEA, Axis(AxisName.GOODS, 1, 3, 21)), "an axis has 1 to 20 cells, not 21"),
        (Atlas(GeneratorSettings(2, places=frozenset(disk(ORIGIN, 3))), SEA, SIZE), "all have its size"),
    ],
)
def test_an_atlas_that_can_get_no_maps_is_refused(atlas: Atlas, said: str) -> None:
    with pytest.raises(GeneratorFault, match=said):
        refuse_atlas(atlas)
    with pytest.raises(GeneratorFault, match=said):
        next(iter(fill_atlas(AtlasStart(atlas))))


# Changes


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        (AxisName.SEA, 45),
        (AxisName.SEA, 10),
        (AxisName.DESERT, 30),
        (AxisName.SIZE, 66),
        (AxisName.SIZE, 50),
        (AxisName.RIVERS, 0),
        (AxisName.CONTACT, 2),
        (AxisName.CONTACT, 6),
        (AxisName.WEALTH, 12),
        (AxisName.WEALTH, 2),
    ],
)
def test_changes_lead_towards_what_is_wanted(name: AxisName, wanted: float) -> None:
    drawn = files.load(folder("scenarios") / "crossroads.rbmap")
    scenario = Scenario(tiles=drawn.tiles, homes=drawn.homes)
    before = measured(name, scenario, analyse(scenario))
    tries = [changed(scenario, {name: Course(before, wanted)}, random.Random(seed)) for seed in range(8)]
    values = [measured(name, each, analyse(each)) for each in tries]
    assert abs(sum(values) / len(values) - wanted) < abs(before - wanted)
    assert all(len(each.homes) == len(scenario.homes) for each in tries)


def test_a_symmetric_map_stays_symmetric_unless_the_axis_is_about_it() -> None:
    made = generate(GeneratorSettings(players=2, tiles=30, rivers=1, seed=3, symmetry=Symmetry.HALF_TURN)).scenario
    for seed in range(6):
        courses = {AxisName.SEA: Course(30, 40), AxisName.DESERT: Course(10, 20)}
        other = changed(made, courses, random.Random(seed))
        assert other != made
        assert analyse(other).symmetry.group is Symmetry.HALF_TURN
    broken = changed(made, {AxisName.SYMMETRY: Course(100, 60)}, random.Random(1))
    assert measured(AxisName.SYMMETRY, broken, analyse(broken)) < 90
    assert broken.properties.symmetry.group is Symmetry.NONE
