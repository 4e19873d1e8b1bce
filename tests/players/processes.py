"""Looking after other processes."""

from __future__ import annotations

import os
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
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _parent, own = status.read_text().rpartition(")")[2].split()[:3]
        except OSError:  # it has ended meanwhile
            continue
        if int(own) == group and state != "Z":
            found.append(int(status.parent.name))
    return found
