"""``dev.py calibrate`` from the first game to the judgement."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from calibration.__main__ import main
from rbdesigner.prediction.fairness_model import read_model

pytestmark = pytest.mark.usefixtures("quick_generator")


def test_games_and_plans_make_a_model_and_games_judge_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def told(*arguments: object) -> list[str]:
        monkeypatch.setattr(sys, "argv", ["calibrate", *map(str, arguments)])
        assert main() == 0
        return capsys.readouterr().out.splitlines()

    games, plans, out = tmp_path / "games.jsonl.xz", tmp_path / "plans.jsonl.xz", tmp_path / "model.json"
    played = told("play", games, "--player", "random", "--first", 20, "--maps", 3, "--games", 4, "--cores", 1)
    assert played == [f"map {number} (symmetrical, 2 players): 4 games" for number in (20, 21, 22)]
    assert len(told("plan", plans, "--first", 1010, "--maps", 3, "--cores", 1)) == 3
    assert 1 <= len(told("choose", plans, "--most", 2)) <= 2
    table = told("fit", games, plans, "--out", out, "--least", 4, "--cores", 1)
    assert table[0].startswith("| prediction | ") and any(row.startswith("| the old index | ") for row in table)
    came_from = read_model(out).provenance
    assert (came_from.maps, came_from.games, came_from.numbers, came_from.planned_maps) == (3, 12, (20, 22), 3)
    judged = told("judge", games, "--cores", 1)
    assert [row.split(" | ")[0] for row in judged[2:5]] == ["| facts alone", "| facts and plans", "| the old index"]
    told("fit", games, plans, "--out", out, "--least", 4, "--cores", 1, "--last", 21)
    assert (read_model(out).provenance.maps, read_model(out).provenance.numbers) == (2, (20, 21))
    by_later = told("judge", games, "--cores", 1, "--model", out, "--first", 22)
    assert by_later[-1].startswith("| 2 homes: 1 maps ")
    with pytest.raises(FileNotFoundError, match=r"none\.json"):
        told("judge", games, "--cores", 1, "--model", tmp_path / "none.json")
