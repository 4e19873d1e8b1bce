"""Plans among other players: what they leave to them, and what lies open to them."""

from __future__ import annotations

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action, Ask, ChooseHome, Done, Waive
from rbdesigner.engine.core.codes import BOARDS, GOLD, IRON, NONE, STOCK, STONE
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.players.planning.constants import (
    BUILD,
    MAKE,
    MINE,
    QUARRY,
    SAWMILL,
    TRUNKS,
    WOODCUTTER,
)
from rbdesigner.players.planning.plan_position import PlanPosition, plan_from
from rbdesigner.players.planning.rivals import RISKS, Rivals
from rbdesigner.players.planning.search import Search
from rbdesigner.players.planning.task import Task
from rbdesigner.players.planning_player import STYLES
from rbdesigner.players.tactics import order_answer
from tests.players.planning.meetings import EAST, MIDDLE, ROW, WEST, go_to, met
from tests.players.planning.plans import built, can, exposed, goods_at, scheduled


def expected_goods(position: PlanPosition, spot: int, good: int, turn: int) -> int:
    return goods_at(position, position.spots.index(spot), good)[turn - 1]


# Whose side


def test_what_is_nearer_to_another_home_is_left_to_its_player() -> None:
    state = met().state
    assert [Rivals(state, 0).lead(spot) for spot in range(7)] == [6, 4, 2, 0, -2, -4, -6]
    assert [Rivals(state, 1).lead(spot) for spot in range(7)] == [-6, -4, -2, 0, 2, 4, 6]
    tasks = (Task(BUILD, 1, WOODCUTTER), Task(BUILD, 5, WOODCUTTER))
    assert scheduled(plan_from(state, 0, 12), *tasks).done == [True, False]


def test_a_site_two_steps_nearer_to_another_home_is_left_to_its_player() -> None:
    state = met().state
    state.put(WEST, STONE, 4)
    quarries = [can(plan_from(state, 0, 12), Task(BUILD, place, QUARRY)) for place in (2, 4)]
    assert quarries == [True, False]
    level = met(("pasture", "rock", "rock", "pasture"), (0, 3)).state
    assert [Rivals(level, 0).lead(spot) for spot in (1, 2)] == [1, -1]
    assert can(plan_from(level, 0, 12), Task(BUILD, 2, QUARRY))


@pytest.mark.parametrize(("player", "home", "outer"), [(0, 1, 0), (1, 5, 6)])
def test_of_two_good_sites_the_one_farther_from_others_is_taken(player: int, home: int, outer: int) -> None:
    game = met(("rock", "pasture", "rock", "woods", "rock", "pasture", "rock"), (1, 5))
    state = game.state
    state.place_building(QUARRY, home)
    state.put(home, TRUNKS, 1)
    at = plan_from(state, player, 12)
    assert can(at, Task(MAKE, BOARDS, 1))
    assert {tile: kind for tile, (kind, _) in built(at).items()} == {outer: SAWMILL}


def test_of_equally_good_sites_the_seed_draws_one() -> None:
    north, south = (1, -1), (0, 1)
    game = met(("pasture", "woods", "woods", "woods", "pasture"), (0, 4), (north, south))
    state = game.state
    places = list(state.topology.places)
    home = places.index((0, 0))
    state.place_building(QUARRY, home)
    state.put(home, TRUNKS, 1)
    taken = []
    for seed in ("1", "2", "3", "4", "5", "6", "6"):
        at = plan_from(state, 0, 12, seed=seed)
        scheduled(at, Task(MAKE, BOARDS, 1))
        (tile,) = built(at)
        taken.append(places[tile])
    assert set(taken) == {north, south}
    assert taken[-1] == taken[-2]


def test_what_others_will_make_on_their_side_is_not_counted_on() -> None:
    state = met().state
    state.place_building(WOODCUTTER, 1)
    state.place_building(WOODCUTTER, 5)
    position = plan_from(state, 0, 12)
    assert expected_goods(position, 1, TRUNKS, 6) == 5
    assert expected_goods(position, 5, TRUNKS, 6) == 0


