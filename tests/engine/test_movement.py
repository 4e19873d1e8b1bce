"""Steps on land: roads, donkeys, rivers, walls, and goods on the way."""

from __future__ import annotations

import pytest

from rbdesigner.engine.actions import Done, Step
from rbdesigner.engine.events import Stepped
from rbdesigner.engine.state import Phase
from tests.engine.moves import at, distances, go, hand_over, load, pave, step, unload
from tests.engine.world import World

PLAIN = "; ".join(f"{q},{r} pasture" for q in range(-1, 4) for r in range(-4, 2))
"""Land without rivers."""
RIVER = "0,0 pasture 0-3; 0,-1 mountain 3; 0,1 sea; 1,-1 woods; 1,0 woods; -1,0 rock; -1,1 rock; 1,-2 woods"
"""A river from north to south: of the pasture, region 1 lies in the east and region 0 in the west."""


# Points and roads


@pytest.mark.rule("M1", "M2")
@pytest.mark.parametrize(("kind", "steps"), [("donkey", 2), ("wagon", 3), ("truck", 4)])
def test_a_transporter_goes_as_far_on_roads_as_it_has_points(kind: str, steps: int) -> None:
    world = World("; ".join(f"0,{r} woods" for r in range(6)))
    way = [f"0,{r}" for r in range(6)]
    pave(world, *way)
    mover = world.put(kind, "0,0")
    go(world, mover, *way[1 : steps + 1])
    assert world.state.points_left(mover) == 0
    assert world.refusal(step(world, mover, way[steps + 1])) == "no-points"


@pytest.mark.rule("M1")
def test_a_transporter_may_stop_early_and_go_on_after_others() -> None:
    world = World(PLAIN)
    pave(world, "0,0", "0,-1", "0,-2", "0,-3")
    truck, wagon = world.put("truck", "0,0"), world.put("wagon", "0,0")
    go(world, truck, "0,-1")
    go(world, wagon, "0,-1")
    go(world, truck, "0,-2")
    assert (world.state.points_left(truck), world.state.points_left(wagon)) == (2, 2)


@pytest.mark.rule("M1")
def test_points_come_back_in_the_next_turn_only() -> None:
    world = World(PLAIN, players=1)
    donkey = world.put("donkey", "0,0")
    go(world, donkey, "1,0")
    world.do(Done(0))
    assert world.state.phase is Phase.BUILDING
    assert world.refusal(step(world, donkey, "0,0")) == "wrong-phase"
    world.do(Done(0), Done(0), Done(0))
    assert world.state.phase is Phase.MOVEMENT
    go(world, donkey, "0,0")


@pytest.mark.rule("M2")
@pytest.mark.parametrize("kind", ["wagon", "truck"])
def test_only_donkeys_leave_the_roads(kind: str) -> None:
    world = World(PLAIN)
    assert world.refusal(step(world, world.put(kind, "0,0"), "0,-1")) == "no-road"
    assert world.refusal(step(world, world.put("donkey", "0,0"), "0,-1")) == ""


@pytest.mark.rule("M3")
def test_a_step_without_a_road_is_the_only_one_of_a_donkey() -> None:
    world = World(PLAIN)
    pave(world, "0,-1", "0,-2")
    donkey = world.put("donkey", "0,0")
    go(world, donkey, "0,-1")
    assert world.refusal(step(world, donkey, "0,-2")) == "no-points"


@pytest.mark.rule("M3")
def test_a_donkey_does_not_mix_road_and_open_ground() -> None:
    world = World(PLAIN)
    pave(world, "0,0", "0,-1")
    donkey = world.put("donkey", "0,0")
    go(world, donkey, "0,-1")
    assert world.refusal(step(world, donkey, "0,-2")) == "off-road"
    go(world, donkey, "0,0")


@pytest.mark.rule("M4")
def test_a_road_leads_only_from_tile_to_tile() -> None:
    world = World(PLAIN)
    pave(world, "0,0", "0,-1", "0,-2")
    pave(world, "0,-3", "0,-4")
    truck = world.put("truck", "0,0")
    assert world.refusal(step(world, truck, "0,-2")) == "not-next"
    assert world.refusal(step(world, truck, "0,0")) == "not-next"
    assert "0,-3" not in distances(world, truck)


@pytest.mark.rule("M4", "K9")
def test_every_road_of_a_region_goes_on_in_every_other() -> None:
    world = World(PLAIN)
    pave(world, "0,0", "1,0")
    pave(world, "2,0", "1,0", "1,-1")
    assert distances(world, world.put("truck", "0,0")) == {"0,0": 0, "1,0": 1, "2,0": 2, "1,-1": 2}


