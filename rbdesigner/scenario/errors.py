"""The faults of files, said in one line."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from typing import NamedTuple

from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

FAULTS_SHOWN = 10
"""How many faults of a file its error spells out."""


class ScenarioError(Exception):
    """A file that cannot be read or written: its ``path``, the ``pointer`` to the place in it, and the ``reason``.

    ``pointer`` is a JSON pointer, a line (``line 7``) or empty where the whole file is meant. ``str`` gives one line.

    >>> import rbdesigner as rb
    >>> try:
    ...     rb.load("nowhere.rbmap")
    ... except rb.ScenarioError as fault:
    ...     print(fault)
    nowhere.rbmap: cannot be read: there is no such file or folder
    """

    def __init__(self, path: str | os.PathLike[str], pointer: str, reason: str) -> None:
        self.path = os.fspath(path)
        self.pointer = pointer
        self.reason: str = reason if isinstance(reason, Reason) else " ".join(reason.split())
        super().__init__(printable(": ".join(part for part in (self.path, self.pointer, self.reason) if part)))


class StoppedError(ScenarioError):
    """A file that somebody has stopped to read or to write."""


class Fault(NamedTuple):
    """One thing that is wrong inside a file: the JSON pointer to it and the reason."""

    pointer: str
    reason: str

    def __str__(self) -> str:
        return ": ".join(part for part in self if part)


class InvalidScenario(ScenarioError):  # noqa: N818 - says what the file is
    """A file that is JSON but no scenario, with all its ``faults``.

    ``str`` shows the first ten.

    ``complete`` is False if the search was given up after so many.
    """

    def __init__(self, path: str | os.PathLike[str], faults: Sequence[Fault], *, complete: bool = True) -> None:
        self.faults = tuple(faults)
        self.is_complete = complete
        shown = [faults[0].reason, *map(str, faults[1:FAULTS_SHOWN])]
        left = len(faults) - FAULTS_SHOWN
        if left > 0:
            shown.append(f"and {left} more" if complete else f"and more than {left} others")
        super().__init__(path, faults[0].pointer, "; ".join(shown))


class ChangedOnDisk(ScenarioError):  # noqa: N818 - says what happened
    """A file that another program has changed since it was read; nothing was written."""


def not_saved(path: str | os.PathLike[str], fault: Fault | ScenarioError) -> ScenarioError:
    """The error of a file that was not saved, as it could not be read again for this fault."""
    unreadable = QT_TRANSLATE_NOOP("files", "was not saved, because it could not be read again: {why}")
    return ScenarioError(path, fault.pointer, Reason(unreadable, why=fault.reason))


def printable(text: str) -> str:
    """Escape control characters and broken code points, so that a text is one line on any terminal.

    No-break spaces become plain ones.
    """
    text = text.replace("\N{NO-BREAK SPACE}", " ")
    return text if text.isprintable() else "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


LONGEST_SHOWN = 40


def shown(value: object) -> str:
    """A JSON value as an error message shows it: short, whatever it is."""
    match value:
        case None | True | False:
            return {None: "null", True: "true", False: "false"}[value]
        case str():
            return repr(value if len(value) <= LONGEST_SHOWN else value[:LONGEST_SHOWN] + "…")
        case dict():
            return Reason(QT_TRANSLATE_NOOP("files", "an object"))
        case list():
            return Reason(QT_TRANSLATE_NOOP("files", "a list"))
        case _:
            text = repr(value)
            return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


_WORDS = {
    errno.ENOSPC: QT_TRANSLATE_NOOP("files", "the disk is full"),
    errno.EDQUOT: QT_TRANSLATE_NOOP("files", "your share of the disk is full"),
    errno.EFBIG: QT_TRANSLATE_NOOP("files", "the disk takes no file of this size"),
    errno.EROFS: QT_TRANSLATE_NOOP("files", "the disk is read-only"),
    errno.EACCES: QT_TRANSLATE_NOOP("files", "there is no permission"),
    errno.EPERM: QT_TRANSLATE_NOOP("files", "there is no permission"),
    errno.ENOENT: QT_TRANSLATE_NOOP("files", "there is no such file or folder"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("files", "a part of the path is not a folder"),
    errno.EISDIR: QT_TRANSLATE_NOOP("files", "this is a folder, not a file"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("files", "the name is too long"),
    errno.EIO: QT_TRANSLATE_NOOP("files", "the disk does not work"),
    errno.EEXIST: QT_TRANSLATE_NOOP("files", "there is already a file of this name"),
    errno.EBUSY: QT_TRANSLATE_NOOP("files", "another program is using it"),
    errno.ELOOP: QT_TRANSLATE_NOOP("files", "the links lead in a circle"),
}


def os_error_text(error: OSError) -> str:
    """Why the system refused, as the end of a sentence."""
    known = _WORDS.get(error.errno or 0)
    return Reason(known) if known else (error.strerror or str(error) or type(error).__name__)
