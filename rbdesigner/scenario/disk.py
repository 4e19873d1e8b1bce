"""Files that are on the disk for certain, and leftovers of killed saves."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import platform
import re
import stat
import time
from pathlib import Path

_LEFT = re.compile(r"\.rbdesigner-(?:([0-9a-f]{6})-([0-9]+)-)?[0-9a-f]{12}\.tmp")
"""The names of files that are being written: the machine, the process, chance; older versions had chance alone."""
_OLD_SECONDS = 24 * 3600
"""The age in seconds at which nobody is writing a file any more."""


def written_beside(target: Path, data: bytes) -> Path:
    """Write a temporary file beside ``target`` that holds the data for certain, with the target's permissions."""
    fresh = target.parent / f".rbdesigner-{_machine()}-{os.getpid()}-{os.urandom(6).hex()}.tmp"
    return written(fresh, data, target)


def written(fresh: Path, data: bytes, like: Path) -> Path:
    """Write a new file, with the permissions of another, that holds the data for certain; OSError if that fails."""
    try:
        status = like.stat() if like.exists() else None
        # With its mode from the beginning: nobody may read a private file while it is written.
        _write(fresh, data, os.O_CREAT | os.O_EXCL, 0o666 if status is None else stat.S_IMODE(status.st_mode))
        if status is not None:
            _give_permissions(fresh, status)
    except BaseException:
        remove(fresh)
        raise
    return fresh


def _give_permissions(fresh: Path, like: os.stat_result) -> None:
    """Owner, group and mode of another file, as far as we may."""
    status = fresh.stat()
    if hasattr(os, "chown") and (status.st_uid, status.st_gid) != (like.st_uid, like.st_gid):
        with contextlib.suppress(OSError):
            os.chown(fresh, like.st_uid, like.st_gid)
    with contextlib.suppress(OSError):
        # After the owner, as changing that takes some bits of the mode away.
        fresh.chmod(stat.S_IMODE(like.st_mode))


def write_over(path: Path, data: bytes) -> None:
    """Replace the content of a file where it lies, or make the file."""
    _write(path, data, os.O_CREAT, 0o666)


def _write(path: Path, data: bytes, flags: int, mode: int) -> None:
    """Write data to the disk and make sure that they are there; OSError if not."""
    file = os.open(path, os.O_WRONLY | getattr(os, "O_BINARY", 0) | flags, mode)
    try:
        left = memoryview(data)
        while left:
            left = left[os.write(file, left) :]
        os.ftruncate(file, len(data))
        os.fsync(file)
    finally:
        os.close(file)
    if path.read_bytes() != data:
        raise OSError(errno.EIO, "what was written cannot be read back")


def remove(path: Path | None) -> None:
    """Remove a file of ours if it is there; what cannot be removed does no harm."""
    if path is not None:
        with contextlib.suppress(OSError):
            path.unlink()


def sync_folder(folder: Path) -> None:
    """Force the new name to the disk, on the systems that can."""
    with contextlib.suppress(OSError):
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def remove_leftovers(folder: Path) -> None:
    """Remove the files of killed saves, as far as nobody can still write them."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            name = _LEFT.fullmatch(entry.name)
            if name is not None and _is_left(entry, name[1], name[2]):
                remove(Path(entry.path))


def _is_left(entry: os.DirEntry[str], machine: str | None, process: str | None) -> bool:
    """Whether the process that has made a file is over."""
    # On Windows `os.kill` does not ask: 0 means Ctrl+C there.
    if machine == _machine() and process is not None and os.name != "nt":
        with contextlib.suppress(OverflowError):
            return not _runs(int(process))
    try:
        return entry.is_file(follow_symlinks=False) and time.time() - entry.stat().st_mtime > _OLD_SECONDS
    except OSError:
        return False


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # it is somebody else's
        return True
    return True


def _machine() -> str:
    """Name this machine among those that share a folder."""
    return hashlib.sha256(platform.node().encode()).hexdigest()[:6]
