"""The program ``rbdesigner``.

Which verb is meant, and how whatever goes wrong is told.

Exit codes: 0 fine, 1 problems found, 2 cannot be done, 130 stopped, with one line on standard error and never a
traceback.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from rbdesigner import __version__, interrupts
from rbdesigner.cli import argparse_words, streams  # noqa: F401  # argparse speaks the language of the locale, too
from rbdesigner.cli.console import CommandError, clear_progress, error
from rbdesigner.cli.fault_text import fault_text
from rbdesigner.cli.json_output import JSON_OPTION
from rbdesigner.cli.spoken_language import spoken
from rbdesigner.engine import IS_COMPILED
from rbdesigner.messages.translation import in_english, translate
from rbdesigner.scenario.errors import ScenarioError

CANNOT_BE_DONE = 2

VERBS = {
    "edit": "open the window, with the maps in these files",
    "play": "play a map in the window, or go on with a saved game",
    "validate": "check maps and scenarios, and list what is wrong or could be better",
    "convert": "turn maps into files of another format",
    "book": "print a book of scenarios, a folder or a book's file, as one PDF",
    "render": "draw a map, or a moment of a game, as a picture (PNG, SVG) or for print (PDF)",
    "replay": "play saved games again, checking every action, and print the scores",
    "verify": "do solutions of puzzles again by the rules: points and tie-breakers, or the first fault",
    "records": "show a table of records, add solutions to it, or merge tables",
    "lay": "lay a map in turns by the rules, with a machine in every seat",
    "generate": "generate maps that are valid and fair",
    "analyse": "tell facts about a map without playing: ways, land, fairness of the homes, symmetry",
    "figures": "tell a game turn by turn, and compare it with others: points, goods, idle buildings, milestones",
    "compare": "tell what differs between two maps or versions; exit code 1 if anything does",
    "players": "list the machine players there are",
    "solve": "look for solo games with many points on a map",
    "par": "tell par of a map's solo game, and how difficult it is",
    "improve": "look for small edits that make a map fairer, and measure what they do",
    "tournament": "let machine players meet each other on maps, and rate them",
    "simulate": "let machines play many games on a map: is it fair, how long does it last",
    "report": "write a report of the games that simulate has kept, as a page (HTML) or PDF",
}
"""What can be done; each verb has a module of its name, which is loaded only when it is meant."""

SELDOM = 50_000, 20, 50
"""How often a verb looks for garbage in circles: there is hardly any, and to look takes a tenth of its time."""

OVERVIEW = ("-h", "--help", "--version", "--install-desktop", "--remove")
"""First arguments that are about the program itself."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints take one line, as all others do."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise CommandError("command line", f"{message} (see {self.prog} --help)")


def overview() -> Parser:
    """The parser of what is about the program itself."""
    verbs = "\n".join(f"  {verb:10} {purpose}" for verb, purpose in VERBS.items())
    parser = Parser(
        prog="rbdesigner",
        usage="rbdesigner [FILE...]\n       rbdesigner VERB ...\n       rbdesigner --install-desktop [--remove]",
        description="Design maps and scenarios for the board game Roads & Boats. Without a verb the window opens.",
        epilog=f"verbs:\n{verbs}\n\n'rbdesigner VERB --help' tells more of a verb.\n"
        "Exit codes: 0 fine, 1 problems found, 2 cannot be done, 130 stopped by Ctrl-C or SIGTERM.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    from rbdesigner.players.planning.kernel import is_compiled  # here, because no other verb needs it at once

    engine, planner = ("yes" if compiled else "no" for compiled in (IS_COMPILED, is_compiled))
    version = f"rbdesigner {__version__} (engine compiled: {engine}; planner compiled: {planner})"
    parser.add_argument("--version", action="version", version=version)
    parser.add_argument(
        "--install-desktop",
        action="store_true",
        required=True,  # what else may be asked is answered by the parser
        help="put the program into the menu of your desktop (Linux), with its icon and the files it opens",
    )
    parser.add_argument("--remove", action="store_true", help="with --install-desktop: take it out of there again")
    return parser


def carry_out(arguments: list[str]) -> int:
    """Do what a command line says; the exit code. Files without a verb are edited."""
    if arguments[:1] and arguments[0] in OVERVIEW:
        remove = overview().parse_args(arguments).remove
        return int(import_module("rbdesigner.cli.install_desktop").run(remove))
    verb, *rest = arguments if arguments[:1] and arguments[0] in VERBS else ["edit", *arguments]
    module = import_module(f"rbdesigner.cli.{verb}")
    parser = Parser(prog=f"rbdesigner {verb}", description=f"{VERBS[verb][0].upper()}{VERBS[verb][1:]}.")
    module.add_arguments(parser)
    return int(module.run(parser.parse_intermixed_args(with_plain_names(rest))))


def with_plain_names(arguments: list[str]) -> list[str]:
    """The arguments with names that no parser takes for options after ``--``."""
    at = arguments.index("--") + 1 if "--" in arguments else len(arguments)
    return [*arguments[:at], *(f"./{name}" if name.startswith("-") else name for name in arguments[at:])]


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line, by default that of the process; the exit code."""
    streams.make_ready()
    words = list(sys.argv[1:] if arguments is None else arguments)
    with in_english() if JSON_OPTION in words else spoken():
        return exit_code(words)


def exit_code(arguments: list[str]) -> int:
    """Carry out a command line, and tell what goes wrong; the exit code."""
    try:
        code = 0
        with suppress(SystemExit):  # which argparse raises when it has printed the help or the version
            code = carry_out(arguments)
        streams.flush()
    except BrokenPipeError:
        deliver_output()  # whoever reads has had enough, as with `| head`: nobody needs to be told
    except CommandError as refusal:
        error(refusal.subject, refusal.reason)
    except ScenarioError as fault:
        error(fault_text(fault))
    except OSError as fault:
        deliver_output()
        error(*(() if fault.filename else (translate("cli", "output"),)), fault_text(fault))
    except KeyboardInterrupt:
        error("stopped")
        return interrupts.STOPPED
    except Exception as fault:
        error(*loss_of_workers(fault) or [fault_of_the_program(fault)])
    else:
        return code
    return CANNOT_BE_DONE


def process() -> NoReturn:
    """Be the process of a command line.

    A verb that has drawn something leaves at once: to take its thousands of shapes apart one by one would cost a
    fifth of a second and serve nobody. A window may still have settings to write and leaves as usual.
    """
    interrupts.heed(stop)
    gc.set_threshold(*SELDOM)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy's threads for matrices begin by waiting in busy loops
    code = main()
    if "PySide6.QtWidgets" in sys.modules:
        sys.exit(code)
    deliver_output()
    os._exit(code)


def stop() -> NoReturn:
    """End the process because somebody wants it to stop. Its workers end with it."""
    with suppress(RuntimeError):  # it may be writing there right now
        deliver_output()
    with suppress(RuntimeError):
        clear_progress()
        error("stopped")
    os._exit(interrupts.STOPPED)


def deliver_output() -> None:
    """Write what waits for standard output, or drop it if it cannot be written."""
    with suppress(OSError):
        streams.flush()


def loss_of_workers(fault: Exception) -> list[str]:
    """The words for a process that has ended at work; empty if it is something else."""
    futures = sys.modules.get("concurrent.futures")  # few verbs work with others
    if futures is None or not isinstance(fault, futures.BrokenExecutor):
        return []
    from rbdesigner.players.worker_pool import WORKERS_LOST

    return ["workers", WORKERS_LOST]


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
