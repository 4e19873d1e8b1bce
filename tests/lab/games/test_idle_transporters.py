"""In how many turns transporters are idle."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.engine.core.actions import Action, Breed, Brick, Step, TakeAboard, Transfer
from rbdesigner.engine.core.codes import BOARDS, NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.lab.games.counting import FLEET, IDLE, IN_ALL
from rbdesigner.lab.games.game_figures import GameFigures
from rbdesigner.lab.games.idle_transporters import FleetTurn, IdleTransporters
from tests.engine.small_game import SmallGame

GAMES = Path(__file__).parents[2] / "games"


@pytest.mark.parametrize("name", ["duo-the-lake-between", "solo-millbrook"])
def test_each_turn_has_the_transporters_that_live_as_it_ends(name: str) -> None:
    game = Game.load(GAMES / f"{name}.rbgame")
    figures = GameFigures.of(game)
    ends = [game.state_at(moment - 1) for moment in figures.begins[1:]] + [game.state]
    for seat, (found, idle) in enumerate(zip(figures.series(FLEET, IN_ALL), figures.series(FLEET, IDLE), strict=True)):
        assert list(found) == [len(state.owned(seat)) for state in ends]
        assert 0 < sum(idle) < sum(found) / 2


def fleet() -> SmallGame:
    """Two donkeys of player 1 at home, one of player 2 beside."""
    w = SmallGame("0,0 pasture; 1,0 woods; 2,0 rock", Phase.MOVEMENT)
    w.put("donkey", "0,0")
    w.put("donkey", "0,0")
    w.put("donkey", "1,0", player=2)
    w.home("0,0")
    return w


def idle_after(w: SmallGame, *actions: Action) -> list[int]:
    """How many transporters of each player are idle in a turn with these actions."""
    counted = IdleTransporters()
    for action in actions:
        counted.see(w.state, action)
    turns = list(counted.end_turn(w.state))
    assert [each[:2] for each in turns] == [(0, 2), (1, 1)]
    return [each.idle for each in turns]


def test_whoever_does_nothing_is_idle() -> None:
    assert idle_after(fleet()) == [2, 1]


def test_whoever_moves_loads_or_carries_another_is_not() -> None:
    w = fleet()
    assert idle_after(w, Step(0, transporter=0, to=w.spot("1,0"))) == [1, 1]
    assert idle_after(w, Transfer(0, good=BOARDS, source=w.spot("0,0"), target=~1)) == [1, 1]
    assert idle_after(w, Transfer(0, good=BOARDS, source=~0, target=~1)) == [0, 1]
    assert idle_after(w, TakeAboard(0, carrier=0, passenger=1)) == [1, 1]


def test_whoever_holds_something_is_not() -> None:
    w = fleet()
    w.put("donkey", "2,0", boards=1)
    assert list(IdleTransporters().end_turn(w.state)) == [FleetTurn(0, 3, 2), FleetTurn(1, 1, 1)]


def test_whoever_breeds_or_pays_for_bricks_is_not_and_only_in_that_turn() -> None:
    w = fleet()
    assert idle_after(w, Breed(0, tile=w.tile("0,0"))) == [0, 1]
    assert idle_after(w, Brick(0)) == [0, 1]
    counted = IdleTransporters()
    counted.see(w.state, Brick(0))
    assert [each.idle for each in counted.end_turn(w.state)] == [0, 1]
    assert [each.idle for each in counted.end_turn(w.state)] == [2, 1]


def test_transporters_that_are_gone_have_no_turn() -> None:
    w = fleet()
    w.state.spots[0] = w.state.spots[2] = NONE
    assert list(IdleTransporters().end_turn(w.state)) == [FleetTurn(0, 1, 1)]
