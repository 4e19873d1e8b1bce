"""What is made for the wheel out of what git tracks: languages, manual pages, completions, compiled parts.

Each product is made by a script in a copy of the project, as in a checkout, and taken from where the script puts it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from shipped_files import DATA


class ProductError(Exception):
    """A product could not be made; the text says why, in a line."""


@dataclass(frozen=True)
class Product:
    """Files that a script makes.

    They lie in ``folder`` of the project, have names like ``pattern``, and go to ``place`` in the wheel, or below the
    prefix of the installation if they are shared. What is compiled fits one kind of Python, system and processor.
    """

    name: str
    script: tuple[str, ...]
    folder: str
    pattern: str
    place: str
    is_needed: bool = False
    is_shared: bool = False
    is_compiled: bool = False

    def make(self, tree: Path) -> dict[str, str]:
        """Make it in a copy of the project; the files and their places. ProductError if that cannot be done."""
        path = os.pathsep.join(filter(None, (str(tree), os.environ.get("PYTHONPATH"))))
        command = (sys.executable, str(tree / self.script[0]), *self.script[1:])
        environment = {**os.environ, "PYTHONPATH": path}
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
        folder = tree / self.folder
        made = {
            str(path): str(PurePosixPath(self.place, path.relative_to(folder).as_posix()))
            for path in folder.glob(self.pattern)
            if path.is_file()
        }
        if done.returncode or not made:
            said = (done.stderr or done.stdout).strip().splitlines()
            raise ProductError(f"{self.name}: not in the wheel: {said[-1] if said else 'nothing was made'}")
        return made


def _completion(shell: str, place: str) -> Product:
    """The script by which a shell completes our command lines."""
    script = ("packaging/make_completions.py", shell)
    return Product(
        f"completions for {shell}", script, f"build/completions/{shell}", "*", place, is_needed=True, is_shared=True
    )


PRODUCTS = (
    Product(
        "the languages of the window",
        ("languages/catalogues.py", "--compile"),
        "languages",
        "*.qm",
        f"{DATA}/languages",
        is_needed=True,
    ),
    Product(
        "the manual pages",
        ("packaging/make_man_pages.py",),
        "build/man",
        "*.1",
        "share/man/man1",
        is_needed=True,
        is_shared=True,
    ),
    _completion("bash", "share/bash-completion/completions"),
    _completion("zsh", "share/zsh/site-functions"),
    _completion("fish", "share/fish/vendor_completions.d"),
    Product(
        "the planner, compiled",
        ("packaging/compile_planner.py",),
        "rbdesigner/players/planning",
        "_kernel.*",
        "rbdesigner/players/planning",
        is_compiled=True,
    ),
    Product(
        "the engine, compiled",
        ("packaging/compile_engine.py",),
        "rbdesigner/engine/compiled",
        "**/*",
        "rbdesigner/engine/compiled",
        is_compiled=True,
    ),
)
"""All that a wheel holds besides what git tracks, in the order in which it is made."""


def copy_of(root: Path, files: Iterable[PurePosixPath], target: Path) -> Path:
    """A copy of these files of the project in an empty folder: what is compiled is held against their very text."""
    for path in files:
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / path, target / path)
    return target
