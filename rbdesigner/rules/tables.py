"""The things of the game.

Goods, buildings, transporters, research, the wonder (numbers from the rule book's tables and the player aid).
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
    """Where a building may stand (K4)."""

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


SITES: Mapping[BuildingKind, Site] = {
    BuildingKind.WOODCUTTER: Site.WOODS,
    BuildingKind.QUARRY: Site.ROCK,
    BuildingKind.CLAY_PIT: Site.SHORE,
    BuildingKind.MINE: Site.MOUNTAIN,
    BuildingKind.OIL_RIG: Site.SEA,
    BuildingKind.SAWMILL: Site.LAND,
    BuildingKind.COAL_BURNER: Site.LAND,
    BuildingKind.PAPER_MILL: Site.LAND,
    BuildingKind.STONE_FACTORY: Site.LAND,
    BuildingKind.MINT: Site.LAND,
    BuildingKind.STOCK_EXCHANGE: Site.LAND,
    BuildingKind.WAGON_FACTORY: Site.LAND,
    BuildingKind.TRUCK_FACTORY: Site.LAND,
    BuildingKind.RAFT_FACTORY: Site.SHORE,
    BuildingKind.ROWBOAT_FACTORY: Site.SHORE,
    BuildingKind.STEAMER_FACTORY: Site.SHORE,
}
"""The tile that each building needs; ``LAND`` and ``SHORE`` leave out deserts that are not irrigated."""


COSTS: Mapping[BuildingKind, Mapping[Good, int]] = {
    BuildingKind.WOODCUTTER: {Good.BOARDS: 1},
    BuildingKind.QUARRY: {Good.BOARDS: 2},
    BuildingKind.CLAY_PIT: {Good.BOARDS: 3},
    BuildingKind.MINE: {Good.BOARDS: 3, Good.STONE: 1},
    BuildingKind.OIL_RIG: {Good.BOARDS: 3, Good.STONE: 1},
    BuildingKind.SAWMILL: {Good.BOARDS: 2, Good.STONE: 1},
    BuildingKind.COAL_BURNER: {Good.BOARDS: 3},
    BuildingKind.PAPER_MILL: {Good.BOARDS: 1, Good.STONE: 1},
    BuildingKind.STONE_FACTORY: {Good.BOARDS: 2},
    BuildingKind.MINT: {Good.BOARDS: 2, Good.STONE: 1},
    BuildingKind.STOCK_EXCHANGE: {Good.STONE: 3},
    BuildingKind.WAGON_FACTORY: {Good.BOARDS: 2, Good.STONE: 1},
    BuildingKind.TRUCK_FACTORY: {Good.BOARDS: 2, Good.STONE: 2},
    BuildingKind.RAFT_FACTORY: {Good.BOARDS: 1, Good.STONE: 1},
    BuildingKind.ROWBOAT_FACTORY: {Good.BOARDS: 2, Good.STONE: 1},
    BuildingKind.STEAMER_FACTORY: {Good.BOARDS: 2, Good.STONE: 2},
}
"""What each building costs (K2)."""

PRIMARY: Mapping[BuildingKind, Good] = {
    BuildingKind.WOODCUTTER: Good.TRUNKS,
    BuildingKind.QUARRY: Good.STONE,
    BuildingKind.CLAY_PIT: Good.CLAY,
    BuildingKind.OIL_RIG: Good.FUEL,
}
"""What the primary producers make every turn (P1); the mine makes what is drawn (P2)."""


class Recipe(NamedTuple):
    """One run of a secondary producer (P3).

    What goes in, what comes out, and at most how many runs a turn.

    ``wood`` is the number of trunks and boards, in any mixture, that go in besides (P4).
    """

    inputs: Mapping[Good, int]
    wood: int
    output: Good
    made: int
    runs: int


RECIPES: Mapping[BuildingKind, Recipe] = {
    BuildingKind.SAWMILL: Recipe({Good.TRUNKS: 1}, 0, Good.BOARDS, 2, 3),
    BuildingKind.COAL_BURNER: Recipe({}, 2, Good.FUEL, 1, 6),
    BuildingKind.PAPER_MILL: Recipe({}, 2, Good.PAPER, 1, 1),
    BuildingKind.STONE_FACTORY: Recipe({Good.CLAY: 1}, 0, Good.STONE, 2, 3),
    BuildingKind.MINT: Recipe({Good.FUEL: 1, Good.GOLD: 2}, 0, Good.COINS, 1, 1),
    BuildingKind.STOCK_EXCHANGE: Recipe({Good.PAPER: 1, Good.COINS: 2}, 0, Good.STOCK, 1, 6),
}
"""The secondary producers."""


class Mixture(NamedTuple):
    """The counters in a mine's bag."""

    gold: int
    iron: int


