"""Goods are handled on the board: dragged to where they are wanted, with what it costs told before the button is let
go, and errands that are run again."""

from __future__ import annotations

import math
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Lead, LetGo, Step, Transfer
from rbdesigner.engine.core.codes import BOARDS, GEESE, NONE, STONE, TRUNKS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality
from rbdesigner.hexes import Hex
from rbdesigner.play.placement.board_pictures import goods_at, goods_shown, goods_under, pictures
from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.board.target import Shape
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import CONTROL, PLAIN, SHIFT, BoardUser
from tests.parameters import few

TILES = "0,0 pasture; 1,0 woods; 2,0 rock; 0,1 woods 0-3; 0,2 sea"


@pytest.fixture
def small() -> SmallGame:
    """A player before the movement, with roads along the first row."""
    made = SmallGame(TILES, Phase.MOVEMENT, players=1)
    for tile in ("0,0", "1,0"):
        made.road(tile, 4)
    return made


def user_of(qtbot: QtBot, small: SmallGame) -> BoardUser:
    return BoardUser(qtbot, game_of(TILES, small))


def pile(user: BoardUser, good: int, tile: tuple[int, int]) -> Point:
    """The middle of the picture of goods that lie on a tile."""
    found = goods_of(user, tile)
    return next(at for (kind, place), at in found.items() if kind == good and place >= 0)


def cargo(user: BoardUser, good: int, carrier: int) -> Point:
    """The middle of the small picture of goods that a transporter holds."""
    place = user.match.state.topology.places[user.match.state.tile_of(carrier)]
    return goods_of(user, (place.q, place.r))[good, ~carrier]


def goods_of(user: BoardUser, tile: tuple[int, int]) -> dict[tuple[int, int], Point]:
    """The goods that the board shows on a tile, by good and place."""
    state, shown = user.match.state, user.view.board.scenario
    number, (x, y) = state.topology.index[Hex(*tile)], user.middle(*tile)
    found, seen = {}, goods_shown(state, shown, number, [0])
    for column, row in product(range(-25, 26), repeat=2):  # finer than the smallest picture of goods
        point = x + column / 25, y + row / 25
        for one in goods_under(seen, point, user.view.view.scale_factor):
            found[one.good, one.holder] = one.at
    return found


# Where goods go


@pytest.mark.parametrize(("key", "modifier"), [(Qt.Key.Key_Shift, SHIFT), (Qt.Key.Key_Control, CONTROL)])
def test_keys_that_are_held_count_without_a_move(
    qtbot: QtBot, small: SmallGame, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", boards=3)
    user = user_of(qtbot, small)
    user.take(pile(user, BOARDS, (0, 0)), user.middle(2, 0))
    plain = user.view.note
    QTest.keyPress(user.view.view, key)
    assert user.view.note == "Donkey 1 takes 2 boards to (2, 0): 2 of 2 points"
    QTest.keyRelease(user.view.view, key, modifier)
    assert user.view.note == plain
    assert not user.done


def test_where_the_chosen_transporter_could_go_is_not_lit_while_goods_are_dragged(
    qtbot: QtBot, small: SmallGame
) -> None:
    other = small.put("donkey", "1,0")
    small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    user = user_of(qtbot, small)

    def picture() -> QImage:
        qtbot.waitUntil(lambda: user.view.is_sharp)
        qtbot.wait(50)
        return user.view.view.viewport().grab().toImage()

    dark = picture()
    user.focus.choose(other)
    number = next(target for target in user.targets(Shape.NUMBER) if math.dist(target.at, user.middle(2, 0)) < 1)
    at = user.pixel(number.at)
    lit = picture()
    assert lit.pixelColor(at) != dark.pixelColor(at)
    user.take(pile(user, BOARDS, (0, 0)), user.middle(1, 0))
    assert picture().pixelColor(at) == dark.pixelColor(at)
    user.key(Qt.Key.Key_Escape)
    assert picture().pixelColor(at) == lit.pixelColor(at)


def test_a_good_is_dragged_to_a_tile_and_somebody_brings_it(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "0,0")
    small.goods("0,0", boards=3)
    user = user_of(qtbot, small)
    user.take(pile(user, BOARDS, (0, 0)), user.middle(2, 0))
    assert user.view.note == "Donkey 1 takes 1 board to (2, 0): 2 of 2 points\nWith Shift: 2"
    drop = user.view.drop
    assert drop is not None
    assert len(user.view.route) == 3, "from the picture over (1, 0)"
    assert not user.done, "nothing is done before the button is let go"
    user.release(user.pixel(user.middle(2, 0)))
    there = [small.spot(name) for name in ("0,0", "1,0", "2,0")]
    assert user.done == [
        Transfer(0, BOARDS, there[0], ~donkey),
        Step(0, donkey, there[1]),
        Step(0, donkey, there[2]),
        Transfer(0, BOARDS, ~donkey, there[2]),
    ]
    assert user.view.drop is None
    assert user.focus.transporter == donkey
    user.match.undo()
    assert not user.done, "it was one stroke"


@pytest.mark.parametrize("keys", [SHIFT, CONTROL])
def test_with_a_key_held_as_many_go_as_fit(qtbot: QtBot, small: SmallGame, keys: Qt.KeyboardModifier) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", boards=3)
    user = user_of(qtbot, small)
    user.drag(pile(user, BOARDS, (0, 0)), user.middle(1, 0), keys)
    assert (small.amount("0,0", "boards"), small.amount("1,0", "boards")) == (1, 2)


def test_a_transporter_fetches_what_is_dropped_on_its_picture(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "0,0")
    small.goods("1,0", trunks=2)
    user = user_of(qtbot, small)
    at = user.figure(donkey)
    user.take(pile(user, TRUNKS, (1, 0)), at, SHIFT)
    assert user.view.note == "Donkey 1 fetches 2 trunks from (1, 0): 1 of 2 points"
    user.release(user.pixel(at), SHIFT)
    assert small.amount(donkey, "trunks") == 2


def test_what_a_transporter_holds_is_dragged_out_of_its_picture(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "0,0", stone=2)
    user = user_of(qtbot, small)
    user.take(cargo(user, STONE, donkey), user.middle(1, 0), SHIFT)
    assert user.view.note == "Donkey 1 takes 2 stone to (1, 0): 1 of 2 points"
    user.release(user.pixel(user.middle(1, 0)), SHIFT)
    assert small.amount("1,0", "stone") == 2
    user.drag(pile(user, STONE, (1, 0)), user.figure(donkey))
    assert small.amount(donkey, "stone") == 1, "and back aboard, without a step"


def test_goods_can_be_put_down_in_other_phases_too(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING, players=1)
    donkey = small.put("donkey", "0,0", stone=1)
    user = user_of(qtbot, small)
    (x, y), scale = user.middle(0, 0), user.view.view.scale_factor
    assert scale > 40
    user.drag(cargo(user, STONE, donkey), (x, y + 0.7))
    assert small.amount("0,0", "stone") == 1


def test_a_transporter_is_dragged_as_before(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "0,0", stone=1)
    user = user_of(qtbot, small)
    user.drag(user.figure(donkey), user.middle(1, 0))
    assert user.done == [Step(0, donkey, small.spot("1,0"))]


# Where they cannot go, and what is asked


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


# Errands


def double_click(user: BoardUser, point: Point) -> None:
    viewport, at = user.view.view.viewport(), user.pixel(point)
    user.hover(point)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, PLAIN, at)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, PLAIN, at)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, PLAIN, at)


