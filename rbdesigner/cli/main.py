"""The program ``rbdesigner``: it finds the verb that is meant, and tells of whatever goes wrong.

Exit codes: 0 fine, 1 problems found, 2 cannot be done, 130 stopped, with one line on standard error and never a
traceback.
"""

from __future__ import annotations

import gc
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from rbdesigner import __version__, interrupts
from rbdesigner.cli import progress_line, streams
from rbdesigner.cli.command_parser import (
    JSON_OPTION,
    is_mistyped_verb,
    parted_at_verb,
    refuse_verb,
    verb_module,
    verb_parser,
    window_parser,
)
from rbdesigner.cli.console import CommandError, error, fault_text
from rbdesigner.cli.piped_files import piped
from rbdesigner.cli.spoken_language import spoken
from rbdesigner.cli.verbs import VERBS
from rbdesigner.messages.translation import in_english, translate
from rbdesigner.scenario.errors import ScenarioError

CANNOT_BE_DONE = 2

SELDOM = 50_000, 20, 50
"""How often a verb looks for garbage in circles: there is hardly any, and to look takes a tenth of its time."""


def carry_out(arguments: list[str]) -> int:
    """Do what a command line says; the exit code."""
    colours, words = parted_at_verb(arguments)
    if not words or words[0] not in VERBS:
        return without_verb(colours, words)
    verb, *rest = words
    chosen = verb_parser(verb).parse([*colours, *rest])
    with piped(chosen):
        return int(verb_module(verb).run(chosen))


def without_verb(colours: list[str], words: list[str]) -> int:
    """Open files in the window, or do what is asked of the program itself."""
    if words and is_mistyped_verb(words[0]):
        refuse_verb(words[0])
    parser = window_parser()
    chosen = parser.parse([*colours, *words])
    if chosen.install_desktop:
        return int(verb_module("install_desktop").run(chosen.remove))
    if chosen.remove:
        parser.error(translate("cli", "--remove means nothing without --install-desktop"))
    return int(verb_module("edit").run(chosen))


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
        error(translate("cli", "stopped"))
        return interrupts.STOPPED
    except Exception as fault:
        error(*loss_of_workers(fault) or [fault_of_the_program(fault)])
    else:
        return code
    return CANNOT_BE_DONE


def process() -> NoReturn:
    """Run the process of a command line.

    A verb that has drawn something leaves at once: to take its thousands of shapes apart one by one would cost a fifth
    of a second and serve nobody. A window may still have settings to write and leaves as usual.
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
        progress_line.clear_progress()
        error(translate("cli", "stopped"))
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
    from rbdesigner.messages.file_errors import reason_text
    from rbdesigner.work.worker_pool import WORKERS_LOST

    return [translate("cli", "workers"), reason_text(WORKERS_LOST)]


def fault_of_the_program(fault: Exception) -> str:
    """Log an exception that nobody foresaw; the sentence about it."""
    from platformdirs import user_log_path

    what = translate("cli", "this is a fault of rbdesigner ({fault})").format(fault=f"{type(fault).__name__}: {fault}")
    log = Path(user_log_path("rbdesigner", appauthor=False)) / "faults.log"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(f"rbdesigner {__version__} {sys.argv[1:]}\n{''.join(traceback.format_exception(fault))}\n")
    except OSError:
        return translate("cli", "{what}, and no log of it could be written to {path}").format(what=what, path=log)
    return translate("cli", "{what}; please report it with {path}").format(what=what, path=log)
