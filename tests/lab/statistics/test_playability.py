"""Whether players can play a map, by how far their seats get."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rbdesigner.lab.games.counting import FLEET, IDLE, IN_ALL
from rbdesigner.lab.games.game_row import HomeMilestones, SeatMilestones, SeatRow, TurnTotal
from rbdesigner.lab.statistics.flows import WorkCount
from rbdesigner.lab.statistics.intervals import GROUPS, Interval
from rbdesigner.lab.statistics.level_comparison import (
    AdviceKind,
    LevelResult,
    RunPlayability,
    goals_behind,
    level_advice,
    level_place,
    next_level,
    works_behind,
)
from rbdesigner.lab.statistics.playability import (
    FEWEST_TURNS,
    Playability,
    PlayabilityAnswer,
    idle_share,
    locked_limit,
    playabilities,
)
from rbdesigner.lab.statistics.turn_totals import TurnTotals
from rbdesigner.lab.statistics.verdicts import GameSeat, judged
from tests.lab.played_levels import EASY, FAR, HARD, MEDIUM, Course, far, locked, without_coins

HOMES = ((0, 0), (5, 0))


def usual(_seed: int) -> int:
    """The turn in which games end."""
    return 25


def seats(
    course: Course, seeds: int = 200, player: int = 0, last: Callable[[int], int] = usual
) -> tuple[list[HomeMilestones], list[GameSeat]]:
    """The seats of two games for each seed, in which each home has each seat once, and all belong to a player."""
    played = [(2 * seed + turn, seed, seat, seat ^ turn) for seed in range(seeds) for turn in (0, 1) for seat in (0, 1)]
    milestones = [HomeMilestones(game, seed, HOMES[at], course(at, seed), last(seed)) for game, seed, _, at in played]
    rows = [(game, seed, SeatRow(seat, player, HOMES[at], seat + 1, 10, 0, 0)) for game, seed, seat, at in played]
    return milestones, rows


def playability(course: Course, seeds: int = 200, player: str = EASY) -> Playability:
    (found,) = playabilities(*seats(course, seeds), [player, player])
    return found


def test_a_home_may_be_locked_out_until_that_alone_costs_half_of_the_tolerance() -> None:
    for players, tolerance in ((2, 5), (4, 5), (2, 10)):
        even = 100 / players
        assert even * locked_limit(players, tolerance) / 100 == pytest.approx(tolerance / 2)


def test_shares_count_seats_that_never_got_there() -> None:
    found = playability(locked(5))
    assert found.seats == 800 and found.seeds == 200
    assert found.share("boards").value == pytest.approx(10)  # one home of two in every fifth seed
    assert found.share("stone").value == 0 and found.share("stock").value == 100
    assert found.share("boards").low < 10 < found.share("boards").high
    here, there = (home.missed[0].share.value for home in found.homes)
    assert (here, there) == (0, pytest.approx(20))
    assert found.unlike == ("boards",)


def test_a_level_can_play_a_map_if_no_home_is_locked_out_too_often() -> None:
    assert playability(far).answer is PlayabilityAnswer.CAN
    assert playability(locked(200)).answer is PlayabilityAnswer.CAN
    cannot = playability(locked(5))
    assert cannot.answer is PlayabilityAnswer.CANNOT
    assert [home.at for home in cannot.locked] == [HOMES[1]]
    without_stone = playability(lambda at, _: FAR._replace(stone=0) if at == 0 else FAR)
    assert [home.at for home in without_stone.locked] == [HOMES[0]]


def test_games_too_short_to_need_boards_lock_nobody_out() -> None:
    def answer(last: Callable[[int], int]) -> PlayabilityAnswer:
        (found,) = playabilities(*seats(locked(2), last=last), [EASY, EASY])
        assert bool(found.locked) is (found.answer is PlayabilityAnswer.CANNOT)
        return found.answer

    assert answer(lambda _: FEWEST_TURNS) is PlayabilityAnswer.CANNOT
    assert answer(lambda _: FEWEST_TURNS - 1) is PlayabilityAnswer.SHORT
    assert answer(lambda seed: FEWEST_TURNS if seed % 4 else 8) is PlayabilityAnswer.CANNOT
    assert answer(lambda seed: 8 if seed % 4 else FEWEST_TURNS) is PlayabilityAnswer.SHORT


def test_where_most_games_are_long_the_short_ones_do_not_count() -> None:
    milestones, rows = seats(locked(4), last=lambda seed: 25 if seed % 4 else 8)
    (found,) = playabilities(milestones, rows, [EASY, EASY])
    assert (found.answer, found.seats, found.share("boards").value) == (PlayabilityAnswer.CAN, 600, 0)


def test_mines_and_coins_lock_nobody_out() -> None:
    assert playability(lambda _at, _seed: SeatMilestones(4, 3, 0, 0, 0, 9)).answer is PlayabilityAnswer.CAN


def test_few_games_say_neither() -> None:
    few = playability(far, seeds=40)
    assert few.answer is PlayabilityAnswer.UNKNOWN and few.seems_fine
    poor = playability(locked(1), seeds=10)
    assert poor.answer is PlayabilityAnswer.UNKNOWN and not poor.seems_fine


def test_players_are_told_apart_and_random_ones_left_out() -> None:
    near, yonder = ((0, 0), 0), ((5, 0), 1)
    milestones = [
        HomeMilestones(game, game, home, FAR if player == 0 else FAR._replace(boards=0), 25)
        for game in range(200)
        for home, player in (near, yonder)
    ]
    rows = [
        (game, game, SeatRow(player, player, home, 1, 10, 0, 0))
        for game in range(200)
        for home, player in (near, yonder)
    ]
    found = playabilities(milestones, rows, [EASY, MEDIUM])
    assert [(each.player, each.answer) for each in found] == [(EASY, "can"), (MEDIUM, "cannot")]
    assert [each.player for each in playabilities(milestones, rows, ["random", MEDIUM])] == [MEDIUM]


def test_games_that_were_kept_without_milestones_say_nothing() -> None:
    milestones, rows = seats(far)
    assert playabilities([], rows, [EASY, EASY]) == ()
    (found,) = playabilities(milestones[:200], rows, [EASY, EASY])
    assert (found.seats, found.seeds) == (200, 50)


def test_idle_transporters_are_a_share_of_all() -> None:
    def total(thing: str, amount: int) -> TurnTotal:
        return TurnTotal((0, 0), 3, FLEET, thing, (amount,) * GROUPS)

    idle = idle_share(TurnTotals([total(IN_ALL, 40), total(IDLE, 4)], range(32)))
    assert idle is not None and idle.value == pytest.approx(10)
    none = idle_share(TurnTotals([total(IN_ALL, 40)], range(32)))
    assert none is not None and none.value == 0
    assert idle_share(TurnTotals([], range(32))) is None  # an earlier version of the program did not count them


def test_levels_have_an_order() -> None:
    assert sorted([HARD, "/players/mine.py", EASY, MEDIUM], key=level_place) == [EASY, MEDIUM, HARD, "/players/mine.py"]
    assert (next_level(EASY), next_level(HARD), next_level("/players/mine.py")) == (MEDIUM, "", "")
    assert next_level("planner:easy:style=roads") == "planner:medium:style=roads"


def test_a_level_that_gets_much_farther_is_the_one_to_judge_by() -> None:
    easy, medium = playability(without_coins), playability(far, player=MEDIUM)
    assert goals_behind(easy, medium) == ("coins",) and goals_behind(medium, easy) == ()
    advice = level_advice(easy, [easy, medium, playability(far, player=HARD)])
    assert (advice.kind, advice.player, advice.goals) == (AdviceKind.OTHER, MEDIUM, ("coins",))  # the weakest is enough
    assert level_advice(medium, [easy, medium]).kind is AdviceKind.NONE


def test_a_level_that_is_not_half_as_far_behind_is_as_good() -> None:
    easy = playability(lambda _at, seed: FAR if seed % 4 else FAR._replace(coins=0))
    assert level_advice(easy, [playability(far, player=MEDIUM)]).kind is AdviceKind.NONE


def test_of_a_level_that_cannot_play_the_map_any_other_that_is_locked_out_less_is_better() -> None:
    easy, medium = playability(locked(3)), playability(far, player=MEDIUM)
    advice = level_advice(easy, [medium])
    assert (advice.kind, advice.player, advice.goals) == (AdviceKind.OTHER, MEDIUM, ("boards",))


def test_without_another_level_the_next_one_is_to_be_tried() -> None:
    assert level_advice(playability(locked(3)), [])[:2] == (AdviceKind.TRY, MEDIUM)
    assert level_advice(playability(locked(3), player=HARD), [])[:2] == (AdviceKind.TRY, "")
    unsure = playability(locked(3), seeds=15, player=MEDIUM)
    assert level_advice(playability(locked(3)), [unsure]).kind is AdviceKind.TRY
    assert level_advice(playability(far), []).kind is AdviceKind.NONE


def test_where_no_level_can_play_at_any_home_nobody_has_played_the_map() -> None:
    nobody = playability(lambda _at, seed: FAR._replace(boards=0) if seed % 3 else FAR)
    advice = level_advice(nobody, [nobody._replace(player=MEDIUM)])
    assert advice.kind is AdviceKind.NOBODY
    told = RunPlayability((nobody,), (level(EASY), level(MEDIUM)._replace(playability=nobody._replace(player=MEDIUM))))
    assert told.doubtful == (nobody,)


def level(player: str, *works: WorkCount) -> LevelResult:
    """The result of a level that gets far and comes to these works, in 100 games."""
    return LevelResult(1, player, judged([], 2)._replace(games=100), playability(far, player=player), None, works)


def work(thing: str, mean: float, half: float = 0.2, event: str = "built") -> WorkCount:
    return WorkCount(event, thing, Interval(mean, mean - half, mean + half))


def test_a_level_lacks_what_another_makes_more_than_twice_as_often() -> None:
    easy = level(EASY, work("mine", 4), work("bridge", 1), work("mint", 1), work("brick", 1, event="brick"))
    medium = level(
        MEDIUM, work("mine", 5), work("bridge", 3), work("mint", 2.1), work("brick", 9, event="brick"), work("raft", 6)
    )
    assert works_behind(easy, medium) == ("raft", "bridge")  # of mints it is not sure
    assert works_behind(medium, easy) == ()
    rare = level(MEDIUM, work("raft", 0.05, 0.04))
    assert works_behind(easy, rare) == ()  # by chance there may just have been none
    told = RunPlayability((easy.playability,), (easy, medium))
    assert told.lacking == (MEDIUM, ("raft", "bridge"))
    assert RunPlayability((medium.playability,), (easy, medium)).lacking == ("", ())


def test_where_all_levels_are_locked_out_alike_it_is_the_map() -> None:
    advice = level_advice(playability(locked(3)), [playability(locked(3), player=MEDIUM)])
    assert (advice.kind, advice.others) == (AdviceKind.MAP, (MEDIUM,))
