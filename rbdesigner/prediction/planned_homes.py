"""The points that players expect of the homes of a map, planned in their first turns, again and again.

On 25 maps for two, searches of 60 plans, about as short, went with the differences of points in games by Spearman 0.7,
such of 250 and 1,000 plans by 0.6 and 0.4: they tell what is there, not how well Easy players play it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from itertools import repeat
from math import prod
from typing import NamedTuple

from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.players.planning.constants import BUILT
from rbdesigner.players.planning.execution import Execution
from rbdesigner.players.planning.kernel import is_compiled
from rbdesigner.players.planning_player import LEVELS, PlanningPlayer
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Scenario
from rbdesigner.work.worker_pool import WorkRightHere

USUAL_PLANS = 16
"""Plans for each of three homes or more, and a first look at each of two."""
PLANS_FOR_TWO = 48
"""Plans for each of two homes: all depends on one difference, and there are fewer homes to plan.

On 184 maps for two, points planned went with the differences of points in games by Spearman 0.62 with 16 plans, 0.66
with 48 and no more with 64.
"""
SLOWER = 8
"""So many times fewer plans are usual where the planner is not compiled: each takes some fifty times as long there."""
LEVEL = LEVELS["easy"]
PIECE = 4
"""Plans for a home that are made in one piece of work."""


class PlannedHome(NamedTuple):
    """A home with the points that each of some plans expects of it.

    ``lost`` is how many of the sites that its plan builds on others are likely to build on as soon or sooner.
    """

    at: Hex
    points: tuple[int, ...]
    lost: float


class _Plan(NamedTuple):
    """The points that a plan expects, and the turns in which it first builds on tiles besides that of the home."""

    points: int
    sites: Mapping[Hex, int]


def plan_steps(homes: int) -> tuple[int, ...]:
    """How many plans each of so many homes has at a first look, and after each further one; the last are the usual."""
    steps = (USUAL_PLANS, PLANS_FOR_TWO) if homes == 2 else (USUAL_PLANS,)
    return steps if is_compiled else tuple(-(-plans // SLOWER) for plans in steps)


def planned_homes(scenario: Scenario, plans: int | None = None) -> tuple[PlannedHome, ...]:
    """Plan so many times for each home, or as often as is usual; the homes in the order of their places.

    Each home has a player, who plans among the others. Nothing is told of a map without homes or with more than can
    play. IllegalMap for one with errors.
    """
    steps = plan_steps(len(scenario.homes))[-1:] if plans is None else (plans,)
    return next(planned_in_steps(scenario, steps), ())


def planned_in_steps(
    scenario: Scenario, steps: Sequence[int], workers: Executor | None = None
) -> Iterator[tuple[PlannedHome, ...]]:
    """Plan until each home has as many plans as the first step says, then until it has as many as the next one.

    The homes are told after each step. Workers share the plans where there are some; they make the same ones.
    """
    homes = sorted(scenario.homes)
    if not 0 < len(homes) <= MOST_PLAYERS:
        return
    state = first_movement(scenario)
    made: list[list[_Plan]] = [[] for _ in homes]
    for plans in steps:
        firsts = range(len(made[0]), plans, PIECE)
        seats = [seat for seat in range(len(homes)) for _ in firsts]
        numbers = [range(first, min(first + PIECE, plans)) for first in firsts] * len(homes)
        pieces = (workers or WorkRightHere()).map(_planned, repeat(state), seats, numbers)
        for seat, piece in zip(seats, pieces, strict=True):
            made[seat] += piece
        points = (tuple(plan.points for plan in each) for each in made)
        yield tuple(map(PlannedHome, homes, points, _lost(made)))


def first_movement(scenario: Scenario) -> GameState:
    """The state of a game at its first movement, the players at the homes in the order of their places."""
    homes = sorted(scenario.homes)
    owned = {place: replace(scenario.homes[place], player=seat) for seat, place in enumerate(homes, start=1)}
    game = Game.new(replace(scenario, homes=owned), len(homes))
    players = [PlanningPlayer(seat, "", LEVEL) for seat in range(len(homes))]
    while game.state.stage is not Stage.PLAY or game.state.phase is not Phase.MOVEMENT or game.state.waiting:
        game.apply(players[game.acting[0]].decide(game.view()))
    return game.state


def _planned(state: GameState, seat: int, numbers: Sequence[int]) -> list[_Plan]:
    """The plans of the player of a seat with these numbers."""
    return [_plan(state, seat, number) for number in numbers]


def _plan(state: GameState, seat: int, number: int) -> _Plan:
    player = PlanningPlayer(seat, str(number), LEVEL)
    player.think(state)
    execution = player.execution
    return _Plan(player.expected, _sites(state, execution) if execution is not None else {})


def _sites(state: GameState, execution: Execution) -> dict[Hex, int]:
    """The tiles besides that of the home on which a plan builds, with the turns in which it first does."""
    topology, position, sites = state.topology, execution.position, dict[Hex, int]()
    for entry in execution.entries:
        if entry.kind == BUILT:
            place = topology.places[topology.spot_tiles[position.spots[entry.place]]]
            sites[place] = min(entry.turn, sites.get(place, entry.turn))
    sites.pop(topology.places[topology.spot_tiles[state.homes[position.player]]], None)
    return sites


def _lost(made: Sequence[Sequence[_Plan]]) -> list[float]:
    """How many sites of a plan of each home others take, in the mean: each of them follows any of its plans."""
    turns: list[defaultdict[Hex, list[int]]] = [defaultdict(list) for _ in made]
    for own, plans in zip(turns, made, strict=True):
        for plan in plans:
            for place, turn in plan.sites.items():
                own[place].append(turn)
    found = []
    for own, plans in zip(turns, made, strict=True):
        others = [each for each in turns if each is not own]
        number = len(plans)
        lost = (
            1 - prod(1 - sum(sooner <= turn for sooner in each.get(place, ())) / number for each in others)
            for plan in plans
            for place, turn in plan.sites.items()
        )
        found.append(sum(lost) / number)
    return found
