"""Choosing in the panel what pays for something, and asking others for what they have."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import ANYWHERE, Answer, Brick, Build, BuildRoad, Produce, Propose
from rbdesigner.engine.core.codes import BOARDS, GOLD, STONE
from rbdesigner.engine.core.state import Phase
from tests.engine.small_game import SmallGame
from tests.gui.game.panel_user import PanelUser

TILES = "0,0 pasture;1,0 woods;0,1 rock;-1,0 sea"


def told(user: PanelUser, name: str) -> str:
    label = next(one for one in user.panel.findChildren(QLabel, name) if one.window() is user.page)
    return label.text() if label.isVisible() else ""


@pytest.mark.rule("V1")
def test_a_brick_is_paid_with_the_goods_that_are_chosen(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.WONDER)
    donkey = small.put("donkey", "0,0", gold=1)
    small.home("0,0")
    small.home("0,1", 2)
    small.goods("0,0", boards=1)
    user = PanelUser(qtbot, small)
    row = user.row(Brick)
    assert "Paid with 1 board" in row.button.toolTip()
    button = next(each for each in row.findChildren(QToolButton, "pay-with") if each.isVisible())
    picture, ground = button.grab().toImage(), button.palette().window().color()
    rim = [picture.pixelColor(x, picture.height() // 2) for x in range(4)]
    assert any(max(abs(a - b) for a, b in zip(each.getRgb(), ground.getRgb(), strict=True)) > 40 for each in rim), (
        "framed"
    )
    user.click_named("pay-with", row)
    boards, gold = user.boxes().values()
    assert (boards.value(), gold.value()) == (1, 0)
    assert boards.hasFocus(), "the keys can go on at once"
    gold.stepUp()
    assert boards.value() == 0, "one good is enough"
    assert told(user, "payment-text") == "Buy a brick of the wonder for 1 gold"
    user.click_named("pay")
    assert user.done == [Brick(0, ((GOLD, ANYWHERE),))]
    assert small.amount(donkey, "gold") == 0
    assert not user.boxes(), "it is closed once it is paid"
    assert "2 goods" in user.panel._blocks["wonder"]._title.text()


def test_a_brick_is_bought_with_what_is_usual(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.WONDER)
    small.put("donkey", "0,0", gold=1)
    small.home("0,0")
    small.home("0,1", 2)
    user = PanelUser(qtbot, small)
    assert user.panel.findChild(QLabel, "payment-text") is None, "there is nothing to choose"
    user.click(Brick)
    assert user.done == [Brick(0)]


def test_what_is_chosen_is_refused_as_soon_as_it_is_not_enough(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "0,0", boards=1, stone=1)
    small.goods("0,0", boards=2)
    user = PanelUser(qtbot, small)
    user.click_named("pay-with", user.row(Build, "Sawmill"))
    boxes = user.boxes()
    next(iter(boxes.values())).stepDown()
    assert "2 boards" in told(user, "payment-refused")
    assert not told(user, "payment-text")
    qtbot.keyClick(next(iter(boxes.values())), Qt.Key.Key_Return)
    assert not user.done
    next(iter(boxes.values())).stepUp()
    assert not told(user, "payment-refused")
    qtbot.keyClick(next(iter(boxes.values())), Qt.Key.Key_Return)
    assert len(user.done) == 1, "Enter pays"


def test_escape_leaves_what_pays(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "0,0", stone=1)
    small.goods("0,0", stone=1)
    user = PanelUser(qtbot, small)
    row = user.row(BuildRoad)
    user.click_named("pay-with", row)
    qtbot.keyClick(next(iter(user.boxes().values())), Qt.Key.Key_Escape)
    assert not user.boxes()
    assert row._with.hasFocus()
    qtbot.keyClick(row._with, Qt.Key.Key_Space)
    assert user.boxes(), "the keys open it too"


@pytest.mark.rule("P13")
def test_what_is_raised_comes_from_those_that_nobody_has_touched(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.WONDER)
    small.put("donkey", "0,0", gold=1)
    small.home("0,0")
    small.goods("0,0", boards=2, stone=1)
    small.state.bought = 1
    user = PanelUser(qtbot, small)
    user.click_named("pay-with", user.row(Brick))
    boards, stone, gold = user.boxes().values()
    stone.stepUp()
    assert [box.value() for box in (boards, stone, gold)] == [1, 1, 0]
    gold.stepUp()
    assert [box.value() for box in (boards, stone, gold)] == [0, 1, 1]


def test_the_boxes_follow_what_happens(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    small.put("donkey", "0,0", trunks=2)
    small.build("sawmill", "0,0")
    small.goods("0,0", trunks=3)
    user = PanelUser(qtbot, small)
    row = user.row(Produce)
    user.click_named("pay-with", row)
    ground, donkey = user.boxes().values()
    assert ground.suffix() == " of 3"
    user.click(Produce)
    qtbot.waitUntil(lambda: len(user.boxes()) == 2)
    ground, donkey = user.boxes().values()
    assert (ground.suffix(), donkey.suffix(), ground.value()) == (" of 2", " of 2", 1)


# Others


@pytest.mark.rule("T8")
def test_who_has_what_lacks_is_asked_and_told_what_for(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    mine, theirs = small.put("donkey", "0,0", stone=1), small.put("donkey", "0,0", 2, boards=2)
    user = PanelUser(qtbot, small)
    user.open(Build)
    row = user.row(Build, "Sawmill")
    assert row._ask.text() == "Ask player 2"
    user.click_named("ask-others", row)
    place = small.spot("0,0")
    inputs = ((BOARDS, ~theirs), (BOARDS, ~theirs), (STONE, ~mine))
    sawmill = Build(0, mine, small.building("sawmill"), place, None, inputs)
    assert user.done == [Propose(0, (1,), sawmill)]
    question = user.panel._blocks["order"]._note.text()
    assert "sawmill" in question and "2 boards of donkey 2, 1 stone of donkey 1" in question
    user.click(Answer, "Agree")
    assert small.state.buildings[small.tile("0,0")] == sawmill.building


@pytest.mark.rule("T8")
def test_goods_of_others_are_chosen_though_ones_own_are_there(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    mine, theirs = small.put("donkey", "0,0", stone=1), small.put("donkey", "0,0", 2, stone=1)
    user = PanelUser(qtbot, small)
    row = user.row(BuildRoad)
    assert not row._ask.isVisible()
    user.click_named("pay-with", row)
    user.boxes()["stone from donkey 2 of player 2"].stepUp()
    assert row._chooser is not None and row._chooser._pay.text() == "Ask player 2"
    user.click_named("pay")
    (offer,) = user.done
    assert isinstance(offer, Propose) and isinstance(offer.action, BuildRoad)
    assert (offer.action.transporter, offer.action.inputs) == (mine, ((STONE, ~theirs),))


def test_nobody_is_asked_for_what_nobody_can_help_with(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "0,0")
    small.put("donkey", "0,0", 2, clay=1)
    user = PanelUser(qtbot, small)
    user.open(BuildRoad)
    user.open(Build)
    assert not any(user.row(kind)._ask.isVisible() for kind in (BuildRoad, Build))


# What cannot be done


def test_what_is_refused_alike_is_one_row_that_opens_and_stays_open(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "0,0")
    user = PanelUser(qtbot, small)
    shown = [one.text() for one in user.buttons(BuildRoad, possible=False)]
    assert shown == ["Build a road: to 2 neighbours"]
    assert "stone" in user.buttons(BuildRoad, possible=False)[0].toolTip()
    user.open(BuildRoad)
    assert [one.text() for one in user.buttons(BuildRoad, possible=False)][1:] == [
        "Build a road to (1, 0)", "Build a road to (0, 1)"
    ]  # fmt: skip
    user.click(BuildRoad, "to (1, 0)", possible=False)
    assert not user.done and "stone" in user.told[0]
    small.goods("0,0", clay=1)
    user.panel.renew()
    assert len(user.buttons(BuildRoad, possible=False)) == 3, "it stays open"
    user.open(BuildRoad)
    assert len(user.buttons(BuildRoad, possible=False)) == 1
    small.goods_at(~donkey, stone=1)
    user.panel.renew()
    assert len(user.buttons(BuildRoad)) == 2


def test_what_can_be_built_stands_before_what_cannot(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "0,0", boards=2)
    user = PanelUser(qtbot, small)
    group = user.panel._blocks["buildings"].group
    assert group is not None
    assert [bool(one.parts) for one in group.choices] == [False, True]


@pytest.mark.parametrize(
    ("building", "made"),
    [
        ("woodcutter", "1 trunk every turn"),
        ("mine", "1 gold or iron from its bag every turn"),
        ("sawmill", "1 trunk → 2 boards, 3 × a turn"),
        ("coal burner", "2 trunks or boards → 1 fuel, 6 × a turn"),
        ("wagon factory", "a donkey, 2 boards → 1 wagon"),
        ("raft factory", "2 trunks → 1 raft"),
    ],
)
@pytest.mark.rule("P3", "F1")
def test_a_building_tells_what_it_makes(qtbot: QtBot, building: str, made: str) -> None:
    small = SmallGame("0,0 pasture 0-3;1,0 woods;0,1 mountain", Phase.BUILDING)
    place = {"woodcutter": "1,0", "mine": "0,1"}.get(building, "0,0/1")
    small.put("donkey", place)
    user = PanelUser(qtbot, small, place.split("/", 1)[0])
    user.open(Build)
    assert made in user.row(Build, building.capitalize()).button.toolTip()
