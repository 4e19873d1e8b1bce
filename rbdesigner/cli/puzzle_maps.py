"""The maps among which a verb looks for the scenarios of solutions."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rbdesigner.cli import argument_values, book_source, maps
from rbdesigner.cli.console import fault_text, note_error
from rbdesigner.lab.puzzles.scenario_hash import by_hash
from rbdesigner.messages.translation import translate
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.model import Scenario


def add_maps(parser: argparse.ArgumentParser) -> None:
    """The argument for maps that do not come with the program."""
    parser.add_argument(
        "--map",
        dest="maps",
        nargs="+",
        action="extend",
        default=[],
        metavar="MAP",
        type=argument_values.source,
        help=translate("cli", "a file or folder with scenarios that do not come with the program"),
    )


def known_maps(paths: Sequence[Path]) -> Mapping[str, Scenario]:
    """Give the scenarios in files and folders by their hashes; ScenarioError for a file that cannot be read.

    A map in a folder that cannot be read is told and passed over.
    """
    return by_hash(each for path in paths for each in _scenarios(path))


def _scenarios(path: Path) -> Iterator[Scenario]:
    if not book_format.is_book(path):
        yield from (found.scenario for found in maps.read(path))
        return
    for each in book_source.read(path).maps:
        if each.scenario is not None:
            yield each.scenario
        elif each.fault is not None:
            note_error(fault_text(each.fault))
