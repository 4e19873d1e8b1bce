"""Sentences on whether the players of a run can play its map, how far they get, and which level to judge it by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS, Interval
from rbdesigner.lab.statistics.level_comparison import AdviceKind, LevelAdvice, LevelResult, RunPlayability
from rbdesigner.lab.statistics.playability import (
    FEWEST_TURNS,
    GOALS,
    SUPPLIES,
    MissedGoal,
    Playability,
    PlayabilityAnswer,
)
from rbdesigner.lab.statistics.verdicts import Verdict
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.lab.wording.number_wording import decimal_words, lab_text
from rbdesigner.lab.wording.verdict_wording import home_title, verdict_phrase
from rbdesigner.messages.nouns import NOUNS, name
from rbdesigner.messages.phrases import Listing, Phrase, Value, listed, sentence
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.translatable import QT_TRANSLATE_NOOP

THINGS: Mapping[str, StrEnum] = {goal: BuildingKind.MINE if goal == "mine" else Good(goal) for goal in GOALS}
"""What a goal is about."""
_CAN = QT_TRANSLATE_NOOP("lab", "{player} can play this map.")
_CANNOT = QT_TRANSLATE_NOOP(
    "lab",
    "{player} can hardly play this map: in more than {limit}\u00a0% of the games no boards, or no stone, are made "
    "({homes}). A home loses half of the tolerance by that alone.",
)
_CANNOT_ALONE = QT_TRANSLATE_NOOP(
    "lab",
    "{player} can hardly play this map: in more than {limit}\u00a0% of the games no boards, or no stone, are made.",
)
_SEEMS = QT_TRANSLATE_NOOP("lab", "As far as is known yet, {player} can play this map.")
_UNKNOWN = QT_TRANSLATE_NOOP("lab", "It is not yet known whether {player} can play this map.")
_SHORT = QT_TRANSLATE_NOOP(
    "lab",
    "Games on this map are too short to tell whether {player} can play it: in fewer than {turns} turns, boards and "
    "stone are often not worth their time.",
)
_SEATS = QT_TRANSLATE_NOOP("lab", "Of %n seats of {player}, so many never make or build any: {shares}.")
add_plural(_SEATS, "Of %n seat of {player}, so many never make or build any: {shares}.")
_IDLE = QT_TRANSLATE_NOOP("lab", "Transporters are idle in {share} of their turns.")
_HOMES = QT_TRANSLATE_NOOP("lab", "Homes differ in how many seats go without {thing}: {shares}.")
_OTHER = QT_TRANSLATE_NOOP(
    "lab", "{other} gets much farther on it than {player} ({things}): judge the map by the games of {other}."
)
_TRY = QT_TRANSLATE_NOOP("lab", "Let {other} play it too, to learn whether this is due to the map or to {player}.")
_TRY_ANY = QT_TRANSLATE_NOOP(
    "lab", "Let other players play it too, to learn whether this is due to the map or to {player}."
)
_MAP = QT_TRANSLATE_NOOP("lab", "{others} can hardly play it either, so this is due to the map.")
_NOBODY = QT_TRANSLATE_NOOP(
    "lab", "{others} can hardly play it either, at any home: games of machines say little about this map."
)
_LACKING = QT_TRANSLATE_NOOP("lab", "{player} comes to less than half as many of these in a game as {other}: {things}.")
_WORKS = {
    "road": QT_TRANSLATE_NOOP("lab", "road"),
    "bridge": QT_TRANSLATE_NOOP("lab", "bridge"),
    "wall": QT_TRANSLATE_NOOP("lab", "wall"),
}
MOST_THINGS = 6
"""The most things that are named of those to which a level hardly comes."""
_THING = QT_TRANSLATE_NOOP("lab", "{thing} {share}")
_DOUBTFUL = QT_TRANSLATE_NOOP("lab", "doubtful, as {player} can hardly play this map: {verdict}")
_LEVELS = QT_TRANSLATE_NOOP("lab", "{home} wins, level by level: {shares}.")


def share_words(share: Interval) -> str:
    """Word a percentage in whole numbers: ``8 %``, or ``<1 %`` for what is not quite none."""
    return lab_text(QT_TRANSLATE_NOOP("lab", "{number}\u00a0%"), number=_whole(share))


def _whole(share: Interval) -> str:
    return f"<{number_text(1)}" if 0 < share.value < 1 else number_text(round(share.value))


def share_with_ends(share: Interval) -> str:
    """Word a percentage with its ends: ``8 % (5 to 12)``; without them where nobody knows them."""
    if not share.is_known:
        return share_words(share)
    low, high = number_text(round(share.low)), number_text(round(share.high))
    source = QT_TRANSLATE_NOOP("lab", "{value}\u00a0% ({low} to {high})")
    return lab_text(source, value=_whole(share), low=low, high=high)


def playability_sentences(facts: MapFacts, told: RunPlayability, players: int) -> list[str]:
    """Say whether the players of a run can play its map, and how far they get, kind by kind."""
    found = [each for kind in told.kinds for each in _of_kind(facts, kind, told.advice(kind), players)]
    other, things = told.lacking
    if things:
        values = {"player": machine_words(told.kinds[0].player), "other": machine_words(other)}
        found.append(lab_text(_LACKING, things=listed(map(_work_words, things[:MOST_THINGS])), **values))
    return [*found, lab_text(_IDLE, share=share_words(told.idle))] if told.idle is not None else found


def _of_kind(facts: MapFacts, kind: Playability, advice: LevelAdvice, players: int) -> Iterator[str]:
    player = machine_words(kind.player)
    yield _answer(facts, kind, is_alone=players == 1)
    yield from _advice(kind, advice)
    yield lab_text(_SEATS, kind.seats, player=player, shares=listed(map(_missed_words, kind.missed)))
    for goal in kind.unlike:
        if goal not in SUPPLIES:  # those are told with what of the map is the reason
            yield lab_text(_HOMES, thing=name(THINGS[goal]), shares=listed(_by_home(facts, kind, goal)))


def _work_words(thing: str) -> str:
    """A thing that is built, made or researched."""
    if thing in _WORKS:
        return lab_text(_WORKS[thing])
    return next((name(each) for each in NOUNS if each == thing), thing)


def _answer(facts: MapFacts, kind: Playability, *, is_alone: bool) -> str:
    player = machine_words(kind.player)
    if kind.answer is PlayabilityAnswer.CAN:
        return lab_text(_CAN, player=player)
    if kind.answer is PlayabilityAnswer.SHORT:
        return lab_text(_SHORT, player=player, turns=number_text(FEWEST_TURNS))
    if kind.answer is PlayabilityAnswer.UNKNOWN:
        return lab_text(_SEEMS if kind.seems_fine else _UNKNOWN, player=player)
    limit = decimal_words(kind.limit) if kind.limit % 1 else number_text(round(kind.limit))
    if is_alone:
        return lab_text(_CANNOT_ALONE, player=player, limit=limit)
    homes = Listing([home_title(facts, home.at) for home in kind.locked], "and")
    return lab_text(_CANNOT, player=player, limit=limit, homes=homes)


def _missed_words(missed: MissedGoal) -> str:
    return lab_text(_THING, thing=name(THINGS[missed.goal]), share=share_words(missed.share))


def _by_home(facts: MapFacts, kind: Playability, goal: str) -> Iterator[str]:
    for home in kind.homes:
        share = next(each.share for each in home.missed if each.goal == goal)
        yield lab_text(_THING, thing=home_title(facts, home.at), share=share_words(share))


def _advice(kind: Playability, advice: LevelAdvice) -> Iterator[str]:
    """Say which level to judge by or to try, if another than this."""
    player, other = machine_words(kind.player), machine_words(advice.player) if advice.player else ""
    match advice.kind:
        case AdviceKind.OTHER:
            things = listed(name(THINGS[goal]) for goal in advice.goals)
            yield lab_text(_OTHER, player=player, other=other, things=things)
        case AdviceKind.TRY:
            yield lab_text(_TRY, player=player, other=other) if other else lab_text(_TRY_ANY, player=player)
        case AdviceKind.MAP | AdviceKind.NOBODY:
            others = listed(map(machine_words, advice.others), "and")
            yield lab_text(_MAP if advice.kind is AdviceKind.MAP else _NOBODY, others=others)


def tells_lockouts(told: RunPlayability) -> bool:
    """Whether it is worth telling which homes are locked out.

    It is not where players can play the map, and no home is locked out more often than others; nor where games are too
    short for anybody to need boards or stone.
    """
    return not told.kinds or any(_tells_lockouts(kind) for kind in told.kinds)


def _tells_lockouts(kind: Playability) -> bool:
    if kind.answer is PlayabilityAnswer.SHORT:
        return False
    return kind.answer is not PlayabilityAnswer.CAN or not {*SUPPLIES}.isdisjoint(kind.unlike)


def told_verdict(verdict: Verdict, facts: MapFacts, told: RunPlayability) -> str:
    """Word a verdict, as a doubtful one if its players are doubtful instruments."""
    phrase = verdict_phrase(verdict, facts)
    if not told.doubtful or verdict.worst is None:
        return sentence(phrase)
    players = listed((machine_words(kind.player) for kind in told.doubtful), "and")
    return sentence(Phrase("lab", _DOUBTFUL, {"player": players, "verdict": phrase}))


def levels_sentence(facts: MapFacts, verdict: Verdict, levels: Sequence[LevelResult]) -> str:
    """Put the shares of games won of several levels beside each other, for the home that is farthest from an even one.

    Empty with fewer than two levels of which enough seeds have been played.
    """
    if verdict.worst is None or verdict.even == 100:
        return ""
    at = verdict.worst.key
    shares = [
        lab_text(_THING, thing=machine_words(each.player), share=share_words(standing.share))
        for each in levels
        for standing in each.verdict.homes.standings
        if standing.key == at and standing.seeds >= FEWEST_SEEDS
    ]
    values: dict[str, Value] = {"home": home_title(facts, at), "shares": listed(shares)}
    return sentence(Phrase("lab", _LEVELS, values)) if len(shares) > 1 else ""
