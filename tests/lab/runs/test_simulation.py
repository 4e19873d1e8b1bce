"""Runs: the same games whoever plays them, stopped and gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any

import pytest

import rbdesigner as rb
from rbdesigner.lab.games.game_row import GameRow
from rbdesigner.lab.runs import simulation as module
from rbdesigner.lab.runs.run_setup import GameTable, RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import Simulation
from rbdesigner.lab.statistics.verdicts import FairnessAnswer
from rbdesigner.lab.studies import paired_runs
from rbdesigner.lab.studies.worths import Worths
from tests.lab.sample_runs import OneSidedGames, one_sided, row, setup, short_setup


def all_rows(store: RunStore, run: int) -> list[object]:
    return [store.seats(run), store.lengths(run), [store.log(run, number) for number in sorted(store.numbers(run))]]


def played(executor: Executor, games: int, cores: int, run: RunSetup | None = None) -> list[object]:
    with RunStore() as store:
        simulation = Simulation(run or setup(), store, games, until_clear=False)
        last = list(simulation.play(executor, cores))[-1]
        assert (last.games, last.wanted, last.failures) == (games, games, 0)
        return all_rows(store, simulation.run)


def test_processes_play_the_same_games_as_a_thread() -> None:
    with ThreadPoolExecutor(1) as alone, ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        assert played(alone, 6, 1, short_setup()) == played(pool, 6, 2, short_setup())


def test_a_run_that_was_stopped_goes_on_where_it_was() -> None:
    with ThreadPoolExecutor(1) as alone, RunStore() as store:
        whole = played(alone, 6, 1, short_setup())
        first = Simulation(short_setup(), store, 6, until_clear=False)
        playing = first.play(alone)
        begun = list(islice(playing, 2))[-1].games
        playing.close()
        assert 2 <= begun < 6
        assert len(store.numbers(first.run)) == begun
        list(Simulation(short_setup(), store, 6, until_clear=False).play(alone))
        assert all_rows(store, first.run) == whole


class OnlyTheFirst(Executor):
    """Does the first piece of work at once, and begins none of the others."""

    def __init__(self) -> None:
        self.works: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        work: Future[Any] = Future()
        if not self.works:
            work.set_result(fn(*args, **kwargs))
        self.works.append(work)
        return work


def test_a_run_that_is_stopped_leaves_no_work_behind() -> None:
    workers = OnlyTheFirst()
    playing = Simulation(setup(), RunStore(), 6, until_clear=False).play(workers)
    next(playing)
    playing.close()
    _, *others = workers.works
    assert others and all(work.cancelled() for work in others)


class _Failing(Executor):
    """Plays games that all fail."""

    def __init__(self) -> None:
        self.tries = 0

    def submit(self, _play: object, _setup: RunSetup, tables: Sequence[GameTable]) -> Future[list[GameRow]]:  # type: ignore[override]
        self.tries += len(tables)
        played = Future[list[GameRow]]()
        failed = row(0)._replace(ending="failed", failure="out of ideas")
        played.set_result([failed._replace(number=each.number, seed=each.seed) for each in tables])
        return played


def test_games_that_failed_are_played_again() -> None:
    run = short_setup()
    with ThreadPoolExecutor(1) as alone, RunStore() as store, RunStore() as other:
        broken = list(Simulation(run, store, 4).play(_Failing()))[-1]
        assert (broken.games, broken.failures, store.numbers(1)) == (4, 4, set())
        again = Simulation(run, store, 4)
        assert again.progress == (0, 4, 0)
        assert list(again.play(alone))[-1] == again.progress == (4, 4, 0)
        list(Simulation(run, other, 4).play(alone))
        assert store.failures(1) == [] and store.results(1) == other.results(1)
        assert all_rows(store, 1) == all_rows(other, 1) and store.turns(1) == other.turns(1)


def test_a_game_that_fails_is_tried_once_until_somebody_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paired_runs, "STEP", 2)
    with RunStore() as store:
        for _ in range(2):
            found, failing = Worths(setup(), ["mine"], store, 4), _Failing()
            assert list(found.play(failing))[-1] == found.progress == (8, 8, 8)
            assert len(found.failures()) == failing.tries == 8


class _Clocked(Executor):
    """Plays a game in a tenth of a second, by its own clock."""

    def __init__(self) -> None:
        self.now, self.sizes = 0.0, list[int]()

    def submit(self, _play: object, _setup: RunSetup, tables: Sequence[GameTable]) -> Future[list[GameRow]]:  # type: ignore[override]
        self.now += 0.1 * len(tables)
        self.sizes.append(len(tables))
        played = Future[list[GameRow]]()
        played.set_result([row(0)._replace(number=each.number, seed=each.seed) for each in tables])
        return played


def test_games_that_are_over_come_back_at_least_every_half_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clocked = _Clocked()
    monkeypatch.setattr(module, "monotonic", lambda: clocked.now)
    with RunStore() as store:
        list(Simulation(setup(), store, 100, until_clear=False).play(clocked))
        assert sum(clocked.sizes) == len(store.numbers(1)) == 100
    assert 1 < max(clocked.sizes) <= 5


def test_a_number_of_games_is_made_up_to_whole_blocks() -> None:
    with RunStore() as store:
        assert Simulation(setup(), store, 5).games == 6
        assert Simulation(setup(), store, 250).waves == (100, 200, 250)
        assert Simulation(setup(), store, 250, until_clear=False).waves == (250,)


def test_a_run_ends_when_the_verdict_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAVE", 2)
    with ThreadPoolExecutor(1) as alone, RunStore() as store:
        simulation = Simulation(short_setup(), store, 12)
        looked: list[int | None] = []
        verdict = simulation.verdict()

        def clear_after_four(first: int | None = None) -> object:
            looked.append(first)
            answer = FairnessAnswer.FAIR if len(looked) == 2 else FairnessAnswer.UNKNOWN
            return verdict._replace(homes=verdict.homes._replace(answer=answer))

        monkeypatch.setattr(simulation, "verdict", clear_after_four)
        list(simulation.play(alone))
        assert looked == [2, 4]
        assert store.numbers(simulation.run) == {0, 1, 2, 3}


def test_a_map_on_which_one_home_wins_all_is_clear_after_the_first_games() -> None:
    with RunStore() as store:
        simulation = Simulation(setup(), store, 400)
        *_, last = simulation.play(OneSidedGames())
        assert (last.games, last.wanted, simulation.verdict().answer) == (100, 400, FairnessAnswer.UNFAIR)
        whole = Simulation(setup(), store, 400, until_clear=False)
        *_, last = whole.play(OneSidedGames())
        assert last.games == 400


def test_games_that_an_earlier_run_had_beyond_do_not_count_for_an_early_end() -> None:
    with ThreadPoolExecutor(1) as alone, RunStore() as store:
        simulation = Simulation(short_setup(), store, 6, until_clear=False)
        list(simulation.play(alone))
        assert simulation.verdict().games == 6
        assert simulation.verdict(first=2).games == 2


def test_all_games_can_be_wanted_and_another_tolerance_meant() -> None:
    lake, players = short_setup().scenario, ["random", "random"]
    assert rb.simulate(lake, players, 2, tolerance=7.5).verdict().tolerance == 7.5
    with RunStore() as store:
        store.add(store.begin(short_setup()), [one_sided(short_setup().table(game)) for game in range(100)])
        assert rb.simulate(lake, players, 102, store=store).verdict().games == 100
        assert rb.simulate(lake, players, 102, store=store, until_clear=False).verdict().games == 102


class _Losing(Executor):
    """Loses its worker with each piece of work, or with every second one."""

    def __init__(self, every: int) -> None:
        self.every, self.works = every, 0

    def submit(self, _play: object, _setup: RunSetup, tables: Sequence[GameTable]) -> Future[list[GameRow]]:  # type: ignore[override]
        self.works += 1
        played = Future[list[GameRow]]()
        if self.works % self.every:
            played.set_result([row(0)._replace(number=each.number, seed=each.seed) for each in tables])
        else:
            played.set_exception(BrokenExecutor())
        return played


def test_workers_that_are_lost_with_every_game_are_gone_for_good() -> None:
    with RunStore() as store:
        simulation = Simulation(setup(), store, 40, until_clear=False)
        with pytest.raises(BrokenExecutor):
            list(simulation.play(_Losing(1)))
        assert len(store.failures(simulation.run)) == module.MOST_LOST


def test_workers_that_are_lost_now_and_then_are_not_gone() -> None:
    with RunStore() as store:
        simulation = Simulation(setup(), store, 80, until_clear=False)
        last = list(simulation.play(_Losing(2)))[-1]
        assert last.games == 80
        assert last.failures == len(store.failures(simulation.run)) > module.MOST_LOST
