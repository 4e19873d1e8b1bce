"""The tile that is looked at: loading, unloading, handing over and ferrying with mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.tile import look_at
from rbdesigner.engine.actions import Answer, Lead, Produce, Transfer
from rbdesigner.engine.codes import BOARDS, GEESE, GOLD, GOODS, NONE, STONE
from rbdesigner.engine.game import Game
from rbdesigner.engine.geese import following
from rbdesigner.engine.production import capacity
from rbdesigner.engine.state import Phase
from rbdesigner.hexes import Hex
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.messages.tile_note import transporter_note
from rbdesigner.play.match import Match
from rbdesigner.play.tile_items import TileItem, What
from rbdesigner.rules.tables import BuildingKind, Good, Mixture
from rbdesigner.scenario.pieces import Building, Goods
from rbdesigner.ui.game.board.delivery_controller import DeliveryController
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.tile import tile_canvas, tile_painting
from rbdesigner.ui.game.tile.tile_layout import ItemBox
from rbdesigner.ui.game.tile.tile_painting import paint_thing, shortened
from rbdesigner.ui.game.tile.tile_picture import TilePicture
from tests.gui.game.tile_table import (
    ALT,
    CONTROL,
    EAST,
    HERE,
    LEFT,
    ON_RIVER,
    PIECES,
    PLAIN,
    RIVER,
    SHIFT,
    WEST,
    Table,
    donkey,
    raft,
    shown,
)

FIGURE_SPACE = "\u2007"
"""As wide as a digit."""


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
    table.click(table.at(What.TRANSPORTER, number=0))
    assert table.focus.transporter == 0
    table.click(table.at(What.CARGO, GOLD))
    assert table.focus.transporter == 1
    assert table.amount(~1, GOLD) == 1


@pytest.mark.rule("E1")
def test_a_click_on_goods_loads_one_and_with_shift_as_many_as_fit(table: Table) -> None:
    ground = table.spot(HERE)
    table.click(table.at(What.TRANSPORTER, number=0))
    table.click(table.at(What.GOODS, BOARDS))
    assert (table.amount(~0, BOARDS), table.amount(ground, BOARDS)) == (1, 4)
    table.match.undo()
    table.click(table.at(What.GOODS, BOARDS), keys=SHIFT)
    assert (table.amount(~0, BOARDS), table.amount(ground, BOARDS)) == (2, 3)
    table.match.undo()
    assert table.amount(~0, BOARDS) == 0


@pytest.mark.rule("E1")
def test_with_control_as_many_are_moved_as_with_shift(table: Table) -> None:
    table.focus.choose(0)
    table.click(table.at(What.GOODS, BOARDS), keys=CONTROL)
    assert table.amount(~0, BOARDS) == 2
    table.click(table.at(What.CARGO, BOARDS), keys=CONTROL)
    assert table.amount(~0, BOARDS) == 0
    table.click(table.at(What.GOODS, GEESE), keys=CONTROL)
    assert table.amount(~0, GEESE) == 2
    table.match.undo()
    assert "Shift+click or Ctrl+click: as many as fit" in table.tip(What.GOODS, GEESE)


def test_a_click_on_the_cargo_unloads(table: Table) -> None:
    ground = table.spot(HERE)
    table.focus.choose(1)
    table.click(table.at(What.CARGO, GOLD))
    assert (table.amount(~1, GOLD), table.amount(ground, GOLD)) == (0, 1)


def test_goods_are_dragged_aboard_from_hand_to_hand_and_down(table: Table) -> None:
    ground = table.spot(HERE)
    table.drag(table.at(What.GOODS, BOARDS), table.at(What.TRANSPORTER, number=0))
    assert table.amount(~0, BOARDS) == 1
    table.drag(table.at(What.CARGO, BOARDS), table.at(What.TRANSPORTER, number=1))
    assert table.amount(~1, BOARDS) == 1
    assert table.match.game.log[-1] == Transfer(0, BOARDS, ~0, ~1)
    table.drag(table.at(What.CARGO, BOARDS, number=1), table.at(What.GOODS, BOARDS))
    assert table.amount(ground, BOARDS) == 5


@pytest.mark.rule("E2")
def test_a_good_crosses_the_river_with_a_boat_in_it(qtbot: QtBot) -> None:
    table = Table(qtbot, {**PIECES, (0, 1): (*ON_RIVER, raft(1))}, 1, Phase.MOVEMENT)
    table.look_at(RIVER)
    east, west = table.spot(RIVER, EAST), table.spot(RIVER, WEST)
    table.drag(table.at(What.GOODS, STONE), table.at(What.GROUND, spot=west))
    assert (table.amount(east, STONE), table.amount(west, STONE)) == (1, 1)
    assert table.match.game.log[-1] == Transfer(0, STONE, east, west)


@pytest.mark.rule("E2")
def test_without_a_boat_the_reason_stands_below_until_something_else_is_done(table: Table) -> None:
    table.look_at(RIVER)
    before = len(table.match.game.log)
    table.drag(table.at(What.GOODS, STONE), table.at(What.GROUND))
    assert len(table.match.game.log) == before
    assert "only over a bridge, or by a boat in the river" in table.view.line.text()
    table.focus.choose(2)
    assert not table.view.line.text()


@pytest.mark.parametrize("keys", [ALT, CONTROL | SHIFT])
def test_one_goose_after_the_other_follows_also_where_alt_is_taken(table: Table, keys: Qt.KeyboardModifier) -> None:
    table.focus.choose(0)
    assert "Ctrl+Shift+click or Alt+click: let one follow" in table.tip(What.GOODS, GEESE)
    for number in (1, 2):
        table.click(table.at(What.GOODS, GEESE), keys=keys)
        assert isinstance(table.match.game.log[-1], Lead)
        assert sum(isinstance(action, Lead) for action in table.match.game.log) == number


def test_what_the_chosen_transporter_cannot_load_another_loads_that_can(table: Table) -> None:
    table.focus.choose(0)
    for _ in range(3):
        table.click(table.at(What.GOODS, BOARDS))
    assert (table.amount(~0, BOARDS), table.amount(~1, BOARDS)) == (2, 1)
    assert table.focus.transporter == 1
    assert table.view.line.text() == "Donkey 2 does it: Donkey 1 holds 2 of 2 goods: no room for more."
    table.match.undo()
    assert (table.amount(~0, BOARDS), table.amount(~1, BOARDS)) == (2, 0)


def test_what_cannot_be_loaded_says_why(table: Table) -> None:
    table.click(table.at(What.GOODS, BOARDS))
    assert "Choose a transporter first" in table.view.line.text()
    table.focus.choose(0)
    for _ in range(3):
        table.click(table.at(What.GOODS, BOARDS))
    assert table.amount(~0, BOARDS) == 2
    refusal = table.match.check(Transfer(0, BOARDS, table.spot(HERE), ~0))
    table.focus.choose(0)
    table.click(table.at(What.GOODS, BOARDS))
    assert refusal is not None
    assert refusal_sentence(table.match.state, refusal) in table.view.line.text()
    (item,) = [thing.item for thing in shown(table) if thing.item.what is What.GOODS and thing.item.code == BOARDS]
    assert table.picture.tip(item).startswith(f"2 boards\n{refusal_sentence(table.match.state, refusal)}\n")


@pytest.mark.rule("G2")
def test_geese_are_loaded_or_led_and_let_go(table: Table) -> None:
    table.focus.choose(0)
    table.click(table.at(What.GOODS, GEESE), keys=ALT)
    assert following(table.match.state, 0) == 1
    table.click(table.at(What.FOLLOWERS))
    assert following(table.match.state, 0) == 0
    table.click(table.at(What.GOODS, GEESE))
    assert table.amount(~0, GEESE) == 1


@pytest.mark.rule("G2")
def test_geese_that_are_dragged_to_a_transporter_are_carried_or_follow_it(table: Table) -> None:
    geese, donkey = table.at(What.GOODS, GEESE), table.at(What.TRANSPORTER, number=0)
    table.drag(geese, donkey)
    assert not table.match.game.log or not isinstance(table.match.game.log[-1], Lead | Transfer)
    table.take_picture("Donkey 1 lets 1 goose follow")
    assert (following(table.match.state, 0), table.amount(~0, GEESE)) == (1, 0)
    table.match.undo()
    table.drag(table.at(What.GOODS, GEESE), donkey, SHIFT)
    table.take_picture("Donkey 1 loads 2 geese, carried")
    assert (following(table.match.state, 0), table.amount(~0, GEESE)) == (0, 2)
    table.match.undo()
    table.drag(table.at(What.GOODS, GEESE), donkey, ALT)
    assert following(table.match.state, 0) == 1


def test_a_right_click_lists_all_that_a_thing_allows_and_does_what_is_taken(table: Table) -> None:
    table.focus.choose(0)
    lines = ["Donkey 1 carries one", "Donkey 1 carries 2", "One follows donkey 1", "2 follow donkey 1"]
    assert table.menu(table.at(What.GOODS, GEESE)) == dict.fromkeys(lines, True)
    table.take("2 follow donkey 1")
    assert following(table.match.state, 0) == 2
    assert table.menu(table.at(What.FOLLOWERS)) == {"One stays here": True, "2 stay here": True}
    table.take("2 stay here")
    assert following(table.match.state, 0) == 0
    lines = ["Choose donkey 2", "Put one down", "Hand one to donkey 1"]
    assert table.menu(table.at(What.CARGO, GOLD)) == dict.fromkeys(lines, True)
    table.take("Choose donkey 2")
    assert table.focus.transporter == 1
    table.menu(table.at(What.TRANSPORTER, number=1))
    table.take("Put everything down")
    assert table.amount(table.spot(HERE), GOLD) == 1


def test_the_menu_greys_what_cannot_be_done_and_says_why(table: Table) -> None:
    table.focus.choose(0)
    table.click(table.at(What.GOODS, BOARDS), keys=SHIFT)
    refusal = table.match.check(Transfer(0, GEESE, table.spot(HERE), ~0))
    assert refusal is not None
    offered = table.menu(table.at(What.GOODS, GEESE))
    assert offered[f"Donkey 1 carries one: {refusal_sentence(table.match.state, refusal)}"] is False
    assert offered["One follows donkey 1"] is True
    table.picture.menu.hide()
    before = len(table.match.game.log)
    assert table.menu(table.at(What.HOME)) == {}
    assert "nothing is to be done with it" in table.view.line.text()
    assert len(table.match.game.log) == before


def test_the_menu_opens_by_keys_at_the_thing_under_the_cursor(table: Table) -> None:
    table.focus.choose(0)
    table.picture.setFocus()
    table.picture.cursor_key = table.thing(What.GOODS, BOARDS).item.key
    table.key(Qt.Key.Key_Menu)
    table.take("Donkey 1 carries 2")
    assert table.amount(~0, BOARDS) == 2
    table.key(Qt.Key.Key_F10, SHIFT)
    assert table.picture.menu.isVisible()
    table.picture.menu.hide()


def test_a_click_that_misses_says_what_could_be_done(table: Table, qtbot: QtBot) -> None:
    assert table.picture.shown is not None
    ground = table.picture.shown.middle.toPoint()
    with qtbot.waitSignal(table.view.told) as told:
        table.click(ground)
    assert told.args == ["Nothing is there. Choose a transporter by a click on it, then click goods."]
    table.click(table.at(What.TRANSPORTER, number=0))
    table.click(ground)
    assert "Click goods to load donkey 1" in table.view.line.text()
    table.click(table.at(What.TRANSPORTER, number=0))
    assert "Donkey 1 is chosen already." in table.view.line.text()
    table.look_at(Hex(1, 0))
    table.click(ground)
    assert "None of your transporters is here" in table.view.line.text()


@pytest.mark.rule("G2")
def test_geese_that_follow_walk_behind_and_are_told_apart_from_what_is_carried(table: Table) -> None:
    table.focus.choose(0)
    table.click(table.at(What.GOODS, GEESE))
    table.click(table.at(What.GOODS, GEESE), keys=ALT)
    carried, trail = table.thing(What.CARGO, GEESE), table.thing(What.FOLLOWERS)
    assert trail.rect.height() > carried.rect.height()
    assert trail.rect.left() >= carried.rect.right()
    assert table.tip(What.FOLLOWERS).startswith("1 goose follows donkey 1, which does not carry it")
    assert "1 of 2 goods: 1 goose; 1 goose follows it" in table.tip(What.TRANSPORTER)
    assert "1 goose follows it" in transporter_note(table.match.state, 0).splitlines()
    green = [QColor(table.picture.grab().toImage().pixel(trail.rect.topLeft().toPoint() + QPoint(dx, 2)))
             for dx in range(4, int(trail.rect.width()) - 4)]  # fmt: skip
    assert any(colour.green() > colour.red() + 15 for colour in green)


def test_the_number_of_geese_that_follow_lies_within_its_chip(qapp: QApplication) -> None:
    def rows_of_change(one: QImage, other: QImage) -> tuple[int, int]:
        rows = [row for row in range(60) for at in range(40) if one.pixel(at, row) != other.pixel(at, row)]
        return min(rows), max(rows)

    def numbered(**pills: str) -> QImage:
        picture = QImage(40, 60, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        painter.fillRect(picture.rect(), Qt.GlobalColor.white)
        paint_thing(painter, ItemBox(TileItem(What.FOLLOWERS, 0, GEESE, 2), QRectF(5, 5, 24, 48)), pills)
        painter.end()
        return picture

    chip = rows_of_change(numbered(), numbered(count=FIGURE_SPACE))
    digit = rows_of_change(numbered(count=FIGURE_SPACE), numbered(count="2"))
    assert chip[0] + 2 <= digit[0]
    assert digit[1] <= chip[1] - 2


def test_a_stack_that_is_used_up_keeps_its_place_under_the_pointer(table: Table) -> None:
    table.focus.choose(0)
    at = table.at(What.GOODS, GEESE)
    QTest.mouseMove(table.picture, at)
    table.picture.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    table.picture.look_again()
    boards = table.at(What.GOODS, BOARDS)
    table.click(at, keys=SHIFT)
    assert table.amount(table.spot(HERE), GEESE) == 0
    assert table.at(What.GOODS, BOARDS) == boards
    assert table.at(What.GOODS, GEESE) == at


@pytest.mark.rule("P3", "P8")
def test_a_click_on_a_building_lets_it_run_until_its_capacity_is_used(qtbot: QtBot) -> None:
    pieces = {**PIECES, (0, 0): (donkey(), Building(BuildingKind.SAWMILL, 0), Goods(Good.TRUNKS, 9, 0))}
    table = Table(qtbot, pieces, 1, Phase.PRODUCTION)
    (mill,) = [thing.item for thing in shown(table) if thing.item.what is What.BUILDING]
    tile = table.focus.tile
    _, most = capacity(table.match.state, tile) or (0, 0)
    assert f"{most} of {most} runs left" in table.picture.tip(mill)
    for _ in range(most):
        table.click(table.at(What.BUILDING))
    assert capacity(table.match.state, tile) == (0, most)
    boards = table.amount(~0, BOARDS) + table.amount(table.spot(HERE), BOARDS)
    assert boards == 2 * most
    table.click(table.at(What.BUILDING))
    refusal = table.match.check(Produce(0, 0))
    assert refusal is not None
    assert refusal_sentence(table.match.state, refusal) in table.view.line.text()


def test_the_tip_of_a_mine_tells_what_is_in_it(qtbot: QtBot) -> None:
    pieces = {**PIECES, (1, 1): (Building(BuildingKind.MINE, 0, Mixture(3, 2)), donkey())}
    table = Table(qtbot, pieces, 1, Phase.MOVEMENT)
    table.look_at(Hex(1, 1))
    (mine,) = [thing.item for thing in shown(table) if thing.item.what is What.BUILDING]
    assert sum((table.match.state.bag_gold[table.focus.tile], table.match.state.bag_iron[table.focus.tile])) == 4
    assert "2 gold and 2 iron in it" in table.picture.tip(mine)


@pytest.mark.rule("P4")
def test_where_there_are_several_ways_to_run_a_building_none_is_taken(qtbot: QtBot) -> None:
    mill = (Building(BuildingKind.SAWMILL, 0), Goods(Good.TRUNKS, 9, 0))
    table = Table(qtbot, {**PIECES, (0, 0): (donkey(), donkey(), *mill)}, 1, Phase.PRODUCTION)
    table.click(table.at(What.BUILDING))
    assert "choose one first" in table.view.line.text()
    table.focus.choose(1)
    table.click(table.at(What.BUILDING))
    assert table.amount(~1, BOARDS) == 2


@pytest.mark.rule("C1", "C4")
def test_a_transporter_is_dragged_onto_another_and_not_set_down_at_once(table: Table) -> None:
    table.focus.choose(1)
    table.click(table.at(What.CARGO, GOLD))
    table.drag(table.at(What.TRANSPORTER, number=0), table.at(What.TRANSPORTER, number=1))
    assert table.match.state.carried[1] == 0
    table.focus.choose(1)
    table.click(table.at(What.PASSENGER))
    assert table.match.state.carried[1] == 0
    assert table.view.line.text().startswith("⚠ ")


def test_a_drag_says_before_it_ends_what_comes_of_it(table: Table) -> None:
    start, end = table.at(What.GOODS, BOARDS), table.at(What.TRANSPORTER, number=0)
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
    table.drag(table.at(What.CARGO, GOLD), table.at(What.TRANSPORTER, number=1 - carrier_of_gold(table)))
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
    assert "It is not your turn" in table.tip(What.GOODS, BOARDS)
    gold, own = table.at(What.CARGO, GOLD), table.at(What.TRANSPORTER, number=1 - carrier_of_gold(table))
    table.drag(gold, own)
    assert table.view.line.text() == "⚠ It is not your turn: all of it can only be looked at."
    assert not table.view.offer.isVisible()
    assert not any(is_possible for line, is_possible in table.menu(gold).items() if not line.startswith("Choose"))
    assert len(table.match.game.log) == before


def test_what_a_person_wanted_is_not_asked_once_a_machine_sits_there(qtbot: QtBot) -> None:
    pieces = {**PIECES, (0, 0): (donkey(), donkey(2, 0, (Good.GOLD, 1)))}
    table = Table(qtbot, pieces, 2, Phase.MOVEMENT)
    table.drag(table.at(What.CARGO, GOLD), table.at(What.TRANSPORTER, number=1 - carrier_of_gold(table)))
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
    table.click(table.at(What.GOODS, BOARDS))
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
    move_to(table, What.TRANSPORTER, 0)
    table.key(Qt.Key.Key_Return)
    assert table.focus.transporter == 0
    move_to(table, What.GOODS, BOARDS)
    table.key(Qt.Key.Key_Return)
    assert table.amount(~0, BOARDS) == 1
    table.key(Qt.Key.Key_Space)
    move_to(table, What.TRANSPORTER, 1)
    table.picture.grab()
    table.key(Qt.Key.Key_Return)
    assert table.amount(~1, BOARDS) == 1
    move_to(table, What.CARGO, BOARDS)
    table.key(Qt.Key.Key_Delete)
    assert table.amount(~0, BOARDS) + table.amount(~1, BOARDS) == 1


def move_to(table: Table, what: What, which: int) -> None:
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
            table.cursor.number if what is What.TRANSPORTER else table.cursor.code
        ):
            return
        if table.cursor.key not in tried:
            tried.add(table.cursor.key)
            arrows = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
            paths += [(*path, arrow) for arrow in arrows]
    raise AssertionError(f"the cursor does not reach {what} {which}")


def test_pictures_are_sharp_at_any_pixel_ratio(table: Table) -> None:
    picture = QPixmap(table.picture.size() * 2)
    picture.setDevicePixelRatio(2)
    table.picture.render(picture)
    assert not picture.toImage().isNull()


@pytest.mark.parametrize(
    ("caption", "width", "said"),
    [
        ("East bank", 96, "East bank"),
        ("East dock (left bank)", 200, "East dock (left bank)"),
        ("East dock (left bank)", 96, "E dock, left"),
        ("North-east dock (right bank)", 96, "NE dock, right"),
        ("Inner south-west bank", 96, "Inner SW bank"),
        ("River (north-east and south-west)", 96, "River, NE–SW"),
    ],
)
def test_a_caption_is_shortened_so_that_the_words_that_matter_stay(
    qapp: QApplication, caption: str, width: int, said: str
) -> None:
    font = qapp.font()
    font.setPixelSize(11)
    assert shortened(caption, QFontMetricsF(font), width) == said


def painted(match: Match, focus: Focus, board: GameBoard, picture: TilePicture | None = None) -> QImage:
    """What a picture shows; without one, one that has shown nothing before."""
    picture = picture or TilePicture(match, focus, board, DeliveryController(match, focus, board))
    picture.resize(366, 180)
    return picture.grab().toImage()


GAMES = Path(__file__).parents[2] / "games"


@pytest.mark.parametrize(
    ("game", "place"),
    [
        ("solo-millbrook", Hex(0, -1)),
        ("duo-the-lake-between", Hex(0, -1)),
        ("trio-gold-isle", Hex(0, 2)),
        ("quartet-crossroads", Hex(-1, 3)),
    ],
)
def test_another_moment_looks_as_if_no_other_had_been_looked_at_before(qtbot: QtBot, game: str, place: Hex) -> None:
    match = Match(Game.load(GAMES / f"{game}.rbgame"))
    focus, board, last = Focus(match), GameBoard(match), len(match.game.log)
    picture = TilePicture(match, focus, board, DeliveryController(match, focus, board))
    qtbot.addWidget(picture)
    focus.look_at(match.state.topology.index[place])
    for moment in (0, last, last // 2, 0, last // 3, 3 * last // 4, 0):
        match.look_at(moment)
        assert painted(match, focus, board, picture) == painted(match, focus, board)


def test_a_tile_that_makes_room_for_what_comes_is_painted_where_it_then_is(table: Table) -> None:
    table.look_at(Hex(1, 0))
    picture = TilePicture(table.match, table.focus, table.board, table.delivery_controller)
    before = painted(table.match, table.focus, table.board, picture)
    for good in range(len(GOODS)):
        table.match.state.put(table.spot(Hex(1, 0)), good, 2)
    picture.look_again()
    after = painted(table.match, table.focus, table.board, picture)
    assert before != after
    assert after == painted(table.match, table.focus, table.board)


def test_tiles_around_are_painted_before_anybody_looks_at_them(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pixmaps = TilePixmaps()
    for module in (tile_canvas, tile_painting):
        monkeypatch.setattr(module, "shared_pixmaps", lambda: pixmaps)
    table.picture.update()
    shown, scenario = table.picture.shown, table.board.scenario
    assert shown is not None
    size = tile_painting.picture_radius(shown, table.picture.devicePixelRatioF())
    looks = [look_at(scenario.tiles, place, scenario.orientation) for place in scenario.tiles]
    qtbot.waitUntil(lambda: all(pixmaps.has(look, size) for look in looks))
