"""What a file holds before it is saved and after, and what lies in its folder."""

from __future__ import annotations

from pathlib import Path

OLD, NEW = b"old " * 5000, b"new! " * 6000


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())
