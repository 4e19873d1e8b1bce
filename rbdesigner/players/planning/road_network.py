"""The roads of a plan, and the tables of ways that belong to them.

The roads that can be used in a turn have a *sign*: two numbers that tell sets of roads apart. Tables of ways are kept
by sign, so that plans with the same roads share them.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import NEVER, Ints
from rbdesigner.players.planning.plan_journal import ROAD_ADDED, Journal, undoes, write


class RoadNetwork:
    """When roads are built, by border, and the tables of ways by what roads there are."""

    journal: Journal
    last_turn: int = 0
    built: Ints
    border_signs: Ints
    signs: Ints
    tables: Ints
    slots_used: int = 0
    slot_signs: Ints
    slot_keys: Ints
    queue: Ints
    is_queued: Ints


def add_road(roads: RoadNetwork, border: int, turn: int) -> None:
    """Have a road across a border, built in a turn and used in those after it."""
    roads.built[border] = turn
    _sign(roads, border, turn)
    write(roads.journal, ROAD_ADDED, border, turn, 0, 0)


@undoes(ROAD_ADDED)
def undo_road(roads: RoadNetwork, border: int, turn: int) -> None:
    """Have no road across a border."""
    _sign(roads, border, turn)
    roads.built[border] = NEVER


def _sign(roads: RoadNetwork, border: int, turn: int) -> None:
    """Put a road into the signs of the turns after a turn; put in twice it is out again."""
    for i in range(turn + 1, roads.last_turn + 2):
        roads.signs[2 * i] ^= roads.border_signs[2 * border]
        roads.signs[2 * i + 1] ^= roads.border_signs[2 * border + 1]
