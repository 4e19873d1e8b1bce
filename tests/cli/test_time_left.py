"""The time left beside progress."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from rbdesigner.cli.progress_line import ProgressLine, TimeLeft

MILLBROOK = Path(__file__).resolve().parents[2] / "scenarios" / "millbrook.rbmap"


class Clock:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_nothing_is_said_before_there_is_something_to_go_by(clock: Clock) -> None:
    left = TimeLeft(clock=clock)
    assert left.text == ""
    clock.now += 1
    left.note(0.5)
    assert left.text == ""
    clock.now += 1
    left.note(0.5)
    assert left.text == "0:02 left"


def test_the_start_of_processes_does_not_count(clock: Clock) -> None:
    left = TimeLeft(clock=clock)
    clock.now += 50
    left.note(0.01)
    assert left.text == ""
    clock.now += 10
    left.note(0.11)
    assert left.text == "1:30 left"


def test_it_goes_down_with_the_clock_and_does_not_jump(clock: Clock) -> None:
    left, told = TimeLeft(clock=clock), []
    for done in range(1, 101):
        clock.now += 2 if done % 2 else 0.1  # steps of very different lengths
        left.note(done / 100)
        if left.text:
            told.append(sum(int(part) * 60**power for power, part in enumerate(reversed(left.text[:-5].split(":")))))
    assert len(told) > 90
    assert all(later <= before + 10 for before, later in pairwise(told))
    assert told[-1] <= 2


def test_it_follows_work_that_is_soon_done(clock: Clock) -> None:
    left = TimeLeft(clock=clock)
    for share in (0.02, 0.05, 0.1):
        clock.now += 4
        left.note(share)
    assert left.text == "1:40 left"
    for share in (0.5, 0.9, 0.95):
        clock.now += 0.1
        left.note(share)
    assert left.text == "0:01 left"


def test_pieces_count_together(clock: Clock) -> None:
    left = TimeLeft(10, clock=clock)
    for _ in range(2):
        clock.now += 30
        left.next_piece()
    assert left.text == "4:00 left"
    clock.now += 15
    left.note(0.5)
    assert left.text == "3:50 left"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        *((7300.0, "2:02:00 left"), (3600.0, "1:00:00 left"), (3599.0, "1:00:00 left"), (121.0, "2:10 left")),
        *((61.0, "1:05 left"), (19.2, "0:20 left"), (0.4, "0:01 left"), (0.0, ""), (-5.0, "")),
    ],
)
def test_a_known_time_is_told_in_round_steps(clock: Clock, seconds: float, text: str) -> None:
    left = TimeLeft(seconds=seconds, clock=clock)
    left.note(0.9)
    assert left.text == text


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of Unix")
@pytest.mark.usefixtures("qt")
def test_a_narrow_terminal_shows_one_line(tmp_path: Path) -> None:
    from tests.cli.terminals import on_terminal

    sheet = tmp_path / "a-sheet-with-a-name-that-a-narrow-terminal-does-not-show.pdf"
    with on_terminal("render", MILLBROOK, sheet, columns=30) as terminal:
        code, _ = terminal.end()
    lines = terminal.shown.split("\r\x1b[K")
    assert code == 0 and len(lines) > 2
    assert max(map(len, lines)) == 29


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of Unix")
def test_a_terminal_shows_it(tmp_path: Path) -> None:
    from tests.cli.terminals import on_terminal

    with on_terminal(
        "solve", MILLBROOK, "--minutes", "0.002", "--cores", "1", "--out", tmp_path / "best.rbgame"
    ) as terminal:
        terminal.wait_for("looking for better games, 0:01 left")
        code, output = terminal.end()
    assert (code, terminal.shown[-4:]) == (0, "\r\x1b[K")
    assert "best of" in output


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="terminals of Unix")
def test_a_terminal_shows_an_estimate(tmp_path: Path) -> None:
    from tests.cli.terminals import on_terminal

    with on_terminal("generate", tmp_path / "maps", "--count", "900", "--cores", "1") as terminal:
        terminal.wait_for(" left")
        terminal.interrupt()
        terminal.end()


def test_a_line_shows_an_estimate_behind_the_part_that_is_done(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ProgressLine("generating", TimeLeft(clock=clock))
    for done in range(3):
        clock.now += 4
        line.tell(done, 10)
    assert capsys.readouterr().err.split("\r\x1b[K")[-1] == "generating: 20 %, 0:55 left"
