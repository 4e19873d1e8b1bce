"""The axes of an atlas in words."""

from __future__ import annotations

from collections.abc import Mapping

from rbdesigner.generating.atlas_axes import SHARES, WHOLE, Axis, AxisName
from rbdesigner.messages.phrases import decimal
from rbdesigner.messages.translation import number_text, translate
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_NAMES: Mapping[AxisName, str] = {
    AxisName.CONTACT: QT_TRANSLATE_NOOP("atlas", "Turns until contact"),
    AxisName.GOODS: QT_TRANSLATE_NOOP("atlas", "Turns to first goods"),
    AxisName.WEALTH: QT_TRANSLATE_NOOP("atlas", "Wealth of homes"),
    AxisName.SEA: QT_TRANSLATE_NOOP("atlas", "Share of sea"),
    AxisName.DESERT: QT_TRANSLATE_NOOP("atlas", "Deserts in the land"),
    AxisName.RIVERS: QT_TRANSLATE_NOOP("atlas", "Rivers in the land"),
    AxisName.ISLANDS: QT_TRANSLATE_NOOP("atlas", "Islands"),
    AxisName.SIZE: QT_TRANSLATE_NOOP("atlas", "Tiles"),
    AxisName.SYMMETRY: QT_TRANSLATE_NOOP("atlas", "Symmetry"),
}
_EXPLAINED: Mapping[AxisName, str] = {
    AxisName.CONTACT: QT_TRANSLATE_NOOP(
        "atlas", "The mean of the turns until goods of two homes meet, on donkeys and on a raft that waits"
    ),
    AxisName.GOODS: QT_TRANSLATE_NOOP(
        "atlas", "The mean of the turns from a home to the nearest woods, rock, pasture and mountain"
    ),
    AxisName.WEALTH: QT_TRANSLATE_NOOP("atlas", "Tiles of woods, rock and mountains within three steps of a home"),
    AxisName.SEA: QT_TRANSLATE_NOOP("atlas", "The sea among all tiles"),
    AxisName.DESERT: QT_TRANSLATE_NOOP("atlas", "The deserts among the tiles of land"),
    AxisName.RIVERS: QT_TRANSLATE_NOOP("atlas", "The tiles with a river among those of land"),
    AxisName.ISLANDS: QT_TRANSLATE_NOOP("atlas", "Parts of the land that do not touch"),
    AxisName.SIZE: QT_TRANSLATE_NOOP("atlas", "The number of tiles, land and sea"),
    AxisName.SYMMETRY: QT_TRANSLATE_NOOP(
        "atlas", "The tiles that look like their images by the motion that comes nearest to a symmetry"
    ),
}


def axis_name(name: AxisName) -> str:
    """The name of an axis for people."""
    return translate("atlas", _NAMES[name])


def axis_explained(name: AxisName) -> str:
    """The measure of an axis in a few words."""
    return translate("atlas", _EXPLAINED[name])


def value_text(name: AxisName, value: float) -> str:
    """A value of an axis: a percentage, or a number with a decimal where it is no whole one."""
    if name in SHARES:
        return translate("atlas", "{number}\u00a0%").replace("{number}", number_text(round(value)))
    return number_text(round(value)) if name in WHOLE or value == round(value) else str(decimal(value, 1))


def cell_text(axis: Axis, cell: int) -> str:
    """The values of a cell, from the least to the greatest."""
    low, high = axis.range_of(cell)
    if low == high:
        return value_text(axis.name, low)
    first = number_text(round(low)) if axis.name in SHARES else value_text(axis.name, low)
    return f"{first}\N{EN DASH}{value_text(axis.name, high)}"
