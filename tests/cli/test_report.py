"""``rbdesigner report``."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest
from pypdf import PdfReader

from rbdesigner.cli.main import main
from rbdesigner.cli.printed_language import printing_in
from rbdesigner.cli.report import _chosen
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.store_file import RunStudy
from rbdesigner.messages.translation import number_text
from tests.lab.sample_runs import row, setup
from tests.parameters import few

pytestmark = pytest.mark.usefixtures("qt")

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A file with two runs, the second one of two games."""
    path = tmp_path / "runs.lab"
    with RunStore(path) as opened:
        opened.begin(setup(seed=9))
        opened.add(opened.begin(setup()), [row(0), row(1)])
    return path


def test_the_runs_of_a_file_are_listed(store: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(store)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1  The Lake Between: random, random; 0 games from seed 9",
        "2  The Lake Between: random, random; 2 games from seed 1",
    ]


def test_runs_without_something_are_listed_so_and_not_taken_for_those_of_the_map(
    store: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with RunStore(store) as opened:
        without = RunSetup.of(setup().scenario, setup().players, 1, ["mine", "raft"])
        assert opened.begin(without) == 3
        runs = opened.runs()
    assert _chosen(runs, Namespace(run=None, store=store)) == 2
    assert _chosen(runs, Namespace(run=3, store=store)) == 3
    assert main(["report", str(store)]) == 0
    told = "3  The Lake Between, without mine and raft: random, random; 0 games from seed 1"
    assert capsys.readouterr().out.splitlines()[-1] == told


def test_runs_of_studies_are_listed_so_and_written_only_where_there_is_no_other(
    store: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with RunStore(tmp_path / "studies.lab") as studies:
        studies.begin(setup(), RunStudy.TOURNAMENT)
        assert _chosen(studies.runs(), Namespace(run=None, store=store)) == 1
    with RunStore(store) as opened:
        opened.begin(setup(seed=3), RunStudy.TOURNAMENT)
        opened.begin(setup(seed=4), RunStudy.WORTH)
        assert _chosen(opened.runs(), Namespace(run=None, store=store)) == 2
    assert main(["report", str(store)]) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "3  The Lake Between, of a tournament: random, random; 0 games from seed 3",
        "4  The Lake Between, with one more of a good: random, random; 0 games from seed 4",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    few([("de", ("Bericht des Labors", "Länge der Spiele")), ("fi", ("Laboratorion raportti",))], 1),
)
def test_a_page_is_written_in_a_language(
    language: str, words: tuple[str, ...], store: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "report.html"
    assert main(["report", str(store), str(target), "--language", language]) == 0
    assert capsys.readouterr().out.splitlines() == [str(target)]
    made = target.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in made and all(word in made for word in words)


@pytest.mark.parametrize(
    ("run", "words"),
    few([("1", ("Bericht des Labors",)), ("2", ("Bericht des Labors", "Länge der Spiele", "Gewonnene Spiele"))], 1),
)
def test_a_pdf_is_written_in_a_language(run: str, words: tuple[str, ...], store: Path, tmp_path: Path) -> None:
    target = tmp_path / "report.pdf"
    assert main(["report", str(store), str(target), "--run", run, "--language", "de"]) == 0
    pages = PdfReader(target).pages
    said = " ".join("".join(page.extract_text() for page in pages).split())
    for word in words:
        assert word in said, word
    for english in ("Report of the laboratory", "Won in a seed", "Length of games", "Goods in a game"):
        assert english not in said, english


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["out.txt"], "out.txt: a report is written as .html or .pdf"),
        (["out.html", "--run", "7"], "there is no run 7"),
        (["out.html", "--tolerance", "0"], "--tolerance is more than 0"),
    ],
)
def test_what_cannot_be_done_takes_one_line(
    store: Path, arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(store), *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("rbdesigner: error: ") and why in line


def test_a_file_that_is_none_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(tmp_path / "nowhere.lab")]) == 2
    assert capsys.readouterr().err.endswith("nowhere.lab: there is no such file\n")
    assert not (tmp_path / "nowhere.lab").exists()


def test_options_may_stand_between_the_files(store: Path, tmp_path: Path) -> None:
    target = tmp_path / "report.txt"
    assert main(["report", str(store), "--run", "1", str(target)]) == 2
    assert main(["report", str(store), "--run", "1", str(target.with_suffix(".html"))]) == 0
    assert "Nothing is known yet" in target.with_suffix(".html").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", few(["report.html", "report.pdf"], 1))
def test_without_charts_it_says_why_and_leaves_the_report_that_is_there(store: Path, tmp_path: Path, name: str) -> None:
    """A library that matplotlib needs is broken; what is there of it comes first for this Python."""
    (tmp_path / "pyparsing.py").write_text("raise ImportError('a library is broken')")
    target = tmp_path / name
    target.write_text("of yesterday")
    done = subprocess.run(
        [sys.executable, "-m", "rbdesigner", "report", str(store), str(target)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"rbdesigner: error: {target}: charts cannot be drawn: a library is broken\n"
    assert target.read_text() == "of yesterday"


@pytest.mark.parametrize(("language", "written"), [("en", "1,234"), ("de", "1.234")])
def test_numbers_are_printed_as_each_language_has_them(language: str, written: str) -> None:
    with printing_in(language):
        assert number_text(1234) == written
