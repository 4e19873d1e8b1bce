"""Compile the busiest modules of the engine with mypyc: ``python3 dev.py compile``.

What is made belongs to this Python and these sources, and lies in ``rbdesigner/engine/compiled`` or the folder that is
named; :mod:`rbdesigner.engine` says when it is used. ``--quick`` compiles in a third of the time what is no faster than
Python, to see that it is the same.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import shutil
import sys
import tempfile
from pathlib import Path

import c_compiler
from mypyc.build import mypycify

from rbdesigner import engine

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path("rbdesigner", "engine")

CORE = ("action_lists", "codes", "connections", "phase_state", "state", "state_key", "validation")
MECHANICS = (
    "builder", "building", "carrying", "consent", "exchange", "factories", "freight", "geese", "handler",
    "legality", "limits", "livestock", "movement", "order", "payment", "production", "reach", "research", "roads",
    "supply", "turn_sequence", "walls", "wonder",
)  # fmt: skip
MODULES = tuple(f"{room}/{name}.py" for room, names in (("core", CORE), ("mechanics", MECHANICS)) for name in names)
"""All that a move goes through. Actions, events and the map stay as they are: mypyc has no slots in dataclasses with
class variables, and reading their fields takes little."""


def build(folder: Path, is_quick: bool) -> None:
    """Compile into an empty folder, each module in the folder of its room."""
    paths = [str(SOURCES / module) for module in MODULES]
    with contextlib.redirect_stdout(io.StringIO()):  # warnings about generator expressions, which become lists
        extensions = mypycify(
            paths,
            opt_level="0" if is_quick else "3",
            debug_level="0",
            group_name="rbdesigner.engine.compiled",
            target_dir=str(folder / "c"),
        )
    c_compiler.build(extensions, folder / "lib", folder / "c")


def put(made: Path, target: Path, origin: str) -> None:
    """Put what was made in place of what was there: whole, or not at all."""
    fresh = target.with_name(f"{target.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        shutil.copytree(made, fresh)
        sizes = (
            f"{path.relative_to(fresh)} {path.stat().st_size}\n" for path in sorted(fresh.rglob("*")) if path.is_file()
        )
        (fresh / engine.ORIGIN).write_text("".join([origin, *sizes]), "utf-8")
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def failure(reason: str) -> int:
    """Say why nothing was compiled; the exit code."""
    print(f"dev.py: the engine was not compiled: {reason}", file=sys.stderr)
    return 1


def main() -> int:
    """Compile, and replace what was there before only when all is done; the exit code."""
    parser = argparse.ArgumentParser(prog="dev.py compile", description="Compile the busiest modules of the engine.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / SOURCES / "compiled", help="where to put them")
    parser.add_argument("--quick", action="store_true", help="without optimization: soon done, and no faster to run")
    parser.add_argument("--remove", action="store_true", help="remove them, so that all runs in Python again")
    arguments = parser.parse_args()
    target: Path = arguments.folder.resolve()
    if target.exists() and any(target.iterdir()) and not (target / engine.ORIGIN).exists():
        return failure(f"{target} holds something else")
    if arguments.remove:
        shutil.rmtree(target, ignore_errors=True)
        return 0
    if found := c_compiler.obstacle():
        return failure(found)
    os.chdir(ROOT)
    origin = engine.origin()  # of the sources as they are now, whatever is done to them meanwhile
    with tempfile.TemporaryDirectory() as scratch:
        try:
            build(Path(scratch), arguments.quick)
            put(Path(scratch, "lib", SOURCES), target, origin)
        except (shutil.Error, *c_compiler.FAULTS) as fault:
            return failure(str(fault))
    print(f"compiled {len(MODULES)} modules into {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
