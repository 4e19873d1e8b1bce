"""Starts commands, and tells people what goes on."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from development import project


def say(text: str) -> None:
    """A line for the person who set this off; standard output belongs to the program that is run."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def call(
    *command: str,
    folder: Path | None = project.ROOT,
    seconds: float | None = None,
    output: TextIO | None = None,
    errors: TextIO | None = None,
    more: Mapping[str, str] | None = None,
) -> int:
    """Run a command and wait; its exit code, 1 if it takes longer. ``more`` goes into its environment."""
    import subprocess  # here, because the usual run of the program needs none of it

    environment = {**os.environ, **(more or {})}
    try:
        return subprocess.run(
            command, cwd=folder, env=environment, timeout=seconds, stdout=output, stderr=errors, close_fds=False
        ).returncode  # what it may inherit is the lock of the set-up
    except subprocess.TimeoutExpired:
        say(f"stopped after {seconds} seconds: {' '.join(command)}")
        return 1
