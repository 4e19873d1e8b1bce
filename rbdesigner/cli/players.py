"""List the machine players there are."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rbdesigner.cli import argument_values
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import error
from rbdesigner.cli.json_output import add_json, print_json
from rbdesigner.cli.run_options import note_weakness
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import translate, translated
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.players.process import descriptions
from rbdesigner.players.registry import OURS, Description, has_installed

FINE, UNREADABLE = 0, 2
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
_NAMES = {kind.name for kind in OURS}
EXAMPLES = ("", "mine.py")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE.py",
        type=argument_values.path,
        help=translate("cli", "a file with players of your own, listed too"),
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print all kinds of players, a line each; 2 if some of them cannot be had."""
    note_weakness(level for kind in OURS for level in kind.levels)
    kinds, faults = list(map(Description.of, OURS)), dict[str, str]()
    if has_installed():
        found, wrong = _described([])
        kinds += [each for each in found if not each.source and each.name not in _NAMES]
        faults.update(dict.fromkeys(wrong, ""))
    for file in map(str, arguments.files):
        found, wrong = _described([file])
        kinds += [each for each in found if each.source == file]
        faults = {**dict.fromkeys(wrong, file), **faults}
    if arguments.json:
        print_json("players", JSON_VERSION, as_json(kinds, faults))
    else:
        for each in kinds:
            _print(each)
    for why in faults:
        error(reason_text(why))
    return UNREADABLE if faults else FINE


def _described(files: Sequence[str]) -> tuple[list[Description], list[str]]:
    """The kinds of players with those of a file, and what is wrong."""
    try:
        return descriptions(files)
    except PlayerFailure as fault:
        where = ", ".join(files) or translate("cli", "an installed package")
        return [], [f"{where}: {reason_text(fault.reason)}"]


def as_json(kinds: Iterable[Description], faults: Mapping[str, str]) -> dict[str, Any]:
    """The players as ``--json`` prints them; ``faults`` has the file of each fault."""
    return {
        "kinds": [{**each.to_json(), "source": each.source or None} for each in kinds],
        "errors": [{"file": file, "pointer": "", "reason": why} for why, file in faults.items()],
    }


def _print(kind: Description) -> None:
    """Print a kind with its levels, its options and what it is."""
    levels = f" ({', '.join(kind.levels)})" if kind.levels else ""
    levels += "".join(f" {option.name}={'|'.join(option.values)}" for option in kind.options)
    description = translated("cli", kind.description) if kind.description else translate("cli", "no description")
    prefix = f"{kind.source}:" if kind.source else ""
    print_line(f"{prefix}{kind.name}{levels}: {description}")
