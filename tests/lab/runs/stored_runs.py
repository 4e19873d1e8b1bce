"""Files with runs, and what reads all that is in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from rbdesigner.lab.runs.kept_runs import listed_runs
from rbdesigner.lab.runs.run_store import RunStore, RunStoreError
from tests.lab.sample_runs import row, setup

WITHOUT_MILESTONES = "DROP TABLE milestones; PRAGMA user_version = 6;"
WITHOUT_SECRETS = f"{WITHOUT_MILESTONES} ALTER TABLE runs DROP COLUMN secret; PRAGMA user_version = 5;"
WITHOUT_DECISIONS = f"{WITHOUT_SECRETS} ALTER TABLE games DROP COLUMN decided; PRAGMA user_version = 4;"
WITHOUT_STUDIES = f"{WITHOUT_DECISIONS} ALTER TABLE runs DROP COLUMN study; PRAGMA user_version = 3;"
"""What makes a file one of an earlier version."""


def refused(path: Path) -> str:
    with pytest.raises(RunStoreError) as told:
        RunStore(path)
    text = str(told.value)
    assert text.startswith(f"{path}: ")
    assert "\n" not in text
    return text


def read_all(store: RunStore) -> None:
    """Read everything that can be read."""
    scenario = setup().scenario
    store.run_of(scenario), store.versions_of(scenario), list(listed_runs(store, scenario))
    for summary in store.runs():
        run = summary.run
        games = store.numbers, store.seats, store.results, store.milestones, store.lengths, store.games, store.failures
        sums = store.tiles, store.totals, store.turns
        for read in (store.setup, store.version, store.is_current, *games, *sums):
            read(run)
        for number in store.numbers(run):
            store.log(run, number)


@cache
def two_games() -> bytes:
    """A file with a run of two games, one of which failed."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "runs.lab"
        with RunStore(path) as store:
            store.add(store.begin(setup()), [row(0), row(1)._replace(failure="broken", ending="failed")])
        return path.read_bytes()
