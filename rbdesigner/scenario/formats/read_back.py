"""Compares a map with what a file of it gives back, and remarks on what differs.

It is for formats of others, which cannot tell by themselves what they have no room for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from rbdesigner.hexes import ORIGIN, Hex, Orientation
from rbdesigner.scenario.formats import remark_texts as texts
from rbdesigner.scenario.formats.remarks import Remarks, tell_left_out
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, Transporter
from rbdesigner.scenario.tile_shifts import face_of, shifts
from rbdesigner.symmetry import Motion
from rbdesigner.tiles import Tile

K = TypeVar("K")
V = TypeVar("V")

_DEFAULTS = Properties()


def tell_differences(written: Scenario, found: Scenario, remarks: Remarks) -> None:
    """Remark on all in which a map read back differs from the one that was written; where it lies does not matter."""
    if found.orientation is not written.orientation:
        remarks.say(texts.TURNED if found.orientation is Orientation.FLAT else texts.TURNED_POINTY)
    back = _laid_over(found, written)
    _tell_tiles(written.tiles, back.tiles, remarks)
    tell_left_out(_lost(written, back, remarks), remarks)


def _laid_over(found: Scenario, written: Scenario) -> Scenario:
    """The map that was found, where the one that was written lies, as formats may count from another corner."""
    old, new = ({at: face_of(tile) for at, tile in each.tiles.items()} for each in (found, written))

    def alike(shift: Hex) -> int:
        return sum(new.get(Hex(at.q + shift.q, at.r + shift.r)) == face for at, face in old.items())

    if alike(ORIGIN) == len(new):
        return found
    return found.moved(Motion(shift=max((ORIGIN, *shifts(old, new)), key=alike)))


def _tell_tiles(written: Mapping[Hex, Tile], back: Mapping[Hex, Tile], remarks: Remarks) -> None:
    plain = {at: (there.terrain, there.rivers) for at, there in back.items()}
    pairs = [(tile, plain[at]) for at, tile in written.items() if at in plain]
    changed = [(tile, there) for tile, there in pairs if (tile.terrain, tile.rivers) != there]
    dried = sum((tile.terrain, ()) == there for tile, there in changed)
    remarks.count(texts.TILES, len(written) - len(pairs))
    remarks.count(texts.TILES_ADDED, len(back) - len(pairs))
    remarks.count(texts.RIVERS, dried)
    remarks.count(texts.TILES_CHANGED, len(changed) - dried)


def _lost(written: Scenario, back: Scenario, remarks: Remarks) -> Scenario:
    """A map of all that did not come back; what came back otherwise is told."""
    pieces: dict[Hex, tuple[Piece, ...]] = {}
    others = sum(back.homes.get(at, home) != home for at, home in written.homes.items())
    for at, stood in written.pieces.items():
        lost, changed = _lost_pieces(stood, back.pieces.get(at, ()))
        others += changed
        if lost:
            pieces[at] = tuple(lost)
    remarks.count(texts.THINGS_CHANGED, others)
    return Scenario(
        _lost_properties(written.properties, back.properties),
        {at: tile for at, tile in written.tiles.items() if tile.extra and tile != back.tiles.get(at)},
        {at: home for at, home in written.homes.items() if at not in back.homes},
        pieces,
        _missing(written.roads, back.roads),
        _missing(written.walls, back.walls),
        _missing(written.labels, back.labels),
        _missing(written.notes, back.notes),
        _missing(written.districts, back.districts),
        _missing(written.foreign, back.foreign),
        {
            at: unknown
            for at, fields in written.fields.items()
            if (unknown := tuple(each for each in fields if each not in back.fields.get(at, ())))
        },
    )


def _missing(written: Mapping[K, V], back: Mapping[K, V]) -> dict[K, V]:
    return {key: value for key, value in written.items() if back.get(key) != value}


def _lost_properties(written: Properties, back: Properties) -> Properties:
    """The properties that did not come back; the others are as in a new map."""
    names = [*texts.PROPERTIES, "pieces_extra", "extra"]
    kept = {name: getattr(_DEFAULTS, name) for name in names if getattr(written, name) == getattr(back, name)}
    return replace(written, fields=tuple(each for each in written.fields if each not in back.fields), **kept)


def _lost_pieces(written: Sequence[Piece], back: Sequence[Piece]) -> tuple[list[Piece], int]:
    """The pieces of a place that did not come back, and how many came back otherwise."""
    new = list((Counter(back) - Counter(written)).elements())
    lost: list[Piece] = []
    changed = 0
    for piece in (Counter(written) - Counter(back)).elements():
        twin = next((other for other in new if _kind(other) == _kind(piece)), None)
        if twin is None:
            lost.append(piece)
            continue
        new.remove(twin)
        if isinstance(piece, Goods) and isinstance(twin, Goods) and twin.count < piece.count:
            lost.append(replace(piece, count=piece.count - twin.count))
        else:
            changed += 1
    return lost, changed


def _kind(piece: Piece) -> object:
    match piece:
        case Building() | Transporter():
            return piece.kind
        case Goods():
            return piece.good
        case Bridge():
            return Bridge
