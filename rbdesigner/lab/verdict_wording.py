"""Verdicts in words."""

from __future__ import annotations

from rbdesigner.analysis.fact_wording import home_name
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.verdicts import FairnessAnswer, Verdict
from rbdesigner.messages.phrases import Phrase, Value, sentence
from rbdesigner.messages.places import place
from rbdesigner.messages.translation import add_plural
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

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
        "unfair: {home} wins {share}\u00a0% ({low} to {high}) of %n games, {by} percentage points under an even share",
    ),
    "unfair: {home} wins {share}\u00a0% ({low} to {high}) of %n game, {by} percentage points under an even share",
    "games",
)
_UNKNOWN = Plural(
    QT_TRANSLATE_NOOP(
        "lab",
        "not yet known whether it is fair: {home} wins {share}\u00a0% ({low} to {high}); "
        "about %n games more are needed",
    ),
    "not yet known whether it is fair: {home} wins {share}\u00a0% ({low} to {high}); about %n game more is needed",
    "more",
)
_LITTLE = Plural(
    QT_TRANSLATE_NOOP(
        "lab", "not yet known whether it is fair: {home} wins {share}\u00a0%; about %n games more are needed"
    ),
    "not yet known whether it is fair: {home} wins {share}\u00a0%; about %n game more is needed",
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
    "Place {place} in the order of play wins {share}\u00a0% ({low} to {high}), {by} percentage points under an even "
    "share.",
)
_NOTHING = QT_TRANSLATE_NOOP("lab", "nothing is known yet: no game has been played to its end")
for _each in (_FAIR, _ABOVE, _BELOW, _UNKNOWN, _LITTLE):
    add_plural(_each.many, _each.one)


def verdict_sentence(verdict: Verdict, facts: MapFacts) -> str:
    """Whether the homes are fair, as far as is known."""
    worst = verdict.worst
    if worst is None:
        return sentence(Phrase("lab", _NOTHING))
    values: dict[str, Value] = {
        "home": home_title(facts, worst.key),
        "share": round(worst.share.value),
        "low": round(worst.share.low) if worst.share.is_known else "",
        "high": round(worst.share.high) if worst.share.is_known else "",
        "by": round(abs(worst.share.value - verdict.even)),
        "tolerance": f"{verdict.tolerance:g}",
        "games": worst.games if verdict.answer is FairnessAnswer.UNFAIR else verdict.games,
        "more": verdict.more,
    }
    unfair = _ABOVE if worst.share.value > verdict.even else _BELOW
    unknown = _UNKNOWN if worst.share.is_known else _LITTLE
    said, number = {
        FairnessAnswer.FAIR: (_FAIR, verdict.games),
        FairnessAnswer.UNFAIR: (unfair, worst.games),
        FairnessAnswer.UNKNOWN: (unknown, verdict.more),
    }[verdict.answer]
    return sentence(Phrase("lab", said.many, values, number))


def order_sentence(verdict: Verdict) -> str:
    """Whether it is as good to be first in the order of play as later.

    Empty as long as that is not known.
    """
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
    """The name of a home by the side where it lies.

    By its place if the map does not mark it.
    """
    found = next((home.name for home in facts.homes if tuple(home.at) == tuple(at)), None)
    return place(at) if found is None else home_name(found)
