"""Executors: a cluster plays the same games, and what cannot be had is told."""

from __future__ import annotations

import multiprocessing
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from time import sleep

import pytest

import rbdesigner as rb
from rbdesigner.cli.main import main
from rbdesigner.lab.runs import executors, simulation, store_file
from rbdesigner.lab.runs.executors import ExecutorError, executor, worker_version
from rbdesigner.lab.runs.played_game import LOST
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import Simulation
from rbdesigner.players.planning import kernel
from rbdesigner.scenario import files
from rbdesigner.scenario.reasons import Reason
from tests.lab.clusters import HERE, Cluster, FakeCluster, local_cluster
from tests.lab.runs.test_simulation import all_rows, played
from tests.lab.sample_runs import SCENARIOS, setup, short_setup
from tests.lab.unfair_maps import shorter

GAMES = 12
ADDRESS = "tcp://far:8786"
NO_RBDESIGNER = """
import sys
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "rbdesigner":
            raise ModuleNotFoundError("No module named 'rbdesigner'", name=name)
sys.meta_path.insert(0, Finder())
"""
"""What makes a Python one without rbdesigner."""


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with local_cluster(tmp_path) as made:
        yield made


def fake(monkeypatch: pytest.MonkeyPatch, *threads: int, version: Callable[[], str] = worker_version) -> FakeCluster:
    """A cluster with workers of so many threads."""
    made = FakeCluster(threads, version)
    monkeypatch.setitem(sys.modules, "distributed", made)
    return made


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(cluster: Cluster) -> None:
    with ThreadPoolExecutor(1) as alone:
        expected = played(alone, GAMES, 1)
    with RunStore() as store, executor(cluster=cluster.address) as crew:
        assert crew.cores == 2
        simulation = Simulation(setup(), store, GAMES, until_clear=False)
        playing = simulation.play(*crew)
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
def test_a_worker_without_rbdesigner_is_told(cluster: Cluster) -> None:
    cluster.worker(2, first=NO_RBDESIGNER)
    cluster.wait_for_workers(3)
    lacking = pytest.raises(ExecutorError, match=r"a worker of the cluster has no rbdesigner$")
    with lacking, executor(cluster=cluster.address):
        pass


@pytest.mark.slow
def test_a_worker_tells_its_version_for_any_language(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "is_compiled", not kernel.is_compiled)
    with pytest.raises(ExecutorError) as refused, executor(cluster=cluster.address):
        pass
    there, here = (refused.value.reason.values[name] for name in ("there", "here"))
    assert isinstance(there, Reason) and isinstance(here, Reason)
    assert {there.source, here.source} == {executors.COMPILED, executors.NOT_COMPILED}


@pytest.mark.slow
def test_a_cluster_that_goes_away_is_told_and_nothing_is_lost(cluster: Cluster, tmp_path: Path) -> None:
    path, gone = tmp_path / "runs.lab", pytest.raises(ExecutorError, match="the workers have gone")
    with RunStore(path) as store, gone, executor(cluster=cluster.address) as crew:
        for progress in Simulation(setup(), store, 200, until_clear=False).play(*crew):
            if progress.games >= 2:
                cluster.close()
    with RunStore(path) as store:
        assert len(store.numbers(1)) >= 2


@pytest.mark.slow
def test_the_command_line_tells_in_one_line_of_a_cluster_that_goes_away(cluster: Cluster, tmp_path: Path) -> None:
    path, lake = tmp_path / "runs.lab", str(SCENARIOS / "the-lake-between.rbmap")
    verb = ["simulate", lake, "--players", "random,random", "--games", "400", "--all", "--store", str(path)]
    command = [sys.executable, "-m", "rbdesigner", *verb, "--dask", cluster.address]
    with subprocess.Popen(command, cwd=HERE, stderr=subprocess.PIPE, text=True) as process:
        while games_in(path) < 2:
            assert process.poll() is None
            sleep(0.05)
        cluster.processes[0].kill()
        said = process.communicate()[1]
    assert process.returncode == 2
    assert said.splitlines() == [f"rbdesigner: error: {cluster.address}: {executors.GONE}"]


@pytest.mark.slow
def test_a_cluster_that_loses_all_workers_is_told(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "WORKERLESS", 1.0)
    gone = pytest.raises(ExecutorError, match="the workers have gone")
    with RunStore() as store:
        with gone, executor(cluster=cluster.address) as crew:
            for progress in Simulation(setup(), store, 400, until_clear=False).play(*crew):
                if progress.games >= 2:
                    for worker in cluster.workers:
                        worker.kill()
        assert 2 <= len(store.numbers(1)) < 400


@pytest.mark.slow
def test_a_process_that_is_killed_loses_no_game() -> None:
    with ThreadPoolExecutor(1) as alone:
        expected = played(alone, 12, 1)
    killed = False
    with RunStore() as store:
        run = Simulation(setup(), store, 12, until_clear=False)
        with executor(2) as crew:
            for progress in run.play(*crew):
                if progress.games >= 2 and not killed:
                    multiprocessing.active_children()[0].kill()
                    killed = True
        assert killed and store.failures(run.run) == []
        assert all_rows(store, run.run) == expected


ENDING = """
import os, signal, sys
from pathlib import Path

def parent(process):
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])

class Ending:
    def decide(self, view):
        if {home} in (-1, view.state_at(0).homes[0]):
            os.kill(parent(os.getppid()) if sys.platform == "linux" else os.getppid(), signal.SIGKILL)
        return view.legal_actions()[0]
"""