def test_goods_on_the_other_side_are_for_who_is_there_first() -> None:
    state = met().state
    state.put(4, GOLD, 1)
    assert expected_goods(plan_from(state, 0, 12), 4, GOLD, 1) == 0
    state.stand(state.owned(0)[0], 4)
    assert expected_goods(plan_from(state, 0, 12), 4, GOLD, 1) == 1


def test_who_moves_first_has_what_both_reach_in_this_turn() -> None:
    state = met().state
    state.put(5, GOLD, 1)
    state.stand(state.owned(0)[0], 4)
    assert expected_goods(plan_from(state, 0, 12), 5, GOLD, 1) == 1
    state.put(1, GOLD, 1)
    state.stand(state.owned(1)[0], 2)
    assert expected_goods(plan_from(state, 1, 12), 1, GOLD, 1) == 1  # the first player has moved already


@pytest.mark.parametrize(("player", "place", "own", "rival", "expected"), [(0, 4, 2, 5, 0), (1, 2, 4, 1, 1)])
def test_a_rival_who_has_moved_comes_a_turn_later(player: int, place: int, own: int, rival: int, expected: int) -> None:
    """Both lie as far from gold on the other's side; only the first player has moved when the second plans."""
    state = met().state
    state.put(place, GOLD, 1)
    state.stand(state.owned(player)[0], own)
    state.stand(state.owned(1 - player)[0], rival)
    assert expected_goods(plan_from(state, player, 12), place, GOLD, 1) == expected


def test_what_a_rival_stands_beside_is_not_counted_on() -> None:
    """It has been brought there for what the rival does next."""
    state = met().state
    state.put(MIDDLE, BOARDS, 2)
    rival, own = state.owned(1)[0], state.owned(0)[0]
    assert expected_goods(plan_from(state, 0, 12), MIDDLE, BOARDS, 1) == 2
    state.stand(rival, MIDDLE)
    assert expected_goods(plan_from(state, 0, 12), MIDDLE, BOARDS, 1) == 0
    state.stand(own, MIDDLE)
    assert expected_goods(plan_from(state, 0, 12), MIDDLE, BOARDS, 1) == 2


def test_alone_nothing_is_left_to_anybody() -> None:
    game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1, seed=1)
    game.apply(next(action for action in game.legal_actions() if isinstance(action, ChooseHome)))
    go_to(game, Phase.MOVEMENT)
    plan = plan_from(game.state, 0, 20).plan
    assert set(plan.economy.buildings) == {NONE}


def test_who_grabs_counts_on_all_there_is() -> None:
    state = met().state
    state.place_building(WOODCUTTER, 5)
    position = plan_from(state, 0, 12, grabs=True)
    assert expected_goods(position, 5, TRUNKS, 6) == 5
    assert STYLES["aggressive"].grabs
    assert not STYLES["balanced"].grabs


def test_who_grabs_counts_on_nothing_overseas_before_there_is_a_boat() -> None:
    state = met(("pasture", "woods", "sea", "woods", "pasture"), (WEST, EAST)).state
    near, far = (state.topology.regions_of[tile][0] for tile in (1, 3))
    for woods in (near, far):
        state.place_building(WOODCUTTER, woods)
        state.put(woods, TRUNKS, 1)
    position = plan_from(state, 0, 12, grabs=True)
    assert (expected_goods(position, near, TRUNKS, 6), expected_goods(position, far, TRUNKS, 6)) == (6, 0)


# What lies open


def judged(state: GameState) -> int:
    """The points that the first player expects, doing nothing but load."""
    return Search(plan_from(state, 0, 12), "").judged(()).points


def test_the_sooner_rivals_are_there_the_more_is_at_risk() -> None:
    position = plan_from(met().state, 0, 12)
    risks = [position.plan.terms.risks[position.spots.index(spot)] for spot in range(7)]
    assert risks == [0, 0, 0, RISKS[2], RISKS[1], RISKS[0], RISKS[0]]
    assert not any(plan_from(met().state, 0, 12, wary=False).plan.terms.risks)


def test_a_plan_is_worth_less_while_its_wealth_lies_open() -> None:
    state = met().state
    state.put(MIDDLE, STOCK, 2)
    far = judged(state)
    state.stand(state.owned(1)[0], 4)
    near = judged(state)
    state.stand(state.owned(0)[0], MIDDLE)
    guarded = judged(state)
    assert 0 < near < far < guarded == 240


