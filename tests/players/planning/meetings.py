"""Games of two who meet in a row of tiles, and plans that are followed in them."""

from __future__ import annotations

from collections.abc import Sequence

import rbdesigner as rb
from rbdesigner.engine.core.actions import ChooseHome, Done, Waive
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.players.planning.execution import Execution
from rbdesigner.players.planning.plan_position import plan_from
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import scheduled

ROW = ("pasture", "woods", "rock", "pasture", "rock", "woods", "pasture")
"""A row of tiles from west to east, the same from both ends; each tile is a region of the same number."""
WEST, MIDDLE, EAST = 0, 3, 6


def met(
    row: Sequence[str] = ROW, homes: tuple[int, int] = (WEST, EAST), beside: Sequence[tuple[int, int]] = ()
) -> rb.Game:
    """Two players at home in a row, with pasture beside it, in the first movement; the first of them moves first."""
    tiles = [{"at": [q, 0], "terrain": terrain} for q, terrain in enumerate(row)]
    tiles += [{"at": [*place], "terrain": "pasture"} for place in beside]
    scenario = rb.scenario_from({"format": "rbdesigner-scenario", "version": 1, "tiles": tiles})
    games = (rb.Game.new(scenario, players=2, seed=seed) for seed in range(50))
    game = next(game for game in games if game.acting == (0,))
    for player, home in enumerate(homes):
        game.apply(ChooseHome(player, home))
    go_to(game, Phase.MOVEMENT)
    return game


def beside_a_rival() -> rb.Game:
    """Coins and stones lie where a donkey of the first player stands, near one of the other; it is time to build."""
    stand = {"kind": "donkey"}
    things = {
        "goods": [{"at": [MIDDLE, 0], "good": good, "count": count} for good, count in (("coins", 7), ("stone", 9))],
        "transporters": [{**stand, "at": [q, 0], "player": player} for q, player in ((MIDDLE, 1), (5, 2), (EAST, 2))],
    }
    scenario = rb.scenario_from(
        {
            "format": "rbdesigner-scenario",
            "version": 1,
            "players": {"least": 2, "most": 2},
            "start": {"goods": {}, "transporters": {}},
            "homes": [{"at": [place, 0], "player": player} for place, player in ((WEST, 1), (EAST, 2))],
            "tiles": [{"at": [q, 0], "terrain": terrain} for q, terrain in enumerate(ROW)],
            "pieces": things,
        }
    )
    game = rb.Game.new(scenario, players=2, seed=1)
    go_to(game, Phase.BUILDING)
    return game


def go_to(game: rb.Game, phase: Phase, player: int = 0) -> None:
    """Do nothing until a player's part of a phase."""
    while game.state.phase is not phase or game.state.stage is not Stage.PLAY or game.acting[0] != player:
        acting = game.acting[0]
        game.apply(Waive(acting) if game.state.stage is Stage.ASKING else Done(acting))


def followed(game: rb.Game, *tasks: Task) -> Execution:
    """The execution of a plan of tasks that can all be done."""
    position = plan_from(game.state, 0, 12)
    assert all(scheduled(position, *tasks).done)
    return Execution(position)


def carry_out(game: rb.Game, execution: Execution, turns: int) -> None:
    """Play the first player by a plan until the movement some turns later; the other does nothing."""
    last = game.state.turn + turns
    while game.state.turn < last or game.state.phase is not Phase.MOVEMENT or game.state.stage is not Stage.PLAY:
        acting = game.acting[0]
        done = Waive(acting) if game.state.stage is Stage.ASKING else Done(acting)
        plays = acting == 0 and game.state.stage is Stage.PLAY
        game.apply((execution.next_action(game.state) if plays else None) or done)
