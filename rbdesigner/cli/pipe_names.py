"""The names that stand for standard input and output, and how they are told."""

from __future__ import annotations

import os
from pathlib import Path

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
