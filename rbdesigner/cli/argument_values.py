"""The values of arguments, for argparse: numbers, and names of files."""

from __future__ import annotations

import argparse
import os
from math import isfinite, nan
from pathlib import Path

from rbdesigner.cli.streams import PIPE, STANDARD_INPUT, STANDARD_OUTPUT
from rbdesigner.messages.translation import translate


def seed(text: str) -> int:
    """A seed, as files and stores can keep it."""
    from rbdesigner.engine.core.game_terms import SEED_DIGITS  # the window starts without games

    if len(text.strip().lstrip("+-")) > SEED_DIGITS:
        raise argparse.ArgumentTypeError(translate("cli", "a seed has at most {most} digits").format(most=SEED_DIGITS))
    return whole(text)


def whole(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(translate("cli", "{text} is not a whole number").format(text=text)) from None


def finite(text: str) -> float:
    """A number with a fraction, and neither infinite nor none at all."""
    try:
        number = float(text)
    except ValueError:
        number = nan
    if not isfinite(number):
        raise argparse.ArgumentTypeError(translate("cli", "{text} is not a finite number").format(text=text.strip()))
    return number


def file_name(text: str) -> str:
    """Take a name that a file can have; an empty one, as of an unset variable, would be this folder."""
    if not text.strip():
        raise argparse.ArgumentTypeError(translate("cli", "an empty name is not a file"))
    if text == PIPE:
        raise argparse.ArgumentTypeError(
            translate("cli", "nothing is read from or written to a pipe here; a file of this name is ./-")
        )
    stands_for_pipe = Path(os.path.splitext(text)[0]) in (STANDARD_INPUT, STANDARD_OUTPUT)  # noqa: PTH122
    return os.path.abspath(text) if stands_for_pipe else text  # noqa: PTH100


def path(text: str) -> Path:
    """The same as a path."""
    return Path(file_name(text))


def source(text: str) -> Path:
    """The path of a file that is read, or ``-`` for standard input."""
    return STANDARD_INPUT if text == PIPE else path(text)


def target_name(text: str) -> str:
    """Take the name of a file to write, or ``-`` for standard output; a slash at its end stays."""
    return str(STANDARD_OUTPUT) if text == PIPE else file_name(text)


def target(text: str) -> Path:
    """The path of a file that is written, or ``-`` for standard output."""
    return Path(target_name(text))


def store(text: str) -> Path:
    """Take the path of a file of the laboratory.

    A name that means something else to SQLite is refused: its user would look for the games in vain.
    """
    if text == ":memory:" or text.startswith("file:"):
        raise argparse.ArgumentTypeError(
            translate("cli", "games are kept in a file; a file of this name is ./{text}").format(text=text)
        )
    return path(text)
