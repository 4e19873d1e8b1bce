"""What a search needs: keys of states, actions done unchecked, copies, and transfers counted instead of listed."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rbdesigner as rb
from rbdesigner.engine.core import state
from rbdesigner.engine.core.actions import Action, Done, Propose, Transfer
from rbdesigner.engine.core.codes import GEESE, NONE
from rbdesigner.engine.core.phase_state import Movement, Production
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.state_key import key
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.exchange import Passage
from rbdesigner.players.random_player import RandomPlayer
from tests.engine.furnished import furnished
from tests.engine.small_game import SmallGame
from tests.strategies import some

SCENARIOS = sorted((Path(__file__).parents[3] / "scenarios").glob("*.rbmap"))
STRETCH = 15
"""So many actions are looked at in a game that is already under way."""


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game that has been played at random for a while, on a map full of everything or on one as it is."""
    path, players = draw(st.sampled_from(SCENARIOS)), draw(st.integers(1, 4))
    seed, before = draw(st.integers(0, 10_000)), draw(st.integers(0, 200))
    scenario = rb.load(path)
    if draw(st.booleans()):
        scenario = furnished(scenario, players, seed)
    game = Game.new(scenario, players, seed)
    machine = RandomPlayer(seed)
    for _ in range(before):
        if not game.over:
            game.apply_unchecked(machine.decide(game))
    return game


def stretch(game: Game) -> Iterator[Action]:
    """Actions of any kind to do next, one after the other."""
    choose = Random(len(game.log)).choice
    for _ in range(STRETCH):
        if game.over:
            return
        listed = game.legal_actions()
        kinds = sorted({type(action) for action in listed}, key=lambda kind: kind.verb)
        kind = choose(kinds)
        yield choose([action for action in listed if type(action) is kind])


# Keys


@some(0.2)
@given(game=games())
def test_keys_are_equal_if_and_only_if_states_are(game: Game) -> None:
    seen = [(game.key, game.state.copy())]
    for action in stretch(game):
        before, after = game.copy(), game.copy()
        after.apply(action)
        assert after.key == key(after.state.copy())
        assert before.key == seen[-1][0]
        game.apply(action)
        for known, moment in seen:
            assert (known == game.key) == (moment == game.state)
            assert known != game.key or hash(known) == hash(game.key)
        seen.append((game.key, game.state.copy()))


@some(0.2)
@given(game=games())
def test_ways_that_lead_to_the_same_state_lead_to_the_same_key(game: Game) -> None:
    for action in stretch(game):
        others = [other for other in game.legal_actions() if other != action and not isinstance(other, Done)][:8]
        for other in others:
            one, two = game.state.copy(), game.state.copy()
            if all(legality.check(way, first) is None for way, first in ((one, action), (two, other))):
                legality.apply(one, action)
                legality.apply(two, other)
                if legality.check(one, other) is None and legality.check(two, action) is None:
                    legality.apply(one, other)
                    legality.apply(two, action)
                    assert (key(one) == key(two)) == (one == two)
        game.apply(action)


DERIVED = ("topology", "terms", "root", "around", "banks", "fleets", "loads", "carriers", "on_tile")
"""What is the same in a whole game, or follows from the rest."""


def altered(value: object) -> object:
    """Another value of the same kind."""
    if isinstance(value, IntEnum):
        return next(other for other in type(value) if other is not value)
    if value is None:
        return Propose(0, (1,), Done(0))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, 99)
    if isinstance(value, list):
        return [*value, 99]
    assert isinstance(value, dict)
    return {**value, 99: (1,) * 11}


def test_every_part_of_a_state_that_does_not_follow_from_others_is_in_the_key() -> None:
    w = SmallGame("0,0 woods 2-5; 1,0 mountain; 2,0 sea", Phase.MOVEMENT)
    w.put("donkey", "1,0", boards=1)
    names = [name for name in state._COMPARED if name not in (*DERIVED, "production", "movement")]
    for name in names:
        other = w.state.copy()
        setattr(other, name, altered(getattr(other, name)))
        assert key(other) != key(w.state), name
    parts: list[tuple[str, type]] = [("production", Production), ("movement", Movement)]
    for part, kind in parts:
        for name in kind.__dataclass_fields__:
            if name == "steps":
                continue
            other = w.state.copy()
            inner = getattr(other, part)
            before = getattr(inner, name)
            nested = name in ("tags", "trains")
            setattr(inner, name, {99: {1: 1}} if nested else {99: 1} if isinstance(before, dict) else altered(before))
            assert key(other) != key(w.state), (part, name)


def test_the_order_in_which_bridges_were_built_is_forgotten() -> None:
    one, two = (SmallGame("0,0 pasture 0-2-4; 1,0 pasture; -1,0 pasture; 0,1 pasture") for _ in range(2))
    for small, edges in ((one, (0, 2)), (two, (2, 0))):
        for edge in edges:
            small.bridge("0,0", edge)
    assert one.state == two.state
    assert key(one.state) == key(two.state)


@some(0.2)
@given(game=games())
def test_a_state_is_the_same_after_it_was_pickled(game: Game) -> None:
    for action in stretch(game):
        again = pickle.loads(pickle.dumps(game.state))
        assert again == game.state
        assert key(again) == game.key
        assert legality.legal_actions(again) == game.legal_actions()
        game.apply(action)


