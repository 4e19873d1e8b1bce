"""Writes files so that nothing is ever lost: whatever happens, the old content or the new one is whole.

The new content is written beside the file, forced to the disk, read back, and only then takes the file's name, which
systems do in one step. Some synchronised and network folders refuse that step, and some let no file be made; and a file
that has other names as well (hard links) would lose them by it. Then the file is overwritten where it is, but only once
copies of both contents lie whole beside it or in a folder of the user; if that fails too, the old content is put back.
"""

from __future__ import annotations

import hashlib
import os
import stat
from dataclasses import dataclass, field
from pathlib import Path

from rbdesigner import interrupts
from rbdesigner.scenario import disk, file_names
from rbdesigner.scenario.errors import ChangedOnDisk, ScenarioError, os_error_text
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

BACKUP_SUFFIX = "~"
"""The version before of ``map.rbmap`` is ``map.rbmap~``."""


@dataclass(frozen=True, slots=True)
class FileStamp:
    """The content of a file at one moment; stamps are equal if size and content are.

    ``mtime_ns`` is for showing.
    """

    size: int
    digest: str
    mtime_ns: int = field(compare=False, default=0)


@dataclass(frozen=True, slots=True)
class SaveReport:
    """The outcome of a save.

    It has the file written (behind links), when the system says that was, the backup if there is one, and a remark on
    anything unusual, else an empty one.
    """

    path: Path
    data: bytes = field(repr=False)
    mtime_ns: int
    backup: Path | None = None
    remark: str = ""

    @property
    def stamp(self) -> FileStamp:
        """The stamp of the file as it was written."""
        return FileStamp(len(self.data), hashlib.sha256(self.data).hexdigest(), self.mtime_ns)


def file_stamp(path: str | os.PathLike[str]) -> FileStamp | None:
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
    backup: bool = True,
    expected: FileStamp | None = None,
) -> SaveReport:
    """Write a file, or replace its content, whole or not at all.

    The content before is kept as its ``backup``: somebody may have meant another name. Files of the program's own have
    none.

    A link is followed; permissions are kept. ChangedOnDisk if there is an ``expected`` stamp and the file holds
    something else; ScenarioError with what happened and where things are if the file cannot be written.
    """
    sink = file_names.sink_for(path)
    if sink is not None:
        sink(data)
        return SaveReport(Path(path), data, 0)
    with interrupts.held():
        return _write_atomically(path, data, backup, expected)


def _write_atomically(
    path: str | os.PathLike[str], data: bytes, backup: bool, expected: FileStamp | None
) -> SaveReport:
    target, exists = _target(path)
    if expected is not None and file_stamp(target) not in (expected, None):
        changed = QT_TRANSLATE_NOOP(
            "files", "another program has changed this file since it was read; it was not overwritten"
        )
        raise ChangedOnDisk(path, "", Reason(changed))
    try:
        fresh = disk.written_beside(target, data)
    except PermissionError as error:
        if not exists:
            raise _refusal(path, error, exists) from error
        return _write_in_place(path, target, data, backup, error)
    except OSError as error:
        raise _refusal(path, error, exists) from error
    try:
        report = _put_in_place(path, target, fresh, data, backup)
    except BaseException:
        disk.remove(fresh)
        raise
    disk.remove(fresh)
    disk.remove_leftovers(target.parent)
    return report


def refuse_unwritable(path: str | os.PathLike[str]) -> None:
    """Refuse a file that :func:`write_atomically` could not write now, and leave it as it is."""
    if file_names.sink_for(path) is not None:
        return
    target, exists = _target(path)
    try:
        disk.remove(disk.written_beside(target, b""))
    except OSError as error:
        if not (exists and isinstance(error, PermissionError)):  # which is overwritten in place
            raise _refusal(path, error, exists) from error


def _refusal(path: str | os.PathLike[str], error: OSError, exists: bool) -> ScenarioError:
    """The error of a write that changed nothing."""
    as_it_was = QT_TRANSLATE_NOOP("files", "cannot be written: {why}; the file on disk is as it was")
    none = QT_TRANSLATE_NOOP("files", "cannot be written: {why}; no file was written")
    return ScenarioError(path, "", Reason(as_it_was if exists else none, why=os_error_text(error)))


class _HalfWrittenError(ScenarioError):
    """The worst case: the file itself is damaged.

    The error says where both contents are.
    """


def _target(path: str | os.PathLike[str]) -> tuple[Path, bool]:
    """Find the file behind any links and tell whether it exists; ScenarioError if it cannot be replaced."""
    try:
        # To replace the link itself would leave the file behind it as it was.
        target = Path(os.path.realpath(path))
        status = target.stat()
    except FileNotFoundError:
        return target, False
    except OSError as error:
        raise ScenarioError(path, "", Reason(_CANNOT, why=os_error_text(error))) from error
    except ValueError as error:
        raise _unwritable(path, QT_TRANSLATE_NOOP("files", "no file can have this name")) from error
    if stat.S_ISDIR(status.st_mode):
        raise _unwritable(path, QT_TRANSLATE_NOOP("files", "this is a folder, not a file"))
    if not stat.S_ISREG(status.st_mode):
        raise _unwritable(path, QT_TRANSLATE_NOOP("files", "this is not an ordinary file"))
    if not os.access(target, os.W_OK):
        raise _unwritable(path, QT_TRANSLATE_NOOP("files", "the file is read-only; it is as it was"))
    return target, True


_CANNOT = QT_TRANSLATE_NOOP("files", "cannot be written: {why}")


def _unwritable(path: str | os.PathLike[str], why: str) -> ScenarioError:
    return ScenarioError(path, "", Reason(_CANNOT, why=Reason(why)))


