"""``rbdesigner tournament``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rbdesigner.cli.main import main
from rbdesigner.cli.player_names import player_specs

ISLES = str(Path(__file__).parents[2] / "scenarios" / "twin-isles.rbmap")
MILLBROOK = str(Path(__file__).parents[2] / "scenarios" / "millbrook.rbmap")
SHORT = ["--cores", "1", "--games", "4"]


def test_ratings_and_a_cross_table_are_told_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, isles = ["--store", str(tmp_path / "games.lab")], str(tmp_path / "isles.rbmap")
    Path(isles).write_text(json.dumps({**json.loads(Path(ISLES).read_text("utf-8")), "turns": 8}), "utf-8")
    assert main(["tournament", isles, "--players", "random,easy", *SHORT, *store]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Twin Isles: 4 games, 2 at a table"
    assert said[3].split()[:6] == ["planner:easy", "1,382", "(not", "yet", "known)", "4"]
    assert said[4].split()[:4] == ["random", "1,000", "(the", "measure)"]
    assert said[7].split("  ")[-1].strip() == "100 % (0 to 100), 4 games"
    assert main(["tournament", isles, "--players", "random,easy", *SHORT, *store, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["maps"], data["seats"], data["failures"]) == ([{"title": "Twin Isles"}], 2, [])
    assert data["ratings"][0]["rating"][1:] == [None, None]
    assert data["duels"][0] == {
        "player": "random", "opponent": "planner:easy", "games": 4, "share": [0, 0, pytest.approx(100)],
    }  # fmt: skip


@pytest.mark.slow
def test_failed_games_are_told_and_make_exit_code_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("class Broken:\n    def decide(self, view):\n        raise RuntimeError('out of ideas')\n")
    assert main(["tournament", ISLES, "--players", f"{broken},random", *SHORT]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Twin Isles: 0 games, 2 at a table"
    assert said[1].startswith(f"Twin Isles, {broken}:broken, random: game 0 (seed 1) failed: turn ")
    assert len(said) == 5


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([ISLES, "--players", "easy,easy"], "command line: planner:easy is named twice"),
        ([ISLES, "--players", "easy,nobody"], "nobody: no player is named 'nobody'"),
        ([ISLES, "--players", "esay,medium"], "did you mean easy?"),
        ([ISLES, "--seats", "3"], "command line: a table seats both players, not 3"),
        ([MILLBROOK, "--players", "random"], "a tournament is for two players or more; random is alone"),
        ([ISLES, "--games", "0"], "command line: --games is 1 to 1000000, not 0"),
        ([ISLES, "--store", ISLES], "is not a file of the laboratory"),
    ],
)
def test_what_cannot_be_done_takes_one_line(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", *arguments]) == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("rbdesigner: error: ")
    assert why in said


def test_a_map_with_errors_is_told_with_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lonely.json"
    data = json.loads(Path(ISLES).read_text("utf-8"))
    data["tiles"] = [tile for tile in data["tiles"] if tile["at"] != data["homes"][0]["at"]]
    path.write_text(json.dumps(data), "utf-8")
    assert main(["tournament", ISLES, str(path)]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith(f"rbdesigner: error: {path}: ")


def test_levels_and_styles_are_names_of_the_player_that_plans() -> None:
    assert player_specs("easy, boats,Hard:roads,random") == [
        "planner:easy", "planner:medium:style=boats", "planner:hard:style=roads", "random",
    ]  # fmt: skip
