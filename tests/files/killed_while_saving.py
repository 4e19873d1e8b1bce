"""Saves again and again, once killed before every call that touches the disk and once after, and looks at what is left.

Run as ``python killed_while_saving.py FOLDER``; exits with 1 and a line if anything was lost.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from rbdesigner.scenario.saving import backup_path, write_atomically

OLD, NEW = b"old " * 5000, b"new! " * 6000
CALLS = ("open", "write", "ftruncate", "fsync", "close", "rename", "replace", "unlink", "chmod")


def die_at(step: int, *, before: bool) -> None:
    """Let this process be killed at the ``step``-th call that touches the disk."""
    left = [step]

    def deadly(call: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            left[0] -= 1
            if left[0] == 0 and before:
                os.kill(os.getpid(), signal.SIGKILL)
            if left[0] == 0 and call is original_write:
                call(args[0], args[1][: len(args[1]) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            try:
                return call(*args, **kwargs)
            finally:
                if left[0] == 0:
                    os.kill(os.getpid(), signal.SIGKILL)

        return wrapped

    original_write = os.write
    for name in CALLS:
        setattr(os, name, deadly(getattr(os, name)))


def refuse(*_: object) -> None:
    raise OSError(1, "Operation not permitted")


def survives(step: int, *, before: bool, target: Path, hindrance: str) -> bool:
    """Save in a child that is killed at a step; whether it lived to the end."""
    child = os.fork()
    if child == 0:
        if hindrance == "refuse-renames":
            setattr(os, "replace", refuse)  # noqa: B010 - in the child alone
        if hindrance == "refuse-files" and os.geteuid() == 0:
            os.setgid(65534)
            os.setuid(65534)
        die_at(step, before=before)
        write_atomically(target, NEW)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status) and status:
        sys.exit(f"the save failed at {step}")
    return not os.WIFSIGNALED(status)


def all_files(*folders: Path) -> list[Path]:
    return [path for folder in folders if folder.exists() for path in folder.iterdir()]


def kills_survived(folder: Path, hindrance: str) -> int:
    """Kill at every step until a save lives; the number of kills."""
    target, own = folder / "map.json", Path(os.environ["XDG_DATA_HOME"]) / "rbdesigner" / "backups"
    user_data_path()  # loads what others than root may not be able to
    kills = 0
    for before in (True, False):
        for step in range(1, 1000):
            folder.chmod(0o777)
            for left in all_files(folder, own):
                left.unlink()
            target.write_bytes(OLD)
            target.chmod(0o666)
            kept = backup_path(target)
            if hindrance == "refuse-files":
                folder.chmod(0o555)
            else:
                kept.write_bytes(b"older")
            alive = survives(step, before=before, target=target, hindrance=hindrance)
            whole = {OLD, NEW}
            if hindrance and target.read_bytes() not in whole and not alive:
                # Overwritten in place: then both contents have to lie elsewhere.
                others = {path.read_bytes() for path in all_files(folder, own) if path != target}
                if not whole <= others:
                    sys.exit(f"killed at {step}: the file is damaged and not all of it lies elsewhere")
            elif target.read_bytes() not in whole:
                sys.exit(f"killed at {step}: the file is damaged")
            if alive:
                break
            kills += 1
        found = all_files(folder, own)
        contents = sorted(path.read_bytes() for path in found)
        if target.read_bytes() != NEW or contents != sorted([OLD, NEW]):
            sys.exit(f"a save that lived did not save, or left something behind: {found}")
    folder.chmod(0o777)
    return kills


if __name__ == "__main__":
    for hindrance in ("", "refuse-renames", "refuse-files"):
        print(kills_survived(Path(sys.argv[1]), hindrance))
