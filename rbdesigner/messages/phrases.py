"""Texts with values in braces, in the forms that sentences ask for.

A sentence names its values in braces and says in which form it wants them: ``"There is no goose {spot:in}."``. The
text of a thing lists its forms, the usual one first, the others behind their names: ``"the river of {tile}|in:in the
river of {tile}"``. Which forms there are is up to each language, as long as sentences and things agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from string import Formatter

from rbdesigner.messages.translation import number_text, translated
from rbdesigner.translatable import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text still to be made: context and English source, the values that it names, and the number it counts."""

    context: str
    source: str
    values: Mapping[str, Value] = field(default_factory=dict)
    number: int | None = None

    def __str__(self) -> str:
        return text(self)


@dataclass(frozen=True, slots=True)
class Listing:
    """Values in a row.

    ``last`` joins the last two: ``and``, ``or``, ``and no``, or nothing but a comma. With ``;`` all are joined so,
    which items that have commas themselves need.
    """

    items: Sequence[Value]
    last: str = ""

    def __str__(self) -> str:
        return text(self)


Value = str | int | Phrase | Listing
"""The values that stand for names in braces."""

_JOINED = {
    "": QT_TRANSLATE_NOOP("lists", "{first}, {last}"),
    "and": QT_TRANSLATE_NOOP("lists", "{first} and {last}"),
    "or": QT_TRANSLATE_NOOP("lists", "{first} or {last}"),
    "and no": QT_TRANSLATE_NOOP("lists", "{first} and no {last}"),
    ";": QT_TRANSLATE_NOOP("lists", "{first}; {last}"),
}


def text(value: Value, form: str = "") -> str:
    """The text of a value in a form; in the usual one where it has no such."""
    if isinstance(value, Listing):
        return _row([text(item, form) for item in value.items], value.last)
    if isinstance(value, int):
        return number_text(value)
    if isinstance(value, str):
        return value
    forms = parsed_forms(translated(value.context, value.source, value.number))
    made = []
    for literal, name, asked in forms.get(form) or forms[""]:
        made.append(literal)
        if name:
            made.append(text(value.values[name], asked))
    return "".join(made)


def game_text(source: str, number: int | None = None, /, *, context: str = "wording", **values: Value) -> str:
    """A text about a game with its values, in the form for a number if it counts."""
    return text(Phrase(context, source, values, number))


def game_phrase(source: str, number: int | None = None, /, **values: Value) -> Phrase:
    """A text about a game, to be read later; the rest as for :func:`game_text`."""
    return Phrase("wording", source, values, number)


def as_sentence(words: str) -> str:
    """Words with a capital letter and a full stop; none stay none."""
    return f"{capitalised(words)}." if words else ""


def listed(items: Iterable[Value], last: str = "") -> str:
    """Values in a row as a text; ``last`` as in a :class:`Listing`."""
    return text(Listing(list(items), last))


def decimal(number: float, digits: int = 1) -> Phrase:
    """A number with so many digits behind the decimal sign."""
    whole, part = f"{number:.{digits}f}".split(".")
    source = QT_TRANSLATE_NOOP("numbers", "{whole}.{part}")
    return Phrase("numbers", source, {"whole": int(whole), "part": part})


def sentence(value: Phrase) -> str:
    """The text of a whole sentence, which begins with a capital letter."""
    return capitalised(text(value))


def capitalised(made: str) -> str:
    """The text with its first letter large, the rest as it is."""
    return made[:1].upper() + made[1:]


def _row(items: list[str], last: str) -> str:
    row = items[0] if items else ""
    for number, item in enumerate(items[1:], 2):
        pattern = _JOINED[last if number == len(items) or last == ";" else ""]
        row = text(Phrase("lists", pattern, {"first": row, "last": item}))
    return row


Part = tuple[str, str, str]
"""A piece of plain text, with the name of the value behind it, if any, and the form that is asked for."""


@lru_cache(maxsize=1 << 12)
def parsed_forms(translation: str) -> Mapping[str, tuple[Part, ...]]:
    """The forms of a text by their names, the usual one by none."""
    usual, *others = translation.split("|")
    forms = {"": usual, **{name: form for name, _, form in (other.partition(":") for other in others)}}
    return {name: _parts(form) for name, form in forms.items()}


def _parts(form: str) -> tuple[Part, ...]:
    return tuple((literal, name or "", asked or "") for literal, name, asked, _ in Formatter().parse(form))
