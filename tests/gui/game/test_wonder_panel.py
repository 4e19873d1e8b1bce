"""The panel of the wonder: bricks, prices and rows as the engine has them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done, Propose
from rbdesigner.engine.core.codes import NEUTRAL
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics.scoring import scores
from rbdesigner.play.match import Match
from rbdesigner.rules.tables import WONDER_SPACES
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.game.wonder.wonder_board import NEUTRAL_BRICK
from rbdesigner.ui.game.wonder.wonder_panel import WonderPanel
from tests.engine.games.test_games import played

GAMES = Path(__file__).parents[2] / "games"
QUARTET, SOLO = "quartet-crossroads", "solo-millbrook"

Show = Callable[..., WonderPanel]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def shown(game: str, moment: int, height: int = 340) -> WonderPanel:
        match = Match(played(game).copy())
        match.look_at(moment)
        match.resume()
        panel = WonderPanel(match, Seats(match, []))
        qtbot.addWidget(panel)
        panel.resize(366, height)
        panel.show()
        qtbot.waitExposed(panel)
        qtbot.wait(10)
        return panel

    return shown


def test_bricks_lie_where_the_engine_has_them(show: Show) -> None:
    panel = show(QUARTET, 1600)
    state, board = panel.match.state, panel.board
    image = board.grab().toImage()
    for space, owner in enumerate(state.bricks):
        rect = board.space_rect(space)
        colour = image.pixelColor((rect.topLeft() + QPointF(4, rect.height() / 2)).toPoint())
        assert (colour == NEUTRAL_BRICK) == (owner == NEUTRAL), space
        told = board.text_at(rect.center())
        assert f"Space {space + 1}:" in told
        assert ("neutral" in told) == (owner == NEUTRAL)
    totals = [sum(row[player] for row in board.look.points) for player in range(4)]
    assert totals == [sum(score.rows) for score in scores(state)]


def test_what_comes_next_and_its_price_are_told(show: Show, qtbot: QtBot) -> None:
    panel = show(SOLO, 400)
    state = panel.match.state
    assert state.phase is Phase.WONDER
    following = len(state.bricks)
    words = panel.following.text()
    assert words.startswith(f"Next: space {following + 1} in row 8, price {state.brick_price()}.")
    assert words.endswith(f"{state.neutral} of 20.")
    assert "next brick comes here" in panel.board.space_text(following)
    state.offer = Propose(state.player, (), Done(state.player))
    panel.renew()
    assert panel.following.text() == words  # the price stays while an offer waits for answers
    state.offer = None
    panel.match.look_at(0)
    qtbot.waitUntil(lambda: "price" not in panel.following.text())


@pytest.mark.parametrize(("game", "moment"), [(QUARTET, 1600), (SOLO, 400)])
def test_the_whole_board_is_seen_in_a_low_window(show: Show, game: str, moment: int) -> None:
    panel = show(game, moment)
    board, viewport = panel.board, panel.area.viewport()
    assert not panel.area.horizontalScrollBar().isVisible()
    assert board.mapTo(viewport, QPoint(0, 0)).y() >= 0
    assert board.mapTo(viewport, QPoint(0, board.height())).y() <= viewport.height()
    for space in (0, WONDER_SPACES - 1):
        assert board.rect().contains(board.space_rect(space).toRect())
    assert board.rect().contains(board.points_rect(-1, 0).toRect())


def test_rows_stay_readable_where_there_is_little_room(show: Show) -> None:
    panel = show(QUARTET, 1600, height=160)
    assert panel.board.space_rect(0).height() >= 14
    following = panel.board.space_rect(len(panel.match.state.bricks)).center().toPoint()
    assert panel.area.viewport().rect().contains(panel.board.mapTo(panel.area.viewport(), following))
