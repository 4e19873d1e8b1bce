"""The goods that pictures on the board show: which of them are under the pointer."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rbdesigner.engine.core.codes import GOODS
from rbdesigner.engine.core.state import GameState
from rbdesigner.hexes import position
from rbdesigner.play.placement.piece_layout import CARGO_SIZE, PieceLook, Placed, cargo_points
from rbdesigner.play.placement.spots import Point
from rbdesigner.play.placement.transporter_pictures import pictures
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Goods, Transporter

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
    state: GameState, shown: Scenario, tile: int, placed: Placed, numbers: Sequence[int], players: Sequence[int]
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
