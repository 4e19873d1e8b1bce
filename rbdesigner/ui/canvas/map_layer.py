"""Layers of the board item, painted one over the other, and kept in pictures until something changes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.map_item import Frame
from rbdesigner.ui.canvas.scene import BLEED, MapScene, tile_rect


class Budget:
    """The share of one repaint that goes into new pictures of tiles: ``least``, and on until ``seconds`` are over.

    No other one is begun that could not be ready in time if it took as long as the longest so far, nor are there ever
    more than ``most``.
    """

    def __init__(self, seconds: float = math.inf, least: int = 0, most: float = math.inf) -> None:
        self._end = perf_counter() + seconds
        self._least, self._most = least, most
        self._number = 0
        self._longest = 0.0

    @property
    def is_over(self) -> bool:
        """Whether no time is left."""
        return perf_counter() + self._longest > self._end

    @property
    def is_spent(self) -> bool:
        """Whether no other picture may be begun."""
        return self._number >= self._least and (self._number >= self._most or self.is_over)

    def note(self, seconds: float) -> None:
        """Take note of what a picture has taken."""
        self._number += 1
        self._longest = max(self._longest, seconds)


class MapLayer:
    """Something painted on the board; ``name`` is what it is called where it can be hidden."""

    reach: ClassVar[float] = BLEED
    """How far from a place something of it may be painted, in tile radii beyond the hexagon."""

    def __init__(self, scene: MapScene, name: str) -> None:
        self.map = scene
        self.name = name
        self.visible = True

    @property
    def scenario(self) -> Scenario:
        """The scenario that is shown."""
        return self.map.scenario

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing of it anywhere."""
        return False

    def read(self) -> None:
        """Look at the whole scenario: at first, and when the hexes point another way."""

    def edited(self, edit: Edit) -> Iterable[QRectF]:
        """Take note of an edit, and list the parts of the map, in tile radii, that look different now."""
        return ()

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Paint what there is at these places; False if something was stood in for, as the budget is spent."""
        raise NotImplementedError

    def paint_roughly(self, painter: QPainter, radius: float) -> None:
        """Paint a rough whole map about the painter's (0, 0), until it is painted."""

    def rects(self, places: Iterable[Hex]) -> list[QRectF]:
        """The rectangles that what is painted at these places may fill."""
        return [tile_rect(place, self.map.orientation, self.reach) for place in places]
