"""The planner's kernel beside an older one: plans a second in one run, and whether both make the same plans.

Run it with ``python -m benchmarks.kernel_speed OLD``, where ``OLD`` is a commit or the folder of another checkout;
``--maps``, ``--plans`` and ``--rounds`` choose how much. A commit is unpacked and its kernel compiled there. Each side
has a process of its own; they work in turn, never at once, so that a busy machine slows both. *Search* is an annealing
with the proposals in Python, *kernel* is its lists of tasks scheduled again without them. Times are of processors.
Each ratio is the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple
from unittest.mock import patch

ROOT = Path(__file__).parents[1]
MAPS = ("millbrook", "where-two-waters-meet", "crossroads")


class Round(NamedTuple):
    """One round of one side on a map: plans a second, and a digest of the plans."""

    search: float
    kernel: float
    digest: str


# One side, in a process whose Python path is its checkout


def answer() -> None:
    """Say whether the kernel is compiled; then answer each request of a map, a number of plans and a seed."""
    from rbdesigner.players.planning import kernel

    print(json.dumps(kernel.is_compiled), flush=True)
    for line in sys.stdin:
        print(json.dumps(measured(**json.loads(line))), flush=True)


def measured(name: str, plans: int, seed: int) -> Round:
    """A search on a map, and what it had the kernel do once more without the search."""
    import rbdesigner as rb
    from rbdesigner.players.planning import search as searches
    from rbdesigner.players.planning.kernel import schedule
    from rbdesigner.players.planning.playing_out import go_to_movement, position_of

    game = rb.Game.new(rb.load(Path("scenarios") / f"{name}.rbmap"), players=1, seed=1)
    random = Random(seed)
    while game.state.phase.name == "SETUP":
        game.apply(random.choice(game.legal_actions()))
    go_to_movement(game)

    calls: list[tuple[Any, ...]] = []

    def recorded(plan: Any, *given: Any) -> object:
        calls.append(tuple(map(copy, given)))
        return schedule(plan, *given)

    with patch.object(searches, "schedule", recorded):
        searches.Search(position_of(game), str(seed)).anneal((), plans)
    plan = position_of(game).plan
    begin = process_time()
    for given in calls:
        schedule(plan, *given)
    alone = process_time() - begin
    search = searches.Search(position_of(game), str(seed))
    begin = process_time()
    found = search.anneal((), plans)
    whole = process_time() - begin
    # by their numbers: the classes may have other names in the other checkout
    plan_found = found.points, found.promise, [tuple(task) for task in found.tasks]
    return Round(search.made / whole, len(calls) / alone, sha256(repr(plan_found).encode()).hexdigest())


# Both sides


class Side:
    """A checkout whose kernel is measured, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__, "--answer"],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.is_compiled = bool(self._line())

    def ask(self, **request: object) -> Round:
        """A round, worked on while the other side waits."""
        assert self._process.stdin is not None
        print(json.dumps(request), file=self._process.stdin, flush=True)
        return Round(*self._line())

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _line(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        return json.loads(line) if line else sys.exit("a side of the comparison ended early")


@contextmanager
def checkout(old: str) -> Iterator[Path]:
    """The folder of a name: itself if there is one, else that of a commit, unpacked and compiled for now."""
    if Path(old).is_dir():
        yield Path(old).resolve()
        return
    with tempfile.TemporaryDirectory() as scratch:
        archive = subprocess.run(["git", "archive", old], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
        subprocess.run(["tar", "-x", "-C", scratch], input=archive, check=True)
        subprocess.run([sys.executable, "-P", "packaging/compile_planner.py"], cwd=scratch, check=True)
        yield Path(scratch)


def compare(old: Side, new: Side, maps: list[str], plans: int, rounds: int) -> None:
    """Measure both sides in turn, and print a table."""
    print(f"old kernel {_how(old)}, new kernel {_how(new)}; plans a second, medians of {rounds} rounds")
    for name in maps:
        pairs = []
        for seed in range(rounds):
            sides = (old, new) if seed % 2 else (new, old)  # neither always has the warmer processor
            first, second = (side.ask(name=name, plans=plans, seed=seed) for side in sides)
            pairs.append((first, second) if seed % 2 else (second, first))
        same = "the same plans" if all(one.digest == other.digest for one, other in pairs) else "OTHER PLANS"
        for what in ("search", "kernel"):
            before, after = ([getattr(pair[side], what) for pair in pairs] for side in (0, 1))
            ratio = median(new / old for old, new in zip(before, after, strict=True))
            print(
                f"{name:24} {what}  old {median(before):8,.0f}  new {median(after):8,.0f}  {ratio:5.2f} times  {same}"
            )


def _how(side: Side) -> str:
    return "compiled" if side.is_compiled else "in Python"


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.kernel_speed", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("old", nargs="?", default="HEAD", help="a commit, or the folder of a checkout")
    parser.add_argument("--maps", nargs="+", default=MAPS)
    parser.add_argument("--plans", type=int, default=2_000, help="of each search")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    with checkout(arguments.old) as folder:
        old, new = Side(folder), Side(ROOT)
        try:
            compare(old, new, arguments.maps, arguments.plans, arguments.rounds)
        finally:
            old.end()
            new.end()


if __name__ == "__main__":
    answer() if "--answer" in sys.argv else main()
