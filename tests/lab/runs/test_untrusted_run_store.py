"""Files of runs that are damaged, or made by others, harm nobody and are told of in a line."""

from __future__ import annotations

import pickle
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.lab.jobs.run_jobs import RunListing, RunStart, list_runs, play_run
from rbdesigner.lab.runs import run_store, store_file
from rbdesigner.lab.runs.run_store import RunStore, RunStoreError
from tests.lab.runs.stored_runs import read_all, refused, two_games
from tests.lab.sample_runs import row, setup
from tests.strategies import some

ENDLESS = """
DROP TABLE games;
CREATE VIEW games AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
    SELECT x AS run, x AS number, x AS seed, 0 AS homes, 1 AS turns, 'turns' AS ending, 0 AS contact, 0 AS leads,
    0 AS actions, '' AS failure, x'00' AS log, 0 AS decided FROM n;
"""
FORGETTING = "CREATE TRIGGER forget AFTER INSERT ON games BEGIN DELETE FROM games WHERE number < 1; END;"

SWELLING = "ALTER TABLE games ADD COLUMN swollen TEXT AS (hex(zeroblob(400000000))) VIRTUAL;"


@pytest.mark.parametrize("read_only", [True, False])
@pytest.mark.parametrize("script", [ENDLESS, FORGETTING, SWELLING, "CREATE VIRTUAL TABLE words USING fts5(word);"])
def test_a_file_that_holds_more_than_tables_is_not_opened(tmp_path: Path, script: str, read_only: bool) -> None:
    path = tmp_path / "foreign.lab"
    path.write_bytes(two_games())
    foreign = sqlite3.connect(path)
    foreign.executescript(script)
    foreign.close()
    content = path.read_bytes()
    with pytest.raises(RunStoreError, match="is not opened: it holds views, triggers or computed columns") as told:
        RunStore(path, read_only=read_only)
    assert told.value.is_damage and path.read_bytes() == content


def test_a_trigger_that_comes_while_a_file_is_open_is_not_carried_out(tmp_path: Path) -> None:
    path = tmp_path / "foreign.lab"
    with RunStore(path) as store:
        run = store.begin(setup())
        store.add(run, [row(0)])
        foreign = sqlite3.connect(path)
        foreign.executescript(FORGETTING)
        foreign.close()
        with pytest.raises(RunStoreError, match="it holds views, triggers or computed columns"):
            store.add(run, [row(1)])
        assert store.numbers(run) == {0}


def test_what_takes_too_long_to_read_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "runs.lab"
    path.write_bytes(two_games())
    monkeypatch.setattr(store_file, "_STEPS", 1)
    with RunStore(path, read_only=True) as store:
        assert store.runs()
        monkeypatch.setattr(store_file, "MOST_SECONDS", -1.0)
        with pytest.raises(RunStoreError, match="takes too long to read"):
            store.runs()


def test_a_log_that_would_fill_the_memory_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "runs.lab"
    path.write_bytes(two_games())
    monkeypatch.setattr(run_store, "MOST_LOG", 1000)
    with RunStore(path, read_only=True) as store, pytest.raises(RunStoreError, match="things in it that no run has"):
        store.log(1, 0)


def test_a_file_that_breaks_while_it_is_open_is_told(tmp_path: Path) -> None:
    path = tmp_path / "broken.lab"
    with RunStore(path) as store:
        store.add(store.begin(setup()), [row(number) for number in range(4)])
    with RunStore(path) as store:
        size = path.stat().st_size
        path.write_bytes(path.read_bytes()[:4096] + b"\x77" * (size - 4096))
        with pytest.raises(RunStoreError, match="is damaged: database disk image is malformed") as told:
            store.add(1, [row(4)])
        assert "\n" not in str(told.value)


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (name)")
    other.close()
    content = path.read_bytes()
    assert "is not a file of the laboratory" in refused(path)
    assert path.read_bytes() == content
    text = tmp_path / "map.json"
    text.write_text('{"format": "rbdesigner-scenario"}' * 40)
    assert "is not a file of the laboratory" in refused(text)
    assert "unable to open" in refused(tmp_path / "no-such-folder" / "runs.lab")


def told_of(path: Path) -> None:
    """All is read from a file, by the jobs of runs, too, or refused in a line."""
    scenario = setup().scenario
    for told in (play_run(RunStart(str(path), scenario)), list_runs(RunListing(str(path), scenario))):
        try:
            pickle.dumps([*told])
        except RunStoreError as fault:
            assert "\n" not in str(fault)
    try:
        with RunStore(path, read_only=True) as store:
            read_all(store)
        with RunStore(path) as store:
            read_all(store)
    except RunStoreError as fault:
        assert "\n" not in str(fault)


@some(0.6)
@given(st.data())
def test_a_broken_file_is_told_in_a_line(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    path = tmp_path_factory.mktemp("broken") / "runs.lab"
    content = bytearray(two_games())
    for _ in range(data.draw(st.integers(1, 30))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path.write_bytes(bytes(content[: data.draw(st.integers(1, len(content)))]))
    told_of(path)


NONSENSE = (None, "", "nonsense", "[]", "[1]", "{}", '["random"]', b"\xff\x00", 0.5, -1, 7, 1 << 40, (1 << 63) - 1)


@some(0.4)
@given(st.data())
def test_nonsense_in_a_file_is_told_in_a_line(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    path = tmp_path_factory.mktemp("nonsense") / "runs.lab"
    path.write_bytes(two_games())
    broken = sqlite3.connect(path, isolation_level=None)
    table = data.draw(st.sampled_from(["runs", "games", "seats", "milestones", "totals", "tiles"]))
    column = data.draw(st.sampled_from([each[1] for each in broken.execute(f"PRAGMA table_info({table})")]))
    which = data.draw(st.sampled_from(["", "WHERE rowid = 1" if table in ("runs", "totals") else "WHERE run = 1"]))
    with suppress(sqlite3.IntegrityError):
        broken.execute(f"UPDATE {table} SET {column} = ? {which}", (data.draw(st.sampled_from(NONSENSE)),))
    broken.close()
    told_of(path)


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE runs SET scenario = '{}'", "is damaged: there are things in it that no run has"),
        ("UPDATE runs SET players = 'random'", "is damaged: there are things in it that no run has"),
        ("UPDATE seats SET goods = 'many'", "is damaged: there are things in it that no run has"),
        ("DELETE FROM seats", "is damaged: there are things in it that no run has"),
        ("UPDATE milestones SET stone = -1", "is damaged: there are things in it that no run has"),
        ("UPDATE totals SET seed_group = 99", "is damaged: there are things in it that no run has"),
        ("DROP TABLE totals", "is damaged: no such table: totals"),
        ("PRAGMA user_version = 2", "is damaged: duplicate column name: begun"),
        ("PRAGMA user_version = -3", "is damaged: there are things in it that no run has"),
    ],
)
def test_what_is_damaged_is_known(tmp_path: Path, statement: str, told: str) -> None:
    path = tmp_path / "runs.lab"
    path.write_bytes(two_games())
    broken = sqlite3.connect(path, isolation_level=None)
    broken.execute(statement)
    broken.close()
    with pytest.raises(RunStoreError, match=told) as fault, RunStore(path) as store:
        read_all(store)
    assert fault.value.is_damage
