"""Tournaments: everybody meets everybody, and strong ones are found out."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import rbdesigner as rb
from rbdesigner.lab.games.game_row import SeatRow
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.studies.round_robin import Tournament
from rbdesigner.scenario.model import Scenario
from tests.lab.sample_runs import SCENARIOS, row
from tests.lab.unfair_maps import shorter


@pytest.fixture(scope="module")
def isles() -> Scenario:
    return rb.load(SCENARIOS / "twin-isles.rbmap")


def won(player: int, points: int, *, first: bool) -> SeatRow:
    return SeatRow(player, player, (0, player), player + 1, points, 0, int(first))


def test_everybody_meets_everybody_on_every_map_from_every_home_and_seat(isles: Scenario) -> None:
    players = ["random", "planner:easy", "planner:medium"]
    games = Tournament([isles, rb.load(SCENARIOS / "the-lake-between.rbmap")], players, 6)
    met = {(run.title, run.players) for run in games.store.runs()}
    pairs = {("random", "planner:easy"), ("random", "planner:medium"), ("planner:easy", "planner:medium")}
    assert met == {(title, pair) for title in ("Twin Isles", "The Lake Between") for pair in pairs}
    assert games.games == 6 * 8  # made up to whole rounds of two homes and two seats
    assert games.ratings() == games.duels() == games.failures() == ()
    assert {run.study for run in games.store.runs()} == {"tournament"} and games.store.run_of(isles) is None


def test_results_of_a_table_of_three_count_for_every_pair(isles: Scenario) -> None:
    games = Tournament([isles], ["random", "planner:easy", "planner:medium"], 1, seats=3)
    (run,) = games.store.runs()
    seats = (won(0, 40, first=False), won(1, 60, first=True), won(2, 40, first=False))
    games.store.add(run.run, [row(0)._replace(number=number, seed=number, seats=seats) for number in range(6)])
    shares = {(duel.player, duel.opponent): duel.share.value for duel in games.duels()}
    easy = "planner:easy"
    assert (shares[easy, "random"], shares["random", easy]) == (100, 0)
    assert shares["random", "planner:medium"] == shares["planner:medium", "random"] == 50
    first, *others = games.ratings()
    assert (first.player, first.games, first.share.value) == (easy, 6, 100)
    assert first.even == pytest.approx(100 / 3)
    assert [each.rating.value for each in others] == pytest.approx([1000, 1000])
    assert first.rating.low > 1000


def test_of_two_with_equal_points_the_winner_of_the_game_has_done_better(isles: Scenario) -> None:
    games = Tournament([isles], ["random", "planner:easy"], 1)
    (run,) = games.store.runs()
    seats = (won(0, 40, first=False), won(1, 40, first=True))
    games.store.add(run.run, [row(0)._replace(number=number, seed=number, seats=seats) for number in range(6)])
    assert [duel.share.value for duel in games.duels()] == [0, 100]


def test_a_tournament_goes_on_and_is_the_same(isles: Scenario) -> None:
    isles = shorter(isles, 8)
    with ThreadPoolExecutor(1) as alone, RunStore() as store:
        first = Tournament([isles], ["random", "planner:easy"], 4, store=store)
        playing = first.play(alone)
        begun = next(playing).games
        playing.close()
        assert 1 <= begun < 4
        again = Tournament([isles], ["random", "planner:easy"], 4, store=store)
        last = list(again.play(alone))[-1]
        assert (last.games, last.wanted, last.failures) == (4, 4, 0)
        assert [each.player for each in again.ratings()] == ["planner:easy", "random"]
        (duel, _) = again.duels()
        assert (duel.games, duel.share.value) == (4, 0)


@pytest.mark.parametrize(
    ("players", "seats", "why"),
    [
        (["random", "random"], 2, "random is named twice"),
        (["random"], 2, "a tournament is for two players or more; random is alone"),
        (["random", "planner:easy"], 1, "a table seats both players, not 1"),
        (["random", "nobody"], 2, "no player is named 'nobody'"),
    ],
)
def test_what_is_no_tournament_is_refused(isles: Scenario, players: list[str], seats: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Tournament([isles], players, seats=seats)
    with pytest.raises(ValueError, match="needs a map"):
        Tournament([], ["random", "planner:easy"])
