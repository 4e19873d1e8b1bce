"""Names of files on the command line."""

from __future__ import annotations

import argparse
from pathlib import Path


def file_name(text: str) -> str:
    """A name that a file can have, for argparse.

    An empty one, as of an unset variable, would be this folder.
    """
    if not text.strip():
        raise argparse.ArgumentTypeError("an empty name is no file")
    if text == "-":
        raise argparse.ArgumentTypeError("nothing is read from or written to a pipe; a file of this name is ./-")
    return text


def path(text: str) -> Path:
    """The same as a path."""
    return Path(file_name(text))


STANDARD_INPUT = Path("standard input")
"""Stands for standard input where a map is read; a file of this name is another path."""


def source(text: str) -> Path:
    """The path of a file with maps, or ``-`` for standard input."""
    return STANDARD_INPUT if text == "-" else path(text)


def store(text: str) -> Path:
    """The path of a file of the laboratory.

    What means something else to SQLite is refused: whoever writes it would look for the games in vain.
    """
    if text == ":memory:" or text.startswith("file:"):
        raise argparse.ArgumentTypeError(f"games are kept in a file; a file of this name is ./{text}")
    return path(text)
