"""List the machine players there are."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rbdesigner.cli import names
from rbdesigner.cli.console import error
from rbdesigner.players import registry
from rbdesigner.players.registry import Kind, PlayerError
from rbdesigner.scenario.errors import printable

FINE, UNREADABLE = 0, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "files", nargs="*", metavar="FILE.py", type=names.path, help="a file with players of your own, listed too"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print all kinds of players, a line each; 2 if some of them cannot be had."""
    installed = registry.installed()
    faults = list(installed.faults)
    print_kinds((*registry.OURS, *installed.kinds))
    for path in arguments.files:
        try:
            print_kinds(registry.of_file(path), prefix=f"{path}:")
        except PlayerError as fault:
            faults.append(fault)
    for each in faults:
        error(str(each))
    return UNREADABLE if faults else FINE


def print_kinds(kinds: Sequence[Kind], prefix: str = "") -> None:
    """Print kinds with their levels, their options and what they are."""
    for kind in kinds:
        levels = f" ({', '.join(kind.levels)})" if kind.levels else ""
        levels += "".join(f" {option.name}={'|'.join(option.values)}" for option in kind.options)
        print(printable(f"{prefix}{kind.name}{levels}: {kind.description or 'no description'}"))