def test_a_double_click_runs_the_last_errand_again_or_tells_why_not(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "0,0")
    small.goods("0,0", boards=4)
    user = user_of(qtbot, small)
    double_click(user, user.figure(donkey))
    assert user.told == ["Donkey 1 has not delivered anything yet. After a delivery, a double click repeats it."]
    user.drag(pile(user, BOARDS, (0, 0)), user.middle(1, 0), SHIFT)
    user.focus.clear()
    double_click(user, user.figure(donkey))
    assert user.told[-1] == "Too far for this turn: donkey 1 needs 2 points and has 1 left."
    small.state.movement.points.clear()
    small.state.movement.tags.clear()
    small.state.choices.clear()
    user.focus.clear()
    double_click(user, user.figure(donkey))
    assert small.amount("1,0", "boards") == 4


# One click, one meaning


@pytest.mark.parametrize("scale", few([30.0, 60.0, 120.0], 1))
def test_a_tile_full_of_ones_own_transporters_can_be_gone_to(qtbot: QtBot, small: SmallGame, scale: float) -> None:
    mover = small.put("donkey", "0,0")
    for load in range(3):
        small.put("donkey", "1,0", stone=min(load, 2))
    small.goods("1,0", boards=1, trunks=2)
    user = user_of(qtbot, small)
    user.view.view.set_scale(scale)
    user.focus.choose(mover)
    (sign,) = [target for target in user.view.controller.targets if target.tile == small.tile("1,0")]
    half = 0.8 * sign.radius(scale)
    for dx, dy in ((0, 0), (half, 0), (-half, 0), (0, half), (0, -half)):
        user.hover((sign.at[0] + dx, sign.at[1] + dy))
        assert user.view.intent == sign
    user.click(sign.at)
    assert user.done == [Step(0, mover, small.spot("1,0"))]
    assert legality.check(small.state, Step(0, mover, small.spot("1,0"))) is not None
    assert user.focus.transporter != NONE


def test_pictures_keep_their_places_from_action_to_action(qtbot: QtBot, small: SmallGame) -> None:
    stays, goes = small.put("donkey", "0,0", stone=1), small.put("donkey", "0,0")
    small.goods("0,0", boards=2, geese=1)
    small.build("sawmill", "0,0")
    user = user_of(qtbot, small)
    were = {good: pile(user, good, (0, 0)) for good in (BOARDS, GEESE)} | {-1: user.figure(stays)}
    user.focus.choose(goes)
    user.click(user.view.controller.targets[0].at)
    assert small.state.tile_of(goes) != small.tile("0,0")
    assert {good: pile(user, good, (0, 0)) for good in (BOARDS, GEESE)} | {-1: user.figure(stays)} == were
    user.drag(pile(user, BOARDS, (0, 0)), user.figure(stays))
    assert user.figure(stays) == were[-1], "loaded, it stands where it stood"
    assert pile(user, GEESE, (0, 0)) == were[GEESE]
