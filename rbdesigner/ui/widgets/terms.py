"""The names of what is on a map, in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from rbdesigner.checks.problem import Severity
from rbdesigner.hexes import Orientation
from rbdesigner.messages.phrases import capitalised as capitalised
from rbdesigner.rules.tables import BuildingKind, Good, Subject, TransporterKind
from rbdesigner.tiles import SHAPE_NAMES, Rivers, Terrain, TileKind, shape_name, shape_of

translate = QCoreApplication.translate

_CONTEXT = "words"


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text for lupdate, as Qt's own does, which is typed to return no text."""
    return text


def _word(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)


_THINGS: Mapping[StrEnum, str] = {
    Terrain.PASTURE: QT_TRANSLATE_NOOP("words", "pasture"),
    Terrain.WOODS: QT_TRANSLATE_NOOP("words", "woods"),
    Terrain.ROCK: QT_TRANSLATE_NOOP("words", "rock"),
    Terrain.MOUNTAIN: QT_TRANSLATE_NOOP("words", "mountain"),
    Terrain.DESERT: QT_TRANSLATE_NOOP("words", "desert"),
    Terrain.SEA: QT_TRANSLATE_NOOP("words", "sea"),
    BuildingKind.WOODCUTTER: QT_TRANSLATE_NOOP("words", "woodcutter"),
    BuildingKind.QUARRY: QT_TRANSLATE_NOOP("words", "quarry"),
    BuildingKind.CLAY_PIT: QT_TRANSLATE_NOOP("words", "clay pit"),
    BuildingKind.MINE: QT_TRANSLATE_NOOP("words", "mine"),
    BuildingKind.OIL_RIG: QT_TRANSLATE_NOOP("words", "oil rig"),
    BuildingKind.SAWMILL: QT_TRANSLATE_NOOP("words", "sawmill"),
    BuildingKind.COAL_BURNER: QT_TRANSLATE_NOOP("words", "coal burner"),
    BuildingKind.PAPER_MILL: QT_TRANSLATE_NOOP("words", "paper mill"),
    BuildingKind.STONE_FACTORY: QT_TRANSLATE_NOOP("words", "stone factory"),
    BuildingKind.MINT: QT_TRANSLATE_NOOP("words", "mint"),
    BuildingKind.STOCK_EXCHANGE: QT_TRANSLATE_NOOP("words", "stock exchange"),
    BuildingKind.WAGON_FACTORY: QT_TRANSLATE_NOOP("words", "wagon factory"),
    BuildingKind.TRUCK_FACTORY: QT_TRANSLATE_NOOP("words", "truck factory"),
    BuildingKind.RAFT_FACTORY: QT_TRANSLATE_NOOP("words", "raft factory"),
    BuildingKind.ROWBOAT_FACTORY: QT_TRANSLATE_NOOP("words", "rowboat factory"),
    BuildingKind.STEAMER_FACTORY: QT_TRANSLATE_NOOP("words", "steamer factory"),
    Good.TRUNKS: QT_TRANSLATE_NOOP("words", "trunks"),
    Good.BOARDS: QT_TRANSLATE_NOOP("words", "boards"),
    Good.STONE: QT_TRANSLATE_NOOP("words", "stone"),
    Good.CLAY: QT_TRANSLATE_NOOP("words", "clay"),
    Good.FUEL: QT_TRANSLATE_NOOP("words", "fuel"),
    Good.IRON: QT_TRANSLATE_NOOP("words", "iron"),
    Good.GOLD: QT_TRANSLATE_NOOP("words", "gold"),
    Good.COINS: QT_TRANSLATE_NOOP("words", "coins"),
    Good.STOCK: QT_TRANSLATE_NOOP("words", "stock"),
    Good.PAPER: QT_TRANSLATE_NOOP("words", "paper"),
    Good.GEESE: QT_TRANSLATE_NOOP("words", "geese"),
    TransporterKind.DONKEY: QT_TRANSLATE_NOOP("words", "donkey"),
    TransporterKind.WAGON: QT_TRANSLATE_NOOP("words", "wagon"),
    TransporterKind.TRUCK: QT_TRANSLATE_NOOP("words", "truck"),
    TransporterKind.RAFT: QT_TRANSLATE_NOOP("words", "raft"),
    TransporterKind.ROWBOAT: QT_TRANSLATE_NOOP("words", "rowboat"),
    TransporterKind.STEAMER: QT_TRANSLATE_NOOP("words", "steamer"),
    Subject.ROWING: QT_TRANSLATE_NOOP("words", "rowing"),
    Subject.TRUCKING: QT_TRANSLATE_NOOP("words", "trucking"),
    Subject.SHIPPING: QT_TRANSLATE_NOOP("words", "shipping"),
    Subject.DRILLING: QT_TRANSLATE_NOOP("words", "drilling"),
    Subject.SPECIALISATION: QT_TRANSLATE_NOOP("words", "specialisation"),
    Subject.ENLARGEMENT: QT_TRANSLATE_NOOP("words", "enlargement"),
    Subject.NEW_SHAFTS: QT_TRANSLATE_NOOP("words", "new shafts"),
    Subject.BRIGHT_IDEA: QT_TRANSLATE_NOOP("words", "bright idea"),
}

