"""Worths: what players have less without a thing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import rbdesigner as rb
from rbdesigner.lab.run_setup import RunSetup
from rbdesigner.lab.run_store import RunStore
from rbdesigner.lab.worths import Worths
from rbdesigner.rules.tables import Good
from tests.lab.runs import SCENARIOS, row, setup


def with_points(points: int, seeds: int) -> list[object]:
    (first, second) = row(0).seats
    seats = (first._replace(goods=points, wonder=0), second._replace(goods=points + 2, wonder=0))
    return [row(0)._replace(number=number, seed=1 + number // 2, seats=seats) for number in range(2 * seeds)]


def test_what_is_lost_without_a_thing_is_its_worth() -> None:
    store = RunStore()
    found = Worths(setup(), ["mine", "raft", "+fuel"], store, 40)
    assert found.games == 160
    for run, points in ((1, 100), (2, 70), (3, 104), (4, 111)):
        store.add(run, with_points(points, 20))  # type: ignore[arg-type]
    table = [(each.thing, each.seeds, each.points) for each in found.table()]
    assert table == [("mine", 20, (30, 30, 30)), ("+fuel", 20, (11, 11, 11)), ("raft", 20, (-4, -4, -4))]
    assert [store.setup(run).without for run in (1, 2, 3)] == [(), ("mine",), ("raft",)]
    start = dict(store.setup(4).scenario.properties.start.goods)
    assert start[Good.FUEL] == dict(setup().scenario.properties.start.goods).get(Good.FUEL, 0) + 1


def test_a_mine_is_worth_something_and_an_oil_rig_nothing() -> None:
    mill = rb.load(SCENARIOS / "millbrook.json")
    with ThreadPoolExecutor(1) as alone, RunStore() as store:
        found = Worths(RunSetup.of(mill, ["planner:easy"]), ["oil rig", "mine"], store, 5)
        last = list(found.play(alone))[-1]
        assert (last.games, last.wanted, last.failures) == (15, 15, 0)
        mine, rig = found.table()
        assert (mine.thing, mine.fairness) == ("mine", None)
        assert mine.points.low > 50
        assert (rig.points.value, rig.points.is_known) == (0, False)


@pytest.mark.parametrize("thing", ["unicorn", "+unicorn", "+"])
def test_things_that_are_not_known_are_told(thing: str) -> None:
    with pytest.raises(ValueError, match=r"there (is no good|are tiles)"):
        Worths(setup(), [thing], RunStore())
