"""The schema, and that the quick way of asking it gives the answers of the slow one."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from rbdesigner.hexes import COORDINATE_LIMIT, EDGES, HALF_EDGES, Orientation
from rbdesigner.rules import tables
from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.scenario import schema
from rbdesigner.scenario.custom_fields import LONGEST_NAME, FieldKind
from rbdesigner.scenario.errors import InvalidScenario
from rbdesigner.scenario.json_forms import Form
from rbdesigner.scenario.migrate import FORMAT, VERSION
from rbdesigner.scenario.model import Status
from rbdesigner.scenario.plain_validity import is_plainly_valid
from rbdesigner.scenario.scenario_members import (
    BRIDGE,
    BUILDING,
    COUNTED_TILE,
    DISTRICT,
    FIELD,
    FINDINGS,
    GOODS,
    HOME,
    LABEL,
    NOTE,
    OPTIONS,
    OWN_BOX_FORM,
    PLAYERS,
    PROPERTIES,
    RECORD,
    RESEARCH,
    ROAD,
    START,
    SYMMETRY,
    TILE,
    TILE_FIELD,
    TRANSPORTER,
    WALL,
)  # fmt: skip
from rbdesigner.scenario.serial import from_json
from rbdesigner.tiles import BOXES, Terrain
from tests.strategies import json_values, some

SCHEMA = schema.scenario_schema()
EXAMPLE_FILE = Path(__file__).parents[2] / "docs" / "example-scenario.rbmap"
SCENARIOS = Path(__file__).parents[2] / "scenarios"
EVERYTHING = json.loads(EXAMPLE_FILE.read_text("utf-8"))


def parts(value: Any, pointer: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """All subschemas of a schema that are objects."""
    if isinstance(value, dict):
        yield pointer, value
        for name in ("items", "then", "else", "additionalProperties", "propertyNames"):
            yield from parts(value.get(name), f"{pointer}/{name}")
        for name in ("properties", "$defs"):
            for key, inner in value.get(name, {}).items():
                yield from parts(inner, f"{pointer}/{name}/{key}")


def test_it_is_a_schema_that_needs_nothing_from_elsewhere() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    for _, part in parts(SCHEMA):
        name = part.get("$ref", "#/$defs/tile").removeprefix("#/$defs/")
        assert name in SCHEMA["$defs"]


def test_every_part_has_a_title_and_a_description() -> None:
    for pointer, part in parts(SCHEMA):
        if "$ref" not in part:
            assert part.get("title") and part.get("description", "").endswith("."), pointer


def test_it_names_what_the_model_knows() -> None:
    defined = SCHEMA["$defs"]
    assert SCHEMA["properties"]["format"]["const"] == FORMAT
    assert SCHEMA["properties"]["version"]["const"] == VERSION
    for enumeration, where in (
        (Terrain, defined["terrain"]),
        (tables.Good, defined["good"]),
        (tables.TransporterKind, defined["transporter_kind"]),
        (tables.BuildingKind, defined["building_kind"]),
        (tables.Subject, defined["research"]["properties"]["subject"]),
        (Status, SCHEMA["properties"]["status"]),
        (FieldKind, defined["field_kind"]),
        (Orientation, SCHEMA["properties"]["orientation"]),
        (BOXES, SCHEMA["properties"]["box"]["then"]),
    ):
        assert where["enum"] == list(enumeration)
    assert defined["place"]["items"]["maximum"] == -defined["place"]["items"]["minimum"] == COORDINATE_LIMIT
    assert range(defined["edge"]["minimum"], defined["edge"]["maximum"] + 1) == EDGES
    assert range(defined["half_edge"]["minimum"], defined["half_edge"]["maximum"] + 1) == HALF_EDGES
    assert defined["player"]["maximum"] == tables.MOST_PLAYERS
    assert defined["field_name"]["maxLength"] == LONGEST_NAME
    assert SCHEMA["properties"]["wonder_prefill"]["maximum"] == tables.WONDER_SPACES
    switches = {name: switch["default"] for name, switch in defined["options"]["properties"].items()}
    assert switches == {field.name: getattr(OFFICIAL, field.name) for field in fields(Options) if field.name != "extra"}


@pytest.mark.parametrize(
    ("form", "beside"),
    [
        (
            PROPERTIES,
            {"format", "version", "pieces", *(placed.path[0] for placed in schema.placed_lists()), "districts"},
        ),
        *((form, set()) for form in (COUNTED_TILE, OWN_BOX_FORM, PLAYERS, RECORD, FINDINGS, START, OPTIONS, RESEARCH)),
        *((form, set()) for form in (SYMMETRY, DISTRICT, FIELD)),
        *((form, {"at"}) for form in (TILE, HOME, BUILDING, GOODS, TRANSPORTER, BRIDGE, LABEL, NOTE, TILE_FIELD)),
        (ROAD, {"at", "half_edge"}),
        (WALL, {"at", "edge"}),
    ],
    ids=lambda value: value.definition if isinstance(value, Form) else "",
)
def test_it_has_the_members_that_are_read_and_written(form: Form[Any], beside: set[str]) -> None:
    assert form.names | beside == schema.members(form.definition)


def slots(value: Any) -> list[tuple[Any, Any]]:
    """Every member and entry of JSON data, as its holder and the name or index there."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for step, child in steps for found in ((value, step), *slots(child))]


