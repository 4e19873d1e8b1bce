"""The board of a match shows what the game holds, at every moment, whichever way one comes there."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games.position import position
from rbdesigner.play.match import Match
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain
from rbdesigner.ui.game.board.game_board import GameBoard
from tests.engine.games.test_games import played

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.rbgame"))


def lying(scenario: Scenario) -> object:
    return scenario.homes, scenario.pieces, scenario.roads, scenario.walls


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_board_follows_a_recorded_game_back_and_forth(qtbot: QtBot, path: Path) -> None:
    match = Match(played(path.stem).copy())
    board = GameBoard(match)
    last = len(match.game.log)
    for moment in (last, last // 3, 0, last // 2, last // 2 + 1, last // 2 + 2, last):
        match.look_at(moment)
        assert lying(board.scenario) == lying(position(match.state, match.game.scenario))


def test_irrigated_deserts_turn_green_and_dry_again_with_an_undo(qtbot: QtBot) -> None:
    match = Match(played("quartet-crossroads").copy())
    board = GameBoard(match)
    assert match.state.irrigated
    assert all(here.terrain is not Terrain.DESERT for here in board.scenario.tiles.values())
    match.look_at(0)
    assert board.scenario.tiles == match.game.scenario.tiles


def test_only_what_has_changed_is_told(qtbot: QtBot) -> None:
    match = Match(played(GAMES[0].stem).copy())
    board = GameBoard(match)
    match.look_at(100)
    edits = []
    board.edited.connect(edits.append)
    match.look_at(101)
    assert sum(len(edit.changes) for edit in edits) <= 4
