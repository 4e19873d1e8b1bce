"""The view of the board among other things in a window."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.play.match import Match
from rbdesigner.ui.game.board.game_view import GameView
from rbdesigner.ui.game.match.focus import Focus
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import BoardUser

TILES = "0,0 pasture; 1,0 woods; 0,1 rock"


def test_a_board_that_was_fitted_stays_so_when_what_is_around_leaves_it_more_room(qtbot: QtBot) -> None:
    match = Match(game_of(TILES, SmallGame(TILES)))
    window = QWidget()
    view = GameView(match, Focus(match, window), window)
    qtbot.addWidget(window)
    window.resize(900, 700)
    view.setGeometry(0, 0, 160, 300)
    window.show()
    qtbot.waitExposed(window)
    qtbot.waitUntil(lambda: view.view.is_fitted)
    small = view.view.scale_factor
    view.setGeometry(0, 0, 900, 700)
    grown = view.view.scale_factor
    assert grown > 1.2 * small
    view.fit()
    assert view.view.scale_factor == grown
    view.view.pan(40, 0)
    view.setGeometry(0, 0, 300, 500)
    assert view.view.scale_factor == grown, "whoever has panned keeps the scale"


def test_a_board_that_was_clicked_is_freed_with_its_pictures(qtbot: QtBot) -> None:
    user = BoardUser(qtbot, game_of(TILES, SmallGame(TILES)))
    user.click(user.middle(1, 0))
    board = weakref.ref(user.view)
    user.view.close()
    user.view.deleteLater()
    del user
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert board() is None
