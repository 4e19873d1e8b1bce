"""Goods are dragged from the tile that is shown large to the board, and from the board to it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action, LetGo, Step, Transfer
from rbdesigner.engine.core.codes import BOARDS, GEESE, NONE, STONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.hexes import Hex, position
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import goods_shown, goods_under, stand_of
from rbdesigner.play.tile_items import ItemKind
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.game_page import GamePage
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import LEFT, PLAIN, SHIFT

TILES = "0,0 pasture; 1,0 woods; 2,0 rock; 0,1 woods 0-3; 0,2 sea"


class PageUser:
    """Sees the page of a game, and drags over all of it with the button held."""

    def __init__(self, qtbot: QtBot, small: SmallGame) -> None:
        self.page = GamePage(Match(game_of(TILES, small)))
        qtbot.addWidget(self.page)
        self.page.resize(1280, 720)
        self.page.show()
        qtbot.waitExposed(self.page)
        qtbot.wait(1)
        self.board, self.picture = self.page.view.view.viewport(), self.page.tile_view.picture
        self._source: QWidget = self.board

    def look_at(self, q: int, r: int) -> None:
        match = self.page.match
        self.page.focus.look_at(match.state.topology.index[Hex(q, r)])
        QApplication.processEvents()

    @property
    def done(self) -> list[Action]:
        return [action for action in self.page.match.game.log if action.player != NONE]

    @property
    def line(self) -> str:
        """What stands below the tile."""
        return self.page.tile_view.line.text()

    # Where, as points of the screen

    def in_picture(self, what: ItemKind, code: int = NONE, number: int = NONE) -> QPoint:
        shown = self.picture.shown
        assert shown is not None
        (at,) = [
            thing.rect.center().toPoint()
            for thing in shown.things
            if thing.item.what is what and code in (NONE, thing.item.code) and number in (NONE, thing.item.number)
        ]
        return self.picture.mapToGlobal(at)

    def plate(self, caption: str) -> QPoint:
        shown = self.picture.shown
        assert shown is not None
        (rect,) = [plate.rect for plate in shown.plates if plate.caption == caption]
        return self.picture.mapToGlobal(rect.bottomRight().toPoint() - QPoint(5, 5))

    def on_board(self, q: int, r: int) -> QPoint:
        return self._on_board(position(Hex(q, r), self.page.view.scene.orientation))

    def figure(self, transporter: int) -> QPoint:
        stand = stand_of(self.page.match.state, self.page.view.board.scenario, transporter)
        assert stand is not None
        return self._on_board(stand.at)

    def pile(self, good: int, q: int, r: int) -> QPoint:
        """The picture on the board of goods that lie on a tile."""
        view, state = self.page.view, self.page.match.state
        tile, (x, y) = state.topology.index[Hex(q, r)], position(Hex(q, r), view.scene.orientation)
        seen = goods_shown(state, view.board.scenario, tile, [0])
        found = (
            one
            for step in range(100 * 100)
            for one in goods_under(seen, (x - 1 + step % 100 / 50, y - 1 + step // 100 / 50), view.view.scale_factor)
        )
        return self._on_board(next(one.at for one in found if one.good == good and one.holder >= 0))

    def _on_board(self, point: tuple[float, float]) -> QPoint:
        return self.board.mapToGlobal(self.page.view.view.viewportTransform().map(QPointF(*point)).toPoint())

    # The mouse, which sends all to where the button went down

    def take(self, source: QWidget, start: QPoint, end: QPoint, keys: Qt.KeyboardModifier = PLAIN) -> None:
        self._source = source
        self._send(QEvent.Type.MouseButtonPress, start, LEFT, keys)
        for at in (start + (end - start) / 2, end):
            self._send(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, keys)

    def release(self, at: QPoint, keys: Qt.KeyboardModifier = PLAIN) -> None:
        self._send(QEvent.Type.MouseButtonRelease, at, LEFT, keys)
        QApplication.processEvents()

    def drag(self, source: QWidget, start: QPoint, end: QPoint, keys: Qt.KeyboardModifier = PLAIN) -> None:
        self.take(source, start, end, keys)
        self.release(end, keys)

    def _send(self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, keys: Qt.KeyboardModifier) -> None:
        held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else LEFT
        local = QPointF(self._source.mapFromGlobal(at))
        QApplication.sendEvent(self._source, QMouseEvent(kind, local, QPointF(at), button, held, keys))


@pytest.fixture
def small() -> SmallGame:
    """A player before the movement, with roads along the first row."""
    made = SmallGame(TILES, Phase.MOVEMENT, players=1)
    for tile in ("0,0", "1,0"):
        made.road(tile, 4)
    return made


def test_a_good_of_the_large_tile_is_brought_to_where_it_is_dropped_on_the_board(
    qtbot: QtBot, small: SmallGame
) -> None:
    donkey = small.put("donkey", "0,0")
    small.goods("0,0", boards=3)
    user = PageUser(qtbot, small)
    user.look_at(0, 0)
    user.take(user.picture, user.in_picture(ItemKind.GOODS, BOARDS), user.on_board(2, 0))
    view = user.page.view
    assert view.note == "Donkey 1 takes 1 board to (2, 0): 2 of 2 points\nWith Shift: 2"
    assert view.drop is not None
    assert len(view.route) == 3, "as when it is dragged over the board"
    assert not user.done
    QTest.keyPress(user.picture, Qt.Key.Key_Shift)
    assert view.note == "Donkey 1 takes 2 boards to (2, 0): 2 of 2 points"
    QTest.keyRelease(user.picture, Qt.Key.Key_Shift, SHIFT)
    user.release(user.on_board(2, 0))
    there = [small.spot(name) for name in ("0,0", "1,0", "2,0")]
    assert user.done == [
        Transfer(0, BOARDS, there[0], ~donkey),
        Step(0, donkey, there[1]),
        Step(0, donkey, there[2]),
        Transfer(0, BOARDS, ~donkey, there[2]),
    ]
    assert (view.drop, view.note) == (None, "")


def test_what_a_transporter_of_the_large_tile_holds_is_dragged_out_with_shift(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0", stone=2)
    user = PageUser(qtbot, small)
    user.look_at(0, 0)
    user.drag(user.picture, user.in_picture(ItemKind.CARGO, STONE), user.on_board(1, 0), SHIFT)
    assert small.amount("1,0", "stone") == 2


def test_a_good_of_the_board_is_dropped_on_what_the_large_tile_shows(qtbot: QtBot, small: SmallGame) -> None:
    near, far = small.put("donkey", "0,0"), small.put("donkey", "2,0")
    small.goods("1,0", boards=2)
    user = PageUser(qtbot, small)
    user.look_at(0, 0)
    target = user.in_picture(ItemKind.TRANSPORTER, number=near)
    user.take(user.board, user.pile(BOARDS, 1, 0), target)
    assert user.line == "Donkey 1 fetches 1 board from (1, 0): 1 of 2 points\nWith Shift: 2"
    assert user.page.view.note == "", "it is said where the pointer is"
    seen = user.picture.grab().toImage()
    user.release(target)
    assert seen != user.picture.grab().toImage()
    assert small.amount(near, "boards") == 1
    assert not small.amount(far, "boards")


def test_a_good_of_the_board_is_brought_to_the_bank_whose_plate_is_hit(qtbot: QtBot, small: SmallGame) -> None:
    small.put("raft", "0,1~0")
    west, east = small.spot("0,1/7"), small.spot("0,1/1")
    small.goods_at(west, boards=2)
    user = PageUser(qtbot, small)
    user.look_at(0, 1)
    user.drag(user.board, user.pile(BOARDS, 0, 1), user.plate("East bank"))
    assert user.done == [Transfer(0, BOARDS, west, east)]


def test_within_the_large_tile_somebody_brings_it_too(qtbot: QtBot, small: SmallGame) -> None:
    small.goods("0,1/1", stone=1)
    donkey = small.put("donkey", "1,0")
    small.put("raft", "0,1~0")
    user = PageUser(qtbot, small)
    user.look_at(0, 1)
    user.drag(user.picture, user.in_picture(ItemKind.GOODS, STONE), user.plate("West bank"))
    assert small.amount("0,1/7", "stone") == 1
    assert user.page.match.state.tile_of(donkey) == small.tile("1,0"), "the raft does it"


def test_what_cannot_be_done_is_told_on_either_side(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    user = PageUser(qtbot, small)
    user.look_at(0, 0)
    user.take(user.picture, user.in_picture(ItemKind.GOODS, BOARDS), user.on_board(0, 2))
    note = "Once at (0, 1): Donkey 1 moves on land; the sea at (0, 2) is water."
    assert user.page.view.note == note
    assert user.picture.cursor().shape() is Qt.CursorShape.ForbiddenCursor
    user.release(user.on_board(0, 2))
    assert user.page.turn_bar.message.text() == note
    assert user.picture.cursor().shape() is Qt.CursorShape.ArrowCursor
    small.state.movement.points[0] = 0
    user.look_at(0, 1)
    user.drag(user.board, user.pile(BOARDS, 0, 0), user.plate("East bank"))
    assert user.line.startswith("⚠ ") or user.page.turn_bar.message.text()
    assert not user.done


def test_escape_lets_go_and_a_place_beside_both_does_nothing(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    user = PageUser(qtbot, small)
    user.look_at(0, 0)
    start = user.in_picture(ItemKind.GOODS, BOARDS)
    user.take(user.picture, start, user.on_board(1, 0))
    QTest.keyClick(user.picture, Qt.Key.Key_Escape)
    assert user.page.view.drop is None
    user.release(user.on_board(1, 0))
    user.drag(user.picture, start, user.page.choices.mapToGlobal(QPoint(20, 20)))
    assert not user.done


def test_geese_of_the_large_tile_on_a_transporter_of_the_board_ask_there(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "1,0")
    small.goods("0,0", geese=1)
    user = PageUser(qtbot, small)
    user.look_at(0, 0)
    user.drag(user.picture, user.in_picture(ItemKind.GOODS, GEESE), user.figure(donkey))
    (menu,) = [menu for menu in user.page.findChildren(PictureMenu) if menu.isVisible()]
    assert len(menu.buttons) == 2
    QTest.mouseClick(menu.buttons[0], LEFT)
    assert small.amount(donkey, "geese") == 1


def test_with_keys_goods_are_put_where_they_can_be_brought(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", geese=1, boards=1)
    user = PageUser(qtbot, small)
    user.look_at(0, 0)
    picture = user.picture
    picture.setFocus()
    shown = picture.shown
    assert shown is not None
    keys = {thing.item.what: thing.item.key for thing in shown.things if thing.item.code != GEESE}
    picture.cursor_key = keys[ItemKind.GOODS]
    QTest.keyClick(picture, Qt.Key.Key_Space)
    for _ in range(8):
        if picture.cursor_key != keys[ItemKind.TRANSPORTER]:
            QTest.keyClick(picture, Qt.Key.Key_Left)
    assert picture.cursor_key == keys[ItemKind.TRANSPORTER]
    assert user.line == "Donkey 1 loads 1 board"
    assert user.page.view.drop is not None, "who would do it is shown on the board"
    QTest.keyClick(picture, Qt.Key.Key_Return)
    assert small.amount(0, "boards") == 1
    assert not any(isinstance(action, LetGo) for action in user.done)
