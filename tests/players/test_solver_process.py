"""A solver in a process of its own: its reports, stopping and going on, and nothing left when it is closed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rbdesigner.engine.games.game import Game
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.solver_process import SolverProcess, SolverReport, game_data
from rbdesigner.players.solver_story import MEMBER, MakeUp, made_of
from rbdesigner.scenario.model import Players
from rbdesigner.scenario.pieces import Home
from tests.checks.maps import having, map_of
from tests.work.processes import of_group

TILES = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock", (0, 1): "pasture"}
PATIENCE = 90
"""Seconds that a round may take where the planner is not compiled."""


@pytest.fixture
def start() -> Game:
    scenario = map_of(TILES, having(title="Isle", players=Players(1, 1), turns=3), homes={(0, 0): Home(0, 1)})
    return Game.new(scenario, 1, seed=1)


def reports(process: SolverProcess) -> Iterator[SolverReport]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield from process.news()
        time.sleep(0.01)


def test_its_games_can_be_played_again_and_it_goes_on_where_it_was(start: Game) -> None:
    process = SolverProcess(start, 1, 1)
    try:
        first = next(report for report in reports(process) if report.found and report.points > 0)
    finally:
        process.close()
    game = Game.from_json(game_data(start, first))
    assert (game.over, game.scores()[0].total) == (True, first.points)
    assert MakeUp.of(game) == first.make_up
    assert made_of(game) != "nothing"
    assert game.extra[MEMBER]
    again = SolverProcess(start, 1, 1, first.checkpoint)
    try:
        later = next(report for report in reports(again) if report.plans > first.plans)
    finally:
        again.close()
    assert later.points >= first.points


def test_closing_ends_all_that_work_for_it(start: Game) -> None:
    process = SolverProcess(start, 1, 2)
    group = process._process._popen.pid
    next(iter(reports(process)))
    process.close()
    end = time.monotonic() + PATIENCE
    while of_group(group) and time.monotonic() < end:  # they are killed, but may take a moment to be gone
        time.sleep(0.05)
    assert not of_group(group)


def test_a_process_that_ends_is_told(start: Game) -> None:
    process = SolverProcess(start, 1, 1)
    process._process._popen.kill()
    with pytest.raises(PlayerFailure) as raised:
        for _ in reports(process):
            pass
    assert raised.value.failure is Failure.ENDED
    process.close()


def test_a_checkpoint_that_is_none_is_told_as_a_fault(start: Game) -> None:
    process = SolverProcess(start, 1, 1, {"best": "nonsense"})
    with pytest.raises(PlayerFailure) as raised:
        for _ in reports(process):
            pass
    assert raised.value.failure is Failure.RAISED
    process.close()


def test_the_test_looks_at_processes() -> None:
    if Path("/proc").exists():
        import os

        assert os.getpid() in of_group(os.getpgrp())
