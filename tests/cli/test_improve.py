"""``rbdesigner improve``."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.cli.improve import edit_as_json
from rbdesigner.cli.main import main
from rbdesigner.hexes import Hex
from rbdesigner.lab.runs import played_game
from rbdesigner.lab.studies.map_edits import HomeGift, TileSwap
from rbdesigner.rules.tables import Good
from tests.lab.studies.test_map_improvement import by_worth
from tests.lab.unfair_maps import SCENARIOS, lake, turned_twice, without_rock

LAKE = str(SCENARIOS / "the-lake-between.rbmap")
QUICK = ["--players", "random,random", "--cores", "1", "--games", "40"]


@pytest.fixture
def unfair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An unfair map, on which the better home wins most games without their being played."""
    monkeypatch.setattr(played_game, "short_results", by_worth)
    path = tmp_path / "unfair.json"
    rb.save(without_rock(), path)
    return path


def test_edits_are_told_and_the_best_is_written(
    unfair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "fairer.json"
    assert main(["improve", str(unfair), "--cores", "1", "--games", "60", "--out", str(out)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("The Lake Between: North-east is farthest behind, ")
    assert re.fullmatch(r"  planner:easy, planner:easy; \d+ games, \d+ edits tried", said[1])
    assert said[2].startswith("1. ") and said[3].startswith("   Fairer by ")
    before, after = rb.expect(without_rock(), plans=0), rb.expect(rb.load(out), plans=0)
    assert before is not None and after is not None
    assert after.fairness > before.fairness


def test_json_tells_all(unfair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["improve", str(unfair), "--cores", "1", "--games", "60", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["failures"] == [] and 2 <= len(data["edits"]) <= data["tried"] <= 12
    best = data["edits"][0]
    assert best["fairer"] and best["games"] == 60
    assert best["change"][2] < 0 < best["before"][1]


def test_json_names_all_places_of_an_edit_and_its_images() -> None:
    scenario = turned_twice()
    swap, gift = TileSwap(Hex(2, 0), Hex(0, 1)), HomeGift(Hex(3, 0), Good.STONE)
    assert edit_as_json(swap, scenario) == {
        "edit": "swap",
        "places": [[2, 0], [0, 1]],
        "images": [[[-2, 0], [0, -1]]],
        "good": None,
    }
    assert edit_as_json(gift, scenario)["images"] == [[[-3, 0]]]
    assert edit_as_json(TileSwap(Hex(0, 0), Hex(1, 0)), lake())["images"] == []


def test_where_nothing_is_surely_fairer_nothing_is_written(
    unfair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "fairer.json"
    rb.save(lake(), unfair)
    assert main(["improve", str(unfair), *QUICK, "--out", str(out)]) == 1
    said = capsys.readouterr()
    assert "Not yet known whether it is fairer" in said.out
    assert f"rbdesigner: note: {out}: not written" in said.err and not out.exists()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--games", "0"], "--games is 1 to 10000, not 0"),
        (["--games", "39"], "--games is at least 40 with these players: of fewer no edit can be offered"),
        (["--cores", "0"], "--cores is 1 to 64, not 0"),
        (["--players", "nobody"], "no player is named 'nobody'"),
        (["--players", "easy"], "only a map that marks a home for each of several players can be made fairer"),
    ],
)
def test_what_cannot_be_done_takes_one_line(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["improve", LAKE, *arguments]) == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("rbdesigner: error: ")
    assert why in said
