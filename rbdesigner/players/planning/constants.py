"""The numbers that plans are made of.

Codes of goods, buildings and tasks, and the tables of the rules as ints.

All are ints or tuples of ints, so that the compiled kernel can have them as constants.
"""

from __future__ import annotations

from rbdesigner.engine.core import codes
from rbdesigner.engine.core.codes import (
    BOARDS,
    CAPACITIES,
    CLAY,
    COINS,
    DONKEY,
    FUEL,
    GEESE,
    GOLD,
    IRON,
    NGOODS,
    PAPER,
    POINTS,
    PRIMARY_GOOD,
    STOCK,
    STONE,
    SUBJECT_FOR,
    TRUNKS,
    WORTHS,
)
from rbdesigner.engine.core.topology import DOCK, REGION
from rbdesigner.rules.tables import IRRIGATION_MARK, WONDER_ROWS, Subject
from rbdesigner.tiles import Terrain

NOWHERE = -1
NEVER = 1_000_000
"""A time that does not come."""
TURN = 8
"""A time is a turn's number times this, and the points that a transporter has used in that turn."""

TERRAINS = (Terrain.WOODS, Terrain.PASTURE, Terrain.ROCK, Terrain.MOUNTAIN, Terrain.DESERT, Terrain.SEA)
WOODS, PASTURE, ROCK, MOUNTAIN, DESERT, SEA = range(6)

(
    WOODCUTTER,
    QUARRY,
    CLAY_PIT,
    MINE,
    OIL_RIG,
    SAWMILL,
    COAL_BURNER,
    PAPER_MILL,
    STONE_FACTORY,
    MINT,
    STOCK_EXCHANGE,
    WAGON_FACTORY,
    TRUCK_FACTORY,
    RAFT_FACTORY,
    ROWBOAT_FACTORY,
    STEAMER_FACTORY,
) = range(16)
"""Buildings, in the order of :class:`rbdesigner.rules.tables.BuildingKind`."""

BOARDS_COST = tuple(dict(cost).get(BOARDS, 0) for cost in codes.COST)
STONE_COST = tuple(dict(cost).get(STONE, 0) for cost in codes.COST)
RUNS = tuple(run.runs if run is not None else 1 for run in codes.RUN)
"""How often a building works in a turn; a factory once."""
MAKER = tuple(
    next((kind for kind, run in enumerate(codes.RUN) if run is not None and run.output == good), NOWHERE)
    if good != STONE
    else STONE_FACTORY
    for good in range(NGOODS)
)
"""The building that makes a good of others."""
TRANSPORTER_OF = tuple(launch.kind if launch is not None else NOWHERE for launch in codes.MAKES)
"""The kind of transporter that a factory makes."""
LAUNCH_INPUTS = tuple(
    dict(launch.inputs).get(good, 0) if launch else 0 for launch in codes.MAKES for good in range(NGOODS)
)
"""For a building and a good how many of it a factory needs for a transporter."""
IS_BOAT = tuple(int(boat) for boat in codes.IS_BOAT)
EATEN = tuple(
    int(
        any(good == needed for needed, _ in (run.inputs if run else launch.inputs if launch else ()))
        or bool(run and run.wood and good in (TRUNKS, BOARDS))
    )
    for run, launch in zip(codes.RUN, codes.MAKES, strict=True)
    for good in range(NGOODS)
)
"""For a building and a good whether it uses the good up when that lies on its tile (P9, F8)."""
ROW_ENDS = tuple(sum(WONDER_ROWS[: row + 1]) for row in range(len(WONDER_ROWS)))
ROWS = len(ROW_ENDS)
SPACES = ROW_ENDS[-1]

SUBJECTS = tuple(Subject)
SPECIALISATION, ENLARGEMENT, NEW_SHAFTS = (
    SUBJECTS.index(subject) for subject in (Subject.SPECIALISATION, Subject.ENLARGEMENT, Subject.NEW_SHAFTS)
)

BUILD, ROAD, MAKE, BREED, GEESE_PASTURE, RESEARCH, SHAFT, BRICKS, TRANSPORTER = range(9)
"""The kinds of tasks."""
TASK = 5
"""The numbers of a task: its kind, three of its own, and 1 once it is scheduled."""

PICK, DROP, STAND, BUILT, ROADED, BRED, RESEARCHED, SUNK, LAID, LAUNCHED, PAID = range(11)
"""The kinds of entries of a schedule."""
ENTRY = 8
"""The numbers of an entry: transporter, start of its job, time, kind, place, two of its own, and where it stands."""

PROMISE = (4, 8, 4, 2, 20, 12, 40, 150, 500, 20, 3)
"""The promise of a good that is left over at the end, in tenths of a point; up to so many of it:"""
PROMISING = (6, 6, 6, 3, 3, 4, 8, 6, 4, 2, 6)
OF_TRANSPORTER = 10
LOSS = (3, 6, 4, 3, 10, 8, 15, 50, 140, 10, 5)
"""The points that it costs a plan to lose a good that it needs."""

MOST_TRANSPORTERS = 12
MOST_JOBS = 100
"""How many jobs a transporter can have in a plan."""
MOST_JOBS_BEFORE = 3
"""With how many jobs before its own a load is taken along at most."""
MOST_TURNS = 42
"""The numbers kept for a good at a place: one a turn."""
MOST_ENTRIES = 6_000
MOST_STEPS = 30_000
"""How many changes can be taken back."""
USED = 7
"""One more than the most points of a transporter: the width of a table's row."""
MOST_TABLES = 3_000
MOST_KEPT = 200
"""How many tasks of the last list can be kept for the next."""
MOST_PAID = 64
"""How many goods pay for the bricks of one turn at most."""

# What the changes of a plan are, so that they can be taken back.
GOODS_CHANGED, JOB_ADDED, JOB_EXTENDED, BUILDING_ADDED, ROAD_ADDED, SUBJECT_ADDED = range(6)
MIXTURE_ADDED, TRANSPORTER_ADDED, BRICKS_ADDED, CAPACITY_USED, PASTURE_ADDED, ROOM_USED, BIRTH_ADDED = range(6, 13)
PLACE_STOCKED, GOOD_ARRIVED, TAKEN_ALONG = range(13, 16)

__all__ = [
    "BOARDS", "CAPACITIES", "CLAY", "COINS", "DOCK", "DONKEY", "FUEL", "GEESE", "GOLD", "IRON", "IRRIGATION_MARK",
    "NGOODS", "PAPER", "POINTS", "PRIMARY_GOOD", "REGION", "STOCK", "STONE", "SUBJECT_FOR", "TRUNKS", "WORTHS",
]  # fmt: skip
