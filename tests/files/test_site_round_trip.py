"""Nothing is left out of a map that is read from the play site and written again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.editing import lay, strip
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.formats import site
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.formats.site import numbers
from rbdesigner.scenario.formats.tts import encode as tts_encode
from rbdesigner.scenario.fragments import extract, joined_fragments, move, paste
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.symmetry import Motion, Turn
from rbdesigner.tiles import Terrain, tile
from tests.files.peers import SAMPLES
from tests.files.site_maps import POINTY, decoded, meant

FILES = sorted(SAMPLES.glob("*.site.json"))


def loaded(path: Path) -> Scenario:
    (found,) = site.decode(path.read_text("utf-8"), str(path))
    return found.scenario


def written(scenario: Scenario) -> tuple[list[Any], tuple[str, ...]]:
    remarks = Remarks()
    return json.loads(site.encode([scenario], "map.json", remarks)), remarks.sentences()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_map_goes_in_and_out_without_loss(path: Path) -> None:
    elements, remarks = written(loaded(path))
    assert meant(elements) == meant(json.loads(path.read_text("utf-8")))
    assert remarks == ()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_nor_is_anything_lost_in_a_file_of_ours(path: Path, tmp_path: Path) -> None:
    scenario = loaded(path)
    files.save(scenario, tmp_path / "map.rbmap")
    assert written(files.load(tmp_path / "map.rbmap"))[0] == written(scenario)[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_map_turned_all_round_is_what_it_was(path: Path) -> None:
    scenario = loaded(path)
    turned = scenario
    for _ in range(6):
        turned = turned.moved(Motion(Turn(1)))
        assert sum(number == 80 for _, _, number, *_ in written(turned)[0][:-1]) == sum(
            number == 80 for _, _, number, *_ in written(scenario)[0][:-1]
        )
    assert written(turned) == written(scenario)


def test_the_pictures_of_a_file_are_kept_until_another_tile_is_laid() -> None:
    scenario = decoded([0, 0, 85, 4], [1, 0, 85], [0, 1, 20, 3], {}).scenario
    assert [each[2:] for each in written(scenario)[0][:-1]] == [[85, 4], [85], [20, 3]]
    lay(scenario, {ORIGIN: tile(Terrain.WOODS)}).apply(scenario)
    assert ORIGIN not in scenario.foreign
    assert written(scenario)[0][0][2] in range(70, 75)


def test_a_tile_laid_on_a_polder_takes_its_place_and_taking_it_back_brings_it_again() -> None:
    scenario = decoded([0, 0, 90, 1], [1, 0, 55], {"RX": [[11, [0]]]}).scenario
    before = scenario.copy()
    change = lay(scenario, {ORIGIN: tile(Terrain.ROCK)})
    change.apply(scenario)
    assert not scenario.foreign_tiles()
    assert scenario.foreign[ORIGIN].pieces == before.foreign[ORIGIN].pieces
    change.undo(scenario)
    assert scenario == before
    lay(scenario, {ORIGIN: None}).apply(scenario)
    assert ORIGIN not in scenario.foreign


def test_what_stands_on_a_tile_goes_without_its_picture() -> None:
    scenario = decoded([0, 0, 90, 1], [1, 0, 55], {"RX": [[11, [0]], [12, [1]]]}).scenario
    scenario.foreign[Hex(9, 9)] = Foreign(pieces=scenario.foreign[ORIGIN].pieces)
    strip(scenario, [*scenario.foreign]).apply(scenario)
    assert [there.picture for there in scenario.foreign.values()] == [90, 55]
    assert not any(there.pieces for there in scenario.foreign.values())


def test_a_picture_that_no_longer_fits_its_tile_gives_way_to_one_that_does() -> None:
    scenario = Scenario(
        Properties(orientation=POINTY), {ORIGIN: tile(Terrain.SEA)}, foreign={ORIGIN: Foreign(None, 55)}
    )
    assert written(scenario)[0][0][2] in range(80, 88)


def test_a_foreign_tile_without_a_picture_gets_one() -> None:
    scenario = Scenario()
    edit(scenario, foreign={Hex(0, n): Foreign(each) for n, each in enumerate(ForeignTile)}).apply(scenario)
    elements, _ = written(scenario)
    assert [numbers.FOREIGN_NUMBERS[number] for _, _, number in elements[:-1]] == list(ForeignTile)


def test_other_formats_tell_what_they_leave_out_of_the_expansion() -> None:
    scenario = decoded([0, 0, 90], [1, 0, 22], [2, 0, 95], [3, 0, 55], {"RX": [[11, [3]]], "UK": 3}).scenario
    remarks = Remarks()
    tts_encode([scenario], "map.json", remarks)
    told = remarks.sentences()
    assert "2 tiles of the expansion were left out." in told and "1 foreign piece was left out." in told
    assert any("what the play site's file said besides" in sentence for sentence in told)


def test_a_mine_in_the_water_keeps_what_its_bag_holds() -> None:
    elements, remarks = written(
        decoded([0, 0, 55], [1, 0, 80], {"BX": [[58, [-3, 1, 3], [2, 1]], [58, [-3, 1]]]}).scenario
    )
    assert elements[-1]["BX"] == [[58, [-3, 1, 3], [2, 1]], [58, [-3, 1]]]
    assert remarks == ()


def test_numbers_of_players_are_lost_only_if_the_homes_do_not_tell_them() -> None:
    scenario = decoded([0, 0, 55], [1, 0, 56], {"HM": [[0], [1]]}).scenario
    assert scenario.properties.players == Players(2, 2)
    assert written(scenario)[1] == ()
    scenario.properties = replace(scenario.properties, players=Players(1, 2))
    assert written(scenario)[1] == ("Left out, because this format has no room for it: the numbers of players.",)


NAMING = ([1, 0, 55], [0, 0, 56], [0, 1, 57], {"UK": 3, "CR": ["no bombs"], "WX": [[0, 0, 1, 2]], "AX": []})
"""A map with members that nobody knows, its hexes in an order that is not ours."""
TOLD = ("These members were written as they were read, though hexes may have other numbers now: AX and WX.",)


def places(scenario: Scenario) -> list[Hex]:
    """The places of the hexes that are written, in their order."""
    elements, _ = written(scenario)
    return [numbers.to_place(q, r, scenario.orientation) for q, r, *_ in elements[:-1]]


def test_hexes_keep_the_numbers_by_which_unknown_members_may_name_them(tmp_path: Path) -> None:
    scenario = decoded(*NAMING).scenario
    elements, remarks = written(scenario)
    assert elements == [*NAMING] and remarks == ()
    files.save(scenario, tmp_path / "map.rbmap")
    assert written(files.load(tmp_path / "map.rbmap")) == (elements, ())
    before = places(scenario)
    for motion in (Motion(shift=Hex(4, -7)), Motion(Turn(2))):
        moved = scenario.moved(motion)
        assert (places(moved), written(moved)[1]) == ([*map(motion.hex, before)], ())


def test_they_keep_them_when_tiles_are_moved_replaced_and_added() -> None:
    scenario = decoded(*NAMING).scenario
    first, second, third = places(scenario)
    move(scenario, [([second], Motion(shift=Hex(-1, 1)))]).apply(scenario)
    lay(scenario, {first: tile(Terrain.WOODS), Hex(-5, 0): tile(Terrain.SEA)}).apply(scenario)
    assert places(scenario)[:3] == [first, Hex(second.q - 1, second.r + 1), third]
    assert Hex(-5, 0) in places(scenario)[3:] and written(scenario)[1] == (
        "5 void hexes were added to join the parts of the map.",
    )


def test_copies_of_a_tile_leave_the_original_its_number() -> None:
    for motions in ([Motion(shift=Hex(-2, 0))], [Motion(shift=Hex(-2, 0)), Motion(shift=Hex(-4, 0))]):
        scenario = decoded(*NAMING).scenario
        before = places(scenario)
        copied = extract(scenario, [before[1]])
        paste(scenario, joined_fragments(map(copied.moved, motions))).apply(scenario)
        assert places(scenario)[:3] == before
        assert TOLD[0] not in written(scenario)[1]


def test_hexes_that_share_a_number_are_told() -> None:
    scenario = decoded(*NAMING).scenario
    first, *_ = places(scenario)
    end = Hex(first.q - 1, first.r)
    scenario.tiles[end], scenario.foreign[end] = scenario.tiles[first], scenario.foreign[first]
    assert TOLD[0] in written(scenario)[1]


def test_members_that_may_name_a_hex_that_is_gone_are_told() -> None:
    for number in range(3):
        scenario = decoded(*NAMING).scenario
        lay(scenario, {places(scenario)[number]: None}).apply(scenario)
        elements, remarks = written(scenario)
        assert elements[-1]["WX"] == [[0, 0, 1, 2]]
        assert remarks == TOLD
    old = decoded(*NAMING).scenario
    old.foreign = {at: replace(there, hex=None) for at, there in old.foreign.items()}
    assert written(old)[1] == TOLD, "a file of ours without the numbers"


def test_only_maps_whose_members_may_name_hexes_keep_their_numbers() -> None:
    scenario = decoded([0, 0, 55], {"UK": 3, "CR": ["no bombs"], "RS": [9]}).scenario
    assert {there.hex for there in scenario.foreign.values()} == {None}
