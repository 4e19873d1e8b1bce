"""The texts of sheets, in the language that messages are read in."""

from __future__ import annotations

import re

from rbdesigner.messages import nouns
from rbdesigner.messages.phrases import Phrase, Value, text
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_CONTINUED = QT_TRANSLATE_NOOP("sheet", "{heading} (continued)")

_APOSTROPHE = re.compile(r"(?<=[^\W\d_])(?:'|&#x27;)(?![^<>]*>)")
"""An apostrophe as it is typed, which follows a letter and does not stand within a tag."""


def typeset(text: str) -> str:
    """A plain or rich text with the apostrophes of print instead of those of a typewriter."""
    return _APOSTROPHE.sub("’", text)


def printed_text(source: str, number: int | None = None, /, **values: Value) -> str:
    """A text of a sheet with its values, in the form for a number if it counts."""
    return text(Phrase("sheet", source, values, number))


def untitled() -> str:
    """The name of a map without a title."""
    return printed_text(QT_TRANSLATE_NOOP("sheet", "Untitled map"))


def continued_heading(heading: str) -> str:
    """The heading of what goes on in another column or on another page."""
    return printed_text(_CONTINUED, heading=heading)


def counted_phrase(number: int, thing: Good | BuildingKind | TransporterKind) -> str:
    """Name a number of one thing: ``1 goose``, ``3 donkeys``, ``2 raft factories``."""
    return str(nouns.counted(thing, number))
