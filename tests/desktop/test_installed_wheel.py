"""The wheel that is made of the sdist: installed as a user does it, far from the checkout, and tried there."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import pytest

if sys.platform != "linux":
    pytest.skip("other systems are tried by hand", allow_module_level=True)

from tests.desktop import bounded, pythons
from tests.desktop.package_index import PackageIndex, Packages
from tests.desktop.strangers import Stranger, shipped_scenarios, stranger
from tests.installed_program import GAME, MAP, InstalledProgram, empty_home, skip_for, try_all

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("qt")]


class Installation(NamedTuple):
    """An environment of a user."""

    user: Stranger
    index: PackageIndex

    @classmethod
    def make(cls, user: Stranger, index: PackageIndex) -> Installation:
        """Make an empty one."""
        made = cls(user, index)
        python = user.python.executable
        bounded.done(python, "-m", "venv", made.folder, home=user.home, env=user.environment())
        return made

    @property
    def folder(self) -> Path:
        return self.user.home / "für Spiele"

    @property
    def command(self) -> tuple[str, ...]:
        return self.user.python.command(self.folder / "bin" / "rbdesigner")

    @property
    def scenarios(self) -> Path:
        return shipped_scenarios(self.folder)

    def pip(self, *words: object, packages: str) -> None:
        """Install or remove with what a folder of the index has."""
        environment = self.user.environment(**self.index.environment(packages))
        python = self.folder / "bin" / "python"
        bounded.done(python, "-m", "pip", "--quiet", *words, home=self.user.home, env=environment)

    def traces(self) -> list[Path]:
        """The files of the program that an environment has; pip leaves folders that are empty."""
        return [path for path in self.folder.rglob("*") if path.is_file() and "rbdesigner" in str(path)]


@pytest.mark.parametrize("version", pythons.VERSIONS)
def test_of_every_python_it_does_all_its_work_and_goes_without_a_trace(
    version: str, packages: Packages, index: PackageIndex
) -> None:
    with stranger(version) as user:
        installation = Installation.make(user, index)
        folder = packages.of(version, user.python)
        installation.pip("install", "rbdesigner", packages=folder)
        is_compiled = packages.is_compiled(folder)
        left_out = try_all(installation.command, installation.scenarios, is_planner_compiled=is_compiled)
        installation.pip("uninstall", "--yes", "rbdesigner", packages=folder)
        assert installation.traces() == []
    skip_for(left_out)


def test_without_a_compiler_it_says_so_and_plays_the_same(packages: Packages, index: PackageIndex) -> None:
    games = []
    with stranger() as user:
        installation = Installation.make(user, index)
        folder = packages.of(pythons.USUAL, user.python)
        pure = f"{index.url}/{packages.pure(user.python)}"
        for wheel in ("rbdesigner", pure):
            installation.pip("install", "--force-reinstall", wheel, packages=folder)
            games.append(games_of(installation))
        left_out = try_all(installation.command, installation.scenarios, is_planner_compiled=False)
    assert games[0] == games[1]
    skip_for(left_out)


def games_of(installation: Installation) -> tuple[str, ...]:
    """What machines play: a solo game that is looked for, and games that are measured."""
    with empty_home() as home:
        program = InstalledProgram(installation.command, installation.scenarios, home)
        program.lay_out()
        solo = program.scenarios / "millbrook.rbmap"
        runs = (
            program.run("solve", solo, "--plans", "20", "--cores", "2", "--out", GAME),
            program.run("simulate", MAP, "--games", "2", "--players", "easy,random", "--cores", "2", "--json"),
        )
        assert [done.returncode for done in runs] == [0, 0], [done.stderr for done in runs]
        return (home / GAME).read_text(encoding="utf-8"), runs[1].stdout
