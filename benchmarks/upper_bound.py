"""Points that no solo game on a map can exceed, beside the best game known: those of :mod:`benchmarks.relaxed_game`.

Run it with ``python -m benchmarks.upper_bound``, or with the names of maps instead of the puzzle set. ``--whole`` and
``--seconds`` choose how many of the first turns are kept whole and how long the search for each map may take. The bound
holds wherever the search ends; what it is worth is told by the quotient of bound and best known.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import floor
from statistics import mean

import rbdesigner as rb
from benchmarks.named_maps import named_map
from benchmarks.puzzle_maps import puzzles
from benchmarks.relaxed_game import WHOLE_TURNS, RelaxedGame
from benchmarks.solo_start import solo_start
from rbdesigner.scenario.model import Scenario

SECONDS = 60
STEP = 10
"""Solo points are multiples of it: goods are worth tens, and no other player shares a row (Z1)."""


def upper_bound(scenario: Scenario, whole_turns: int = WHOLE_TURNS, seconds: float = SECONDS) -> int:
    """The points that no solo game on a map exceeds."""
    start = solo_start(scenario)
    most = min(RelaxedGame(start, 0).most(), RelaxedGame(start, whole_turns).most(seconds=seconds))
    # HiGHS keeps to every condition but for a millionth.
    return STEP * floor(most / STEP + 1e-4)


def chosen(names: Sequence[str]) -> Iterator[tuple[str, Scenario, int]]:
    """The maps of these names, or the puzzles, each with the points of the best game known, 0 for none."""
    if names:
        yield from ((name, named_map(name), 0) for name in names)
    else:
        yield from ((puzzle.name, rb.load(puzzle.map_file), puzzle.best) for puzzle in puzzles())


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.upper_bound", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("maps", nargs="*")
    parser.add_argument("--whole", type=int, default=WHOLE_TURNS, help=f"the turns kept whole ({WHOLE_TURNS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for each map ({SECONDS})")
    arguments = parser.parse_args()
    quotients = []
    for name, scenario, best in chosen(arguments.maps):
        bound = upper_bound(scenario, arguments.whole, arguments.seconds)
        if best:
            quotients.append(bound / best)
        told = f", best known {best}: {bound / best:.1f} times" if best else ""
        print(f"{name:10} at most {bound}{told}", flush=True)
    if quotients:
        print(f"{'mean':10} {mean(quotients):.1f} times the best known")


if __name__ == "__main__":
    main()
