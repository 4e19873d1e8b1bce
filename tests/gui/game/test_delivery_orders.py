"""A double click on a transporter lets it run its last errand again: the one that is meant, and nothing is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action, Step, Transfer
from rbdesigner.engine.core.codes import BOARDS, NONE, TRUNKS
from rbdesigner.engine.core.phase_state import Movement
from rbdesigner.engine.core.state import Phase
from rbdesigner.play.match import Match
from rbdesigner.play.tile_items import ItemKind
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.game_page import GamePage
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import LEFT, PLAIN, BoardUser

TILES = "0,0 pasture; 1,0 woods; 2,0 rock; 0,1 woods"


@pytest.fixture
def small() -> SmallGame:
    """A player before the movement, with a road between home and the woods, where trunks lie."""
    made = SmallGame(TILES, Phase.MOVEMENT, players=1)
    made.road("0,0", 4)
    made.goods("1,0", trunks=3)
    return made


def begin_movement(small: SmallGame, **loads: int) -> None:
    """Another turn's movement, with goods put aboard the first transporter."""
    small.state.movement = Movement()
    small.state.choices.clear()
    small.goods_at(~0, **loads)


def fetches(small: SmallGame, donkey: int) -> list[Action]:
    """The errand: a trunk from the woods to where the transporter stands, 0,0."""
    home, woods = small.spot("0,0"), small.spot("1,0")
    return [
        Step(0, donkey, woods),
        Transfer(0, TRUNKS, woods, ~donkey),
        Step(0, donkey, home),
        Transfer(0, TRUNKS, ~donkey, home),
    ]


def do_before(match: Match, small: SmallGame, actions: list[Action], **loads: int) -> None:
    """Do this as if it were a turn ago, and put goods aboard the first transporter then."""
    for action in actions:
        match.do(action)
    begin_movement(small, **loads)
    match.moved.emit()


def user_after(qtbot: QtBot, small: SmallGame, actions: list[Action], **loads: int) -> BoardUser:
    """A user before the board, after something was done a turn ago."""
    user = BoardUser(qtbot, game_of(TILES, small))
    do_before(user.match, small, actions, **loads)
    user.focus.clear()
    return user


def double_click(widget: QWidget, at: QPoint) -> None:
    QTest.mouseMove(widget, at)
    QTest.mouseClick(widget, LEFT, PLAIN, at)
    QTest.mouseDClick(widget, LEFT, PLAIN, at)
    QTest.mouseRelease(widget, LEFT, PLAIN, at)


def double_click_on(user: BoardUser, transporter: int) -> None:
    double_click(user.view.view.viewport(), user.pixel(user.figure(transporter)))


def who_went(user: BoardUser) -> set[int]:
    """Who has stepped since the errands of a turn ago."""
    return set(user.match.state.movement.points)


# Which of several


@pytest.mark.parametrize("chosen", [0, 1])
def test_of_a_stack_the_chosen_one_goes(qtbot: QtBot, small: SmallGame, chosen: int) -> None:
    for _ in range(2):
        small.put("donkey", "0,0")
    user = user_after(qtbot, small, [*fetches(small, 0), *fetches(small, 1)])
    assert user.figure(0) == user.figure(1), "they share a picture"
    user.focus.choose(chosen)
    double_click_on(user, chosen)
    assert who_went(user) == {chosen}
    assert user.focus.transporter == chosen
    assert user.told == [f"Donkey {chosen + 1} takes 1 trunk to (0, 0): 2 of 2 points"]


def test_a_chosen_one_that_cannot_go_says_so_and_no_other_goes_for_it(qtbot: QtBot, small: SmallGame) -> None:
    for _ in range(2):
        small.put("donkey", "0,0")
    user = user_after(qtbot, small, fetches(small, 0))
    user.focus.choose(1)
    double_click_on(user, 1)
    assert who_went(user) == set()
    assert user.focus.transporter == 1
    assert "Donkey 2 has not delivered anything yet" in user.told[-1]


@pytest.mark.parametrize("of", [0, 1, 2])
def test_where_none_of_a_stack_is_chosen_the_one_with_an_errand_goes(qtbot: QtBot, small: SmallGame, of: int) -> None:
    for _ in range(3):
        small.put("donkey", "0,0")
    user = user_after(qtbot, small, fetches(small, of))
    double_click_on(user, 0)
    assert who_went(user) == {of}


