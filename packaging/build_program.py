"""Pack the program with all it needs into a folder that starts without a Python: ``python3 dev.py program``.

PyInstaller follows ``rbdesigner.spec`` in a copy of what git tracks, with all that is made for a wheel. It packs for
the system it runs on, and no other. With ``--appdir`` the folder gets beside it what ``appimagetool`` makes an AppImage
of (Linux).
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from icu_data import shrink
from program_parts import ROOT, for_the_desktop
from shipped_files import tracked
from wheel_products import PRODUCTS, ProductError, copy_of

from rbdesigner.licences import FOLDER

NAME = "rbdesigner"
APP_RUN = f'#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/usr/lib/{NAME}/{NAME}" "$@"\n'
BINUTILS = ("ld", "objcopy", "objdump", "strip")
LIBRARY = re.compile(r"\.so(\.\d+)*$")
"""How the names of Python's library, of modules in C and of other libraries end on Linux."""


def project(scratch: Path) -> Path:
    """A copy of the project, with all that is compiled; ProductError if something that is needed cannot be made."""
    tree = copy_of(ROOT, tracked(), scratch / "project")
    for product in (each for each in PRODUCTS if not each.is_shared):
        try:
            product.make(tree)
        except ProductError as fault:
            if product.is_needed:
                raise
            print(f"dev.py: {fault}", file=sys.stderr)
    return tree


def pack(tree: Path, scratch: Path) -> Path:
    """Have PyInstaller make the folder of the program; CalledProcessError if it fails."""
    work = scratch / "work" / NAME  # where PyInstaller works for a recipe of this name
    work.mkdir(parents=True)
    plain_engine = {"RBDESIGNER_COMPILED": ""}  # PyInstaller takes it for modules of their own if they are loaded
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYI_LOG_LEVEL": "ERROR", **plain_engine}
    for command in (
        [str(tree / "packaging" / "make_icon.py"), str(work)],
        ["-m", "PyInstaller", "--distpath", str(scratch), "--workpath", str(work.parent),
         str(tree / "packaging" / "rbdesigner.spec")],
    ):  # fmt: skip
        subprocess.run([sys.executable, *command], check=True, cwd=tree, env=environment)
    made = scratch / (f"{NAME}.app" if sys.platform == "darwin" else NAME)
    if sys.platform != "darwin":  # where an app may hold nothing beside its parts
        shutil.move(made / "_internal" / FOLDER, made)
    if sys.platform == "linux":
        make_smaller(made)
    return made


def make_smaller(program: Path) -> None:
    """Take the names for debuggers out of all that is compiled, and what Qt does not ask for out of the data of ICU.

    Libraries that a wheel has changed (``numpy.libs``) stay as they are: strip breaks them.
    """
    files = [path for path in program.rglob("*") if LIBRARY.search(path.name) and not path.is_symlink()]
    compiled = [str(path) for path in files if path.parent.suffix != ".libs"]
    subprocess.run(["strip", "--strip-unneeded", *compiled], check=True)
    for path in files:
        if path.name.startswith("libicudata."):
            shrink(path)


def make_appdir(program: Path, target: Path) -> None:
    """Lay a program out as an AppImage wants it; Linux desktops find icon, file types and description in there."""
    for source, place in for_the_desktop().items():
        (target / "usr" / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target / "usr" / place)
    shutil.copytree(program, target / "usr" / "lib" / NAME, symlinks=True)
    share = target / "usr" / "share"
    shutil.copy(share / "applications" / f"{NAME}.desktop", target)
    shutil.copy(share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png", target)
    (target / ".DirIcon").symlink_to(f"{NAME}.png")
    (target / "AppRun").write_text(APP_RUN, encoding="utf-8")
    (target / "AppRun").chmod(0o755)


def replace(made: Path, target: Path) -> None:
    """Put what was made in the place of what was there before."""
    shutil.rmtree(target, ignore_errors=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(made, target)


def megabytes(folder: Path) -> int:
    """What the files in a folder take."""
    return round(sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()) / 1e6)


def main() -> int:
    """Pack, and replace what was packed before only when all is done; the exit code."""
    parser = argparse.ArgumentParser(prog="dev.py program", description="Pack the program without a Python.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist", help="where to put it (dist)")
    parser.add_argument("--appdir", action="store_true", help="beside it, the folder that an AppImage is made of")
    arguments = parser.parse_args()
    if sys.platform == "linux" and not all(map(shutil.which, BINUTILS)):
        return failure(f"it takes {', '.join(BINUTILS)} (Debian: binutils)")
    folder: Path = arguments.folder.resolve()
    with tempfile.TemporaryDirectory() as scratch:
        try:
            made = pack(project(Path(scratch)), Path(scratch))
        except ProductError as fault:
            return failure(str(fault))
        except subprocess.CalledProcessError as fault:
            return failure(f"{' '.join(fault.cmd[:3])} ... failed")
        program = folder / made.name
        replace(made, program)
        print(f"packed {megabytes(program)} MB into {program}")
        if arguments.appdir:
            appdir = Path(scratch) / f"{NAME}.AppDir"
            make_appdir(program, appdir)
            replace(appdir, folder / appdir.name)
            print(f"for appimagetool: {folder / appdir.name}")
    return 0


def failure(reason: str) -> int:
    """Say why nothing was packed; the exit code."""
    print(f"dev.py: the program was not packed: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
