"""Reasons why a home wins too often or too seldom, as far as the map tells."""

from __future__ import annotations

from rbdesigner.analysis.fact_wording import difference_sentence
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.verdicts import FairnessAnswer, Verdict

MOST_REASONS = 3


def reasons(verdict: Verdict, facts: MapFacts) -> list[str]:
    """Sentences about the home that is the most unlike, if homes are unfair."""
    worst = verdict.worst
    if worst is None or verdict.answer is not FairnessAnswer.UNFAIR:
        return []
    number = next((at for at, home in enumerate(facts.homes) if tuple(home.at) == tuple(worst.key)), None)
    is_behind = worst.share.value < verdict.even
    found = [each for each in facts.differences if number == (each.home if is_behind else each.better)]
    return [difference_sentence(facts, each) for each in found[:MOST_REASONS]]
