"""Map strings of the simulated table: codes, the half-column grid, homes, errors by piece, and there and back again."""

from __future__ import annotations

import json
import math
from pathlib import Path
from textwrap import wrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import ORIGIN, Hex, Orientation, neighbour, position
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import ImportedMap, read, tts, write
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import Motion, Turn
from rbdesigner.tiles import Rivers, Terrain, Tile, tile, turned
from tests.files.peers import SAMPLES, peer_file

TERRAINS = {
    100: Terrain.PASTURE,
    110: Terrain.WOODS,
    120: Terrain.SEA,
    130: Terrain.ROCK,
    140: Terrain.MOUNTAIN,
    150: Terrain.DESERT,
}
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST = 0, 1, 2, 3, 4
RIVERS: dict[int, Rivers] = {
    0: (),
    1: ((NORTH,),),
    2: ((NORTH, SOUTH),),
    3: ((NORTH, NORTH_EAST),),
    4: ((NORTH, SOUTH_EAST),),
    5: ((NORTH, SOUTH_EAST, SOUTH_WEST),),
}


def decoded(*pieces: str) -> ImportedMap:
    (found,) = tts.decode("1001" + "".join(pieces), "table.txt")
    return found


def fault_of(text: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        tts.decode(text, "table.txt")
    return str(caught.value)


def encoded(scenario: Scenario) -> tuple[str, tuple[str, ...]]:
    remarks = Remarks()
    (entry,) = json.loads(tts.encode([scenario], "table.json", remarks))
    return entry["mapstring"], remarks.sentences()


@pytest.mark.parametrize("code", list(TERRAINS))
@pytest.mark.parametrize("shape", list(RIVERS))
def test_every_code_in_every_direction(code: int, shape: int) -> None:
    terrain = TERRAINS[code]
    for direction in range(6):
        (laid,) = decoded(f"{code + shape}0204{direction}").scenario.tiles.values()
        assert laid.terrain is terrain
        clockwise = turned(RIVERS[shape], Turn(direction))
        assert laid.rivers == (() if terrain is Terrain.SEA else clockwise)


def test_the_grid_is_drawn_with_larger_rows_further_north() -> None:
    for column in range(8):
        for row in range(18):
            ((at, _),) = decoded(f"100{column:02}{row:02}0").scenario.tiles.items()
            x, down = position(at, Orientation.FLAT)
            assert x == pytest.approx(3 * column + (1.5 if row % 2 else 0))
            assert -down == pytest.approx(row * math.sqrt(3) / 2)


def test_a_direction_turns_clockwise_as_it_is_drawn() -> None:
    ((at, laid),) = decoded("14102041").scenario.tiles.items()
    ((edge,),) = laid.rivers
    (x, y), (x0, y0) = position(neighbour(at, edge), Orientation.FLAT), position(at, Orientation.FLAT)
    assert x > x0 and y < y0


def test_a_list_with_names() -> None:
    isles, lake = read(SAMPLES / "tables.tts.json")
    assert (isles.name, isles.scenario.properties.title) == ("Two isles", "Two isles")
    assert isles.scenario.tiles == {Hex(4, -4): tile(Terrain.WOODS), Hex(4, -5): tile(Terrain.SEA)}
    assert isles.scenario.homes == {Hex(4, -4): Home(player=1)}
    assert "The rivers of 1 sea tile were ignored." in isles.remarks
    assert lake.scenario.properties.title == "A lake and woods"
    assert lake.scenario.homes == {Hex(5, -5): Home()}
    assert "The bank was guessed for 1 home by a river." in lake.remarks


def test_bare_digits_and_a_single_object() -> None:
    (digits,) = read(SAMPLES / "digits.txt")
    assert digits.name == "digits"
    assert digits.scenario.properties.title == ""
    assert digits.scenario.tiles == {
        Hex(4, -4): tile(Terrain.WOODS, ((1, 4),)),
        Hex(4, -5): tile(Terrain.SEA),
        Hex(5, -5): tile(Terrain.PASTURE, ((3, 4),)),
    }
    (single,) = tts.decode('{"mapstring": "1001 130 02 04 0"}', "table.json")
    assert single.scenario.tiles == {Hex(4, -4): tile(Terrain.ROCK)}


def test_home_markers_up_to_six_are_the_players_and_the_others_free() -> None:
    homes = decoded(*(f"{number:03}01{number:02}0" for number in range(1, 10))).scenario.homes
    assert [home.player for home in homes.values()] == [1, 2, 3, 4, 5, 6, None, None, None]


def test_two_homes_on_a_tile_and_the_number_of_players() -> None:
    found = decoded("10002040", "00102040", "00202040", "00302060")
    assert found.scenario.homes == {Hex(4, -4): Home(player=1), Hex(4, -5): Home(player=3)}
    assert found.scenario.properties.players == Players(2, 2)
    assert found.remarks == (
        "The number of players, at most 2, was guessed from the homes.",
        "1 home was left out, as another stands on the same tile.",
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1002", "table.txt: a map string begins with 1001"),
        ("", "table.txt: a map string begins with 1001"),
        ("1001 10002040 19902050", "table.txt: piece 2 (19902050): no tile has the code 199"),
        ("1001 10602050", "table.txt: piece 1 (10602050): no tile has the code 106"),
        ("1001 00002050", "table.txt: piece 1 (00002050): no tile has the code 000"),
        ("1001 10002047", "table.txt: piece 1 (10002047): the direction 7 is not one of 0 to 5"),
        ("1001 10002040 130020", "table.txt: piece 2 (130020): the map string is cut off: 2 digits are missing"),
        (
            "1001 10002040 10002060 12002040",
            "table.txt: piece 3 (12002040): the tile of piece 1 lies at the same place",
        ),
        ('[{"name": "a", "mapstring": "1001"}, 7]', "table.txt: /1: an object with name and mapstring"),
        ('[{"name": 7, "mapstring": "1001"}]', "table.txt: /0/name: the name of a map must be a text"),
        ('{"name": "a"}', "table.txt: /mapstring: the map string must be a text"),
        ('[{"mapstring": "1001 1"}]', "table.txt: /0/mapstring: piece 1 (1): the map string is cut off"),
        ('[{"mapstring": "1001"}', "table.txt: line 1: "),
    ],
)
def test_errors_name_the_piece(text: str, reason: str) -> None:
    assert fault_of(text).startswith(reason)


