"""Sentences on what is expected of homes: one for every sign, the strongest first, each in its place."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rbdesigner as rb
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.prediction import expectation_wording
from rbdesigner.prediction.expectation import Expectation, ExpectedHome, Range, Reason
from rbdesigner.prediction.expectation_rows import expectation_rows
from rbdesigner.prediction.expectation_wording import (
    change_sentences,
    fairness_sentence,
    fairness_words,
    reasons_of_home,
    sign_places,
    told_reasons,
    wins_sentence,
)
from rbdesigner.prediction.home_signs import fact_signs, planned_signs
from rbdesigner.prediction.planned_homes import PlannedHome
from rbdesigner.prediction.sign_texts import SIGN_TEXTS
from rbdesigner.scenario.pieces import Home
from tests.checks.maps import map_of

TILES = {(0, 0): "woods", (0, 1): "rock", (0, 2): "rock", (0, 3): "pasture"}
FACTS = analyse(map_of(TILES, homes={(0, 0): Home(), (0, 3): Home()}))
THREE = analyse(rb.load("scenarios/gold-isle.rbmap"))


def told(*wins: float, reasons: tuple[tuple[Reason, ...], ...] = (), facts: rb.MapFacts = FACTS) -> Expectation:
    """What is expected of homes that win so much, moved by these reasons."""
    each = reasons or ((),) * len(wins)
    homes = zip(facts.homes, wins, each, strict=True)
    return Expectation(
        tuple(ExpectedHome(home.at, Range(won, won - 6, won + 6), Range(won, 0, 99), why) for home, won, why in homes),
        is_planned=True,
    )


def test_every_sign_has_a_sentence_and_no_sentence_lacks_its_sign() -> None:
    signs = {*fact_signs(FACTS)[0], *planned_signs([PlannedHome(home.at, (10,), 0.0) for home in FACTS.homes])[0]}
    assert set(SIGN_TEXTS) == signs


@pytest.mark.parametrize("sign", SIGN_TEXTS)
def test_a_sign_is_told_of_the_home_that_gains_and_lit_where_it_is(sign: str) -> None:
    expectation = told(54, 46, reasons=((Reason(sign, 1, 4.2),), (Reason(sign, -1, -4.2),)))
    first = told_reasons(FACTS, expectation)[0]
    assert first.sentence.startswith("North ") and first.sentence.endswith(": +4 wins.")
    assert first.reason == f"{first.sentence.removesuffix(': +4 wins.')}."
    assert first.places[0] == FACTS.homes[0].at and {*first.places} >= {*sign_places(FACTS.homes[0], sign)}
    lost = reasons_of_home(FACTS, expectation, 1)[0]
    assert lost.sentence.endswith(": −4 wins.") and (lost.home, lost.points) == (1, -4.2)


def test_the_strongest_reason_comes_first_and_less_than_a_win_is_not_told() -> None:
    reasons = Reason("room", 1, 0.4), Reason("first-all", 2, 1.2), Reason("way-rock-1", -0.5, 3.0)
    expectation = told(54, 46, reasons=(reasons, tuple(Reason(sign, -value, -won) for sign, value, won in reasons)))
    assert [each.sentence for each in told_reasons(FACTS, expectation)] == [
        "North reaches rock sooner: +3 wins.",
        "North is first on more land: +1 win.",
    ]


def test_signs_that_say_the_same_are_told_together() -> None:
    reasons = Reason("soon-rock-1", 1, 2), Reason("soon-rock-2", 1, 3), Reason("way-rock-1", -1, 1)
    found = reasons_of_home(FACTS, told(50, 50, reasons=(reasons, ())), 0)
    assert [(each.sentence, each.signs) for each in found] == [
        ("North has more rock near by: +5 wins.", ("soon-rock-1", "soon-rock-2")),
        ("North reaches rock sooner: +1 win.", ("way-rock-1",)),
    ]


def test_of_many_homes_the_one_is_told_that_a_sign_moves_most() -> None:
    reasons = (Reason("room", 1, 2),), (Reason("room", -3, -5),), (Reason("room", 2, 3), Reason("lead-woods", 1, 2))
    expectation = told(35, 28, 37, reasons=reasons, facts=THREE)
    assert [each.sentence for each in told_reasons(THREE, expectation)] == [
        "South has less room to build: −5 wins.",
        "North-east reaches woods sooner: +2 wins.",
    ]


def test_plans_are_explained_by_the_land_that_speaks_as_they_do(monkeypatch: pytest.MonkeyPatch) -> None:
    land = (Reason("way-rock-1", 1, -3), Reason("room", 1, 2)), (Reason("way-rock-1", -1, 3), Reason("room", -1, -2))
    monkeypatch.setattr(expectation_wording, "expected", lambda _facts: told(50, 50, reasons=land))
    plans = (Reason("planned", -9, -7),), (Reason("planned", 9, 7),)
    expectation = told(43, 57, reasons=plans)
    assert [each.sentence for each in told_reasons(FACTS, expectation)] == [
        "South makes more points in plans: +7 wins.",
        "South reaches rock sooner.",
    ]
    assert [each.sentence for each in reasons_of_home(FACTS, expectation, 0)] == [
        "North makes fewer points in plans: −7 wins.",
        "North reaches rock later.",
    ]


def test_what_is_expected_is_told_in_a_sentence_and_in_rows() -> None:
    expectation = told(52.4, 47.6)
    assert fairness_sentence(expectation) == "Fairness 90 of 100."
    assert wins_sentence(FACTS, expectation) == "Expected wins in 100 games: North 52 (46 to 58), South 48 (42 to 54)."
    wins, points = expectation_rows(expectation)
    assert [(cell.text, cell.is_worst) for cell in wins.cells] == [("52", False), ("48", True)]
    assert (wins.title, points.title) == ("Wins in 100 games", "Share of points, %")
    assert fairness_sentence(None) == "Fairness is told of two to six homes on land."


def test_what_facts_alone_tell_is_named_so() -> None:
    before, after = (replace(told(first, 100 - first), is_planned=False) for first in (52, 60))
    assert fairness_sentence(after) == "Fairness 66 of 100, by facts alone."
    assert change_sentences(FACTS, before, after)[0] == "Fairness 92 → 66 of 100, by facts alone."
    assert [fairness_words(99.9, is_planned=planned) for planned in (True, False)] == [
        "fairness 99",
        "fairness 99 by facts alone",
    ]


def test_a_change_is_told_where_a_number_changes() -> None:
    before = told(52, 48)
    assert change_sentences(FACTS, before, told(52.2, 47.8)) == ["Fairness 92 → 91 of 100."]
    assert change_sentences(FACTS, before, before) == []
    assert change_sentences(FACTS, before, told(60, 40)) == [
        "Fairness 92 → 66 of 100.",
        "Expected wins in 100 games: North 52 → 60, South 48 → 40.",
    ]
    assert change_sentences(THREE, before, told(20, 40, 40, facts=THREE)) == ["Fairness 92 → 50 of 100."]
