"""Builds walls against those who come for one's wealth, and breaks others' walls.

Only goods that the plan has no use for are spent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cached_property
from heapq import heappop, heappush

from rbdesigner.engine.core.actions import Action, BuildWall, Demolish
from rbdesigner.engine.core.codes import BOARDS, DONKEY, IS_BOAT, NGOODS, NONE, POINTS, STONE, WORTHS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK, REGION
from rbdesigner.engine.mechanics.reach import own_regions
from rbdesigner.engine.mechanics.scoring import worth_of
from rbdesigner.engine.mechanics.walls import edges_in_reach
from rbdesigner.players.planning.constants import DROP, HOLD, MINT, MOST_TURNS, PICK, STOCK_EXCHANGE, TURN
from rbdesigner.players.planning.execution import Execution
from rbdesigner.players.planning.kernel import change_goods
from rbdesigner.players.planning.rivals import Rivals

HORIZON = 6
"""The turns that are looked ahead."""


def first_turns(state: GameState, players: Collection[int], closed: Collection[int] = ()) -> dict[int, int]:
    """Give the turn in which one of some players can first load in a region.

    Regions that nobody reaches soon are left out. It is 0 where one stands and 1 for the next movement. ``closed`` are
    edges that nobody passes besides.
    """
    found: dict[int, int] = {}
    for spot, turn in _arrivals(state, players, closed, HORIZON):
        for region in own_regions(state, spot):
            found[region] = min(turn, found.get(region, HORIZON))
    return found


def _arrivals(
    state: GameState, players: Collection[int], closed: Collection[int], horizon: int
) -> Iterator[tuple[int, int]]:
    """The spots that some players reach before a turn, each with its turn, for each kind of transporter of each."""
    fleets: dict[tuple[int, int], list[int]] = {}
    for player in players:
        for each in state.owned(player):
            fleets.setdefault((player, state.kinds[each]), []).append(state.spots[each])
    for (player, kind), spots in fleets.items():
        yield from _spot_turns(state, player, kind, spots, closed, horizon)


def _spot_turns(
    state: GameState, player: int, kind: int, starts: list[int], closed: Collection[int], horizon: int
) -> Iterator[tuple[int, int]]:
    """The spots that transporters of a kind reach before a turn, each with its turn."""
    queue = [(POINTS[kind], spot) for spot in starts]
    seen = set[int]()
    while queue:
        time, spot = heappop(queue)
        if spot in seen:
            continue
        seen.add(spot)
        yield spot, time // TURN
        rested = (time // TURN + 1) * TURN
        begin = time if time % TURN < POINTS[kind] else rested
        for edge, beyond, is_smooth in _steps(state, kind, spot):
            if beyond in seen or edge in closed or state.closed(edge, player):
                continue
            is_last = not is_smooth or state.topology.spot_kinds[beyond] == DOCK
            start = begin if is_smooth or begin % TURN == 0 else rested
            after = start - start % TURN + POINTS[kind] if is_last else start + 1
            if after < horizon * TURN:
                heappush(queue, (after, beyond))


def _steps(state: GameState, kind: int, spot: int) -> Iterator[tuple[int, int, bool]]:
    """Yield the edges that a transporter may cross from a spot, with the spots beyond.

    Each tells whether the step costs one point, not the whole turn (M3).
    """
    topology = state.topology
    if IS_BOAT[kind]:
        for edge, beyond in topology.steps[spot]:
            yield edge, beyond, True
        return
    for border, beyond in state.around[spot].exits:
        if state.roads[border] or kind == DONKEY:
            yield topology.border_edges[border], state.root[beyond], state.roads[border]


WEALTH = 20
"""The points lying open that a wall is built for: those of a coin's gold."""
SOON, LATER = 3, 2
"""Walls are built against those who can come within so many turns, if they then come so many later."""


