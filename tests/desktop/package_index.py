"""Packages of ours and of all that we need, and an index on this machine that serves them.

They are fetched once in a run of the tests. Whoever installs from the index needs no other network.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.desktop.pythons import Python

ROOT = Path(__file__).resolve().parents[2]
SLOW = 1800
"""Seconds that fetching and compiling may take on a busy machine."""
ALL_WE_NEED = "[compile]"
"""The extra with which everything is there that builds the program."""
TOOLS = ("editables", "pipx", "pip", "setuptools")
"""What links an environment to a checkout, and what installs the program."""
PURE = "pure"
"""The folder of the wheel that is made without a compiler."""


def build_requirements() -> list[str]:
    """What pip installs to make a wheel."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return [*project["build-system"]["requires"], *hook["dependencies"]]


class PackageIndex(ThreadingHTTPServer):
    """Serves a folder of packages to this machine."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
        self.held = ""
        self.is_waited_for = threading.Event()
        """Set when somebody waits for the rest of a package."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    @contextmanager
    def holding(self, name: str) -> Iterator[None]:
        """Send the beginning alone of the packages with such a name, as a line does that is cut."""
        self.held = name
        self.is_waited_for.clear()
        yield
        self.held = ""

    def environment(self, folder: str) -> dict[str, str]:
        """What makes pip take its packages from a folder of this index, and from nowhere else."""
        return {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": f"{self.url}/{folder}/", "PIP_CONFIG_FILE": os.devnull}


class _Handler(SimpleHTTPRequestHandler):
    server: PackageIndex

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        held = self.server.held
        if not held or not Path(self.path).name.startswith(held):
            super().copyfile(source, outputfile)
            return
        outputfile.write(source.read(1 << 20))
        self.server.is_waited_for.set()
        self.connection.recv(1)  # which ends when whoever waits does


@contextmanager
def serving(folder: Path) -> Iterator[PackageIndex]:
    """An index of the packages in the folders of a folder."""
    with PackageIndex(folder) as index:
        thread = threading.Thread(target=index.serve_forever, daemon=True)
        thread.start()
        try:
            yield index
        finally:
            index.shutdown()
            thread.join()


class Packages:
    """A folder with a folder for each version of Python, and one for the wheel without anything compiled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def of(self, version: str, python: Python) -> str:
        """The wheel that is made of the sdist for a version, and those of others; the name of their folder."""
        with self._once(version) as is_to_be_made:
            if is_to_be_made:
                needed = f"{self._sdist()}{ALL_WE_NEED}"
                self._pip(python, "wheel", "--wheel-dir", self.folder / version, needed, *build_requirements(), *TOOLS)
        return version

    def is_compiled(self, folder: str) -> bool:
        """Whether the machine has what compiles for this Python: a compiler, and Python's headers."""
        return not any((self.folder / folder).glob("rbdesigner-*-none-any.whl"))

    def pure(self, python: Python) -> str:
        """The wheel that is made of the sdist where there is no compiler; where the index has it."""
        folder = self.folder / PURE
        with self._once(PURE) as is_to_be_made:
            if is_to_be_made:
                no_compiler = {"CC": "no-such-compiler"}
                self._pip(python, "wheel", "--no-deps", "--wheel-dir", folder, self._sdist(), **no_compiler)
        (wheel,) = folder.glob("*.whl")
        return f"{PURE}/{wheel.name}"

    def _sdist(self) -> Path:
        _carry_out([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(self.folder)], cwd=ROOT)
        (sdist,) = self.folder.glob("*.tar.gz")
        return sdist

    def _pip(self, python: Python, *words: object, **more: str) -> None:
        """Call the pip of an environment that is made for it: not every Python has one of its own."""
        environment = self.folder / f"pip-{python.executable.name}"
        start = {**os.environ, **python.environment, **more}
        _carry_out([str(python.executable), "-m", "venv", str(environment)], env=start)
        _carry_out([str(environment / "bin" / "python"), "-m", "pip", "--quiet", *map(str, words)], env=start)

    @contextmanager
    def _once(self, name: str) -> Iterator[bool]:
        """Whether something is still to be made; no other process makes anything meanwhile."""
        made = self.folder / f"{name}-made"
        with (self.folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield not made.exists()
            made.touch()


@contextmanager
def packages_of_this_run(folder: Path) -> Iterator[Packages]:
    """Packages that the processes of a run of the tests share; the last one takes them away."""
    packages = Packages(folder)
    with folder.with_suffix(".used").open("w") as used:
        fcntl.flock(used, fcntl.LOCK_SH)
        yield packages
        with suppress(BlockingIOError):
            fcntl.flock(used, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder)


def _carry_out(command: list[str], **more: Any) -> None:
    done = subprocess.run(command, capture_output=True, text=True, timeout=SLOW, **more)
    if "No matching distribution" in done.stderr:
        pytest.skip(f"packages cannot be fetched: {done.stderr.strip().splitlines()[-1]}")
    assert done.returncode == 0, done.stderr