@pytest.mark.rule("M5")
def test_going_back_and_forth_costs_points_and_nothing_else() -> None:
    world = World(PLAIN)
    pave(world, "0,0", "0,-1")
    wagon = world.put("wagon", "0,0")
    go(world, wagon, "0,-1", "0,0", "0,-1")
    assert world.refusal(step(world, wagon, "0,0")) == "no-points"


@pytest.mark.rule("M1")
def test_others_on_a_tile_and_its_terrain_hinder_nobody() -> None:
    world = World("0,0 pasture; 0,-1 desert; 0,-2 mountain")
    pave(world, "0,0", "0,-1", "0,-2")
    world.put("truck", "0,-1", player=2)
    go(world, world.put("wagon", "0,0"), "0,-1", "0,-2")


@pytest.mark.rule("T7", "T6")
def test_nobody_moves_what_is_not_theirs_or_before_their_part() -> None:
    world = World(PLAIN)
    theirs = world.put("donkey", "0,0", player=2)
    world.put("donkey", "0,0")
    assert world.refusal(Step(0, theirs, world.spot("0,-1"))) == "not-yours"
    assert world.refusal(step(world, theirs, "0,-1")) == "not-your-turn"


@pytest.mark.rule("M1")
def test_a_step_is_told() -> None:
    world = World(PLAIN)
    donkey = world.put("donkey", "0,0")
    assert world.do(step(world, donkey, "0,-1")) == [Stepped(donkey, world.spot("0,0"), world.spot("0,-1"), 0)]


# Rivers


@pytest.mark.rule("M6")
@pytest.mark.parametrize("to", ["0,0/0", "-1,0", "-1,1"])
def test_not_even_a_donkey_crosses_a_river(to: str) -> None:
    world = World(RIVER)
    assert world.refusal(step(world, world.put("donkey", "0,0/1"), to)) == "river-between"


@pytest.mark.rule("M6", "M7")
def test_a_bridge_makes_one_region_of_two() -> None:
    world = World(RIVER)
    world.bridge("0,0", 0)
    world.road("-1,0", 4)
    world.road("1,0", 10)
    donkey = world.put("donkey", "1,0")
    go(world, donkey, "0,0/0", "-1,0")


@pytest.mark.rule("M6")
def test_a_source_divides_nothing() -> None:
    world = World(RIVER)
    assert distances(world, world.put("donkey", "0,-1")) == {"0,-1": 0, "0,0/0": 1, "0,0/1": 1, "1,-1": 1, "-1,0": 1,
                                                             "1,-2": 1}  # fmt: skip


@pytest.mark.rule("M6")
def test_along_a_river_left_bank_leads_to_left_bank() -> None:
    world = World("0,0 pasture 0-3; 0,1 woods 0-3; 0,-1 mountain 3; 0,2 sea")
    donkey = world.put("donkey", "0,0/1")
    assert world.refusal(step(world, donkey, "0,1/0")) == "river-between"
    go(world, donkey, "0,1/1")


@pytest.mark.rule("M4", "M6")
def test_a_road_along_one_bank_serves_that_bank_only() -> None:
    world = World("0,0 pasture 0-3; 0,1 woods 0-3; 0,-1 mountain 3; 0,2 sea")
    world.road("0,0", 6)
    east, west = world.put("wagon", "0,0/1"), world.put("wagon", "0,0/0")
    go(world, east, "0,1/1")
    assert world.refusal(step(world, west, "0,1/0")) == "no-road"


@pytest.mark.rule("M4", "M7")
@pytest.mark.parametrize("half_edge", [6, 7])
def test_over_bridges_the_road_of_either_bank_serves(half_edge: int) -> None:
    world = World("0,0 pasture 0-3; 0,1 woods 0-3; 0,-1 mountain 3; 0,2 sea")
    world.road("0,0", half_edge)
    world.bridge("0,0", 0)
    world.bridge("0,1", 0)
    wagon = world.put("wagon", "0,0/0")
    assert world.legal(Step) == [step(world, wagon, "0,1/0")]
    go(world, wagon, "0,1/0")
    assert world.state.points_left(wagon) == 2


@pytest.mark.rule("M4", "M6")
@pytest.mark.parametrize("half_edge", [0, 1])
def test_a_source_enters_a_bridged_tile_by_the_road_of_either_bank(half_edge: int) -> None:
    world = World(RIVER)
    world.road("0,0", half_edge)
    world.bridge("0,0", 0)
    donkey = world.put("donkey", "0,-1")
    go(world, donkey, "0,0/0")
    assert world.state.points_left(donkey) == 1


