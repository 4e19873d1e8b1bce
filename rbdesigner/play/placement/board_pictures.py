"""The goods and transporters that pictures on the board show."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action, Step
from rbdesigner.engine.core.codes import GOODS, NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.position import pieces_on
from rbdesigner.engine.mechanics import legality
from rbdesigner.hexes import position
from rbdesigner.play.placement.piece_layout import CARGO_SIZE, PieceLook, PlacedPiece, arranged, cargo_points, layout
from rbdesigner.play.placement.spots import Point, point_of
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Goods, Transporter


class Placement(NamedTuple):
    """The picture of a transporter on the map: its middle and half its width in tile radii, and how it looks."""

    at: Point
    size: float
    look: PieceLook


def pictures(state: GameState, shown: Scenario, tile: int) -> Iterator[tuple[PlacedPiece, tuple[int, ...]]]:
    """Yield the pictures on a tile, with the transporters they show, those in front last.

    ``shown`` is the scenario of the board, from which tiles and homes are taken. Transporters that look alike share a
    picture.
    """
    place, pieces = state.topology.places[tile], pieces_on(state, tile)
    standing = [piece for piece in pieces if isinstance(piece, Transporter)]
    numbers = list(zip(state.on_tile[tile], standing, strict=True))
    ground, home, seen = shown.tiles[place], shown.homes.get(place), shown.pieces.get(place, ())
    if not tuple.__eq__(seen, pieces):  # as it would be
        seen = arranged(ground, home, pieces, shown.orientation, seen)
    for placed in layout(ground, home, seen, shown.orientation):
        yield placed, tuple(number for number, piece in numbers if piece in placed.pieces)


def stand_of(state: GameState, shown: Scenario, transporter: int) -> Placement | None:
    """The picture of a transporter on the map; None if it is carried, or NONE."""
    if transporter == NONE:
        return None
    tile = state.tile_of(transporter)
    x, y = position(state.topology.places[tile], shown.orientation)
    for placed, numbers in pictures(state, shown, tile):
        if transporter in numbers:
            return Placement((x + placed.centre[0], y + placed.centre[1]), placed.size, placed.look)
    return None


def transporter_to_move(state: GameState, alike: Sequence[int], players: Sequence[int]) -> int:
    """Choose which of these players' transporters in a picture goes: the first that can, else the first, or NONE."""
    own = [one for one in alike if state.owners[one] in players]
    able = able_to_act(state, players) if len(own) > 1 else set()
    return min(own, key=lambda one: one not in able, default=NONE)


def able_to_act(state: GameState, players: Sequence[int]) -> set[int]:
    """Find the transporters with which these players can do something in this phase, in movement those that can go."""
    kind = Step if state.phase is Phase.MOVEMENT else Action
    legal = [action for player in players for action in legality.legal_actions(state, player)]
    return {getattr(action, "transporter", NONE) for action in legal if isinstance(action, kind)}


def transporters_in_turn(state: GameState, players: Sequence[int], chosen: int, tile: int) -> list[int]:
    """List the acting player's transporters after the chosen one.

    Those that can act, on this tile and then on the following ones, come before those that cannot.
    """
    own = [one for player in players[:1] for one in state.owned(player)]
    able = able_to_act(state, players)

    def order(one: int) -> tuple[bool, bool, int, int]:
        on_tiles = (state.tile_of(one) - max(tile, 0)) % len(state.topology.places)
        return one != chosen, one not in able, on_tiles, one

    return sorted(own, key=order)


def route_points(state: GameState, shown: Scenario, transporter: int, steps: Sequence[Action]) -> list[Point]:
    """Draw a way from the transporter's picture through the spots to where its picture stands in the end.

    What it does at a spot, such as loading, adds nothing to the line.
    """
    topology, there, points = state.topology, state.copy(), []
    for step in steps:
        legality.apply(there, step)
        if isinstance(step, Step):
            points.append(point_of(topology, shown, there.spots[transporter]))
    ends = [stand.at for each in (state, there) if (stand := stand_of(each, shown, transporter)) is not None]
    return [ends[0], *points[:-1], ends[-1]]


NEAR_PIXELS = 6.0
"""So near to the middle of a picture that is smaller than that, in logical pixels, it may be meant."""


@dataclass(frozen=True, slots=True)
class GoodsPicture:
    """Goods of a kind with one holder, as one picture on the board: its middle and half its width in tile radii.

    Both are nothing if it was another picture.
    """

    good: int
    holder: int
    count: int
    at: Point = (0.0, 0.0)
    size: float = 0.0


class ShownGoods(NamedTuple):
    """A picture on the board with the goods that it shows: its middle on the map, half its width in tile radii."""

    at: Point
    size: float
    goods: tuple[GoodsPicture, ...]


def goods_at(
    state: GameState, shown: Scenario, tile: int, point: Point, scale: float, players: Sequence[int]
) -> list[GoodsPicture]:
    """Find the goods whose picture is under a point; several where pictures are too small to be told apart.

    They lie on the ground, or transporters of these players hold them. ``scale`` is a tile radius in logical pixels.
    """
    return goods_under(goods_shown(state, shown, tile, players), point, scale)


def goods_shown(state: GameState, shown: Scenario, tile: int, players: Sequence[int]) -> list[ShownGoods]:
    """All pictures on a tile with the goods they show, those in front first."""
    return [
        ShownGoods(
            _on_map(state, shown, tile, placed.centre),
            placed.size,
            tuple(_shown_by(state, shown, tile, placed, numbers, players)),
        )
        for placed, numbers in reversed(list(pictures(state, shown, tile)))
    ]


def goods_under(seen: Iterable[ShownGoods], point: Point, scale: float) -> list[GoodsPicture]:
    """The goods under a point, of those that a tile shows: see :func:`goods_at`."""
    near = NEAR_PIXELS / scale
    found = list[tuple[float, GoodsPicture]]()
    for picture in seen:
        for one in picture.goods:
            if math.dist(point, one.at) <= max(one.size, near):
                found.append((math.dist(point, one.at), one))
        if found and found[0][1].size >= near:
            return [found[0][1]]
        if math.dist(point, picture.at) <= picture.size and not found:
            return []
    return [one for _, one in sorted(found, key=lambda each: each[0])]


def _on_map(state: GameState, shown: Scenario, tile: int, centre: Point) -> Point:
    x, y = position(state.topology.places[tile], shown.orientation)
    return x + centre[0], y + centre[1]


def _shown_by(
    state: GameState, shown: Scenario, tile: int, placed: PlacedPiece, numbers: Sequence[int], players: Sequence[int]
) -> Iterator[GoodsPicture]:
    """Yield the goods that a picture shows: itself, or the small ones of what a transporter holds."""
    piece = placed.pieces[0]
    if isinstance(piece, Goods):
        region = state.topology.region_at[tile][piece.half_edge]
        at = _on_map(state, shown, tile, placed.centre)
        yield GoodsPicture(GOODS.index(piece.good), state.root[region], piece.count, at, placed.size)
    elif isinstance(piece, Transporter) and numbers and state.owners[numbers[0]] in players:
        for (good, count), (dx, dy) in zip(piece.cargo, cargo_points(placed.look), strict=False):
            centre = placed.centre[0] + placed.size * dx, placed.centre[1] + placed.size * dy
            at = _on_map(state, shown, tile, centre)
            yield GoodsPicture(GOODS.index(good), ~numbers[0], count, at, placed.size * CARGO_SIZE)


def look_of_good(good: int, count: int) -> PieceLook:
    """How goods look, with their number."""
    kind: Good = GOODS[good]
    return PieceLook(kind, number=count)
