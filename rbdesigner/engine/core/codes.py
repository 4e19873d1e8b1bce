"""The engine's numbers of goods, buildings, transporters and subjects, and the tables in these numbers.

A code is the position in the enum of :mod:`rbdesigner.rules.tables`; the state holds nothing but such ints, which makes
it quick to copy and to look up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

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

GOODS: Final = tuple(Good)
BUILDINGS: Final = tuple(BuildingKind)
TRANSPORTERS: Final = tuple(TransporterKind)
SUBJECTS: Final = tuple(Subject)

# Literals, which a compiled engine has as constants.
NGOODS: Final = 11
TRUNKS: Final = 0
BOARDS: Final = 1
STONE: Final = 2
CLAY: Final = 3
FUEL: Final = 4
IRON: Final = 5
GOLD: Final = 6
COINS: Final = 7
STOCK: Final = 8
PAPER: Final = 9
GEESE: Final = 10
DONKEY: Final = 0
WAGON: Final = 1
TRUCK: Final = 2
RAFT: Final = 3
ROWBOAT: Final = 4
STEAMER: Final = 5
MINE: Final = BUILDINGS.index(BuildingKind.MINE)
OIL_RIG: Final = BUILDINGS.index(BuildingKind.OIL_RIG)
WAGON_FACTORY: Final = BUILDINGS.index(BuildingKind.WAGON_FACTORY)

NONE: Final = -1
"""Nobody, nothing, nowhere."""
NEUTRAL: Final = -2
"""The owner of neutral walls and bricks."""
UNUSED: Final = -3
"""The owner of bricks in a colour that nobody plays: what fills the wonder before the game (Z3, Z6)."""

Count = tuple[int, int]
"""A good and how many of it."""
Row = tuple[int, ...]
"""How many of each good a holder has."""
NO_GOODS: Final[Row] = (0,) * NGOODS


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


CAPACITIES: Final = tuple(CAPACITY[kind] for kind in TRANSPORTERS)
POINTS: Final = tuple(MOVES[kind] for kind in TRANSPORTERS)
IS_BOAT: Final = tuple(kind.is_boat for kind in TRANSPORTERS)
COST: Final = tuple(_counts(COSTS[kind]) for kind in BUILDINGS)
OF_ROAD, OF_BRIDGE, OF_SHAFT = _counts(ROAD_COST), _counts(BRIDGE_COST), _counts(SHAFT_COST)
"""The costs of these, as ``COST`` has those of buildings."""
SITE: Final[tuple[Site, ...]] = tuple(SITES[kind] for kind in BUILDINGS)
PRIMARY_GOOD: Final = tuple(GOODS.index(PRIMARY[kind]) if kind in PRIMARY else NONE for kind in BUILDINGS)
RUN: Final = tuple(_run(RECIPES[kind]) if kind in RECIPES else None for kind in BUILDINGS)
MAKES: Final = tuple(
    Launch(TRANSPORTERS.index(FACTORIES[kind].kind), _counts(FACTORIES[kind].inputs)) if kind in FACTORIES else None
    for kind in BUILDINGS
)
TAKEN: Final = tuple(
    frozenset(good for good, _ in (*(run.inputs if run else ()), *(launch.inputs if launch else ())))
    | ({TRUNKS, BOARDS} if run is not None and run.wood else frozenset())
    for run, launch in zip(RUN, MAKES, strict=True)
)
"""The goods of which each kind of building makes something."""
SUBJECT_FOR: Final = tuple(
    SUBJECTS.index(NEEDED_SUBJECT[kind]) if kind in NEEDED_SUBJECT else NONE for kind in BUILDINGS
)
UPGRADED: Final = tuple(tuple(BUILDINGS.index(kind) for kind in UPGRADES.get(subject, ())) for subject in SUBJECTS)
"""For each subject the factories that may be upgraded right after it is researched (R5)."""
UPGRADE_TO: Final = tuple(
    next((code for code, needed in enumerate(SUBJECT_FOR) if needed == subject and MAKES[code]), NONE)
    for subject in range(len(SUBJECTS))
)
"""For each subject the factory that an upgrade makes."""
WORTHS: Final = tuple(WORTH.get(good, 0) for good in GOODS)
