"""Verdicts from made-up results."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import rbdesigner as rb
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.lab.games.game_row import SeatRow
from rbdesigner.lab.statistics.intervals import lasting_width
from rbdesigner.lab.statistics.verdicts import Factor, FairnessAnswer, GameSeat, MoreGames, judged, judged_shares
from rbdesigner.lab.wording.verdict_wording import order_sentence, reasons, verdict_sentence
from tests.lab.sample_runs import SCENARIOS

HOMES = ((0, -1), (0, 1))


def results(seeds: int, advantage: float, homes: Sequence[tuple[int, int]] = HOMES) -> list[GameSeat]:
    """Games in which the first home has so many points more, of a hundred or so."""
    random, found = Random(3), []
    for seed in range(seeds):
        luck = [random.gauss(100, 15) for _ in homes]
        for turn in range(len(homes)):
            number = seed * len(homes) + turn
            better = [advantage * ((seat + turn) % len(homes) == 0) for seat in range(len(homes))]
            points = [luck[seat] + better[seat] + random.gauss(0, 5) for seat in range(len(homes))]
            for seat in range(len(homes)):
                home, won = homes[(seat + turn) % len(homes)], int(points[seat] == max(points))
                found.append((number, seed, SeatRow(seat, 0, home, seat + 1, round(points[seat]), 0, won)))
    return found


def test_equal_homes_are_fair_when_enough_is_known() -> None:
    verdict = judged(results(400, 0), 2)
    assert (verdict.answer, verdict.is_clear, verdict.more) == (FairnessAnswer.FAIR, True, (0, 0))
    assert verdict.homes.probability > 0.05
    assert [each.share.value for each in verdict.homes.standings] == pytest.approx([50, 50], abs=1)


@pytest.mark.parametrize(
    ("first", "blocks", "answer"),
    [(50, 400, FairnessAnswer.FAIR), (65, 400, FairnessAnswer.UNFAIR), (65, 10, FairnessAnswer.UNKNOWN)],
)
def test_shares_are_judged_by_blocks_of_games_as_a_run_is(first: float, blocks: int, answer: FairnessAnswer) -> None:
    won = [[first + 5, first - 5] * (blocks // 2), [95 - first, 105 - first] * (blocks // 2)]
    found = judged_shares(won, won, even=50, tolerance=5, games=2)
    assert found.answer is answer
    assert [share.value for share in found.shares] == [first, 100 - first]


def test_a_better_home_is_unfair_and_named() -> None:
    verdict = judged(results(200, 20), 2)
    assert verdict.answer is FairnessAnswer.UNFAIR
    best = verdict.homes.standings[0]
    assert best.key == HOMES[0]
    assert best.share.low > 55
    assert best.points.low < 10 < best.points.high
    assert best.points.half_width < 1
    assert best.probability < 0.01
    assert verdict.homes.probability < 0.01


def test_a_map_is_unfair_if_one_home_alone_is_far_behind() -> None:
    """The others are within the tolerance, as they share what it loses."""
    homes = [(number, 0) for number in range(5)]
    verdict = judged(results(150, -200, homes), 5, tolerance=7)
    assert verdict.answer is FairnessAnswer.UNFAIR
    assert verdict.worst is not None and (verdict.worst.key, verdict.worst.share.value) == (homes[0], 0)
    assert max(each.share.low for each in verdict.homes.standings) < 27


def chosen_homes(seeds: int, number: int, seed: int) -> list[GameSeat]:
    """Games of two players who choose among so many homes, all equally good."""
    random, found = Random(seed), []
    for game in range(seeds):
        homes, points = random.sample(range(number), 2), [random.gauss(100, 20) for _ in range(2)]
        for seat in range(2):
            won = int(points[seat] == max(points))
            found.append((game, game, SeatRow(seat, 0, (homes[seat], 0), seat + 1, round(points[seat]), 0, won)))
    return found


def test_of_many_equally_good_homes_none_is_found_unfair_by_chance() -> None:
    found = [judged(chosen_homes(200, 12, seed), 2, tolerance=1).answer for seed in range(8)]
    assert found.count(FairnessAnswer.UNFAIR) <= 1  # each home looked at for itself it would be every second time
    assert FairnessAnswer.FAIR not in found


def test_a_home_is_unfair_if_it_is_as_sure_as_all_homes_together_have_to_be() -> None:
    homes = [(number, 0) for number in range(4)]
    seats = results(60, 20, homes)
    share = judged(seats, 4).homes.standings[0].share
    middle, wider = (share.low + share.high) / 2, lasting_width(60, 0.9875) / lasting_width(60, 0.95)
    alone, together = (middle - times * share.half_width - 25 for times in (1, wider))
    assert 0 < together < alone
    assert judged(seats, 4, tolerance=together - 0.1).answer is FairnessAnswer.UNFAIR
    assert judged(seats, 4, tolerance=(together + alone) / 2).answer is FairnessAnswer.UNKNOWN


@pytest.mark.parametrize(("probability", "is_unequal"), [(0.009, True), (0.02, False)])
def test_homes_are_surely_unequal_only_where_that_holds_though_one_looks_again(
    probability: float, is_unequal: bool
) -> None:
    standings = judged(results(20, 0), 2).homes.standings
    assert Factor(standings, probability, FairnessAnswer.UNKNOWN, None).is_unequal is is_unequal


@pytest.mark.parametrize(("least", "most", "is_vague"), [(10, 100, False), (10, 101, True), (10, 10, True)])
def test_ends_more_than_ten_times_apart_are_vague(least: int, most: int, is_vague: bool) -> None:
    assert MoreGames(least, most).is_vague is is_vague


def test_of_a_home_in_few_seeds_nothing_is_said() -> None:
    often = results(300, 0)
    once = [(900, 900, SeatRow(0, 0, (5, 0), 1, 90, 0, 1)), (900, 900, SeatRow(1, 0, HOMES[1], 2, 10, 0, 0))]
    assert judged(often, 2).is_clear
    verdict = judged([*often, *once], 2)
    assert verdict.answer is FairnessAnswer.UNKNOWN
    assert verdict.worst is not None and verdict.worst.key in HOMES
    rare = next(each for each in verdict.homes.standings if each.key == (5, 0))
    assert (rare.share.value, rare.seeds) == (100, 1)


def test_a_better_place_in_the_order_of_play_is_told() -> None:
    equal = [
        (number, seed, seat._replace(position=1 + (seat.seat + number) % 2)) for number, seed, seat in results(400, 0)
    ]
    assert order_sentence(judged(equal, 2)) == "The places in the order of play are fair within 5 percentage points."
    first = [(number, seed, seat._replace(position=1 + (seat.won == number % 5 // 4))) for number, seed, seat in equal]
    verdict = judged(first, 2)
    assert verdict.answer is FairnessAnswer.FAIR
    said = order_sentence(verdict)
    assert said.startswith("Place 1 in the order of play wins 80\u00a0% (")
    assert said.endswith("), 30 percentage points above an even share.")
    assert order_sentence(judged(results(12, 0), 2)) == ""


def test_an_unfair_home_is_told_with_the_games_that_it_was_in() -> None:
    elsewhere = [(number, seed, seat._replace(home=(5, seat.seat))) for number, seed, seat in results(220, 0)[800:]]
    verdict = judged([*results(200, 20), *elsewhere], 2)
    assert verdict.worst is not None and verdict.worst.key == HOMES[0]
    facts = analyse(rb.load(SCENARIOS / "the-lake-between.rbmap"))
    assert f"of {verdict.worst.games} games" in verdict_sentence(verdict, facts)
    assert verdict.worst.games < verdict.games


def test_few_games_ask_for_whole_seeds_and_not_for_a_hundred_thousand() -> None:
    found = [judged(results(seeds, 3), 2) for seeds in range(20, 60, 2)]
    assert max(verdict.more.most for verdict in found) < 20_000
    more = [verdict.more for verdict in found if verdict.answer is FairnessAnswer.UNKNOWN]
    assert more
    assert all(games >= 2 and games % 2 == 0 for ends in more for games in ends)


def test_little_is_known_from_a_few_seeds() -> None:
    verdict = judged(results(12, 0), 2)
    assert verdict.answer is FairnessAnswer.UNKNOWN
    assert verdict.more.least >= 16


@pytest.mark.parametrize("seeds", [1, 2, 4])
def test_a_few_seeds_tell_nothing_of_how_sure_they_are(seeds: int) -> None:
    verdict = judged(results(seeds, 0), 2)
    assert not any(each.share.is_known or each.points.is_known for each in verdict.homes.standings)
    assert verdict.more == (round(2 * seeds * 20 / seeds - 2 * seeds),) * 2


def test_points_are_compared_within_the_games_of_a_seed() -> None:
    """What the luck of a seed brings to a seat falls out, as each home has had it."""
    within = judged(results(30, 6), 2).homes.standings[0].points
    assert within.low < 3 < within.high
    assert within.half_width < 2  # of what fifteen points of luck would make five


def test_no_games_no_verdict() -> None:
    verdict = judged([], 2)
    assert (verdict.answer, verdict.worst, verdict.games) == (FairnessAnswer.UNKNOWN, None, 0)


@pytest.mark.parametrize(
    ("seeds", "advantage", "beginning", "end"),
    [
        (400, 0, "Fair within 5 percentage points, in 800 games", ""),
        (200, 20, "Unfair: North-east wins ", " points above an even share"),
        (200, -20, "Unfair: North-east wins ", " points below an even share"),
        (12, 0, "Not yet known whether it is fair: ", " more games are needed"),
        (2, 0, "Not yet known whether it is fair: ", "\u00a0%; at least 36 more games are needed"),
        (0, 0, "Nothing is known yet: no game has been played to its end", ""),
    ],
)
def test_verdicts_are_sentences(seeds: int, advantage: float, beginning: str, end: str) -> None:
    facts = analyse(rb.load(SCENARIOS / "the-lake-between.rbmap"))
    said = verdict_sentence(judged(results(seeds, advantage), 2), facts)
    assert said.startswith(beginning)
    assert said.endswith(end)
    assert "{" not in said


@pytest.mark.parametrize(
    ("name", "seeds", "advantage", "told"),
    [("gold-isle", 30, 40, 1), ("gold-isle", 400, 0, 0), ("millbrook", 30, 40, 0)],
)
def test_homes_that_are_alike_on_the_map_are_said_to_be(name: str, seeds: int, advantage: float, told: int) -> None:
    scenario = rb.load(SCENARIOS / f"{name}.rbmap")
    facts = analyse(scenario)
    homes = [tuple(home.at) for home in facts.homes] or HOMES
    found = judged(results(seeds, advantage, homes), len(homes))
    assert sum(each.startswith("The land is the same for all homes") for each in reasons(found, facts)) == told
