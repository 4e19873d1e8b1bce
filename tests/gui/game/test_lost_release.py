"""In a game nothing comes of a drag whose release is lost, or comes over a panel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Build
from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, TRUNKS
from rbdesigner.engine.core.state import Phase
from rbdesigner.play.build_plans import StructureKind
from rbdesigner.play.placement.spots import Point
from rbdesigner.play.tile_items import ItemKind
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.ui.game.choices.structure_palette import StructureButton
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import LEFT, PLAIN, BoardUser
from tests.gui.game.test_goods_between_tile_and_board import TILES as OF_TILES
from tests.gui.game.test_goods_between_tile_and_board import PageUser
from tests.gui.game.test_goods_on_board import pile

TILES = "0,0 pasture; 1,0 woods; 2,0 rock; 0,1 woods"


@pytest.fixture
def user(qtbot: QtBot) -> BoardUser:
    """A player before the movement, with a donkey beside trunks."""
    small = SmallGame(TILES, Phase.MOVEMENT, players=1)
    for tile in ("0,0", "1,0"):
        small.road(tile, 4)
    small.put("donkey", "0,0")
    small.goods("1,0", trunks=2)
    return BoardUser(qtbot, game_of(TILES, small))


def lose(widget: QWidget) -> None:
    """A dialog swallows the release."""
    dialog = QDialog(widget)
    dialog.open()
    dialog.reject()
    QApplication.processEvents()


def begin(user: BoardUser, what: str) -> Point:
    """Take hold of goods, a donkey or the table; where that is."""
    start = {
        "goods": pile(user, TRUNKS, (1, 0)),
        "donkey": user.figure(0),
        "table": (user.middle(0, 0)[0] - 3.0, user.middle(0, 0)[1]),
    }[what]
    user.take(start, (start[0] + 0.8, start[1]))
    return start


@pytest.mark.parametrize("what", ["goods", "donkey", "table"])
def test_nothing_comes_of_a_drag_whose_release_is_lost(user: BoardUser, what: str) -> None:
    begin(user, what)
    lose(user.view)
    seen, before = user.view.view.visible_rect(), list(user.done)
    for tile in ((1, 0), (2, 0)):
        user.hover(user.middle(*tile))
    user.release(user.pixel(user.middle(1, 0)))
    assert user.done == before
    assert user.view.view.visible_rect() == seen
    assert not user.view.controller.delivery_controller.is_dragging


def test_a_donkey_let_go_over_a_panel_stays(user: BoardUser) -> None:
    view = user.view.view
    view.centre_at(QPointF(user.figure(0)[0] - view.visible_rect().width() / 2 + 0.4, 0))
    here, beyond = user.pixel(user.figure(0)), user.pixel(user.middle(1, 0))
    assert view.viewport().rect().contains(here)
    assert not view.viewport().rect().contains(beyond)
    user.press(user.figure(0))
    user.pull(here + QPoint(20, 0), beyond)
    user.release(beyond)
    assert user.done == []
    assert user.view.intent is None


def test_a_good_of_the_large_tile_stays_when_its_release_is_lost(qtbot: QtBot) -> None:
    small = SmallGame(OF_TILES, Phase.MOVEMENT, players=1)
    small.put("donkey", "0,0")
    small.goods("0,0", boards=3)
    user = PageUser(qtbot, small)
    user.look_at(0, 0)
    user.take(user.picture, user.in_picture(ItemKind.GOODS, BOARDS), user.figure(0))
    assert user.page.view.controller.delivery_controller.is_dragging
    lose(user.page)
    assert not user.page.view.controller.delivery_controller.is_dragging
    user.release(user.figure(0))
    assert user.done == []


def test_a_picture_out_of_the_panel_is_not_carried_on(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button = StructureButton(StructureKind(Build, BUILDINGS.index(BuildingKind.WOODCUTTER)), window)
    carried: list[QPoint] = []
    button.carried.connect(lambda at, _keys: carried.append(at))
    window.show()

    def move(x: int, held: Qt.MouseButton) -> None:
        at = QPointF(x, 5)
        event = QMouseEvent(QEvent.Type.MouseMove, at, button.mapToGlobal(at), Qt.MouseButton.NoButton, held, PLAIN)
        QApplication.sendEvent(button, event)

    QTest.mousePress(button, LEFT, pos=QPoint(5, 5))
    move(60, LEFT)
    assert len(carried) == 1
    lose(window)
    move(12, Qt.MouseButton.NoButton)
    assert len(carried) == 1
    assert not button.isDown()