def ending(folder: Path, home: int = -1) -> RunSetup:
    """A run with a player that ends the worker that plays with it.

    Or only where the first player's home has this number.
    """
    path = folder / "ending.py"
    path.write_text(ENDING.replace("{home}", str(home)))
    return short_setup((str(path),))


def test_a_game_that_ends_its_process_is_a_row_and_the_others_are_played(tmp_path: Path) -> None:
    alone = short_setup(("random",))
    table = alone.table(0)
    fatal = ending(tmp_path, rb.Game.new(alone.map_of(table), 1, table.seed).state_at(0).homes[0])
    with RunStore() as store:
        run = Simulation(fatal, store, 2, until_clear=False)
        with executor(2) as crew:
            *_, last = run.play(*crew)
        failed = {each.number: each.failure for each in store.results(run.run) if not each.is_played}
        assert (last.games, last.failures) == (2, 1)
        assert failed == {number: LOST for number in range(2) if fatal.table(number).homes == 0}


@pytest.mark.slow
def test_a_player_that_ends_every_process_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_LOST", 2)
    with RunStore() as store:
        with pytest.raises(ExecutorError, match="the workers have gone"), executor(2) as crew:
            list(Simulation(ending(tmp_path), store, 40, until_clear=False).play(*crew))
        assert [why for *_, why in store.failures(1)] == [LOST, LOST]


@pytest.mark.slow
def test_a_run_that_is_killed_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "runs.lab"
    arguments = [
        "simulate",
        str(SCENARIOS / "the-lake-between.rbmap"),
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
    verb = ["simulate", str(SCENARIOS / "the-lake-between.rbmap"), "--players", "random,random", "--cores", "1"]
    options = ["--store", str(path), "--all"]
    limited = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, 150_000)); "
        "from rbdesigner.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", limited, *verb, *options, "--games", "100"]
    ended = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
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
    path, lake = tmp_path / "runs.lab", str(SCENARIOS / "the-lake-between.rbmap")
    verb = ["simulate", lake, "--players", "random,random", "--cores", "1", "--games", "2", "--store", str(path)]
    RunStore(path).close()
    monkeypatch.setattr(store_file, "BUSY", 0.05)
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
    lake = str(SCENARIOS / "the-lake-between.rbmap")
    assert main(["simulate", lake, "--players", "random,random", "--dask", "tcp://127.0.0.1:9"]) == 2
    said = capsys.readouterr().err
    assert said.splitlines()[-1].startswith("rbdesigner: error: tcp://127.0.0.1:9: no cluster answers there: ")


def test_without_dask_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with (
        pytest.raises(ExecutorError, match=r"not installed: .* -m pip install distributed"),
        executor(cluster="tcp://here:1"),
    ):
        pass


def test_a_cluster_has_twice_as_many_pieces_at_work_as_threads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = fake(monkeypatch, 2, 3)
    lake = str(tmp_path / "short.rbmap")
    files.save(short_setup().scenario, lake)
    options = ["--players", "random,random", "--games", "20", "--all", "--cores", "1", "--dask", ADDRESS]
    assert main(["simulate", lake, *options]) == 0
    assert (made.asked, made.most) == ([ADDRESS], 10)


def test_every_study_is_played_on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    made = fake(monkeypatch, 1)
    lake = short_setup().scenario
    isles = shorter(rb.load(SCENARIOS / "twin-isles.rbmap"), 2)
    twice = ["random", "random"]
    assert rb.simulate(lake, twice, 2, cluster=ADDRESS).verdict().games == 2
    assert rb.compare_runs(lake, isles, twice, 2, cluster=ADDRESS).progress.games == 4
    assert rb.worths(lake, ["mine"], twice, 2, cluster=ADDRESS).progress.games == 4
    assert rb.tournament([lake], ["random", "planner:easy"], 4, cluster=ADDRESS).progress.games == 4
    assert rb.improve(lake, twice, 2, cluster=ADDRESS).games > 2
    assert made.asked == [ADDRESS] * 5


def test_a_worker_whose_planner_is_not_alike_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "is_compiled", False)
    slow = worker_version()
    fake(monkeypatch, 1, version=lambda: slow)
    with executor(cluster=ADDRESS):
        pass
    monkeypatch.setattr(kernel, "is_compiled", True)
    said = r"a worker has rbdesigner .* with its planner not compiled, here is rbdesigner .* with its planner compiled"
    with pytest.raises(ExecutorError, match=said), executor(cluster=ADDRESS):
        pass


@pytest.mark.parametrize(
    "error",
    [
        ModuleNotFoundError("No module named 'rbdesigner'", name="rbdesigner"),
        Exception("""ModuleNotFoundError("No module named 'rbdesigner'")"""),
    ],
)
def test_a_worker_that_lacks_a_module_is_told(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking() -> str:
        raise error

    fake(monkeypatch, 1, version=lacking)
    with pytest.raises(ExecutorError) as told, executor(cluster=ADDRESS):
        pass
    assert str(told.value) == f"{ADDRESS}: a worker of the cluster has no rbdesigner"


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("somewhere", "missing port number in address 'somewhere'"),
        ("carrier://pigeon:1", "unknown address scheme 'carrier' "),
        ("tls://127.0.0.1:9", "TLS expects "),
    ],
)
def test_what_is_no_address_is_told(address: str, why: str) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed: the extra cluster")
    with pytest.raises(ExecutorError) as told, executor(cluster=address):
        pass
    assert str(told.value).startswith(f"{address}: no cluster answers there: {why}")
