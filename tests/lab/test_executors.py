"""Executors: a cluster plays the same games, and what cannot be had is told."""

from __future__ import annotations

import multiprocessing
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import islice
from pathlib import Path
from time import monotonic, sleep

import pytest

import rbdesigner as rb
from rbdesigner.cli.main import main
from rbdesigner.lab import executors, run_store, simulation
from rbdesigner.lab.executors import ExecutorError, executor
from rbdesigner.lab.played_game import LOST
from rbdesigner.lab.run_setup import RunSetup
from rbdesigner.lab.run_store import RunStore
from rbdesigner.lab.simulation import Simulation
from tests.lab.runs import SCENARIOS, setup
from tests.lab.test_simulation import all_rows, played

GAMES = 12
HERE = Path(__file__).parents[2]


class Cluster:
    """A scheduler and two workers, processes of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._file = folder, folder / "scheduler.json"
        self.processes = [self._start("scheduler", "--port", "0", "--scheduler-file", str(self._file))]
        self.address = self._wait_for_address()
        self.workers = [self._worker(number) for number in range(2)]

    def _start(self, command: str, *arguments: str) -> subprocess.Popen[bytes]:
        module = f"distributed.cli.dask_{command}"
        with (self._folder / f"{command}.log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", module, *arguments, "--no-dashboard"], cwd=HERE, stdout=log, stderr=log
            )

    def _worker(self, number: int) -> subprocess.Popen[bytes]:
        arguments = (self.address, "--nthreads", "1", "--no-nanny", "--name", str(number))
        process = self._start("worker", *arguments, "--local-directory", str(self._folder))
        self.processes.append(process)
        return process

    def _wait_for_address(self) -> str:
        import json

        until = monotonic() + 60
        while monotonic() < until:
            if self._file.exists() and self._file.read_text():
                return str(json.loads(self._file.read_text())["address"])
            sleep(0.1)
        raise TimeoutError((self._folder / "scheduler.log").read_text())

    def wait_for_workers(self) -> None:
        from distributed import Client

        with Client(self.address, timeout=30, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)

    def close(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    pytest.importorskip("distributed", reason="Dask is not installed: the extra cluster")
    made = Cluster(tmp_path)
    try:
        made.wait_for_workers()
        yield made
    finally:
        made.close()


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(cluster: Cluster) -> None:
    with ThreadPoolExecutor(1) as alone:
        expected = played(alone, GAMES, 1)
    with RunStore() as store, executor(cluster=cluster.address) as workers:
        simulation = Simulation(setup(), store, GAMES, until_clear=False)
        playing = simulation.play(workers, 2)
        list(islice(playing, 2))
        cluster.workers[0].send_signal(signal.SIGKILL)
        assert list(playing)[-1].games == GAMES
        assert all_rows(store, simulation.run) == expected


@pytest.mark.slow
def test_a_cluster_of_another_version_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "__version__", "9.9.9")
    refused = pytest.raises(ExecutorError, match=r"a worker has rbdesigner .*, here is rbdesigner 9\.9\.9")
    with refused, executor(cluster=cluster.address):
        pass


@pytest.mark.slow
def test_a_cluster_that_goes_away_is_told_and_nothing_is_lost(cluster: Cluster, tmp_path: Path) -> None:
    path, gone = tmp_path / "runs.lab", pytest.raises(ExecutorError, match="the workers have gone")
    with RunStore(path) as store, gone, executor(cluster=cluster.address) as workers:
        for progress in Simulation(setup(), store, 200, until_clear=False).play(workers, 2):
            if progress.games >= 2:
                cluster.close()
    with RunStore(path) as store:
        assert len(store.numbers(1)) >= 2


@pytest.mark.slow
def test_a_cluster_that_loses_all_workers_is_told(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "WORKERLESS", 1.0)
    gone = pytest.raises(ExecutorError, match="the workers have gone")
    with RunStore() as store:
        with gone, executor(cluster=cluster.address) as workers:
            for progress in Simulation(setup(), store, 400, until_clear=False).play(workers, 2):
                if progress.games >= 2:
                    for worker in cluster.workers:
                        worker.kill()
        assert 2 <= len(store.numbers(1)) < 400


def test_a_process_that_is_killed_loses_no_game() -> None:
    with ThreadPoolExecutor(1) as alone:
        expected = played(alone, 60, 1)
    killed = False
    with RunStore() as store:
        run = Simulation(setup(), store, 60, until_clear=False)
        with executor(2) as workers:
            for progress in run.play(workers, 2):
                if progress.games >= 2 and not killed:
                    multiprocessing.active_children()[0].kill()
                    killed = True
        assert killed and store.failures(run.run) == []
        assert all_rows(store, run.run) == expected


ENDING = """
import os

