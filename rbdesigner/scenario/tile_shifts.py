"""The shifts that bring many tiles of a map to tiles like them in another one."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import product

from rbdesigner.hexes import Hex
from rbdesigner.tiles import Rivers, Terrain, Tile

MOST_PAIRS = 20_000
"""The most pairs of equal tiles whose distance is looked at."""
MOST_SHIFTS = 3
"""The number of shifts that are told: those that the most pairs name."""

Face = tuple[Terrain, Rivers]
"""All of a tile that can be seen."""


def face_of(tile: Tile) -> Face:
    """The face of a tile."""
    return tile.terrain, tile.rivers


def shifts(old: dict[Hex, Face], new: dict[Hex, Face]) -> list[Hex]:
    """The shifts that most of the rarest tiles agree on."""
    sources, targets = _by_face(old), _by_face(new)
    found: Counter[Hex] = Counter()
    pairs = 0
    common = sorted(sources.keys() & targets.keys(), key=lambda face: len(sources[face]) * len(targets[face]))
    for face in common:
        pairs += len(sources[face]) * len(targets[face])
        if pairs > MOST_PAIRS and found:
            break
        found.update(Hex(there.q - at.q, there.r - at.r) for at, there in product(sources[face], targets[face]))
    return [shift for shift, _ in found.most_common(MOST_SHIFTS)]


def _by_face(tiles: dict[Hex, Face]) -> dict[Face, list[Hex]]:
    found = defaultdict[Face, list[Hex]](list)
    for place in sorted(tiles):
        found[tiles[place]].append(place)
    return found
