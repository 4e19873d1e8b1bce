"""The parts that the verbs about the solo game share."""

from __future__ import annotations

import argparse

from rbdesigner.cli import names
from rbdesigner.cli.console import note
from rbdesigner.players.planning.kernel import is_compiled


def add_map(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which map is meant."""
    parser.add_argument("map", metavar="MAP", type=names.source, help="a map or scenario")
    parser.add_argument("--map", dest="name", metavar="NAME", help="which map of a file with several")


def note_speed() -> None:
    """Say so if the planner is slow, as nothing has compiled it."""
    if not is_compiled:
        note("the planner is not compiled; compiled it works some fifty times as fast (see docs/players.md)")
