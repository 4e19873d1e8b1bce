"""Births in a plan: donkeys and geese need a pasture to themselves, and plans keep it free for them."""

from __future__ import annotations

from typing import Any

import pytest

from rbdesigner.engine.core.codes import DONKEY, GEESE
from rbdesigner.engine.games.game import Game
from rbdesigner.players.planning.constants import (
    BRED,
    BREED,
    BRICKS,
    BRIDGE,
    BUILD,
    GEESE_PASTURE,
    NEW_SHAFTS,
    PICK,
    RESEARCH,
    ROAD,
    ROADED,
    SAWMILL,
    SPECIALISATION,
    TURN,
    WOODCUTTER,
)
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.playing_out import play_out
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    acts,
    bricks_bought,
    built,
    can,
    disturbed,
    fleet_of,
    free_at,
    game_in_a_row,
    goods_at,
    in_a_row,
    jobs_of,
    leave_out,
    leave_out_births,
    occupy,
    pieces,
    position_of,
    scheduled,
    send,
    stands_at,
    stands_idle,
)

BREEDING = Task(BREED, 1)


def herd_game() -> Game:
    """A game with two geese on a pasture next to home, where a paper mill stands."""
    there = pieces({0: "paper mill"}, {1: {"geese": 2}, 2: {"boards": 4}}, roads=[0, 1])
    return game_in_a_row("woods", "pasture", "woods", pieces=there)


def herd() -> PlanPosition:
    """The empty plan of that game."""
    return position_of(herd_game())


def meadow(terrain: str = "pasture", donkeys: int = 2, **given: Any) -> PlanPosition:
    """A home in the woods beside a pasture."""
    return in_a_row("woods", terrain, "woods", fleet={"donkey": donkeys}, **given)


@pytest.mark.rule("L2")
def test_two_donkeys_that_meet_on_a_pasture_bear_a_third() -> None:
    at = meadow()
    assert can(at, BREEDING)
    (born,) = acts(at, BRED)
    assert born.turn == 2
    assert {born.transporter, born.value} == {0, 1}
    assert fleet_of(at)[2] == (DONKEY, 1, 2)
    assert [stands_at(at, each)[0] for each in (0, 1)] == [1, 1]
    assert [jobs_of(at, each)[0].end for each in (0, 1)] == [2 * TURN, 2 * TURN]


@pytest.mark.rule("L2")
def test_who_is_born_stands_in_nobodys_way_before() -> None:
    at = meadow()
    assert can(at, BREEDING)
    assert [stands_idle(at, 2, 1, turn) for turn in (1, 2)] == [False, True]


@pytest.mark.rule("L2")
@pytest.mark.parametrize("donkeys", [1, 2])
def test_it_takes_two_donkeys(donkeys: int) -> None:
    assert can(meadow(donkeys=donkeys), BREEDING) is (donkeys == 2)


@pytest.mark.rule("L1", "L2")
@pytest.mark.parametrize("terrain", ["woods", "rock", "mountain", "desert"])
def test_donkeys_breed_on_pasture_alone(terrain: str) -> None:
    assert not can(meadow(terrain), BREEDING)


@pytest.mark.rule("L2")
def test_donkeys_do_not_breed_beside_a_building() -> None:
    assert not can(meadow(pieces=pieces({1: "mint"})), BREEDING)
    at = meadow(stock={"boards": 2, "stone": 1})
    assert scheduled(at, Task(BUILD, 1, SAWMILL), BREEDING).done == [True, False]


@pytest.mark.rule("L2")
@pytest.mark.parametrize("good", ["trunks", "stone", "geese"])
def test_donkeys_do_not_breed_where_goods_lie(good: str) -> None:
    assert not can(meadow(pieces=pieces(goods={1: {good: 1}})), BREEDING)


@pytest.mark.rule("L1")
@pytest.mark.parametrize(("place", "born"), [(0, True), (1, False)])
def test_donkeys_do_not_breed_where_two_geese_lie_though_they_are_fetched(place: int, born: bool) -> None:
    """A third may hatch before they are, which nobody has planned, and lie in the way."""
    there = {"geese": 2, "boards": 2}
    at = in_a_row("woods", "pasture", "woods", fleet={"donkey": 4}, pieces=pieces({2: "paper mill"}, {place: there}))
    assert scheduled(at, Task(RESEARCH, SPECIALISATION), BREEDING).done == [True, born]
    assert goods_at(at, place, GEESE)[-1] == 0


@pytest.mark.rule("L1")
def test_donkeys_do_not_breed_where_geese_are_kept() -> None:
    at = meadow(stock={"geese": 2})
    assert scheduled(at, Task(GEESE_PASTURE, 1), BREEDING).done == [True, False]


