"""The contents of one tile, as things that can be clicked; the tile view shows them, and acts on them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from rbdesigner.engine.core.codes import GEESE, MINE, NGOODS, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import geese
from rbdesigner.rules.tables import Mixture

Stack = tuple[int, int]
"""Goods of a kind of a holder: the holder and the good."""


class ItemKind(Enum):
    """The kinds of things on a tile."""

    HOME = auto()
    BUILDING = auto()
    TRANSPORTER = auto()
    CARGO = auto()
    PASSENGER = auto()
    FOLLOWERS = auto()
    GOODS = auto()
    GROUND = auto()


@dataclass(frozen=True, slots=True)
class TileItem:
    """One thing at a spot, or a stack of goods alike.

    ``code`` is the building, good or kind of transporter, ``number`` the transporter that it is, ``carrier`` the
    transporter that carries it or that it follows, ``player`` whose home or transporter it is, ``mixture`` what is in a
    mine.
    """

    what: ItemKind
    spot: int
    code: int = NONE
    count: int = 1
    number: int = NONE
    carrier: int = NONE
    player: int = NONE
    mixture: Mixture | None = None

    @property
    def holder(self) -> int:
        """The holder of the goods, or of goods that are put there."""
        if self.what is ItemKind.TRANSPORTER or self.what is ItemKind.PASSENGER:
            return ~self.number
        return ~self.carrier if self.carrier != NONE else self.spot

    @property
    def key(self) -> tuple[ItemKind, int, int, int]:
        """The key by which the thing is found again when its count has changed."""
        return self.what, self.holder, self.code, self.number


@dataclass(frozen=True, slots=True)
class Cell:
    """Something with what it holds, which is shown beside it."""

    item: TileItem
    parts: tuple[TileItem, ...] = ()


@dataclass(frozen=True, slots=True)
class SpotCells:
    """All there is at one spot."""

    spot: int
    cells: tuple[Cell, ...]


def spots_on(state: GameState, tile: int, kept: Collection[Stack] = ()) -> list[SpotCells]:
    """List the used spots of a tile, the ground first, even when it is empty.

    An undivided tile with nothing on it has none. Stacks that are kept are there with a count of 0 when they are used
    up.
    """
    standing = [state.spots[transporter] for transporter in state.on_tile[tile]]
    found = []
    for spot in dict.fromkeys([*state.grounds_of(tile), *sorted(standing)]):
        cells = [*_fixed(state, tile, spot), *_transporters(state, tile, spot, kept), *_goods(state, spot, kept)]
        found.append(SpotCells(spot, tuple(cells or [Cell(TileItem(ItemKind.GROUND, spot))])))
    is_bare = len(found) == 1 and found[0].cells[0].item.what is ItemKind.GROUND
    return [] if is_bare else found


def _fixed(state: GameState, tile: int, spot: int) -> Iterator[Cell]:
    for player, home in enumerate(state.homes):
        if home == spot:
            yield Cell(TileItem(ItemKind.HOME, spot, player=player))
    if state.buildings[tile] != NONE and state.building_spots[tile] == spot:
        building = state.buildings[tile]
        bag = Mixture(state.bag_gold[tile], state.bag_iron[tile]) if building == MINE else None
        yield Cell(TileItem(ItemKind.BUILDING, spot, building, mixture=bag))


def _transporters(state: GameState, tile: int, spot: int, kept: Collection[Stack]) -> Iterator[Cell]:
    for number in state.on_tile[tile]:
        if state.spots[number] == spot:
            item = TileItem(ItemKind.TRANSPORTER, spot, state.kinds[number], number=number, player=state.owners[number])
            yield Cell(item, tuple(_parts(state, number, kept)))


def _parts(state: GameState, number: int, kept: Collection[Stack]) -> Iterator[TileItem]:
    """The cargo of a transporter, and what follows it."""
    spot, passenger = state.spots[number], state.carried[number]
    if passenger != NONE:
        kind, owner = state.kinds[passenger], state.owners[passenger]
        yield TileItem(ItemKind.PASSENGER, spot, kind, number=passenger, carrier=number, player=owner)
    for good in range(NGOODS):
        count = state.amount(~number, good)
        if count or (~number, good) in kept:
            yield TileItem(ItemKind.CARGO, spot, good, count, carrier=number)
    following = geese.following(state, number)
    if following:
        yield TileItem(ItemKind.FOLLOWERS, spot, GEESE, following, carrier=number)


def _goods(state: GameState, spot: int, kept: Collection[Stack]) -> Iterator[Cell]:
    for good in range(NGOODS):
        count = state.amount(spot, good)
        if count or (spot, good) in kept:
            yield Cell(TileItem(ItemKind.GOODS, spot, good, count))
