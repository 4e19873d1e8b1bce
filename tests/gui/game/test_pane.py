"""What changes in a game has nothing around it laid out or painted anew."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario.model import Scenario, Start
from rbdesigner.scenario.pieces import Home
from rbdesigner.ui.game.panels.pane import Pane
from rbdesigner.ui.shell.window import MainWindow
from tests.checks.maps import having, map_of


class Requests(QObject):
    """Counts how often a widget is asked to lay out anew."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  (Qt's name)
        self.count += event.type() is QEvent.Type.LayoutRequest
        return False


def isle() -> Scenario:
    tiles = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock"}
    return map_of(tiles, having(start=Start((), ())), homes={(0, 0): Home(0, 1)})


def test_a_label_in_a_pane_leaves_what_is_around_alone(qtbot: QtBot) -> None:
    outside, inside, label = QWidget(), QWidget(), QLabel("short")
    QVBoxLayout(inside).addWidget(label)
    pane = Pane(inside)
    QVBoxLayout(outside).addWidget(pane)
    qtbot.addWidget(outside)
    outside.show()
    qtbot.waitExposed(outside)
    qtbot.wait(10)
    asked = Requests(outside)
    label.setText("a much longer text\nin two lines")
    qtbot.wait(10)
    assert asked.count == 0
    assert inside.size() == pane.size()
    outside.resize(400, 300)
    assert inside.size() == pane.size()
    assert label.height() >= label.sizeHint().height()
    assert pane.minimumSizeHint() == inside.minimumSizeHint()


def test_only_a_new_turn_in_its_title_asks_the_tabs_of_the_window_for_room(window: MainWindow, qtbot: QtBot) -> None:
    match, player = Match(Game.new(isle(), 1, 4)), RandomPlayer(3)
    page = window.workbench.games.show(match)
    page.seats.is_paused = True
    match.do(player.decide(match.game))
    asked, before = Requests(window.tabs), -1
    while asked.count > before:  # until the page has found its place
        before = asked.count
        qtbot.wait(100)
    begun = match.state.turn
    for _ in range(15):
        match.do(player.decide(match.game))
        qtbot.wait(10)
        assert asked.count <= before + match.state.turn - begun
