"""Mirror the map, left to right.

A script for the menu *Scripts*: ``scenario`` is the map in front, and what it is at the end becomes the map. In a shell
it works on files: ``python examples/mirror_map.py island.rbmap mirrored.rbmap``.
"""

from __future__ import annotations

import sys

import rbdesigner as rb
from rbdesigner.hexes import Hex
from rbdesigner.symmetry import Motion, Turn

MIRROR = Turn(0, mirrored=True)


def mirrored(scenario: rb.Scenario) -> rb.Scenario:
    """The map as a mirror shows it, in about the same place."""
    columns = [place[0] for place in scenario.tiles] or [0]
    shift = min(columns) + max(columns)
    return scenario.moved(Motion(MIRROR, Hex(shift, -(shift // 2))))


if (in_front := globals().get("scenario")) is not None:
    scenario = mirrored(in_front)
elif len(sys.argv) == 3:
    rb.save(mirrored(rb.load(sys.argv[1])), sys.argv[2])
else:
    sys.exit("usage: python examples/mirror_map.py MAP OUT")
