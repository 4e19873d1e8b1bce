"""The prospects of a position: the places where something can be done, drawn at random, the nearer ones more often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from math import ceil
from random import Random

from rbdesigner.players.planning.constants import (
    DESERT,
    IRRIGATION,
    IRRIGATION_MARK,
    NEEDS_SHORE,
    NEVER,
    NOWHERE,
    NTERRAINS,
    PASTURE,
    REGION,
    SEA,
    STANDS_ON,
    TURN,
)
from rbdesigner.players.planning.irrigation import PER_TURN, USEFUL, irrigation_turn
from rbdesigner.players.planning.map_graph import MapGraph, has_shore, land_around
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.task import Tasks
from rbdesigner.players.planning.ways import NO_WAY

Crossing = tuple[int, int]
"""The place where a bridge begins and the one where it ends."""

_MIXTURE_WEIGHTS = (6, 6, 1, 2)
"""How often each of ``MIXTURES`` is proposed, beside the others."""


class Prospects:
    """The places, borders and buildings that tasks of a plan may be about.

    ``distances`` are those of the places from home, and ``overseas`` the places that are reached sooner by boat; it has
    them from whoever can measure them. Roads are built to tasks of the kinds of ``destinations``. ``bridges`` are those
    on the way from home to each of the places ``beyond`` rivers. ``landings`` are shores where nobody comes on foot.
    """

    def __init__(
        self,
        plan: Plan,
        random: Random,
        distances: Mapping[int, int],
        destinations: frozenset[int],
        overseas: Sequence[int] = (),
    ) -> None:
        self.random = random
        self.graph: MapGraph = plan.graph
        self.turn, self.last_turn = plan.turn, plan.last_turn
        self.overseas = overseas
        self._destinations = destinations
        self._distances = distances
        self._weights = {place: (6 + distance) ** -1.5 for place, distance in distances.items()}
        self._on: dict[int, list[int]] = {}
        for place in distances:
            self._on.setdefault(self.terrain(place), []).append(place)
        self.land = [place for place in distances if self.terrain(place) not in (DESERT, SEA)]
        self.shore = [place for place in self.land if has_shore(plan.graph, place)]
        self.deserts = self.on(DESERT)
        self.desert_crossings = [(place, across) for place in self.deserts for across in self._crossings(place)]
        self.irrigation_turns = self._irrigation_turns(plan) if self.deserts else range(0)
        self._is_irrigated = irrigation_turn(plan) <= plan.last_turn - USEFUL
        self._bridges_deserts = self._is_irrigated or plan.terms.dry_bridges == 1
        tiles = [tile for tile in range(plan.graph.tiles) if plan.economy.buildings[tile] != NOWHERE]
        self.buildings = [(plan.economy.sites[tile], plan.economy.buildings[tile]) for tile in tiles]
        self.walled = [place for place in distances if plan.graph.walls[place] < plan.graph.walls[place + 1]]
        self._borders, self._border_weights = self._roadless(plan)
        self.bridges: dict[int, tuple[Crossing, ...]] = {}
        self._bridged_weights: dict[int, float] = {}
        if plan.graph.crossings[plan.graph.spots]:
            self._find_bridges()
        self.beyond = sorted(self.bridges)
        walked = {*land_around(plan.graph, plan.graph.home), *self.beyond}
        self.landings = [each for each in overseas if plan.graph.kinds[each] == REGION and each not in walked]

    def _roadless(self, plan: Plan) -> tuple[list[int], list[float]]:
        """The borders without a road, and how often each is drawn."""
        sides = plan.graph.border_sides
        borders = [border for border in range(len(sides) // 2) if plan.roads.built[border] == NEVER]
        return borders, [self._weights[sides[2 * each]] + self._weights[sides[2 * each + 1]] for each in borders]

    def _find_bridges(self) -> None:
        """Find the bridges on the shortest way from home to each place to which it leads over some.

        A bridge counts as much as a step across country: a turn.
        """
        graph, seen = self.graph, set[int]()
        queue = [(0, graph.home, tuple[Crossing, ...]())]
        while queue:
            turns, place, bridges = heappop(queue)
            if place in seen:
                continue
            seen.add(place)
            if bridges:
                self.bridges[place] = bridges
                self._bridged_weights[place] = (6 + TURN * turns) ** -1.5
            for beyond in graph.exits_to[graph.exits[place] : graph.exits[place + 1]]:
                if beyond not in seen:
                    heappush(queue, (turns + 1, beyond, bridges))
            for across in self._across(place):
                if across not in seen:
                    heappush(queue, (turns + 1, across, (*bridges, (place, across))))

    def _across(self, place: int) -> Sequence[int]:
        """The places to which a bridge may lead from a place, in deserts only if they are irrigated anyway."""
        return () if self.is_desert(place) and not self._bridges_deserts else self._crossings(place)

    def _crossings(self, place: int) -> Sequence[int]:
        """The places across the rivers of a tile from one of its places."""
        return self.graph.crossings_to[self.graph.crossings[place] : self.graph.crossings[place + 1]]

    def needs_bridges(self, place: int) -> bool:
        """Whether a donkey comes to a place over bridges alone, or a boat comes there sooner than it without them."""
        return place in self.bridges and (self._distances[place] == NO_WAY or place in self.overseas)

    def _irrigation_turns(self, plan: Plan) -> range:
        """The turns until which a brick a turn irrigates the deserts, and none does not, soon enough to be of use."""
        last = min(irrigation_turn(plan), plan.last_turn - USEFUL + 1)
        own = ceil((IRRIGATION_MARK - plan.economy.laid) / (2 + plan.terms.others_bricks / PER_TURN))
        return range(plan.turn - 1 + own, last)

    def irrigates(self, tasks: Tasks) -> bool:
        """Tell whether deserts become pasture, if only by what others do."""
        return self._is_irrigated or any(task.kind == IRRIGATION for task in tasks)

    def is_desert(self, place: int) -> bool:
        """Tell whether a place is a desert."""
        return self.terrain(place) == DESERT

    def terrain(self, place: int) -> int:
        """The terrain of a place."""
        return self.graph.terrains[self.graph.tile_of[place]]

    def on(self, terrain: int) -> Sequence[int]:
        """The places of a terrain."""
        return self._on.get(terrain, [])

    def pastures(self, with_deserts: bool) -> Sequence[int]:
        """The pastures, perhaps with what becomes pasture."""
        return [*self.on(PASTURE), *self.deserts] if with_deserts else self.on(PASTURE)

    def sites(self, building: int, with_deserts: bool = False) -> Sequence[int]:
        """The places for a kind of building: on its terrain, at the shore, or anywhere on land.

        In deserts it may stand once they are irrigated.
        """
        grounds = [terrain for terrain in range(NTERRAINS) if STANDS_ON[building * NTERRAINS + terrain]]
        if len(grounds) == 1:
            return self.on(grounds[0])
        deserts = self.deserts if with_deserts else []
        if NEEDS_SHORE[building]:
            return [*self.shore, *(place for place in deserts if has_shore(self.graph, place))]
        return [*self.land, *deserts]

    def goals(self, tasks: Tasks) -> list[int]:
        """The places that roads are built between: the home, and those of tasks."""
        return [self.graph.home, *(task.first for task in tasks if task.kind in self._destinations)]

    def draw(self, places: Sequence[int], *, squared: bool = False) -> int:
        """One of the places; ``squared`` has the nearer ones far more often."""
        return self.random.choices(places, [self._weights[place] ** (2 if squared else 1) for place in places])[0]

    def draw_beyond(self, places: Sequence[int]) -> int:
        """One of several places to which the way leads over bridges."""
        return self.random.choices(places, [self._bridged_weights[place] for place in places])[0]

    def draw_border(self) -> int:
        """A border without a road; NOWHERE if there is none."""
        return self.random.choices(self._borders, self._border_weights)[0] if self._borders else NOWHERE

    def mixture(self, but: int = NOWHERE) -> int:
        """The number of a mixture of a mine or shaft, another than a given one."""
        return self.weighted({number: weight for number, weight in enumerate(_MIXTURE_WEIGHTS) if number != but})

    def weighted(self, weights: Mapping[int, int]) -> int:
        """One of several numbers, those of more weight more often."""
        return self.random.choices(list(weights), list(weights.values()))[0]
