"""What is expected of homes, with its reasons."""

from __future__ import annotations

from dataclasses import replace
from math import isclose
from time import process_time

import pytest

import rbdesigner as rb
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.hexes import Hex
from rbdesigner.prediction.expectation import Expectation, expected
from rbdesigner.prediction.fairness_model import fairness_model
from rbdesigner.prediction.home_signs import PLANNED
from rbdesigner.prediction.map_expectation import expect
from rbdesigner.prediction.planned_homes import PLANS_FOR_TWO, PlannedHome
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile

MOST_SECONDS = 5.0
"""The limit of processor time; it is a tenth of that on a usual machine."""


def told(scenario: Scenario, plans: int = 0) -> Expectation:
    found = expect(scenario, plans)
    assert found is not None
    return found


def with_tile(scenario: Scenario, place: Hex, terrain: Terrain) -> Scenario:
    return replace(scenario, tiles=scenario.tiles | {place: tile(terrain, scenario.tiles[place].rivers)})


@pytest.mark.parametrize("name", ["the-lake-between", "gold-isle", "crossroads", "four-winds"])
@pytest.mark.parametrize("plans", [0, 2])
def test_shares_of_all_homes_are_a_whole_and_lie_within_their_intervals(name: str, plans: int) -> None:
    scenario = rb.load(f"scenarios/{name}.rbmap")
    found = told(scenario, plans)
    assert found.is_planned == bool(plans)
    assert [home.at for home in found.homes] == [home.at for home in analyse(scenario).homes]
    assert isclose(sum(home.wins.value for home in found.homes), 100)
    assert isclose(sum(home.points.value for home in found.homes), 100)
    for home in found.homes:
        for share in (home.wins, home.points):
            assert 0 <= share.low < share.value < share.high <= 100


def test_equal_homes_are_expected_to_be_equal_and_have_no_reasons() -> None:
    found = told(rb.load("scenarios/crossroads.rbmap"))
    assert isclose(found.fairness, 100)
    assert not any(abs(reason.points) > 1e-9 for home in found.homes for reason in home.reasons)


def test_the_greatest_share_is_what_the_least_is_measured_by() -> None:
    found = told(rb.load("scenarios/the-lake-between.rbmap"))
    least, most = sorted(home.wins.value for home in found.homes)
    assert isclose(found.fairness, 100 * least / most)


def test_a_home_in_the_desert_is_expected_less_of_and_that_is_told_first() -> None:
    crossroads = rb.load("scenarios/crossroads.rbmap")
    place = sorted(crossroads.homes)[0]
    desert = crossroads.tiles | {place: tile(Terrain.DESERT, crossroads.tiles[place].rivers)}
    found = told(replace(crossroads, tiles=desert))
    spoilt, *others = found.homes
    assert spoilt.at == place
    assert all(spoilt.wins.value < other.wins.value and spoilt.points.value < other.points.value for other in others)
    assert spoilt.reasons[0].sign == "home-on-desert"
    assert spoilt.reasons[0].value == 0.75
    assert spoilt.reasons[0].points < 0


def test_reasons_add_up_to_what_a_share_is_more_than_others() -> None:
    lake = rb.load("scenarios/the-lake-between.rbmap")
    place = sorted(lake.homes)[0]
    found = told(replace(lake, tiles=lake.tiles | {place: tile(Terrain.DESERT, lake.tiles[place].rivers)}), plans=3)
    for home in found.homes:
        assert sum(reason.points for reason in home.reasons) == pytest.approx(home.wins.value - 50, abs=1)
        points = [abs(reason.points) for reason in home.reasons]
        assert points == sorted(points, reverse=True)
        assert len({reason.sign for reason in home.reasons}) == len(points)


def planned_by_hand(scenario: Scenario) -> list[PlannedHome]:
    """Each home is planned to make 20 points more than the one before."""
    return [PlannedHome(at, (200 + 20 * number,), 0.0) for number, at in enumerate(sorted(scenario.homes))]


def test_plans_move_what_is_expected() -> None:
    crossroads = rb.load("scenarios/crossroads.rbmap")
    uneven = with_tile(crossroads, sorted(crossroads.homes)[0], Terrain.WOODS)
    assert not analyse(uneven).motions
    found = expected(analyse(uneven), list(reversed(planned_by_hand(uneven))))
    assert found is not None
    wins = [home.wins.value for home in found.homes]
    assert wins == sorted(wins) and wins[0] < wins[-1]
    reason = found.homes[-1].reasons[0]
    assert (reason.sign, round(reason.value, 1)) == (PLANNED, 13.0)


def test_nothing_is_expected_where_nobody_is_compared() -> None:
    lake = rb.load("scenarios/the-lake-between.rbmap")
    one = dict(list(lake.homes.items())[:1])
    assert expected(analyse(replace(lake, homes=one))) is None


def test_more_points_mean_more_wins_for_every_number_of_homes() -> None:
    model = fairness_model()
    for homes in range(2, 7):
        equal = model.shares([0.0] * homes)
        assert all(isclose(share, 1 / homes) for share in equal)
        better = model.shares([10.0, *[0.0] * (homes - 1)])
        assert better[0] > 1.1 / homes and isclose(sum(better), 1)


@pytest.mark.parametrize("plans", [0, PLANS_FOR_TWO])
def test_one_step_of_one_tile_spoils_a_fair_map(plans: int) -> None:
    lake = rb.load("scenarios/the-lake-between.rbmap")
    rock, place = Hex(-1, -1), Hex(-1, -2)
    assert (lake.tiles[rock].terrain, lake.tiles[place].terrain) == (Terrain.ROCK, Terrain.DESERT)
    before = told(lake, min(plans, 2))  # its homes are alike, however many are made
    began = process_time()
    after = told(with_tile(with_tile(lake, rock, Terrain.DESERT), place, Terrain.ROCK), plans)
    assert process_time() - began < MOST_SECONDS
    assert isclose(before.fairness, 100) and after.fairness < 90
    spoilt = after.homes[0]
    assert spoilt.wins.value < 48
    reason = next(reason for reason in spoilt.reasons if reason.sign == "way-rock-1")
    assert reason.value == 0.5 and reason.points < -1


@pytest.mark.parametrize("plans", [0, PLANS_FOR_TWO])
def test_a_home_on_rock_is_worth_more_than_one_on_pasture(plans: int) -> None:
    lake = rb.load("scenarios/the-lake-between.rbmap")
    place = sorted(lake.homes)[1]
    assert lake.tiles[place].terrain is Terrain.PASTURE
    began = process_time()
    found = told(with_tile(lake, place, Terrain.ROCK), plans)
    assert process_time() - began < MOST_SECONDS
    pasture, rock = found.homes
    assert rock.wins.value > 53 and found.fairness < 88
    assert {"home-on-rock", "way-rock-1"} <= {reason.sign for reason in rock.reasons if reason.points > 1}
    assert pasture.reasons[0].points < 0
