"""What happens on the board is shown as it happens, and never in the way of who plays."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action, Done, Step, Transfer
from rbdesigner.engine.core.codes import GOODS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.view import View
from rbdesigner.hexes import Hex, border_key, neighbour, position
from rbdesigner.play.match import Match
from rbdesigner.play.placement.piece_layout import layout
from rbdesigner.players.machine_turns import Seat
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Goods, Home, Piece, Road, Transporter
from rbdesigner.ui.game.board import animation
from rbdesigner.ui.game.board.animation_item import Figure
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.preferences import ANIMATED
from tests.checks.maps import having, map_of
from tests.players.at_once import AtOnce

ROW = [Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(3, 0)]
TILES = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock", (3, 0): "pasture", (0, 1): "sea", (1, 1): "sea"}
DONKEY = Transporter(TransporterKind.DONKEY, 1)
ROADS = {border_key(a, 2 * edge): Road() for a, b in pairwise(ROW) for edge in range(6) if neighbour(a, edge) == b}
PIECES: dict[tuple[int, int], tuple[Piece, ...]] = {
    (0, 0): (DONKEY, Goods(Good.TRUNKS, 2, 0)),
    (2, 0): (DONKEY,),
}


class Clock:
    """Time that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Script:
    """A machine that does what it is told."""

    def __init__(self, *actions: Action) -> None:
        self._actions = iter(actions)

    def decide(self, view: View) -> Action:
        return next(self._actions)


