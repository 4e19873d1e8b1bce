"""The program ``rbdesigner``: which verb is meant, and how whatever goes wrong is told.

Exit codes: 0 fine, 1 problems found, 2 cannot be done, with one line on standard error and never a traceback.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import NoReturn

from rbdesigner import __version__
from rbdesigner.cli import convert, edit, render, validate
from rbdesigner.cli.messages import CommandError, error
from rbdesigner.scenario.errors import ScenarioError

CANNOT_BE_DONE = 2

VERBS: dict[str, ModuleType] = {"edit": edit, "validate": validate, "convert": convert, "render": render}


class Parser(argparse.ArgumentParser):
    """A parser whose complaints take one line, as all others do."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise CommandError("command line", f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    """The parser of the whole command line; a verb's module adds its own arguments and is kept in ``verb``."""
    whole = Parser(
        prog="rbdesigner",
        usage="rbdesigner [FILE...]\n       rbdesigner VERB ...",
        description="Design maps and scenarios for the board game Roads & Boats. Without a verb the window opens.",
        epilog="Exit codes: 0 fine, 1 problems found, 2 cannot be done. 'rbdesigner VERB --help' tells more of a verb.",
    )
    whole.add_argument("--version", action="version", version=f"rbdesigner {__version__}")
    verbs = whole.add_subparsers(metavar="VERB", required=True)
    for name, module in VERBS.items():
        text = str(module.__doc__).splitlines()[0]
        verb = verbs.add_parser(name, prog=f"rbdesigner {name}", help=text, description=text)
        module.add_arguments(verb)
        verb.set_defaults(run=module.run)
    return whole


def with_verb(arguments: list[str]) -> list[str]:
    """The arguments with the verb that is meant where none is named: ``edit``."""
    named = bool(arguments) and (arguments[0] in VERBS or arguments[0] in ("-h", "--help", "--version"))
    return arguments if named else ["edit", *arguments]


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line, by default that of the process; the exit code."""
    accept_any_text()
    try:
        code = carry_out(list(sys.argv[1:] if arguments is None else arguments))
        print(end="", flush=True)
    except BrokenPipeError:
        deliver_output()  # whoever reads has had enough, as with `| head`: nobody needs to be told
    except CommandError as refusal:
        error(refusal.subject, refusal.reason)
    except ScenarioError as fault:
        error(str(fault))
    except OSError as fault:
        deliver_output()
        error(os.fsdecode(fault.filename or "output"), fault.strerror or str(fault))
    except KeyboardInterrupt:
        error("stopped")
    except Exception as fault:
        error(fault_of_the_program(fault))
    else:
        return code
    return CANNOT_BE_DONE


def carry_out(arguments: list[str]) -> int:
    """Run the verb that is meant; its exit code."""
    try:
        chosen = parser().parse_args(with_verb(arguments))
    except SystemExit:  # argparse has printed the help or the version
        return 0
    return int(chosen.run(chosen))


def accept_any_text() -> None:
    """Let the standard streams show what their encoding lacks as escapes rather than fail."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def deliver_output() -> None:
    """Write what is waiting for standard output, or drop it if that is what cannot be written to."""
    try:
        print(end="", flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fault_of_the_program(fault: Exception) -> str:
    """Log an exception that nobody foresaw; the sentence about it."""
    from platformdirs import user_log_path

    what = f"this is a fault of rbdesigner ({type(fault).__name__}: {fault})"
    log = Path(user_log_path("rbdesigner", appauthor=False)) / "faults.log"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(f"rbdesigner {__version__} {sys.argv[1:]}\n{''.join(traceback.format_exception(fault))}\n")
    except OSError:
        return f"{what}, and no log of it could be written to {log}"
    return f"{what}; please report it with {log}"
