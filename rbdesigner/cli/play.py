"""Open the window to play a map, or to go on with a saved game."""

from __future__ import annotations

import argparse

from rbdesigner.cli import argument_values
from rbdesigner.cli.console import CommandError
from rbdesigner.cli.qt import open_window
from rbdesigner.messages.translation import translate

EXAMPLES = ("delta.rbmap", "evening.rbgame")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "file",
        metavar="FILE",
        type=argument_values.path,
        help=translate("cli", "a saved game, a scenario, or a map of another program"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Show the window until it is closed."""
    if not arguments.file.exists():
        raise CommandError(arguments.file, translate("cli", "there is no such file"))
    return open_window("play", [arguments.file], play=True)
