"""The tile you are looking at: choosing, menus, buildings, others' goods, machines and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Answer, Produce, Transfer
from rbdesigner.engine.core.codes import BOARDS, GEESE, GOLD, NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics.geese import following
from rbdesigner.engine.mechanics.production import capacity
from rbdesigner.hexes import Hex
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.play.tile_items import ItemKind
from rbdesigner.rules.tables import BuildingKind, Good, Mixture
from rbdesigner.scenario.pieces import Building, Goods
from tests.gui.game.tile_table import (
    HERE,
    LEFT,
    PIECES,
    PLAIN,
    SHIFT,
    Table,
    donkey,
    shown,
)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, PIECES, 1, Phase.MOVEMENT)


def test_without_a_tile_there_is_a_hint_and_nothing_to_hit(table: Table) -> None:
    table.focus.clear()
    assert table.picture.shown is None
    assert not table.picture.grab().isNull()
    table.click(QPoint(100, 100))
    assert table.focus.transporter == NONE


def test_a_click_chooses_a_transporter_or_the_one_whose_cargo_it_hits(table: Table) -> None:
    table.click(table.at(ItemKind.TRANSPORTER, number=0))
    assert table.focus.transporter == 0
    table.click(table.at(ItemKind.CARGO, GOLD))
    assert table.focus.transporter == 1
    assert table.amount(~1, GOLD) == 1


def test_a_right_click_lists_all_that_a_thing_allows_and_does_what_is_taken(table: Table) -> None:
    table.focus.choose(0)
    lines = ["Donkey 1 carries one", "Donkey 1 carries 2", "One follows donkey 1", "2 follow donkey 1"]
    assert table.menu(table.at(ItemKind.GOODS, GEESE)) == dict.fromkeys(lines, True)
    table.take("2 follow donkey 1")
    assert following(table.match.state, 0) == 2
    assert table.menu(table.at(ItemKind.FOLLOWERS)) == {"One stays here": True, "2 stay here": True}
    table.take("2 stay here")
    assert following(table.match.state, 0) == 0
    lines = ["Choose donkey 2", "Put one down", "Hand one to donkey 1"]
    assert table.menu(table.at(ItemKind.CARGO, GOLD)) == dict.fromkeys(lines, True)
    table.take("Choose donkey 2")
    assert table.focus.transporter == 1
    table.menu(table.at(ItemKind.TRANSPORTER, number=1))
    table.take("Put everything down")
    assert table.amount(table.spot(HERE), GOLD) == 1


def test_the_menu_greys_what_cannot_be_done_and_says_why(table: Table) -> None:
    table.focus.choose(0)
    table.click(table.at(ItemKind.GOODS, BOARDS), keys=SHIFT)
    refusal = table.match.check(Transfer(0, GEESE, table.spot(HERE), ~0))
    assert refusal is not None
    offered = table.menu(table.at(ItemKind.GOODS, GEESE))
    assert offered[f"Donkey 1 carries one: {refusal_sentence(table.match.state, refusal)}"] is False
    assert offered["One follows donkey 1"] is True
    table.picture.menu.hide()
    before = len(table.match.game.log)
    assert table.menu(table.at(ItemKind.HOME)) == {}
    assert "there is nothing to do with it" in table.view.line.text()
    assert len(table.match.game.log) == before


def test_the_menu_opens_by_keys_at_the_thing_under_the_cursor(table: Table) -> None:
    table.focus.choose(0)
    table.picture.setFocus()
    table.picture.cursor_key = table.thing(ItemKind.GOODS, BOARDS).item.key
    table.key(Qt.Key.Key_Menu)
    table.take("Donkey 1 carries 2")
    assert table.amount(~0, BOARDS) == 2
    table.key(Qt.Key.Key_F10, SHIFT)
    assert table.picture.menu.isVisible()
    table.picture.menu.hide()


def test_a_click_that_misses_says_what_could_be_done(table: Table, qtbot: QtBot) -> None:
    assert table.picture.shown is not None
    ground = table.picture.shown.middle.toPoint()
    with qtbot.waitSignal(table.view.message) as told:
        table.click(ground)
    assert told.args == ["Nothing is there. Choose a transporter by a click on it, then click goods."]
    table.click(table.at(ItemKind.TRANSPORTER, number=0))
    table.click(ground)
    assert "Click goods to load donkey 1" in table.view.line.text()
    table.click(table.at(ItemKind.TRANSPORTER, number=0))
    assert "Donkey 1 is chosen already." in table.view.line.text()
    table.look_at(Hex(1, 0))
    table.click(ground)
    assert "None of your transporters is here" in table.view.line.text()


@pytest.mark.rule("P3", "P8")
def test_a_click_on_a_building_lets_it_run_until_its_capacity_is_used(qtbot: QtBot) -> None:
    pieces = {**PIECES, (0, 0): (donkey(), Building(BuildingKind.SAWMILL, 0), Goods(Good.TRUNKS, 9, 0))}
    table = Table(qtbot, pieces, 1, Phase.PRODUCTION)
    (mill,) = [thing.item for thing in shown(table) if thing.item.what is ItemKind.BUILDING]
    tile = table.focus.tile
    _, most = capacity(table.match.state, tile) or (0, 0)
    assert f"{most} of {most} runs left" in table.picture.tip(mill)
    for _ in range(most):
        table.click(table.at(ItemKind.BUILDING))
    assert capacity(table.match.state, tile) == (0, most)
    boards = table.amount(~0, BOARDS) + table.amount(table.spot(HERE), BOARDS)
    assert boards == 2 * most
    table.click(table.at(ItemKind.BUILDING))
    refusal = table.match.check(Produce(0, 0))
    assert refusal is not None
    assert refusal_sentence(table.match.state, refusal) in table.view.line.text()


def test_the_tip_of_a_mine_tells_what_is_in_it(qtbot: QtBot) -> None:
    pieces = {**PIECES, (1, 1): (Building(BuildingKind.MINE, 0, Mixture(3, 2)), donkey())}
    table = Table(qtbot, pieces, 1, Phase.MOVEMENT)
    table.look_at(Hex(1, 1))
    (mine,) = [thing.item for thing in shown(table) if thing.item.what is ItemKind.BUILDING]
    assert sum((table.match.state.bag_gold[table.focus.tile], table.match.state.bag_iron[table.focus.tile])) == 4
    assert "2 gold and 2 iron in it" in table.picture.tip(mine)


@pytest.mark.rule("P4")
def test_where_there_are_several_ways_to_run_a_building_none_is_taken(qtbot: QtBot) -> None:
    mill = (Building(BuildingKind.SAWMILL, 0), Goods(Good.TRUNKS, 9, 0))
    table = Table(qtbot, {**PIECES, (0, 0): (donkey(), donkey(), *mill)}, 1, Phase.PRODUCTION)
    table.click(table.at(ItemKind.BUILDING))
    assert "choose one first" in table.view.line.text()
    table.focus.choose(1)
    table.click(table.at(ItemKind.BUILDING))
    assert table.amount(~1, BOARDS) == 2


@pytest.mark.rule("C1", "C4")
def test_a_transporter_is_dragged_onto_another_and_not_set_down_at_once(table: Table) -> None:
    table.focus.choose(1)
    table.click(table.at(ItemKind.CARGO, GOLD))
    table.drag(table.at(ItemKind.TRANSPORTER, number=0), table.at(ItemKind.TRANSPORTER, number=1))
    assert table.match.state.carried[1] == 0
    table.focus.choose(1)
    table.click(table.at(ItemKind.PASSENGER))
    assert table.match.state.carried[1] == 0
    assert table.view.line.text().startswith("⚠ ")


def test_a_drag_says_before_it_ends_what_comes_of_it(table: Table) -> None:
    start, end = table.at(ItemKind.GOODS, BOARDS), table.at(ItemKind.TRANSPORTER, number=0)
    QTest.mousePress(table.picture, LEFT, PLAIN, start)
    QTest.mouseMove(table.picture, end)
    assert table.view.line.text() == "Donkey 1 loads 1 board\nWith Shift: 2"
    QTest.mouseRelease(table.picture, LEFT, PLAIN, QPoint(1, 1))
    assert table.amount(~0, BOARDS) == 0


@pytest.mark.rule("T8")
def test_what_another_player_holds_is_refused_and_can_be_asked_for(qtbot: QtBot) -> None:
    pieces = {**PIECES, (0, 0): (donkey(), donkey(2, 0, (Good.GOLD, 1)))}
    table = Table(qtbot, pieces, 2, Phase.MOVEMENT)
    acting = table.match.state.player
    table.drag(table.at(ItemKind.CARGO, GOLD), table.at(ItemKind.TRANSPORTER, number=1 - carrier_of_gold(table)))
    assert "has to agree" in table.view.line.text()
    assert table.view.offer.isVisible()
    QTest.mouseClick(table.view.offer, LEFT)
    assert table.match.state.offer is not None
    assert not table.view.offer.isVisible()
    before = carrier_of_gold(table)
    table.match.do(Answer(1 - acting, True))
    assert carrier_of_gold(table) == 1 - before


@pytest.mark.parametrize("chosen", [NONE, 0])
def test_nothing_is_done_or_asked_for_a_machine(qtbot: QtBot, chosen: int) -> None:
    pieces = {**PIECES, (0, 0): (donkey(), donkey(2, 0, (Good.GOLD, 1)), Goods(Good.BOARDS, 2, 0))}
    table = Table(qtbot, pieces, 2, Phase.MOVEMENT)
    table.focus.choose(chosen)
    machine = table.match.state.player
    table.match.seat_machines(frozenset({machine}), paused=True)
    before = len(table.match.game.log)
    assert "It is not your turn" in table.tip(ItemKind.GOODS, BOARDS)
    gold, own = table.at(ItemKind.CARGO, GOLD), table.at(ItemKind.TRANSPORTER, number=1 - carrier_of_gold(table))
    table.drag(gold, own)
    assert table.view.line.text() == "⚠ It is not your turn: all of it can only be looked at."
    assert not table.view.offer.isVisible()
    assert not any(is_possible for line, is_possible in table.menu(gold).items() if not line.startswith("Choose"))
    assert len(table.match.game.log) == before


def test_what_a_person_wanted_is_not_asked_once_a_machine_sits_there(qtbot: QtBot) -> None:
    pieces = {**PIECES, (0, 0): (donkey(), donkey(2, 0, (Good.GOLD, 1)))}
    table = Table(qtbot, pieces, 2, Phase.MOVEMENT)
    table.drag(table.at(ItemKind.CARGO, GOLD), table.at(ItemKind.TRANSPORTER, number=1 - carrier_of_gold(table)))
    assert table.view.offer.isVisible()
    table.match.seat_machines(frozenset({table.match.state.player}), paused=True)
    assert not table.view.offer.isVisible()
    table.view.offer.click()
    assert table.match.state.offer is None


def carrier_of_gold(table: Table) -> int:
    return next(number for number in (0, 1) if table.amount(~number, GOLD))


def test_an_earlier_moment_is_only_looked_at(table: Table) -> None:
    table.focus.choose(0)
    table.match.look_at(0)
    before = len(table.match.game.log)
    table.click(table.at(ItemKind.GOODS, BOARDS))
    assert len(table.match.game.log) == before
    assert "earlier moment" in table.view.line.text()


def test_everything_is_done_with_keys_too(table: Table) -> None:
    table.picture.setFocus()
    for _ in range(12):
        table.key(Qt.Key.Key_Left)
        table.key(Qt.Key.Key_Up)
    seen = {table.cursor.key}
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up) * 4:
        table.key(key)
        seen.add(table.cursor.key)
    assert len(seen) > 3
    move_to(table, ItemKind.TRANSPORTER, 0)
    table.key(Qt.Key.Key_Return)
    assert table.focus.transporter == 0
    move_to(table, ItemKind.GOODS, BOARDS)
    table.key(Qt.Key.Key_Return)
    assert table.amount(~0, BOARDS) == 1
    table.key(Qt.Key.Key_Space)
    move_to(table, ItemKind.TRANSPORTER, 1)
    table.picture.grab()
    table.key(Qt.Key.Key_Return)
    assert table.amount(~1, BOARDS) == 1
    move_to(table, ItemKind.CARGO, BOARDS)
    table.key(Qt.Key.Key_Delete)
    assert table.amount(~0, BOARDS) + table.amount(~1, BOARDS) == 1


def move_to(table: Table, what: ItemKind, which: int) -> None:
    """Press arrows until the cursor is on a thing, searching breadth-first as a person looks."""
    start = table.picture.cursor_key
    paths: list[tuple[Qt.Key, ...]] = [()]
    tried = set()
    while paths:
        path = paths.pop(0)
        table.picture.cursor_key = start
        for key in path:
            table.key(key)
        if table.cursor.what is what and which == (
            table.cursor.number if what is ItemKind.TRANSPORTER else table.cursor.code
        ):
            return
        if table.cursor.key not in tried:
            tried.add(table.cursor.key)
            arrows = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
            paths += [(*path, arrow) for arrow in arrows]
    raise AssertionError(f"the cursor does not reach {what} {which}")
