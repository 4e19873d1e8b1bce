"""Standard input and output in place of files: the name ``-``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from pathlib import Path

from rbdesigner.cli.console import CommandError
from rbdesigner.cli.streams import STANDARD_INPUT, STANDARD_OUTPUT
from rbdesigner.messages.translation import translate
from rbdesigner.scenario import file_names
from rbdesigner.scenario.drawn_formats import DRAWN_FORMATS
from rbdesigner.scenario.parsing import MOST_BYTES

_NO_TEXT = tuple(form.suffix for form in DRAWN_FORMATS if not form.is_text)
_STDOUT = 1


def is_output(value: object) -> bool:
    """Whether the value of an argument stands for standard output."""
    return isinstance(value, str | Path) and Path(value) == STANDARD_OUTPUT


def with_kind_suffix(target: Path, kind: str | None, kinds: Iterable[str], option: str = "--kind") -> Path:
    """Give a target the suffix of its kind, which an option names where standard output is the target.

    CommandError if the option is lacking there or given elsewhere, or if the kind is no text and a terminal is to show
    it.
    """
    if not is_output(target):
        if kind is not None:
            raise CommandError(
                target,
                translate("cli", "{option} means nothing here: the ending of the file says the kind").format(
                    option=option
                ),
            )
        return target
    if kind is None:
        raise CommandError(
            STANDARD_OUTPUT,
            translate("cli", "{option} has to say what is written: {known}").format(
                option=option, known=", ".join(each.removeprefix(".") for each in kinds)
            ),
        )
    return as_file(f".{kind}")


def as_file(suffix: str) -> Path:
    """Take standard output as a file of a kind; CommandError if a terminal is to show what is no text."""
    if suffix in _NO_TEXT and os.isatty(_STDOUT):  # sys.stdout leads to standard error by now
        shown = suffix[1:].upper()
        raise CommandError(
            STANDARD_OUTPUT,
            translate("cli", "a {shown} is not text for a terminal; name a file, or use a pipe").format(shown=shown),
        )
    return STANDARD_OUTPUT.with_suffix(suffix)


@contextmanager
def piped(arguments: argparse.Namespace) -> Iterator[None]:
    """Let a verb read standard input and write standard output, as it is told.

    Whatever else it prints goes to standard error then. What it has written last is given out in the end.
    """
    outputs = [value for value in vars(arguments).values() if is_output(value)]
    if len(outputs) > 1:
        raise CommandError(STANDARD_OUTPUT, translate("cli", "it takes one file, and two are to be written there"))
    if outputs and getattr(arguments, "json", False):
        raise CommandError(STANDARD_OUTPUT, translate("cli", "it takes either the file or what --json prints"))
    written: list[bytes] = []
    with file_names.standing_in(str(STANDARD_INPUT), _reader(), str(STANDARD_OUTPUT), written.append):
        if not outputs:
            yield
            return
        with redirect_stdout(sys.stderr):
            yield
    for data in written[-1:]:
        sys.stdout.buffer.write(data)


def _reader() -> Callable[[], bytes]:
    """A function that reads standard input once, however often it is asked."""
    return cache(lambda: sys.stdin.buffer.read(MOST_BYTES))
