"""The engine's numbers of goods, buildings, transporters and subjects.

And the tables in these numbers.

A code is the position in the enum of :mod:`rbdesigner.rules.tables`; the state holds nothing but such ints, which
makes it quick to copy and to look up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rbdesigner.rules.tables import (
    BRIDGE_COST,
    CAPACITY,
    COSTS,
    FACTORIES,
    MOVES,
    NEEDED_SUBJECT,
    PRIMARY,
    RECIPES,
    ROAD_COST,
    SHAFT_COST,
    SITES,
    UPGRADES,
    WORTH,
    BuildingKind,
    Good,
    Recipe,
    Site,
    Subject,
    TransporterKind,
)

GOODS = tuple(Good)
BUILDINGS = tuple(BuildingKind)
TRANSPORTERS = tuple(TransporterKind)
SUBJECTS = tuple(Subject)

NGOODS = len(GOODS)
TRUNKS, BOARDS, STONE, CLAY, FUEL, IRON, GOLD, COINS, STOCK, PAPER, GEESE = range(NGOODS)
DONKEY, WAGON, TRUCK, RAFT, ROWBOAT, STEAMER = range(len(TRANSPORTERS))
MINE, OIL_RIG = BUILDINGS.index(BuildingKind.MINE), BUILDINGS.index(BuildingKind.OIL_RIG)
WAGON_FACTORY = BUILDINGS.index(BuildingKind.WAGON_FACTORY)

NONE = -1
"""Nobody, nothing, nowhere."""
NEUTRAL = -2
"""The owner of neutral walls and bricks."""
UNUSED = -3
"""The owner of bricks in a colour that nobody plays: what fills the wonder before the game (Z3, Z6)."""

Count = tuple[int, int]
"""A good and how many of it."""
Row = tuple[int, ...]
"""How many of each good a holder has."""
NO_GOODS: Row = (0,) * NGOODS


def _counts(goods: Mapping[Good, int]) -> tuple[Count, ...]:
    return tuple((GOODS.index(good), number) for good, number in goods.items())


class Run(NamedTuple):
    """A recipe in codes."""

    inputs: tuple[Count, ...]
    wood: int
    output: int
    made: int
    runs: int


class Launch(NamedTuple):
    """The product of a transporter factory and its price, in codes."""

    kind: int
    inputs: tuple[Count, ...]


def _run(recipe: Recipe) -> Run:
    return Run(_counts(recipe.inputs), recipe.wood, GOODS.index(recipe.output), recipe.made, recipe.runs)


CAPACITIES = tuple(CAPACITY[kind] for kind in TRANSPORTERS)
POINTS = tuple(MOVES[kind] for kind in TRANSPORTERS)
IS_BOAT = tuple(kind.is_boat for kind in TRANSPORTERS)
COST = tuple(_counts(COSTS[kind]) for kind in BUILDINGS)
OF_ROAD, OF_BRIDGE, OF_SHAFT = _counts(ROAD_COST), _counts(BRIDGE_COST), _counts(SHAFT_COST)
"""What these cost, as COST is what buildings do."""
SITE: tuple[Site, ...] = tuple(SITES[kind] for kind in BUILDINGS)
PRIMARY_GOOD = tuple(GOODS.index(PRIMARY[kind]) if kind in PRIMARY else NONE for kind in BUILDINGS)
RUN = tuple(_run(RECIPES[kind]) if kind in RECIPES else None for kind in BUILDINGS)
MAKES = tuple(
    Launch(TRANSPORTERS.index(FACTORIES[kind].kind), _counts(FACTORIES[kind].inputs)) if kind in FACTORIES else None
    for kind in BUILDINGS
)
FACTORY_OF = tuple(
    next(BUILDINGS.index(factory) for factory, making in FACTORIES.items() if making.kind is kind)
    if kind is not TransporterKind.DONKEY
    else NONE
    for kind in TRANSPORTERS
)
"""The factory that makes each kind of transporter."""
SUBJECT_FOR = tuple(SUBJECTS.index(NEEDED_SUBJECT[kind]) if kind in NEEDED_SUBJECT else NONE for kind in BUILDINGS)
UPGRADED = tuple(tuple(BUILDINGS.index(kind) for kind in UPGRADES.get(subject, ())) for subject in SUBJECTS)
"""For each subject the factories that may be upgraded right after it is researched (R5)."""
UPGRADE_TO = tuple(
    next((code for code, needed in enumerate(SUBJECT_FOR) if needed == subject and MAKES[code]), NONE)
    for subject in range(len(SUBJECTS))
)
"""For each subject the factory that an upgrade makes."""
WORTHS = tuple(WORTH.get(good, 0) for good in GOODS)
