"""Whether players can play a map, and what levels say about it, in words."""

from __future__ import annotations

from rbdesigner.lab.games.game_row import CountRow, SeatMilestones
from rbdesigner.lab.reports.report_page import report_page
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.runs.level_runs import run_playability
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.statistics.verdicts import judged
from rbdesigner.lab.wording.playability_wording import share_with_ends, share_words, tells_lockouts
from tests.lab.played_levels import EASY, FAR, HARD, MEDIUM, Course, far, games, keep_level, locked, without_coins
from tests.lab.sample_runs import setup

CANNOT = (
    "Easy can hardly play this map: in more than 5\u00a0% of the games no boards, or no stone, are made "
    "(South-west). A home loses half of the tolerance by that alone."
)


def report(*levels: tuple[str, Course, int]) -> RunReport:
    """The report of the first of some levels, each with its course and the home that wins, -1 for each in turn."""
    with RunStore() as store:
        runs = [keep_level(store, player, course, won_by=won_by) for player, course, won_by in levels]
        return RunReport.of_run(store, runs[0])


def test_a_level_that_can_play_the_map_is_said_to_and_its_verdict_is_none_of_doubt() -> None:
    told = report((EASY, far, -1))
    assert told.playability == (
        "Easy can play this map.",
        "Of 800 seats of Easy, so many never make or build any: boards 0\u00a0%, stone 0\u00a0%, mine 0\u00a0%, coins "
        "0\u00a0%, stock 100\u00a0%.",
        "Transporters are idle in 5\u00a0% of their turns.",
    )
    assert "oubtful" not in told.verdict and told.answer is not None
    assert "level by level" not in " ".join(told.reasons)
    assert told.levels.columns == ("How far players get", "Easy")
    assert not any(title.startswith(("Games", "Verdict", "Won by")) for title, *_ in told.levels.rows)


def test_a_verdict_by_a_level_that_cannot_play_the_map_is_one_of_doubt() -> None:
    told = report((EASY, locked(3), 0))
    assert told.playability[:2] == (
        CANNOT,
        "Let Medium play it too, to learn whether this is due to the map or to Easy.",
    )
    assert told.verdict.startswith("Doubtful, as Easy can hardly play this map: unfair: North-east wins ")
    assert told.answer is None  # the page colours no verdict of doubt
    page = report_page(told, "<svg/>")
    assert page.index("Easy can hardly play") < page.index("Doubtful, as Easy")


def test_games_too_short_for_boards_make_no_verdict_one_of_doubt() -> None:
    run = setup(players=(EASY, EASY))
    with RunStore() as store:
        kept = store.begin(run)
        store.add(kept, [each._replace(turns=8) for each in games(run, 400, locked(3), won_by=0)])
        told = RunReport.of_run(store, kept)
        assert not tells_lockouts(run_playability(store, kept, judged(store.seats(kept), 2)))
    assert told.playability[0] == (
        "Games on this map are too short to tell whether Easy can play it: in fewer than 14 turns, boards and stone "
        "are often not worth their time."
    )
    assert "oubtful" not in told.verdict and told.answer is not None


def test_a_better_level_is_recommended_and_the_verdicts_stand_side_by_side() -> None:
    told = report((EASY, locked(3), 0), (HARD, far, -1), (MEDIUM, far, -1))
    assert (
        "Medium gets much farther on it than Easy (boards): judge the map by the games of Medium." in told.playability
    )
    assert "North-east wins, level by level: Easy 100\u00a0%, Medium 50\u00a0%, Hard 50\u00a0%." in told.reasons
    assert told.levels.columns[1:] == ("Easy", "Medium", "Hard")
    rows = {title: cells for title, *cells in told.levels.rows}
    assert rows["Verdict"][0] == "unfair" and rows["Games"] == ["400"] * 3
    assert rows["Won by North-east"][0] == "100\u00a0% (98 to 100)"
    assert rows["Won by South-west"][1].startswith("50\u00a0% (")
    assert rows["Seats without boards"][1] == "0\u00a0% (0 to 3)"
    assert rows["Idle transporters"][0] == "5\u00a0%"


def test_a_level_of_few_games_stands_in_the_table_alone() -> None:
    with RunStore() as store:
        run = keep_level(store, EASY, won_by=0)
        keep_level(store, MEDIUM, number=20)
        told = RunReport.of_run(store, run)
    assert told.levels.columns[1:] == ("Easy", "Medium")
    assert "level by level" not in " ".join(told.reasons)


