"""New maps in a shape."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rbdesigner.checks import Severity, check
from rbdesigner.checks.components import Components
from rbdesigner.hexes import ORIGIN, Orientation, disk
from rbdesigner.scenario.map_shapes import MapPlan, MapShape, planned, symmetries_of
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import UNLIMITED, Terrain
from tests.checks.maps import having


def counts(scenario: Scenario) -> dict[bool, int]:
    return Counter(tile.is_sea for tile in scenario.tiles.values())


def test_a_hexagon_with_and_without_a_coast() -> None:
    assert planned(Properties(), MapPlan()).tiles == {}
    bare = planned(Properties(), MapPlan(MapShape.HEXAGON, 2, terrain=Terrain.WOODS, coast=False))
    assert set(bare.tiles) == set(disk(ORIGIN, 2))
    assert {tile.terrain for tile in bare.tiles.values()} == {Terrain.WOODS}
    with_coast = planned(Properties(), MapPlan(MapShape.HEXAGON, 2))
    assert set(with_coast.tiles) == set(disk(ORIGIN, 3)) and counts(with_coast) == {False: 19, True: 18}


@pytest.mark.parametrize("orientation", Orientation)
def test_a_rectangle_has_its_columns_and_rows(orientation: Orientation) -> None:
    scenario = planned(having(orientation=orientation), MapPlan(MapShape.RECTANGLE, 5, 4, coast=False))
    assert len(scenario.tiles) == 20 and ORIGIN in scenario.tiles


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("size", [1, 2])
def test_each_player_has_an_island(players: int, size: int) -> None:
    properties = having(players=Players(1, players), box=UNLIMITED)
    scenario = planned(properties, MapPlan(MapShape.ISLANDS, size))
    assert counts(scenario)[False] == players * len(list(disk(ORIGIN, size)))
    assert sorted(home.player or 0 for home in scenario.homes.values()) == list(range(1, players + 1))
    land = {place: tile for place, tile in scenario.tiles.items() if not tile.is_sea}
    assert len(Components(land).all()) == players and len(Components(scenario.tiles).all()) == 1
    symmetric = [problem.code for problem in check(scenario)]
    assert "not-symmetrical" not in symmetric
    assert not [problem for problem in check(scenario) if problem.severity is Severity.ERROR]


@pytest.mark.parametrize("orientation", Orientation)
def test_a_symmetry_maps_its_shape_onto_itself_and_is_no_problem(orientation: Orientation) -> None:
    properties = having(orientation=orientation, box=UNLIMITED, players=Players(1, 3))
    shapes = [
        *(MapPlan(MapShape.RECTANGLE, columns, rows) for columns in (4, 5) for rows in (3, 4)),
        MapPlan(MapShape.HEXAGON, 2),
        MapPlan(MapShape.ISLANDS, 1),
    ]
    for plan in shapes:
        offered = symmetries_of(planned(properties, plan))
        assert Symmetry.NONE in offered
        for symmetry in offered:
            scenario = planned(properties, replace(plan, symmetry=symmetry))
            chosen = scenario.properties.symmetry
            assert chosen.group is symmetry
            for motion in chosen.motions:
                assert {motion.hex(place) for place in scenario.tiles} == scenario.tiles.keys(), (plan, symmetry)


def test_shapes_have_the_symmetries_that_one_sees() -> None:
    hexagon = symmetries_of(planned(Properties(), MapPlan(MapShape.HEXAGON, 3)))
    assert hexagon == list(Symmetry)
    assert symmetries_of(planned(Properties(), MapPlan())) == list(Symmetry), "whatever is drawn on an empty map"
    odd = symmetries_of(planned(Properties(), MapPlan(MapShape.RECTANGLE, 7, 5)))
    assert odd == [Symmetry.NONE, Symmetry.MIRROR_0]
    even = symmetries_of(planned(Properties(), MapPlan(MapShape.RECTANGLE, 8, 5)))
    assert even == [Symmetry.NONE, Symmetry.HALF_TURN]
    three = having(players=Players(3, 3), box=UNLIMITED)
    islands = symmetries_of(planned(three, MapPlan(MapShape.ISLANDS, 1)))
    assert {Symmetry.THIRD_TURNS, Symmetry.THREE_MIRRORS_0} <= set(islands)
    assert Symmetry.SIXTH_TURNS not in islands


def test_islands_are_painted_as_is_usual_for_them_unless_told_otherwise() -> None:
    three = having(players=Players(3, 3), box=UNLIMITED)
    usual = planned(three, MapPlan(MapShape.ISLANDS, 1))
    assert usual.properties.symmetry.group is Symmetry.THIRD_TURNS
    without = planned(three, MapPlan(MapShape.ISLANDS, 1, symmetry=Symmetry.NONE))
    assert without.properties.symmetry.group is Symmetry.NONE and without.tiles == usual.tiles
