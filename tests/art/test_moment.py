"""A moment of a game as it is drawn."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument

from rbdesigner.art.export.moment import board_at, shown_at
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.moments import moment_named
from rbdesigner.engine.games.position import homes_of, pieces_on, roads_of, walls_of
from rbdesigner.tiles import Terrain

GAMES = Path(__file__).parents[1] / "games"


@cache
def crossroads() -> Game:
    """A game of four; not to be changed."""
    return Game.load(GAMES / "quartet-crossroads.rbgame")


@pytest.mark.parametrize("moment", ["0", "5:building", "12:movement", "end"])
def test_the_board_of_a_moment_has_all_that_lies_there(moment: str) -> None:
    game = crossroads()
    state = game.state_at(moment_named(game, moment))
    board = board_at(state, game.scenario)
    assert (board.homes, board.roads, board.walls) == (homes_of(state), roads_of(state), walls_of(state))
    for number, place in enumerate(state.topology.places):
        assert board.pieces.get(place, ()) == pieces_on(state, number)


@pytest.mark.rule("W12")
def test_deserts_are_green_once_they_are_irrigated_and_the_scenario_keeps_its_own() -> None:
    game = Game.load(GAMES / "duo-the-lake-between.rbgame")
    deserts = {at for at, tile in game.scenario.tiles.items() if tile.terrain is Terrain.DESERT}
    assert deserts
    for moment, terrain in ((0, Terrain.DESERT), (len(game.log), Terrain.PASTURE)):
        board = shown_at(game, moment).board
        assert {board.tiles[at].terrain for at in deserts} == {terrain}
        assert {at: tile for at, tile in board.tiles.items() if at not in deserts} == {
            at: tile for at, tile in game.scenario.tiles.items() if at not in deserts
        }
    assert {game.scenario.tiles[at].terrain for at in deserts} == {Terrain.DESERT}


def plain_text(html: str) -> str:
    document = QTextDocument()
    document.setHtml(html)
    return document.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def test_the_sheet_of_a_moment_says_when_it_is_and_what_everybody_has() -> None:
    game = crossroads()
    shown = shown_at(game, moment_named(game, "19:building"))
    assert shown.board.properties.title == "Crossroads: turn 19, building"
    assert plain_text(shown.text.heading).splitlines() == [
        "Crossroads",
        "Turn 19, building · after 1471 of 1623 entries of the log",
    ]
    details = plain_text(shown.text.details(2))
    assert (
        "North\n72 points: 60 for goods, 12 for the wonder\nTransporters: 3 × donkey, 1 × wagon, 1 × truck" in details
    )
    assert "Researched: trucking" in details
    assert details.endswith("49 bricks, 18 of 33 turns over.")
    assert "the game is over" in plain_text(shown_at(game, len(game.log)).text.heading)


def test_names_and_titles_stand_on_the_sheet_as_they_are() -> None:
    game = Game.new(crossroads().scenario.copy(), 2, 1, ("<b>Ada</b> & Co", ""))
    shown = shown_at(game, 0)
    assert "<b>Ada</b> & Co" in plain_text(shown.text.details(2)) and "Player 2" in plain_text(shown.text.details(2))
