"""Fields that a designer adds: their kinds, their way through files and edits, and what other formats say of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

import rbdesigner as rb
from rbdesigner.hexes import Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.completing import complete
from rbdesigner.scenario.custom_fields import (
    LARGEST_WHOLE,
    CustomField,
    FieldKind,
    first_value,
    with_field,
    without_field,
)
from rbdesigner.scenario.edit import difference, edit
from rbdesigner.scenario.editing import erase
from rbdesigner.scenario.formats import map_code
from rbdesigner.scenario.formats.known_formats import COURSE, SITE, TTS, TTS_OBJECT, Format, write
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.fragments import extract, move, paste, shift_by
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.serial import from_json
from rbdesigner.symmetry import Centre, Symmetry, symmetry_motions
from rbdesigner.tiles import Terrain, tile
from tests.strategies import scenarios, some

HERE, THERE = Hex(0, 0), Hex(1, 0)
DANGER, NAME = CustomField.of("danger", 3), CustomField.of("name", "Old Mill")
FILE = {"format": "rbdesigner-scenario", "version": 1}


def made() -> Scenario:
    return Scenario(
        Properties(fields=(CustomField.of("chapter", "II"),)),
        {HERE: tile(Terrain.WOODS), THERE: tile(Terrain.ROCK)},
        fields={HERE: (DANGER, NAME)},
    )


@some(0.5)
@given(scenarios())
def test_fields_go_through_a_file_and_through_a_code_unchanged(scenario: Scenario) -> None:
    wanted = canonical(scenario)
    codes = map_code.encode([scenario], "", Remarks())
    for back in (files.loads(files.dumps(scenario)), map_code.decode(codes, "")[0].scenario):
        assert (back.fields, back.properties.fields) == (wanted.fields, wanted.properties.fields)


@pytest.mark.parametrize("kind", FieldKind)
def test_a_new_field_has_a_value_of_its_kind(kind: FieldKind) -> None:
    assert CustomField("x", first_value(kind), kind).kind is kind


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (3, FieldKind.TEXT),
        ("3", FieldKind.WHOLE),
        (True, FieldKind.WHOLE),
        (2.5, FieldKind.WHOLE),
        (LARGEST_WHOLE + 1, FieldKind.WHOLE),
        (float("nan"), FieldKind.NUMBER),
        (float("inf"), FieldKind.NUMBER),
        (False, FieldKind.NUMBER),
        (1, FieldKind.YES_NO),
        ("red", FieldKind.COLOUR),
    ],
)
def test_a_value_of_another_kind_is_refused(value: Any, kind: FieldKind) -> None:
    with pytest.raises(ValueError, match=f"field 'x': .* is not of the kind '{kind}'"):
        CustomField("x", value, kind)


@pytest.mark.parametrize("value", ["a", 3, 2.5, True])
def test_the_kind_is_that_of_the_value(value: Any) -> None:
    assert type(CustomField.of("x", value).value) is type(value)


def field(**members: object) -> dict[str, object]:
    return {"at": [0, 0], "name": "x", "kind": "text", "value": "v"} | members


@pytest.mark.parametrize(
    ("item", "reason"),
    [
        (field(value=3), "/tile_fields/0/value: has to be a text, not 3"),
        (field(kind="whole number", value="three"), "/tile_fields/0/value: has to be a whole number, not 'three'"),
        (field(kind="number", value=True), "/tile_fields/0/value: has to be a number, not true"),
        (field(kind="number", value=10**400), "/tile_fields/0/value: has to be at most 1e+300, not 1"),
        (field(kind="yes or no", value=1), "/tile_fields/0/value: has to be true or false, not 1"),
        (field(kind="colour", value="red"), "/tile_fields/0/value: has to be a colour such as #1e90ff, not 'red'"),
        (field(kind="colour", value="#112233\n"), "/tile_fields/0/value: has to be a colour such as #1e90ff, not"),
        (field(kind="place"), "/tile_fields/0/kind: kind of field 'place' is not one of text"),
        (field(name=" "), "/tile_fields/0/name: a field needs a name"),
        (field(name="x" * 61), "/tile_fields/0/name: may have at most 60 characters, not 61"),
    ],
)
def test_a_wrong_field_is_told_in_one_line_with_its_place(item: dict[str, object], reason: str) -> None:
    with pytest.raises(rb.ScenarioError) as error:
        from_json(FILE | {"tile_fields": [item]}, "a.rbmap")
    assert str(error.value).startswith(f"a.rbmap: {reason}")
    assert "\n" not in str(error.value)


def test_two_fields_of_one_name_are_refused() -> None:
    twice = [{"name": name, "kind": "text", "value": ""} for name in ("a", " a\n")]
    with pytest.raises(rb.ScenarioError, match="/fields/1/name: another field here has this name"):
        from_json(FILE | {"fields": twice})
    with pytest.raises(rb.ScenarioError, match="/tile_fields/1/name: another field here has this name"):
        from_json(FILE | {"tile_fields": [field(), field()]})
    assert len(from_json(FILE | {"tile_fields": [field(), field(at=[1, 0])]}).fields) == 2


def test_fields_stand_by_name_and_a_name_only_once() -> None:
    fields = with_field((NAME,), DANGER)
    assert fields == (DANGER, NAME)
    assert with_field(fields, CustomField.of("name", 7)) == (DANGER, CustomField.of("name", 7))
    assert without_field(fields, "danger") == (NAME,)


def test_fields_are_copied_moved_and_erased_with_their_tile() -> None:
    scenario = made()
    copied = extract(scenario, [HERE]).moved(shift_by(HERE, THERE))
    pasted = scenario.copy()
    paste(scenario, copied).apply(pasted)
    assert pasted.fields == {HERE: (DANGER, NAME), THERE: (DANGER, NAME)}
    moved = scenario.copy()
    move(scenario, [([HERE], shift_by(HERE, THERE))]).apply(moved)
    assert moved.fields == {THERE: (DANGER, NAME)}
    erased = scenario.copy()
    gone = erase(scenario, [HERE])
    gone.apply(erased)
    assert erased.fields == {}
    gone.undo(erased)
    assert erased == scenario


def test_a_completed_map_has_the_fields_at_their_images() -> None:
    scenario = made()
    complete(scenario, symmetry_motions(Symmetry.HALF_TURN, Centre.of_hex(Hex(2, 0)))).apply(scenario)
    assert scenario.fields == {HERE: (DANGER, NAME), Hex(4, 0): (DANGER, NAME)}


def test_an_edit_of_fields_is_undone() -> None:
    scenario, before = made(), made()
    change = edit(scenario, fields={HERE: (), THERE: (DANGER,)})
    change.apply(scenario)
    assert scenario.fields == {THERE: (DANGER,)}
    assert change.places() == {HERE, THERE}
    assert difference(before, scenario).is_undone_by(change.inverse())
    change.undo(scenario)
    assert scenario == before


@pytest.mark.parametrize("form", [COURSE, TTS, TTS_OBJECT, SITE], ids=lambda form: form.key)
def test_other_formats_say_that_they_leave_fields_out(form: Format, tmp_path: Path) -> None:
    remarks = write([made()], tmp_path / "map.txt", form.key)
    assert "3 custom fields were left out." in [str(remark) for remark in remarks]


def test_the_interface_gives_the_values_by_name() -> None:
    scenario = made()
    assert scenario.field_values() == {"chapter": "II"}
    assert scenario.field_values((0, 0)) == {"danger": 3, "name": "Old Mill"}
    assert scenario.field_values((5, 5)) == {}
