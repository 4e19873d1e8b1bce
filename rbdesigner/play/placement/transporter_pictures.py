"""Finds which transporters of the game the pictures on the board show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action, Step
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.position import pieces_on
from rbdesigner.engine.mechanics import legality
from rbdesigner.hexes import position
from rbdesigner.play.placement.piece_layout import PieceLook, Placed, arranged, layout
from rbdesigner.play.placement.spots import Point, point_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Transporter


class Placement(NamedTuple):
    """The picture of a transporter on the map: its middle and half its width in tile radii, and how it looks."""

    at: Point
    size: float
    look: PieceLook


def pictures(state: GameState, shown: Scenario, tile: int) -> Iterator[tuple[Placed, tuple[int, ...]]]:
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
