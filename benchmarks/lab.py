"""How fast the laboratory plays, and how it bears ten thousand games.

Run it with ``python -m benchmarks.lab``, or with the names of some of its tables:

- ``speed`` plays the same games on one process, on two, and on a Dask cluster of two workers if Dask is installed, one
  after the other again and again, so that other work of the machine is felt by all. All are warm; ``--games`` says how
  many games at a time (40), ``--rounds`` how often (4).
- ``whole`` plays a run of ``--run`` games (400) on two processes, their start counted, and tells what the processors
  worked for it: on a machine with other work that, shared by the two, is what a free one would take.
- ``stored`` keeps ``--stored`` games in a file (10,000, copies of some with other numbers and points), opens it in a
  process of its own and writes the report.

The games are those of four easy players on 59 tiles.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from json import loads
from operator import attrgetter
from pathlib import Path
from random import Random
from time import perf_counter, sleep

import rbdesigner as rb
from benchmarks.apart import prepare_qt
from rbdesigner.lab.games.game_row import GameRow
from rbdesigner.lab.runs.executors import executor
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import Simulation

CROSSROADS = Path(__file__).parents[1] / "scenarios" / "crossroads.rbmap"
FOUR = ("planner:easy",) * 4
BATCH = 50
PLAYED = 8
"""Games that are really played, of which those in the file are copies."""


def setup() -> RunSetup:
    """Four easy players on 59 tiles."""
    return RunSetup.of(rb.load(CROSSROADS), FOUR)


def played(workers: Executor, cores: int, games: int, seed: int = 1) -> float:
    """The seconds for so many games."""
    begin = perf_counter()
    with RunStore() as store:
        for _ in Simulation(replace(setup(), seed=seed), store, games, until_clear=False).play(workers, cores):
            pass
    return perf_counter() - begin


def speed(games: int, rounds: int) -> None:
    """One process, two and a cluster in turn."""
    with ExitStack() as stack:
        executors = {"one process": stack.enter_context(executor(1))}
        executors["two processes"] = stack.enter_context(executor(2))
        if find_spec("distributed"):
            address = stack.enter_context(cluster())
            executors["two Dask workers"] = stack.enter_context(executor(cluster=address))
        for workers, cores in executors.values():
            played(workers, cores, 4 * cores)  # the planner is loaded
        seconds: dict[str, list[float]] = {name: [] for name in executors}
        for number in range(rounds):
            for name, (workers, cores) in executors.items():
                seconds[name].append(played(workers, cores, games, seed=1 + number))
    print(f"{rounds} times {games} games, load {os.getloadavg()[0]:.1f}")
    for name, found in seconds.items():
        print(f"  {name:18}{sum(found):7.1f} s, {rounds * games / sum(found):.2f} games a second")
    _compare("two processes", "one process", seconds)
    if "two Dask workers" in seconds:
        _compare("two Dask workers", "two processes", seconds)


def _compare(name: str, other: str, seconds: dict[str, list[float]]) -> None:
    ratios = [there / here for here, there in zip(seconds[name], seconds[other], strict=True)]
    each = " ".join(f"{ratio:.2f}" for ratio in ratios)
    print(f"{name}: {sum(seconds[other]) / sum(seconds[name]):.2f} times as fast as {other} ({each})")


def whole(games: int) -> None:
    """A run on two processes, with their start and what the processors worked."""
    before = _worked()
    begin = perf_counter()
    with executor(2) as crew:
        played(*crew, games)
    seconds, worked = perf_counter() - begin, _worked() - before
    print(f"{games} games on two processes: {seconds:.0f} s, the processors worked {worked:.0f} s")
    print(f"  400 games on two cores that are free: {400 * worked / 2 / games:.0f} s")


def _worked() -> float:
    """The seconds that the processors worked for this process and those that it has waited for."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


