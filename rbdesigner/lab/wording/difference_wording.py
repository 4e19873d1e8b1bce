"""Differences between two runs in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from rbdesigner.lab.studies.paired_runs import UNFAIRNESS, ChangeAnswer, RunDifference
from rbdesigner.lab.wording.number_wording import size_with_ends
from rbdesigner.messages.phrases import Phrase, sentence
from rbdesigner.translatable import QT_TRANSLATE_NOOP

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
        ChangeAnswer.SAME: QT_TRANSLATE_NOOP("lab", "Its games are as long."),
        ChangeAnswer.UNKNOWN: QT_TRANSLATE_NOOP("lab", "It is not yet known whether its games are shorter or longer."),
    },
    "points": {
        ChangeAnswer.LESS: QT_TRANSLATE_NOOP("lab", "Players have {by} points fewer."),
        ChangeAnswer.MORE: QT_TRANSLATE_NOOP("lab", "Players have {by} points more."),
        ChangeAnswer.SAME: QT_TRANSLATE_NOOP("lab", "Players have as many points."),
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
