"""Two runs with the same seeds: what differs surely, and what is not yet known."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import inf
from random import Random
from statistics import mean

import pytest

import rbdesigner as rb
from rbdesigner.lab.games.game_row import GameRow, SeatRow
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.verdicts import judged
from rbdesigner.lab.studies.paired_runs import ChangeAnswer, PairedRuns, RunDifference
from rbdesigner.lab.wording.change_wording import difference_sentences
from tests.lab.sample_runs import row, setup

HOMES = ((0, -1), (0, 1))


def shorter(turns: int = 4) -> RunSetup:
    scenario = setup().scenario.copy()
    scenario.properties = replace(scenario.properties, turns=turns)
    return RunSetup.of(scenario, setup().players, setup().seed)


def game(number: int, turns: int, points: Sequence[int], winner: int) -> GameRow:
    seats = tuple(
        SeatRow(seat, 0, HOMES[(seat + number) % 2], seat + 1, points[seat], 0, int(seat == winner)) for seat in (0, 1)
    )
    return row(0)._replace(number=number, seed=1 + number // 2, turns=turns, seats=seats)


def kept(first: Sequence[GameRow], second: Sequence[GameRow]) -> PairedRuns:
    runs = PairedRuns(setup(), shorter(), RunStore(), max(2, len(first)))
    for simulation, rows in zip(runs.simulations, (first, second), strict=True):
        runs.store.add(simulation.run, rows)
    return runs


def of_name(runs: PairedRuns, name: str) -> RunDifference:
    return next(each for each in runs.differences() if each.name == name)


def lucky(seeds: int, turns: int = 0, more: int = 0, at_home: float = 0.5, seed: int = 7) -> list[GameRow]:
    """Games with much luck of each seed, in which the first home wins so often."""
    luck, own, found = Random(7), Random(seed), []
    for block in range(seeds):
        length, points = luck.randint(22, 38) + turns, luck.randint(0, 200) + more
        for number in (2 * block, 2 * block + 1):
            winner = ((0 if own.random() < at_home else 1) - number) % 2
            found.append(game(number, length, [points + 5 * (seat == winner) for seat in (0, 1)], winner))
    return found


def test_luck_of_a_seed_falls_out() -> None:
    runs = kept(lucky(30), lucky(30, turns=-2, more=10))
    turns, points = of_name(runs, "turns"), of_name(runs, "points")
    assert (turns.seeds, turns.change) == (30, (-2, -inf, inf))  # as long as all differ by the same there are no ends
    assert turns.answer is ChangeAnswer.LESS and turns.is_alike
    assert points.after - points.before == pytest.approx(10)
    assert points.answer is ChangeAnswer.MORE
    assert of_name(runs, "bricks").answer is ChangeAnswer.SAME


def test_a_fairer_map_is_found_out() -> None:
    runs = kept(lucky(40, at_home=0.85), lucky(40, seed=8))
    unfairness = of_name(runs, "unfairness")
    assert unfairness.answer is ChangeAnswer.LESS
    worst = [max(abs(home.share.value - 50) for home in each.homes.standings) for each in runs.verdicts()]
    assert [unfairness.before, unfairness.after] == pytest.approx(worst)
    swapped = of_name(kept(lucky(40, seed=8), lucky(40, at_home=0.85)), "unfairness")
    assert swapped.answer is ChangeAnswer.MORE
    assert difference_sentences((unfairness,))[0].startswith("The second version is fairer by ")
    assert difference_sentences((swapped,))[0].startswith("The second version is less fair by ")


def test_maps_that_are_alike_are_not_said_to_differ() -> None:
    pairs = [(lucky(30, seed=2 * each), lucky(30, seed=2 * each + 1)) for each in range(3)]
    answers = [of_name(kept(*pair), "unfairness").answer for pair in pairs]
    assert sum(each is not ChangeAnswer.UNKNOWN for each in answers) <= 1


def test_seeds_that_only_one_has_do_not_count() -> None:
    runs = kept(lucky(6), lucky(4, turns=5))
    turns = of_name(runs, "turns")
    assert (turns.seeds, turns.change.value) == (4, 5)
    assert turns.answer is ChangeAnswer.UNKNOWN
    assert difference_sentences((turns,)) == ["It is not yet known whether its games are shorter or longer."]
    assert kept([], []).differences() == ()


def test_both_are_played_and_gone_on_with() -> None:
    with ThreadPoolExecutor(1) as alone, RunStore() as store:
        playing = PairedRuns(setup(), shorter(), store, 2).play(alone)
        assert next(playing).wanted == 4
        playing.close()
        runs = PairedRuns(setup(), shorter(), store, 2)
        last = list(runs.play(alone))[-1]
        assert (last.games, last.wanted, last.failures) == (4, 4, 0)
        assert of_name(runs, "turns").after == 4
        one, other = (store.seats(simulation.run) for simulation in runs.simulations)
        tables = [[(number, seed, seat.home) for number, seed, seat in each] for each in (one, other)]
        assert tables[0] == tables[1]
        assert runs.verdicts()[0] == judged(one, 2)
        assert of_name(runs, "points").before == mean(seat.points for _, _, seat in one)


def test_runs_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(ValueError, match="compared seed by seed"):
        PairedRuns(setup(), setup(seed=2), RunStore())
    with pytest.raises(ValueError, match="both would play the same games"):
        rb.compare_runs(setup().scenario, setup().scenario, ["random", "random"])
