"""The program that is packed without a Python beside the one of this Python: its size, and how long its starts take.

    python benchmarks/packed_program.py [PROGRAM] [RUNS]

Whole processes, in turn, so that a busy moment hits both. The window is looked at from outside: its welcome page lacks
one picture, and is there when that has been drawn and kept. Without ``dist/rbdesigner`` (``python3 dev.py program``)
only the program of this Python is measured.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.apart import prepare_qt

ROOT = Path(__file__).resolve().parents[1]
MAP = ROOT / "scenarios" / "the-lake-between.rbmap"
MAPS = len([*MAP.parent.glob("*.rbmap")])
PATIENCE = 60
WITH_PYTHON = (sys.executable, "-P", "-m", "rbdesigner")
Command = Sequence[str]


def size(folder: Path) -> str:
    files = [path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()]
    return f"{sum(files) / 1e6:.0f} MB in {len(files)} files"


def timed(command: Command, *arguments: object) -> float:
    """Seconds of a whole process."""
    start = time.perf_counter()
    subprocess.run([*command, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


class Windows:
    """Windows of a program that keep their pictures in a folder of their own."""

    def __init__(self, command: Command, folder: Path) -> None:
        self._command = command
        names = ("DATA", "CONFIG", "CACHE", "STATE")
        self._environment = {**os.environ, **{f"XDG_{name}_HOME": str(folder) for name in names}}
        self._kept = folder / "rbdesigner" / "thumbnails"

    def timed(self) -> float:
        """Seconds until the welcome page has all its pictures; all but one were kept, but for the first time."""
        for path in self._pictures()[:1]:
            path.unlink()
        start = time.perf_counter()
        process = subprocess.Popen(self._command, env=self._environment)
        try:
            while len(self._pictures()) < MAPS:
                if process.poll() is not None or time.perf_counter() - start > PATIENCE:
                    sys.exit(f"{self._command[0]} drew {len(self._pictures())} pictures of {MAPS}")
                time.sleep(0.002)
            return time.perf_counter() - start
        finally:
            process.kill()
            process.wait()

    def _pictures(self) -> list[Path]:
        return sorted(self._kept.glob("*.png"))


def measurements(command: Command, folder: Path) -> dict[str, Callable[[], float]]:
    """What is measured of a program."""
    return {
        "--version": lambda: timed(command, "--version"),
        "validate": lambda: timed(command, "validate", MAP),
        "render PNG": lambda: timed(command, "render", MAP, folder / "map.png"),
        "render PDF": lambda: timed(command, "render", MAP, folder / "map.pdf"),
        "window": Windows(command, folder).timed,
    }


def programs() -> dict[tuple[str, ...], str]:
    """The commands of the programs there are, with the name of each."""
    packed = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist" / "rbdesigner" / "rbdesigner")
    found = {WITH_PYTHON: "with a Python"}
    return {(str(packed.resolve()),): "packed", **found} if packed.is_file() else found


def main() -> None:
    prepare_qt()
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 9
    commands = programs()
    if len(commands) == 1:
        print("there is no packed program (python3 dev.py program)")
    for command in commands.keys() - {WITH_PYTHON}:
        print(f"{commands[command]:14} {size(Path(command[0]).parent)}")
    with tempfile.TemporaryDirectory() as folder:
        of_each = [measurements(command, Path(folder, name)) for command, name in commands.items()]
        for name in commands.values():
            Path(folder, name).mkdir()
        for what in of_each[0]:
            for measured in of_each:
                measured[what]()  # what is read from the disk is read then
            runs = [[measured[what]() for measured in of_each] for _ in range(number)]
            for name, values in zip(commands.values(), zip(*runs, strict=True), strict=True):
                print(f"{name:14} {what:10} median {statistics.median(values):.3f} s   worst {max(values):.3f} s")


if __name__ == "__main__":
    main()
