"""The preview of a tool before anything is done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from rbdesigner.geometry import Point
from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario


@dataclass(frozen=True, slots=True)
class Ghost:
    """A preview of a change.

    It has what would come (``fragment``) and go (``removed``), the places it is about (``outlined``), and those from
    which it is being moved (``lifted``). ``faults`` tells for places why a rule forbids it there, ``warning`` what else
    had better be known beforehand; ``status`` says in words what a click would do; ``band`` is a rectangle and ``loop``
    a closed line being drawn, ``way`` a line from point to point, in tile radii.
    """

    fragment: Scenario = field(default_factory=Scenario)
    faults: Mapping[Hex, str] = field(default_factory=dict)
    removed: frozenset[Hex] = frozenset()
    outlined: frozenset[Hex] = frozenset()
    lifted: frozenset[Hex] = frozenset()
    band: QRectF | None = None
    loop: tuple[Point, ...] = ()
    way: tuple[Point, ...] = ()
    status: str = ""
    warning: str = ""

    @property
    def reason(self) -> str:
        """The first of the reasons against it, empty if there is none."""
        return next(iter(self.faults.values()), "")

    @property
    def drawn(self) -> QPolygonF:
        """The corners of the rectangle or of the loop that is being drawn."""
        if self.band is not None:
            return QPolygonF(self.band)
        return QPolygonF([QPointF(*point) for point in self.loop])

    def places(self) -> set[Hex]:
        """Every place where something of it is seen."""
        seen = {*self.fragment.tiles, *self.fragment.homes, *self.fragment.pieces}
        seen |= {*self.faults, *self.removed, *self.outlined, *self.lifted}
        seen |= {border.at for border in self.fragment.roads}
        return seen | {edge.at for edge in self.fragment.walls}


NOTHING = Ghost()
