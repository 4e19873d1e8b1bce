"""The way to more of the program, as it is told to those who lack it."""

from __future__ import annotations

import shlex
import sys
import tomllib
from pathlib import Path

import pytest

from rbdesigner import resources
from rbdesigner.resources import install_command

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("extra", ["lab", "cluster"])
def test_an_extra_is_installed_from_the_checkout_it_lacks_in(extra: str) -> None:
    command = shlex.split(install_command(extra))
    assert command == [sys.executable, "-m", "pip", "install", "--editable", f"{ROOT}[{extra}]"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert extra in project["project"]["optional-dependencies"]


def test_elsewhere_it_is_installed_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "rbdesigner")
    wanted = ["-m", "pip", "install", "rbdesigner[lab]"]
    assert shlex.split(install_command("lab")) == [sys.executable, *wanted]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert shlex.split(install_command("lab")) == ["python", *wanted]