class Ending:
    def decide(self, view):
        if {home} in (-1, view.state_at(0).homes[0]):
            os._exit(3)
        return view.legal_actions()[0]
"""


def ending(folder: Path, home: int = -1) -> RunSetup:
    """A run with a player that ends its process, or only where the first player's home has this number."""
    path = folder / "ending.py"
    path.write_text(ENDING.replace("{home}", str(home)))
    return replace(setup(), players=(str(path), "random"))


def test_a_game_that_ends_its_process_is_a_row_and_the_others_are_played(tmp_path: Path) -> None:
    table = setup().table(0)
    fatal = ending(tmp_path, rb.Game.new(setup().map_of(table), 2, table.seed).state_at(0).homes[0])
    with RunStore() as store:
        run = Simulation(fatal, store, 16, until_clear=False)
        with executor(2) as workers:
            *_, last = run.play(workers, 2)
        failed = {each.number: each.failure for each in store.results(run.run) if not each.is_played}
        assert (last.games, last.failures) == (16, 8)
        assert failed == {number: LOST for number in range(16) if fatal.table(number).homes == 0}


def test_a_player_that_ends_every_process_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_LOST", 2)
    with RunStore() as store:
        with pytest.raises(ExecutorError, match="the workers have gone"), executor(2) as workers:
            list(Simulation(ending(tmp_path), store, 40, until_clear=False).play(workers, 2))
        assert [why for *_, why in store.failures(1)] == [LOST, LOST]


@pytest.mark.slow
def test_a_run_that_is_killed_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "runs.lab"
    arguments = [
        "simulate",
        str(SCENARIOS / "the-lake-between.json"),
        "--players",
        "random,random",
        "--store",
        str(path),
    ]
    whole = [sys.executable, "-m", "rbdesigner", *arguments, "--games", "200", "--cores", "1"]
    with subprocess.Popen(whole, cwd=HERE) as process:
        while games_in(path) < 4:
            assert process.poll() is None
            sleep(0.05)
        process.kill()
    kept = games_in(path)
    assert 4 <= kept < 200
    assert main([*arguments, "--games", str(kept + 2), "--cores", "1"]) == 0
    assert games_in(path) >= kept + 2


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="files are limited as Linux does it")
def test_a_run_on_a_full_disk_is_told_in_a_line_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "runs.lab"
    verb = ["simulate", str(SCENARIOS / "the-lake-between.json"), "--players", "random,random", "--cores", "1"]
    options = ["--store", str(path), "--all"]
    limited = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, 150_000)); "
        "from rbdesigner.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", limited, *verb, *options, "--games", "100"]
    ended = subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=100)
    assert ended.returncode == 2
    (told,) = (line for line in ended.stderr.splitlines() if ": error: " in line)
    assert told.startswith(f"rbdesigner: error: {path}: cannot be used: ")
    assert "full" in told or "I/O" in told
    kept = games_in(path)
    assert kept > 0
    assert main([*verb, *options, "--games", str(kept + 2)]) == 0
    assert games_in(path) >= kept + 2


def test_a_run_whose_file_another_program_holds_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, lake = tmp_path / "runs.lab", str(SCENARIOS / "the-lake-between.json")
    verb = ["simulate", lake, "--players", "random,random", "--cores", "1", "--games", "2", "--store", str(path)]
    RunStore(path).close()
    monkeypatch.setattr(run_store, "BUSY", 0.05)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    assert main(verb) == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith("runs.lab: cannot be used: database is locked")
    holder.execute("ROLLBACK")
    holder.close()
    assert main(verb) == 0


def games_in(path: Path) -> int:
    if not path.exists():
        return 0
    with RunStore(path) as store:
        return sum(run.games for run in store.runs())


def test_where_no_cluster_is_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed: the extra cluster")
    monkeypatch.setattr(executors, "CONNECTING", 0.2)
    lake = str(SCENARIOS / "the-lake-between.json")
    assert main(["simulate", lake, "--players", "random,random", "--dask", "tcp://127.0.0.1:9"]) == 2
    said = capsys.readouterr().err
    assert said.splitlines()[-1].startswith("rbdesigner: error: tcp://127.0.0.1:9: no cluster answers there: ")


def test_without_dask_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ExecutorError, match=r"it comes with rbdesigner\[cluster\]"), executor(cluster="tcp://here:1"):
        pass
