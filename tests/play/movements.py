"""Moments of the movement phases of recorded games."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rbdesigner.engine.core.codes import GEESE, NGOODS, NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.game import Game

GAMES = Path(__file__).parents[1] / "games"


@cache
def moments(name: str, every: int) -> list[GameState]:
    """The moments before each so many-th action of a game, where it is one of the movement."""
    recorded = Game.load(GAMES / name)
    game, found = Game.new(recorded.scenario, recorded.players, recorded.seed, rules=recorded.rules), list[GameState]()
    for number, action in enumerate(recorded.log):
        if action.player == NONE:
            continue
        if game.state.phase is Phase.MOVEMENT and game.state.in_play and number % every == 0:
            found.append(game.state.copy())
        game.apply(action)
    return found


def everything(state: GameState) -> list[int]:
    """How many there are of each good, wherever, with the geese that follow."""
    found = [sum(row[good] for row in state.goods.values()) for good in range(NGOODS)]
    found[GEESE] += sum(sum(train.values()) for train in state.movement.trains.values())
    return found
