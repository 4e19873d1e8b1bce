"""How many gestures a turn takes: the first seven turns of a recorded solo game, played in the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rbdesigner.engine.core.actions import Produce
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import preferences
from tests.engine.games.test_games import played
from tests.gui.game.gestures import Gestures, summary
from tests.parameters import few

MOST = (5, 4, 5, 9, 7, 8, 7)
"""So many gestures the turns take at most: everything that the record does in them, nothing left for later."""


def first(user: Gestures) -> None:
    if user.state.phase is Phase.SETUP:
        user.home("0,0")
    user.plan(BuildingKind.WOODCUTTER, "1,0/0")
    user.plan(BuildingKind.QUARRY, "1,-1")
    user.plan(BuildingKind.SAWMILL, "0,0")
    user.end_turn()


def second(user: Gestures) -> None:
    user.bring("trunks", "1,0/0", "0,0")
    user.go("1,-1", "0,-1")
    user.go("0,0", "0,-1")
    user.end_turn()


def third(user: Gestures) -> None:
    user.run_on()
    user.plan(BuildingKind.WOODCUTTER, "-1,1/1")
    user.go("0,-1", "1,-1")
    user.plan_road("0,0", 2)
    user.end_turn()


def fourth(user: Gestures) -> None:
    user.run_on()
    user.bring("trunks", "-1,1/1", "0,0")
    user.bring("stone", "1,-1", "0,0", many=True)
    user.go("0,-1", "0,0")
    user.go("0,-1", "0,0")
    user.go("0,-1", "1,-1")
    user.plan_road("0,0", 4)
    user.plan_road("0,-1", 6)
    user.end_turn()


def fifth(user: Gestures) -> None:
    user.done()
    user.bring("trunks", "1,0/0", "0,0", many=True)
    user.bring("trunks", "1,0/0", "0,0")
    user.bring("stone", "1,-1", "0,0")
    user.load("boards", "0,0", many=True)
    user.bring("geese", "0,0", "0,-1", many=True)
    user.end_turn()


def sixth(user: Gestures) -> None:
    if user.state.phase is Phase.PRODUCTION:
        user.done()
    user.bring("trunks", "1,0/0", "0,0")
    user.plan(BuildingKind.PAPER_MILL, "0,1/0")
    user.bring("boards", "0,0", "0,1/0", many=True)
    user.bring("boards", "0,0", "1,-1", many=True)
    user.plan(BuildingKind.QUARRY, "0,-2")
    user.plan_road("1,-2", 6)
    user.end_turn()


def seventh(user: Gestures) -> None:
    user.sign(Produce, "0,1/0")
    user.done()
    user.plan(BuildingKind.MINE, "1,-2")
    user.load("trunks", "-1,1/1", many=True, at="0,1/0")
    user.bring("paper", "0,1/0", "0,0")
    user.plan_road("0,-2", 6)
    user.end_turn()


TURNS: tuple[Callable[[Gestures], None], ...] = (first, second, third, fourth, fifth, sixth, seventh)


def at_the_end_of(game: Game, turn: int, since: int) -> tuple[int, GameState]:
    """The moment when a turn has ended, and the state then; it has not ended before ``since``."""
    for moment in range(since, len(game.log) + 1):
        state = game.state_at(moment)
        if state.turn == turn + 1 and state.phase is Phase.PRODUCTION:
            return moment, state
    raise AssertionError(f"turn {turn} has not ended")


@pytest.mark.parametrize("turns", few([4, len(TURNS)], 1))
def test_turns_take_few_gestures(window: MainWindow, turns: int) -> None:
    preferences.set_passes_over(True)
    record = played("solo-millbrook")
    game = Game.new(record.scenario, record.players, record.seed)
    user = Gestures(window.workbench.games.show(Match(game)))
    counts, here, there = [], 0, 0
    for number, turn in enumerate(TURNS[:turns], 1):
        before = user.count
        turn(user)
        assert user.state.turn == number + 1
        counts.append(user.count - before)
        here, mine = at_the_end_of(user.match.game, number, here)
        there, theirs = at_the_end_of(record, number, there)
        assert summary(mine) == summary(theirs)
    assert all(count <= most for count, most in zip(counts, MOST[:turns], strict=True)), counts
