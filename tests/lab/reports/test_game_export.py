"""Games as tables for other programs."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from rbdesigner.lab.reports.game_export import export_games, refuse_export
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.time_line import MILESTONES
from rbdesigner.scenario.errors import ScenarioError
from tests.lab.sample_runs import row, setup


@pytest.fixture(scope="module")
def store() -> RunStore:
    made = RunStore()
    failed = row(2)._replace(failure='a "bad", bad player', ending="failed")
    made.add(made.begin(setup()), [failed, row(0)])
    return made


def test_both_tables_hold_the_same_games(store: RunStore, tmp_path: Path) -> None:
    assert export_games(store, 1, tmp_path / "games.csv") == 2
    assert export_games(store, 1, tmp_path / "games.json") == 2
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    data = json.loads((tmp_path / "games.json").read_text())
    assert [{name: str(value) for name, value in each.items()} for each in data] == [
        {name: value for name, value in each.items() if value or name == "failure"} for each in rows
    ]
    first, failed = data
    assert (first["number"], first["1_points"], first["2_won"]) == (0, row(0).seats[0].points, row(0).seats[1].won)
    assert (first["1_player"], first["1_player_name"]) == (row(0).seats[0].player, "random")
    assert list(first)[list(first).index("1_player") + 1] == "1_player_name"
    assert (first["1_home_q"], first["1_home_r"]) == row(0).seats[0].home
    told = [{name: first[f"{seat}_first_{name}"] for name in MILESTONES} for seat in (1, 2)]
    assert told == [milestones._asdict() for milestones in row(0).milestones]
    assert failed["failure"] == 'a "bad", bad player'
    assert "1_points" not in failed


def test_other_suffixes_are_refused(store: RunStore, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"as \.csv or \.json, not as \.xlsx"):
        export_games(store, 1, tmp_path / "games.xlsx")
    with pytest.raises(ValueError, match=r"as \.csv or \.json, not as \.xlsx"):
        refuse_export(tmp_path / "games.xlsx")
    assert not list(tmp_path.iterdir())


def test_what_can_be_written_is_left_as_it_is(tmp_path: Path) -> None:
    old = tmp_path / "games.csv"
    old.write_text("old")
    refuse_export(old)
    refuse_export(tmp_path / "games.json")
    with pytest.raises(ScenarioError, match="cannot be written"):
        refuse_export(tmp_path / "nowhere" / "games.json")
    with pytest.raises(ScenarioError, match="this is a folder"):
        (tmp_path / "folder.csv").mkdir()
        refuse_export(tmp_path / "folder.csv")
    assert {each.name for each in tmp_path.iterdir()} == {"games.csv", "folder.csv"} and old.read_text() == "old"
