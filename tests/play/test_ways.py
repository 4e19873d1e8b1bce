"""Where a transporter can go: what lights up is what the engine lets it do."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality
from rbdesigner.play.routes import routes_of
from tests.engine.small_game import SmallGame

LINE = "0,0 pasture; 1,0 pasture; 2,0 pasture; 3,0 pasture; 0,1 sea; 1,1 sea; 2,1 sea; 3,1 sea"


@pytest.mark.rule("M2", "M3")
def test_a_donkey_goes_one_tile_anywhere_and_two_on_roads() -> None:
    w = SmallGame(LINE)
    donkey = w.put("donkey", "0,0")
    assert set(routes_of(w.state, donkey)) == {w.spot("1,0")}
    w.road("0,0", 4)
    w.road("1,0", 4)
    assert set(routes_of(w.state, donkey)) == {w.spot("1,0"), w.spot("2,0")}


@pytest.mark.rule("B1", "B2")
def test_every_way_can_be_gone_and_leaves_what_it_says() -> None:
    w = SmallGame(LINE)
    raft = w.put("raft", "0,1")
    ways = routes_of(w.state, raft)
    assert w.spot("3,1") in ways
    for spot, way in ways.items():
        state = w.state.copy()
        for step in way.steps:
            assert legality.check(state, step) is None
            legality.apply(state, step)
        assert state.spots[raft] == spot
        assert state.points_left(raft) == way.left


def test_there_are_no_ways_in_other_phases() -> None:
    w = SmallGame(LINE, Phase.BUILDING)
    assert not routes_of(w.state, w.put("donkey", "0,0"))
