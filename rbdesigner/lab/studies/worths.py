"""The worth of buildings, transporters, goods and tiles in games.

Each thing has a run of its own, with the seeds, homes and seats of the run that has everything. What players have less
without it is what it is worth to each of them; where nobody has it, nobody has an advantage by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from statistics import NormalDist
from typing import NamedTuple

from rbdesigner.lab.runs.executors import play_out
from rbdesigner.lab.runs.restrictions import UnknownThing, each_of
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import RunProgress, summed
from rbdesigner.lab.runs.store_file import RunStudy
from rbdesigner.lab.statistics.intervals import NORMAL, Interval
from rbdesigner.lab.studies.paired_runs import ChangeAnswer, PairedRuns, change_answer
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

ONE_MORE = "+"
"""Stands before a good to ask what one more of it at each home is worth, not what playing without it is."""
GOODS = "goods"
"""Behind that: one more of each good."""


class Worth(NamedTuple):
    """The worth of a thing to each player, in points of a game.

    ``seeds`` are those played with and without it, in so many ``games`` each. ``fairness`` is by how many percentage
    points the home that is farthest from an even share of the games won is farther from it without the thing, None
    alone.
    """

    thing: str
    seeds: int
    games: int
    points: Interval
    fairness: Interval | None


class Worths:
    """The runs with everything and without each of several things.

    :func:`worths` plays them at once.

    >>> import rbdesigner as rb
    >>> found = rb.worths(rb.load("scenarios/millbrook.rbmap"), ["woodcutter"], ["random"], games=2)
    >>> [(each.thing, each.seeds) for each in found.table()]
    [('woodcutter', 2)]
    """

    def __init__(self, setup: RunSetup, things: Sequence[str], store: RunStore, games: int = 100) -> None:
        """Begin the runs. ValueError for a thing that is not known."""
        self.setup, self.store = setup, store
        every = [each for thing in things for each in _each_of(thing, setup.scenario)]
        found = {name: changed for thing in every for name, changed in [_changed(setup, thing)]}
        tried: dict[int, set[int]] = {}
        self._runs = {
            name: PairedRuns(setup, changed, store, games, RunStudy.WORTH, tried) for name, changed in found.items()
        }

    @property
    def games(self) -> int:
        """The games of all runs."""
        first = [runs.simulations[0].games for runs in self._runs.values()][:1]
        return sum(first) + sum(runs.simulations[1].games for runs in self._runs.values())

    @property
    def progress(self) -> RunProgress:
        """How far all runs have come."""
        everything = {each.run: each for runs in self._runs.values() for each in runs.simulations}
        return summed((each.progress for each in everything.values()), self.games)

    def play(self, workers: Executor, cores: int = 1) -> Iterator[RunProgress]:
        """Play what has not been played, and tell after every batch.

        Stop it by closing the iterator.
        """
        for runs in self._runs.values():
            for _ in runs.play(workers, cores):
                yield self.progress

    def table(self) -> tuple[Worth, ...]:
        """The things with what they are worth, the most first."""
        found = (_worth(name, runs, self.setup.block) for name, runs in self._runs.items())
        return tuple(sorted(filter(None, found), key=lambda each: -each.points.value))

    def failures(self) -> tuple[tuple[int, int, str], ...]:
        """The number, the seed and the reason of each game that failed."""
        everything = dict.fromkeys(each.run for runs in self._runs.values() for each in runs.simulations)
        return tuple(failed for run in everything for failed in self.store.failures(run))


def bottlenecks(worths: Sequence[Worth]) -> tuple[Worth, ...]:
    """Find the goods of which one more is surely worth something, the most first.

    Among many goods one stands out by chance. So the intervals are wider, as Bonferroni has it.
    """
    more = [each for each in worths if each.thing.startswith(ONE_MORE)]
    wider = NormalDist().inv_cdf(1 - 0.025 / len(more)) / NORMAL if more else 1.0
    found = [each for each in more if _stands_out(each, wider)]
    return tuple(sorted(found, key=lambda each: -each.points.value))


def _stands_out(worth: Worth, wider: float) -> bool:
    """Whether a thing is worth something even where the interval is so much wider."""
    value, low, _ = worth.points
    if not worth.points.is_known:
        return change_answer(worth.points, worth.seeds) is ChangeAnswer.MORE
    return value > wider * (value - low)


def _each_of(thing: str, scenario: Scenario) -> tuple[str, ...]:
    """The things that are meant, if it is all of a kind."""
    if thing == f"{ONE_MORE}{GOODS}":
        return tuple(f"{ONE_MORE}{good.value}" for good in Good)
    return each_of(thing, scenario)


def _changed(setup: RunSetup, thing: str) -> tuple[str, RunSetup]:
    """A thing by its name, and the run without it, or with one more."""
    if not thing.startswith(ONE_MORE):
        changed = RunSetup.of(setup.scenario, setup.players, setup.seed, (*setup.without, thing))
        (name,) = set(changed.without) - set(setup.without) or {thing}
        return name, changed
    wanted = thing.removeprefix(ONE_MORE).strip().lower()
    good = next((good for good in Good if good.value == wanted), None)
    if good is None:
        text = QT_TRANSLATE_NOOP("files", "there is no good {name}; there are {known}; all of them are {every}")
        reason = Reason(text, name=repr(wanted), known=", ".join(Good), every=GOODS)
        raise UnknownThing(reason, wanted, (*Good, GOODS))
    scenario = setup.scenario.copy()
    start = scenario.properties.start
    goods = {**dict.fromkeys([each for each, _ in start.goods] + [good], 0), **dict(start.goods)}
    goods[good] += 1
    scenario.properties = replace(scenario.properties, start=replace(start, goods=tuple(goods.items())))
    return f"{ONE_MORE}{good.value}", RunSetup.of(scenario, setup.players, setup.seed, setup.without)


def _worth(name: str, runs: PairedRuns, block: int) -> Worth | None:
    differences = {each.name: each for each in runs.differences()}
    if "points" not in differences:
        return None
    points, unfairness = differences["points"], differences.get("unfairness")
    gained = points.change if name.startswith(ONE_MORE) else _turned(points.change)
    return Worth(name, points.seeds, points.seeds * block, gained, None if unfairness is None else unfairness.change)


def _turned(interval: Interval) -> Interval:
    return Interval(-interval.value, -interval.high, -interval.low)


def worths(
    scenario: Scenario,
    things: Sequence[str],
    players: Sequence[str],
    games: int = 100,
    cores: int = 1,
    seed: int = 1,
    store: RunStore | None = None,
    tell: Callable[[RunProgress], None] | None = None,
    *,
    cluster: str = "",
) -> Worths:
    """Let machines play with and without things, to see what these are worth.

    ``things`` are names of buildings, transporters and goods, or places of tiles (``"2,-1"``), each done without by
    itself, by all players; or a good with a ``+`` in front, of which each home has one more at the start. All of a kind
    are ``buildings``, ``transporters``, ``goods``, ``tiles`` and ``+goods``. ``games`` are those of each run, all else
    is as for :func:`simulate`. ValueError for a thing that is not known.

    >>> import rbdesigner as rb
    >>> found = rb.worths(rb.load("scenarios/millbrook.rbmap"), ["mine", "+fuel"], ["random"], games=2)
    >>> sorted(each.thing for each in found.table()), found.table()[0].points.is_known
    (['+fuel', 'mine'], False)
    """
    found = Worths(RunSetup.of(scenario, players, seed), things, store or RunStore(), games)
    play_out(found, cores, tell, cluster)
    return found
