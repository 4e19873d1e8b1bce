"""A user with mouse and keys before the board of a game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex, position
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import stand_of
from rbdesigner.play.placement.spots import Point, point_of
from rbdesigner.ui.game.board.game_view import GameView
from rbdesigner.ui.game.board.target import Shape, Target
from rbdesigner.ui.game.match.focus import Focus

LEFT = Qt.MouseButton.LeftButton
SHIFT, PLAIN = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


class BoardUser:
    """Sees the board as a widget of its own."""

    def __init__(self, qtbot: QtBot, game: Game, width: int = 900, height: int = 700) -> None:
        self.bot = qtbot
        self.match = Match(game)
        self.focus = Focus(self.match)
        self.view = GameView(self.match, self.focus)
        self.told: list[str] = []
        self.view.message.connect(self.told.append)
        qtbot.addWidget(self.view)
        self.view.resize(width, height)
        self.view.show()
        qtbot.waitExposed(self.view)
        qtbot.wait(1)  # it is laid out and has the keyboard

    def resize(self, width: int, height: int) -> None:
        """Give the board another size."""
        self.view.resize(width, height)
        self.bot.waitUntil(lambda: self.view.view.width() == width and self.view.view.height() == height)

    @property
    def done(self) -> list[Action]:
        """What the players have done."""
        return [action for action in self.match.game.log if action.player != NONE]

    # Where

    def middle(self, q: int, r: int) -> Point:
        """The middle of a tile."""
        return position(Hex(q, r), self.view.scene.orientation)

    def spot(self, spot: int) -> Point:
        """Where a spot is shown."""
        return point_of(self.match.state.topology, self.view.board.scenario, spot)

    def figure(self, transporter: int) -> Point:
        """The middle of a transporter's picture."""
        stand = stand_of(self.match.state, self.view.board.scenario, transporter)
        assert stand is not None
        return stand.at

    def pixel(self, point: Point) -> QPoint:
        """Where a point of the map lies in the window."""
        return self.view.view.viewportTransform().map(QPointF(*point)).toPoint()

    def targets(self, shape: Shape) -> list[Target]:
        """The targets that look so."""
        return [target for target in self.view.controller.targets if target.shape is shape]

    # The mouse

    def hover(self, point: Point, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Bring the pointer there."""
        self._mouse(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton, modifiers)

    def press(self, point: Point) -> None:
        """Press the left button."""
        self._mouse(QEvent.Type.MouseButtonPress, point, LEFT)

    def pull(self, *pixels: QPoint, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Move with the left button held, through points of the window."""
        for pixel in pixels:
            self._send(QEvent.Type.MouseMove, pixel, Qt.MouseButton.NoButton, LEFT, modifiers)

    def release(self, pixel: QPoint, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Let the left button go."""
        self._send(QEvent.Type.MouseButtonRelease, pixel, LEFT, Qt.MouseButton.NoButton, modifiers)

    def drag(self, start: Point, end: Point, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press, move and let go."""
        self.take(start, end, modifiers)
        self.release(self.pixel(end), modifiers)

    def take(self, start: Point, end: Point, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press and move, without letting go."""
        self.press(start)
        first, last = self.pixel(start), self.pixel(end)
        self.pull((first + last) / 2, last, modifiers=modifiers)

    def click(self, point: Point, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Click there."""
        self.hover(point, modifiers)
        QTest.mouseClick(self.view.view.viewport(), LEFT, modifiers, self.pixel(point))

    def _mouse(
        self, kind: QEvent.Type, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier = PLAIN
    ) -> None:
        self._send(kind, self.pixel(point), button, button, modifiers)

    def _send(
        self,
        kind: QEvent.Type,
        pixel: QPoint,
        button: Qt.MouseButton,
        held: Qt.MouseButton,
        modifiers: Qt.KeyboardModifier,
    ) -> None:
        viewport = self.view.view.viewport()
        there = QPointF(viewport.mapToGlobal(pixel))
        QApplication.sendEvent(viewport, QMouseEvent(kind, QPointF(pixel), there, button, held, modifiers))

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key over the board."""
        QTest.keyClick(self.view.view, key, modifiers)
