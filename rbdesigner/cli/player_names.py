"""Short names of machine players on the command line."""

from __future__ import annotations

from rbdesigner.cli.console import CommandError
from rbdesigner.lab.run_setup import USUAL_LEVEL
from rbdesigner.players.registry import PLANNER, PlayerError, find_player

STYLES = PLANNER.options[0].values


def player_specs(names: str) -> list[str]:
    """The players meant by names with commas between.

    A level or a style alone, or both (``hard``, ``boats``, ``easy:roads``), is that of the player that plans; all else
    is as :func:`rbdesigner.players.registry.find_player` takes it. CommandError if there is no such player.
    """
    found = [_spec(name.strip()) for name in names.split(",")]
    for spec in found:
        try:
            find_player(spec)
        except PlayerError as fault:
            raise CommandError(fault.place, fault.why) from fault
    return found


def _spec(name: str) -> str:
    words = name.lower().split(":")
    levels = [word for word in words if word in PLANNER.levels]
    styles = [word for word in words if word in STYLES]
    if not 0 < len(words) == len(levels) + len(styles) or max(len(levels), len(styles)) > 1:
        return name
    style = [f"style={word}" for word in styles]
    return ":".join([PLANNER.name, *(levels or [USUAL_LEVEL]), *style])
