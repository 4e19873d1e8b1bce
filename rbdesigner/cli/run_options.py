"""The options that the verbs of the machines share: who works, and the seed."""

from __future__ import annotations

import argparse
from argparse import _ActionsContainer as Options
from collections.abc import Iterable

from rbdesigner.cli import argument_values
from rbdesigner.cli.console import CommandLineError, note_error
from rbdesigner.messages.translation import translate
from rbdesigner.players.planner_wording import slowness, weakness

MOST_CORES = 64


def add_cores(options: Options, told: str) -> None:
    """The argument for the number of processes, and what the help says of it."""
    options.add_argument("--cores", metavar="N", type=argument_values.whole, default=2, help=told)


def add_seed(options: Options, told: str) -> None:
    """The argument for the seed, and what the help says of it."""
    options.add_argument("--seed", metavar="N", type=argument_values.seed, default=1, help=told)


def add_crew(options: Options) -> None:
    """The arguments that say where games are played, and by which seed."""
    add_cores(options, translate("cli", "how many processes play (2)"))
    options.add_argument(
        "--dask", metavar="ADDRESS", default="", help=translate("cli", "play on the Dask cluster there instead")
    )
    add_seed(options, translate("cli", "another seed plays other games (1)"))


def add_players(options: Options, told: str, default: str | None = None) -> None:
    """The argument for the players, and what the help says of it."""
    options.add_argument("--players", metavar="A,B", default=default, help=told)


def add_games(options: Options, told: str, usual: int) -> None:
    """The argument for the number of games, and what the help says of it: a text that names the ``usual`` one."""
    options.add_argument(
        "--games", metavar="N", type=argument_values.whole, default=usual, help=told.format(usual=usual)
    )


def add_store(options: Options) -> None:
    """The argument for the file in which games are kept."""
    told = translate("cli", "where games are kept, to go on later")
    options.add_argument("--store", metavar="FILE", type=argument_values.store, help=told)


def add_note_on(options: Options, told: str) -> None:
    """The argument for the scenario into which a finding is written, and what the help says of it."""
    options.add_argument("--note-on", metavar="FILE", type=argument_values.path, help=told)


def refuse_outside(name: str, value: int, most: int) -> None:
    """Refuse a number that is not from 1 to so many; ``name`` is that of its option."""
    if not 1 <= value <= most:
        raise CommandLineError(
            translate("cli", "--{name} is 1 to {most}, not {value}").format(name=name, most=most, value=value)
        )


def add_map(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which map is meant."""
    parser.add_argument("map", metavar="MAP", type=argument_values.source, help=translate("cli", "a map or scenario"))
    parser.add_argument("--map", dest="name", metavar="NAME", help=translate("cli", "which map of a file with several"))


def note_speed() -> None:
    """Say so if the planner is slow, as nothing has compiled it."""
    if said := slowness():
        note_error(said)


def note_weakness(players: Iterable[str]) -> None:
    """Warn that machines play weaker, or at least think longer, for want of a compiled planner."""
    if said := weakness(players) or slowness():
        note_error(said)
