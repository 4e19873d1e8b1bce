"""The facts about a map and its homes, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from rbdesigner.hexes import Border, Hex
from rbdesigner.symmetry import MapSymmetry, Motion
from rbdesigner.tiles import LANDS, Terrain


class Goal(StrEnum):
    """The goals that ways lead to: sea and river are reached on their shores, ``home`` is another home."""

    WOODS = "woods"
    ROCK = "rock"
    PASTURE = "pasture"
    MOUNTAIN = "mountain"
    DESERT = "desert"
    SEA = "sea"
    RIVER = "river"
    HOME = "home"


NEEDS = (Goal.WOODS, Goal.ROCK, Goal.PASTURE, Goal.MOUNTAIN)
"""The terrains that an economy lives on."""
GOAL_TERRAINS = {goal: terrain for goal in Goal for terrain in LANDS if goal == terrain.value}
"""The terrains that are goals; the sea is one only by its shores."""
RADII = (2, 3, 4)
"""The steps within which land is counted."""
SOON = (1, 2)
"""The turns within which land is counted by terrain."""


class HomeName(NamedTuple):
    """The name of a home: its player, or the side of the map where it lies.

    Sides are 0 north, 1 north-east, ... 7, None in the middle; its place is added where another home has the same name.
    """

    at: Hex
    player: int | None = None
    side: int | None = None
    with_place: bool = False


class Distance(NamedTuple):
    """The distance of something in turns of a donkey and in steps; ``places`` are all tiles that are as far."""

    turns: int
    steps: int
    places: tuple[Hex, ...] = ()


class LandWithin(NamedTuple):
    """The land within so many steps: all tiles, the contested ones, and those where something can be built.

    A tile is contested if another home is there as soon, or sooner.
    """

    steps: int
    tiles: tuple[Hex, ...]
    contested: tuple[Hex, ...]
    room: tuple[Hex, ...]


class LandSoon(NamedTuple):
    """The land that a donkey reaches within so many turns from the spot where its home stands, by terrain.

    ``tiles`` counts it, the tile of the home among it. ``shares`` tells how much of all land that this home reaches
    before the others it is, where others are not there as soon.
    """

    turns: int
    tiles: Mapping[Terrain, int]
    shares: Mapping[Terrain, float]


class Contact(NamedTuple):
    """The turns from a home to another one, by its number; None is never, or so late that it does not matter.

    ``on_foot`` is how long a donkey takes. ``by_water`` is how long goods take that go on a donkey to a shore, on a
    raft that waits there, and on a donkey from where that lands; it is the same as ``on_foot`` where no raft helps.
    """

    home: int
    on_foot: int | None
    by_water: int | None


class ShortenedWay(NamedTuple):
    """A way that becomes shorter, in turns: to the nearest (1) or second nearest (2) of a goal; None is no way."""

    goal: Goal
    rank: int
    before: int | None
    after: int


class Shortcut(NamedTuple):
    """The roads or the bridge that would pay for a home.

    ``roads`` are borders to build a road across, all of them; ``bridge`` is a tile and the edge over which the river
    that is crossed leaves it. ``saved`` is the sum of the turns saved.
    """

    roads: tuple[Border, ...]
    bridge: tuple[Hex, int] | None
    saved: int
    savings: tuple[ShortenedWay, ...]


@dataclass(frozen=True, slots=True)
class HomeFacts:
    """The facts about a home.

    ``ways`` has for each goal the nearest and the second nearest, as far as they can be reached on foot; ``land`` the
    land within 2, 3 and 4 steps; ``firsts`` the tiles of each terrain that a donkey of this home reaches before those
    of all others; ``shortcuts`` where roads and bridges would pay, the best first.

    ``terrain`` is that of its own tile, ``soon`` the land within 1 and 2 turns, ``contacts`` the ways to all other
    homes. ``leads`` tells for each terrain how many turns sooner than any other home this one comes to its nearest
    tile: 0 if another is as soon, less if it is sooner. Ways from ``FAR`` turns on count as so many.
    """

    name: HomeName
    ways: Mapping[Goal, tuple[Distance, ...]]
    land: tuple[LandWithin, ...]
    firsts: Mapping[Terrain, tuple[Hex, ...]]
    shortcuts: tuple[Shortcut, ...]
    terrain: Terrain
    soon: tuple[LandSoon, ...]
    contacts: tuple[Contact, ...]
    leads: Mapping[Terrain, int] = field(default_factory=dict)

    @property
    def at(self) -> Hex:
        """Where the home is."""
        return self.name.at

    @property
    def first_reached(self) -> int:
        """How many tiles it reaches before all others."""
        return sum(map(len, self.firsts.values()))


class TileReach(NamedTuple):
    """The homes that reach a land tile first.

    ``turns`` is how long it takes; several ``homes`` are there together. ``margin`` is how many turns after them the
    next home is there, None if none comes.
    """

    turns: int
    homes: tuple[int, ...]
    margin: int | None


class BrokenSymmetry(NamedTuple):
    """A motion that maps the map nearly to itself.

    ``symmetry`` is the group that it makes, ``places`` are those unlike most of their images.
    """

    motion: Motion
    symmetry: MapSymmetry
    places: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class MapFacts:
    """Everything that can be said of a map and its homes without playing.

    >>> import rbdesigner as rb
    >>> facts = rb.analyse(rb.load("scenarios/gold-isle.rbmap"))
    >>> [home.first_reached for home in facts.homes]
    [11, 11, 11]
    """

    homes: tuple[HomeFacts, ...]
    """The homes on land, in the order of their places."""
    reach: Mapping[Hex, TileReach]
    """The home that is first on each land tile that is reached."""
    symmetry: MapSymmetry
    """The group of motions that map tiles, rivers and homes to themselves."""
    motions: tuple[Motion, ...]
    """These motions, without the one that moves nothing."""
    nearly: BrokenSymmetry | None
    """The best symmetry that is broken in places."""
