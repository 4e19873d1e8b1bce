"""The solver on the maps of :mod:`benchmarks.puzzle_maps`: what it finds, over the best game known of each.

Run it with ``python -m benchmarks.puzzles``. The maps are those that are open, or those held out with ``--held-out``,
when a version is finished. ``--plans`` or ``--seconds`` say how much work goes into each game, ``--seeds`` and
``--cores`` what it depends on besides. The measure of a version is the mean of found over best known. Better games
replace the best known only if ``--keep`` says so; anybody can check these with ``rbdesigner verify``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from statistics import mean
from typing import NamedTuple

import rbdesigner as rb
from benchmarks.players import CORES, solved
from benchmarks.puzzle_maps import HELD_OUT, OPEN, Puzzle, puzzles
from rbdesigner.players.planning.kernel import is_compiled
from rbdesigner.players.solver import Solver
from rbdesigner.players.story_wording import note_story

PLANS = 20_000


class Found(NamedTuple):
    """The points that the solver finds on a puzzle with each seed, and those of the best game known before."""

    puzzle: Puzzle
    points: tuple[int, ...]
    best: int

    @property
    def share(self) -> float:
        """The mean of found over best known."""
        return mean(self.points) / self.best


def find(
    chosen: Iterable[Puzzle],
    seeds: Sequence[int],
    cores: int = CORES,
    *,
    plans: int | None = None,
    seconds: float = 0,
    keeps: bool = False,
) -> Iterator[Found]:
    """Solve each of the chosen puzzles with each seed; ``keeps`` tells whether better games become the best known."""
    for puzzle in chosen:
        scenario = rb.load(puzzle.map_file)
        found = [solved(scenario, seed, cores, plans=plans, seconds=seconds) for seed in seeds]
        points, best = tuple(solver.points for solver in found), puzzle.best
        if keeps and max(points) > best:
            keep(puzzle, max(found, key=lambda solver: solver.points))
        yield Found(puzzle, points, best or max(1, *points))


def keep(puzzle: Puzzle, solver: Solver) -> None:
    """Save what a solver has found as the best game known."""
    note_story(solver.game, solver.start)
    solver.game.save(puzzle.best_file)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.puzzles", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--held-out", action="store_true", help="the half for finished versions")
    work = parser.add_mutually_exclusive_group()
    work.add_argument("--plans", type=int, help=f"for each game ({PLANS:,})")
    work.add_argument("--seconds", type=float, default=0, help="for each game, instead of plans")
    parser.add_argument("--seeds", nargs="+", type=int, default=[1])
    parser.add_argument("--cores", type=int, default=CORES)
    parser.add_argument("--keep", action="store_true", help="replace the best games known by better ones")
    arguments = parser.parse_args()
    plans = arguments.plans if arguments.plans or arguments.seconds else PLANS
    print(f"the planner is {'compiled' if is_compiled else 'not compiled'}")
    shares = []
    half = HELD_OUT if arguments.held_out else OPEN
    for found in find(
        puzzles(half), arguments.seeds, arguments.cores, plans=plans, seconds=arguments.seconds, keeps=arguments.keep
    ):
        points = ", ".join(map(str, found.points))
        shares.append(found.share)
        print(f"{found.puzzle.name:10} found {points}, best known {found.best}: {found.share:.3f}", flush=True)
    print(f"mean of found over best known, {half}: {mean(shares):.3f}")


if __name__ == "__main__":
    main()