def test_donkeys_do_not_breed_where_a_game_is_played_without() -> None:
    at = meadow()
    leave_out(at, tile=1)
    assert not can(at, BREEDING)
    without = meadow()
    leave_out_births(without)
    assert not can(without, BREEDING)


@pytest.mark.rule("L2")
def test_donkeys_do_not_breed_where_another_transporter_stays() -> None:
    at = meadow()
    occupy(at, 1)
    assert not can(at, BREEDING)


@pytest.mark.rule("L2")
def test_an_idle_third_donkey_steps_aside() -> None:
    game = game_in_a_row("woods", "pasture", "woods", home=1, fleet={"donkey": 3})
    at = position_of(game)
    assert can(at, BREEDING)
    (born,) = acts(at, BRED)
    (third,) = {0, 1, 2} - {born.transporter, born.value}
    assert stands_at(at, third)[born.turn - 2] != 1
    assert disturbed(at) == 0
    assert play_out(game, position_of(game), (BREEDING,)) is None


@pytest.mark.parametrize(("turns", "born"), [(3, False), (4, True)])
def test_nobody_is_bred_who_would_move_in_less_than_three_turns(turns: int, born: bool) -> None:
    """It would be born in the second turn."""
    assert can(meadow(turns=turns), BREEDING) is born


@pytest.mark.rule("L2")
def test_those_breed_who_lose_the_least_time() -> None:
    """Two come from home in two turns, and one that stands beside the pasture would wait for them."""
    at = in_a_row("woods", "pasture", "woods", "woods", home=3, fleet={"donkey": 3})
    send(at, 0, 0)
    assert can(at, BREEDING)
    (born,) = acts(at, BRED)
    assert (born.turn, {born.transporter, born.value}) == (3, {0, 1})


@pytest.mark.rule("L2")
@pytest.mark.parametrize("home", [0, 2])
def test_who_steps_aside_does_so_towards_home(home: int) -> None:
    at = in_a_row("woods", "pasture", "woods", home=home, fleet={"donkey": 3})
    send(at, 2, 1)
    assert can(at, BREEDING)
    assert stands_at(at, 2)[0] == home


@pytest.mark.rule("L2", "K1")
def test_who_builds_on_a_pasture_is_gone_only_in_the_next_turn() -> None:
    """A road is built there in the first turn, by a donkey that stands there until its end."""
    at = meadow(donkeys=3, stock={"stone": 1})
    assert scheduled(at, Task(ROAD, 0, 1), BREEDING).done == [True, True]
    assert [(entry.kind, entry.turn) for entry in acts(at, ROADED, BRED)] == [(ROADED, 1), (BRED, 3)]
    assert disturbed(at) == 0


@pytest.mark.rule("L2")
def test_donkeys_breed_with_nothing_aboard() -> None:
    """One takes along a board for a second woodcutter; it breeds when it has put that down."""
    at = in_a_row("woods", "woods", "pasture", "woods", stock={"boards": 2}, fleet={"donkey": 2})
    sites = Task(BUILD, 1, WOODCUTTER), Task(BUILD, 3, WOODCUTTER)
    assert can(at, *sites, Task(BREED, 2))
    (born,) = acts(at, BRED)
    assert born.turn > built(at)[3][1]
    assert disturbed(at) == 0


@pytest.mark.rule("L1")
def test_two_geese_on_a_pasture_of_theirs_hatch_a_third_a_turn_later() -> None:
    at = meadow(stock={"geese": 2})
    assert can(at, Task(GEESE_PASTURE, 1))
    assert goods_at(at, 1, GEESE)[:5] == [2, 2, 3, 3, 3]  # the donkey has to leave first; three do not breed
    assert free_at(at, 1, GEESE)[-1] == 3


@pytest.mark.rule("L1")
def test_geese_hatch_though_nobody_has_planned_it() -> None:
    """The donkey that stands among them at home leaves with a board: the third comes with the next production."""
    at = in_a_row("pasture", "woods", stock={"geese": 2, "boards": 1}, fleet={"donkey": 1})
    scheduled(at)
    assert goods_at(at, 0, GEESE)[-1] == 2
    away = Task(BUILD, 1, WOODCUTTER)
    scheduled(at, away)
    assert goods_at(at, 0, GEESE)[:4] == [2, 3, 3, 3]
    occupy(at, 0)
    scheduled(at)
    scheduled(at, away)
    assert goods_at(at, 0, GEESE)[-1] == 2


