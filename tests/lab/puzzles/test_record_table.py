"""Tables of records: the laws of merging, the order of records, and their files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.lab.puzzles.record_table import HeldRecord, RecordTable
from rbdesigner.lab.puzzles.solution import Solution
from rbdesigner.lab.puzzles.verification import verify
from rbdesigner.scenario.errors import ScenarioError
from tests.lab.puzzle_games import short_game, short_solution
from tests.strategies import json_values, some

MAPS = [short_game().scenario]
_solutions = st.builds(
    Solution,
    st.sampled_from(["a" * 64, "b" * 64]),
    st.lists(st.sampled_from(["1: done", "1: waive"]), max_size=2).map(tuple),
    st.integers(1, 2),
    title=st.sampled_from(["", "Lake"]),
    code=st.sampled_from(["", "S1"]),
    holder=st.sampled_from(["", "Ada", "Bert"]),
    date=st.sampled_from(["", "2025-01-01", "2026-01-01"]),
    machine=st.booleans(),
)
_small = st.integers(0, 1)
_extras = st.sampled_from([None, None, {"x": 1}, {"x": [2], "y": {"a": 1, "b": 2}}])
_records = st.builds(HeldRecord, _small, _small, _small, st.sampled_from(["", "wonder 1"]), _solutions, _extras)
_tables = st.builds(RecordTable.of, st.lists(_records, max_size=5), _extras)


@some(0.4)
@given(_tables, _tables)
def test_merging_is_commutative(one: RecordTable, other: RecordTable) -> None:
    assert one.merged(other).dumps() == other.merged(one).dumps()


@some(0.4)
@given(_tables, _tables, _tables)
def test_merging_is_associative(one: RecordTable, other: RecordTable, third: RecordTable) -> None:
    assert one.merged(other).merged(third).dumps() == one.merged(other.merged(third)).dumps()


@some(0.4)
@given(_tables, _tables)
def test_merging_is_idempotent(one: RecordTable, other: RecordTable) -> None:
    assert one.merged(one) == one
    both = one.merged(other)
    assert both.merged(one) == both.merged(other) == both


@given(st.lists(_records, max_size=6), st.randoms(use_true_random=False))
def test_the_order_in_which_records_come_does_not_matter(records: list[HeldRecord], chance: Any) -> None:
    table = RecordTable.of(records)
    chance.shuffle(records)
    assert RecordTable.of(records).dumps() == table.dumps()


@given(_tables)
def test_a_table_is_read_as_it_was_written_a_record_a_line(table: RecordTable) -> None:
    text = table.dumps()
    assert RecordTable.loads(text) == table and RecordTable.loads(text).dumps() == text
    assert sum('"goods_used"' in line for line in text.splitlines()) == len(table.records)


@given(st.lists(_records, min_size=1, max_size=6))
def test_nothing_in_a_table_is_worse_than_anything_that_was_offered(records: list[HeldRecord]) -> None:
    for held in RecordTable.of(records).records:
        rivals = [
            each
            for each in records
            if (each.solution.hash, each.solution.rules) == (held.solution.hash, held.solution.rules)
        ]
        best = max((each.points, -each.settled, -each.goods_used) for each in rivals)
        assert (held.points, -held.settled, -held.goods_used) == best


def held(points: int, settled: int, used: int, holder: str = "Ada", date: str = "") -> HeldRecord:
    return HeldRecord(points, settled, used, "", Solution("a" * 64, (), 2, holder=holder, date=date))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (held(2, 9, 9), held(1, 1, 1, "Bert")),
        (held(2, 3, 9), held(2, 4, 1, "Bert")),
        (held(2, 3, 4), held(2, 3, 5, "Bert")),
        (held(2, 3, 4, date="2026-01-01"), held(2, 3, 5, "Bert", "1999-01-01")),
        (held(2, 3, 4, "Ada"), held(2, 3, 4, "")),
    ],
)
def test_points_come_first_then_turns_then_goods(better: HeldRecord, worse: HeldRecord) -> None:
    assert RecordTable.of([worse, better]).records == (better,)


def test_equal_solutions_share_the_record_whatever_their_dates() -> None:
    table = RecordTable.of([held(2, 3, 4, "Bert", "1999-01-01"), held(2, 3, 4, "Ada", "2026-01-01")])
    assert [each.solution.holder for each in table.records] == ["Ada", "Bert"]


def test_only_a_legal_finished_solo_game_is_a_record() -> None:
    table = RecordTable().added(verify(short_solution(), MAPS))
    assert [(each.points, each.settled) for each in table.records] == [(70, 1)]
    solution = short_solution()
    for log, said in (((*solution.log, "1: done"), "entry"), (solution.log[:3], "the game is not over")):
        with pytest.raises(ScenarioError, match=said):
            RecordTable().added(verify(replace(solution, log=log), MAPS))
    with pytest.raises(ScenarioError, match="a record is for one player, not for 2"):
        RecordTable().added(verify(short_game(2)))


@pytest.mark.parametrize(
    "change", [{"points": 71}, {"settled": 0}, {"goods_used": 99}, {"breakdown": "9 stock 1080"}], ids=str
)
def test_a_record_that_says_more_than_is_so_is_refused(change: dict[str, Any]) -> None:
    found = verify(short_solution(), MAPS)
    HeldRecord.of(found).refuse_claims(found)
    with pytest.raises(ScenarioError, match="verifying gives"):
        replace(HeldRecord.of(found), **change).refuse_claims(found)


GOOD: dict[str, Any] = json.loads(RecordTable().added(verify(short_solution(), MAPS)).dumps())
RECORD = GOOD["records"][0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "x"}, "/format: this is not a table of records"),
        ({"records": {}}, "/records: has to be a list"),
        ({"records": [{}]}, "/records/0: the member points is missing"),
        ({"records": [RECORD | {"points": -1}]}, "/records/0/points: has to be at least 0"),
        ({"records": [RECORD | {"solution": {}}]}, "/records/0/solution: this is not a solution"),
        ({"records": [RECORD | {"solution": RECORD["solution"] | {"log": 1}}]}, "/records/0/solution/log: has to be"),
    ],
)
def test_a_file_that_is_no_table_is_refused_with_the_place(change: dict[str, Any], said: str) -> None:
    with pytest.raises(ScenarioError) as error:
        RecordTable.loads(json.dumps(GOOD | change), "a.rbrecords")
    assert str(error.value).startswith(f"a.rbrecords: {said}")


@given(
    st.dictionaries(st.sampled_from([*GOOD, "x"]), json_values, max_size=2),
    st.dictionaries(st.sampled_from([*RECORD, "x"]), json_values, max_size=2),
)
def test_whatever_stands_in_a_file_it_is_read_or_refused(change: dict[str, Any], inner: dict[str, Any]) -> None:
    try:
        table = RecordTable.loads(json.dumps(GOOD | {"records": [RECORD | inner]} | change))
    except ScenarioError as error:
        assert "\n" not in str(error)
    else:
        assert RecordTable.loads(table.dumps()) == table


def test_a_table_that_is_saved_over_another_keeps_it_as_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "a.rbrecords"
    RecordTable().save(path)
    RecordTable().added(verify(short_solution(), MAPS)).save(path)
    assert len(RecordTable.load(path).records) == 1
    assert RecordTable.load(tmp_path / "a.rbrecords~") == RecordTable()


def test_of_equal_solutions_of_a_holder_the_shortest_is_kept() -> None:
    long = HeldRecord(1, 1, 1, "", Solution("a" * 64, ("1: waive", "1: done"), 1, holder="Ada"))
    short = replace(long, solution=replace(long.solution, log=("1: done",)))
    for records in ([long, short], [short, long]):
        assert RecordTable.of(records).records == (short,)
