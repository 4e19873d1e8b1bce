"""Tasks that might be worth doing, and lists of them changed at random: the moves of the search."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rbdesigner.players.planning.constants import (
    BOARDS,
    BREED,
    BRICKS,
    BUILD,
    CLAY_PIT,
    COINS,
    GEESE_PASTURE,
    MAKE,
    MINE,
    QUARRY,
    RAFT,
    REGION,
    RESEARCH,
    SAWMILL,
    SEA,
    STONE_FACTORY,
    TURN,
    WOODCUTTER,
)
from rbdesigner.players.planning.kernel import Plan, arrival_time, way
from rbdesigner.players.planning.map_graph import has_shore
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.players.planning.task_chains import proposed_chain
from rbdesigner.players.planning.tasks import KIND_OF, KINDS
from rbdesigner.players.planning.tasks.bridge import bridges_to
from rbdesigner.players.planning.ways import NO_WAY

_DESTINATIONS = frozenset(kind.code for kind in KINDS if kind.is_destination)
_PROPOSALS = [propose for kind in KINDS for _, propose in kind.proposals()]
_WEIGHTS = [weight for kind in KINDS for weight, _ in kind.proposals()]

CLAY_FOR_STONE = 0.2
"""How often stone is to come of clay where there is rock as well."""


LAUNCH = 3 * TURN
"""The time that is reckoned for a boat to be made, and its cargo put aboard."""


def _over_water(plan: Plan, by_land: Mapping[int, int]) -> dict[int, int]:
    """The times of the ways from home with a raft made on the best shore, where that is sooner than by land."""
    graph, begin = plan.graph, plan.turn * TURN
    departures: dict[int, int] = {}
    for place, time in by_land.items():
        for mooring in graph.moorings_of[graph.moorings[place] : graph.moorings[place + 1]]:
            departures[mooring] = min(time, departures.get(mooring, NO_WAY))
    soonest = sorted((time, mooring) for mooring, time in departures.items() if time < NO_WAY)
    found = {}
    for place, by_donkey in by_land.items():
        if by_donkey > LAUNCH and has_shore(graph, place):
            at_sea = by_donkey - LAUNCH
            for time, mooring in soonest:
                if time >= at_sea:
                    break  # no sailing from here on, however short, is sooner
                at_sea = min(at_sea, time + arrival_time(plan, RAFT, mooring, begin, place) - begin)
            if LAUNCH + at_sea < by_donkey:
                found[place] = LAUNCH + at_sea
    return found


class Proposals:
    """Proposes tasks for a position, nearer places more often than distant ones."""

    def __init__(self, position: PlanPosition, random: Random) -> None:
        plan = position.plan
        places = [
            place
            for place in range(len(position.spots))
            if plan.graph.kinds[place] == REGION or plan.graph.terrains[plan.graph.tile_of[place]] == SEA
        ]
        by_land = {place: way(plan, plan.graph.home, place) for place in places}
        over_water = _over_water(plan, by_land)
        self._random = random
        self._prospects = Prospects(plan, random, by_land | over_water, _DESTINATIONS, tuple(over_water))

    # Whole lists

    def opening(self, foundation: Tasks | None = None) -> Tasks:
        """A usual opening on a foundation, with its places drawn anew."""
        prospects = self._prospects
        tasks = [*(self.foundation() if foundation is None else foundation)]
        tasks += 2 * KIND_OF[BREED].propose(prospects, ())
        tasks += [*self._near(WOODCUTTER), *self._near(MINE), *self._near(MINE)]
        tasks += KIND_OF[GEESE_PASTURE].propose(prospects, ())
        tasks.append(Task(MAKE, COINS, 2))
        tasks += [Task(BRICKS, max(prospects.turn, prospects.last_turn - before), 1) for before in (9, 6, 3, 1)]
        return tuple(tasks)

    def foundation(self) -> Tasks:
        """Buildings that bring boards and stone, as far as there are none yet, at places drawn anew."""
        random = self._random
        wood, saw = self._missing(WOODCUTTER), self._missing(SAWMILL)
        if random.random() < 0.5:
            saw = ()  # where it serves best: a sawmill is built when boards are to be made
        stone = self._missing(QUARRY)
        if not self._prospects.sites(QUARRY) or random.random() < CLAY_FOR_STONE:
            stone = (*self._missing(CLAY_PIT), *self._missing(STONE_FACTORY))
        boards = (*wood, *saw, Task(MAKE, BOARDS, 2))
        return (*boards, *stone) if random.random() < 0.5 else (*wood, *stone, *boards[len(wood) :])

    def _missing(self, building: int) -> Tasks:
        """A building at one of the nearest places for it; nothing if there is one."""
        is_there = any(kind == building for _, kind in self._prospects.buildings)
        return () if is_there else self._near(building)

    def _near(self, building: int) -> Tasks:
        """A building at one of the nearest places for it, with the bridges without which there is no way to it."""
        places = self._prospects.sites(building)
        if not places:
            return ()
        place = self._prospects.draw(places, squared=True)
        bridges = bridges_to(self._prospects, (), place) if self._prospects.needs_bridges(place) else ()
        return (*bridges, Task(BUILD, place, building))

    def changed(self, tasks: Tasks) -> Tasks:
        """The list with something added, left out, moved or changed."""
        random, choice = self._random, self._random.random()
        if choice < 0.16:
            return self._with_chain(tasks)
        if choice < 0.32 or len(tasks) < 3:
            return self._inserted(tasks)
        number = random.randrange(len(tasks))
        rest = (*tasks[:number], *tasks[number + 1 :])
        if choice < 0.47:
            return rest
        if choice < 0.68:
            place = random.randint(0, len(rest))
            return (*rest[:place], tasks[number], *rest[place:])
        if choice < 0.78:
            return (*tasks[:number], *self.proposal(tasks), *tasks[number + 1 :])
        if choice < 0.9:
            return (*tasks[:number], self._altered(tasks[number]), *tasks[number + 1 :])
        for _ in range(random.randint(2, 3)):
            if random.random() < 0.5 and len(tasks) > 3:
                number = random.randrange(len(tasks))
                tasks = (*tasks[:number], *tasks[number + 1 :])
            else:
                tasks = self._inserted(tasks)
        return tasks

    def _inserted(self, tasks: Tasks) -> Tasks:
        place = self._random.randint(0, len(tasks))
        return (*tasks[:place], *self.proposal(tasks), *tasks[place:])

    def _with_chain(self, tasks: Tasks) -> Tasks:
        """The list with a chain put in, in one place or spread, in its order.

        One with research begins before the bricks, which would be paid with its geese.
        """
        chain = proposed_chain(self._prospects, tasks)
        if not chain:
            return self._inserted(tasks)
        kinds = [task.kind for task in tasks]
        most = kinds.index(BRICKS) if BRICKS in kinds and any(task.kind == RESEARCH for task in chain) else len(tasks)
        place, apart = self._random.randint(0, most), self._random.random() < 0.5
        for task in chain:
            tasks = (*tasks[:place], task, *tasks[place:])
            place = self._random.randint(place + 1, len(tasks)) if apart else place + 1
        return tasks

    # One task

    def proposal(self, tasks: Tasks) -> Tasks:
        """Something to do besides tasks: one task, or a road of several."""
        while True:
            (propose,) = self._random.choices(_PROPOSALS, _WEIGHTS)
            found = propose(self._prospects, tasks)
            if found:
                return found

    def _altered(self, task: Task) -> Task:
        return KIND_OF[task.kind].altered(task, self._prospects)
