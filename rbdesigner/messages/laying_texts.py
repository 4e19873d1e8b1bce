"""The sentences of the game in which a map is laid, with the rules behind them."""

from __future__ import annotations

from collections.abc import Mapping

from rbdesigner.messages.phrases import Phrase, Value, sentence
from rbdesigner.messages.translation import add_plural
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

RULES: Mapping[str, str] = {
    "laying-over": "W3",
    "not-in-the-middle": "W3",
    "place-taken": "W3",
    "borders-nothing": "W3",
    "land-used-up": "W2",
    "sea-used-up": "W2",
    "rivers-still-open": "W7",
    "nobody-passes": "W4",
    "sources-used-up": "W5",
}
"""The codes of refusals that are of this game alone, with their rules."""

SENTENCES: Mapping[str, str | Plural] = {
    "laying-over": QT_TRANSLATE_NOOP("laying", "The map is laid; nothing more is added."),
    "not-in-the-middle": QT_TRANSLATE_NOOP("laying", "The first tile is laid in the middle."),
    "place-taken": QT_TRANSLATE_NOOP("laying", "A tile lies here already."),
    "borders-nothing": QT_TRANSLATE_NOOP("laying", "A tile has to border on one that lies there already."),
    "land-used-up": Plural(
        QT_TRANSLATE_NOOP("laying", "All %n land tiles of this world are laid."),
        "The only land tile of this world is laid.",
        "agreed",
    ),
    "sea-used-up": Plural(
        QT_TRANSLATE_NOOP("laying", "All %n sea tiles of this world are laid."),
        "The only sea tile of this world is laid.",
        "agreed",
    ),
    "rivers-still-open": QT_TRANSLATE_NOOP(
        "laying", "Nobody can pass while a river is open: it must be finished first."
    ),
    "nobody-passes": QT_TRANSLATE_NOOP("laying", "Every player lays two tiles: nobody passes."),
    "sources-used-up": QT_TRANSLATE_NOOP("laying", "All sources have been used: no further river may begin."),
    "complete": QT_TRANSLATE_NOOP("laying", "The world has the size that was agreed on."),
    "passed": QT_TRANSLATE_NOOP("laying", "All have passed: the world is large enough."),
    "stuck": QT_TRANSLATE_NOOP("laying", "None of the tiles left can be laid anywhere."),
    "undecided": QT_TRANSLATE_NOOP(
        "laying",
        "Allowed, but whether the tiles left can finish all rivers is more than the search could decide.",
    ),
}
"""Refusals, the ways in which it ends, and the doubt about open rivers."""


def laying_sentence(code: str, values: Mapping[str, Value] | None = None) -> str:
    """The sentence of a code, with what it names."""
    text, given = SENTENCES[code], values or {}
    if isinstance(text, str):
        return sentence(Phrase("laying", text, given))
    number = given[text.counted]
    assert isinstance(number, int)
    return sentence(Phrase("laying", text.many, given, number))


for _text in SENTENCES.values():
    if isinstance(_text, Plural):
        add_plural(_text.many, _text.one)
