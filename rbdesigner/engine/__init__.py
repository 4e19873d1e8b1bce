"""The game: every rule of Roads & Boats, exact and fast, without a window.

Its rooms, from the bottom to the top: ``core``, ``notation`` and ``mechanics`` beside each other, ``lookahead``,
``games``.

``python3 dev.py compile`` puts the busiest modules, compiled, into the folder ``compiled``. They are used if they were
made for this Python and from just these sources, and play the same games in less time. The environment variable
``RBDESIGNER_COMPILED`` names another folder to look for them in; if it is empty, none.
"""

from __future__ import annotations

import os
import zlib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from rbdesigner.own_process import is_packed

ORIGIN = "origin"
"""The file beside compiled modules that says what they were made from, for which Python, and how long each is."""

_PACKAGE = Path(__file__).parent
_named = os.environ.get("RBDESIGNER_COMPILED")
COMPILED: Path | None = Path(_named) if _named else _PACKAGE / "compiled" if _named is None else None
"""Where compiled modules are looked for."""


def origin() -> str:
    """The kind of this Python, and a checksum of all that is compiled or compiled in."""
    sources = [*_PACKAGE.rglob("*.py"), *(_PACKAGE.parent / "rules").glob("*.py"), *_PACKAGE.parent.glob("*.py")]
    checksum = 0
    for path in sorted(sources):
        checksum = zlib.crc32(path.read_bytes(), checksum)
    return f"{EXTENSION_SUFFIXES[0]} {checksum:08x}\n"


def _fits(folder: Path | None) -> bool:
    try:
        if folder is None or is_packed():  # what is packed was made of one piece
            return folder is not None and (folder / ORIGIN).exists()
        first, *sizes = (folder / ORIGIN).read_text("utf-8").splitlines(keepends=True)
        return first == origin() and all(_is_whole(folder, *line.rsplit(maxsplit=1)) for line in sizes)
    except (OSError, TypeError, ValueError):
        return False


def _is_whole(folder: Path, name: str, size: str) -> bool:
    """Tell whether a compiled module is as long as it was; to load one that was cut short ends the program."""
    return (folder / name).stat().st_size == int(size)


IS_COMPILED = _fits(COMPILED)
"""Whether the compiled modules are used."""


def compiled_path(package: str) -> list[str]:
    """The folder of a package's compiled modules, to be looked into first; none if they are not used."""
    within = package.split(".")[2:]
    return [str(COMPILED.joinpath(*within))] if COMPILED and IS_COMPILED else []


__path__[:0] = compiled_path(__name__)
