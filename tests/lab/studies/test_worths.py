"""Worths: what players have less without a thing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from math import inf

import pytest

import rbdesigner as rb
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.studies.worths import Worth, Worths, bottlenecks
from rbdesigner.rules.tables import Good
from tests.lab.sample_runs import SCENARIOS, row, setup
from tests.lab.unfair_maps import shorter


def with_points(points: int, seeds: int) -> list[object]:
    (first, second) = row(0).seats
    seats = (first._replace(goods=points, wonder=0), second._replace(goods=points + 2, wonder=0))
    return [row(0)._replace(number=number, seed=1 + number // 2, seats=seats) for number in range(2 * seeds)]


def test_what_is_lost_without_a_thing_is_its_worth() -> None:
    store = RunStore()
    found = Worths(setup(), ["mine", "raft", "+stone"], store, 40)
    assert found.games == 160
    for run, points in ((1, 100), (2, 70), (3, 104), (4, 111)):
        store.add(run, with_points(points, 20))  # type: ignore[arg-type]
    table = [(each.thing, each.seeds, each.games, each.points) for each in found.table()]
    assert [each[:3] for each in table] == [("mine", 20, 40), ("+stone", 20, 40), ("raft", 20, 40)]
    assert [tuple(each[3]) for each in table] == [(30, -inf, inf), (11, -inf, inf), (-4, -inf, inf)]
    assert [store.setup(run).without for run in (1, 2, 3)] == [(), ("mine",), ("raft",)]
    assert [each.study for each in store.runs()] == ["", "worth", "worth", "worth"]
    assert (store.run_of(setup().scenario), store.versions_of(setup().scenario)) == (1, [])
    start = dict(store.setup(4).scenario.properties.start.goods)
    assert start[Good.STONE] == dict(setup().scenario.properties.start.goods)[Good.STONE] + 1 == 2


def test_goods_stand_out_only_if_chance_lets_none_of_so_many() -> None:
    def worth(thing: str, low: float) -> Worth:
        return Worth(thing, 20, 40, Interval(10, low, 20 - low), None)

    alone = [worth("+fuel", 1), worth("mine", 9)]
    assert [each.thing for each in bottlenecks(alone)] == ["+fuel"]
    others = [worth(f"+{good}", -20) for good in Good if good is not Good.FUEL]
    assert bottlenecks([*alone, *others]) == bottlenecks([]) == ()
    assert [each.thing for each in bottlenecks([worth("+fuel", 8), *others])] == ["+fuel"]
    unknown = Worth("+fuel", 2, 4, Interval(10, float("-inf"), float("inf")), None)
    assert bottlenecks([unknown]) == ()


def test_a_mine_is_worth_something_and_an_oil_rig_nothing() -> None:
    mill = shorter(rb.load(SCENARIOS / "millbrook.rbmap"), 12)
    with ThreadPoolExecutor(1) as alone, RunStore() as store:
        found = Worths(RunSetup.of(mill, ["planner:easy"]), ["oil rig", "mine"], store, 5)
        last = list(found.play(alone))[-1]
        assert (last.games, last.wanted, last.failures) == (15, 15, 0)
        mine, rig = found.table()
        assert (mine.thing, mine.fairness) == ("mine", None)
        assert mine.points.low > 5
        assert (rig.points.value, rig.points.is_known) == (0, False)


@pytest.mark.parametrize("thing", ["unicorn", "+unicorn", "+"])
def test_things_that_are_not_known_are_told(thing: str) -> None:
    with pytest.raises(ValueError, match=r"there (is no good|are tiles)"):
        Worths(setup(), [thing], RunStore())
