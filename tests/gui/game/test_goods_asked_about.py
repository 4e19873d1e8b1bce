"""Goods that are dragged where they cannot go, or where it is asked which way is meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Lead, LetGo, Step
from rbdesigner.engine.core.codes import BOARDS, GEESE, NONE, STONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.play.placement.board_pictures import goods_at, pictures
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import SHIFT, BoardUser
from tests.gui.game.test_goods_on_board import TILES, goods_of, pile, user_of, with_roads


@pytest.fixture
def small() -> SmallGame:
    return with_roads()


def test_why_it_cannot_be_done_is_told_before_and_after(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    user = user_of(qtbot, small)
    sea = user.middle(0, 2)
    user.take(pile(user, BOARDS, (0, 0)), sea)
    assert user.view.note == "Once at (0, 1): Donkey 1 moves on land; the sea at (0, 2) is water."
    assert user.view.view.viewport().cursor().shape() is Qt.CursorShape.ForbiddenCursor
    note = user.view.note
    user.release(user.pixel(sea))
    assert (user.told, user.done) == ([note], [])


FAR = "0,0 pasture; 1,0 woods; 2,0 rock; 3,0 desert; 0,1 woods"


@pytest.mark.parametrize("chosen", [NONE, 0])
def test_what_is_too_far_says_for_whom_that_lacks_least(qtbot: QtBot, chosen: int) -> None:
    """Neither for the chosen one, which has no points left, nor for a tile off the way."""
    small = SmallGame(FAR, Phase.MOVEMENT, players=1)
    tired = small.put("donkey", "0,1")
    for _ in range(2):
        small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    small.state.movement.points[tired] = 0
    user = BoardUser(qtbot, game_of(FAR, small))
    user.focus.choose(chosen)
    user.take(pile(user, BOARDS, (0, 0)), user.middle(2, 0))
    lines = ["Too far for this turn: donkey 2 needs 4 points and has 2 left.",
             "A step off the roads takes all the points of a turn."]  # fmt: skip
    assert user.view.note.splitlines() == lines
    user.release(user.pixel(user.middle(2, 0)))
    assert (user.told, user.done) == (["\n".join(lines)], [])


def test_along_roads_the_points_of_the_whole_way_are_told(qtbot: QtBot) -> None:
    small = SmallGame(FAR, Phase.MOVEMENT, players=1)
    for tile in ("0,0", "1,0", "2,0"):
        small.road(tile, 4)
    small.put("donkey", "1,0")
    small.goods("0,0", boards=1)
    user = BoardUser(qtbot, game_of(FAR, small))
    user.take(pile(user, BOARDS, (0, 0)), user.middle(3, 0))
    assert user.view.note == "Too far for this turn: donkey 1 needs 4 points and has 2 left."


def test_a_step_off_the_roads_is_told_to_end_the_movement(qtbot: QtBot) -> None:
    small = SmallGame(FAR, Phase.MOVEMENT, players=1)
    small.road("0,0", 4)
    small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    user = BoardUser(qtbot, game_of(FAR, small))
    user.take(pile(user, BOARDS, (0, 0)), user.middle(0, 1))
    assert user.view.note == "Donkey 1 takes 1 board to (0, 1): 1 of 2 points, and no farther this turn"
    user.pull(user.pixel(user.middle(1, 0)))
    assert user.view.note == "Donkey 1 takes 1 board to (1, 0): 1 of 2 points", "along a road it could go on"


def test_what_is_let_go_where_it_was_stays_without_a_word(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    user = user_of(qtbot, small)
    start = pile(user, BOARDS, (0, 0))
    user.take(start, user.middle(1, 0))
    user.pull(user.pixel(user.middle(0, 0)))
    assert user.view.note == ""
    user.release(user.pixel((start[0] + 0.2, start[1])))
    assert (user.told, user.done) == ([], [])


def test_escape_lets_go_of_goods(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    user = user_of(qtbot, small)
    user.take(pile(user, BOARDS, (0, 0)), user.middle(1, 0))
    user.key(Qt.Key.Key_Escape)
    assert (user.view.drop, user.view.note) == (None, "")
    user.release(user.pixel(user.middle(1, 0)))
    assert not user.done


def menu_of(user: BoardUser) -> PictureMenu:
    (menu,) = [menu for menu in user.view.findChildren(PictureMenu) if menu.isVisible()]
    return menu


def test_geese_on_a_transporter_are_carried_or_follow_as_one_chooses(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "0,0")
    small.goods("0,0", geese=2)
    user = user_of(qtbot, small)
    at = user.figure(donkey)
    user.take(pile(user, GEESE, (0, 0)), at, SHIFT)
    assert user.view.note.splitlines()[-1] == "Release to choose"
    user.release(user.pixel(at), SHIFT)
    assert not user.done
    menu = menu_of(user)
    texts = [button.text() for button in menu.buttons]
    assert texts == ["Donkey 1 loads 2 geese, carried", "Donkey 1 lets 2 geese follow"]
    assert all(not button.icon().isNull() for button in menu.buttons)
    assert menu.buttons[0].hasFocus()
    assert [button.autoRaise() for button in menu.buttons] == [False, True], "it is seen which one the Enter key takes"
    QTest.keyClick(menu.buttons[0], Qt.Key.Key_Down)
    assert [button.autoRaise() for button in menu.buttons] == [True, False]
    QTest.keyClick(menu.buttons[1], Qt.Key.Key_Return)
    assert user.done == [Lead(0, donkey, small.spot("0,0"))] * 2


def test_geese_are_led_to_a_tile_and_stay_there(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "0,0", boards=2)
    small.goods("0,0", geese=2)
    user = user_of(qtbot, small)
    user.drag(pile(user, GEESE, (0, 0)), user.middle(1, 0), SHIFT)
    assert [type(action) for action in user.done] == [Lead, Lead, Step, LetGo, LetGo]
    assert small.amount(donkey, "boards") == 2


def test_escape_in_the_menu_does_nothing(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", geese=1)
    user = user_of(qtbot, small)
    user.drag(pile(user, GEESE, (0, 0)), user.figure(0))
    menu = menu_of(user)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
    assert not user.done


def test_of_two_banks_the_one_under_the_pointer_is_meant_and_over_the_river_it_is_asked(
    qtbot: QtBot, small: SmallGame
) -> None:
    small.put("raft", "0,1~0")
    west, east = sorted({small.spot(f"0,1/{half_edge}") for half_edge in range(12)})
    small.goods_at(west, boards=2)
    user = user_of(qtbot, small)
    start = goods_of(user, (0, 1))[BOARDS, west]
    user.take(start, user.spot(east))
    assert user.view.note.startswith("1 board crosses to the") or user.view.note.startswith("1 board cross")
    user.release(user.pixel(user.spot(east)))
    assert small.state.amount(east, BOARDS) == 1


def test_of_two_transporters_as_good_and_not_alike_it_is_asked(qtbot: QtBot) -> None:
    small = SmallGame(TILES + "; 1,1 pasture", Phase.MOVEMENT, players=1)
    for tile, half_edge in (("1,0", 4), ("1,0", 6), ("1,0", 10)):
        small.road(tile, half_edge)
    near, far = small.put("donkey", "0,0"), small.put("donkey", "2,0")
    small.goods("1,0", boards=1)
    user = BoardUser(qtbot, game_of(TILES + "; 1,1 pasture", small))
    user.drag(pile(user, BOARDS, (1, 0)), user.middle(1, 1))
    menu = menu_of(user)
    assert [button.text() for button in menu.buttons] == [
        f"Donkey {number + 1} takes 1 board to (1, 1): 2 of 2 points" for number in (near, far)
    ]
    QTest.mouseClick(menu.buttons[1], Qt.MouseButton.LeftButton)
    assert small.state.tile_of(far) == small.tile("1,1")


def test_pictures_too_small_to_be_told_apart_are_asked_about(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", boards=1, stone=1, trunks=1, geese=1, clay=1)
    user = user_of(qtbot, small)
    user.view.view.set_scale(14.0)
    state, shown, tile = small.state, user.view.board.scenario, small.tile("0,0")
    goods = {placed.look.what: placed for placed, _ in pictures(state, shown, tile)}
    (a, b), (c, d) = goods["boards"].centre, goods["stone"].centre
    x, y = user.middle(0, 0)
    between = x + (a + c) / 2, y + (b + d) / 2
    found = goods_at(state, shown, tile, between, 14.0, [0])
    assert {BOARDS, STONE} <= {one.good for one in found}
    user.drag(between, user.middle(2, 0))
    assert len(menu_of(user).buttons) == len(found)
