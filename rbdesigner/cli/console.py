"""Errors, notes and progress of the command line, on standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rbdesigner.cli import streams
from rbdesigner.cli.colours import Colour, ColouredLine, coloured_line
from rbdesigner.cli.progress_line import ProgressLine, TimeLeft
from rbdesigner.cli.streams import told_name
from rbdesigner.messages.translation import translate
from rbdesigner.scenario.errors import ScenarioError, printable
from rbdesigner.scenario.reasons import Reason


def fault_text(fault: Exception) -> str:
    """The file, the place and the reason of a fault, as far as it has them."""
    from rbdesigner.messages.file_errors import error_line, reason_text  # here, because few verbs need them at once

    if isinstance(fault, ScenarioError):
        return f"{told_name(fault.path)}{error_line(fault).removeprefix(printable(fault.path))}"
    if isinstance(fault, OSError):
        return error_line(fault)
    said = fault.args[0] if fault.args else ""
    return reason_text(said) if isinstance(said, Reason) else str(fault)


class CommandError(Exception):
    """Something that cannot be done: with what (a file, mostly) and why."""

    def __init__(self, subject: str | os.PathLike[str], reason: str) -> None:
        self.subject = told_name(subject)
        self.reason = reason
        super().__init__(f"{self.subject}: {reason}")


class CommandLineError(CommandError):
    """A command line that asks for what cannot be done."""

    def __init__(self, reason: str) -> None:
        super().__init__(translate("cli", "command line"), reason)


def error(*parts: str) -> None:
    """The line that says why something cannot be done."""
    _say(translate("cli", "rbdesigner: error: {what}"), ": ".join(parts), Colour.RED)


def note_error(*parts: str) -> None:
    """A line about something that was left out, guessed or is good to know."""
    _say(translate("cli", "rbdesigner: note: {what}"), ": ".join(parts), Colour.BOLD)


def _say(sentence: str, what: str, colour: Colour) -> None:
    """Say a sentence about something, what comes before that in a colour."""
    before, _, after = sentence.partition("{what}")
    streams.say(coloured_line(ColouredLine.of("", before.rstrip(), f" {what}{after}", colour), sys.stderr))


class UnusableFiles(list[ScenarioError]):
    """The files that cannot be used, each told as soon as it is known."""

    def tell(self, fault: ScenarioError) -> None:
        """Tell of a file, and keep it for the document of ``--json``."""
        error(fault_text(fault))
        self.append(fault)


@contextmanager
def working(text: str, left: TimeLeft | None = None) -> Iterator[Callable[[int, int], bool]]:
    """Show on a terminal what is being worked on, and take it away afterwards.

    It gives a function to be called with how much is done, and of how much, to be shown too. ``left`` is given where
    this is one of several pieces of work.
    """
    if not sys.stderr.isatty():
        yield lambda done, of: True
        return
    line = ProgressLine(text, left or TimeLeft())
    line.begin()
    try:
        yield line.tell
    finally:
        line.end()
