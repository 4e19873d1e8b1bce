"""Keeps what belongs to the user of the window: settings, autosaves, pictures made once, logs.

A folder that cannot be written is replaced by one for temporary files, as the window must start whatever is wrong, and
:func:`troubles` tells what is.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import stat
import tempfile
from enum import Enum
from pathlib import Path
from typing import NamedTuple

import platformdirs
from PySide6.QtCore import QSettings

from rbdesigner.scenario.errors import os_error_text
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

APP = "rbdesigner"
SETTINGS = "settings.ini"


class FolderKind(Enum):
    """The purpose of a folder; the value is its name among temporary files."""

    DATA = "data"
    SESSIONS = "data/sessions"
    SETTINGS = "config"
    CACHE = "cache"
    LOG = "log"


class UnwritableFolder(NamedTuple):
    """A user's folder that cannot be written, why, and its stand-in, which takes its place until the next start.

    Without a stand-in (None), whoever writes there fails, and says so.
    """

    kind: FolderKind
    folder: Path
    reason: str
    instead: Path | None


_troubles: dict[tuple[FolderKind, Path], UnwritableFolder] = {}


def data() -> Path:
    """The folder for what must not be lost, such as the games played."""
    return _usable(FolderKind.DATA)


def scripts() -> Path:
    """The folder with the scripts of the user, which may not be there yet."""
    return data() / "scripts"


def checks() -> Path:
    """The folder within with checks of others."""
    return scripts() / "checks"


def formats() -> Path:
    """The folder beside it with formats of others."""
    return scripts() / "formats"


def sessions() -> Path:
    """The folder for copies of unsaved work."""
    return _usable(FolderKind.SESSIONS)


def cache() -> Path:
    """The folder for what can be made again, such as thumbnails."""
    return _usable(FolderKind.CACHE)


def logs() -> Path:
    """The folder of the log files."""
    return _usable(FolderKind.LOG)


def settings() -> QSettings:
    """The user's settings; every object of them sees the same values."""
    return QSettings(str(_usable(FolderKind.SETTINGS) / SETTINGS), QSettings.Format.IniFormat)


def troubles() -> list[UnwritableFolder]:
    """Look at all folders, and list those that cannot be written."""
    found = filter(None, (trouble_of(kind) for kind in FolderKind))
    return [trouble for trouble in found if not _is_within(trouble)]


def trouble_of(kind: FolderKind) -> UnwritableFolder | None:
    """The trouble with a folder, None if there is none."""
    _usable(kind)
    return _troubles.get((kind, _place(kind)))


def _is_within(trouble: UnwritableFolder) -> bool:
    """Whether a folder cannot be written because the folder around it cannot be."""
    return trouble.kind is FolderKind.SESSIONS and trouble_of(FolderKind.DATA) is not None


def spare_sessions() -> Path | None:
    """Find where copies of unsaved work are if their folder could not be written; None if nothing can be there."""
    with contextlib.suppress(OSError):
        return _temporary() / FolderKind.SESSIONS.value
    return None


def _place(kind: FolderKind) -> Path:
    """Where the system wants a folder to be."""
    match kind:
        case FolderKind.DATA:
            return platformdirs.user_data_path(APP, appauthor=False)
        case FolderKind.SESSIONS:
            return _usable(FolderKind.DATA) / "sessions"
        case FolderKind.SETTINGS:
            return platformdirs.user_config_path(APP, appauthor=False)
        case FolderKind.CACHE:
            return platformdirs.user_cache_path(APP, appauthor=False)
        case FolderKind.LOG:
            return platformdirs.user_log_path(APP, appauthor=False)


def _usable(kind: FolderKind) -> Path:
    """Find a folder that is there and can be written: another one for the rest of this run if it cannot."""
    folder = _place(kind)
    trouble = _troubles.get((kind, folder))
    if trouble is None:
        try:
            _make(kind, folder)
            return folder
        except OSError as error:
            trouble = _troubles[kind, folder] = UnwritableFolder(
                kind, folder, _reason(folder, error), _instead(kind, folder)
            )
    return trouble.instead or folder


def _make(kind: FolderKind, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        with tempfile.TemporaryFile(dir=folder):  # says why it cannot be written
            pass
    if kind is FolderKind.SETTINGS and (folder / SETTINGS).is_dir():
        raise IsADirectoryError(errno.EISDIR, "", str(folder / SETTINGS))


def _reason(folder: Path, error: OSError) -> str:
    """Why a folder cannot be used, in a few words."""
    if isinstance(error, FileExistsError) and not folder.is_dir():
        file = QT_TRANSLATE_NOOP("files", "this is a file, not a folder")
        link = QT_TRANSLATE_NOOP("files", "this is a link that leads nowhere")
        return Reason(file if folder.exists() else link)
    if isinstance(error, IsADirectoryError):
        return Reason(QT_TRANSLATE_NOOP("files", "{file} in it is a folder, not a file"), file=SETTINGS)
    return os_error_text(error)


def _instead(kind: FolderKind, folder: Path) -> Path | None:
    """The folder that stands in for another until the next start, or None."""
    try:
        place = _temporary() / kind.value
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    if kind is FolderKind.SETTINGS and not (place / SETTINGS).exists():
        with contextlib.suppress(OSError):  # what can be read at least is known
            shutil.copyfile(folder / SETTINGS, place / SETTINGS)
    return place


def _temporary() -> Path:
    """Make a temporary folder of the user's own, the same at the next start; OSError if that fails."""
    user = str(os.getuid()) if hasattr(os, "getuid") else "user"
    folder = Path(tempfile.gettempdir()) / f"{APP}-{user}"
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    status = folder.lstat()
    if not stat.S_ISDIR(status.st_mode):
        raise NotADirectoryError(errno.ENOTDIR, "", str(folder))
    if hasattr(os, "getuid") and (status.st_uid != os.getuid() or status.st_mode & 0o077):
        raise PermissionError(errno.EACCES, "", str(folder))  # somebody else may have laid it there
    return folder
