"""Makes the program known to the desktop of a user (``--install-desktop``).

Desktop entry, file types and icons are put where desktops of Linux look, into the data folder of the user. A list of
what was put there, with the digest of each file, lies among the data of the program: only what is on it, and as it was
written, is ever replaced or removed. ``--remove`` takes all of it away.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import platformdirs

from rbdesigner import resources
from rbdesigner.cli.console import CommandError, note_error
from rbdesigner.messages.translation import translate
from rbdesigner.own_process import is_packed
from rbdesigner.scenario.errors import printable
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_NAME = "rbdesigner"
_QUOTED = re.compile(r'(["`$\\])')
"""The signs that get a backslash within the quotes of a command."""
_ESCAPES = {"\\": r"\\", "\n": r"\n", "\r": r"\r", "\t": r"\t"}
"""How any text stands in an entry."""


def program() -> Path:
    """Give the file by which the program that runs is started; CommandError if there is none.

    Links are not followed, as what they lead to may move.
    """
    if is_packed():
        return _appimage() or Path(sys.executable)
    for candidate in (Path(sys.argv[0]), Path(sys.executable).with_name(_NAME)):
        if candidate.name == _NAME and candidate.is_file() and os.access(candidate, os.X_OK):
            return candidate.absolute()
    reason = translate("cli", "no program {name} is installed beside {python}")
    raise CommandError(translate("cli", "desktop entry"), reason.format(name=_NAME, python=sys.executable))


def _appimage() -> Path | None:
    """Give the AppImage that this program runs from, or None; its content lies elsewhere at each start."""
    image, mounted = os.environ.get("APPIMAGE"), os.environ.get("APPDIR")
    if not image or not mounted or not Path(sys.executable).resolve().is_relative_to(Path(mounted).resolve()):
        return None
    return Path(image).absolute()


def entry_for(started: Path, shipped: str) -> str:
    """Give the shipped entry with the file that it starts; while that file is missing, desktops show no entry."""
    return re.sub(
        rf"^Exec={_NAME}(.*)$",
        lambda line: f"Exec={_escaped(_command(str(started)))}{line[1]}\nTryExec={_escaped(str(started))}",
        shipped,
        flags=re.MULTILINE,
    )


def _command(path: str) -> str:
    """Write a path as a command.

    A percent sign alone would ask for a file or the like. GLib looks for the first word before it makes one percent
    sign of two, so that word is ``env`` then.
    """
    word = '"{}"'.format(_QUOTED.sub(r"\\\1", path).replace("%", "%%"))
    return f"env {word}" if "%" in path else word


def _escaped(text: str) -> str:
    """A text as the value of a key."""
    return "".join(_ESCAPES.get(c, c) for c in text)


OPTION = "--install-desktop"
INDEXERS = (
    ("mime", "update-mime-database", ()),
    ("applications", "update-desktop-database", ("--quiet",)),
    ("icons/hicolor", "gtk-update-icon-cache", ("--force", "--ignore-theme-index", "--quiet")),
)
"""The folders that desktops read through an index, and the command that makes it."""
ELSEWHERE = {
    "win32": QT_TRANSLATE_NOOP("cli", "Windows learns which program opens a file in “Open with”, “Choose another app”"),
    "darwin": QT_TRANSLATE_NOOP("cli", "macOS learns which files rbdesigner.app opens once that lies in Applications"),
}
"""Systems whose desktops read no such files, and how a file type comes to its program there."""


@dataclass
class DesktopFiles:
    """The files that were put into a user's data folder, each with its digest, and the folders made for them."""

    files: dict[str, str] = field(default_factory=dict)
    folders: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path) -> Self:
        """The list that a file holds, an empty one if there is none."""
        try:
            return cls(**json.loads(path.read_bytes()))
        except FileNotFoundError:
            return cls()
        except (ValueError, TypeError) as fault:
            reason = translate("cli", "is not a list of what {option} has written: {why}")
            raise CommandError(path, reason.format(option=OPTION, why=fault)) from fault

    def holds(self, place: str, path: Path) -> bool:
        """Whether a file is as it was put there."""
        return _digest(path.read_bytes()) == self.files.get(place)


def run(remove: bool) -> int:
    """Carry the option out; the exit code."""
    if sys.platform in ELSEWHERE:
        reason = translate("cli", "is for desktops of Linux; {elsewhere}")
        raise CommandError(OPTION, reason.format(elsewhere=translate("cli", ELSEWHERE[sys.platform])))
    base = platformdirs.user_data_path()
    record = base / "rbdesigner" / "desktop-files.json"
    if remove:
        _remove(base, record)
    else:
        _install(base, record)
    return 0


def _install(base: Path, record: Path) -> None:
    started = program()
    wanted = _wanted(started)
    known = DesktopFiles.read(record)
    for place, data in wanted.items():
        path = base / place
        if path.exists() and not known.holds(place, path) and path.read_bytes() != data:
            reason = translate("cli", "is there already and not from {option}; nothing was written")
            raise CommandError(path, reason.format(option=OPTION))
    for place, data in wanted.items():
        known.folders += [each for each in _folders_to(place) if not (base / each).exists()]
        (base / place).parent.mkdir(parents=True, exist_ok=True)
        write_atomically(base / place, data, backup=False)
        known.files[place] = _digest(data)
        _tell(translate("cli", "wrote {path}"), path=base / place)
    record.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(record, json.dumps(vars(known), indent=2).encode(), backup=False)
    _index(base)
    _tell(translate("cli", "the desktop starts {path}"), path=started)


def _remove(base: Path, record: Path) -> None:
    known = DesktopFiles.read(record)
    for place in known.files:
        path = base / place
        if not path.exists():
            continue
        if known.holds(place, path):
            path.unlink()
            _tell(translate("cli", "removed {path}"), path=path)
        else:
            note_error(
                str(path), translate("cli", "was changed since {option} wrote it, and is kept").format(option=OPTION)
            )
    if known.files:
        _index(base)
    else:
        _tell(translate("cli", "{option} has put nothing into {path}"), option=OPTION, path=base)
    record.unlink(missing_ok=True)
    for folder in (*(base / each for each in reversed(known.folders)), record.parent):
        with suppress(OSError):  # something else lies there
            folder.rmdir()


def _wanted(started: Path) -> dict[str, bytes]:
    """The files that a desktop reads, by their places in the data folder."""
    shipped = resources.folder("desktop")
    paths = [path for folder, *_ in INDEXERS for path in sorted((shipped / folder).rglob("*")) if path.is_file()]
    found = {path.relative_to(shipped).as_posix(): path.read_bytes() for path in paths}
    return {
        place: entry_for(started, data.decode()).encode() if place.endswith(".desktop") else data
        for place, data in found.items()
    }


def _folders_to(place: str) -> list[str]:
    """The folders that a place lies in, the outer ones first."""
    return [folder.as_posix() for folder in reversed(Path(place).parents) if folder != Path()]


def _index(base: Path) -> None:
    """Make the indexes anew, as far as their commands are there."""
    for folder, command, options in INDEXERS:
        if not (base / folder).is_dir():
            continue
        if shutil.which(command) is None:
            missing = translate("cli", "is not installed; the desktop may overlook {path} until it has run")
            note_error(command, missing.format(path=base / folder))
            continue
        done = subprocess.run([command, *options, str(base / folder)], capture_output=True, text=True)
        if done.returncode == 0:
            _tell(translate("cli", "ran {command}"), command=command)
        else:
            note_error(command, done.stderr.strip() or translate("cli", "failed"))


def _tell(sentence: str, **values: object) -> None:
    print(printable(sentence.format(**values)))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
