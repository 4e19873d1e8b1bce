"""The numbers that plans are made of: codes, the tables of the rules as ints, and how large a plan may be.

All are ints or tuples of ints, so that the compiled kernel can have them as constants. What the rules say is derived
from :mod:`rbdesigner.rules.tables`: a new terrain or building shifts nothing here.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TypeAlias

from rbdesigner.engine.core import codes
from rbdesigner.engine.core.codes import (
    BOARDS,
    BUILDINGS,
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
    RAFT,
    STOCK,
    STONE,
    SUBJECT_FOR,
    TRUNKS,
    WAGON,
    WORTHS,
)
from rbdesigner.engine.core.topology import DOCK, REGION, RIVER
from rbdesigner.engine.core.topology import SEA as AT_SEA
from rbdesigner.rules.tables import (
    IRRIGATION_MARK,
    MIXTURES,
    ROW_POINTS,
    SPECIALISED_MINES,
    WONDER_ROWS,
    BuildingKind,
    Good,
    Site,
    Subject,
)
from rbdesigner.tiles import Terrain

Ints: TypeAlias = "array[int]"

NOWHERE = -1
NEVER = 100_000_000
"""A time that does not come."""
TURN = 8
"""A time is a turn's number times this, plus the points that a transporter has used in that turn."""
AT_THE_END = TURN - 1
"""The points that stand for the end of a movement."""

HOLD = 1 + max(DOCK, REGION, RIVER, AT_SEA)
"""The kind of a spot that is the hold of a boat at sea, where goods lie that nobody else can have (B7)."""

TERRAINS = tuple(Terrain)
NTERRAINS = len(TERRAINS)
WOODS, PASTURE, ROCK, MOUNTAIN, DESERT, SEA = (
    TERRAINS.index(terrain)
    for terrain in (
        Terrain.WOODS,
        Terrain.PASTURE,
        Terrain.ROCK,
        Terrain.MOUNTAIN,
        Terrain.DESERT,
        Terrain.SEA,
    )
)

WOODCUTTER, QUARRY, CLAY_PIT, MINE, OIL_RIG, SAWMILL, COAL_BURNER, PAPER_MILL = (
    BUILDINGS.index(kind)
    for kind in (
        BuildingKind.WOODCUTTER,
        BuildingKind.QUARRY,
        BuildingKind.CLAY_PIT,
        BuildingKind.MINE,
        BuildingKind.OIL_RIG,
        BuildingKind.SAWMILL,
        BuildingKind.COAL_BURNER,
        BuildingKind.PAPER_MILL,
    )
)
STONE_FACTORY, MINT, STOCK_EXCHANGE, WAGON_FACTORY, TRUCK_FACTORY, RAFT_FACTORY, ROWBOAT_FACTORY, STEAMER_FACTORY = (
    BUILDINGS.index(kind)
    for kind in (
        BuildingKind.STONE_FACTORY,
        BuildingKind.MINT,
        BuildingKind.STOCK_EXCHANGE,
        BuildingKind.WAGON_FACTORY,
        BuildingKind.TRUCK_FACTORY,
        BuildingKind.RAFT_FACTORY,
        BuildingKind.ROWBOAT_FACTORY,
        BuildingKind.STEAMER_FACTORY,
    )
)

NEEDS_SHORE = tuple(int(site is Site.SHORE) for site in codes.SITE)
STANDS_ON = tuple(
    int(
        terrain not in (Terrain.DESERT, Terrain.SEA) if site in (Site.LAND, Site.SHORE) else terrain.value == site.value
    )
    for site in codes.SITE
    for terrain in TERRAINS
)
"""For a building and a terrain whether the one may stand on the other (K4)."""
BOARDS_COST = tuple(dict(cost).get(BOARDS, 0) for cost in codes.COST)
STONE_COST = tuple(dict(cost).get(STONE, 0) for cost in codes.COST)
RUNS = tuple(run.runs if run is not None else 1 for run in codes.RUN)
"""How often a building works in a turn; a factory once."""
MAKER = tuple(
    next((kind for kind, run in enumerate(codes.RUN) if run is not None and run.output == good), NOWHERE)
    for good in range(NGOODS)
)
"""The building that makes a good of others."""
IS_FACTORY = tuple(int(launch is not None and launch.kind != WAGON) for launch in codes.MAKES)
"""Whether a building makes transporters of goods alone, once they are there (F8); a wagon takes a donkey (F2)."""
TRANSPORTER_OF = tuple(launch.kind if launch is not None else NOWHERE for launch in codes.MAKES)
"""The kind of transporter that a factory makes."""
MAY_BECOME = tuple(
    int(subject != NOWHERE and codes.UPGRADE_TO[subject] == better and kind in codes.UPGRADED[subject])
    for kind in range(len(BUILDINGS))
    for better, subject in enumerate(SUBJECT_FOR)
)
"""For two buildings whether the first may be upgraded to the second (R5)."""
LAUNCH_INPUTS = tuple(
    dict(launch.inputs).get(good, 0) if launch else 0 for launch in codes.MAKES for good in range(NGOODS)
)
"""For a building and a good how many of it a factory needs for a transporter."""
NKINDS = len(codes.TRANSPORTERS)
IS_BOAT = tuple(int(boat) for boat in codes.IS_BOAT)
EATEN = tuple(
    int(
        any(good == needed for needed, _ in (run.inputs if run else launch.inputs if launch and is_factory else ()))
        or bool(run and run.wood and good in (TRUNKS, BOARDS))
    )
    for run, launch, is_factory in zip(codes.RUN, codes.MAKES, IS_FACTORY, strict=True)
    for good in range(NGOODS)
)
"""For a building and a good whether it uses the good up when that lies on its tile (P9, F8, F9)."""
ROW_ENDS = tuple(sum(WONDER_ROWS[: row + 1]) for row in range(len(WONDER_ROWS)))
ROWS = len(ROW_ENDS)
SPACES = ROW_ENDS[-1]
MIXED_GOLD = tuple(mixture.gold for mixture in MIXTURES)
MIXED_IRON = tuple(mixture.iron for mixture in MIXTURES)

