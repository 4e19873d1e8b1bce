"""What can be done in production is done on the board: signs run buildings, breed, research and make transporters."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.actions import Breed, Make, Produce, Research
from rbdesigner.engine.codes import BOARDS, DONKEY, GOODS, PAPER, TRANSPORTERS
from rbdesigner.engine.state import Phase
from rbdesigner.ui.play.board.picture_menu import PictureMenu
from rbdesigner.ui.play.board.target import Shape, Target
from tests.engine.world import World
from tests.gui.play.board_user import LEFT, SHIFT, BoardUser, game_of

TILES = "0,0 pasture; 1,0 woods; 0,1 woods 0-3; 0,2 sea; -1,1 rock"


@pytest.fixture
def world() -> World:
    return World(TILES, Phase.PRODUCTION, players=1)


def user_of(qtbot: QtBot, world: World) -> BoardUser:
    return BoardUser(qtbot, game_of(TILES, world))


def the_sign(user: BoardUser) -> Target:
    (found,) = user.targets(Shape.BUILDING)
    return found


def asked(user: BoardUser) -> PictureMenu:
    (menu,) = [menu for menu in user.view.findChildren(PictureMenu) if menu.isVisible()]
    return menu


def test_a_click_on_its_sign_runs_a_building_wherever_one_looks(qtbot: QtBot, world: World) -> None:
    donkey = world.put("donkey", "0,0")
    world.build("sawmill", "0,0")
    world.goods("0,0", trunks=1)
    user = user_of(qtbot, world)
    sign = the_sign(user)
    assert sign.look is not None and (sign.look.what, sign.look.number) == (GOODS[BOARDS], 2)
    user.hover(sign.at)
    assert user.view.note == "Sawmill: 1 trunk → 2 boards aboard donkey 1"
    user.click(sign.at)
    (run,) = user.done
    assert isinstance(run, Produce) and run.transporter == donkey
    assert not user.targets(Shape.BUILDING), "nothing is left to run"


def test_with_shift_a_building_runs_as_often_as_it_can(qtbot: QtBot, world: World) -> None:
    world.put("donkey", "0,0")
    world.build("sawmill", "0,0")
    world.goods("0,0", trunks=3)
    user = user_of(qtbot, world)
    sign = the_sign(user)
    user.hover(sign.at)
    assert user.view.note.splitlines()[1].startswith("With Shift: "), user.view.note
    user.click(sign.at, SHIFT)
    assert len(user.done) > 1 and all(isinstance(one, Produce) for one in user.done)
    user.match.undo()
    assert not user.done, "all of it was one stroke"


def test_of_several_ways_one_is_chosen_from_pictures(qtbot: QtBot, world: World) -> None:
    for _ in range(2):
        world.put("donkey", "0,0", trunks=1)
    world.build("sawmill", "0,0")
    user = user_of(qtbot, world)
    user.click(the_sign(user).at)
    assert not user.done
    menu = asked(user)
    assert len({button.text() for button in menu.buttons}) == len(menu.buttons) > 1
    qtbot.mouseClick(menu.buttons[1], LEFT)
    assert [type(one) for one in user.done] == [Produce]


def test_donkeys_breed_by_a_click(qtbot: QtBot, world: World) -> None:
    for _ in range(2):
        world.put("donkey", "0,0")
    user = user_of(qtbot, world)
    sign = the_sign(user)
    assert sign.look is not None and sign.look.what == TRANSPORTERS[DONKEY]
    user.click(sign.at)
    assert user.done == [Breed(0, world.tile("0,0"))]


def test_the_subjects_of_research_are_asked(qtbot: QtBot, world: World) -> None:
    world.put("donkey", "1,0")
    world.goods("1,0", geese=2, paper=1)
    user = user_of(qtbot, world)
    sign = the_sign(user)
    assert sign.look is not None and sign.look.what == GOODS[PAPER]
    user.click(sign.at)
    qtbot.mouseClick(asked(user).buttons[0], LEFT)
    assert [type(one) for one in user.done] == [Research]


def test_a_click_beside_a_sign_only_looks(qtbot: QtBot, world: World) -> None:
    world.put("donkey", "0,0")
    world.build("wagon factory", "0,0")
    world.goods("0,0", boards=3, trunks=3)
    user = user_of(qtbot, world)
    kinds = {type(action) for target in user.targets(Shape.BUILDING) for action in target.actions}
    assert kinds <= {Make}
    user.click(user.middle(-1, 1))
    assert not user.done and user.focus.tile == world.tile("-1,1")
