"""The page on which a map is laid, used with mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.analysis.laying.laying_actions import LayTile, PassTurn
from rbdesigner.analysis.laying.laying_game import LayingEnd
from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.tiles import Terrain, TileKind, tile
from rbdesigner.ui.canvas.scene import tile_rect
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.dialogs.games.new_laying import NewLayingDialog
from rbdesigner.ui.laying.laying_page import LayingPage
from rbdesigner.ui.laying.laying_table import MACHINE, PERSON
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.picture_grid import Supply
from tests.gui.answering import Answers, accept, escape, trigger
from tests.gui.laying.conftest import LEFT, Layer, Sit

pytestmark = pytest.mark.kept_window

WOODS, SEA = TileKind(Terrain.WOODS), TileKind(Terrain.SEA)
SOURCE, STRAIGHT = TileKind(Terrain.MOUNTAIN, ((0,),)), TileKind(Terrain.WOODS, ((0, 3),))
SOUTH, EAST = Hex(0, 1), Hex(1, 0)


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


@pytest.mark.rule("W3")
def test_a_laying_is_begun_from_the_menu(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, NewLayingDialog)
        dialog.players.setValue(3)
        assert (dialog.land.value(), dialog.sea.value()) == (30, 15)
        QTest.keyClicks(dialog.names[0], "Ada")
        dialog.kinds[1].setCurrentIndex(0)
        accept(dialog)

    answers.give("new-laying", fill)
    trigger(window, "file.lay", qtbot)
    page = window.tabs.current
    assert isinstance(page, LayingPage)
    assert page.table.seats == [PERSON, PERSON, MACHINE]
    assert page.table.game.terms.names[0] == "Ada"
    assert page.bar.turn.text() == "Ada: tile 1 of 2"
    assert not page.is_modified
    page.machines.pause(True)


def test_who_thinks_better_of_it_begins_none(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    answers.give("new-laying", escape)
    trigger(window, "file.lay", qtbot)
    assert not window.tabs.pages()


def test_a_world_that_the_box_cannot_fill_is_not_begun(qtbot: QtBot) -> None:
    dialog = NewLayingDialog(1)
    qtbot.addWidget(dialog)
    begin = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    dialog.sea.setValue(31)
    assert not begin.isEnabled()
    assert dialog.fault.text() == "The box holds 30 sea tiles, not 31."
    dialog.box.setCurrentIndex(dialog.box.findData("unlimited"))
    assert begin.isEnabled() and not dialog.fault.text()


def test_the_next_table_has_the_players_of_the_last(qtbot: QtBot) -> None:
    first = NewLayingDialog(1)
    qtbot.addWidget(first)
    first.players.setValue(4)
    first.names[3].setText("Dora")
    first.kinds[3].setCurrentIndex(0)
    first.accept()
    again = NewLayingDialog(1)
    qtbot.addWidget(again)
    assert (again.players.value(), again.names[3].text(), again.kinds[3].currentData()) == (4, "Dora", PERSON)


@pytest.mark.rule("W3")
def test_two_tiles_are_laid_with_the_mouse_and_then_it_is_the_next_players_turn(two: Layer) -> None:
    two.choose(WOODS)
    two.click(ORIGIN)
    assert two.page.bar.turn.text() == "Ada: tile 2 of 2"
    two.click(EAST)
    assert two.page.bar.turn.text() == "Bert: tile 1 of 2"
    assert set(two.game.scenario.tiles) == {ORIGIN, EAST}
    assert two.page.bar.left.text() == "Land 2 of 12, sea 0 of 6"
    assert two.page.is_modified


@pytest.mark.rule("W3")
def test_a_tile_is_laid_with_keys_alone(two: Layer) -> None:
    two.page.setFocus()
    two.key("2 Up Return")
    assert two.game.log == [LayTile(ORIGIN, tile(Terrain.WOODS))]
    two.key("6 Down Space")
    assert two.game.scenario.tiles[SOUTH].is_sea
    two.key("2 2")
    assert two.page.hand.kind == STRAIGHT
    before = two.page.hand.tile
    two.key("R")
    assert two.page.hand.tile != before
    QTest.keyClick(two.board.view, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert two.page.hand.tile == before


def test_places_that_are_allowed_are_lit_and_the_reason_stands_elsewhere(sit: Sit) -> None:
    layer = sit(PERSON, PERSON, laid=["lay 0,0 mountain 3", "lay 1,0 woods"])
    layer.choose(STRAIGHT)
    layer.rest()
    assert list(layer.board.allowed.places) == [SOUTH]
    layer.hover(SOUTH)
    assert not layer.board.note
    layer.hover(Hex(2, -1))
    assert "begin with a source or at the sea" in layer.board.note
    layer.click(Hex(2, -1))
    assert len(layer.game.log) == 2
    assert layer.page.bar.message.text() == layer.board.note
    layer.hover(Hex(4, 0))
    assert "border on one" in layer.board.note
    layer.choose(WOODS)
    layer.rest()
    assert set(layer.board.allowed.places) == set(layer.game.places()) - {SOUTH}


@pytest.mark.rule("W9")
def test_the_last_land_is_kept_for_the_open_river(sit: Sit) -> None:
    layer = sit(PERSON, PERSON, land=3, sea=0, laid=["lay 0,0 mountain 3", "lay 1,0 woods"])
    layer.choose(WOODS)
    layer.rest()
    assert not layer.board.allowed.places
    layer.hover(Hex(2, 0))
    assert "could no longer finish" in layer.board.note


def test_q_turns_to_what_is_allowed_here_and_the_right_button_takes_a_tile_in_hand(sit: Sit) -> None:
    layer = sit(PERSON, PERSON, laid=["lay 0,0 mountain 1"])
    layer.choose(STRAIGHT)
    layer.hover(Hex(1, -1))
    assert layer.board.note
    layer.key("Q")
    assert layer.page.hand.tile == tile(Terrain.WOODS, ((1, 4),))
    assert not layer.board.note
    layer.click(ORIGIN, Qt.MouseButton.RightButton)
    assert layer.page.hand.tile == tile(Terrain.MOUNTAIN, ((1,),))
    layer.key("Q")
    assert layer.page.bar.message.text() == "No rotation of this tile may be laid here."
    layer.hover(EAST)
    assert layer.page.bar.message.text() == ""


def test_undo_and_redo_go_tile_by_tile(two: Layer, window: MainWindow, qtbot: QtBot) -> None:
    two.choose(WOODS)
    two.click(ORIGIN)
    two.click(EAST)
    trigger(window, "edit.undo", qtbot)
    assert list(two.game.scenario.tiles) == [ORIGIN]
    press(two.page.bar.undo)
    assert not two.game.scenario.tiles and not two.page.is_modified
    press(two.page.bar.redo)
    trigger(window, "edit.redo", qtbot)
    assert set(two.game.scenario.tiles) == {ORIGIN, EAST}


def test_machines_lay_by_themselves_and_undo_comes_back_to_the_person(with_machine: Layer, qtbot: QtBot) -> None:
    with_machine.choose(WOODS)
    with_machine.click(ORIGIN)
    with_machine.click(EAST)
    qtbot.waitUntil(lambda: len(with_machine.game.log) == 4 and with_machine.table.is_person_to_lay)
    press(with_machine.page.bar.undo)
    assert len(with_machine.game.log) == 1
    with_machine.page.machines.pause(True)
    press(with_machine.page.bar.redo)
    assert len(with_machine.game.log) == 4


def test_paused_machines_wait(with_machine: Layer, qtbot: QtBot) -> None:
    press(with_machine.page.bar.pause)
    with_machine.choose(WOODS)
    with_machine.click(ORIGIN)
    with_machine.click(EAST)
    qtbot.wait(50)
    assert len(with_machine.game.log) == 2
    assert with_machine.page.bar.turn.text() == "Bert (machine)"
    press(with_machine.page.bar.pause)
    qtbot.waitUntil(lambda: len(with_machine.game.log) == 4)


def test_the_log_steps_back_and_forth_and_machines_wait_meanwhile(with_machine: Layer, qtbot: QtBot) -> None:
    layer = with_machine
    layer.choose(WOODS)
    layer.click(ORIGIN)
    layer.click(EAST)
    qtbot.waitUntil(lambda: len(layer.game.log) == 4)
    texts = [layer.page.log.item(row).text() for row in range(layer.page.log.count())]
    assert texts[:2] == ["Beginning", "1. Ada: woods at (0, 0)"]
    assert texts[3].startswith("3. Bert: ")
    whole = layer.table.whole_log
    layer.page._panels.setCurrentWidget(layer.page.log)
    item = layer.page.log.visualItemRect(layer.page.log.item(2)).center()
    QTest.mouseClick(layer.page.log.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, item)
    assert len(layer.game.log) == 2
    qtbot.wait(50)
    assert len(layer.game.log) == 2 and layer.table.whole_log == whole
    assert [layer.page.log.item(row).text() for row in range(layer.page.log.count())] == texts
    QTest.keyClick(layer.page.log, Qt.Key.Key_End)
    assert layer.game.log == whole
    QTest.keyClick(layer.page.log, Qt.Key.Key_Home)
    assert not layer.game.log
    layer.page.log.setCurrentRow(3)
    press(layer.page.bar.go_on)
    qtbot.waitUntil(lambda: len(layer.game.log) == 4 and not layer.table.can_redo)


@pytest.mark.rule("W7")
def test_passing_rests_while_a_river_is_open(sit: Sit) -> None:
    two = sit(PERSON, PERSON, passing=True)
    two.choose(SOURCE)
    two.click(ORIGIN)
    assert not two.page.bar.pass_on.isEnabled()
    assert "while a river is open" in two.page.bar.pass_on.toolTip()
    two.choose(SEA)
    two.click(Hex(0, -1))
    assert two.page.bar.pass_on.isEnabled()
    press(two.page.bar.pass_on)
    press(two.page.bar.pass_on)
    assert two.game.log[-2:] == [PassTurn(), PassTurn()]
    assert two.game.end is LayingEnd.PASSED
    assert two.page.bar.turn.text() == "All have passed: the world is large enough."


@pytest.mark.rule("W4")
def test_there_is_no_button_to_pass_unless_that_was_agreed_on(two: Layer) -> None:
    two.choose(SOURCE)
    two.click(ORIGIN)
    assert not two.page.bar.pass_on.isVisible()


def test_no_button_takes_the_place_of_another_under_the_pointer(sit: Sit) -> None:
    layer = sit(PERSON, MACHINE, passing=True, land=4, sea=0)
    layer.page.machines.pause(True)
    bar, table, moments = layer.page.bar, layer.table, list[dict[QWidget, QRect]]()
    buttons = (bar.play, bar.keep, bar.go_on, bar.pass_on, bar.pause, bar.undo, bar.redo)

    def see() -> None:
        QApplication.processEvents()
        moments.append({button: button.geometry() for button in buttons if button.isVisible()})

    see()
    for place in (ORIGIN, EAST, SOUTH, Hex(1, 1)):
        table.act(LayTile(place, tile(Terrain.WOODS)))
        see()
    table.go_to(2)
    see()
    assert {button for moment in moments for button in moment} == {*buttons}
    places = [(button, place) for moment in moments for button, place in moment.items()]
    assert not any(one is not other and at.intersects(there) for one, at in places for other, there in places)


def test_the_map_stays_under_the_mouse_while_tiles_are_laid(two: Layer, qtbot: QtBot) -> None:
    two.hover(ORIGIN)
    seen = two.board.view.visible_rect()
    for number in range(8):
        two.table.act(LayTile(Hex(number, 0), tile(Terrain.WOODS)))
    assert two.board.view.visible_rect() == seen
    two.board.leave()
    assert two.board.view.visible_rect().contains(tile_rect(Hex(7, 0), two.board.scene.orientation))


def test_a_laid_map_is_kept_as_a_scenario_once(sit: Sit, window: MainWindow) -> None:
    layer = sit(PERSON, land=2, sea=0, laid=["lay 0,0 woods", "lay 1,0 rock"])
    assert layer.game.end is LayingEnd.COMPLETE
    press(layer.page.bar.keep)
    kept = window.tabs.current_map
    assert kept is not None and kept.is_modified
    assert kept.document.scenario == layer.game.laid_map()
    window.tabs.setCurrentWidget(layer.page)
    press(layer.page.bar.keep)
    assert window.tabs.maps() == [kept]


def test_homes_are_chosen_and_the_map_is_played(sit: Sit, window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    lay = [f"lay {q},0 pasture" for q in range(5)]
    layer = sit(PERSON, PERSON, land=5, sea=0, laid=lay)

    def start(dialog: QWidget) -> None:
        assert isinstance(dialog, QDialog)
        for kind in dialog.kinds:  # type: ignore[attr-defined]
            kind.setCurrentIndex(0)
        dialog.accept()

    answers.give("new-game", start)
    press(layer.page.bar.play)
    qtbot.waitUntil(lambda: window.tabs.current_game is not None)
    game = window.tabs.current_game
    assert game is not None
    assert game.match.game.scenario.tiles == layer.game.scenario.tiles
    assert "home" in str(game.match.game.legal_actions()[0]).lower()


def test_those_who_laid_a_map_play_it(sit: Sit, window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    layer = sit(MACHINE, PERSON, land=5, sea=0, laid=[f"lay {q},0 pasture" for q in range(5)])
    proposed = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        proposed.append([(seat.name, seat.machine) for seat in dialog.setup().seat_setups])
        assert window.tabs.maps() == []
        dialog.reject()

    answers.give("new-game", look)
    press(layer.page.bar.play)
    assert proposed == [[("Ada", "planner:hard"), ("Bert", "")]]
    assert window.tabs.pages() == [layer.page], "who thinks better of it has no tab of the map"

    def start(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        dialog.machines[0].kind.setCurrentIndex(0)
        dialog.accept()

    answers.give("new-game", start)
    press(layer.page.bar.play)
    qtbot.waitUntil(lambda: window.tabs.current_game is not None)
    assert [type(page).__name__ for page in window.tabs.pages()] == ["LayingPage", "DocumentPage", "GamePage"]


def test_a_map_is_not_played_before_it_is_laid(two: Layer, window: MainWindow, qtbot: QtBot) -> None:
    trigger(window, "play.start", qtbot)
    assert two.page.bar.message.text() == "The map can be played once it is laid."
    assert window.tabs.pages() == [two.page]


def test_machines_alone_lay_a_whole_map(sit: Sit, qtbot: QtBot) -> None:
    layer = sit(MACHINE, MACHINE, land=4, sea=2)
    qtbot.waitUntil(lambda: layer.game.end is LayingEnd.COMPLETE)
    assert not layer.page.bar.pause.isVisible()
    press(layer.page.bar.undo)
    assert len(layer.game.log) == 5


def test_numbers_of_the_supply_follow(two: Layer) -> None:
    def label(kind: TileKind) -> str:
        entries = two.page.supply.grid.pictures.entries
        return next(entry.label for entry in entries if entry.key == kind)

    assert label(SOURCE) == "3"
    two.choose(SOURCE)
    two.click(ORIGIN)
    assert label(SOURCE) == "2"
    assert two.page.supply.in_hand.left.text() == "2 left in the box"
    two.table.undo()
    assert label(SOURCE) == "3"


def test_it_is_said_what_limits_a_kind(sit: Sit) -> None:
    layer = sit(PERSON, land=4, sea=1, laid=["lay 0,0 woods", "lay 1,0 sea"])

    def tip(kind: TileKind) -> str:
        entries = layer.page.supply.grid.pictures.entries
        return next(entry.tip for entry in entries if entry.key == kind).splitlines()[-1]

    assert tip(WOODS) == "3 more land tiles to lay, of any kind"
    assert tip(SOURCE) == "3 more land tiles to lay, of any kind"
    assert tip(SEA) == "the world has all its sea"
    sea = next(entry for entry in layer.page.supply.grid.pictures.entries if entry.key == SEA)
    assert (sea.label, sea.supply) == ("–", Supply.NOT_THERE)


def test_the_keyboard_lays_where_one_has_gone(two: Layer) -> None:
    two.key("Right Right Right Right")
    two.page.go_to(Hex(0, 0))
    two.key("Return")
    assert set(two.game.scenario.tiles) == {Hex(0, 0)}
