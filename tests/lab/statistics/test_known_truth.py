"""Numbers of the laboratory, held against games of which the truth is known."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import pytest

import rbdesigner as rb
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.cli.text_table import with_half_width
from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_row import GameResult, SeatRow
from rbdesigner.lab.statistics.home_balance import HomeBalance, balance_change
from rbdesigner.lab.statistics.intervals import (
    GROUPS,
    Floats,
    Interval,
    group_intervals,
    lasting_mean,
    lasting_width,
    mean_intervals,
    share_intervals,
)
from rbdesigner.lab.statistics.run_figures import SHARES, run_figures
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, GameSeat, Verdict, judged
from rbdesigner.lab.wording.number_wording import mean_words
from rbdesigner.lab.wording.verdict_wording import inequality_sentence, verdict_sentence
from tests.lab.sample_runs import SCENARIOS

HOMES = (0, -1), (0, 1)
Blocks = Callable[[np.random.Generator, int, float], list[float]]
GAMES = {"single": 1, "pairs": 2}
"""How many games a block has."""


def single(random: np.random.Generator, seeds: int, chance: float) -> list[float]:
    """A game with each seed."""
    return (100.0 * (random.random(seeds) < chance)).tolist()


def pairs(random: np.random.Generator, seeds: int, chance: float) -> list[float]:
    """Two games with each seed."""
    return (50.0 * (random.random((seeds, 2)) < chance).sum(axis=1)).tolist()


def holds(interval: Interval, truth: float) -> bool:
    return interval.low <= truth <= interval.high


@pytest.mark.parametrize("blocks", [single, pairs])
@pytest.mark.parametrize("chance", [0.02, 0.1, 0.5, 0.95])
@pytest.mark.parametrize("seeds", [20, 100])
def test_a_share_is_as_sure_as_it_says_and_never_without_a_width(blocks: Blocks, chance: float, seeds: int) -> None:
    random = np.random.default_rng(4)
    found = share_intervals([blocks(random, seeds, chance) for _ in range(400)], games=GAMES[blocks.__name__])
    assert min(each.half_width for each in found) > 0
    assert sum(holds(each, 100 * chance) for each in found) >= 0.92 * len(found)  # 95 %, less what chance makes of 400


def misses(blocks: Blocks, chance: float, runs: int, looks: range, *, lasting: bool) -> float:
    """The share of runs in which the truth lies outside at any of the looks."""
    random, missed = np.random.default_rng(9), 0
    for _ in range(runs):
        values = blocks(random, looks[-1], chance)
        columns = [values[:seeds] for seeds in looks]
        found = share_intervals(columns, lasting=lasting, games=GAMES[blocks.__name__])
        missed += not all(holds(each, 100 * chance) for each in found)
    return missed / runs


def test_lasting_intervals_hold_at_all_looks_and_others_do_not() -> None:
    looks = range(20, 400, 20)
    assert misses(pairs, 0.5, 150, looks, lasting=True) <= 0.05
    assert misses(pairs, 0.5, 150, looks, lasting=False) > 0.15


@pytest.mark.slow
@pytest.mark.parametrize("blocks", [single, pairs])
@pytest.mark.parametrize("chance", [0.02, 0.1, 0.25, 0.5, 0.9])
def test_lasting_intervals_hold_however_long_one_goes_on(blocks: Blocks, chance: float) -> None:
    assert misses(blocks, chance, 1000, range(20, 1600, 10), lasting=True) <= 0.05


@pytest.mark.parametrize("runs", [60, pytest.param(600, marks=pytest.mark.slow)])
@pytest.mark.parametrize("shape", ["even", "skewed", "mostly nothing"])
def test_differences_are_as_sure_as_they_say_at_all_looks(shape: str, runs: int) -> None:
    random, missed = np.random.default_rng(5), {True: 0, False: 0}
    for _ in range(runs):
        values = random.normal(0, 1, 400) if shape == "even" else random.exponential(1, 400) - 1
        if shape == "mostly nothing":
            values = random.normal(0, 1, 400) * (random.random(400) < 0.1)
        found = [lasting_mean(values[:seeds].tolist()) for seeds in range(20, 401, 20)]
        missed[True] += not all(holds(each, 0.0) for each in found)
        fixed = [1.96 * each.half_width / lasting_width(20 * (at + 1)) for at, each in enumerate(found)]
        missed[False] += not all(abs(each.value) <= half for each, half in zip(found, fixed, strict=True))
    assert missed[True] <= 0.05 * runs < 0.1 * runs < missed[False]


@pytest.mark.parametrize("runs", [2, pytest.param(40, marks=pytest.mark.slow)])
def test_maps_that_are_as_fair_are_not_said_to_differ_however_often_one_looks(runs: int) -> None:
    random, said = np.random.default_rng(8), 0

    def balance(shares: Floats) -> HomeBalance:
        seeds = len(shares)
        return HomeBalance((Hex(0, 0), Hex(1, 0)), tuple(range(seeds)), shares, 0 * shares, np.zeros(seeds), 50.0)

    for _ in range(runs):
        one, other = (50.0 * random.integers(-1, 2, (200, 1)) * np.array([1, -1]) for _ in range(2))
        changes = [
            balance_change(balance(one[:seeds]), balance(other[:seeds]), lasting=True).change
            for seeds in (20, 40, 80, 160)
        ]
        said += not all(holds(each, 0.0) for each in changes)
    assert said <= 0.05 * runs


def duels(seeds: int, advantage: float, seed: int) -> list[GameSeat]:
    """Games of two, in which the first home has so many points more and all else is luck."""
    random = np.random.default_rng(seed)
    luck, noise = random.normal(100, 15, (seeds, 2)), random.normal(0, 12, (seeds, 2, 2))
    found = []
    for number in range(2 * seeds):
        game, turn = divmod(number, 2)
        at = [(seat + turn) % 2 for seat in range(2)]
        points = [luck[game, seat] + noise[game, turn, seat] + advantage * (at[seat] == 0) for seat in range(2)]
        for seat in range(2):
            won = int(points[seat] == max(points))
            found.append((number, game, SeatRow(seat, 0, HOMES[at[seat]], seat + 1, round(points[seat]), 0, won)))
    return found


def looks(advantage: float, seed: int, most: int) -> Iterable[Verdict]:
    """The verdicts of a run after every hundred games, until one is clear or there are no more."""
    seats = duels(most // 2, advantage, seed)
    for games in range(100, most + 1, 100):
        verdict = judged(seats[: 2 * games], 2)
        yield verdict
        if verdict.is_clear:
            return


def truth(advantage: float) -> float:
    """The percentage of games that the first home wins in the long run."""
    won = [seat.won for number, _, seat in duels(8_000, advantage, 77) if seat.home == HOMES[0]]
    return 100 * float(np.mean(won))


def runs_that_stop(advantage: float, runs: int, most: int) -> tuple[list[Verdict], int]:
    """The last verdicts of runs that end when they are clear, and how many intervals hold the truth."""
    ends = [list(looks(advantage, seed, most))[-1] for seed in range(runs)]
    share = truth(advantage)
    return ends, sum(holds(each.homes.standings[0].share, share) for each in ends)


def test_runs_that_stop_early_are_as_sure_as_they_say() -> None:
    ends, sure = runs_that_stop(10, 6, 400)
    assert sum(each.is_clear for each in ends) > 3
    assert all(each.answer is not FairnessAnswer.FAIR for each in ends)
    assert sure >= 5


@pytest.mark.slow
@pytest.mark.parametrize("advantage", [0, 3, 6, 12])
def test_runs_that_stop_are_right_and_sure_however_unfair_the_map_is(advantage: float) -> None:
    ends, sure = runs_that_stop(advantage, 40, 800)
    assert sure >= 38
    wrong = FairnessAnswer.UNFAIR if abs(truth(advantage) - 50) < 5 else FairnessAnswer.FAIR
    assert sum(each.answer is wrong for each in ends) <= 2


@pytest.mark.parametrize("advantage", [0, 4])
def test_of_two_homes_each_is_as_unlikely_as_both_together(advantage: float) -> None:
    for seed in range(5):
        verdict = judged(duels(60, advantage, seed), 2)
        for factor in (verdict.homes, verdict.positions):
            assert {each.probability for each in factor.standings} == {factor.probability}


@pytest.mark.parametrize("runs", [3, pytest.param(40, marks=pytest.mark.slow)])
def test_equal_homes_are_seldom_said_to_be_unequal_however_often_one_looks(runs: int) -> None:
    said = [any(each.homes.is_unequal for each in looks(0, seed, 400)) for seed in range(runs)]
    assert sum(said) <= 0.05 * runs


def test_homes_that_are_surely_not_equal_are_said_to_be_before_one_is_surely_unfair() -> None:
    verdict = judged(duels(60, 7, 1), 2)
    assert verdict.answer is FairnessAnswer.UNKNOWN and verdict.homes.probability < 0.01
    assert inequality_sentence(verdict).startswith("The homes are certainly not equal: ")
    assert inequality_sentence(judged(duels(60, 0, 1), 2)) == ""
    assert inequality_sentence(judged(duels(400, 30, 1), 2)) == ""  # the headline says that one is unfair


@pytest.mark.parametrize("runs", [3, pytest.param(20, marks=pytest.mark.slow)])
def test_the_games_that_are_needed_are_told_as_a_range_that_holds(runs: int) -> None:
    told = held = 0
    for advantage in (8, 9):
        for seed in range(runs):
            verdicts = list(looks(advantage, seed, 1000))
            if not verdicts[-1].is_clear:
                continue
            for each in verdicts[:-1]:
                told += 1
                at_end = verdicts[-1].games - each.games
                held += each.more.least - 100 <= at_end <= each.more.most  # one looks every hundred games
    assert told > runs and held >= 0.8 * told


def test_the_games_that_are_needed_are_told_only_where_their_number_is_steady() -> None:
    facts = analyse(rb.load(SCENARIOS / "the-lake-between.rbmap"))
    for seed in range(2):
        verdicts = [each for each in looks(4, seed, 300) if not each.is_clear]
        said = [verdict_sentence(each, facts).rpartition("; ")[2] for each in verdicts]
        assert [each.startswith("about ") for each in said] == [not each.more.is_vague for each in verdicts]
        assert all("too early to tell" in each for each in said if not each.startswith("about "))


def ended(seeds: int, ending: str = "turns") -> list[GameResult]:
    """Games that all end alike."""
    return [GameResult(number, number // 2, 20, ending, 0, 0, 0, (10, 8), HOMES, 0, "") for number in range(2 * seeds)]


@pytest.mark.parametrize("ending", ["turns", "bricks"])
def test_games_that_all_end_alike_do_not_say_that_all_will(ending: str) -> None:
    for seeds in (20, 200):
        for figure in run_figures(ended(seeds, ending)):
            if figure.name in SHARES:
                assert figure.value.value in (0, 100) and figure.value.half_width > 100 / seeds
            else:
                assert not figure.value.is_known


def test_what_is_counted_is_never_below_nothing() -> None:
    random = np.random.default_rng(3)
    games = np.full(GROUPS, 6.0)
    for rate in (0.01, 0.05, 0.3):
        sums = random.poisson(6 * rate, (400, GROUPS)).astype(np.float64)
        found = [each for each in group_intervals(sums, games) if each.value > 0]
        assert all(each.low >= 0 for each in found)
        assert sum(holds(each, rate) for each in found) >= 0.93 * len(found)
    assert mean_words(Interval(0.1, 0.0, 0.4)) == "0.1 (0.0 to 0.4)"


@pytest.mark.parametrize("words", [mean_words, with_half_width])
@pytest.mark.parametrize("mean", [Interval(0.22, 0.0, 0.43), Interval(0.52, 0.01, 1.02), Interval(4.23, 0.02, 8.44)])
def test_half_a_width_never_tells_less_than_nothing(words: Callable[[Interval], str], mean: Interval) -> None:
    assert "±" not in words(mean) and words(mean).startswith(f"{mean.value:.1f} ({mean.low:.1f} to ")
    assert "±" in words(Interval(4.5, 0.1, 8.9))


@pytest.mark.parametrize("seeds", [8, 12, 20])
def test_means_of_few_seeds_are_about_as_sure_as_they_say(seeds: int) -> None:
    found = mean_intervals(np.random.default_rng(6).normal(size=(400, seeds)).tolist())
    assert sum(holds(each, 0) for each in found) >= 0.92 * len(found)