class Fortification:
    """A player's work on walls in a building phase, beside the plan that it follows."""

    def __init__(self, state: GameState, execution: Execution) -> None:
        self._state, self._position = state, execution.position
        self._player, self._plan = execution.position.player, execution.position.plan
        self._entries = execution.entries
        self._others = [player for player in range(state.terms.players) if player != self._player]
        self._turn = state.turn - execution.position.before
        self._rivals = Rivals(state, self._player)

    def actions(self) -> Iterator[Action]:
        """Walls to demolish, then those to build."""
        if self._turn > self._plan.last_turn:
            return
        for transporter, ground in self._builders():
            yield from self._demolish(transporter, ground, self._spare(ground, BOARDS))
        for transporter, ground in self._builders():
            yield from self._build(transporter, ground, self._spare(ground, STONE))

    def _builders(self) -> list[tuple[int, int]]:
        """Own transporters, each with the ground that it builds from."""
        state = self._state
        return [
            (each, ground)
            for each in state.owned(self._player)
            if state.carriers[each] == NONE
            for ground in own_regions(state, state.spots[each])
            if ground in self._position.spots
        ]

    def _spare(self, ground: int, good: int) -> int:
        """How many of a good lie on a ground that the plan does not need."""
        at = (self._position.spots.index(ground) * NGOODS + good) * MOST_TURNS + self._turn
        return min(self._state.amount(ground, good), self._plan.ledger.promised[at])

    def _price(self, edge: int) -> int:
        """The price of one more token in stone, or of demolishing in boards (K11, K13)."""
        return self._state.wall_tokens[edge] + 1

    def _spend(self, action: Action, ground: int, good: int, number: int) -> Iterator[Action]:
        """An action, with the plan told of the goods that it takes."""
        place = self._position.spots.index(ground)
        change_goods(self._plan.ledger, place, good, self._turn, -number)
        yield action
        change_goods(self._plan.ledger, place, good, self._turn, number)  # it was refused

    # Walls of others

    def _demolish(self, transporter: int, ground: int, boards: int) -> Iterator[Action]:
        """Open the walls of others on one's own side (K13)."""
        for edge in edges_in_reach(self._state, transporter) if boards else ():
            price = self._price(edge)
            if self._state.closed(edge, self._player) and price <= boards and self._is_on_own_side(edge):
                action = Demolish(self._player, transporter, edge, ((BOARDS, ground),) * price)
                yield from self._spend(action, ground, BOARDS, price)

    def _is_on_own_side(self, edge: int) -> bool:
        """Whether no land at an edge is nearer to another's home."""
        topology = self._state.topology
        spots = [spot for tile in topology.edge_tiles[edge] for spot in topology.regions_of[tile]]
        return all(self._rivals.lead(spot) >= 0 for spot in spots if topology.spot_kinds[spot] == REGION)

    # Walls of one's own

    def _build(self, transporter: int, ground: int, stone: int) -> Iterator[Action]:
        """Keep others from something of worth (K11, M9), if all the walls that it takes can be built at once."""
        for treasure, turn in self._threatened if stone else ():
            if 0 < turn <= SOON:
                edges = self._needed(transporter, treasure, turn + LATER)
                if edges and sum(self._price(edge) for edge in edges) <= stone:
                    price = self._price(edges[0])
                    action = BuildWall(self._player, transporter, edges[0], ((STONE, ground),) * price)
                    yield from self._spend(action, ground, STONE, price)

    @cached_property
    def _threatened(self) -> list[tuple[int, int]]:
        """The treasures, each with the turn in which others can come for it."""
        treasures = sorted(self._treasures())
        turns = first_turns(self._state, self._others) if treasures else {}
        return [(treasure, turns.get(treasure, HORIZON)) for treasure in treasures]

    def _treasures(self) -> set[int]:
        """The regions on one's own side where wealth lies, or is made or fetched by plan."""
        state, topology = self._state, self._state.topology
        wealthy = {spot for spot, row in state.goods.items() if worth_of(row) >= WEALTH}
        kinds = self._plan.graph.kinds
        later = [entry for entry in self._entries if entry.turn >= self._turn and kinds[entry.place] != HOLD]
        fetched = {self._position.spots[entry.place] for entry in later if entry.kind == PICK and WORTHS[entry.value]}
        brought = {self._position.spots[entry.place] for entry in later if entry.kind == DROP}
        making = {spot for spot in brought if state.buildings[topology.spot_tiles[spot]] in (MINT, STOCK_EXCHANGE)}
        return {
            spot
            for spot in wealthy | fetched | making
            if spot >= 0 and topology.spot_kinds[spot] == REGION and self._rivals.lead(spot) >= 0
        }

    def _needed(self, transporter: int, treasure: int, turn: int) -> list[int]:
        """Find the fewest edges, in reach of a transporter, to close so that nobody comes to a region before a turn."""
        edges = [edge for edge in edges_in_reach(self._state, transporter) if self._state.wall_owners[edge] < 0]
        if not self._keep_off(edges, treasure, turn):
            return []
        for edge in tuple(edges):
            rest = [other for other in edges if other != edge]
            if self._keep_off(rest, treasure, turn):
                edges = rest
        return edges

    def _keep_off(self, walls: Collection[int], treasure: int, turn: int) -> bool:
        sooner = _arrivals(self._state, self._others, walls, turn)
        return all(treasure not in own_regions(self._state, spot) for spot, _ in sooner)
