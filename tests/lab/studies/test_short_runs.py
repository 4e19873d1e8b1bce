"""Short runs: all maps play the same rounds, and the fairest is the first."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import islice

import pytest

import rbdesigner as rb
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.jobs.map_jobs import RankedMaps, ShortRunStart, play_short_runs
from rbdesigner.lab.runs import played_game
from rbdesigner.lab.runs.run_setup import GameTable, RunSetup
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.studies.short_runs import ShortRuns
from rbdesigner.scenario.model import Scenario
from tests.lab.studies.test_map_improvement import by_worth
from tests.lab.unfair_maps import lake, without_rock


@pytest.fixture(autouse=True)
def worth_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_game, "short_results", by_worth)


def test_the_fairest_map_comes_first_whoever_plays() -> None:
    maps = [without_rock(), lake(), without_rock()]
    ranked = rb.rank_maps(maps, games=23)
    assert [each.number for each in ranked] == [1, 0, 2]
    assert {each.games for each in ranked} == {24}
    assert ranked[0].unfairness.low == 0 and ranked[1].unfairness.value > 30
    assert ranked[1]._replace(number=2) == ranked[2]
    with ThreadPoolExecutor(2) as workers:
        runs = ShortRuns(maps, games=23)
        assert [progress.games for progress in runs.play(workers, 2)] == list(range(4, 73, 4))
        assert runs.ranked() == ranked


def test_points_tell_maps_apart_where_as_many_games_are_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first home wins all games on both maps, by fewer points on the second."""

    def by_points(setup: RunSetup, tables: Sequence[GameTable]) -> list[GameResult]:
        more = 20 if setup.scenario.tiles == lake().tiles else 60
        found = by_worth(setup, tables)
        points = [tuple(100 + more * (home == tuple(setup.homes[0])) for home in each.homes) for each in found]
        return [each._replace(points=of, winner=of.index(max(of))) for each, of in zip(found, points, strict=True)]

    monkeypatch.setattr(played_game, "short_results", by_points)
    ranked = rb.rank_maps([without_rock(), lake()], games=24)
    assert ranked[0].unfairness == ranked[1].unfairness
    assert [each.number for each in ranked] == [1, 0]


def test_maps_are_compared_by_the_rounds_that_all_have_played() -> None:
    runs = ShortRuns([without_rock(), lake()], games=20)
    assert runs.ranked() == []
    with ThreadPoolExecutor(1) as workers:
        playing = runs.play(workers)
        told = list(islice(playing, 5))
        playing.close()
    assert told[-1] == RunProgress(20, 40, 0)
    assert runs.rounds == 2
    assert [(each.number, each.games) for each in runs.ranked()] == [(1, 8), (0, 8)]


def test_games_that_fail_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(setup: RunSetup, tables: Sequence[GameTable]) -> list[GameResult]:
        is_broken = setup.scenario.tiles != lake().tiles
        return [
            game._replace(failure="broken", winner=-1) if is_broken or game.seed == 2 else game
            for game in by_worth(setup, tables)
        ]

    monkeypatch.setattr(played_game, "short_results", failing)
    told: list[RunProgress] = []
    ranked = rb.rank_maps([without_rock(), lake()], games=8, tell=told.append)
    assert [(each.number, each.games) for each in ranked] == [(1, 6)]
    assert told[-1] == RunProgress(16, 16, 8 + 2)


def test_only_maps_with_homes_for_several_are_ranked() -> None:
    alone, free = rb.load("scenarios/millbrook.rbmap"), lake()
    free.properties = replace(free.properties, options=replace(free.properties.options, free_homes=True))
    for scenario in (alone, free):
        with pytest.raises(ValueError, match="homes for several"):
            rb.rank_maps([lake(), scenario])
    with pytest.raises(rb.IllegalMap):
        rb.rank_maps([lake(), Scenario()])


def test_the_job_tells_the_order_after_each_round() -> None:
    told = [*play_short_runs(ShortRunStart((without_rock(), lake()), "random", 20))]
    rounds = [each.runs for each in told if isinstance(each, RankedMaps)]
    assert list(rounds[-1]) == rb.rank_maps([without_rock(), lake()], games=20, player="random")
    assert [each[0].games for each in rounds] == [4, 8, 12, 16, 20]
    assert not rounds[0][0].unfairness.is_known
    assert sum(isinstance(each, RunProgress) for each in told) == 10
