"""Edits that make a map fairer are suggested by facts at once, and by plans soon."""

from __future__ import annotations

import pytest

from rbdesigner.lab.jobs import edit_jobs
from rbdesigner.lab.jobs.edit_jobs import SuggestionStart, suggest_edits
from rbdesigner.lab.studies.map_edits import edited
from rbdesigner.prediction import planned_homes
from rbdesigner.prediction.expectation import Expectation
from rbdesigner.prediction.map_expectation import expect
from rbdesigner.scenario.model import Scenario
from tests.lab.unfair_maps import turned_twice, without_rock

FIRST, ALL = 2, 6


@pytest.fixture(autouse=True)
def few_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planned_homes, "USUAL_PLANS", FIRST)
    monkeypatch.setattr(planned_homes, "PLANS_FOR_TWO", ALL)


def start_of(scenario: Scenario) -> SuggestionStart:
    told = expect(scenario, 0)
    assert told is not None
    return SuggestionStart(scenario, {home.at: home.wins.value for home in told.homes})


@pytest.mark.parametrize("scenario", [turned_twice(), without_rock()], ids=["four homes", "two homes"])
def test_edits_are_suggested_by_facts_first_and_by_plans_then(scenario: Scenario) -> None:
    usual = ALL if len(scenario.homes) == 2 else FIRST
    answers = list(suggest_edits(start_of(scenario)))
    assert len(answers) == 2
    for found, plans in zip(answers, (0, usual), strict=True):
        before = expect(scenario, plans)
        assert found and before is not None
        assert [each.after for each in found] == sorted((each.after for each in found), reverse=True)
        for each in found:
            after = expect(edited(scenario, each.change), plans)
            assert after is not None and (each.before, each.after) == (before.fairness, after.fairness)
            assert each.after > each.before and each.is_planned is bool(plans)


def test_no_more_plans_are_made_once_no_edit_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def asking(scenario: Scenario, plans: int) -> Expectation | None:
        asked.append(plans)
        return expect(scenario, plans)

    answers = suggest_edits(start_of(without_rock()))
    assert next(answers)
    monkeypatch.setattr(edit_jobs, "LEAST_GAIN", 101.0)
    monkeypatch.setattr(edit_jobs, "expect", asking)
    assert list(answers) == [()]
    assert FIRST in asked and ALL not in asked
