"""Sentences on homes whose machines were locked out: they got no boards or no stone again, and built nothing more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rbdesigner.analysis.facts import Goal, MapFacts
from rbdesigner.lab.games.counting import LOCKOUT
from rbdesigner.lab.games.game_row import TurnTotal
from rbdesigner.lab.wording.verdict_wording import home_title
from rbdesigner.messages.phrases import Phrase, sentence
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.rules.tables import Good
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_BOARDS = QT_TRANSLATE_NOOP("lab", "In %n games out of {games}, {home} gets no boards from a sawmill.")
add_plural(_BOARDS, "In %n game out of {games}, {home} gets no boards from a sawmill.")
_STONE = QT_TRANSLATE_NOOP("lab", "In %n games out of {games}, {home} gets no stone from a quarry or a stone factory.")
add_plural(_STONE, "In %n game out of {games}, {home} gets no stone from a quarry or a stone factory.")


class _Lockout(NamedTuple):
    """The sentence on a good that a home does not get, the sources of the good, and the sentence if none is reached."""

    sentence: str
    sources: tuple[Goal, ...]
    no_way: str


_LOCKOUTS = {
    Good.BOARDS: _Lockout(
        _BOARDS, (Goal.WOODS,), QT_TRANSLATE_NOOP("lab", "No woods can be reached from there on foot.")
    ),
    Good.STONE: _Lockout(
        _STONE,
        (Goal.ROCK, Goal.SEA, Goal.RIVER),
        QT_TRANSLATE_NOOP("lab", "Neither rock nor a shore can be reached from there on foot."),
    ),
}


def lockout_sentences(facts: MapFacts, players: Sequence[str], totals: Iterable[TurnTotal], games: int) -> list[str]:
    """Say in how many games a home was locked out, and what of the map is the reason, if that is.

    Where somebody plays at random, that tells nothing.
    """
    if any(spec.partition(":")[0] == "random" for spec in players):
        return []
    numbers: dict[tuple[tuple[int, int], str], int] = {}
    for total in totals:
        if total.event == LOCKOUT and total.home is not None:
            key = total.home, total.thing
            numbers[key] = numbers.get(key, 0) + sum(total.amounts)
    return [
        each for (home, good), number in sorted(numbers.items()) for each in _of_home(facts, home, good, number, games)
    ]


def _of_home(facts: MapFacts, at: tuple[int, int], name: str, number: int, games: int) -> Iterator[str]:
    lockout, values = _LOCKOUTS[Good(name)], {"home": home_title(facts, at), "games": number_text(games)}
    yield sentence(Phrase("lab", lockout.sentence, values, number))
    home = next((each for each in facts.homes if tuple(each.at) == at), None)
    if home is not None and not any(home.ways[goal] for goal in lockout.sources):
        yield sentence(Phrase("lab", lockout.no_way))
