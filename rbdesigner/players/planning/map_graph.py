"""The map as one player sees it. It never changes while a plan is made.

A *place* is a region; a *spot* is a place, a river edge, a dock or a sea tile. Lists of lists are kept in two arrays:
``exits[place]`` to ``exits[place + 1]`` is the stretch of ``exits_to`` that belongs to a place, and so on. The
``crossings`` of a place lead over the rivers of its tile; ``crossing_sites`` are the sites of the bridges there. The
``walls`` of a place are ways out that walls of others close: each leads across a border, has a site of its own, as a
bridge has, and a price in boards. At ``harbours`` goods go from land to water: at home, and where land transporters are
that cannot walk home.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from rbdesigner.players.planning.constants import HOLD, IS_BOAT, Ints


class MapGraph:
    """Spots, tiles and borders, and which of them lie next to each other."""

    spots: int = 0
    tiles: int = 0
    home: int = 0
    kinds: Ints
    tile_of: Ints
    terrains: Ints
    exits: Ints
    exits_to: Ints
    exit_borders: Ints
    border_sides: Ints
    crossings: Ints
    crossings_to: Ints
    crossing_sites: Ints
    walls: Ints
    walls_to: Ints
    wall_borders: Ints
    wall_sites: Ints
    wall_prices: Ints
    sails: Ints
    sails_to: Ints
    arrivals: Ints
    arrivals_from: Ints
    banks: Ints
    banks_of: Ints
    moorings: Ints
    moorings_of: Ints
    harbours: Ints
    known_harbours: int = 0


def has_shore(graph: MapGraph, place: int) -> bool:
    """Whether a boat can moor at a place."""
    return graph.moorings[place] < graph.moorings[place + 1]


def works_at(graph: MapGraph, kind: int, place: int) -> bool:
    """Whether transporters of a kind can ever load at a place."""
    return not IS_BOAT[kind] or has_shore(graph, place)


def is_at(graph: MapGraph, kind: int, spot: int, place: int) -> bool:
    """Whether a transporter on a spot can load at a place."""
    if not IS_BOAT[kind]:
        return spot == place
    found = False
    for i in range(graph.banks[spot], graph.banks[spot + 1]):
        found = found or graph.banks_of[i] == place
    return found


def steps_by_land(graph: MapGraph, start: int) -> dict[int, int]:
    """How many steps it takes from a place to those around it by land without bridges, the nearest first."""
    steps = {start: 0}
    queue = [start]
    for place in queue:
        for beyond in graph.exits_to[graph.exits[place] : graph.exits[place + 1]]:
            if beyond not in steps:
                steps[beyond] = steps[place] + 1
                queue.append(beyond)
    return steps


def land_around(graph: MapGraph, place: int) -> Sequence[int]:
    """The places to which ways lead from one by land without bridges, that itself included, the nearest first."""
    return [*steps_by_land(graph, place)]


def lists_of(rows: Iterable[Sequence[int]]) -> tuple[Ints, Ints]:
    """Rows one behind the other, with the start of each and the end of the last."""
    starts, values = [0], list[int]()
    for row in rows:
        values += row
        starts.append(len(values))
    return array("i", starts), array("i", values or [0])


def add_holds(graph: MapGraph, tiles: Sequence[int]) -> None:
    """Add a spot on each of some tiles for the hold of a boat that is at sea: no way leads there."""
    graph.kinds = array("i", [*graph.kinds, *[HOLD] * len(tiles)])
    graph.tile_of = array("i", [*graph.tile_of, *tiles])
    for name in ("exits", "crossings", "walls", "sails", "arrivals", "banks", "moorings"):
        starts = [*getattr(graph, name)]
        setattr(graph, name, array("i", [*starts, *starts[-1:] * len(tiles)]))
