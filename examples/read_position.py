"""Read how a saved game stands: ``python examples/read_position.py game.rbgame [MOMENT]``.

Prints who has what where, what chance may bring, and how far each region of the first player's home is from water.
"""

from __future__ import annotations

import sys
from collections import deque

import rbdesigner as rb


def steps_to_water(game_map: rb.Map, start: str) -> int | None:
    """How many borders lie between a region and the nearest one with a river or a dock; None if there is none."""
    todo, seen = deque([(start, 0)]), {start}
    while todo:
        name, steps = todo.popleft()
        region = game_map.regions[name]
        if region.rivers or region.docks:
            return steps
        for beyond in region.exits.values():
            if beyond not in seen:
                seen.add(beyond)
                todo.append((beyond, steps + 1))
    return None


def main(path: str, moment: int | None = None) -> None:
    """Print the position of a game, at its end or after so many entries of its log."""
    game = rb.Game.load(path)
    if moment is not None:
        game.go_to(moment)
    position, game_map = rb.Position.of(game), rb.Map(game.scenario)
    print(position)
    for mine in game.distribution().mines:
        print(f"the mine on {game_map.tile(mine.tile)} makes gold with {mine.gold}, iron with {mine.iron}")
    for player in position.players:
        if player.home is not None:
            print(f"player {player.player + 1}: {steps_to_water(game_map, player.home)} steps from home to water")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or not all(moment.isdecimal() for moment in sys.argv[2:]):
        sys.exit("usage: python examples/read_position.py GAME [MOMENT]")
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None)
