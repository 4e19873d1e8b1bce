"""Nothing is left out of a map that is read from the play site and written again."""

from __future__ import annotations

import json
from collections import Counter
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
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.symmetry import Motion, Turn
from rbdesigner.tiles import Terrain, tile
from tests.files.peers import SAMPLES
from tests.files.site_maps import POINTY, decoded

FILES = sorted(SAMPLES.glob("*.site.json"))


def loaded(path: Path) -> Scenario:
    (found,) = site.decode(path.read_text("utf-8"), str(path))
    return found.scenario


def written(scenario: Scenario) -> tuple[list[Any], tuple[str, ...]]:
    remarks = Remarks()
    return json.loads(site.encode([scenario], "map.json", remarks)), remarks.sentences()


def meant(elements: list[Any]) -> dict[str, object]:
    """What a file of the site says, whatever the order of its hexes and of its pieces."""
    *hexes, last = elements

    def at(location: list[int]) -> tuple[object, ...]:
        """A location with the place of its hex instead of its index."""
        if len(location) == 2 and location[0] == numbers.DOCKED:
            location = [*location, 0]  # side 0 is left out
        index = 1 if location[0] < 0 else 0
        return tuple(tuple(hexes[each][:2]) if number == index else each for number, each in enumerate(location))

    def entry(element: list[Any]) -> tuple[object, ...]:
        whole = [at(each) if number == where else each for number, each in enumerate(element)]
        return tuple(tuple([*each, 0][:2]) if isinstance(each, list) else each for each in whole)

    said: dict[str, object] = {"hexes": Counter(tuple([*each, 0][:4]) for each in hexes)}
    for name, value in last.items():
        where = 2 if name == "TX" else 1
        if name == "HM":
            said[name] = Counter(map(at, value))
        elif name in ("RX", "BX", "TX"):
            said[name] = Counter(map(entry, value))
        elif name == "RS":
            said[name] = Counter(value)
        elif name != "ST" or value:
            said[name] = value
    return said


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_map_goes_in_and_out_without_loss(path: Path) -> None:
    elements, remarks = written(replace(loaded(path), properties=_unguessed(loaded(path))))
    assert meant(elements) == meant(json.loads(path.read_text("utf-8")))
    assert remarks == ()


def _unguessed(scenario: Scenario) -> Properties:
    """The properties without the numbers of players, which were guessed."""
    return replace(scenario.properties, players=Properties().players)


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
