"""Improving a map: which edits are tried, what is measured, and that it is the same whoever plays."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import islice
from math import exp, inf

import numpy as np
import pytest

import rbdesigner as rb
from rbdesigner.analysis.facts import Goal
from rbdesigner.checks import check
from rbdesigner.hexes import Hex, distance
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.runs import played_game
from rbdesigner.lab.runs.played_game import short_results
from rbdesigner.lab.runs.run_setup import GameTable, RunSetup
from rbdesigner.lab.statistics.home_balance import HomeBalance, balance_change, unfairness
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.studies.map_edits import (
    MOST_CANDIDATES,
    HomeGift,
    HomeMove,
    MapEdit,
    TileSwap,
    candidates,
    changed_places,
    edited,
    everywhere,
    whole_edit,
)
from rbdesigner.lab.studies.map_improvement import ERROR, FINALISTS, FRESH, MapImprovement
from rbdesigner.lab.wording.change_wording import edit_sentence, effect_sentence, length_sentence
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import Inscription
from rbdesigner.scenario.pieces import Goods
from rbdesigner.tiles import Terrain, tile
from tests.lab.unfair_maps import NORTH, SOUTH, lake, no_clay, turned_twice, without_rock

BEHIND = {NORTH: -50.0, SOUTH: 50.0}


def wins(scenario: rb.Scenario) -> dict[tuple[int, ...], float]:
    """The games that homes are expected to win by facts."""
    expectation = rb.expect(scenario, plans=0)
    assert expectation is not None
    return {tuple(home.at): home.wins.value for home in expectation.homes}


def by_worth(setup: RunSetup, tables: Sequence[GameTable]) -> list[GameResult]:
    """Games that are won by the better home, mostly, without being played."""
    worths = wins(setup.scenario)
    found = []
    for table in tables:
        homes = [tuple(setup.homes[(seat + table.homes) % 2]) for seat in range(2)]
        chance = random.Random(f"{table.seed} {table.homes}")
        first_wins = chance.random() < 1 / (1 + exp(0.4 * (worths[homes[1]] - worths[homes[0]])))
        points, places = (100, 80) if first_wins else (80, 100), ((*homes[0],), (*homes[1],))
        number = (table.seed - setup.seed) * 2 + table.homes
        found.append(GameResult(number, table.seed, 20, "turns", 0, 0, 0, points, places, int(not first_wins), ""))
    return found


@pytest.fixture
def worth_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_game, "short_results", by_worth)


def test_candidates_favour_the_home_that_is_behind_and_pass_all_checks() -> None:
    scenario = without_rock()
    found = candidates(scenario, BEHIND)
    assert {type(each) for each in found} == {TileSwap, HomeMove, HomeGift}
    assert len(set(found)) == len(found) <= MOST_CANDIDATES
    before = wins(scenario)
    for change in found:
        assert not [each for each in check(edited(scenario, change)) if each.severity < each.severity.ADVICE]
        if isinstance(change, TileSwap):
            assert max(wins(edited(scenario, change)).values()) < max(before.values())
            assert scenario.tiles[change.first].rivers == edited(scenario, change).tiles[change.first].rivers
        elif isinstance(change, HomeMove):
            assert distance(change.start, change.end) == 1
        else:
            assert change.home == NORTH


def test_no_tile_is_in_more_than_two_of_the_swaps_that_promise_most() -> None:
    """However much a tile promises, games tell about others as well."""
    swaps = [each for each in candidates(without_rock(), BEHIND) if isinstance(each, TileSwap)]
    times = Counter(place for each in swaps for place in each.places)
    assert max(times.values()) == 2


def test_a_map_with_a_warning_of_its_own_is_improved_too() -> None:
    scenario = without_rock()
    scenario.notes[Hex(40, 40)] = Inscription("Off the map")
    assert "note-off-map" in {each.code for each in check(scenario)}
    assert candidates(scenario, BEHIND) == candidates(without_rock(), BEHIND)


def test_what_all_homes_gain_alike_makes_no_swap_better() -> None:
    swaps = [
        [each for each in candidates(without_rock(), ahead) if isinstance(each, TileSwap)]
        for ahead in (BEHIND, {NORTH: 0.0, SOUTH: 100.0})
    ]
    assert swaps[0] == swaps[1]


def test_a_home_without_water_is_offered_a_shore() -> None:
    scenario = no_clay()
    west, east = sorted(scenario.homes)
    found = [each for each in candidates(scenario, {west: 20.0, east: -20.0}) if swaps_sea(scenario, each)]
    assert found
    for change in found:
        before, after = (rb.analyse(each).homes[1].ways[Goal.SEA] for each in (scenario, edited(scenario, change)))
        assert after[0].turns < before[0].turns
        assert not [each for each in check(edited(scenario, change)) if each.severity < each.severity.ADVICE]
    assert not any(swaps_sea(scenario, each) for each in candidates(scenario, {west: -20.0, east: 20.0}))
    assert not any(swaps_sea(lake(), each) for each in candidates(lake(), BEHIND))


def swaps_sea(scenario: rb.Scenario, change: MapEdit) -> bool:
    """Whether an edit makes land of sea."""
    return isinstance(change, TileSwap) and any(scenario.tiles[at].is_sea for at in change.places)


def test_locked_tiles_and_those_with_pieces_stay() -> None:
    scenario = without_rock()
    locked = {at for at in scenario.tiles if distance(at, NORTH) <= 2}
    scenario.pieces[Hex(1, 2)] = (Goods(Good.STONE),)
    found = candidates(scenario, BEHIND, locked)
    assert found
    touched = {at for change in found for at in change.places}
    assert not touched & locked and Hex(1, 2) not in touched


@pytest.mark.parametrize("lies", [True, False])
@pytest.mark.parametrize("is_locked", [True, False])
def test_a_home_gets_a_good_more_beside_what_lies_there_unless_it_is_locked(lies: bool, is_locked: bool) -> None:
    scenario = without_rock()
    if lies:
        scenario.pieces[NORTH] = (Goods(Good.STONE),)
    found = candidates(scenario, BEHIND, [NORTH] if is_locked else [])
    assert (HomeGift(NORTH, Good.STONE) in found) is not is_locked


def test_an_edit_can_be_undone() -> None:
    scenario = lake()
    for change in (TileSwap(Hex(1, -3), Hex(1, 0)), HomeMove(NORTH, Hex(-1, 0)), HomeGift(NORTH, Good.STONE)):
        after = edited(scenario, change)
        assert after != scenario
        change.edit(scenario).undo(after)
        assert after == scenario
    twice = edited(edited(scenario, HomeGift(NORTH, Good.STONE)), HomeGift(NORTH, Good.STONE))
    assert twice.pieces[NORTH] == (Goods(Good.STONE, 2),)


def test_edits_are_told_in_words() -> None:
    scenario = lake()
    assert edit_sentence(TileSwap(Hex(1, -3), Hex(1, 0)), scenario) == (
        "Swap the mountain at (1, −3) with the pasture at (1, 0)"
    )
    assert edit_sentence(HomeMove(NORTH, Hex(-1, 0)), scenario) == (
        "Move the home from (0, −1) to the pasture at (−1, 0)"
    )
    assert edit_sentence(HomeGift(NORTH, Good.STONE), scenario) == "Lay 1 stone at the home on (0, −1)"


def test_on_a_symmetrical_map_edits_are_made_at_all_images() -> None:
    scenario = turned_twice()
    ahead = {at: 10.0 if at.q else -10.0 for at in scenario.homes}
    assert not any(each.code == "not-symmetrical" for each in check(scenario))
    found = candidates(scenario, ahead)
    assert {type(each) for each in found} >= {TileSwap, HomeGift}
    wholes = [frozenset(changed_places(scenario, change)) for change in found if isinstance(change, TileSwap)]
    assert len(set(wholes)) == len(wholes), "an edit and its image are one"
    for change in found:
        after = edited(scenario, change)
        assert not any(each.code == "not-symmetrical" for each in check(after))
        assert len(changed_places(scenario, change)) == 2 * len(change.places)
        assert edit_sentence(change, scenario).endswith(", and likewise at its image")
        whole_edit(scenario, change).undo(after)
        assert after == scenario


def test_an_image_that_is_unlike_is_left_alone() -> None:
    scenario = turned_twice()
    change = TileSwap(Hex(2, 0), Hex(0, 1))
    assert everywhere(scenario, change) == [change, TileSwap(Hex(-2, 0), Hex(0, -1))]
    scenario.tiles[Hex(-2, 0)] = tile(Terrain.SEA)
    assert everywhere(scenario, change) == [change]


@pytest.mark.usefixtures("worth_wins")
def test_what_makes_the_map_fairer_is_offered_with_its_effect() -> None:
    improvement = rb.improve(without_rock(), games=100)
    behind = improvement.behind()
    assert behind is not None and behind.home == NORTH and behind.share.high < 0
    assert len(improvement.measured) == 2
    best = improvement.offers[0]
    assert best.effect.change.high < 0 < best.effect.before.low
    assert best.effect.after.value < best.effect.before.value
    assert best.games == 100 and best.effect.seeds == 50
    assert effect_sentence(best).startswith("Fairer by ")
    # the better half goes on with as many games again as it has had: all with 8; the map itself 40; then both and the
    # map 100 each
    tried = improvement.tried
    played = sum(number * games for number, games in ((tried, 8), (tried // 2, 8), (tried // 4, 16)) if number > 2)
    assert 8 <= tried <= MOST_CANDIDATES and improvement.games == 40 + played + 3 * 100


@pytest.mark.usefixtures("worth_wins")
def test_the_same_seed_gives_the_same_edits_on_any_number_of_cores() -> None:
    def found(threads: int) -> object:
        improvement = MapImprovement(without_rock(), ["random", "random"], 20)
        with ThreadPoolExecutor(threads) as workers:
            progress = list(improvement.play(workers, threads))
        assert progress[-1].games == progress[-1].wanted
        return improvement.measured, improvement.games

    assert found(1) == found(3)


@pytest.mark.usefixtures("worth_wins")
def test_a_fair_map_is_not_made_fairer_and_few_games_know_nothing() -> None:
    assert rb.improve(lake(), games=40).offers == []
    few = rb.improve(without_rock(), games=8)
    assert few.offers == []
    assert effect_sentence(few.measured[0]).startswith("Not yet known whether it is fairer: ")


@pytest.mark.parametrize(
    ("turns", "seeds", "said"),
    [
        (Interval(0.0, -inf, inf), 19, ""),
        (Interval(2.0, -inf, inf), 19, ""),
        (Interval(0.04, -1.0, 1.0), 50, ""),
        (Interval(0.0, -inf, inf), 20, "Games last as long as before"),
        (Interval(2.0, -inf, inf), 20, "Games become 2.0 turns longer"),
        (Interval(0.5, -1.0, 2.0), 50, "Not yet known whether games become longer: +0.5 (−1.0 to +2.0) turns"),
        (Interval(-2.0, -3.0, -1.0), 50, "Games become 2.0 (1.0 to 3.0) turns shorter"),
        (Interval(2.0, 1.0, 3.0), 50, "Games become 2.0 (1.0 to 3.0) turns longer"),
    ],
)
def test_nothing_is_said_of_a_length_that_is_not_known_or_does_not_change(
    turns: Interval, seeds: int, said: str
) -> None:
    assert length_sentence(turns, seeds) == said


@pytest.mark.usefixtures("worth_wins")
def test_edits_are_measured_further_with_games_of_their_own() -> None:
    first = rb.improve(without_rock(), games=20)
    edits = [each.change for each in first.measured]
    seen: set[int] = set()
    for further in (1, 2):
        improvement = MapImprovement(without_rock(), ["random", "random"], 20, edits=edits, further=further)
        with ThreadPoolExecutor(1) as alone:
            progress = list(improvement.play(alone))
        games = 20 * 2**further
        assert progress[-1].games == progress[-1].wanted == improvement.games == 3 * games
        assert {each.change for each in improvement.measured} == set(edits)
        assert all(each.games == games for each in improvement.measured)
        seeds = set(improvement._map.results)
        as_it_is = unfairness(improvement._map.balance(seeds), 1 - ERROR / 2**further)
        assert all(each.effect.before == as_it_is for each in improvement.measured), "surer each time"
        assert not seeds & seen and min(seeds) >= 2 * FRESH + 20
        seen |= seeds


@pytest.mark.parametrize("maps", [3, pytest.param(400, marks=pytest.mark.slow)])
def test_who_measures_again_and_again_finds_no_edit_by_chance(maps: int) -> None:
    """Versions of a fair map, each measured until one is surely fairer."""
    random = np.random.default_rng(6)

    def balance(seeds: int) -> HomeBalance:
        shares = 25.0 * random.integers(-1, 2, (seeds, 1)) * np.array([1, -1]) * 2
        return HomeBalance((NORTH, SOUTH), tuple(range(seeds)), shares, 0 * shares, np.zeros(seeds), 50.0)

    found = 0
    for _ in range(maps):
        found += any(
            balance_change(balance(20 * 2**further), balance(20 * 2**further), 1 - ERROR / 2**further).is_fairer
            for further in range(4)
            for _edit in range(FINALISTS)
        )
    assert found <= 0.05 * maps


def test_all_intervals_that_offer_edits_together_miss_five_times_in_a_hundred() -> None:
    """However often one measures again: an edit is offered by one end of its interval, which misses half as often."""
    assert FINALISTS * sum(ERROR / 2**further / 2 for further in range(50)) <= 0.05


@pytest.mark.usefixtures("worth_wins")
def test_those_who_stop_have_no_edits() -> None:
    improvement = MapImprovement(without_rock(), ["random", "random"], 20)
    with ThreadPoolExecutor(1) as workers:
        playing = improvement.play(workers)
        list(islice(playing, 3))
        playing.close()
    assert improvement.measured == []


def test_games_are_those_of_a_run() -> None:
    setup = RunSetup.of(lake(), ["random", "random"])
    (game,) = short_results(setup, [setup.table(1)])
    assert (game.number, game.seed, game.homes) == (1, 1, (SOUTH, NORTH))
    assert game.points[game.winner] == max(game.points)


def test_games_that_fail_are_told_and_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(setup: RunSetup, tables: Sequence[GameTable]) -> list[GameResult]:
        return [
            game._replace(failure="broken", winner=-1) if game.seed == 2 else game for game in by_worth(setup, tables)
        ]

    monkeypatch.setattr(played_game, "short_results", failing)
    improvement = rb.improve(without_rock(), games=20)
    assert improvement.failures and {each[1:] for each in improvement.failures} == {(2, "broken")}
    behind = improvement.behind()
    assert behind is not None and behind.games == 8 - 2


def test_only_maps_with_a_home_for_each_player_are_improved() -> None:
    with pytest.raises(ValueError, match="marks a home"):
        rb.improve(lake(), ["random"])
    free = lake()
    free.properties = replace(free.properties, options=replace(free.properties.options, free_homes=True))
    with pytest.raises(ValueError, match="marks a home"):
        rb.improve(free)
