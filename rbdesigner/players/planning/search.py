"""The search for a good list of tasks: annealing, counted in plans made, the same everywhere for the same seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf
from random import Random
from time import monotonic
from typing import NamedTuple

from rbdesigner.engine.core.codes import COINS, STOCK
from rbdesigner.players.planning.constants import BRICKS, MAKE
from rbdesigner.players.planning.kernel import Plan, clear, schedule
from rbdesigner.players.planning.marked_tasks import MarkedTasks, marked, scheduled_alike
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.task import Task, Tasks, to_ints

HOT, REHEATED, COLD = 8.0, 6.0, 1.0
"""Temperatures in points, at the beginning and the end of an annealing, and when a good list is annealed again."""
MOST_TASKS, TASKS_A_TURN = 90, 2
"""How many tasks a list has at most; in longer games so many for each turn, as lists of 100 turns came to 90."""
DISTURBANCE = 30
"""The points that a plan loses for each birth that will not come."""
EXPOSED = 100
"""The parts of a point in which is counted what rivals may take from a plan."""
LOCKED = 6
"""The points that a plan loses for each turn more than its patience in which boards or stone are not to be had."""
PATIENCE, PATIENCE_AMONG_OTHERS = 8, 4
"""The patience of a plan that comes true, and of one that others may disturb any time."""
FOUNDATIONS, PROVEN = 40, 6
"""How many foundations are tried for openings at most, and how many of them openings stand on."""
FORGETTING = 0.1
"""How often tasks that could not be done are left out of a list."""
BEFORE_THE_END = (8, 5, 2, 0)
"""The turns before the last in which every list ends with a brick, if there is anything left to pay with."""


class Style(NamedTuple):
    """The likes of a player: what a task of each kind counts for that can be done, in tenths of a point.

    Of plans with as many points the player takes the one that it likes best. One that ``grabs`` also counts on what
    others have built, make and leave lying.
    """

    likes: Mapping[int, int] = {}
    grabs: bool = False


BALANCED = Style()


class RatedTasks(NamedTuple):
    """A list of tasks, the points that it comes to, its promise, and what it loses by lockout.

    The promise is in tenths of a point, and so is how much it is ``liked``. With one that ``is_locked`` boards or stone
    do not come for long.
    """

    points: int
    promise: int
    tasks: Tasks
    lost: int
    is_locked: bool
    liked: int

    @property
    def worth(self) -> int:
        """The points, less what is lost by lockout."""
        return self.points - self.lost

    @property
    def value(self) -> float:
        """The measure of the search, in points."""
        return self.worth + self.promise / 10


class Search:
    """Looks for good lists of tasks for a position.

    The best so far is always there. ``made`` counts the plans made: the work done. The plan of the position is left as
    the last list has it. When it is ``until`` by the clock, it comes to an end with what it has.

    Every list ends with stocks, coins and bricks. One that ``ends_freely`` also tries to end without them: at the end
    of a game whoever fetches goods for a brick may leave stocks behind.
    """

    def __init__(
        self,
        position: PlanPosition,
        seed: str,
        style: Style = BALANCED,
        until: float = inf,
        *,
        ends_freely: bool = False,
    ) -> None:
        clear(position.plan)
        self.position = position
        self._style, self._until = style, until
        self._random = Random(seed)
        self._proposals = Proposals(position, self._random)
        self._ending = _ending(position.plan)
        self._ends_freely = ends_freely
        self._patience = PATIENCE_AMONG_OTHERS if position.has_rivals else PATIENCE
        self._most_tasks = max(MOST_TASKS, TASKS_A_TURN * position.plan.last_turn)
        self.made = 0
        self.best = self.judged(())

    def judged(self, tasks: Tasks) -> RatedTasks:
        """Judge a list of tasks: its points, less the cost of disturbed births and of what rivals may take."""
        return self._judged(tasks, ())[0]

    def _judged(self, tasks: Tasks, ending: Tasks) -> tuple[RatedTasks, MarkedTasks]:
        """Judge a list with an ending, and mark the tasks of the list that can be done."""
        whole = tasks + ending
        numbers = to_ints(whole)
        plan = self.position.plan
        points = schedule(plan, numbers, len(whole))
        outcome = plan.outcome
        points -= DISTURBANCE * outcome.disturbed + outcome.exposed // EXPOSED
        lost = LOCKED * max(0, outcome.lockout - self._patience)
        self.made += 1
        scheduled = marked(whole, numbers)
        added = scheduled.part(len(tasks), len(whole)).done
        likes = self._style.likes
        liked = sum(likes.get(task.kind, 0) for task in scheduled.done) if likes else 0
        found = RatedTasks(points, outcome.promise, tasks + added, lost, outcome.lockout > PATIENCE, liked)
        return found, scheduled.part(0, len(tasks))

    def open(self, openings: int) -> RatedTasks:
        """The best of some openings, of one at least."""
        foundations = self._proven_foundations(min(openings, FOUNDATIONS))
        best = self.note(self._opening(foundations))
        for _ in range(openings - 1):
            if self._is_over():
                break
            best = max(best, self.note(self._opening(foundations)), key=lambda found: found.value)
        return best

    def _opening(self, foundations: Sequence[Tasks]) -> Tasks:
        return self._proposals.opening(self._random.choice(foundations))

    def _proven_foundations(self, number: int) -> list[Tasks]:
        """The foundations after which there are boards and stone soonest, of so many."""
        drawn = dict.fromkeys(self._proposals.foundation() for _ in range(1 if self._is_over() else number))
        return sorted(drawn, key=self._lockout)[:PROVEN]

    def _lockout(self, tasks: Tasks) -> tuple[int, int]:
        """Measure when a list brings boards and stone; of equally soon ones that is less which promises more."""
        found = self.judged(tasks)
        return self.position.plan.outcome.lockout, -found.promise

    def begin(self, openings: int, candidates: int, plans: int) -> RatedTasks:
        """Find the best of some candidates, and anneal it further.

        Each is the best of some openings, annealed; half of the plans are theirs together.
        """
        for _ in range(candidates):
            self.anneal(self.open(openings).tasks, plans // (2 * candidates))
        return self.anneal(self.best.tasks, plans - plans // 2, REHEATED)

    def note(self, tasks: Tasks) -> RatedTasks:
        """Judge a list with its ending; if it is the best so far, keep it."""
        found = self._judged(tasks, self._ending)[0]
        self.best = max(self.best, found, key=_rank)
        return found

    def better(self, *lists: Tasks) -> Tasks:
        """The list that comes to most; of equally good ones the first."""
        return max(lists, key=lambda tasks: self.note(tasks).value)

    def anneal(self, start: Tasks, plans: int, hot: float = HOT, cold: float = COLD) -> RatedTasks:
        """Change a list so many times; returns the best that comes of it."""
        if self._ends_freely:
            self._ending = max(_endings(self.position.plan), key=lambda ending: _rank(self._judged(start, ending)[0]))
        best, now = self._judged(start, self._ending)
        self.best = max(self.best, best, key=_rank)
        value = best.value
        for number in range(plans):
            if self._is_over():
                break
            temperature = hot * (cold / hot) ** (number / plans)
            tasks = self._proposals.changed(now.tasks)
            if len(tasks) > self._most_tasks:
                continue
            changed = scheduled_alike(self.position.plan, now, tasks)
            if changed is None:
                found, changed = self._judged(tasks, self._ending)
                best = max(best, found, key=_rank)
                if found.value < value and self._random.random() >= exp((found.value - value) / temperature):
                    continue
                value = found.value
            else:
                self.made += 1
            now = changed.without_others() if self._random.random() < FORGETTING else changed
        best = self._undisturbed(best)
        self.best = max(self.best, best, key=_rank)
        return self.best if self._ends_freely else best

    def _is_over(self) -> bool:
        return monotonic() >= self._until

    def _undisturbed(self, found: RatedTasks) -> RatedTasks:
        """The list, without the tasks that keep planned births from coming."""
        self.judged(found.tasks)
        while self.position.plan.outcome.disturbed and found.tasks and not self._is_over():
            shorter = (found.tasks[:i] + found.tasks[i + 1 :] for i in range(len(found.tasks)))
            found = max(map(self.judged, shorter), key=_rank)
            self.judged(found.tasks)
        return found

    def without_vain(self, found: RatedTasks) -> RatedTasks:
        """Leave out the tasks that can be done and bring nothing: roads that nobody uses, fuel that is not needed.

        A brick among others stays: it leaves them a smaller share of its row. If it costs points, whoever ends freely
        leaves it out. It goes on until there is none: what is left out may have been all that another task was for.
        """
        tasks = found.tasks
        numbers = to_ints(found.tasks)
        schedule(self.position.plan, numbers, len(found.tasks))
        done = marked(found.tasks, numbers).marks
        for number in reversed(range(len(found.tasks))):
            is_spared = self.position.has_rivals and found.tasks[number].kind == BRICKS
            if done[number] and (self._ends_freely or not is_spared):
                without = self.judged(found.tasks[:number] + found.tasks[number + 1 :])
                if without.worth > found.worth or (not is_spared and _rank(without) >= _rank(found)):
                    found = without
        return found if found.tasks == tasks else self.without_vain(found)


def _ending(plan: Plan) -> Tasks:
    """The end of every list: stocks, coins and bricks of all that is left over."""
    goods = (Task(MAKE, STOCK, 1), Task(MAKE, STOCK, 1), *[Task(MAKE, COINS, 1)] * 4)
    return (*goods, *(Task(BRICKS, max(plan.turn, plan.last_turn - turns), 1) for turns in BEFORE_THE_END))


def _endings(plan: Plan) -> tuple[Tasks, ...]:
    """The usual end of a list, and the same without bricks, and none."""
    whole = _ending(plan)
    return whole, tuple(task for task in whole if task.kind != BRICKS), ()


def without_ending(tasks: Tasks) -> Tasks:
    """The list without what earlier endings have left at its end: every list gets an ending of its own."""
    number = len(tasks)
    while number and _may_end(tasks[number - 1]):
        number -= 1
    return tasks[:number]


def _may_end(task: Task) -> bool:
    return task.second == 1 and (task.kind == BRICKS or (task.kind == MAKE and task.first in (STOCK, COINS)))


def _rank(found: RatedTasks) -> tuple[int, int]:
    return found.worth, found.promise + found.liked
