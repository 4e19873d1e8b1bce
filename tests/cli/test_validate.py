"""``rbdesigner validate``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rbdesigner.checks.problem import Problem, Severity
from rbdesigner.checks.problem_codes import CATALOGUE
from rbdesigner.checks.river_checks import RiverEnds
from rbdesigner.cli import validate
from rbdesigner.cli.main import main
from rbdesigner.hexes import Border, Edge, Hex

ADVICE = Problem(Severity.ADVICE, "world-small", "W2", values=(("land", 3), ("players", 2), ("advised", 12)))
WARNING = Problem(Severity.WARNING, "title-missing")


def test_a_good_map_is_fine(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", str(good)]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines()[-1].startswith("1 map checked: ")
    assert said.err == ""


@pytest.mark.rule("W8")
def test_an_error_names_file_rule_and_tile(bad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", str(bad)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith(f"{bad}: error W8 at (9, 0)")]
    assert "1 map checked: 1 error" in lines[-1]
    assert not [line for line in lines if any(f" {code}" in line for code in CATALOGUE)], "codes are for --json"


@pytest.mark.parametrize(("problems", "code"), [([], 0), ([ADVICE], 0), ([WARNING], 1), ([ADVICE, WARNING], 1)])
def test_advice_alone_is_fine_and_a_warning_is_not(
    good: Path, problems: list[Problem], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(validate, "check", lambda _: problems)
    assert main(["validate", str(good)]) == code
    assert len(capsys.readouterr().out.splitlines()) == len(problems) + 1


def test_the_last_line_sums_up(
    good: Path, bad: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(validate, "check", lambda _: [WARNING, WARNING, ADVICE])
    main(["validate", str(good), str(bad), str(bad.parent / "none.json")])
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "2 maps checked: 4 warnings, 2 pieces of advice; 1 file could not be read"


def test_a_file_that_cannot_be_read_does_not_hide_the_others(
    good: Path, bad: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = bad.parent / "broken.json"
    broken.write_text("{", encoding="utf-8")
    assert main(["validate", str(broken), str(bad), str(good)]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"rbdesigner: error: {broken}: ")
    assert said.err.count("\n") == 1
    assert "W8" in said.out
    assert "2 maps checked" in said.out


def test_every_map_of_a_list_is_checked_under_its_name(several: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", str(several)]) in (0, 1)
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("3 maps checked: ")
    assert all(line.startswith(f"{several}: ") for line in lines[:-1])
    assert any(line.startswith(f"{several}: lake / delta: ") for line in lines)


def test_what_a_reader_ignored_is_noted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "map.txt"
    path.write_text("( 0 0 0 ) sea ( 1 )\n", encoding="utf-8")
    main(["validate", str(path)])
    assert capsys.readouterr().err.startswith(f"rbdesigner: note: {path}: The rivers of 1 sea tile ")


@pytest.mark.parametrize("content", [b"", b"\x00\xff\x80", b"<<<<<<< mine\n", b"[]", b"null", b"[" * 100_000])
def test_rubbish_is_refused_in_one_line(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rubbish.json"
    path.write_bytes(content)
    assert main(["validate", str(path)]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"rbdesigner: error: {path}: ")
    assert err.count("\n") == 1
    assert "fault of rbdesigner" not in err


def test_a_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def json_of(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    document = json.loads(capsys.readouterr().out)
    assert isinstance(document, dict)
    return document


def test_json_holds_every_problem(bad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", "--json", str(bad)]) == 1
    document = json_of(capsys)
    assert document["files"][0]["file"] == str(bad)
    problems = document["files"][0]["maps"][0]["problems"]
    found = [problem for problem in problems if problem["code"] == "river-off-map"]
    assert [(problem["severity"], problem["rule"], problem["places"][0]) for problem in found] == [
        ("error", "W8", [9, 0])
    ]
    assert document["summary"]["errors"] == sum(problem["severity"] == "error" for problem in problems)


def test_json_holds_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", "--json", str(tmp_path / "none.json")]) == 2
    document = json_of(capsys)
    assert document["files"] == [] and document["errors"][0]["reason"]
    assert document["summary"] == {"maps": 0, "unreadable": 1, "errors": 0, "warnings": 0, "advice": 0}


def test_json_of_a_problem_is_what_the_documentation_says() -> None:
    problem = Problem(
        Severity.WARNING,
        "wall-tokens",
        "K11",
        (Hex(1, 2),),
        (Edge(Hex(1, 2), 0),),
        (Border(Hex(3, 4), 5),),
        values=(("between", (Hex(1, 2), Hex(1, 1))),),
    )
    assert validate.problem_as_json(problem) == {
        "severity": "warning",
        "code": "wall-tokens",
        "rule": "K11",
        "sentence": "The wall between (1, 2) and (1, 1) has no tokens.",
        "places": [[1, 2]],
        "edges": [{"at": [1, 2], "edge": 0}],
        "borders": [{"at": [3, 4], "half_edge": 5}],
        "fixes": [],
    }


@pytest.mark.parametrize(
    ("problem", "where"),
    [
        (WARNING, ""),
        (Problem(Severity.ERROR, "title-missing", places=(Hex(0, -2), Hex(1, 0))), "at (0, -2), (1, 0)"),
        (Problem(Severity.ERROR, "title-missing", places=tuple(Hex(q, 0) for q in range(9))),
         "at (0, 0), (1, 0), (2, 0), (3, 0) and 5 more"),
        (Problem(Severity.ERROR, "title-missing", edges=(Edge(Hex(0, 0), 2),)), "between (0, 0) and (1, 0)"),
        (Problem(Severity.ERROR, "title-missing", borders=(Border(Hex(0, 0), 2),)), "between (0, 0) and (1, -1)"),
    ],
)  # fmt: skip
def test_places_are_named_in_few_words(problem: Problem, where: str) -> None:
    assert validate.places_of_problem(problem) == where


def test_what_geometry_finds_and_the_checks_do_not_is_a_fault_of_the_program(
    bad: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(RiverEnds, "look", lambda _checker, _place: ())
    assert main(["validate", str(bad)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line == (
        f"rbdesigner: error: {bad}: this is a fault of rbdesigner, please report it with this file: "
        "Geometry finds river-off-map at (9, 0) and (9, 1), the checks do not."
    )
    assert main(["validate", "--json", str(bad)]) == 2
    (report,) = json.loads(capsys.readouterr().out)["files"]
    assert len(report["contradictions"]) == 1


def test_what_keeps_a_map_from_the_play_site_is_listed_if_asked(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", "--json", str(good)]) == 0
    assert "site-credit-missing" not in capsys.readouterr().out
    assert main(["validate", "--for", "site", "--json", str(good)]) == 1
    (one,) = json.loads(capsys.readouterr().out)["files"]
    codes = [problem["code"] for problem in one["maps"][0]["problems"]]
    assert "site-credit-missing" in codes
    severities = [problem["severity"] for problem in one["maps"][0]["problems"]]
    assert severities == sorted(severities, key=["error", "warning", "advice"].index)
