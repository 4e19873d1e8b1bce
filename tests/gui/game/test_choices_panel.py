"""Playing by clicking in the panel of choices."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import (
    Action,
    Answer,
    Ask,
    Breed,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    ChooseHome,
    Demolish,
    Dismantle,
    Done,
    Lead,
    LetGo,
    Make,
    Pray,
    Produce,
    Propose,
    Research,
    SetDown,
    Shaft,
    Step,
    TakeAboard,
    TakePosition,
    Transfer,
    Upgrade,
    Waive,
)
from rbdesigner.engine.core.codes import BOARDS, GOLD, NONE
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.play.match import Match
from rbdesigner.ui.game.choices.choice_widgets import ChoiceButton, TransferRow
from rbdesigner.ui.game.choices.choices_panel import ChoicesPanel
from rbdesigner.ui.game.choices.group_block import ChoiceRow
from rbdesigner.ui.game.game_page import GamePage
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.panel_user import LEFT, PanelUser, choice_of

TILES = "0,0 pasture;1,0 woods;0,1 rock;1,-1 mountain;-1,0 sea"


# Goods


@pytest.mark.parametrize("keys", [Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier])
def test_a_click_loads_one_and_with_shift_as_many_as_fit(keys: Qt.KeyboardModifier, qtbot: QtBot) -> None:
    small = SmallGame(TILES)
    wagon = small.put("wagon", "0,0")
    small.goods("0,0", boards=5, gold=3)
    user = PanelUser(qtbot, small)
    user.good("load", "boards")
    assert small.amount(wagon, "boards") == 1
    user.good("load", "boards", keys)
    assert (small.amount(wagon, "boards"), small.amount("0,0", "boards")) == (3, 2)
    user.good("unload", "boards")
    assert small.amount("0,0", "boards") == 3


def test_all_goods_go_over_at_once_and_come_back_with_one_undo(qtbot: QtBot) -> None:
    small = SmallGame(TILES)
    donkey, wagon = small.put("donkey", "0,0", boards=1, gold=1), small.put("wagon", "0,0")
    user = PanelUser(qtbot, small)
    row = next(row for row in user.panel.findChildren(TransferRow) if "(2/2) → wagon" in str(_text(row)))
    qtbot.mouseClick(row.findChild(QAbstractButton, "move-all"), LEFT)
    assert small.state.loads[donkey] == 0 and small.state.loads[wagon] == 2
    assert [type(one) for one in user.done] == [Transfer, Transfer]
    assert user.match._strokes.start_of(1) == 0


def _text(row: TransferRow) -> str:
    return row.group.text if row.group is not None and row.isVisible() else ""


def test_goods_are_ferried(qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture 0-3")
    small.put("raft", "0,0~0")
    small.goods("0,0/1", clay=2)
    user = PanelUser(qtbot, small)
    user.good("ferry", "clay")
    assert small.amount("0,0/1", "clay") == 1


# Production


def test_a_run_is_chosen_by_its_wood_and_the_capacity_is_told(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    small.put("donkey", "0,0")
    small.build("coal burner", "0,0")
    small.goods("0,0", boards=1, trunks=2)
    user = PanelUser(qtbot, small)
    assert len(user.buttons(Produce)) == 2 and len(user.buttons(Produce, possible=False)) == 1
    user.click(Produce, "1 trunk, 1 board")
    assert small.amount("0,0", "boards") == 0 and small.amount("0,0", "trunks") == 1
    assert "5 of 6" in user.panel._blocks["production"]._note.text()


def test_what_works_on_other_tiles_is_run_without_looking_there(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    for place in ("0,0", "0,1"):
        small.put("donkey", place)
    small.build("sawmill", "0,0")
    small.build("coal burner", "0,1")
    small.goods("0,0", trunks=2)
    small.goods("0,1", boards=1, trunks=2)
    user = PanelUser(qtbot, small)
    ways = ("1 trunk, 1 board", "2 trunks")
    assert elsewhere(user) == [f"Coal burner on (0, 1): {way} → 1 fuel aboard donkey 2" for way in ways]
    user.focus.look_at(small.tile("1,0"))
    user.panel.renew()
    assert len(elsewhere(user)) == 3
    user.click(Produce, "Sawmill on (0, 0)")
    assert small.amount("0,0", "trunks") == 1
    assert user.focus.tile == small.tile("1,0")


def elsewhere(user: PanelUser) -> list[str]:
    found = [choice_of(button) for button in user.buttons(Produce) if " on " in button.text()]
    return [f"{each.text}: {each.note}" for each in found]


def test_a_raft_is_made_on_the_water_that_is_chosen(qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture;1,0 sea;0,1 sea", Phase.PRODUCTION)
    small.put("donkey", "0,0")
    small.build("raft factory", "0,0")
    small.goods("0,0", trunks=2)
    user = PanelUser(qtbot, small)
    waters = user.buttons(Make)
    assert len(waters) > 1
    wanted = choice_of(waters[-1]).action
    qtbot.mouseClick(waters[-1], LEFT)
    assert user.done == [wanted]


def test_donkeys_breed_or_it_is_told_why_not(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    small.put("donkey", "0,0")
    small.put("donkey", "0,0")
    small.goods("0,0", boards=1)
    user = PanelUser(qtbot, small)
    user.click(Breed, possible=False)
    assert not user.done and "nothing else" in user.told[0]
    small.goods("0,0", boards=-1)
    user.panel.renew()
    user.click(Breed)
    assert user.done == [Breed(0, small.tile("0,0"))]


def test_a_subject_is_researched_and_the_factory_upgraded(qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture;1,0 sea", Phase.PRODUCTION)
    small.put("donkey", "0,0")
    small.build("raft factory", "0,0")
    small.goods("0,0", geese=2, paper=1)
    small.research("drilling")
    user = PanelUser(qtbot, small)
    assert len(user.buttons(Research)) == 7
    assert [one.text() for one in user.buttons(Research, possible=False)] == ["Drilling"]
    user.click(Research, "Rowing")
    user.click(Upgrade)
    assert [type(one) for one in user.done] == [Research, Upgrade]


def test_what_is_too_many_is_put_out_of_use_first(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    small.build("wagon factory", "0,0")
    for _ in range(9):
        small.put("donkey", "0,0")
    small.state.production.excess = True
    user = PanelUser(qtbot, small)
    user.click(Dismantle)
    assert [type(one) for one in user.done] == [Dismantle]


# Movement


def test_a_transporter_goes_leads_and_lets_go(qtbot: QtBot) -> None:
    small = SmallGame(TILES)
    donkey = small.put("donkey", "0,0")
    small.goods("0,0", geese=1)
    user = PanelUser(qtbot, small)
    user.click(Lead)
    user.click(LetGo)
    user.click(Step, "(1, 0)")
    assert [type(one) for one in user.done] == [Lead, LetGo, Step]
    assert small.state.tile_of(donkey) == small.tile("1,0")


def test_a_transporter_is_carried_and_set_down(qtbot: QtBot) -> None:
    small = SmallGame(TILES)
    wagon, donkey = small.put("wagon", "0,0"), small.put("donkey", "0,0")
    user = PanelUser(qtbot, small)
    user.click(TakeAboard, "Wagon 1 takes")
    assert small.state.carried[wagon] == donkey
    small.state.movement.boarded.clear()
    small.state.choices.clear()
    user.panel.renew()
    user.click(SetDown)
    assert small.state.carried[wagon] == NONE


# Building


def test_a_building_is_built_and_what_cannot_be_says_why(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "1,0")
    small.goods("1,0", boards=1)
    user = PanelUser(qtbot, small, "1,0")
    assert [one.text() for one in user.buttons(Build)] == ["Woodcutter"]
    user.open(Build)
    texts = [one.text() for one in user.buttons(Build, possible=False)]
    assert "Sawmill" in texts and "Quarry" not in texts
    user.click(Build, "Sawmill", possible=False)
    assert user.told == ["It takes 2 boards and 1 stone; 1 board and 1 stone are missing."]
    user.click(Build, "Woodcutter")
    assert [type(one) for one in user.done] == [Build]


@pytest.mark.parametrize("kind", [BuildRoad, BuildBridge, BuildWall, Demolish, Shaft])
def test_all_else_is_built(qtbot: QtBot, kind: type[Action]) -> None:
    small = SmallGame("0,0 mountain 0-3;1,0 woods;0,1 woods 0;0,-1 woods 3", Phase.BUILDING)
    small.put("donkey", "0,0/1")
    small.build("mine", "0,0/1", (1, 1))
    small.goods("0,0/1", boards=5, stone=5, iron=2, fuel=1)
    small.wall("0,0", 2, 2)
    small.research("new shafts")
    user = PanelUser(qtbot, small)
    user.click(kind)
    assert [type(one) for one in user.done] == [kind]


# Players


def test_a_home_is_chosen_on_the_tile_that_is_looked_at(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.SETUP)
    user = PanelUser(qtbot, small, "-1,0")
    assert "sea" not in [one.text() for one in user.buttons(ChooseHome)]
    user.focus.look_at(small.tile("1,0"))
    qtbot.wait(1)
    user.click(ChooseHome, "(1, 0)")
    assert user.done[0] == ChooseHome(0, small.spot("1,0"))


def test_enter_skips_what_is_asked(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.state.stage = Stage.ASKING
    user = PanelUser(qtbot, small)
    assert user.buttons(Waive)[0].text() == "Nobody asks"
    qtbot.keyClick(user.page, Qt.Key.Key_Return)
    qtbot.wait(1)
    assert user.done == [Waive(0), Waive(1)]
    assert small.state.stage is Stage.PLAY


def test_who_asks_prays_and_takes_a_position(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.state.stage = Stage.ASKING
    user = PanelUser(qtbot, small)
    assert [one.text() for one in user.buttons(Ask)] == [f"Player {n}: Ask for a new order of play" for n in (1, 2)]
    assert len(user.buttons(Waive)) == 1, "nobody has to say that they do not ask"
    user.click(Ask, "Player 2")
    assert user.done[-1] == Ask(1)
    qtbot.keyClick(user.page, Qt.Key.Key_Return)
    qtbot.wait(1)
    assert isinstance(user.done[-1], Pray)
    user.click(TakePosition, "2")
    assert isinstance(user.done[-1], TakePosition) and small.state.stage is Stage.PLAY


def test_goods_are_asked_for_and_given(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    mine, theirs = small.put("donkey", "0,0", gold=1), small.put("donkey", "0,0", 2, boards=1)
    user = PanelUser(qtbot, small)
    assert [choice_of(one).action for one in user.buttons(Propose)] == [
        Propose(0, (1,), Transfer(0, BOARDS, ~theirs, ~mine)),
        Propose(0, (1,), Transfer(0, GOLD, ~mine, ~theirs)),
    ]
    user.click(Propose, "Ask player 2 for 1 board")
    assert "1 board" in user.panel._blocks["order"]._note.text()
    user.click(Answer, "Agree")
    assert small.amount(mine, "boards") == 1
    user.click(Propose, "Offer 1 gold to player 2")
    qtbot.keyClick(user.page, Qt.Key.Key_Return)
    assert user.done[-1] == Answer(1, False)


def test_players_are_called_by_their_names(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.state.terms = replace(small.state.terms, names=("ann", "<b>Bert</b>"))
    small.put("donkey", "0,0", gold=1)
    small.put("donkey", "0,0", 2)
    user = PanelUser(qtbot, small)
    user.click(Propose, "Offer 1 gold to <b>Bert</b>")
    question = user.panel._blocks["order"]
    assert question._note.text().startswith("ann offers 1 gold to <b>Bert</b>")
    assert any("<b>Bert</b>: do you agree?" in label.text() for label in question.findChildren(QLabel))
    user.click(Answer, "Refuse")
    refusal = user.match.check(Done(1))
    assert refusal is not None
    assert refusal_sentence(user.match.state, refusal) == "It is not for <b>Bert</b> to act now, but for ann."


def test_nothing_can_be_done_in_an_earlier_moment(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.put("donkey", "0,0")
    user = PanelUser(qtbot, small)
    user.match._shown = small.state.copy()
    user.panel.renew()
    assert not user.buttons(Step)


def test_nothing_can_be_done_for_a_machine(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.put("donkey", "0,0")
    user = PanelUser(qtbot, small)
    assert user.buttons(Step)
    user.match.seat_machines(frozenset({0}), paused=False)
    user.panel.renew()
    assert not user.buttons(Step)
    label = user.panel.findChild(QLabel, "choices-heading")
    assert label is not None and "acts by itself" in label.text()


# On the page of a game


def test_what_is_pointed_at_in_the_list_is_shown_on_the_board(qtbot: QtBot) -> None:
    small = SmallGame("0,0 pasture;1,0 woods")
    donkey = small.put("donkey", "0,0")
    page = GamePage(Match(game_of("0,0 pasture;1,0 woods", small)))
    qtbot.addWidget(page)
    page.resize(1200, 700)
    with qtbot.waitExposed(page):
        page.show()
    page.focus.choose(donkey)
    qtbot.waitUntil(lambda: any(isinstance(choice_of(one).action, Step) for one in shown(page.choices)))
    button = next(one for one in shown(page.choices) if isinstance(choice_of(one).action, Step))

    def points() -> bool:
        QTest.mouseMove(button, button.rect().center())  # again while the list is laid out
        return page.view.intent is not None

    qtbot.waitUntil(points)
    assert page.view.intent is not None
    assert page.view.intent.actions == (choice_of(button).action,)
    QTest.mouseMove(page.turn_bar)
    qtbot.waitUntil(lambda: page.view.intent is None)


def shown(panel: ChoicesPanel) -> list[ChoiceButton]:
    return [one for one in panel.findChildren(ChoiceButton) if one.isVisible() and one.choice is not None]


def test_rows_are_whole_before_anything_is_painted(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING, players=1)
    donkey = small.put("donkey", "0,0", stone=2)
    small.goods("0,0", boards=2, stone=3)
    page = GamePage(Match(game_of(TILES, small)))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    qtbot.waitExposed(page)
    qtbot.wait(50)
    page.focus.choose(donkey)
    (panel,) = page.findChildren(ChoicesPanel)
    panel.renew()
    rows = [row for row in panel.findChildren(ChoiceRow) if row.isVisible()]
    assert len(rows) > 5
    assert [row.height() for row in rows if row.height() < row.sizeHint().height()] == []
