"""Walls: the example of the rule book with all its costs, and what it leaves open."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Action, Answer, BuildBridge, BuildWall, Demolish, Propose, Step
from rbdesigner.engine.core.codes import BOARDS, NEUTRAL, STONE
from rbdesigner.engine.core.events import PutOut, Used, WallChanged
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality
from tests.engine.small_game import SmallGame

# The rule book's example. The picture is known by its text only: this map has all that the text names.
#   the sea 0,0 with the coasts A (to 1,0), C (to 0,1) and D (to 1,-1)
#   1,0, where both rafts are docked at A: a river parts G in the east from F in the south-west
#   2,0, where the truck is, with the walls H and J; G is its border to 1,0
#   5,0 and 5,1 with a donkey each; the neutral wall B lies between them, the edges E around the lower one
EXAMPLE = """
    0,0 sea; 1,-1 woods; 1,0 woods 1-3; 0,1 rock; 2,-1 sea; 1,1 sea
    2,0 pasture; 3,0 pasture; 3,-1 pasture
    5,0 woods; 5,1 woods; 6,0 woods; 6,1 rock; 5,2 rock; 4,2 rock; 4,1 sea
"""
EDGES = {
    "A": ("0,0", 2), "B": ("5,0", 3), "C": ("0,0", 3), "D": ("0,0", 1), "F": ("1,0", 4), "G": ("1,0", 2),
    "H": ("2,0", 2), "J": ("2,0", 1),
}  # fmt: skip
AROUND = [("5,1", edge) for edge in (1, 2, 3, 4, 5)]
"""The edges E."""


def example() -> SmallGame:
    w = SmallGame(EXAMPLE, Phase.BUILDING)
    w.wall(*EDGES["B"])
    w.wall(*EDGES["D"], player=2)
    w.wall(*EDGES["H"], player=2)
    w.wall(*EDGES["J"], player=2, tokens=2)
    return w


def small(tiles: str = "0,0 woods; 1,0 rock") -> SmallGame:
    return SmallGame(tiles, Phase.BUILDING)


def acts(w: SmallGame, player: int) -> None:
    """Let it be the turn of a player."""
    w.state.active = player - 1
    w.state.choices.clear()


def paid(w: SmallGame, action: BuildWall | Demolish, good: str) -> int:
    """What an action costs: it is refused until just so much is aboard the one who builds; then it is done."""
    count = 0
    while w.refusal(action) == "goods-lacking":
        w.goods_at(~action.transporter, **{good: 1})
        count += 1
    assert w.refusal(action) == ""
    assert action in w.legal(type(action))
    rule = "K11" if isinstance(action, BuildWall) else "K13"
    assert w.do(action)[0] == Used(w.good(good), count, ~action.transporter, rule)
    assert w.state.loads[action.transporter] == 0
    return count


def wall_at(w: SmallGame, name: str) -> tuple[int, int]:
    edge = w.edge(*EDGES[name])
    return w.state.wall_owners[edge], w.state.wall_tokens[edge]


# The example


@pytest.mark.rule("K16", "K13", "K14")
def test_the_steamer_of_the_example() -> None:
    """At open sea it builds at A or C for 1 + 2 stone, demolishes D for 2 + 2 boards and builds there for 2 + 2."""
    w = example()
    steamer = w.put("steamer", "0,0")
    for name in ("A", "C"):
        assert paid(w, BuildWall(0, steamer, w.edge(*EDGES[name])), "stone") == 1 + 2
        assert wall_at(w, name) == (0, 1)
    edge = w.edge(*EDGES["D"])
    w.goods_at(~steamer, stone=8)
    assert w.refusal(BuildWall(0, steamer, edge)) == "wall-of-other"
    w.goods_at(~steamer, stone=-8)
    assert paid(w, Demolish(0, steamer, edge), "boards") == 2 + 2
    assert wall_at(w, "D") == (NEUTRAL, 1)
    assert paid(w, BuildWall(0, steamer, edge), "stone") == 2 + 2
    assert wall_at(w, "D") == (0, 2)


@pytest.mark.rule("K16", "K17", "K15")
@pytest.mark.parametrize("player", [1, 2])
def test_the_rafts_of_the_example(player: int) -> None:
    """They build at A for 1 stone, which puts the other's raft out to sea, and at F, but not at G across the river."""
    w = example()
    rafts = [w.put("raft", "1,0@10", player=1), w.put("raft", "1,0@10", player=2)]
    acts(w, player)
    own, other = rafts[player - 1], rafts[2 - player]
    w.goods_at(~own, stone=3)
    assert w.refusal(BuildWall(player - 1, own, w.edge(*EDGES["G"]))) == "wall-out-of-reach"
    w.goods_at(~own, stone=-3)
    assert paid(w, BuildWall(player - 1, own, w.edge(*EDGES["F"])), "stone") == 1
    assert paid(w, BuildWall(player - 1, own, w.edge(*EDGES["A"])), "stone") == 1
    assert w.state.spots[own] == w.spot("1,0@10")
    assert w.state.spots[other] == w.spot("0,0")