def test_only_what_a_plan_needs_is_at_risk() -> None:
    state = met().state
    state.put(MIDDLE, STONE, 1)
    at = plan_from(state, 0, 12)
    scheduled(at)
    assert exposed(at) == 0
    scheduled(at, Task(BUILD, MIDDLE, SAWMILL))
    assert exposed(at) > 0  # until the boards are there


# The order of play


def asked(game: rb.Game, player: int) -> Action | None:
    """The answer of a player, who knows all the ways, to the question before a movement."""
    while game.state.phase is not Phase.MOVEMENT:
        acting = game.acting[0]
        game.apply(Waive(acting) if game.state.stage is Stage.ASKING else Done(acting))
    assert game.state.stage is Stage.ASKING
    return order_answer(game.state, game.legal_actions(player), plan_from(game.state, player, 12))


def raced(stocks: int) -> rb.Game:
    """The first player's transporter stands beside stocks in the middle, as does one of the second's."""
    game = met()
    game.state.put(MIDDLE, STOCK, stocks)
    for player, spot in ((0, 2), (1, 4)):
        game.state.stand(game.state.owned(player)[0], spot)
    go_to(game, Phase.BUILDING, 1)
    return game


def test_who_would_move_after_a_rival_asks_for_the_order_where_wealth_lies() -> None:
    game = raced(1)
    assert asked(game, 1) == Ask(1)
    assert asked(game, 0) == Waive(0)  # moves first anyway
    assert asked(raced(0), 1) == Waive(1)


def test_who_does_not_come_there_itself_asks_for_no_order() -> None:
    game = raced(1)
    game.state.stand(game.state.owned(1)[0], EAST)
    assert asked(game, 1) == Waive(1)


def test_who_asks_also_leaves_the_temple_and_goes_first() -> None:
    game = raced(1)
    game.apply(asked(game, 1) or Waive(1))
    known = plan_from(game.state, 1, 12)
    while game.state.stage is not Stage.PLAY:
        (acting,) = game.acting
        answer = order_answer(game.state, game.legal_actions(acting), known if acting else None)
        assert answer is not None
        game.apply(answer)
    assert game.state.chart == (1, 0)


# What is expected of mines


@pytest.mark.rule("Z4", "Z7")
@pytest.mark.parametrize(("steady", "of_five", "of_six"), [(True, [1, 3, 5], [2, 4, 6]), (False, [1, 2, 4], [1, 3, 5])])
def test_gold_is_not_counted_on_before_it_is_drawn(*, steady: bool, of_five: list[int], of_six: list[int]) -> None:
    """The turns that bring iron: from a mine that stands, two gold left, and from one yet to be built."""
    tiles = [{"at": [q, 0], "terrain": terrain} for q, terrain in enumerate(("mountain", *ROW, "mountain"))]
    standing = {"kind": "mine", "at": [0, 0], "gold": 3, "iron": 3}
    game = rb.Game.new(
        rb.scenario_from(
            {
                "format": "rbdesigner-scenario",
                "version": 1,
                "options": {"solo_mines": steady},
                "tiles": tiles,
                "pieces": {"buildings": [standing]},
            }
        ),
        players=2,
        seed=1,
    )
    for home in (3, 5):
        game.apply(ChooseHome(game.acting[0], home))
    go_to(game, Phase.MOVEMENT)
    position = plan_from(game.state, 0, 25, grabs=True)
    standing_mine, mine = position.spots.index(0), Task(BUILD, position.spots.index(len(tiles) - 1), MINE)
    assert can(position, mine)

    def irons(place: int, since: int) -> list[int]:
        """The turns, after one, in which a plan counts on iron of a mine."""
        row = goods_at(position, place, IRON)
        return [turn + 1 - since for turn in range(1, 25) if row[turn] > row[turn - 1]]

    assert (game.state.bag_gold[0], game.state.bag_iron[0]) == (2, 3)
    assert irons(standing_mine, position.plan.turn) == of_five
    assert irons(mine.first, built(position)[len(tiles) - 1][1]) == of_six
