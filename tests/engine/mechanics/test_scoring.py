"""Points and who wins."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.codes import COINS, GOLD, NEUTRAL, NGOODS, STOCK, UNUSED
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics.scoring import row_points, scores, winner, wonder_rows
from rbdesigner.rules.tables import WONDER_ROWS, WONDER_SPACES
from tests.engine.small_game import SmallGame

TABLE = {
    1: (10, 5, 3, 2, 2, 1),
    2: (10, 6, 5, 4, 3, 2),
    3: (10, 7, 6, 5, 4),
    4: (10, 8, 6, 5),
    5: (10, 8, 7),
}
"""The back cover of the rule book: a row's points by one's own bricks and the number of others' bricks, from 0."""


def small(players: int = 2) -> SmallGame:
    return SmallGame("0,0 woods; 1,0 sea; 0,1 rock", Phase.WONDER, players)


@pytest.mark.rule("Z1")
def test_the_example_of_the_rule_book() -> None:
    """Six bricks of players and a neutral one: blue's two are worth 3, red's three 5, yellow's one 1."""
    blue, red, yellow = 0, 1, 2
    row = [blue, red, NEUTRAL, red, yellow, blue, red]
    assert row_points(row) == {blue: 3, red: 5, yellow: 1}


@pytest.mark.rule("Z1")
@pytest.mark.parametrize("own", TABLE)
def test_the_table_of_the_back_cover(own: int) -> None:
    assert tuple(row_points([0] * own + [1] * others)[0] for others in range(len(TABLE[own]))) == TABLE[own]


@pytest.mark.rule("Z1", "Z3")
def test_neutral_bricks_and_those_of_an_unused_colour_share_in_nothing() -> None:
    assert row_points([NEUTRAL, UNUSED, 1, NEUTRAL]) == {1: 10}
    assert row_points([NEUTRAL, UNUSED]) == {}
    assert row_points([]) == {}


@pytest.mark.rule("Z1", "V3")
def test_every_row_counts_the_last_in_full_though_unfinished() -> None:
    w = small()
    w.state.bricks = (0, 0, 1, NEUTRAL, 1, NEUTRAL, NEUTRAL, NEUTRAL, 0)
    first, second = scores(w.state)
    empty = (0,) * (len(WONDER_ROWS) - 3)
    assert first.rows == (6, 0, 10, *empty)
    assert second.rows == (3, 10, 0, *empty)
    assert (first.total, second.total) == (16, 13)


@pytest.mark.rule("V3")
def test_the_rows_are_filled_from_the_lowest() -> None:
    rows = wonder_rows(range(WONDER_SPACES))
    assert tuple(map(len, rows)) == WONDER_ROWS
    assert [space for row in rows for space in row] == list(range(WONDER_SPACES))


@pytest.mark.rule("Z1")
def test_goods_count_aboard_ones_own_transporters_only() -> None:
    w = small()
    w.put("truck", "0,0", gold=2, coins=1, stock=1, paper=1)
    w.put("raft", "1,0", gold=1)
    w.put("donkey", "0,1", player=2, coins=2)
    w.home("0,0")
    w.goods("0,0", gold=9, coins=9, stock=9)
    first, second = scores(w.state)
    assert {good: points for good, points in enumerate(first.goods) if points} == {GOLD: 30, COINS: 40, STOCK: 120}
    assert len(first.goods) == NGOODS
    assert (first.player, first.total) == (0, 190)
    assert (second.player, second.total) == (1, 80)


@pytest.mark.rule("Z1")
def test_what_a_transporter_held_that_is_no_more_does_not_count() -> None:
    w = small()
    w.state.stand(w.put("donkey", "0,0", gold=1), -1)
    assert scores(w.state)[0].total == 0


@pytest.mark.rule("Z1", "Z3")
def test_alone_one_is_scored_too() -> None:
    w = small(players=1)
    w.put("donkey", "0,0", stock=1)
    w.state.bricks = (UNUSED,) * 17 + (0, NEUTRAL)
    (score,) = scores(w.state)
    assert score.total == 120 + 10
    assert winner(w.state) == 0


@pytest.mark.rule("Z1")
def test_most_points_win() -> None:
    w = small(players=3)
    for player, gold in ((1, 1), (2, 2), (3, 1)):
        w.put("donkey", "0,0", player, gold=gold)
    assert winner(w.state) == 1


@pytest.mark.rule("Z2")
@pytest.mark.parametrize(("temple", "winning"), [((0, 1, 2), 1), ((2, 0, 1), 2), ((0, 2, 1), 2)])
def test_of_those_who_are_level_the_one_closest_to_the_temple_wins(temple: tuple[int, ...], winning: int) -> None:
    w = small(players=3)
    w.state.temple = temple
    for player in (2, 3):
        w.put("donkey", "0,0", player, gold=1)
    assert winner(w.state) == winning
