"""Moves of a game that are done with the mouse in the window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.state import Phase
from rbdesigner.hexes import Hex, position
from rbdesigner.ui.game.game_page import GamePage


def move(page: GamePage, place: Hex, qtbot: QtBot) -> None:
    """End the production, take the first transporter with N and send it with the mouse."""
    if page.match.state.phase is Phase.PRODUCTION:
        page.match.do(Done(0))
    view = page.view.view
    qtbot.waitUntil(lambda: view.scale_factor > 10)
    qtbot.wait(20)
    page.focus.choose(0)
    at = view.viewportTransform().map(QPointF(*position(place, page.view.scene.orientation))).toPoint()
    QTest.mouseMove(view.viewport(), at)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.match.state.tile_of(0) == page.match.state.topology.index[place]
