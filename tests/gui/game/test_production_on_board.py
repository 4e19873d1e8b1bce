"""What can be done in production is done on the board: signs run buildings, breed, research and make transporters."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action, Breed, Lead, Make, Produce, Research, Step, Upgrade
from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, DONKEY, GEESE, GOODS, PAPER, RAFT, TRANSPORTERS, WAGON
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import geese
from rbdesigner.play.placement.board_pictures import goods_shown, goods_under, pictures, stand_of
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.board.target import Shape, Target
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import LEFT, SHIFT, BoardUser

TILES = "0,0 pasture; 1,0 woods; 0,1 woods 0-3; 0,2 sea; -1,1 rock"


@pytest.fixture
def small() -> SmallGame:
    return SmallGame(TILES, Phase.PRODUCTION, players=1)


def user_of(qtbot: QtBot, small: SmallGame) -> BoardUser:
    return BoardUser(qtbot, game_of(TILES, small))


def the_sign(user: BoardUser) -> Target:
    (found,) = user.targets(Shape.BUILDING)
    return found


def asked(user: BoardUser) -> PictureMenu:
    (menu,) = [menu for menu in user.view.findChildren(PictureMenu) if menu.isVisible()]
    return menu


def test_a_click_on_its_sign_runs_a_building_wherever_one_looks(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "0,0")
    small.build("sawmill", "0,0")
    small.goods("0,0", trunks=1)
    user = user_of(qtbot, small)
    sign = the_sign(user)
    assert sign.look is not None and (sign.look.what, sign.look.number) == (GOODS[BOARDS], 2)
    user.hover(sign.at)
    assert user.view.note == "Sawmill: 1 trunk → 2 boards aboard donkey 1"
    user.click(sign.at)
    (run,) = user.done
    assert isinstance(run, Produce) and run.transporter == donkey
    assert not user.targets(Shape.BUILDING), "nothing is left to run"


def test_with_shift_a_building_runs_as_often_as_it_can(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.build("sawmill", "0,0")
    small.goods("0,0", trunks=3)
    user = user_of(qtbot, small)
    sign = the_sign(user)
    user.hover(sign.at)
    assert user.view.note.splitlines()[1].startswith("With Shift: "), user.view.note
    user.click(sign.at, SHIFT)
    assert len(user.done) > 1 and all(isinstance(one, Produce) for one in user.done)
    user.match.undo()
    assert not user.done, "all of it was one stroke"


def test_of_several_ways_one_is_chosen_from_pictures(qtbot: QtBot, small: SmallGame) -> None:
    for _ in range(2):
        small.put("donkey", "0,0", trunks=1)
    small.build("sawmill", "0,0")
    user = user_of(qtbot, small)
    user.click(the_sign(user).at)
    assert not user.done
    menu = asked(user)
    assert len({button.text() for button in menu.buttons}) == len(menu.buttons) > 1
    qtbot.mouseClick(menu.buttons[1], LEFT)
    assert [type(one) for one in user.done] == [Produce]


def test_donkeys_breed_by_a_click(qtbot: QtBot, small: SmallGame) -> None:
    for _ in range(2):
        small.put("donkey", "0,0")
    user = user_of(qtbot, small)
    sign = the_sign(user)
    assert sign.look is not None and sign.look.what == TRANSPORTERS[DONKEY]
    user.click(sign.at)
    assert user.done == [Breed(0, small.tile("0,0"))]


def test_the_subjects_of_research_are_asked(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "1,0")
    small.goods("1,0", geese=2, paper=1)
    user = user_of(qtbot, small)
    sign = the_sign(user)
    assert sign.look is not None and sign.look.what == GOODS[PAPER]
    user.click(sign.at)
    qtbot.mouseClick(asked(user).buttons[0], LEFT)
    assert [type(one) for one in user.done] == [Research]


def test_a_click_beside_a_sign_only_looks(qtbot: QtBot, small: SmallGame) -> None:
    small.put("donkey", "0,0")
    small.build("wagon factory", "0,0")
    small.goods("0,0", boards=3, trunks=3)
    user = user_of(qtbot, small)
    kinds = {type(action) for target in user.targets(Shape.BUILDING) for action in target.actions}
    assert kinds <= {Make}
    user.click(user.middle(-1, 1))
    assert not user.done and user.focus.tile == small.tile("-1,1")


# Making transporters, upgrades, and geese that are led


def sign_of(user: BoardUser, kind: type[Action]) -> Target:
    """The only sign of such an action, or of several of them to choose from."""
    actions = {id(one): one.actions or one.variants[0].actions for one in user.targets(Shape.BUILDING)}
    (found,) = [one for one in user.targets(Shape.BUILDING) if isinstance(actions[id(one)][0], kind)]
    return found


def test_a_click_on_its_sign_makes_a_wagon_of_a_donkey(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "1,0")
    small.build("wagon factory", "1,0")
    small.goods("1,0", boards=2)
    user = user_of(qtbot, small)
    sign = sign_of(user, Make)
    assert sign.look is not None and sign.look.what is TransporterKind.WAGON and sign.look.player == 1
    user.hover(sign.at)
    assert user.view.note.startswith("Make a wagon of donkey 1")
    user.click(sign.at)
    assert user.done == [Make(0, donkey)]
    assert [small.state.kinds[one] for one in small.state.on_tile[small.tile("1,0")]] == [WAGON]
    assert not [one for one in user.targets(Shape.BUILDING) if one.actions and isinstance(one.actions[0], Make)]
    assert [placed.look.what for placed, _ in pictures(small.state, user.view.board.scenario, small.tile("1,0"))] == [
        BuildingKind.WAGON_FACTORY,
        TransporterKind.WAGON,
    ]


def test_of_several_waters_one_is_chosen_to_launch_a_boat_in(qtbot: QtBot) -> None:
    tiles = "0,0 pasture 0-3; 0,1 sea; 1,0 sea; 1,-1 woods"
    small = SmallGame(tiles, Phase.PRODUCTION, players=1)
    small.put("donkey", "0,0/1")
    small.build("raft factory", "0,0/1")
    small.goods("0,0/1", trunks=2)
    user = BoardUser(qtbot, game_of(tiles, small))
    waters = {one.spot for one in user.match.game.legal_actions() if isinstance(one, Make)}
    assert len(waters) > 1
    sign = sign_of(user, Make)
    assert sign.look is not None and sign.look.what is TransporterKind.RAFT
    user.click(sign.at)
    assert not user.done
    menu = asked(user)
    assert len({button.text() for button in menu.buttons}) == len(waters)
    qtbot.mouseClick(menu.buttons[-1], LEFT)
    (made,) = user.done
    assert isinstance(made, Make) and made.spot in waters
    (raft,) = [one for one, kind in enumerate(small.state.kinds) if kind == RAFT]
    assert small.state.spots[raft] == made.spot
    stand = stand_of(small.state, user.view.board.scenario, raft)
    assert stand is not None and stand.look.what is TransporterKind.RAFT


def test_a_factory_is_upgraded_by_a_click_after_research(qtbot: QtBot, small: SmallGame) -> None:
    donkey = small.put("donkey", "0,0")
    small.build("raft factory", "0,0")
    small.goods("0,0", geese=2, paper=1)
    user = user_of(qtbot, small)
    user.click(sign_of(user, Research).at)
    (rowing,) = [button for button in asked(user).buttons if button.text().startswith("Rowing")]
    qtbot.mouseClick(rowing, LEFT)
    assert [type(one) for one in user.done] == [Research]
    sign = sign_of(user, Upgrade)
    assert sign.look is not None and sign.look.what is BuildingKind.ROWBOAT_FACTORY
    user.hover(sign.at)
    assert "rowboat factory" in user.view.note.lower()
    user.click(sign.at)
    assert user.done[1:] == [Upgrade(0, small.tile("0,0"))]
    assert BUILDINGS[small.state.buildings[small.tile("0,0")]] is BuildingKind.ROWBOAT_FACTORY
    assert not [one for one in user.targets(Shape.BUILDING) if one.actions and isinstance(one.actions[0], Upgrade)]
    assert user.match.state.owners[donkey] == 0


def test_geese_that_are_led_go_along_with_a_click_on_a_number(qtbot: QtBot) -> None:
    tiles = "0,0 pasture; 1,0 woods; 2,0 rock"
    small = SmallGame(tiles, Phase.MOVEMENT, players=1)
    for tile in ("0,0", "1,0"):
        small.road(tile, 4)
    donkey = small.put("donkey", "0,0", boards=2)
    small.goods("0,0", geese=2)
    user = BoardUser(qtbot, game_of(tiles, small))
    x, y = user.middle(0, 0)
    seen = goods_shown(small.state, user.view.board.scenario, small.tile("0,0"), [0])
    (goose,) = {
        one.at
        for step in range(80 * 80)
        for one in goods_under(seen, (x - 1 + step % 80 / 40, y - 1 + step // 80 / 40), user.view.view.scale_factor)
        if one.good == GEESE
    }
    user.drag(goose, user.figure(donkey), SHIFT)
    assert user.done == [Lead(0, donkey, small.spot("0,0"))] * 2, "it is full: they can but follow"
    user.hover(user.figure(donkey))
    assert "2 geese follow it" in user.view.note
    (sign,) = [one for one in user.targets(Shape.NUMBER) if one.tile == small.tile("2,0")]
    user.click(sign.at)
    assert [type(one) for one in user.done[2:]] == [Step, Step]
    assert geese.following(small.state, donkey) == 2
    shown = {placed.look.what for placed, _ in pictures(small.state, user.view.board.scenario, small.tile("2,0"))}
    assert Good.GEESE in shown and Good.GEESE not in {
        placed.look.what for placed, _ in pictures(small.state, user.view.board.scenario, small.tile("0,0"))
    }
