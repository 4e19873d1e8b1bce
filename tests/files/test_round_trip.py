"""What is saved comes back the same, to the last unknown member, and always as the same text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.maps import big_map
from rbdesigner.geometry import region_of
from rbdesigner.hexes import Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.model import Players, Properties, Record, Scenario, Start
from rbdesigner.scenario.pieces import Home
from rbdesigner.scenario.serial import from_json, to_json
from rbdesigner.tiles import OWN_BOX, Box, Terrain, tile
from tests.strategies import json_values, scenarios, some

EXAMPLE_FILE = Path(__file__).parents[2] / "docs" / "example-scenario.rbmap"


@some(0.5)
@given(scenarios())
def test_a_scenario_comes_back_the_same_and_its_text_too(scenario: Scenario) -> None:
    text = files.dumps(scenario)
    back = files.loads(text)
    assert back == canonical(scenario)
    assert files.dumps(back) == text
    assert from_json(to_json(scenario)) == back


@some(0.5)
@given(scenarios())
def test_the_text_is_the_same_whatever_order_things_were_made_in(scenario: Scenario) -> None:
    backwards = Scenario(
        scenario.properties,
        dict(reversed(scenario.tiles.items())),
        dict(reversed(scenario.homes.items())),
        dict(reversed(scenario.pieces.items())),
        dict(reversed(scenario.roads.items())),
        dict(reversed(scenario.walls.items())),
        dict(reversed(scenario.labels.items())),
        dict(reversed(scenario.notes.items())),
        dict(reversed(scenario.districts.items())),
        dict(reversed(scenario.foreign.items())),
        dict(reversed(scenario.fields.items())),
    )
    assert files.dumps(backwards) == files.dumps(scenario)


@some(0.5)
@given(scenarios())
def test_the_canonical_form_names_regions_by_their_smallest_half_edge(scenario: Scenario) -> None:
    same = canonical(scenario)
    assert canonical(same) == same
    for at, home in same.homes.items():
        laid = scenario.tiles.get(at)
        given_as = scenario.homes[at].half_edge
        assert home.half_edge == (given_as if laid is None else region_of(laid.rivers, given_as))


def everything() -> dict[str, Any]:
    """A file in which every object has been given an unknown member."""
    text = EXAMPLE_FILE.read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def objects(value: Any, pointer: str = "") -> list[tuple[str, dict[str, Any]]]:
    """The objects in JSON data that may have unknown members: all but those that count goods or transporters."""
    found = []
    if isinstance(value, dict):
        if pointer.rpartition("/")[2] in ("cargo",) or pointer in ("/start/goods", "/start/transporters"):
            return []
        found.append((pointer, value))
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, child in steps:
        found += objects(child, f"{pointer}/{step}")
    return found


OBJECTS = [pointer for pointer, _ in objects(everything())]


def test_the_example_has_every_kind_of_object() -> None:
    assert len(OBJECTS) >= 18
    assert files.dumps(from_json(everything())) == EXAMPLE_FILE.read_text("utf-8")


@some(0.25)
@given(st.data())
def test_unknown_members_are_kept_in_every_object(data: st.DataObject) -> None:
    future = everything()
    for pointer, holder in objects(future):
        holder["from the future"] = data.draw(json_values, pointer)
    text = files.dumps(from_json(future))
    assert json.loads(text) == future
    assert files.dumps(files.loads(text)) == text


def test_the_text_reads_well() -> None:
    scenario = Scenario(
        Properties(title="Zwei Bäche", players=Players(2, 3), start=Start(goods=(), transporters=())),
        {Hex(1, 0): tile(Terrain.SEA), Hex(0, 0): tile(Terrain.WOODS, ((0, 3), (1,)))},
        {Hex(0, 0): Home(half_edge=5)},
    )
    assert files.dumps(scenario) == (
        "{\n"
        '  "format": "rbdesigner-scenario",\n'
        '  "version": 1,\n'
        '  "title": "Zwei Bäche",\n'
        '  "players": {"least": 2, "most": 3},\n'
        '  "start": {},\n'
        '  "tiles": [\n'
        '    {"at": [0, 0], "terrain": "woods", "rivers": [[0, 3], [1]]},\n'
        '    {"at": [1, 0], "terrain": "sea"}\n'
        "  ],\n"
        '  "homes": [\n'
        '    {"at": [0, 0], "half_edge": 1}\n'
        "  ]\n"
        "}\n"
    )


def test_an_empty_scenario_is_only_a_format_and_a_version() -> None:
    text = '{\n  "format": "rbdesigner-scenario",\n  "version": 1\n}\n'
    assert files.dumps(Scenario()) == text
    assert files.loads(text) == Scenario()


@pytest.mark.parametrize("words", ["\ud800", "a\udfffb", "\u2028", "\x7f", "\x00", "😀", '"\\'])
def test_odd_characters_survive_as_utf8(words: str) -> None:
    text = files.dumps(Scenario(Properties(description=words)))
    assert files.loads(text.encode("utf-8").decode("utf-8")).properties.description == words


def test_what_is_one_line_is_read_as_one() -> None:
    box = Box(OWN_BOX, "Big\nbox", {})
    broken = Properties(
        title=" Twin\r\n Isles\n",
        designers=("Ada\u2028B",),
        description="two\nlines",
        record=Record(3, "a\nb"),
        box=box,
    )
    properties = files.loads(files.dumps(Scenario(broken))).properties
    assert (properties.title, properties.designers, properties.description) == ("Twin Isles", ("Ada B",), "two\nlines")
    assert properties.record is not None and properties.record.breakdown == "a b"
    assert properties.box.title == "Big box"


def test_numbers_written_as_decimals_are_whole_numbers() -> None:
    text = (
        '{"format": "rbdesigner-scenario", "version": 1, "turns": 2e1, '
        '"tiles": [{"at": [1.0, -0.0], "terrain": "rock", "rivers": [[3.0, 0.0]]}]}'
    )
    scenario = files.loads(text)
    assert files.dumps(scenario).count(".") == 0
    assert scenario.tiles == {Hex(1, 0): tile(Terrain.ROCK, ((0, 3),))}
    assert scenario.properties.turns == 20


def test_what_can_be_named_in_several_ways_is_read_as_one() -> None:
    data = everything()
    river = {"at": [0, 0], "terrain": "pasture", "rivers": [[3, 0]]}
    data["tiles"] = [river, {"at": [0, 1], "terrain": "pasture"}]
    data["homes"] = [{"at": [0, 0], "half_edge": 5}]
    data["pieces"] = {
        "buildings": [{"at": [0, 0], "kind": "mint", "half_edge": 6}, {"at": [0, 1], "kind": "mine", "iron": 2}],
        "goods": [{"at": [0, 0], "good": "iron", "half_edge": 11}],
        "transporters": [
            {"at": [0, 0], "kind": "raft", "player": 1, "river": 3},
            {"at": [0, 0], "kind": "truck", "player": 1, "half_edge": 4, "cargo": {"gold": 1, "clay": 2}},
            {"at": [5, 5], "kind": "truck", "player": 1, "half_edge": 4},
        ],
        "roads": [{"at": [0, 1], "half_edge": 0}],
        "walls": [{"at": [0, 1], "edge": 0}, {"at": [0, 0], "edge": 0}],
    }
    scenario = from_json(data)
    assert scenario.homes[Hex(0, 0)].half_edge == 1
    assert to_json(scenario)["pieces"] == {
        "buildings": [
            {"at": [0, 0], "kind": "mint", "half_edge": 1},
            {"at": [0, 1], "kind": "mine", "gold": 0, "iron": 2},
        ],
        "goods": [{"at": [0, 0], "good": "iron"}],
        "transporters": [
            {"at": [0, 0], "kind": "raft", "player": 1, "river": 0},
            {"at": [0, 0], "kind": "truck", "player": 1, "half_edge": 1, "cargo": {"clay": 2, "gold": 1}},
            {"at": [5, 5], "kind": "truck", "player": 1, "half_edge": 4},
        ],
        "roads": [{"at": [0, 1], "half_edge": 0}],
        "walls": [{"at": [0, 0], "edge": 0}, {"at": [0, 1], "edge": 0}],
    }


@some(0.25)
@given(st.integers(2, 12), st.integers(2, 12), st.integers(0, 99))
def test_the_maps_of_the_benchmarks_come_back(columns: int, rows: int, seed: int) -> None:
    scenario = big_map(columns, rows, seed)
    assert scenario == big_map(columns, rows, seed)
    assert files.loads(files.dumps(scenario)) == canonical(scenario)