@pytest.mark.rule("M8")
@pytest.mark.parametrize("to", ["0,1", "0,0~0", "0,0@6"])
def test_land_transporters_stay_on_land(to: str) -> None:
    world = World(RIVER)
    assert world.refusal(step(world, world.put("donkey", "0,0/1"), to)) == "land-only"


# Walls


@pytest.mark.rule("M9")
@pytest.mark.parametrize(("owner", "code"), [(2, "walled"), (1, ""), (None, "")])
def test_only_walls_of_others_stop(owner: int | None, code: str) -> None:
    world = World(PLAIN)
    pave(world, "0,0", "0,-1")
    world.wall("0,0", 0, player=owner)
    assert world.refusal(step(world, world.put("donkey", "0,0"), "0,-1")) == code
    assert world.refusal(step(world, world.put("wagon", "0,-1"), "0,0")) == code


# Goods on the way


@pytest.mark.rule("M10")
def test_goods_are_picked_up_and_put_down_on_every_tile_passed() -> None:
    world = World(PLAIN)
    pave(world, "0,0", "0,-1", "0,-2")
    world.goods("0,0", trunks=1)
    world.goods("0,-1", clay=1)
    donkey = world.put("donkey", "0,0")
    world.do(load(world, donkey, "trunks", "0,0"), step(world, donkey, "0,-1"), load(world, donkey, "clay", "0,-1"))
    world.do(
        unload(world, donkey, "trunks", "0,-1"), step(world, donkey, "0,-2"), unload(world, donkey, "clay", "0,-2")
    )
    assert (world.amount("0,-1", "trunks"), world.amount("0,-2", "clay")) == (1, 1)


@pytest.mark.rule("M10")
def test_a_transporter_that_cannot_go_on_still_loads() -> None:
    world = World(PLAIN)
    world.goods("0,-1", trunks=3)
    donkey = world.put("donkey", "0,0")
    go(world, donkey, "0,-1")
    world.do(load(world, donkey, "trunks", "0,-1"), load(world, donkey, "trunks", "0,-1"))
    assert world.refusal(load(world, donkey, "trunks", "0,-1")) == "no-room"


@pytest.mark.rule("M11")
def test_a_second_transporter_holds_moved_goods_but_does_not_move_with_them() -> None:
    world = World(PLAIN)
    first, second = world.put("donkey", "0,0", trunks=1), world.put("donkey", "0,-1")
    go(world, first, "0,-1")
    world.do(unload(world, first, "trunks", "0,-1"), load(world, second, "trunks", "0,-1"))
    assert world.refusal(step(world, second, "0,-2")) == "good-moved"
    world.do(unload(world, second, "trunks", "0,-1"), step(world, second, "0,-2"))


@pytest.mark.rule("M11")
def test_handing_over_does_not_free_moved_goods() -> None:
    world = World(PLAIN)
    first, second = world.put("donkey", "0,0", trunks=1), world.put("donkey", "0,-1")
    go(world, first, "0,-1")
    world.do(hand_over(world, first, second, "trunks"))
    assert world.refusal(step(world, second, "0,-2")) == "good-moved"


@pytest.mark.rule("M11")
def test_the_same_transporter_puts_goods_down_and_carries_them_on() -> None:
    world = World(PLAIN)
    pave(world, "0,0", "0,-1", "0,-2")
    donkey = world.put("donkey", "0,0", trunks=1)
    go(world, donkey, "0,-1")
    world.do(unload(world, donkey, "trunks", "0,-1"), load(world, donkey, "trunks", "0,-1"))
    go(world, donkey, "0,-2")
    assert world.amount(donkey, "trunks") == 1


@pytest.mark.rule("M11")
def test_goods_of_the_kind_that_nobody_has_moved_go_on() -> None:
    world = World(PLAIN)
    world.goods("0,-1", trunks=1)
    first, second = world.put("donkey", "0,0", trunks=1), world.put("donkey", "0,-1")
    go(world, first, "0,-1")
    world.do(unload(world, first, "trunks", "0,-1"), load(world, second, "trunks", "0,-1"))
    assert world.refusal(step(world, second, "0,-2")) == ""
    world.do(load(world, second, "trunks", "0,-1"))
    assert world.refusal(step(world, second, "0,-2")) == "good-moved"


@pytest.mark.rule("M11")
def test_another_player_moves_goods_on_in_the_same_phase() -> None:
    world = World(PLAIN)
    mine, theirs = world.put("donkey", "0,0", trunks=1), world.put("donkey", "0,-1", player=2)
    go(world, mine, "0,-1")
    world.do(unload(world, mine, "trunks", "0,-1"), Done(0))
    world.do(load(world, theirs, "trunks", "0,-1"), step(world, theirs, "0,-2"))
    assert (at(world, theirs), world.amount(theirs, "trunks")) == ("0,-2", 1)


