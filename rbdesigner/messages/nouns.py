"""The nouns of the game, each with the forms that English sentences ask for.

``a`` is the noun with its article, ``one`` a single piece of a good, ``none`` that there is nothing of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache

from rbdesigner.messages.phrases import Phrase
from rbdesigner.messages.translation import add_plural
from rbdesigner.rules.tables import BuildingKind, Good, Subject, TransporterKind
from rbdesigner.tiles import Terrain
from rbdesigner.translatable import QT_TRANSLATE_NOOP

NOUNS: Mapping[StrEnum, str] = {
    Terrain.PASTURE: QT_TRANSLATE_NOOP("nouns", "pasture"),
    Terrain.WOODS: QT_TRANSLATE_NOOP("nouns", "woods"),
    Terrain.ROCK: QT_TRANSLATE_NOOP("nouns", "rock"),
    Terrain.MOUNTAIN: QT_TRANSLATE_NOOP("nouns", "mountain"),
    Terrain.DESERT: QT_TRANSLATE_NOOP("nouns", "desert"),
    Terrain.SEA: QT_TRANSLATE_NOOP("nouns", "sea"),
    BuildingKind.WOODCUTTER: QT_TRANSLATE_NOOP("nouns", "woodcutter|a:a woodcutter"),
    BuildingKind.QUARRY: QT_TRANSLATE_NOOP("nouns", "quarry|a:a quarry"),
    BuildingKind.CLAY_PIT: QT_TRANSLATE_NOOP("nouns", "clay pit|a:a clay pit"),
    BuildingKind.MINE: QT_TRANSLATE_NOOP("nouns", "mine|a:a mine"),
    BuildingKind.OIL_RIG: QT_TRANSLATE_NOOP("nouns", "oil rig|a:an oil rig"),
    BuildingKind.SAWMILL: QT_TRANSLATE_NOOP("nouns", "sawmill|a:a sawmill"),
    BuildingKind.COAL_BURNER: QT_TRANSLATE_NOOP("nouns", "coal burner|a:a coal burner"),
    BuildingKind.PAPER_MILL: QT_TRANSLATE_NOOP("nouns", "paper mill|a:a paper mill"),
    BuildingKind.STONE_FACTORY: QT_TRANSLATE_NOOP("nouns", "stone factory|a:a stone factory"),
    BuildingKind.MINT: QT_TRANSLATE_NOOP("nouns", "mint|a:a mint"),
    BuildingKind.STOCK_EXCHANGE: QT_TRANSLATE_NOOP("nouns", "stock exchange|a:a stock exchange"),
    BuildingKind.WAGON_FACTORY: QT_TRANSLATE_NOOP("nouns", "wagon factory|a:a wagon factory"),
    BuildingKind.TRUCK_FACTORY: QT_TRANSLATE_NOOP("nouns", "truck factory|a:a truck factory"),
    BuildingKind.RAFT_FACTORY: QT_TRANSLATE_NOOP("nouns", "raft factory|a:a raft factory"),
    BuildingKind.ROWBOAT_FACTORY: QT_TRANSLATE_NOOP("nouns", "rowboat factory|a:a rowboat factory"),
    BuildingKind.STEAMER_FACTORY: QT_TRANSLATE_NOOP("nouns", "steamer factory|a:a steamer factory"),
    TransporterKind.DONKEY: QT_TRANSLATE_NOOP("nouns", "donkey|a:a donkey"),
    TransporterKind.WAGON: QT_TRANSLATE_NOOP("nouns", "wagon|a:a wagon"),
    TransporterKind.TRUCK: QT_TRANSLATE_NOOP("nouns", "truck|a:a truck"),
    TransporterKind.RAFT: QT_TRANSLATE_NOOP("nouns", "raft|a:a raft"),
    TransporterKind.ROWBOAT: QT_TRANSLATE_NOOP("nouns", "rowboat|a:a rowboat"),
    TransporterKind.STEAMER: QT_TRANSLATE_NOOP("nouns", "steamer|a:a steamer"),
    Subject.ROWING: QT_TRANSLATE_NOOP("nouns", "rowing"),
    Subject.TRUCKING: QT_TRANSLATE_NOOP("nouns", "trucking"),
    Subject.SHIPPING: QT_TRANSLATE_NOOP("nouns", "shipping"),
    Subject.DRILLING: QT_TRANSLATE_NOOP("nouns", "drilling"),
    Subject.SPECIALISATION: QT_TRANSLATE_NOOP("nouns", "specialisation"),
    Subject.ENLARGEMENT: QT_TRANSLATE_NOOP("nouns", "enlargement"),
    Subject.NEW_SHAFTS: QT_TRANSLATE_NOOP("nouns", "new shafts"),
    Subject.BRIGHT_IDEA: QT_TRANSLATE_NOOP("nouns", "bright idea"),
    Good.TRUNKS: QT_TRANSLATE_NOOP("nouns", "trunks|one:trunk|none:are no trunks"),
    Good.BOARDS: QT_TRANSLATE_NOOP("nouns", "boards|one:board|none:are no boards"),
    Good.STONE: QT_TRANSLATE_NOOP("nouns", "stone|one:stone|none:is no stone"),
    Good.CLAY: QT_TRANSLATE_NOOP("nouns", "clay|one:clay|none:is no clay"),
    Good.FUEL: QT_TRANSLATE_NOOP("nouns", "fuel|one:fuel|none:is no fuel"),
    Good.IRON: QT_TRANSLATE_NOOP("nouns", "iron|one:iron|none:is no iron"),
    Good.GOLD: QT_TRANSLATE_NOOP("nouns", "gold|one:gold|none:is no gold"),
    Good.COINS: QT_TRANSLATE_NOOP("nouns", "coins|one:coin|none:are no coins"),
    Good.STOCK: QT_TRANSLATE_NOOP("nouns", "stock|one:stock|none:is no stock"),
    Good.PAPER: QT_TRANSLATE_NOOP("nouns", "paper|one:paper|none:is no paper"),
    Good.GEESE: QT_TRANSLATE_NOOP("nouns", "geese|one:goose|none:are no geese"),
}

COUNTED: Mapping[StrEnum, tuple[str, str]] = {
    Good.TRUNKS: (QT_TRANSLATE_NOOP("counts", "%n trunks"), "%n trunk"),
    Good.BOARDS: (QT_TRANSLATE_NOOP("counts", "%n boards"), "%n board"),
    Good.STONE: (QT_TRANSLATE_NOOP("counts", "%n stone"), "%n stone"),
    Good.CLAY: (QT_TRANSLATE_NOOP("counts", "%n clay"), "%n clay"),
    Good.FUEL: (QT_TRANSLATE_NOOP("counts", "%n fuel"), "%n fuel"),
    Good.IRON: (QT_TRANSLATE_NOOP("counts", "%n iron"), "%n iron"),
    Good.GOLD: (QT_TRANSLATE_NOOP("counts", "%n gold"), "%n gold"),
    Good.COINS: (QT_TRANSLATE_NOOP("counts", "%n coins"), "%n coin"),
    Good.STOCK: (QT_TRANSLATE_NOOP("counts", "%n stock"), "%n stock"),
    Good.PAPER: (QT_TRANSLATE_NOOP("counts", "%n paper"), "%n paper"),
    Good.GEESE: (QT_TRANSLATE_NOOP("counts", "%n geese"), "%n goose"),
    TransporterKind.DONKEY: (QT_TRANSLATE_NOOP("counts", "%n donkeys"), "%n donkey"),
    TransporterKind.WAGON: (QT_TRANSLATE_NOOP("counts", "%n wagons"), "%n wagon"),
    TransporterKind.TRUCK: (QT_TRANSLATE_NOOP("counts", "%n trucks"), "%n truck"),
    TransporterKind.RAFT: (QT_TRANSLATE_NOOP("counts", "%n rafts"), "%n raft"),
    TransporterKind.ROWBOAT: (QT_TRANSLATE_NOOP("counts", "%n rowboats"), "%n rowboat"),
    TransporterKind.STEAMER: (QT_TRANSLATE_NOOP("counts", "%n steamers"), "%n steamer"),
    BuildingKind.WOODCUTTER: (QT_TRANSLATE_NOOP("counts", "%n woodcutters"), "%n woodcutter"),
    BuildingKind.QUARRY: (QT_TRANSLATE_NOOP("counts", "%n quarries"), "%n quarry"),
    BuildingKind.CLAY_PIT: (QT_TRANSLATE_NOOP("counts", "%n clay pits"), "%n clay pit"),
    BuildingKind.MINE: (QT_TRANSLATE_NOOP("counts", "%n mines"), "%n mine"),
    BuildingKind.OIL_RIG: (QT_TRANSLATE_NOOP("counts", "%n oil rigs"), "%n oil rig"),
    BuildingKind.SAWMILL: (QT_TRANSLATE_NOOP("counts", "%n sawmills"), "%n sawmill"),
    BuildingKind.COAL_BURNER: (QT_TRANSLATE_NOOP("counts", "%n coal burners"), "%n coal burner"),
    BuildingKind.PAPER_MILL: (QT_TRANSLATE_NOOP("counts", "%n paper mills"), "%n paper mill"),
    BuildingKind.STONE_FACTORY: (QT_TRANSLATE_NOOP("counts", "%n stone factories"), "%n stone factory"),
    BuildingKind.MINT: (QT_TRANSLATE_NOOP("counts", "%n mints"), "%n mint"),
    BuildingKind.STOCK_EXCHANGE: (QT_TRANSLATE_NOOP("counts", "%n stock exchanges"), "%n stock exchange"),
    BuildingKind.WAGON_FACTORY: (QT_TRANSLATE_NOOP("counts", "%n wagon factories"), "%n wagon factory"),
    BuildingKind.TRUCK_FACTORY: (QT_TRANSLATE_NOOP("counts", "%n truck factories"), "%n truck factory"),
    BuildingKind.RAFT_FACTORY: (QT_TRANSLATE_NOOP("counts", "%n raft factories"), "%n raft factory"),
    BuildingKind.ROWBOAT_FACTORY: (QT_TRANSLATE_NOOP("counts", "%n rowboat factories"), "%n rowboat factory"),
    BuildingKind.STEAMER_FACTORY: (QT_TRANSLATE_NOOP("counts", "%n steamer factories"), "%n steamer factory"),
}
"""Things with a number, many and one; English has one form for what is not counted in pieces."""

for _many, _one in COUNTED.values():
    add_plural(_many, _one)


@lru_cache(maxsize=1 << 8)
def noun(thing: StrEnum) -> Phrase:
    """The name of something."""
    return Phrase("nouns", NOUNS[thing])


def name(thing: StrEnum) -> str:
    """The name of something, in the language that is installed."""
    return str(noun(thing))


@lru_cache(maxsize=1 << 10)
def counted(thing: StrEnum, number: int) -> Phrase:
    """Name a number of one thing: ``2 boards``, ``1 board``, ``3 donkeys``."""
    return Phrase("counts", COUNTED[thing][0], number=number)


def numbered_player(number: int) -> Phrase:
    """A player without a name, counted from 1: ``player 2``."""
    return Phrase("things", QT_TRANSLATE_NOOP("things", "player {number}"), {"number": number})
