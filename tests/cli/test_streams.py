"""The program with standard streams that are closed, full or no longer read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rbdesigner.cli.main import main
from rbdesigner.cli.verbs import VERBS
from tests.parameters import few

DOCS = Path(__file__).parents[2] / "docs"
GAME, MAP = DOCS / "example-game.rbgame", DOCS / "example-scenario.rbmap"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="streams are closed by a POSIX shell")


EACH = """
import json, os, sys
from rbdesigner.cli import main
from rbdesigner.cli.command_parser import verb_module
lines, codes = json.loads(sys.argv[1]), []
for verb in {line[0] for line in lines} & set(main.VERBS):
    verb_module(verb)
for line in lines:
    if child := os.fork():
        codes.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    else:
        sys.argv[1:] = line
        main.process()
with open(sys.argv[2], "w") as file:
    json.dump(codes, file)
"""
"""Carries out each command line in a process of its own, and writes down the exit codes.

The processes are forked from this one, which has loaded the program and has written nowhere.
"""


def under_shell(redirection: str, *command: str) -> subprocess.CompletedProcess[str]:
    """A Python with a redirection of the shell."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUNBUFFERED": "", "OPENBLAS_NUM_THREADS": "1"}
    line = ["sh", "-c", f'"$@" {redirection}', "sh", sys.executable, *command]
    return subprocess.run(line, capture_output=True, text=True, env=environment)


def program(redirection: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program with a redirection of the shell."""
    return under_shell(redirection, "-m", "rbdesigner", *arguments)


def carried_out(redirection: str, lines: Sequence[Sequence[str]], folder: Path) -> tuple[list[int], str]:
    """The exit codes of command lines with a redirection of the shell, and what they said on standard error."""
    noted = folder / "codes.json"
    done = under_shell(redirection, "-c", EACH, json.dumps(lines), str(noted))
    codes = json.loads(noted.read_text("utf-8"))
    noted.unlink()
    return codes, done.stderr


@pytest.fixture
def commands(qt: None, good: Path, bad: Path, tmp_path: Path) -> list[tuple[int, list[str]]]:
    """Command lines of every verb with their exit codes."""
    return [
        (0, ["validate", str(good)]),
        (1, ["validate", str(bad)]),
        (1, ["validate", "--json", str(bad)]),
        (2, ["validate", "nowhere.json"]),
        (0, ["convert", str(good), str(tmp_path / "out.map")]),
        (0, ["render", str(good), str(tmp_path / "out.png"), "--tile", "20"]),
        (0, ["replay", str(GAME)]),
        (0, ["verify", str(GAME)]),
        (0, ["figures", str(GAME)]),
        (2, ["records", "nowhere.rbrecords"]),
        (2, ["book", "nowhere", "out.pdf"]),
        (2, ["edit", "nowhere.json"]),
        (2, ["play", "nowhere.json"]),
        (2, ["solve", "nowhere.json"]),
        (2, ["par", "nowhere.json"]),
        (2, ["simulate", "nowhere.json"]),
        (2, ["report", "nowhere.lab"]),
        (2, ["improve", "nowhere.json"]),
        (2, ["tournament", "nowhere.json"]),
        (0, ["analyse", str(good)]),
        (0, ["compare", str(good), str(good)]),
        (1, ["compare", str(good), str(bad)]),
        (0, ["players"]),
        (0, ["generate", "--players", "1", "--tiles", "9", "--count", "1", "--cores", "1", str(tmp_path / "made")]),
        (0, ["lay", "--players", "1", "--land", "4", "--sea", "1", str(tmp_path / "laid.json")]),
        (0, ["help"]),
        (0, ["completion", "bash"]),
        (0, ["--version"]),
    ]


def test_every_verb_is_tried(commands: list[tuple[int, list[str]]]) -> None:
    assert {arguments[0] for _, arguments in commands} >= set(VERBS)


@pytest.mark.parametrize("closed", few([">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"], 1))
def test_closed_streams_keep_the_exit_code(closed: str, commands: list[tuple[int, list[str]]], tmp_path: Path) -> None:
    lines = [arguments for _, arguments in commands]
    codes, said = carried_out(closed, lines, tmp_path)
    assert [*zip(codes, lines, strict=True)] == commands
    assert "Traceback" not in said and "fault of rbdesigner" not in said


@pytest.mark.parametrize("closed", few([">&-", "2>&-", "<&- >&- 2>&-"], 1))
def test_what_is_written_holds_nothing_that_was_meant_for_a_closed_stream(
    closed: str, good: Path, tmp_path: Path
) -> None:
    usual, other = tmp_path / "usual.map", tmp_path / "other.map"
    assert main(["convert", str(good), str(usual)]) == 0
    assert program(closed, "convert", str(good), str(other)).returncode == 0
    assert other.read_bytes() == usual.read_bytes()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("verbs", few([{"validate"}, {*VERBS, "--version"}], 1))
def test_a_full_disk_behind_standard_error_changes_nothing(
    verbs: set[str], commands: list[tuple[int, list[str]]], tmp_path: Path
) -> None:
    wanted = [(code, arguments) for code, arguments in commands if arguments[0] in verbs]
    lines = [arguments for _, arguments in wanted]
    assert [*zip(carried_out("2>/dev/full", lines, tmp_path)[0], lines, strict=True)] == wanted


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize(("full", "times"), few([(">/dev/full", 4), (">/dev/full 2>/dev/full", 0)], 1))
def test_a_full_disk_behind_standard_output_is_an_error(full: str, times: int, good: Path, tmp_path: Path) -> None:
    lines = [["validate", str(good)], ["validate", "--json", str(good)], ["replay", str(GAME)], ["--help"]]
    said = "rbdesigner: error: output: the disk is full\n"
    assert carried_out(full, lines, tmp_path) == ([2] * 4, said * times)


@pytest.mark.parametrize("arguments", few([["replay", "--log", str(GAME)], ["validate", str(MAP)], ["--help"]], 1))
def test_a_reader_that_stops_makes_no_noise(arguments: list[str]) -> None:
    assert program("| head -c 1", *arguments).stderr == ""
