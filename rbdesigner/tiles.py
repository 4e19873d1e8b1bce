"""Terrains, rivers, tiles, their shapes, and the boxes that maps are built from.

A river of a tile is the ascending tuple of the edges it reaches: one (a source), two or three (a junction). Rivers are
kept as they lie on the map; :func:`shape_of` finds the shape and the rotation that a loose tile would need.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.hexes import EDGES, Hex
from rbdesigner.symmetry import Turn
from rbdesigner.tile_tables import CROSSING, REACHED


class Terrain(StrEnum):
    """The six terrains (W1)."""

    PASTURE = "pasture"
    WOODS = "woods"
    ROCK = "rock"
    MOUNTAIN = "mountain"
    DESERT = "desert"
    SEA = "sea"


LANDS = tuple(terrain for terrain in Terrain if terrain is not Terrain.SEA)
"""The terrains of land."""

River = tuple[int, ...]
Rivers = tuple[River, ...]
Extra = Mapping[str, object]
"""Members of a file that this version does not know, kept to be written back."""

MOST_EDGES_OF_A_RIVER = 3


def ordered(rivers: Iterable[Iterable[int]]) -> Rivers:
    """Write a set of rivers in the one way there is: edges ascending, rivers by their smallest edge."""
    return tuple(sorted(tuple(sorted(river)) for river in rivers))


def cross(first: River, second: River) -> bool:
    """Whether the lines of two rivers of a tile, on different edges, cross."""
    return (first, second) in CROSSING or (second, first) in CROSSING


class RiverFault(NamedTuple):
    """The reason why rivers cannot lie on one tile.

    The code names the ``length`` of one, no such ``edge``, an edge ``twice``, or two that ``cross``.
    """

    code: str
    values: tuple[int, ...] | tuple[River, ...]


@lru_cache(maxsize=4096)
def river_fault(rivers: Rivers) -> RiverFault | None:
    """Why these rivers cannot lie on one tile, or None if they can (W11)."""
    used: set[int] = set()
    for river in rivers:
        if not 1 <= len(river) <= MOST_EDGES_OF_A_RIVER:
            return RiverFault("length", (MOST_EDGES_OF_A_RIVER, len(river)))
        for edge in river:
            if edge not in EDGES:
                return RiverFault("edge", (edge,))
            if edge in used:
                return RiverFault("twice", (edge,))
            used.add(edge)
    for index, first in enumerate(rivers):
        for second in rivers[index + 1 :]:
            if cross(first, second):
                return RiverFault("cross", (first, second))
    return None


@lru_cache(maxsize=4096)
def edge_mask(rivers: Rivers) -> int:
    """The edges that any of the rivers reaches, edge ``e`` as bit ``1 << e``.

    A river that nobody can draw counts with the edges it names.
    """
    mask = 0
    for river in rivers:
        mask |= REACHED[river] if river in REACHED else sum(1 << edge for edge in set(river))
    return mask


@lru_cache(maxsize=65536)
def turned(rivers: Rivers, turn: Turn) -> Rivers:
    """The rivers after a symmetry of the hexagon."""
    return ordered((turn.edge(edge) for edge in river) for river in rivers)


@lru_cache(maxsize=4096)
def shape_of(rivers: Rivers) -> tuple[Rivers, int]:
    """Give the shape of a tile with these rivers, and the clockwise steps that turn the shape into them.

    A shape is written as the smallest of its six rotations: ``((0, 3),)`` is the straight river. Shapes that only a
    mirror would make equal differ, as the cardboard does.
    """
    return min((turned(rivers, Turn(-steps % 6)), steps) for steps in EDGES)


class TileKind(NamedTuple):
    """The kind of a tile in the box: a terrain and a shape (see :func:`shape_of`)."""

    terrain: Terrain
    shape: Rivers = ()

    def __str__(self) -> str:
        """Its name in English."""
        return kind_name(self)


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies on the map.

    ``mask`` holds the edges with a river, edge ``e`` as bit ``1 << e``.
    """

    terrain: Terrain
    rivers: Rivers = ()
    extra: Extra | None = field(default=None, hash=False)
    mask: int = field(init=False, compare=False, repr=False, default=0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "mask", edge_mask(self.rivers))

    @property
    def is_sea(self) -> bool:
        """Whether this is a sea tile; all others are land, deserts included (S6)."""
        return self.terrain is Terrain.SEA

    @property
    def kind(self) -> TileKind:
        """The kind of tile in the box that this is."""
        return TileKind(self.terrain, shape_of(self.rivers)[0])

    def has_river(self, edge: int) -> bool:
        """Whether a river reaches the edge."""
        return bool(self.mask >> edge & 1)

    def turned(self, turn: Turn) -> Tile:
        """The tile after a symmetry of the hexagon."""
        if not (turn.steps or turn.mirrored):
            return self
        return Tile(self.terrain, turned(self.rivers, turn), self.extra)


@lru_cache(maxsize=4096)
def tile(terrain: Terrain, rivers: Rivers = ()) -> Tile:
    """The one shared tile of a terrain with these rivers as they lie on the map."""
    return Tile(terrain, rivers)


class ShapeName(NamedTuple):
    """A shape that the field has a word for."""

    key: str
    rivers: Rivers


