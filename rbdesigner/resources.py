"""Where the files that come with the program lie.

In the wheel inside the package, in a checkout beside it.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The folder ``schemas``, ``scenarios`` or ``languages`` of this installation."""
    packed = _PACKAGE / "data" / name
    return packed if packed.is_dir() else _PACKAGE.parent / name
