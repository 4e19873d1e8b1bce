"""The versions of Python that this machine has, and how somebody else can start them."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.desktop import bounded

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
"""Those on which the program is to run."""
USUAL = "{}.{}".format(*sys.version_info)
"""That which runs the tests."""
_NOT_NEEDED = shutil.ignore_patterns("test", "idlelib", "site-packages", "__pycache__", "*.a", "share")
_LOOK = """
import ensurepip, os, sys
print("{}.{}".format(*sys.version_info), os.path.realpath(sys.executable), sys.base_prefix, sep="\\n")
"""


class Python(NamedTuple):
    """An interpreter, and what its programs need in their environment to start."""

    executable: Path
    environment: dict[str, str]

    def command(self, *words: object) -> tuple[str, ...]:
        """The command that starts a program of this interpreter in any environment."""
        told = [f"{name}={value}" for name, value in self.environment.items()]
        return (*(("/usr/bin/env", *told) if told else ()), *map(str, words))


def python(version: str, folder: Path) -> Python:
    """An interpreter of a version that strangers can start; skips the test where there is none.

    One that lies where strangers may not look, as in root's home, is copied to the folder.
    """
    found = _found(version)
    if not found:
        pytest.skip(f"there is no Python {version} with ensurepip on this machine")
    for executable in found:
        if _is_for_all(executable):
            return Python(executable, {})
    executable, prefix = next(iter(found.items()))
    shutil.copytree(prefix, folder, symlinks=True, ignore=_NOT_NEEDED, dirs_exist_ok=True)
    libraries = str(folder / "lib")  # the copy would look for them where they were
    return Python(folder / executable.relative_to(prefix), {"LD_LIBRARY_PATH": libraries})


@functools.cache
def _found(version: str) -> dict[Path, Path]:
    """The interpreters of a version, each with its prefix."""
    found: dict[Path, Path] = {}
    for path in _candidates(version):
        if os.access(path, os.X_OK):
            said = subprocess.run([path, "-c", _LOOK], capture_output=True, text=True)
            if said.returncode == 0:
                told, executable, prefix = said.stdout.splitlines()
                found |= {Path(executable): Path(prefix)} if told == version else {}
    return found


def _candidates(version: str) -> Iterator[Path]:
    name = f"python{version}"
    yield from (Path(folder) / name for folder in os.get_exec_path())
    yield Path(sys.base_prefix) / "bin" / name
    yield from sorted(Path("~/.pyenv/versions").expanduser().glob(f"{version}.*/bin/{name}"))


def _is_for_all(executable: Path) -> bool:
    """Whether somebody who owns nothing can start it."""
    try:
        return bounded.run(executable, "-c", "", home=Path("/"), env={}).returncode == 0
    except PermissionError:
        return False