@pytest.mark.rule("L1", "W1")
def test_of_two_geese_on_the_two_banks_of_a_river_one_third_is_born() -> None:
    tiles = [
        {"at": [0, 0], "terrain": "woods", "rivers": [[2]]},
        {"at": [1, 0], "terrain": "pasture", "rivers": [[5, 2]]},
        {"at": [2, 0], "terrain": "sea"},
    ]
    at = in_a_row(
        tiles=tiles,
        homes=[{"at": [1, 0], "half_edge": 2, "player": 1}],
        stock={"geese": 1, "boards": 1},
        fleet={"donkey": 1},
        pieces={"goods": [{"at": [1, 0], "half_edge": 8, "good": "geese", "count": 1}]},
    )
    scheduled(at, Task(BUILD, 0, WOODCUTTER))
    assert [goods_at(at, bank, GEESE)[:3] for bank in (2, 3)] == [[1, 2, 2], [1, 1, 1]]


@pytest.mark.rule("L1")
@pytest.mark.parametrize(
    "there",
    [
        pieces({1: "mint"}, {1: {"geese": 2}}),
        pieces(goods={1: {"geese": 2, "stone": 1}}),
        pieces(goods={1: {"geese": 1}}),
        {**pieces(goods={1: {"geese": 2}}), "transporters": [{"at": [1, 0], "kind": "wagon", "player": 1}]},
    ],
)
def test_geese_do_not_hatch_unless_alone(there: dict[str, Any]) -> None:
    at = in_a_row("woods", "pasture", fleet={"donkey": 1}, pieces=there)
    before = goods_at(at, 1, GEESE)
    scheduled(at)
    assert goods_at(at, 1, GEESE) == before


# Disturbances


@pytest.mark.rule("L2")
def test_a_birth_is_disturbed_by_whoever_stands_there_on_the_way() -> None:
    at = in_a_row("woods", "pasture", "woods", stock={"boards": 1})
    scheduled(at, BREEDING)
    assert disturbed(at) == 0
    scheduled(at, BREEDING, Task(BUILD, 2, WOODCUTTER))
    assert disturbed(at) == 1


@pytest.mark.rule("L2")
def test_a_birth_is_disturbed_by_a_building_and_its_builders() -> None:
    at = in_a_row("woods", "pasture", "woods", stock={"boards": 2, "stone": 1}, fleet={"donkey": 4})
    scheduled(at, BREEDING, Task(BUILD, 1, SAWMILL))
    assert built(at) == {1: (SAWMILL, 1)}
    assert disturbed(at) == 3  # the building, and two who bring and build it


@pytest.mark.rule("R3")
@pytest.mark.parametrize(("geese", "lost"), [(1, 0), (2, 1)])
def test_geese_that_lie_where_paper_lies_are_lost(geese: int, lost: int) -> None:
    """A mill makes the paper that lies there: of boards that are put down as the plan begins."""
    cargo = {"transporters": [{"at": [1, 0], "kind": "wagon", "player": 1, "cargo": {"paper": 1}}]}
    there = {**pieces({1: "paper mill"}, {1: {"geese": geese}}), **cargo}
    at = in_a_row("woods", "pasture", fleet={"donkey": 1}, pieces=there, turns=3)
    scheduled(at)
    assert min(1, disturbed(at)) == lost


@pytest.mark.rule("R3", "K9")
@pytest.mark.parametrize(("geese", "lost"), [(1, False), (2, True)])
def test_geese_are_lost_where_a_bridge_joins_them_to_paper(geese: int, lost: bool) -> None:
    """They would stay on their own bank, and the paper on the other."""
    tiles = [{"at": [0, 0], "terrain": "pasture", "rivers": [[2, 5]]}, {"at": [-1, 0], "terrain": "sea"},
             {"at": [1, 0], "terrain": "sea"}]  # fmt: skip
    tiles.sort(key=lambda tile: tile["at"])
    lying = {"goods": [{"at": [0, 0], "good": "paper", "count": 1, "half_edge": 6}]}
    stock = {"stone": 1, "geese": geese}
    homes = [{"at": [0, 0], "half_edge": 0, "player": 1}]
    game = game_in_a_row(tiles=tiles, homes=homes, stock=stock, pieces=lying)
    at = position_of(game)
    home = at.plan.graph.home
    bridge = Task(BRIDGE, home, at.plan.graph.crossings_to[at.plan.graph.crossings[home]])
    assert can(at, bridge)
    assert (disturbed(at) > 0) is lost
    scheduled(at)
    assert disturbed(at) == 0


@pytest.mark.rule("R1", "R3")
def test_research_uses_its_geese_and_paper_in_time() -> None:
    at = in_a_row("woods", "pasture", stock={"boards": 2, "geese": 2}, pieces=pieces({1: "paper mill"}))
    assert can(at, Task(RESEARCH, SPECIALISATION))
    assert disturbed(at) == 0


