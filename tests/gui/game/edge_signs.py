"""The signs at the edges of a tile: roads and walls to be built."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action
from rbdesigner.ui.game.board.target import Shape, Target
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import BoardUser

TILES = "0,0 pasture; 1,0 woods; 0,1 woods 0-3; 0,2 sea; -1,1 rock"


def user_of(qtbot: QtBot, small: SmallGame) -> BoardUser:
    return BoardUser(qtbot, game_of(TILES, small))


def for_edge(user: BoardUser, edge: int) -> Target:
    """The sign of a wall, with the tool for walls in hand."""
    if not user.view.controller.walls.is_taken:
        user.key(Qt.Key.Key_W)
    (found,) = [one for one in user.targets(Shape.WALL) if getattr(one.actions[0], "edge", None) == edge]
    return found


def last(user: BoardUser) -> Action:
    return user.done[-1]
