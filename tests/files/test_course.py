"""Course maps: every dialect and quirk, the errors with their lines, and there and back again."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import DIRECTIONS, EDGES, ORIGIN, Hex, Orientation, neighbour, position
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import ImportedMap, course, read, write
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Goods, Home
from rbdesigner.tiles import Rivers, Terrain, Tile, tile
from tests.files.peers import SAMPLES, peer_file

SIDES = {1: (0, 1, -1), 2: (1, 0, -1), 3: (1, -1, 0), 4: (0, -1, 1), 5: (-1, 0, 1), 6: (-1, 1, 0)}
"""Where each of their sides leads, in their coordinates, clockwise from the north."""

places = st.builds(Hex, st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6))
single_rivers = st.one_of(
    st.just(()), st.sets(st.sampled_from(EDGES), min_size=1, max_size=3).map(lambda edges: (tuple(sorted(edges)),))
)
land_tiles = st.builds(tile, st.sampled_from([t for t in Terrain if t is not Terrain.SEA]), single_rivers)
maps = st.dictionaries(places, st.one_of(land_tiles, st.just(tile(Terrain.SEA))), max_size=30)


def decoded(text: str) -> Scenario:
    (found,) = course.decode(text, "some.map")
    return found.scenario


def remarks_on(text: str) -> tuple[str, ...]:
    return course.decode(text, "some.map")[0].remarks


def fault_of(text: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        course.decode(text, "some.map")
    assert caught.value.path == "some.map"
    return f"{caught.value.pointer}: {caught.value.reason}"


def laid(terrain: Terrain, *rivers: tuple[int, ...]) -> Tile:
    return tile(terrain, tuple(rivers))


@pytest.mark.parametrize("side", list(SIDES))
def test_each_side_leads_to_the_neighbour_over_our_edge(side: int) -> None:
    x, y, z = SIDES[side]
    scenario = decoded(f"( 0 0 0 ) rock ( {side} )\n( {x} {y} {z} ) woods\n")
    ((edge,),) = scenario.tiles[ORIGIN].rivers
    assert edge == side - 1
    assert scenario.tiles[neighbour(ORIGIN, edge)].terrain is Terrain.WOODS


def test_side_1_is_drawn_in_the_north_and_side_2_clockwise_from_it() -> None:
    assert decoded("( 0 0 0 ) sea").orientation is Orientation.FLAT
    x, y = position(DIRECTIONS[0], Orientation.FLAT)
    assert x == 0 and y < 0
    x, y = position(DIRECTIONS[1], Orientation.FLAT)
    assert x > 0 and y < 0


def test_dialect_a_with_markers() -> None:
    (found,) = read(SAMPLES / "course-markers.map")
    assert found.name == "course-markers"
    assert found.scenario.tiles == {
        Hex(0, 0): laid(Terrain.WOODS, (0, 2)),
        Hex(0, -1): laid(Terrain.MOUNTAIN, (3,)),
        Hex(1, 0): laid(Terrain.PASTURE, (2, 5)),
        Hex(2, 0): laid(Terrain.SEA),
        Hex(1, -1): laid(Terrain.ROCK),
        Hex(6, -3): laid(Terrain.MOUNTAIN),
    }
    assert found.remarks == (
        "The text before the map was left out.",
        "What follows the map, such as a saved game, was left out.",
        "The rivers of 1 sea tile were ignored.",
    )


def test_dialect_a_with_a_count_commas_and_windows_line_ends() -> None:
    (found,) = read(SAMPLES / "course-count.txt")
    assert found.scenario.tiles == {
        Hex(-1, 1): laid(Terrain.DESERT),
        Hex(0, 0): laid(Terrain.SEA),
        Hex(1, -1): laid(Terrain.WOODS, (1,)),
    }
    assert found.remarks == ("The rivers of 1 sea tile were ignored.",)


def test_dialect_b() -> None:
    (found,) = read(SAMPLES / "course-lines.txt")
    assert found.scenario.tiles == {
        Hex(0, 0): laid(Terrain.PASTURE, (0, 2, 4)),
        Hex(0, -1): laid(Terrain.SEA),
        Hex(1, 0): laid(Terrain.ROCK, (5,)),
        Hex(-1, 1): laid(Terrain.WOODS),
    }


def test_dialect_c_grows_downwards_and_odd_columns_lie_half_a_tile_lower() -> None:
    (found,) = read(SAMPLES / "course-rows.txt")
    assert found.scenario.tiles == {
        Hex(0, 0): laid(Terrain.DESERT, (2,)),
        Hex(1, 0): laid(Terrain.ROCK, (3, 5)),
        Hex(1, 1): laid(Terrain.SEA),
        Hex(0, 1): laid(Terrain.PASTURE),
    }
    rows = decoded("(4 6) rock\n(4 7) sea\n(5 6) woods\n(3 -3) desert").tiles
    at = {laid.terrain: position(place, Orientation.FLAT) for place, laid in rows.items()}
    half = position(Hex(0, 1), Orientation.FLAT)[1] / 2
    assert at[Terrain.SEA] == pytest.approx((at[Terrain.ROCK][0] + 1.5, at[Terrain.ROCK][1] + half))
    assert at[Terrain.WOODS] == pytest.approx((at[Terrain.ROCK][0], at[Terrain.ROCK][1] + 2 * half))
    assert at[Terrain.DESERT] == pytest.approx((at[Terrain.ROCK][0] - 9 * 1.5, at[Terrain.ROCK][1] - half))


def test_where_the_coordinates_add_up_to_something_else_x_and_z_are_trusted() -> None:
    (found,) = read(SAMPLES / "course-offset.dave")
    assert list(found.scenario.tiles) == [Hex(0, 0), Hex(1, 0), Hex(1, -1)]
    assert found.scenario.tiles[Hex(1, 0)] == laid(Terrain.ROCK, (0, 5))
    assert found.remarks == ("The coordinates of each tile add up to 7 instead of 0; the middle one was ignored.",)


def test_merge_conflicts_are_named_by_line() -> None:
    with pytest.raises(ScenarioError, match=r"course-conflict\.map: line 2: a merge conflict") as caught:
        read(SAMPLES / "course-conflict.map")
    assert caught.value.pointer == "line 2"


def test_a_wrong_count_is_only_remarked_on() -> None:
    assert remarks_on("3\n( 0 0 0 ) sea") == ("The first line counts 3 tiles, but there is 1.",)
    assert remarks_on("1\n( 0 0 0 ) sea") == ()


@pytest.mark.rule("W14", "W13")
def test_maps_that_break_the_rules_of_map_making_are_read() -> None:
    apart = decoded("( 0 0 0 ) woods ( 1 4 )\n( 9 -9 0 ) desert ( 2 )\n")
    assert len(apart.tiles) == 2
    ring = decoded("( 0 0 0 ) rock ( 1 2 )\n( 0 1 -1 ) rock ( 3 4 )\n( 1 0 -1 ) rock ( 5 6 )\n")
    assert len(ring.tiles) == 3


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("( 0 0 0 ) swamp", "'swamp' is not a terrain"),
        ("( 0 0 0 ) woods ( 1 2 3 4 )", "at most 3 sides"),
        ("( 0 0 0 ) woods ( 1234 )", "at most 3 sides"),
        ("( 0 0 0 ) woods ( 7 )", "no side 7"),
        ("( 0 0 0 ) woods ( 0 1 )", "no side 0"),
        ("( 0 0 0 ) woods ( -1 )", "'-1' is not a side"),
        ("( 0 0 0 ) woods ( N )", "'N' is not a side"),
        ("( 0 0 0 ) woods ( ² )", "is not a side"),
        ("( 0 0 0 ) woods ( 2 2 )", "given twice"),
        ("( 0 0 0 ) woods ( 1 3", "brackets"),
        ("( 0 0 0 ) woods 1 3 )", "brackets"),
        ("( 0 0 0 ) woods ( 1 ) ( 3 )", "brackets"),
        ("( 0 0 0 woods", "bracket after the coordinates"),
        ("( 0 0 0 )", "terrain is missing"),
        ("( 0 0 0 0 ) woods", "not 4 numbers"),
        ("( 0 ) woods", "not 1 number"),
        ("( 0 0.5 -0.5 ) woods", "'0.5' is not a whole number"),
        ("( 2000000 -2000000 0 ) woods", "beyond 1000000"),
        ("( 99999999999999999999 0 0 ) woods", "beyond 1000000"),
        ("( 0 1 0 ) woods", "add up to 1, but those of the other tiles to 0"),
        ("( 1 -1 0 ) rock", "the tile of line 1 lies at the same place"),
        ("( 3 4 ) woods", "another number of coordinates"),
        ("woods", "not a whole number"),
        ("7", "not 1 number"),
    ],
)
def test_a_wrong_line_is_named(line: str, reason: str) -> None:
    assert reason in fault_of(f"( 1 -1 0 ) sea\n( 2 -2 0 ) sea\n{line}\n")
    assert fault_of(f"( 1 -1 0 ) sea\n( 2 -2 0 ) sea\n{line}\n").startswith("line 3: ")


def test_two_tiles_of_dialect_c_at_one_place() -> None:
    assert fault_of("Begin Map\n(1 1) sea\n\n(1 1) rock\nEnd Map") == (
        "line 4: the tile of line 2 lies at the same place"
    )


def test_a_map_that_is_cut_off_is_refused() -> None:
    assert "cut off" in fault_of("-----BEGIN MAP-----\n( 0 0 0 ) sea\n")
    assert "cut off" in fault_of("Begin Map\n(0 0) sea\n")


def test_what_is_written() -> None:
    scenario = Scenario(
        tiles={
            Hex(1, 0): tile(Terrain.SEA),
            Hex(0, 0): tile(Terrain.MOUNTAIN, ((5,),)),
            Hex(-1, 0): tile(Terrain.WOODS, ((0, 2, 5),)),
        }
    )
    remarks = Remarks()
    assert course.encode([scenario], "some.map", remarks).splitlines() == [
        "-----BEGIN MAP-----",
        "( -1 1 0 ) WOODS ( 1 3 6 )",
        "( 0 0 0 ) MOUNTAIN ( 6 )",
        "( 1 -1 0 ) SEA",
        "-----END MAP-----",
    ]
    assert remarks.sentences() == ()


def test_two_rivers_on_a_tile_cannot_be_written(tmp_path: Path) -> None:
    divided: Rivers = ((0, 1), (3, 4))
    scenario = Scenario(tiles={Hex(q, 2): tile(Terrain.WOODS, divided) for q in range(7)})
    with pytest.raises(ScenarioError, match=r"\(0, 2\) \(woods, two sharp bends apart\).* and 2 more$"):
        write([scenario], tmp_path / "some.map")
    assert not (tmp_path / "some.map").exists()


def test_what_a_course_map_cannot_hold_is_told(tmp_path: Path) -> None:
    scenario = Scenario(
        Properties(title="Bay", designers=("Ada",), orientation=Orientation.POINTY),
        {ORIGIN: tile(Terrain.SEA, ((0,),))},
        {ORIGIN: Home()},
        {ORIGIN: (Goods(Good.TRUNKS, 3), Goods(Good.PAPER))},
    )
    assert write([scenario], tmp_path / "some.map") == [
        "This format draws hexes flat on top, so the picture of the map is turned by 30 degrees.",
        "Left out, because this format has no room for it: the title and the designers.",
        "The rivers of 1 sea tile were ignored.",
        "1 home was left out.",
        "4 goods were left out.",
    ]


@given(maps)
def test_there_and_back_again(tiles: dict[Hex, Tile]) -> None:
    text = course.encode([Scenario(tiles=tiles)], "some.map", Remarks())
    assert decoded(text).tiles == tiles


@pytest.mark.parametrize(
    ("name", "tiles", "rivers"),
    [
        ("course-commas.txt", 31, 22),
        ("course-count.txt", 19, 3),
        ("course-invalid-open-river.txt", 6, 6),
        ("course-invalid-river-into-land.txt", 7, 2),
        ("course-markers.map", 13, 3),
        ("course-offset-sum.dave", 7, 7),
        ("course-rowcol.txt", 25, 16),
        ("course-tilelines.txt", 37, 7),
    ],
)
def test_real_files(name: str, tiles: int, rivers: int) -> None:
    (found,) = read(peer_file(name))
    assert len(found.scenario.tiles) == tiles
    assert sum(bool(laid.rivers) for laid in found.scenario.tiles.values()) == rivers
    assert all(len(laid.rivers) <= 1 for laid in found.scenario.tiles.values())
    again = course.encode([found.scenario], "some.map", Remarks())
    assert decoded(again).tiles == found.scenario.tiles


CONFLICT = """<<<<<<< HEAD
-----BEGIN RESOURCES-----
=======
-----BEGIN GOODS-----
>>>>>>> exports
"""


def test_a_conflict_after_the_map_is_remarked_on() -> None:
    found = decoded_with_remarks("-----BEGIN MAP-----\n( 0 0 0 ) woods\n-----END MAP-----\n" + CONFLICT)
    assert found.scenario.tiles == {ORIGIN: tile(Terrain.WOODS)}
    assert found.remarks == (
        "What follows the map, such as a saved game, was left out.",
        "A merge conflict was left in what follows the map; the map itself is whole.",
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("<<<<<<< HEAD\n-----BEGIN MAP-----\n( 0 0 0 ) woods\n-----END MAP-----\n=======\n>>>>>>> b\n", 1),
        ("-----BEGIN MAP-----\n( 0 0 0 ) woods\n=======\n( 0 0 0 ) rock\n-----END MAP-----\n", 3),
        ("( 0 0 0 ) woods\n\n<<<<<<< HEAD\n", 3),
    ],
)
def test_a_conflict_before_or_in_the_map_is_an_error(text: str, line: int) -> None:
    with pytest.raises(ScenarioError, match=f"line {line}: a merge conflict"):
        decoded_with_remarks(text)


def test_words_in_quotation_marks_are_read() -> None:
    text = '"2"\n"(" 0 -1 1 ")" "SEA"\n"(" 0 0 0 ")" "WOODS" "(" 1 4 ")"\n'
    assert course.looks_like(text)
    found = decoded_with_remarks(text)
    assert found.scenario.tiles == {Hex(0, 1): tile(Terrain.SEA), ORIGIN: tile(Terrain.WOODS, ((0, 3),))}
    assert found.remarks == ("The quotation marks were ignored.",)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('"(" 0 -1 1 ")" "SEA', "a quotation mark is missing"),
        ('"(" 0 -1 1 ")" "LAKE"', "'LAKE' is not a terrain"),
        ('"(" 0 -1 1 "SEA"', "the bracket after the coordinates is missing"),
    ],
)
def test_quoted_lines_that_are_not_sound_are_refused(line: str, reason: str) -> None:
    with pytest.raises(ScenarioError, match="line 2: " + reason):
        decoded_with_remarks(f'"(" 0 0 0 ")" "WOODS"\n{line}\n')


def decoded_with_remarks(text: str) -> ImportedMap:
    (found,) = course.decode(text, "some.map")
    return found


@pytest.mark.parametrize("terrain", Terrain)
def test_terrains_are_known_by_their_names_for_one_and_for_many(terrain: Terrain) -> None:
    one = terrain.value.removesuffix("s")
    for word in (one, f"{one}s", one.upper()):
        assert decoded(f"( 0 0 0 ) {word}").tiles == {ORIGIN: tile(terrain)}


SAVED = """( 0 0 0 ) wood ( 1 )
( 0 1 -1 ) mountains ( 4 )
{rest}
"""


@pytest.mark.parametrize("first", ["-----BEGIN MAP-----\n", ""])
def test_the_map_of_a_saved_game_ends_where_its_resources_begin(first: str) -> None:
    found = decoded_with_remarks(first + SAVED.format(rest="-----BEGIN RESOURCES-----\n( 0 0 0 ) trunks"))
    assert len(found.scenario.tiles) == 2
    assert found.remarks == ("What follows the map, such as a saved game, was left out.",)


def test_what_stands_on_the_tiles_of_a_saved_game_is_left_out() -> None:
    found = decoded_with_remarks(SAVED.format(rest="( 0 0 0 ) trunks ( 2 )\n( 0 1 -1 ) donkey"))
    assert len(found.scenario.tiles) == 2
    assert found.remarks == ("2 lines that give no tile, such as those of a saved game, were left out.",)
    with pytest.raises(ScenarioError, match="line 3: 'swamp' is not a terrain"):
        decoded_with_remarks(SAVED.format(rest="( 1 0 -1 ) swamp"))