@pytest.mark.rule("F8")
@pytest.mark.parametrize(("trunks", "lost"), [(1, 0), (2, 1)])
def test_what_a_factory_uses_up_by_itself_is_announced(trunks: int, lost: int) -> None:
    cargo = {"transporters": [{"at": [1, 0], "kind": "wagon", "player": 1, "cargo": {"trunks": trunks}}]}
    at = in_a_row(
        "woods", "pasture", "sea", fleet={"donkey": 1}, pieces={**pieces({1: "raft factory"}), **cargo}, turns=3
    )
    scheduled(at)
    assert min(1, disturbed(at)) == lost


@pytest.mark.rule("L1")
def test_geese_hatch_anew_where_one_of_three_was_taken() -> None:
    """A goose pays for a brick in the eighth turn: from the ninth on there are three again."""
    at = in_a_row("pasture", "woods", stock={"geese": 2}, wonder_prefill=0, fleet={"donkey": 1})
    assert can(at, Task(GEESE_PASTURE, 0), Task(BRICKS, 8, 1))
    assert goods_at(at, 0, GEESE)[:10] == [2, 3, 3, 3, 3, 3, 3, 2, 3, 3]
    assert disturbed(at) == 2  # both births are, as the donkey stays at home


@pytest.mark.rule("L1")
def test_no_goose_is_taken_that_has_to_be_there_for_another_to_hatch() -> None:
    """Two of three pay for a brick in the third turn; two in the second would leave one too few."""
    at = in_a_row("pasture", "woods", stock={"geese": 2}, wonder_prefill=25, fleet={"donkey": 1})
    pasture, late, soon = Task(GEESE_PASTURE, 0), Task(BRICKS, 3, 1), Task(BRICKS, 2, 1)
    assert scheduled(at, pasture, late, soon).done == [True, True, False]
    assert scheduled(at, pasture, soon).done == [True, True]


@pytest.mark.rule("L1")
def test_two_geese_stay_on_their_pasture_until_a_turn() -> None:
    """Until then those that are born can be had; then all can."""
    at = in_a_row("pasture", "woods", stock={"geese": 2})
    assert can(at, Task(GEESE_PASTURE, 0, 5))
    assert goods_at(at, 0, GEESE)[:5] == [2, 3, 3, 3, 3]
    assert free_at(at, 0, GEESE)[:5] == [0, 1, 1, 1, 3]


@pytest.mark.rule("L1", "R1")
def test_geese_are_led_away_one_a_turn_while_two_stay() -> None:
    """Two geese and those born of them pay for both subjects; of three led away at once none is born any more."""
    at = herd()
    both = Task(RESEARCH, SPECIALISATION), Task(RESEARCH, NEW_SHAFTS)
    assert scheduled(at, Task(GEESE_PASTURE, 1), *both).done == [True, True, False]
    assert scheduled(at, Task(GEESE_PASTURE, 1, 9), *both).done == [True, True, True]
    led = [entry for entry in acts(at, PICK) if entry.value == GEESE]
    assert [entry.amount for entry in led] == [1] * 4
    assert len({entry.turn for entry in led}) == 4
    assert disturbed(at) == 0
    assert goods_at(at, 1, GEESE)[-1] == 3


@pytest.mark.rule("L1", "R1")
def test_a_herd_is_led_away_in_the_game_as_planned() -> None:
    game = herd_game()
    tasks = Task(GEESE_PASTURE, 1, 9), Task(RESEARCH, SPECIALISATION), Task(RESEARCH, NEW_SHAFTS)
    assert play_out(game, position_of(game), tasks) is None
    assert game.state.amount(1, GEESE) == 3
    assert game.state.knows(0, SPECIALISATION)
    assert game.state.knows(0, NEW_SHAFTS)


@pytest.mark.rule("V2")
def test_geese_that_are_kept_pay_for_no_brick() -> None:
    at = in_a_row("pasture", "woods", stock={"geese": 2}, wonder_prefill=0, turns=9)
    bricks = Task(BRICKS, 1, 1)
    assert scheduled(at, bricks).done == [True]
    assert scheduled(at, Task(GEESE_PASTURE, 0, 6), bricks).done == [True, True]
    assert bricks_bought(at) == {2: 1}  # with the third


@pytest.mark.rule("M11")
def test_geese_are_not_led_on_in_the_turn_in_which_they_are_left_on_their_pasture() -> None:
    at = in_a_row(
        "pasture", "woods", "pasture", "pasture", pieces=pieces({2: "paper mill"}, {1: {"geese": 2}, 3: {"boards": 2}})
    )
    assert can(at, Task(GEESE_PASTURE, 0), Task(RESEARCH, SPECIALISATION))
    (led_on,) = [entry for entry in acts(at, PICK) if entry.place == 0]
    assert led_on.turn == 5  # they came in the second turn, the last donkey left in the third, one more was born
