"""What the tables and the model say of the map, the box and the start."""

from __future__ import annotations

import pytest

from rbdesigner.checks import home_fault, piece_fault, road_fault, wall_fault
from rbdesigner.hexes import Hex, border_key, edge_key
from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.rules.tables import NEUTRAL_BRICKS, SOLO_PREFILL, SOLO_TURNS, WONDER_SPACES, BuildingKind, Good
from rbdesigner.rules.tables import TransporterKind as Kind
from rbdesigner.scenario.model import Properties, Scenario, Start
from rbdesigner.scenario.pieces import Building, Wall
from rbdesigner.tiles import BOXES, SECOND_EDITION, TWO_BOXES, UNLIMITED, Terrain, TileKind, tile

HERE, BESIDE = Hex(0, 0), Hex(1, 0)
TOWARDS = 2
"""The edge of HERE that looks at BESIDE."""


def desert_pair() -> Scenario:
    return Scenario(tiles={HERE: tile(Terrain.DESERT), BESIDE: tile(Terrain.DESERT)})


@pytest.mark.rule("W1")
def test_there_are_six_terrains_and_rivers_on_land_only() -> None:
    assert {str(terrain) for terrain in Terrain} == {"woods", "pasture", "rock", "mountain", "desert", "sea"}
    counts = SECOND_EDITION.counts or {}
    assert {kind.terrain for kind in counts} == set(Terrain)
    assert not any(kind.shape for kind in counts if kind.terrain is Terrain.SEA)


@pytest.mark.rule("W1")
def test_the_box_of_the_second_edition_is_that_of_the_table() -> None:
    counts = SECOND_EDITION.counts or {}
    of_terrain = {terrain: sum(n for kind, n in counts.items() if kind.terrain is terrain) for terrain in Terrain}
    assert of_terrain == {
        Terrain.PASTURE: 35,
        Terrain.WOODS: 22,
        Terrain.ROCK: 13,
        Terrain.MOUNTAIN: 21,
        Terrain.DESERT: 23,
        Terrain.SEA: 30,
    }
    assert sum(counts.values()) == 144
    assert counts[TileKind(Terrain.MOUNTAIN, ((0,),))] == 3
    assert counts[TileKind(Terrain.PASTURE, ((0, 2, 4),))] == 1


def test_two_boxes_hold_twice_as_much_and_the_unlimited_one_any_number() -> None:
    sea, two_rivers = TileKind(Terrain.SEA), TileKind(Terrain.DESERT, ((0, 1), (2, 4)))
    assert (SECOND_EDITION.holds(sea), TWO_BOXES.holds(sea), UNLIMITED.holds(sea)) == (30, 60, None)
    assert (SECOND_EDITION.holds(two_rivers), UNLIMITED.holds(two_rivers)) == (0, None)
    assert set(BOXES) == {"second-edition", "two-boxes", "unlimited"}


@pytest.mark.rule("S4")
def test_the_standard_start() -> None:
    start = Start()
    assert dict(start.goods) == {Good.BOARDS: 5, Good.STONE: 1, Good.GEESE: 2}
    assert dict(start.transporters) == {Kind.DONKEY: 3}
    assert Properties().start == start


@pytest.mark.rule("S5", "S6")
def test_a_desert_bears_homes_roads_and_walls() -> None:
    scenario = desert_pair()
    assert home_fault(scenario, HERE) is None
    assert road_fault(scenario, border_key(HERE, 2 * TOWARDS)) is None
    assert wall_fault(scenario, edge_key(HERE, TOWARDS), Wall()) is None


@pytest.mark.rule("S6", "K4")
@pytest.mark.parametrize("kind", [kind for kind in BuildingKind if kind is not BuildingKind.OIL_RIG])
def test_a_desert_bears_no_building(kind: BuildingKind) -> None:
    assert piece_fault(desert_pair(), HERE, Building(kind)) is not None


@pytest.mark.rule("Z3")
def test_the_solo_game_has_four_rows_full_and_twenty_turns() -> None:
    assert (WONDER_SPACES, SOLO_PREFILL, SOLO_TURNS, NEUTRAL_BRICKS) == (83, 17, 20, 33)


@pytest.mark.rule("Z7")
def test_every_switch_has_the_official_value_as_its_default() -> None:
    assert (
        Properties().options
        == OFFICIAL
        == Options(
            bridges_in_deserts=False,
            solo_mines=False,
            free_homes=False,
            home_distance=2,
            end_marks=True,
            neutral_bricks=33,
        )
    )