@pytest.mark.rule("K15", "K18")
def test_the_rafts_of_the_example_build_across_the_river_after_a_bridge() -> None:
    w = example()
    raft = w.put("raft", "1,0@10", stone=2)
    w.do(BuildBridge(0, raft, w.site("1,0", 1)))
    assert w.refusal(BuildWall(0, raft, w.edge(*EDGES["G"]))) == ""


@pytest.mark.rule("K11", "K13", "K14")
def test_the_truck_of_the_example() -> None:
    """It builds at G, demolishes H for 2 boards and J for 3, and builds there anew for 2 and 3 stone."""
    w = example()
    truck = w.put("truck", "2,0")
    assert paid(w, BuildWall(0, truck, w.edge(*EDGES["G"])), "stone") == 1
    for name, tokens in (("H", 1), ("J", 2)):
        edge = w.edge(*EDGES[name])
        assert paid(w, Demolish(0, truck, edge), "boards") == tokens + 1
        assert wall_at(w, name) == (NEUTRAL, tokens)
        assert paid(w, BuildWall(0, truck, edge), "stone") == tokens + 1
        assert wall_at(w, name) == (0, tokens + 1)


@pytest.mark.rule("K11", "K15")
def test_the_donkeys_of_the_example() -> None:
    """They cannot cooperate at B, as they are not on the same tile; the lower one builds at every E."""
    w = example()
    upper, lower = w.put("donkey", "5,0", stone=1), w.put("donkey", "5,1", stone=1)
    for donkey in (upper, lower):
        assert w.refusal(BuildWall(0, donkey, w.edge(*EDGES["B"]))) == "goods-lacking"
        named = ((STONE, ~upper), (STONE, ~lower))
        assert w.refusal(BuildWall(0, donkey, w.edge(*EDGES["B"]), named)) == "source-out-of-reach"
    listed = [action for action in w.legal(BuildWall) if isinstance(action, BuildWall) and action.transporter == lower]
    assert sorted(action.edge for action in listed) == sorted(w.edge(*at) for at in AROUND)
    w.goods_at(~lower, stone=1)
    w.do(BuildWall(0, lower, w.edge(*EDGES["B"])))
    assert wall_at(w, "B") == (0, 2)


# Building


@pytest.mark.rule("K11", "K12")
def test_a_wall_of_three_tokens_costs_six_stone_at_once_or_later_from_either_side() -> None:
    w = small()
    here, there = w.put("truck", "0,0"), w.put("truck", "1,0")
    edge = w.edge("0,0", 2)
    assert [paid(w, BuildWall(0, each, edge), "stone") for each in (here, here, there)] == [1, 2, 3]
    assert (w.state.wall_owners[edge], w.state.wall_tokens[edge]) == (0, 3)


@pytest.mark.rule("K11")
def test_the_events_of_a_wall() -> None:
    w = small()
    donkey, edge = w.put("donkey", "0,0", stone=1), w.edge("0,0", 2)
    assert w.do(BuildWall(0, donkey, edge)) == [Used(STONE, 1, ~donkey, "K11"), WallChanged(edge, 0, 1)]


@pytest.mark.rule("K11")
def test_no_wall_between_two_seas() -> None:
    w = small("0,0 sea; 1,0 sea; 0,1 woods")
    raft = w.put("raft", "0,0", stone=3, boards=3)
    assert w.refusal(BuildWall(0, raft, w.edge("0,0", 2))) == "wall-at-sea"
    assert w.refusal(Demolish(0, raft, w.edge("0,0", 2))) == "wall-at-sea"
    assert w.legal(BuildWall) == [BuildWall(0, raft, w.edge("0,0", 3))]


