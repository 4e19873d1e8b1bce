"""``rbdesigner records``."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rbdesigner.cli.main import main
from rbdesigner.lab.puzzles.record_table import RecordTable
from rbdesigner.scenario import files
from tests.lab.puzzle_games import real_game, short_game, short_solution


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """Where the table is to be."""
    return tmp_path / "club.rbrecords"


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    """The map of the short game."""
    files.save(short_game().scenario, tmp_path / "plain.json")
    return tmp_path / "plain.json"


def saved(tmp_path: Path, holder: str) -> str:
    short_solution(holder).save(tmp_path / f"{holder}.rbsolution")
    return str(tmp_path / f"{holder}.rbsolution")


def test_solutions_and_games_are_added_and_shown(
    table: Path, plain: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add = ["--add", saved(tmp_path, "Ada"), str(real_game()), "--map", str(plain)]
    assert main(["records", str(table), *add]) == 0
    head, short, real = capsys.readouterr().out.splitlines()
    assert head.split()[:4] == ["code", "scenario", "hash", "points"]
    assert short.split()[:4] == ["Plain", short_solution().hash[:12], "70", "1"]
    assert real.split()[:5] == ["RB-S1", "Millbrook", "88d0fe6f4cdf", "340", "20"]
    text = table.read_text("utf-8")
    assert main(["records", str(table), *add]) == 0
    assert table.read_text("utf-8") == text


def test_what_is_not_better_is_told(
    table: Path, plain: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = saved(tmp_path, "Ada")
    main(["records", str(table), "--add", ada, "--map", str(plain)])
    replace(short_solution("Ada"), date="2027-01-01").save(tmp_path / "again.rbsolution")
    assert main(["records", str(table), "--add", str(tmp_path / "again.rbsolution"), "--map", str(plain)]) == 0
    assert "the table already has one as good of this holder" in capsys.readouterr().err
    claimed = table.read_text("utf-8").replace('"points": 70', '"points": 99')
    table.write_text(claimed, "utf-8")
    assert main(["records", str(table), "--add", ada, "--map", str(plain)]) == 0
    assert "the table has a better one: 99 points" in capsys.readouterr().err


def test_what_does_not_verify_is_refused_and_the_rest_taken_in(
    table: Path, plain: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    solution = short_solution("Eve")
    replace(solution, log=(*solution.log, "1: done")).save(tmp_path / "bad.rbsolution")
    short_game(2).save(tmp_path / "two.rbgame")
    add = [str(tmp_path / "bad.rbsolution"), str(tmp_path / "two.rbgame"), saved(tmp_path, "Ada")]
    assert main(["records", str(table), "--add", *add, "--map", str(plain)]) == 1
    bad, two = capsys.readouterr().err.splitlines()
    assert "breaks the rules" in bad and "a record is for one player, not for 2" in two
    assert [held.solution.holder for held in RecordTable.load(table).records] == ["Ada"]
    assert main(["records", str(table), "--add", str(tmp_path / "nowhere.rbsolution")]) == 2


def test_tables_are_merged_in_any_order_to_the_same_file(table: Path, plain: Path, tmp_path: Path) -> None:
    for name in ("Ada", "Bert"):
        assert (
            main(["records", str(tmp_path / f"{name}.rbrecords"), "--add", saved(tmp_path, name), "--map", str(plain)])
            == 0
        )
    others = [str(tmp_path / "Ada.rbrecords"), str(tmp_path / "Bert.rbrecords")]
    assert main(["records", str(table), "--merge", *others, "--map", str(plain)]) == 0
    again = tmp_path / "again.rbrecords"
    assert main(["records", str(again), "--merge", *reversed(others), "--map", str(plain)]) == 0
    assert again.read_bytes() == table.read_bytes()
    assert [held.solution.holder for held in RecordTable.load(table).records] == ["Ada", "Bert"]


def test_a_forged_record_is_not_merged(
    table: Path, plain: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["records", str(table), "--add", saved(tmp_path, "Ada"), "--map", str(plain)])
    forged = tmp_path / "forged.rbrecords"
    forged.write_text(table.read_text("utf-8").replace('"points": 70', '"points": 700'), "utf-8")
    before = table.read_bytes()
    assert main(["records", str(table), "--merge", str(forged), "--map", str(plain)]) == 1
    assert f"{forged}: /records/0/points: verifying gives 70, not 700" in capsys.readouterr().err
    assert table.read_bytes() == before


def test_it_is_shown_in_markdown_and_json(
    table: Path, plain: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["records", str(table), "--add", saved(tmp_path, "A|<b>"), "--map", str(plain)])
    capsys.readouterr()
    assert main(["records", "--markdown", str(table)]) == 0
    head, rule, row = capsys.readouterr().out.splitlines()
    assert head.count("|") == rule.count("|") == row.replace("\\|", "").count("|") == 11
    assert "A\\|\\<b\\>" in row
    assert main(["records", "--json", str(table)]) == 0
    (record,) = json.loads(capsys.readouterr().out)["records"]
    assert record["holder"] == "A|<b>" and record["points"] == 70 and "log" not in record


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("none.rbrecords", "cannot be read: there is no such file"),
        ("club.json", "a table of records ends in .rbrecords"),
    ],
)
def test_what_is_no_table_is_told(name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", str(tmp_path / name)]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
