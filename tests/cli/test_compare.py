"""``rbdesigner compare``: what differs between two maps, as text and as JSON."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rbdesigner.cli.main import main
from rbdesigner.hexes import Hex, distance
from rbdesigner.scenario import files
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import Motion, Turn
from rbdesigner.tiles import Terrain, tile

ROOT = Path(__file__).resolve().parents[2]
GOLD_ISLE = ROOT / "scenarios" / "gold-isle.rbmap"


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """Gold Isle with a title of its own and another tile in the middle."""
    scenario = files.load(GOLD_ISLE)
    scenario.properties = replace(scenario.properties, title="Iron Isle")
    scenario.tiles[Hex(0, 0)] = tile(Terrain.DESERT)
    path = tmp_path / "changed.json"
    files.save(scenario, path)
    return path


def test_a_map_and_its_copy_are_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.json"
    files.save(files.load(GOLD_ISLE), copy)
    assert main(["compare", str(GOLD_ISLE), str(copy)]) == 0
    assert capsys.readouterr().out == "No differences.\n"


def test_differences_are_told_one_a_line(changed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", str(GOLD_ISLE), str(changed)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "2 differences.",
        "(0, 0): desert instead of mountain.",
        "Title: “Iron Isle” instead of “Gold Isle”.",
    ]


def test_a_map_that_was_turned_differs_in_that_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    crossroads = ROOT / "scenarios" / "crossroads.rbmap"
    turned = tmp_path / "turned.json"
    files.save(files.load(crossroads).moved(Motion(Turn(1), Hex(2, 0))), turned)
    assert main(["compare", str(crossroads), str(turned)]) == 1
    assert capsys.readouterr().out == "The whole map was turned clockwise by 60°. There is no other difference.\n"


def test_the_json_has_what_there_was_and_what_there_is(changed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", str(GOLD_ISLE), str(changed), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["motion"] == {"steps": 0, "mirrored": False, "shift": [0, 0]}
    assert found["differences"][0] == {
        "code": "terrain-changed",
        "places": [[0, 0]],
        "before": {"terrain": "mountain", "rivers": []},
        "after": {"terrain": "desert", "rivers": []},
        "sentence": "(0, 0): desert instead of mountain.",
    }


def test_what_cannot_be_read_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no.json"
    path.write_text("{", "utf-8")
    for arguments in ([str(GOLD_ISLE), str(path)], [str(path), str(GOLD_ISLE)], [str(GOLD_ISLE), "nowhere.json"]):
        assert main(["compare", *arguments]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith("rbdesigner: error: ")
        assert captured.err.count("\n") == 1


def test_what_is_expected_of_both_maps_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = files.load(GOLD_ISLE)
    home = min(scenario.homes)
    for at, here in list(scenario.tiles.items()):
        if here.terrain is Terrain.ROCK and distance(at, home) <= 2:
            scenario.tiles[at] = tile(Terrain.DESERT)
    spoilt = tmp_path / "spoilt.json"
    files.save(scenario.moved(Motion(Turn(0), Hex(5, 0))), spoilt)
    assert main(["compare", str(GOLD_ISLE), str(spoilt)]) == 1
    fairness, wins = capsys.readouterr().out.splitlines()[-2:]
    assert fairness.startswith("Fairness 100 → ") and wins.startswith("Expected wins in 100 games: North-west 33 → ")
    assert main(["compare", str(GOLD_ISLE), str(spoilt), "--json"]) == 1
    expected = json.loads(capsys.readouterr().out)["expected"]
    assert expected["fairness"][0] == 100 > expected["fairness"][1]
    assert expected["planned"] is True and expected["sentences"] == [fairness, wins]


def test_a_map_with_errors_is_compared_by_facts_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = files.load(GOLD_ISLE)
    home, sea = min(scenario.homes), next(at for at, laid in scenario.tiles.items() if laid.is_sea)
    near = [at for at in scenario.land() if 0 < distance(at, home) <= 2]
    scenario.tiles |= dict.fromkeys(near, tile(Terrain.DESERT))
    scenario.homes[sea] = Home()
    files.save(scenario, faulty := tmp_path / "faulty.json")
    for maps in ((GOLD_ISLE, faulty), (faulty, GOLD_ISLE)):
        assert main(["compare", *map(str, maps), "--json"]) == 1
        expected = json.loads(capsys.readouterr().out)["expected"]
        assert expected["planned"] is False and expected["sentences"][0].endswith(" of 100, by facts alone.")
