"""Hints: legal in every phase, consistent from phase to phase, with reasons that come true, in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Build, BuildWall, Dismantle, Done, Make, Step, Transfer
from rbdesigner.engine.core.codes import BOARDS, COINS, TRUNKS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.players.adviser import Adviser
from rbdesigner.players.hint import Aim, AimKind, Decision, Hint
from rbdesigner.players.hint_job import HintRequest, _adviser, give_hint
from rbdesigner.players.hint_wording import hint_lines, hint_reason
from rbdesigner.players.planning.constants import SAWMILL
from rbdesigner.players.planning_player import LEVELS, Level
from rbdesigner.players.random_player import RandomPlayer
from tests.players.planning.meetings import MIDDLE, beside_a_rival
from tests.players.planning.plans import game_in_a_row, pieces, row_scenario
from tests.players.planning.test_bridges import parted

SCENARIOS = Path(__file__).parents[2] / "scenarios"
LITTLE = Level(12, 6)


def followed(game: Game, level: Level = LITTLE) -> Iterator[Hint]:
    """A game in which all that is hinted is done; each hint as it comes."""
    advisers = [Adviser(level) for _ in range(game.players)]
    while not game.over:
        player = game.acting[0]
        before = game.state.turn, game.state.phase, game.state.stage, game.acting
        hint = advisers[player].hint(game.view().copy(), player)
        yield hint
        for action in hint.actions:
            game.apply(action)
        if not game.over and (game.state.turn, game.state.phase, game.state.stage, game.acting) == before:
            game.apply(Done(player))


def millbrook(players: int = 1) -> Game:
    return Game.new(rb.load(SCENARIOS / "millbrook.rbmap"), players, seed=3)


def test_who_does_all_that_is_hinted_gets_the_points_that_are_promised() -> None:
    game = millbrook()
    hints = list(followed(game))
    assert game.scores()[0].total >= hints[-1].points > 20  # random players end with 0 to 20


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), [("twin-isles", 2), ("crossroads", 3)])
def test_several_play_by_hints_alone(name: str, players: int) -> None:
    game = Game.new(rb.load(SCENARIOS / f"{name}.rbmap"), players, seed=2)
    for _ in followed(game):
        pass
    assert min(score.total for score in game.scores()) >= 0
    assert game.over


@pytest.mark.parametrize(("name", "players"), [("millbrook", 1), ("twin-isles", 2)])
def test_whatever_was_done_before_there_is_a_hint_that_can_be_done(name: str, players: int) -> None:
    """By somebody who plays at random and asks now and then, in every phase."""
    game, other, adviser = (
        Game.new(rb.load(SCENARIOS / f"{name}.rbmap"), players, seed=5), RandomPlayer(4), Adviser(LITTLE),
    )  # fmt: skip
    asked = set[Phase]()
    for number in range(1500):
        if game.over:
            break
        if number % 19 == 0:
            player = game.acting[0]
            hint = adviser.hint(game.view().copy(), player)
            asked.add(game.state.phase)
            trial = game.copy()
            assert len(hint_lines(game.state, hint)) <= len(hint.steps)
            assert all(line.text for line in hint_lines(game.state, hint))
            for action in hint.actions:
                trial.apply(action)  # which raises if it cannot be done
        game.apply(other.decide(game.view()))
    assert asked >= {Phase.SETUP, Phase.PRODUCTION, Phase.MOVEMENT, Phase.BUILDING, Phase.WONDER}


def test_what_is_hinted_for_this_turn_is_done_in_this_turn() -> None:
    """A load for a building by turn n is followed by the hint to build it, in turn n."""
    game = millbrook()
    promised, built = set[tuple[int, int, int]](), set[tuple[int, int, int]]()
    for hint in followed(game):
        turn = game.state.turn
        for step in hint.steps:
            if step.aim is not None and step.aim.kind is AimKind.BUILD and step.aim.turn == turn:
                promised.add((turn, step.aim.what, step.aim.spot))
            if isinstance(step.action, Build):
                built.add((turn, step.action.building, step.action.spot))
    assert promised
    assert {each for each in promised if each[0] > 0} <= built


def test_the_same_moment_has_the_same_hint() -> None:
    game = millbrook()
    adviser = Adviser(LITTLE)
    game.apply("home 0,0")
    one, other = adviser.hint(game.view().copy(), 0), adviser.hint(game.view().copy(), 0)
    assert one == other
    assert [type(action).__name__ for action in game.log] == ["Figures", "ChooseHome"]  # asking changes nothing


def test_reasons_in_words() -> None:
    game = millbrook()
    game.apply("home 0,0")
    mint, exchange = 9, 10
    spot = game.state.homes[0]
    aim, goal = Aim(AimKind.BUILD, mint, 1, spot, 6), Aim(AimKind.MAKE, 8, 1, -1, 14)
    assert (
        hint_reason(game.state, aim, goal)
        == "for a mint on the pasture at (0, 0) by turn 6, and that for 1 stock by turn 14"
    )
    assert hint_reason(game.state, Aim(AimKind.FEED, exchange, 1, spot, 7), None) == (
        "for the stock exchange on the pasture at (0, 0), there by turn 7"
    )
    assert hint_reason(game.state, Aim(AimKind.BRICKS, -1, 1, spot, 7), None) == "for 1 brick of the wonder in turn 7"
    assert hint_reason(game.state, Aim(AimKind.BRICKS, -1, 3, spot, 7), None) == "for 3 bricks of the wonder in turn 7"
    assert hint_reason(game.state, Aim(AimKind.GAIN, 12), None) == "worth about 12 points in the end"
    home = " on the pasture at (0, 0) "
    words = ("a mine", "a gold mine", "an iron mine", "a big mine")
    assert [hint_reason(game.state, Aim(AimKind.MINE, number, 1, spot, 6), None) for number in range(4)] == [
        f"for {each}{home}by turn 6" for each in words
    ]
    words = ("a new shaft", "a new gold shaft", "a new iron shaft", "a big new shaft")
    assert [hint_reason(game.state, Aim(AimKind.SHAFT, number, 1, spot, 6), None) for number in range(4)] == [
        f"for {each}{home}by turn 6" for each in words
    ]
    assert hint_reason(game.state, Aim(AimKind.HERD, -1, 1, spot, 9), None) == f"for a herd of geese{home}until turn 9"
    assert hint_reason(game.state, Aim(AimKind.BRICKS, -1, 1, spot, 7), Aim(AimKind.IRRIGATION, turn=11)) == (
        "for 1 brick of the wonder in turn 7, and that for the irrigation of the deserts by turn 11"
    )
    for kind in AimKind:
        assert hint_reason(game.state, Aim(kind, 1, 1, spot, 3), None)


def test_a_way_with_goods_is_one_line() -> None:
    game = millbrook()
    hint = next(hint for hint in followed(game) if game.state.phase is Phase.MOVEMENT)
    lines = hint_lines(game.state, hint)
    assert 0 < len(lines) < len(hint.steps)
    assert any("→" in line.text and line.reason.startswith("for ") for line in lines)


def test_what_a_transporter_does_for_one_end_is_one_line() -> None:
    """It loads for a mill and for what that makes; a trunk for something else is another line."""
    state = game_in_a_row("pasture", "woods", stock={"boards": 2, "trunks": 1}, fleet={"donkey": 1}).state
    here, woods = (state.topology.regions_of[state.topology.index[Hex(q, 0)]][0] for q in (0, 1))
    mill, coin, road = Aim(AimKind.BUILD, 5, 1, woods, 3), Aim(AimKind.MAKE, 7, 1, -1, 9), Aim(AimKind.ROAD, spot=woods)
    steps = [
        Decision(Transfer(0, BOARDS, here, ~0), mill, coin),
        Decision(Transfer(0, BOARDS, here, ~0), coin),
        Decision(Step(0, 0, woods), mill, coin),
        Decision(Transfer(0, BOARDS, ~0, woods), mill, coin),
        Decision(Transfer(0, BOARDS, ~0, woods), coin),
    ]
    reason = hint_reason(state, mill, coin)
    assert hint_lines(state, Hint(0, 9, tuple(steps))) == [("Donkey 1: 2 boards → the woods at (1, 0)", reason)]
    steps.insert(1, Decision(Transfer(0, TRUNKS, here, ~0), road))
    assert [line.reason for line in hint_lines(state, Hint(0, 9, tuple(steps)))] == [
        *(reason, hint_reason(state, road, None), reason),
    ]
    steps = [Decision(Transfer(0, BOARDS, here, ~0)), Decision(Step(0, 0, woods), mill)]
    assert [line.reason for line in hint_lines(state, Hint(0, 9, tuple(steps)))] == ["", hint_reason(state, mill, None)]


@pytest.mark.parametrize(
    ("river", "words"), [([0, 3], "over the river of (1, 0)"), ([0, 1, 3], "on the north-east bank of (1, 0)")]
)
def test_a_bridge_is_told_with_its_river_where_there_is_but_one(river: list[int], words: str) -> None:
    state = parted(rivers=river).state
    bank = state.topology.region_at[state.topology.index[Hex(1, 0)]][2]
    assert hint_reason(state, Aim(AimKind.BRIDGE, -1, 1, bank, 3), None) == f"for a bridge {words} by turn 3"


def test_the_job_gives_the_hint_that_the_adviser_gives_here() -> None:
    game = millbrook()
    game.apply("home 0,0")
    _adviser.cache_clear()  # tests of the window ask in this process, too, and its adviser remembers their plans
    (hint,) = give_hint(HintRequest.of("easy", 0, game.view()))
    assert hint == Adviser(LEVELS["easy"]).hint(game.view().copy(), 0)
    assert all(isinstance(step, Decision) for step in hint.steps)


def too_many_for_a_truck() -> Game:
    """Five donkeys at a truck factory, and more gold there than they can carry, in the last turn but one."""
    factory = pieces({0: "truck factory"}, {0: {"gold": 14}})
    row = row_scenario("pasture", "pasture", fleet={"donkey": 5}, stock={"fuel": 1, "iron": 1}, pieces=factory, turns=2)
    return Game.new(row, players=1, seed=1)


@pytest.mark.rule("F7")
def test_what_is_hinted_to_be_made_has_something_else_make_way() -> None:
    hint = Adviser(LITTLE).hint(too_many_for_a_truck().view().copy(), 0)
    make, dismantle = hint.actions
    assert isinstance(make, Make) and isinstance(dismantle, Dismantle)
    assert dismantle.transporter < 5  # not the truck


@pytest.mark.rule("F7")
def test_who_has_too_many_transporters_is_told_which_to_put_out_of_use() -> None:
    game = too_many_for_a_truck()
    game.apply(Make(0, 0))
    hint = Adviser(LITTLE).hint(game.view().copy(), 0)
    first, *_ = hint.actions
    assert isinstance(first, Dismantle) and first.transporter < 5
    assert hint_lines(game.state, hint)[0].text.endswith(" out of use")


def test_walls_and_what_is_taken_aboard_for_a_while_keep_others_from_wealth() -> None:
    game = beside_a_rival()
    hint = Adviser(LITTLE).hint(game.view().copy(), 0)
    on_guard = [step.action for step in hint.steps if step.aim == Aim(AimKind.GUARD)]
    assert [type(action) for action in on_guard] == [Transfer, Transfer, BuildWall]
    reasons = {line.reason for line in hint_lines(game.state, hint) if " wall " in line.text}
    assert reasons == {"to keep others from what is worth points"}


def test_what_a_building_uses_is_taken_aboard_to_keep_others_from_it() -> None:
    game = beside_a_rival()
    game.state.put(MIDDLE, COINS, -7)
    game.state.place_building(SAWMILL, MIDDLE)
    game.state.put(MIDDLE, TRUNKS, 2)
    hint = Adviser(LITTLE).hint(game.view().copy(), 0)
    taken = [step for step in hint.steps if isinstance(step.action, Transfer)]
    assert [(step.action.good, step.aim) for step in taken] == [(TRUNKS, Aim(AimKind.INPUTS, SAWMILL))] * 2
    reasons = {line.reason for line in hint_lines(game.state, hint) if "trunks" in line.text}
    assert reasons == {"to keep others from what the sawmill uses"}
