"""Boards of recorded games as a user sees them, in pictures that can be compared."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.state import Phase
from rbdesigner.hexes import Hex, position
from tests.engine.games.test_games import played
from tests.gui.game.board_user import BoardUser

GAMES = Path(__file__).parents[2] / "games"
SIZE = 896, 618
"""The board in a window of 1280 x 720."""


def user_at(qtbot: QtBot, game: str, moment: int) -> BoardUser:
    user = BoardUser(qtbot, played(game).copy(), *SIZE)
    user.match.look_at(moment)
    user.match.resume()
    assert user.match.state.phase is Phase.MOVEMENT
    return user


def picture(user: BoardUser) -> QImage:
    """The board as it is seen, painted to the end."""
    user.bot.waitUntil(lambda: user.view.is_sharp)
    user.view._show_targets()
    return user.view.view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def tile_box(user: BoardUser, place: Hex, half: float) -> QRect:
    x, y = position(place, user.view.scene.orientation)
    box = QRectF(x - half, y - half, 2 * half, 2 * half)
    return user.view.view.viewportTransform().mapRect(box).toRect()


def changed(before: QImage, after: QImage, box: QRect) -> float:
    """How much of a box looks different, from 0 to 1."""
    points = [(x, y) for x in range(box.left(), box.right(), 2) for y in range(box.top(), box.bottom(), 2)]
    return sum(before.pixel(x, y) != after.pixel(x, y) for x, y in points) / len(points)


def spans(box: QRect) -> tuple[tuple[int, int], tuple[int, int]]:
    return (box.left(), box.right()), (box.top(), box.bottom())
