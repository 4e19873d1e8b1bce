"""The map of a match follows the events of each action, and then is what one would see who looked at all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.engine.core.actions import BuildBridge, BuildRoad, BuildWall, LetGo, Step
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.position import position
from rbdesigner.play.match import Match
from rbdesigner.play.placement.match_board import EVERYWHERE, MatchBoard, changed_tiles
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.rbgame"))
MANIFOLD = [path for path in GAMES if path.stem in ("solo-millbrook", "quartet-crossroads")]
"""Games in which all is done that changes the board in its own way."""
OTHERS = [path for path in GAMES if path not in MANIFOLD]


def lying(scenario: Scenario) -> object:
    return scenario.homes, scenario.pieces, scenario.roads, scenario.walls


def begun_again(path: Path) -> tuple[Game, Match]:
    """A recorded game, and the same at its beginning."""
    whole = Game.load(path)
    return whole, Match(Game.new(whole.scenario, whole.players, whole.seed, whole.names, whole.rules))


@pytest.mark.parametrize(
    "path", [*MANIFOLD, *(pytest.param(path, marks=pytest.mark.slow) for path in OTHERS)], ids=lambda path: path.stem
)
def test_the_board_follows_every_action_of_a_recorded_game(path: Path) -> None:
    whole, match = begun_again(path)
    board, seen = MatchBoard(match), set()
    match.happened.connect(lambda events: edits.append(board.follow(events)))
    for action in whole.log:
        if action.player == NONE:
            continue
        edits = list[Edit]()
        match.do(action)
        seen.add(type(action))
        assert lying(board.scenario) == lying(position(match.state, whole.scenario)), action
        assert board.look_anew() == Edit(()), "nothing was left to see"
    assert match.game.log == whole.log
    assert Step in seen


def test_the_recorded_games_do_all_that_changes_the_board_in_its_own_way() -> None:
    done = {type(action) for path in MANIFOLD for action in Game.load(path).log}
    assert {BuildRoad, BuildBridge, BuildWall, LetGo} <= done


def test_hardly_an_action_is_about_more_than_three_tiles_unless_a_phase_begins() -> None:
    whole, match = begun_again(GAMES[0])
    counts = list[int]()

    def count(events: list[Event]) -> None:
        if not any(isinstance(event, EVERYWHERE) for event in events):
            counts.append(len({tile for event in events for tile in changed_tiles(match.state, event)}))

    match.happened.connect(count)
    match.do_all(action for action in whole.log if action.player != NONE)
    assert len(counts) > len(whole.log) / 2
    assert sum(number <= 3 for number in counts) > 0.95 * len(counts)
