"""Starting a program that might start itself without end: as nobody else, with few processes, and for a while only."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.work.processes import of_session

STRANGER = 64_321 + int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
"""A user of whom nothing else runs, so that the bound on processes counts ours alone; root can start things as such."""
MOST = 60
"""Processes and threads."""
SECONDS = 120


def is_root() -> bool:
    return os.geteuid() == 0


def lend(folder: Path) -> None:
    """Let the program write into a folder."""
    if is_root():
        os.chown(folder, STRANGER, STRANGER)


def _bound() -> None:
    most = MOST if is_root() else MOST + _threads_of(os.getuid())
    resource.setrlimit(resource.RLIMIT_NPROC, (most, most))


def _threads_of(user: int) -> int:
    number = 0
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            number += sum(1 for _ in (process / "task").iterdir()) if process.stat().st_uid == user else 0
    return number


@contextmanager
def started(*command: object, home: Path, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A program in its own session, which ends with all it has started."""
    silent = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    user = {"user": STRANGER, "group": STRANGER, "extra_groups": []} if is_root() else {}
    words = [str(word) for word in command]
    options: dict[str, Any] = {**silent, **user, **more}
    process = subprocess.Popen(words, cwd=home, text=True, start_new_session=True, preexec_fn=_bound, **options)
    try:
        yield process
    finally:
        for pid in of_session(process.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.wait()


def run(*command: object, home: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """A program run to its end."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with started(*command, home=home, env=env, **pipes) as process:
        out, said = process.communicate(timeout=SECONDS)
    return subprocess.CompletedProcess(command, process.returncode, out, said)


def done(*command: object, home: Path, env: dict[str, str]) -> None:
    """A program that has no reason to fail, and may take long on a busy machine."""
    with started(*command, home=home, env=env, stderr=subprocess.PIPE) as process:
        _, said = process.communicate(timeout=5 * SECONDS)
    assert process.returncode == 0, said


def command_of(pid: int) -> list[str]:
    """The command line of a process."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace").split("\0")
    return []


def files_in(pid: int) -> set[str]:
    """The files that a process has in its memory, libraries and all."""
    lines = Path(f"/proc/{pid}/maps").read_text().splitlines()
    return {line.split(maxsplit=5)[5] for line in lines if line.count(" ") >= 5 and "/" in line}
