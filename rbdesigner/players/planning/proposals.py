"""Tasks that might be worth doing, and lists of them changed at random.

The moves of the search.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import ClassVar

from rbdesigner.engine.core.codes import BOARDS, COINS, FUEL, STOCK
from rbdesigner.engine.core.topology import REGION
from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BUILD,
    CLAY_PIT,
    COAL_BURNER,
    DESERT,
    ENLARGEMENT,
    GEESE_PASTURE,
    IS_FACTORY,
    MAKE,
    MINE,
    MINT,
    MOUNTAIN,
    NEEDS_SHORE,
    NEVER,
    NEW_SHAFTS,
    NOWHERE,
    PAPER_MILL,
    PASTURE,
    QUARRY,
    RAFT_FACTORY,
    RESEARCH,
    ROAD,
    ROCK,
    ROWBOAT_FACTORY,
    SAWMILL,
    SHAFT,
    SPECIALISATION,
    STOCK_EXCHANGE,
    STONE_FACTORY,
    TRANSPORTER,
    TRUCK_FACTORY,
    WOODCUTTER,
    WOODS,
)
from rbdesigner.players.planning.kernel import way
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.players.planning.task_chains import Chains

LONGEST_ROAD = 4
"""The most tiles that one road leads over."""


_BUILDINGS = {
    WOODCUTTER: 3, QUARRY: 2, MINE: 4, SAWMILL: 1, COAL_BURNER: 2, PAPER_MILL: 2, MINT: 2, STOCK_EXCHANGE: 1,
    CLAY_PIT: 1, STONE_FACTORY: 1, RAFT_FACTORY: 1, ROWBOAT_FACTORY: 1, TRUCK_FACTORY: 1,
}  # fmt: skip
"""How often each building is proposed, beside the others."""
_GOODS = {COINS: 3, STOCK: 3, BOARDS: 1, FUEL: 1}
_SUBJECTS = {SPECIALISATION: 2, NEW_SHAFTS: 2, ENLARGEMENT: 1, 0: 1, 1: 1, 2: 1}
_TERRAIN_OF = {WOODCUTTER: WOODS, QUARRY: ROCK, MINE: MOUNTAIN}


class Proposals:
    """Proposes tasks for a position, nearer places more often than distant ones."""

    def __init__(self, position: PlanPosition, random: Random) -> None:
        self._random = random
        self._plan = plan = position.plan
        self._places = [place for place in range(plan.graph.spots) if plan.graph.kinds[place] == REGION]
        self._weights = {place: (6 + way(plan, plan.graph.home, place)) ** -1.5 for place in self._places}
        self._draw = partial(_drawn, random, self._weights)  # nothing here refers to itself: plans are large
        self._on: dict[int, list[int]] = {}
        for place in self._places:
            self._on.setdefault(plan.graph.terrains[plan.graph.tile_of[place]], []).append(place)
        self._land = [
            place for place in self._places if plan.graph.terrains[plan.graph.tile_of[place]] not in (DESERT, MOUNTAIN)
        ]
        self._shore = [place for place in self._land if plan.graph.moorings[place] < plan.graph.moorings[place + 1]]
        sides = plan.graph.border_sides
        self._borders = [border for border in range(len(sides) // 2) if plan.roads.built[border] == NEVER]
        self._border_weights = [
            self._weights[sides[2 * border]] + self._weights[sides[2 * border + 1]] for border in self._borders
        ]
        tiles = [tile for tile in range(plan.graph.tiles) if plan.economy.buildings[tile] != NOWHERE]
        self._built = [(plan.economy.sites[tile], plan.economy.buildings[tile]) for tile in tiles]
        mountains, pastures = self._on.get(MOUNTAIN, []), self._on.get(PASTURE, [])
        self._chains = Chains(random, self._draw, mountains, pastures, self._land, self._shore)

    # Whole lists

    def opening(self) -> Tasks:
        """A usual opening, with its places drawn anew."""
        tasks = [self._near(WOODCUTTER), self._near(QUARRY), self._near(SAWMILL)]
        breeding = self._breeding(())
        tasks += [*breeding, *breeding, self._near(WOODCUTTER), self._near(MINE), self._near(MINE), *self._geese(())]
        tasks.append(Task(MAKE, COINS, 2))
        last = self._plan.last_turn
        tasks += [Task(BRICKS, max(self._plan.turn, last - before), 1) for before in (9, 6, 3, 1)]
        return tuple(task for task in tasks if task is not None)

    def _near(self, kind: int) -> Task | None:
        places = self._sites(kind)
        if not places:
            return None
        return Task(BUILD, self._draw(places, squared=True), kind)

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
        """The list with a chain put in, in one place or spread, in its order."""
        chain = self._chains.proposal(self._mines(tasks))
        if not chain:
            return self._inserted(tasks)
        place, apart = self._random.randint(0, len(tasks)), self._random.random() < 0.5
        for task in chain:
            tasks = (*tasks[:place], task, *tasks[place:])
            place = self._random.randint(place + 1, len(tasks)) if apart else place + 1
        return tasks

    # One task

    def proposal(self, tasks: Tasks) -> Tasks:
        """Something to do besides tasks: one task, or a road of several."""
        weights = [weight for weight, _ in self._KINDS]
        while True:
            ((_, propose),) = self._random.choices(self._KINDS, weights)
            found = propose(self, tasks)
            if found:
                return found

    def _weighted(self, weights: dict[int, int]) -> int:
        return self._random.choices(list(weights), list(weights.values()))[0]

    def _sites(self, kind: int) -> Sequence[int]:
        if kind in _TERRAIN_OF:
            return self._on.get(_TERRAIN_OF[kind], [])
        return self._shore if NEEDS_SHORE[kind] else self._land

    def _building(self, tasks: Tasks) -> Tasks:
        kind = self._weighted(_BUILDINGS)
        places = self._sites(kind)
        if not places or (kind == STONE_FACTORY and not any(task[::2] == (BUILD, CLAY_PIT) for task in tasks)):
            return ()
        return (Task(BUILD, self._draw(places), kind, self._random.randrange(2) if kind == MINE else 0),)

    def _road(self, _tasks: Tasks) -> Tasks:
        if not self._borders:
            return ()
        border = self._random.choices(self._borders, self._border_weights)[0]
        return (Task(ROAD, border, self._random.randrange(2)),)

    def _highway(self, tasks: Tasks) -> Tasks:
        """A road between two places of the plan."""
        places = [self._plan.graph.home]
        places += [task.first for task in tasks if task.kind in (BUILD, BREED, GEESE_PASTURE)]
        start, end = self._random.choice(places), self._random.choice(places)
        back: dict[int, tuple[int, int]] = {start: (start, -1)}
        reached = [start]
        for place in reached:
            exits = list(range(self._plan.graph.exits[place], self._plan.graph.exits[place + 1]))
            self._random.shuffle(exits)
            for way_out in exits:
                beyond = self._plan.graph.exits_to[way_out]
                if beyond not in back:
                    back[beyond] = place, self._plan.graph.exit_borders[way_out]
                    reached.append(beyond)
        found: list[Task] = []
        while end in back and end != start:
            end, border = back[end]
            found.append(Task(ROAD, border, self._random.randrange(2)))
        return tuple(found[::-1]) if len(found) <= LONGEST_ROAD else ()

    def _breeding(self, _tasks: Tasks) -> Tasks:
        pastures = self._on.get(PASTURE)
        return (Task(BREED, self._draw(pastures)),) if pastures else ()

    def _geese(self, _tasks: Tasks) -> Tasks:
        pastures = self._on.get(PASTURE)
        return (Task(GEESE_PASTURE, self._draw(pastures)),) if pastures else ()

    def _research(self, _tasks: Tasks) -> Tasks:
        return (Task(RESEARCH, self._weighted(_SUBJECTS)),)

    def _shaft(self, tasks: Tasks) -> Tasks:
        mines = self._mines(tasks)
        return (Task(SHAFT, self._random.choice(mines), self._random.randrange(2)),) if mines else ()

    def _mines(self, tasks: Tasks) -> list[int]:
        mines = [task.first for task in tasks if task.kind == BUILD and task.second == MINE]
        return mines + [place for place, kind in self._built if kind == MINE]

    def _goods(self, _tasks: Tasks) -> Tasks:
        return (Task(MAKE, self._weighted(_GOODS), self._random.choice((1, 1, 2))),)

    def _bricks(self, _tasks: Tasks) -> Tasks:
        turn = self._random.randint(self._plan.turn, self._plan.last_turn)
        return (Task(BRICKS, turn, 1 if self._random.random() < 0.8 else 2),)

    def _transporter(self, tasks: Tasks) -> Tasks:
        factories = [(task.first, task.second) for task in tasks if task.kind == BUILD and IS_FACTORY[task.second]]
        factories += [(place, kind) for place, kind in self._built if IS_FACTORY[kind]]
        return (Task(TRANSPORTER, *self._random.choice(factories)),) if factories else ()

    def _altered(self, task: Task) -> Task:
        """The same kind of task, a little otherwise."""
        random = self._random
        if task.kind == BRICKS:
            turn = min(self._plan.last_turn, max(self._plan.turn, task.first + random.randint(-3, 3)))
            number = task.second if random.random() < 0.7 else max(1, task.second + random.choice((-1, 1)))
            return task._replace(first=turn, second=number)
        if task.kind in (ROAD, SHAFT):
            return task._replace(second=1 - task.second)
        if task.kind == MAKE:
            return task._replace(second=max(1, task.second + random.choice((-1, 1))))
        if task.kind == BUILD and task.second == MINE and random.random() < 0.4:
            return task._replace(third=1 - task.third)
        if task.kind == BUILD:
            return task._replace(first=self._draw(self._sites(task.second)))
        if task.kind in (BREED, GEESE_PASTURE):
            return task._replace(first=self._draw(self._on[PASTURE]))
        return task

    _KINDS: ClassVar[tuple[tuple[int, Callable[[Proposals, Tasks], Tasks]], ...]] = (
        (34, _building),
        (12, _road),
        (8, _highway),
        (6, _breeding),
        (3, _geese),
        (6, _research),
        (5, _shaft),
        (12, _goods),
        (10, _bricks),
        (4, _transporter),
    )
    """How often each kind of task is proposed, beside the others."""


def _drawn(random: Random, weights: Mapping[int, float], places: Sequence[int], *, squared: bool = False) -> int:
    """One of the places, those of more weight more often."""
    return random.choices(places, [weights[place] ** (2 if squared else 1) for place in places])[0]
