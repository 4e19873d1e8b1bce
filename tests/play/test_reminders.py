"""Reminders tell the truth, and where it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.engine.core.actions import Step
from rbdesigner.engine.core.codes import GEESE, GOLD, PAPER
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.play.reminders import ReminderKind, left_after, reminders
from tests.engine.small_game import SmallGame

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.rbgame"))


def test_who_has_not_moved_is_named_and_nobody_else() -> None:
    small = SmallGame("0,0 pasture;1,0 woods;2,0 rock")
    first, second = small.put("donkey", "0,0"), small.put("donkey", "1,0")
    (reminder,) = reminders(small.state, 0)
    assert (reminder.kind, reminder.transporters) == (ReminderKind.UNMOVED, (first, second))
    legality.apply(small.state, Step(0, first, small.spot("1,0")))
    (reminder,) = reminders(small.state, 0)
    assert reminder.transporters == (second,)


@pytest.mark.rule("R3")
def test_what_will_be_lost_is_told_with_its_place_where_one_could_take_it() -> None:
    small = SmallGame("0,0 pasture;1,0 woods", Phase.PRODUCTION)
    small.goods("0,0", geese=5, paper=2)
    assert not reminders(small.state, 0)
    small.put("donkey", "0,0")
    wasted = next(one for one in reminders(small.state, 0) if one.kind is ReminderKind.WASTED)
    assert (wasted.holder, wasted.tiles) == (small.spot("0,0"), (small.tile("0,0"),))
    assert wasted.goods == ((GEESE, 4), (PAPER, 2))
    assert small.amount("0,0", "geese") == 5, "only asked"


def test_gold_on_the_ground_is_counted_in_the_last_turn_only() -> None:
    small = SmallGame("0,0 pasture;1,0 woods", Phase.BUILDING)
    small.put("donkey", "0,0")
    small.goods("0,0", gold=3)
    assert not reminders(small.state, 0)
    small.state.neutral = small.state.terms.turns - 1
    (reminder,) = reminders(small.state, 0)
    assert (reminder.kind, reminder.goods) == (ReminderKind.WORTHLESS, ((GOLD, 3),))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_reminder_of_a_recorded_game_says_where(path: Path) -> None:
    game = Game.load(path)
    for moment in range(0, len(game.log), 40):
        state = game.state_at(moment)
        found = reminders(state, state.player)
        assert all(one.tiles or one.transporters for one in found)
        assert all(one.goods for one in found if one.kind in (ReminderKind.WASTED, ReminderKind.WORTHLESS))
        assert all(one.oversights for one in found if one.kind is ReminderKind.OVERSIGHT)
        if state.in_play and state.phase is Phase.PRODUCTION:
            after, left = left_after(state, state.player, ())
            assert after == state
            assert left is not None or not found
