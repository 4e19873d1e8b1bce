"""Reasons why a home wins too often or too seldom, as far as the map tells."""

from __future__ import annotations

from rbdesigner.analysis.fact_wording import difference_sentence
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.number_wording import said
from rbdesigner.lab.verdicts import FairnessAnswer, Verdict
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MOST_REASONS = 3
_ALIKE = QT_TRANSLATE_NOOP(
    "lab", "The land is the same for all homes: the map can be turned or mirrored from each to each."
)


def reasons(verdict: Verdict, facts: MapFacts) -> list[str]:
    """Sentences about the home that is the most unlike, if homes are unfair.

    Unless they are known to be fair it is told that their land is the same, where it is.
    """
    worst = verdict.worst
    if worst is None or verdict.answer is FairnessAnswer.FAIR:
        return []
    alike = [said(_ALIKE)] if _alike(facts) else []
    if verdict.answer is not FairnessAnswer.UNFAIR:
        return alike
    number = next((at for at, home in enumerate(facts.homes) if tuple(home.at) == tuple(worst.key)), None)
    is_behind = worst.share.value < verdict.even
    found = [each for each in facts.differences if number == (each.home if is_behind else each.better)]
    return alike + [difference_sentence(facts, each) for each in found[:MOST_REASONS]]


def _alike(facts: MapFacts) -> bool:
    """Whether the symmetry of the map brings its first home to all others."""
    homes = {home.at for home in facts.homes}
    return len(homes) > 1 and {facts.homes[0].at, *(each.hex(facts.homes[0].at) for each in facts.motions)} >= homes
