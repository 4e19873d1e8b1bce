"""A moment of a game as the counter sees it: what lies and stands where, in dictionaries, compared by value."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import NamedTuple

from tests.engine.perft.board import Board, Border, Edge, Hex, Spot, banks_of, land_at
from tests.engine.perft.tables import BOATS, HOLDS, POINTS

NOBODY = 0
Token = tuple[str, int]
"""A good, and the transporter that has moved it in this phase (M11)."""
Holder = Spot | int
"""Where goods are: on the ground of a spot, or held by the transporter with a number."""


class Unit(NamedTuple):
    """A transporter; ``carries`` and ``carrier`` are numbers of others or 0."""

    kind: str
    owner: int
    spot: Spot
    carries: int = NOBODY
    carrier: int = NOBODY

    @property
    def floats(self) -> bool:
        return self.kind in BOATS

    @property
    def alone(self) -> bool:
        return not self.carries and not self.carrier


@dataclass
class Position:
    board: Board
    players: int
    turns: int = 33
    steady_mines: bool = False
    bridges_in_deserts: bool = False

    turn: int = 2
    phase: str = "movement"
    stage: str = "play"
    temple: tuple[int, ...] = ()
    chart: tuple[int, ...] = ()
    active: int = 0
    waived: frozenset[int] = frozenset()
    to_pray: tuple[int, ...] = ()
    leavers: tuple[int, ...] = ()
    to_choose: tuple[int, ...] = ()

    units: dict[int, Unit] = field(default_factory=dict)
    units_ever: int = 0
    goods: dict[Holder, tuple[Token, ...]] = field(default_factory=dict)
    buildings: dict[Hex, tuple[str, Spot]] = field(default_factory=dict)
    bags: dict[Hex, tuple[int, int]] = field(default_factory=dict)
    roads: frozenset[Border] = frozenset()
    bridges: frozenset[tuple[Hex, int]] = frozenset()
    walls: dict[Edge, tuple[int, int]] = field(default_factory=dict)
    homes: dict[int, Spot] = field(default_factory=dict)
    known: frozenset[tuple[int, str]] = frozenset()

    bricks: int = 0
    neutral: int = 0
    bought: int = 0
    irrigated: bool = False
    over: bool = False

    runs: dict[Hex, int] = field(default_factory=dict)
    births: frozenset[Hex] = frozenset()
    drawn: dict[Hex, str] = field(default_factory=dict)
    upgrading: str = ""
    excess: bool = False

    points: dict[int, int] = field(default_factory=dict)
    trains: dict[int, tuple[int, ...]] = field(default_factory=dict)
    boarded: frozenset[int] = frozenset()

    def copy(self) -> Position:
        new = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict):
                setattr(new, name, dict(value))
        return new

    def key(self) -> tuple[object, ...]:
        """The value of the position, to be looked up by."""
        values = (getattr(self, part.name) for part in fields(self) if part.name != "board")
        return tuple(frozenset(value.items()) if isinstance(value, dict) else value for value in values)

    # Land and water

    def bridged(self, at: Hex) -> frozenset[int]:
        return frozenset(edge for where, edge in self.bridges if where == at)

    def area(self, at: Hex, half_edge: int) -> Spot:
        """The land at a half-edge with all that bridges join to it."""
        return Spot("land", at, land_at(self.board.tiles[at].rivers, self.bridged(at), half_edge))

    def areas(self, at: Hex) -> list[Spot]:
        return sorted({self.area(at, half_edge) for half_edge in range(12)})

    def half_edges(self, area: Spot) -> list[int]:
        return [half_edge for half_edge in range(12) if self.area(area.at, half_edge) == area]

    def banks(self, river: Spot) -> set[Spot]:
        names = banks_of(self.board.tiles[river.at].rivers, self.bridged(river.at), river.number)
        return {Spot("land", river.at, name) for name in names}

    def shore_of(self, spot: Spot) -> set[Spot]:
        """The land that one is at: one region, both banks of a river, none at sea (K1, B3, B5)."""
        if spot.kind == "river":
            return self.banks(spot)
        if spot.kind == "dock":
            return {self.area(spot.at, spot.number)}
        return {spot} if spot.kind == "land" else set()

    def is_pasture(self, at: Hex) -> bool:
        terrain = self.board.tiles[at].terrain
        return terrain == "pasture" or (terrain == "desert" and self.irrigated)

    def is_desert(self, at: Hex) -> bool:
        return self.board.tiles[at].terrain == "desert" and not self.irrigated

    def has_rig(self, at: Hex) -> bool:
        return at in self.buildings and self.buildings[at][0] == "oil-rig"

    def shut(self, here: Hex, there: Hex, player: int) -> bool:
        """Whether a wall of another player stands between two tiles (M9)."""
        owner, tokens = self.walls.get(frozenset({here, there}), (NOBODY, 0))
        return tokens > 0 and owner not in (NOBODY, player)

    # Goods and transporters

    @property
    def player(self) -> int:
        return self.chart[self.active]

    def own(self) -> dict[int, Unit]:
        """The acting player's transporters that are not carried, by number."""
        return {n: u for n, u in sorted(self.units.items()) if u.owner == self.player and not u.carrier}

    def unit_name(self, number: int) -> str:
        return f"{self.units[number].kind}{number}"

    def holder_name(self, holder: Holder) -> str:
        return self.board.name(holder) if isinstance(holder, Spot) else self.unit_name(holder)

    def pile(self, holder: Holder) -> tuple[Token, ...]:
        return self.goods.get(holder, ())

    def count(self, holder: Holder, good: str) -> int:
        return sum(token[0] == good for token in self.pile(holder))

    def put(self, holder: Holder, good: str, mover: int = NOBODY) -> None:
        self.goods[holder] = tuple(sorted((*self.pile(holder), (good, mover))))

    def take(self, holder: Holder, good: str, mover: int = NOBODY) -> None:
        left = list(self.pile(holder))
        left.remove((good, mover))
        self.goods[holder] = tuple(left)
        if not left:
            del self.goods[holder]

    def room(self, number: int) -> int:
        unit = self.units[number]
        return HOLDS[unit.kind] - len(self.pile(number)) if unit.alone else 0

    def points_left(self, number: int) -> int:
        return self.points.get(number, POINTS[self.units[number].kind])

    def has_moved(self, number: int) -> bool:
        return number in self.points

    def add_unit(self, kind: str, owner: int, spot: Spot) -> int:
        self.units_ever += 1
        self.units[self.units_ever] = Unit(kind, owner, spot)
        return self.units_ever

    def on_tile(self, at: Hex) -> list[int]:
        return [number for number, unit in self.units.items() if unit.spot.at == at]

    def goods_on_tile(self, at: Hex) -> list[Token]:
        """What lies on the ground of a tile, in all its regions."""
        return [t for holder, pile in self.goods.items() if isinstance(holder, Spot) and holder.at == at for t in pile]


Doing = Callable[[Position], None]
Move = tuple[str, Doing]
"""A line of the notation without its player, and what it does to a position."""


def doing(function: Callable[..., None], *values: object) -> Doing:
    """The function with all but its position, to be done later."""
    return lambda position: function(position, *values)
