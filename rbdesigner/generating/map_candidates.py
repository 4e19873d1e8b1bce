"""Maps that were begun together, from which the fairest is chosen.

Facts put them in order, and plans judge the most promising ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.checks.problem import Problem
from rbdesigner.generating.home_judge import Balance, expected_points, sure_fairness
from rbdesigner.prediction.expectation import Expectation
from rbdesigner.prediction.map_expectation import expected_in_steps
from rbdesigner.scenario.model import Scenario

PLANNED = 3
"""The number of maps that promise most whose homes are judged by plans."""


class MapCandidate(NamedTuple):
    """A map that has been laid, its score by facts and looks, and how its homes are judged by facts."""

    scenario: Scenario
    score: float
    balance: Balance
    looks: float
    problems: tuple[Problem, ...]


class JudgedCandidate:
    """A map whose homes are judged by more and more plans, step by step; by facts alone if there are no steps.

    ``expectation`` tells the shares of its homes, None with one home, and ``score`` goes by them and by looks.
    """

    def __init__(self, candidate: MapCandidate, steps: Sequence[int]) -> None:
        self.candidate = candidate
        self.score = candidate.score
        self.expectation: Expectation | None = None
        self._further = expected_in_steps(candidate.scenario, analyse(candidate.scenario), steps)
        self.judge_further()

    def judge_further(self) -> bool:
        """Take the next step, and tell whether there was one."""
        told = next(self._further, None)
        if told is None:
            return False
        balance = self.candidate.balance
        self.expectation = told
        self.score = self.candidate.score + sure_fairness(expected_points(told), balance.unlike) - balance.sure
        return True


def fairest(candidates: Sequence[MapCandidate], steps: Sequence[int]) -> JudgedCandidate:
    """The best of some maps, of which the first promise most.

    Whichever leads is judged further, until one leads that has been judged by all steps.
    """
    judged = [JudgedCandidate(each, steps) for each in candidates[:PLANNED]]
    leader = max(judged, key=_score)
    while leader.judge_further():
        leader = max(judged, key=_score)
    return leader


def _score(judged: JudgedCandidate) -> float:
    return judged.score
