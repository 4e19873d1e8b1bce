"""Signs keep off the pictures as they are shown, not as they would stand by themselves."""

from __future__ import annotations

from math import dist

import pytest

from rbdesigner.art.piece_drawing import piece_bounds
from rbdesigner.engine.core.topology import REGION
from rbdesigner.hexes import Hex, neighbours, position
from rbdesigner.play.placement.piece_layout import arranged, layout
from rbdesigner.play.placement.sign_room import NEEDED, sign_points
from rbdesigner.play.placement.spots import SpotArea
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building, Goods, Piece, Transporter
from tests.checks.maps import map_of

HERE = Hex(0, 0)
ALL: tuple[Piece, ...] = (
    Building(BuildingKind.SAWMILL),
    Transporter(TransporterKind.DONKEY, 1),
    Goods(Good.BOARDS),
    Goods(Good.STONE),
    Goods(Good.GEESE),
)


def showing(pieces: tuple[Piece, ...], beside: bool) -> Scenario:
    """A board with these pieces on the tile where the sign is to stand, or on all around it."""
    shown = map_of({(0, 0): "pasture", **{(place.q, place.r): "pasture" for place in neighbours(HERE)}})
    shown.pieces.update(dict.fromkeys(neighbours(HERE) if beside else [HERE], pieces))
    return shown


def room(shown: Scenario) -> float:
    """How far the sign is from the nearest middle of a picture, in that picture's sizes."""
    (at,) = sign_points(shown, [SpotArea(HERE, (), REGION, (0,))], piece_bounds)
    found = []
    for place, pieces in shown.pieces.items():
        x, y = position(place, shown.orientation)
        for placed in layout(shown.tiles[place], None, pieces, shown.orientation):
            found.append((dist(at, (x + placed.centre[0], y + placed.centre[1])) - NEEDED / 2) / placed.size)
    return min(found)


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("gone", range(len(ALL)))
def test_signs_keep_off_pictures_that_kept_their_places(beside: bool, gone: int) -> None:
    plain = ALL[:gone] + ALL[gone + 1 :]
    tile, orientation = showing(ALL, beside).tiles[HERE], showing(ALL, beside).orientation
    kept = arranged(tile, None, plain, orientation, arranged(tile, None, ALL, orientation))
    assert kept == plain
    assert layout(tile, None, kept, orientation) != layout(tile, None, plain, orientation)
    for pieces in (plain, kept, plain):
        assert room(showing(pieces, beside)) > 0.85
    points = [_points(each, beside) for each in (plain, kept)]
    fresh = [_computed_alone(each, beside) for each in (plain, kept)]
    assert points == fresh


def _computed_alone(pieces: tuple[Piece, ...], beside: bool) -> list[tuple[float, float]]:
    """Where the sign stands if nothing was asked before."""
    from rbdesigner.play.placement import sign_room as module

    module._filled.cache_clear()
    module._filled_near.cache_clear()
    return _points(pieces, beside)


def _points(pieces: tuple[Piece, ...], beside: bool) -> list[tuple[float, float]]:
    return list(sign_points(showing(pieces, beside), [SpotArea(HERE, (), REGION, (0,))], piece_bounds))
