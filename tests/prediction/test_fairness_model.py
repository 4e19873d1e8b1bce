"""The model of fairness as it is shipped."""

from __future__ import annotations

import json

import pytest

import rbdesigner as rb
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.prediction.fairness_model import PATH, fairness_model
from rbdesigner.prediction.home_signs import LOST, PLANNED, fact_signs

HOMES = {2, 3, 4, 5, 6}
MOST_BYTES = 6_000


def test_the_model_tells_where_it_comes_from() -> None:
    came_from = fairness_model().provenance
    assert len(came_from.store) == len(came_from.machines) == 16
    assert came_from.player == "planner:easy"
    assert 0 < came_from.maps == sum(came_from.kinds.values()) <= came_from.numbers[1] - came_from.numbers[0] + 1
    assert came_from.games >= 20 * came_from.maps


def test_the_model_has_weights_for_signs_that_there_are_and_is_steep_for_all_tables() -> None:
    model = fairness_model()
    signs = set(fact_signs(analyse(rb.load("scenarios/crossroads.rbmap")))[0])
    assert set(model.facts.weights) <= signs
    assert set(model.planned.weights) <= signs | {PLANNED, LOST}
    assert model.planned.weights[PLANNED] > 0 > model.planned.weights[LOST]
    assert set(model.steepness) == HOMES and all(steep > 0 for steep in model.steepness.values())
    for weights in (model.facts, model.planned):
        assert min(weights.least, weights.growth) > 0
        assert set(weights.widths) == HOMES and all(min(width) > 0 for width in weights.widths.values())


def test_homes_that_differ_are_less_sure_than_those_that_are_alike() -> None:
    weights = fairness_model().facts
    alike = dict.fromkeys(weights.weights, 0.0)
    poor, rich = ({**alike, "way-rock-1": turns, "room": -turns} for turns in (2.0, -2.0))
    assert weights.unlikeness([alike, alike]) == 0
    assert weights.missed([alike, alike]) == weights.least
    assert weights.missed([poor, rich]) > weights.least + 2
    wide, spread = weights.widths[2], weights.spread([poor, rich])
    assert spread.points / wide.points == spread.wins / wide.wins == pytest.approx(weights.missed([poor, rich]))
    # What makes up for each other is no surer.
    even = {**alike, "way-rock-1": 2.0, "room": 2 * abs(weights.weights["way-rock-1"]) / weights.weights["room"]}
    assert abs(weights.points(even)) < 1e-9
    assert weights.missed([even, {name: -value for name, value in even.items()}]) > weights.least + 2


def test_the_file_is_small_and_read_without_loss() -> None:
    text = PATH.read_text("utf-8")
    assert len(text) < MOST_BYTES
    data = json.loads(text)
    assert set(data) == {"provenance", "steepness", "facts", "planned"}
    assert fairness_model().facts.weights == data["facts"]["weights"]
