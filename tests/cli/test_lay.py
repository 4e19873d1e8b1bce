"""``rbdesigner lay``."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.analysis.laying import laying_records
from rbdesigner.checks import check
from rbdesigner.cli.main import main
from rbdesigner.scenario import files
from rbdesigner.tiles import UNLIMITED


@pytest.mark.rule("W3")
def test_machines_lay_a_scenario_that_is_without_problems(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "OUT.json"
    assert main(["lay", "--players", "2", "--seed", "7", str(out)]) == 0
    said = capsys.readouterr()
    expected = "30 tiles laid, 20 of land and 10 of sea. The world has the size that was agreed on."
    assert (said.out, said.err) == (f"{out}: {expected}\n", "")
    scenario = files.load(out)
    assert check(scenario) == []
    assert (scenario.properties.players.most, len(scenario.tiles)) == (2, 30)
    first = out.read_bytes()
    assert main(["lay", "--players", "2", "--seed", "7", str(out)]) == 0
    assert out.read_bytes() == first


def test_size_box_and_log_can_be_chosen(tmp_path: Path) -> None:
    out, log = tmp_path / "out.json", tmp_path / "out.rblay"
    options = ["--land", "9", "--sea", "3", "--box", "unlimited", "--passing", "--rivers-from-sea", "--log", str(log)]
    assert main(["lay", "--players", "1", *options, str(out)]) == 0
    assert files.load(out).properties.box == UNLIMITED
    game = laying_records.load(log)
    assert game.scenario.tiles == files.load(out).tiles
    assert len(game.log) == 12
    assert game.terms.passing and game.terms.rivers_from_sea
    assert main(["lay", "--land", "10", "--box", str(out), str(tmp_path / "other.json")]) == 0
    assert files.load(tmp_path / "other.json").properties.box == UNLIMITED


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--players", "0"], "a map is laid by 1 to 6 players, not by 0"),
        (["--land", "500"], "too large to be laid in turns"),
        (["--sea", "99"], "the box holds 30 sea tiles, not 99"),
        (["--box", "nowhere.json"], "nowhere.json: cannot be read"),
    ],
)
def test_terms_that_cannot_be_kept_are_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    out = tmp_path / "out.json"
    assert main(["lay", *options, str(out)]) == 2
    line = capsys.readouterr().err
    assert said in line and line.count("\n") == 1
    assert not out.exists()
