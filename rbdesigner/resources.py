"""Where the files that come with the program lie.

In the wheel inside the package, in a checkout beside it.
"""

from __future__ import annotations

from pathlib import Path

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