def test_a_level_that_seldom_gets_coins_is_not_the_one_to_judge_by_but_its_verdict_stands() -> None:
    told = report((EASY, without_coins, -1), (MEDIUM, far, -1))
    assert "Medium gets much farther on it than Easy (coins): judge the map by the games of Medium." in told.playability
    assert "Easy can play this map." in told.playability and "oubtful" not in told.verdict


def test_where_no_level_can_play_the_map_it_is_the_map_and_the_verdict_stands() -> None:
    told = report((EASY, locked(3), 0), (MEDIUM, locked(3), 0))
    assert "Medium can hardly play it either, so this is due to the map." in told.playability
    assert told.verdict.startswith("Unfair: ") and told.answer is not None


def test_where_no_level_can_play_it_at_any_home_the_verdict_is_doubtful() -> None:
    def nowhere(_home: int, seed: int) -> SeatMilestones:
        return FAR._replace(stone=0) if seed % 3 else FAR

    told = report((EASY, nowhere, 0), (MEDIUM, nowhere, 0))
    said = "Medium can hardly play it either, at any home: games of machines say little about this map."
    assert said in told.playability and told.verdict.startswith("Doubtful, ")


def test_things_that_a_level_lacks_are_named() -> None:
    with RunStore() as store:
        run, other = keep_level(store, EASY), keep_level(store, MEDIUM)
        assert not any("less than half as many" in each for each in RunReport.of_run(store, run).playability)
        more = [CountRow(0, 1, "built", "bridge", 4), CountRow(0, 1, "transporter", "raft", 2)]
        rows = (row._replace(counts=tuple(more)) for row in games(setup(players=(MEDIUM, MEDIUM)), 480, far))
        store.add(other, (row for row in rows if row.number >= 400))
        told = RunReport.of_run(store, run).playability
    assert "Easy comes to less than half as many of these in a game as Medium: bridge, raft." in told


def test_homes_are_told_apart_only_where_they_differ() -> None:
    alike = report((EASY, without_coins, -1))
    assert not any("Homes differ" in each for each in alike.playability)
    unlike = report((EASY, lambda at, _: FAR._replace(coins=0) if at else FAR, -1))
    assert (
        "Homes differ in how many seats go without coins: North-east 0\u00a0%, South-west 100\u00a0%."
        in unlike.playability
    )


def test_lockouts_are_told_unless_they_are_few_and_alike() -> None:
    with RunStore() as store:
        plays = {
            name: run_playability(store, run, judged(store.seats(run), 2))
            for name, run in {
                "far": keep_level(store, EASY, far),
                "locked": keep_level(store, MEDIUM, locked(3)),
                "few": keep_level(store, HARD, far, 20),
            }.items()
        }
    assert {name: tells_lockouts(told) for name, told in plays.items()} == {"far": False, "locked": True, "few": True}


def test_only_runs_on_the_same_map_by_the_same_version_stand_side_by_side() -> None:
    with RunStore() as store:
        run = keep_level(store, EASY)
        other = setup("twin-isles", (MEDIUM, MEDIUM))
        store.add(store.begin(other), games(other, 40, far))
        verdict = judged(store.seats(run), 2)
        assert [each.player for each in run_playability(store, run, verdict).levels] == [EASY]
        keep_level(store, HARD, number=40)
        assert [each.player for each in run_playability(store, run, verdict).levels] == [EASY, HARD]
        store._database.execute("UPDATE runs SET digest = 'of older machines' WHERE players LIKE '%hard%'")
        assert [each.player for each in run_playability(store, run, verdict).levels] == [EASY]


def test_of_a_level_the_run_with_the_most_games_counts_but_the_one_that_is_looked_at_is_its_own() -> None:
    with RunStore() as store:
        few, other = keep_level(store, EASY, number=40), keep_level(store, MEDIUM, number=40)
        run = setup(players=(MEDIUM, MEDIUM), seed=2)
        more = store.begin(run)
        store.add(more, games(run, 80, far))
        for looked_at, found in ((few, [few, more]), (other, [few, other])):
            told = run_playability(store, looked_at, judged(store.seats(looked_at), 2))
            assert [each.run for each in told.levels] == found


def test_shares_are_whole_numbers_but_few_are_not_none() -> None:
    assert [share_words(Interval(value, 0, 9)) for value in (0, 0.2, 5.4)] == ["0\u00a0%", "<1\u00a0%", "5\u00a0%"]
    assert share_with_ends(Interval(5.4, 2.2, 8.8)) == "5\u00a0% (2 to 9)"
    assert share_with_ends(Interval(5.4, -float("inf"), float("inf"))) == "5\u00a0%"
