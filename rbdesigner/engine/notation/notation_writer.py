"""Numbers written as names of the notation: the inverse of the readers.

A tile is ``2,-1``; a region of a divided tile ``2,-1/5`` by its first half-edge, a river ``2,-1~0`` by its first edge,
a dock ``2,-1@4`` by its half-edge, an edge ``2,-1:3``; a transporter is its kind with its number in the game, from 1:
``donkey3``. What players read is in :mod:`rbdesigner.messages.things`.
"""

from __future__ import annotations

from rbdesigner.engine.core.codes import BUILDINGS, GOODS, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK, REGION, RIVER, Topology
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import Mixture


def _hexagon(place: Hex) -> str:
    return f"{place[0]},{place[1]}"


def tile(topology: Topology, number: int) -> str:
    """A tile by its place: ``2,-1``."""
    return _hexagon(topology.places[number])


def spot(topology: Topology, number: int) -> str:
    """A spot by tile and what it is there."""
    kind, at = topology.spot_kinds[number], topology.spot_tiles[number]
    name = tile(topology, at)
    if kind == REGION:
        return f"{name}/{topology.spot_numbers[number]}" if len(topology.regions_of[at]) > 1 else name
    return name + {RIVER: f"~{topology.spot_numbers[number]}", DOCK: f"@{topology.spot_numbers[number]}"}.get(kind, "")


def border(topology: Topology, number: int) -> str:
    """A border by the first tile that has it and its half-edge there: ``2,-1|6``."""
    at = topology.spot_tiles[topology.border_regions[number][0]]
    return f"{tile(topology, at)}|{topology.border_at[at].index(number)}"


def site(topology: Topology, number: int) -> str:
    """A bridge site by its tile and the edge of the river's arm: ``2,-1:3``."""
    here = topology.sites[number]
    return f"{tile(topology, here.tile)}:{here.edge}"


def edge(topology: Topology, number: int) -> str:
    """An edge by the tile that has it as its edge 0, 1 or 2: ``2,-1:1``."""
    key = topology.edge_keys[number]
    return f"{_hexagon(key.at)}:{key.edge}"


def transporter(state: GameState, number: int) -> str:
    """A transporter by kind and number: ``donkey3``."""
    return f"{TRANSPORTERS[state.kinds[number]]}{number + 1}"


def holder(state: GameState, number: int) -> str:
    """A holder of goods: a spot or a transporter."""
    return spot(state.topology, number) if number >= 0 else transporter(state, ~number)


def good(code: int) -> str:
    """A good."""
    return str(GOODS[code])


def building(code: int) -> str:
    """A building in one word: ``stone-factory``."""
    return BUILDINGS[code].replace(" ", "-")


def subject(code: int) -> str:
    """A subject in one word: ``new-shafts``."""
    return SUBJECTS[code].replace(" ", "-")


def mixture(shares: Mixture) -> str:
    """A mine's mixture, gold first: ``3+3``."""
    return f"{shares.gold}+{shares.iron}"
