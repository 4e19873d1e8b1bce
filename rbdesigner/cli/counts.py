"""Numbers of things and their names, in tables and sentences of the command line."""

from __future__ import annotations

from rbdesigner.messages.nouns import NOUNS
from rbdesigner.messages.phrases import Phrase
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def games(number: int) -> str:
    """Name a number of games."""
    return translate("cli", "%n games", None, number)


def seeds(number: int) -> str:
    """Name a number of seeds."""
    return translate("cli", "%n seeds", None, number)


def turns(number: int) -> str:
    """Name a number of turns."""
    return translate("cli", "%n turns", None, number)


def points_text(number: int) -> str:
    """Name a number of points."""
    return translate("cli", "%n points", None, number)


def goods_used(number: int) -> str:
    """Name a number of goods used."""
    return translate("cli", "%n goods used", None, number)


for _many, _one in (
    ("%n games", "%n game"),
    ("%n seeds", "%n seed"),
    ("%n turns", "%n turn"),
    ("%n points", "%n point"),
    ("%n goods used", "%n good used"),
):
    add_plural(_many, _one)

_THINGS = {
    "road": QT_TRANSLATE_NOOP("cli", "road"),
    "bridge": QT_TRANSLATE_NOOP("cli", "bridge"),
    "wall": QT_TRANSLATE_NOOP("cli", "wall"),
    "brick": QT_TRANSLATE_NOOP("cli", "brick"),
}


def thing(name: str) -> str:
    """A building, a transporter, a good or the like; other names stay as they are."""
    if name in _THINGS:
        return str(Phrase("cli", _THINGS[name]))
    known = next((each for each in NOUNS if each == name), None)
    return name if known is None else str(Phrase("nouns", NOUNS[known]))


def map_title(scenario: Scenario) -> str:
    """The title of a map."""
    return scenario.properties.title or translate("cli", "a map")
