"""What the games of a run tell of the land."""

from __future__ import annotations

import pytest

import rbdesigner as rb
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.hexes import Hex
from rbdesigner.lab.game_row import TileTotal
from rbdesigner.ui.laboratory.heat_layer import NOBODY, Heat, heat_looks, home_shade
from tests.lab.runs import SCENARIOS

GAMES = 100
NORTH, SOUTH = (0, -1), (0, 1)
FAR, NEAR, MIDDLE = (1, -3), (-1, 0), (1, 0)
TILES = (
    TileTotal(FAR, None, 70, 0, 0),  # goods are made where nobody ever went
    TileTotal(FAR, NORTH, 30, 60, 0),
    TileTotal(NEAR, NORTH, 90, 900, 12),
    TileTotal(NEAR, SOUTH, 10, 100, 3),
    TileTotal(MIDDLE, NORTH, 40, 80, 0),
    TileTotal(MIDDLE, SOUTH, 40, 80, 0),
)


@pytest.fixture(scope="module")
def facts() -> MapFacts:
    return analyse(rb.load(SCENARIOS / "the-lake-between.json"))


def texts(facts: MapFacts, heat: Heat) -> dict[tuple[int, int], str]:
    return {tuple(at): look.text for at, look in heat_looks(TILES, GAMES, facts, heat).items()}


def test_traffic_and_goods_are_told_by_the_game(facts: MapFacts) -> None:
    assert texts(facts, Heat.TRAFFIC) == {FAR: "0.6", NEAR: "10", MIDDLE: "1.6"}
    assert texts(facts, Heat.MADE) == {NEAR: "0.1"}


def test_land_is_of_the_home_that_is_first_in_most_of_the_games_that_go_there(facts: MapFacts) -> None:
    looks = heat_looks(TILES, GAMES, facts, Heat.FIRST)
    north = next(number for number, home in enumerate(facts.homes) if tuple(home.at) == NORTH)
    assert {tuple(at): look.shade for at, look in looks.items()} == {
        FAR: home_shade(facts, north),
        NEAR: home_shade(facts, north),
        MIDDLE: NOBODY,
    }
    assert [looks[Hex(*at)].text.split()[1] for at in (FAR, NEAR, MIDDLE)] == ["30", "90", "40"]


def test_land_is_contested_as_often_as_another_home_is_first(facts: MapFacts) -> None:
    assert texts(facts, Heat.CONTESTED) == {NEAR: "10", MIDDLE: "40"}
    looks = heat_looks(TILES, GAMES, facts, Heat.CONTESTED)
    calm, tense = (looks[Hex(*at)].shade.colour.lightness() for at in (NEAR, MIDDLE))
    assert tense < calm
