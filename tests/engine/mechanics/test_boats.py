"""Boats at sea, in rivers and at docks."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Step
from tests.engine.moves import at, distances, go, hand_over, load, step, unload
from tests.engine.small_game import SmallGame

COAST = """
    0,0 sea; 1,0 sea; 2,0 sea; 3,0 sea; 4,0 sea; 5,0 sea
    -1,0 pasture
    1,-1 woods; 3,-1 rock
    2,-1 pasture 0-3; 2,-2 woods 0-3; 2,-3 mountain 3
    4,1 pasture
"""
"""Sea from west to east with land in the west, a river from the north into its third tile and land in the south-east.

On the tile of the mouth region 1 lies in the east and region 0 in the west; 2,-1@6 and 2,-1@7 are their docks there.
"""
MOUTH = "2,-1~0"


# Steps


@pytest.mark.rule("B1")
@pytest.mark.parametrize(("kind", "points"), [("raft", 3), ("rowboat", 4), ("steamer", 6)])
def test_a_boat_goes_as_far_as_it_has_points(kind: str, points: int) -> None:
    small = SmallGame(COAST)
    boat = small.put(kind, "0,0")
    way = ["1,0", "2,0", "3,0", "4,0", "5,0", "4,0", "3,0"]
    go(small, boat, *way[:points])
    assert small.state.points_left(boat) == 0
    assert small.refusal(step(small, boat, way[points])) == "no-points"


@pytest.mark.rule("B1")
def test_every_step_costs_one_point() -> None:
    """Dock to sea, sea to sea, sea to mouth, along the river, river to sea, sea to dock."""
    small = SmallGame(COAST)
    boat = small.put("steamer", "1,-1@6")
    left = []
    for to in ("1,0", "2,0", MOUTH, "2,-2~0", MOUTH, "2,0"):
        go(small, boat, to)
        left.append(small.state.points_left(boat))
    assert left == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("B1")
@pytest.mark.parametrize("to", ["2,-1/0", "2,-2~0", "2,0", "-1,0", "1,-1@6"])
def test_boats_move_on_water_and_from_tile_to_tile(to: str) -> None:
    small = SmallGame(COAST)
    assert small.refusal(step(small, small.put("raft", "0,0"), to)) == "no-water"


@pytest.mark.rule("B1")
def test_a_source_can_be_sailed_to() -> None:
    small = SmallGame(COAST)
    go(small, small.put("raft", "2,-1~0"), "2,-2~0", "2,-3~3", "2,-2~0")


@pytest.mark.rule("B1")
def test_bridges_are_no_obstacle() -> None:
    small = SmallGame(COAST)
    small.bridge("2,-1", 0)
    go(small, small.put("raft", "2,0"), MOUTH, "2,-2~0")


# Docking


@pytest.mark.rule("B2")
def test_docking_costs_a_point_and_ends_the_move() -> None:
    small = SmallGame(COAST)
    boat = small.put("steamer", "0,0")
    go(small, boat, "-1,0@4")
    assert small.state.points_left(boat) == 0
    assert small.refusal(step(small, boat, "0,0")) == "has-docked"


@pytest.mark.rule("B2")
def test_docking_takes_a_point_that_is_left() -> None:
    small = SmallGame(COAST)
    boat = small.put("raft", "3,0")
    go(small, boat, "2,0", "1,0", "0,0")
    assert small.refusal(step(small, boat, "-1,0@4")) == "no-points"


@pytest.mark.rule("B2")
def test_a_docked_boat_still_loads() -> None:
    small = SmallGame(COAST)
    small.goods("-1,0", trunks=1)
    boat = small.put("raft", "0,0")
    go(small, boat, "-1,0@4")
    small.do(load(small, boat, "trunks", "-1,0"))
    assert small.amount(boat, "trunks") == 1


@pytest.mark.rule("B2")
def test_any_number_of_boats_lie_at_a_dock() -> None:
    small = SmallGame(COAST)
    for player in (2, 1):
        small.put("raft", "-1,0@4", player)
    go(small, small.put("raft", "0,0"), "-1,0@4")


@pytest.mark.rule("B3")
def test_at_a_river_mouth_a_boat_docks_on_one_bank() -> None:
    small = SmallGame(COAST)
    small.goods("2,-1/1", boards=1)
    small.goods("2,-1/0", trunks=1)
    for dock, near, far in (("2,-1@6", ("boards", "2,-1/1"), ("trunks", "2,-1/0")),
                            ("2,-1@7", ("trunks", "2,-1/0"), ("boards", "2,-1/1"))):  # fmt: skip
        boat = small.put("raft", "2,0")
        go(small, boat, dock)
        assert small.refusal(load(small, boat, *near)) == ""
        assert small.refusal(load(small, boat, *far)) == "out-of-reach"
    small.bridge("2,-1", 0)
    assert small.refusal(load(small, boat, "boards", "2,-1/0")) == ""


@pytest.mark.rule("B4")
@pytest.mark.parametrize("to", ["2,-1~0", "2,-1@7", "1,0", "3,-1@8"])
def test_a_docked_boat_leaves_only_to_its_sea(to: str) -> None:
    small = SmallGame(COAST)
    boat = small.put("steamer", "2,-1@6")
    assert small.legal(Step) == [step(small, boat, "2,0")]
    assert small.refusal(step(small, boat, to)) == "docked-leaves"


# Goods


@pytest.mark.rule("B5")
def test_a_boat_at_sea_reaches_no_land() -> None:
    small = SmallGame(COAST)
    small.goods("-1,0", trunks=1)
    assert small.refusal(load(small, small.put("raft", "0,0"), "trunks", "-1,0")) == "out-of-reach"


@pytest.mark.rule("B5", "B10")
def test_a_boat_in_a_river_reaches_both_banks_and_moves_on() -> None:
    small = SmallGame(COAST)
    small.goods("2,-1/1", boards=1)
    small.goods("2,-1/0", trunks=1)
    boat = small.put("raft", MOUTH)
    small.do(load(small, boat, "boards", "2,-1/1"), load(small, boat, "trunks", "2,-1/0"))
    go(small, boat, "2,-2~0")
    small.do(unload(small, boat, "trunks", "2,-2/1"))
    go(small, boat, MOUTH, "2,0")


@pytest.mark.rule("B6", "M11")
def test_boats_on_a_sea_tile_exchange_goods() -> None:
    small = SmallGame(COAST)
    first, second = small.put("raft", "0,0", trunks=1), small.put("raft", "1,0")
    go(small, first, "1,0")
    small.do(hand_over(small, first, second, "trunks"))
    assert small.refusal(step(small, second, "2,0")) == "good-moved"


@pytest.mark.rule("B7")
def test_goods_are_left_at_sea_only_on_an_oil_rig() -> None:
    small = SmallGame(COAST)
    small.build("oil rig", "1,0")
    boat = small.put("raft", "0,0", trunks=1)
    assert small.refusal(unload(small, boat, "trunks", "0,0")) == "goods-at-sea"
    go(small, boat, "1,0")
    small.do(unload(small, boat, "trunks", "1,0"))
    go(small, boat, "2,0")


@pytest.mark.rule("B9")
def test_from_the_river_to_a_dock_at_its_mouth_are_two_points() -> None:
    small = SmallGame(COAST)
    boat = small.put("raft", MOUTH)
    assert small.refusal(step(small, boat, "2,-1@6")) == "no-water"
    assert distances(small, boat)["2,-1@6"] == 2


# Walls


@pytest.mark.rule("B8", "M9")
@pytest.mark.parametrize(("owner", "code"), [(2, "walled"), (1, ""), (None, "")])
def test_a_wall_of_another_stops_docking_and_passing_along_a_river(owner: int | None, code: str) -> None:
    small = SmallGame(COAST)
    small.wall("2,-1", 3, player=owner)
    small.wall("2,-1", 0, player=owner)
    boat = small.put("raft", "2,0")
    for to in (MOUTH, "2,-1@6", "2,-1@7"):
        assert small.refusal(step(small, boat, to)) == code
    inland = small.put("raft", MOUTH)
    for to in ("2,0", "2,-2~0"):
        assert small.refusal(step(small, inland, to)) == code


# The rule book's example


@pytest.mark.rule("B1", "B2", "B4")
def test_example_the_coasts_that_a_docked_steamship_reaches() -> None:
    """One point to the open sea, five more to dock on any coast marked O; X is too far."""
    small = SmallGame(COAST)
    steamer = small.put("steamer", "-1,0@4")
    reached = distances(small, steamer)
    assert reached["0,0"] == 1
    assert reached["4,1@0"] == 6
    assert "4,1@2" not in reached
    assert [reached[dock] for dock in ("1,-1@6", "2,-1@6", "2,-1@7", "3,-1@8")] == [3, 4, 4, 4]


@pytest.mark.rule("B3", "B5")
def test_example_the_side_of_the_river_mouth() -> None:
    """It takes either the boards or the trunks; docking at B gives no access to the stones but over a bridge."""
    for dock, within in ("2,-1@6", "boards"), ("2,-1@7", "trunks"):
        small = SmallGame(COAST)
        places = {"boards": "2,-1/1", "trunks": "2,-1/0"}
        for good, place in places.items():
            small.goods(place, **{good: 1})
        steamer = small.put("steamer", "-1,0@4")
        go(small, steamer, "0,0", "1,0", "2,0", dock)
        allowed = [good for good, place in places.items() if not small.refusal(load(small, steamer, good, place))]
        assert allowed == [within]


@pytest.mark.rule("B5", "B7", "B10")
def test_example_up_and_down_the_river_past_the_rig_and_the_raft() -> None:
    """In the river it takes what it wants from both banks, and it passes rig and raft, without ending its turn."""
    small = SmallGame(COAST)
    small.goods("2,-1/1", boards=1, stone=1)
    small.goods("2,-1/0", trunks=1)
    small.build("oil rig", "1,0")
    small.goods("1,0", fuel=1)
    raft = small.put("raft", "2,0", clay=1)
    steamer = small.put("steamer", "-1,0@4", iron=1)
    go(small, steamer, "0,0", "1,0")
    small.do(load(small, steamer, "fuel", "1,0"), unload(small, steamer, "iron", "1,0"))
    go(small, steamer, "2,0")
    small.do(hand_over(small, raft, steamer, "clay"))
    go(small, steamer, MOUTH)
    for good, bank in ("boards", "2,-1/1"), ("stone", "2,-1/1"), ("trunks", "2,-1/0"):
        small.do(load(small, steamer, good, bank))
    small.do(unload(small, steamer, "clay", "2,-1/0"))
    go(small, steamer, "2,0", "2,-1@6")
    assert at(small, steamer) == "2,-1@6"
    assert small.state.loads[steamer] == 4
