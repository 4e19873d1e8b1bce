"""Ending the game by bricks: where one wins by it, and not where one loses (V6)."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Action, Brick
from rbdesigner.engine.core.codes import UNUSED
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.tactics import brick_loses_game, ending_bricks
from tests.engine.small_game import SmallGame

pytestmark = pytest.mark.rule("V6")


def nearly_full(spaces: int, own: int, theirs: int, **paying: int) -> SmallGame:
    """The wonder up to so many spaces before the mark, with gold aboard both players' rafts."""
    w = SmallGame("0,0 pasture; 1,0 pasture", Phase.WONDER)
    for _ in range(w.state.terms.end_mark - spaces):
        w.state.lay_brick(UNUSED)
    w.home("0,0", 1)
    w.put("truck", "0,0", 1, gold=own)
    w.put("truck", "1,0", 2, gold=theirs)
    w.goods("0,0", **paying)
    return w


def bought(w: SmallGame) -> int:
    """How many bricks the first player buys to end the game."""
    number = 0
    while not w.state.over and (action := next(ending_bricks(w.state, 0), None)) is not None:
        w.do(action)
        number += 1
    return number


def test_who_leads_buys_the_last_bricks() -> None:
    w = nearly_full(3, own=4, theirs=3, trunks=20)
    assert bought(w) == 3
    assert w.state.over


def test_who_is_behind_does_not() -> None:
    assert bought(nearly_full(3, own=3, theirs=5, trunks=20)) == 0


def test_who_is_behind_wins_by_the_row_that_the_bricks_bring() -> None:
    assert bought(nearly_full(2, own=3, theirs=3, trunks=20)) == 2


def test_nobody_begins_what_cannot_be_paid() -> None:
    assert bought(nearly_full(3, own=0, theirs=0, trunks=8)) == 0  # 2 + 3 + 4
    assert bought(nearly_full(3, own=0, theirs=0, trunks=9)) == 3


def test_a_brick_that_costs_the_lead_is_not_bought() -> None:
    assert bought(nearly_full(2, own=5, theirs=5)) == 0  # only gold could pay


def test_who_plays_last_leaves_the_last_space_to_the_neutral_brick() -> None:
    w = nearly_full(3, own=4, theirs=3, trunks=6)
    assert bought(w) == 0
    w.state.chart = (1, 0)
    w.state.active = 1
    assert bought(w) == 2  # 2 + 3
    assert not w.state.over


@pytest.mark.parametrize(("spaces", "own", "loses"), [
    (1, 2, True), (1, 5, False),
    (2, 2, True),  # the neutral brick ends it (V4)
    (3, 2, False),
])  # fmt: skip
def test_a_last_brick_loses_for_who_is_behind(spaces: int, own: int, loses: bool) -> None:
    w = nearly_full(spaces, own, theirs=4, trunks=2)
    assert brick_loses_game(w.state, Brick(0)) == loses


def test_nothing_but_a_brick_loses() -> None:
    assert not brick_loses_game(nearly_full(1, 0, 4, trunks=2).state, Action(0))


def test_without_marks_nothing_is_ended() -> None:
    w = nearly_full(1, own=4, theirs=3, trunks=20)
    w.state.bricks = w.state.bricks[:40]
    assert bought(w) == 0
