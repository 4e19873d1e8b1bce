"""What might be forgotten: each reminder is true, and what it suggests can be done."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rbdesigner as rb
from rbdesigner.engine.core.actions import Breed, Lead, Make, Research, Step, Transfer
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.lookahead.forecast import forecast
from rbdesigner.engine.mechanics import legality
from rbdesigner.play.oversights import Oversight, OversightKind, left_behind, looking_ahead, oversights
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from tests.engine.furnished import furnished
from tests.engine.small_game import SmallGame

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios").glob("*.rbmap"))
TILES = "0,0 pasture; 1,0 rock; 2,0 woods; 3,0 pasture; 4,0 sea"


def looked_ahead(state: GameState) -> list[Oversight]:
    """All oversights that a look ahead finds."""
    return [one for one in looking_ahead(state) if one is not None]


def small(phase: Phase) -> SmallGame:
    w = SmallGame(TILES, phase, 1)
    w.home("0,0")
    return w


def now(w: SmallGame) -> list[Oversight]:
    w.state.choices.clear()
    return oversights(w.state, legality.legal_actions(w.state))


def kinds(found: list[Oversight]) -> list[OversightKind]:
    return [one.kind for one in found]


def test_donkeys_that_could_breed_research_and_launches_are_not_forgotten() -> None:
    w = small(Phase.PRODUCTION)
    assert now(w) == []
    for _ in range(2):
        w.put("donkey", "0,0")
    w.put("donkey", "1,0", paper=1)
    w.goods("1,0", geese=2)
    w.build("raft factory", "3,0")
    w.put("donkey", "3,0", trunks=2)
    found = {one.kind: one for one in now(w)}
    assert found.keys() == {OversightKind.BREED, OversightKind.RESEARCH, OversightKind.LAUNCH}
    assert isinstance(found[OversightKind.BREED].actions[0], Breed)
    assert isinstance(found[OversightKind.RESEARCH].actions[0], Research)
    assert isinstance(found[OversightKind.LAUNCH].actions[0], Make) and found[OversightKind.LAUNCH].tile == w.tile(
        "3,0"
    )


def test_a_building_that_works_by_itself_is_not_reminded_of() -> None:
    w = small(Phase.PRODUCTION)
    w.build("sawmill", "0,0")
    donkey = w.put("donkey", "0,0")
    w.goods("0,0", trunks=2)
    assert now(w) == []
    w.goods_at(~donkey, trunks=1)
    assert kinds(now(w)) == [OversightKind.RUN]
    w.goods("0,0", trunks=1)
    assert now(w) == [], "three runs are all it makes"


def test_an_idle_building_is_fed_by_who_holds_the_goods_or_stands_by_them() -> None:
    w = small(Phase.MOVEMENT)
    tile = w.build("sawmill", "0,0")
    donkey = w.put("donkey", "1,0", trunks=1)
    (found,) = looked_ahead(w.state)
    assert (found.kind, found.tile, found.transporter) == (OversightKind.FEED, tile, donkey)
    assert [type(one) for one in found.actions] == [Step, Transfer]
    w.goods_at(~donkey, trunks=-1)
    assert looked_ahead(w.state) == []
    w.goods("1,0", trunks=1)
    (found,) = looked_ahead(w.state)
    assert [type(one) for one in found.actions] == [Transfer, Step, Transfer]
    w.do(*found.actions)
    ahead = forecast(w.state)
    assert ahead is not None and [one.tile for one in ahead.prospects] == [tile]


def test_goods_that_lie_on_the_way_are_taken_along() -> None:
    w = small(Phase.MOVEMENT)
    tile = w.build("sawmill", "3,0")
    for half_edge in range(12):
        for place in ("1,0", "2,0"):
            if w.border(place, half_edge) != NONE:
                w.road(place, half_edge)
    donkey = w.put("donkey", "1,0")
    w.goods("2,0", trunks=1)
    (found,) = looked_ahead(w.state)
    assert (found.tile, found.transporter, found.source) == (tile, donkey, w.tile("2,0"))
    assert [type(one) for one in found.actions] == [Step, Transfer, Step, Transfer]


def test_goods_that_work_where_they_are_and_buildings_that_work_are_left_alone() -> None:
    w = small(Phase.MOVEMENT)
    w.build("sawmill", "0,0")
    w.build("coal burner", "1,0")
    w.put("donkey", "1,0")
    w.goods("1,0", trunks=2)
    assert kinds(looked_ahead(w.state)) == [], "the coal burner uses the trunks, so that the sawmill idles"


def test_who_has_moved_brings_nothing() -> None:
    w = small(Phase.MOVEMENT)
    w.build("sawmill", "0,0")
    donkey = w.put("donkey", "1,0", trunks=1)
    w.state.movement.points[donkey] = 0
    assert looked_ahead(w.state) == []


@pytest.mark.rule("L1")
def test_geese_that_would_breed_if_left_alone() -> None:
    w = small(Phase.MOVEMENT)
    w.put("donkey", "3,0")
    w.goods("3,0", geese=2)
    assert kinds(looked_ahead(w.state)) == [OversightKind.HATCH]
    w.goods("3,0", stone=1)
    assert looked_ahead(w.state) == []


@pytest.mark.rule("R3")
def test_what_will_be_lost_where_somebody_can_still_go() -> None:
    w = small(Phase.MOVEMENT)
    w.goods("2,0", geese=2, paper=1)
    assert looked_ahead(w.state) == []
    donkey = w.put("donkey", "1,0")
    (found,) = looked_ahead(w.state)
    assert (found.kind, found.transporter) == (OversightKind.LOST, donkey)
    w.put("donkey", "2,0")
    assert OversightKind.LOST not in kinds(looked_ahead(w.state)), "who stands there can see to it in production"


def test_geese_that_were_brought_along_and_are_left_now() -> None:
    w = small(Phase.MOVEMENT)
    donkey = w.put("donkey", "1,0")
    w.goods("1,0", geese=3)
    before = w.state.copy()
    led = {donkey: w.tile("1,0")}
    assert left_behind(w.state, before, led) == []
    step = next(one for one in w.legal(Step) if isinstance(one, Step) and one.to == w.spot("2,0"))
    w.do(step)
    (found,) = left_behind(w.state, before, led)
    assert (found.kind, found.tile) == (OversightKind.LEFT_BEHIND, w.tile("1,0"))
    assert left_behind(w.state, before, {}) == [], "who brought none leaves none behind"
    followed = before.copy()
    for _ in range(3):
        legality.apply_checked(followed, Lead(0, donkey, w.spot("1,0")))
    legality.apply_checked(followed, step)
    assert left_behind(followed, before, led) == []


def test_two_geese_that_are_left_to_breed_are_not_left_behind() -> None:
    w = small(Phase.MOVEMENT)
    donkey = w.put("donkey", "3,0")
    w.goods("3,0", geese=2)
    before = w.state.copy()
    w.do(next(one for one in w.legal(Step)))
    assert left_behind(w.state, before, {donkey: w.tile("3,0")}) == []


# The law: whatever is suggested can be done.


def assert_sound(state: GameState, one: Oversight) -> None:
    after = state.copy()
    assert one.actions
    for action in one.actions:
        assert legality.check(after, action) is None, one
        legality.apply(after, action)
    if one.kind is OversightKind.FEED:
        fed, before = forecast(after), forecast(state)
        assert fed is not None and before is not None
        assert one.tile in {each.tile for each in fed.prospects}
        assert one.tile not in {each.tile for each in before.prospects}


@pytest.mark.slow
@settings(max_examples=20)
@given(path=st.sampled_from(SCENARIOS), seed=st.integers(0, 10_000), players=st.integers(1, 3), full=st.booleans())
def test_what_is_suggested_is_legal_and_helps(path: Path, seed: int, players: int, full: bool) -> None:
    scenario = rb.load(path)
    game = Game.new(furnished(scenario, players, seed) if full else scenario, players, seed)
    for number, _ in enumerate(islice(play_game(game, [RandomPlayer(seed + n) for n in range(players)]), 160)):
        state = game.state
        if game.over or not state.in_play or number % 4:
            continue
        before = state.copy()
        found = [*oversights(state, legality.legal_actions(state, state.player)), *looked_ahead(state)]
        assert state == before
        for one in found:
            assert_sound(state, one)