# Unchecked, and copies


@some(0.2)
@given(game=games())
def test_an_action_done_unchecked_is_the_action(game: Game) -> None:
    checked = game.copy()
    for action in stretch(game):
        checked.apply(action)
        game.apply_unchecked(action)
        assert game.state == checked.state
        assert game.log == checked.log
        assert game.state.events is None
        assert game.legal_actions() == checked.legal_actions()


def test_an_observer_is_told_of_what_is_done_unchecked() -> None:
    class Observer:
        def __init__(self) -> None:
            self.told = 0

        def about_to_do(self, state: GameState, action: Action) -> None:
            pass

        def done(self, state: GameState, events: list[object]) -> None:
            self.told += len(events)

        def forget(self, moment: int) -> None:
            pass

    game = Game.new(rb.load(SCENARIOS[0]), 1, seed=1)
    game.log_observer = observer = Observer()  # type: ignore[assignment]
    game.apply_unchecked(game.legal_actions()[0])
    assert observer.told


@some(0.2)
@given(game=games())
def test_what_is_done_on_a_copy_is_undone_by_dropping_it(game: Game) -> None:
    before, moment, listed = game.key, game.state.copy(), game.legal_actions()
    tried = game.state.copy()
    for action in stretch(game.copy()):
        if legality.check(tried, action) is not None:
            break
        legality.apply(tried, action)
    assert game.state == moment
    assert game.key == before
    assert game.legal_actions() == listed
    game.state.choices.clear()
    assert game.legal_actions() == listed


# Transfers


def spelled_out(found: list[Passage], player: int) -> list[Transfer]:
    """The single transfers of what is counted."""
    return [
        Transfer(player, good, source, target)
        for source, target, goods in found
        for good, count in enumerate(goods)
        if count
    ]


@some(0.2)
@given(game=games(), order=st.permutations(range(3)))
def test_counted_transfers_are_the_listed_ones(game: Game, order: list[int]) -> None:
    for action in stretch(game):
        now, player = game.state, game.state.player
        fresh = now.copy()
        fresh.choices.clear()
        listed = legality.legal_actions(fresh)
        asked = (
            lambda: [one for one in game.legal_actions() if isinstance(one, Transfer)],
            lambda player=player: spelled_out(game.transferable(), player),
            lambda: game.legal_actions(transfers=False),
        )
        wanted = (
            [one for one in listed if isinstance(one, Transfer)],
            [one for one in listed if isinstance(one, Transfer)],
            [one for one in listed if not isinstance(one, Transfer)],
        )
        for number in order:  # whichever is asked first, what is kept serves the others
            assert asked[number]() == wanted[number]
        for tile in {now.tile_of(one) for one in now.owned(player)} if player != NONE else ():
            here = legality.legal_actions(fresh, tile=tile)
            assert game.legal_actions(tile=tile, transfers=False) == [a for a in here if not isinstance(a, Transfer)]
            assert spelled_out(game.transferable(tile=tile), player) == [a for a in here if isinstance(a, Transfer)]
        game.apply(action)


@some(0.2)
@given(game=games())
def test_as_many_goods_go_as_are_said_to(game: Game) -> None:
    for action in stretch(game):
        for source, target, goods in game.transferable()[:6]:
            tried, moved = game.state.copy(), 0
            for good, count in enumerate(goods):
                for _ in range(count):
                    one = Transfer(game.state.player, good, source, target)
                    if legality.check(tried, one) is None:
                        legality.apply(tried, one)
                        moved += 1
            room = sum(goods) if target >= 0 else game.state.room(~target)
            assert moved == min(sum(goods), room) > 0
        game.apply(action)


def test_nothing_is_transferable_where_nobody_may_move_goods() -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture", Phase.PRODUCTION)
    w.put("donkey", "0,0", boards=1)
    assert legality.transferable(w.state) == [(~0, w.spot("0,0"), w.state.row(~0))]
    assert legality.transferable(w.state, player=1) == []
    assert legality.transferable(w.state, tile=w.tile("1,0")) == []
    w.state.production.excess = True
    assert legality.transferable(w.state) == []
    w.state.production.excess, w.state.over = False, True
    assert legality.transferable(w.state) == []


def test_at_sea_geese_alone_are_put_down() -> None:
    w = SmallGame("0,0 sea; 1,0 pasture")
    boat = w.put("raft", "0,0", boards=1, geese=1)
    assert legality.transferable(w.state) == [(~boat, w.spot("0,0"), tuple(int(good == GEESE) for good in range(11)))]


@pytest.mark.parametrize("players", [1, 2])
def test_before_and_after_the_game_the_kit_answers_too(players: int) -> None:
    game = Game.new(rb.load(SCENARIOS[0]), players, seed=3)
    assert game.transferable() == []
    assert game.legal_actions(transfers=False) == game.legal_actions()
    while not game.over:
        game.apply_unchecked(game.legal_actions(transfers=False)[0])
    assert game.transferable() == game.legal_actions(transfers=False) == []
    assert hash(game.key)
