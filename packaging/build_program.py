"""Pack the program with all it needs into a folder that starts without a Python: ``python3 dev.py program``.

PyInstaller follows ``rbdesigner.spec``, and packs for the system it runs on, and no other. With ``--appdir`` the folder
gets beside it what ``appimagetool`` makes an AppImage of (Linux).
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from packed_licences import FOLDER
from program_parts import ROOT, for_the_desktop

NAME = "rbdesigner"
HERE = ROOT / "packaging"
APP_RUN = f'#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/usr/lib/{NAME}/{NAME}" "$@"\n'
TO_STRIP = ("libpython*.so*", "python3.*/lib-dynload/*.so")
"""The parts of Python itself, which many a build of it leaves full of names for debuggers."""


def pack(scratch: Path) -> Path:
    """Have PyInstaller make the folder of the program; CalledProcessError if it fails."""
    work = scratch / "work" / NAME  # where PyInstaller works for a recipe of this name
    work.mkdir(parents=True)
    subprocess.run([sys.executable, str(HERE / "make_icon.py"), str(work)], check=True)
    options = ("--log-level", "ERROR", "--distpath", str(scratch), "--workpath", str(work.parent))
    subprocess.run([sys.executable, "-m", "PyInstaller", *options, str(HERE / "rbdesigner.spec")], check=True, cwd=ROOT)
    made = scratch / (f"{NAME}.app" if sys.platform == "darwin" else NAME)
    if sys.platform != "darwin":  # where an app may hold nothing beside its parts
        shutil.move(made / "_internal" / FOLDER, made)
    if sys.platform == "linux" and shutil.which("strip"):
        for pattern in TO_STRIP:
            subprocess.run(["strip", "--strip-unneeded", *map(str, made.glob(f"_internal/{pattern}"))], check=True)
    return made


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
    if sys.platform == "linux" and not shutil.which("objdump"):
        return failure("PyInstaller needs objdump (Debian: binutils)")
    folder: Path = arguments.folder.resolve()
    with tempfile.TemporaryDirectory() as scratch:
        try:
            made = pack(Path(scratch))
        except subprocess.CalledProcessError as fault:
            return failure(str(fault))
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
