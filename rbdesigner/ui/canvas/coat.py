"""Coats: what is painted on the board, one over the other, and kept in pictures until something changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import ClassVar

from PySide6.QtCore import QRectF

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.layer import Frame
from rbdesigner.ui.canvas.scene import BLEED, MapScene, tile_rect


class Budget:
    """The seconds of one repaint that may go into new pictures.

    It is spent as soon as another one could not be ready in time if it took as long as the longest so far.
    """

    def __init__(self, seconds: float) -> None:
        self._end = perf_counter() + seconds
        self._longest = 0.0

    @property
    def is_spent(self) -> bool:
        """Whether no other picture may be begun."""
        return perf_counter() + self._longest > self._end

    def note(self, seconds: float) -> None:
        """Take note of what a picture has taken."""
        self._longest = max(self._longest, seconds)


class Coat:
    """Something painted on the board. ``name`` is what it is called where it can be hidden."""

    reach: ClassVar[float] = BLEED
    """How far from a place something of it may be painted, in tile radii beyond the hexagon."""

    def __init__(self, scene: MapScene, name: str) -> None:
        self.map = scene
        self.name = name
        self.visible = True

    @property
    def scenario(self) -> Scenario:
        """What is being shown."""
        return self.map.scenario

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing of it anywhere."""
        return False

    def read(self) -> None:
        """Look at the whole scenario: at first, and when the hexes point another way."""

    def edited(self, edit: Edit) -> Iterable[QRectF]:
        """Take note of an edit; the parts of the map, in tile radii, that look different now."""
        return ()

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Paint what there is at these places; False if something was stood in for, as the budget is spent."""
        raise NotImplementedError

    def rects(self, places: Iterable[Hex]) -> list[QRectF]:
        """The rectangles that what is painted at these places may fill."""
        return [tile_rect(place, self.map.orientation, self.reach) for place in places]
