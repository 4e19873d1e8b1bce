"""The hash of a scenario holds all that matters for play, and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rbdesigner as rb
from rbdesigner.hexes import Border, Edge, Hex, Orientation
from rbdesigner.lab.puzzles.scenario_hash import by_hash, scenario_hash, shipped_scenarios
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario import serial
from rbdesigner.scenario.model import Players, Properties, Record, Research, Scenario, Start, Status
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, Spot, SpotKind, Transporter, Wall
from rbdesigner.tiles import TWO_BOXES, Terrain, Tile
from tests.strategies import scenarios, some


def without_notes(properties: Properties) -> Properties:
    """What matters for play, as a designer has it who writes nothing down."""
    kept = ("start", "options", "research", "wonder_prefill", "turns")
    return Properties(**{name: getattr(properties, name) for name in kept})


@some(0.25)
@given(scenarios())
def test_titles_texts_and_unknown_members_do_not_matter(scenario: Scenario) -> None:
    bare = replace(scenario, properties=without_notes(scenario.properties))
    bare.tiles = {at: replace(tile, extra=None) for at, tile in scenario.tiles.items()}
    bare.homes = {at: replace(home, extra=None) for at, home in scenario.homes.items()}
    bare.pieces = {at: tuple(replace(piece, extra=None) for piece in there) for at, there in scenario.pieces.items()}
    bare.roads = dict.fromkeys(scenario.roads, Road())
    assert scenario_hash(bare) == scenario_hash(scenario)


def shuffled(data: Any, chance: random.Random, name: str = "") -> Any:
    """JSON data with members and entries in another order, but for transporters on one tile."""
    if isinstance(data, dict):
        members = list(data.items())
        chance.shuffle(members)
        return {key: shuffled(value, chance, key) for key, value in members}
    if isinstance(data, list) and all(isinstance(item, dict) for item in data) and name != "contents":
        items = [shuffled(item, chance) for item in data]
        chance.shuffle(items)
        return sorted(items, key=lambda item: str(item)) if name == "transporters" else items
    return data


@some(0.25)
@given(scenarios(), st.integers(0, 9))
def test_the_order_in_a_file_does_not_matter(scenario: Scenario, seed: int) -> None:
    data = serial.to_json(scenario)
    if "transporters" in data.get("pieces", {}):  # type: ignore[operator]
        data["pieces"]["transporters"].sort(key=lambda item: str(item))  # type: ignore[index]
        places = [tuple(item["at"]) for item in data["pieces"]["transporters"]]  # type: ignore[index]
        if len(set(places)) < len(places):
            del data["pieces"]["transporters"]  # type: ignore[attr-defined]
    written = serial.from_json(shuffled(data, random.Random(seed)))
    assert scenario_hash(written) == scenario_hash(serial.from_json(data))


@some(0.25)
@given(scenarios())
def test_it_is_kept_by_saving(scenario: Scenario) -> None:
    assert scenario_hash(serial.from_json(serial.to_json(scenario))) == scenario_hash(scenario)


A, B = Hex(0, 0), Hex(1, 0)


def base(**parts: Any) -> Scenario:
    """Two tiles, the first with a river from edge 0 to edge 3, and what is said."""
    tiles = {A: Tile(Terrain.PASTURE, ((0, 3),)), B: Tile(Terrain.ROCK)}
    return Scenario(**{"tiles": tiles, "homes": {B: Home()}, **parts})


def on(at: Hex, *pieces: Piece) -> Scenario:
    return base(pieces={at: pieces})


def of(**properties: Any) -> Scenario:
    return base(properties=Properties(**properties))


DONKEY = Transporter(TransporterKind.DONKEY, 1)
SAME: dict[str, tuple[Scenario, Scenario]] = {
    "notes": (
        of(),
        of(title="T", code="C", description="D", special_rules="S", link="L", status=Status.FINAL, difficulty=3),
    ),
    "people": (of(), of(designers=("Ada",), players=Players(1, 1), record=Record(9))),
    "table": (of(), of(box=TWO_BOXES, orientation=Orientation.POINTY)),
    "region": (on(A, Building(BuildingKind.QUARRY, 1)), on(A, Building(BuildingKind.QUARRY, 3))),
    "goods counted twice": (on(A, Goods(Good.GOLD, 3)), on(A, Goods(Good.GOLD, 1), Goods(Good.GOLD, 2))),
    "goods in another order": (on(A, Goods(Good.GOLD), Goods(Good.FUEL)), on(A, Goods(Good.FUEL), Goods(Good.GOLD))),
    "equal transporters": (on(B, DONKEY, DONKEY), on(B, DONKEY, DONKEY)),
    "bridge by another edge": (on(A, Bridge(0)), on(A, Bridge(3))),
    "river by another edge": (
        on(A, replace(DONKEY, spot=Spot(SpotKind.RIVER, 0))),
        on(A, replace(DONKEY, spot=Spot(SpotKind.RIVER, 3))),
    ),
    "road by another half": (base(roads={Border(A, 4): Road()}), base(roads={Border(A, 5): Road()})),
    "dock by another half": (
        on(B, replace(DONKEY, spot=Spot(SpotKind.DOCK, 4))),
        on(B, replace(DONKEY, spot=Spot(SpotKind.DOCK, 5))),
    ),
    "an empty mine": (on(B, Building(BuildingKind.MINE)), on(B, Building(BuildingKind.MINE, 0, Mixture(0, 0)))),
    "research in another order": (
        of(research=(Research(Subject.ROWING), Research(Subject.TRUCKING, 1))),
        of(research=(Research(Subject.TRUCKING, 1), Research(Subject.ROWING))),
    ),
}
OTHER: dict[str, tuple[Scenario, Scenario]] = {
    "terrain": (base(), base(tiles={A: Tile(Terrain.WOODS, ((0, 3),)), B: Tile(Terrain.ROCK)})),
    "river": (base(), base(tiles={A: Tile(Terrain.PASTURE, ((0, 2),)), B: Tile(Terrain.ROCK)})),
    "home": (base(), base(homes={A: Home()})),
    "owner of a home": (base(), base(homes={B: Home(player=1)})),
    "building": (on(B, Building(BuildingKind.QUARRY)), on(B, Building(BuildingKind.SAWMILL))),
    "bank of a river": (on(A, Building(BuildingKind.QUARRY, 1)), on(A, Building(BuildingKind.QUARRY, 7))),
    "bag of a mine": (
        on(B, Building(BuildingKind.MINE, 0, Mixture(3, 3))),
        on(B, Building(BuildingKind.MINE, 0, Mixture(4, 2))),
    ),
    "number of goods": (on(B, Goods(Good.GOLD)), on(B, Goods(Good.GOLD, 2))),
    "cargo": (on(B, DONKEY), on(B, replace(DONKEY, cargo=((Good.GOLD, 1),)))),
    "who carries whom": (on(B, DONKEY), on(B, replace(DONKEY, carries=TransporterKind.WAGON))),
    "names of transporters": (
        on(B, DONKEY, Transporter(TransporterKind.WAGON, 1)),
        on(B, Transporter(TransporterKind.WAGON, 1), DONKEY),
    ),
    "road along a river": (base(roads={Border(A, 0): Road()}), base(roads={Border(A, 1): Road()})),
    "wall": (base(), base(walls={Edge(A, 2): Wall()})),
    "tokens": (base(walls={Edge(A, 2): Wall()}), base(walls={Edge(A, 2): Wall(tokens=2)})),
    "start": (of(), of(start=Start(goods=((Good.BOARDS, 9),)))),
    "option": (of(), of(options=Options(free_homes=True))),
    "research": (of(), of(research=(Research(Subject.ROWING),))),
    "prefill": (of(), of(wonder_prefill=3)),
    "turns": (of(), of(turns=12)),
}


@pytest.mark.parametrize("name", SAME)
def test_what_is_the_same_to_play_has_one_hash(name: str) -> None:
    one, other = SAME[name]
    assert scenario_hash(one) == scenario_hash(other)


@pytest.mark.parametrize("name", OTHER)
def test_what_is_another_game_has_another_hash(name: str) -> None:
    one, other = OTHER[name]
    assert scenario_hash(one) != scenario_hash(other)


def test_our_scenarios_have_hashes_of_their_own_that_never_change() -> None:
    ours = list(shipped_scenarios())
    assert len(by_hash(ours)) == len(ours) == 8
    millbrook = next(each for each in ours if each.properties.title == "Millbrook")
    assert rb.scenario_hash(millbrook) == "88d0fe6f4cdf1e59e4402cece02758bcc4f2bcc664f9dea82d81348e7c0eb702"
