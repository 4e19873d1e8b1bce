"""Open the window, with the maps in these files."""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial

from rbdesigner import interrupts
from rbdesigner.cli import argument_values
from rbdesigner.cli.console import CommandError
from rbdesigner.cli.qt import loading_qt, tell_no_display
from rbdesigner.messages.translation import translate

EXAMPLES = ("delta.rbmap", "delta.rbmap evening.rbgame")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        type=argument_values.path,
        help=translate("cli", "a scenario, a saved game, or a map of another program"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Show the window until it is closed."""
    for path in arguments.files:
        if not path.exists():
            raise CommandError(path, translate("cli", "there is no such file (rbdesigner help lists the verbs)"))
    require_display("edit")
    with loading_qt("edit"):
        from rbdesigner.ui import app
    interrupts.leave()
    return app.run([str(path) for path in arguments.files], partial(tell_no_display, "edit"))


def require_display(verb: str) -> None:
    """Refuse where no window can be shown; Qt would end the process without a word to the user."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise CommandError(
            verb, translate("cli", "there is no display to open a window on; validate, convert and render need none")
        )