odd_values: st.SearchStrategy[Any] = json_values | st.sampled_from(
    [True, 1.0, 0, 1, 2, 5, 6, 11, 12, -1, 10**6, 10**6 + 1, -(10**9), "sea", "rock", [], [0, 0], [0, False], {}, None]
)


@given(st.data())
def test_the_quick_way_and_jsonschema_find_the_same_faults(data: st.DataObject) -> None:
    mutated = copy.deepcopy(EVERYTHING)
    for name in ("tiles", "homes"):
        mutated[name] *= 2
    for _ in range(data.draw(st.integers(1, 4))):
        holder, step = data.draw(st.sampled_from(slots(mutated)))
        if isinstance(holder, dict) and data.draw(st.booleans()):
            del holder[step]
        elif isinstance(holder, list) and data.draw(st.booleans()):
            holder.insert(step, copy.deepcopy(holder[step]))
        else:
            holder[step] = copy.deepcopy(data.draw(odd_values))
        if not slots(mutated):
            break
    before = copy.deepcopy(mutated)
    assert sorted(schema.faults(mutated)) == sorted(schema.all_faults_slowly(mutated))
    assert mutated == before


@some(0.5)
@given(st.lists(st.fixed_dictionaries({"at": odd_values}, optional={"terrain": odd_values, "rivers": odd_values})))
def test_they_agree_on_lists_of_similar_tiles(tiles: list[Any]) -> None:
    good = [{"at": [0, 0], "terrain": "rock"}, {"at": [0, 0], "terrain": "rock", "rivers": [[0, 1]]}]
    look_alikes = [
        {"at": [0, False], "terrain": "rock"},
        {"at": [True, 0], "terrain": "rock"},
        {"at": [0, 10**6 + 1], "terrain": "rock"},
        {"at": [0, 0.5], "terrain": "rock"},
        {"at": [0, 0], "terrain": "rock", "rivers": [[0, True]]},
        {"at": [0, 0], "terrain": "rock", "rivers": [[0, 1.5]]},
        {"at": [0, 0], "terrain": "rock", "rivers": "[[0, 1]]"},
    ]
    data = {"format": FORMAT, "version": VERSION, "tiles": [*good, *tiles, *look_alikes]}
    found = schema.faults(data)
    assert sorted(found) == sorted(schema.all_faults_slowly(data))
    assert len(found) >= len(look_alikes)


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.rbmap")), ids=lambda path: path.stem)
def test_our_scenarios_are_plainly_valid(path: Path) -> None:
    assert is_plainly_valid(SCHEMA, json.loads(path.read_text("utf-8")), SCHEMA["$defs"])


@pytest.mark.parametrize(
    ("asked", "is_plain"), [(True, True), (False, False), ({"type": ["string", "null"]}, False), ({"not": {}}, False)]
)
def test_a_keyword_that_is_not_looked_at_is_left_to_jsonschema(asked: Any, is_plain: bool) -> None:
    assert is_plainly_valid({"properties": {"title": asked}}, {"title": "Millbrook"}, {}) is is_plain


def test_what_is_plainly_valid_needs_no_jsonschema() -> None:
    path = next(SCENARIOS.glob("*.rbmap"))
    code = f"""if True:
        import pathlib, sys
        from rbdesigner.scenario import files
        files.load(pathlib.Path({str(path)!r}))
        sys.exit("jsonschema" in sys.modules)
    """
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_search_ends_after_a_thousand_faults() -> None:
    data = {"format": FORMAT, "version": VERSION, "tiles": [5] * 3000}
    with pytest.raises(InvalidScenario, match=r"/tiles/9: .*; and more than 990 others$") as caught:
        from_json(data)
    assert len(caught.value.faults) == 1000
