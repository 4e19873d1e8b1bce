"""Verdicts in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rbdesigner.analysis.fact_wording import home_name
from rbdesigner.analysis.facts import NEEDS, MapFacts
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, MoreGames, Standing, Verdict
from rbdesigner.lab.wording.number_wording import decimal_words, lab_text, percent_words
from rbdesigner.messages.map_names import place
from rbdesigner.messages.phrases import Phrase, Value, sentence
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.prediction.expectation import expected
from rbdesigner.prediction.expectation_wording import reasons_of_home, sign_sentence
from rbdesigner.prediction.home_signs import fact_signs
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

MOST_REASONS = 3
_ALIKE = QT_TRANSLATE_NOOP(
    "lab", "The land is the same for all homes: the map can be turned or mirrored from each to each."
)
_CLAY = QT_TRANSLATE_NOOP("lab", "Clay is dug at rivers and at the sea.")
_WATERS = ("way-sea-1", "way-river-1")
_WAYS = (*(f"way-{goal}-1" for goal in NEEDS), *_WATERS)
"""The signs of ways that a home needs."""


def reasons(verdict: Verdict, facts: MapFacts) -> list[str]:
    """Say how the home that is the most unlike differs, if homes are unfair.

    Unless they are known to be fair it is told that their land is the same, where it is.
    """
    worst = verdict.worst
    if worst is None or verdict.answer is FairnessAnswer.FAIR:
        return []
    alike = [lab_text(_ALIKE)] if _alike(facts) else []
    if verdict.answer is not FairnessAnswer.UNFAIR:
        return alike
    return alike + land_reasons(facts, worst.key, is_better=worst.share.value >= verdict.even)


def land_reasons(facts: MapFacts, at: tuple[int, ...], *, is_better: bool = False) -> list[str]:
    """Say by what of its land a home is expected to win less than others, or more, then which ways are longer."""
    number = next((number for number, home in enumerate(facts.homes) if tuple(home.at) == tuple(at)), None)
    expectation = expected(facts)
    if number is None or expectation is None:
        return []
    told = reasons_of_home(facts, expectation, number)
    found = [_reason(each.reason, each.signs) for each in told if (each.points > 0) is is_better]
    return list(dict.fromkeys((*found, *_ways(facts, number, is_better=is_better))))[:MOST_REASONS]


def _ways(facts: MapFacts, number: int, *, is_better: bool) -> Iterator[str]:
    """Name the ways that a home has farther than others, or shorter; the most turns first."""
    turns = {name: value for name, value in fact_signs(facts)[number].items() if name in _WAYS}
    for name, value in sorted(turns.items(), key=lambda way: -abs(way[1])):
        if value and (value < 0) is is_better:
            yield _reason(sign_sentence(facts.homes[number], name, value), (name,))


def _reason(said: str, signs: Iterable[str]) -> str:
    """The sentence of a reason, and about clay where that is water."""
    return f"{said} {lab_text(_CLAY)}" if any(sign in _WATERS for sign in signs) else said


def _alike(facts: MapFacts) -> bool:
    """Whether the symmetry of the map brings its first home to all others."""
    homes = {home.at for home in facts.homes}
    return len(homes) > 1 and {facts.homes[0].at, *(each.hex(facts.homes[0].at) for each in facts.motions)} >= homes


LEAST_CHANCE = 0.001
"""The least chance that is told exactly."""
_FAIR = Plural(
    QT_TRANSLATE_NOOP("lab", "fair within {tolerance} percentage points, in %n games"),
    "fair within {tolerance} percentage points, in %n game",
    "games",
)
_ABOVE = Plural(
    QT_TRANSLATE_NOOP(
        "lab",
        "unfair: {home} wins {share}\u00a0% ({low} to {high}) of %n games, {by} percentage points above an even share",
    ),
    "unfair: {home} wins {share}\u00a0% ({low} to {high}) of %n game, {by} percentage points above an even share",
    "games",
)
_BELOW = Plural(
    QT_TRANSLATE_NOOP(
        "lab",
        "unfair: {home} wins {share}\u00a0% ({low} to {high}) of %n games, {by} percentage points below an even share",
    ),
    "unfair: {home} wins {share}\u00a0% ({low} to {high}) of %n game, {by} percentage points below an even share",
    "games",
)
_UNKNOWN = Plural(
    QT_TRANSLATE_NOOP(
        "lab",
        "not yet known whether it is fair: {home} wins {share}\u00a0% ({low} to {high}); "
        "about {least} to %n more games are needed",
    ),
    "not yet known whether it is fair: {home} wins {share}\u00a0% ({low} to {high}); about {least} to %n more game is "
    "needed",
    "more",
)
_VAGUE = QT_TRANSLATE_NOOP(
    "lab",
    "not yet known whether it is fair: {home} wins {share}\u00a0% ({low} to {high}); "
    "too early to tell how many more games are needed",
)
_LITTLE = Plural(
    QT_TRANSLATE_NOOP(
        "lab", "not yet known whether it is fair: {home} wins {share}\u00a0%; at least %n more games are needed"
    ),
    "not yet known whether it is fair: {home} wins {share}\u00a0%; at least %n more game is needed",
    "more",
)
_ORDER_FAIR = QT_TRANSLATE_NOOP("lab", "The places in the order of play are fair within {tolerance} percentage points.")
_ORDER_ABOVE = QT_TRANSLATE_NOOP(
    "lab",
    "Place {place} in the order of play wins {share}\u00a0% ({low} to {high}), {by} percentage points above an even "
    "share.",
)
_ORDER_BELOW = QT_TRANSLATE_NOOP(
    "lab",
    "Place {place} in the order of play wins {share}\u00a0% ({low} to {high}), "
    "{by} percentage points below an even share.",
)
_UNEQUAL = QT_TRANSLATE_NOOP(
    "lab", "The homes are certainly not equal: chance alone makes so large a difference with a probability of {chance}."
)
_SELDOM = QT_TRANSLATE_NOOP("lab", "under {number}\u00a0%")
_NOTHING = QT_TRANSLATE_NOOP("lab", "nothing is known yet: no game has been played to its end")
for _each in (_FAIR, _ABOVE, _BELOW, _UNKNOWN, _LITTLE):
    add_plural(_each.many, _each.one)


def verdict_sentence(verdict: Verdict, facts: MapFacts) -> str:
    """Whether the homes are fair, as far as is known."""
    return sentence(verdict_phrase(verdict, facts))


def verdict_phrase(verdict: Verdict, facts: MapFacts) -> Phrase:
    """The same within a sentence."""
    worst = verdict.worst
    if worst is None:
        return Phrase("lab", _NOTHING)
    values: dict[str, Value] = {
        "home": home_title(facts, worst.key),
        "share": round(worst.share.value),
        "low": round(worst.share.low) if worst.share.is_known else "",
        "high": round(worst.share.high) if worst.share.is_known else "",
        "by": round(abs(worst.share.value - verdict.even)),
        "tolerance": f"{verdict.tolerance:g}",
        "games": worst.games if verdict.answer is FairnessAnswer.UNFAIR else verdict.games,
        "least": number_text(verdict.more.least),
    }
    unfair = _ABOVE if worst.share.value > verdict.even else _BELOW
    text, number = {
        FairnessAnswer.FAIR: (_FAIR.many, verdict.games),
        FairnessAnswer.UNFAIR: (unfair.many, worst.games),
        FairnessAnswer.UNKNOWN: _unknown(worst, verdict.more),
    }[verdict.answer]
    return Phrase("lab", text, values, number)


def _unknown(worst: Standing, more: MoreGames) -> tuple[str, int | None]:
    """Give the text for an answer that is not known, and the number it counts.

    How many games are missing is told only where it is steady: while little is known it swings.
    """
    if not worst.share.is_known:
        return _LITTLE.many, more.least
    return (_VAGUE, None) if more.is_vague else (_UNKNOWN.many, more.most)


def inequality_sentence(verdict: Verdict) -> str:
    """Say that homes are surely not equal; empty where they may be, and where one is surely unfair."""
    if not verdict.homes.is_unequal or verdict.answer is FairnessAnswer.UNFAIR:
        return ""
    return sentence(Phrase("lab", _UNEQUAL, {"chance": chance_words(verdict.homes.probability)}))


def chance_words(probability: float) -> str:
    """How likely it is that something differs so much by chance alone."""
    if probability < LEAST_CHANCE:
        return lab_text(_SELDOM, number=decimal_words(100 * LEAST_CHANCE))
    return percent_words(100 * probability)


def order_sentence(verdict: Verdict) -> str:
    """Say whether it is as good to be first in the order of play as later; empty as long as that is not known."""
    answer, worst = verdict.positions.answer, verdict.positions.worst
    if answer is FairnessAnswer.UNKNOWN or worst is None:
        return ""
    values: dict[str, Value] = {
        "place": worst.key[0],
        "share": round(worst.share.value),
        "low": round(worst.share.low),
        "high": round(worst.share.high),
        "by": round(abs(worst.share.value - verdict.even)),
        "tolerance": f"{verdict.tolerance:g}",
    }
    unfair = _ORDER_ABOVE if worst.share.value > verdict.even else _ORDER_BELOW
    return sentence(Phrase("lab", _ORDER_FAIR if answer is FairnessAnswer.FAIR else unfair, values))


def home_title(facts: MapFacts, at: tuple[int, ...]) -> Value:
    """Name a home by the side where it lies, or by its place if the map does not mark it."""
    found = next((home.name for home in facts.homes if tuple(home.at) == tuple(at)), None)
    return place(at) if found is None else home_name(found)
