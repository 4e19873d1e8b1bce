"""Whole matches of planning players, each to its end: won, without a refusal, and the same again in another process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action, Answer, BuildWall, Propose, Transfer
from rbdesigner.engine.core.codes import BOARDS, GOLD, STONE
from rbdesigner.engine.games import game_records
from rbdesigner.players.planning_player import PlanningPlayer
from rbdesigner.rules.options import Options

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"


def match(name: str, specs: list[str], seed: int, options: Options | None = None) -> tuple[rb.Game, list[rb.Player]]:
    """A game of players to its end; whatever one decides on must be legal."""
    scenario = rb.load(SCENARIOS / f"{name}.rbmap")
    if options is not None:
        scenario.properties = replace(scenario.properties, options=options)
    game = rb.Game.new(scenario, players=len(specs), seed=seed)
    players = [rb.find_player(spec).seat(number, seed) for number, spec in enumerate(specs)]
    for _ in rb.play_game(game, players):
        pass
    return game, players


def some_options(seed: int) -> Options:
    """Rule options drawn by a seed."""
    random = Random(seed)
    return Options(
        bridges_in_deserts=random.random() < 0.5,
        solo_mines=random.random() < 0.5,
        free_homes=random.random() < 0.5,
        home_distance=random.randint(1, 2),
        end_marks=random.random() < 0.5,
        neutral_bricks=random.randint(8, 30),
    )


@pytest.mark.slow
@pytest.mark.parametrize(("name", "specs"), [
    ("the-lake-between", ["random", "planner:easy"]),
    ("gold-isle", ["random", "planner:easy", "random"]),
    ("four-winds", ["planner:easy", "random", "random", "random"]),
])  # fmt: skip
def test_a_planner_beats_random_players(name: str, specs: list[str]) -> None:
    game, _ = match(name, specs, seed=len(specs))
    assert game.over
    assert specs[game.winner()] == "planner:easy"
    again = rb.Game.loads(game_records.dumps(game))  # which checks every action
    assert again.log == game.log


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_planner_wins_under_any_options(seed: int) -> None:
    specs = ["random", "planner:easy", "random", "random"][: 2 + seed % 3]
    game, _ = match("crossroads", specs, seed, some_options(seed))
    assert game.over
    points = [score.total for score in game.scores()]
    assert points[1] == max(points)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "level"), [
    ("where-two-waters-meet", "easy"), ("the-desert-crown", "easy"), ("millbrook", "medium"),
])  # fmt: skip
def test_alone_a_plan_comes_true_to_its_end(name: str, level: str) -> None:
    game, (player,) = match(name, [f"planner:{level}"], seed=2)
    assert isinstance(player, PlanningPlayer)
    assert game.over
    assert player.refusals == 0
    assert game.scores()[0].total >= player.expected > 40


class Generous:
    """A player who offers each rival beside it what it holds, and asks for what they hold, once a turn each."""

    def __init__(self, player: rb.Player, seat: int) -> None:
        self._player, self._seat = player, seat
        self._offered = set[tuple[int, int, int]]()

    def decide(self, view: rb.View) -> Action:
        """An offer if there is one to make, else what the other player does."""
        state = view.state
        if state.in_play and state.player == self._seat:
            pairs = product(range(len(state.kinds)), range(len(state.kinds)), (GOLD, STONE, BOARDS))
            for giver, taker, good in pairs:
                partner = {state.owners[giver], state.owners[taker]} - {self._seat}
                key = state.turn, giver, taker
                if len(partner) == 1 and key not in self._offered and state.amount(~giver, good):
                    offer = Propose(self._seat, tuple(partner), Transfer(self._seat, good, ~giver, ~taker))
                    if view.check(offer) is None:
                        self._offered.add(key)
                        return offer
        return self._player.decide(view)


@pytest.mark.slow
def test_walls_and_gifts_disturb_no_match() -> None:
    """A planner plays on when it is walled in and out, is given goods and is asked for some (M9, T8)."""
    answers, walls = Counter[bool](), 0
    for seed in range(12):
        game = rb.Game.new(rb.load(SCENARIOS / "the-lake-between.rbmap"), players=2, seed=seed)
        random: rb.Player = Generous(rb.find_player("random").seat(0, seed), 0)
        planner = rb.find_player("planner:easy").seat(1, seed)
        for action in rb.play_game(game, [random, planner]):
            walls += isinstance(action, BuildWall)
            if isinstance(action, Answer):
                answers[action.agrees] += 1
                gift = game.log[-2]
                assert isinstance(gift, Propose)
                assert isinstance(gift.action, Transfer)
                assert action.agrees <= (game.state.owners[~gift.action.target] == 1)
        assert game.over
        assert game.winner() == 1
    assert walls
    assert answers[True]
    assert answers[False]


SCRIPT = """
import hashlib
from rbdesigner.engine.games import game_records
from tests.players.test_long_matches import match
game, _ = match("twin-isles", ["planner:easy:style=boats", "random"], seed=5)
print(hashlib.sha256(game_records.dumps(game).encode()).hexdigest())
"""


@pytest.mark.slow
def test_the_same_match_is_played_in_another_process() -> None:
    game, _ = match("twin-isles", ["planner:easy:style=boats", "random"], seed=5)
    environment = {**os.environ, "PYTHONHASHSEED": "11", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.stdout == f"{hashlib.sha256(game_records.dumps(game).encode()).hexdigest()}\n", done.stderr
