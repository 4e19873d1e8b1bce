"""The rules of laying, asked before a tile is laid: what the ghost under the pointer says."""

from __future__ import annotations

import pytest
from hypothesis import given

from rbdesigner.checks import LiveChecks, check, fitting_rotations, placement_fault
from rbdesigner.checks.river_completion import MOST_OPEN_PLACES
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import OWN_BOX, SECOND_EDITION, Box, Tile
from tests.checks import maps
from tests.checks.maps import found, having, map_of, tile_of
from tests.strategies import some

AT, NORTH, SOUTH, EAST = Hex(0, 0), Hex(0, -1), Hex(0, 1), Hex(1, 0)


def box(**counted: int) -> Box:
    """A box; ``mountain_0=2`` are two sources."""
    kinds = {tile_of(words.replace("_", " ").replace("to", "-")).kind: n for words, n in counted.items()}
    return Box(OWN_BOX, "Own", kinds)


def refused(scenario: Scenario, words: str, place: Hex = AT, **more: list[Hex]) -> str | None:
    """The code of why a tile may not be laid."""
    fault = placement_fault(LiveChecks(scenario), place, tile_of(words), **more)
    assert fault == placement_fault(scenario, place, tile_of(words), **more)
    return fault.code if fault else None


@pytest.mark.rule("W4")
def test_a_tile_without_rivers_may_lie_anywhere() -> None:
    assert refused(map_of({}), "desert") is None
    assert refused(map_of({NORTH: "woods"}), "sea") is None
    assert refused(map_of({NORTH: "woods"}), "rock", Hex(9, 9)) is None


@pytest.mark.rule("W5")
def test_a_river_begins_with_a_source_or_at_the_sea() -> None:
    assert refused(map_of({}), "mountain 0") is None
    assert refused(map_of({NORTH: "sea"}), "woods 0-3") is None
    assert refused(map_of({NORTH: "mountain 3"}), "woods 0-3") is None
    assert refused(map_of({}), "woods 0-3") == "river-begun-nowhere"
    assert refused(map_of({EAST: "sea"}), "woods 0-3") == "river-begun-nowhere"
    assert refused(map_of({NORTH: "sea"}), "woods 0-3 1-2") == "river-begun-nowhere"


@pytest.mark.rule("W6")
def test_rivers_meet_rivers_and_land_meets_land() -> None:
    assert refused(map_of({NORTH: "woods"}), "mountain 0") == "river-into-land"
    assert refused(map_of({NORTH: "mountain 3"}), "woods") == "river-into-land"
    assert refused(map_of({NORTH: "mountain 3"}), "mountain 0") is None
    assert refused(map_of({NORTH: "mountain 3"}), "sea") is None


@pytest.mark.rule("W8")
def test_while_laying_a_river_may_look_at_an_empty_place() -> None:
    assert refused(map_of({NORTH: "mountain 3"}), "woods 0-2-4") is None


@pytest.mark.rule("W11")
def test_impossible_tiles_are_refused() -> None:
    assert refused(map_of({}), "woods 0-3 1-4") == "rivers-impossible"
    assert refused(map_of({}), "sea 0") == "river-on-sea"


def test_an_empty_box_refuses_but_what_is_replaced_or_lifted_goes_back() -> None:
    one = map_of({NORTH: "woods"}, having(box=box(woods=1)))
    assert refused(one, "woods") == "box-exceeded"
    assert refused(one, "woods", NORTH) is None
    assert refused(one, "woods", lifted=[NORTH]) is None
    assert refused(map_of({NORTH: "woods"}), "woods") is None


def test_a_lifted_neighbour_asks_nothing() -> None:
    scenario = map_of({NORTH: "woods", SOUTH: "sea"})
    assert refused(scenario, "mountain 0") == "river-into-land"
    assert refused(scenario, "mountain 0", lifted=[NORTH]) is None


@pytest.mark.rule("W9")
def test_a_river_that_nothing_left_can_finish_may_not_begin() -> None:
    assert refused(map_of({}, having(box=box(mountain_0=1))), "mountain 0") == "river-unfinishable"
    assert refused(map_of({}, having(box=box(mountain_0=1, sea=1))), "mountain 0") is None
    assert refused(map_of({}, having(box=box(mountain_0=2))), "mountain 0") is None
    assert refused(map_of({}, having(box=box(mountain_0=1, woods_0to3=5))), "mountain 0") == "river-unfinishable"


