"""Positions and lists of tasks to plan with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import rbdesigner as rb
from rbdesigner.engine.core.actions import ChooseHome
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.playing_out import go_to_movement, position_of
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.task import Tasks

SCENARIOS = Path(__file__).parents[3] / "scenarios"
MAPS = tuple(sorted(path.stem for path in SCENARIOS.glob("*.rbmap")))


@cache
def _new_game(name: str) -> rb.Game:
    return rb.Game.new(rb.load(SCENARIOS / f"{name}.rbmap"), players=1, seed=1)


def begun(name: str, seed: int = 0) -> rb.Game:
    """A solo game in its first movement, at a home drawn by the seed."""
    game = _new_game(name).copy()
    random = Random(seed)
    while game.state.phase is Phase.SETUP:
        game.apply(random.choice(game.legal_actions()))
    go_to_movement(game)
    return game


def random_tasks(position: PlanPosition, seed: int, changes: int = 40) -> Tasks:
    """An opening that was changed so many times."""
    proposals = Proposals(position, Random(seed))
    tasks = proposals.opening()
    for _ in range(changes):
        tasks = proposals.changed(tasks)
    return tasks


def position(name: str, seed: int = 0) -> PlanPosition:
    """The empty plan of such a game."""
    return position_of(begun(name, seed))


SEA_RING = {
    "woods": [(4, -8), (4, -7), (8, -9), (8, -8)],
    "mountain": [(4, -6), (5, -6), (6, -6)],
    "pasture": [(5, -9), (7, -7)],
    "rock": [(6, -10), (7, -10), (8, -10)],
    "desert": [(6, -8)],
    "sea": [(5, -8), (5, -7), (6, -9), (6, -7), (7, -9), (7, -8)],
}
"""Land around a sea around a desert: many docks, and several ways to each by water."""


def around_the_sea() -> rb.Game:
    """A solo game in which the home has yet to be chosen, anywhere around the sea."""
    tiles = [{"at": at, "terrain": terrain} for terrain, places in SEA_RING.items() for at in sorted(places)]
    tiles.sort(key=lambda tile: tile["at"])
    scenario = rb.scenario_from({"format": "rbdesigner-scenario", "version": 1, "tiles": tiles})
    return rb.Game.new(scenario, players=1, seed=1)


def begun_at_sea(home: int) -> rb.Game:
    """A solo game in its first movement, around the sea."""
    game = around_the_sea()
    game.apply(ChooseHome(0, home))
    go_to_movement(game)
    return game
