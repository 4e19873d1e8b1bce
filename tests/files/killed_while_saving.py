"""Saves again and again, once killed before every call that touches the disk and once after, and looks at what is left.

Run as ``python killed_while_saving.py FOLDER [refuse-renames]``; exits with 1 and a line if anything was lost.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

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
            result = call(*args, **kwargs)
            if left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            return result

        return wrapped

    original_write = os.write
    for name in CALLS:
        setattr(os, name, deadly(getattr(os, name)))


def refuse(*_: object) -> None:
    raise OSError(1, "Operation not permitted")


def survives(step: int, *, before: bool, target: Path, refuse_renames: bool) -> bool:
    """Save in a child that is killed at a step; whether it lived to the end."""
    child = os.fork()
    if child == 0:
        if refuse_renames:
            setattr(os, "replace", refuse)  # noqa: B010 - in the child alone
        die_at(step, before=before)
        write_atomically(target, NEW, backup=True)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return not os.WIFSIGNALED(status)


def main(folder: Path, refuse_renames: bool) -> int:
    """Kill at every step until a save lives; the number of kills."""
    target = folder / "map.json"
    kills = 0
    for before in (True, False):
        for step in range(1, 1000):
            for left in folder.iterdir():
                left.unlink()
            target.write_bytes(OLD)
            backup_path(target).write_bytes(b"older")
            alive = survives(step, before=before, target=target, refuse_renames=refuse_renames)
            whole = {OLD, NEW}
            if refuse_renames and target.read_bytes() not in whole and not alive:
                # Overwritten in place: then both contents have to lie beside it.
                beside = {path.read_bytes() for path in folder.iterdir() if path != target}
                if not whole <= beside:
                    sys.exit(f"killed at {step}: the file is damaged and not all of it lies beside it")
            elif target.read_bytes() not in whole:
                sys.exit(f"killed at {step}: the file is damaged")
            if alive:
                break
            kills += 1
        if target.read_bytes() != NEW or backup_path(target).read_bytes() != OLD:
            sys.exit("a save that lived did not save")
        if sorted(folder.iterdir()) != [target, backup_path(target)]:
            sys.exit("a save that lived left something behind")
    return kills


if __name__ == "__main__":
    print(main(Path(sys.argv[1]), sys.argv[2:] == ["refuse-renames"]))