NEW_MINE = Mixture(gold=3, iron=3)
SPECIALISED_MINES = (Mixture(gold=4, iron=0), Mixture(gold=0, iron=4))
BIG_MINE = Mixture(gold=5, iron=5)
"""What a new mine or shaft may bring: the usual, with *specialisation*, with *enlargement* (K5)."""


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


BOATS = frozenset({TransporterKind.RAFT, TransporterKind.ROWBOAT, TransporterKind.STEAMER})

CAPACITY: Mapping[TransporterKind, int] = {
    TransporterKind.DONKEY: 2,
    TransporterKind.WAGON: 3,
    TransporterKind.TRUCK: 6,
    TransporterKind.RAFT: 3,
    TransporterKind.ROWBOAT: 5,
    TransporterKind.STEAMER: 8,
}
"""How many goods each carries."""

MOVES: Mapping[TransporterKind, int] = {
    TransporterKind.DONKEY: 2,
    TransporterKind.WAGON: 3,
    TransporterKind.TRUCK: 4,
    TransporterKind.RAFT: 3,
    TransporterKind.ROWBOAT: 4,
    TransporterKind.STEAMER: 6,
}
"""How many steps each makes in a turn; a donkey only one if it leaves the roads (M3)."""


class Making(NamedTuple):
    """The product of a transporter factory, and its price.

    A wagon takes a donkey besides (F2).
    """

    kind: TransporterKind
    inputs: Mapping[Good, int]


FACTORIES: Mapping[BuildingKind, Making] = {
    BuildingKind.WAGON_FACTORY: Making(TransporterKind.WAGON, {Good.BOARDS: 2}),
    BuildingKind.TRUCK_FACTORY: Making(TransporterKind.TRUCK, {Good.FUEL: 1, Good.IRON: 1}),
    BuildingKind.RAFT_FACTORY: Making(TransporterKind.RAFT, {Good.TRUNKS: 2}),
    BuildingKind.ROWBOAT_FACTORY: Making(TransporterKind.ROWBOAT, {Good.BOARDS: 5}),
    BuildingKind.STEAMER_FACTORY: Making(TransporterKind.STEAMER, {Good.FUEL: 2, Good.IRON: 1}),
}
"""The transporter factories; each makes one a turn (F5)."""

MOST_TRANSPORTERS = 8
MOST_ON_LAND = 5
MOST_ON_WATER = 5
"""Limits of one player (F6)."""


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


NEEDED_SUBJECT: Mapping[BuildingKind, Subject] = {
    BuildingKind.OIL_RIG: Subject.DRILLING,
    BuildingKind.TRUCK_FACTORY: Subject.TRUCKING,
    BuildingKind.ROWBOAT_FACTORY: Subject.ROWING,
    BuildingKind.STEAMER_FACTORY: Subject.SHIPPING,
}
"""The buildings that need research (R4)."""

RESEARCH_COST: Mapping[Good, int] = {Good.GEESE: 2, Good.PAPER: 1}
"""What one research costs (R1)."""

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
"""What a row of the wonder is worth, shared by the players' bricks on it (Z1)."""

MOST_PLAYERS = 6
"""There are end marks of the wonder for up to six; the box itself holds pieces for four."""

START_GOODS: Mapping[Good, int] = {Good.BOARDS: 5, Good.STONE: 1, Good.GEESE: 2}
START_TRANSPORTERS: Mapping[TransporterKind, int] = {TransporterKind.DONKEY: 3}
"""What each player gets on the home tile (S4)."""

WONDER_ROWS: tuple[int, ...] = (4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7)
WONDER_SPACES = sum(WONDER_ROWS)
DEARER_FROM = sum(WONDER_ROWS[:4])
"""From so many filled spaces on a brick costs one good more (V2)."""
IRRIGATION_MARK = 45
"""The space whose brick turns the deserts into pasture (V5)."""
END_MARKS: Mapping[int, int] = {2: 62, 3: 66, 4: 69, 5: 76, 6: 83}
"""The space whose brick ends the game, by the number of players (V6)."""
SOLO_PREFILL = sum(WONDER_ROWS[:4])
"""The rows that start full in the solo game (Z3)."""

NEUTRAL_BRICKS = 33
SOLO_TURNS = 20
"""How long a game lasts if nothing else ends it (V6, Z3)."""

LAND_TILES_PER_PLAYER = 10
"""The advice on the size of the world (W2)."""
