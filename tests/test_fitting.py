"""The fit of the prediction of fairness, and the judgement of it, by games that are made up."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import isclose
from pathlib import Path

import numpy as np
import pytest

from calibration import fitting, judging, model_file, planned_maps, spreads
from calibration.chosen_signs import FACT_SIGNS, OUTLOOK, OUTLOOK_SIGNS, PLANNED_SIGNS, TRIED
from calibration.judging import ToldHomes
from calibration.measured_homes import Floats, MeasuredHomes, measured, push
from calibration.old_index import home_worth
from calibration.planned_maps import PlannedMap
from calibration.playing import play
from calibration.store import read
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.prediction.fairness_model import HomeSpread, SignWeights, read_model
from rbdesigner.prediction.home_signs import PLANNED, fact_signs

GAMES = 200
WEIGHTS = {"home-on-desert": -14.0, PLANNED: 0.4}
NAMES = sorted(
    {*OUTLOOK_SIGNS, *FACT_SIGNS, *PLANNED_SIGNS, *(name for names in TRIED.values() for name in names)} - {OUTLOOK}
)


def played(number: int, homes: int, chance: random.Random) -> MeasuredHomes:
    """Games in which two signs alone make points, beside luck."""
    signs = [{name: chance.gauss(0, 1) for name in NAMES} for _ in range(homes)]
    for sign in signs:
        sign[PLANNED] *= 15
    centred = [{name: each[name] - np.mean([one[name] for one in signs]) for name in NAMES} for each in signs]
    points = np.array([sum(weight * each[name] for name, weight in WEIGHTS.items()) for each in centred])
    games = points + np.array([[chance.gauss(0, 35) for _ in range(homes)] for _ in range(GAMES)])
    games -= games.mean(axis=1, keepdims=True)
    won = np.eye(homes)[games.argmax(axis=1)].mean(axis=0)
    errors = games.std(axis=0) / GAMES**0.5
    worths = tuple(chance.uniform(40, 60) for _ in range(homes))
    return MeasuredHomes(number, "fair", tuple(centred), games.mean(axis=0), errors, won, push(games), worths, GAMES)


@pytest.fixture(scope="module")
def maps() -> Sequence[MeasuredHomes]:
    chance = random.Random(7)
    return [played(number, (2, 2, 3, 4, 5, 6)[number % 6], chance) for number in range(90)]


def test_a_fit_finds_the_weights_by_which_games_were_made(maps: Sequence[MeasuredHomes]) -> None:
    found = fitting.fit(maps, [*WEIGHTS, "way-rock-1"], [2.0] * len(maps), ridge=1)
    assert found.weights == pytest.approx([-14, 0.4, 0], abs=0.6)


def test_signs_are_chosen_by_what_they_explain(maps: Sequence[MeasuredHomes]) -> None:
    told = list(fitting.chosen(maps, ["way-rock-1", *WEIGHTS, "first-woods"], 2))
    assert {name for name, _ in told} == set(WEIGHTS)
    assert 0 < told[0][1] < told[1][1] < 1


def test_cross_validation_shows_homes_nothing_of_their_own_map(maps: Sequence[MeasuredHomes]) -> None:
    usual = [2.0] * len(maps)
    changed = [maps[0]._replace(points=maps[0].points * -5), *maps[1:]]
    before, after = (fitting.crossed(each, list(WEIGHTS), usual)[0] for each in (maps, changed))
    assert before == pytest.approx(after)


def test_a_home_that_is_pushed_wins_as_much_more_as_games_say(maps: Sequence[MeasuredHomes]) -> None:
    steep = spreads.steepness(maps)
    for homes in (2, 6):
        shares = np.concatenate([each.shares for each in maps if each.homes == homes])
        told = np.concatenate([spreads.shares(each.points, steep[homes]) for each in maps if each.homes == homes])
        assert np.corrcoef(shares, told)[0, 1] > 0.95
        assert np.polyfit(told, shares, 1)[0] == pytest.approx(1, abs=0.2)


def true_points(homes: MeasuredHomes) -> Floats:
    return np.array([sum(weight * home[name] for name, weight in WEIGHTS.items()) for home in homes.signs])


def test_luck_is_no_fault_of_predictions_and_what_is_missed_grows_with_unlikeness(
    maps: Sequence[MeasuredHomes],
) -> None:
    true = list(map(true_points, maps))
    assert spreads.growth(maps, true, WEIGHTS) < 0.1
    off = [
        points + 0.5 * unlikeness(each) * (-1) ** np.arange(len(points))
        for points, each in zip(true, maps, strict=True)
    ]
    assert spreads.growth(maps, off, WEIGHTS) == pytest.approx(0.5, abs=0.1)


def unlikeness(homes: MeasuredHomes) -> float:
    return SignWeights(WEIGHTS, spreads.LEAST, 0.0, {}).unlikeness(homes.signs)


def missing(maps: Sequence[MeasuredHomes], two: float, more: float) -> list[Floats]:
    """Predictions that err by so much with two homes, and with more."""
    chance, found = random.Random(1), []
    for each in maps:
        errors = np.array([chance.gauss(0, 1) for _ in range(each.homes)])
        errors -= errors.mean()
        found.append(true_points(each) + (two if each.homes == 2 else more) * errors / errors.std())
    return found


def test_intervals_are_as_wide_as_homes_of_each_number_need(maps: Sequence[MeasuredHomes]) -> None:
    steep, missed = spreads.steepness(maps), [4.0] * len(maps)
    even, narrow = (spreads.widths(maps, missing(maps, two, 4), missed, steep) for two in (4, 12))
    assert 2 < narrow[2].points / even[2].points < 4
    assert 2 < narrow[2].wins / even[2].wins < 4
    assert all(narrow[homes].points == pytest.approx(even[homes].points, rel=0.5) for homes in (3, 4, 5, 6))
    two = [at for at, each in enumerate(maps) if each.homes == 2]
    unknown = spreads.widths([maps[at] for at in two], [missing(maps, 4, 4)[at] for at in two], [4.0] * len(two), steep)
    assert set(unknown) == {2, 3, 4, 5, 6}


def test_intervals_hold_nine_of_ten_homes_of_maps_that_were_left_out(maps: Sequence[MeasuredHomes]) -> None:
    steep = spreads.steepness(maps)
    planned = [PlannedMap(each.number, each.signs, 3 * signs_of(each, "room"), np.ones(each.homes)) for each in maps]
    crossed = model_file.cross(maps, ["home-on-desert"], model_file.outlook(planned), steep)
    for homes in (2, 3, 4, 5, 6):
        part = [at for at, each in enumerate(maps) if each.homes == homes]
        told = judging.judged("", [maps[at] for at in part], [crossed.told[at] for at in part], steep)
        assert told.points is not None and 0.8 < told.points < 1
        assert told.wins is not None and 0.8 < told.wins < 1


def test_no_fold_has_one_number_of_players_alone() -> None:
    own = fitting.folds(100)
    assert [own.count(fold) for fold in range(10)] == [10] * 10
    assert all(len({at % 10 for at in range(100) if own[at] == fold}) > 3 for fold in range(10))


def test_a_good_prediction_is_told_from_a_bad_one(maps: Sequence[MeasuredHomes]) -> None:
    steep, spread = spreads.steepness(maps), HomeSpread(2.0, 0.1)
    good, bad = ([ToldHomes(way * true_points(each), spread) for each in maps] for way in (1, -1))
    told = judging.judged("good", maps, good, steep)
    assert told.two is not None and told.two > 0.95 and told.more is not None and told.more > 0.95
    assert told.points is not None and told.points > 0.85 and told.wins is not None and told.wins > 0.85
    against = judging.judged("bad", maps, bad, steep)
    assert against.two is not None and against.two < -0.9 and against.points is not None and against.points < 0.5
    assert str(told._replace(two=1.0, more=None)) == (
        f"| good | 1.00 | – | {100 * told.points:.0f} % | {100 * told.wins:.0f} % |"
    )


def test_ranks_are_compared_and_equal_values_share_theirs() -> None:
    assert judging.spearman([(1, 10), (2, 20), (3, 900)]) == pytest.approx(1)
    assert judging.spearman([(1, 3), (2, 2), (3, 1)]) == pytest.approx(-1)
    assert judging.spearman([(1, 1), (1, 2), (2, 3)]) == pytest.approx(0.866, abs=0.001)
    assert judging.spearman([(1, 1), (1, 2), (1, 3)]) is None
    assert judging.spearman([(1, 1), (2, 2)]) is None


def test_a_model_is_written_as_the_program_reads_it(maps: Sequence[MeasuredHomes], tmp_path: Path) -> None:
    planned = [PlannedMap(each.number, each.signs, 3 * signs_of(each, "room"), np.ones(each.homes)) for each in maps]
    came_from = model_file.provenance(maps, planned, "0" * 16, "planner:easy", "1" * 16)
    assert (came_from.maps, came_from.games, came_from.numbers, came_from.planned_maps) == (90, 90 * GAMES, (0, 89), 90)
    made = model_file.fitted(maps, planned, came_from)
    model_file.write(tmp_path / "model.json", made)
    again = read_model(tmp_path / "model.json")
    assert again.provenance == came_from
    assert again.planned.weights == pytest.approx(made.planned.weights, abs=1e-4)
    assert again.planned.weights["home-on-desert"] < -10 and 0.3 < again.planned.weights[PLANNED] < 0.5
    assert set(again.facts.weights) == {*OUTLOOK_SIGNS, *FACT_SIGNS} - {OUTLOOK}
    assert again.facts.growth > again.planned.growth
    assert again.planned.widths[6] == pytest.approx(made.planned.widths[6], abs=1e-4)
    rows = list(judging.judged_model(again, maps))
    names = [row.what for row in rows]
    assert names[:4] == ["facts alone", "facts and plans", "the old index", "fair: 90 maps"]
    assert names[4:] == [f"{homes} homes: {30 if homes == 2 else 15} maps" for homes in (2, 3, 4, 5, 6)]
    assert rows[1].two is not None and rows[1].two > 0.9


def signs_of(homes: MeasuredHomes, name: str) -> Floats:
    return np.array([home[name] for home in homes.signs])


def test_the_outlook_goes_to_the_facts_that_make_it(maps: Sequence[MeasuredHomes]) -> None:
    planned = [PlannedMap(each.number, each.signs, 3 * signs_of(each, "room"), np.ones(each.homes)) for each in maps]
    found = model_file.outlook(planned)
    assert dict(zip(found.names, found.weights, strict=True))["room"] == pytest.approx(3, abs=0.3)
    more = model_file.with_outlook(maps, found)
    assert signs_of(more[0], OUTLOOK) == pytest.approx(found.points(maps[0]))
    paid = [each._replace(points=2 * signs_of(each, OUTLOOK)) for each in more]
    weights = model_file.fitted(paid, planned, model_file.provenance(paid, planned, "", "", "")).facts.weights
    assert weights["room"] == pytest.approx(6, abs=0.6)


def test_signs_are_judged_by_maps_that_are_surely_measured(maps: Sequence[MeasuredHomes]) -> None:
    planned = [PlannedMap(each.number, each.signs, 3 * signs_of(each, "room"), np.ones(each.homes)) for each in maps]
    few = [each._replace(games=GAMES if each.number < 30 else 20) for each in maps]
    rows = {row.what: row for row in model_file.judged_crosswise(few, planned, GAMES)}
    assert {*TRIED, "facts alone", "facts and plans", "the old index", "fair: 30 maps"} < set(rows)
    best, facts = rows["facts and plans"], rows["facts alone"]
    assert best.two is not None and facts.two is not None and best.two > max(0.7, facts.two)


@pytest.mark.usefixtures("quick_generator")
def test_plans_are_kept_and_no_map_is_planned_twice(tmp_path: Path) -> None:
    path = tmp_path / "plans.jsonl.xz"
    assert list(planned_maps.plan(path, [20], 1)) == ["map 20 (2 players)"]
    assert list(planned_maps.plan(path, [20], 1)) == []
    (kept,) = planned_maps.read(path)
    made = planned_maps.planned_map(20)
    assert kept.points == pytest.approx(made.points, abs=1e-3) and kept.errors == pytest.approx(made.errors, abs=1e-3)
    assert [dict(home) for home in kept.signs] == [pytest.approx(home, abs=1e-3) for home in made.signs]


def test_homes_are_measured_in_the_order_of_facts(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.xz"
    list(play(path, [20], "random", 4, 1))
    (stored,) = read(path)
    homes = measured(stored, plans=1)
    assert (homes.number, homes.kind, homes.games) == (20, "symmetrical", 4)
    facts = analyse(stored.scenario)
    assert homes.worths == tuple(map(home_worth, facts.homes))
    for signs, known in zip(homes.signs, fact_signs(facts), strict=True):
        assert {name: signs[name] for name in known} == known and PLANNED in signs
    shares = [np.mean([game[stored.homes.index(home.at)].won for game in stored.results]) for home in facts.homes]
    assert list(homes.shares) == shares
    assert isclose(float(homes.points.sum()), 0, abs_tol=1e-9)
