"""The looks of maps: groups, coasts and rivers as people draw them."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean

import pytest

from rbdesigner.generating.generator_settings import GeneratorFault, GeneratorSettings
from rbdesigner.generating.map_generator import draw, generate
from rbdesigner.generating.map_looks import LookWeights, coast, grouping, inland_rivers, map_looks
from rbdesigner.hexes import ORIGIN, Hex, disk, neighbour, neighbours
from rbdesigner.tiles import Terrain, tile

pytestmark = pytest.mark.usefixtures("quick_generator")

DISK = list(disk(ORIGIN, 3))
CARELESS = LookWeights(0, 0, 0)


def test_lone_tiles_look_worse_than_groups_and_pasture_is_ground() -> None:
    ground = dict.fromkeys(DISK, Terrain.PASTURE)
    assert grouping(ground) == 1
    apart = ground | dict.fromkeys((Hex(-2, 0), Hex(2, 0), Hex(0, 2)), Terrain.WOODS)
    assert grouping(apart) == 0
    together = ground | dict.fromkeys((ORIGIN, *neighbours(ORIGIN)[:2]), Terrain.WOODS)
    assert grouping(together) == 1
    assert grouping(dict.fromkeys(DISK, Terrain.WOODS)) < 0.6  # nothing but woods is dull


def test_lone_bays_and_capes_are_spikes_and_a_straight_coast_has_none() -> None:
    seas = {place for place in DISK if place[1] > 0}
    assert coast(DISK, seas) == 1
    assert coast(DISK, set(DISK)) == coast(DISK, set()) == 1
    assert coast(DISK, {ORIGIN}) < 1
    assert coast(DISK, set(DISK) - {ORIGIN}) < 1


def test_rivers_beside_the_sea_look_worse_than_such_that_come_from_inland() -> None:
    tiles = dict.fromkeys(DISK, tile(Terrain.PASTURE))
    assert inland_rivers(tiles, set()) == 1
    river = tiles | {ORIGIN: tile(Terrain.PASTURE, ((0, 3),))}
    assert inland_rivers(river, set()) == 1
    beside = set(neighbours(ORIGIN)) - {neighbour(ORIGIN, 0), neighbour(ORIGIN, 3)}
    assert inland_rivers(river, beside) == 0


def test_generated_maps_look_better_where_looks_count_and_are_as_fair() -> None:
    settings = GeneratorSettings(players=2, tiles=36, seed=5)
    made = [generate(settings, number) for number in (1, 2)]
    before = [map_looks(draw(replace(settings, looks=CARELESS), each.number)) for each in made]
    after = [map_looks(each.scenario) for each in made]
    assert [each.looks for each in made] == [each.score(settings.looks) for each in after]
    assert mean(each.groups for each in after) > mean(each.groups for each in before) + 0.15
    assert mean(each.coast for each in after) > mean(each.coast for each in before)
    assert all((each.fairness or 0) >= settings.fairness for each in made)


def test_only_what_has_a_weight_counts_and_weights_below_nothing_are_refused() -> None:
    looks = map_looks(draw(GeneratorSettings(seed=5), 1))
    assert looks.score(LookWeights(1, 0, 0)) == 100 * looks.groups
    assert looks.score(CARELESS) == 100
    with pytest.raises(GeneratorFault, match="the weights of looks are numbers from 0 on"):
        generate(GeneratorSettings(looks=LookWeights(coast=-1)))
