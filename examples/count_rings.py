"""Count the terrain around each home, ring by ring.

A script for the menu *Scripts*, which changes nothing; in a shell: ``python examples/count_rings.py island.rbmap``.
"""

from __future__ import annotations

import sys
from collections import Counter

import rbdesigner as rb
from rbdesigner.hexes import ring

RINGS = 3


def table(scenario: rb.Scenario) -> list[str]:
    """A line for each ring of each home."""
    lines = []
    for q, r in sorted(scenario.homes):
        lines.append(f"home at {q},{r}")
        for radius in range(1, RINGS + 1):
            tiles = [scenario.tiles[place] for place in ring((q, r), radius) if place in scenario.tiles]
            counts = Counter(tile.terrain.value for tile in tiles)
            lines.append(f"  {radius}: " + ", ".join(f"{number} {name}" for name, number in counts.most_common()))
    return lines or ["there are no homes"]


if (in_front := globals().get("scenario")) is not None:
    print("\n".join(table(in_front)))
elif len(sys.argv) == 2:
    print("\n".join(table(rb.load(sys.argv[1]))))
else:
    sys.exit("usage: python examples/count_rings.py MAP")
