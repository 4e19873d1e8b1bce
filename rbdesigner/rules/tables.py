"""What there is in the game: goods, buildings, transporters, research, the wonder (numbers from the rule book's
tables and the player aid)."""

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


class Mixture(NamedTuple):
    """What a mine's bag holds."""

    gold: int
    iron: int


NEW_MINE = Mixture(gold=3, iron=3)


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


MOST_PLAYERS = 6
"""There are end marks of the wonder for up to six; the box itself holds pieces for four."""

START_GOODS: Mapping[Good, int] = {Good.BOARDS: 5, Good.STONE: 1, Good.GEESE: 2}
START_TRANSPORTERS: Mapping[TransporterKind, int] = {TransporterKind.DONKEY: 3}
"""What each player gets on the home tile (S4)."""

WONDER_ROWS: tuple[int, ...] = (4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7)
WONDER_SPACES = sum(WONDER_ROWS)
SOLO_PREFILL = sum(WONDER_ROWS[:4])
"""The rows that start full in the solo game (Z3)."""

NEUTRAL_BRICKS = 33
SOLO_TURNS = 20
"""How long a game lasts if nothing else ends it (V6, Z3)."""

LAND_TILES_PER_PLAYER = 10
"""The advice on the size of the world (W2)."""
