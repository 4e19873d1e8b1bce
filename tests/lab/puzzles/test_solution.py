"""Files of solutions."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.engine.games.game import Game
from rbdesigner.lab.puzzles.solution import Solution
from rbdesigner.players.solver import MEMBER
from rbdesigner.scenario.errors import ScenarioError
from tests.lab.puzzle_games import real_game, short_game, short_solution
from tests.strategies import json_values

texts = st.text(max_size=8)
solutions = st.builds(
    Solution,
    st.text("0123456789abcdef", min_size=64, max_size=64),
    st.lists(texts, max_size=4).map(tuple),
    st.integers(1, 9),
    st.integers(-5, 2**50),
    st.integers(1, 6),
    st.lists(texts, max_size=2).map(tuple),
    texts,
    texts,
    texts,
    texts,
    st.booleans(),
    st.sampled_from([None, {"x-note": [1, {"b": 2}]}]),
    st.sampled_from([None, {"x-a": 1, "x-b": None}]),
)


@given(solutions)
def test_a_solution_is_read_as_it_was_written(solution: Solution) -> None:
    text = solution.dumps()
    assert Solution.loads(text) == solution
    assert Solution.loads(text).dumps() == text


def test_a_solution_is_much_smaller_than_its_game(tmp_path: Path) -> None:
    game = Game.load(real_game())
    Solution.of(game, "Ada").save(tmp_path / "a.rbsolution")
    assert (tmp_path / "a.rbsolution").stat().st_size < real_game().stat().st_size
    assert Solution.load(tmp_path / "a.rbsolution").log == Solution.of(game).log


def test_a_solution_says_who_and_whether_a_machine() -> None:
    game = short_game().copy()
    assert not Solution.of(game).machine and Solution.of(game).holder == ""
    game.extra = {"seats": ["planner:hard"]}
    assert Solution.of(game).machine and not Solution.of(game, machine=False).machine
    game.extra = {"seats": ["person"]}
    assert not Solution.of(game).machine
    game.extra = {MEMBER: {}}
    assert Solution.of(game).machine
    named = Game.new(game.scenario, 1, names=("Ada",))
    assert Solution.of(named).holder == "Ada" and Solution.of(named, "Bert").holder == "Bert"
    assert Solution.of(Game.new(game.scenario, 2, names=("Ada",))).holder == ""


GOOD: dict[str, Any] = json.loads(short_solution().dumps())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "rbdesigner-game"}, "/format: this is not a solution"),
        ({"version": 2}, "/version: this file has version 2"),
        ({"scenario": {}}, "/scenario: the member hash is missing"),
        (
            {"scenario": {"hash": "ABC"}},
            "/scenario/hash: 'ABC' is not a hash, which has 64 hexadecimal digits in lower case",
        ),
        ({"scenario": {"hash": "0" * 65}}, "/scenario/hash: may have at most 64 characters"),
        ({"log": "1: done"}, "/log: has to be a list"),
        ({"log": [1]}, "/log/0: has to be a text"),
        ({"players": 7}, "/players: has to be at most 6"),
        ({"machine": 1}, "/machine: has to be true or false"),
    ],
)
def test_a_file_that_is_no_solution_is_refused_with_the_place(change: dict[str, Any], said: str) -> None:
    with pytest.raises(ScenarioError) as error:
        Solution.loads(json.dumps(GOOD | change), "a.rbsolution")
    assert str(error.value).startswith(f"a.rbsolution: {said}")


@given(st.dictionaries(st.sampled_from([*GOOD, "x"]), json_values, max_size=3))
def test_whatever_stands_in_a_file_it_is_read_or_refused(change: dict[str, Any]) -> None:
    try:
        solution = Solution.loads(json.dumps(GOOD | change))
    except ScenarioError as error:
        assert "\n" not in str(error)
    else:
        assert Solution.loads(solution.dumps()) == solution


def test_what_could_not_be_read_again_is_not_saved(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="was not saved, because it could not be read again"):
        replace(short_solution(), hash="x").save(tmp_path / "a.rbsolution")
    assert not list(tmp_path.iterdir())
