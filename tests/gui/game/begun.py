"""Games that tests begin in a window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario.model import Players, Scenario, Start
from rbdesigner.scenario.pieces import Home, Transporter
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import preferences
from tests.checks.maps import having, map_of
from tests.gui.answering import Answers

TILES = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock", (0, 1): "pasture"}


def isle(players: int = 1) -> Scenario:
    properties = having(title="Isle", players=Players(players, players), start=Start((), ()))
    homes = {(0, 0): Home(0, 1), (2, 0): Home(0, 2)} if players == 2 else {(0, 0): Home(0, 1)}
    return map_of(TILES, properties, homes=homes, pieces={(0, 0): (Transporter(TransporterKind.DONKEY, 1),)})


def in_front(window: MainWindow) -> GamePage:
    page = window.tabs.current_game
    assert page is not None
    return page


def start(dialog: QWidget) -> None:
    """Return starts."""
    assert isinstance(dialog, NewGameDialog)
    QTest.keyClick(dialog.players, Qt.Key.Key_Return)


def begun(
    window: MainWindow, answers: Answers, scenario: Scenario, qtbot: QtBot, *, passes_over: bool = False
) -> tuple[DocumentPage, GamePage]:
    """A map, and a game of it begun with F5 and Return, which passes over what cannot matter or waits everywhere."""
    preferences.set_passes_over(passes_over)
    window.workbench.apply_preferences()
    map_page = window.workbench.maps.show(scenario)
    qtbot.waitUntil(lambda: window.registry["play.start"].isEnabled())
    answers.give("new-game", start)
    QTest.keyClick(map_page.editor, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: window.tabs.current_game is not None)
    return map_page, in_front(window)


def shown(window: MainWindow, scenario: Scenario) -> GamePage:
    """A game in front that was not begun from a map in the window: that takes less time than ``begun``."""
    return window.workbench.games.show(Match(Game.new(scenario, scenario.properties.players.least, 4)))


def played(scenario: Scenario, actions: int) -> Game:
    """A game of a scenario after so many actions."""
    game, player = Game.new(scenario, scenario.properties.players.least, 4), RandomPlayer(3)
    for _ in range(actions):
        game.apply(player.decide(game))
    return game


def some_actions(match: Match, number: int) -> None:
    player = RandomPlayer(3)
    for _ in range(number):
        match.do(player.decide(match.game))
