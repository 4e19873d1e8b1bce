"""Short runs: a few games on each of many maps, all with the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import NamedTuple

from rbdesigner.lab.home_balance import home_balance, unfairness
from rbdesigner.lab.intervals import Interval
from rbdesigner.lab.map_improvement import BATCH, short_results
from rbdesigner.lab.run_setup import RunSetup
from rbdesigner.scenario.model import Scenario


class ShortRun(NamedTuple):
    """How fair a map is in a few games.

    ``number`` is that of the map in the list; ``unfairness`` how many percentage points the home is off that is
    farthest from an even share of the ``games`` won. By ``order`` maps are sorted, the fairest has the least.
    """

    number: int
    unfairness: Interval
    games: int
    order: float


def short_runs(
    scenarios: Sequence[Scenario], player: str, games: int, workers: Executor, seed: int = 1
) -> list[ShortRun]:
    """Play so many games on each map, made up to whole seeds; the fairest first.

    Each home has such a player. Maps are put in order by the games won and, as these are few, by points as well.
    """
    setups = [RunSetup.of(each, [player] * len(each.homes), seed) for each in scenarios]
    pending = []
    for setup in setups:
        wanted = -(-games // setup.block) * setup.block
        tables = [setup.table(number) for number in range(wanted)]
        pending.append(
            [workers.submit(short_results, setup, tables[at : at + BATCH]) for at in range(0, wanted, BATCH)]
        )
    found = []
    for number, (setup, futures) in enumerate(zip(setups, pending, strict=True)):
        balance = home_balance([game for future in futures for game in future.result()], setup.homes)
        if balance.seeds:
            played = len(balance.seeds) * setup.block
            found.append(ShortRun(number, unfairness(balance), played, balance.score))
    return sorted(found, key=lambda each: (each.order, each.number))
