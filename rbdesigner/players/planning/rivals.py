"""The other players: their side of the map, and how soon they are where."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import repeat
from operator import sub

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK, REGION, RIVER, Topology
from rbdesigner.players.planning.constants import NEVER, TURN
from rbdesigner.players.planning.kernel import Plan, arrival_time

FAR = 99
"""A number of steps that no way has."""
CLEARLY = 2
"""So many steps nearer to another's home a tile is left to build on for them."""
RISKS = (25, 6, 2)
"""How many of a hundred goods are gone a turn later, where rivals can be in this movement, the next, and so on."""


@lru_cache(maxsize=32)  # the homes of a few games; working them out anew took a tenth of the time of `easy`
def _steps_from(topology: Topology, home: int) -> tuple[int, ...]:
    """Count the steps from a region to every spot, by land and water, as if there were no roads, walls or bridges."""
    steps = [FAR] * len(topology.spot_tiles)
    steps[home] = 0
    queue = [home]
    for spot in queue:
        for out in _ways_out(topology, spot):
            if steps[out] == FAR:
                steps[out] = steps[spot] + 1
                queue.append(out)
    return tuple(steps)


def _ways_out(topology: Topology, spot: int) -> list[int]:
    kind = topology.spot_kinds[spot]
    if kind == REGION:
        around = topology.surroundings[spot]
        return [*(beyond for _, beyond in around.exits), *around.rivers, *around.docks]
    found = [to for _, to in topology.steps[spot]]
    if kind == RIVER:
        return [*found, *topology.banks[spot]]
    return [*found, topology.dock_regions[spot]] if kind == DOCK else found


@lru_cache(maxsize=64)
def _leads(topology: Topology, homes: tuple[int, ...], player: int) -> tuple[int, ...]:
    """Count for every spot how many steps nearer it is to a player's home than to any other."""
    own = _steps_from(topology, homes[player])
    theirs = [_steps_from(topology, home) for other, home in enumerate(homes) if other != player and home != NONE]
    nearest = map(min, zip(*theirs, strict=True)) if theirs else repeat(FAR)
    return tuple(map(sub, nearest, own))


class Rivals:
    """Measures how near the other players of a game are, for a player in its movement phase.

    A player who ``grabs`` relies on all that its transporters can come to, as ways and walls are now.
    """

    def __init__(self, state: GameState, player: int, *, grabs: bool = False) -> None:
        self._state, self._player, self._grabs = state, player, grabs
        self._leads = _leads(state.topology, state.homes, player)
        self._owners = defaultdict[int, set[int]](set)
        for owner in range(state.terms.players):
            for each in state.owned(owner):
                self._owners[place_of(state, each)].add(owner)

    def lead(self, spot: int) -> int:
        """Count how many steps nearer a spot is to one's own home than to any other: below 0 on the others' side."""
        return self._leads[spot]

    def hold(self, spot: int) -> bool:
        """Tell whether transporters stand at a spot, but none of the player's."""
        owners = self._owners.get(place_of_spot(self._state, spot), set())
        return bool(owners) and self._player not in owners

    def leave_goods(self, plan: Plan, spot: int, place: int, numbers: dict[int, int]) -> bool:
        """Tell whether goods that lie on a spot will still be there for the player.

        They are on its own side, or the player is there first. Where a rival stands and nobody of the player's, they
        are for what the rival does there.
        """
        if self._grabs:
            return _soonest(plan, place) < NEVER
        return not self.hold(spot) and (self.lead(spot) >= 0 or self.reaches_first(plan, place, numbers))

    def leave_building(self, plan: Plan, spot: int, place: int) -> bool:
        """Tell whether the player may count on what a building makes."""
        return _soonest(plan, place) < NEVER if self._grabs else self.lead(spot) >= 0

    def reaches_first(self, plan: Plan, place: int, numbers: dict[int, int]) -> bool:
        """Tell whether the player is at a place of a plan before any rival.

        A rival who plays before has moved already in this turn.
        """
        mine = _soonest(plan, place)
        if mine == NEVER:
            return False
        state, chart = self._state, self._state.chart
        for other in range(state.terms.players):
            if other != self._player:
                moved = chart.index(other) < chart.index(self._player)
                for rival in state.owned(other):
                    spot = numbers.get(place_of(state, rival), NONE)
                    if spot != NONE and _turns(plan, state.kinds[rival], spot, place) + moved < mine:
                        return False
        return True

    def foresee_losses(self, plan: Plan, numbers: dict[int, int]) -> None:
        """Tell a plan of every place how likely rivals take what lies there."""
        state = self._state
        others = (
            rival for other in range(state.terms.players) if other != self._player for rival in state.owned(other)
        )
        posts = {(state.kinds[each], numbers.get(place_of(state, each), NONE)) for each in others}
        for place in range(plan.graph.spots):
            if plan.graph.kinds[place] == REGION:
                soonest = min((_turns(plan, kind, spot, place) for kind, spot in posts if spot != NONE), default=NEVER)
                plan.terms.risks[place] = RISKS[soonest] if soonest < len(RISKS) else 0

    def race(self, plan: Plan, place: int, numbers: dict[int, int]) -> bool:
        """Tell whether both a player and a rival before it in the order can be at a place in this movement."""
        chart = self._state.chart
        before = [other for other in chart[: chart.index(self._player)] if self._comes(plan, place, numbers, other)]
        return bool(before) and self._comes(plan, place, numbers, self._player)

    def _comes(self, plan: Plan, place: int, numbers: dict[int, int], player: int) -> bool:
        """Whether a player can be at a place with one movement."""
        state = self._state
        return any(
            _turns(plan, state.kinds[each], numbers[place_of(state, each)], place) == 0
            for each in state.owned(player)
            if place_of(state, each) in numbers
        )


def place_of(state: GameState, transporter: int) -> int:
    """The spot of a transporter; on land that of all regions that bridges join."""
    return place_of_spot(state, state.spots[transporter])


def place_of_spot(state: GameState, spot: int) -> int:
    """The spot itself; on land that of all regions that bridges join."""
    return state.root[spot] if state.topology.spot_kinds[spot] == REGION else spot


def _soonest(plan: Plan, place: int) -> int:
    """The turns until a transporter of a plan can load at a place; NEVER if none can."""
    fleet = plan.fleet
    return min((_turns(plan, fleet.kinds[i], fleet.birthplaces[i], place) for i in range(fleet.size)), default=NEVER)


def _turns(plan: Plan, kind: int, spot: int, place: int) -> int:
    """Count the turns until a transporter can load at a place: 0 in this one, NEVER if it cannot."""
    time = arrival_time(plan, kind, spot, plan.turn * TURN, place)
    return NEVER if time == NEVER else time // TURN - plan.turn
