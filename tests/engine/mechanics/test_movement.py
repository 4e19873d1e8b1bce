"""Steps on land: roads, donkeys, rivers, walls, and goods on the way."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Done, Step
from rbdesigner.engine.core.events import Stepped
from rbdesigner.engine.core.state import Phase
from tests.engine.moves import at, distances, go, hand_over, load, pave, step, unload
from tests.engine.small_game import SmallGame

PLAIN = "; ".join(f"{q},{r} pasture" for q in range(-1, 4) for r in range(-4, 2))
"""Land without rivers."""
RIVER = "0,0 pasture 0-3; 0,-1 mountain 3; 0,1 sea; 1,-1 woods; 1,0 woods; -1,0 rock; -1,1 rock; 1,-2 woods"
"""A river from north to south: of the pasture, region 1 lies in the east and region 0 in the west."""


# Points and roads


@pytest.mark.rule("M1", "M2")
@pytest.mark.parametrize(("kind", "steps"), [("donkey", 2), ("wagon", 3), ("truck", 4)])
def test_a_transporter_goes_as_far_on_roads_as_it_has_points(kind: str, steps: int) -> None:
    small = SmallGame("; ".join(f"0,{r} woods" for r in range(6)))
    way = [f"0,{r}" for r in range(6)]
    pave(small, *way)
    mover = small.put(kind, "0,0")
    go(small, mover, *way[1 : steps + 1])
    assert small.state.points_left(mover) == 0
    assert small.refusal(step(small, mover, way[steps + 1])) == "no-points"


@pytest.mark.rule("M1")
def test_a_transporter_may_stop_early_and_go_on_after_others() -> None:
    small = SmallGame(PLAIN)
    pave(small, "0,0", "0,-1", "0,-2", "0,-3")
    truck, wagon = small.put("truck", "0,0"), small.put("wagon", "0,0")
    go(small, truck, "0,-1")
    go(small, wagon, "0,-1")
    go(small, truck, "0,-2")
    assert (small.state.points_left(truck), small.state.points_left(wagon)) == (2, 2)


@pytest.mark.rule("M1")
def test_points_come_back_in_the_next_turn_only() -> None:
    small = SmallGame(PLAIN, players=1)
    donkey = small.put("donkey", "0,0")
    go(small, donkey, "1,0")
    small.do(Done(0))
    assert small.state.phase is Phase.BUILDING
    assert small.refusal(step(small, donkey, "0,0")) == "wrong-phase"
    small.do(Done(0), Done(0), Done(0))
    assert small.state.phase is Phase.MOVEMENT
    go(small, donkey, "0,0")


@pytest.mark.rule("M2")
@pytest.mark.parametrize("kind", ["wagon", "truck"])
def test_only_donkeys_leave_the_roads(kind: str) -> None:
    small = SmallGame(PLAIN)
    assert small.refusal(step(small, small.put(kind, "0,0"), "0,-1")) == "no-road"
    assert small.refusal(step(small, small.put("donkey", "0,0"), "0,-1")) == ""


@pytest.mark.rule("M3")
def test_a_step_without_a_road_is_the_only_one_of_a_donkey() -> None:
    small = SmallGame(PLAIN)
    pave(small, "0,-1", "0,-2")
    donkey = small.put("donkey", "0,0")
    go(small, donkey, "0,-1")
    assert small.refusal(step(small, donkey, "0,-2")) == "no-points"


@pytest.mark.rule("M3")
def test_a_donkey_does_not_mix_road_and_open_ground() -> None:
    small = SmallGame(PLAIN)
    pave(small, "0,0", "0,-1")
    donkey = small.put("donkey", "0,0")
    go(small, donkey, "0,-1")
    assert small.refusal(step(small, donkey, "0,-2")) == "off-road"
    go(small, donkey, "0,0")


@pytest.mark.rule("M4")
def test_a_road_leads_only_from_tile_to_tile() -> None:
    small = SmallGame(PLAIN)
    pave(small, "0,0", "0,-1", "0,-2")
    pave(small, "0,-3", "0,-4")
    truck = small.put("truck", "0,0")
    assert small.refusal(step(small, truck, "0,-2")) == "not-next"
    assert small.refusal(step(small, truck, "0,0")) == "not-next"
    assert "0,-3" not in distances(small, truck)


@pytest.mark.rule("M4", "K9")
def test_every_road_of_a_region_goes_on_in_every_other() -> None:
    small = SmallGame(PLAIN)
    pave(small, "0,0", "1,0")
    pave(small, "2,0", "1,0", "1,-1")
    assert distances(small, small.put("truck", "0,0")) == {"0,0": 0, "1,0": 1, "2,0": 2, "1,-1": 2}


@pytest.mark.rule("M5")
def test_going_back_and_forth_costs_points_and_nothing_else() -> None:
    small = SmallGame(PLAIN)
    pave(small, "0,0", "0,-1")
    wagon = small.put("wagon", "0,0")
    go(small, wagon, "0,-1", "0,0", "0,-1")
    assert small.refusal(step(small, wagon, "0,0")) == "no-points"


@pytest.mark.rule("M1")
def test_others_on_a_tile_and_its_terrain_hinder_nobody() -> None:
    small = SmallGame("0,0 pasture; 0,-1 desert; 0,-2 mountain")
    pave(small, "0,0", "0,-1", "0,-2")
    small.put("truck", "0,-1", player=2)
    go(small, small.put("wagon", "0,0"), "0,-1", "0,-2")


@pytest.mark.rule("T7", "T6")
def test_nobody_moves_what_is_not_theirs_or_before_their_part() -> None:
    small = SmallGame(PLAIN)
    theirs = small.put("donkey", "0,0", player=2)
    small.put("donkey", "0,0")
    assert small.refusal(Step(0, theirs, small.spot("0,-1"))) == "not-yours"
    assert small.refusal(step(small, theirs, "0,-1")) == "not-your-turn"


@pytest.mark.rule("M1")
def test_a_step_is_told() -> None:
    small = SmallGame(PLAIN)
    donkey = small.put("donkey", "0,0")
    assert small.do(step(small, donkey, "0,-1")) == [Stepped(donkey, small.spot("0,0"), small.spot("0,-1"), 0)]


# Rivers


@pytest.mark.rule("M6")
@pytest.mark.parametrize("to", ["0,0/0", "-1,0", "-1,1"])
def test_not_even_a_donkey_crosses_a_river(to: str) -> None:
    small = SmallGame(RIVER)
    assert small.refusal(step(small, small.put("donkey", "0,0/1"), to)) == "river-between"


@pytest.mark.rule("M6", "M7")
def test_a_bridge_makes_one_region_of_two() -> None:
    small = SmallGame(RIVER)
    small.bridge("0,0", 0)
    small.road("-1,0", 4)
    small.road("1,0", 10)
    donkey = small.put("donkey", "1,0")
    go(small, donkey, "0,0/0", "-1,0")


@pytest.mark.rule("M6")
def test_a_source_divides_nothing() -> None:
    small = SmallGame(RIVER)
    assert distances(small, small.put("donkey", "0,-1")) == {"0,-1": 0, "0,0/0": 1, "0,0/1": 1, "1,-1": 1, "-1,0": 1,
                                                             "1,-2": 1}  # fmt: skip


@pytest.mark.rule("M6")
def test_along_a_river_left_bank_leads_to_left_bank() -> None:
    small = SmallGame("0,0 pasture 0-3; 0,1 woods 0-3; 0,-1 mountain 3; 0,2 sea")
    donkey = small.put("donkey", "0,0/1")
    assert small.refusal(step(small, donkey, "0,1/0")) == "river-between"
    go(small, donkey, "0,1/1")


@pytest.mark.rule("M4", "M6")
def test_a_road_along_one_bank_serves_that_bank_only() -> None:
    small = SmallGame("0,0 pasture 0-3; 0,1 woods 0-3; 0,-1 mountain 3; 0,2 sea")
    small.road("0,0", 6)
    east, west = small.put("wagon", "0,0/1"), small.put("wagon", "0,0/0")
    go(small, east, "0,1/1")
    assert small.refusal(step(small, west, "0,1/0")) == "no-road"


@pytest.mark.rule("M4", "M7")
@pytest.mark.parametrize("half_edge", [6, 7])
def test_over_bridges_the_road_of_either_bank_serves(half_edge: int) -> None:
    small = SmallGame("0,0 pasture 0-3; 0,1 woods 0-3; 0,-1 mountain 3; 0,2 sea")
    small.road("0,0", half_edge)
    small.bridge("0,0", 0)
    small.bridge("0,1", 0)
    wagon = small.put("wagon", "0,0/0")
    assert small.legal(Step) == [step(small, wagon, "0,1/0")]
    go(small, wagon, "0,1/0")
    assert small.state.points_left(wagon) == 2


@pytest.mark.rule("M4", "M6")
@pytest.mark.parametrize("half_edge", [0, 1])
def test_a_source_enters_a_bridged_tile_by_the_road_of_either_bank(half_edge: int) -> None:
    small = SmallGame(RIVER)
    small.road("0,0", half_edge)
    small.bridge("0,0", 0)
    donkey = small.put("donkey", "0,-1")
    go(small, donkey, "0,0/0")
    assert small.state.points_left(donkey) == 1


@pytest.mark.rule("M8")
@pytest.mark.parametrize("to", ["0,1", "0,0~0", "0,0@6"])
def test_land_transporters_stay_on_land(to: str) -> None:
    small = SmallGame(RIVER)
    assert small.refusal(step(small, small.put("donkey", "0,0/1"), to)) == "land-only"


# Walls


@pytest.mark.rule("M9")
@pytest.mark.parametrize(("owner", "code"), [(2, "walled"), (1, ""), (None, "")])
def test_only_walls_of_others_stop(owner: int | None, code: str) -> None:
    small = SmallGame(PLAIN)
    pave(small, "0,0", "0,-1")
    small.wall("0,0", 0, player=owner)
    assert small.refusal(step(small, small.put("donkey", "0,0"), "0,-1")) == code
    assert small.refusal(step(small, small.put("wagon", "0,-1"), "0,0")) == code


# Goods on the way


@pytest.mark.rule("M10")
def test_goods_are_picked_up_and_put_down_on_every_tile_passed() -> None:
    small = SmallGame(PLAIN)
    pave(small, "0,0", "0,-1", "0,-2")
    small.goods("0,0", trunks=1)
    small.goods("0,-1", clay=1)
    donkey = small.put("donkey", "0,0")
    small.do(load(small, donkey, "trunks", "0,0"), step(small, donkey, "0,-1"), load(small, donkey, "clay", "0,-1"))
    small.do(
        unload(small, donkey, "trunks", "0,-1"), step(small, donkey, "0,-2"), unload(small, donkey, "clay", "0,-2")
    )
    assert (small.amount("0,-1", "trunks"), small.amount("0,-2", "clay")) == (1, 1)


@pytest.mark.rule("M10")
def test_a_transporter_that_cannot_go_on_still_loads() -> None:
    small = SmallGame(PLAIN)
    small.goods("0,-1", trunks=3)
    donkey = small.put("donkey", "0,0")
    go(small, donkey, "0,-1")
    small.do(load(small, donkey, "trunks", "0,-1"), load(small, donkey, "trunks", "0,-1"))
    assert small.refusal(load(small, donkey, "trunks", "0,-1")) == "no-room"


@pytest.mark.rule("M11")
def test_a_second_transporter_holds_moved_goods_but_does_not_move_with_them() -> None:
    small = SmallGame(PLAIN)
    first, second = small.put("donkey", "0,0", trunks=1), small.put("donkey", "0,-1")
    go(small, first, "0,-1")
    small.do(unload(small, first, "trunks", "0,-1"), load(small, second, "trunks", "0,-1"))
    assert small.refusal(step(small, second, "0,-2")) == "good-moved"
    small.do(unload(small, second, "trunks", "0,-1"), step(small, second, "0,-2"))


@pytest.mark.rule("M11")
def test_handing_over_does_not_free_moved_goods() -> None:
    small = SmallGame(PLAIN)
    first, second = small.put("donkey", "0,0", trunks=1), small.put("donkey", "0,-1")
    go(small, first, "0,-1")
    small.do(hand_over(small, first, second, "trunks"))
    assert small.refusal(step(small, second, "0,-2")) == "good-moved"


@pytest.mark.rule("M11")
def test_the_same_transporter_puts_goods_down_and_carries_them_on() -> None:
    small = SmallGame(PLAIN)
    pave(small, "0,0", "0,-1", "0,-2")
    donkey = small.put("donkey", "0,0", trunks=1)
    go(small, donkey, "0,-1")
    small.do(unload(small, donkey, "trunks", "0,-1"), load(small, donkey, "trunks", "0,-1"))
    go(small, donkey, "0,-2")
    assert small.amount(donkey, "trunks") == 1


@pytest.mark.rule("M11")
def test_goods_of_the_kind_that_nobody_has_moved_go_on() -> None:
    small = SmallGame(PLAIN)
    small.goods("0,-1", trunks=1)
    first, second = small.put("donkey", "0,0", trunks=1), small.put("donkey", "0,-1")
    go(small, first, "0,-1")
    small.do(unload(small, first, "trunks", "0,-1"), load(small, second, "trunks", "0,-1"))
    assert small.refusal(step(small, second, "0,-2")) == ""
    small.do(load(small, second, "trunks", "0,-1"))
    assert small.refusal(step(small, second, "0,-2")) == "good-moved"


@pytest.mark.rule("M11")
def test_another_player_moves_goods_on_in_the_same_phase() -> None:
    small = SmallGame(PLAIN)
    mine, theirs = small.put("donkey", "0,0", trunks=1), small.put("donkey", "0,-1", player=2)
    go(small, mine, "0,-1")
    small.do(unload(small, mine, "trunks", "0,-1"), Done(0))
    small.do(load(small, theirs, "trunks", "0,-1"), step(small, theirs, "0,-2"))
    assert (at(small, theirs), small.amount(theirs, "trunks")) == ("0,-2", 1)


@pytest.mark.rule("M12")
def test_on_one_tile_goods_pass_through_many_hands_and_count_as_unmoved() -> None:
    small = SmallGame(PLAIN)
    first, second, third = (small.put("donkey", "0,0") for _ in range(3))
    small.goods("0,0", trunks=1)
    small.do(load(small, first, "trunks", "0,0"), hand_over(small, first, second, "trunks"))
    small.do(unload(small, second, "trunks", "0,0"), load(small, third, "trunks", "0,0"), step(small, third, "0,-1"))
    assert small.amount(third, "trunks") == 1


# The rule book's examples


@pytest.mark.rule("M2", "M4", "M6")
def test_example_the_distances_from_a() -> None:
    """All numbered tiles are joined to A by roads; C only through B; D without a road; rivers block but at sources."""
    small = SmallGame(
        """
        0,0 pasture
        1,-1 woods
        1,0 rock
        -1,0 pasture
        0,1 mountain 2
        -1,2 woods
        1,1 woods 5-2
        1,2 rock
        2,1 sea
        """
    )
    a, b, c, d = "0,0", "1,-1", "1,0", "-1,0"
    pave(small, a, b, c, "1,1")
    pave(small, a, "0,1", "-1,2")
    small.road("1,1", 6)
    truck, donkey, beyond = small.put("truck", a), small.put("donkey", a), small.put("donkey", "1,1/0")
    near = {a: 0, b: 1, "0,1": 1, c: 2, "-1,2": 2, "1,1/0": 3}
    assert distances(small, truck) == near
    assert small.refusal(step(small, truck, c)) == "no-road"
    assert small.refusal(step(small, truck, d)) == "no-road"
    assert small.refusal(step(small, donkey, d)) == ""
    assert small.refusal(step(small, beyond, "1,2")) == "river-between"
    small.bridge("1,1", 5)
    assert distances(small, truck) == {**near, "1,2": 4}


@pytest.mark.rule("M1", "M4", "M5")
def test_example_three_routes_of_a_truck() -> None:
    """It drives up and down, in a circle, or four spaces straight on; not to X, to which no road leads."""
    pavement = [("0,0", "0,-1", "0,-2", "0,-3", "0,-4"), ("0,-1", "1,-1", "1,0", "0,0")]
    for route in (
        ("0,-1", "0,-2", "0,-1", "0,0"),
        ("0,-1", "1,-1", "1,0", "0,0"),
        ("0,-1", "0,-2", "0,-3", "0,-4"),
    ):
        small = SmallGame(PLAIN)
        for way in pavement:
            pave(small, *way)
        truck = small.put("truck", "0,0")
        assert "-1,0" not in distances(small, truck)
        go(small, truck, *route)
        assert small.legal(Step) == []


@pytest.mark.rule("M3")
def test_example_the_tiles_that_a_donkey_reaches() -> None:
    """Two steps over roads or one without: not a tile beyond, and none off the road after a step on it."""
    small = SmallGame(PLAIN)
    pave(small, "0,0", "0,-1", "0,-2", "0,-3")
    around = {"0,-1": 1, "1,-1": 1, "1,0": 1, "0,1": 1, "-1,1": 1, "-1,0": 1}
    assert distances(small, small.put("donkey", "0,0")) == {"0,0": 0, **around, "0,-2": 2}


@pytest.mark.rule("M10", "M11")
def test_example_donkey_and_wagon() -> None:
    """The donkey takes trunks out of its tile and returns with two stones; the wagon brings three stocks there and
    takes two trunks on, but none of the stones, which have been moved."""
    small = SmallGame(PLAIN)
    home, quarry, start, end = "1,-1", "2,-1", "0,0", "1,-2"
    pave(small, start, home, end)
    pave(small, home, quarry)
    small.goods(home, trunks=3)
    small.goods(quarry, stone=2)
    donkey, wagon = small.put("donkey", home), small.put("wagon", start, stock=3)
    small.do(load(small, donkey, "trunks", home), step(small, donkey, quarry), unload(small, donkey, "trunks", quarry))
    small.do(load(small, donkey, "stone", quarry), load(small, donkey, "stone", quarry), step(small, donkey, home))
    small.do(unload(small, donkey, "stone", home), unload(small, donkey, "stone", home))
    go(small, wagon, home)
    small.do(*[unload(small, wagon, "stock", home)] * 3, *[load(small, wagon, "trunks", home)] * 2)
    small.do(load(small, wagon, "stone", home))
    assert small.refusal(step(small, wagon, end)) == "good-moved"
    small.do(unload(small, wagon, "stone", home))
    go(small, wagon, end, home)
    assert small.state.points_left(wagon) == 0
    assert [small.amount(home, good) for good in ("stock", "stone", "trunks")] == [3, 2, 0]
    assert (small.amount(quarry, "trunks"), small.amount(wagon, "trunks")) == (1, 2)
