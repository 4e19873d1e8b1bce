"""Saved objects of Tabletop Simulator."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import Hex
from rbdesigner.resources import folder
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import tts, tts_object
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Motion
from tests.files.peers import SAMPLES

MILLBROOK = files.load(folder("scenarios") / "millbrook.rbmap")
LAKE = files.load(folder("scenarios") / "the-lake-between.rbmap")
STRING = tts.map_strings([MILLBROOK], "", Remarks())[0]["mapstring"]
COURSE_SAMPLES = ("course-count.txt", "course-lines.txt", "course-markers.map", "course-offset.dave", "course-rows.txt")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.sampled_from([STRING, STRING[:-3], "1001"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(("ContainedObjects", "Nickname", "Description", "x")), inner, max_size=4)
    ),
    max_leaves=10,
)


def test_each_map_is_a_notecard_with_its_string(tmp_path: Path) -> None:
    path = tmp_path / "maps.tts-object.json"
    formats.write([MILLBROOK, LAKE], path)
    states = json.loads(path.read_text("utf-8"))["ObjectStates"]
    assert [each["Name"] for each in states] == ["Notecard", "Notecard"]
    assert [each["Nickname"] for each in states] == [MILLBROOK.properties.title, LAKE.properties.title]
    assert [each["Description"] for each in states] == [
        entry["mapstring"] for entry in tts.map_strings([MILLBROOK, LAKE], "", Remarks())
    ]
    assert {each["Transform"]["rotY"] for each in states} == {0.0}  # as the cards of the mod lie
    assert len({each["GUID"] for each in states}) == 2 == len({each["Transform"]["posX"] for each in states})
    found = formats.read(path)
    assert [each.format for each in found] == ["tts-object"] * 2
    assert [each.name for each in found] == [MILLBROOK.properties.title, LAKE.properties.title]
    of_strings = tts.decode(tts.encode([MILLBROOK, LAKE], "", Remarks()), "")
    assert [each.scenario for each in found] == [each.scenario for each in of_strings]


def test_maps_are_found_in_bags_and_other_objects_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    card = {"Name": "Notecard", "Nickname": " In\na bag ", "Description": STRING}
    table = {"SaveName": "x", "ObjectStates": [{"Name": "Die"}, {"Name": "Bag", "ContainedObjects": [7, card]}]}
    path.write_text(json.dumps(table))
    (found,) = formats.read(path)
    assert found.scenario.properties.title == "In a bag" and len(found.scenario.tiles) == len(MILLBROOK.tiles)
    assert "2 other objects of the table were left out." in found.remarks


def test_maps_of_another_program_come_back_from_their_cards(tmp_path: Path) -> None:
    shared, twice = tmp_path / "table.tts-object.json", tmp_path / "again.tts-object.json"
    maps = [*(formats.read(SAMPLES / name)[0].scenario for name in COURSE_SAMPLES), MILLBROOK, LAKE]
    formats.write(maps, shared)
    found = formats.read(shared)
    assert not any(each.remarks for each in found[: len(COURSE_SAMPLES)])
    for theirs, ours in zip(maps, found, strict=True):
        first, second = min(theirs.tiles), min(ours.scenario.tiles)
        shift = Motion(shift=Hex(second.q - first.q, second.r - first.r))
        assert theirs.moved(shift).tiles == ours.scenario.tiles
    assert formats.write([each.scenario for each in found], twice) == []
    assert twice.read_bytes() == shared.read_bytes()


@pytest.mark.parametrize(
    ("description", "where"),
    [("no map", ""), (STRING[:-3], "/ObjectStates/0/Description"), ("1001" + "9" * 8, "/ObjectStates/0/Description")],
)
def test_a_damaged_string_is_named(tmp_path: Path, description: str, where: str) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps({"ObjectStates": [{"Description": description}]}))
    with pytest.raises(ScenarioError) as refused:
        formats.read(path)
    assert refused.value.pointer == where and "\n" not in str(refused.value)


@given(st.lists(JSON, max_size=3))
def test_anything_else_is_refused_or_read(states: list[Any]) -> None:
    try:
        found = tts_object.decode(json.dumps({"ObjectStates": states}), "a.json")
    except ScenarioError as error:
        assert "\n" not in str(error)
    else:
        assert found


def test_a_scenario_of_ours_is_not_taken_for_one(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text('{"format": "rbdesigner-scenario", "version": 1, "ObjectStates": []}')
    (found,) = formats.read(path)
    assert found.format == "rbdesigner" and isinstance(found.scenario, Scenario)
