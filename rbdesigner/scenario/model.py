"""The scenario: what a designer makes, as plain values that know nothing of files and windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import dataclass, field, replace
from enum import StrEnum

from rbdesigner.hexes import Border, Edge, Hex, Orientation, neighbours
from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.rules.tables import IRRIGATION_MARK, START_GOODS, START_TRANSPORTERS, Good, Subject, TransporterKind
from rbdesigner.scenario.custom_fields import Fields, FieldValue
from rbdesigner.scenario.foreign import STAND_INS, Foreign, ForeignTile
from rbdesigner.scenario.pieces import Home, Piece, Road, Wall
from rbdesigner.symmetry import MapSymmetry, Motion
from rbdesigner.tiles import SECOND_EDITION, Box, Extra, Tile, TileKind

Ground = Tile | ForeignTile | None
"""The tile that lies at a place: one of ours, one of others, or none."""
TileAt = Callable[[Hex], Tile | None]
"""Gives the tile at a place, on the map as it is or as it would be."""


class Status(StrEnum):
    """The state of the design."""

    DRAFT = "draft"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class Players:
    """The least and the most players of a scenario; 1 is the solo game."""

    least: int = 2
    most: int = 4
    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Record:
    """The best solo result known: points, their parts, who, when (ISO date), under which rules, and if by a machine."""

    score: int
    breakdown: str = ""
    holder: str = ""
    date: str = ""
    rules_edition: str = ""
    machine: bool = False
    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Findings:
    """The findings of the laboratory about a map.

    ``hash`` is that of the scenario which was played. ``par`` and ``level`` are those of its solo game. ``games`` of
    these ``players`` have shown whether homes are ``fair``, and within or by how many percentage ``points``.
    """

    hash: str
    par: int | None = None
    level: str = ""
    games: int = 0
    players: tuple[str, ...] = ()
    fair: bool | None = None
    points: int = 0
    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Start:
    """The start of each player on the home tile (S4, Z6)."""

    goods: tuple[tuple[Good, int], ...] = tuple(START_GOODS.items())
    transporters: tuple[tuple[TransporterKind, int], ...] = tuple(START_TRANSPORTERS.items())
    extra: Extra | None = field(default=None, hash=False)


STANDARD_START = Start()


@dataclass(frozen=True, slots=True)
class Research:
    """A subject researched from the start (Z6), by one player (1, 2, ...) or, with None, by all."""

    subject: Subject
    player: int | None = None
    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Inscription:
    """A text on the map; a private one is for the designer alone, neither printed nor shared."""

    text: str
    private: bool = False
    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Properties:
    """Everything about a scenario that lies on no place of the map.

    ``link`` is the address of a page about the scenario, ``difficulty`` 1 (easy) to 5, ``wonder_prefill`` the number of
    wonder spaces filled at the start and ``turns`` the length of the game, both None for what the rules say (Z3, Z6).
    ``symmetry`` is what the map is painted with and meant to have. ``fields`` are those that the designer has added.
    ``site`` holds what a file of the play site said besides, as it said it. ``symmetry_extra`` and ``pieces_extra``
    hold the unknown members of those objects of the file.
    """

    title: str = ""
    code: str = ""
    designers: tuple[str, ...] = ()
    description: str = ""
    special_rules: str = ""
    link: str = ""
    status: Status = Status.DRAFT
    players: Players = Players()
    difficulty: int | None = None
    record: Record | None = None
    findings: Findings | None = None
    box: Box = SECOND_EDITION
    orientation: Orientation = Orientation.FLAT
    symmetry: MapSymmetry = MapSymmetry()
    start: Start = STANDARD_START
    options: Options = OFFICIAL
    research: tuple[Research, ...] = ()
    wonder_prefill: int | None = None
    turns: int | None = None
    fields: Fields = ()
    site: Extra | None = field(default=None, hash=False)
    symmetry_extra: Extra | None = field(default=None, hash=False)
    pieces_extra: Extra | None = field(default=None, hash=False)
    extra: Extra | None = field(default=None, hash=False)


@dataclass(slots=True)
class Scenario:
    """A map with all that is on it, and the properties.

    ``pieces`` holds for a place the pieces there (never an empty tuple), ``roads`` and ``walls`` what lies between
    two places. ``labels`` and ``notes`` are texts at places, ``districts`` the name of the district that a place
    belongs to. ``foreign`` is what maps of others hold and no rule here knows. ``fields`` are those that the designer
    has added to tiles; those of the scenario are among the properties. Change it through
    :class:`rbdesigner.scenario.edit.Edit` where undo or a live check matters.

    Places are ``(q, r)`` in axial coordinates. All values are frozen: replace them, do not change them.

    >>> import rbdesigner as rb
    >>> scenario = rb.load("scenarios/millbrook.rbmap")
    >>> str(scenario.tiles[0, 0].terrain), scenario.properties.players.most
    ('pasture', 1)
    """

    properties: Properties = Properties()
    tiles: dict[Hex, Tile] = field(default_factory=dict)
    homes: dict[Hex, Home] = field(default_factory=dict)
    pieces: dict[Hex, tuple[Piece, ...]] = field(default_factory=dict)
    roads: dict[Border, Road] = field(default_factory=dict)
    walls: dict[Edge, Wall] = field(default_factory=dict)
    labels: dict[Hex, Inscription] = field(default_factory=dict)
    notes: dict[Hex, Inscription] = field(default_factory=dict)
    districts: dict[Hex, Inscription] = field(default_factory=dict)
    foreign: dict[Hex, Foreign] = field(default_factory=dict)
    fields: dict[Hex, Fields] = field(default_factory=dict)

    def copy(self) -> Scenario:
        """An independent copy; the values in it are shared, as they never change."""
        return Scenario(
            self.properties,
            dict(self.tiles),
            dict(self.homes),
            dict(self.pieces),
            dict(self.roads),
            dict(self.walls),
            dict(self.labels),
            dict(self.notes),
            dict(self.districts),
            dict(self.foreign),
            dict(self.fields),
        )

    @property
    def orientation(self) -> Orientation:
        """The way the hexes point."""
        return self.properties.orientation

    @property
    def is_irrigated(self) -> bool:
        """Whether the wonder's prefill makes all deserts pasture (V5, W12)."""
        return (self.properties.wonder_prefill or 0) >= IRRIGATION_MARK

    def land(self) -> Iterator[Hex]:
        """The places of the land tiles."""
        return (place for place, tile in self.tiles.items() if not tile.is_sea)

    def foreign_tiles(self) -> dict[Hex, Foreign]:
        """The tiles of others, by the places where none of ours lies."""
        return {at: there for at, there in self.foreign.items() if there.tile is not None and at not in self.tiles}

    @property
    def laid(self) -> Set[Hex]:
        """The places where a tile of ours lies or, by a map of others, one of theirs or a void."""
        return {**self.tiles, **self.foreign_tiles()}.keys() if self.foreign else self.tiles.keys()

    def ground(self, place: Hex) -> Ground:
        """The tile that lies at a place: one of ours, a polder or the city."""
        tile, there = self.tiles.get(place), self.foreign.get(place)
        if tile is not None or there is None or there.tile is ForeignTile.VOID:
            return tile
        return there.tile

    def is_expansion(self, place: Hex) -> bool:
        """Whether a polder or the city lies there."""
        return isinstance(self.ground(place), ForeignTile)

    def stand_ins(self) -> dict[Hex, Tile]:
        """Tiles of ours that rivers meet as they meet the polders and the city, by the places of those."""
        return {at: STAND_INS[tile] for at, there in self.foreign_tiles().items() if (tile := there.tile) in STAND_INS}

    @property
    def tile_at(self) -> TileAt:
        """Tells which tile a river meets at a place; polders and the city have their stand-ins."""
        return self._met_at if self.foreign else self.tiles.get

    def _met_at(self, place: Hex) -> Tile | None:
        tile, there = self.tiles.get(place), self.foreign.get(place)
        return STAND_INS.get(there.tile) if tile is None and there is not None and there.tile is not None else tile

    def is_shore(self, place: Hex) -> bool:
        """Whether the tile is land with a river or next to the sea (W10)."""
        tile = self.tiles.get(place)
        if tile is None or tile.is_sea:
            return False
        return bool(tile.rivers) or any(
            beside is not None and beside.is_sea for beside in map(self.tiles.get, neighbours(place))
        )

    def field_values(self, place: Hex | tuple[int, int] | None = None) -> dict[str, FieldValue]:
        """The values of the fields at a place by their names; without a place those of the scenario."""
        fields = self.properties.fields if place is None else self.fields.get(Hex(*place), ())
        return {each.name: each.value for each in fields}

    def tile_counts(self) -> Mapping[TileKind, int]:
        """How many tiles of each kind lie on the map."""
        of_tile = Counter(self.tiles.values())
        counts: Counter[TileKind] = Counter()
        for tile, number in of_tile.items():
            counts[tile.kind] += number
        return counts

    def moved(self, motion: Motion) -> Scenario:
        """The whole map after a symmetry of the grid."""
        return replace(
            self,
            properties=replace(self.properties, symmetry=self.properties.symmetry.moved(motion)),
            tiles={motion.hex(at): tile.turned(motion.turn) for at, tile in self.tiles.items()},
            homes={motion.hex(at): home.moved(motion) for at, home in self.homes.items()},
            pieces={motion.hex(at): tuple(p.moved(motion) for p in pieces) for at, pieces in self.pieces.items()},
            roads={motion.border_key(border): road for border, road in self.roads.items()},
            walls={motion.edge_key(edge): wall for edge, wall in self.walls.items()},
            labels={motion.hex(at): text for at, text in self.labels.items()},
            notes={motion.hex(at): text for at, text in self.notes.items()},
            districts={motion.hex(at): text for at, text in self.districts.items()},
            foreign={motion.hex(at): foreign.moved(motion) for at, foreign in self.foreign.items()},
            fields={motion.hex(at): fields for at, fields in self.fields.items()},
        )
