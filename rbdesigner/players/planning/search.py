"""The search for a good list of tasks: annealing, counted in plans made, the same everywhere for the same seed."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random
from typing import NamedTuple

from rbdesigner.players.planning.constants import TASK
from rbdesigner.players.planning.kernel import clear, schedule
from rbdesigner.players.planning.position import Position
from rbdesigner.players.planning.proposals import Proposals, Tasks, to_ints

HOT, COLD = 14.0, 1.5
"""Temperatures in points, at the beginning and the end of an annealing."""
MOST_TASKS = 90
DISTURBANCE = 30
"""The points that a plan loses for each birth that will not come."""
OPENINGS = 150
"""How many openings are tried at first."""
FORGETTING = 0.1
"""How often tasks that could not be done are left out of a list."""


class Style(NamedTuple):
    """What a player likes: points on top for each task of a kind that can be done."""

    likes: Mapping[int, int] = {}


BALANCED = Style()


class Found(NamedTuple):
    """A list of tasks and the points that it is worth."""

    points: int
    tasks: Tasks


class Search:
    """Looks for good lists of tasks for a position.

    The best so far is always there. ``made`` counts the plans made: the work done.
    """

    def __init__(self, position: Position, seed: str, style: Style = BALANCED) -> None:
        self.position = position
        self._style = style
        self._random = Random(seed)
        self._proposals = Proposals(position, self._random)
        self.made = 0
        self.best = Found(self.points_of(()), ())

    def points_of(self, tasks: Tasks) -> int:
        """The points of a plan, less what disturbed births would cost."""
        return self._judge(tasks)[0]

    def _judge(self, tasks: Tasks) -> tuple[int, Tasks]:
        """The points, and those of the tasks that can be done."""
        numbers = to_ints(tasks)
        plan = self.position.plan
        points = schedule(plan, numbers, len(tasks)) - DISTURBANCE * plan.disturbed
        clear(plan)
        self.made += 1
        done = tuple(task for i, task in enumerate(tasks) if numbers[TASK * i + 4])
        if self._style.likes:
            points += sum(self._style.likes.get(task.kind, 0) for task in done)
        return points, done

    def open(self, openings: int = OPENINGS) -> Found:
        """The best of some openings."""
        tried = [self._proposals.opening() for _ in range(openings)]
        return max((self.note(tasks) for tasks in tried), key=lambda found: found.points)

    def note(self, tasks: Tasks) -> Found:
        """Judge a list; if it is the best so far, keep it."""
        found = Found(self.points_of(tasks), tasks)
        if found.points > self.best.points:
            self.best = found
        return found

    def anneal(self, start: Tasks, plans: int, hot: float = HOT, cold: float = COLD) -> Found:
        """Change a list so many times; returns the best that comes of it."""
        now = best = self.note(start)
        for number in range(plans):
            temperature = hot * (cold / hot) ** (number / plans)
            tasks = self._proposals.changed(now.tasks)
            if len(tasks) > MOST_TASKS:
                continue
            points, done = self._judge(tasks)
            if points < now.points and self._random.random() >= exp((points - now.points) / temperature):
                continue
            now = Found(points, done if self._random.random() < FORGETTING else tasks)
            if points > best.points:
                best = Found(points, done)
        # tasks that could not be done may have left another order behind them
        best = max(best, self.note(best.tasks), key=lambda found: found.points)
        if best.points > self.best.points:
            self.best = best
        return best
