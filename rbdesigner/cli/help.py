"""Show the overview of all verbs, or the help of one."""

from __future__ import annotations

import argparse

from rbdesigner.cli.command_parser import refuse_verb, verb_parser, window_parser
from rbdesigner.cli.verbs import VERBS
from rbdesigner.messages.translation import translate

EXAMPLES = ("", "render")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "verb", nargs="?", metavar="VERB", help=translate("cli", "the verb; without it all verbs are listed")
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the help."""
    verb = arguments.verb
    if verb is None:
        window_parser().print_help()
    elif verb in VERBS:
        verb_parser(verb).print_help()
    else:
        refuse_verb(verb)
    return 0
