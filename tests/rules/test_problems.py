"""Every problem there can be: a map that has it, and one that is as near as can be without."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rbdesigner.messages.problems  # noqa: F401  (the sentences come with it)
from rbdesigner.checks.problem_codes import CATALOGUE
from rbdesigner.hexes import Hex, Orientation
from rbdesigner.rules.options import Options
from rbdesigner.scenario.fragments import extract, paste
from rbdesigner.scenario.model import Players
from rbdesigner.scenario.pieces import Home, Road, Spot, Transporter
from rbdesigner.symmetry import Motion
from rbdesigner.tiles import SECOND_EDITION, TileKind
from tests.checks.maps import found, having, map_of, tile_of
from tests.rules.piece_cases import RAFT
from tests.rules.problem_cases import BORDER, CASES, EDGE, HOME_LAND, RIVERS, WALL, afloat
from tests.rules.problem_maps import AT, DOCK, JUNCTION, NORTH, SOUTH, Case


def with_rule(case: Case, number: int) -> object:
    rule = CATALOGUE[case.code].rule
    return pytest.param(case, id=f"{number}-{case.code}", marks=[pytest.mark.rule(rule)] if rule else [])


@pytest.mark.parametrize("case", [with_rule(case, number) for number, case in enumerate(CASES)])
def test_a_problem_is_found_where_it_is_and_nowhere_else(case: Case) -> None:
    assert found(case.broken, case.code)
    assert not found(case.sound, case.code)


def test_every_code_has_a_case() -> None:
    of_maps = {code for code in CATALOGUE if not code.startswith(("book-", "site-", "expansion-", "other-"))}
    assert {case.code for case in CASES} == of_maps


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_a_sentence_is_one_and_names_its_first_place(case: Case) -> None:
    for problem in found(case.broken, case.code):
        assert problem.sentence[0].isupper()
        assert problem.sentence.endswith(".")
        if problem.places and problem.code not in ("homes-too-few", "home-taken-twice", "transporters-too-many"):
            q, r = problem.places[0]
            assert f"({q}, {r})".replace("-", "−") in problem.sentence


@pytest.mark.rule("F3")
def test_too_little_water_for_the_boats_of_the_start_is_told_plainly() -> None:
    (problem,) = found(afloat({AT: "woods"}), "start-boat-without-water")
    wanted = "Every player begins with a raft, but too few tiles have a river or an open coast for it."
    assert problem.sentence == wanted


@pytest.mark.rule("W8")
def test_a_river_off_the_map_is_told_as_the_map_is_shown() -> None:
    flat = map_of({(-1, -1): "mountain 3"})
    pointy = replace(flat, properties=having(orientation=Orientation.POINTY))
    said = "The river on the mountain at (−1, −1) runs off the map to the "
    assert found(flat, "river-off-map")[0].sentence.startswith(said + "south;")
    assert found(pointy, "river-off-map")[0].sentence.startswith(said + "south-west;")


@pytest.mark.rule("W13")
def test_a_river_from_sea_to_sea_or_from_two_sources_is_fine() -> None:
    for ends in (("sea", "sea"), ("mountain 3", "mountain 0"), ("mountain 3", "sea")):
        scenario = map_of({NORTH: ends[0], AT: "woods 0-3", SOUTH: ends[1], (1, 1): "woods", (1, 0): "woods"})
        assert not [case for case in RIVERS if found(scenario, case.code)]


@pytest.mark.rule("W14")
def test_parts_that_do_not_touch_are_no_problem() -> None:
    apart = map_of({AT: "woods", (7, 7): "rock"}, having())
    together = map_of({AT: "woods", NORTH: "rock"}, having())
    assert {p.code for case in CASES for p in found(apart, case.code)} == {
        p.code for case in CASES for p in found(together, case.code)
    }


@pytest.mark.rule("W4", "W6")
def test_river_ends_may_face_each_other_the_sea_and_nothing_else() -> None:
    junction = {AT: JUNCTION, NORTH: "woods 3-4", (1, 0): "sea", (-1, 1): "mountain 1", (-1, 0): "sea"}
    assert not found(map_of(junction), "river-into-land")
    assert len(found(map_of({**junction, (-1, 1): "mountain"}), "river-into-land")) == 1


@pytest.mark.rule("B2")
@pytest.mark.parametrize(("north", "is_found"), [("sea", False), ("pasture", True)])
def test_a_docked_boat_that_is_pasted_away_from_the_sea_is_found(north: str, is_found: bool) -> None:
    raft = Transporter(RAFT, 1, Spot(DOCK, 0))
    copied = extract(map_of({AT: "woods", NORTH: "sea"}, pieces={AT: [raft]}), [Hex(*AT)])
    scenario = map_of({(3, -1): north})
    paste(scenario, copied.moved(Motion(shift=Hex(3, 0)))).apply(scenario)
    assert bool(found(scenario, "boat-without-sea")) is is_found


@pytest.mark.rule("S3")
def test_homes_that_bind_nobody_need_not_suffice() -> None:
    scenario = map_of(HOME_LAND, having(players=Players(2, 2), options=Options(free_homes=True)))
    scenario.homes[Hex(0, 0)] = Home()
    assert not found(scenario, "homes-too-few")


@pytest.mark.rule("S2", "Z7")
def test_the_distance_of_homes_is_an_option() -> None:
    homes = {(0, 0): Home(), (2, 0): Home()}
    assert found(map_of(HOME_LAND, having(options=Options(home_distance=3)), homes=homes), "homes-too-near")
    assert not found(
        map_of(HOME_LAND, having(options=Options(home_distance=1)), homes={(0, 0): Home(), (1, 0): Home()}),
        "homes-too-near",
    )


@pytest.mark.rule("S2")
def test_two_homes_too_near_are_one_problem() -> None:
    homes = {(1, 0): Home(), (0, 0): Home()}
    assert [problem.places for problem in found(map_of(HOME_LAND, homes=homes), "homes-too-near")] == [((0, 0), (1, 0))]


@pytest.mark.rule("S5")
def test_a_home_in_a_desert_is_no_problem() -> None:
    assert not found(map_of({AT: "desert"}, homes={AT: Home()}), "home-at-sea")


@pytest.mark.rule("K4")
def test_roads_and_walls_may_stand_in_deserts() -> None:
    scenario = map_of({AT: "desert", NORTH: "desert"}, roads={BORDER: Road()}, walls={EDGE: WALL})
    assert not any(found(scenario, code) for code in CATALOGUE if code.startswith(("road", "wall", "building")))


def test_a_tile_in_no_box_is_not_also_counted() -> None:
    scenario = map_of({AT: "desert 0-2-4"}, having(box=SECOND_EDITION))
    assert found(scenario, "unprinted-tile")
    assert not found(scenario, "box-exceeded")


def test_the_box_is_counted_by_kind_however_tiles_lie() -> None:
    scenario = map_of({(0, 0): "woods 0-1", (5, 0): "woods 3-4"}, having(box=SECOND_EDITION))
    assert [problem.sentence for problem in found(scenario, "box-exceeded")] == [
        "The map needs 2 tiles of woods, sharp bend; the box has only 1."
    ]
    assert SECOND_EDITION.holds(TileKind(*tile_of("woods 0-1").kind)) == 1
