"""The benchmarks run on a machine without a display and without the programs that they compare with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
pytestmark = [
    pytest.mark.usefixtures("qt"),
    pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a display"),
]


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command as somebody without a display would run it."""
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    inherited = {name: value for name, value in os.environ.items() if name not in unset}
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, env={**inherited, **environment})


def benchmark(name: str) -> str:
    return str(ROOT / "benchmarks" / f"{name}.py")


@pytest.mark.slow
def test_the_start_is_measured_without_a_display() -> None:
    done = run(benchmark("startup"), "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Qt alone" in done.stdout


@pytest.mark.slow
def test_a_missing_peer_is_said_in_one_line_and_the_rest_goes_on(tmp_path: Path) -> None:
    done = run(benchmark("rendering"), "--runs", "1", PATH=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    first, *rest = done.stdout.splitlines()
    assert first.startswith("tmxrasterizer is not installed (Debian package tiled)")
    assert [line.split()[0] for line in rest] == ["rbdesigner"]


@pytest.mark.slow
def test_where_nothing_is_installed_the_program_of_this_checkout_is_measured(tmp_path: Path) -> None:
    done = run(benchmark("installed"), str(tmp_path / "none"), "--runs", "1")
    assert (done.returncode, done.stderr) == (0, "")
    first, *times, solo, games = done.stdout.splitlines()
    assert first.startswith("no other program is installed")
    assert len(times) == 7 and all(line.startswith("checkout") for line in times)
    assert (solo, games) == ("solve: all play the same", "simulate: all play the same")


@pytest.mark.slow
def test_a_display_that_cannot_be_used_is_said_in_one_line() -> None:
    done = run(benchmark("editing"), DISPLAY=":987")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("benchmarks.editing 12 12 ended with")


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [("editing", "12", "12"), ("play", "--one", "opening")])
def test_windows_are_measured_without_a_display(arguments: tuple[str, ...]) -> None:
    name, *rest = arguments
    done = run(benchmark(name), *rest)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("{")


@pytest.mark.slow
def test_the_window_beside_a_run_is_measured_without_a_display() -> None:
    done = run(benchmark("lab_window"), "--kept", "8", "--seconds", "0.2", "--players", "random", "--cores", "1")
    assert done.returncode == 0, done.stderr
    _, *rows, played = done.stdout.splitlines()
    assert [row.split("  ")[0] for row in rows] == [
        "at rest",
        *(f"run, {tab} in front" for tab in ("results", "charts", "games", "map")),
        "at rest again",
    ]
    assert "games a second" in played


def test_an_unknown_benchmark_is_named() -> None:
    done = run(str(ROOT / "dev.py"), "bench", "nothing")
    assert done.returncode == 2
    assert done.stderr.startswith("dev.py: there is no benchmark nothing; there are atlas, books, checks, desk")
