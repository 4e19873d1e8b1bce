"""Sentences on homes whose machines were locked out: they got no boards or no stone again, and built nothing more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rbdesigner.analysis.facts import Goal, HomeFacts, MapFacts
from rbdesigner.lab.games.counting import LOCKOUT
from rbdesigner.lab.games.game_row import TurnTotal
from rbdesigner.lab.wording.verdict_wording import home_title
from rbdesigner.messages.phrases import Phrase, sentence
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.rules.tables import Good
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_BOARDS = QT_TRANSLATE_NOOP("lab", "In %n games out of {games}, {home} gets no boards from a sawmill.")
add_plural(_BOARDS, "In %n game out of {games}, {home} gets no boards from a sawmill.")
_STONE = QT_TRANSLATE_NOOP("lab", "In %n games out of {games}, {home} gets no stone from a quarry or of clay.")
add_plural(_STONE, "In %n game out of {games}, {home} gets no stone from a quarry or of clay.")
_LOCKED = {Good.BOARDS: _BOARDS, Good.STONE: _STONE}
_SOURCES = {
    Good.BOARDS: (Goal.WOODS,),
    Good.STONE: (Goal.ROCK, Goal.SEA, Goal.RIVER),
}
_NO_WAY = {
    Good.BOARDS: QT_TRANSLATE_NOOP("lab", "No woods can be reached from there on foot."),
    Good.STONE: QT_TRANSLATE_NOOP("lab", "Neither rock nor a shore can be reached from there on foot."),
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
    good, values = Good(name), {"home": home_title(facts, at), "games": number_text(games)}
    yield sentence(Phrase("lab", _LOCKED[good], values, number))
    home = next((each for each in facts.homes if tuple(each.at) == at), None)
    if home is not None and not _reaches(home, good):
        yield sentence(Phrase("lab", _NO_WAY[good]))


def _reaches(home: HomeFacts, good: Good) -> bool:
    return any(home.ways[goal] for goal in _SOURCES[good])
