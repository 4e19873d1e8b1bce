"""Sets damaged databases aside: renamed with what SQLite keeps beside them, and never deleted."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from itertools import count
from pathlib import Path

_ENDINGS = ("-shm", "-wal", "")
"""The endings of the files that SQLite makes of one; the database itself goes last."""


def file_number(path: Path) -> int | None:
    """Give the number by which the system knows a file, None if there is none."""
    try:
        return path.stat().st_ino
    except OSError:
        return None


def damaged_name(path: Path, stamp: str) -> Path:
    """The name of a damaged file beside it."""
    return path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")


def free_name_aside(path: Path, day: date) -> Path:
    """A name for a file that was found damaged on a day, which no other has."""
    stamps = (f"{day.isoformat()}-{number}" if number > 1 else day.isoformat() for number in count(1))
    return next(
        place
        for place in (damaged_name(path, stamp) for stamp in stamps)
        if not any(Path(f"{place}{ending}").exists() for ending in _ENDINGS)
    )


def move_aside(path: Path, place: Path) -> None:
    """Rename a database; OSError if that cannot be done, and then it is where it was."""
    moved: list[str] = []
    try:
        for ending in _ENDINGS:
            with suppress(FileNotFoundError):
                Path(f"{path}{ending}").rename(f"{place}{ending}")
                moved.append(ending)
    except OSError:
        for ending in moved:
            with suppress(OSError):
                Path(f"{place}{ending}").rename(f"{path}{ending}")
        raise
