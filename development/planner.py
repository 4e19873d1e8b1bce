"""Compiles the planner of the machine players where there is a C compiler."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

from development import environment, processes, project, stamps

PLANNING = Path("rbdesigner", "players", "planning")
"""Where the planner lies, and what is compiled of it."""

NUMBERS = (
    Path("rbdesigner", "tiles.py"),
    Path("rbdesigner", "rules", "tables.py"),
    Path("rbdesigner", "engine", "core", "codes.py"),
    Path("rbdesigner", "engine", "core", "topology.py"),
)
"""The modules whose numbers are compiled with it."""


def has_compiler() -> bool:
    """Whether there is a C compiler, and what C needs to know of Python."""
    import shutil
    import sysconfig

    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_paths()["include"], "Python.h").exists()


def planner_key() -> str:
    """The texts and the Python that the planner is compiled for."""
    sources = (
        *sorted((project.ROOT / PLANNING).rglob("*.py")),
        *(project.ROOT / path for path in NUMBERS),
        project.ROOT / "packaging" / "compile_planner.py",
    )
    return hashlib.sha256(b"".join(map(read, sources)) + sys.version.encode()).hexdigest()


def is_planner_whole() -> bool:
    """Whether what is compiled of the planner, if anything, is as it was written."""
    made = {path.name.removesuffix(".sha256") for path in (project.ROOT / PLANNING).glob("_kernel.*")}
    kernels = (project.ROOT / PLANNING / name for name in made)
    return all(hashlib.sha256(read(path)).hexdigest() == read(Path(f"{path}.sha256")).decode() for path in kernels)


def read(path: Path) -> bytes:
    """The content of a file, none where there is no file."""
    return path.read_bytes() if path.exists() else b""


def compile_planner() -> None:
    """Compile the planner if it has changed and there is a C compiler; without one it plays slower."""
    key = planner_key()
    is_done = stamps.stamp_is("planner-failed", key) or (stamps.stamp_is("planner", key) and is_planner_whole())
    if is_done or not has_compiler():
        return
    processes.say("compiling the planner of the machine players; this takes half a minute, once")
    if (
        not environment.set_up_extra("planner", "Cython")
        or processes.call(project.PYTHON, str(project.ROOT / "packaging" / "compile_planner.py"), output=sys.stderr)
        != 0
    ):
        processes.say("it plays in Python instead, slower; python3 dev.py compile tries again")
        stamps.stamp("planner-failed", key)  # to try again at each start would take half a minute
    else:
        stamps.stamp("planner", key)
