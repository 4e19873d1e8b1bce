"""Roads and bridges."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import BuildBridge, BuildRoad
from rbdesigner.engine.core.codes import STONE
from rbdesigner.engine.core.events import BridgeBuilt, RoadBuilt, Used
from rbdesigner.engine.core.state import Phase
from rbdesigner.rules.options import Options
from tests.engine.small_game import SmallGame

SPLIT = "0,0 woods 0-3; 0,-1 sea; 0,1 pasture 0-3; 1,0 woods; -1,0 rock; 1,-1 desert"
"""A tile 0,0 that a river divides into 0,0/0 in the west and 0,0/1 in the east, from the sea in the north to 0,1."""


def small(tiles: str = SPLIT, options: Options = Options()) -> SmallGame:  # noqa: B008  (frozen)
    return SmallGame(tiles, Phase.BUILDING, options=options)


# Roads


@pytest.mark.rule("K8")
def test_a_road_costs_a_stone_of_the_builders_tile_and_stands_but_once() -> None:
    w = small("0,0 woods; 1,0 rock")
    here, there = w.put("donkey", "0,0"), w.put("donkey", "1,0", stone=1)
    road = w.border("0,0", 4)
    assert w.refusal(BuildRoad(0, here, road)) == "goods-lacking"
    w.goods("0,0", stone=1)
    assert w.legal(BuildRoad) == [BuildRoad(0, here, road), BuildRoad(0, there, road)]
    assert w.do(BuildRoad(0, here, road)) == [Used(STONE, 1, w.spot("0,0"), "K8"), RoadBuilt(road)]
    assert w.state.roads[road]
    assert w.refusal(BuildRoad(0, there, road)) == "road-stands"


@pytest.mark.rule("K8")
@pytest.mark.parametrize(
    ("kind", "spot", "half_edges"),
    [
        ("donkey", "0,0/0", [6 + 1, 10]),
        ("donkey", "0,0/1", [2, 4, 6]),
        ("raft", "0,0~0", [2, 4, 6, 6 + 1, 10]),
        ("raft", "0,0@0", [6 + 1, 10]),
        ("raft", "0,0@1", [2, 4, 6]),
        ("raft", "0,-1", []),
    ],
)
def test_a_road_starts_where_one_stands_and_runs_along_one_bank(kind: str, spot: str, half_edges: list[int]) -> None:
    w = small()
    builder = w.put(kind, spot, stone=1)
    roads = {w.border("0,0", half_edge): half_edge for half_edge in (2, 4, 6, 7, 10)}
    listed = [action for action in w.legal(BuildRoad) if isinstance(action, BuildRoad)]
    assert sorted(roads[action.border] for action in listed) == half_edges
    for border, half_edge in roads.items():
        expected = "" if half_edge in half_edges else "builder-elsewhere"
        assert w.refusal(BuildRoad(0, builder, border)) == expected


@pytest.mark.rule("K8", "K9")
def test_over_a_bridge_roads_start_on_both_banks() -> None:
    w = small()
    donkey = w.put("donkey", "0,0/0", stone=1)
    w.bridge("0,0", 0)
    for half_edge in (2, 4, 6, 7, 10):
        assert w.refusal(BuildRoad(0, donkey, w.border("0,0", half_edge))) == ""


@pytest.mark.rule("K4", "S6")
def test_a_road_may_lead_through_deserts() -> None:
    w = small("0,0 desert; 1,0 desert")
    donkey = w.put("donkey", "0,0", stone=1)
    assert w.refusal(BuildRoad(0, donkey, w.border("0,0", 4))) == ""


@pytest.mark.rule("K8")
def test_a_road_may_cross_a_wall_whoever_owns_it() -> None:
    w = small("0,0 woods; 1,0 rock")
    w.wall("0,0", 2, player=2)
    donkey = w.put("donkey", "0,0", stone=1)
    assert w.refusal(BuildRoad(0, donkey, w.border("0,0", 4))) == ""


# Bridges


@pytest.mark.rule("K9", "K18")
@pytest.mark.parametrize(("kind", "spot"), [("donkey", "0,0/0"), ("donkey", "0,0/1"), ("raft", "0,0~0")])
def test_a_bridge_costs_a_stone_and_joins_both_sides_at_once(kind: str, spot: str) -> None:
    w = small()
    builder, site = w.put(kind, spot, stone=1), w.site("0,0", 0)
    w.goods("0,0/1", clay=1)
    west = w.spot("0,0/0")
    assert w.legal(BuildBridge) == [BuildBridge(0, builder, site)]
    assert w.do(BuildBridge(0, builder, site)) == [Used(STONE, 1, ~builder, "K9"), BridgeBuilt(site)]
    assert w.spot("0,0/1") == w.spot("0,0/0") == west
    assert w.state.amount(west, w.good("clay")) == 1
    w.goods_at(~builder, stone=1)
    assert w.refusal(BuildRoad(0, builder, w.border("0,0", 4))) == ""


@pytest.mark.rule("K9", "S4")
def test_a_home_across_the_river_lies_in_what_the_bridge_joins() -> None:
    w = small()
    far = max(("0,0/0", "0,0/1"), key=w.spot)
    w.home(far)
    w.bridge("0,0", 0)
    assert w.state.homes[0] == w.spot("0,0/0") == w.spot("0,0/1")


@pytest.mark.rule("K9")
def test_a_bridge_is_built_on_the_own_tile_for_a_stone() -> None:
    w = small()
    beside, there = w.put("donkey", "1,0", stone=1), w.put("donkey", "0,0/0")
    assert w.refusal(BuildBridge(0, beside, w.site("0,0", 0))) == "builder-elsewhere"
    assert w.refusal(BuildBridge(0, there, w.site("0,0", 0))) == "goods-lacking"


@pytest.mark.rule("K10")
def test_two_bridges_join_a_junction_and_a_third_is_refused() -> None:
    w = small("0,0 woods 0-2-4; 0,-1 sea; 1,0 sea; -1,1 sea")
    donkey = w.put("donkey", "0,0/1", stone=2)
    first, second, third = (w.site("0,0", edge) for edge in (0, 2, 4))
    assert w.refusal(BuildBridge(0, donkey, third)) == "builder-elsewhere"
    assert w.legal(BuildBridge) == [BuildBridge(0, donkey, first), BuildBridge(0, donkey, second)]
    w.do(BuildBridge(0, donkey, first))
    w.do(BuildBridge(0, donkey, second))
    assert w.spot("0,0/1") == w.spot("0,0/5") == w.spot("0,0/0")
    w.goods_at(~donkey, stone=1)
    assert w.refusal(BuildBridge(0, donkey, third)) == "joined-already"
    assert w.refusal(BuildBridge(0, donkey, first)) == "bridge-stands"


@pytest.mark.rule("K10")
def test_a_source_has_no_place_for_a_bridge() -> None:
    w = small("0,0 mountain 0; 0,-1 sea")
    w.put("donkey", "0,0", stone=1)
    assert w.state.topology.sites == ()
    assert w.legal(BuildBridge) == []


@pytest.mark.rule("K4", "Z7")
def test_no_bridge_in_a_desert_before_irrigation_unless_the_scenario_allows_it() -> None:
    tiles = "0,0 desert 0-3; 0,-1 sea; 0,1 sea"
    w, free = small(tiles), small(tiles, Options(bridges_in_deserts=True))
    for each in (w, free):
        each.put("donkey", "0,0/0", stone=1)
    bridge = BuildBridge(0, 0, w.site("0,0", 0))
    assert w.refusal(bridge) == "bridge-in-desert"
    assert free.refusal(bridge) == ""
    assert free.legal(BuildBridge) == [bridge]
    w.state.irrigated = True
    assert w.refusal(bridge) == ""
