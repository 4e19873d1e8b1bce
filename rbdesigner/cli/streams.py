"""Makes the standard streams ready, even if the program finds them closed, full, or in a narrow encoding."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from rbdesigner.messages.translation import translate

PIPE = "-"
STANDARD_INPUT = Path("standard input")
STANDARD_OUTPUT = Path("standard output")
"""A file that is called so has an absolute path. The one for output has a suffix once its kind is known."""


def told_name(path: str | os.PathLike[str]) -> str:
    """Name a file as messages do; a pipe is named in the language of the command line, without a suffix."""
    name = os.fspath(path)
    if name == str(STANDARD_INPUT):
        return translate("cli", "standard input")
    if os.path.splitext(name)[0] == str(STANDARD_OUTPUT):  # noqa: PTH122
        return translate("cli", "standard output")
    return name


def make_ready() -> None:
    """Let standard output and error take any text, or swallow it if they were closed from the start.

    A closed stream would come back as the next file that is opened, a map that is being written perhaps, and what Qt
    has to say would land in it.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(number)
        except OSError:
            _fill(number)
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w" if number else "r", encoding="utf-8"))  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _fill(number: int) -> None:
    """Let a file descriptor that is closed lead nowhere."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_RDWR)
        if nowhere != number:
            os.dup2(nowhere, number)
            os.close(nowhere)


def say(text: str, end: str = "\n") -> None:
    """Write to standard error; if that fails nobody can be told, and the work goes on."""
    try:
        print(text, end=end, file=sys.stderr, flush=True)
    except OSError:
        _abandon(sys.stderr)


def flush() -> None:
    """Write what is waiting for standard output; OSError if that fails, and it is dropped then."""
    try:
        print(end="", flush=True)  # an empty text finds a full disk even where nothing is kept waiting
    except OSError:
        _abandon(sys.stdout)
        raise


def _abandon(stream: TextIO) -> None:
    """Drop what waits for a stream that cannot be written to, and all that follows."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
        stream.flush()
