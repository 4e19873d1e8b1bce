"""The jobs of runs and studies, and what they tell."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.jobs import run_jobs
from rbdesigner.lab.jobs.run_jobs import PLAY_RUN, FurtherGames, RunOpened, RunStart, RunState, play_run
from rbdesigner.lab.jobs.study_jobs import (
    ComparisonStart,
    ComparisonState,
    TournamentStart,
    TournamentState,
    WorthStart,
    WorthState,
    play_study,
)
from rbdesigner.lab.runs import executors
from rbdesigner.lab.runs.kept_runs import game_data
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore, RunStoreError
from rbdesigner.lab.runs.store_file import STORE_DAMAGES
from rbdesigner.lab.statistics.run_figures import run_figures
from rbdesigner.lab.statistics.verdicts import judged
from rbdesigner.lab.studies.paired_runs import PairedRuns
from rbdesigner.lab.studies.round_robin import Tournament
from rbdesigner.lab.studies.worths import Worths
from rbdesigner.players.player import PlayerError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.work.job import Refused
from tests.lab.sample_runs import row, setup, short_setup, stumbler
from tests.parameters import few


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A store with a run of two games."""
    path = tmp_path / "runs.sqlite"
    with RunStore(path) as store:
        store.add(store.begin(setup()), [row(0), row(1)])
    return path


def test_a_run_that_is_kept_is_told(kept: Path) -> None:
    opened, games, state = play_run(RunStart(str(kept), setup().scenario))
    assert opened == RunOpened(1, setup().scenario, setup().players, 1)
    assert isinstance(games, FurtherGames) and isinstance(state, RunState)
    with RunStore(kept) as store:
        assert list(games.games) == store.results(1)
        assert state.verdict == judged(store.seats(1), 2)
        assert state.figures == run_figures(store.results(1))
        assert state.tiles == tuple(store.tiles(1))


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


def test_a_kept_game_is_made_again(kept: Path) -> None:
    with RunStore(kept) as store:
        game = game_records.from_json(Game, game_data(store, 1, 1))
        assert game_records.lines(game) == list(row(1).log)
        with pytest.raises(LookupError):
            game_data(store, 1, 2)


def test_a_run_goes_on_and_what_cannot_be_played_is_refused(kept: Path) -> None:
    first, *told = play_run(RunStart(str(kept), setup().scenario, setup().players, 1, 4))
    assert isinstance(first, RunOpened)
    games = [game.number for each in told if isinstance(each, FurtherGames) for game in each.games]
    assert sorted(games) == [0, 1, 2, 3]  # in the order in which they end
    assert isinstance(told[-1], RunState) and told[-1].verdict.games == 4
    with pytest.raises(rb.IllegalMap):
        [*play_run(RunStart(str(kept), Scenario(), setup().players, 1, 4))]


def refusals() -> Iterator[Exception]:
    """All ways in which the laboratory refuses what it is asked for."""
    yield rb.IllegalMap([*rb.check(Scenario())])
    yield PlayerError("clever", Reason(executors.GONE))
    yield ValueError(Reason(executors.LACKING, module="dask"))
    values = dict.fromkeys(("why", "module", "here", "version", "command"), "something")
    for text in (executors.NO_DASK, executors.NO_CLUSTER, executors.OTHER_VERSION):
        yield executors.ExecutorError("tcp://far:8786", Reason(text, **values, there=executors.worker_version()))
    for text in STORE_DAMAGES:
        yield RunStoreError("runs.sqlite", Reason(text))


@pytest.mark.parametrize("fault", [*refusals()], ids=str)
def test_what_is_refused_is_known_after_its_way_between_processes(fault: Exception) -> None:
    assert isinstance(fault, PLAY_RUN.refusals)
    back = pickle.loads(pickle.dumps(Refused.of(fault))).error()
    assert (type(back), str(back), vars(back)) == (type(fault), str(fault), vars(fault))
    reason, known = getattr(back, "reason", back.args[0]), getattr(fault, "reason", fault.args[0])
    assert getattr(reason, "source", None) == getattr(known, "source", None)


@pytest.mark.parametrize("is_mended", few([True, False], 1))
def test_a_game_that_had_failed_is_told_anew_when_it_has_been_played_again(is_mended: bool, tmp_path: Path) -> None:
    path, scenario = tmp_path / "runs.sqlite", short_setup().scenario
    run = RunSetup.of(scenario, [stumbler(tmp_path)])
    with RunStore(path) as store:
        failed = row(0)._replace(ending="failed", failure="broken", seats=row(0).seats[:1])
        store.add(store.begin(run), [failed._replace(number=number) for number in range(3)])
    if is_mended:
        (tmp_path / "broken").unlink()
    told = [*play_run(RunStart(str(path), scenario, run.players, 1, 2))]
    games = [[(game.number, game.is_played) for game in each.games] for each in told if isinstance(each, FurtherGames)]
    assert games[0] == [(0, False), (1, False), (2, False)]
    assert sorted(game for each in games[1:] for game in each) == [(0, is_mended), (1, is_mended)]


def test_a_process_tells_of_two_versions(kept: Path) -> None:
    shorter = setup().scenario.copy()
    shorter.properties = replace(shorter.properties, turns=4)
    start = ComparisonStart(str(kept), shorter, setup().scenario, setup().players, 1, 2)
    told = [*play_study(start)]
    assert [told[number].games for number in (0, -2)] == [2, 4]
    with RunStore(kept) as store:
        first, second = (RunSetup.of(each, setup().players) for each in (shorter, setup().scenario))
        runs = PairedRuns(first, second, store, 2)
        state = told[-1]
        assert isinstance(state, ComparisonState)
        assert (state.failures, state.differences) == (0, runs.differences())
        assert (state.before, state.after) == runs.verdicts()


def test_a_process_tells_what_things_are_worth(kept: Path) -> None:
    start = WorthStart(str(kept), setup().scenario, ("mine",), setup().players, 1, 2)
    told = [*play_study(start)]
    with RunStore(kept) as store:
        assert told[-1] == WorthState(0, Worths(setup(), ["mine"], store, 2).table())
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
        [*play_study(start)]
    shorter = setup().scenario.copy()
    shorter.properties = replace(shorter.properties, turns=2)
    players = ("random", "planner:easy")
    start = TournamentStart(str(kept), shorter, players, 2, 1, 4)
    told = [*play_study(start)]
    assert [told[number].games for number in (0, -2)] == [0, 4]
    with RunStore(kept) as store:
        known = Tournament([shorter], players, 4, store=store)
        assert told[-1] == TournamentState(0, known.ratings(), known.duels())
        assert len(known.ratings()) == 2


def test_all_games_are_told_in_the_end_however_seldom_they_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_jobs, "JUDGING", 1e9)
    start = RunStart(str(tmp_path / "runs.lab"), short_setup().scenario, setup().players, games=6)
    told = [game.number for news in play_run(start) if isinstance(news, FurtherGames) for game in news.games]
    assert sorted(told) == list(range(6))
