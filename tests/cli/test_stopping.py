"""Verbs that are stopped while they are at work, by Ctrl-C on a terminal or by SIGTERM."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rbdesigner import interrupts
from rbdesigner.engine.games.game import Game

if sys.platform == "win32":
    pytest.skip("signals and terminals of Unix", allow_module_level=True)

from tests.cli.terminals import on_terminal
from tests.parameters import few

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
LAKE, MILLBROOK = SCENARIOS / "the-lake-between.rbmap", SCENARIOS / "millbrook.rbmap"
KEPT = "stopped; what has been played counts"


@pytest.mark.parametrize(
    ("by_key", "arguments", "shown", "said"),
    few(
        [
            (True, ("simulate", LAKE, "--games", "9000", "--players", "random,random"), " games: 0 %", KEPT),
            (True, ("improve", LAKE, "--games", "9000"), "looking", "error: stopped"),
            (False, ("book", SCENARIOS, "book.pdf"), ".pdf: 5", "error: stopped"),
            (False, ("generate", "maps", "--count", "900"), "generating map 3", "error: stopped"),
            (
                False,
                ("simulate", LAKE, "--games", "9000", "--players", "easy,easy", "--cores", "1"),
                " games: 0 %",
                KEPT,
            ),
            (False, ("tournament", LAKE, "--games", "9000", "--players", "random,easy"), " games: 0 %", KEPT),
            (True, ("book", SCENARIOS, "book.pdf"), ".pdf: 3", "error: stopped"),
        ],
        3,
    ),
)
def test_it_ends_with_all_that_works_for_it(
    by_key: bool,
    arguments: tuple[str | Path, ...],
    shown: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    if arguments[0] == "book":
        request.getfixturevalue("qt")
    monkeypatch.chdir(tmp_path)
    with on_terminal(*arguments) as terminal:
        terminal.wait_for(shown)
        terminal.interrupt() if by_key else terminal.process.terminate()
        code, output = terminal.end()
    assert code == interrupts.STOPPED
    assert said in terminal.shown
    assert "Traceback" not in terminal.shown and "Warning" not in terminal.shown and "Q" not in terminal.shown
    assert bool(output) is (arguments[0] in ("simulate", "tournament", "generate"))
    assert not [*tmp_path.glob("*.pdf"), *tmp_path.rglob("*.tmp")]


def test_a_process_is_stopped_while_its_workers_begin() -> None:
    """Ctrl-C reaches them before they can leave it to the program."""
    with on_terminal("simulate", LAKE, "--games", "9000", "--players", "easy,easy", "--cores", "8") as terminal:
        terminal.wait_for("playing")
        terminal.interrupt()
        code, _ = terminal.end()
    assert (code, terminal.shown.count("\n")) == (interrupts.STOPPED, 1)


HEEDING = """
import os, signal, sys, time
from rbdesigner import interrupts
interrupts.heed(lambda: (print("ended", flush=True), {last}))
def send(number=signal.SIGINT): os.kill(os.getpid(), number)
"""


def done(code: str, last: str = "os._exit(interrupts.STOPPED)") -> tuple[int, list[str]]:
    """The exit code of a process that heeds interrupts, and what it printed."""
    script = HEEDING.format(last=last) + code
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ended.stderr == ""
    return ended.returncode, ended.stdout.splitlines()


@pytest.mark.parametrize("number", ["SIGINT", "SIGTERM"])
def test_a_signal_ends_the_process_but_where_something_is_kept(number: str) -> None:
    assert done(f"send(signal.{number}); print('went on')") == (interrupts.STOPPED, ["ended"])
    kept = f"with interrupts.raised():\n  try: send(signal.{number})\n  except KeyboardInterrupt: print('kept')"
    assert done(kept) == (0, ["kept"])


def test_a_signal_waits_for_what_has_to_be_whole() -> None:
    whole = "with interrupts.held():\n  send()\n  with interrupts.held(): pass\n  print('whole')\nprint('went on')"
    assert done(whole) == (interrupts.STOPPED, ["whole", "ended"])


def test_a_second_signal_ends_what_does_not_end_by_itself() -> None:
    deaf = "while True:\n  send()\n  time.sleep(0.01)"
    assert done(deaf, last="None") == (interrupts.STOPPED, ["ended"])
    assert done(f"with interrupts.held():\n {deaf.replace(chr(10), chr(10) + ' ')}") == (interrupts.STOPPED, [])


def test_what_a_shell_has_let_ignore_ctrl_c_goes_on_ignoring_it() -> None:
    script = HEEDING.format(last="None") + "send(); print('went on', flush=True); send(signal.SIGTERM)"
    nohup = f"import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); os.execv(sys.executable, {[sys.executable, '-c', script]!r})"  # noqa: E501
    said = subprocess.run([sys.executable, "-c", nohup], capture_output=True, text=True)
    assert said.stdout.splitlines() == ["went on", "ended"]


def test_a_solver_that_is_stopped_has_saved_what_it_found(tmp_path: Path) -> None:
    out = tmp_path / "best.rbgame"
    with on_terminal("solve", MILLBROOK, "--cores", "1", "--out", out) as terminal:
        assert terminal.process.stdout is not None
        found = terminal.process.stdout.readline()
        os.kill(terminal.process.pid, signal.SIGTERM)
        code, output = terminal.end()
    assert code == interrupts.STOPPED
    assert "points" in found and "saved as" in output
    assert Game.load(out).over


def test_a_solver_that_is_stopped_before_it_found_anything_saves_nothing(tmp_path: Path) -> None:
    out = tmp_path / "best.rbgame"
    with on_terminal("solve", MILLBROOK, "--out", out) as terminal:
        terminal.wait_for("looking")
        os.kill(terminal.process.pid, signal.SIGTERM)
        code, output = terminal.end()
    assert code == interrupts.STOPPED
    assert out.exists() is ("saved as" in output) is bool(output)
    assert out.exists() or "error: stopped" in terminal.shown
