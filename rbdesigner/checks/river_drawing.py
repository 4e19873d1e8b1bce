"""Rivers drawn along a way over the tiles, and taken away along one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from rbdesigner.checks.edge_constraints import constraints_at
from rbdesigner.checks.live import LiveChecks
from rbdesigner.checks.problem import Problem
from rbdesigner.checks.problem_codes import problem
from rbdesigner.checks.river_network import is_faulty
from rbdesigner.hexes import EDGES, Hex
from rbdesigner.scenario.images import Motions
from rbdesigner.scenario.tile_ways import Way, ends_along, ends_around
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import (
    MOST_EDGES_OF_A_RIVER,
    River,
    Rivers,
    Tile,
    TileKind,
    is_printed,
    ordered,
    river_fault,
    shape_of,
    turned,
)


class RiverDrawing(NamedTuple):
    """The tiles that a drawn river changes, and why some tiles cannot take it.

    With any fault nothing should be laid, as the river would have a gap.
    """

    tiles: dict[Hex, Tile]
    faults: dict[Hex, Problem]


def drawn_river(live: LiveChecks, way: Way, motions: Motions, ground: Tile) -> RiverDrawing:
    """Draw a river along a way, with its images by the motions of a symmetry.

    Tiles keep their terrain, and empty places get the ``ground``; polders and the city stay as they are. The river
    flows into the sea wherever the way meets it, joins the rivers it meets, and rises where an end of the way meets
    neither. Where a tile can join its rivers in several ways, kinds that the box still holds are preferred, then those
    with the fewest rivers.
    """
    if len(way) < 2:
        return RiverDrawing({}, {})
    return _Drawing(live, way, motions, ground).result()


def river_taken_away(tiles: Mapping[Hex, Tile], way: Way, motions: Motions) -> dict[Hex, Tile]:
    """Take away the rivers along a way, and their images.

    A single place loses all its rivers. What flows on beyond the way stays: cut off there, it has a source at its end.
    """
    cut: dict[Hex, set[int]] = {}
    for place, edge in ends_around(way[0]) if len(way) == 1 else ends_along(way):
        for motion in motions:
            cut.setdefault(motion.hex(place), set()).add(motion.turn.edge(edge))
    changed = {}
    for place, edges in cut.items():
        tile = tiles.get(place)
        if tile is not None and tile.mask & sum(1 << edge for edge in edges):
            rest = ([edge for edge in river if edge not in edges] for river in tile.rivers)
            changed[place] = replace(tile, rivers=ordered(filter(None, rest)))
    return changed


class _Drawing:
    """A river that is about to be drawn."""

    def __init__(self, live: LiveChecks, way: Way, motions: Motions, ground: Tile) -> None:
        self._index = live.index
        self._scenario = live.scenario
        self._tiles = live.scenario.tiles
        self._ground = ground
        self._joins: dict[Hex, list[River]] = {}
        self._frames: dict[Hex, Turn] = {}
        self._steady: dict[Hex, list[Turn]] = {}
        ends: dict[Hex, River] = {}
        for place, edge in ends_along(way):
            ends[place] = (*ends.get(place, ()), edge)
        for place, edges in ends.items():
            steady = [motion.turn for motion in motions if motion.hex(place) == place]
            for motion in motions:
                image = motion.hex(place)
                self._joins.setdefault(image, []).append(tuple(motion.turn.edge(edge) for edge in edges))
                if image not in self._frames:
                    self._frames[image], self._steady[image] = motion.turn, steady

    def result(self) -> RiverDrawing:
        """The tiles with their rivers, each place for itself."""
        drawing = RiverDrawing({}, {})
        for place, joins in self._joins.items():
            if self._scenario.is_expansion(place):
                continue
            tile = self._tiles.get(place, self._ground)
            if tile.is_sea:
                if place not in self._tiles:
                    drawing.tiles[place] = tile
                continue
            # An impossible tile is not guessed at: it stays, and its fault is told.
            rivers = tile.rivers if is_faulty(tile) else self._solved(place, tile, joins)
            fault = river_fault(rivers)
            if fault is not None:
                variant = f"laying-{fault.code}"
                drawing.faults[place] = problem("rivers-impossible", [place], variant=variant, rivers=fault.values)
            elif place not in self._tiles or rivers != tile.rivers:
                drawing.tiles[place] = replace(tile, rivers=rivers)
        return drawing

    def _solved(self, place: Hex, tile: Tile, joins: Sequence[River]) -> Rivers:
        """Find the best rivers of a tile that join these edges, or the impossible ones where none are possible.

        The tile is looked at as the first of its images lies, so that on a symmetric map all images are alike.
        """
        frame = self._frames[place]
        back = frame.inverse()
        old = turned(tile.rivers, back)
        wanted = [join for join in turned(tuple(joins), back) if join]
        meeting = [(back.edge(edge),) for edge in self._met(place, tile, joins)]
        steady = [turn for turn in self._steady[place] if turned(old, turn) == old]
        # Better to join the rivers that wait beside it; without them where that cannot be.
        for extra in (meeting, []) if meeting else ([],):
            forced = _merged([*old, *wanted, *extra])
            possible = [rivers for rivers in _joined(forced, old) if self._is_possible(tile, old, rivers)]
            even = [rivers for rivers in possible if all(turned(rivers, turn) == rivers for turn in steady)]
            if possible:
                # On an axis of the symmetry the tile has to be its own image, if any such rivers will do.
                best = min(even or possible, key=lambda rivers: (self._rank(tile, rivers), rivers))
                return turned(best, frame)
        crossing = ordered(forced)
        return turned(crossing if river_fault(crossing) else ordered([sum(crossing, ())]), frame)

    def _is_possible(self, tile: Tile, old: Rivers, rivers: Rivers) -> bool:
        """Tell whether a tile that has rivers may get these instead.

        A further source beside them is right only if the box has just such a tile: whoever draws up to a river means to
        join it.
        """
        if river_fault(rivers) is not None:
            return False
        is_alone = any(len(river) == 1 and river not in old for river in rivers)
        left = self._index.left(TileKind(tile.terrain, shape_of(rivers)[0]))
        return not (old and is_alone) or (left is not None and left > 0)

    def _met(self, place: Hex, tile: Tile, joins: Sequence[River]) -> list[int]:
        """The edges, but those that are joined, over which a river waits to be met."""
        taken = tile.mask | sum({1 << edge for join in joins for edge in join})
        waiting = constraints_at(place, self._tiles.get).wanted & ~taken
        return [edge for edge in EDGES if waiting >> edge & 1]

    def _rank(self, tile: Tile, rivers: Rivers) -> tuple[int, int, bool]:
        """How far a tile is from the best: in the box, with few rivers, printed."""
        kind = TileKind(tile.terrain, shape_of(rivers)[0])
        held, left = self._index.scenario.properties.box.holds(kind), self._index.left(kind)
        missing = 0 if held is None or left is None or left > 0 else 1 if held else 2
        return missing, len(rivers), not is_printed(kind)


def _merged(rivers: Iterable[River]) -> list[River]:
    """Rivers that share an edge as one."""
    merged: list[River] = []
    for river in rivers:
        meeting = [other for other in merged if not set(other).isdisjoint(river)]
        merged = [other for other in merged if other not in meeting]
        merged.append(tuple(sorted({*river, *(edge for other in meeting for edge in other)})))
    return merged


def _joined(rivers: Sequence[River], old: Rivers) -> Iterator[Rivers]:
    """All ways to join rivers of a tile, but no old ones with each other."""
    before = {edge for river in old for edge in river}

    def ways(rest: Sequence[River]) -> Iterator[list[River]]:
        if not rest:
            yield []
            return
        first = rest[0]
        for joined in ways(rest[1:]):
            yield [first, *joined]
            for index, other in enumerate(joined):
                # Two rivers that lay apart on a tile were meant to.
                both_old = not before.isdisjoint(first) and not before.isdisjoint(other)
                if len(first) + len(other) <= MOST_EDGES_OF_A_RIVER and not both_old:
                    yield [*joined[:index], (*first, *other), *joined[index + 1 :]]

    return (ordered(way) for way in ways(rivers))
