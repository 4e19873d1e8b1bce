"""Changes of a map in words: small edits, and the differences between two runs."""

from __future__ import annotations

from collections.abc import Mapping

from rbdesigner.checks.problem import ground
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.studies.map_edits import HomeGift, MapEdit, TileSwap, everywhere
from rbdesigner.lab.studies.map_improvement import MeasuredEdit
from rbdesigner.lab.studies.paired_runs import UNFAIRNESS, ChangeAnswer, RunDifference, change_answer
from rbdesigner.lab.wording.number_wording import size_with_ends
from rbdesigner.messages.map_names import place
from rbdesigner.messages.nouns import counted
from rbdesigner.messages.phrases import Phrase, Value, sentence
from rbdesigner.messages.problems import ground_phrase
from rbdesigner.messages.translation import add_plural
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

_SWAP = QT_TRANSLATE_NOOP("lab", "swap the {first} with the {second}")
_MOVE = QT_TRANSLATE_NOOP("lab", "move the home from {first} to the {second}")
_GIFT = QT_TRANSLATE_NOOP("lab", "lay {goods} at the home on {place}")


_IMAGES = Plural(
    QT_TRANSLATE_NOOP("lab", "{edit}, and likewise at its %n images"), "{edit}, and likewise at its image", "images"
)
add_plural(_IMAGES.many, _IMAGES.one)


def edit_sentence(change: MapEdit, scenario: Scenario) -> str:
    """An edit of a map, as it is before, and at how many images by the map's symmetry it is made."""
    images = len(everywhere(scenario, change)) - 1
    edit = _edit_phrase(change, scenario)
    return sentence(Phrase("lab", _IMAGES.many, {"edit": edit, "images": images}, images) if images else edit)


def _edit_phrase(change: MapEdit, scenario: Scenario) -> Phrase:
    if isinstance(change, HomeGift):
        return Phrase("lab", _GIFT, {"goods": counted(change.good, 1), "place": place(change.home)})
    first, second = change.places
    if isinstance(change, TileSwap):
        grounds = {"first": ground_phrase(ground(scenario, first)), "second": ground_phrase(ground(scenario, second))}
        return Phrase("lab", _SWAP, grounds)
    return Phrase("lab", _MOVE, {"first": place(first), "second": ground_phrase(ground(scenario, second))})


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


_TEXTS: Mapping[str, Mapping[ChangeAnswer, str]] = {
    UNFAIRNESS: {
        ChangeAnswer.LESS: QT_TRANSLATE_NOOP("lab", "The second version is fairer by {by} percentage points."),
        ChangeAnswer.MORE: QT_TRANSLATE_NOOP("lab", "The second version is less fair by {by} percentage points."),
        ChangeAnswer.SAME: QT_TRANSLATE_NOOP("lab", "The second version is as fair as the first."),
        ChangeAnswer.UNKNOWN: QT_TRANSLATE_NOOP("lab", "It is not yet known whether the second version is fairer."),
    },
    "turns": {
        ChangeAnswer.LESS: QT_TRANSLATE_NOOP("lab", "Its games are shorter by {by} turns."),
        ChangeAnswer.MORE: QT_TRANSLATE_NOOP("lab", "Its games are longer by {by} turns."),
        ChangeAnswer.SAME: QT_TRANSLATE_NOOP("lab", "Its games are equally long."),
        ChangeAnswer.UNKNOWN: QT_TRANSLATE_NOOP("lab", "It is not yet known whether its games are shorter or longer."),
    },
    "points": {
        ChangeAnswer.LESS: QT_TRANSLATE_NOOP("lab", "Players have {by} points fewer."),
        ChangeAnswer.MORE: QT_TRANSLATE_NOOP("lab", "Players have {by} points more."),
        ChangeAnswer.SAME: QT_TRANSLATE_NOOP("lab", "Players have equally many points."),
        ChangeAnswer.UNKNOWN: QT_TRANSLATE_NOOP("lab", "It is not yet known whether players have more points."),
    },
}


def difference_sentences(differences: tuple[RunDifference, ...]) -> list[str]:
    """Whether the second run is fairer, shorter, and brings more points."""
    return [_sentence(each) for each in differences if each.name in _TEXTS]


def _sentence(difference: RunDifference) -> str:
    answer, change = difference.answer, difference.change
    source = _TEXTS[difference.name][answer]
    if answer in (ChangeAnswer.SAME, ChangeAnswer.UNKNOWN):
        return sentence(Phrase("lab", source))
    return sentence(Phrase("lab", source, {"by": size_with_ends(change)}))
