"""Tells where the files of the program lie, and how to install more of it.

In the wheel they are inside the package, in a checkout beside it.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from rbdesigner.own_process import is_packed

_FOLDERS = ("schemas", "scenarios", "examples", "languages", "docs")
_PACKAGE = Path(__file__).resolve().parent
_OF_PIPX = "pipx_metadata.json"
"""The file by which pipx knows an environment of its own."""


def is_own(path: Path) -> bool:
    """Tell whether a path leads into this installation, where nobody keeps files of their own."""
    folders = [_PACKAGE, *map(folder, _FOLDERS)]
    return any(path.resolve().is_relative_to(each) for each in folders)


def folder(name: str) -> Path:
    """The folder ``schemas``, ``scenarios``, ``examples`` or ``languages`` of this installation."""
    packed = _PACKAGE / "data" / name
    return packed if packed.is_dir() else _PACKAGE.parent / name


def install_command(package: str) -> str | None:
    """Give the command that adds a package of others to this installation, or None in a packed program."""
    if is_packed():
        return None
    if Path(sys.prefix, _OF_PIPX).exists():
        return shlex.join(("pipx", "inject", "rbdesigner", package))  # there may be no pip in there
    return shlex.join((sys.executable, "-m", "pip", "install", package))
