"""Which transporters of the game the pictures on the board are."""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.art.pieces import Placed, layout
from rbdesigner.engine.position import pieces_on
from rbdesigner.engine.state import GameState
from rbdesigner.hexes import position
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Transporter
from rbdesigner.ui.play.board.spots import Point


def pictures(state: GameState, shown: Scenario, tile: int) -> Iterator[tuple[Placed, tuple[int, ...]]]:
    """The pictures on a tile, those in front last, each with the numbers of the transporters it shows, if any.

    ``shown`` is the scenario of the board, from which tiles and homes are taken. Transporters that look alike share a
    picture.
    """
    place, pieces = state.topology.places[tile], pieces_on(state, tile)
    standing = [piece for piece in pieces if isinstance(piece, Transporter)]
    numbers = list(zip(state.on_tile[tile], standing, strict=True))
    for placed in layout(shown.tiles[place], shown.homes.get(place), pieces, shown.orientation):
        yield placed, tuple(number for number, piece in numbers if piece in placed.pieces)


def ring_of(state: GameState, shown: Scenario, transporter: int) -> tuple[Point, float] | None:
    """Middle and half the width of a transporter's picture on the map, in tile radii; None if it is carried."""
    tile = state.tile_of(transporter)
    x, y = position(state.topology.places[tile], shown.orientation)
    for placed, numbers in pictures(state, shown, tile):
        if transporter in numbers:
            return (x + placed.centre[0], y + placed.centre[1]), placed.size
    return None


def circles(state: GameState, shown: Scenario, tile: int, owner: int) -> list[tuple[Point, float]]:
    """Middles on the map and half the widths of the pictures of a player's transporters on a tile, in tile radii."""
    if all(state.owners[number] != owner for number in state.on_tile[tile]):
        return []
    x, y = position(state.topology.places[tile], shown.orientation)
    return [
        ((x + placed.centre[0], y + placed.centre[1]), placed.size)
        for placed, numbers in pictures(state, shown, tile)
        if any(state.owners[number] == owner for number in numbers)
    ]