SHAPE_NAMES: tuple[ShapeName, ...] = (
    ShapeName("plain", ()),
    ShapeName("source", ((0,),)),
    ShapeName("straight", ((0, 3),)),
    ShapeName("wide bend", ((0, 2),)),
    ShapeName("sharp bend", ((0, 1),)),
    ShapeName("junction", ((0, 2, 4),)),
    ShapeName("right-hand junction", ((0, 1, 3),)),
    ShapeName("left-hand junction", ((0, 1, 4),)),
    ShapeName("narrow junction", ((0, 1, 2),)),
    ShapeName("wide and sharp bend", ((0, 1), (2, 4))),
    ShapeName("straight and left sharp bend", ((0, 1), (2, 5))),
    ShapeName("sharp and wide bend", ((0, 1), (3, 5))),
    ShapeName("two sharp bends apart", ((0, 1), (3, 4))),
    ShapeName("two sharp bends side by side", ((0, 1), (2, 3))),
    ShapeName("two wide bends", ((0, 2), (3, 5))),
    ShapeName("three sharp bends", ((0, 1), (2, 3), (4, 5))),
    ShapeName("two sharp bends beside a straight", ((0, 1), (2, 5), (3, 4))),
    ShapeName("two sources", ((0,), (3,))),
)
"""The shapes with a name; the palette shows them in this order."""

_NAME_OF_SHAPE = {shape_of(name.rivers)[0]: name.key for name in SHAPE_NAMES}


def shape_name(rivers: Rivers) -> str:
    """The word for a shape, or for one without a word its rivers: ``rivers 0-1, 2``."""
    shape = shape_of(rivers)[0]
    named = _NAME_OF_SHAPE.get(shape)
    return named or "rivers " + ", ".join("-".join(map(str, river)) for river in shape)


def kind_name(kind: TileKind) -> str:
    """The words for a tile of the box: ``woods, sharp bend``."""
    return f"{kind.terrain}, {shape_name(kind.shape)}" if kind.shape else str(kind.terrain)


@dataclass(frozen=True)
class Box:
    """The tiles there are to build a map of: so many of each kind, or any number if ``counts`` is None.

    ``extra`` holds the unknown members of an own box in a file, ``count_extras`` those of the entry of a kind.
    """

    key: str
    title: str
    counts: Mapping[TileKind, int] | None = None
    extra: Extra | None = None
    count_extras: Mapping[TileKind, Extra] | None = None

    def holds(self, kind: TileKind) -> int | None:
        """How many tiles of the kind are in the box; None if there is no limit."""
        return None if self.counts is None else self.counts.get(kind, 0)

    def kinds(self, terrain: Terrain) -> list[TileKind]:
        """List the kinds of tiles of a terrain in the box; without a limit, those that were ever printed."""
        kinds = (*(SECOND_EDITION.counts or ()), *sorted(NEWER_KINDS)) if self.counts is None else self.counts
        return [kind for kind in kinds if kind.terrain is terrain and self.holds(kind) != 0]


def _second_edition() -> dict[TileKind, int]:
    """Count the 144 tiles of the second edition as the publisher does, in the list of questions and answers."""
    plain, straight, wide, sharp = (), ((0, 3),), ((0, 2),), ((0, 1),)
    table: dict[Terrain, dict[Rivers, int]] = {
        Terrain.PASTURE: {plain: 22, straight: 6, wide: 3, sharp: 3, ((0, 2, 4),): 1},
        Terrain.WOODS: {plain: 15, straight: 3, wide: 3, sharp: 1},
        Terrain.ROCK: {plain: 10, straight: 1, wide: 1, sharp: 1},
        Terrain.MOUNTAIN: {plain: 18, ((0,),): 3},
        Terrain.DESERT: {plain: 21, wide: 1, sharp: 1},
        Terrain.SEA: {plain: 30},
    }
    return {TileKind(terrain, shape): n for terrain, row in table.items() for shape, n in row.items()}


SECOND_EDITION = Box("second-edition", "The 144 tiles of the second edition", _second_edition())
TWO_BOXES = Box("two-boxes", "Two boxes", {kind: 2 * n for kind, n in _second_edition().items()})
UNLIMITED = Box("unlimited", "Unlimited", None)
BOXES: dict[str, Box] = {box.key: box for box in (SECOND_EDITION, TWO_BOXES, UNLIMITED)}
OWN_BOX = "own"
"""The key of a box that its user has counted out."""


def boxes_of(box: Box) -> int | None:
    """How many boxes of the game there are, whose other pieces count as well; None without a limit."""
    return None if box.counts is None else 2 if box.key == TWO_BOXES.key else 1


NEWER_KINDS: frozenset[TileKind] = frozenset(
    {
        TileKind(Terrain.MOUNTAIN, ((0, 3),)),
        TileKind(Terrain.PASTURE, shape_of(((0, 1, 3),))[0]),
        TileKind(Terrain.PASTURE, shape_of(((0, 2, 3),))[0]),
        TileKind(Terrain.WOODS, shape_of(((1, 3), (4, 5)))[0]),
        TileKind(Terrain.WOODS, shape_of(((1, 5), (3, 4)))[0]),
        TileKind(Terrain.WOODS, shape_of(((1, 2), (4, 5)))[0]),
    }
)
"""Kinds that newer printings add as single tiles."""


def is_printed(kind: TileKind) -> bool:
    """Whether any known box or printing holds the kind (W13)."""
    return kind in (SECOND_EDITION.counts or {}) or kind in NEWER_KINDS


def terrain_in_play(terrain: Terrain, is_irrigated: bool) -> Terrain:
    """Give the terrain in play: a desert that is irrigated counts as the pasture that it has become (W12)."""
    return Terrain.PASTURE if is_irrigated and terrain is Terrain.DESERT else terrain


def tiles_in_play(tiles: Mapping[Hex, Tile], is_irrigated: bool) -> dict[Hex, Tile]:
    """The deserts of a map as they are in play."""
    terrain = terrain_in_play(Terrain.DESERT, is_irrigated)
    return {place: tile(terrain, here.rivers) for place, here in tiles.items() if here.terrain is Terrain.DESERT}
