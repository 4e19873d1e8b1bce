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

from rbdesigner.engine.core.actions import Step, Transfer
from rbdesigner.engine.core.codes import BOARDS, GEESE, NONE, STONE, TRUNKS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality
from rbdesigner.hexes import Hex
from rbdesigner.play.placement.board_pictures import goods_shown, goods_under
from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.game.board.target import Shape
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import CONTROL, PLAIN, SHIFT, BoardUser
from tests.parameters import few

TILES = "0,0 pasture; 1,0 woods; 2,0 rock; 0,1 woods 0-3; 0,2 sea"


def with_roads() -> SmallGame:
    """A player before the movement, with roads along the first row."""
    made = SmallGame(TILES, Phase.MOVEMENT, players=1)
    for tile in ("0,0", "1,0"):
        made.road(tile, 4)
    return made


@pytest.fixture
def small() -> SmallGame:
    return with_roads()


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
