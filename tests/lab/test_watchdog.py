"""Players that think for ever, or end the program: their games are rows, too."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from rbdesigner.lab.game_row import GameRow
from rbdesigner.lab.played_game import play_table
from rbdesigner.lab.watchdog import HUNG, DecisionTimeout, Watchdog
from tests.lab.runs import row, setup


def game_of(folder: Path, decide: str) -> GameRow:
    """A game of a player that does this in its third decision, against one at random."""
    path = folder / "thinking.py"
    path.write_text(
        "import sys, time\n\nclass Thinking:\n    asked = 0\n\n    def decide(self, view):\n        self.asked += 1\n"
        f"        if self.asked == 3:\n            {decide}\n        return view.legal_actions()[0]\n"
    )
    run = replace(setup(), players=(str(path), "random"))
    return play_table(run, run.table(0))


@pytest.mark.parametrize("decide", ["while True: pass", "time.sleep(0.6)"])
def test_a_player_that_thinks_too_long_makes_a_row(
    tmp_path: Path, decide: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Watchdog.__init__, "__defaults__", (0.2,))
    found = game_of(tmp_path, decide)
    assert found.failure == "turn 1, player 1: a decision took more than 0.2 seconds"
    assert (found.ending, found.decided) == ("failed", 0)
    assert len(found.log) >= 2
    monkeypatch.undo()
    assert play_table(setup(), setup().table(0)) == row(0)  # the next game of the process is sound


def test_a_player_that_ends_the_program_makes_a_row(tmp_path: Path) -> None:
    assert game_of(tmp_path, "sys.exit(0)").failure.startswith("turn 1, player 1: SystemExit: 0 (thinking.py, line ")


def test_what_takes_its_time_is_let_alone() -> None:
    with Watchdog(0.4) as watching:
        for _ in range(4):
            watching.begin()
            time.sleep(0.15)
            watching.end()
        time.sleep(0.6)


def test_nothing_is_raised_once_the_watch_is_over() -> None:
    for _ in range(20):
        try:
            with Watchdog(0.02) as watching:
                watching.begin()
                time.sleep(0.021)
        except DecisionTimeout:
            pass
        sum(range(20_000))  # where it would be raised


def test_a_process_that_hangs_is_ended(tmp_path: Path) -> None:
    hanging = tmp_path / "hanging.py"
    hanging.write_text(
        "import multiprocessing, time\nfrom rbdesigner.lab import watchdog\n\n"
        "def hang():\n    watchdog.GRACE = 0.2\n    with watchdog.Watchdog(0.1) as watching:\n"
        "        watching.begin()\n        time.sleep(60)\n\n"
        "if __name__ == '__main__':\n"
        "    process = multiprocessing.get_context('spawn').Process(target=hang)\n"
        "    process.start()\n    process.join(30)\n    print(process.exitcode)\n    process.kill()\n"
    )
    done = subprocess.run([sys.executable, str(hanging)], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == [str(HUNG)]
