"""Why a home, a piece, a road or a wall cannot be put somewhere, asked before it is."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given

from rbdesigner.checks import home_fault, home_faults, piece_fault, road_fault, wall_fault
from rbdesigner.hexes import Hex, border_key, edge_key
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Transporter, Wall
from tests.checks import maps
from tests.checks.maps import found, having, map_of

AT, NORTH, SOUTH = Hex(0, 0), Hex(0, -1), Hex(0, 1)
LINE = {(q, 0): "woods" for q in range(6)}


def refused(scenario: Scenario, piece: Piece, place: Hex = AT) -> str | None:
    fault = piece_fault(scenario, place, piece)
    return fault.code if fault else None


@pytest.mark.rule("S2")
def test_no_home_may_stand_beside_another_nor_at_sea() -> None:
    scenario = map_of({**LINE, (5, 0): "sea"}, homes={(1, 0): Home()})
    assert home_faults(scenario) == {Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(5, 0)}


@given(maps.scenarios())
def test_the_forbidden_places_are_those_where_a_home_is_refused(scenario: Scenario) -> None:
    forbidden = {place for place in scenario.tiles if place in scenario.homes or home_fault(scenario, place)}
    assert home_faults(scenario) == forbidden


@pytest.mark.rule("S2", "Z7")
def test_a_huge_distance_forbids_the_whole_map_and_takes_no_time() -> None:
    scenario = map_of(LINE, having(options=Options(home_distance=10**9)), homes={(1, 0): Home()})
    assert home_faults(scenario) == set(scenario.tiles)


@pytest.mark.rule("S2")
def test_a_home_that_is_moved_does_not_stand_in_its_own_way() -> None:
    scenario = map_of(LINE, homes={(1, 0): Home()})
    assert home_fault(scenario, Hex(1, 0)) is None


@pytest.mark.rule("K3")
def test_a_second_building_is_refused() -> None:
    scenario = map_of({AT: "pasture"})
    assert refused(scenario, Building(BuildingKind.MINT)) is None
    scenario.pieces[AT] = (Building(BuildingKind.SAWMILL),)
    assert refused(scenario, Building(BuildingKind.MINT)) == "two-buildings"
    assert refused(scenario, Goods(Good.CLAY)) is None


def test_what_stands_wrong_already_refuses_nothing_else() -> None:
    scenario = map_of(
        {AT: "sea"}, pieces={AT: (Building(BuildingKind.SAWMILL), Transporter(TransporterKind.DONKEY, 1))}
    )
    assert refused(scenario, Transporter(TransporterKind.RAFT, 1)) is None
    assert refused(scenario, Transporter(TransporterKind.DONKEY, 1)) == "land-transporter-in-water"


@pytest.mark.rule("B7")
def test_goods_at_sea_need_an_oil_rig() -> None:
    scenario = map_of({AT: "sea"}, pieces={AT: (Goods(Good.CLAY),)})
    assert refused(scenario, Goods(Good.CLAY)) == "goods-at-sea"
    scenario.pieces[AT] = (Building(BuildingKind.OIL_RIG),)
    assert refused(scenario, Goods(Good.CLAY)) is None


@pytest.mark.rule("K10")
def test_a_junction_takes_two_bridges_and_no_third() -> None:
    scenario = map_of({AT: "pasture 0-2-4"})
    for edge in (0, 2):
        assert refused(scenario, Bridge(edge)) is None
        scenario.pieces[AT] = (*scenario.pieces.get(AT, ()), Bridge(edge))
    assert refused(scenario, Bridge(4)) == "bridge-too-many"
    assert refused(scenario, Bridge(1)) == "bridge-without-river"


@pytest.mark.rule("K10")
@pytest.mark.parametrize("edges", list(permutations((0, 2, 4))))
def test_a_third_bridge_at_a_junction_is_one_too_many_in_whatever_order_they_stand(edges: tuple[int, ...]) -> None:
    scenario = map_of({(0, 0): "woods 0-2-4"}, pieces={(0, 0): tuple(map(Bridge, edges))})
    assert len(found(scenario, "bridge-too-many")) == 1


@pytest.mark.rule("K8")
def test_a_road_runs_from_land_to_land() -> None:
    scenario = map_of({AT: "woods", NORTH: "desert", SOUTH: "sea"})
    assert road_fault(scenario, border_key(AT, 0)) is None
    codes = [fault and fault.code for fault in (road_fault(scenario, border_key(AT, half)) for half in (6, 2))]
    assert codes == ["road-into-sea", "road-off-map"]


@pytest.mark.rule("K11")
def test_a_wall_needs_land_on_one_side_and_tiles_on_both() -> None:
    scenario = map_of({AT: "sea", NORTH: "sea", SOUTH: "rock"})
    faults = [wall_fault(scenario, edge_key(AT, edge), Wall()) for edge in (3, 0, 1)]
    assert [fault and fault.code for fault in faults] == [None, "wall-at-sea", "wall-off-map"]
    assert not any(fault.fixes for fault in faults if fault), "a wall that is not there cannot be removed"
