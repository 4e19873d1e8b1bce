"""The things of the game: goods, buildings, transporters, research, the wonder.

The numbers are from the rule book's tables and the player aid.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class Good(StrEnum):
    """The goods; a goose is one in every respect."""

    TRUNKS = "trunks"
    BOARDS = "boards"
    STONE = "stone"
    CLAY = "clay"
    FUEL = "fuel"
    IRON = "iron"
    GOLD = "gold"
    COINS = "coins"
    STOCK = "stock"
    PAPER = "paper"
    GEESE = "geese"


class Site(StrEnum):
    """The kinds of ground where a building may stand (K4)."""

    WOODS = "woods"
    ROCK = "rock"
    MOUNTAIN = "mountain"
    SEA = "sea"
    SHORE = "shore"
    LAND = "land"


class BuildingKind(StrEnum):
    """The buildings; at most one stands on a tile (K3)."""

    WOODCUTTER = "woodcutter"
    QUARRY = "quarry"
    CLAY_PIT = "clay pit"
    MINE = "mine"
    OIL_RIG = "oil rig"
    SAWMILL = "sawmill"
    COAL_BURNER = "coal burner"
    PAPER_MILL = "paper mill"
    STONE_FACTORY = "stone factory"
    MINT = "mint"
    STOCK_EXCHANGE = "stock exchange"
    WAGON_FACTORY = "wagon factory"
    TRUCK_FACTORY = "truck factory"
    RAFT_FACTORY = "raft factory"
    ROWBOAT_FACTORY = "rowboat factory"
    STEAMER_FACTORY = "steamer factory"


class Recipe(NamedTuple):
    """One run of a secondary producer (P3): what goes in, what comes out, and at most how many runs a turn.

    ``wood`` is the number of trunks and boards, in any mixture, that go in besides (P4).
    """

    inputs: Mapping[Good, int]
    wood: int
    output: Good
    made: int
    runs: int


class TransporterKind(StrEnum):
    """The transporters."""

    DONKEY = "donkey"
    WAGON = "wagon"
    TRUCK = "truck"
    RAFT = "raft"
    ROWBOAT = "rowboat"
    STEAMER = "steamer"

    @property
    def is_boat(self) -> bool:
        """Whether it moves on water; the others move on land."""
        return self in BOATS


class TransporterRule(NamedTuple):
    """A transporter as the player aid lists it: how many goods it carries, and how many steps it makes in a turn."""

    capacity: int
    moves: int
    is_boat: bool = False


TRANSPORTER_TABLE: Mapping[TransporterKind, TransporterRule] = {
    TransporterKind.DONKEY: TransporterRule(2, 2),
    TransporterKind.WAGON: TransporterRule(3, 3),
    TransporterKind.TRUCK: TransporterRule(6, 4),
    TransporterKind.RAFT: TransporterRule(3, 3, is_boat=True),
    TransporterKind.ROWBOAT: TransporterRule(5, 4, is_boat=True),
    TransporterKind.STEAMER: TransporterRule(8, 6, is_boat=True),
}
"""All that tells transporters apart; a donkey makes only one step if it leaves the roads (M3)."""

BOATS = frozenset(kind for kind, row in TRANSPORTER_TABLE.items() if row.is_boat)
CAPACITY: Mapping[TransporterKind, int] = {kind: row.capacity for kind, row in TRANSPORTER_TABLE.items()}
MOVES: Mapping[TransporterKind, int] = {kind: row.moves for kind, row in TRANSPORTER_TABLE.items()}


class FactoryOutput(NamedTuple):
    """The product of a transporter factory, and its price.

    A wagon takes a donkey besides (F2).
    """

    kind: TransporterKind
    inputs: Mapping[Good, int]


class Subject(StrEnum):
    """The subjects of research."""

    ROWING = "rowing"
    TRUCKING = "trucking"
    SHIPPING = "shipping"
    DRILLING = "drilling"
    SPECIALISATION = "specialisation"
    ENLARGEMENT = "enlargement"
    NEW_SHAFTS = "new shafts"
    BRIGHT_IDEA = "bright idea"


class BuildingRule(NamedTuple):
    """A building as the player aid lists it.

    The tile that it needs (K4), its cost (K2), what it makes, and the subject that has to be researched first (R4). A
    mine makes what is drawn (P2), which no table tells.
    """

    site: Site
    cost: Mapping[Good, int]
    product: Good | Recipe | FactoryOutput | None
    subject: Subject | None = None


BUILDING_TABLE: Mapping[BuildingKind, BuildingRule] = {
    BuildingKind.WOODCUTTER: BuildingRule(Site.WOODS, {Good.BOARDS: 1}, Good.TRUNKS),
    BuildingKind.QUARRY: BuildingRule(Site.ROCK, {Good.BOARDS: 2}, Good.STONE),
    BuildingKind.CLAY_PIT: BuildingRule(Site.SHORE, {Good.BOARDS: 3}, Good.CLAY),
    BuildingKind.MINE: BuildingRule(Site.MOUNTAIN, {Good.BOARDS: 3, Good.STONE: 1}, None),
    BuildingKind.OIL_RIG: BuildingRule(Site.SEA, {Good.BOARDS: 3, Good.STONE: 1}, Good.FUEL, Subject.DRILLING),
    BuildingKind.SAWMILL: BuildingRule(
        Site.LAND, {Good.BOARDS: 2, Good.STONE: 1}, Recipe({Good.TRUNKS: 1}, 0, Good.BOARDS, 2, 3)
    ),
    BuildingKind.COAL_BURNER: BuildingRule(Site.LAND, {Good.BOARDS: 3}, Recipe({}, 2, Good.FUEL, 1, 6)),
    BuildingKind.PAPER_MILL: BuildingRule(Site.LAND, {Good.BOARDS: 1, Good.STONE: 1}, Recipe({}, 2, Good.PAPER, 1, 1)),
    BuildingKind.STONE_FACTORY: BuildingRule(Site.LAND, {Good.BOARDS: 2}, Recipe({Good.CLAY: 1}, 0, Good.STONE, 2, 3)),
    BuildingKind.MINT: BuildingRule(
        Site.LAND, {Good.BOARDS: 2, Good.STONE: 1}, Recipe({Good.FUEL: 1, Good.GOLD: 2}, 0, Good.COINS, 1, 1)
    ),
    BuildingKind.STOCK_EXCHANGE: BuildingRule(
        Site.LAND, {Good.STONE: 3}, Recipe({Good.PAPER: 1, Good.COINS: 2}, 0, Good.STOCK, 1, 6)
    ),
    BuildingKind.WAGON_FACTORY: BuildingRule(
        Site.LAND, {Good.BOARDS: 2, Good.STONE: 1}, FactoryOutput(TransporterKind.WAGON, {Good.BOARDS: 2})
    ),
    BuildingKind.TRUCK_FACTORY: BuildingRule(
        Site.LAND,
        {Good.BOARDS: 2, Good.STONE: 2},
        FactoryOutput(TransporterKind.TRUCK, {Good.FUEL: 1, Good.IRON: 1}),
        Subject.TRUCKING,
    ),
    BuildingKind.RAFT_FACTORY: BuildingRule(
        Site.SHORE, {Good.BOARDS: 1, Good.STONE: 1}, FactoryOutput(TransporterKind.RAFT, {Good.TRUNKS: 2})
    ),
    BuildingKind.ROWBOAT_FACTORY: BuildingRule(
        Site.SHORE,
        {Good.BOARDS: 2, Good.STONE: 1},
        FactoryOutput(TransporterKind.ROWBOAT, {Good.BOARDS: 5}),
        Subject.ROWING,
    ),
    BuildingKind.STEAMER_FACTORY: BuildingRule(
        Site.SHORE,
        {Good.BOARDS: 2, Good.STONE: 2},
        FactoryOutput(TransporterKind.STEAMER, {Good.FUEL: 2, Good.IRON: 1}),
        Subject.SHIPPING,
    ),
}
"""All that tells buildings apart; what follows here asks for one column of it."""

SITES: Mapping[BuildingKind, Site] = {kind: row.site for kind, row in BUILDING_TABLE.items()}
"""The tile that each building needs; ``LAND`` and ``SHORE`` leave out deserts that are not irrigated."""
COSTS: Mapping[BuildingKind, Mapping[Good, int]] = {kind: row.cost for kind, row in BUILDING_TABLE.items()}
"""The cost of each building (K2)."""
PRIMARY: Mapping[BuildingKind, Good] = {
    kind: row.product for kind, row in BUILDING_TABLE.items() if isinstance(row.product, Good)
}
"""The goods that primary producers make every turn (P1)."""
RECIPES: Mapping[BuildingKind, Recipe] = {
    kind: row.product for kind, row in BUILDING_TABLE.items() if isinstance(row.product, Recipe)
}
"""The secondary producers."""
FACTORIES: Mapping[BuildingKind, FactoryOutput] = {
    kind: row.product for kind, row in BUILDING_TABLE.items() if isinstance(row.product, FactoryOutput)
}
"""The transporter factories; each makes one a turn (F5)."""
NEEDED_SUBJECT: Mapping[BuildingKind, Subject] = {
    kind: row.subject for kind, row in BUILDING_TABLE.items() if row.subject is not None
}
"""The buildings that need research (R4)."""


class Mixture(NamedTuple):
    """The counters in a mine's bag."""

    gold: int
    iron: int


