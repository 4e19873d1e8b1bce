"""Games in the window: from the map and back, and what is done while one is in front."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from rbdesigner.art.palette import DARK, PAPER
from rbdesigner.engine.core.state import Phase
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Status
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas.zoomed_view import FULL_SIZE
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, press, reading, trigger
from tests.gui.game.begun import begun, in_front, isle, shown, some_actions, start
from tests.gui.game.game_moves import move

pytestmark = pytest.mark.kept_window


def press_in_game(window: MainWindow, game: GamePage, qtbot: QtBot) -> None:
    """F5 with the keyboard on the board."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(game.view.view, Qt.Key.Key_F5)


def test_a_game_takes_no_room_from_the_panels_beside_its_map(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    _, game = begun(window, answers, isle(2), qtbot)
    assert window.tabs.minimumSizeHint().width() >= game.minimumSizeHint().width(), "in front it has what it needs"
    press_in_game(window, game, qtbot)
    assert window.tabs.minimumSizeHint().width() < game.minimumSizeHint().width()


def test_the_table_of_an_open_game_follows_the_theme(window: MainWindow, qtbot: QtBot) -> None:
    game = shown(window, isle())
    scene = game.view.scene
    window.registry["theme.dark"].trigger()
    qtbot.waitUntil(lambda: scene.backgroundBrush().color() == DARK.table)
    window.registry["theme.light"].trigger()
    qtbot.waitUntil(lambda: scene.backgroundBrush().color() == PAPER.table)
    window.registry["theme.system"].trigger()


def test_a_game_is_zoomed_to_full_size(window: MainWindow, qtbot: QtBot) -> None:
    game = shown(window, isle())
    game.view.view.set_scale(FULL_SIZE / 2)
    qtbot.waitUntil(window.registry["view.zoom_100"].isEnabled)
    window.registry["view.zoom_100"].trigger()
    assert game.view.view.scale_factor == FULL_SIZE


def test_a_designer_plays_changes_a_tile_and_plays_again(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, game = begun(window, answers, isle(), qtbot)
    assert window.tabs.tabText(window.tabs.currentIndex()) == "Isle · game, turn 1"
    assert window.windowTitle().startswith("Isle · game, turn 1")
    assert not window.toolbar.isVisible()
    docks = window.workbench.docks
    assert docks is not None
    assert not any(dock.isVisible() for dock in docks.docks.values())
    move(game, Hex(1, 0), qtbot)
    scale, seen = map_page.editor.view.scale_factor, map_page.editor.view.visible_rect()
    game.match.undo()
    game.match.undo()
    press_in_game(window, game, qtbot)
    assert window.tabs.current_map is map_page
    assert window.toolbar.isVisible()
    assert docks.docks["tiles"].isVisible()
    assert map_page.editor.view.scale_factor == pytest.approx(scale, rel=1e-3)
    assert map_page.editor.view.visible_rect().center().x() == pytest.approx(seen.center().x(), abs=1)
    assert map_page.document.scenario == isle(), "it was played on a copy"
    change = edit(map_page.document.scenario, tiles={Hex(1, 1): tile(Terrain.DESERT)})
    map_page.document.perform(change, "Lay a tile")
    qtbot.waitUntil(lambda: window.registry["play.again"].isEnabled())
    QTest.keyClick(map_page.editor, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    again = in_front(window)
    assert again is not game
    assert Hex(1, 1) in again.match.game.scenario.tiles
    assert Hex(1, 1) not in game.match.game.scenario.tiles
    assert window.tabs.games() == [game, again]
    press_in_game(window, again, qtbot)
    assert window.tabs.current_map is map_page


def test_while_a_game_is_in_front_the_actions_of_the_editor_rest(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    begun(window, answers, isle(), qtbot)
    registry = window.registry
    qtbot.waitUntil(lambda: not registry["tool.tile"].isEnabled())
    for resting in ("edit.undo", "tool.strict", "file.revert", "panel.tiles"):
        assert not registry[resting].isEnabled(), resting
    for possible in (
        *("file.save", "file.save_as", "file.close", "file.export_picture"),
        *("view.fit", "map.go_to", "play.position", "play.start"),
    ):
        assert registry[possible].isEnabled(), possible
    assert registry["play.start"].text() == "&Back to the map"


def test_redo_rests_as_soon_as_something_else_is_done(window: MainWindow) -> None:
    page = shown(window, isle())
    match, redo = page.match, [window.registry[key] for key in ("edit.redo", "play.redo_phase", "play.redo_turn")]
    some_actions(match, 2)
    match.undo()
    assert all(action.isEnabled() for action in redo)
    some_actions(match, 1)
    assert not any(action.isEnabled() for action in redo)
    assert not page.turn_bar.redo.isEnabled()


def test_undo_and_redo_of_the_menus_are_for_the_game_in_front(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    map_page, page = begun(window, answers, isle(), qtbot)
    match, registry = page.match, window.registry
    change = edit(map_page.document.scenario, tiles={Hex(1, 1): tile(Terrain.DESERT)})
    map_page.document.perform(change, "Lay a tile")
    while (match.game.state.turn, match.game.state.phase) != (2, Phase.WONDER):
        some_actions(match, 1)
    log = match.game.log[:]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(page.view.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(match.game.log) == len(log) - 1
    assert registry["edit.redo"].isEnabled(), "at once"
    QTest.keyClick(page.view.view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert match.game.log == log
    assert not registry["edit.redo"].isEnabled()
    for span, phase in (("phase", Phase.BUILDING), ("turn", Phase.PRODUCTION)):
        trigger(window, f"play.undo_{span}", qtbot)
        assert (match.game.state.turn, match.game.state.phase) == (2, phase)
        trigger(window, f"play.redo_{span}", qtbot)
        assert match.game.log == log
    while registry["edit.undo"].isEnabled():
        registry["edit.undo"].trigger()
    assert not match.can_undo
    assert not registry["play.undo_turn"].isEnabled()
    assert Hex(1, 1) in map_page.document.scenario.tiles, "nothing of the map is undone"
    window.tabs.setCurrentWidget(map_page)
    trigger(window, "edit.undo", qtbot)
    assert Hex(1, 1) not in map_page.document.scenario.tiles
    assert not match.can_undo


def test_coordinates_are_shown_on_the_board_by_the_menu_of_layers(window: MainWindow, qtbot: QtBot) -> None:
    game = shown(window, isle())
    without, menu = game.view.grab().toImage(), QMenu()
    window.workbench.fill_layers(menu)
    (coordinates,) = menu.actions()
    assert (coordinates.text(), coordinates.isChecked()) == ("Coordinates", False)
    coordinates.trigger()
    qtbot.waitUntil(lambda: game.view.grab().toImage() != without)
    menu.clear()
    window.workbench.fill_layers(menu)
    assert menu.actions()[0].isChecked()


def test_a_map_with_errors_is_refused_with_sentences_and_the_way_to_them(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    broken = isle()
    broken.tiles[Hex(0, 0)] = tile(Terrain.PASTURE, ((0, 3),))
    window.workbench.maps.show(broken)
    said: list[str] = []
    answers.give("message", reading(said, press("show")))
    trigger(window, "play.start", qtbot)
    assert said
    assert said[0].startswith("This map cannot be played.\n•")
    assert window.tabs.games() == []
    docks = window.workbench.docks
    assert docks is not None
    assert docks.panels["problems"].isAncestorOf(window.focusWidget())


def test_a_game_of_a_map_that_is_closed_leads_to_its_map(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, game = begun(window, answers, isle(), qtbot)
    window.workbench.files.close(map_page)
    assert window.tabs.current_game is game
    press_in_game(window, game, qtbot)
    page = window.tabs.current_map
    assert page is not None
    assert page.document.scenario.tiles == isle().tiles


def test_the_position_becomes_a_new_map(window: MainWindow, qtbot: QtBot) -> None:
    game = shown(window, isle())
    move(game, Hex(1, 0), qtbot)
    trigger(window, "play.position", qtbot)
    page = window.tabs.current_map
    assert page is not None
    assert [piece.kind for piece in page.document.scenario.pieces[Hex(1, 0)]] == [TransporterKind.DONKEY]  # type: ignore[union-attr]
    assert page.document.path is None
    assert page.document.is_modified
    properties = page.document.scenario.properties
    assert (properties.title, properties.code, properties.status) == ("Isle, turn 1", "", Status.DRAFT)


def test_f5_goes_on_with_the_game_until_the_map_has_changed(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, game = begun(window, answers, isle(), qtbot)
    move(game, Hex(1, 0), qtbot)
    press_in_game(window, game, qtbot)
    assert window.tabs.current_map is map_page
    QTest.keyClick(map_page.editor, Qt.Key.Key_F5)
    assert in_front(window) is game
    press_in_game(window, game, qtbot)
    map_page.document.perform(edit(map_page.document.scenario, tiles={Hex(1, 1): tile(Terrain.DESERT)}), "Lay a tile")
    qtbot.waitUntil(lambda: window.registry["play.start"].isEnabled())
    answers.give("new-game", start)
    QTest.keyClick(map_page.editor, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: window.tabs.current_game is not None)
    assert in_front(window) is not game
