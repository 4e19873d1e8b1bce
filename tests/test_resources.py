"""The way to more of the program, as it is told to those who lack it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from rbdesigner.lab.runs.executors import ExecutorError, executor
from rbdesigner.resources import install_command


def test_a_package_is_added_to_the_environment_that_lacks_it() -> None:
    """No index has the program, so that none of its extras can be asked for by name."""
    assert shlex.split(install_command("distributed") or "") == [
        *(sys.executable, "-m", "pip", "install", "distributed"),
    ]


def test_pipx_adds_it_to_an_environment_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pipx_metadata.json").touch()
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert install_command("distributed") == "pipx inject rbdesigner distributed"


def test_a_packed_program_takes_in_nothing_and_says_what_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert install_command("distributed") is None
    with pytest.raises(ExecutorError, match="packed program has no Dask: install"), executor(cluster="tcp://here:1"):
        pass
