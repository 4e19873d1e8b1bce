"""The job that suggests edits by which a map becomes fairer: first as far as facts tell, then by plans as well."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import repeat
from typing import NamedTuple

from rbdesigner.hexes import Hex
from rbdesigner.lab.studies.map_edits import MapEdit, candidates, edited
from rbdesigner.prediction.map_expectation import expect
from rbdesigner.prediction.planned_homes import plan_steps
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job
from rbdesigner.work.worker_pool import WorkRightHere, workers

MOST_SUGGESTED = 3
MOST_PLANNED = 6
"""The edits that are still judged where homes get further plans: the best after the plans that they have."""
LEAST_GAIN = 1.0
"""The fairness, of 100, that an edit has to bring."""


class SuggestionStart(NamedTuple):
    """A map whose homes win such shares; what stands on ``locked`` tiles stays. So many processes make the plans."""

    scenario: Scenario
    wins: Mapping[Hex, float]
    locked: frozenset[Hex] = frozenset()
    cores: int = 1


class SuggestedEdit(NamedTuple):
    """An edit, and the fairness of the map before and after it, of 100; by facts alone where it is not planned."""

    change: MapEdit
    before: float
    after: float
    is_planned: bool


def suggest_edits(start: SuggestionStart) -> Iterator[tuple[SuggestedEdit, ...]]:
    """The edits that make the map fairest, the best first; none where the homes are alike.

    The first answer is by facts alone, and comes at once. Another follows when the homes of every map have been
    planned, where they can be: facts may call homes alike that plans tell apart.
    """
    scenario = start.scenario
    changes = candidates(scenario, start.wins, start.locked)
    found = _fairer(scenario, changes, 0, WorkRightHere())
    if found is None:
        return
    yield tuple(found[:MOST_SUGGESTED])
    with workers(start.cores) as executor:
        for plans in plan_steps(len(scenario.homes)):
            found = _fairer(scenario, changes, plans, executor)
            if found is None:
                return
            changes = [each.change for each in found[:MOST_PLANNED]]
            if not changes:
                break
    yield tuple(found[:MOST_SUGGESTED])


def _fairer(
    scenario: Scenario, changes: Sequence[MapEdit], plans: int, executor: Executor
) -> list[SuggestedEdit] | None:
    """The edits by which so many plans tell the map to be fairer, the best first; None if they tell nothing of it."""
    before = expect(scenario, plans)
    if before is None or before.is_planned is not bool(plans):
        return None
    maps = [edited(scenario, each) for each in changes]
    found = [
        SuggestedEdit(change, before.fairness, after.fairness, after.is_planned)
        for change, after in zip(changes, executor.map(expect, maps, repeat(plans)), strict=True)
        if after is not None and after.fairness >= before.fairness + LEAST_GAIN
    ]
    return sorted(found, key=lambda each: -each.after)


SUGGEST_EDITS = Job(suggest_edits, QT_TRANSLATE_NOOP("files", "The search for edits has stopped: {reason}"))
