"""``rbdesigner figures``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rbdesigner.cli.main import main

GAMES = Path(__file__).parents[1] / "games"
DUO, SOLO = GAMES / "duo-the-lake-between.rbgame", GAMES / "solo-millbrook.rbgame"


def test_a_game_is_told_turn_by_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figures", str(SOLO)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[:2] == [f"{SOLO}: Millbrook: 20 turns", "  A  player 1: 340 points"]
    assert next(line for line in out if line.startswith("  20 ")).split()[:2] == ["20", "340"]
    assert next(line for line in out if line.startswith("  mine built")).split()[-1] == "7"


def test_games_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figures", str(DUO), str(SOLO)]) == 0
    out = capsys.readouterr().out
    assert "  A  player 1 (North): 269 points" in out
    assert "Millbrook: 20 turns, another map" in out
    mine = next(line for line in out.splitlines() if line.startswith("  mine built"))
    assert mine.split()[2:] == ["11", "11", "7", "+0", "-4"]


def test_json_has_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figures", str(DUO), str(SOLO), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [(each["file"], each["map"]) for each in data["games"]] == [(str(DUO), "same"), (str(SOLO), "other")]
    assert [row[-1] for row in data["games"][0]["by_turn"]["points"]] == data["games"][0]["points"] == [269, 179]
    assert {"event": "built", "thing": "mine", "turns": [11, 11, 7]} in data["milestones"]
    assert data["contenders"][2] == {"game": 2, "player": 1}


def test_a_game_that_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.rbgame"
    broken.write_text("{}")
    assert main(["figures", str(broken)]) == 2
    assert main(["figures", str(SOLO), str(broken)]) == 2
    told = capsys.readouterr()
    assert told.err.count("rbdesigner: error:") == 2
    assert "player 1: 340 points" in told.out


def test_a_game_with_a_bad_entry_is_told_up_to_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(SOLO.read_text("utf-8"))
    bad = tmp_path / "tampered.rbgame"
    bad.write_text(json.dumps(data | {"log": [*data["log"], "1: step donkey1 99,99"]}), "utf-8")
    assert main(["figures", str(bad)]) == 1
    told = capsys.readouterr()
    assert told.err.count("rbdesigner: error:") == 1 and "1 entry from there on left out" in told.err
    assert "player 1: 340 points" in told.out
