"""The file of runs: what goes in comes out, and a file that is none of ours is left alone."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from rbdesigner.lab.runs import run_store, store_file
from rbdesigner.lab.runs.kept_runs import listed_runs
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore, RunStoreError, RunSummary
from rbdesigner.lab.runs.store_file import RunStudy
from rbdesigner.scenario.model import Scenario
from tests.lab.runs.stored_runs import WITHOUT_STUDIES, read_all, two_games
from tests.lab.sample_runs import row, setup
from tests.parameters import few


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
        milestones = [(each.number, turns) for each in rows for turns in each.milestones]
        assert [(each.number, each.turns) for each in store.milestones(summary.run)] == milestones
        assert [(seed, seat.home) for _, seed, seat in expected] == [
            (each.seed, each.home) for each in store.milestones(summary.run)
        ]
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


@pytest.mark.parametrize("script", few(["old", ""], 1))
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


def test_a_failed_game_counts_for_nothing_but_is_kept() -> None:
    with RunStore() as store:
        run = store.begin(setup())
        store.add(run, [row(0)._replace(failure="out of ideas", ending="failed"), row(1)])
        assert store.failures(run) == [(0, row(0).seed, "out of ideas")]
        assert {number for number, _, _ in store.seats(run)} == {1}
        assert store.log(run, 0) == list(row(0).log)


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


def test_two_programs_may_make_a_file_at_once(tmp_path: Path) -> None:
    def opened(path: Path) -> list[RunSummary]:
        with RunStore(path) as store:
            return store.runs()

    with ThreadPoolExecutor(6) as many:
        for number in range(6):
            assert list(many.map(opened, [tmp_path / f"{number}.lab"] * 6)) == [[]] * 6


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
