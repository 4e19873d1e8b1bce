"""``-`` for standard input and output, where a file is read or written."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rbdesigner.cli.main import main
from rbdesigner.engine.games.game import Game
from rbdesigner.scenario import files, formats
from tests.cli.conftest import island

ROOT = Path(__file__).parents[2]
GAME = ROOT / "docs" / "example-game.rbgame"
SOLO = ROOT / "tests" / "games" / "solo-millbrook.rbgame"
SEVERAL = '[{"name": "A", "mapstring": "1001 100 00 00 0"}, {"name": "B", "mapstring": "1001 110 00 00 0"}]'
MAP = files.dumps(island()).encode()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def feed(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    """Let standard input hold this."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


@pytest.mark.parametrize(
    ("arguments", "data", "told"),
    [
        (["validate", "-"], MAP, "1 map checked"),
        (["analyse", "-"], MAP, "Island: Fairness"),
        (["compare", "-", "-"], MAP, "No differences."),
        (["replay", "-"], GAME.read_bytes(), "standard input: The Brook"),
        (["figures", "-"], GAME.read_bytes(), "standard input: The Brook"),
        (["verify", "-"], SOLO.read_bytes(), "standard input: Millbrook: legal"),
        (["records", "a.rbrecords", "--add", "-"], SOLO.read_bytes(), "340"),
    ],
)
def test_what_is_read_may_come_from_a_pipe(
    arguments: list[str],
    data: bytes,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    feed(monkeypatch, data)
    assert main(arguments) == 0
    assert told in capsys.readouterr().out
    assert not Path("standard input").exists()


def test_a_fault_of_what_is_piped_names_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, b'{"format": "rbdesigner-scenario"')
    assert main(["validate", "-"]) == 2
    assert capsys.readouterr().err.startswith("rbdesigner: error: standard input: line 1")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "standard output: the picture would have"), ("de", "Standardausgabe: das Bild hätte")],
)
@pytest.mark.usefixtures("qt")
def test_a_fault_of_what_goes_to_a_pipe_names_standard_output(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    feed(monkeypatch, MAP)
    assert main(["render", "-", "-", "--kind", "png", "--width", "9999999"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.usefixtures("qt")
def test_a_line_about_what_is_piped_names_it_in_the_language_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "it")
    feed(monkeypatch, GAME.read_bytes())
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out.startswith("ingresso standard: The Brook")
    feed(monkeypatch, b"{")
    assert main(["validate", "-"]) == 2
    assert "ingresso standard: " in capsys.readouterr().err


@pytest.mark.parametrize("key", [form.key for form in formats.WRITTEN])
def test_a_map_goes_through_a_pipe_in_every_format(
    key: str, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    feed(monkeypatch, MAP)
    assert main(["convert", "-", "-", "--to", key]) == 0
    written = capsysbinary.readouterr().out
    feed(monkeypatch, written)
    assert main(["convert", "-", "-", "--to", "rbdesigner"]) == 0
    (found,) = formats.maps_in(capsysbinary.readouterr().out.decode(), "")
    assert len(found.scenario.tiles) == len(island().tiles) and not list(Path().iterdir())


@pytest.mark.parametrize(
    ("arguments", "begin"),
    [
        (["render", "-", "-", "--kind", "png", "--tile", "10"], b"\x89PNG\r\n"),
        (["render", "-", "-", "--kind", "svg"], b"<?xml"),
        (["render", "-", "-", "--kind", "pdf"], b"%PDF-"),
        (["render", str(GAME), "-", "--kind", "png", "--tile", "10"], b"\x89PNG\r\n"),
        (["replay", str(GAME), "--html", "-"], b"<!DOCTYPE html>"),
        (["book", "book.rbbook", "-"], b"%PDF-"),
        (["lay", "-", "--players", "1", "--land", "4", "--sea", "1"], b"{\n"),
        (["lay", "a.rbmap", "--log", "-", "--players", "1", "--land", "4", "--sea", "1"], b"{\n"),
    ],
)
@pytest.mark.usefixtures("qt")
def test_standard_output_gets_the_file_and_nothing_else(
    arguments: list[str],
    begin: bytes,
    monkeypatch: pytest.MonkeyPatch,
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    feed(monkeypatch, MAP)
    Path("one.rbmap").write_bytes(MAP)
    book = {"format": "rbdesigner-book", "version": 1, "contents": [{"file": "one.rbmap"}]}
    Path("book.rbbook").write_text(json.dumps(book), "utf-8")
    assert main(arguments) == 0
    said = capsysbinary.readouterr()
    assert said.out.startswith(begin) and b"standard output:" not in said.out
    assert b"rbdesigner: error" not in said.err and b"fault" not in said.err


def test_of_several_games_the_best_alone_is_given_out(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    feed(monkeypatch, (ROOT / "scenarios" / "millbrook.rbmap").read_bytes())
    assert main(["solve", "-", "--plans", "9", "--cores", "1", "--out", "-"]) == 0
    said = capsysbinary.readouterr()
    Path("best.rbgame").write_bytes(said.out)
    points = Game.load("best.rbgame").scores()[0].total
    assert f"{points} points: ".encode() in said.err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["render", "a.rbmap", "-"], "standard output: --kind has to say what is written: png, svg, pdf"),
        (["render", "a.rbmap", "a.png", "--kind", "svg"], "a.png: --kind means nothing here"),
        (["convert", "a.rbmap", "-"], "standard output: --to has to say what is written: rbdesigner, course"),
        (["convert", "several.json", "-", "--to", "rbdesigner"], "holds one map, not 2"),
        (["render", ".", "-", "--kind", "png"], "the maps of a book are drawn into a folder"),
        (["lay", "-", "--log", "-"], "standard output: it takes one file"),
        (["improve", "a.rbmap", "--out", "-", "--json"], "standard output: it takes either the file or what --json"),
        (["simulate", "a.rbmap", "--export", "-"], "--export-kind has to say what is written: csv, json"),
        (["report", "runs.lab", "-"], "--kind has to say what is written: html, pdf"),
        (["records", "-", "--add", "a.rbsolution"], "what is read from a pipe cannot be added to"),
        (["generate", "-"], "nothing is read from or written to a pipe here"),
        (["edit", "-"], "nothing is read from or written to a pipe here"),
    ],
)
def test_what_cannot_go_through_a_pipe_is_refused_in_a_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("a.rbmap").write_bytes(MAP)
    Path("several.json").write_text(SEVERAL, "utf-8")
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and reason in said.err


def test_a_file_may_be_called_like_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("-", "standard input", "standard output.png"):
        Path(name).write_bytes(MAP)
        assert main(["validate", f"./{name}"]) == 0
    assert main(["convert", "./-", "standard output", "--to", "map-code"]) == 0
    assert main(["convert", "./-", "standard output.rbmap"]) == 0
    assert capsys.readouterr().out.count("1 map checked") == 3
    assert Path("standard output").exists() and Path("standard output.rbmap").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudoterminals")
def test_a_terminal_gets_no_picture() -> None:
    Path("a.rbmap").write_bytes(MAP)
    ours, theirs = os.openpty()
    command = [sys.executable, "-P", "-m", "rbdesigner", "render", "a.rbmap", "-", "--kind", "png"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(command, stdout=theirs, stderr=subprocess.PIPE, text=True, env=environment)
    os.close(theirs)
    os.close(ours)
    assert (ended.returncode, ended.stderr) == (
        2,
        "rbdesigner: error: standard output: a PNG is not text for a terminal; name a file, or use a pipe\n",
    )


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell is needed")
def test_verbs_form_a_pipeline() -> None:
    Path("a.rbmap").write_bytes(MAP)
    program = f'"{sys.executable}" -m rbdesigner'
    line = f"cat a.rbmap | {program} convert - - --to map-code | {program} render - - --kind png | {program} validate -"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=environment)
    assert ended.stdout.endswith("1 map checked: 1 piece of advice\n"), ended.stderr
