"""What the next production brings if nothing changes."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rbdesigner as rb
from rbdesigner.engine.core.actions import Answer, Done, Pray, TakePosition, Waive
from rbdesigner.engine.core.codes import BOARDS, DONKEY, GEESE, GOLD, IRON, NONE, PAPER, STONE
from rbdesigner.engine.core.events import Event, Lost, Made, TransporterMade
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.lookahead import chance
from rbdesigner.engine.lookahead.choiceless import choiceless
from rbdesigner.engine.lookahead.forecast import Forecast, Loss, Prospect, forecast
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from tests.engine.furnished import furnished
from tests.engine.small_game import SmallGame

SCENARIOS = sorted((Path(__file__).parents[3] / "scenarios").glob("*.rbmap"))
TILES = "0,0 pasture; 1,0 rock; 2,0 woods; 3,0 pasture; 4,0 mountain"
PHASES = [Phase.MOVEMENT, Phase.BUILDING, Phase.WONDER]


def small(phase: Phase, players: int = 1) -> SmallGame:
    w = SmallGame(TILES, phase, players)
    w.home("0,0")
    return w


def seen(state: GameState) -> Forecast:
    found = forecast(state)
    assert found is not None
    return found


@pytest.mark.parametrize("phase", PHASES)
def test_what_primary_producers_and_geese_bring(phase: Phase) -> None:
    w = small(phase)
    w.build("quarry", "1,0")
    w.goods("3,0", geese=2)
    assert seen(w.state) == Forecast(
        3,
        False,
        (
            Prospect(w.tile("1,0"), (STONE,), NONE, 1, NONE),
            Prospect(w.tile("3,0"), (GEESE,), NONE, 1, NONE),
        ),
        (),
    )


def test_what_is_worked_off_by_itself_and_what_is_plain() -> None:
    w = small(Phase.MOVEMENT)
    w.build("sawmill", "0,0")
    w.goods("0,0", trunks=2)
    alone = Prospect(w.tile("0,0"), (BOARDS,), NONE, 4, NONE)
    assert seen(w.state).prospects == (alone,)
    w.put("donkey", "0,0")
    assert seen(w.state).prospects == (alone._replace(runner=0),)
    for _ in range(2):
        w.put("donkey", "3,0")
    assert seen(w.state).prospects[1] == Prospect(w.tile("3,0"), (), DONKEY, 1, 0)


@pytest.mark.rule("P2", "Z4")
def test_chance_is_named_and_not_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "due_outcome", lambda *_: pytest.fail("the future was looked up"))
    mixed, sure = small(Phase.MOVEMENT, players=2), small(Phase.MOVEMENT, players=2)
    for w, bag in ((mixed, (1, 2)), (sure, (0, 2))):
        w.home("3,0", 2)
        w.build("mine", "4,0", bag)
    (named,), (certain,) = seen(mixed.state).prospects, seen(sure.state).prospects
    assert (named.goods, named.number) == ((GOLD, IRON), 1)
    assert certain.goods == (IRON,)
    solo = small(Phase.MOVEMENT)
    solo.build("mine", "4,0", (1, 2))
    assert seen(solo.state).prospects[0].goods == (IRON,), "alone mines make what they hold most of"


@pytest.mark.rule("R3")
def test_what_will_be_lost() -> None:
    w = small(Phase.BUILDING)
    spot = w.goods("2,0", geese=2, paper=1)
    assert seen(w.state).losses == (Loss(spot, GEESE, 2), Loss(spot, PAPER, 1))


def test_within_production_the_rest_of_it_is_told() -> None:
    w = small(Phase.PRODUCTION)
    w.build("quarry", "1,0")
    w.build("sawmill", "0,0")
    w.goods("0,0", trunks=1)
    found = seen(w.state)
    assert found.begun and found.turn == 2
    assert [one.goods for one in found.prospects] == [(BOARDS,)], "the quarry has worked already"


def test_nothing_is_told_before_the_game_begins_and_at_its_end() -> None:
    game = Game.new(rb.load(SCENARIOS[0]), 1)
    assert game.state.phase is not Phase.SETUP or forecast(game.state) is None
    w = small(Phase.WONDER)
    w.state.neutral = w.state.terms.turns - 1
    assert forecast(w.state) is None


# The law: with nothing changed just that comes which was foretold, and of chance what was named.


def idle(game: Game) -> None:
    """Whoever acts does nothing."""
    state, player = game.state, game.acting[0]
    if state.offer is not None:
        game.apply(Answer(player, False))
    elif state.stage is Stage.ASKING:
        game.apply(Waive(player))
    elif state.stage is Stage.PRAYING:
        game.apply(Pray(player))
    elif state.stage is Stage.POSITIONS:
        game.apply(TakePosition(player, state.chart.index(NONE) + 1))
    else:
        game.apply(Done(player))


def goods_made(state: GameState, events: list[Event]) -> Counter[tuple[int, int]]:
    found: Counter[tuple[int, int]] = Counter()
    for event in events:
        if isinstance(event, Made):
            found[tile_of_holder(state, event.holder), event.good] += event.count
    return found


@pytest.mark.slow
@settings(max_examples=40)
@given(
    path=st.sampled_from(SCENARIOS),
    seed=st.integers(0, 10_000),
    players=st.integers(1, 3),
    steps=st.integers(0, 250),
    full=st.booleans(),
)
def test_just_that_comes_which_was_foretold(path: Path, seed: int, players: int, steps: int, full: bool) -> None:
    scenario = rb.load(path)
    game = Game.new(furnished(scenario, players, seed) if full else scenario, players, seed)
    for _ in islice(play_game(game, [RandomPlayer(seed + player) for player in range(players)]), steps):
        pass
    before = game.state.copy()
    found = forecast(game.state)
    assert game.state == before
    if found is None:
        return
    played = game.copy()
    moment = len(game.log)
    while played.state.phase is not Phase.PRODUCTION:
        idle(played)
    begun = game.state.phase is Phase.PRODUCTION
    first = moment if begun else len(played.log) - (2 if played.log[-1].player == NONE else 1)
    while played.state.phase is Phase.PRODUCTION:
        for action in choiceless(played.state, played.state.player) if played.state.in_play else ():
            played.apply(action)
        idle(played)
    assert played.state.turn == found.turn
    state, events = played.state_at(first), list[Event]()
    for action in played.log[first:]:
        state.events = events
        legality.apply(state, action)
    made = goods_made(state, events)
    for one in found.prospects:
        if len(one.goods) > 1:
            (came,) = [good for good in one.goods if made[one.tile, good]]
            assert made.pop((one.tile, came)) == one.number
    sure: Counter[tuple[int, int]] = Counter()
    for one in found.prospects:
        if len(one.goods) == 1:
            sure[one.tile, one.goods[0]] += one.number
    assert +made == +sure
    lost = Counter({(event.holder, event.good): event.count for event in events if isinstance(event, Lost)})
    assert lost == Counter({(one.holder, one.good): one.number for one in found.losses})
    born = sum(isinstance(event, TransporterMade) for event in events)
    assert born == sum(one.number for one in found.prospects if one.kind != NONE)


def test_the_seed_makes_no_difference() -> None:
    path = next(path for path in SCENARIOS if "crossroads" in path.stem)
    scenario = furnished(rb.load(path), 2, 5)
    one, other = Game.new(scenario, 2, 1), Game.new(scenario, 2, 1)
    machine = RandomPlayer(1)
    for _ in range(60):
        action = machine.decide(one)
        if one.check(action) is None:
            one.apply(action)
    other.state, other.seed = one.state.copy(), 2
    assert forecast(one.state) == forecast(other.state)
