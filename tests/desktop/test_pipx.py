"""``pipx install .``, by which the README says the program comes for good."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("other systems are tried by hand", allow_module_level=True)

from tests.desktop import bounded
from tests.desktop.package_index import PackageIndex, Packages
from tests.desktop.pythons import USUAL
from tests.desktop.strangers import Stranger, shipped_scenarios, stranger
from tests.installed_program import skip_for, try_all

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("qt")]


def test_the_program_comes_whole_and_goes_whole(packages: Packages, index: PackageIndex) -> None:
    with stranger() as user:
        clone = user.clone()
        folder = packages.of(USUAL, user.python)
        pip = index.environment(folder)
        python = (user.home / "pipx", user.python.executable)
        do(user, python[1], "-m", "venv", python[0], **pip)
        do(user, python[0] / "bin" / "pip", "--quiet", "install", "pipx", **pip)
        pipx = python[0] / "bin" / "pipx"
        do(user, pipx, "install", clone, **pip)
        command = user.python.command(user.home / ".local" / "bin" / "rbdesigner")
        left_out = try_all(
            command, shipped_scenarios(user.home / ".local"), is_planner_compiled=packages.is_compiled(folder)
        )
        assert "rbdesigner.1" in {path.name for path in (user.home / ".local" / "share" / "man").rglob("*")}
        do(user, *command, "--install-desktop")
        assert "rbdesigner.desktop" in {path.name for path in traces(user, clone)}
        do(user, *command, "--install-desktop", "--remove")
        do(user, pipx, "uninstall", "rbdesigner")
        assert traces(user, clone) == []
    skip_for(left_out)


def do(user: Stranger, *command: object, **more: str) -> None:
    bounded.done(*command, home=user.home, env=user.environment(**more))


def traces(user: Stranger, clone: Path) -> list[Path]:
    """What a home has of the program besides the clone, and what pipx notes for itself."""
    found = [path for path in user.home.rglob("*rbdesigner*") if not path.is_relative_to(clone)]
    return [path for path in found if path.suffix not in (".lock", ".log")]