def test_what_is_written() -> None:
    scenario = Scenario(
        Properties(title="Isle"),
        {Hex(4, -4): tile(Terrain.WOODS, ((1, 4),)), Hex(5, -5): tile(Terrain.PASTURE, ((1, 3, 5),))},
        {Hex(4, -4): Home(player=2), Hex(5, -5): Home(half_edge=4)},
    )
    text, remarks = encoded(scenario)
    assert text == "1001" + "00202043" + "00702053" + "11202044" + "10502053"
    assert remarks == ("The bank of 1 home was left out.",)


def test_tiles_that_look_the_same_after_a_turn_face_as_the_mod_lays_them() -> None:
    pieces = ["00102063", "10002063", "10202074", "10202092", "10502103", "12003063", "14103071", "15304095"]
    written, _ = encoded(decoded(*pieces).scenario)
    assert sorted(wrap(written.removeprefix("1001"), 8)) == sorted(pieces)


def test_members_that_nobody_knows_are_told_to_be_left_out() -> None:
    (found,) = tts.decode('{"name": "a", "mapstring": "100110002063", "author": "Ada", "by": 1}', "table.json")
    assert found.remarks == ("Left out, because this program does not know what it is: 'author' and 'by'.",)


def test_several_maps_go_into_one_list(tmp_path: Path) -> None:
    maps = [Scenario(Properties(title=title), {Hex(4, -4): tile(Terrain.ROCK)}) for title in ("one", "", "three")]
    assert write(maps, tmp_path / "all.tts.json") == []
    assert [each.name for each in read(tmp_path / "all.tts.json")] == ["one", "all 2", "three"]
    maps[1].tiles[Hex(0, 0)] = tile(Terrain.ROCK, ((0, 1, 3),))
    with pytest.raises(ScenarioError, match=r"all\.tts\.json: map 2: there is no code for some tiles: \(0, 0\)"):
        write(maps, tmp_path / "all.tts.json")


def test_a_map_off_the_grid_is_shifted() -> None:
    text, remarks = encoded(Scenario(tiles={Hex(40, 7): tile(Terrain.ROCK), Hex(41, 7): tile(Terrain.SEA)}))
    assert remarks == ("The map was shifted to lie on the grid of 6 columns and 16 rows.",)
    (found,) = tts.decode(text, "table.txt")
    (first, second) = sorted(found.scenario.tiles)
    assert (second.q - first.q, second.r - first.r) == (1, 0)


