"""Players of another checkout, beside whom those of this one are measured."""

from __future__ import annotations

import subprocess
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest

import rbdesigner as rb
from benchmarks import strength
from benchmarks.checkouts import ROOT

REVISION = ("git", "-C", str(ROOT), "rev-parse")


@pytest.fixture
def frozen_here() -> Iterator[Path]:
    """This checkout as the frozen one."""
    yield ROOT
    for seat in range(2):
        strength.kept_host(ROOT, seat).end()
    strength.kept_host.cache_clear()


def test_a_player_of_another_checkout_plays_as_it_does_there(frozen_here: Path) -> None:
    table = strength.Table(frozen_here, "the-lake-between", "easy", (True, False), seed=3)
    game = strength.play_out(table)
    again = rb.Game.new(strength.named_map(table.name), 2, table.seed)
    deque(rb.play_game(again, [rb.find_player("easy").seat(seat, table.seed) for seat in range(2)]), maxlen=0)
    assert game.over and game.log == again.log


def test_the_frozen_commit_is_found_where_the_whole_history_is() -> None:
    shallow = subprocess.run((*REVISION, "--is-shallow-repository"), capture_output=True, text=True, check=False)
    if shallow.stdout != "false\n":
        pytest.skip("this is no checkout with its whole history")
    subprocess.run((*REVISION, "--verify", "--quiet", strength.FROZEN), capture_output=True, check=True)


@pytest.mark.parametrize("players", strength.MAPS)
def test_every_seat_is_ours_as_often_as_frozen(players: int) -> None:
    orders = strength.orders(players)
    assert [sum(seats) * 2 for seats in zip(*orders, strict=True)] == [len(orders)] * players
    assert {sum(ours) for ours in orders} == {players // 2}
