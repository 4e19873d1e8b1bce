"""Goods and works of a run."""

from __future__ import annotations

import pytest

from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.flows import good_flows, work_counts
from tests.lab.sample_runs import row, setup


@pytest.fixture(scope="module")
def store() -> RunStore:
    made = RunStore()
    made.add(made.begin(setup()), [row(0), row(1)])
    return made


def test_of_every_good_as_much_is_made_as_goes(store: RunStore) -> None:
    flows = good_flows(store.totals(1))
    assert [flow.good for flow in flows][:2] == ["trunks", "boards"]
    for flow in flows:
        assert flow.made.value == pytest.approx(flow.used.value + flow.lost.value + flow.left.value)
        assert not flow.made.is_known  # of two games of one seed nobody knows
    stone = next(flow for flow in flows if flow.good == "stone")
    counted = sum(count.amount for number in (0, 1) for count in row(number).counts
                  if (count.event, count.thing) == ("used", "stone"))  # fmt: skip
    assert stone.used.value == counted / 2


def test_works_are_told_by_kind_the_most_frequent_first(store: RunStore) -> None:
    works = work_counts(store.totals(1))
    assert {work.event for work in works} <= {"built", "transporter", "researched", "brick"}
    bricks = sum(count.amount for number in (0, 1) for count in row(number).counts if count.event == "brick")
    assert works[-1][:2] == ("brick", "brick") and works[-1].number.value == bricks / 2
    built = [work.number.value for work in works if work.event == "built"]
    assert built == sorted(built, reverse=True)
