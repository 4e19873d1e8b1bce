"""Carries homes and pieces from place to place: what is taken up is put down, no more, no less.

With symmetry every image of the thing goes the image of the way, where there is such a thing and ground for it. What
stands in the way of a home or building changes places with it, as a tile bears only one (S2, K3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rbdesigner.geometry import region_of
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.editing import has_river, joined_by
from rbdesigner.scenario.images import Motions
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Spot, SpotKind, Transporter
from rbdesigner.tiles import Tile

Standing = Home | Piece
"""A thing on a tile that can be moved."""


class Relocation(NamedTuple):
    """One thing on its way, as it is taken up at ``start`` and as it is put down at ``end``."""

    start: Hex
    taken: Standing
    end: Hex
    put: Standing


def stack_of(scenario: Scenario, place: Hex, thing: Standing) -> int:
    """How many things like this one stand together at a place."""
    if isinstance(thing, Home):
        return 1
    tile = scenario.tiles.get(place)
    alike = [piece for piece in scenario.pieces.get(place, ()) if looks_of(piece, tile) == looks_of(thing, tile)]
    return sum(piece.count if isinstance(piece, Goods) else 1 for piece in alike)


def carry(
    scenario: Scenario,
    motions: Motions,
    start: Hex,
    thing: Standing,
    end: Hex,
    there: Standing,
    *,
    whole: bool = False,
) -> list[Relocation]:
    """List the things that move with one put down at ``end``, where it stands as ``there`` says; or none.

    The thing itself comes first, then its images. ``whole`` takes the whole stack, else one of it. ``motions`` are
    those of a symmetry group, the identity first.
    """
    move = Relocation(start, thing, end, there)
    moves = (
        _of_homes(scenario, motions, move) if isinstance(thing, Home) else _of_pieces(scenario, motions, move, whole)
    )
    if isinstance(thing, Home | Building):
        moves = _with_room(scenario, moves)
    return moves if moves and (moves[0].start, moves[0].end) == (start, end) else []


def _of_homes(scenario: Scenario, motions: Motions, move: Relocation) -> list[Relocation]:
    moves: list[Relocation] = []
    for motion in motions:
        origin, target = motion.hex(move.start), motion.hex(move.end)
        home, tile = scenario.homes.get(origin), scenario.tiles.get(target)
        is_new = all(other.start != origin and other.end != target for other in moves)
        if home is not None and tile is not None and not tile.is_sea and is_new:
            put = replace(home, half_edge=_half_edge(move.put.moved(motion)))
            moves.append(Relocation(origin, home, target, put))
    return moves


def _with_room(scenario: Scenario, moves: list[Relocation]) -> list[Relocation]:
    """Keep the ways on which nothing is lost: what stands at the end finds room where the way begins."""
    while True:
        starts, ends = {move.start for move in moves}, {move.end for move in moves}
        kept = [
            move
            for move in moves
            if move.end in starts or move.start not in ends or not _is_taken(scenario, move.end, move.taken)
        ]
        if len(kept) == len(moves):
            return kept
        moves = kept


def _is_taken(scenario: Scenario, place: Hex, thing: Standing) -> bool:
    if isinstance(thing, Home):
        return place in scenario.homes
    return any(isinstance(piece, Building) for piece in scenario.pieces.get(place, ()))


def _of_pieces(scenario: Scenario, motions: Motions, move: Relocation, whole: bool) -> list[Relocation]:
    moves: list[Relocation] = []
    left = {motion.hex(move.start): list(scenario.pieces.get(motion.hex(move.start), ())) for motion in motions}
    seen = set()
    for motion in motions:
        origin, target = motion.hex(move.start), motion.hex(move.end)
        taken, put = move.taken, move.put
        assert not isinstance(taken, Home) and not isinstance(put, Home)
        taken, put = taken.moved(motion), put.moved(motion)
        looks = looks_of(taken, scenario.tiles.get(origin)), looks_of(put, scenario.tiles.get(target))
        if (origin, target, looks) in seen or not _bears(scenario, target, move, put):
            continue
        if isinstance(put, Building | Bridge) and any(other.end == target for other in moves):
            continue
        seen.add((origin, target, looks))
        found = _take(left[origin], taken, scenario.tiles.get(origin), whole, exactly=not moves)
        moves += (Relocation(origin, piece, target, _standing_as(piece, put)) for piece in found)
        if not moves:
            break
    return moves


def take_up(scenario: Scenario, motions: Motions, place: Hex, piece: Piece) -> Edit:
    """Take a piece up, with its images; of several goods of a kind only one."""
    left: dict[Hex, list[Piece]] = {}
    seen = set()
    for motion in motions:
        origin, wanted = motion.hex(place), piece.moved(motion)
        tile = scenario.tiles.get(origin)
        there = left.setdefault(origin, list(scenario.pieces.get(origin, ())))
        if (origin, looks_of(wanted, tile)) not in seen:
            seen.add((origin, looks_of(wanted, tile)))
            _take(there, wanted, tile, whole=False, exactly=len(seen) == 1)
    return edit(scenario, pieces=left)


def _bears(scenario: Scenario, place: Hex, move: Relocation, piece: Piece) -> bool:
    """Whether there is such ground here as where the thing itself is put down."""
    tile, model = scenario.tiles.get(place), scenario.tiles.get(move.end)
    if tile is None or model is None or tile.is_sea != model.is_sea or not has_river(piece, tile):
        return False
    return not isinstance(piece, Bridge) or not any(
        isinstance(other, Bridge) and other.edge == piece.edge for other in scenario.pieces.get(place, ())
    )


def _take(left: list[Piece], wanted: Piece, tile: Tile | None, whole: bool, exactly: bool) -> list[Piece]:
    """Take what looks like the wanted piece away from those left: one, or all; an image may belong to anybody."""

    def player(piece: Piece) -> object:
        return piece.player if isinstance(piece, Transporter) else None

    wanted_looks = looks_of(wanted, tile, owned=False)
    alike = [index for index, piece in enumerate(left) if looks_of(piece, tile, owned=False) == wanted_looks]
    if exactly:
        alike = [index for index in alike if player(left[index]) == player(wanted)]
    if not alike:
        return []
    if not whole:
        index = alike[-1]
        piece = left[index]
        if isinstance(piece, Goods) and piece.count > 1:
            left[index] = replace(piece, count=piece.count - 1)
            return [replace(piece, count=1)]
        return [left.pop(index)]
    stack = [index for index in alike if player(left[index]) == player(left[alike[-1]])]
    return [left.pop(index) for index in reversed(stack)][::-1]


def looks_of(piece: Piece, tile: Tile | None, *, owned: bool = True) -> object:
    """The key of a stack of pieces: kind, owner and where on the tile they stand."""
    rivers = () if tile is None else tile.rivers
    match piece:
        case Goods():
            return Goods, piece.good, region_of(rivers, piece.half_edge)
        case Building():
            return Building, piece.kind, piece.mixture, region_of(rivers, piece.half_edge)
        case Transporter():
            spot = piece.spot
            if spot.kind is SpotKind.REGION:
                spot = Spot(spot.kind, region_of(rivers, spot.number))
            elif spot.kind is SpotKind.RIVER:
                spot = Spot(spot.kind, next((min(river) for river in rivers if spot.number in river), spot.number))
            return Transporter, piece.kind, spot, piece.cargo, piece.carries, piece.player if owned else None
    return Bridge, piece.edge


def _standing_as(piece: Piece, there: Piece) -> Piece:
    """The piece where another one stands."""
    match piece, there:
        case (Transporter(), Transporter()):
            return replace(piece, spot=there.spot)
        case (Bridge(), Bridge()):
            return replace(piece, edge=there.edge)
        case (Goods() | Building(), Goods() | Building()):
            return replace(piece, half_edge=there.half_edge)
    raise TypeError(f"a {type(piece).__name__} does not stand like a {type(there).__name__}")


def carry_edit(scenario: Scenario, moves: Sequence[Relocation]) -> Edit:
    """Take everything up and then put it down; what is in the way of a home or building goes back."""
    homes: dict[Hex, Home | None] = {}
    for move in moves:
        if isinstance(move.taken, Home):
            homes[move.start] = None
    for move in moves:
        if isinstance(move.put, Home):
            there = homes.get(move.end, scenario.homes.get(move.end))
            homes[move.end] = move.put
            if there is not None:
                homes[move.start] = replace(there, half_edge=_half_edge(move.taken))
    places = {place for move in moves if not isinstance(move.taken, Home) for place in (move.start, move.end)}
    pieces = {place: list(scenario.pieces.get(place, ())) for place in sorted(places)}
    for move in moves:
        if not isinstance(move.taken, Home):
            _take_up(pieces[move.start], move.taken)
    for move in moves:
        if not isinstance(move.put, Home):
            _put_down(scenario, pieces, move, move.put)
    return edit(scenario, homes=homes, pieces=pieces)


def _take_up(there: list[Piece], piece: Piece) -> None:
    """Take one piece away, or as many of its goods as are carried."""
    for index, other in enumerate(there):
        if isinstance(piece, Goods) and isinstance(other, Goods) and replace(other, count=piece.count) == piece:
            if other.count > piece.count:
                there[index] = replace(other, count=other.count - piece.count)
                return
            if other.count == piece.count:
                del there[index]
                return
        elif other == piece:
            del there[index]
            return


def _put_down(scenario: Scenario, pieces: dict[Hex, list[Piece]], move: Relocation, piece: Piece) -> None:
    there = pieces[move.end]
    if isinstance(piece, Building):
        for other in [other for other in there if isinstance(other, Building)]:
            there.remove(other)
            pieces[move.start].append(replace(other, half_edge=_half_edge(move.taken)))
    pieces[move.end] = list(joined_by(there, piece, scenario.tiles.get(move.end)))


def _half_edge(thing: Standing) -> int:
    return thing.half_edge if isinstance(thing, Home | Building) else 0
