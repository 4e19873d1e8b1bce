"""Tells how many turns sooner than any other home a home comes to a terrain."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.analysis.facts import GOAL_TERRAINS, HomeFacts
from rbdesigner.tiles import Terrain

FAR = 8
"""Turns from which on a way is as good as none."""


def leads(homes: Sequence[HomeFacts]) -> list[dict[Terrain, int]]:
    """Tell of each home for each terrain how many turns sooner than any other one it comes to its nearest tile."""
    found: list[dict[Terrain, int]] = [{} for _ in homes]
    for goal, terrain in GOAL_TERRAINS.items():
        turns = [min(FAR, home.ways[goal][0].turns) if home.ways[goal] else FAR for home in homes]
        soonest = sorted([*turns, FAR])[:2]
        for lead, mine in zip(found, turns, strict=True):
            # Who is the soonest is compared with the next one.
            lead[terrain] = soonest[mine == soonest[0]] - mine
    return found
