"""Edits that make a map fairer are suggested by facts at once, and by plans soon."""

from __future__ import annotations

import pytest

from rbdesigner.lab.jobs import edit_jobs
from rbdesigner.lab.jobs.edit_jobs import SuggestionStart, suggest_edits
from rbdesigner.lab.studies.map_edits import edited
from rbdesigner.prediction.map_expectation import expect
from rbdesigner.scenario.model import Scenario
from tests.lab.unfair_maps import turned_twice

PLANS = 2


@pytest.fixture(autouse=True)
def few_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edit_jobs, "USUAL_PLANS", PLANS)


def start_of(scenario: Scenario) -> SuggestionStart:
    told = expect(scenario, 0)
    assert told is not None
    return SuggestionStart(scenario, {home.at: home.wins.value for home in told.homes})


def test_edits_are_suggested_by_facts_first_and_by_plans_then() -> None:
    scenario = turned_twice()
    answers = list(suggest_edits(start_of(scenario)))
    assert len(answers) == 2
    for found, plans in zip(answers, (0, PLANS), strict=True):
        before = expect(scenario, plans)
        assert found and before is not None
        assert [each.after for each in found] == sorted((each.after for each in found), reverse=True)
        for each in found:
            after = expect(edited(scenario, each.change), plans)
            assert after is not None and (each.before, each.after) == (before.fairness, after.fairness)
            assert each.after > each.before and each.is_planned is bool(plans)
