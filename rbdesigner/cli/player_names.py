"""Machine players on the command line."""

from __future__ import annotations

from rbdesigner.cli.console import CommandError
from rbdesigner.players.process import plain_spec
from rbdesigner.players.registry import PlayerError


def player_specs(names: str) -> list[str]:
    """The players meant by names with commas between.

    Each is as :func:`rbdesigner.players.registry.find_player` takes it. CommandError if there is no such player.
    """
    try:
        return [plain_spec(name.strip()) for name in names.split(",")]
    except PlayerError as fault:
        raise CommandError(fault.place, fault.why) from fault