def test_two_clicks_on_the_number_of_a_place_only_go_there(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    user = user_after(qtbot, small, fetches(small, 0))
    user.focus.choose(0)
    (sign,) = [target for target in user.view.controller.targets if target.tile == small.tile("1,0")]
    before = len(user.done)
    double_click(user.view.view.viewport(), user.pixel(sign.at))
    assert user.done[before:] == [Step(0, 0, small.spot("1,0"))]


# In the large picture of the tile


class Page:
    """The page of a game, with the tile at (0, 0) shown large."""

    def __init__(self, qtbot: QtBot, small: SmallGame, actions: list[Action]) -> None:
        self.page = GamePage(Match(game_of(TILES, small)))
        do_before(self.page.match, small, actions)
        qtbot.addWidget(self.page)
        self.page.resize(1280, 720)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.focus.look_at(small.tile("0,0"))
        qtbot.wait(1)

    def double_click_on(self, transporter: int) -> None:
        picture = self.page.tile_view.picture
        assert picture.shown is not None
        (thing,) = [
            one
            for one in picture.shown.things
            if one.item.what is ItemKind.TRANSPORTER and one.item.number == transporter
        ]
        double_click(picture, thing.rect.center().toPoint())


@pytest.mark.parametrize("chosen", [NONE, 0, 1])
def test_in_the_large_picture_of_the_tile_the_one_that_is_hit_goes(qtbot: QtBot, small: SmallGame, chosen: int) -> None:
    for _ in range(2):
        small.put("donkey", "0,0")
    user = Page(qtbot, small, [*fetches(small, 0), *fetches(small, 1)])
    user.page.focus.choose(chosen)
    user.page.focus.look_at(small.tile("0,0"))
    user.double_click_on(1)
    assert set(small.state.movement.points) == {1}
    assert user.page.focus.transporter == 1
    assert user.page.turn_bar.message.full_text == "Donkey 2 takes 1 trunk to (0, 0): 2 of 2 points"


def test_in_the_large_picture_too_it_is_told_why_not(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    user = Page(qtbot, small, [])
    user.double_click_on(0)
    assert "Donkey 1 has not delivered anything yet" in user.page.turn_bar.message.full_text


def test_two_clicks_on_goods_load_two(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.goods("0,0", boards=3)
    user = Page(qtbot, small, fetches(small, 0))
    user.page.focus.choose(0)
    picture = user.page.tile_view.picture
    assert picture.shown is not None
    goods = [one for one in picture.shown.things if one.item.what is ItemKind.GOODS and one.item.code == BOARDS]
    double_click(picture, goods[0].rect.center().toPoint())
    assert small.amount(0, "boards") == 2
    assert not small.state.movement.points


# With other goods aboard


def test_a_full_one_unloads_at_home_first_and_says_so(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    user = user_after(qtbot, small, fetches(small, 0), boards=2)
    double_click_on(user, 0)
    assert user.told == [
        "Donkey 1 puts 1 board down on the pasture at (0, 0) and takes 1 trunk to (0, 0): 2 of 2 points"
    ]
    assert small.amount("0,0", "boards") + small.amount(0, "boards") == 2, "both are at home"
    assert small.amount("0,0", "trunks") == 2
    assert small.amount("1,0", "boards") == 0


def test_as_much_is_fetched_as_before_with_all_unloaded_that_has_to_be(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    home, woods = small.spot("0,0"), small.spot("1,0")
    load, unload = Transfer(0, TRUNKS, woods, ~0), Transfer(0, TRUNKS, ~0, home)
    small.goods("1,0", trunks=1)
    delivery_order = [Step(0, 0, woods), load, load, Step(0, 0, home), unload, unload]
    user = user_after(qtbot, small, delivery_order, boards=2)
    double_click_on(user, 0)
    assert user.told == [
        "Donkey 1 puts 2 boards down on the pasture at (0, 0) and takes 2 trunks to (0, 0): 2 of 2 points"
    ]
    assert (small.amount("0,0", "boards"), small.amount("0,0", "trunks")) == (2, 4)


def test_what_would_be_put_down_elsewhere_is_asked_first(qtbot: QtBot, small: SmallGame) -> None:
    """It stands in the woods, full of boards: they would stay there."""
    small.put("donkey", "0,0")
    user = user_after(qtbot, small, fetches(small, 0), boards=2)
    small.state.stand(0, small.spot("1,0"))
    user.match.moved.emit()
    before = list(user.done)
    double_click_on(user, 0)
    assert user.done == before, "nothing is done before it is said"
    (menu,) = [menu for menu in user.view.findChildren(PictureMenu) if menu.isVisible()]
    assert [button.text() for button in menu.buttons] == [
        "Donkey 1 puts 1 board down on the woods at (1, 0) and takes 1 trunk to (0, 0): 1 of 2 points"
    ]
    QTest.keyClick(menu.buttons[0], Qt.Key.Key_Escape)
    assert user.done == before
    double_click_on(user, 0)
    (menu,) = [menu for menu in user.view.findChildren(PictureMenu) if menu.isVisible()]
    QTest.mouseClick(menu.buttons[0], LEFT)
    assert small.amount("1,0", "boards") == 1
    assert small.amount("0,0", "trunks") == 2


def test_the_note_of_a_drag_says_what_is_put_down_and_where(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "1,0", boards=2)
    user = BoardUser(qtbot, game_of(TILES, small))
    start, end = user.middle(1, 0), user.middle(0, 0)
    at = next(
        (start[0] + dx / 25, start[1] + dy / 25)
        for dx in range(-20, 21)
        for dy in range(-20, 21)
        if any(
            one.holder >= 0
            for one in user.view.controller.delivery_controller.goods_at(
                (start[0] + dx / 25, start[1] + dy / 25), small.tile("1,0"), user.view.view.scale_factor
            )
        )
    )
    user.take(at, end)
    assert (
        user.view.note == "Donkey 1 puts 1 board down on the woods at (1, 0) and takes 1 trunk to (0, 0): 1 of 2 points"
    )
    user.release(user.pixel(start))
