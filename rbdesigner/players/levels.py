"""The levels and styles of the player that plans."""

from __future__ import annotations

from rbdesigner.players.planning.constants import BRICKS, RESEARCH, ROAD, TRANSPORTER
from rbdesigner.players.planning.search import BALANCED, Style
from rbdesigner.players.planning_player import LEVELS, PlanningPlayer

STYLES = {
    "balanced": BALANCED,
    "roads": Style({ROAD: 3}),
    "boats": Style({TRANSPORTER: 12}),
    "wonder": Style({BRICKS: 8}),
    "research": Style({RESEARCH: 15}),
    "aggressive": Style(grabs=True),
}
"""What each style likes, in points of a task."""


def planning_player(player: int, seed: str, level: str, style: str) -> PlanningPlayer:
    """A player that plans, at a level and with a style of these names."""
    return PlanningPlayer(player, f"{seed} {player}", LEVELS[level], STYLES[style])
