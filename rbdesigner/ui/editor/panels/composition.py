"""The rivers of a tile while they are being put together edge by edge."""

from __future__ import annotations

from enum import Enum, auto

from rbdesigner.symmetry import Turn
from rbdesigner.tiles import MOST_EDGES_OF_A_RIVER, River, Rivers, ordered, river_fault, turned


class CompositionFault(Enum):
    """The reasons why an edge cannot join the river that is being composed."""

    FULL = auto()
    CROSSES = auto()


class Composition:
    """Rivers in the order in which they were begun; ``current`` is the one that grows, None if a new one begins."""

    def __init__(self, rivers: Rivers = ()) -> None:
        self._rivers: list[River] = list(rivers)
        self.current: int | None = len(rivers) - 1 if rivers else None

    @property
    def rivers(self) -> Rivers:
        """The rivers as a tile has them."""
        return ordered(self._rivers)

    def river_at(self, edge: int) -> int | None:
        """Find which river reaches the edge, counted from 0 in the order of their beginning."""
        return next((number for number, river in enumerate(self._rivers) if edge in river), None)

    @property
    def is_full(self) -> bool:
        """Whether the current river can take no further edge."""
        return self.current is not None and len(self._rivers[self.current]) == MOST_EDGES_OF_A_RIVER

    def refusal(self, edge: int) -> CompositionFault | None:
        """Say why the edge cannot join the current river; None if it can, or is taken off one."""
        if self.current is None or self.river_at(edge) is not None:
            return None
        if self.is_full:
            return CompositionFault.FULL
        grown = (*self._rivers[self.current], edge)
        others = [river for number, river in enumerate(self._rivers) if number != self.current]
        return CompositionFault.CROSSES if river_fault(ordered([*others, grown])) else None

    def toggle(self, edge: int) -> CompositionFault | None:
        """Take the edge off its river, which becomes current, or let it join the current one if it can."""
        number = self.river_at(edge)
        if number is not None:
            self._take_off(number, edge)
            return None
        refusal = self.refusal(edge)
        if refusal is None:
            if self.current is None:
                self._rivers.append(())
                self.current = len(self._rivers) - 1
            self._rivers[self.current] += (edge,)
        return refusal

    def _take_off(self, number: int, edge: int) -> None:
        left = tuple(other for other in self._rivers[number] if other != edge)
        if left:
            self._rivers[number] = left
            self.current = number
        else:
            del self._rivers[number]
            self.current = None

    def begin_river(self) -> None:
        """Let the next edge begin a new river."""
        self.current = None

    def turn(self, steps: int) -> None:
        """Turn everything clockwise by steps of 60 degrees."""
        self._rivers = [turned((river,), Turn(steps % 6))[0] for river in self._rivers]

    def clear(self) -> None:
        """Begin again without rivers."""
        self._rivers, self.current = [], None
