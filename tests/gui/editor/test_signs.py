from __future__ import annotations

import math

import pytest

from rbdesigner.hexes import Orientation
from rbdesigner.play.placement.piece_layout import layout
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.scenario.pieces import Building, Goods, Home, Piece
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas.problem_layer import BAR_WIDTH, CORNERS, IN_CORNER, SIGN, free_corner


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize(
    "pieces",
    [
        (),
        (Goods(Good.BOARDS, 2),),
        (Goods(Good.BOARDS, 2), Building(BuildingKind.SAWMILL)),
        (Goods(Good.BOARDS, 2), Building(BuildingKind.SAWMILL), Goods(Good.GEESE)),
    ],
)
@pytest.mark.parametrize("rivers", [(), ((0, 3),), ((1, 2),)])
def test_a_sign_leaves_the_numbers_of_pieces_free(
    orientation: Orientation, pieces: tuple[Piece, ...], rivers: tuple[tuple[int, ...], ...]
) -> None:
    placed = layout(tile(Terrain.PASTURE, rivers), Home(0, 2), pieces, orientation)
    spot = free_corner(placed, orientation)
    for piece in placed:
        assert math.dist(spot, piece.centre) > SIGN + 0.5 * piece.size


def test_a_sign_in_a_corner_keeps_clear_of_the_marks_on_both_edges() -> None:
    to_edge = (1 - IN_CORNER) * math.sqrt(3) / 2
    assert to_edge > SIGN + BAR_WIDTH * SIGN / 2


def test_an_empty_tile_has_its_sign_at_the_top_right() -> None:
    x, y = free_corner([], Orientation.FLAT)
    assert x > 0 > y
    assert math.hypot(x, y) == pytest.approx(IN_CORNER)
    assert sorted(CORNERS) == [0, 1, 2, 3, 4, 5]
