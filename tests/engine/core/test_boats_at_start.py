"""Boats with which a game begins: in a river or at an open coast, and homes where they find water (Z6, F3)."""

from __future__ import annotations

from typing import Any

import pytest

from rbdesigner.engine.core.codes import TRANSPORTERS
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.setup import first_state
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK
from rbdesigner.hexes import Edge, Hex, edge_key
from rbdesigner.rules.tables import (
    TransporterKind,
)
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Home, Spot, SpotKind, Transporter, Wall
from tests.checks.maps import having, map_of
from tests.engine.core.home_choice import ROW, choices, choose, chosen, home, refused

SHORE: dict[tuple[int, int], str] = {(0, 0): "pasture", (1, 0): "sea", (0, 1): "sea"}
RAFT = TRANSPORTERS.index(TransporterKind.RAFT)
WITH_RAFT = Start(transporters=((TransporterKind.RAFT, 1),))


def raft_of(**parts: Any) -> tuple[GameState, int]:
    """The raft with which player 1 starts at 0,0."""
    tiles = parts.pop("tiles", SHORE)
    scenario = map_of(tiles, having(start=WITH_RAFT), homes={(0, 0): Home(player=1)}, **parts)
    state = first_state(scenario, 2)
    (raft,) = (number for number, kind in enumerate(state.kinds) if TRANSPORTERS[kind] is TransporterKind.RAFT)
    return state, state.spots[raft]


@pytest.mark.rule("Z6", "B3")
def test_a_boat_starts_docked_at_the_first_coast_that_is_open() -> None:
    state, spot = raft_of()
    assert spot == state.topology.spot(Hex(0, 0), Spot(SpotKind.DOCK, 4))
    state, spot = raft_of(walls={edge_key(Hex(0, 0), 2): Wall(2)})
    assert spot == state.topology.spot(Hex(0, 0), Spot(SpotKind.DOCK, 6)), "not behind another's wall"
    state, spot = raft_of(walls={edge_key(Hex(0, 0), 2): Wall(1)})
    assert spot == state.topology.spot(Hex(0, 0), Spot(SpotKind.DOCK, 4))


@pytest.mark.rule("Z6", "F3")
def test_a_boat_starts_in_a_river_rather_than_docked() -> None:
    tiles: dict[tuple[int, int], str] = {(0, 0): "pasture 3", (0, 1): "sea"}
    state, spot = raft_of(tiles=tiles)
    assert spot == state.topology.spot(Hex(0, 0), Spot(SpotKind.RIVER, 3))


CLOSED = {edge_key(Hex(0, 0), edge): Wall(2) for edge in (2, 3)}


@pytest.mark.rule("Z6", "F3", "F4", "B1")
@pytest.mark.parametrize(("tiles", "walls"), [(ROW, {}), (SHORE, CLOSED)])
def test_no_boat_starts_on_land(tiles: dict[tuple[int, int], str], walls: dict[Edge, Wall]) -> None:
    scenario = map_of(tiles, having(start=WITH_RAFT), homes={(0, 0): Home(player=1)}, walls=walls)
    assert list(first_state(scenario, 2).kinds) == []
    by_older_rules = first_state(scenario, 2, rules=2)
    assert list(by_older_rules.spots) == [by_older_rules.homes[0]]


@pytest.mark.rule("S2", "S3", "F3")
@pytest.mark.parametrize("homes", [{}, {(0, 0): Home(), (5, 0): Home()}])
def test_who_begins_with_a_boat_chooses_a_home_with_water(homes: dict[tuple[int, int], Home]) -> None:
    scenario = map_of({**ROW, (0, 1): "sea"}, having(start=WITH_RAFT, players=Players(1, 1)), homes=homes)
    state = chosen(scenario, 1)
    refusal = refused(state, home(state, 0, (5, 0)))
    assert refusal == Refusal("home-without-water", {"tile": state.topology.index[Hex(5, 0)], "kind": RAFT})
    assert choices(state) == ({Hex(0, 0)} if homes else {Hex(0, 0), Hex(1, 0)})
    choose(state, (0, 0))
    assert state.topology.spot_kinds[state.spots[0]] == DOCK


@pytest.mark.rule("S2", "F4", "B1")
def test_where_nobody_finds_water_any_home_is_chosen_and_no_boat_comes() -> None:
    state = chosen(map_of(ROW, having(start=WITH_RAFT, players=Players(1, 1))), 1)
    choose(state, (5, 0))
    assert list(state.kinds) == []


@pytest.mark.rule("K17")
def test_a_boat_of_the_scenario_behind_anothers_wall_is_put_out_to_sea() -> None:
    raft = Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.DOCK, 4), carries=TransporterKind.DONKEY)
    for owner, at in ((2, SpotKind.REGION), (1, SpotKind.DOCK), (None, SpotKind.DOCK), (3, SpotKind.DOCK)):
        scenario = map_of(SHORE, pieces={(0, 0): [raft]}, walls={edge_key(Hex(0, 0), 2): Wall(owner)})
        state = first_state(scenario, 2)
        sea = state.topology.spot(Hex(1, 0), Spot(SpotKind.REGION, 0))
        dock = state.topology.spot(Hex(0, 0), Spot(SpotKind.DOCK, 4))
        assert set(state.spots) == {sea if at is SpotKind.REGION else dock}, f"wall of {owner}"
