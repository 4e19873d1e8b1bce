"""Makes the sentences of problems: what is wrong with a map or scenario, and what mends it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rbdesigner.checks.problem import Direction, ExcessCount, Fix, Ground, Problem, Values
from rbdesigner.checks.problem_codes import CATALOGUE
from rbdesigner.hexes import Hex
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.foreign_names import foreign_tile
from rbdesigner.messages.map_names import direction, place, shape, tile_kind
from rbdesigner.messages.nouns import NOUNS, noun
from rbdesigner.messages.phrases import Listing, Phrase, Value, decimal, sentence, text
from rbdesigner.messages.problem_texts import FIXES, SENTENCES
from rbdesigner.messages.things import building_ground
from rbdesigner.messages.translation import add_plural
from rbdesigner.rules.tables import Site
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.tiles import TileKind
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

MOST_PLACES = 6
"""A sentence names no more places than these."""


def problem_sentence(problem: Problem) -> str:
    """The problem as a sentence."""
    return sentence(problem_phrase(problem))


def problem_phrase(problem: Problem) -> Phrase:
    """The sentence of a problem before it is put into a language."""
    made = SENTENCES[f"{problem.code}/{problem.variant}" if problem.variant else problem.code]
    values = _named(problem.values)
    if isinstance(made, str):
        return Phrase("problems", made, values)
    number = values[made.counted]
    assert isinstance(number, int)
    return Phrase("problems", made.many, values, number)


def meaning_text(code: str) -> str:
    """The meaning of a code, whatever the map; nothing for an unknown one."""
    entry = CATALOGUE.get(code)
    return text(Phrase("meanings", entry.meaning)) if entry is not None else ""


def fix_title(fix: Fix) -> str:
    """The effect of a fix, in a few words."""
    return text(fix_phrase(fix))


def fix_phrase(fix: Fix) -> Phrase:
    """The title of a fix before it is put into a language."""
    return Phrase("fixes", FIXES[fix.code], _named(fix.values))


def _named(given: Values) -> dict[str, Value]:
    """The things that a sentence names."""
    known = dict(given)
    values = {name: _BY_NAME[name](value) if name in _BY_NAME else _thing(value) for name, value in given}
    if "rivers" in known:
        values |= zip(("first", "second"), _rivers(known["rivers"]), strict=False)
    land, players = known.get("land"), known.get("players")
    if isinstance(land, int) and isinstance(players, int) and players > 0:
        values["each"] = decimal(land / players)
    return values


def _thing(value: Any) -> Value:
    """A value by its type."""
    if isinstance(value, Ground):
        return ground_phrase(value)
    if isinstance(value, Direction):
        return direction(*value)
    if isinstance(value, TileKind):
        return tile_kind(value)
    if isinstance(value, Site):
        return building_ground(value)
    if isinstance(value, tuple):
        return place(value)
    if value in NOUNS:
        return noun(value)
    assert isinstance(value, int), value
    return value


def ground_phrase(what: Ground) -> Phrase:
    """Name a tile by terrain and place, ``woods at (2, −1)``, or an ``empty place (2, −1)``."""
    if what.terrain is None:
        return Phrase("places", QT_TRANSLATE_NOOP("places", "empty place {place}"), {"place": place(what.place)})
    source = QT_TRANSLATE_NOOP("places", "{terrain} at {place}")
    name = foreign_tile(what.terrain) if isinstance(what.terrain, ForeignTile) else noun(what.terrain)
    return Phrase("places", source, {"terrain": name, "place": place(what.place)})


def _rivers(values: Any) -> list[Value]:
    """The numbers or the rivers that a fault of rivers is about."""
    return [str(list(value)) if isinstance(value, tuple) else int(value) for value in values]


def _row(at: tuple[Hex, ...]) -> Listing:
    """Places in a row, the first of many."""
    more: list[Value] = [Phrase("places", QT_TRANSLATE_NOOP("places", "more"))] if len(at) > MOST_PLACES else []
    return Listing([*map(place, at[:MOST_PLACES]), *more], "and")


def _excess(found: tuple[ExcessCount, ...]) -> Listing:
    return Listing(
        [Phrase("places", _TOO_MANY[each.where], {"number": each.number, "most": each.most}) for each in found], "and"
    )


_TOO_MANY = {
    "land": QT_TRANSLATE_NOOP("places", "{number} transporters on land ({most} at most)"),
    "water": QT_TRANSLATE_NOOP("places", "{number} transporters on water ({most} at most)"),
    "all": QT_TRANSLATE_NOOP("places", "{number} transporters in all ({most} at most)"),
}
_LACKING = {
    "woods": QT_TRANSLATE_NOOP("places", "woods"),
    "rock": QT_TRANSLATE_NOOP("places", "rock or shore"),
    "pasture": QT_TRANSLATE_NOOP("places", "pasture"),
}


def _lacking(names: tuple[str, ...]) -> Listing:
    return Listing([Phrase("places", _LACKING[name]) for name in names], "and no")


def _counted(many: str, one: str) -> Callable[[Any], Value]:
    add_plural(many, one)
    return lambda number: Phrase("counts", many, number=int(number))


_BY_NAME: Mapping[str, Callable[[Any], Value]] = {
    "shape": shape,
    "open": _row,
    "odd": _row,
    "between": lambda at: Listing([*map(place, at)], "and"),
    "excess": _excess,
    "missing": _lacking,
    "rivers": str,
    "file": str,
    "title": str,
    "finding": str,
    "shared": str,
    "why": reason_text,
    "remark": lambda remark: reason_text(remark).removesuffix("."),
    "land": _counted(QT_TRANSLATE_NOOP("counts", "%n land tiles"), "%n land tile"),
    "players": _counted(QT_TRANSLATE_NOOP("counts", "%n players"), "%n player"),
    "served": _counted(QT_TRANSLATE_NOOP("counts", "%n players"), "%n player"),
    "tiles": _counted(QT_TRANSLATE_NOOP("counts", "%n tiles"), "%n tile"),
    "distance": _counted(QT_TRANSLATE_NOOP("counts", "%n steps"), "%n step"),
    "bricks": _counted(QT_TRANSLATE_NOOP("counts", "%n neutral bricks"), "%n neutral brick"),
}
"""Values that their type does not tell enough about, by their names."""

for _text in SENTENCES.values():
    if isinstance(_text, Plural):
        add_plural(_text.many, _text.one)

Problem.wording = staticmethod(problem_sentence)
Fix.wording = staticmethod(fix_title)
