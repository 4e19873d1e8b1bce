"""Number the homes: clockwise around the middle of the map, from the top.

A script for the menu *Scripts*; in a shell: ``python examples/number_homes.py island.rbmap numbered.rbmap``.
"""

from __future__ import annotations

import math
import sys
from dataclasses import replace

import rbdesigner as rb
from rbdesigner.hexes import position


def number(scenario: rb.Scenario) -> int:
    """Give each home its player, and tell how many there are."""
    points = {place: position(place, scenario.orientation) for place in scenario.homes}
    middle = [sum(each) / len(points) for each in zip(*points.values(), strict=True)]

    def clockwise(place):
        x, y = points[place]
        return math.atan2(x - middle[0], middle[1] - y) % math.tau

    for player, place in enumerate(sorted(points, key=clockwise), 1):
        scenario.homes[place] = replace(scenario.homes[place], player=player)
    return len(points)


if (in_front := globals().get("scenario")) is not None:
    print(f"{number(in_front)} homes are numbered")
elif len(sys.argv) == 3:
    read = rb.load(sys.argv[1])
    print(f"{number(read)} homes are numbered")
    rb.save(read, sys.argv[2])
else:
    sys.exit("usage: python examples/number_homes.py MAP OUT")
