"""The job of solving: its reports can be played again, and it goes on where it was."""

from __future__ import annotations

from contextlib import closing

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.players.solver import MEMBER, ScoreBreakdown
from rbdesigner.players.solver_job import SolverStart, game_data, solver_reports
from rbdesigner.players.story_wording import score_words
from rbdesigner.scenario.model import Players
from rbdesigner.scenario.pieces import Home
from tests.checks.maps import having, map_of

TILES = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock", (0, 1): "pasture"}


def test_its_games_can_be_played_again_and_it_goes_on_where_it_was() -> None:
    scenario = map_of(TILES, having(title="Isle", players=Players(1, 1), turns=3), homes={(0, 0): Home(0, 1)})
    begun = Game.new(scenario, 1, seed=1)
    start = SolverStart(game_records.dumps(begun), 1, 1)
    with closing(solver_reports(start)) as reports:
        first = next(report for report in reports if report.found and report.points > 0)
    game = Game.from_json(game_data(begun, first))
    assert (game.over, game.scores()[0].total) == (True, first.points)
    assert ScoreBreakdown.of(game) == first.breakdown
    assert score_words(ScoreBreakdown.of(game)) != "nothing"
    assert game.extra[MEMBER]
    with closing(solver_reports(start._replace(checkpoint=first.checkpoint))) as reports:
        later = next(report for report in reports if report.plans > first.plans)
    assert later.points >= first.points
