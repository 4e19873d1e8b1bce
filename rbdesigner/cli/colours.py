"""Colours on a terminal: what is wrong stands out, and headings of tables.

Red, magenta and bold alone are used, which are legible on a dark ground and on a light one. Pipes and files get none,
nor does JSON. ``--color`` says when, else the variables ``NO_COLOR``, ``FORCE_COLOR`` and ``CLICOLOR_FORCE`` do.
"""

from __future__ import annotations

import argparse
import os
import sys
from enum import StrEnum
from typing import Any, Self, TextIO

from rbdesigner.messages.translation import translate
from rbdesigner.scenario.errors import printable

OPTIONS = ("--color", "--colour")
AUTO, ALWAYS, NEVER = WHEN = ("auto", "always", "never")
_OFF = "\x1b[0m"
_FORCING = ("FORCE_COLOR", "CLICOLOR_FORCE")
_NOT = ("", "0")
_chosen = AUTO
_OUTPUT, _CODES = -11, 4
"""Standard output, and the mode in which its terminal takes codes, as Windows numbers them."""


class Colour(StrEnum):
    """The codes by which a terminal shows text in another way."""

    RED = "\x1b[1;31m"
    MAGENTA = "\x1b[1;35m"
    BOLD = "\x1b[1m"


class ColouredLine(str):
    """A line of text of which a part has a colour on a terminal."""

    begin: int
    end: int
    colour: Colour

    @classmethod
    def of(cls, before: str, part: str, after: str, colour: Colour) -> Self:
        """The line of three parts, the middle one in a colour."""
        line = cls(before + part + after)
        line.begin, line.end, line.colour = len(before), len(before) + len(part), colour
        return line


def heading(text: str) -> ColouredLine:
    """A line that is the heading of those below it."""
    return ColouredLine.of("", text, "", Colour.BOLD)


def add_colour(parser: argparse.ArgumentParser) -> None:
    """The argument of every verb that says when there are colours."""
    parser.add_argument(
        *OPTIONS,
        metavar="WHEN",
        action=ChooseColours,
        choices=WHEN,
        default=AUTO,
        help=translate("cli", "when to use colours: auto, always or never (auto)"),
    )


class ChooseColours(argparse.Action):
    """Use colours as the option says, in the help too if it stands before that."""

    def __call__(self, _parser: argparse.ArgumentParser, _given: argparse.Namespace, when: Any, *_option: Any) -> None:
        """Choose."""
        choose(when)


def choose(when: str) -> None:
    """Use colours as the command line says."""
    global _chosen
    _chosen = when


def has_colours(stream: TextIO) -> bool:
    """Whether what is written to a stream gets colours."""
    if _chosen != AUTO:
        return _chosen == ALWAYS
    if os.environ.get("NO_COLOR"):
        return False
    if any(os.environ.get(name, "") not in _NOT for name in _FORCING):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb" and _understands_codes()


def _understands_codes() -> bool:
    """Whether the terminal takes codes; that of Windows does once it is asked to."""
    if sys.platform == "win32":
        from ctypes import byref, c_ulong, windll

        handle, mode = windll.kernel32.GetStdHandle(_OUTPUT), c_ulong()
        known = windll.kernel32.GetConsoleMode(handle, byref(mode))
        return bool(known and windll.kernel32.SetConsoleMode(handle, mode.value | _CODES))
    return True


def coloured(text: str, colour: Colour, stream: TextIO) -> str:
    """A text in a colour, if what is written to the stream gets any."""
    return f"{colour}{text}{_OFF}" if text and has_colours(stream) else text


def coloured_line(line: str, stream: TextIO) -> str:
    """A line as a stream shows it; nothing else in it does anything to a terminal."""
    if not isinstance(line, ColouredLine):
        return printable(line)
    parts = line[: line.begin], line[line.begin : line.end], line[line.end :]
    before, part, after = map(printable, parts)
    return before + coloured(part, line.colour, stream) + after


def print_line(line: str, *, flush: bool = False) -> None:
    """Print a line of a result."""
    print(coloured_line(line, sys.stdout), flush=flush)
