"""The set-up of ``dev.py`` in a clone: cut off anywhere, without a network, and where nothing may be written."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

if sys.platform != "linux":
    pytest.skip("needs the processes and users of Linux", allow_module_level=True)

from tests.desktop import bounded
from tests.desktop.package_index import PackageIndex, Packages
from tests.desktop.pythons import USUAL
from tests.desktop.strangers import Stranger, stranger
from tests.installed_program import wait_for
from tests.work.processes import of_session

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("qt")]

NO_NETWORK = {"PIP_INDEX_URL": "http://127.0.0.1:9/"}
"""An index at the port where nobody answers."""
SLOW = 1800


class SetUp(NamedTuple):
    """A clone of a user, who has what is needed to start ``dev.py``."""

    user: Stranger
    clone: Path

    def command(self, *words: str) -> tuple[object, ...]:
        return (self.user.python.executable, self.clone / "dev.py", "run", *words)

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Have the program do something, set up if that is needed."""
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        environment = self.user.environment(**more)
        with bounded.started(*self.command(*words), home=self.user.home, env=environment, **pipes) as process:
            out, said = process.communicate(timeout=SLOW)
        return subprocess.CompletedProcess(words, process.returncode, out, said)

    def cut_off(self, has_come: Callable[[int], object], **more: str) -> None:
        """Begin, and kill all at a moment, which the session of the set-up shows."""
        environment = self.user.environment(**more)
        with (
            tempfile.TemporaryFile("w+") as said,
            bounded.started(*self.command("--version"), home=self.user.home, env=environment, stderr=said) as process,
        ):
            wait_for(lambda: has_come(process.pid) or process.poll() is not None)
            if process.poll() is not None:
                said.seek(0)
                pytest.fail(f"it ended before it could be cut off: {said.read()}")

    def is_installed(self, package: str) -> bool:
        return any(self.clone.glob(f".venv*/lib/python*/site-packages/{package}"))


@pytest.fixture
def set_up() -> Iterator[SetUp]:
    with stranger() as user:
        yield SetUp(user, user.clone())


def runs(what: str) -> Callable[[int], bool]:
    """Whether a session runs a command with this word in it."""
    return lambda session: any(what in word for pid in of_session(session) for word in bounded.command_of(pid))


def test_cut_off_at_any_moment_the_same_command_sets_all_up(
    set_up: SetUp, packages: Packages, index: PackageIndex
) -> None:
    """Each try mends what the one before has left, and gets further until it is cut off, too."""
    folder = packages.of(USUAL, set_up.user.python)
    pip = index.environment(folder)
    set_up.cut_off(runs("venv"), **pip)
    with index.holding("pyside6"):
        set_up.cut_off(lambda _: index.is_waited_for.is_set(), **pip)
    set_up.cut_off(lambda _: set_up.is_installed("PySide6"), **pip)
    set_up.cut_off(runs("catalogues.py"), **pip)
    is_compiled = packages.is_compiled(folder)
    if is_compiled:
        set_up.cut_off(runs("compile_planner.py"), **pip)
    done = set_up.run("--version", **pip)
    assert done.returncode == 0, done.stderr
    assert ("planner compiled: yes" in done.stdout) is is_compiled
    assert "Aufruf" in set_up.run("--help", LANG="de_DE.UTF-8", **NO_NETWORK).stdout
    after_a_pull(set_up)


def after_a_pull(set_up: SetUp) -> None:
    """Without a network that brings another ``pyproject.toml`` all goes on as it was."""
    with (set_up.clone / "pyproject.toml").open("a") as project:
        project.write("# another\n")
    for _ in range(2):
        done = set_up.run("--version", **NO_NETWORK)
        assert (done.returncode, done.stdout.count("\n")) == (0, 1), done.stderr
        assert complaints(done) == 1


def test_without_a_network_it_says_so_in_a_line(set_up: SetUp) -> None:
    for _ in range(2):
        done = set_up.run("--version", **NO_NETWORK)
        assert (done.returncode, done.stdout, complaints(done)) == (1, "", 1)


@pytest.mark.skipif(not bounded.is_root(), reason="a user may always write what is his")
def test_where_nothing_may_be_written_it_says_so_in_a_line(set_up: SetUp) -> None:
    set_up.clone.chmod(0o555)
    done = set_up.run("--version", **NO_NETWORK)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1), done.stderr
    assert str(set_up.clone) in done.stderr


def complaints(done: subprocess.CompletedProcess[str]) -> int:
    """The lines on standard error but for those that tell what is being done."""
    lines = done.stderr.splitlines()
    assert all(line.startswith("dev.py: ") for line in lines), done.stderr
    return sum("setting up" not in line for line in lines)