NEW_MINE = Mixture(gold=3, iron=3)
SPECIALISED_MINES = (Mixture(gold=4, iron=0), Mixture(gold=0, iron=4))
BIG_MINE = Mixture(gold=5, iron=5)
"""The contents of a new mine or shaft: the usual, with *specialisation*, with *enlargement* (K5)."""
MIXTURES = (NEW_MINE, *SPECIALISED_MINES, BIG_MINE)
"""All mixtures of mines and shafts: the usual one, gold only, iron only, and the big one (K5)."""


MOST_TRANSPORTERS = 8
MOST_ON_LAND = 5
MOST_ON_WATER = 5
"""Limits of one player (F6)."""

RESEARCH_COST: Mapping[Good, int] = {Good.GEESE: 2, Good.PAPER: 1}
"""The cost of a research (R1)."""

UPGRADES: Mapping[Subject, tuple[BuildingKind, ...]] = {
    Subject.TRUCKING: (BuildingKind.WAGON_FACTORY,),
    Subject.ROWING: (BuildingKind.RAFT_FACTORY,),
    Subject.SHIPPING: (BuildingKind.RAFT_FACTORY, BuildingKind.ROWBOAT_FACTORY),
}
"""Which factories may be upgraded to those that a subject allows, right after it is researched (R5)."""

