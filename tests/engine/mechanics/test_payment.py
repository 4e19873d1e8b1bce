"""What actions take, where it may come from, and whom to ask for what lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.engine.core.actions import (
    ANYWHERE,
    Answer,
    Brick,
    Build,
    BuildRoad,
    BuildWall,
    Demolish,
    Paid,
    Produce,
    Propose,
)
from rbdesigner.engine.core.codes import BOARDS, CLAY, GOLD, STONE
from rbdesigner.engine.core.events import Used
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.payment import Need, cost, offer_of, paid_with, payment
from rbdesigner.engine.mechanics.supply import Taken
from tests.engine.small_game import SmallGame

GAMES = Path(__file__).parents[2] / "games"
TILES = "0,0 pasture;1,0 woods;0,1 woods 0-3"


@pytest.mark.rule("P13", "K2")
def test_goods_come_from_the_ground_and_from_ones_own_transporters_in_the_usual_order() -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    one, other = small.put("donkey", "0,0", stone=1), small.put("wagon", "0,0", stone=2)
    small.put("donkey", "1,0", stone=1)
    ground = small.goods("0,0", stone=1)
    road = BuildRoad(0, other, small.border("0,0", 0))
    found = payment(small.state, road)
    assert found.needs == (Need((STONE,), 1),)
    assert found.own == (Taken(STONE, 1, ground), Taken(STONE, 2, ~other), Taken(STONE, 1, ~one))
    assert found.usual == {(STONE, ground): 1}
    assert found.has_choice
    assert paid_with(road, found, found.usual) == road
    assert paid_with(road, found, {(STONE, ~one): 1, (STONE, ground): 0}) == BuildRoad(
        0, other, road.border, ((STONE, ~one),)
    )


def test_where_all_is_needed_there_is_no_choice() -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "0,0", boards=1)
    small.goods("0,0", boards=1, stone=1)
    sawmill = Build(0, donkey, small.building("sawmill"), small.spot("0,0"))
    assert not payment(small.state, sawmill).has_choice
    small.goods("0,0", boards=1)
    assert payment(small.state, sawmill).has_choice
    small.goods("0,0", stone=-1)
    assert not payment(small.state, sawmill).has_choice, "the stone lacks whatever boards are chosen"


@pytest.mark.rule("K7")
def test_an_oil_rig_is_paid_from_aboard_only() -> None:
    small = SmallGame("0,0 sea", Phase.BUILDING)
    raft = small.put("raft", "0,0", boards=1)
    small.goods("0,0", boards=5)
    rig = Build(0, raft, small.building("oil rig"), small.spot("0,0"))
    assert {each.holder for each in payment(small.state, rig).own} == {~raft}


@pytest.mark.rule("V1")
def test_any_goods_pay_for_a_brick_the_cheapest_first() -> None:
    small = SmallGame(TILES, Phase.WONDER)
    donkey = small.put("donkey", "0,0", gold=1, stone=1)
    small.home("0,0")
    ground = small.goods("0,0", clay=1)
    found = payment(small.state, Brick(0))
    assert found.usual == {(CLAY, ground): 1}
    assert paid_with(Brick(0), found, {(GOLD, ~donkey): 1}) == Brick(0, ((GOLD, ANYWHERE),))
    small.state.put(ground, STONE, 1)
    found = payment(small.state, Brick(0))
    assert paid_with(Brick(0), found, {(STONE, ground): 1}) == Brick(0, ((STONE, ANYWHERE),))
    assert paid_with(Brick(0), found, {(STONE, ~donkey): 1}) == Brick(0, ((STONE, ~donkey),))


@pytest.mark.rule("P4")
def test_a_run_takes_the_wood_that_it_names_from_where_it_lies() -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    donkey = small.put("donkey", "0,0", boards=1)
    small.build("coal burner", "0,0")
    ground = small.goods("0,0", boards=1, trunks=1)
    run = Produce(0, donkey, ((small.good("trunks"), ANYWHERE), (BOARDS, ANYWHERE)))
    found = payment(small.state, run)
    assert found.has_choice
    assert found.usual == {(small.good("trunks"), ground): 1, (BOARDS, ground): 1}
    taken = {**found.usual, (BOARDS, ground): 0, (BOARDS, ~donkey): 1}
    assert paid_with(run, found, taken) == Produce(0, donkey, ((small.good("trunks"), ANYWHERE), (BOARDS, ~donkey)))


@pytest.mark.rule("K11", "K13")
def test_walls_cost_by_their_tokens() -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey, edge = small.put("donkey", "0,0"), small.wall("0,0", 2, 1, 2)
    assert cost(small.state, BuildWall(0, donkey, edge)) == ((STONE, 3),)
    assert cost(small.state, Demolish(0, donkey, edge)) == ((BOARDS, 3),)


@pytest.mark.rule("T8")
def test_what_lacks_may_come_from_others_who_are_asked_first() -> None:
    small = SmallGame(TILES, Phase.BUILDING, players=4)
    mine, theirs = small.put("donkey", "0,0", stone=1), small.put("donkey", "0,0", 3, boards=2)
    small.put("donkey", "0,0", 2)
    sawmill = Build(0, mine, small.building("sawmill"), small.spot("0,0"))
    assert offer_of(small.state, sawmill) is None, "it names no goods of others"
    found = payment(small.state, sawmill)
    assert found.others == (Taken(BOARDS, 2, ~theirs),)
    named = paid_with(sawmill, found, found.usual)
    inputs = ((BOARDS, ~theirs), (BOARDS, ~theirs), (STONE, ~mine))
    assert named == Build(0, mine, sawmill.building, sawmill.spot, None, inputs)
    offer = offer_of(small.state, named)
    assert offer == Propose(0, (2,), named), "nobody else is asked"
    small.do(offer, Answer(2, True))
    assert small.state.buildings[small.tile("0,0")] == sawmill.building


@pytest.mark.rule("T8", "E2")
def test_a_boat_of_another_helps_over_the_river() -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    donkey = small.put("donkey", "0,1/1")
    small.build("sawmill", "0,1/1")
    small.goods("0,1/7", trunks=2)
    run = Produce(0, donkey)
    assert offer_of(small.state, run) is None
    small.put("raft", "0,1~0", 2)
    assert not payment(small.state, run).own
    assert payment(small.state, run).others == (Taken(small.good("trunks"), 2, small.spot("0,1/7")),)
    assert offer_of(small.state, run) == Propose(0, (1,), run)
    assert not small.state.willing


@pytest.mark.rule("T8", "E2", "P13")
def test_what_is_chosen_is_taken_where_the_boat_of_another_brings_more_of_it_within_reach() -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "0,1/1", stone=1)
    small.put("raft", "0,1~0", 2)
    across = small.goods("0,1/7", boards=2, stone=1)
    sawmill = Build(0, donkey, small.building("sawmill"), small.spot("0,1/1"))
    found = payment(small.state, sawmill)
    named = paid_with(sawmill, found, found.usual)
    assert named.inputs == ((BOARDS, across), (BOARDS, across), (STONE, ~donkey))
    small.do(Propose(0, (1,), named), Answer(1, True))
    assert (small.amount(donkey, "stone"), small.amount("0,1/7", "stone")) == (0, 1)


@pytest.mark.rule("T8", "E2", "P13")
def test_ones_own_goods_are_named_where_others_are_asked_for_their_boat_only() -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    donkey = small.put("donkey", "0,1/1", trunks=1)
    small.put("raft", "0,1~0", 2)
    small.build("sawmill", "0,1/7")
    small.goods("0,1/7", trunks=1)
    run = Produce(0, donkey)
    found = payment(small.state, run)
    named = paid_with(run, found, found.usual, asking=True)
    small.do(Propose(0, (1,), named), Answer(1, True))
    assert small.amount("0,1/7", "trunks") == 1


def test_an_action_that_names_goods_names_them_no_longer_where_the_usual_ones_are_chosen() -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "0,0", stone=1)
    ground = small.goods("0,0", stone=1)
    road = BuildRoad(0, donkey, small.border("0,0", 0), ((STONE, ~donkey),))
    assert paid_with(road, payment(small.state, road), {(STONE, ground): 1}).inputs == ((STONE, ANYWHERE),)
    small.state.phase = Phase.WONDER
    small.home("0,0")
    brick = Brick(0, ((STONE, ~donkey),))
    assert paid_with(brick, payment(small.state, brick), {(STONE, ground): 1}) == Brick(0, ((STONE, ANYWHERE),))


def test_nobody_is_asked_for_what_can_simply_be_done() -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "0,0", stone=1)
    small.put("donkey", "0,0", 2, stone=1)
    assert offer_of(small.state, BuildRoad(0, donkey, small.border("0,0", 0))) is None


@pytest.mark.rule("P13", "V1")
def test_the_usual_goods_are_those_that_the_engine_takes() -> None:
    """In a whole game, of everything that is paid."""
    game = Game.load(GAMES / "quartet-crossroads.rbgame")
    state, seen = game.state_at(0), 0
    for action in game.log:
        if isinstance(action, Paid):
            found = payment(state, action)
            after = state.copy()
            after.events = []
            legality.apply(after, action)
            taken: dict[tuple[int, int], int] = {}
            for event in after.events:
                if isinstance(event, Used):
                    taken[event.good, event.holder] = taken.get((event.good, event.holder), 0) + event.count
            if not getattr(action, "inputs", ()) or isinstance(action, Produce):
                assert dict(found.usual) == taken
                assert paid_with(action, found, taken) == action
            seen += 1
        legality.apply(state, action)
    assert seen > 50
