"""The planner's kernel beside an older one: plans a second in one run, and whether both make the same plans.

Run it with ``python -m benchmarks.kernel_speed OLD``, where ``OLD`` is a commit or the folder of another checkout;
``--maps``, ``--plans`` and ``--rounds`` choose how much. A commit is unpacked and its kernel compiled there. Each side
has a process of its own; they work in turn, never at once, so that a busy machine slows both. *Search* is an annealing
with the proposals in Python, *kernel* is its lists of tasks scheduled again without them. Times are of processors.
Each ratio is the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import median

from benchmarks import kernel_round
from benchmarks.checkouts import ROOT, CheckoutProcess, checkout
from benchmarks.kernel_round import Round

MAPS = ("millbrook", "where-two-waters-meet", "crossroads")


class Side(CheckoutProcess):
    """A checkout whose kernel is measured, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, kernel_round.__file__)
        self.is_compiled = bool(self.read())

    def round(self, **request: object) -> Round:
        """A round, worked on while the other side waits."""
        return Round(*self.ask(**request))


def compare(old: Side, new: Side, maps: list[str], plans: int, rounds: int) -> None:
    """Measure both sides in turn, and print a table."""
    print(f"old kernel {_how(old)}, new kernel {_how(new)}; plans a second, medians of {rounds} rounds")
    for name in maps:
        pairs = []
        for seed in range(rounds):
            sides = (old, new) if seed % 2 else (new, old)  # neither always has the warmer processor
            first, second = (side.round(name=name, plans=plans, seed=seed) for side in sides)
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
    main()