@pytest.mark.rule("W9")
def test_the_last_tile_that_finishes_a_river_may_not_go_elsewhere() -> None:
    scenario = map_of({AT: "mountain 0"}, having(box=box(mountain_0=1, sea=1)))
    assert refused(scenario, "sea", Hex(5, 5)) == "river-unfinishable"
    assert refused(scenario, "sea", NORTH) is None


@pytest.mark.rule("W9")
def test_a_search_sees_how_two_open_ends_can_be_joined() -> None:
    two_springs = {AT: "mountain 2", Hex(2, 0): "mountain 4"}
    straight, bends = box(mountain_0=2, woods_0to3=1), box(mountain_0=2, woods_0to2=1, woods_0to1=1)
    assert not found(map_of(two_springs, having(box=bends)), "river-unfinishable")
    assert found(map_of(two_springs, having(box=straight)), "river-unfinishable")
    assert not found(map_of({AT: "mountain 2", Hex(2, 0): "mountain 5"}, having(box=straight)), "river-unfinishable")


@pytest.mark.rule("W9")
def test_a_search_sees_that_tiles_it_lays_side_by_side_must_match() -> None:
    two_springs = {AT: "mountain 2", Hex(2, 0): "mountain 4"}
    assert found(map_of(two_springs, having(box=box(mountain_0=3, woods_0to1=1))), "river-unfinishable")
    assert not found(map_of(two_springs, having(box=box(mountain_0=4))), "river-unfinishable")


@pytest.mark.rule("W9")
def test_what_cannot_be_finished_already_forbids_nothing_more() -> None:
    scenario = map_of({AT: "mountain 0"}, having(box=box(mountain_0=1, woods=3)))
    assert found(scenario, "river-unfinishable")
    assert refused(scenario, "woods", Hex(5, 5)) is None


@pytest.mark.rule("W9")
def test_nothing_is_claimed_where_a_search_would_take_too_long() -> None:
    springs = {(3 * number, 0): "mountain 0" for number in range(MOST_OPEN_PLACES + 1)}
    bends = box(mountain_0=99, woods_0to3=99)
    assert not found(map_of(springs, having(box=bends)), "river-unfinishable")


def test_only_turns_that_meet_every_neighbour_fit() -> None:
    scenario = map_of({NORTH: "mountain 3", SOUTH: "woods", EAST: "sea"})
    fitting = fitting_rotations(scenario, AT, tile_of("woods 0-2"))
    assert fitting == [tile_of("woods 0-2"), tile_of("woods 0-4")]
    assert fitting_rotations(scenario, AT, tile_of("woods 0-3")) == []
    assert fitting_rotations(scenario, AT, tile_of("sea")) == [tile_of("sea")]
    assert fitting_rotations(map_of({}), AT, tile_of("pasture 0-2-4")) == [
        tile_of("pasture 0-2-4"),
        tile_of("pasture 1-3-5"),
    ]


@some(0.4)
@given(maps.scenarios(), maps.places, maps.tiles)
def test_the_verdict_is_what_the_checks_would_find(scenario: Scenario, place: Hex, tile: Tile) -> None:
    """Laying a tile that is not refused brings no mismatch, no impossible rivers, and no loss of hope."""
    codes = ("river-into-land", "rivers-impossible", "river-on-sea", "river-unfinishable", "box-exceeded")
    scenario.tiles.pop(place, None)
    live = LiveChecks(scenario)
    before = {problem for problem in live.problems if problem.code in codes}
    fault = placement_fault(live, place, tile)
    edit(scenario, tiles={place: tile}).apply(scenario)
    new = [problem for problem in check(scenario) if problem.code in codes and problem not in before]
    if fault is None:
        known = {problem.code for problem in before}
        assert not [problem for problem in new if problem.code not in known or problem.places[:1] == (place,)]
    elif fault.code in ("river-into-land", "rivers-impossible", "river-on-sea"):
        assert fault.code in {problem.code for problem in new}


def test_with_the_second_edition_a_whole_river_can_be_laid() -> None:
    scenario = map_of({}, having(box=SECOND_EDITION))
    live = LiveChecks(scenario)
    for place, words in ((AT, "mountain 3"), (SOUTH, "woods 0-3"), (Hex(0, 2), "sea")):
        assert placement_fault(live, place, tile_of(words)) is None
        change = edit(scenario, tiles={place: tile_of(words)})
        change.apply(scenario)
        live.update(change)
    assert not [problem for problem in live.problems if problem.code.startswith("river")]
