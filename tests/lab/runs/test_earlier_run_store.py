"""Files of runs of earlier versions of the program, and of newer ones."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from rbdesigner import __version__
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.runs import run_setup, store_file
from rbdesigner.lab.runs.kept_runs import listed_runs
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.store_file import RunStudy
from rbdesigner.lab.statistics.flows import good_flows
from tests.lab.runs.stored_runs import (
    WITHOUT_DECISIONS,
    WITHOUT_MILESTONES,
    WITHOUT_SECRETS,
    WITHOUT_STUDIES,
    refused,
)
from tests.lab.sample_runs import row, setup

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
    5: WITHOUT_SECRETS,
    6: WITHOUT_MILESTONES,
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
        assert {each.number for each in store.milestones(1)} == {1}, "nobody knows those of the earlier game"
        assert store.totals(1).is_grouped == (version > 2)
    with RunStore(path) as store:
        assert store.run_of(setup().scenario) == 1
        assert [game.decided for game in store.results(1)] == [row(0).decided if version > 4 else 0, row(1).decided]


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


def test_a_newer_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "newer.lab"
    RunStore(path).close()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {store_file.VERSION + 1}")
    newer.close()
    assert f"newer rbdesigner (version {store_file.VERSION + 1} of the file)" in refused(path)
