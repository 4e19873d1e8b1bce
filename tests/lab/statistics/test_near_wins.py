"""How often a home wins in the long run, told by how near its games were to being won."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from rbdesigner.lab.games.game_row import SeatRow
from rbdesigner.lab.statistics.intervals import Floats, share_intervals
from rbdesigner.lab.statistics.near_wins import won_parts
from rbdesigner.lab.statistics.verdicts import GameSeat, judged

HERE, THERE = (0, 0), (1, 0)
Noise = Callable[[np.random.Generator, tuple[int, ...]], Floats]


def normal(random: np.random.Generator, size: tuple[int, ...]) -> Floats:
    return random.normal(0, 100, size)


def skewed(random: np.random.Generator, size: tuple[int, ...]) -> Floats:
    """A few homes make far more than usual, as in games."""
    return random.gamma(9, 33, size)


def played(random: np.random.Generator, noise: Noise, leads: tuple[float, ...], seeds: int) -> Floats:
    """The points of the homes (columns) in a game with each seed for each of them (rows)."""
    return noise(random, (seeds * len(leads), len(leads))) + leads


def parts(points: Floats) -> Floats:
    homes = [tuple((number, 0) for number in range(points.shape[1]))] * len(points)
    return won_parts(points.tolist(), homes, won(points).astype(int).tolist())


def won(points: Floats) -> Floats:
    most: Floats = points.max(axis=1, keepdims=True)
    return 1.0 * (points == most)


def by_seed(values: Floats, home: int = 0) -> list[float]:
    return [float(each) for each in values[:, home].reshape(-1, values.shape[1]).mean(axis=1)]


def test_a_game_counts_once_and_the_nearer_it_was_the_more_for_the_others() -> None:
    found = parts(played(np.random.default_rng(1), normal, (0, 30, 60), 20))
    assert found.sum(axis=1) == pytest.approx(100)
    clear, narrow = won_parts([(300, 100), (210, 190), (100, 300)], [(HERE, THERE)] * 3, [(1, 0), (1, 0), (0, 1)])[:2]
    assert clear == pytest.approx((100, 0), abs=4)
    assert 55 < narrow[0] < 75


def test_points_that_never_change_say_nothing_of_the_next_game() -> None:
    homes, by_home = [(HERE, THERE), (THERE, HERE)], [(200, 100), (100, 200)]
    assert won_parts(by_home, homes, [(1, 0), (0, 1)]).tolist() == [[100, 0], [0, 100]]
    assert won_parts([(100, 100)], homes[:1], [(0, 1)]).tolist() == [[0, 100]]
    assert won_parts([(40,), (60,)], [(HERE,), (HERE,)], [(1,), (1,)]).tolist() == [[100], [100]]


@pytest.mark.parametrize("runs", [60, pytest.param(400, marks=pytest.mark.slow)])
@pytest.mark.parametrize("noise", [normal, skewed])
@pytest.mark.parametrize("leads", [(0, 0), (60, 0), (120, 0), (40, 0, 0), (-60, 0, 0, 0)])
def test_intervals_hold_the_share_of_the_long_run_and_are_narrower(
    noise: Noise, leads: tuple[float, ...], runs: int
) -> None:
    random, held, widths = np.random.default_rng(7), 0, np.zeros(2)
    truth = 100 * won(played(random, noise, leads, 100_000)).mean(axis=0)[0]
    for _ in range(runs):
        points = played(random, noise, leads, 100)
        (near,) = share_intervals([by_seed(parts(points))], games=len(leads))
        (counted,) = share_intervals([by_seed(100 * won(points))])
        held += near.low <= truth <= near.high
        widths += near.half_width, counted.half_width
    assert held >= (0.88 if runs < 100 else 0.93) * runs
    assert (widths[0] / widths[1]) ** 2 < 0.8, "so many games fewer give the same width"


def test_a_verdict_counts_games_and_takes_the_ends_from_points() -> None:
    points = played(np.random.default_rng(5), normal, (30, 0), 100)
    seats: list[GameSeat] = [
        (number, number // 2, SeatRow(seat, 0, (seat, 0), seat + 1, round(own), 0, int(own == max(game))))
        for number, game in enumerate(points.tolist())
        for seat, own in enumerate(game)
    ]
    share = judged(seats, 2).homes.standings[0].share
    (counted,) = share_intervals([by_seed(100 * won(points))], lasting=True)
    assert share.value == pytest.approx(counted.value)
    assert share.low < share.value < share.high
    assert share.half_width < 0.92 * counted.half_width
