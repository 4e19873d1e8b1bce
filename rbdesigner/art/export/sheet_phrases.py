"""The texts of sheets, in the language that messages are read in."""

from __future__ import annotations

from collections.abc import Mapping

from rbdesigner.messages import nouns
from rbdesigner.messages.phrases import Phrase, Value, text
from rbdesigner.messages.translatable import QT_TRANSLATE_NOOP
from rbdesigner.messages.translation import add_plural
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind

_COUNTED: Mapping[BuildingKind | TransporterKind, tuple[str, str]] = {
    TransporterKind.DONKEY: (QT_TRANSLATE_NOOP("sheet", "%n donkeys"), "%n donkey"),
    TransporterKind.WAGON: (QT_TRANSLATE_NOOP("sheet", "%n wagons"), "%n wagon"),
    TransporterKind.TRUCK: (QT_TRANSLATE_NOOP("sheet", "%n trucks"), "%n truck"),
    TransporterKind.RAFT: (QT_TRANSLATE_NOOP("sheet", "%n rafts"), "%n raft"),
    TransporterKind.ROWBOAT: (QT_TRANSLATE_NOOP("sheet", "%n rowboats"), "%n rowboat"),
    TransporterKind.STEAMER: (QT_TRANSLATE_NOOP("sheet", "%n steamers"), "%n steamer"),
    BuildingKind.WOODCUTTER: (QT_TRANSLATE_NOOP("sheet", "%n woodcutters"), "%n woodcutter"),
    BuildingKind.QUARRY: (QT_TRANSLATE_NOOP("sheet", "%n quarries"), "%n quarry"),
    BuildingKind.CLAY_PIT: (QT_TRANSLATE_NOOP("sheet", "%n clay pits"), "%n clay pit"),
    BuildingKind.MINE: (QT_TRANSLATE_NOOP("sheet", "%n mines"), "%n mine"),
    BuildingKind.OIL_RIG: (QT_TRANSLATE_NOOP("sheet", "%n oil rigs"), "%n oil rig"),
    BuildingKind.SAWMILL: (QT_TRANSLATE_NOOP("sheet", "%n sawmills"), "%n sawmill"),
    BuildingKind.COAL_BURNER: (QT_TRANSLATE_NOOP("sheet", "%n coal burners"), "%n coal burner"),
    BuildingKind.PAPER_MILL: (QT_TRANSLATE_NOOP("sheet", "%n paper mills"), "%n paper mill"),
    BuildingKind.STONE_FACTORY: (QT_TRANSLATE_NOOP("sheet", "%n stone factories"), "%n stone factory"),
    BuildingKind.MINT: (QT_TRANSLATE_NOOP("sheet", "%n mints"), "%n mint"),
    BuildingKind.STOCK_EXCHANGE: (QT_TRANSLATE_NOOP("sheet", "%n stock exchanges"), "%n stock exchange"),
    BuildingKind.WAGON_FACTORY: (QT_TRANSLATE_NOOP("sheet", "%n wagon factories"), "%n wagon factory"),
    BuildingKind.TRUCK_FACTORY: (QT_TRANSLATE_NOOP("sheet", "%n truck factories"), "%n truck factory"),
    BuildingKind.RAFT_FACTORY: (QT_TRANSLATE_NOOP("sheet", "%n raft factories"), "%n raft factory"),
    BuildingKind.ROWBOAT_FACTORY: (QT_TRANSLATE_NOOP("sheet", "%n rowboat factories"), "%n rowboat factory"),
    BuildingKind.STEAMER_FACTORY: (QT_TRANSLATE_NOOP("sheet", "%n steamer factories"), "%n steamer factory"),
}
"""The texts for many of a thing and for one."""

for _many, _one in _COUNTED.values():
    add_plural(_many, _one)


def said(source: str, number: int | None = None, /, **values: Value) -> str:
    """A text of a sheet with its values, in the form for a number if it counts."""
    return text(Phrase("sheet", source, values, number))


def counted(number: int, thing: Good | BuildingKind | TransporterKind) -> str:
    """So many of a thing: ``1 goose``, ``3 donkeys``, ``2 raft factories``."""
    return str(nouns.counted(thing, number)) if isinstance(thing, Good) else said(_COUNTED[thing][0], number)
