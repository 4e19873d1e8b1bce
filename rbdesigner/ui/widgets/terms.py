"""The names of what is on a map, in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from rbdesigner.checks.problem import Severity
from rbdesigner.hexes import Orientation
from rbdesigner.messages import map_names, nouns
from rbdesigner.messages.map_names import direction
from rbdesigner.messages.nouns import name as name
from rbdesigner.messages.phrases import capitalised as capitalised
from rbdesigner.tiles import SHAPE_NAMES, Rivers, TileKind, shape_of
from rbdesigner.translatable import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_CONTEXT = "words"


def _word(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)


_SEVERITIES: Mapping[Severity, tuple[str, str]] = {
    Severity.ERROR: (QT_TRANSLATE_NOOP("words", "error"), QT_TRANSLATE_NOOP("words", "%n errors")),
    Severity.WARNING: (QT_TRANSLATE_NOOP("words", "warning"), QT_TRANSLATE_NOOP("words", "%n warnings")),
    Severity.ADVICE: (QT_TRANSLATE_NOOP("words", "advice"), QT_TRANSLATE_NOOP("words", "%n advice")),
}


def shape_name(rivers: Rivers) -> str:
    """The word for a shape, or for one without a word its rivers."""
    return str(map_names.shape(rivers))


def tile_kind_name(kind: TileKind) -> str:
    """The words for a tile of the box: ``woods, sharp bend``."""
    return str(map_names.tile_kind(kind))


def edge(number: int, orientation: Orientation) -> str:
    """Where an edge of a tile lies, seen from its middle: ``north-east``."""
    return str(direction(number, orientation))


def half_edge(number: int, orientation: Orientation, crossed: bool) -> str:
    """Say where a half-edge of a tile lies and, if a river ``crossed`` the edge, on which bank, looking outward."""
    where = edge(number // 2, orientation)
    if not crossed:
        return where
    banks = (
        QT_TRANSLATE_NOOP("words", "{edge}, left bank"),
        QT_TRANSLATE_NOOP("words", "{edge}, right bank"),
    )
    return _word(banks[number % 2]).format(edge=where)


def player_name(number: int) -> str:
    """The name of a player."""
    return str(nouns.numbered_player(number))


def severity(of: Severity) -> str:
    """The word for a severity."""
    return _word(_SEVERITIES[of][0])


def problems(of: Severity, count: int) -> str:
    """Name a number of problems of a severity: ``2 errors``."""
    return QCoreApplication.translate(_CONTEXT, _SEVERITIES[of][1], None, count)


COMMON_SHAPES = 9
"""The number of named shapes that are offered for every terrain: plain, source, bends, straight, junctions."""
NAMED_SHAPES: tuple[Rivers, ...] = tuple(shape_of(named.rivers)[0] for named in SHAPE_NAMES)
"""The shapes with a name, in the order in which they are offered."""