SUBJECTS = tuple(Subject)
ROWING, TRUCKING, SHIPPING, SPECIALISATION, ENLARGEMENT, NEW_SHAFTS = (
    SUBJECTS.index(subject)
    for subject in (
        Subject.ROWING,
        Subject.TRUCKING,
        Subject.SHIPPING,
        Subject.SPECIALISATION,
        Subject.ENLARGEMENT,
        Subject.NEW_SHAFTS,
    )
)
MIXTURE_SUBJECT = (NOWHERE, *[SPECIALISATION] * len(SPECIALISED_MINES), ENLARGEMENT)
"""The subject that a mixture needs."""

(
    BUILD, ROAD, MAKE, BREED, GEESE_PASTURE, RESEARCH, SHAFT, BRICKS, TRANSPORTER, BRIDGE, IRRIGATION, DEMOLITION,
    PASSAGE, UPGRADE,
) = range(14)  # fmt: skip
"""The kinds of tasks."""
TASK = 5
"""The numbers of a task: its kind, three of its own, and 1 once it is scheduled."""

(
    PICK, DROP, STAND, BOARDED, LANDED,
    BUILT, ROADED, BRED, RESEARCHED, SUNK, LAID, LAUNCHED, PAID, BRIDGED, DEMOLISHED, UPGRADED,
) = range(16)  # fmt: skip
"""The kinds of entries of a timetable: those up to LANDED say where a transporter is, the others what is done."""
ENTRY = 8
"""The numbers of an entry: transporter, start of its job, time, kind, place, two of its own, and where it stands.

What is done when a movement is over belongs to no job: its start is NEVER.
"""

_PROMISES: Mapping[Good, tuple[int, int]] = {
    Good.TRUNKS: (4, 6),
    Good.BOARDS: (8, 6),
    Good.STONE: (4, 6),
    Good.CLAY: (2, 3),
    Good.FUEL: (20, 3),
    Good.IRON: (12, 4),
    Good.GOLD: (40, 8),
    Good.COINS: (150, 6),
    Good.STOCK: (500, 4),
    Good.PAPER: (20, 2),
    Good.GEESE: (3, 6),
}
PROMISE = tuple(_PROMISES[good][0] for good in codes.GOODS)
"""The promise of a good that is left over at the end, in tenths of a point; up to so many of it:"""
PROMISING = tuple(_PROMISES[good][1] for good in codes.GOODS)
OF_TRANSPORTER = 10
_LOSSES: Mapping[Good, int] = {
    Good.TRUNKS: 3,
    Good.BOARDS: 6,
    Good.STONE: 4,
    Good.CLAY: 3,
    Good.FUEL: 10,
    Good.IRON: 8,
    Good.GOLD: 15,
    Good.COINS: 50,
    Good.STOCK: 140,
    Good.PAPER: 10,
    Good.GEESE: 5,
}
LOSS = tuple(_LOSSES[good] for good in codes.GOODS)
"""The points that it costs a plan to lose a good that it needs."""
HASTE = 1
"""How much sooner counts for more than less time spent, as a power of two."""
DETOUR = 1
"""How many turns a load may come later for being filled on its way."""

STOP = 4_096
"""A stop in a table of ways is a time times this, plus the spot."""
MOST_SPOTS = 4_000
"""On larger maps, of many hundreds of tiles, a plan sees the nearest ones only."""
MOST_TRANSPORTERS = 16
"""How many a plan has at most, those included that make way for others."""
MOST_JOBS = 250
"""How many jobs a transporter can have in a plan."""
MOST_JOBS_BEFORE = 3
"""With how many jobs before its own a load is taken along at most."""
MOST_TURNS = 103
"""The numbers kept for a good at a place: one a turn."""
MOST_ENTRIES = 6_000
STEPS_A_TURN = 1_500
"""How many changes can be undone, for each turn of a plan."""
USED = 7
"""One more than the most points of a transporter: the rows of a table of ways, one after the other."""
MOST_TABLES = 2_250
MOST_STOPS = 8_000_000
"""How many stops the tables of ways have together at most: on large maps there are fewer tables."""
MOST_LAYOUTS = 512
"""How many sets of roads have tables of ways at most."""
MOST_KEPT = 200
"""How many tasks of the last list can be kept for the next."""
MOST_PAID = 64
"""How many goods pay for the bricks of one turn at most."""
MOST_ARRIVING = 64
"""How many of one good are brought with one delivery at most."""

__all__ = [
    "BOARDS", "BUILDINGS", "CAPACITIES", "CLAY", "COINS", "DOCK", "DONKEY", "FUEL", "GEESE", "GOLD", "IRON",
    "IRRIGATION_MARK", "NGOODS", "PAPER", "POINTS", "PRIMARY_GOOD", "RAFT", "REGION", "ROW_POINTS", "STOCK", "STONE",
    "SUBJECT_FOR", "TRUNKS", "WAGON", "WORTHS",
]  # fmt: skip
