"""The job that suggests edits by which a map becomes fairer, as far as facts tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.hexes import Hex
from rbdesigner.lab.studies.map_edits import MapEdit, candidates, edited
from rbdesigner.prediction.expectation import expected
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job

MOST_SUGGESTED = 3
LEAST_GAIN = 1.0
"""The fairness, of 100, that an edit has to bring."""


class SuggestionStart(NamedTuple):
    """A map whose homes win such shares; what stands on ``locked`` tiles stays."""

    scenario: Scenario
    wins: Mapping[Hex, float]
    locked: frozenset[Hex] = frozenset()


class SuggestedEdit(NamedTuple):
    """An edit, and the fairness of the map before and after it, of 100, by facts alone."""

    change: MapEdit
    before: float
    after: float


def suggest_edits(start: SuggestionStart) -> Iterator[tuple[SuggestedEdit, ...]]:
    """The edits that make the map fairest, the best first; none where the homes are alike."""
    before = _fairness(start.scenario)
    found = [
        SuggestedEdit(each, before, _fairness(edited(start.scenario, each)))
        for each in candidates(start.scenario, start.wins, start.locked)
    ]
    better = [each for each in found if each.after >= before + LEAST_GAIN]
    yield tuple(sorted(better, key=lambda each: -each.after)[:MOST_SUGGESTED])


def _fairness(scenario: Scenario) -> float:
    told = expected(analyse(scenario))
    return told.fairness if told is not None else 0.0


SUGGEST_EDITS = Job(suggest_edits, QT_TRANSLATE_NOOP("files", "The search for edits has stopped: {reason}"))