ROAD_COST: Mapping[Good, int] = {Good.STONE: 1}
BRIDGE_COST: Mapping[Good, int] = {Good.STONE: 1}
SHAFT_COST: Mapping[Good, int] = {Good.FUEL: 1, Good.IRON: 1}
FROM_SEA = 2
"""How many more stone or boards each act on a wall costs from an undocked boat at sea (K16)."""

WORTH: Mapping[Good, int] = {Good.GOLD: 10, Good.COINS: 40, Good.STOCK: 120}
"""Points for goods on one's transporters at the end (Z1); all others are worth nothing."""
ROW_POINTS = 10
"""The points of a row of the wonder, shared by the players' bricks on it (Z1)."""

MOST_PLAYERS = 6
"""There are end marks of the wonder for up to six; the box itself holds pieces for four."""

START_GOODS: Mapping[Good, int] = {Good.BOARDS: 5, Good.STONE: 1, Good.GEESE: 2}
START_TRANSPORTERS: Mapping[TransporterKind, int] = {TransporterKind.DONKEY: 3}
"""The transporters that each player gets on the home tile (S4)."""

WONDER_ROWS: tuple[int, ...] = (4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7)
WONDER_SPACES = sum(WONDER_ROWS)
DEARER_FROM = sum(WONDER_ROWS[:4])
"""The number of filled spaces from which on a brick costs one good more (V2)."""
IRRIGATION_MARK = 45
"""The space whose brick turns the deserts into pasture (V5)."""
END_MARKS: Mapping[int, int] = {2: 62, 3: 66, 4: 69, 5: 76, 6: 83}
"""The space whose brick ends the game, by the number of players (V6)."""
SOLO_PREFILL = sum(WONDER_ROWS[:4])
"""The rows that start full in the solo game (Z3)."""

MINES_IN_BOX = 18
"""The mines in a box, each with a bag."""
NEUTRAL_BRICKS = 33
SOLO_TURNS = 20
"""How long a game lasts if nothing else ends it (V6, Z3)."""

LAND_TILES_PER_PLAYER = 10
"""The advice on the size of the world (W2)."""
