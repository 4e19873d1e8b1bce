"""The pieces of a map: homes, buildings, goods, transporters, roads, bridges and walls."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from rbdesigner.rules.tables import BuildingKind, Good, Mixture, TransporterKind
from rbdesigner.symmetry import Motion
from rbdesigner.tiles import Extra


class SpotKind(StrEnum):
    """The kinds of places within a tile where something can be."""

    REGION = "region"
    RIVER = "river"
    DOCK = "dock"


class Spot(NamedTuple):
    """A place within a tile.

    A region is named by any half-edge it touches (the smallest where we write it), a river by any of its edges (the
    smallest where we write it), a dock by the half-edge of the land tile that the boat lies against. A sea tile is the
    region 0.
    """

    kind: SpotKind = SpotKind.REGION
    number: int = 0

    def moved(self, motion: Motion) -> Spot:
        """The spot after a symmetry of the grid."""
        turn = motion.turn.edge if self.kind is SpotKind.RIVER else motion.turn.half_edge
        return Spot(self.kind, turn(self.number))


PieceKind = BuildingKind | Good | TransporterKind
"""The kinds of things that stand on a spot."""


class Feature(StrEnum):
    """The other things that are put on a map, of one kind only."""

    HOME = "home"
    ROAD = "road"
    BRIDGE = "bridge"
    WALL = "wall"


GROUND = Spot()


@dataclass(frozen=True, slots=True)
class Home:
    """A home marker: ``half_edge`` names its region, ``player`` (1, 2, ...) its owner, None if free to choose."""

    half_edge: int = 0
    player: int | None = None
    extra: Extra | None = field(default=None, hash=False)

    def moved(self, motion: Motion) -> Home:
        """The home after a symmetry of the grid."""
        return replace(self, half_edge=motion.turn.half_edge(self.half_edge))


@dataclass(frozen=True, slots=True)
class Building:
    """A building; ``mixture`` is what a mine's bag holds and None for all others."""

    kind: BuildingKind
    half_edge: int = 0
    mixture: Mixture | None = None
    extra: Extra | None = field(default=None, hash=False)

    def moved(self, motion: Motion) -> Building:
        """The building after a symmetry of the grid."""
        return replace(self, half_edge=motion.turn.half_edge(self.half_edge))


@dataclass(frozen=True, slots=True)
class Goods:
    """A number of one good that lies on the ground, or on an oil rig."""

    good: Good
    count: int = 1
    half_edge: int = 0
    extra: Extra | None = field(default=None, hash=False)

    def moved(self, motion: Motion) -> Goods:
        """The goods after a symmetry of the grid."""
        return replace(self, half_edge=motion.turn.half_edge(self.half_edge))


@dataclass(frozen=True, slots=True)
class Transporter:
    """A transporter of a player (1, 2, ...) with what it carries: goods by count, or one other transporter."""

    kind: TransporterKind
    player: int
    spot: Spot = GROUND
    cargo: tuple[tuple[Good, int], ...] = ()
    carries: TransporterKind | None = None
    extra: Extra | None = field(default=None, hash=False)

    def moved(self, motion: Motion) -> Transporter:
        """The transporter after a symmetry of the grid."""
        return replace(self, spot=self.spot.moved(motion))


@dataclass(frozen=True, slots=True)
class Bridge:
    """A bridge over the arm of a river that leaves the tile over ``edge``; it joins the regions on both sides."""

    edge: int
    extra: Extra | None = field(default=None, hash=False)

    def moved(self, motion: Motion) -> Bridge:
        """The bridge after a symmetry of the grid."""
        return replace(self, edge=motion.turn.edge(self.edge))


Piece = Building | Goods | Transporter | Bridge
"""A piece that stands on one tile."""


@dataclass(frozen=True, slots=True)
class Road:
    """A road; where it runs is its border."""

    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Wall:
    """A wall of so many ``tokens``, of a player (1, 2, ...) or neutral; its edge says where it stands."""

    player: int | None = None
    tokens: int = 1
    extra: Extra | None = field(default=None, hash=False)
