"""The file of runs: what goes in comes out, and a file that is none of ours is left alone."""

from __future__ import annotations

import pickle
import sqlite3
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rbdesigner import __version__
from rbdesigner.lab.jobs.run_jobs import RunListing, RunStart, list_runs, play_run
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.runs import run_setup, run_store, store_file
from rbdesigner.lab.runs.kept_runs import listed_runs
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore, RunStoreError, RunSummary
from rbdesigner.lab.runs.store_file import RunStudy
from rbdesigner.lab.statistics.flows import good_flows
from rbdesigner.scenario.model import Scenario
from tests.lab.sample_runs import row, setup


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "runs.lab"
    rows = [row(number) for number in range(3)]
    with RunStore(path) as store:
        store.add(store.begin(setup()), rows)
    with RunStore(path) as store:
        (summary,) = store.runs()
        assert (summary.title, summary.players, summary.games) == ("The Lake Between", ("random", "random"), 3)
        assert store.numbers(summary.run) == {0, 1, 2}
        expected = [(each.number, each.seed, seat) for each in rows for seat in each.seats]
        assert store.seats(summary.run) == expected
        assert store.log(summary.run, 2) == list(rows[2].log)
        assert store.lengths(summary.run)[0] == (
            rows[0].turns,
            rows[0].ending,
            rows[0].contact,
            rows[0].leads,
            rows[0].decided,
        )
        with pytest.raises(LookupError):
            store.log(summary.run, 9)


def test_a_run_begun_again_is_the_same() -> None:
    with RunStore() as store:
        first = store.begin(setup())
        assert store.begin(setup(seed=2)) != first
        assert store.begin(setup()) == first


def test_totals_are_the_sums_of_all_games(tmp_path: Path) -> None:
    path, rows = tmp_path / "runs.lab", [row(number) for number in range(4)]
    with RunStore(path) as store:
        run = store.begin(setup())
        for each in rows:
            store.add(run, [each])
    made = Counter[tuple[tuple[int, int], str]]()
    for each in rows:
        for count in each.counts:
            if count.event == "made" and count.seat >= 0:
                made[each.seats[count.seat].home, count.thing] += count.amount
    database = sqlite3.connect(path)
    query = (
        "SELECT home_q, home_r, thing, sum(amount) FROM totals WHERE event = 'made' AND player >= 0 GROUP BY 1, 2, 3"
    )
    assert {((q, r), thing): amount for q, r, thing, amount in database.execute(query)} == made
    steps = sum(tile.steps for each in rows for tile in each.tiles)
    assert database.execute("SELECT sum(steps) FROM tiles").fetchone() == (steps,)
    database.close()


def test_of_a_batch_that_fails_nothing_is_kept() -> None:
    with RunStore() as store:
        run = store.begin(setup())
        store.add(run, [row(0)])
        store._database.execute("CREATE UNIQUE INDEX one_of_two ON games ((number + 1) / 2)")
        with pytest.raises(RunStoreError):
            store.add(run, [row(1), row(2)])
        assert store.numbers(run) == {0}
        store.add(run, [row(1)])
        assert store.numbers(run) == {0, 1}


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


def test_reading_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "runs.lab"
    path.write_bytes(two_games())
    with RunStore(path, read_only=True) as store:
        read_all(store)
        with pytest.raises(RunStoreError, match="readonly database"):
            store.begin(setup(seed=7))
    assert [each.name for each in tmp_path.iterdir()] == ["runs.lab"] and path.read_bytes() == two_games()
    with RunStore(tmp_path / "nowhere.lab", read_only=True) as store:
        assert store.runs() == []
    assert not (tmp_path / "nowhere.lab").exists()


LISTING = """
import contextlib, os, sys
from rbdesigner.cli import report
from rbdesigner.cli.main import main
from rbdesigner.lab.runs.run_store import RunStore
with contextlib.redirect_stdout(None):
    main(["report", "--help"])  # loads what others than root may not be able to
if os.geteuid() == 0: os.setgid(65534); os.setuid(65534)
with RunStore(sys.argv[1], read_only=True) as store:
    print(len(store.results(1)), store.log(1, 0) != [])
sys.exit(main(["report", sys.argv[1]]))
"""


