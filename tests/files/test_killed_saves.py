"""Saves that are killed lose nothing, and what they leave behind goes with a later one."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from rbdesigner.scenario import disk, files
from rbdesigner.scenario.saving import backup_path, write_atomically
from tests.files.contents import NEW, OLD

pytestmark = pytest.mark.usefixtures("own_folder")
ROOT = Path(__file__).parents[2]


def process_that_is_over() -> int:
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        pass
    return process.pid


def left_by(process: int, target: Path, machine: str = "") -> Path:
    name = disk.written_beside(target, b"x")
    mark = machine or name.name.split("-")[1]
    return name.rename(name.with_name(f".rbdesigner-{mark}-{process}-{'a' * 12}.tmp"))


def test_what_a_killed_save_has_left_goes_with_a_later_save(target: Path) -> None:
    left = left_by(process_that_is_over(), target)
    write_atomically(target.with_name("other.json"), NEW)
    assert not left.exists()


def test_what_others_are_writing_or_have_made_stays(target: Path) -> None:
    folder = target.parent
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        over = process_that_is_over()
        writing = left_by(process.pid, target)
        elsewhere = left_by(over, target, "0" * 6)
        older = folder / f".rbdesigner-{'b' * 12}.tmp"
        foreign = [folder / name for name in (".rbdesigner-notes.tmp", "x.tmp", f"x.rbdesigner-{'c' * 12}.tmp")]
        for path in (older, *foreign):
            path.write_text("x")
            os.utime(path, (1, 1)) if path in foreign else None
        write_atomically(target, NEW)
        assert all(path.exists() for path in (writing, elsewhere, older, *foreign))
        for path in (elsewhere, older):
            os.utime(path, (1, 1))
        write_atomically(target, OLD)
        assert [path.exists() for path in (writing, elsewhere, older)] == [True, False, False]
        assert all(path.exists() for path in foreign)
        process.communicate(b"\n")


def test_killed_at_any_call_nothing_is_lost() -> None:
    script = Path(__file__).parent / "killed_while_saving.py"
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as own:
        for folder in (name, own):
            Path(folder).chmod(0o777)
        result = subprocess.run(
            [sys.executable, script, name],
            cwd=ROOT,
            env=os.environ | {"XDG_DATA_HOME": own},
            capture_output=True,
            text=True,
        )
    assert (result.returncode, result.stderr) == (0, "")
    assert min(map(int, result.stdout.split())) > 30


@pytest.mark.slow
def test_killed_at_any_moment_nothing_is_lost(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from benchmarks.maps import big_map\n"
        "from rbdesigner.scenario import files\n"
        "maps = [big_map(20, 20, seed) for seed in range(2)]\n"
        "files.save(maps[0], sys.argv[1])\n"
        "print('ready', flush=True)\n"
        "while True:\n"
        "    for scenario in maps: files.save(scenario, sys.argv[1])\n"
    )
    path, chance = tmp_path / "map.json", random.Random(5)
    for _ in range(6):
        with subprocess.Popen([sys.executable, "-c", code, path], cwd=ROOT, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            time.sleep(chance.uniform(0.0, 0.1))
            process.send_signal(signal.SIGKILL)
        assert files.load(path).properties.title == "Measured with 20 by 20"
        if backup_path(path).exists():
            assert files.load(backup_path(path)).properties.title == "Measured with 20 by 20"