def _put_in_place(path: str | os.PathLike[str], target: Path, fresh: Path, data: bytes, backup: bool) -> SaveReport:
    """Name the file ``fresh`` as ``target``, or overwrite what has that name.

    It is overwritten where naming is refused, and where it has other names, which are to mean the same file still.
    """
    kept, remark = _keep_previous(target, data) if backup else (None, "")
    if _has_other_names(target):
        _overwrite(path, target, data, target, kept)
        return SaveReport(target, data, _changed(target), kept, remark)
    try:
        fresh.replace(target)
    except OSError as error:
        _overwrite(path, target, data, target, kept)
        refused = QT_TRANSLATE_NOOP(
            "files", "the folder did not let the file be replaced ({why}), so it was overwritten in place"
        )
        remark = _joined(Reason(refused, why=os_error_text(error)), remark)
    disk.sync_folder(target.parent)
    return SaveReport(target, data, _changed(target), kept, remark)


def _has_other_names(target: Path) -> bool:
    try:
        return target.stat().st_nlink > 1
    except OSError:
        return False


def _keep_previous(target: Path, data: bytes) -> tuple[Path | None, str]:
    """Copy what the file holds to its backup, if it differs from the new ``data``.

    It gives the backup, and a remark if there could be none. A save goes on without one, as the old content is only
    given up for a new one that is whole.
    """
    place = backup_path(target)
    try:
        previous = target.read_bytes()
        if previous == data:
            return (place if place.exists() else None), ""
        spare = disk.written_beside(target, previous)
        try:
            spare.replace(place)
        except OSError:
            disk.write_over(place, previous)
        finally:
            disk.remove(spare)
    except FileNotFoundError:
        return None, ""
    except OSError as error:
        none = QT_TRANSLATE_NOOP("files", "no backup of the version before could be kept: {why}")
        return None, Reason(none, why=os_error_text(error))
    return place, ""


def _joined(first: Reason, last: str) -> Reason:
    if not last:
        return first
    return Reason(QT_TRANSLATE_NOOP("files", "{first}; {last}"), first=first, last=last)


def _write_in_place(
    path: str | os.PathLike[str], target: Path, data: bytes, backup: bool, reason: OSError
) -> SaveReport:
    """Write over a file in a folder where none can be made; the copies go to the user's own folder."""
    try:
        folder = _own_folder()
        own = hashlib.sha256(os.fsencode(target)).hexdigest()[:8]
        name = f"{target.stem}-{own}{target.suffix}"
        kept = _kept_as(backup_path(folder / name), target) if backup else None
    except (OSError, ScenarioError) as error:
        raise _refusal(path, reason, True) from error
    _overwrite(path, target, data, folder / name, kept)
    in_place = QT_TRANSLATE_NOOP(
        "files", "no file can be made in the folder ({why}), so this one was overwritten in place"
    )
    before = QT_TRANSLATE_NOOP("files", "the version before is {kept}")
    remark = Reason(in_place, why=os_error_text(reason))
    if kept is not None:
        remark = _joined(remark, Reason(before, kept=str(kept)))
    return SaveReport(target, data, _changed(target), kept, remark)


def _kept_as(place: Path, target: Path) -> Path:
    """A copy of a file, for nobody else's eyes than the file itself."""
    kept = write_atomically(place, target.read_bytes(), backup=False).path
    kept.chmod(stat.S_IMODE(target.stat().st_mode))
    return kept


def _own_folder() -> Path:
    """Where copies of files are that can have none beside them."""
    from platformdirs import user_data_path

    folder = user_data_path("rbdesigner", appauthor=False) / "backups"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _changed(target: Path) -> int:
    """Tell when the system says that a file was changed."""
    try:
        return target.stat().st_mtime_ns
    except OSError:
        return 0


def _overwrite(path: str | os.PathLike[str], target: Path, data: bytes, beside: Path, kept: Path | None) -> None:
    """Write ``data`` over the file itself, with copies of both contents in reach.

    They are named after ``beside``, as whoever finds the file damaged has to find them; ``kept`` is the backup.
    """
    new, old, previous, mark = None, None, None, os.urandom(3).hex()
    try:
        new = disk.written(Path(f"{beside}.new-{mark}"), data, target)
        if target.exists():
            previous = target.read_bytes()
            old = kept
            if kept is None or kept.read_bytes() != previous:
                old = disk.written(Path(f"{beside}.old-{mark}"), previous, target)
    except OSError as error:
        disk.remove(new)
        raise _refusal(path, error, target.exists()) from error
    try:
        disk.write_over(target, data)
    except BaseException as error:
        try:
            _put_back(target, previous)
        except OSError as again:
            both = QT_TRANSLATE_NOOP(
                "files",
                "was damaged while it was written ({why}); the new content is whole in {new}, the old in {old}",
            )
            one = QT_TRANSLATE_NOOP("files", "was damaged while it was written ({why}); it is whole in {new}")
            reason = Reason(both if old else one, why=os_error_text(again), new=str(new), old=str(old))
            raise _HalfWrittenError(path, "", reason) from error
        _remove_copies(new, old, kept)
        if not isinstance(error, OSError):
            raise
        raise _refusal(path, error, previous is not None) from error
    _remove_copies(new, old, kept)


def _remove_copies(new: Path, old: Path | None, kept: Path | None) -> None:
    disk.remove(new)
    if old != kept:
        disk.remove(old)


def _put_back(target: Path, previous: bytes | None) -> None:
    if previous is None:
        target.unlink(missing_ok=True)
    else:
        disk.write_over(target, previous)