class Board:
    """A user before the page of a solo game in its first movement; donkeys 0 and 1 look alike."""

    def __init__(self, qtbot: QtBot) -> None:
        properties = having(players=Players(1, 1), start=Start((), ()))
        scenario = map_of(TILES, properties, homes={(0, 0): Home(0, 1)}, pieces=PIECES, roads=ROADS)
        self.match = Match(Game.new(scenario, 1, 1, ["Robo"]))
        self.match.do(Done(0))
        assert self.match.state.phase is Phase.MOVEMENT
        self.page = GamePage(self.match)
        self.qtbot, self.view, self.motion = qtbot, self.page.view, self.page.motion
        qtbot.addWidget(self.page)
        self.page.resize(1280, 640)
        self.page.show()
        qtbot.waitExposed(self.page)
        qtbot.waitUntil(lambda: self.view.view.scale_factor > 48)
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: self.view.is_sharp)
        self.qtbot.wait(30)

    @property
    def figures(self) -> list[Figure]:
        return list(self.view.animation_item.figures)

    def spot(self, place: Hex) -> int:
        topology = self.match.state.topology
        return topology.regions_of[topology.index[place]][0]

    def step(self, transporter: int, place: Hex) -> Step:
        return Step(0, transporter, self.spot(place))

    def middle(self, place: Hex) -> tuple[float, float]:
        return position(place, self.view.scene.orientation)

    def picture(self, place: Hex) -> QImage:
        x, y = self.middle(place)
        transform = self.view.view.viewportTransform()
        area = transform.mapRect(QRectF(x - 0.45, y - 0.45, 0.9, 0.9)).toRect()
        return self.view.view.viewport().grab(QRect(area)).toImage()

    def click(self, place: Hex) -> None:
        at = self.view.view.viewportTransform().map(QPointF(*self.middle(place))).toPoint()
        QTest.mouseMove(self.view.view.viewport(), at)
        QTest.mouseClick(self.view.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def land(self) -> None:
        self.qtbot.waitUntil(lambda: not self.motion.is_moving)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    made = Clock()
    monkeypatch.setattr(animation, "perf_counter", made)
    yield made


def near(a: tuple[float, float], b: tuple[float, float], most: float = 0.02) -> bool:
    return math.dist(a, b) < most


def test_a_step_glides_from_where_it_stood_to_where_it_stands(board: Board, clock: Clock) -> None:
    there, stood = board.picture(ROW[3]), layout_of(board, ROW[2])
    board.match.do(board.step(1, ROW[3]))
    (figure,) = board.figures
    x, y = board.middle(ROW[2])
    assert near(figure.at, (x + stood[0], y + stood[1]))
    board.settle()
    assert board.picture(ROW[3]) == there, "it stands there before it has arrived"
    seen = [figure.at]
    for _ in range(4):
        clock.now += animation.OWN / 5000
        board.qtbot.waitUntil(lambda: board.figures[0].at != seen[-1])
        seen.append(board.figures[0].at)
    end = board.middle(ROW[3])
    assert all(math.dist(b, end) < math.dist(a, end) for a, b in pairwise(seen))
    clock.now += animation.OWN / 1000
    board.land()
    assert not board.figures
    landed = board.picture(ROW[3])
    assert landed != there
    board.view._piece_layer.forget()
    board.settle()
    assert board.picture(ROW[3]) == landed


def layout_of(board: Board, place: Hex) -> tuple[float, float]:
    shown = board.view.board.scenario
    (placed,) = layout(shown.tiles[place], None, shown.pieces[place], shown.orientation)
    return placed.centre


def test_one_of_two_that_look_alike_joins_the_other_when_it_lands(board: Board, clock: Clock) -> None:
    board.match.do(board.step(1, ROW[1]))
    clock.now += 1
    board.land()
    alone = board.picture(ROW[1])
    board.match.do(board.step(0, ROW[1]))
    board.settle()
    assert board.picture(ROW[1]) == alone
    clock.now += 1
    board.land()
    assert board.picture(ROW[1]) != alone


def test_a_way_of_several_steps_is_one_flight(board: Board, clock: Clock) -> None:
    board.match.do_all([board.step(0, ROW[1]), board.step(0, ROW[2])])
    (figure,) = board.figures
    x, _ = board.middle(ROW[0])
    assert abs(figure.at[0] - x) < 0.6
    clock.now += animation.MOST / 1000
    board.land()


def test_a_click_while_it_glides_acts_at_once(board: Board, clock: Clock) -> None:
    board.page.focus.choose(0)
    board.click(ROW[1])
    assert board.motion.is_moving
    assert board.match.state.spots[0] == board.spot(ROW[1])
    board.click(ROW[0])
    assert board.match.state.spots[0] == board.spot(ROW[0])
    assert len(board.figures) == 1
    board.match.undo()
    assert not board.motion.is_moving
    assert not board.figures


def test_time_is_kept_only_while_something_moves(board: Board) -> None:
    assert not board.motion.is_moving
    board.match.do(board.step(0, ROW[1]))
    assert board.motion.is_moving
    board.land()
    board.match.undo()
    board.match.look_at(1)
    board.match.look_at(len(board.match.game.log))
    assert not board.motion.is_moving
    board.match.redo()
    assert board.motion.is_moving
    board.land()


def test_what_is_loaded_is_ringed(board: Board, clock: Clock) -> None:
    trunks = GOODS.index(Good.TRUNKS)
    board.match.do(Transfer(0, trunks, board.spot(ROW[0]), ~0))
    (ring,) = board.view.animation_item.rings
    assert near(ring.at, board.middle(ROW[0]), 0.8)
    clock.now += animation.RING / 2000
    board.qtbot.waitUntil(lambda: 0.4 < board.view.animation_item.rings[0].age < 0.6)
    clock.now += animation.RING / 1000
    board.land()
    assert not board.view.animation_item.rings


def test_who_is_loaded_on_the_way_is_not_shown_twice(board: Board, clock: Clock) -> None:
    there = board.picture(ROW[0])
    board.match.do(board.step(0, ROW[1]))
    clock.now += 1
    board.land()
    board.match.do(board.step(0, ROW[0]))
    board.match.do(Transfer(0, GOODS.index(Good.TRUNKS), board.spot(ROW[0]), ~0))
    board.motion._rings.clear()
    board.settle()
    lifted = [piece for pieces in board.view._pieces._lifted.values() for piece in pieces]
    assert [piece.cargo for piece in lifted] == [((Good.TRUNKS, 1),)]
    assert board.picture(ROW[0]) != there


def test_without_motion_nothing_moves(board: Board) -> None:
    folders.settings().setValue(ANIMATED, "false")
    board.match.do(board.step(0, ROW[1]))
    assert not board.motion.is_moving
    assert not board.figures


def test_the_map_follows_a_machine_only_to_what_cannot_be_seen(board: Board) -> None:
    view = board.view.view
    view.set_scale(300)
    board.view.centre_on(ROW[0])
    board.motion._moved_at = -math.inf
    page, seen = board.page, view.visible_rect()
    page.seats.is_paused = True
    script = Script(board.step(1, ROW[3]), board.step(0, ROW[1]), board.step(0, ROW[2]))
    page.seats.replace(0, Seat(AtOnce(script)))
    page.seats.step()
    board.qtbot.waitUntil(lambda: view.visible_rect() != seen)
    assert view.visible_rect().contains(QPointF(*board.middle(ROW[3])))
    seen = view.visible_rect()
    assert not seen.contains(QPointF(*board.middle(ROW[0])))
    view.pan(-view.width() // 3, 0)  # somebody moves the map, and it is left alone
    seen = view.visible_rect()
    page.seats.step()
    board.qtbot.waitUntil(lambda: board.match.state.spots[0] == board.spot(ROW[1]))
    assert view.visible_rect() == seen
    board.view.centre_on(ROW[2])
    edge = board.middle(ROW[2])[0] + 0.8  # close to the rim of the view is in view
    view.pan((edge - view.visible_rect().right()) * view.scale_factor, 0)
    board.motion._moved_at = -math.inf
    seen = view.visible_rect()
    page.seats.step()
    board.qtbot.waitUntil(lambda: board.match.state.spots[0] == board.spot(ROW[2]))
    assert view.visible_rect() == seen


def test_machines_in_a_hurry_glide_quickly_and_ring_nothing(board: Board, clock: Clock) -> None:
    page, trunks = board.page, GOODS.index(Good.TRUNKS)
    page.seats.pause = 0
    load = Transfer(0, trunks, board.spot(ROW[0]), ~0)
    page.seats.replace(0, Seat(AtOnce(Script(load, board.step(0, ROW[1])))))
    board.qtbot.waitUntil(lambda: board.match.state.spots[0] == board.spot(ROW[1]))
    assert len(board.figures) == 1
    assert not board.view.animation_item.rings
    clock.now += animation.HURRIED / 1000
    board.land()
