"""Machine players on the command line."""

from __future__ import annotations

import os
from argparse import _ActionsContainer as Options

from rbdesigner.cli.console import CommandError, CommandLineError, note_error
from rbdesigner.cli.streams import told_name
from rbdesigner.cli.suggestions import did_you_mean
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.players.player import PlayerError
from rbdesigner.players.process import plain_spec
from rbdesigner.players.registry import OURS
from rbdesigner.scenario.model import Scenario


def player_specs(names: str) -> list[str]:
    """List the players meant by names with commas between; CommandError if there is no such player.

    Each is as :func:`rbdesigner.players.registry.find_player` takes it.
    """
    specs = [name.strip() for name in names.split(",")]
    if not all(spec.strip(":") for spec in specs):  # a text without a name means the usual player elsewhere
        raise CommandLineError(
            translate("cli", "--players {names!r} has an empty name; rbdesigner players lists all").format(names=names)
        )
    return list(map(_player_spec, specs))


def _player_spec(name: str) -> str:
    try:
        return plain_spec(name)
    except PlayerError as fault:
        raise CommandError(fault.place, f"{reason_text(fault.why)}{did_you_mean(name, player_words())}") from fault


def player_words() -> list[str]:
    """The names of our players, their levels and styles: each is a player."""
    words = (
        word
        for kind in OURS
        for word in (kind.name, *kind.levels, *(each for option in kind.options for each in option.values))
    )
    return list(dict.fromkeys(words))


def add_secret(options: Options) -> None:
    """The argument by which games with players of others are played again."""
    options.add_argument(
        "--secret",
        metavar="SECRET",
        default="",
        help=translate("cli", "that of an earlier run with players of others, to play the same games again"),
    )


def note_other_number(path: str | os.PathLike[str], scenario: Scenario, number: int) -> None:
    """Say so where more or fewer play than a map is meant for."""
    told = scenario.properties.players
    if told.least <= number <= told.most:
        return
    most = told.most
    if told.least < most:
        text = translate("cli", "the map is meant for {least} to %n players, and {number} play", None, most)
    else:
        text = translate("cli", "the map is meant for %n players, and {number} play", None, most)
    note_error(told_name(path), text.format(least=told.least, number=number))


add_plural(
    "the map is meant for {least} to %n players, and {number} play",
    "the map is meant for {least} to %n player, and {number} play",
)
add_plural("the map is meant for %n players, and {number} play", "the map is meant for one player, and {number} play")
