"""Where the files of the program lie, and how more of it is installed.

In the wheel they are inside the package, in a checkout beside it.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from rbdesigner.own_process import is_packed

_FOLDERS = ("schemas", "scenarios", "languages", "docs")
_PACKAGE = Path(__file__).resolve().parent


def is_own(path: Path) -> bool:
    """Whether a path leads into this installation.

    Nobody keeps files of their own there.
    """
    folders = [_PACKAGE, *map(folder, _FOLDERS)]
    return any(path.resolve().is_relative_to(each) for each in folders)


def folder(name: str) -> Path:
    """The folder ``schemas``, ``scenarios`` or ``languages`` of this installation."""
    packed = _PACKAGE / "data" / name
    return packed if packed.is_dir() else _PACKAGE.parent / name


def install_command(extra: str) -> str:
    """The command that installs an extra for this Python, from a checkout too.

    A packed program takes in nothing more: there it is the command for a Python beside it.
    """
    root = _PACKAGE.parent
    is_checkout = (root / "pyproject.toml").is_file()
    wanted = ("--editable", f"{root}[{extra}]") if is_checkout else (f"rbdesigner[{extra}]",)
    python = "python" if is_packed() else sys.executable
    return shlex.join((python, "-m", "pip", "install", *wanted))
