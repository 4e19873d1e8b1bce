"""The expectation of the homes of a map with all that goes into it, at once or as a job."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from statistics import mean
from typing import NamedTuple

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.prediction.alike_homes import alike_homes
from rbdesigner.prediction.expectation import Expectation, expected
from rbdesigner.prediction.planned_homes import PlannedHome, plan_steps, planned_in_steps
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job
from rbdesigner.work.worker_pool import WorkerPool

MOST_TILES = 500
"""Tiles up to which homes are planned: on larger maps that takes too long."""


def expect(scenario: Scenario, plans: int | None = None) -> Expectation | None:
    """Tell what may be expected of the homes of a map: their shares of wins and points, and why.

    A player at each home makes so many plans for it; 48 are usual with two homes, 16 with more, and an eighth of that
    where the planner is not compiled. There each plan takes some fifty times as long, and all you ask for are made.
    Facts alone tell it with 0 plans, of a map with errors, and of one with more than 500 tiles. None of a map with
    fewer than two homes, or more than six.

    >>> import rbdesigner as rb
    >>> expectation = rb.expect(rb.load("scenarios/gold-isle.rbmap"), plans=0)
    >>> [round(home.wins.value) for home in expectation.homes], expectation.is_planned
    ([33, 33, 33], False)
    """
    return expected_by_plans(scenario, analyse(scenario), plans)


def expected_by_plans(scenario: Scenario, facts: MapFacts, plans: int | None = None) -> Expectation | None:
    """Tell the same where the facts are known."""
    steps = _usual(scenario) if plans is None else (plans,) if plans else ()
    return next(expected_in_steps(scenario, facts, steps), None)


def _usual(scenario: Scenario) -> tuple[int, ...]:
    """The single step that makes as many plans as are usual."""
    return plan_steps(len(scenario.homes))[-1:]


def expected_in_steps(scenario: Scenario, facts: MapFacts, steps: Sequence[int]) -> Iterator[Expectation]:
    """Tell the same by as many plans as the first step says, then by as many as the next one.

    Where there are no steps, or no plans can be made, facts alone tell it once.
    """
    by_facts = expected(facts)
    if by_facts is None:
        return
    by_plans = (expected(facts, planned) for planned in _planned(scenario, steps))
    first = next(by_plans, None)
    yield first or by_facts
    yield from filter(None, by_plans)


def _planned(
    scenario: Scenario, steps: Sequence[int], workers: Executor | None = None
) -> Iterator[tuple[PlannedHome, ...]]:
    """The homes with their plans, after each step; never for a map with errors, or a large one."""
    if len(scenario.tiles) > MOST_TILES:
        return
    with suppress(IllegalMap):
        for homes in planned_in_steps(scenario, steps, workers):
            yield evened(scenario, homes)


def evened(scenario: Scenario, homes: Sequence[PlannedHome]) -> tuple[PlannedHome, ...]:
    """Homes that are alike with the plans of all of them, which differ by chance alone."""
    alike, by_place = alike_homes(scenario), {home.at: home for home in homes}
    same = [[by_place[at] for at in alike[home.at]] for home in homes]
    points = (tuple(chain.from_iterable(each.points for each in some)) for some in same)
    return tuple(map(PlannedHome, by_place, points, (mean(each.lost for each in some) for some in same)))


class PlanningStart(NamedTuple):
    """The map for whose homes plans are made, and how many processes make them."""

    scenario: Scenario
    cores: int = 1


def plan_homes(start: PlanningStart) -> Iterator[tuple[PlannedHome, ...]]:
    """The homes of the map with as many plans as are usual; no answer for a map with errors, as many are on the way."""
    scenario, cores = start
    yield from _planned(scenario, _usual(scenario), _workers(cores) if cores > 1 else None)


@lru_cache(maxsize=1)
def _workers(cores: int) -> Executor:
    """So many processes that are kept for the next map: they take longer to start than to plan."""
    return WorkerPool(cores)


PLAN_HOMES = Job(plan_homes, QT_TRANSLATE_NOOP("files", "Planning the homes has stopped: {reason}"))
