"""How a map was moved, turned or mirrored as a whole to become another one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import product

from rbdesigner.analysis.symmetry_search import TURNS
from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import IDENTITY, Motion
from rbdesigner.tiles import Rivers, Terrain, Tile

MOST_PAIRS = 20_000
"""So many pairs of tiles alike are asked how far apart they lie."""
MOST_SHIFTS = 3
"""So many shifts are tried for each turn, those that the most pairs name."""

Face = tuple[Terrain, Rivers]
"""All of a tile that can be seen."""


def alignments(before: Scenario, after: Scenario) -> list[Motion]:
    """Find the motions that bring the tiles of a map to where another one has them, all equally good ones.

    Only the identity is given unless a motion leaves no difference, or less than half of them and half the tiles alike.
    """
    old = {place: _face(tile) for place, tile in before.tiles.items()}
    new = {place: _face(tile) for place, tile in after.tiles.items()}
    here = _mismatches(old, new, Motion())
    if not here:
        return [Motion()]
    tried = {motion: _mismatches(old, new, motion) for motion in _candidates(before.tiles, new)}
    least = min(tried.values(), default=here)
    alike = (len(old) + len(new) - least) // 2
    if least and (2 * least >= here or 2 * alike < max(len(old), len(new))):
        return [Motion()]
    return [motion for motion, number in tried.items() if number == least]


def _face(tile: Tile) -> Face:
    return tile.terrain, tile.rivers


def _candidates(before: dict[Hex, Tile], after: dict[Hex, Face]) -> Iterator[Motion]:
    """Motions that bring many tiles to tiles like them, plain shifts first."""
    for turn in (IDENTITY, *TURNS):
        faces = {tile: _face(tile.turned(turn)) for tile in set(before.values())}
        turned = {Hex(*turn.vector(place.q, place.r)): faces[tile] for place, tile in before.items()}
        yield from (Motion(turn, shift) for shift in _shifts(turned, after))


def _shifts(old: dict[Hex, Face], new: dict[Hex, Face]) -> list[Hex]:
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


def _mismatches(old: dict[Hex, Face], new: dict[Hex, Face], motion: Motion) -> int:
    """Count the places where the maps differ once one of them is moved."""
    turn = motion.turn
    if turn == IDENTITY:
        turned = {face: face for face in set(old.values())}
    else:
        turned = {face: _face(Tile(*face).turned(turn)) for face in set(old.values())}
    alike = sum(new.get(motion.hex(place)) == turned[face] for place, face in old.items())
    return len(old) + len(new) - 2 * alike
