"""Looking after other processes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path


def is_alive(pid: int) -> bool:
    """Whether there is such a process that has not ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


def of_group(group: int) -> list[int]:
    """The processes of a group that have not ended; none where the system does not tell."""
    return [pid for pid, own, _session in _living() if own == group]


def of_session(session: int) -> list[int]:
    """Those of a session, in whatever groups."""
    return [pid for pid, _group, own in _living() if own == session]


def _living() -> Iterator[tuple[int, int, int]]:
    """The processes that have not ended, with the group and the session of each."""
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _parent, group, session = status.read_text().rpartition(")")[2].split()[:4]
        except OSError:  # it has ended meanwhile
            continue
        if state != "Z":
            yield int(status.parent.name), int(group), int(session)
