"""The desktop entry of the program that runs, by the Desktop Entry Specification.

The shipped entry starts what is called ``rbdesigner`` on the path. Desktops have a path of their own, which rarely
leads to what pipx, a checkout or a packed program has put somewhere; so this entry names the file.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from rbdesigner.cli.console import CommandError
from rbdesigner.messages.translation import translate
from rbdesigner.own_process import is_packed

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