@contextmanager
def cluster() -> Iterator[str]:
    """A scheduler with two workers, processes of their own."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "scheduler.json"
        begin = [sys.executable, "-m"]
        quiet = partial(subprocess.Popen, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        scheduler = [*begin, "distributed.cli.dask_scheduler", "--port", "0", "--scheduler-file", str(file)]
        processes = [quiet([*scheduler, "--no-dashboard"])]
        while not file.exists() or not file.read_text():
            sleep(0.1)
        address = str(loads(file.read_text())["address"])
        worker = [*begin, "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
        processes += [quiet(worker, cwd=folder) for _ in range(2)]
        try:
            _wait_for_workers(address)
            yield address
        finally:
            for process in reversed(processes):
                process.kill()
                process.wait()


def _wait_for_workers(address: str) -> None:
    from distributed import Client

    with Client(address, timeout=30, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=60)


def copies(rows: Sequence[GameRow], number: int) -> Iterator[GameRow]:
    """Games like some that were played, with numbers and points of their own."""
    random = Random(1)
    run = setup()
    for each in range(number):
        table, row = run.table(each), rows[each % len(rows)]
        homes = run.homes
        seats = tuple(
            seat._replace(home=homes[(seat.seat + table.homes) % len(homes)], goods=random.randrange(300), won=0)
            for seat in row.seats
        )
        best = max(seats, key=attrgetter("points")).seat
        seats = tuple(seat._replace(won=int(seat.seat == best)) for seat in seats)
        yield row._replace(number=each, seed=table.seed, homes=table.homes, seats=seats)


def stored(number: int) -> None:
    """The file with so many games: its size, the time to write, open and report it, and the memory."""
    rows = [play_table(setup(), setup().table(each)) for each in range(PLAYED)]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "runs.lab"
        begin = perf_counter()
        with RunStore(path) as store:
            run = store.begin(setup())
            batch: list[GameRow] = []
            for each in copies(rows, number):
                batch.append(each)
                if len(batch) == BATCH:
                    store.add(run, batch)
                    batch.clear()
            store.add(run, batch)
        print(f"{number:,} games written in {perf_counter() - begin:.1f} s, {path.stat().st_size / 1e6:.0f} MB")
        script = f"from benchmarks.lab import report; report({str(path)!r})"
        subprocess.run([sys.executable, "-c", script], check=True)


def report(path: str) -> None:
    """Open a file, work the report of its first run out, and write it."""
    begin = perf_counter()
    with RunStore(path) as store:
        (summary,) = store.runs()
        opened = perf_counter() - begin
        verdict = Simulation(setup(), store, summary.games).verdict()
        judged = perf_counter() - begin
        prepare_qt()
        from rbdesigner.art.export.report_file import write_report
        from rbdesigner.art.headless import ensure_gui
        from rbdesigner.lab.reports.run_report import RunReport

        ensure_gui()
        begin = perf_counter()
        write_report(RunReport.of_run(store, summary.run, 5), Path(path).with_suffix(".html"), "en")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"opened in {opened:.2f} s, judged in {judged:.1f} s ({verdict.answer.value}), the report with its charts in "
        f"{perf_counter() - begin:.1f} s, the processors worked {_worked():.1f} s in all, {memory:.0f} MB"
    )


def main() -> None:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(prog="benchmarks.lab", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=", ".join(TABLES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--run", type=int, default=400)
    parser.add_argument("--stored", type=int, default=10_000)
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.tables if name not in TABLES]:
        parser.error(f"there is no table {' or '.join(unknown)}; there are {', '.join(TABLES)}")
    for name in arguments.tables or TABLES:
        TABLES[name](arguments)


TABLES: dict[str, Callable[[argparse.Namespace], None]] = {
    "speed": lambda arguments: speed(arguments.games, arguments.rounds),
    "whole": lambda arguments: whole(arguments.run),
    "stored": lambda arguments: stored(arguments.stored),
}

if __name__ == "__main__":
    main()
