"""Playing on the board with mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.actions import Done
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.game import Game
from rbdesigner.engine.state import Phase
from rbdesigner.hexes import Hex, position
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Home, Spot, SpotKind, Transporter
from rbdesigner.ui.play.focus import Focus
from rbdesigner.ui.play.game_view import GameView
from rbdesigner.ui.play.match import Match, Span
from rbdesigner.ui.play.spots import point_of
from tests.checks.maps import having, map_of

TILES = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock", (0, 1): "sea", (1, 1): "sea", (2, 1): "sea"}
PIECES = {
    (0, 0): (Transporter(TransporterKind.DONKEY, 1),),
    (2, 0): (Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.DOCK, 6)),),
}


class Board:
    """A user before the board of a solo game in its first movement."""

    def __init__(self, qtbot: QtBot) -> None:
        properties = having(players=Players(1, 1), start=Start((), ()))
        scenario = map_of(TILES, properties, homes={(0, 0): Home(0, 1)}, pieces=PIECES)
        self.match = Match(Game.new(scenario, 1, 1))
        self.match.do(Done(0))
        assert self.match.state.phase is Phase.MOVEMENT
        self.focus = Focus(self.match)
        self.view = GameView(self.match, self.focus)
        qtbot.addWidget(self.view)
        self.view.resize(900, 700)
        self.view.show()
        qtbot.waitExposed(self.view)
        qtbot.waitUntil(lambda: self.view.view.scale_factor > 48)

    def pixel(self, x: float, y: float) -> QPoint:
        return self.view.view.viewportTransform().map(QPointF(x, y)).toPoint()

    def click_tile(self, place: Hex) -> None:
        self.click(*position(place, self.view.scene.orientation))

    def click_spot(self, spot: int) -> None:
        self.click(*point_of(self.match.state.topology, self.view.board.scenario, spot))

    def click(self, x: float, y: float) -> None:
        at = self.pixel(x, y)
        QTest.mouseMove(self.view.view.viewport(), at)
        QTest.mouseClick(self.view.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot)


def test_a_click_chooses_a_transporter_and_another_sends_it(board: Board) -> None:
    state = board.match.state
    board.view.hand.step_through(1)
    assert board.focus.transporter == 0
    assert list(board.view.hand.ways) == [spot for spot in board.view.hand.ways if state.tile_of(0) != spot]
    board.click_tile(Hex(1, 0))
    assert board.match.state.tile_of(0) == state.topology.index[Hex(1, 0)]
    assert not board.view.hand.ways


def test_a_way_over_several_tiles_is_one_click_and_one_undo(board: Board) -> None:
    board.focus.choose(1)
    start = board.match.state.spots[1]
    (far,) = [spot for spot, way in board.view.hand.ways.items() if len(way.steps) == 3 and way.left == 0][:1]
    before = len(board.match.game.log)
    board.click_spot(far)
    assert board.match.state.spots[1] == far
    assert len(board.match.game.log) == before + 3
    board.match.undo()
    assert board.match.state.spots[1] == start
    board.match.redo()
    board.match.undo(Span.TURN)
    assert board.match.state.phase is Phase.PRODUCTION


def test_the_pointer_tells_what_a_click_would_do(board: Board) -> None:
    board.focus.choose(0)
    x, y = position(Hex(1, 0), board.view.scene.orientation)
    QTest.mouseMove(board.view.view.viewport(), board.pixel(x, y))
    assert board.view.note.startswith("Go here: 1 of 2 points")
    assert "no farther" in board.view.note


def test_keys_go_through_the_transporters_and_let_go(board: Board) -> None:
    viewport = board.view.view
    QTest.keyClick(viewport, Qt.Key.Key_N)
    assert board.focus.transporter == 0
    QTest.keyClick(viewport, Qt.Key.Key_N)
    assert board.focus.transporter == 1
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert board.focus.transporter == NONE


def test_an_earlier_moment_is_only_looked_at(board: Board) -> None:
    board.focus.choose(0)
    assert board.view.hand.ways
    board.match.look_at(0)
    assert not board.view.hand.ways
