"""Rivers grow from spring to mouth: the size of each, at every border that it crosses, by the length of all behind."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import NamedTuple

from rbdesigner.hexes import EDGES, Hex, neighbour, neighbours, opposite
from rbdesigner.tiles import River, Tile, river_fault

Sizes = tuple[int, ...]
"""The sizes of the rivers at the six edges of a tile."""
_LENGTHS = (2, 3, 4, 5, 7, 10, 14)
"""The stretches behind from which on a river has the next size."""
USUAL = 4
"""The size of a river that nobody knows more of; edges without one have it too."""
USUAL_SIZES: Sizes = (USUAL,) * len(EDGES)
_UNKNOWN = 5
"""How many stretches are taken to lie beyond an empty place, which gives a river on its own the usual size."""

_Border = tuple[Hex, int]
"""An edge as one of the tiles beside it has it."""
_Stretch = tuple[Hex, River]


class _Extent(NamedTuple):
    """All of a river that lies on one side of a border."""

    length: int = 0
    mouths: int = 0
    springs: int = 0
    open_ends: int = 0

    def joined(self, other: _Extent) -> _Extent:
        """Both together."""
        return _Extent(
            self.length + other.length,
            self.mouths + other.mouths,
            self.springs + other.springs,
            self.open_ends + other.open_ends,
        )

    def without(self, part: _Extent) -> _Extent:
        """All but a part."""
        return _Extent(
            self.length - part.length,
            self.mouths - part.mouths,
            self.springs - part.springs,
            self.open_ends - part.open_ends,
        )

    @property
    def downstream(self) -> tuple[bool, bool, bool]:
        """Whether water flows that way rather than the other, the weightiest reason first."""
        return self.mouths > 0, self.springs == 0, self.open_ends > 0


_EMPTY_PLACE, _SEA, _LAND = _Extent(_UNKNOWN, open_ends=1), _Extent(mouths=1), _Extent()
"""What lies beyond the ends of a river."""


class RiverGrowth:
    """The sizes of all rivers of a board, each found when it is first asked for.

    If they are ``rough``, only every other size is used: on small tiles nobody sees more, and fewer have to be painted.
    """

    def __init__(self, tiles: Mapping[Hex, Tile], *, rough: bool = False) -> None:
        self._tiles = tiles
        self._rough = rough
        self._found: dict[_Border, dict[_Border, int]] = {}

    def at(self, place: Hex, edge: int) -> int:
        """The size of a river where it crosses an edge of a tile: the same for the tiles on both sides."""
        border = place, edge
        if border not in self._found:
            tiles = self._tiles
            stretch = _stretch(tiles, place, edge) or _stretch(tiles, neighbour(place, edge), opposite(edge))
            sizes = {border: USUAL} if stretch is None else _sizes(tiles, stretch)
            if self._rough:
                sizes = {at: size - size % 2 for at, size in sizes.items()}
            self._found.update(dict.fromkeys(sizes, sizes))
        return self._found[border][border]

    def edited(self, changed: Iterable[Hex]) -> set[Hex]:
        """Forget the rivers on these places and around them; the places of all their courses are given."""
        lost: set[Hex] = set()
        for place in {near for at in changed for near in (at, *neighbours(at))}:
            for edge in EDGES:
                for border in self._found.get((place, edge), ()):
                    del self._found[border]
                    lost.add(border[0])
        return lost


def _stretch(tiles: Mapping[Hex, Tile], place: Hex, edge: int) -> _Stretch | None:
    """The river of a tile that crosses an edge; none flows on over the sea, or where rivers cross."""
    tile = tiles.get(place)
    if tile is None or not tile.has_river(edge) or tile.is_sea or river_fault(tile.rivers) is not None:
        return None
    return place, next(river for river in tile.rivers if edge in river)


def _sizes(tiles: Mapping[Hex, Tile], start: _Stretch) -> dict[_Border, int]:
    """The sizes of a whole river at all borders that it crosses, as both tiles have them."""
    sizes = {}
    for (place, edge), length in _lengths_behind(*_course(tiles, start)).items():
        size = bisect_right(_LENGTHS, length)
        sizes[place, edge] = sizes[neighbour(place, edge), opposite(edge)] = size
    return sizes


def _course(
    tiles: Mapping[Hex, Tile], start: _Stretch
) -> tuple[dict[_Stretch, dict[int, _Stretch]], dict[_Border, _Extent]]:
    """The stretches of a river, each with those it joins by edge, and what lies beyond its ends."""
    joined: dict[_Stretch, dict[int, _Stretch]] = {start: {}}
    ends: dict[_Border, _Extent] = {}
    waiting = [start]
    while waiting:
        place, river = stretch = waiting.pop()
        for edge in river:
            beyond = neighbour(place, edge)
            other = _stretch(tiles, beyond, opposite(edge))
            if other is None:
                ends[place, edge] = _beyond(tiles.get(beyond))
                continue
            joined[stretch][edge] = other
            if other not in joined:
                joined[other] = {}
                waiting.append(other)
    return joined, ends


def _beyond(tile: Tile | None) -> _Extent:
    if tile is None:
        return _EMPTY_PLACE
    return _SEA if tile.is_sea else _LAND


def _lengths_behind(
    joined: Mapping[_Stretch, Mapping[int, _Stretch]], ends: Mapping[_Border, _Extent]
) -> dict[_Border, int]:
    """The stretches behind each border of a river, as one of its tiles has it.

    The ends are taken off one by one: a border has on one side what was taken off there, on the other all else.
    """
    behind: dict[_Border, int] = {}
    gathered, left = {}, {}
    for (place, river), others in joined.items():
        beyond = [ends[place, edge] for edge in river if edge not in others]
        gathered[place, river] = reduce(_Extent.joined, beyond, _Extent(1, springs=int(len(river) == 1)))
        left[place, river] = dict(others)
    whole = reduce(_Extent.joined, gathered.values())
    for border, extent in ends.items():
        behind[border] = _length_behind(extent, whole.without(extent))
    waiting = [stretch for stretch, others in left.items() if len(others) == 1]
    while waiting:
        stretch = waiting.pop()
        for edge, other in left.pop(stretch).items():
            part = gathered[stretch]
            behind[stretch[0], edge] = _length_behind(part, whole.without(part))
            gathered[other] = gathered[other].joined(part)
            del left[other][opposite(edge)]
            if len(left[other]) == 1:
                waiting.append(other)
    rings = {stretch: others for stretch, others in left.items() if others}
    behind.update(dict.fromkeys(_borders(rings), _length_of_rings(rings, behind)))
    return behind


def _length_behind(one: _Extent, other: _Extent) -> int:
    """The length of the side that water comes from; if neither is, a river is widest at the sea, thinnest on land."""
    if one.downstream != other.downstream:
        return min(one, other, key=lambda side: side.downstream).length
    return (max if one.mouths else min)(one.length, other.length)


def _length_of_rings(rings: Mapping[_Stretch, Mapping[int, _Stretch]], behind: Mapping[_Border, int]) -> int:
    """The length that counts all around a ring: that behind the largest river beside it, or its own."""
    beside = (
        length
        for place, river in rings
        for edge in river
        for border in ((place, edge), (neighbour(place, edge), opposite(edge)))
        if (length := behind.get(border)) is not None
    )
    return max(len(rings), *beside, 0)


def _borders(joined: Mapping[_Stretch, Mapping[int, _Stretch]]) -> Iterator[_Border]:
    for (place, _), others in joined.items():
        for edge in others:
            yield place, edge
