"""List the machine players there are."""

from __future__ import annotations

import argparse

from rbdesigner.cli import names
from rbdesigner.cli.console import error
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.players.process import descriptions
from rbdesigner.players.registry import OURS, Description, has_installed
from rbdesigner.scenario.errors import printable

FINE, UNREADABLE = 0, 2
_NAMES = {kind.name for kind in OURS}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "files", nargs="*", metavar="FILE.py", type=names.path, help="a file with players of your own, listed too"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print all kinds of players, a line each; 2 if some of them cannot be had."""
    for kind in OURS:
        _print(Description.of(kind))
    faults = []
    for files in ([], *([str(path)] for path in arguments.files)):
        if not files and not has_installed():
            continue
        try:
            found, wrong = descriptions(files)
        except PlayerFailure as fault:
            found, wrong = [], [f"{', '.join(files) or 'an installed package'}: {fault}"]
        for each in found:
            if each.source in files or not (files or each.name in _NAMES):
                _print(each)
        faults += [each for each in wrong if each not in faults]
    for why in faults:
        error(why)
    return UNREADABLE if faults else FINE


def _print(kind: Description) -> None:
    """Print a kind with its levels, its options and what it is."""
    levels = f" ({', '.join(kind.levels)})" if kind.levels else ""
    levels += "".join(f" {option.name}={'|'.join(option.values)}" for option in kind.options)
    prefix = f"{kind.source}:" if kind.source else ""
    print(printable(f"{prefix}{kind.name}{levels}: {kind.description or 'no description'}"))