@pytest.mark.parametrize("script", ["", "old"])
def test_a_file_in_a_folder_without_the_right_to_write_is_read(script: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "runs.lab"
        path.write_bytes(two_games())
        if script:
            old = sqlite3.connect(path)
            old.executescript(WITHOUT_STUDIES)
            old.close()
        path.chmod(0o444)
        Path(folder).chmod(0o555)
        try:
            done = subprocess.run([sys.executable, "-c", LISTING, str(path)], capture_output=True, text=True)
        finally:
            Path(folder).chmod(0o755)
        assert (done.stderr, done.returncode) == ("", 0)
        assert done.stdout.splitlines() == ["2 True", "1  The Lake Between: random, random; 2 games from seed 1"]


@pytest.mark.parametrize("name", ["file:runs.lab?mode=memory", "runs ? # %41.lab", "ü:memory:"])
def test_a_name_is_that_of_a_file_whatever_it_looks_like(tmp_path: Path, name: str) -> None:
    with RunStore(tmp_path / name) as store:
        store.begin(setup())
    with RunStore(tmp_path / name, read_only=True) as store:
        assert [each.run for each in store.runs()] == [1]
    assert [each.name for each in tmp_path.iterdir()] == [name]


def kept_of(store: RunStore, run: int) -> list[object]:
    """All that is kept of a run, but for the day and the number."""
    return [store.games(run), store.seats(run), store.turns(run), store.tiles(run), store.results(run)]


def test_a_game_that_another_program_has_played_meanwhile_is_kept_once(tmp_path: Path) -> None:
    path, rows = tmp_path / "runs.lab", [row(number) for number in range(3)]
    with RunStore() as alone:
        alone.add(alone.begin(setup()), rows)
        expected = kept_of(alone, 1)
    with RunStore(path) as store, RunStore(path) as other:
        run = store.begin(setup())
        other.add(run, rows[:2])
        store.add(run, [rows[1], rows[2]])
        assert kept_of(store, run) == expected


def test_two_programs_may_begin_the_same_run_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, dumps = tmp_path / "runs.lab", run_store.files.dumps
    with RunStore(path) as store, RunStore(path) as other:

        def begun_meanwhile(scenario: Scenario) -> str:
            monkeypatch.setattr(run_store.files, "dumps", dumps)
            assert other.begin(setup(), RunStudy.WORTH) == 1
            return dumps(scenario)

        monkeypatch.setattr(run_store.files, "dumps", begun_meanwhile)
        assert store.begin(setup()) == 1
        assert [(each.run, each.study) for each in store.runs()] == [(1, RunStudy.NONE)]


def test_a_full_disk_is_told_and_what_was_kept_stays(tmp_path: Path) -> None:
    with RunStore(tmp_path / "full.lab") as store:
        run = store.begin(setup())
        store.add(run, [row(0)])
        pages = store._database.execute("PRAGMA page_count").fetchone()[0]
        store._database.execute(f"PRAGMA max_page_count = {pages + 1}")
        with pytest.raises(RunStoreError, match="database or disk is full"):
            store.add(run, [row(number) for number in range(1, 6)])
        assert store.numbers(run) == {0}
        store._database.execute("PRAGMA max_page_count = 100000")
        store.add(run, [row(number) for number in range(1, 6)])
        assert store.numbers(run) == set(range(6))


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


def test_a_failed_game_counts_for_nothing_but_is_kept() -> None:
    with RunStore() as store:
        run = store.begin(setup())
        store.add(run, [row(0)._replace(failure="out of ideas", ending="failed"), row(1)])
        assert store.failures(run) == [(0, row(0).seed, "out of ideas")]
        assert {number for number, _, _ in store.seats(run)} == {1}
        assert store.log(run, 0) == list(row(0).log)


def refused(path: Path) -> str:
    with pytest.raises(RunStoreError) as told:
        RunStore(path)
    text = str(told.value)
    assert text.startswith(f"{path}: ")
    assert "\n" not in text
    return text


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


WITHOUT_SECRETS = "ALTER TABLE runs DROP COLUMN secret; PRAGMA user_version = 5;"
WITHOUT_DECISIONS = f"{WITHOUT_SECRETS} ALTER TABLE games DROP COLUMN decided; PRAGMA user_version = 4;"
WITHOUT_STUDIES = f"{WITHOUT_DECISIONS} ALTER TABLE runs DROP COLUMN study; PRAGMA user_version = 3;"
OLD_TOTALS = f"""
{WITHOUT_STUDIES}
CREATE TABLE newer_totals AS SELECT * FROM totals;
DROP TABLE totals;
CREATE TABLE totals (
    run INTEGER NOT NULL, home_q INTEGER, home_r INTEGER, player INTEGER NOT NULL, turn INTEGER NOT NULL,
    event TEXT NOT NULL, thing TEXT NOT NULL, amount INTEGER NOT NULL,
    UNIQUE (run, home_q, home_r, player, turn, event, thing)
);
INSERT INTO totals SELECT run, home_q, home_r, player, turn, event, thing, sum(amount) FROM newer_totals
    GROUP BY 1, 2, 3, 4, 5, 6, 7;
DROP TABLE newer_totals;
ALTER TABLE runs DROP COLUMN begun;
PRAGMA user_version = 2;
"""
BACKWARDS = {
    1: f"{OLD_TOTALS} ALTER TABLE runs DROP COLUMN without; PRAGMA user_version = 1;",
    2: OLD_TOTALS,
    3: WITHOUT_STUDIES,
    4: WITHOUT_DECISIONS,
}


@pytest.mark.parametrize("version", BACKWARDS)
def test_a_file_of_an_earlier_version_is_read_and_written(tmp_path: Path, version: int) -> None:
    path = tmp_path / "old.lab"
    with RunStore(path) as store:
        store.add(store.begin(setup()), [row(0)])
        flows = [flow[:5] for flow in good_flows(store.totals(1))]
    old = sqlite3.connect(path)
    old.executescript(BACKWARDS[version])
    old.close()
    with RunStore(path) as store:
        assert store.begin(setup()) == 1
        assert store.setup(1) == setup() and bool(store.runs()[0].begun) == (version > 2)
        assert store.runs()[0].is_of_map
        assert [flow[:5] for flow in good_flows(store.totals(1))] == flows
        store.add(1, [row(1)])
        assert store.numbers(1) == {0, 1}
        assert store.totals(1).is_grouped == (version > 2)
    with RunStore(path) as store:
        assert store.run_of(setup().scenario) == 1
        assert [game.decided for game in store.results(1)] == [0, row(1).decided]


def test_runs_without_something_of_earlier_files_are_known_to_be_for_their_worth(tmp_path: Path) -> None:
    path = tmp_path / "old.lab"
    with RunStore(path) as store:
        store.begin(RunSetup.of(setup().scenario, setup().players, 1, ["mine"]))
        store.begin(setup())
    old = sqlite3.connect(path)
    old.executescript(WITHOUT_STUDIES)
    old.close()
    with RunStore(path) as store:
        assert [each.study for each in store.runs()] == [RunStudy.WORTH, RunStudy.NONE]


def test_a_run_is_of_a_study_until_it_is_begun_for_itself() -> None:
    scenario, other = setup().scenario, setup("twin-isles").scenario.copy()
    other.properties = replace(other.properties, title=scenario.properties.title)
    version = RunSetup.of(other, setup().players)
    with RunStore() as store:
        for each in (setup(), version):
            store.add(store.begin(each, RunStudy.TOURNAMENT), [row(0)])
        assert [each.study for each in store.runs()] == [RunStudy.TOURNAMENT] * 2
        assert store.run_of(scenario) is None and store.versions_of(scenario) == []
        assert list(listed_runs(store, scenario)) == []
        assert [store.begin(each) for each in (setup(), version)] == [1, 2]
        assert [store.begin(each, RunStudy.WORTH) for each in (setup(), version)] == [1, 2]
        assert store.run_of(scenario) == 1 and store.versions_of(scenario) == [2]
        assert [each.run for each in listed_runs(store, scenario)] == [2, 1]


def test_a_run_knows_the_day_on_which_it_was_begun() -> None:
    with RunStore() as store:
        store.begin(setup())
        (summary,) = store.runs()
    assert abs((datetime.now(UTC).date() - date.fromisoformat(summary.begun)).days) <= 1


def test_games_of_earlier_machines_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with RunStore(tmp_path / "runs.lab") as store:
        with monkeypatch.context() as earlier:
            earlier.setattr(run_setup, "__version__", "0.0.1")
            store.add(store.begin(setup()), [row(0)])
            assert store.is_current(1)
        assert not store.is_current(1) and store.run_of(setup().scenario) == 1
        run = store.begin(setup())
        store.add(run, [row(1)])
        assert run == store.run_of(setup().scenario) == 2 and store.is_current(run)
        assert [store.numbers(each) for each in (1, 2)] == [{0}, {1}]
        assert [store.version(each) for each in (1, 2)] == ["0.0.1", __version__]
        listed = [(each.run, each.is_same, each.version) for each in listed_runs(store, setup().scenario)]
        assert listed == [(2, True, __version__), (1, True, "0.0.1")]
        assert ("Played by", "rbdesigner 0.0.1") in RunReport.of_run(store, 1).settings


def test_two_programs_may_make_a_file_at_once(tmp_path: Path) -> None:
    def opened(path: Path) -> list[RunSummary]:
        with RunStore(path) as store:
            return store.runs()

    with ThreadPoolExecutor(6) as many:
        for number in range(6):
            assert list(many.map(opened, [tmp_path / f"{number}.lab"] * 6)) == [[]] * 6


def test_a_newer_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "newer.lab"
    RunStore(path).close()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {store_file.VERSION + 1}")
    newer.close()
    assert f"newer rbdesigner (version {store_file.VERSION + 1} of the file)" in refused(path)


def test_a_file_that_another_program_holds_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_file, "BUSY", 0.05)
    path = tmp_path / "held.lab"
    with RunStore(path) as store:
        run = store.begin(setup())
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(RunStoreError, match="database is locked"):
            store.add(run, [row(0)])
        holder.execute("ROLLBACK")
        holder.close()
        store.add(run, [row(0)])
        assert store.numbers(run) == {0}


