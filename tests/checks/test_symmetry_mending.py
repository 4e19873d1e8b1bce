"""Maps made as symmetrical as they are meant to be, from one of their parts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.checks.symmetry_mending import is_mendable, map_parts, mending, unlike_places
from rbdesigner.hexes import ORIGIN, Hex, Orientation, disk
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.editing import lay
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Goods, Home
from rbdesigner.symmetry import SYMMETRY_GROUPS, Centre, MapSymmetry, Symmetry
from rbdesigner.tiles import Terrain, Tile, tile
from tests.random_maps import after, places, tiles
from tests.strategies import some

PASTURE, SEA = tile(Terrain.PASTURE), tile(Terrain.SEA)
GROUPS = [each for each in Symmetry if each is not Symmetry.NONE]


def island(group: Symmetry, orientation: Orientation = Orientation.FLAT) -> Scenario:
    symmetry = MapSymmetry(group, Centre.of_hex(ORIGIN))
    return Scenario(Properties(symmetry=symmetry, orientation=orientation), dict.fromkeys(disk(ORIGIN, 4), PASTURE))


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("group", GROUPS)
def test_each_part_holds_one_image_of_each_place(group: Symmetry, orientation: Orientation) -> None:
    scenario = island(group, orientation)
    motions = scenario.properties.symmetry.motions
    parts = map_parts(group, orientation)
    assert len(parts) == len(SYMMETRY_GROUPS[group])
    assert all(part.end == after.begin for part, after in zip(parts, [*parts[1:], parts[0]], strict=True))
    images = {motion.hex(Hex(3, -1)) for motion in motions}
    if len(images) == len(motions):
        assert {part.nearest(scenario, images) for part in parts} == images


def test_parts_are_named_by_the_clock() -> None:
    assert map_parts(Symmetry.MIRROR_0, Orientation.FLAT) == [(0, 6), (6, 0)]
    assert map_parts(Symmetry.HALF_TURN, Orientation.FLAT) == [(3, 9), (9, 3)]
    right, left = map_parts(Symmetry.MIRROR_0, Orientation.FLAT)
    scenario = island(Symmetry.MIRROR_0)
    assert right.nearest(scenario, [Hex(2, 0), Hex(-2, 2)]) == Hex(2, 0)
    assert left.nearest(scenario, [Hex(2, 0), Hex(-2, 2)]) == Hex(-2, 2)


def test_a_polder_stays_whichever_part_is_copied() -> None:
    scenario = island(Symmetry.HALF_TURN)
    place, image = Hex(2, 0), Hex(-2, 0)
    del scenario.tiles[place]
    scenario.foreign[place] = Foreign(ForeignTile.POLDER, 90)
    assert unlike_places(scenario) == {place, image}
    for part in map_parts(Symmetry.HALF_TURN, Orientation.FLAT):
        assert after(scenario, mending(scenario, {place, image}, part)).ground(place) is ForeignTile.POLDER
    del scenario.tiles[image]
    for part in map_parts(Symmetry.HALF_TURN, Orientation.FLAT):
        assert not mending(scenario, {place, image}, part)


@some(0.4)
@given(
    st.sampled_from(GROUPS), st.lists(st.tuples(places, tiles | st.none()), min_size=1, max_size=6), st.integers(0, 11)
)
def test_what_is_copied_from_a_part_makes_the_map_symmetrical(
    group: Symmetry, spoilt: list[tuple[Hex, Tile | None]], number: int
) -> None:
    scenario = island(group)
    motions = scenario.properties.symmetry.motions
    on_axis = {at for at, _ in spoilt if len({motion.hex(at) for motion in motions}) < len(motions)}
    scenario = after(scenario, lay(scenario, {at: laid for at, laid in spoilt if at not in on_axis}))
    parts = map_parts(group, scenario.orientation)
    part = parts[number % len(parts)]
    edit = mending(scenario, unlike_places(scenario), part)
    mended = after(scenario, edit)
    assert not unlike_places(mended)
    for at in scenario.laid | mended.laid:
        own = part.nearest(scenario, {motion.hex(at) for motion in motions})
        assert mended.tiles.get(own) == scenario.tiles.get(own), "the part itself stays as it is"
    assert after(mended, edit.inverse()) == scenario


def test_homes_and_goods_are_copied_and_those_of_others_go() -> None:
    scenario = island(Symmetry.HALF_TURN)
    scenario.homes = {Hex(0, -2): Home(player=1), Hex(1, 1): Home(player=2)}
    scenario.pieces = {Hex(0, -3): (Goods(Good.STONE, 2),)}
    _below, above = map_parts(Symmetry.HALF_TURN, scenario.orientation)
    mended = after(scenario, mending(scenario, unlike_places(scenario), above))
    assert {at: home.player for at, home in mended.homes.items()} == {Hex(0, -2): 1, Hex(0, 2): 2}
    assert mended.pieces.keys() == {Hex(0, -3), Hex(0, 3)}


def test_a_tile_that_is_its_own_image_stays() -> None:
    scenario = island(Symmetry.MIRROR_0)
    scenario.tiles[ORIGIN] = replace(PASTURE, rivers=((1, 2),))
    assert unlike_places(scenario) == {ORIGIN}
    parts = map_parts(Symmetry.MIRROR_0, scenario.orientation)
    assert not any(mending(scenario, {ORIGIN}, part) for part in parts)
    assert not is_mendable(scenario)
