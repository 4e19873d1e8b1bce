"""The sentence on where homes part: the first milestone to which one comes later than another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.statistics.time_line import TimeLine
from rbdesigner.lab.wording.number_wording import lab_text
from rbdesigner.lab.wording.verdict_wording import home_title
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import Phrase, Value, capitalised, sentence
from rbdesigner.messages.translation import add_plural
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

_CONTACT = QT_TRANSLATE_NOOP("lab", "Contact")
_THINGS: Mapping[str, Good | BuildingKind] = {
    "boards": Good.BOARDS,
    "stone": Good.STONE,
    "mine": BuildingKind.MINE,
    "coins": Good.COINS,
    "stock": Good.STOCK,
}
_LATER: Mapping[str, Plural] = {
    "boards": Plural(
        QT_TRANSLATE_NOOP(
            "lab", "{home} gets its first boards %n turns later than {other} (turn {late} against {early})."
        ),
        "{home} gets its first boards %n turn later than {other} (turn {late} against {early}).",
        "number",
    ),
    "stone": Plural(
        QT_TRANSLATE_NOOP(
            "lab", "{home} gets its first stone %n turns later than {other} (turn {late} against {early})."
        ),
        "{home} gets its first stone %n turn later than {other} (turn {late} against {early}).",
        "number",
    ),
    "mine": Plural(
        QT_TRANSLATE_NOOP(
            "lab", "{home} builds its first mine %n turns later than {other} (turn {late} against {early})."
        ),
        "{home} builds its first mine %n turn later than {other} (turn {late} against {early}).",
        "number",
    ),
    "coins": Plural(
        QT_TRANSLATE_NOOP(
            "lab", "{home} gets its first coin %n turns later than {other} (turn {late} against {early})."
        ),
        "{home} gets its first coin %n turn later than {other} (turn {late} against {early}).",
        "number",
    ),
    "stock": Plural(
        QT_TRANSLATE_NOOP(
            "lab", "{home} gets its first stock %n turns later than {other} (turn {late} against {early})."
        ),
        "{home} gets its first stock %n turn later than {other} (turn {late} against {early}).",
        "number",
    ),
    "contact": Plural(
        QT_TRANSLATE_NOOP("lab", "{home} meets others %n turns later than {other} (turn {late} against {early})."),
        "{home} meets others %n turn later than {other} (turn {late} against {early}).",
        "number",
    ),
}
_MOSTLY_NEVER: Mapping[str, str] = {
    "boards": QT_TRANSLATE_NOOP(
        "lab", "In most games {home} gets no boards, while {other} gets its first in turn {early}."
    ),
    "stone": QT_TRANSLATE_NOOP(
        "lab", "In most games {home} gets no stone, while {other} gets its first in turn {early}."
    ),
    "mine": QT_TRANSLATE_NOOP(
        "lab", "In most games {home} builds no mine, while {other} builds its first in turn {early}."
    ),
    "coins": QT_TRANSLATE_NOOP(
        "lab", "In most games {home} gets no coin, while {other} gets its first in turn {early}."
    ),
    "stock": QT_TRANSLATE_NOOP(
        "lab", "In most games {home} gets no stock, while {other} gets its first in turn {early}."
    ),
    "contact": QT_TRANSLATE_NOOP(
        "lab", "In most games {home} meets nobody, while {other} meets others in turn {early}."
    ),
}
for _each in _LATER.values():
    add_plural(_each.many, _each.one)


def milestone_title(milestone: str) -> str:
    """The name of a milestone, as the head of a column."""
    return capitalised(name(_THINGS[milestone])) if milestone in _THINGS else lab_text(_CONTACT)


def parting_sentence(facts: MapFacts, players: Sequence[str], line: TimeLine) -> str:
    """Say where homes part; empty where none surely does, and where somebody plays at random, which tells nothing."""
    parting = line.parting()
    if parting is None or any(spec.partition(":")[0] == "random" for spec in players):
        return ""
    later, earlier = parting
    values: dict[str, Value] = {
        "home": home_title(facts, later.home),
        "other": home_title(facts, earlier.home),
        "early": str(int(earlier.turn)),
    }
    if not later.comes:
        return sentence(Phrase("lab", _MOSTLY_NEVER[later.milestone], values))
    by, late = round(later.turn - earlier.turn), str(int(later.turn))
    return sentence(Phrase("lab", _LATER[later.milestone].many, {**values, "late": late}, by))
