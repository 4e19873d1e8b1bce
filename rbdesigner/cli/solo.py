"""The parts that the verbs about the solo game share."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from rbdesigner.cli import names
from rbdesigner.cli.console import note
from rbdesigner.messages.translation import translate
from rbdesigner.players.planner_wording import slowness, weakness


def add_map(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which map is meant."""
    parser.add_argument("map", metavar="MAP", type=names.source, help=translate("cli", "a map or scenario"))
    parser.add_argument("--map", dest="name", metavar="NAME", help=translate("cli", "which map of a file with several"))


def note_speed() -> None:
    """Say so if the planner is slow, as nothing has compiled it."""
    if said := slowness():
        note(said)


def note_weakness(players: Iterable[str]) -> None:
    """Warn that machines play weaker, or at least think longer, for want of a compiled planner."""
    if said := weakness(players) or slowness():
        note(said)