@pytest.mark.rule("M12")
def test_on_one_tile_goods_pass_through_many_hands_and_count_as_unmoved() -> None:
    world = World(PLAIN)
    first, second, third = (world.put("donkey", "0,0") for _ in range(3))
    world.goods("0,0", trunks=1)
    world.do(load(world, first, "trunks", "0,0"), hand_over(world, first, second, "trunks"))
    world.do(unload(world, second, "trunks", "0,0"), load(world, third, "trunks", "0,0"), step(world, third, "0,-1"))
    assert world.amount(third, "trunks") == 1


# The rule book's examples


@pytest.mark.rule("M2", "M4", "M6")
def test_example_the_distances_from_a() -> None:
    """All numbered tiles are joined to A by roads; C only through B; D without a road; rivers block but at sources."""
    world = World(
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
    pave(world, a, b, c, "1,1")
    pave(world, a, "0,1", "-1,2")
    world.road("1,1", 6)
    truck, donkey, beyond = world.put("truck", a), world.put("donkey", a), world.put("donkey", "1,1/0")
    near = {a: 0, b: 1, "0,1": 1, c: 2, "-1,2": 2, "1,1/0": 3}
    assert distances(world, truck) == near
    assert world.refusal(step(world, truck, c)) == "no-road"
    assert world.refusal(step(world, truck, d)) == "no-road"
    assert world.refusal(step(world, donkey, d)) == ""
    assert world.refusal(step(world, beyond, "1,2")) == "river-between"
    world.bridge("1,1", 5)
    assert distances(world, truck) == {**near, "1,2": 4}


@pytest.mark.rule("M1", "M4", "M5")
def test_example_three_routes_of_a_truck() -> None:
    """It drives up and down, in a circle, or four spaces straight on; not to X, to which no road leads."""
    pavement = [("0,0", "0,-1", "0,-2", "0,-3", "0,-4"), ("0,-1", "1,-1", "1,0", "0,0")]
    for route in (
        ("0,-1", "0,-2", "0,-1", "0,0"),
        ("0,-1", "1,-1", "1,0", "0,0"),
        ("0,-1", "0,-2", "0,-3", "0,-4"),
    ):
        world = World(PLAIN)
        for way in pavement:
            pave(world, *way)
        truck = world.put("truck", "0,0")
        assert "-1,0" not in distances(world, truck)
        go(world, truck, *route)
        assert world.legal(Step) == []


@pytest.mark.rule("M3")
def test_example_the_tiles_that_a_donkey_reaches() -> None:
    """Two steps over roads or one without: not a tile beyond, and none off the road after a step on it."""
    world = World(PLAIN)
    pave(world, "0,0", "0,-1", "0,-2", "0,-3")
    around = {"0,-1": 1, "1,-1": 1, "1,0": 1, "0,1": 1, "-1,1": 1, "-1,0": 1}
    assert distances(world, world.put("donkey", "0,0")) == {"0,0": 0, **around, "0,-2": 2}


@pytest.mark.rule("M10", "M11")
def test_example_donkey_and_wagon() -> None:
    """The donkey takes trunks out of its tile and returns with two stones; the wagon brings three stocks there and
    takes two trunks on, but none of the stones, which have been moved."""
    world = World(PLAIN)
    home, quarry, start, end = "1,-1", "2,-1", "0,0", "1,-2"
    pave(world, start, home, end)
    pave(world, home, quarry)
    world.goods(home, trunks=3)
    world.goods(quarry, stone=2)
    donkey, wagon = world.put("donkey", home), world.put("wagon", start, stock=3)
    world.do(load(world, donkey, "trunks", home), step(world, donkey, quarry), unload(world, donkey, "trunks", quarry))
    world.do(load(world, donkey, "stone", quarry), load(world, donkey, "stone", quarry), step(world, donkey, home))
    world.do(unload(world, donkey, "stone", home), unload(world, donkey, "stone", home))
    go(world, wagon, home)
    world.do(*[unload(world, wagon, "stock", home)] * 3, *[load(world, wagon, "trunks", home)] * 2)
    world.do(load(world, wagon, "stone", home))
    assert world.refusal(step(world, wagon, end)) == "good-moved"
    world.do(unload(world, wagon, "stone", home))
    go(world, wagon, end, home)
    assert world.state.points_left(wagon) == 0
    assert [world.amount(home, good) for good in ("stock", "stone", "trunks")] == [3, 2, 0]
    assert (world.amount(quarry, "trunks"), world.amount(wagon, "trunks")) == (1, 2)
