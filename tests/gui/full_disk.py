"""Disks without room, as a test needs them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

needs_limits = pytest.mark.skipif(os.name == "nt", reason="needs limits of the size of files")


@contextmanager
def no_file_beyond(size: int) -> Iterator[None]:
    """Let no file of this process grow beyond so many bytes, as if the disk were full then."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def small_disk(folder: Path, kilobytes: int, options: str = "") -> Iterator[Path]:
    """A disk of its own in a folder; skips the test where none can be made."""
    folder.mkdir(exist_ok=True)
    size = ",".join(filter(None, (f"size={kilobytes}k", options)))
    try:
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", size, "tmpfs", folder], check=False, capture_output=True)
    except FileNotFoundError:
        pytest.skip("there is no mount")
    if done.returncode:
        pytest.skip("only root makes disks")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)