def test_a_map_as_large_as_the_grid_fits_and_a_larger_one_is_refused() -> None:
    whole_grid = [f"130{column:02}{row:02}0" for column in range(6) for row in range(16)]
    full = decoded(*whole_grid).scenario
    assert encoded(full)[1] == ()
    assert encoded(full.moved(Motion(shift=Hex(-3, 20))))[0] == encoded(full)[0]
    full.tiles[Hex(0, 5)] = tile(Terrain.SEA)
    told = "the map of 6 columns and 26 rows does not fit the grid of 6 columns and 16 rows; "
    with pytest.raises(ScenarioError, match=rf"{told}outside lie the tiles \(0, 5\)$"):
        encoded(full)


def test_a_map_fits_only_if_its_shifted_rows_do() -> None:
    def corners(x: int, first_row: int) -> Scenario:
        ends = [(x, first_row), (x + 11, first_row + 15)]
        return Scenario(tiles={Hex(q, -(row + q) // 2): tile(Terrain.ROCK) for q, row in ends})

    assert len(tts.decode(encoded(corners(5, 9))[0], "table.txt")[0].scenario.tiles) == 2
    mirrored = corners(5, 9).moved(Motion(Turn(0, True)))
    with pytest.raises(ScenarioError, match="does not fit"):
        encoded(mirrored)


def test_tiles_without_a_code_are_named() -> None:
    scenario = Scenario(
        tiles={Hex(0, 0): tile(Terrain.WOODS, ((0, 1), (2, 3))), Hex(1, 0): tile(Terrain.PASTURE, ((0, 1, 3),))}
    )
    with pytest.raises(ScenarioError) as caught:
        encoded(scenario)
    assert "(0, 0) (woods, two sharp bends side by side) and (1, 0) (pasture, right-hand junction)" in str(caught.value)


codes = st.sampled_from([code + n for code in TERRAINS for n in RIVERS if n == 0 or code != 120])
grid_places = st.tuples(st.integers(0, 5), st.integers(0, 15))


def table_tile(code: int, direction: int) -> Tile:
    return tile(TERRAINS[code // 10 * 10], turned(RIVERS[code % 10], Turn(direction)))


@st.composite
def table_maps(draw: st.DrawFn) -> Scenario:
    tiles = draw(st.dictionaries(grid_places, st.builds(table_tile, codes, st.integers(0, 5)), max_size=30))
    homes = draw(st.dictionaries(grid_places, st.builds(Home, player=st.none() | st.integers(1, 6)), max_size=4))
    at = {(x, row): Hex(2 * x + row % 2, -(row + 2 * x + row % 2) // 2) for x in range(6) for row in range(16)}
    return Scenario(tiles={at[p]: t for p, t in tiles.items()}, homes={at[p]: h for p, h in homes.items()})


@given(table_maps())
def test_there_and_back_again(scenario: Scenario) -> None:
    (found,) = tts.decode(encoded(scenario)[0], "table.txt")
    assert found.scenario.tiles == scenario.tiles
    assert found.scenario.homes == scenario.homes


@given(table_maps(), st.integers(-9, 9), st.integers(-9, 9))
def test_there_and_back_again_from_elsewhere(scenario: Scenario, q: int, r: int) -> None:
    shift = Motion(shift=Hex(2 * q, r))
    moved = scenario.moved(shift)
    (found,) = tts.decode(encoded(moved)[0], "table.txt")
    places = sorted(moved.tiles)
    shifts = {(a.q - b.q, a.r - b.r) for a, b in zip(sorted(found.scenario.tiles), places, strict=True)}
    assert len(shifts) <= 1
    for dq, dr in shifts:
        assert moved.moved(Motion(shift=Hex(dq, dr))).tiles == found.scenario.tiles


def test_real_presets() -> None:
    found = read(peer_file("tts-presets.json"))
    assert [(each.name, len(each.scenario.tiles)) for each in found] == [
        ("Dead Sea (256)", 37),
        ("Mesopotamia", 19),
        ("Lord of the Ring", 19),
        ("The Pacific (255)", 59),
    ]
    for each in found:
        text, remarks = encoded(each.scenario)
        assert not remarks
        assert tts.decode(text, "table.txt")[0].scenario.tiles == each.scenario.tiles


def test_the_dead_sea_of_two_programs_is_the_same_map_half_turned() -> None:
    preset = read(peer_file("tts-presets.json"))[0].scenario
    (of_course,) = read(peer_file("course-tilelines.txt"))
    half_turned = of_course.scenario.moved(Motion(Turn(3)))
    first, second = min(preset.tiles), min(half_turned.tiles)
    there = half_turned.moved(Motion(shift=Hex(first.q - second.q, first.r - second.r)))
    assert len(there.tiles) == 37
    assert there.tiles == preset.tiles
    assert there.tiles != of_course.scenario.tiles and ORIGIN in of_course.scenario.tiles
