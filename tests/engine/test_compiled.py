"""The compiled engine is the engine: the same games, lists, reasons and events; and it is used only where it fits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rbdesigner import engine
from tests.parameters import few

ROOT = Path(__file__).parents[2]


def run(*command: str, compiled: str) -> str:
    """The output of a Python that looks for compiled modules in a folder, or nowhere if it has no name."""
    environment = {**os.environ, "RBDESIGNER_COMPILED": compiled, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


IN_USE = ("-c", "from rbdesigner import engine; print(engine.IS_COMPILED, len(engine.__path__))")


def test_without_compiled_modules_it_is_python(tmp_path: Path) -> None:
    assert run(*IN_USE, compiled="") == "False 1\n"
    assert run(*IN_USE, compiled=str(tmp_path)) == "False 1\n"
    assert run(*IN_USE, compiled=str(tmp_path / "nowhere")) == "False 1\n"


def test_compiled_modules_are_used_only_if_they_were_made_for_this_python_of_these_sources(tmp_path: Path) -> None:
    mark = tmp_path / engine.ORIGIN
    mark.write_text(engine.origin(), "utf-8")
    assert run(*IN_USE, compiled=str(tmp_path)) == "True 2\n"
    abi, checksum = engine.origin().split()
    for other in (f"{abi} 00000000\n", f".other-python.so {checksum}\n", ""):
        mark.write_text(other, "utf-8")
        assert run(*IN_USE, compiled=str(tmp_path)) == "False 1\n"


def test_compiled_modules_that_were_cut_short_are_not_used(tmp_path: Path) -> None:
    (tmp_path / engine.ORIGIN).write_text(f"{engine.origin()}a module.so 5\n", "utf-8")
    for content, is_used in (("whole", True), ("who", False), ("", False)):
        (tmp_path / "a module.so").write_text(content)
        assert run(*IN_USE, compiled=str(tmp_path)).startswith(f"{is_used} ")


@pytest.mark.skipif(not engine.IS_COMPILED, reason="the engine is not compiled: python3 dev.py compile")
def test_the_compiled_engine_plays_the_same_games() -> None:
    first, *pure = run("-m", "tests.engine.playing", compiled="").splitlines()
    mark, *compiled = run("-m", "tests.engine.playing", compiled=str(engine.COMPILED)).splitlines()
    assert (first, mark) == ("False True", "True False")
    assert len(pure) > 30
    assert compiled == pure


def test_a_compiler_that_fails_leaves_what_was_there_and_is_told_in_a_line(tmp_path: Path) -> None:
    pytest.importorskip("setuptools")
    (tmp_path / engine.ORIGIN).touch()
    (tmp_path / "kept").touch()
    environment = {**os.environ, "CC": "no-such-compiler", "RBDESIGNER_COMPILED": ""}
    command = [sys.executable, "packaging/compile_engine.py", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith(
        "dev.py: the engine was not compiled: there is no C compiler no-such-compiler"
    )
    assert (tmp_path / "kept").exists()


@pytest.mark.parametrize("option", few(["--remove", "--quick"], 1))
def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path, option: str) -> None:
    pytest.importorskip("setuptools")
    (tmp_path / "letter").touch()
    command = [sys.executable, "packaging/compile_engine.py", str(tmp_path), option]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (
        1,
        f"dev.py: the engine was not compiled: {tmp_path} holds something else\n",
    )
    assert (tmp_path / "letter").exists()
