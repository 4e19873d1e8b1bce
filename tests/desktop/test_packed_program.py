"""The program that is packed without a Python: made once, and tried where there is none."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

import rbdesigner
from rbdesigner.players.planning.kernel import is_compiled
from tests.desktop import bounded, displays
from tests.players.processes import of_session

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60
"""Seconds after which nothing more is expected to happen."""
SCENARIOS = sorted(path.name for path in (ROOT / "scenarios").glob("*.rbmap"))

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="what packs for other systems is tried there by hand"),
    pytest.mark.skipif(
        importlib.util.find_spec("PyInstaller") is None, reason="PyInstaller is missing: dev.py program"
    ),
    pytest.mark.skipif(shutil.which("objdump") is None, reason="objdump is missing, which PyInstaller needs: binutils"),
]


class Trial(NamedTuple):
    """What was packed, and an empty folder, which is all that the program may write to."""

    made: Path
    home: Path

    @property
    def program(self) -> Path:
        return self.made / "rbdesigner" / "rbdesigner"

    @property
    def data(self) -> Path:
        return self.program.parent / "_internal" / "rbdesigner" / "data"

    def run(self, *arguments: object) -> subprocess.CompletedProcess[str]:
        return bounded.run(self.program, *arguments, home=self.home, env=bare(self.home))


@contextmanager
def empty_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        bounded.lend(Path(folder))
        yield Path(folder)


def pack(folder: Path) -> None:
    command = [sys.executable, str(ROOT / "packaging" / "build_program.py"), str(folder), "--appdir"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400)
    assert done.returncode == 0, done.stderr


def bare(home: Path, **more: str) -> dict[str, str]:
    """An environment in which no Python can be found."""
    return {"HOME": str(home), "PATH": "/nonexistent", "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen", **more}


def wait_for(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.05)


def its_version_and_what_is_compiled(trial: Trial) -> None:
    said = trial.run("--version")
    assert said.stdout.startswith(f"rbdesigner {rbdesigner.__version__} (")
    assert f"planner compiled: {'yes' if is_compiled else 'no'}" in said.stdout


def what_the_wheel_brings(trial: Trial) -> None:
    data = trial.data
    assert sorted(path.name for path in (data / "scenarios").glob("*.rbmap")) == SCENARIOS
    assert (data / "docs" / "guide.md").is_file() and any((data / "docs" / "pictures").iterdir())
    assert {path.name for path in (data / "languages").iterdir()} >= {
        f"rbdesigner_{code}.qm" for code in ("de", "fi", "it")
    }


def maps_checked_and_drawn_as_with_a_python(trial: Trial) -> None:
    home, data = trial.home, trial.data
    maps = [data / "scenarios" / name for name in SCENARIOS]
    checked = trial.run("validate", *maps)
    assert (checked.returncode, checked.stderr) == (0, "")
    for name in ("map.png", "map.svg", "map.pdf"):
        assert trial.run("render", maps[0], name).returncode == 0
    assert trial.run("book", data / "scenarios", "book.pdf").returncode == 0
    assert all((home / name).read_bytes().startswith(b"%PDF") for name in ("map.pdf", "book.pdf"))
    with_python = [sys.executable, "-m", "rbdesigner", "render", str(maps[0])]
    for name in ("map.png", "map.svg"):
        subprocess.run([*with_python, str(home / f"other-{name}")], check=True, cwd=ROOT)
        assert (home / name).read_bytes() == (home / f"other-{name}").read_bytes()


def processes_that_work_and_end(trial: Trial) -> None:
    """Those of the solver are spawned; a program that began anew in them would start more and more of them."""
    home = trial.home
    solve = (trial.program, "solve", trial.data / "scenarios" / "millbrook.rbmap", "--plans", "40", "--cores", "2")
    seen: set[int] = set()
    with bounded.started(*solve, "--out", "best.rbgame", home=home, env=bare(home)) as process:
        wait_for(lambda: seen.update(of_session(process.pid)) or process.poll() is not None)
        assert (process.returncode, 3 <= len(seen) <= 5) == (0, True)
        wait_for(lambda: not of_session(process.pid))
    assert trial.run("replay", "best.rbgame").returncode == 0


def players_of_files_in_processes_of_their_own(trial: Trial) -> None:
    (trial.home / "own.py").write_text('class Mine:\n    """Mine alone."""\n\n    def decide(self, view): ...\n')
    said = trial.run("players", "own.py")
    assert (said.returncode, said.stdout.splitlines()[-1]) == (0, "own.py:mine: Mine alone.")


def a_window_with_nothing_of_a_python_outside(trial: Trial) -> None:
    program, home = trial.program, trial.home
    with bounded.started(program, home=home, env=bare(home, LANG="de_DE.UTF-8")) as process:
        thumbnails = home / ".cache" / "rbdesigner" / "thumbnails"
        wait_for(lambda: len([*thumbnails.glob("*.png")]) >= len(SCENARIOS))  # drawn for the welcome page
        strange = (str(ROOT), sys.prefix, sys.base_prefix)
        names = {Path(path).name for path in bounded.files_in(process.pid)}
        assert names >= {"libQt6Widgets.so.6", "rbdesigner_de.qm", "qtbase_de.qm"}
        assert [path for path in bounded.files_in(process.pid) if path.startswith(strange)] == []
        assert process.poll() is None
        process.terminate()
        assert process.wait(PATIENCE) == -signal.SIGTERM


def a_map_drawn_saved_and_judged_in_the_window(trial: Trial) -> None:
    """With mouse and keys, as a person would; the map that is opened is judged in a process of its own."""
    program, home = trial.program, trial.home
    path = Path(shutil.copy(trial.data / "scenarios" / "millbrook.rbmap", home / "map.json"))
    bounded.lend(path)
    before = path.read_text()
    with (
        displays.xvfb() as display,
        bounded.started(program, path, home=home, env=bare(home, DISPLAY=display, QT_QPA_PLATFORM="xcb")) as process,
    ):
        hands = displays.Hands(display)
        hands.take("rbdesigner")
        wait_for(lambda: any("validate" in bounded.command_of(pid) for pid in of_session(process.pid)))
        hands.key("w")
        hands.click(700, 400)
        hands.key("ctrl+s")
        wait_for(lambda: path.read_text() != before)
        hands.key("ctrl+q")
        assert process.wait(PATIENCE) == 0
        wait_for(lambda: not of_session(process.pid))
    assert '"walls"' in path.read_text()
    assert [*(home / ".local" / "state").rglob("*.log")] == []


def a_start_of_what_an_appimage_is_made_of(trial: Trial) -> None:
    made, home = trial
    folder = made / "rbdesigner.AppDir"
    said = bounded.run(folder / "AppRun", "--version", home=home, env={**bare(home), "PATH": os.defpath})
    assert said.stdout.startswith("rbdesigner ")
    assert (folder / ".DirIcon").is_file() and (folder / "rbdesigner.desktop").is_file()


def test_without_a_python_it_does_all_its_work() -> None:
    """One test, as packing takes most of its time."""
    works = [
        its_version_and_what_is_compiled,
        what_the_wheel_brings,
        maps_checked_and_drawn_as_with_a_python,
        players_of_files_in_processes_of_their_own,
        a_window_with_nothing_of_a_python_outside,
        a_start_of_what_an_appimage_is_made_of,
    ]
    left_out = {}
    if is_compiled:
        works.append(processes_that_work_and_end)
    else:
        left_out["the solver"] = "the planner is not compiled, and would take minutes"
    if missing := displays.missing(*displays.X_TOOLS):
        left_out["mouse and keys"] = f"{' and '.join(missing)} missing"
    else:
        works.append(a_map_drawn_saved_and_judged_in_the_window)
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)  # a stranger starts what is in it
        pack(Path(made))
        for work in works:
            with empty_folder() as home:
                work(Trial(Path(made), home))
    if left_out:
        pytest.skip("; ".join(f"all but {work} was tried: {reason}" for work, reason in left_out.items()))
