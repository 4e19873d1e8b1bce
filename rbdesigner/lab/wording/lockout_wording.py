"""Sentences on homes whose machines were locked out: they got no boards or no stone again, and built nothing more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rbdesigner.analysis.facts import Goal, MapFacts
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.lab.games.counting import LOCKOUT
from rbdesigner.lab.games.game_row import TurnTotal
from rbdesigner.lab.wording.verdict_wording import home_title
from rbdesigner.messages.phrases import Phrase, sentence
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.players.milestones import Lockout
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_BOARDS_ALONE = QT_TRANSLATE_NOOP("lab", "{home} gets no boards from a sawmill.")
_STONE_ALONE = QT_TRANSLATE_NOOP("lab", "{home} gets no stone from a quarry or a stone factory.")
_BOARDS = QT_TRANSLATE_NOOP("lab", "In %n games out of {games}, {home} gets no boards from a sawmill.")
add_plural(_BOARDS, "In %n game out of {games}, {home} gets no boards from a sawmill.")
_STONE = QT_TRANSLATE_NOOP("lab", "In %n games out of {games}, {home} gets no stone from a quarry or a stone factory.")
add_plural(_STONE, "In %n game out of {games}, {home} gets no stone from a quarry or a stone factory.")


class _Lockout(NamedTuple):
    """The sentences on a good that a home does not get, and the sources of the good.

    ``alone`` tells of one game, ``sentence`` of several, ``no_way`` that no source is reached.
    """

    alone: str
    sentence: str
    sources: tuple[Goal, ...]
    no_way: str


_LOCKOUTS = {
    Good.BOARDS: _Lockout(
        _BOARDS_ALONE, _BOARDS, (Goal.WOODS,), QT_TRANSLATE_NOOP("lab", "No woods can be reached from there on foot.")
    ),
    Good.STONE: _Lockout(
        _STONE_ALONE,
        _STONE,
        (Goal.ROCK, Goal.SEA, Goal.RIVER),
        QT_TRANSLATE_NOOP("lab", "Neither rock nor a shore can be reached from there on foot."),
    ),
}


def lockout_lines(facts: MapFacts, players: Sequence[str], totals: Iterable[TurnTotal], games: int) -> list[str]:
    """Say in how many games a home was locked out, with what of the map is the reason, if that is: a line for each.

    Where somebody plays at random, that tells nothing.
    """
    if any(spec.partition(":")[0] == "random" for spec in players):
        return []
    numbers: dict[tuple[tuple[int, int], str], int] = {}
    for total in totals:
        if total.event == LOCKOUT and total.home is not None:
            key = total.home, total.thing
            numbers[key] = numbers.get(key, 0) + sum(total.amounts)
    told = (_of_home(facts, home, good, number, games) for (home, good), number in sorted(numbers.items()))
    return [" ".join(sentences) for sentences in told]


def solo_lockout_lines(scenario: Scenario, lockout: Lockout | None) -> list[str]:
    """Say which supplies the best game of a map does without because of the map, a line for each, with the reason."""
    if lockout is None:
        return []
    played = scenario.copy()
    played.homes = {lockout.home: Home(lockout.half_edge, 1)}  # also where the map leaves the choice
    facts = analyse(played)
    told = [list(_of_home(facts, lockout.home, good, 1, 1)) for good in lockout.goods]
    return [" ".join(sentences) for sentences in told if len(sentences) > 1]


def _of_home(facts: MapFacts, at: tuple[int, int], name: str, number: int, games: int) -> Iterator[str]:
    """Say in how many games a home does not get a good, and what of the map is the reason, if that is."""
    texts, home = _LOCKOUTS[Good(name)], home_title(facts, at)
    if games == 1:
        yield sentence(Phrase("lab", texts.alone, {"home": home}))
    else:
        yield sentence(Phrase("lab", texts.sentence, {"home": home, "games": number_text(games)}, number))
    ways = next((each.ways for each in facts.homes if tuple(each.at) == at), None)
    if ways is not None and not any(ways[goal] for goal in texts.sources):
        yield sentence(Phrase("lab", texts.no_way))
