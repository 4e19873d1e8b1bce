"""The goods that one transporter can bring to a building site, itself too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action, Step, Transfer
from rbdesigner.engine.core.codes import NGOODS, Count
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.builder import building_spots
from rbdesigner.engine.mechanics.reach import companions, grounds
from rbdesigner.hexes import distance

MOST_LOOKED_AT = 300
"""The most moments that are looked at for a transporter; a donkey meets fewer."""

Amounts = tuple[int, ...]
"""How many of each of the goods that are missing."""


class BuildSite(NamedTuple):
    """The spot from which something is to be built, and its tile."""

    spot: int
    tile: int


@dataclass(frozen=True, slots=True)
class SupplyRun:
    """The actions of a transporter, and their gain at the site: so many of each good, and itself.

    ``points`` of movement are used of ``points_before``, and ``left`` stay. ``put_down`` goods make room,
    ``from_others`` are taken out of others; ``stops`` counts the holders where it takes something up.
    """

    transporter: int
    actions: tuple[Action, ...]
    gain: Amounts
    points: int = 0
    points_before: int = 0
    put_down: int = 0
    from_others: int = 0
    stops: int = 0
    left: int = 0

    @property
    def effort(self) -> tuple[int, int, int]:
        """The cost of a run, what weighs most in front."""
        return self.put_down + self.from_others, self.points, self.stops


@dataclass(order=True, slots=True)
class _Node:
    """A moment of a run; of those that are equally hard, the one found first is looked at first."""

    effort: tuple[int, int, int]
    number: int
    state: GameState = field(compare=False)
    actions: tuple[Action, ...] = field(compare=False)
    delivered: Amounts = field(compare=False)
    put_down: int = field(compare=False, default=0)
    from_others: int = field(compare=False, default=0)


class SupplyRuns:
    """All that one transporter can bring to a site of what is missing there."""

    def __init__(self, state: GameState, mover: int, site: BuildSite, missing: tuple[Count, ...]) -> None:
        self._state, self._mover, self._site, self._missing = state, mover, site, missing
        self._goods = tuple(good for good, _ in missing)
        self._most = tuple(count for _, count in missing)
        self._points_before = state.points_left(mover)
        is_there = site.spot in building_spots(state, mover)
        self._base = self._held(state) if is_there else (0,) * len(missing)
        self._heap: list[_Node] = []
        self._number = 0

    def found(self) -> list[SupplyRun]:
        """The easiest run for each that can be gained, the easiest of all in front."""
        best: dict[Amounts, SupplyRun] = {}
        seen = set[object]()
        self._push(_Node((0, 0, 0), 0, self._state, (), (0,) * len(self._missing)))
        while self._heap and len(seen) < MOST_LOOKED_AT:
            node = heappop(self._heap)
            key = self._key(node)
            if key in seen:
                continue
            seen.add(key)
            run = self._run(node)
            if run is not None:
                best.setdefault(run.gain, run)
            self._go_on(node)
        return list(best.values())

    # What there is

    def _held(self, state: GameState) -> Amounts:
        return tuple(state.amount(~self._mover, good) for good in self._goods)

    def _key(self, node: _Node) -> object:
        state, mover = node.state, self._mover
        return state.spots[mover], state.points_left(mover), self._held(state), node.delivered

    def _is_there(self, state: GameState) -> bool:
        return self._site.spot in building_spots(state, self._mover)

    def _run(self, node: _Node) -> SupplyRun | None:
        """The supply run that ends in a node; None if it is not at the site."""
        if not self._is_there(node.state):
            return None
        held = zip(node.delivered, self._held(node.state), self._base, self._most, strict=True)
        gain = tuple(max(0, min(most, brought + now - before)) for brought, now, before, most in held)
        _, points, stops = node.effort
        left = node.state.points_left(self._mover)
        return SupplyRun(
            self._mover, node.actions, gain, points, self._points_before, node.put_down, node.from_others, stops, left
        )

    # What can follow

    def _push(self, node: _Node) -> None:
        """A node that is not too far from the site: no step leads beyond the next tile."""
        places, state = node.state.topology.places, node.state
        if distance(places[state.tile_of(self._mover)], places[self._site.tile]) <= state.points_left(self._mover):
            heappush(self._heap, node)

    def _follow(self, node: _Node, *actions: Action, points: int = 0, stops: int = 0, put_down: int = 0,
                from_others: int = 0, delivered: Amounts | None = None) -> None:  # fmt: skip
        after = node.state.copy()
        for action in actions:
            legality.apply(after, action)
        self._number += 1
        troubles, went, stopped = node.effort
        self._push(
            _Node(
                (troubles + put_down + from_others, went + points, stopped + stops),
                self._number,
                after,
                (*node.actions, *actions),
                delivered if delivered is not None else node.delivered,
                node.put_down + put_down,
                node.from_others + from_others,
            )
        )

    def _go_on(self, node: _Node) -> None:
        state, mover = node.state, self._mover
        is_there = self._is_there(state)
        if is_there and state.points_left(mover) > 1:
            self._unload(node)
        self._load(node, is_there)
        for step in legality.legal_actions(state, transporter=mover):
            if isinstance(step, Step):
                self._follow(node, step, points=1)

    def _load(self, node: _Node, is_there: bool) -> None:
        """Take up one good that is missing, wherever it can be had here; without room put another down for it."""
        state, mover = node.state, self._mover
        fresh = not (node.actions and isinstance(node.actions[-1], Transfer))
        for good, had, held, most in zip(self._goods, node.delivered, self._held(state), self._most, strict=True):
            if had + held >= most:
                continue
            for holder in self._holders(state, is_there):
                load = Transfer(state.player, good, holder, ~mover)
                if not state.amount(holder, good):
                    continue
                from_others = int(holder < 0)
                if legality.check(state, load) is None:
                    self._follow(node, load, stops=fresh, from_others=from_others)
                elif not state.room(mover):
                    for down in self._others(state, good, holder):
                        self._exchange(node, down, load, fresh, from_others)

    def _exchange(self, node: _Node, down: Transfer, load: Transfer, fresh: bool, from_others: int) -> None:
        after = node.state.copy()
        legality.apply(after, down)
        if legality.check(after, load) is None:
            self._follow(node, down, load, stops=fresh, put_down=1, from_others=from_others)

    def _holders(self, state: GameState, is_there: bool) -> Iterator[int]:
        """Yield where the transporter can take goods up: from the ground, or out of another of its owner's.

        What is in reach at the site needs nobody.
        """
        mover = self._mover
        near = grounds(state, state.player, state.spots[mover])
        yield from (holder for holder in near if holder != self._site.spot)
        if not is_there:
            yield from (~one for one in companions(state, mover) if state.owners[one] == state.player)

    def _others(self, state: GameState, good: int, holder: int) -> Iterator[Transfer]:
        """A good of each other kind that the transporter holds, put down to make room."""
        mover = self._mover
        ground = holder if holder >= 0 else next(iter(grounds(state, state.player, state.spots[mover])))
        for other in range(NGOODS):
            if other != good and state.amount(~mover, other):
                down = Transfer(state.player, other, ~mover, ground)
                if legality.check(state, down) is None:
                    yield down

    def _unload(self, node: _Node) -> None:
        """Put down what was brought, to go for more."""
        state, mover, downs = node.state.copy(), self._mover, list[Action]()
        delivered = list(node.delivered)
        for number, good in enumerate(self._goods):
            down = Transfer(state.player, good, ~mover, self._site.spot)
            while state.amount(~mover, good) and legality.check(state, down) is None:
                legality.apply(state, down)
                downs.append(down)
                delivered[number] += 1
        if downs:
            self._follow(node, *downs, delivered=tuple(delivered))
