"""Strengths and ratings, held against published values."""

from __future__ import annotations

from math import log

import numpy as np
import pytest

from rbdesigner.lab.statistics.bradley_terry import ANCHOR, ELO, PRIOR, elo_ratings, fitted_strengths

BASEBALL = np.array(
    [
        [0, 7, 1, 3, 1, 4, 2],
        [6, 0, 6, 6, 5, 4, 4],
        [12, 7, 0, 7, 6, 2, 6],
        [10, 7, 6, 0, 6, 8, 6],
        [12, 8, 7, 7, 0, 6, 4],
        [9, 9, 11, 5, 7, 0, 6],
        [11, 9, 7, 7, 9, 7, 0],
    ],
    dtype=np.float64,
)
"""Wins over each other of Baltimore, Cleveland, Boston, New York, Toronto, Detroit and Milwaukee in 1987."""


def test_strengths_and_their_errors_are_as_published() -> None:
    """Agresti 2002, Categorical Data Analysis, 10.6; errors as Turner and Firth 2012 have them (BradleyTerry2)."""
    found = fitted_strengths(BASEBALL, prior=0)
    assert found.strengths == pytest.approx([0, 0.684, 1.108, 1.248, 1.294, 1.436, 1.581], abs=0.0006)
    assert found.errors == pytest.approx([0, 0.3319, 0.3339, 0.3359, 0.3367, 0.3396, 0.3433], abs=0.0001)


def test_two_players_differ_by_the_logarithm_of_their_odds() -> None:
    tables = np.array([[[0, 1], [3, 0]], [[0, 5], [5, 0]]], dtype=np.float64)
    assert fitted_strengths(tables, prior=0).strengths[:, 1] == pytest.approx([log(3), 0])


def test_ratings_go_by_the_first_player() -> None:
    blocks = np.array([[[0, 1.0], [1.0, 0]]] * 3 + [[[0, 0.0], [2.0, 0]]] * 7)
    first, second = elo_ratings(blocks)
    assert first == (ANCHOR, ANCHOR, ANCHOR)
    assert second.value == pytest.approx(ANCHOR + ELO * log(17.5 / 3.5))
    assert second.low < second.value < second.high
    assert elo_ratings(blocks) == (first, second)


def test_who_has_won_all_games_is_not_surely_so_strong() -> None:
    _, second = elo_ratings(np.array([[[0, 0.0], [2.0, 0]]] * 20))
    assert ANCHOR + 200 < second.low < second.value - 200
    assert second.is_known


def test_a_few_blocks_tell_nothing_of_how_sure_a_rating_is() -> None:
    _, second = elo_ratings(np.array([[[0, 1.0], [3.0, 0]]] * 4))
    assert second.value > ANCHOR
    assert not second.is_known


def test_games_that_belong_together_count_for_less() -> None:
    alike = np.array([[[0, 4.0], [0.0, 0]], [[0, 0.0], [4.0, 0]]] * 10)
    apart = np.array([[[0, 2.0], [2.0, 0]]] * 20)
    widths = [elo_ratings(blocks)[1].half_width for blocks in (alike, apart)]
    assert widths[0] > 1.5 * widths[1]


def test_strengths_are_found_where_somebody_has_won_nearly_all_games() -> None:
    """There Newton's method overshoots. The likeliest strengths have as many wins expected as there are."""
    wins = np.array([[0, 0, 5, 5], [0, 0, 5000, 1000], [5000, 0, 0, 0], [0, 0, 0, 0]], dtype=np.float64)
    strengths, won = fitted_strengths(wins).strengths, wins + PRIOR * (1 - np.eye(4))
    chances = 1 / (1 + np.exp(strengths - strengths[:, None]))
    assert ((won + won.T) * chances * (1 - np.eye(4))).sum(axis=1) == pytest.approx(won.sum(axis=1))
