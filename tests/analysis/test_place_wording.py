"""A place of a map in words."""

from __future__ import annotations

from rbdesigner.analysis.place_wording import place_text
from rbdesigner.hexes import ORIGIN, Edge, Hex, Orientation, border_key
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.scenario.model import Inscription, Properties, Scenario
from rbdesigner.scenario.pieces import Building, Goods, Road, Wall
from rbdesigner.tiles import Terrain, tile

NORTH, SOUTH = Hex(0, -1), Hex(0, 1)


def crowded(orientation: Orientation = Orientation.FLAT) -> Scenario:
    """A tile with all that can be on one and around it."""
    return Scenario(
        Properties(orientation=orientation),
        {ORIGIN: tile(Terrain.PASTURE), NORTH: tile(Terrain.ROCK, ((1, 4),)), SOUTH: tile(Terrain.DESERT)},
        pieces={ORIGIN: (Building(BuildingKind.WOODCUTTER), Goods(Good.TRUNKS, 2))},
        roads={border_key(ORIGIN, 6): Road()},
        walls={Edge(ORIGIN, 0): Wall(player=1, tokens=2)},
        labels={ORIGIN: Inscription("Ford")},
    )


def test_a_tile_is_told_with_all_that_is_on_it_and_around_it() -> None:
    assert place_text(crowded(), ORIGIN) == (
        "pasture, (0, 0), woodcutter, 2 trunks, road (south), wall of 2 tokens of player 1 (north), “Ford”"
    )


def test_roads_and_walls_are_told_from_both_sides() -> None:
    assert place_text(crowded(), SOUTH) == "desert, (0, 1), road (north)"
    assert place_text(crowded(), NORTH).endswith("wall of 2 tokens of player 1 (south)")


def test_rivers_are_told_by_the_edges_that_they_cross() -> None:
    assert "river: north-east and south-west" in place_text(crowded(), NORTH)
    assert "river: east and west" in place_text(crowded(Orientation.POINTY), NORTH)


def test_a_place_without_a_tile_is_told_as_one() -> None:
    assert place_text(Scenario(), Hex(2, -1)) == "no tile, (2, −1)"
