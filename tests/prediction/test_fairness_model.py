"""The model of fairness as it is shipped."""

from __future__ import annotations

import json

import rbdesigner as rb
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.prediction.fairness_model import PATH, fairness_model
from rbdesigner.prediction.home_signs import PLANNED, fact_signs

HOMES = {2, 3, 4, 5, 6}
MOST_BYTES = 6_000


def test_the_model_tells_where_it_comes_from() -> None:
    came_from = fairness_model().provenance
    assert len(came_from.store) == len(came_from.machines) == 16
    assert came_from.player == "planner:easy"
    assert 0 < came_from.maps == sum(came_from.kinds.values()) <= came_from.numbers[1] - came_from.numbers[0] + 1
    assert came_from.games >= 60 * came_from.maps


def test_the_model_has_weights_for_signs_that_there_are_and_spreads_for_all_tables() -> None:
    model = fairness_model()
    signs = set(fact_signs(analyse(rb.load("scenarios/crossroads.rbmap")))[0])
    assert set(model.facts.weights) <= signs
    assert set(model.planned.weights) <= signs | {PLANNED}
    assert PLANNED in model.planned.weights and model.planned.weights[PLANNED] > 0
    assert set(model.steepness) == HOMES and all(steep > 0 for steep in model.steepness.values())
    for weights in (model.facts, model.planned):
        assert set(weights.spreads) == HOMES
        assert all(spread.points > 0 and spread.wins > 0 for spread in weights.spreads.values())


def test_the_file_is_small_and_read_without_loss() -> None:
    text = PATH.read_text("utf-8")
    assert len(text) < MOST_BYTES
    data = json.loads(text)
    assert set(data) == {"provenance", "steepness", "facts", "planned"}
    assert fairness_model().facts.weights == data["facts"]["weights"]
