"""Where the letter of a terrain stands in prints without colour, so that no piece hides it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist

from rbdesigner.art.ground import corners
from rbdesigner.art.piece_drawing import piece_bounds
from rbdesigner.geometry import Point
from rbdesigner.hexes import Orientation
from rbdesigner.play.placement.piece_layout import PlacedPiece
from rbdesigner.scenario.pieces import Bridge

USUAL_CORNER = 4
"""The corner of the letter on a tile without pieces: no river leaves a tile there."""
FOREIGN_CORNER = 0
"""The corner of the letter on a foreign tile, above all chips."""
PLATE = 0.145
"""The radius of the plate that a letter stands on, in tile radii."""
_AT, _FOOT = 0.78, 0.75
"""How far from the middle of a tile letters are, and how far below it no letter is, where coordinates may stand."""
_CLEAR = 0.01
"""How far pieces keep from a plate."""
_SCALES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6)
"""The scales in which the pieces of a tile are tried."""


def letter_place(orientation: Orientation, corner: int) -> Point:
    """The middle of a letter in a corner of its tile."""
    x, y = corners(orientation)[corner]
    return x * _AT, y * _AT


def letter_corner(placed: Sequence[PlacedPiece], orientation: Orientation) -> int:
    """The corner of a tile in which its pieces leave room for the letter, the usual one if that will do."""
    places = {corner: letter_place(orientation, corner) for corner in range(6)}
    above = [corner for corner, (_, y) in places.items() if y < _FOOT]
    above.sort(key=lambda corner: dist(places[corner], places[USUAL_CORNER]))
    tried = (_scaled(placed, scale) for scale in _SCALES)
    return next((corner for pieces in tried for corner in above if _spares(pieces, places[corner])), USUAL_CORNER)


def clear_of_letter(placed: Sequence[PlacedPiece], orientation: Orientation, corner: int) -> list[PlacedPiece]:
    """The pieces of a tile as large as they spare its letter in this corner; bridges stay over their rivers.

    Smaller ones are closer to the middle.
    """
    tried = [_scaled(placed, scale) for scale in _SCALES]
    return next((pieces for pieces in tried if _spares(pieces, letter_place(orientation, corner))), tried[-1])


def _scaled(placed: Iterable[PlacedPiece], scale: float) -> list[PlacedPiece]:
    return [
        item
        if item.look.what is Bridge
        else item._replace(centre=(item.centre[0] * scale, item.centre[1] * scale), size=item.size * scale)
        for item in placed
    ]


def _spares(placed: Iterable[PlacedPiece], at: Point) -> bool:
    """Whether no picture of a piece comes near a plate with its middle here."""
    looks = ((item, item.look._replace(monochrome=True)) for item in placed)
    gaps = (piece_bounds(look).grown(item.size).moved(*item.centre).gap(at) for item, look in looks)
    return all(gap >= PLATE + _CLEAR for gap in gaps)