_SHAPES: Mapping[str, str] = {
    "plain": QT_TRANSLATE_NOOP("words", "plain"),
    "source": QT_TRANSLATE_NOOP("words", "source"),
    "straight": QT_TRANSLATE_NOOP("words", "straight"),
    "wide bend": QT_TRANSLATE_NOOP("words", "wide bend"),
    "sharp bend": QT_TRANSLATE_NOOP("words", "sharp bend"),
    "junction": QT_TRANSLATE_NOOP("words", "junction"),
    "right-hand junction": QT_TRANSLATE_NOOP("words", "right-hand junction"),
    "left-hand junction": QT_TRANSLATE_NOOP("words", "left-hand junction"),
    "narrow junction": QT_TRANSLATE_NOOP("words", "narrow junction"),
    "wide and sharp bend": QT_TRANSLATE_NOOP("words", "wide and sharp bend"),
    "straight and left sharp bend": QT_TRANSLATE_NOOP("words", "straight and left sharp bend"),
    "sharp and wide bend": QT_TRANSLATE_NOOP("words", "sharp and wide bend"),
    "two sharp bends apart": QT_TRANSLATE_NOOP("words", "two sharp bends apart"),
    "two sharp bends side by side": QT_TRANSLATE_NOOP("words", "two sharp bends side by side"),
    "two wide bends": QT_TRANSLATE_NOOP("words", "two wide bends"),
    "three sharp bends": QT_TRANSLATE_NOOP("words", "three sharp bends"),
    "two sharp bends beside a straight": QT_TRANSLATE_NOOP("words", "two sharp bends beside a straight"),
    "two sources": QT_TRANSLATE_NOOP("words", "two sources"),
}

_EDGES: Mapping[Orientation, tuple[str, ...]] = {
    Orientation.FLAT: (
        QT_TRANSLATE_NOOP("words", "north"),
        QT_TRANSLATE_NOOP("words", "north-east"),
        QT_TRANSLATE_NOOP("words", "south-east"),
        QT_TRANSLATE_NOOP("words", "south"),
        QT_TRANSLATE_NOOP("words", "south-west"),
        QT_TRANSLATE_NOOP("words", "north-west"),
    ),
    Orientation.POINTY: (
        QT_TRANSLATE_NOOP("words", "north-east"),
        QT_TRANSLATE_NOOP("words", "east"),
        QT_TRANSLATE_NOOP("words", "south-east"),
        QT_TRANSLATE_NOOP("words", "south-west"),
        QT_TRANSLATE_NOOP("words", "west"),
        QT_TRANSLATE_NOOP("words", "north-west"),
    ),
}

_SEVERITIES: Mapping[Severity, tuple[str, str]] = {
    Severity.ERROR: (QT_TRANSLATE_NOOP("words", "error"), QT_TRANSLATE_NOOP("words", "%n errors")),
    Severity.WARNING: (QT_TRANSLATE_NOOP("words", "warning"), QT_TRANSLATE_NOOP("words", "%n warnings")),
    Severity.ADVICE: (QT_TRANSLATE_NOOP("words", "advice"), QT_TRANSLATE_NOOP("words", "%n advice")),
}


def name(thing: StrEnum) -> str:
    """The word for a terrain, building, good, transporter or subject."""
    return _word(_THINGS[thing])


def shape(rivers: Rivers) -> str:
    """The word for a shape, or for one without a word its rivers."""
    english = shape_name(rivers)
    if english in _SHAPES:
        return _word(_SHAPES[english])
    courses = ", ".join("-".join(map(str, river)) for river in shape_of(rivers)[0])
    return _word(QT_TRANSLATE_NOOP("words", "rivers {courses}")).format(courses=courses)


def tile_kind(kind: TileKind) -> str:
    """The words for a tile of the box: ``woods, sharp bend``."""
    if not kind.shape:
        return name(kind.terrain)
    return _word(QT_TRANSLATE_NOOP("words", "{terrain}, {shape}")).format(
        terrain=name(kind.terrain), shape=shape(kind.shape)
    )


def edge(number: int, orientation: Orientation) -> str:
    """Where an edge of a tile lies, seen from its middle: ``north-east``."""
    return _word(_EDGES[orientation][number])


def half_edge(number: int, orientation: Orientation, crossed: bool) -> str:
    """Where a half-edge of a tile lies.

    If a river ``crossed`` the edge, its bank too, looking outward.
    """
    where = edge(number // 2, orientation)
    if not crossed:
        return where
    banks = (
        QT_TRANSLATE_NOOP("words", "{edge}, left bank"),
        QT_TRANSLATE_NOOP("words", "{edge}, right bank"),
    )
    return _word(banks[number % 2]).format(edge=where)


def player(number: int) -> str:
    """The name of a player."""
    return _word(QT_TRANSLATE_NOOP("words", "player {number}")).format(number=number)


def severity(of: Severity) -> str:
    """The word for a severity."""
    return _word(_SEVERITIES[of][0])


def problems(of: Severity, count: int) -> str:
    """So many problems of a severity: ``2 errors``."""
    return QCoreApplication.translate(_CONTEXT, _SEVERITIES[of][1], None, count)


COMMON_SHAPES = 9
"""So many of the named shapes are offered for every terrain: plain, source, bends, straight, junctions."""
NAMED_SHAPES: tuple[Rivers, ...] = tuple(shape_of(named.rivers)[0] for named in SHAPE_NAMES)
"""The shapes with a name, in the order in which they are offered."""