@pytest.mark.rule("K11")
def test_no_wall_at_the_rim_of_the_map_nor_elsewhere() -> None:
    w = small("0,0 woods; 1,0 rock; 2,0 rock")
    donkey = w.put("donkey", "0,0", stone=1)
    assert w.legal(BuildWall) == [BuildWall(0, donkey, w.edge("0,0", 2))]
    assert w.refusal(BuildWall(0, donkey, w.edge("1,0", 2))) == "wall-out-of-reach"


@pytest.mark.rule("K12")
def test_only_walls_of_one_colour_stand_on_an_edge() -> None:
    w = small()
    donkey = w.put("donkey", "0,0", stone=2)
    edge = w.wall("0,0", 2, player=2)
    assert w.refusal(BuildWall(0, donkey, edge)) == "wall-of-other"
    w.wall("0,0", 2, player=1)
    assert w.refusal(BuildWall(0, donkey, edge)) == ""


@pytest.mark.rule("K14")
def test_three_neutral_tokens_are_built_on_for_four_stone_and_all_are_the_builders() -> None:
    w = small()
    truck, edge = w.put("truck", "0,0"), w.wall("0,0", 2, tokens=3)
    assert paid(w, BuildWall(0, truck, edge), "stone") == 4
    assert (w.state.wall_owners[edge], w.state.wall_tokens[edge]) == (0, 4)


@pytest.mark.rule("K4")
def test_walls_stand_in_deserts() -> None:
    w = small("0,0 desert; 1,0 desert")
    assert w.refusal(BuildWall(0, w.put("donkey", "0,0", stone=1), w.edge("0,0", 2))) == ""


@pytest.mark.rule("K11", "T8")
def test_others_on_the_same_side_may_pay_if_they_agree() -> None:
    w = small()
    donkey, other = w.put("donkey", "0,0"), w.put("donkey", "0,0", player=2, stone=1)
    action: Action = BuildWall(0, donkey, w.edge("0,0", 2), ((STONE, ~other),))
    assert w.refusal(action) == "needs-consent"
    w.do(Propose(0, (1,), action), Answer(1, True))
    assert w.state.wall_owners[w.edge("0,0", 2)] == 0
    assert w.amount(other, "stone") == 0


# Demolishing


@pytest.mark.rule("K13")
@pytest.mark.parametrize("owner", [1, 2])
def test_anybody_demolishes_a_wall_of_anybody_wholly(owner: int) -> None:
    w = small()
    truck, edge = w.put("truck", "0,0", boards=3), w.wall("0,0", 2, player=owner, tokens=3)
    assert w.refusal(Demolish(0, truck, edge)) == "goods-lacking"
    w.goods_at(~truck, boards=1)
    assert w.legal(Demolish) == [Demolish(0, truck, edge)]
    assert w.do(Demolish(0, truck, edge)) == [Used(BOARDS, 4, ~truck, "K13"), WallChanged(edge, NEUTRAL, 3)]
    w.goods_at(~truck, boards=6)
    assert w.refusal(Demolish(0, truck, edge)) == "wall-neutral", "it is not demolished twice"


@pytest.mark.rule("K13")
def test_boards_from_both_sides_demolish_nothing() -> None:
    w = small()
    here, there = w.put("donkey", "0,0", boards=1), w.put("donkey", "1,0", boards=1)
    edge = w.wall("0,0", 2, player=2)
    assert [w.refusal(Demolish(0, each, edge)) for each in (here, there)] == ["goods-lacking"] * 2


@pytest.mark.rule("K13")
def test_where_no_wall_stands_none_is_demolished() -> None:
    w = small()
    assert w.refusal(Demolish(0, w.put("truck", "0,0", boards=6), w.edge("0,0", 2))) == "no-wall"


# Rivers and boats


