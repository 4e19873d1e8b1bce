"""A run in a process of its own, and what it reports."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from time import monotonic, sleep

import pytest

from rbdesigner.engine.games import records
from rbdesigner.engine.games.game import Game
from rbdesigner.lab.games.game_row import GameResult, TurnTotal
from rbdesigner.lab.jobs import run_host
from rbdesigner.lab.jobs.run_process import RunProcess
from rbdesigner.lab.jobs.run_reports import RunOpened, RunState, opened_of, results_of, state_of
from rbdesigner.lab.jobs.study_reports import comparison_of, progress_of, tournament_of, worths_of
from rbdesigner.lab.runs.kept_game import game_data
from rbdesigner.lab.runs.run_errors import RunError
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.group_intervals import GROUPS
from rbdesigner.lab.statistics.run_figures import run_figures
from rbdesigner.lab.statistics.verdicts import judged
from rbdesigner.lab.studies.paired_runs import PairedRuns
from rbdesigner.lab.studies.round_robin import Tournament
from rbdesigner.lab.studies.worths import Worths
from rbdesigner.players.registry import PlayerError
from rbdesigner.players.wire import ComparisonStart, RunStart, TournamentStart, WorthStart, packed, parsed
from rbdesigner.scenario.model import Scenario
from tests.lab.sample_runs import row, setup, stumbler

PATIENCE = 60.0


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A store with a run of two games."""
    path = tmp_path / "runs.sqlite"
    with RunStore(path) as store:
        store.add(store.begin(setup()), [row(0), row(1)])
    return path


def test_reports_are_the_same_after_their_way_as_json(kept: Path) -> None:
    replies = [json.loads(json.dumps(each)) for each in run_host.replies(RunStart(str(kept), setup().scenario))]
    opened, games, state, done = replies
    assert opened_of(opened) == RunOpened(1, setup().scenario, setup().players, 1)
    with RunStore(kept) as store:
        assert results_of(games) == store.results(1)
        known = state_of(state)
        assert known.verdict == judged(store.seats(1), 2)
        assert known.figures == run_figures(store.results(1))
        assert known.tiles == tuple(store.tiles(1))
    assert done == {"done": True}


def test_results_and_tiles_are_those_of_the_games(kept: Path) -> None:
    with RunStore(kept) as store:
        first, _ = store.results(1)
        tiles = store.tiles(1)
    assert first.points == tuple(seat.points for seat in row(0).seats)
    assert first.homes == tuple(seat.home for seat in row(0).seats)
    assert [seat.won for seat in row(0).seats][first.winner] == 1
    for counted in ("steps", "made"):
        played = sum(getattr(tile, counted) for number in (0, 1) for tile in row(number).tiles)
        assert sum(getattr(tile, counted) for tile in tiles) == played


def test_the_latest_run_of_a_map_is_found_before_that_of_another_version(kept: Path) -> None:
    scenario = setup().scenario
    changed = scenario.copy()
    del changed.tiles[max(changed.tiles)]
    other = scenario.copy()
    other.properties = Scenario().properties
    with RunStore(kept) as store:
        assert store.run_of(scenario) == store.run_of(changed) == 1
        assert store.run_of(other) is None
        assert store.setup(1) == setup()
        with pytest.raises(LookupError):
            store.setup(7)


def test_figures_are_means_over_games_that_came_to_their_end() -> None:
    homes = ((0, 0), (1, 0))
    games = [
        GameResult(0, 1, 10, "bricks", 4, 1, 6, (30, 10), homes, 0, ""),
        GameResult(1, 1, 20, "turns", 0, 3, 20, (10, 50), homes, 1, ""),
        GameResult(2, 2, 3, "failed", 0, 0, 0, (0, 0), homes, -1, "broken"),
    ]
    figures = {figure.name: figure for figure in run_figures(games)}
    values = {name: (figure.games, figure.value.value) for name, figure in figures.items()}
    assert values == {
        "turns": (2, 15),
        "bricks": (2, 50),
        "points": (2, 25),
        "winner": (2, 40),
        "lead": (2, 30),
        "leads": (2, 2),
        "decided": (2, 13),
        "met": (2, 50),
        "contact": (1, 4),
    }
    assert (figures["turns"].least, figures["turns"].most) == (10, 20)
    assert run_figures(games[2:]) == ()


def test_the_largest_state_is_told() -> None:
    """Six homes, games of 60 turns, 60 things that happen, 100,000 games."""
    homes = [(number, -number) for number in range(6)]
    amounts = (1_234_567,) * GROUPS
    turns = [
        TurnTotal(home, turn, "made", f"thing {n}", amounts) for home, turn, n in product(homes, range(60), range(60))
    ]
    told = parsed(packed({"state": [1, None, [], [], turns]}))
    assert len(told["state"][4]) == len(turns)


