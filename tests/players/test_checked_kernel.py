"""Whole games with a kernel that tells of numbers beyond the ends of its arrays."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from rbdesigner.players.planning import kernel

ROOT = Path(__file__).parents[2]
GAMES = """
import sys
from importlib.util import module_from_spec, spec_from_file_location

name = "rbdesigner.players.planning._kernel"
spec = spec_from_file_location(name, sys.argv[1])
sys.modules[name] = module_from_spec(spec)
spec.loader.exec_module(sys.modules[name])

import rbdesigner as rb
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.players.planning import kernel

assert kernel.is_compiled
for title, seats, numbers in (("the-desert-crown", 3, (0, 63)), ("four-winds", 4, (0, 5)), ("twin-isles", 2, (0, 1))):
    setup = RunSetup.of(rb.load(f"scenarios/{title}.rbmap"), ["planner:easy"] * seats)
    for number in numbers:
        print(title, number, play_table(setup, setup.table(number)).failure or "played")
"""
"""In game 63 of the Desert Crown a wall takes away the last border that another plan knew."""


@pytest.mark.slow
def test_no_plan_reads_or_writes_beyond_its_arrays(tmp_path: Path) -> None:
    pytest.importorskip("Cython")
    if shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is None:
        pytest.skip("there is no C compiler")
    compiler = [sys.executable, "packaging/compile_planner.py", "--checked", str(tmp_path)]
    subprocess.run(compiler, cwd=ROOT, check=True, capture_output=True)
    (made,) = (path for path in tmp_path.iterdir() if path.suffix != kernel.DIGEST)
    command = [sys.executable, "-c", GAMES, str(made)]
    played = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert "IndexError" not in played.stderr
    assert [line.split()[-1] for line in played.stdout.splitlines()] == ["played"] * 6