@pytest.mark.rule("K15")
@pytest.mark.parametrize(
    ("kind", "spot", "edges"),
    [
        ("donkey", "0,0/0", [0, 3, 4, 5]),
        ("donkey", "0,0/1", [0, 1, 2, 3]),
        ("raft", "0,0~0", [0, 1, 2, 3, 4, 5]),
        ("raft", "0,0@0", [0, 3, 4, 5]),
        ("raft", "0,0@1", [0, 1, 2, 3]),
    ],
)
def test_walls_stand_on_the_edges_of_the_region_either_bank_serving_at_a_river(
    kind: str, spot: str, edges: list[int]
) -> None:
    w = small("0,0 woods 0-3; 0,-1 sea; 1,-1 woods; 1,0 woods; 0,1 pasture 0-3; -1,1 woods; -1,0 woods")
    builder = w.put(kind, spot, stone=1)
    numbers = [w.edge("0,0", edge) for edge in range(6)]
    listed = [action.edge for action in w.legal(BuildWall) if isinstance(action, BuildWall)]
    assert sorted(numbers.index(edge) for edge in listed) == edges
    for edge in range(6):
        expected = "" if edge in edges else "wall-out-of-reach"
        assert w.refusal(BuildWall(0, builder, numbers[edge])) == expected


@pytest.mark.rule("K16")
def test_every_level_costs_two_more_from_the_sea_and_an_oil_rig_may_pay() -> None:
    w = small("0,0 sea; 1,0 woods")
    steamer, edge = w.put("steamer", "0,0"), w.edge("0,0", 2)
    assert [paid(w, BuildWall(0, steamer, edge), "stone") for _ in range(3)] == [3, 4, 5]
    assert paid(w, Demolish(0, steamer, edge), "boards") == 6
    w.build("oil rig", "0,0")
    w.goods("0,0", stone=6)
    w.do(BuildWall(0, steamer, edge))
    assert w.amount("0,0", "stone") == 0
    assert w.state.wall_tokens[edge] == 4


@pytest.mark.rule("K17")
def test_a_wall_puts_out_all_boats_of_others_at_both_banks_but_none_in_the_river() -> None:
    w = small("0,0 woods 0-3; 0,-1 sea; 0,1 sea; 1,-1 woods")
    own = w.put("raft", "0,0@0", stone=1)
    docked = [w.put("raft", "0,0@0", player=2), w.put("raft", "0,0@1", player=2)]
    stays = {
        own: "0,0@0",
        w.put("raft", "0,0~0", player=2): "0,0~0",
        w.put("raft", "0,0@6", player=2): "0,0@6",
    }
    events = w.do(BuildWall(0, own, w.edge("0,0", 0)))
    places = (w.spot("0,0@0"), w.spot("0,0@1"))
    assert events[2:] == [PutOut(boat, at, w.spot("0,-1")) for boat, at in zip(docked, places, strict=True)]
    assert all(w.state.spots[boat] == w.spot("0,-1") for boat in docked)
    assert {boat: w.state.spots[boat] for boat in stays} == {boat: w.spot(spot) for boat, spot in stays.items()}
    assert w.state.on_tile[w.tile("0,-1")] == tuple(docked)


@pytest.mark.rule("K17", "C1")
def test_a_boat_put_out_takes_along_whom_it_carries() -> None:
    w = small("0,0 woods; 1,0 sea")
    donkey, raft, passenger = w.put("donkey", "0,0", stone=1), w.put("raft", "0,0@4", 2), w.put("donkey", "0,0", 2)
    w.state.load_on(raft, passenger)
    w.do(BuildWall(0, donkey, w.edge("0,0", 2)))
    assert w.state.spots[passenger] == w.state.spots[raft] == w.spot("1,0")


@pytest.mark.rule("K17", "K13")
def test_a_neutral_wall_puts_nobody_out() -> None:
    w = small("0,0 woods; 1,0 sea")
    donkey, raft = w.put("donkey", "0,0", boards=2), w.put("raft", "0,0@4", player=2)
    edge = w.wall("0,0", 2, player=2)
    w.do(Demolish(0, donkey, edge))
    assert w.state.spots[raft] == w.spot("0,0@4")


@pytest.mark.rule("M9")
def test_a_wall_that_comes_to_stand_ends_the_steps_across_it() -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture", Phase.MOVEMENT)
    w.put("donkey", "0,0")
    assert Step in map(type, legality.legal_actions(w.state))
    w.wall("0,0", 2, player=2)
    assert Step not in map(type, legality.legal_actions(w.state))
