"""Whole games are played in the window with the mouse and the keys, from the choice of homes to the final score."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame, QLabel

from rbdesigner.engine.core.actions import ChooseHome, Done, Waive
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.notation.notation import parse_line
from rbdesigner.play.match import Match
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Players, Scenario, Start
from rbdesigner.scenario.pieces import Building, Goods, Home, Spot, SpotKind, Transporter
from rbdesigner.ui.game.panels.final_board import FinalBoard
from rbdesigner.ui.shell.window import MainWindow
from tests.checks.maps import having, map_of
from tests.engine.games.test_games import GAMES, happenings, parts
from tests.gui.game.mouse import Unreachable, click, press, settle
from tests.gui.game.player_at_screen import PlayerAtScreen


def begin(window: MainWindow, game: Game) -> PlayerAtScreen:
    """Somebody before a new game in the window."""
    return PlayerAtScreen(window.workbench.games.show(Match(game)))


def replayed(window: MainWindow, path: Path) -> tuple[Game, PlayerAtScreen]:
    """A record, and who has played all of it anew in the window."""
    record = Game.load(path)
    player = begin(window, Game.new(record.scenario, record.players, record.seed, record.names, record.rules))
    player.play(*(action for action in record.log if action.player != NONE))
    return record, player


def told_at_the_end() -> list[str]:
    """What the final board says, which comes up by itself: its headline, then of each player; it is closed again."""
    settle()
    board = QApplication.activeModalWidget()
    assert isinstance(board, FinalBoard) and board.isVisible()
    headline = board.findChild(QLabel, "headline")
    assert headline is not None and headline.isVisible()
    results = [board.findChild(QFrame, f"result-{player + 1}") for player in board.ranking]
    told = [headline.text(), *(result.accessibleName() for result in results if result is not None)]
    press(Qt.Key.Key_Escape)
    assert QApplication.activeModalWidget() is None
    return told


@pytest.mark.slow
@pytest.mark.rule("Z1", "Z3")
def test_a_solo_game_is_played_in_the_window_to_its_record(window: MainWindow) -> None:
    record, player = replayed(window, GAMES / "solo-millbrook.rbgame")
    assert player.match.game.log == record.log
    assert [score.total for score in player.match.game.scores()] == [340]
    assert told_at_the_end()[0] == "340 points"


@pytest.mark.slow
@pytest.mark.rule("Z1", "V6")
def test_a_game_of_two_is_played_in_the_window_to_its_record(window: MainWindow) -> None:
    record, player = replayed(window, GAMES / "duo-the-lake-between.rbgame")
    assert player.match.game.log == record.log
    assert [score.total for score in player.match.game.scores()] == [269, 179]
    headline, first, second = told_at_the_end()
    assert headline.endswith("wins with 269 points")
    assert "269 points" in first and "179 points" in second


# A short game with much in it


def donkey(player: int, region: int = 0) -> Transporter:
    return Transporter(TransporterKind.DONKEY, player, Spot(SpotKind.REGION, region))


def quay() -> Scenario:
    """A map of two players where a boat on a river, a factory and all that is needed are at hand, and one brick."""
    tiles = {(0, 0): "pasture 3", (0, 1): "woods 0-3", (0, 2): "sea", (1, 1): "mountain", (1, 0): "rock"}
    raft = Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.RIVER, 0))
    factory = Building(BuildingKind.RAFT_FACTORY)
    pieces = {
        (0, 0): (donkey(1), factory, Goods(Good.GEESE, 2), Goods(Good.PAPER, 1), Goods(Good.BOARDS, 2)),
        (0, 1): (donkey(1, 1), raft, Goods(Good.STONE, 2, 1), Goods(Good.CLAY, 1, 7)),
        (1, 1): (replace(donkey(2), cargo=((Good.GOLD, 1),)), Goods(Good.STONE, 1)),
    }
    homes = {(0, 0): Home(0, 1), (1, 1): Home(0)}
    properties = having(title="The Quay", players=Players(2, 2), start=Start((), ()), wonder_prefill=61)
    return map_of(tiles, properties, homes=homes, pieces=pieces)


QUAY = """
    2: home 1,1
    1: waive; 2: waive
    2: done
    1: research donkey1 rowing
    1: upgrade 0,0
    1: done
    2: ask
    1: cash-in
    1: position 1
    1: ferry stone 0,1/1 > 0,1/7
    1: load stone 0,1/1 > raft3
    1: step raft3 0,2
    1: step raft3 1,1@8
    1: offer 2: hand gold donkey4 > raft3
    2: refuse
    1: done
    2: load stone 1,1 > donkey4
    2: done
    1: waive; 2: waive
    1: done
    2: wall donkey4 1,1:4
    2: done
    1: waive; 2: waive
    1: brick
"""
"""Order of play asked for, ferrying, loading, docking, a wall that puts the boat out, and the brick that ends all."""


@pytest.mark.rule("T4", "E2", "B3", "K17", "R5", "V6")
def test_a_short_game_of_two_holds_all_that_players_do_to_each_other(window: MainWindow) -> None:
    scenario = quay()
    player = begin(window, Game.new(scenario, 2, 1, ("Ann", "Ben")))
    game = player.match.game
    for line in filter(None, map(str.strip, QUAY.splitlines())):
        player.play(*(parse_line(game.state, each.strip()) for each in line.split(";")))
    shows = "ask, cash-in, position, load, ferry, rowing, upgrade, wall, put out to sea, brick"
    assert parts(shows) <= happenings(game)
    assert game.over
    engine = Game.new(scenario, 2, 1, ("Ann", "Ben"))
    for action in game.log:
        if action.player != NONE:
            engine.apply(action)
    assert engine.state == game.state
    assert game.scores() == engine.scores()
    assert [score.total for score in engine.scores()] == [10, 10]
    headline, _, _ = told_at_the_end()
    assert headline == "Ben wins with 10 points"


# The keyboard stays where it is of use, and the player at the screen is strict


def has_keyboard(player: PlayerAtScreen) -> bool:
    receiver = QApplication.focusWidget()
    return receiver is not None and player.page.isAncestorOf(receiver)


def test_the_keyboard_stays_in_the_game_when_a_button_has_done_its_work(window: MainWindow) -> None:
    player = begin(window, Game.new(quay(), 2, 1))
    game = player.match.game
    player.play(parse_line(game.state, "2: home 1,1"))
    player.click_button(Waive(0), Waive(1))
    assert has_keyboard(player)
    player.press_done()
    click(player.page.phase_end.done)
    assert game.log[-2:] == [Done(1), Done(0)]
    assert has_keyboard(player)
    press(Qt.Key.Key_Return)
    assert [action.verb for action in game.log[-2:]] == ["waive", "waive"]


def test_what_the_window_does_not_show_cannot_be_done(window: MainWindow) -> None:
    player = begin(window, Game.new(quay(), 2, 1))
    with pytest.raises(Unreachable, match="no visible enabled control for: 2: home 1,0; "):
        player.play(ChooseHome(1, parse_line(player.match.state, "2: home 1,0").spot))  # type: ignore[attr-defined]
    player.play(parse_line(player.match.state, "2: home 1,1"))
    with pytest.raises(Unreachable, match="no visible enabled control for: 2: done; "):
        player.play(Done(1))
    player.page.choices.hide()
    with pytest.raises(Unreachable, match=r"is hidden|no button"):
        player.click_button(parse_line(player.match.state, "1: waive"))
