"""Make a map from a few lines of text, check it and save it: ``python examples/make_map.py island.rbmap``.

Each letter is a tile, each line a row of a pointy map. The contract of the data is docs/file-format.md.
"""

from __future__ import annotations

import sys

import rbdesigner as rb

TERRAINS = {"p": "pasture", "w": "woods", "r": "rock", "m": "mountain", "d": "desert", "~": "sea"}
ROWS = """
~~~~~~~
~pwmrp~
~wpprw~
~mrpwp~
~pwpmr~
~~~~~~~
"""


def tiles(rows: str) -> list[dict[str, object]]:
    """The tiles of a drawing: every second row is shifted by half a tile."""
    lines = rows.split()
    return [
        {"at": [column - (row // 2), row], "terrain": TERRAINS[letter]}
        for row, line in enumerate(lines)
        for column, letter in enumerate(line)
    ]


def main(path: str) -> None:
    """Save the map if it can be played."""
    scenario = rb.scenario_from(
        {
            "format": "rbdesigner-scenario",
            "version": 1,
            "title": "Island",
            "players": {"least": 1, "most": 2},
            "orientation": "pointy",
            "tiles": tiles(ROWS),
        }
    )
    for problem in rb.check(scenario):
        print(f"{problem.severity.word}: {problem.sentence}")
    game = rb.Game.new(scenario, players=1, seed=1)  # rb.IllegalMap if it had errors
    rb.save(scenario, path)
    print(f"{path}: {len(scenario.tiles)} tiles; a home can be chosen in {len(game.legal_actions())} regions")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python examples/make_map.py FILE")
    main(sys.argv[1])
