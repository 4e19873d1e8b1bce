"""The roads and bridges of a plan, the walls that it demolishes, and the tables of ways that belong to them.

The roads and bridges that can be used in a turn, and the walls that are down by then, are its *layout*. Two numbers,
its *sign*, tell layouts apart; turns and plans with the same roads, bridges and walls have the same layout and share
its tables.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import MOST_LAYOUTS, NEVER, NKINDS, Ints
from rbdesigner.players.planning.plan_journal import ROAD_ADDED, Journal, undoes, write

MOST_KNOWN = MOST_LAYOUTS * 3 // 4
"""With more layouts than this all are forgotten: the search for one gets slow when few places are free."""


class RoadNetwork:
    """The turns in which roads and bridges are built and walls demolished, and the tables of ways by what there is.

    ``built`` has the borders and, after them, the sites of bridges, then those of walls; so has ``border_signs``.
    ``layouts`` are those of the turns, by number plus one; 0 has to be looked up. ``directory`` has the number of each
    table plus one, by layout, kind of transporter and place; ``most_tables`` is how many there is room for.
    """

    journal: Journal
    last_turn: int = 0
    built: Ints
    border_signs: Ints
    signs: Ints
    layouts: Ints
    layout_signs: Ints
    is_known: Ints
    known: int = 0
    directory: Ints
    filled: int = 0
    most_tables: int = 0
    tables: Ints
    queue: Ints
    is_queued: Ints


def add_road(roads: RoadNetwork, border: int, turn: int) -> None:
    """Have a road across a border, a bridge or no wall at a site: built in a turn and used in those after it."""
    roads.built[border] = turn
    _sign(roads, border, turn)
    write(roads.journal, ROAD_ADDED, border, turn, 0, 0)


@undoes(ROAD_ADDED)
def undo_road(roads: RoadNetwork, border: int, turn: int) -> None:
    """Have no road across a border, no bridge at a site, and a wall at one."""
    _sign(roads, border, turn)
    roads.built[border] = NEVER


def _sign(roads: RoadNetwork, border: int, turn: int) -> None:
    """Put a road, bridge or demolished wall into the signs of the turns after one; put in twice it is out again."""
    for i in range(turn + 1, roads.last_turn + 2):
        roads.signs[2 * i] ^= roads.border_signs[2 * border]
        roads.signs[2 * i + 1] ^= roads.border_signs[2 * border + 1]
        roads.layouts[i] = 0


def layout_of(roads: RoadNetwork, turn: int) -> int:
    """The number of the layout of a turn."""
    if roads.layouts[turn] == 0:
        roads.layouts[turn] = _find_layout(roads, roads.signs[2 * turn], roads.signs[2 * turn + 1]) + 1
    return roads.layouts[turn] - 1


def _find_layout(roads: RoadNetwork, first: int, second: int) -> int:
    """The number of the layout of a sign, known from now on."""
    layout = (first ^ (second >> 3)) % MOST_LAYOUTS
    while roads.is_known[layout]:
        if roads.layout_signs[2 * layout] == first and roads.layout_signs[2 * layout + 1] == second:
            return layout
        layout = layout + 1 if layout + 1 < MOST_LAYOUTS else 0
    roads.is_known[layout] = 1
    roads.layout_signs[2 * layout] = first
    roads.layout_signs[2 * layout + 1] = second
    roads.known += 1
    return layout


def forget_tables(roads: RoadNetwork, spots: int) -> None:
    """Know no layout and no table any more, as there is no room for another."""
    for layout in range(MOST_LAYOUTS):
        if roads.is_known[layout]:
            roads.is_known[layout] = 0
            for i in range(layout * NKINDS * spots, (layout + 1) * NKINDS * spots):
                roads.directory[i] = 0
    for turn in range(roads.last_turn + 2):
        roads.layouts[turn] = 0
    roads.known = 0
    roads.filled = 0
