"""The program of this checkout beside those that are installed: how fast their verbs are, and how well they play.

    python benchmarks/installed.py [--runs RUNS] [PROGRAM...]

Without a PROGRAM it takes those there are: the ``rbdesigner`` on the path (``pipx install .``) and the packed one in
``dist`` (``python3 dev.py program``). Whole processes, in turn, so that a busy moment hits all. The window is looked at
from outside: its welcome page lacks one picture, and is there when that has been drawn and kept. From the same seed all
programs have to find the same solo game and to play the same games.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.apart import prepare_qt

ROOT = Path(__file__).resolve().parents[1]
SCENARIOS = ROOT / "scenarios"
MAP = SCENARIOS / "the-lake-between.rbmap"
SOLO = SCENARIOS / "millbrook.rbmap"
MAPS = len([*SCENARIOS.glob("*.rbmap")])
PATIENCE = 60
HERE = "checkout"
Command = Sequence[str]


def size(folder: Path) -> str:
    files = [path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()]
    return f"{sum(files) / 1e6:.0f} MB in {len(files)} files"


class Cost(NamedTuple):
    """What a process has taken, with all that it has started."""

    seconds: float
    processor: float


class Clock:
    """Tells what has been taken since it was made."""

    def __init__(self) -> None:
        self._start = self._now()

    def cost(self, seconds: float | None = None) -> Cost:
        """What processes have taken that have ended by now; the seconds may have been told before."""
        now = self._now()
        return Cost(
            now.seconds - self._start.seconds if seconds is None else seconds, now.processor - self._start.processor
        )

    def seconds(self) -> float:
        return self._now().seconds - self._start.seconds

    @staticmethod
    def _now() -> Cost:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return Cost(time.perf_counter(), used.ru_utime + used.ru_stime)


class Program:
    """A program, and an empty folder for what it makes."""

    def __init__(self, name: str, command: Command, folder: Path) -> None:
        self.name = name
        self.results: dict[str, bytes] = {}
        """What it has played, which is to be the same for all programs."""
        self._command = command
        self._folder = folder
        folder.mkdir()
        names = ("DATA", "CONFIG", "CACHE", "STATE")
        self._environment = {**os.environ, **{f"XDG_{name}_HOME": str(folder) for name in names}}

    def measurements(self) -> dict[str, Callable[[], Cost]]:
        game = self._folder / "best.rbgame"
        players = ("--players", "medium,easy", "--games", "4", "--all", "--cores", "2", "--json")
        return {
            "--version": lambda: self._timed("--version"),
            "validate": lambda: self._timed("validate", MAP),
            "render PNG": lambda: self._timed("render", MAP, self._folder / "map.png"),
            "render PDF": lambda: self._timed("render", MAP, self._folder / "map.pdf"),
            "window": self._window,
            "solve": lambda: self._timed("solve", SOLO, "--plans", 4000, "--cores", 2, "--out", game, result=game),
            "simulate": lambda: self._timed("simulate", MAP, *players),
        }

    def _timed(self, verb: str, *arguments: object, result: Path | None = None) -> Cost:
        """The cost of a whole process; what it has played is kept."""
        clock = Clock()
        done = subprocess.run(
            [*self._command, verb, *map(str, arguments)], check=True, capture_output=True, env=self._environment
        )
        cost = clock.cost()
        if verb in ("solve", "simulate"):
            self.results[verb] = result.read_bytes() if result else done.stdout
        return cost

    def _window(self) -> Cost:
        """The cost until the welcome page has all its pictures; all but one were kept, but for the first time."""
        for path in self._pictures()[:1]:
            path.unlink()
        clock = Clock()
        process = subprocess.Popen(self._command, env=self._environment)
        try:
            while len(self._pictures()) < MAPS:
                if process.poll() is not None or clock.seconds() > PATIENCE:
                    sys.exit(f"{self.name} drew {len(self._pictures())} pictures of {MAPS}")
                time.sleep(0.002)
            seconds = clock.seconds()
        finally:
            process.kill()
            process.wait()
        return clock.cost(seconds)

    def _pictures(self) -> list[Path]:
        return sorted((self._folder / "rbdesigner" / "thumbnails").glob("*.png"))


def commands(given: Sequence[str]) -> dict[str, Command]:
    """The programs to measure, with their commands, and this one."""
    found = given or [shutil.which("rbdesigner") or "", str(ROOT / "dist" / "rbdesigner" / "rbdesigner")]
    others = [Path(path).resolve() for path in found if path and Path(path).is_file()]
    here = {HERE: (sys.executable, "-P", "-m", "rbdesigner")}
    return here | {_name(path): (str(path),) for path in others if not path.is_relative_to(sys.prefix)}


def _name(program: Path) -> str:
    return "packed" if (program.parent / "_internal").is_dir() else "installed"


def measure(programs: Sequence[Program], runs: int) -> None:
    of_each = [program.measurements() for program in programs]
    for what in of_each[0]:
        for measured in of_each:
            measured[what]()  # what is read from the disk is read then
        times = [[measured[what]() for measured in of_each] for _ in range(runs)]
        for program, costs in zip(programs, zip(*times, strict=True), strict=True):
            seconds, processor = ([cost[which] for cost in costs] for which in range(2))
            print(
                f"{program.name:10} {what:10} median {statistics.median(seconds):6.3f} s   worst {max(seconds):6.3f} s"
                f"   processor {statistics.median(processor):6.3f} s"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the program of this checkout beside those installed.")
    parser.add_argument("programs", nargs="*", metavar="PROGRAM")
    parser.add_argument("--runs", type=int, default=9)
    options = parser.parse_args()
    prepare_qt()
    found = commands(options.programs)
    if len(found) == 1:
        print("no other program is installed (pipx install . or python3 dev.py program)")
    if "packed" in found:
        print(f"packed     {size(Path(found['packed'][0]).parent)}")
    with tempfile.TemporaryDirectory() as folder:
        programs = [Program(name, command, Path(folder, name)) for name, command in found.items()]
        measure(programs, options.runs)
    for verb, of_the_first in programs[0].results.items():
        same = all(program.results[verb] == of_the_first for program in programs)
        print(f"{verb}: {'all play the same' if same else 'NOT ALL PLAY THE SAME'}")


if __name__ == "__main__":
    main()
