"""Open the window, with the maps in these files."""

from __future__ import annotations

import argparse

from rbdesigner.cli import argument_values
from rbdesigner.cli.console import CommandError
from rbdesigner.cli.qt import open_window
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
    return open_window("edit", arguments.files)
