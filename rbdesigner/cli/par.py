"""Tell par of a map's solo game, and how difficult it is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from rbdesigner.cli import maps, names
from rbdesigner.cli.console import CommandError
from rbdesigner.cli.json_output import add_json, print_json
from rbdesigner.cli.noting import note_on, refuse_other_map
from rbdesigner.cli.solo import add_map, note_speed
from rbdesigner.engine.playable import IllegalMap
from rbdesigner.lab.map_findings import with_par
from rbdesigner.players.difficulty import GAMES, Par, par
from rbdesigner.players.solver import PAR_PLANS
from rbdesigner.scenario.errors import printable

FINE = 0
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
EXAMPLES = ("millbrook.rbmap",)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    add_map(parser)
    parser.add_argument(
        "--plans", metavar="N", type=int, default=PAR_PLANS, help=f"how many plans to make ({PAR_PLANS})"
    )
    parser.add_argument(
        "--games", metavar="N", type=int, default=GAMES, help=f"the games of each of the simpler players ({GAMES})"
    )
    parser.add_argument("--note-on", metavar="FILE", type=names.path, help="put par into FILE, a scenario of this map")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Find par and print it."""
    if arguments.games < 1:
        raise CommandError("command line", f"--games is 1 or more, not {arguments.games}")
    found = maps.read_one(arguments.map, arguments.name)
    refuse_other_map(arguments.note_on, found.scenario)
    note_speed()
    try:
        result = par(found.scenario, arguments.plans, arguments.games)
    except IllegalMap as fault:
        raise CommandError(arguments.map, str(fault)) from fault
    note_on(arguments.note_on, found.scenario, lambda known: with_par(known, result))
    if arguments.json:
        print_json("par", JSON_VERSION, as_json(found.scenario.properties.title, result))
    else:
        for line in _told(found.scenario.properties.title or str(arguments.map), result):
            print(printable(line))
    return FINE


def as_json(title: str, result: Par) -> dict[str, Any]:
    """Par as ``--json`` prints it."""
    told = result._asdict()
    return {"title": title, "solver": told.pop("version"), "difficulty": result.difficulty.value, **told}


def _told(name: str, result: Par) -> Iterator[str]:
    tight = f"the first turn that may not be idle: {result.tight_turn}" if result.tight_turn else "any turn may be idle"
    yield f"{name}: par {result.points}, {result.difficulty.value} (solver {result.version}, {result.plans:,} plans)"
    yield f"  the easy player comes to {result.easy:g} points, the medium one to {result.medium:g} ({_games(result)})"
    yield f"  the longest chain: {', '.join(result.chain) or 'nothing is made'}"
    yield f"  {tight}"


def _games(result: Par) -> str:
    """Of how many games these are medians, and from where to where their points go."""
    ends = [f"{min(points)} to {max(points)}" for points in (result.easy_games, result.medium_games)]
    number = len(result.easy_games)
    return "of one game each" if number == 1 else f"medians of {number} games each, {' and '.join(ends)}"
