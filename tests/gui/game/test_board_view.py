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
from tests.gui.game.recorded_boards import SIZE, user_at

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


def test_a_board_that_shows_the_whole_map_does_so_in_every_size(qtbot: QtBot) -> None:
    user = user_at(qtbot, "duo-the-lake-between", 700)
    view, scales = user.view.view, []
    for width, height in ((500, 400), (1500, 950), (500, 950), SIZE):
        user.resize(width, height)
        seen, bounds = view.visible_rect(), user.view.scene.bounds()
        assert seen.contains(bounds)
        assert (seen.center() - bounds.center()).manhattanLength() < 0.1
        shown = view.scale_factor
        view.fit()
        assert view.scale_factor == shown, "it could not be larger"
        scales.append(shown)
    assert scales[0] < scales[3] < scales[1]


def test_a_board_that_was_zoomed_or_panned_keeps_its_scale_and_middle_in_every_size(qtbot: QtBot) -> None:
    user = user_at(qtbot, "duo-the-lake-between", 700)
    view = user.view.view
    for zoomed, panned in ((2.0, 0.0), (0.0, 60.0)):
        user.resize(*SIZE)
        user.view.fit()
        if zoomed:
            view.zoom_by(zoomed)
        else:
            view.pan(panned, panned)
        scale, middle = view.scale_factor, view.visible_rect().center()
        user.resize(1200, 800)
        assert view.scale_factor == scale
        assert (view.visible_rect().center() - middle).manhattanLength() < 0.1