def read_all(store: RunStore) -> None:
    """Read everything that can be read."""
    scenario = setup().scenario
    store.run_of(scenario), store.versions_of(scenario), list(listed_runs(store, scenario))
    for summary in store.runs():
        run = summary.run
        games = store.numbers, store.seats, store.results, store.lengths, store.games, store.failures
        sums = store.tiles, store.totals, store.turns
        for read in (store.setup, store.version, store.is_current, *games, *sums):
            read(run)
        for number in store.numbers(run):
            store.log(run, number)


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


@cache
def two_games() -> bytes:
    """A file with a run of two games, one of which failed."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "runs.lab"
        with RunStore(path) as store:
            store.add(store.begin(setup()), [row(0), row(1)._replace(failure="broken", ending="failed")])
        return path.read_bytes()


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_broken_file_is_told_in_a_line(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    path = tmp_path_factory.mktemp("broken") / "runs.lab"
    content = bytearray(two_games())
    for _ in range(data.draw(st.integers(1, 30))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path.write_bytes(bytes(content[: data.draw(st.integers(1, len(content)))]))
    told_of(path)


NONSENSE = (None, "", "nonsense", "[]", "[1]", "{}", '["random"]', b"\xff\x00", 0.5, -1, 7, 1 << 40, (1 << 63) - 1)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_nonsense_in_a_file_is_told_in_a_line(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    path = tmp_path_factory.mktemp("nonsense") / "runs.lab"
    path.write_bytes(two_games())
    broken = sqlite3.connect(path, isolation_level=None)
    table = data.draw(st.sampled_from(["runs", "games", "seats", "totals", "tiles"]))
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
