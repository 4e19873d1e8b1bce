"""Somebody who has nothing but a home with a clone of the project in it, and an index of packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.desktop import bounded, pythons
from tests.desktop.pythons import Python

ROOT = Path(__file__).resolve().parents[2]


class Stranger(NamedTuple):
    """The home of a user, in a folder whose name is not plain, and the Python that the machine has for all."""

    home: Path
    python: Python

    def environment(self, **more: str) -> dict[str, str]:
        """That of a user who has set nothing."""
        path = os.pathsep.join((str(self.home / ".local" / "bin"), os.defpath))
        return {"HOME": str(self.home), "PATH": path, **self.python.environment, **more}

    def clone(self) -> Path:
        """A clone of the last commit; skips the test where there is none."""
        if shutil.which("git") is None or not (ROOT / ".git").exists():
            pytest.skip("this is no checkout, or there is no git")
        folder = self.home / "Roads & Boats"
        git = ["git", "-c", f"safe.directory={ROOT}", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(folder)]
        subprocess.run(git, check=True)
        for path in (folder, *folder.rglob("*")):
            bounded.lend(path)
        return folder


@contextmanager
def stranger(version: str = pythons.USUAL) -> Iterator[Stranger]:
    """Somebody with a Python of a version, for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        home = Path(folder, "Änne Müller")
        home.mkdir()
        bounded.lend(home)
        yield Stranger(home, pythons.python(version, Path(folder, "python")))


def shipped_scenarios(folder: Path) -> Path:
    """The scenarios that came with what is installed somewhere below a folder."""
    (found,) = folder.rglob("site-packages/rbdesigner/data/scenarios")
    return found
