"""The texts of sheets, in the language that messages are read in."""

from __future__ import annotations

from rbdesigner.messages import nouns
from rbdesigner.messages.phrases import Phrase, Value, text
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind


def said(source: str, number: int | None = None, /, **values: Value) -> str:
    """A text of a sheet with its values, in the form for a number if it counts."""
    return text(Phrase("sheet", source, values, number))


def counted(number: int, thing: Good | BuildingKind | TransporterKind) -> str:
    """So many of a thing: ``1 goose``, ``3 donkeys``, ``2 raft factories``."""
    return str(nouns.counted(thing, number))
