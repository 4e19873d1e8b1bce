"""Verifying solutions: points and tie-breakers as told, or the first fault with its moment."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.engine.core.events import Used
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.moments import states
from rbdesigner.engine.mechanics.scoring import scores
from rbdesigner.lab.puzzles.solution import Solution
from rbdesigner.lab.puzzles.verification import verify
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario.errors import ScenarioError
from tests.lab.puzzle_games import real_game, short_game, short_solution
from tests.strategies import some

MAPS = [short_game().scenario]


def settled_slowly(game: Game) -> int:
    """The turn after which the points stood for good, by looking at the end of each."""
    turns = {}
    before = game.state_at(0).turn
    for state in states(game):
        turns[before] = [score.total for score in scores(state)]
        before = state.turn
    return min(turn for turn in turns if all(turns[later] == turns[max(turns)] for later in turns if later >= turn))


def used_slowly(game: Game) -> int:
    """How many goods were used, by doing the log of another game."""
    again = Game.new(game.scenario, game.players, game.seed, game.names, game.rules)
    again.go_to(0)
    actions = [action for action in game.log if action.player >= 0]
    return sum(event.count for action in actions for event in again.apply(action) if isinstance(event, Used))


def test_a_real_game_has_its_points_and_tie_breakers() -> None:
    found = verify(real_game())
    assert found.is_legal and found.is_over and found.points == (340,)
    assert found.breakdown == ("2 stock 240, 1 coin 40, 4 gold 40, wonder 20",)
    game = Game.load(real_game())
    assert found.settled == settled_slowly(game) == 20
    assert found.goods_used == used_slowly(game) == 119
    assert verify(game).goods_used == verify(found.solution).goods_used == 119
    assert found.game.log == game.log


@pytest.mark.parametrize("players", [1, 2, 3])
def test_games_of_several_are_verified_too(players: int) -> None:
    game = Game.new(short_game().scenario, players, 5)
    for _ in play_game(game, [RandomPlayer(seat) for seat in range(players)], most=200):
        pass
    found = verify(Solution.of(game), MAPS)
    assert found.is_legal and found.points == tuple(score.total for score in game.scores())
    assert found.settled == settled_slowly(game)
    assert found.goods_used == used_slowly(game)


def test_points_that_were_there_from_the_beginning_stood_after_the_turn_that_made_them() -> None:
    found = verify(short_solution(), MAPS)
    assert (found.points, found.settled) == ((70,), 1)


@some(0.5)
@given(st.data())
def test_the_first_fault_is_found_wherever_it_is(data: st.DataObject) -> None:
    solution = short_solution()
    at = data.draw(st.integers(0, len(solution.log)))
    wrong = data.draw(
        st.sampled_from(["1: brick with 9 gold", "2: done", "chance: figures 1", "no line", "", "1: fly"])
    )
    log = (*solution.log[:at], wrong, *solution.log[at:])
    if solution.log[at : at + 1] == (wrong,):
        return
    fault = verify(replace(solution, log=log), MAPS).fault
    assert fault is not None and (fault.entry, fault.text) == (at + 1, wrong)
    state = short_game().state_at(at)
    assert (fault.turn, fault.phase) == (state.turn, state.phase.name.lower())
    assert fault.reason


def test_a_game_in_progress_is_legal_and_not_over() -> None:
    solution = short_solution()
    found = verify(replace(solution, log=solution.log[:3]), MAPS)
    assert found.is_legal and not found.is_over


def test_a_scenario_that_is_nowhere_is_told() -> None:
    with pytest.raises(ScenarioError, match=r"/scenario/hash: none of the maps has the hash \w{12}…, that of Plain"):
        verify(short_solution())


def test_a_map_with_other_notes_will_do_and_one_that_plays_otherwise_will_not() -> None:
    scenario = short_game().scenario.copy()
    scenario.properties = replace(scenario.properties, title="Another", description="word")
    assert verify(short_solution(), [scenario]).is_legal
    scenario.properties = replace(scenario.properties, turns=2)
    with pytest.raises(ScenarioError):
        verify(short_solution(), [scenario])


def test_newer_rules_cannot_be_verified(tmp_path: Path) -> None:
    replace(short_solution(), rules=9999).save(tmp_path / "a.rbsolution")
    with pytest.raises(ScenarioError, match="/rules: this game was played by version 9999"):
        verify(tmp_path / "a.rbsolution", MAPS)
