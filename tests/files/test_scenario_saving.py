"""A scenario is saved unless another program has changed its file, or it would not come back as it is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rbdesigner.hexes import Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ChangedOnDisk, ScenarioError
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.saving import backup_path, file_stamp
from rbdesigner.scenario.serial import to_json
from rbdesigner.tiles import Terrain, Tile, tile
from tests.files.contents import names

pytestmark = pytest.mark.usefixtures("own_folder")


def test_saving_a_scenario_reports_its_stamp_and_notices_changes_by_others(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    first, second = (Scenario(Properties(title=title)) for title in ("first", "second"))
    report = files.save(first, path)
    assert report.stamp == file_stamp(path)
    files.save(second, path, expected=report.stamp)
    assert files.load(backup_path(path)) == first
    with pytest.raises(ChangedOnDisk, match="another program has changed this file"):
        files.save(first, path, expected=report.stamp)
    assert files.load(path) == second
    os.utime(path, (1, 1))
    assert files.save(first, path, expected=files.save(second, path).stamp).path == path


def test_a_file_that_was_deleted_meanwhile_is_simply_written(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    report = files.save(Scenario(), path)
    path.unlink()
    assert file_stamp(path) is None
    files.save(Scenario(), path, expected=report.stamp)
    assert files.load(path) == Scenario()


@pytest.mark.parametrize(
    ("laid", "reason"),
    [
        (Tile(Terrain.SEA, ((0,),)), "/tiles/0/rivers: was not saved, because it could not be read again: a sea tile"),
        (Tile(Terrain.ROCK, ((3, 0),)), "was not saved, because reading it again would give another scenario"),
    ],
)
def test_what_would_not_come_back_is_not_saved(laid: Tile, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    files.save(Scenario(tiles={Hex(0, 0): tile(Terrain.ROCK)}), path)
    before = path.read_bytes()
    with pytest.raises(ScenarioError, match=reason):
        files.save(Scenario(tiles={Hex(0, 0): laid}), path)
    assert (path.read_bytes(), names(tmp_path)) == (before, ["map.json"])


def test_a_part_that_the_writer_forgets_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(scenario: Scenario) -> dict[str, object]:
        return {name: value for name, value in original(scenario).items() if name != "title"}

    original = to_json
    monkeypatch.setattr(files, "to_json", forgetful)
    with pytest.raises(ScenarioError, match="would give another scenario"):
        files.save(Scenario(Properties(title="lost")), tmp_path / "map.json")
    assert names(tmp_path) == []


def test_a_file_that_would_be_too_large_to_load_is_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_BYTES", 50)
    with pytest.raises(ScenarioError, match="too large to be read again"):
        files.save(Scenario(), tmp_path / "map.json")
    assert names(tmp_path) == []
