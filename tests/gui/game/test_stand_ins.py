"""What the chosen transporter cannot do another of the player's on the tile does, who is named with the reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import (
    Action,
    Breed,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    Demolish,
    Lead,
    Make,
    Produce,
    Research,
    Shaft,
    Step,
    Transfer,
    Upgrade,
    Work,
)
from rbdesigner.engine.core.codes import BOARDS, DONKEY, GEESE, NONE, STONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.play.tile_items import ItemKind
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.scenario.pieces import Building, Goods, Piece
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.board.target import Shape
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import BoardUser
from tests.gui.game.panel_user import PanelUser, choice_of
from tests.gui.game.tile_table import CONTROL, EAST, HERE, PIECES, RIVER, SHIFT, WEST, Table, donkey
from tests.parameters import few

BANKS = "0,0 mountain 0-3;1,0 woods;0,1 woods;0,-1 woods"
NEAR, FAR = "0,0/1", "0,0/7"
"""The banks of the tile: where the one is who can, and the one that is chosen."""


def at_sawmill(small: SmallGame) -> None:
    small.build("sawmill", NEAR)
    small.goods(NEAR, trunks=1)


def at_raft_factory(small: SmallGame) -> None:
    small.build("raft factory", NEAR)
    small.goods(NEAR, trunks=2)


def with_paper(small: SmallGame) -> None:
    small.goods(NEAR, geese=2, paper=1)


def with_stone(small: SmallGame) -> None:
    small.goods(NEAR, boards=3, stone=3)


def with_much_stone(small: SmallGame) -> None:
    small.goods(NEAR, boards=9, stone=9)


def at_wall(small: SmallGame) -> None:
    with_stone(small)
    small.wall("0,0", 2, 2)


def at_mine(small: SmallGame) -> None:
    small.build("mine", NEAR, (1, 1))
    small.goods(NEAR, iron=1, fuel=1, boards=2, stone=2)
    small.research("new shafts")


DEEDS = [
    (Produce, Phase.PRODUCTION, at_sawmill),
    (Make, Phase.PRODUCTION, at_raft_factory),
    (Research, Phase.PRODUCTION, with_paper),
    (Build, Phase.BUILDING, with_stone),
    (Shaft, Phase.BUILDING, at_mine),
    (BuildRoad, Phase.BUILDING, with_stone),
    (BuildBridge, Phase.BUILDING, with_stone),
    (BuildWall, Phase.BUILDING, with_stone),
    (Demolish, Phase.BUILDING, at_wall),
]


def far_and_near(phase: Phase, furnish: Callable[[SmallGame], None]) -> tuple[SmallGame, int, int]:
    small = SmallGame(BANKS, phase)
    far, near = small.put("donkey", FAR), small.put("donkey", NEAR)
    furnish(small)
    return small, far, near


# In the list


@pytest.mark.parametrize(("kind", "phase", "furnish"), DEEDS)
def test_another_does_it_with_a_click_in_the_list_and_is_chosen(
    qtbot: QtBot, kind: type[Work], phase: Phase, furnish: Callable[[SmallGame], None]
) -> None:
    small, far, near = far_and_near(phase, furnish)
    user = PanelUser(qtbot, small)
    user.focus.choose(far)
    user.panel.renew()
    row = choice_of(user.buttons(kind)[0])
    assert isinstance(row.action, kind)
    refusal = user.match.check(replace(row.action, transporter=far))
    assert refusal is not None
    told = f"Donkey 2 does it: {refusal_sentence(user.match.state, refusal)}"
    above = [note for note in user.panel.findChildren(QLabel) if note.isVisible() and told in note.text().split("\n")]
    assert (row.stand_in == told) is not bool(above), "it is said with each, or once for all"
    assert bool(above) is (kind in (Build, Research)), "of these all are refused alike"
    assert above or user.buttons(kind)[0].accessibleName().endswith(told)
    user.click(kind, row.text)
    assert user.done == [row.action]
    assert row.action.transporter == near
    assert user.focus.transporter == near


@pytest.mark.parametrize(("kind", "phase", "furnish"), few(DEEDS, 4))
def test_who_can_does_it_without_another_being_spoken_of(
    qtbot: QtBot, kind: type[Work], phase: Phase, furnish: Callable[[SmallGame], None]
) -> None:
    small, far, near = far_and_near(phase, furnish)
    user = PanelUser(qtbot, small)
    for chosen in (near, -1):
        user.focus.choose(chosen)
        user.panel.renew()
        assert user.buttons(kind)
        assert not any("does it" in label.text() for label in user.panel.findChildren(QLabel))
        assert not any(choice_of(one).stand_in for one in user.buttons(kind))
    user.click(kind)
    assert isinstance(user.done[-1], kind) and user.done[-1].transporter == near
    assert far != near


@pytest.mark.parametrize(("kind", "phase", "furnish"), few(DEEDS, 4))
def test_where_nobody_can_the_reason_is_that_of_the_chosen_one(
    qtbot: QtBot, kind: type[Work], phase: Phase, furnish: Callable[[SmallGame], None]
) -> None:
    small, far, _ = far_and_near(phase, furnish)
    for spot in [holder for holder in small.state.goods if holder >= 0]:
        del small.state.goods[spot]
    small.goods(NEAR, geese=1)
    small.goods(FAR, geese=1)
    small.state.choices.clear()
    user = PanelUser(qtbot, small)
    user.focus.choose(far)
    user.panel.renew()
    assert not user.buttons(kind)
    for one in user.buttons(kind, possible=False):
        for part in choice_of(one).parts or (choice_of(one),):
            assert isinstance(part.action, kind) and part.action.transporter == far
            assert not part.stand_in


@pytest.mark.rule("F2")
def test_a_donkey_is_handed_in_though_a_wagon_is_chosen(qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture;1,0 sea", Phase.PRODUCTION)
    wagon, handed_in = small.put("wagon", "0,0"), small.put("donkey", "0,0")
    small.build("wagon factory", "0,0")
    small.goods("0,0", boards=2)
    user = PanelUser(qtbot, small)
    user.focus.choose(wagon)
    user.panel.renew()
    user.click(Make, "Make a wagon of donkey 2")
    assert user.done == [Make(0, handed_in)]
    assert user.focus.transporter == wagon, "the donkey is no more"


@pytest.mark.rule("L2", "R5")
def test_breeding_and_upgrades_ask_for_nobody_in_particular(qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture;1,0 sea", Phase.PRODUCTION)
    first, _ = small.put("donkey", "0,0"), small.put("donkey", "0,0")
    user = PanelUser(qtbot, small)
    user.focus.choose(first)
    user.panel.renew()
    user.click(Breed)
    assert small.state.kinds.count(DONKEY) == 3
    small.build("raft factory", "0,0")
    small.goods("0,0", geese=2, paper=1)
    small.state.choices.clear()
    user.panel.renew()
    user.click(Research, "Rowing")
    user.click(Upgrade)
    assert [type(one) for one in user.done] == [Breed, Research, Upgrade]
    assert user.focus.transporter == first


# On the board


@pytest.mark.parametrize(
    ("shape", "kind", "furnish"),
    [
        (Shape.BUILDING, Build, with_stone),
        (Shape.BUILDING, Shaft, at_mine),
        (Shape.ROAD, BuildRoad, with_stone),
        (Shape.BRIDGE, BuildBridge, with_stone),
        (Shape.WALL, BuildWall, with_stone),
    ],
)
def test_another_does_it_with_a_click_on_its_sign(
    qtbot: QtBot, shape: Shape, kind: type[Work], furnish: Callable[[SmallGame], None]
) -> None:
    small, far, near = far_and_near(Phase.BUILDING, furnish)
    user = BoardUser(qtbot, game_of(BANKS, small))
    user.focus.choose(far)
    if shape is Shape.WALL:
        user.key(Qt.Key.Key_W)
    sign = next(one for one in user.targets(shape) if one.is_possible and one.actions)
    user.hover(sign.at)
    assert "Donkey 2 does it: " in user.view.note
    user.click(sign.at)
    assert user.done == list(sign.actions)
    assert isinstance(sign.actions[0], kind) and sign.actions[0].transporter == near
    assert user.focus.transporter == near


@pytest.mark.parametrize(
    ("kind", "phase", "furnish"),
    [
        (Produce, Phase.PRODUCTION, at_sawmill),
        (Make, Phase.PRODUCTION, at_raft_factory),
        (Research, Phase.PRODUCTION, with_paper),
        (Build, Phase.BUILDING, with_much_stone),
    ],
)
def test_signs_and_their_pictures_name_who_does_it(
    qtbot: QtBot, kind: type[Work], phase: Phase, furnish: Callable[[SmallGame], None]
) -> None:
    small, far, near = far_and_near(phase, furnish)
    user = BoardUser(qtbot, game_of(BANKS, small))
    for chosen, is_named in ((far, True), (near, False), (NONE, False)):
        user.focus.choose(chosen) if chosen != NONE else user.focus.clear()
        texts = []
        for sign in user.targets(Shape.BUILDING):
            if sign.variants:
                user.click(sign.at)
                (menu,) = [menu for menu in user.view.findChildren(PictureMenu) if menu.isVisible()]
                texts += [button.text() for button in menu.buttons]
                assert all(button.height() >= button.fontMetrics().lineSpacing() * 2 for button in menu.buttons)
                menu.close()
            elif isinstance(sign.actions[0], kind):
                user.hover(sign.at)
                texts.append(user.view.note)
        assert texts
        assert all(("Donkey 2 does it: " in text) is is_named for text in texts), texts


def test_a_wall_is_demolished_by_another(qtbot: QtBot) -> None:
    small, far, near = far_and_near(Phase.BUILDING, at_wall)
    user = BoardUser(qtbot, game_of(BANKS, small))
    user.focus.choose(far)
    user.key(Qt.Key.Key_W)
    edge = small.edge("0,0", 2)
    (sign,) = [one for one in user.targets(Shape.WALL) if one.otherwise is not None]
    user.hover(sign.at)
    assert "Shift+click demolishes the wall, which becomes neutral: 2 boards\nDonkey 2 does it: " in user.view.note
    user.click(sign.at, SHIFT)
    assert user.done == [Demolish(0, near, edge)]
    assert user.focus.transporter == near


def test_of_transporters_that_share_a_picture_one_goes_that_still_can(qtbot: QtBot) -> None:
    tiles = "0,0 pasture;1,0 woods;2,0 woods;3,0 woods"
    small = SmallGame(tiles)
    first, second = small.put("donkey", "1,0"), small.put("donkey", "1,0")
    small.state.movement.points[first] = 0
    user = BoardUser(qtbot, game_of(tiles, small))
    user.focus.choose(first)
    assert not user.targets(Shape.NUMBER)
    user.drag(user.figure(first), user.middle(2, 0))
    assert user.done == [Step(0, second, small.spot("2,0"))]
    assert user.focus.transporter == second


# On the large tile


def setup_of(qtbot: QtBot, phase: Phase, *pieces: Piece) -> Table:
    table = Table(qtbot, PIECES | {(0, 1): pieces}, 1, phase)
    table.look_at(RIVER)
    return table


def test_geese_follow_another_where_the_chosen_one_cannot_lead_them(qtbot: QtBot) -> None:
    table = setup_of(qtbot, Phase.MOVEMENT, donkey(1, EAST), donkey(1, WEST), Goods(Good.GEESE, 2, EAST))
    far, near = table_far_and_near(table)
    table.focus.choose(far)
    refusal = table.match.check(Lead(0, far, table.spot(RIVER, EAST)))
    assert refusal is not None
    table.click(table.at(ItemKind.GOODS, GEESE), keys=CONTROL | SHIFT)
    assert table.match.game.log[-1] == Lead(0, near, table.spot(RIVER, EAST))
    assert table.focus.transporter == near
    reason = refusal_sentence(table.match.state, refusal)
    assert table.view.line.text() == f"Donkey {table_number(table, near)} does it: {reason}"
    table.focus.choose(far)
    lines = table.menu(table.at(ItemKind.GOODS, GEESE))
    assert lines[f"One follows donkey {table_number(table, near)}"]
    table.take(f"One follows donkey {table_number(table, near)}")
    assert sum(isinstance(one, Lead) for one in table.match.game.log) == 2


def table_far_and_near(table: Table) -> tuple[int, int]:
    """The donkeys on the west and the east bank."""
    spots = table.match.state.spots
    return spots.index(table.spot(RIVER, WEST)), spots.index(table.spot(RIVER, EAST))


def table_number(table: Table, transporter: int) -> int:
    """The number by which a transporter is called."""
    return table.match.state.owned(0).index(transporter) + 1


def test_another_puts_down_what_the_chosen_one_does_not_hold(qtbot: QtBot) -> None:
    table = Table(
        qtbot,
        {(0, 0): (donkey(1), donkey(1, 0, (Good.STONE, 2)), Goods(Good.STONE, 1, 0))},
        1,
        Phase.MOVEMENT,
    )
    table.focus.choose(0)
    refusal = table.match.check(Transfer(0, STONE, ~0, table.spot(HERE)))
    assert refusal is not None
    table.click(table.at(ItemKind.GOODS, STONE))
    table.match.undo()
    while table.cursor.what is not ItemKind.GOODS:
        table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Delete)
    assert (table.amount(~1, STONE), table.amount(table.spot(HERE), STONE)) == (1, 2)
    assert table.focus.transporter == 1
    assert table.view.line.text() == f"Donkey 2 does it: {refusal_sentence(table.match.state, refusal)}"
    assert not table.amount(~0, BOARDS)


def test_another_lets_the_building_run(qtbot: QtBot) -> None:
    sawmill = Building(BuildingKind.SAWMILL, EAST)
    table = setup_of(qtbot, Phase.PRODUCTION, donkey(1, WEST), donkey(1, EAST, (Good.TRUNKS, 2)), sawmill)
    far, near = table_far_and_near(table)
    table.focus.choose(far)
    refusal = table.match.check(Produce(0, far))
    assert refusal is not None
    table.click(table.at(ItemKind.BUILDING))
    done: Action = table.match.game.log[-1]
    assert isinstance(done, Produce) and done.transporter == near
    assert table.focus.transporter == near
    reason = refusal_sentence(table.match.state, refusal)
    assert table.view.line.text() == f"Donkey {table_number(table, near)} does it: {reason}"
