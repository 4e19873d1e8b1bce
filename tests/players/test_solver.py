"""The solver: legal games, the same for the same work, gone on with."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.cli.main import main
from rbdesigner.engine.core.actions import ChooseHome
from rbdesigner.engine.games import game_records
from rbdesigner.players import solver as solver_module
from rbdesigner.players.solver import MEMBER, Result, Solver, Work, do_work
from tests.players.planning.plans import around_the_sea
from tests.work.processes import is_alive

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MILLBROOK = SCENARIOS / "millbrook.rbmap"


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_module, "SHORTEST", 10)
    monkeypatch.setattr(solver_module, "LONGEST", 20)
    monkeypatch.setattr(solver_module, "OPENINGS", 5)
    monkeypatch.setattr(solver_module, "TRIAL", 3)
    monkeypatch.setattr(solver_module, "TRIALS", 3)


def solved(rounds: int, path: Path = MILLBROOK, seed: int = 1) -> Solver:
    """A solver after so many rounds."""
    solver = Solver(rb.Game.new(rb.load(path), players=1, seed=1), seed)
    with ThreadPoolExecutor(1) as executor:
        for _ in islice(solver.rounds(executor), rounds):
            pass
    return solver


def test_it_always_has_a_whole_game() -> None:
    solver = Solver(rb.Game.new(rb.load(MILLBROOK), players=1, seed=1))
    assert solver.game.over
    assert solver.points == solver.game.scores()[0].total


def test_it_finds_better_and_better_games(tmp_path: Path) -> None:
    solver = solved(2)
    assert solver.faults == 0
    assert solver.points > 20  # random players end with 0 to 20
    solver.game.save(tmp_path / "best.rbgame")
    again = rb.Game.load(tmp_path / "best.rbgame")  # which checks every action
    assert (again.over, again.scores()[0].total) == (True, solver.points)


def test_the_same_work_finds_the_same_game() -> None:
    one, other, another = solved(1), solved(1), solved(1, seed=2)
    assert (one.game.log, one.plans) == (other.game.log, other.plans)
    assert one.game.log != another.game.log


def test_it_goes_on_from_what_it_found() -> None:
    first = solved(2)
    solver = Solver(rb.Game.new(rb.load(MILLBROOK), players=1, seed=1))
    solver.go_on(first.game)
    assert solver.points == first.points
    assert solver.game.log == first.game.log
    assert first.game.extra[MEMBER]


def test_it_goes_on_from_where_a_game_stands() -> None:
    game = rb.Game.load(Path(__file__).parents[1] / "games" / "solo-millbrook.rbgame")
    game.go_to(next(i for i in range(len(game.log)) if game.state_at(i).turn == 15))
    solver = Solver(game)
    with ThreadPoolExecutor(1) as executor:
        next(iter(solver.rounds(executor)))
    assert solver.game.log[: len(game.log)] == game.log
    assert solver.points > solver_module.Solver(game).points  # more than doing nothing


def test_it_chooses_a_home() -> None:
    solver = solved(3, SCENARIOS / "crossroads.rbmap")
    assert solver.game.state.homes[0] >= 0
    assert solver.best is not None


def test_the_command_saves_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "found.rbgame"
    assert main(["solve", str(MILLBROOK), "--plans", "20", "--cores", "1", "--out", str(out)]) == 0
    points = rb.Game.load(out).scores()[0].total
    assert f"{points} points: " in capsys.readouterr().out
    assert main(["solve", str(MILLBROOK), "--plans", "1", "--cores", "1", "--from", str(out), "--out", str(out)]) == 0
    assert rb.Game.load(out).scores()[0].total >= points
    points = rb.Game.load(out).scores()[0].total
    assert main(["replay", str(out)]) == 0
    assert f"player 1: {points} points" in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "reason"), [
    (["--cores", "0"], "--cores is 1 to 64, not 0"),
    (["--from", "tests/games/duo-the-lake-between.rbgame"], "this is one for 2 players"),
    (["--from", "nowhere.rbgame"], "there is no such file"),
])  # fmt: skip
def test_what_cannot_be_solved_is_told(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", str(MILLBROOK), *arguments]) == 2
    assert reason in capsys.readouterr().err


def test_a_game_of_another_map_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    begun = Path(__file__).parents[1] / "games" / "solo-millbrook.rbgame"
    assert main(["solve", str(SCENARIOS / "crossroads.rbmap"), "--from", str(begun)]) == 2
    assert "another map" in capsys.readouterr().err


def test_it_goes_on_from_a_checkpoint_as_if_it_had_not_stopped() -> None:
    whole = solved(4)
    first = solved(2)
    kept = json.loads(json.dumps(first.checkpoint()))
    again = Solver(rb.Game.new(rb.load(MILLBROOK), players=1, seed=1))
    again.set_back(kept)
    assert (again.plans, again.points) == (first.plans, first.points)
    with ThreadPoolExecutor(1) as executor:
        for _ in islice(again.rounds(executor), 2):
            pass
    assert (again.plans, again.points, again.game.log) == (whole.plans, whole.points, whole.game.log)


def test_the_homes_that_were_tried_are_not_tried_again() -> None:
    crossroads = SCENARIOS / "crossroads.rbmap"
    first = solved(5, crossroads)
    assert len(first.homes) == solver_module.TRIALS
    again = Solver(rb.Game.new(rb.load(crossroads), players=1, seed=1))
    again.set_back(first.checkpoint())
    with ThreadPoolExecutor(1) as executor:
        next(again.rounds(executor))
    assert again.pieces == first.pieces + 1


def test_better_homes_get_more_and_longer_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Work] = []

    def without_work(work: Work) -> Result:
        """The later of the homes are the better ones."""
        done.append(work)
        return Result(work.home, work.home, (), work.plans)

    monkeypatch.setattr(solver_module, "do_work", without_work)
    monkeypatch.setattr(solver_module, "TRIALS", 8)
    solver = Solver(around_the_sea())
    with ThreadPoolExecutor(1) as executor:
        for _ in islice(solver.rounds(executor), 8 + 6 + 4 + 3 + 4):
            pass
    assert [home.pieces for home in solver.homes] == [5, 5, 3, 2, 1, 1]
    assert [home.spot for home in solver.homes] == sorted((work.home for work in done[:8]), reverse=True)[:6]
    best = [work.plans for work in done[8:] if work.home == solver.homes[0].spot]
    assert best == [10, 20, 20, 20, 20]  # the longest are cut short here


def test_a_round_ends_when_its_time_is_over() -> None:
    """Each piece of work makes one plan at least, so that something is found."""
    start = rb.Game.new(rb.load(MILLBROOK), players=1)
    home = next(action.spot for action in start.legal_actions() if isinstance(action, ChooseHome))
    work = Work(game_records.dumps(start), home, "seed", 10**9, until=0)
    first = do_work(work)
    assert 0 < first.plans < 10
    again = do_work(work._replace(start=first.tasks))
    assert 0 < again.plans < 10


def test_workers_end_with_whoever_has_started_them(tmp_path: Path) -> None:
    script = (
        "import os, time\n"
        "from rbdesigner.work.worker_pool import workers\n"
        "with workers(2) as executor:\n"
        "    print(*{future.result() for future in [executor.submit(os.getpid) for _ in range(2)]}, flush=True)\n"
        "    time.sleep(60)\n"
    )
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as program:
        assert program.stdout is not None
        pids = list(map(int, program.stdout.readline().split()))
        assert pids
        assert all(map(is_alive, pids))
        program.kill()
    for _ in range(200):
        if not any(map(is_alive, pids)):
            break
        time.sleep(0.05)
    assert not any(map(is_alive, pids))
