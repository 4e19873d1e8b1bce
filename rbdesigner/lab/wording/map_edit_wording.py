"""Small edits of a map in words."""

from __future__ import annotations

from rbdesigner.checks.problem import ground
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.studies.map_edits import HomeGift, MapEdit, TileSwap
from rbdesigner.lab.studies.map_improvement import MeasuredEdit
from rbdesigner.lab.studies.paired_runs import ChangeAnswer, change_answer
from rbdesigner.lab.wording.number_wording import size_with_ends
from rbdesigner.messages.nouns import counted
from rbdesigner.messages.phrases import Phrase, Value, sentence
from rbdesigner.messages.places import place
from rbdesigner.messages.problems import ground_phrase
from rbdesigner.messages.translation import add_plural
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

_SWAP = QT_TRANSLATE_NOOP("lab", "swap the {first} with the {second}")
_MOVE = QT_TRANSLATE_NOOP("lab", "move the home from {first} to the {second}")
_GIFT = QT_TRANSLATE_NOOP("lab", "lay {goods} at the home on {place}")


def edit_sentence(change: MapEdit, scenario: Scenario) -> str:
    """An edit of a map, as it is before."""
    if isinstance(change, HomeGift):
        return sentence(Phrase("lab", _GIFT, {"goods": counted(change.good, 1), "place": place(change.home)}))
    first, second = change.places
    if isinstance(change, TileSwap):
        grounds = {"first": ground_phrase(ground(scenario, first)), "second": ground_phrase(ground(scenario, second))}
        return sentence(Phrase("lab", _SWAP, grounds))
    return sentence(Phrase("lab", _MOVE, {"first": place(first), "second": ground_phrase(ground(scenario, second))}))


_FAIRER = Plural(
    QT_TRANSLATE_NOOP(
        "lab",
        "fairer by {by} percentage points ({low} to {high}): {before} from an even share before, {after} after, in %n "
        "games each",
    ),
    "fairer by {by} percentage points ({low} to {high}): {before} from an even share before, {after} after, in %n "
    "game each",
    "games",
)
_UNSURE = Plural(
    QT_TRANSLATE_NOOP(
        "lab",
        "not yet known whether it is fairer: {before} percentage points from an even share before, {after} after, in "
        "%n games each",
    ),
    "not yet known whether it is fairer: {before} percentage points from an even share before, {after} after, in "
    "%n game each",
    "games",
)
for _each in (_FAIRER, _UNSURE):
    add_plural(_each.many, _each.one)


def effect_sentence(measured: MeasuredEdit) -> str:
    """The effect of an edit on the fairness of a map, as far as games tell."""
    effect = measured.effect
    low, high = sorted((abs(effect.change.low), abs(effect.change.high)))
    values: dict[str, Value] = {
        "before": interval_text(effect.before),
        "after": interval_text(effect.after),
        "games": measured.games,
    }
    if effect.is_fairer:
        values |= {"by": round(-effect.change.value), "low": round(low), "high": round(high)}
    said = _FAIRER if effect.is_fairer else _UNSURE
    return sentence(Phrase("lab", said.many, values, measured.games))


_LENGTHS = {
    ChangeAnswer.LESS: QT_TRANSLATE_NOOP("lab", "games become {by} turns shorter"),
    ChangeAnswer.MORE: QT_TRANSLATE_NOOP("lab", "games become {by} turns longer"),
    ChangeAnswer.SAME: QT_TRANSLATE_NOOP("lab", "games last as long as before"),
    ChangeAnswer.UNKNOWN: QT_TRANSLATE_NOOP("lab", "not yet known whether games become longer: {by} turns"),
}


def length_sentence(turns: Interval, seeds: int) -> str:
    """Say by how many turns an edit makes games longer; empty if that is not known, or next to nothing."""
    answer = change_answer(turns, seeds)
    if answer is ChangeAnswer.UNKNOWN and (not turns.is_known or round(turns.value, 1) == 0):
        return ""
    by = size_with_ends(turns, signed=answer is ChangeAnswer.UNKNOWN)
    return sentence(Phrase("lab", _LENGTHS[answer], {"by": by}))


def interval_text(interval: Interval) -> Value:
    """A number with its ends, as far as they are known: ``38 (25 to 50)``."""
    if not interval.is_known:
        return str(round(interval.value))
    source = QT_TRANSLATE_NOOP("lab", "{value} ({low} to {high})")
    numbers: dict[str, Value] = {
        name: round(number) for name, number in zip(("value", "low", "high"), interval, strict=True)
    }
    return Phrase("lab", source, numbers)
