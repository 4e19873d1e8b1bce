"""Reasons why a home wins too often or too seldom, as far as the map tells."""

from __future__ import annotations

from math import inf

from rbdesigner.analysis.fact_wording import difference_sentence
from rbdesigner.analysis.facts import Difference, Goal, HomeFacts, MapFacts
from rbdesigner.analysis.fairness import BY_KEY
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, Verdict
from rbdesigner.lab.wording.number_wording import lab_text
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MOST_REASONS = 3
_ALIKE = QT_TRANSLATE_NOOP(
    "lab", "The land is the same for all homes: the map can be turned or mirrored from each to each."
)
_CLAY = QT_TRANSLATE_NOOP("lab", "Clay is dug at rivers and at the sea.")
_WATERS = (Goal.SEA, Goal.RIVER)


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
    number = next((at for at, home in enumerate(facts.homes) if tuple(home.at) == tuple(worst.key)), None)
    is_behind = worst.share.value < verdict.even
    found = [each for each in facts.differences if number == (each.home if is_behind else each.better)]
    return alike + [_reason(facts, each) for each in found[:MOST_REASONS]]


def _reason(facts: MapFacts, difference: Difference) -> str:
    """The sentence of a difference, and about clay if water is farther."""
    told = difference_sentence(facts, difference)
    behind, better = (_turns_to_water(facts.homes[home]) for home in (difference.home, difference.better))
    is_clay = BY_KEY[difference.measure].goal in _WATERS and behind > better
    return f"{told} {lab_text(_CLAY)}" if is_clay else told


def _turns_to_water(home: HomeFacts) -> float:
    return min((way.turns for goal in _WATERS for way in home.ways[goal]), default=inf)


def _alike(facts: MapFacts) -> bool:
    """Whether the symmetry of the map brings its first home to all others."""
    homes = {home.at for home in facts.homes}
    return len(homes) > 1 and {facts.homes[0].at, *(each.hex(facts.homes[0].at) for each in facts.motions)} >= homes
