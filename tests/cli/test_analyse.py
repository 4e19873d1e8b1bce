"""``rbdesigner analyse``: facts about a map as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rbdesigner as rb
from rbdesigner.cli.main import main
from rbdesigner.scenario import files
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile
from tests.checks.maps import map_of

ROOT = Path(__file__).resolve().parents[2]
GOLD_ISLE = ROOT / "scenarios" / "gold-isle.rbmap"


@pytest.fixture
def uneven(tmp_path: Path) -> Path:
    """Gold Isle with the rock of one home turned to desert."""
    scenario = files.load(GOLD_ISLE)
    home = min(scenario.homes)
    for place in [at for at, here in scenario.tiles.items() if here.terrain is Terrain.ROCK and at.q < home.q + 3]:
        scenario.tiles[place] = tile(Terrain.DESERT)
    path = tmp_path / "uneven.json"
    files.save(scenario, path)
    return path


def analysed(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """What ``--json`` says of a map."""
    assert main(["analyse", "--json", str(path)]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_json_has_shares_signs_and_sentences(uneven: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = analysed(uneven, capsys)
    expected = rb.expect(rb.load(uneven))
    assert expected is not None
    assert found["fairness"] == expected.fairness and found["expected"]["planned"]
    for told, home in zip(found["expected"]["homes"], expected.homes, strict=True):
        assert (told["at"], told["points"]) == (list(home.at), [round(end, 3) for end in home.points])
        assert [each["sign"] for each in told["signs"]] == [reason.sign for reason in home.reasons]
        assert told["reasons"]


def test_a_fair_map_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(GOLD_ISLE)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Gold Isle: Fairness 100 of 100."
    assert lines[1].startswith("Expected wins in 100 games: North-west 33 (")
    assert lines[2] == "Symmetrical: Three-fold turn, about (0, 0)."
    assert "turns (steps)             North-west  South  North-east" in lines
    assert "Wins in 100 games         33          33     33" in lines
    assert "Mountain                  2, 2        2, 2   2, 2" in lines
    assert any(line.startswith("Roads from (−3, 0) over") and line.endswith("(mountain: 2 → 1).") for line in lines)
    assert not any(line.endswith("!") for line in lines)


def test_what_makes_a_map_unfair_is_said_in_sentences(uneven: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(uneven)]) == 0
    out = capsys.readouterr().out
    wins = [float(home["wins"][0]) for home in analysed(uneven, capsys)["expected"]["homes"]]
    assert wins[0] < min(wins[1:])
    assert " reaches rock later" in out
    assert "Nearly symmetrical, except for" in out
    assert " !" in out


def test_bridges_that_would_pay_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tiles = {(0, 0): "pasture", (0, 1): "rock 2-5", (0, 2): "woods"}
    path = tmp_path / "river.json"
    files.save(map_of(tiles, homes={(0, 0): Home()}), path)
    assert main(["analyse", str(path)]) == 0
    assert "A bridge on (0, 1) would save 6 turns for North (woods: none → 2).\n" in capsys.readouterr().out


def test_a_file_that_is_no_map_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no.json"
    path.write_text("{", "utf-8")
    assert main(["analyse", str(path)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"rbdesigner: error: {path}: ")
    assert captured.err.count("\n") == 1
