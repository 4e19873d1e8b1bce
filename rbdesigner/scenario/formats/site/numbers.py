"""The numbers in the play site's maps, and how their tiles lie on our maps.

Their sides 0-5 run clockwise; side 0 leads to (+1, -1), which is north-east on a pointy and on a flat map alike. Corner
``i`` begins side ``i``. So on a pointy map their sides and corners have our numbers, on a flat one ours are one more.
Their axes are ours on a flat map; on a pointy one they are turned against ours by one step.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.hexes import EDGES, HALF_EDGES, Hex, Orientation
from rbdesigner.rules.tables import BuildingKind, Good, Subject, TransporterKind
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import River, Rivers, Terrain

GOODS = (
    Good.TRUNKS,
    Good.BOARDS,
    Good.PAPER,
    Good.GEESE,
    Good.CLAY,
    Good.STONE,
    Good.FUEL,
    Good.IRON,
    Good.GOLD,
    Good.COINS,
    Good.STOCK,
)
FIRST_TRANSPORTER = 30
TRANSPORTERS = (
    TransporterKind.DONKEY,
    TransporterKind.WAGON,
    TransporterKind.TRUCK,
    TransporterKind.RAFT,
    TransporterKind.ROWBOAT,
    TransporterKind.STEAMER,
)
FIRST_BUILDING = 50
BUILDINGS = (
    BuildingKind.WOODCUTTER,
    BuildingKind.SAWMILL,
    BuildingKind.PAPER_MILL,
    BuildingKind.CLAY_PIT,
    BuildingKind.STONE_FACTORY,
    BuildingKind.QUARRY,
    BuildingKind.OIL_RIG,
    BuildingKind.COAL_BURNER,
    BuildingKind.MINE,
    BuildingKind.MINT,
    BuildingKind.STOCK_EXCHANGE,
    BuildingKind.WAGON_FACTORY,
    BuildingKind.TRUCK_FACTORY,
    BuildingKind.RAFT_FACTORY,
    BuildingKind.ROWBOAT_FACTORY,
    BuildingKind.STEAMER_FACTORY,
)
SUBJECTS = (
    Subject.ROWING,
    Subject.TRUCKING,
    Subject.SHIPPING,
    Subject.DRILLING,
    Subject.SPECIALISATION,
    Subject.ENLARGEMENT,
    Subject.NEW_SHAFTS,
)
ON_RIVER, DOCKED = -1, -3
"""First numbers of a location in a river, and of a dock where no bank is named."""
LEFT, RIGHT = 1, 2
"""The banks of a dock, seen by somebody who stands in the middle of the tile and looks out over its side."""


class SiteTile(NamedTuple):
    """A tile of theirs at rotation 0: its rivers by sides, in the order of their numbers, and corner regions."""

    terrain: Terrain
    rivers: tuple[River, ...] = ()
    corners: tuple[int, ...] = (0, 0, 0, 0, 0, 0)


def _tiles() -> dict[int, SiteTile]:
    plain = (
        (Terrain.DESERT, 50, 54),
        (Terrain.PASTURE, 55, 63),
        (Terrain.ROCK, 64, 69),
        (Terrain.WOODS, 70, 74),
        (Terrain.MOUNTAIN, 75, 79),
        (Terrain.SEA, 80, 87),
    )
    sharp, wide, straight = ((4, 5),), ((3, 5),), ((2, 5),)
    corners: dict[Rivers, tuple[int, ...]] = {
        sharp: (0, 0, 0, 0, 0, 1),
        wide: (0, 0, 0, 0, 1, 1),
        straight: (0, 0, 0, 1, 1, 1),
    }
    channels = (
        (sharp, {0: Terrain.DESERT, 7: Terrain.PASTURE, 13: Terrain.ROCK, 16: Terrain.WOODS}),
        (wide, {1: Terrain.DESERT} | dict.fromkeys((4, 5, 6), Terrain.PASTURE) | {12: Terrain.ROCK, 15: Terrain.WOODS}),
        (
            straight,
            {2: Terrain.PASTURE, 3: Terrain.PASTURE, 11: Terrain.ROCK, 14: Terrain.WOODS, 20: Terrain.MOUNTAIN},
        ),
    )
    tiles = {number: SiteTile(terrain) for terrain, first, last in plain for number in range(first, last + 1)}
    for shape, terrains in channels:
        tiles |= {number: SiteTile(terrain, shape, corners[shape]) for number, terrain in terrains.items()}
    return tiles | {
        8: SiteTile(Terrain.PASTURE, ((1, 3, 5),), (0, 0, 1, 1, 2, 2)),
        9: SiteTile(Terrain.PASTURE, ((1, 4, 5),), (0, 0, 1, 1, 1, 2)),
        10: SiteTile(Terrain.PASTURE, ((2, 4, 5),), (0, 0, 0, 1, 1, 2)),
        17: SiteTile(Terrain.WOODS, ((1, 3), (4, 5)), (0, 0, 1, 1, 0, 2)),
        18: SiteTile(Terrain.WOODS, ((1, 5), (3, 4)), (0, 0, 1, 1, 2, 1)),
        19: SiteTile(Terrain.WOODS, ((1, 2), (4, 5)), (0, 0, 1, 0, 0, 2)),
        21: SiteTile(Terrain.MOUNTAIN, ((5,),)),
    }


TILES = _tiles()
FOREIGN_TILES: Mapping[ForeignTile, tuple[int, ...]] = {
    ForeignTile.POLDER: (90, 91, 92, 93, 94),
    ForeignTile.CITY: (22,),
    ForeignTile.VOID: (95, 96),
}
"""The pictures of hexes that have no tile of this game; voids join what lies apart."""
FOREIGN_NUMBERS = {number: tile for tile, pictures in FOREIGN_TILES.items() for number in pictures}


def first_side(orientation: Orientation) -> int:
    """The edge of ours that is their side 0; their corners are shifted alike."""
    return 1 if orientation is Orientation.FLAT else 0


_AXES = {Orientation.FLAT: Turn(0), Orientation.POINTY: Turn(5)}
"""The turn that takes their coordinates to ours."""


def to_place(q: int, r: int, orientation: Orientation) -> Hex:
    """The place of their coordinates."""
    return Hex(*_AXES[orientation].vector(q, r))


def from_place(at: Hex, orientation: Orientation) -> tuple[int, int]:
    """Their coordinates of a place."""
    return _AXES[orientation].inverse().vector(*at)


class Laid(NamedTuple):
    """The waters and regions of a tile of theirs as it lies on a map of ours.

    ``rivers`` are edges of ours in the order of their river numbers, ``regions`` are their region numbers for each of
    our half-edges.
    """

    rivers: tuple[River, ...]
    regions: tuple[int, ...]

    def has_river(self, edge: int) -> bool:
        """Whether a river reaches an edge of ours, or the moat of the city."""
        return any(edge in river for river in self.rivers)

    def half_edge(self, region: int) -> int | None:
        """The smallest half-edge of a region of theirs, None if the tile has none such."""
        return self.regions.index(region) if region in self.regions else None


_UNDIVIDED = Laid((), (0,) * len(HALF_EDGES))
_MOATED = Laid((tuple(EDGES),), (0,) * len(HALF_EDGES))
"""The city, whose moat reaches every side."""


@lru_cache(maxsize=4096)
def laid_tile(number: int, rotation: int, orientation: Orientation) -> Laid:
    """The tile of theirs, turned clockwise by so many steps."""
    if number in FOREIGN_NUMBERS:
        return _MOATED if FOREIGN_NUMBERS[number] is ForeignTile.CITY else _UNDIVIDED
    tile = TILES[number]
    turn = Turn((rotation + first_side(orientation)) % 6)
    rivers = tuple(tuple(sorted(turn.edge(side) for side in river)) for river in tile.rivers)
    regions = tuple(tile.corners[((half_edge + 1) // 2 - turn.steps) % 6] for half_edge in HALF_EDGES)
    return Laid(rivers, regions)
