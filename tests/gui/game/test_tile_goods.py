"""Goods and geese on the large tile: loaded, handed over, put down, led and let go, with mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Lead, Transfer
from rbdesigner.engine.core.codes import BOARDS, GEESE, GOLD, STONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics.geese import following
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.messages.tile_note import transporter_note
from rbdesigner.play.tile_items import ItemKind
from tests.gui.game.tile_table import (
    ALT,
    CONTROL,
    EAST,
    HERE,
    ON_RIVER,
    PIECES,
    RIVER,
    SHIFT,
    WEST,
    Table,
    raft,
    shown,
)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, PIECES, 1, Phase.MOVEMENT)


@pytest.mark.rule("E1")
def test_a_click_on_goods_loads_one_and_with_shift_as_many_as_fit(table: Table) -> None:
    ground = table.spot(HERE)
    table.click(table.at(ItemKind.TRANSPORTER, number=0))
    table.click(table.at(ItemKind.GOODS, BOARDS))
    assert (table.amount(~0, BOARDS), table.amount(ground, BOARDS)) == (1, 4)
    table.match.undo()
    table.click(table.at(ItemKind.GOODS, BOARDS), keys=SHIFT)
    assert (table.amount(~0, BOARDS), table.amount(ground, BOARDS)) == (2, 3)
    table.match.undo()
    assert table.amount(~0, BOARDS) == 0


@pytest.mark.rule("E1")
def test_with_control_as_many_are_moved_as_with_shift(table: Table) -> None:
    table.focus.choose(0)
    table.click(table.at(ItemKind.GOODS, BOARDS), keys=CONTROL)
    assert table.amount(~0, BOARDS) == 2
    table.click(table.at(ItemKind.CARGO, BOARDS), keys=CONTROL)
    assert table.amount(~0, BOARDS) == 0
    table.click(table.at(ItemKind.GOODS, GEESE), keys=CONTROL)
    assert table.amount(~0, GEESE) == 2
    table.match.undo()
    assert "Shift+click or Ctrl+click: as many as fit" in table.tip(ItemKind.GOODS, GEESE)


def test_a_click_on_the_cargo_unloads(table: Table) -> None:
    ground = table.spot(HERE)
    table.focus.choose(1)
    table.click(table.at(ItemKind.CARGO, GOLD))
    assert (table.amount(~1, GOLD), table.amount(ground, GOLD)) == (0, 1)


def test_goods_are_dragged_aboard_from_hand_to_hand_and_down(table: Table) -> None:
    ground = table.spot(HERE)
    table.drag(table.at(ItemKind.GOODS, BOARDS), table.at(ItemKind.TRANSPORTER, number=0))
    assert table.amount(~0, BOARDS) == 1
    table.drag(table.at(ItemKind.CARGO, BOARDS), table.at(ItemKind.TRANSPORTER, number=1))
    assert table.amount(~1, BOARDS) == 1
    assert table.match.game.log[-1] == Transfer(0, BOARDS, ~0, ~1)
    table.drag(table.at(ItemKind.CARGO, BOARDS, number=1), table.at(ItemKind.GOODS, BOARDS))
    assert table.amount(ground, BOARDS) == 5


@pytest.mark.rule("E2")
def test_a_good_crosses_the_river_with_a_boat_in_it(qtbot: QtBot) -> None:
    table = Table(qtbot, {**PIECES, (0, 1): (*ON_RIVER, raft(1))}, 1, Phase.MOVEMENT)
    table.look_at(RIVER)
    east, west = table.spot(RIVER, EAST), table.spot(RIVER, WEST)
    table.drag(table.at(ItemKind.GOODS, STONE), table.at(ItemKind.GROUND, spot=west))
    assert (table.amount(east, STONE), table.amount(west, STONE)) == (1, 1)
    assert table.match.game.log[-1] == Transfer(0, STONE, east, west)


@pytest.mark.rule("E2")
def test_without_a_boat_the_reason_stands_below_until_something_else_is_done(table: Table) -> None:
    table.look_at(RIVER)
    before = len(table.match.game.log)
    table.drag(table.at(ItemKind.GOODS, STONE), table.at(ItemKind.GROUND))
    assert len(table.match.game.log) == before
    assert "only over a bridge, or by a boat in the river" in table.view.line.text()
    table.focus.choose(2)
    assert not table.view.line.text()


@pytest.mark.parametrize("keys", [ALT, CONTROL | SHIFT])
def test_one_goose_after_the_other_follows_also_where_alt_is_taken(table: Table, keys: Qt.KeyboardModifier) -> None:
    table.focus.choose(0)
    assert "Ctrl+Shift+click or Alt+click: let one follow" in table.tip(ItemKind.GOODS, GEESE)
    for number in (1, 2):
        table.click(table.at(ItemKind.GOODS, GEESE), keys=keys)
        assert isinstance(table.match.game.log[-1], Lead)
        assert sum(isinstance(action, Lead) for action in table.match.game.log) == number


def test_what_the_chosen_transporter_cannot_load_another_loads_that_can(table: Table) -> None:
    table.focus.choose(0)
    for _ in range(3):
        table.click(table.at(ItemKind.GOODS, BOARDS))
    assert (table.amount(~0, BOARDS), table.amount(~1, BOARDS)) == (2, 1)
    assert table.focus.transporter == 1
    assert table.view.line.text() == "Donkey 2 does it: Donkey 1 holds 2 of 2 goods: no room for more."
    table.match.undo()
    assert (table.amount(~0, BOARDS), table.amount(~1, BOARDS)) == (2, 0)


def test_what_cannot_be_loaded_says_why(table: Table) -> None:
    table.click(table.at(ItemKind.GOODS, BOARDS))
    assert "Choose a transporter first" in table.view.line.text()
    table.focus.choose(0)
    for _ in range(3):
        table.click(table.at(ItemKind.GOODS, BOARDS))
    assert table.amount(~0, BOARDS) == 2
    refusal = table.match.check(Transfer(0, BOARDS, table.spot(HERE), ~0))
    table.focus.choose(0)
    table.click(table.at(ItemKind.GOODS, BOARDS))
    assert refusal is not None
    assert refusal_sentence(table.match.state, refusal) in table.view.line.text()
    (item,) = [thing.item for thing in shown(table) if thing.item.what is ItemKind.GOODS and thing.item.code == BOARDS]
    assert table.picture.tip(item).startswith(f"2 boards\n{refusal_sentence(table.match.state, refusal)}\n")


@pytest.mark.rule("G2")
def test_geese_are_loaded_or_led_and_let_go(table: Table) -> None:
    table.focus.choose(0)
    table.click(table.at(ItemKind.GOODS, GEESE), keys=ALT)
    assert following(table.match.state, 0) == 1
    table.click(table.at(ItemKind.FOLLOWERS))
    assert following(table.match.state, 0) == 0
    table.click(table.at(ItemKind.GOODS, GEESE))
    assert table.amount(~0, GEESE) == 1


@pytest.mark.rule("G2")
def test_geese_that_are_dragged_to_a_transporter_are_carried_or_follow_it(table: Table) -> None:
    geese, donkey = table.at(ItemKind.GOODS, GEESE), table.at(ItemKind.TRANSPORTER, number=0)
    table.drag(geese, donkey)
    assert not table.match.game.log or not isinstance(table.match.game.log[-1], Lead | Transfer)
    table.take_picture("Donkey 1 lets 1 goose follow")
    assert (following(table.match.state, 0), table.amount(~0, GEESE)) == (1, 0)
    table.match.undo()
    table.drag(table.at(ItemKind.GOODS, GEESE), donkey, SHIFT)
    table.take_picture("Donkey 1 loads 2 geese, carried")
    assert (following(table.match.state, 0), table.amount(~0, GEESE)) == (0, 2)
    table.match.undo()
    table.drag(table.at(ItemKind.GOODS, GEESE), donkey, ALT)
    assert following(table.match.state, 0) == 1


@pytest.mark.rule("G2")
def test_geese_that_follow_walk_behind_and_are_told_apart_from_what_is_carried(table: Table) -> None:
    table.focus.choose(0)
    table.click(table.at(ItemKind.GOODS, GEESE))
    table.click(table.at(ItemKind.GOODS, GEESE), keys=ALT)
    carried, trail = table.thing(ItemKind.CARGO, GEESE), table.thing(ItemKind.FOLLOWERS)
    assert trail.rect.height() > carried.rect.height()
    assert trail.rect.left() >= carried.rect.right()
    assert table.tip(ItemKind.FOLLOWERS).startswith("1 goose follows donkey 1, which does not carry it")
    assert "1 of 2 goods: 1 goose; 1 goose follows it" in table.tip(ItemKind.TRANSPORTER)
    assert "1 goose follows it" in transporter_note(table.match.state, 0).splitlines()
    green = [QColor(table.picture.grab().toImage().pixel(trail.rect.topLeft().toPoint() + QPoint(dx, 2)))
             for dx in range(4, int(trail.rect.width()) - 4)]  # fmt: skip
    assert any(colour.green() > colour.red() + 15 for colour in green)


def test_a_stack_that_is_used_up_keeps_its_place_under_the_pointer(table: Table) -> None:
    table.focus.choose(0)
    at = table.at(ItemKind.GOODS, GEESE)
    QTest.mouseMove(table.picture, at)
    table.picture.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    table.picture.look_again()
    boards = table.at(ItemKind.GOODS, BOARDS)
    table.click(at, keys=SHIFT)
    assert table.amount(table.spot(HERE), GEESE) == 0
    assert table.at(ItemKind.GOODS, BOARDS) == boards
    assert table.at(ItemKind.GOODS, GEESE) == at
