"""A check of one's own: deserts that touch one another.

It finds its problems in the list of the window if it lies in the folder ``checks`` of the scripts folder, and in a
shell: ``rbdesigner validate --check examples/touching_deserts.py island.rbmap``.
"""

from __future__ import annotations

import sys

import rbdesigner as rb
from rbdesigner.hexes import neighbours
from rbdesigner.tiles import Terrain


def check(scenario: rb.Scenario):
    """Yield severity (warning or advice), sentence and places of each problem."""
    deserts = {place for place, tile in scenario.tiles.items() if tile.terrain is Terrain.DESERT}
    for place in sorted(deserts):
        beside = deserts.intersection(neighbours(place))
        if any(place < other for other in beside):
            yield "advice", f"Deserts touch at ({place[0]}, {place[1]})", [place, *sorted(beside)]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python examples/touching_deserts.py MAP")
    for severity, sentence, _places in check(rb.load(sys.argv[1])):
        print(f"{severity}: {sentence}")