def test_a_kept_game_is_made_again(kept: Path) -> None:
    with RunStore(kept) as store:
        game = records.from_json(Game, game_data(store, 1, 1))
        assert records.lines(game) == list(row(1).log)
        with pytest.raises(LookupError):
            game_data(store, 1, 2)


def test_a_process_plays_on_and_ends_with_what_refuses_it(kept: Path) -> None:
    process = RunProcess(RunStart(str(kept), setup().scenario, setup().players, 1, 4))
    news: list[object] = []
    end = monotonic() + PATIENCE
    while not process.is_done and monotonic() < end:
        news += process.news()
        sleep(0.02)
    process.close()
    assert isinstance(news[0], RunOpened)
    numbers = [game.number for each in news if isinstance(each, list) for game in each]
    assert numbers == [0, 1, 2, 3]
    assert isinstance(news[-1], RunState) and news[-1].verdict.games == 4
    process = RunProcess(RunStart(str(kept), Scenario(), setup().players, 1, 4))
    with pytest.raises(RunError, match="errors"):
        while monotonic() < end:
            process.news()
            sleep(0.02)
    process.close()


def test_a_game_that_had_failed_is_told_anew_when_it_has_been_played_again(tmp_path: Path) -> None:
    path, scenario = tmp_path / "runs.sqlite", setup().scenario
    for failures in (2, 0):
        player = stumbler(tmp_path)
        run = RunSetup.of(scenario, [player])
        with RunStore(path) as store:
            failed = row(0)._replace(ending="failed", failure="broken", seats=row(0).seats[:1])
            store.add(store.begin(run), [failed._replace(number=number) for number in range(3)])
        if not failures:
            (tmp_path / "broken").unlink()
        told = list(run_host.replies(RunStart(str(path), scenario, run.players, 1, 2)))
        games = [[(game.number, game.is_played) for game in each["games"]] for each in told if "games" in each]
        assert games[0] == [(0, False), (1, False), (2, False)]
        assert sorted(game for each in games[1:] for game in each) == [(0, not failures), (1, not failures)]


def test_a_process_tells_of_two_versions(kept: Path) -> None:
    shorter = setup().scenario.copy()
    shorter.properties = replace(shorter.properties, turns=4)
    start = ComparisonStart(str(kept), shorter, setup().scenario, setup().players, 1, 2)
    told = [json.loads(json.dumps(each)) for each in run_host.replies(start)]
    assert told[-1] == {"done": True}
    assert [progress_of(told[number]).games for number in (0, -3)] == [2, 4]
    with RunStore(kept) as store:
        first, second = (RunSetup.of(each, setup().players) for each in (shorter, setup().scenario))
        runs = PairedRuns(first, second, store, 2)
        state = comparison_of(told[-2])
        assert (state.failures, state.differences) == (0, runs.differences())
        assert (state.before, state.after) == runs.verdicts()


def test_a_process_tells_what_things_are_worth(kept: Path) -> None:
    start = WorthStart(str(kept), setup().scenario, ("mine",), setup().players, 1, 2)
    told = [json.loads(json.dumps(each)) for each in run_host.replies(start)]
    with RunStore(kept) as store:
        assert worths_of(told[-2]) == (0, Worths(setup(), ["mine"], store, 2).table())
        assert [(each.games, each.without) for each in store.runs()] == [(2, ()), (2, ("mine",))]


def test_versions_of_a_map_are_known(kept: Path) -> None:
    shorter = setup().scenario.copy()
    shorter.properties = replace(shorter.properties, turns=4)
    with RunStore(kept) as store:
        for seed in (1, 2, 3):
            run = store.begin(RunSetup.of(shorter, setup().players, seed))
            store.add(run, [row(0)] if seed < 3 else [])
        store.add(store.begin(RunSetup.of(shorter, setup().players, 1, ["mine"])), [row(0)])
        assert store.versions_of(setup().scenario) == [3]
        assert store.versions_of(shorter) == [1]


def test_a_process_tells_how_strong_players_are(kept: Path) -> None:
    start = TournamentStart(str(kept), setup().scenario, ("random", "greedy-less"), 2, 1, 2)
    with pytest.raises(PlayerError):
        list(run_host.replies(start))
    shorter = setup().scenario.copy()
    shorter.properties = replace(shorter.properties, turns=2)
    players = ("random", "planner:easy")
    start = TournamentStart(str(kept), shorter, players, 2, 1, 4)
    told = [json.loads(json.dumps(each)) for each in run_host.replies(start)]
    assert told[-1] == {"done": True}
    assert [progress_of(told[number]).games for number in (0, -3)] == [0, 4]
    with RunStore(kept) as store:
        known = Tournament([shorter], players, 4, store=store)
        assert tournament_of(told[-2]) == (0, known.ratings(), known.duels())
        assert len(known.ratings()) == 2
