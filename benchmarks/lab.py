"""How fast the laboratory plays, and how it bears ten thousand games.

Run it with ``python -m benchmarks.lab``; ``--games`` says how many are played (24), ``--stored`` how many are kept in
the file (10,000, copies of one game with other numbers and points). ``--cluster`` plays on a Dask cluster of two
workers as well.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from json import loads
from pathlib import Path
from random import Random
from time import perf_counter, sleep

import rbdesigner as rb
from rbdesigner.lab.executors import executor
from rbdesigner.lab.flows import good_flows, work_counts
from rbdesigner.lab.game_row import GameRow
from rbdesigner.lab.played_game import play_table
from rbdesigner.lab.run_setup import RunSetup
from rbdesigner.lab.run_store import RunStore
from rbdesigner.lab.simulation import Simulation

CROSSROADS = Path(__file__).parents[1] / "scenarios" / "crossroads.json"
FOUR = ("planner:easy",) * 4
BATCH = 50


def setup() -> RunSetup:
    """Four easy players on 59 tiles."""
    return RunSetup.of(rb.load(CROSSROADS), FOUR)


def played(games: int, cores: int, cluster: str = "") -> float:
    """The seconds for so many games, the start of processes counted."""
    begin = perf_counter()
    with RunStore() as store, executor(cores, cluster) as workers:
        for _ in Simulation(setup(), store, games, until_clear=False).play(workers, cores):
            pass
        return perf_counter() - begin


@contextmanager
def cluster() -> Iterator[str]:
    """A scheduler with two workers, processes of their own."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "scheduler.json"
        begin = [sys.executable, "-m"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        scheduler = [*begin, "distributed.cli.dask_scheduler", "--port", "0", "--scheduler-file", str(file)]
        processes = [subprocess.Popen([*scheduler, "--no-dashboard"], **quiet)]
        while not file.exists() or not file.read_text():
            sleep(0.1)
        address = str(loads(file.read_text())["address"])
        worker = [*begin, "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
        processes += [subprocess.Popen(worker, **quiet, cwd=folder) for _ in range(2)]
        sleep(5)
        try:
            yield address
        finally:
            for process in reversed(processes):
                process.kill()
                process.wait()


def copies(row: GameRow, number: int) -> Iterator[GameRow]:
    """Games like one that was played, with numbers and points of their own."""
    random = Random(1)
    run = setup()
    for each in range(number):
        table = run.table(each)
        homes = run.homes
        seats = tuple(
            seat._replace(home=homes[(seat.seat + table.homes) % len(homes)], goods=random.randrange(300), won=0)
            for seat in row.seats
        )
        best = max(range(len(seats)), key=lambda seat, seats=seats: seats[seat].points)
        seats = tuple(seat._replace(won=int(seat.seat == best)) for seat in seats)
        yield row._replace(number=each, seed=table.seed, homes=table.homes, seats=seats)


def stored(number: int) -> None:
    """The file with so many games: its size, the time to write, open and report it, and the memory."""
    row = play_table(setup(), setup().table(0))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "runs.lab"
        begin = perf_counter()
        with RunStore(path) as store:
            run = store.begin(setup())
            batch: list[GameRow] = []
            for each in copies(row, number):
                batch.append(each)
                if len(batch) == BATCH:
                    store.add(run, batch)
                    batch.clear()
            store.add(run, batch)
        print(f"{number:,} games written in {perf_counter() - begin:.1f} s, {path.stat().st_size / 1e6:.0f} MB")
        script = f"from benchmarks.lab import report; report({str(path)!r})"
        subprocess.run([sys.executable, "-c", script], check=True)


def report(path: str) -> None:
    """Open a file and work the report of its first run out."""
    begin = perf_counter()
    with RunStore(path) as store:
        (summary,) = store.runs()
        opened = perf_counter() - begin
        verdict = Simulation(setup(), store, summary.games).verdict()
        totals = store.totals(summary.run)
        flows, works = good_flows(totals), work_counts(totals)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"opened in {opened:.2f} s, reported in {perf_counter() - begin:.1f} s ({verdict.answer.value}, {len(flows)} "
        f"goods, {len(works)} works), {memory:.0f} MB"
    )


def main() -> None:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(prog="benchmarks.lab", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--cluster", action="store_true")
    arguments = parser.parse_args()
    one = played(arguments.games, 1)
    two = played(arguments.games, 2)
    print(f"{arguments.games} games of easy for four: one process {one:.1f} s, two {two:.1f} s: {one / two:.2f} times")
    print(f"400 games on two cores: {400 * two / arguments.games:.0f} s")
    if arguments.cluster:
        with cluster() as address:
            seconds = played(arguments.games, 2, address)
        print(f"Dask, two workers: {seconds:.1f} s, {two / seconds:.2f} of the processes")
    stored(arguments.stored)


if __name__ == "__main__":
    main()
