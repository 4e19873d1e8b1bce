"""The place of a picture under a map: moved, turned and scaled, and fitted to the grid by pins."""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from typing import NamedTuple

LEAST_WIDTH, MOST_WIDTH = 0.5, 2000.0
"""How wide a picture may be, in tile radii."""
FARTHEST = 5000.0
"""How far from the origin its middle may lie, in tile radii."""


class Pin(NamedTuple):
    """A point of a picture that belongs to a point of the map."""

    on_picture: complex
    on_map: complex


class PicturePlacement(NamedTuple):
    """The place of a picture on a map: its ``width`` in tile radii, its clockwise ``turn`` in degrees, its middle.

    Points of the picture are complex numbers seen from its middle, in widths of it, those of the map in tile radii; y
    looks down.
    """

    width: float = 12.0
    turn: float = 0.0
    x: float = 0.0
    y: float = 0.0

    @property
    def _factor(self) -> complex:
        return cmath.rect(self.width, math.radians(self.turn))

    def on_map(self, point: complex) -> complex:
        """Where a point of the picture lies."""
        return self._factor * point + complex(self.x, self.y)

    def on_picture(self, point: complex) -> complex:
        """Give the point of the picture that lies at a point of the map."""
        return (point - complex(self.x, self.y)) / self._factor

    def moved(self, by: complex) -> PicturePlacement:
        """The placement with the picture moved."""
        return self._replace(x=self.x + by.real, y=self.y + by.imag).bounded()

    def bounded(self) -> PicturePlacement:
        """The nearest placement within the bounds of what can be seen."""
        return PicturePlacement(
            min(max(self.width, LEAST_WIDTH), MOST_WIDTH),
            (self.turn + 180.0) % 360.0 - 180.0,
            min(max(self.x, -FARTHEST), FARTHEST),
            min(max(self.y, -FARTHEST), FARTHEST),
        )


def fitted_placement(placement: PicturePlacement, pins: Sequence[Pin]) -> PicturePlacement:
    """Place a picture so that pins meet their points of the map, as nearly as it can.

    One pin moves the picture, two turn and scale it too, and more are fitted by least squares.
    """
    if not pins:
        return placement
    source = sum(pin.on_picture for pin in pins) / len(pins)
    target = sum(pin.on_map for pin in pins) / len(pins)
    spread = sum(abs(pin.on_picture - source) ** 2 for pin in pins)
    if spread > 1e-9:
        joint = sum((pin.on_picture - source).conjugate() * (pin.on_map - target) for pin in pins)
        factor = joint / spread
        if abs(factor) > 1e-6:
            placement = placement._replace(width=abs(factor), turn=math.degrees(cmath.phase(factor)))
    off = target - placement.on_map(source)
    return placement.moved(off)
