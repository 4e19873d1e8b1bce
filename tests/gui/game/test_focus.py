"""The chosen transporter is let go where another person's part begins."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from rbdesigner.engine.core.actions import Answer, Done, Propose, Transfer
from rbdesigner.engine.core.codes import NONE, STONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.play.match import Match
from rbdesigner.ui.game.match.focus import Focus
from tests.engine.small_game import SmallGame, game_of

TILES = "0,0 pasture; 1,0 pasture; 2,0 pasture; 3,0 pasture"


@pytest.fixture
def match(qapp: QApplication) -> Match:
    """A movement of two: donkey 0 of player 0 beside donkey 1 of player 1, on the same tile."""
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.put("donkey", "0,0", stone=1)
    small.put("donkey", "0,0", player=2)
    return Match(game_of(TILES, small))


def test_the_transporter_of_who_is_done_is_let_go_and_so_it_is_by_undo(match: Match) -> None:
    focus = Focus(match)
    focus.choose(0)
    tile = focus.tile
    match.do(Done(0))
    assert match.persons == (1,)
    assert (focus.transporter, focus.tile) == (NONE, tile), "the tile is still looked at"
    focus.choose(1)
    match.undo()
    assert match.persons == (0,)
    assert focus.transporter == NONE


def test_one_may_look_at_a_transporter_of_another_in_ones_own_part(match: Match) -> None:
    focus = Focus(match)
    focus.choose(1)
    match.do(Transfer(0, STONE, ~0, match.state.spots[0]))
    assert focus.transporter == 1


def test_it_stays_chosen_while_another_is_asked_to_agree(match: Match) -> None:
    focus = Focus(match)
    focus.choose(0)
    match.do(Propose(0, (1,), Transfer(0, STONE, ~0, ~1)))
    assert match.persons == (1,)
    assert focus.transporter == 0
    match.do(Answer(1, True))
    assert focus.transporter == 0


def test_it_stays_chosen_while_a_machine_acts_and_in_the_next_phase_of_the_same_person(match: Match) -> None:
    match.seat_machines(frozenset({1}), paused=True)
    focus = Focus(match)
    focus.choose(0)
    match.do(Done(0))
    assert match.persons == ()
    assert focus.transporter == 0
