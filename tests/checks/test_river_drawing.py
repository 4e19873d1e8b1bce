"""Rivers drawn along a way: what comes to lie, and what cannot."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rbdesigner.checks import Severity, check, drawn_river, river_taken_away
from rbdesigner.checks.live import LiveChecks
from rbdesigner.checks.river_drawing import RiverDrawing
from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.images import Motions
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.tile_ways import Way, carried_on
from rbdesigner.symmetry import Centre, MapSymmetry, Motion, Symmetry
from rbdesigner.tiles import OWN_BOX, SECOND_EDITION, Box, Terrain, Tile, TileKind, tile
from tests.checks.maps import having, map_of, tile_of
from tests.strategies import some

PASTURE = Tile(Terrain.PASTURE)
PLACES = list(disk(ORIGIN, 3))
ALONE = (Motion(),)
GROUPS = [MapSymmetry(group, Centre.of_hex(ORIGIN)) for group in Symmetry]


def draw(scenario: Scenario, *way: tuple[int, int], motions: Motions = ALONE, ground: Tile = PASTURE) -> RiverDrawing:
    return drawn_river(LiveChecks(scenario), tuple(Hex(*at) for at in way), motions, ground)


def drawn(scenario: Scenario, *way: tuple[int, int], motions: Motions = ALONE, ground: Tile = PASTURE) -> Scenario:
    """The map with a river drawn, which must be possible."""
    drawing = draw(scenario, *way, motions=motions, ground=ground)
    assert not drawing.faults
    return replace(scenario.copy(), tiles={**scenario.tiles, **drawing.tiles})


def land() -> Scenario:
    return map_of(dict.fromkeys(PLACES, "pasture"))


def rivers(scenario: Scenario, *at: tuple[int, int]) -> list[tuple[tuple[int, ...], ...]]:
    return [scenario.tiles[Hex(*place)].rivers for place in at]


ROW = ((0, -2), (0, -1), (0, 0), (0, 1))
"""Four places from north to south."""


@pytest.mark.rule("W7")
def test_a_river_rises_flows_and_ends_in_the_sea() -> None:
    scenario = map_of({(0, -2): "mountain", (0, -1): "woods", (0, 0): "rock", (0, 1): "sea"})
    after = drawn(scenario, *ROW)
    assert [after.tiles[Hex(*at)] for at in ROW] == [
        tile_of("mountain 3"),
        tile_of("woods 0-3"),
        tile_of("rock 0-3"),
        tile_of("sea"),
    ]
    assert drawn(scenario, *reversed(ROW)).tiles == after.tiles
    assert draw(scenario, (0, 0)) == RiverDrawing({}, {})


def test_empty_places_get_the_ground() -> None:
    after = drawn(map_of({(0, -2): "mountain"}), *ROW[:2], ground=tile(Terrain.SEA))
    assert after.tiles[Hex(0, -1)] == tile_of("sea")
    after = drawn(map_of({(0, -2): "mountain", (0, 0): "sea"}), *ROW[:3], ground=tile(Terrain.ROCK))
    assert after.tiles[Hex(0, -1)] == tile_of("rock 0-3")


def test_a_river_joins_and_branches() -> None:
    scenario = drawn(land(), *ROW)
    joined = drawn(scenario, (2, -2), (1, -1), (0, 0))
    assert rivers(joined, (0, 0)) == [((0, 1, 3),)]
    branched = drawn(scenario, (0, 0), (1, -1), (2, -2))
    assert branched.tiles == joined.tiles
    # Along the river nothing is new, and a source that is met is no end any more.
    assert draw(scenario, (0, -1), (0, 0)).tiles == {}
    assert rivers(drawn(scenario, (0, -3), (0, -2)), (0, -2)) == [((0, 3),)]


def test_a_river_that_waits_is_met() -> None:
    scenario = map_of(dict.fromkeys(PLACES, "pasture") | {(1, -1): "woods 1-4"})
    assert rivers(drawn(scenario, (0, 2), (0, 1), (0, 0)), (0, 0)) == [((1, 3),)]
    assert rivers(drawn(scenario, (0, 1), (0, 0), (0, -1)), (0, 0)) == [((0, 1, 3),)]


@pytest.mark.rule("W11")
def test_rivers_that_would_cross_are_refused() -> None:
    scenario = drawn(land(), *ROW)
    drawing = draw(scenario, (-1, 0), (0, 0), (1, 0))
    assert [(at, fault.code, fault.variant) for at, fault in drawing.faults.items()] == [
        (ORIGIN, "rivers-impossible", "laying-cross")
    ]
    three = drawn(scenario, (1, 0), (0, 0))
    assert [fault.variant for fault in draw(three, (-1, 0), (0, 0)).faults.values()] == ["laying-length"]
    assert rivers(drawn(scenario, (0, 0), (-1, 0)), (0, 0)) == [((0, 3, 5),)]


def test_rivers_pass_beside_each_other() -> None:
    scenario = drawn(land(), (0, -1), (0, 0), (1, -1))
    assert rivers(drawn(scenario, (0, 1), (0, 0), (-1, 1)), (0, 0)) == [((0, 1), (3, 4))]


def test_kinds_of_the_box_are_preferred() -> None:
    scenario = map_of({(0, -1): "pasture", (0, 0): "mountain 3", (0, 1): "sea"})
    assert rivers(drawn(scenario, (0, -1), (0, 0)), (0, 0)) == [((0, 3),)]
    two_sources = Box(OWN_BOX, "", {TileKind(Terrain.MOUNTAIN, ((0,), (3,))): 1})
    scenario.properties = having(box=two_sources)
    assert rivers(drawn(scenario, (0, -1), (0, 0)), (0, 0)) == [((0,), (3,))]
    scenario.properties = having(box=SECOND_EDITION)
    assert rivers(drawn(scenario, (0, -1), (0, 0)), (0, 0)) == [((0, 3),)]


def test_taking_away() -> None:
    scenario = drawn(drawn(land(), *ROW), (2, -2), (1, -1), (0, 0))
    arm = river_taken_away(scenario.tiles, (Hex(2, -2), Hex(1, -1), ORIGIN), ALONE)
    assert arm[ORIGIN].rivers == ((0, 3),) and arm[Hex(1, -1)] == PASTURE
    whole = river_taken_away(scenario.tiles, (ORIGIN,), ALONE)
    assert {at: each.rivers for at, each in whole.items()} == {
        ORIGIN: (),
        Hex(0, -1): ((0,),),
        Hex(0, 1): (),
        Hex(1, -1): ((1,),),
    }
    assert river_taken_away(scenario.tiles, (Hex(3, 0),), ALONE) == {}


# Laws

terrains = st.sampled_from(["pasture", "pasture", "woods", "mountain", "sea"])
maps = st.lists(terrains, min_size=len(PLACES), max_size=len(PLACES)).map(
    lambda words: map_of(dict(zip(PLACES, words, strict=True)))
)


@st.composite
def ways(draw: st.DrawFn) -> Way:
    way: Way = (draw(st.sampled_from(PLACES)),)
    for place in draw(st.lists(st.sampled_from(PLACES), min_size=1, max_size=3)):
        way = carried_on(way, place)
    return way


def river_errors(scenario: Scenario) -> list[str]:
    return [each.code for each in check(scenario) if each.severity is Severity.ERROR and "river" in each.code]


@some(0.4)
@given(maps, st.lists(ways(), min_size=1, max_size=4))
def test_drawn_rivers_have_no_errors(scenario: Scenario, strokes: list[Way]) -> None:
    for way in strokes:
        drawing = draw(scenario, *way)
        if not drawing.faults:
            scenario.tiles.update(drawing.tiles)
        assert river_errors(scenario) == []
    for way in strokes:
        scenario.tiles.update(river_taken_away(scenario.tiles, way, ALONE))
        assert river_errors(scenario) == []


@some(0.4)
@given(maps, ways(), ways())
def test_taking_away_what_was_drawn_gives_the_map_before(scenario: Scenario, first: Way, second: Way) -> None:
    scenario = drawn(scenario, *first)
    drawing = draw(scenario, *second)
    before = dict(scenario.tiles)
    steps = pairwise(second)
    old = {frozenset(step) for step in pairwise(first)}
    assume(len(second) > 1 and not drawing.faults and not any(frozenset(step) in old for step in steps))
    scenario.tiles.update(drawing.tiles)
    scenario.tiles.update(river_taken_away(scenario.tiles, second, ALONE))
    assert scenario.tiles == before


def is_symmetric(scenario: Scenario, motion: Motion) -> bool:
    tiles = scenario.tiles
    return all(tiles[motion.hex(at)] == here.turned(motion.turn) for at, here in tiles.items())


@some(0.4)
@given(st.sampled_from(GROUPS), st.data())
def test_symmetric_strokes_give_symmetric_maps(group: MapSymmetry, data: st.DataObject) -> None:
    scenario = land()
    for place in data.draw(st.lists(st.sampled_from(PLACES), max_size=4)):
        scenario.tiles.update({motion.hex(place): Tile(Terrain.SEA) for motion in group.motions})
    strokes = data.draw(st.lists(ways(), min_size=1, max_size=3))
    for way in strokes:
        drawing = draw(scenario, *way, motions=group.motions)
        if not drawing.faults:
            scenario.tiles.update(drawing.tiles)
        assert all(is_symmetric(scenario, motion) for motion in group.motions)
        assert river_errors(scenario) == []
    for way in strokes:
        scenario.tiles.update(river_taken_away(scenario.tiles, way, group.motions))
        assert all(is_symmetric(scenario, motion) for motion in group.motions)


def test_a_river_that_is_drawn_into_the_city_ends_there() -> None:
    scenario = map_of({(0, -2): "mountain", (0, -1): "woods"}, foreign={(0, 0): Foreign(ForeignTile.CITY, 22)})
    after = drawn(scenario, *ROW[:3])
    assert [after.tiles[Hex(*at)] for at in ROW[:2]] == [tile_of("mountain 3"), tile_of("woods 0-3")]
    assert after.tiles.keys() == scenario.tiles.keys() and not check(after)[0].code.startswith("river")
