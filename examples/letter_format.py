"""A file format of one's own: a letter for each tile, a line for each row.

The window opens and exports such files if this lies in the folder ``formats`` of the scripts folder. In a shell:
``rbdesigner convert --format examples/letter_format.py island.rbmap island.letters``, and the other way round.
"""

from __future__ import annotations

import sys
from dataclasses import replace

import rbdesigner as rb
from rbdesigner.hexes import Hex, Orientation
from rbdesigner.tiles import Terrain, tile

TITLE = "letters"
SUFFIXES = (".letters",)
LETTERS = {"p": "pasture", "w": "woods", "r": "rock", "m": "mountain", "d": "desert", "~": "sea"}
NAMES = {name: letter for letter, name in LETTERS.items()}


def read(text: str) -> rb.Scenario:
    """The map in a text: every second row is shifted by half a tile."""
    scenario = rb.Scenario()
    scenario.properties = replace(scenario.properties, orientation=Orientation.POINTY)
    for row, line in enumerate(text.splitlines()):
        for column, letter in enumerate(line.rstrip()):
            if letter != ".":
                scenario.tiles[Hex(column - row // 2, row)] = tile(Terrain(LETTERS[letter]))
    return scenario


def write(scenario: rb.Scenario) -> str:
    """The text of a map, without its rivers."""
    top = min((place[1] for place in scenario.tiles), default=0)
    top -= top % 2  # or the shifted rows would change
    cells = {(q + r // 2, r - top): there for (q, r), there in scenario.tiles.items()}
    left, right = min((c for c, _ in cells), default=0), max((c for c, _ in cells), default=-1)
    rows = range(max((row for _, row in cells), default=-1) + 1)

    def letter(cell: tuple[int, int]) -> str:
        return NAMES[cells[cell].terrain.value] if cell in cells else "."

    return "".join("".join(letter((c, row)) for c in range(left, right + 1)) + "\n" for row in rows)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python examples/letter_format.py MAP")
    print(write(rb.load(sys.argv[1])), end="")
