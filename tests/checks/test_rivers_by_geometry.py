"""The rules of rivers, judged a second time and slowly by the lines that rivers draw on the exact lattice."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import MultiLineString, Point, affinity, union_all
from shapely.geometry import Polygon

from rbdesigner import geometry
from rbdesigner.checks import check
from rbdesigner.hexes import EDGES, Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import River
from tests.checks import maps

Drawn = tuple[Hex, River, MultiLineString]


def drawn_rivers(scenario: Scenario) -> list[Drawn]:
    """Every river as a line where it lies on the map."""
    found = []
    for place, tile in scenario.tiles.items():
        x, y = geometry.centre(place)
        lines = geometry.river_lines(tile.rivers)
        found += [
            (place, river, affinity.translate(line, x, y)) for river, line in zip(tile.rivers, lines, strict=True)
        ]
    return found


def mouth(place: Hex, edge: int) -> Point:
    """Where a river crosses an edge."""
    (x0, y0), (x1, y1) = geometry.edge_line(place, edge)
    return Point((x0 + x1) / 2, (y0 + y1) / 2)


class Judge:
    """What lines and hexagons say about the rivers of a map."""

    def __init__(self, scenario: Scenario) -> None:
        self.rivers = drawn_rivers(scenario)
        self.hexagons: dict[Hex, Polygon] = {place: geometry.hexagon(place) for place in scenario.tiles}
        self.sea = union_all([self.hexagons[place] for place, tile in scenario.tiles.items() if tile.is_sea])

    def ends(self, place: Hex, river: River, line: MultiLineString) -> dict[int, str]:
        """For each edge of a river what it comes to: a river, the sea, nothing or land."""
        found = {}
        for edge in river:
            point = mouth(place, edge)
            assert line.intersects(point)
            others = [other for other in self.rivers if other[2] is not line]
            if any(other.intersects(point) for _, _, other in others):
                found[edge] = "river"
            elif self.sea.intersects(point):
                found[edge] = "sea"
            else:
                beside = [at for at, hexagon in self.hexagons.items() if at != place and hexagon.intersects(point)]
                found[edge] = "land" if beside else "nothing"
        return found

    def wholes(self) -> list[list[Drawn]]:
        """The rivers that hang together: lines of different tiles that share a point."""
        wholes: list[list[Drawn]] = []
        for river in self.rivers:
            joined = [whole for whole in wholes if any(river[2].intersects(other[2]) for other in whole)]
            wholes = [whole for whole in wholes if whole not in joined]
            wholes.append([river, *(other for whole in joined for other in whole)])
        return wholes

    def codes(self) -> Counter[str]:
        """How often each problem of rivers is there."""
        found: Counter[str] = Counter()
        for whole in self.wholes():
            ends = [end for river in whole for end in self.ends(*river).values()]
            found["river-into-land"] += ends.count("land")
            found["river-off-map"] += ends.count("nothing")
            has_source = any(len(river) == 1 for _, river, _ in whole)
            if not has_source and "sea" not in ends:
                found["river-begun-nowhere"] += "nothing" in ends
                found["river-without-source"] += "nothing" not in ends and "land" in ends
            # A line without a ring has one joint fewer than pieces; every joint is the end of two pieces.
            found["river-ring"] += ends.count("river") // 2 >= len(whole)
        return found


CODES = ("river-into-land", "river-off-map", "river-begun-nowhere", "river-without-source", "river-ring")
_maps = st.builds(Scenario, st.just(maps.PLAIN), st.dictionaries(maps.places, maps.possible_tiles, max_size=19))
_tangles = st.builds(
    Scenario,
    st.just(maps.PLAIN),
    st.dictionaries(maps.places, maps.river_tiles, min_size=8, max_size=19),
)


@pytest.mark.rule("W5", "W6", "W7", "W8", "W13")
@given(_maps | _tangles)
def test_lines_on_the_lattice_and_the_checks_agree(scenario: Scenario) -> None:
    said = Counter(problem.code for problem in check(scenario) if problem.code in CODES)
    assert said == +Judge(scenario).codes()


@pytest.mark.rule("W13")
def test_the_judge_knows_a_ring() -> None:
    ring = maps.map_of({(0, 0): "woods 1-2", (1, -1): "woods 3-4", (1, 0): "woods 0-5"})
    assert Judge(ring).codes()["river-ring"] == 1
    assert [edge for edge in EDGES if ring.tiles[Hex(0, 0)].has_river(edge)] == [1, 2]
