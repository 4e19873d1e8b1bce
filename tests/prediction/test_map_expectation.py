"""What is expected of a map, with all that goes into it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rbdesigner as rb
from rbdesigner.hexes import neighbours
from rbdesigner.prediction import map_expectation
from rbdesigner.prediction.expectation import expected
from rbdesigner.prediction.map_expectation import PlanningStart, expect, plan_homes
from rbdesigner.prediction.planned_homes import PIECE, plan_steps, planned_homes
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.pieces import Goods, Home
from rbdesigner.tiles import Terrain, tile

LAKE = rb.load("scenarios/the-lake-between.rbmap")

SEA = next(at for at, laid in LAKE.tiles.items() if laid.is_sea)
FAULTY = replace(LAKE, homes={**LAKE.homes, SEA: Home()})


def uneven() -> rb.Scenario:
    """The lake with a desert for the home that comes first."""
    home = min(LAKE.homes)
    near = next(at for at in neighbours(home) if not LAKE.tiles[at].is_sea and not LAKE.tiles[at].rivers)
    return replace(LAKE, tiles={**LAKE.tiles, near: tile(Terrain.DESERT)})


def test_plans_tell_it_and_facts_alone_where_there_are_none() -> None:
    scenario = uneven()
    facts = rb.analyse(scenario)
    assert expect(scenario, 2) == expected(facts, planned_homes(scenario, 2))
    assert expect(scenario, 0) == expected(facts)


def test_homes_that_are_alike_have_all_their_plans_together() -> None:
    expectation = expect(LAKE, 3)
    assert expectation is not None and expectation.fairness == 100 and expectation.is_planned
    home = min(LAKE.homes)
    gift = replace(LAKE, pieces={**LAKE.pieces, home: (Goods(Good.STONE, 9),)})
    richer = expect(gift, 3)
    assert richer is not None and richer.fairness < 100


def test_a_map_with_errors_has_its_facts_alone() -> None:
    expectation = expect(FAULTY)
    assert expectation is not None and not expectation.is_planned and len(expectation.homes) == 2


def test_nothing_is_expected_of_one_home_or_of_too_many() -> None:
    land = sorted(LAKE.land())
    assert expect(replace(LAKE, homes={land[0]: Home()})) is None
    assert expect(replace(LAKE, homes=dict.fromkeys(land[:7], Home()))) is None


def test_the_job_answers_once_with_all_plans_and_never_for_a_map_with_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rbdesigner.prediction.planned_homes.PLANS_FOR_TWO", PIECE + 1)
    (homes,) = plan_homes(PlanningStart(LAKE))
    assert [len(home.points) for home in homes] == [2 * plan_steps(2)[-1]] * 2, "they are alike"
    assert list(plan_homes(PlanningStart(FAULTY))) == []


def test_several_processes_make_the_same_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rbdesigner.prediction.planned_homes.PLANS_FOR_TWO", PIECE + 1)
    scenario = uneven()
    workers = map_expectation._workers(2)
    try:
        assert list(plan_homes(PlanningStart(scenario, cores=2))) == list(plan_homes(PlanningStart(scenario)))
    finally:
        workers.shutdown()
        map_expectation._workers.cache_clear()


def test_a_large_map_is_told_by_its_facts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(map_expectation, "MOST_TILES", len(LAKE.tiles) - 1)
    assert list(plan_homes(PlanningStart(LAKE))) == []
    assert expect(LAKE) == expected(rb.analyse(LAKE))
