"""Runs of levels that get more or less far, without a game that was played for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rbdesigner.lab.games.counting import FLEET, IDLE, IN_ALL
from rbdesigner.lab.games.game_row import CountRow, GameRow, SeatMilestones
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from tests.lab.sample_runs import row, setup

EASY, MEDIUM, HARD = "planner:easy", "planner:medium", "planner:hard"
FAR = SeatMilestones(boards=4, stone=3, mine=9, coins=20, stock=0, contact=0)
"""The milestones of a seat that gets everything but stock."""
Course = Callable[[int, int], SeatMilestones]
"""The milestones of a seat by the number of its home and that of the seed."""


def far(_home: int, _seed: int) -> SeatMilestones:
    """Every seat gets far."""
    return FAR


def locked(every: int, home: int = 1) -> Course:
    """Every so many seeds one home never makes boards."""
    return lambda at, seed: FAR._replace(boards=0) if at == home and seed % every == 0 else FAR


def without_coins(at: int, seed: int) -> SeatMilestones:
    """Only every tenth seed brings coins."""
    return FAR if seed % 10 == 0 else FAR._replace(coins=0)


def games(run: RunSetup, number: int, course: Course, won_by: int = -1) -> Iterator[GameRow]:
    """So many games of a run of two, which a home always wins, or each in turn.

    Each seat has 100 transporters in its only turn, of which 5 are idle.
    """
    fleets = [CountRow(seat, 1, FLEET, thing, count) for seat in (0, 1) for thing, count in ((IN_ALL, 100), (IDLE, 5))]
    homes = sorted(seat.home for seat in row(0).seats)
    for table in map(run.table, range(number)):
        played = row(table.number % 2)
        winner = won_by if won_by >= 0 else table.number // 2 % 2
        at = [homes.index(seat.home) for seat in played.seats]
        seats = [
            seat._replace(won=int(home == winner), goods=100, wonder=0)
            for seat, home in zip(played.seats, at, strict=True)
        ]
        milestones = tuple(course(home, table.seed) for home in at)
        played = played._replace(number=table.number, seed=table.seed, seats=tuple(seats), milestones=milestones)
        yield played._replace(counts=tuple(fleets), tiles=(), log=())


def keep_level(store: RunStore, player: str, course: Course = far, number: int = 400, won_by: int = -1) -> int:
    """Keep a run of the usual map with this player in both seats."""
    run = setup(players=(player, player))
    kept = store.begin(run)
    store.add(kept, games(run, number, course, won_by))
    return kept
