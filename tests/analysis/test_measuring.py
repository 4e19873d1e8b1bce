"""Distances from place to place."""

from __future__ import annotations

import pytest

from rbdesigner.analysis.walk import DistanceMeasure, Measurement
from rbdesigner.hexes import ORIGIN, Hex, border_key, edge_key
from rbdesigner.scenario.pieces import Bridge, Road, Wall
from tests.checks.maps import map_of

ROW = {(0, r): "pasture" for r in range(4)}


def test_each_step_is_a_turn_without_roads() -> None:
    measuring = DistanceMeasure(map_of(ROW), ORIGIN, 0)
    assert measuring.to(Hex(0, 3)) == Measurement(3, 3, (Hex(0, 0), Hex(0, 1), Hex(0, 2), Hex(0, 3)))
    assert measuring.to(ORIGIN) == Measurement(0, 0, (ORIGIN,))
    assert measuring.to(Hex(2, 0)) == Measurement(2, None, ())


@pytest.mark.rule("M3")
def test_roads_are_quicker() -> None:
    roads = {border_key(Hex(0, r), 6): Road() for r in range(3)}
    assert DistanceMeasure(map_of(ROW, roads=roads), ORIGIN, 0).to(Hex(0, 3)).turns == 2


@pytest.mark.rule("M6")
def test_rivers_are_gone_around_or_crossed_by_bridges() -> None:
    tiles = {**ROW, (0, 1): "pasture 1-4"}
    # The river parts the tile from north to south: no way from its northern to its southern bank.
    assert DistanceMeasure(map_of(tiles), ORIGIN, 0).to(Hex(0, 1)).turns == 1
    assert DistanceMeasure(map_of(tiles), ORIGIN, 0).to(Hex(0, 2)).turns is None
    assert DistanceMeasure(map_of(tiles, pieces={(0, 1): (Bridge(1),)}), ORIGIN, 0).to(Hex(0, 2)).turns == 2
    # It matters on which bank one begins.
    assert DistanceMeasure(map_of(tiles), Hex(0, 1), 6).to(Hex(0, 2)).turns == 1
    assert DistanceMeasure(map_of(tiles), Hex(0, 1), 0).to(Hex(0, 2)).turns is None


@pytest.mark.rule("M8")
def test_there_is_no_way_at_sea_or_off_the_map() -> None:
    scenario = map_of({(0, 0): "sea", (0, 1): "pasture"})
    assert DistanceMeasure(scenario, ORIGIN, 0).to(Hex(0, 1)) == Measurement(1, None, ())
    assert DistanceMeasure(scenario, Hex(0, 1), 0).to(ORIGIN) == Measurement(1, None, ())
    assert DistanceMeasure(scenario, Hex(5, 5), 0).to(ORIGIN).turns is None


@pytest.mark.rule("M9")
def test_walls_of_players_are_in_the_way() -> None:
    walls = {edge_key(ORIGIN, 3): Wall(1)}
    assert DistanceMeasure(map_of(ROW, walls=walls), ORIGIN, 0).to(Hex(0, 1)).turns is None
