"""Labels, notes and districts: what happens to them when a map changes, moves and is given to others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from rbdesigner.hexes import Hex
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.edit import difference
from rbdesigner.scenario.editing import erase, lay
from rbdesigner.scenario.errors import InvalidScenario
from rbdesigner.scenario.fragments import move, shift_by
from rbdesigner.scenario.inscriptions import (
    carry_inscription,
    districts,
    has_private,
    inscribe,
    numbered_notes,
    published,
    without_inscriptions,
)
from rbdesigner.scenario.model import Inscription, Properties, Scenario
from rbdesigner.symmetry import Motion
from rbdesigner.tiles import Terrain, tile
from tests.random_maps import motions
from tests.strategies import scenarios, some

HERE, THERE, BEYOND = Hex(0, 0), Hex(1, 0), Hex(2, 0)
MILL, SECRET = Inscription("Mill"), Inscription("Secret", private=True)


@pytest.fixture
def scenario() -> Scenario:
    tiles = {place: tile(Terrain.WOODS) for place in (HERE, THERE, BEYOND)}
    return Scenario(
        Properties("Isle"),
        tiles,
        labels={HERE: MILL, THERE: SECRET},
        notes={HERE: SECRET, BEYOND: Inscription("Look")},
        districts={HERE: Inscription("West"), THERE: Inscription("West"), BEYOND: SECRET},
    )


def test_texts_go_with_their_tile_and_come_back_with_it(scenario: Scenario) -> None:
    before = scenario.copy()
    gone = erase(scenario, [HERE])
    gone.apply(scenario)
    assert HERE not in scenario.labels and HERE not in scenario.notes and HERE not in scenario.districts
    gone.undo(scenario)
    assert scenario == before
    lay(scenario, {HERE: tile(Terrain.SEA)}).apply(scenario)
    assert scenario.labels == before.labels, "another tile keeps them"


def test_texts_move_with_what_is_moved(scenario: Scenario) -> None:
    far = Hex(5, 5)
    move(scenario, [([HERE], shift_by(HERE, far))]).apply(scenario)
    assert scenario.labels == {far: MILL, THERE: SECRET}
    assert scenario.notes[far] == SECRET
    assert scenario.districts[far].text == "West"


@some(0.4)
@given(scenarios(), motions)
def test_a_map_takes_its_texts_along(scenario: Scenario, motion: Motion) -> None:
    moved = scenario.moved(motion)
    for part in ("labels", "notes", "districts"):
        assert getattr(moved, part) == {motion.hex(at): text for at, text in getattr(scenario, part).items()}
    edit = difference(scenario, moved)
    again = scenario.copy()
    edit.apply(again)
    assert again == moved


def test_a_label_is_carried_and_swaps_with_another(scenario: Scenario) -> None:
    carry_inscription(scenario, "labels", HERE, THERE).apply(scenario)
    assert scenario.labels == {HERE: SECRET, THERE: MILL}
    carry_inscription(scenario, "labels", THERE, BEYOND).apply(scenario)
    assert scenario.labels == {HERE: SECRET, BEYOND: MILL}
    inscribe(scenario, "labels", [HERE, BEYOND], None).apply(scenario)
    assert scenario.labels == {}


def test_districts_are_the_places_of_a_name_and_printed_notes_are_numbered_first(scenario: Scenario) -> None:
    assert [(each.name.text, each.places) for each in districts(scenario)] == [
        ("Secret", (BEYOND,)),
        ("West", (HERE, THERE)),
    ]
    assert numbered_notes(scenario) == {BEYOND: 1, HERE: 2}


def test_what_is_private_is_not_given_away(scenario: Scenario) -> None:
    given_away = published(scenario)
    assert has_private(scenario) and not has_private(given_away)
    assert given_away.labels == {HERE: MILL}
    assert given_away.notes == {BEYOND: Inscription("Look")}
    assert set(given_away.districts) == {HERE, THERE}
    assert published(given_away) is given_away
    assert without_inscriptions(scenario) == replace(scenario, labels={}, notes={}, districts={})


@some(0.4)
@given(scenarios())
def test_the_file_has_what_the_map_has(scenario: Scenario) -> None:
    same = canonical(scenario)
    assert files.loads(files.dumps(scenario)) == same
    assert [each.name.text for each in districts(same)] == sorted({text.text for text in same.districts.values()})


@pytest.mark.parametrize(
    ("members", "where"),
    [
        ('"labels": [{"at": [0, 0], "text": "a"}, {"at": [0, 0], "text": "b"}]', "/labels/1/at"),
        ('"notes": [{"at": [0, 0], "text": "a"}, {"at": [0, 0], "text": "b"}]', "/notes/1/at"),
        ('"districts": [{"name": "a", "tiles": [[0, 0]]}, {"name": "a", "tiles": [[1, 0]]}]', "/districts/1/name"),
        ('"districts": [{"name": "a", "tiles": [[0, 0]]}, {"name": "b", "tiles": [[0, 0]]}]', "/districts/1/tiles/0"),
        ('"labels": [{"at": [0, 0], "text": "' + 61 * "x" + '"}]', "/labels/0/text"),
        ('"districts": [{"name": "a", "tiles": []}]', "/districts/0/tiles"),
        ('"notes": [{"at": [0, 0]}]', "/notes/0"),
    ],
)
def test_a_faulty_text_is_named(members: str, where: str) -> None:
    with pytest.raises(InvalidScenario) as refused:
        files.loads('{"format": "rbdesigner-scenario", "version": 1, ' + members + "}")
    assert [fault.pointer for fault in refused.value.faults] == [where]


def test_other_programs_are_told_what_they_do_not_get(scenario: Scenario, tmp_path: Path) -> None:
    remarks = formats.write([scenario], tmp_path / "isle.map")
    assert any("6 labels, notes and districts were left out" in str(remark) for remark in remarks)
