"""Whether planner and engine can be compiled, as it is seen before anything is tried."""

from __future__ import annotations

import importlib
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there setuptools knows where the compiler lies")


@pytest.fixture
def c_compiler(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("setuptools")
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("c_compiler")


def test_a_compiler_that_is_not_there_is_named(c_compiler: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pipe")
    assert c_compiler.obstacle() == "there is no C compiler no-such-compiler"


def test_a_python_without_headers_is_told_of(
    c_compiler: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    assert c_compiler.obstacle() == f"there is no {tmp_path / 'Python.h'} (Debian: python3-dev)"
    (tmp_path / "Python.h").touch()
    assert c_compiler.obstacle() == ""
