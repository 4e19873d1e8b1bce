"""Writing files so that nothing is ever lost: whatever happens, the old content or the new one is whole.

The new content is written beside the file, forced to the disk, read back, and only then takes the file's name, which
systems do in one step. Some synchronised and network folders refuse that step. Then the file is overwritten where it
is, but only once a copy of the old content lies whole beside it; if that fails too, the old content is put back.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import secrets
import stat
from dataclasses import dataclass, field
from pathlib import Path

from rbdesigner.scenario.errors import ChangedOnDisk, ScenarioError, words

BACKUP_SUFFIX = "~"
"""The version before of ``map.json`` is ``map.json~``."""


@dataclass(frozen=True, slots=True)
class FileStamp:
    """What a file held at one moment; two stamps are equal if size and content are. ``mtime_ns`` is for showing."""

    size: int
    digest: str
    mtime_ns: int = field(compare=False, default=0)


@dataclass(frozen=True, slots=True)
class SaveReport:
    """What a save did: the file written (behind links), when the system says that was, the backup if there is one,
    and a sentence about anything unusual, else an empty one."""

    path: Path
    data: bytes = field(repr=False)
    mtime_ns: int
    backup: Path | None = None
    remark: str = ""

    @property
    def stamp(self) -> FileStamp:
        """The stamp of the file as it was written."""
        return FileStamp(len(self.data), hashlib.sha256(self.data).hexdigest(), self.mtime_ns)


def stamp(path: str | os.PathLike[str]) -> FileStamp | None:
    """The stamp of a file, None if there is none that can be read."""
    try:
        with Path(path).open("rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
            status = os.fstat(file.fileno())
    except (OSError, ValueError):
        return None
    return FileStamp(status.st_size, digest, status.st_mtime_ns)


def backup_path(path: str | os.PathLike[str]) -> Path:
    """Where the version before of a file is kept."""
    return Path(f"{os.fspath(path)}{BACKUP_SUFFIX}")


def write_atomically(
    path: str | os.PathLike[str],
    data: bytes,
    *,
    backup: bool = False,
    expected: FileStamp | None = None,
) -> SaveReport:
    """Write a file, or replace its content, whole or not at all; with ``backup`` keep the content before.

    A link is followed; permissions are kept. ChangedOnDisk if there is an ``expected`` stamp and the file holds
    something else; ScenarioError with what happened and where things are if the file cannot be written.
    """
    target, exists = _target(path)
    if expected is not None and stamp(target) not in (expected, None):
        raise ChangedOnDisk(path, "", "another program has changed this file since it was read; it was not overwritten")
    try:
        fresh = _written_beside(target, data)
    except OSError as error:
        raise _refusal(path, error, exists) from error
    try:
        report = _put_in_place(path, target, fresh, data, backup)
    except _HalfWrittenError:
        raise
    except BaseException:
        _remove(fresh)
        raise
    _remove(fresh)
    return report


def _refusal(path: str | os.PathLike[str], error: OSError, exists: bool) -> ScenarioError:
    """The error of a write that changed nothing."""
    state = "the file on disk is as it was" if exists else "no file was written"
    return ScenarioError(path, "", f"cannot be written: {words(error)}; {state}")


class _HalfWrittenError(ScenarioError):
    """The worst case: the file itself is damaged, and both contents lie beside it."""


def _target(path: str | os.PathLike[str]) -> tuple[Path, bool]:
    """The file behind any links and whether it exists; ScenarioError if it is nothing that can be replaced."""
    try:
        target = Path(os.path.realpath(path))
        status = target.stat()
    except FileNotFoundError:
        return target, False
    except OSError as error:
        raise ScenarioError(path, "", f"cannot be written: {words(error)}") from error
    except ValueError as error:
        raise ScenarioError(path, "", "cannot be written: no file can have this name") from error
    if stat.S_ISDIR(status.st_mode):
        raise ScenarioError(path, "", "cannot be written: this is a folder, not a file")
    if not stat.S_ISREG(status.st_mode):
        raise ScenarioError(path, "", "cannot be written: this is not an ordinary file")
    if not os.access(target, os.W_OK):
        raise ScenarioError(path, "", "cannot be written: the file is read-only; it is as it was")
    return target, True


def _put_in_place(path: str | os.PathLike[str], target: Path, fresh: Path, data: bytes, backup: bool) -> SaveReport:
    """Give the file ``fresh`` the name ``target``, or where that is refused overwrite what has that name."""
    kept, remark = _keep_previous(target, data) if backup else (None, "")
    try:
        fresh.replace(target)
    except OSError as error:
        _overwrite(path, target, fresh, data, kept)
        refused = f"the folder did not let the file be replaced ({words(error)}), so it was overwritten in place"
        remark = f"{refused}; {remark}" if remark else refused
    _sync_folder(target.parent)
    try:
        mtime_ns = target.stat().st_mtime_ns
    except OSError:
        mtime_ns = 0
    return SaveReport(target, data, mtime_ns, kept, remark)


def _keep_previous(target: Path, data: bytes) -> tuple[Path | None, str]:
    """Copy what the file holds to its backup, if it differs from the new ``data``: the backup, and a remark if there
    could be none. A save goes on without one, as the old content is only given up for a new one that is whole."""
    place = backup_path(target)
    try:
        previous = target.read_bytes()
        if previous == data:
            return (place if place.exists() else None), ""
        spare = _written_beside(target, previous)
        try:
            spare.replace(place)
        except OSError:
            _write_over(place, previous)
        finally:
            _remove(spare)
    except FileNotFoundError:
        return None, ""
    except OSError as error:
        return None, f"no backup of the version before could be kept: {words(error)}"
    return place, ""


def _overwrite(path: str | os.PathLike[str], target: Path, fresh: Path, data: bytes, kept: Path | None) -> None:
    """Write ``data`` over the file itself, with a copy of the old content in reach all the time."""
    previous, rescue = None, None
    try:
        if target.exists():
            previous = target.read_bytes()
            rescue = kept if kept and kept.read_bytes() == previous else _written_beside(target, previous)
    except OSError as error:
        raise _refusal(path, error, True) from error
    try:
        _write_over(target, data)
    except BaseException as error:
        try:
            _put_back(target, previous)
        except OSError as again:
            state = f"the new content is whole in {fresh}, the old in {rescue}" if rescue else f"it is whole in {fresh}"
            raise _HalfWrittenError(path, "", f"was damaged while it was written ({words(again)}); {state}") from error
        if rescue != kept:
            _remove(rescue)
        if not isinstance(error, OSError):
            raise
        raise _refusal(path, error, previous is not None) from error
    if rescue != kept:
        _remove(rescue)


def _put_back(target: Path, previous: bytes | None) -> None:
    if previous is None:
        target.unlink(missing_ok=True)
    else:
        _write_over(target, previous)


def _written_beside(target: Path, data: bytes) -> Path:
    """A new file in the folder of ``target``, with its permissions, that holds the data for certain."""
    fresh = target.parent / f".rbdesigner-{secrets.token_hex(6)}.tmp"
    try:
        like = target.stat() if target.exists() else None
        mode = 0o666 if like is None else stat.S_IMODE(like.st_mode)
        _write(fresh, data, os.O_CREAT | os.O_EXCL, mode)
        if like is not None:
            _give_permissions(fresh, like)
    except BaseException:
        _remove(fresh)
        raise
    return fresh


def _give_permissions(fresh: Path, like: os.stat_result) -> None:
    """Owner, group and mode of another file, as far as we may."""
    status = fresh.stat()
    if hasattr(os, "chown") and (status.st_uid, status.st_gid) != (like.st_uid, like.st_gid):
        with contextlib.suppress(OSError):
            os.chown(fresh, like.st_uid, like.st_gid)
    with contextlib.suppress(OSError):
        fresh.chmod(stat.S_IMODE(like.st_mode))


def _write_over(path: Path, data: bytes) -> None:
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


def _remove(path: Path | None) -> None:
    """Remove a file of ours if it is there; what cannot be removed does no harm."""
    if path is not None:
        with contextlib.suppress(OSError):
            path.unlink()


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk, on the systems that can."""
    with contextlib.suppress(OSError):
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
