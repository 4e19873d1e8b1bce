"""Judges rivers and the spacing of homes by geometry: lines that rivers draw, hexagons that homes keep free.

While somebody draws, masks of edges and steps between hexes decide, which is quick. Here shapely decides on the whole
map, from the same lines that are painted (W5-W8, W11, W13, S2). Both must find the same; where they do not, rbdesigner
has a fault, and :func:`disagreements` says where. On the exact lattice (:mod:`rbdesigner.geometry`) shapely's answers
are exact. 10,000 tiles take about a tenth of a second.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rbdesigner.checks.live import check
from rbdesigner.checks.naming import english_list, place_name
from rbdesigner.checks.problem import Problem
from rbdesigner.geometry import CORNERS, Point, centre, middle
from rbdesigner.hexes import DIRECTIONS, EDGES, Hex
from rbdesigner.scenario import formats
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.tile_geometry import river_lines, rivers_cross
from rbdesigner.tiles import MOST_EDGES_OF_A_RIVER, River, Rivers, Tile

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

CODES = frozenset(
    (
        "river-into-land",
        "river-off-map",
        "river-begun-nowhere",
        "river-without-source",
        "river-ring",
        "rivers-impossible",
        "river-on-sea",
        "homes-too-near",
    )
)
"""The codes of problems that geometry judges."""


class Finding(NamedTuple):
    """A problem as geometry sees it: its code and its places in order."""

    code: str
    places: tuple[Hex, ...]

    def __str__(self) -> str:
        return f"{self.code} at {english_list([place_name(place) for place in self.places])}"


class Disagreement(NamedTuple):
    """A difference: a finding of only one of the two judges."""

    finding: Finding
    by_geometry: bool

    def __str__(self) -> str:
        if self.by_geometry:
            return f"Geometry finds {self.finding}, the checks do not."
        return f"The checks find {self.finding}, geometry does not."


def disagreements(scenario: Scenario, problems: Iterable[Problem]) -> list[Disagreement]:
    """Where geometry finds another thing than the checks have found, in order."""
    reported = {Finding(each.code, tuple(sorted(each.places))) for each in problems if each.code in CODES}
    judged = set(geometric_findings(scenario))
    return [Disagreement(finding, finding in judged) for finding in sorted(reported ^ judged)]


def file_disagreements(path: Path) -> Iterator[Disagreement]:
    """Where geometry finds another thing than the checks about the maps in a file; nothing if it cannot be read."""
    with suppress(ScenarioError):
        for each in formats.read(path):
            yield from disagreements(each.scenario, check(each.scenario))


def geometric_findings(scenario: Scenario) -> Iterator[Finding]:
    """All that is wrong with rivers and with the spacing of homes."""
    yield from _impossible(scenario)
    yield from _Rivers(scenario).findings()
    yield from _too_near(scenario)


@lru_cache(maxsize=4096)
def _is_possible(rivers: Rivers) -> bool:
    """Tell whether rivers can lie on one tile: none too long, no two at one edge or across each other (W11)."""
    edges = [edge for river in rivers for edge in river]
    if not all(1 <= len(river) <= MOST_EDGES_OF_A_RIVER for river in rivers) or not set(edges) <= set(EDGES):
        return False
    return len(edges) == len(set(edges)) and not rivers_cross(rivers)


def _impossible(scenario: Scenario) -> Iterator[Finding]:
    """Tiles whose rivers no drawing can have, and rivers on the sea."""
    for place, tile in scenario.tiles.items():
        if tile.rivers and (tile.is_sea or not _is_possible(tile.rivers)):
            yield Finding("river-on-sea" if tile.is_sea else "rivers-impossible", (place,))


class _End(NamedTuple):
    """Where a river comes to the rim of its tile.

    ``stretch`` is the number of that river.
    """

    stretch: int
    place: Hex
    mouth: Point

    @property
    def beyond(self) -> Hex:
        """The place on the other side of the rim."""
        (x, y), (mouth_x, mouth_y) = centre(self.place), self.mouth
        q = round((2 * mouth_x - x) / 3)
        return Hex(q, round((2 * mouth_y - y - q) / 2))


@dataclass
class _Whole:
    """A river with all that flows into it."""

    stretches: list[int] = field(default_factory=list)
    has_beginning: bool = False
    joints: int = 0
    open: set[Hex] = field(default_factory=set)
    blocked: set[Hex] = field(default_factory=set)


class _Rivers:
    """The rivers of a map as lines.

    A *stretch* is the number of one river of one tile.
    """

    def __init__(self, scenario: Scenario) -> None:
        self._tiles = {**scenario.tiles, **scenario.stand_ins()} if scenario.foreign else scenario.tiles
        self._stretches: list[tuple[Hex, River]] = []
        self._ends: list[_End] = []
        placed: dict[Rivers, list[Hex]] = {}
        for place, tile in scenario.tiles.items():
            if tile.rivers and not tile.is_sea and _is_possible(tile.rivers):
                placed.setdefault(tile.rivers, []).append(place)
        self._lines = [line for rivers, places in placed.items() for line in self._drawn(rivers, places)]

    def _drawn(self, rivers: Rivers, places: list[Hex]) -> Iterator[Array]:
        """The lines of all stretches of tiles with the same rivers, where they lie."""
        import numpy
        import shapely

        middles = numpy.array([centre(place) for place in places])
        for river, line in zip(rivers, river_lines(rivers), strict=True):
            lines = numpy.full(len(places), line)
            points = shapely.get_coordinates(lines)
            shapely.set_coordinates(lines, points + numpy.repeat(middles, len(points) // len(places), axis=0))
            mouths = [middle(edge) for edge in river]
            for stretch, (place, (x, y)) in enumerate(zip(places, middles.tolist(), strict=True), len(self._stretches)):
                self._ends += [_End(stretch, place, (x + dx, y + dy)) for dx, dy in mouths]
            self._stretches += [(place, river) for place in places]
            yield lines

    def findings(self) -> Iterator[Finding]:
        """The problems of river ends and of whole rivers (W5-W8, W13)."""
        if not self._lines:
            return
        joints, beside = self._met()
        wholes = self._wholes(joints)
        for number, end in enumerate(self._ends):
            whole = wholes[end.stretch]
            tile = beside.get(number)
            if number in joints:
                whole.joints += 1
            elif tile is None:
                whole.open.add(end.place)
                yield Finding("river-off-map", tuple(sorted((end.place, end.beyond))))
            elif tile.is_sea:
                whole.has_beginning = True
            elif _is_possible(tile.rivers):
                whole.blocked.add(end.place)
                yield Finding("river-into-land", tuple(sorted((end.place, end.beyond))))
        for whole in {id(whole): whole for whole in wholes}.values():
            yield from self._of_whole(whole, joints)

    def _met(self) -> tuple[dict[int, int], dict[int, Tile]]:
        """Give for each end, by its number, the stretch that it flows on to and the tile beside it."""
        import numpy
        import shapely

        points = shapely.points(numpy.array([end.mouth for end in self._ends]))
        pairs = shapely.STRtree(numpy.concatenate(self._lines)).query(points, predicate="intersects").T.tolist()
        joints = {end: stretch for end, stretch in pairs if stretch != self._ends[end].stretch}
        places = list(self._tiles)
        middles = numpy.array([centre(place) for place in places])
        hexagons = shapely.polygons(middles[:, None] + numpy.array(CORNERS))
        pairs = shapely.STRtree(hexagons).query(points, predicate="intersects").T.tolist()
        beside = {end: self._tiles[places[at]] for end, at in pairs if places[at] != self._ends[end].place}
        return joints, beside

    def _wholes(self, joints: dict[int, int]) -> list[_Whole]:
        """Give for each stretch the river that it belongs to; stretches that share a point are one river."""
        root = list(range(len(self._stretches)))

        def root_of(stretch: int) -> int:
            while root[stretch] != stretch:
                root[stretch] = stretch = root[root[stretch]]
            return stretch

        for end, stretch in joints.items():
            root[root_of(self._ends[end].stretch)] = root_of(stretch)
        wholes = [_Whole() for _ in root]
        found = [wholes[root_of(stretch)] for stretch in range(len(root))]
        for stretch, whole in enumerate(found):
            whole.stretches.append(stretch)
            whole.has_beginning |= len(self._stretches[stretch][1]) == 1
        return found

    def _of_whole(self, whole: _Whole, joints: dict[int, int]) -> Iterator[Finding]:
        """Whether a river has begun (W5, W7), and whether it flows in a ring (W13)."""
        if not whole.has_beginning and whole.open:
            yield Finding("river-begun-nowhere", tuple(sorted(whole.open)))
        elif not whole.has_beginning and whole.blocked:
            yield Finding("river-without-source", tuple(sorted(whole.blocked)))
        if whole.joints >= 2 * len(whole.stretches):
            yield Finding("river-ring", self._ring(whole, joints))

    def _ring(self, whole: _Whole, joints: dict[int, int]) -> tuple[Hex, ...]:
        """The places of a ringed river without the arms that lead away from its rings."""
        beside: dict[int, set[int]] = {stretch: set() for stretch in whole.stretches}
        for end, stretch in joints.items():
            if stretch in beside:
                beside[stretch].add(self._ends[end].stretch)
        loose = [stretch for stretch, others in beside.items() if len(others) < 2]
        for stretch in loose:
            for other in beside.pop(stretch):
                beside[other].discard(stretch)
                if len(beside[other]) == 1:
                    loose.append(other)
        return tuple(sorted({self._stretches[stretch][0] for stretch in beside}))


def _too_near(scenario: Scenario) -> Iterator[Finding]:
    """Pairs of homes of which one stands in the hexagon the other keeps free (S2)."""
    import numpy
    import shapely

    steps, homes = scenario.properties.options.home_distance - 1, sorted(scenario.homes)
    if steps < 1 or len(homes) < 2:
        return
    middles = numpy.array([centre(place) for place in homes])
    corners = numpy.array([centre(Hex(steps * q, steps * r)) for q, r in DIRECTIONS])
    kept_free = shapely.polygons(middles[:, None] + corners)
    points = numpy.asarray(shapely.points(middles))
    for first, second in shapely.STRtree(points).query(kept_free, predicate="intersects").T.tolist():
        if first < second:
            yield Finding("homes-too-near", (homes[first], homes[second]))
