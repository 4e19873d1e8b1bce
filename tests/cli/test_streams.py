"""The program with standard streams that are closed, full or no longer read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rbdesigner.cli.verbs import VERBS

GAME = Path(__file__).parents[2] / "docs" / "example-game.rbgame"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="streams are closed by a POSIX shell")


def under_shell(redirection: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program with a redirection of the shell."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUNBUFFERED": ""}
    command = ["sh", "-c", f'"$@" {redirection}', "sh", sys.executable, "-m", "rbdesigner", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment)


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


SOME = {"validate", "render", "book"}
"""Verbs that end with every exit code."""
CLOSED = [">&-", *(pytest.param(closed, marks=pytest.mark.slow) for closed in ("2>&-", ">&- 2>&-", "<&- >&- 2>&-"))]


@pytest.mark.parametrize("closed", CLOSED)
def test_closed_streams_keep_the_exit_code(closed: str, commands: list[tuple[int, list[str]]]) -> None:
    for code, arguments in commands:
        done = under_shell(closed, *arguments)
        assert done.returncode == code, arguments
        assert "Traceback" not in done.stderr and "fault of rbdesigner" not in done.stderr


def test_what_is_written_holds_nothing_that_was_meant_for_a_closed_stream(good: Path, tmp_path: Path) -> None:
    for closed, out in ((">&-", "open.map"), ("2>&-", "mute.map"), ("<&- >&- 2>&-", "shut.map"), ("", "usual.map")):
        assert under_shell(closed, "convert", str(good), str(tmp_path / out)).returncode == 0
    texts = {path.read_text() for path in tmp_path.glob("*.map")}
    assert len(texts) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize(
    "verbs", [{"validate", "render", "book"}, pytest.param({*VERBS, "--version"}, marks=pytest.mark.slow)]
)
def test_a_full_disk_behind_standard_error_changes_nothing(
    verbs: set[str], commands: list[tuple[int, list[str]]]
) -> None:
    for code, arguments in commands:
        if arguments[0] in verbs:
            assert under_shell("2>/dev/full", *arguments).returncode == code, arguments


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_behind_standard_output_is_an_error(good: Path) -> None:
    for arguments in (["validate", str(good)], ["validate", "--json", str(good)], ["replay", str(GAME)], ["--help"]):
        done = under_shell(">/dev/full", *arguments)
        assert (done.returncode, done.stderr) == (2, "rbdesigner: error: output: the disk is full\n")
        assert under_shell(">/dev/full 2>/dev/full", *arguments).returncode == 2


def test_a_reader_that_stops_makes_no_noise(good: Path) -> None:
    for arguments in (["validate", str(good)], ["replay", "--log", str(GAME)], ["--help"]):
        done = under_shell("| head -c 1", *arguments)
        assert done.stderr == ""
