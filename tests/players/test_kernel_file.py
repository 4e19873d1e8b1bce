"""The file of the compiled planner: one that was cut short is left alone, and none is ever half written."""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from rbdesigner.players.planning import constants, kernel

ROOT = Path(__file__).parents[2]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
LOAD = """
import sys
from pathlib import Path
import rbdesigner.players.planning as planning
planning.__path__.insert(0, sys.argv[1])
from rbdesigner.players.planning import kernel
print(kernel.is_compiled)
"""
FULL = """
import resource, runpy, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)),) * 2)
runpy.run_path("packaging/compile_planner.py", run_name="__main__")
"""
compiled = pytest.mark.skipif(not kernel.is_compiled, reason="the planner is not compiled")
linux = pytest.mark.skipif(sys.platform != "linux", reason="files are limited as Linux does it")


def kernel_in(folder: Path) -> Path:
    """A copy of the compiled planner with its digest, in a folder of its own."""
    found = importlib.util.find_spec(f"{kernel.__package__}.{kernel.COMPILED}")
    assert found is not None and found.origin is not None
    copy = folder / Path(found.origin).name
    shutil.copy(found.origin, copy)
    copy.with_name(copy.name + kernel.DIGEST).write_text(hashlib.sha256(copy.read_bytes()).hexdigest())
    return copy


def loaded(folder: Path) -> str:
    """Whether a Python takes the kernel in a folder; it ends if it loads what it should not."""
    done = subprocess.run([sys.executable, "-c", LOAD, str(folder)], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


@compiled
def test_a_kernel_that_was_cut_short_is_not_loaded(tmp_path: Path) -> None:
    copy = kernel_in(tmp_path)
    assert loaded(tmp_path) == "True"
    data = copy.read_bytes()
    copy.write_bytes(data[: len(data) // 2])
    assert loaded(tmp_path) == "False"
    copy.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    assert loaded(tmp_path) == "False"


@compiled
def test_a_kernel_without_a_digest_is_not_loaded(tmp_path: Path) -> None:
    """One of an earlier version: nothing tells whether it was cut short."""
    copy = kernel_in(tmp_path)
    copy.with_name(copy.name + kernel.DIGEST).unlink()
    copy.write_bytes(copy.read_bytes()[:60_000])
    assert loaded(tmp_path) == "False"


def test_a_kernel_of_other_rules_is_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers of the rules are part of a compiled kernel, though they stand in no module of it."""
    before = kernel.source()
    monkeypatch.setattr(constants, "BOARDS_COST", tuple(cost + 1 for cost in constants.BOARDS_COST))
    assert kernel.source() != before


@linux
@pytest.mark.slow
def test_a_full_disk_leaves_the_kernel_that_is_there(tmp_path: Path) -> None:
    pytest.importorskip("Cython")
    whole = subprocess.run(
        [sys.executable, "packaging/compile_planner.py", "--checked", str(tmp_path)], cwd=ROOT, capture_output=True
    )
    assert whole.returncode == 0
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert len(before) == 2
    for most in (1000, 100_000, 600_000):  # no room for the text, for what C makes of it, for the kernel
        command = [sys.executable, "-c", FULL, str(most), "--checked", str(tmp_path)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 1
        assert "the planner was not compiled" in done.stderr and "Traceback" not in done.stderr
        assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
