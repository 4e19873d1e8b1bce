"""Producers: primary ones, runs of secondary ones, and what is left to them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rbdesigner.engine.core.actions import (
    ANYWHERE,
    Answer,
    Done,
    Make,
    Produce,
    Propose,
    Transfer,
)
from rbdesigner.engine.core.codes import BOARDS, GOLD, IRON, PAPER, TRUNKS
from rbdesigner.engine.core.events import Made, Used
from rbdesigner.engine.core.game_terms import RULES_VERSION
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality, production
from tests.engine.small_game import SmallGame

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.rbgame"))

TRUNK, BOARD = (TRUNKS, ANYWHERE), (BOARDS, ANYWHERE)
SPLIT = "0,0 woods 0-3; 1,0 sea; 0,1 sea"
"""A tile that a river divides into 0,0/0 (with the dock @7) and 0,0/1 (with the docks @4 and @6)."""


def small(tiles: str = "0,0 woods; 1,0 rock", players: int = 2) -> SmallGame:
    return SmallGame(tiles, Phase.PRODUCTION, players)


# Primary producers


@pytest.mark.rule("P1")
@pytest.mark.parametrize(
    ("kind", "tile", "good"),
    [
        ("woodcutter", "woods", "trunks"),
        ("quarry", "rock", "stone"),
        ("clay pit", "woods 1-4", "clay"),
        ("oil rig", "sea", "fuel"),
    ],
)
def test_a_primary_producer_makes_its_good_without_anybody_there(kind: str, tile: str, good: str) -> None:
    w = small(f"0,0 {tile}")
    w.build(kind, "0,0")
    w.state.events = []
    production.primaries(w.state)
    assert w.amount("0,0", good) == 1
    assert w.state.events == [Made(w.good(good), 1, w.spot("0,0"), "P1")]


@pytest.mark.rule("P1")
def test_a_primary_good_lands_in_the_region_of_the_building() -> None:
    w = small(SPLIT)
    w.build("clay pit", "0,0/1")
    production.primaries(w.state)
    assert (w.amount("0,0/0", "clay"), w.amount("0,0/1", "clay")) == (0, 1)


@pytest.mark.rule("P2")
def test_a_mine_makes_what_has_been_drawn_and_nothing_when_its_bag_was_empty() -> None:
    w = small("0,0 mountain; 1,0 mountain")
    mine = w.build("mine", "0,0", (3, 2))
    w.build("mine", "1,0")
    w.state.production.drawn = {mine: IRON}
    w.state.events = []
    production.primaries(w.state)
    assert w.state.events == [Made(IRON, 1, w.spot("0,0"), "P2")]
    assert (w.state.bag_gold[mine], w.state.bag_iron[mine]) == (3, 2), "the counter has left the bag when it was drawn"


@pytest.mark.rule("Z4", "P2")
def test_a_steady_mine_makes_what_its_bag_holds_most_of_and_gold_on_a_tie() -> None:
    w = small("0,0 mountain; 1,0 mountain; 2,0 mountain; 3,0 mountain")
    tie, iron, gold = (w.build("mine", at, bag) for at, bag in (("0,0", (3, 3)), ("1,0", (2, 3)), ("2,0", (1, 0))))
    w.build("mine", "3,0", (0, 0))
    assert production.draws(w.state) == {tie: GOLD, iron: IRON, gold: GOLD}


# Runs


@pytest.mark.rule("P3")
@pytest.mark.parametrize(
    ("kind", "inputs", "output", "made", "most"),
    [
        ("sawmill", {"trunks": 1}, "boards", 2, 3),
        ("coal burner", {"trunks": 2}, "fuel", 1, 6),
        ("paper mill", {"boards": 2}, "paper", 1, 1),
        ("stone factory", {"clay": 1}, "stone", 2, 3),
        ("mint", {"fuel": 1, "gold": 2}, "coins", 1, 1),
        ("stock exchange", {"paper": 1, "coins": 2}, "stock", 1, 6),
    ],
)
def test_a_producer_runs_on_complete_inputs_up_to_its_capacity(
    kind: str, inputs: dict[str, int], output: str, made: int, most: int
) -> None:
    w = small()
    w.build(kind, "0,0")
    truck = w.put("truck", "0,0")
    w.goods("0,0", **{good: count * (most + 1) for good, count in inputs.items()})
    for run in range(most):
        (action,) = w.legal(Produce)
        w.do(action)
        assert w.amount(truck, output) + w.amount("0,0", output) == made * (run + 1)
    assert w.refusal(action) == "capacity-used"
    assert all(w.amount("0,0", good) == count for good, count in inputs.items()), "the surplus stays"


@pytest.mark.rule("P3", "F5")
@pytest.mark.parametrize(("kind", "most"), [("sawmill", 3), ("truck factory", 1), ("woodcutter", 0), ("", 0)])
def test_the_capacity_left_of_a_building_goes_down_with_every_run(kind: str, most: int) -> None:
    w = small()
    if kind:
        w.build(kind, "0,0")
    donkey, tile = w.put("donkey", "0,0"), w.tile("0,0")
    w.goods("0,0", trunks=9, fuel=1, iron=1)
    if not most:
        assert production.capacity(w.state, tile) is None
        return
    for left in range(most, 0, -1):
        assert production.capacity(w.state, tile) == (left, most)
        w.do(Produce(0, donkey) if kind == "sawmill" else Make(0, donkey))
    assert production.capacity(w.state, tile) == (0, most)


@pytest.mark.rule("P3")
@pytest.mark.parametrize("kind", ["mint", "stock exchange", "sawmill"])
def test_a_producer_does_not_run_on_incomplete_inputs(kind: str) -> None:
    w = small()
    w.build(kind, "0,0")
    donkey = w.put("donkey", "0,0")
    w.goods("0,0", gold=2, paper=1, coins=1)
    assert w.refusal(Produce(0, donkey)) == "goods-lacking"


@pytest.mark.rule("P3")
@pytest.mark.parametrize("kind", ["woodcutter", "wagon factory"])
def test_only_a_secondary_producer_runs(kind: str) -> None:
    w = small()
    donkey, other = w.put("donkey", "0,0"), w.put("donkey", "1,0")
    w.build(kind, "0,0")
    w.goods("0,0", trunks=3, boards=3)
    assert [w.refusal(Produce(0, one)) for one in (donkey, other)] == ["no-producer", "no-producer"]


@pytest.mark.rule("P4")
@pytest.mark.parametrize("kind", ["coal burner", "paper mill"])
@pytest.mark.parametrize(
    ("trunks", "boards", "mixtures"),
    [
        (2, 2, [(BOARD, BOARD), (TRUNK, BOARD), (TRUNK, TRUNK)]),
        (1, 1, [(TRUNK, BOARD)]),
        (0, 3, [(BOARD, BOARD)]),
        (1, 0, []),
    ],
)
def test_wood_may_be_mixed_as_the_player_says(
    kind: str, trunks: int, boards: int, mixtures: list[tuple[tuple[int, int], ...]]
) -> None:
    w = small()
    w.build(kind, "0,0")
    donkey = w.put("donkey", "0,0")
    w.goods("0,0", trunks=trunks, boards=boards)
    assert w.legal(Produce) == [Produce(0, donkey, mixture) for mixture in mixtures]
    for mixture in mixtures:
        game = w.state.copy()
        legality.apply_checked(game, Produce(0, donkey, mixture))
        left = [game.amount(w.spot("0,0"), good) for good in (TRUNKS, BOARDS)]
        assert left == [trunks - mixture.count(TRUNK), boards - mixture.count(BOARD)]


@pytest.mark.rule("P4")
@pytest.mark.parametrize("inputs", [(), (TRUNK,), (TRUNK, TRUNK, TRUNK), (TRUNK, (PAPER, ANYWHERE))])
def test_inputs_that_are_no_mixture_of_two_are_refused(inputs: tuple[tuple[int, int], ...]) -> None:
    w = small()
    w.build("paper mill", "0,0")
    donkey = w.put("donkey", "0,0")
    w.goods("0,0", trunks=5, boards=5, paper=5)
    assert w.refusal(Produce(0, donkey, inputs)) == "wood-unnamed"


@pytest.mark.rule("P13")
def test_inputs_come_from_the_ground_then_the_acting_transporter_then_ones_others() -> None:
    w = small()
    w.build("sawmill", "0,0")
    other = w.put("donkey", "0,0", trunks=1)
    acting = w.put("donkey", "0,0", trunks=1)
    ground = w.goods("0,0", trunks=1)
    events = w.do(*[Produce(0, acting)] * 3)
    assert [event.holder for event in events if isinstance(event, Used)] == [ground, ~acting, ~other]


@pytest.mark.rule("P13", "P5")
def test_the_player_may_name_where_inputs_come_from_and_so_spare_others() -> None:
    w = small()
    w.build("sawmill", "0,0")
    other = w.put("donkey", "0,0", trunks=1)
    acting = w.put("donkey", "0,0", trunks=1)
    w.goods("0,0", trunks=1)
    w.do(Produce(0, acting, ((TRUNKS, ~other),)))
    assert (w.amount("0,0", "trunks"), w.amount(acting, "trunks"), w.amount(other, "trunks")) == (1, 1, 0)
    assert w.refusal(Produce(0, acting, ((TRUNKS, ~other),))) == "source-lacks"
    assert w.refusal(Produce(0, acting, ((BOARDS, ANYWHERE),))) == "wrong-inputs"


@pytest.mark.rule("P13", "P5")
def test_where_one_holder_is_named_the_rest_comes_from_what_is_left() -> None:
    w = small()
    w.build("paper mill", "0,0")
    ground = w.goods("0,0", trunks=1)
    acting = w.put("donkey", "0,0", trunks=1)
    w.do(Produce(0, acting, ((TRUNKS, ground), (TRUNKS, ANYWHERE))))
    assert (w.amount("0,0", "trunks"), w.amount(acting, "trunks")) == (0, 0)


@pytest.mark.rule("P5", "T8")
def test_goods_on_anothers_transporter_are_inputs_only_if_the_owner_agrees() -> None:
    w = small()
    w.build("sawmill", "0,0")
    mine, theirs = w.put("donkey", "0,0"), w.put("donkey", "0,0", 2, trunks=1)
    assert w.refusal(Produce(0, mine)) == "goods-lacking"
    lent = Produce(0, mine, ((TRUNKS, ~theirs),))
    assert w.refusal(lent) == "needs-consent"
    w.do(Propose(0, (1,), lent), Answer(1, True))
    assert (w.amount(theirs, "trunks"), w.amount(theirs, "boards"), w.amount(mine, "boards")) == (0, 2, 0)


@pytest.mark.rule("P6")
@pytest.mark.parametrize(
    ("kind", "spot", "reaches"),
    [
        ("donkey", "0,0/1", True),
        ("donkey", "0,0/0", False),
        ("raft", "0,0~0", True),
        ("raft", "0,0@4", True),
        ("raft", "0,0@6", True),
        ("raft", "0,0@7", False),
    ],
)
def test_a_transporter_at_the_building_feeds_it_from_the_tile(kind: str, spot: str, reaches: bool) -> None:
    w = small(SPLIT)
    w.build("sawmill", "0,0/1")
    feeder = w.put(kind, spot)
    w.goods("0,0/1", trunks=1)
    assert w.refusal(Produce(0, feeder)) == ("" if reaches else "building-out-of-reach")
    w.bridge("0,0", 0)
    assert w.refusal(Produce(0, feeder)) == "", "a bridge joins the banks"
    w.do(Produce(0, feeder))
    assert w.amount(feeder, "boards") == 2, "the output is the player's even if all inputs came from the tile"


@pytest.mark.rule("P11", "E2")
def test_a_ferry_brings_inputs_and_feeders_into_reach() -> None:
    w = small(SPLIT)
    w.build("sawmill", "0,0/1")
    donkey = w.put("donkey", "0,0/0")
    w.goods("0,0/0", trunks=1)
    raft = w.put("raft", "0,0~0", 2)
    assert w.refusal(Produce(0, donkey)) == "building-out-of-reach"
    w.do(Propose(0, (1,), Produce(0, donkey)), Answer(1, True))
    assert w.amount(donkey, "boards") == 2
    w.goods("0,0/0", trunks=1)
    w.state.owners = (*w.state.owners[:raft], 0, *w.state.owners[raft + 1 :])
    assert w.refusal(Produce(0, donkey)) == ""


@pytest.mark.rule("C7")
def test_neither_a_carrier_nor_the_carried_feeds_a_building() -> None:
    w = small()
    w.build("sawmill", "0,0")
    carrier, passenger = w.put("donkey", "0,0"), w.put("donkey", "0,0")
    w.goods("0,0", trunks=1)
    w.state.load_on(carrier, passenger)
    assert w.refusal(Produce(0, carrier)) == "carrier-feeds-none"
    assert w.refusal(Produce(0, passenger)) == "is-carried"


# Output


@pytest.mark.rule("P8")
def test_capacity_is_shared_by_all_players() -> None:
    w = small()
    w.build("sawmill", "0,0")
    w.goods("0,0", trunks=5)
    mine, theirs = w.put("donkey", "0,0"), w.put("donkey", "0,0", 2)
    w.do(Produce(0, mine), Produce(0, mine), Done(0), Produce(1, theirs))
    assert w.refusal(Produce(1, theirs)) == "capacity-used"


@pytest.mark.rule("P10")
def test_runs_and_loading_come_in_any_order() -> None:
    w = small()
    w.build("sawmill", "0,0")
    w.goods("0,0", trunks=1)
    donkey = w.put("donkey", "0,0", trunks=1)
    w.do(Produce(0, donkey), Transfer(0, BOARDS, ~donkey, w.spot("0,0")), Produce(0, donkey))
    assert w.amount("0,0", "boards") + w.amount(donkey, "boards") == 4


# What is left


@pytest.mark.rule("P9")
def test_what_lies_at_a_producer_is_processed_after_the_players_up_to_its_capacity() -> None:
    w = small(players=1)
    w.build("sawmill", "0,0")
    donkey = w.put("donkey", "0,0", trunks=1)
    w.goods("0,0", trunks=4)
    w.do(Produce(0, donkey), Done(0))
    assert (w.amount("0,0", "trunks"), w.amount("0,0", "boards")) == (1, 5), "two more runs; one board went aboard"
    assert w.amount(donkey, "trunks") == 1, "what is aboard is safe"


@pytest.mark.rule("P9")
def test_leftover_runs_use_up_boards_before_trunks() -> None:
    w = small()
    w.build("coal burner", "0,0")
    w.goods("0,0", trunks=4, boards=3)
    w.state.events = []
    production.leftovers(w.state)
    assert (w.amount("0,0", "trunks"), w.amount("0,0", "boards"), w.amount("0,0", "fuel")) == (1, 0, 3)
    used = [(event.good, event.count) for event in w.state.events if isinstance(event, Used)]
    assert used == [(BOARDS, 2), (TRUNKS, 1), (BOARDS, 1), (TRUNKS, 2)]
    assert {event.rule for event in w.state.events if isinstance(event, Made | Used)} == {"P9"}


@pytest.mark.rule("P9", "P11")
def test_leftover_runs_take_only_what_lies_in_the_buildings_own_region() -> None:
    w = small(SPLIT)
    w.build("sawmill", "0,0/1")
    w.put("raft", "0,0~0")
    w.goods("0,0/0", trunks=2)
    production.leftovers(w.state)
    assert w.amount("0,0/0", "trunks") == 2, "no ferry helps"
    w.bridge("0,0", 0)
    production.leftovers(w.state)
    assert (w.amount("0,0/0", "trunks"), w.amount("0,0/1", "boards")) == (0, 4), "a bridge joins"


@pytest.mark.rule("P7")
@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parents[2] / "games").glob("*.rbgame")), ids=lambda path: path.stem
)
def test_what_a_run_will_come_to_is_what_it_comes_to(path: Path) -> None:
    game, runs = Game.load(path), 0
    for rules in {game.rules, RULES_VERSION}:
        state = game.state_at(0)
        for action in game.log:
            if isinstance(action, Produce):
                other = state.copy()
                other.terms = replace(other.terms, rules=rules)
                told = production.outcome(other, action)
                other.events = events = []
                legality.apply(other, action)
                made = tuple((event.holder, event.count) for event in events if isinstance(event, Made))
                used = sorted((event.good, event.count, event.holder) for event in events if isinstance(event, Used))
                assert told is not None
                assert (told.made, sorted(told.taken)) == (made, used)
                runs += 1
            legality.apply(state, action)
    assert runs > 20
