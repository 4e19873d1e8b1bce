from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMainWindow, QMenu, QPlainTextEdit, QToolButton
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import Terrain, TileKind, tile
from rbdesigner.ui.editor.panels.properties_panel import PropertiesPanel
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.shell.actions.action_list import action_list, group_titles
from rbdesigner.ui.shell.actions.action_registry import Actions
from rbdesigner.ui.shell.actions.action_spec import Needs, needed_texts
from rbdesigner.ui.shell.actions.menus import BAR, MENUS, SYMMETRIES, TOOLBAR, Menus
from rbdesigner.ui.shell.actions.symmetry_grid import SymmetryGridAction
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.icon_paths import DRAWINGS
from tests.gui.answering import Answers, escape, trigger

pytestmark = pytest.mark.kept_window


def menu_actions(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from menu_actions(inner)
        elif isinstance(action, SymmetryGridAction):
            menu.aboutToShow.emit()  # which makes the pictures
            assert action.grid.buttons.keys() == action.grid.actions_of.keys()
            yield from action.grid.actions_of.values()
        elif not action.isSeparator():
            yield action


def test_every_action_has_a_key_of_its_own_a_known_group_and_a_known_icon(qtbot: QtBot) -> None:
    specs = action_list()
    assert not [key for key, number in Counter(spec.key for spec in specs).items() if number > 1]
    assert {spec.group for spec in specs} <= set(group_titles())
    assert {spec.icon for spec in specs if spec.icon} <= set(DRAWINGS)


def test_every_terrain_has_its_action_in_the_order_of_terrains() -> None:
    laid = [spec.key for spec in action_list() if spec.key.startswith("terrain.")]
    assert laid == [f"terrain.{terrain}" for terrain in Terrain]


OF_GAMES = {need for need in Needs if need.name.startswith(("GAME", "MACHINE"))}
OF_MAPS = {
    Needs.DOCUMENT,
    Needs.FILE,
    Needs.SELECTION,
    Needs.SYMMETRY,
    Needs.PROBLEMS,
    Needs.EXPORTED,
}


@pytest.mark.parametrize("others", [OF_MAPS, OF_GAMES], ids=["in a game", "in a map"])
def test_no_two_actions_that_are_possible_at_once_share_a_shortcut(window: MainWindow, others: set[Needs]) -> None:
    possible = [window.registry[spec.key] for spec in window.registry if spec.need not in others]
    keys = Counter(keys.toString() for action in possible for keys in action.shortcuts())
    assert not [key for key, number in keys.items() if number > 1]
    assert "" not in keys, "a shortcut that Qt does not understand"


def receivers(registry: Actions) -> dict[str, int]:
    """How many are told when an action is chosen; menus and toolbars are among them."""
    return {spec.key: registry[spec.key].receivers("2triggered(bool)") for spec in registry}


@pytest.fixture
def shown_only(qtbot: QtBot) -> dict[str, int]:
    """How many are told of actions that are in menus and toolbars, but do nothing."""
    window = QMainWindow()
    qtbot.addWidget(window)
    registry = Actions(window)
    menus = Menus(window, registry, dict.fromkeys(("recent", "layers", "compare_tab"), lambda menu: None))
    menus.build_bar()
    menus.build_toolbar()
    return receivers(registry)


def test_every_action_does_something(window: MainWindow, shown_only: dict[str, int]) -> None:
    assert window.workbench
    told = receivers(window.registry)
    assert not [key for key, number in told.items() if number <= shown_only[key]]


def test_what_is_possible_on_the_welcome_page_is_done_before_any_map_was_opened(
    make_window: Callable[[], MainWindow], shown_only: dict[str, int]
) -> None:
    window = make_window()
    told = receivers(window.registry)
    possible = [spec.key for spec in window.registry if window.registry[spec.key].isEnabled()]
    assert not window.has_workbench and len(possible) > 20
    assert not [key for key in possible if told[key] <= shown_only[key]]


def test_the_games_played_are_shown_from_the_welcome_page(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    answers.give("played-games", escape)
    trigger(window, "play.games", qtbot)
    assert answers.seen == ["played-games"]


def test_menus_and_toolbar_show_the_actions_of_the_registry_and_no_others(window: MainWindow) -> None:
    registered = {id(window.registry[spec.key]) for spec in window.registry}
    shown = [action for menu in window.menuBar().findChildren(QMenu) for action in menu_actions(menu)]
    assert shown
    assert not [action.text() for action in shown if id(action) not in registered]
    buttons = [window.toolbar.widgetForAction(window.registry[key]) for key in TOOLBAR if "." in key]
    assert all(isinstance(button, QToolButton) for button in buttons)


def test_every_action_can_be_found_in_a_menu(window: MainWindow) -> None:
    in_menus = {entry for entries in MENUS.values() for entry in entries}
    assert SYMMETRIES in in_menus
    in_menus |= {f"symmetry.{each.value}" for each in Symmetry}
    stars = {entry.removesuffix(".*") for entry in in_menus if entry.endswith(".*")}
    missing = [spec.key for spec in window.registry if spec.key not in in_menus and spec.group not in stars]
    assert missing == ["file.clear_recent"], "this one is in the menu that is filled when it opens"
    assert set(BAR) <= set(MENUS)
    assert Menus


def test_menu_mnemonics_are_unique_within_a_menu(window: MainWindow) -> None:
    for menu in window.menuBar().findChildren(QMenu):
        letters = Counter(
            text[text.index("&") + 1].lower() for text in (action.text() for action in menu.actions()) if "&" in text
        )
        assert not [letter for letter, number in letters.items() if number > 1], menu.objectName()


def test_without_a_map_nothing_is_possible_that_needs_one_and_says_so(window: MainWindow, qtbot: QtBot) -> None:
    actions = window.registry
    for key in ("file.save", "file.export_picture", "file.print", "edit.paste", "tool.select", "view.fit"):
        assert not actions[key].isEnabled(), key
    assert actions["file.save"].toolTip().endswith("\nNo map or game is open.")
    window.workbench.maps.show(Scenario())
    qtbot.waitUntil(lambda: actions["file.save"].isEnabled())
    assert "No map" not in actions["file.save"].toolTip()
    assert actions["view.fit"].isEnabled()
    assert not actions["edit.undo"].isEnabled()
    assert not actions["edit.cut"].isEnabled()
    lacking = [actions[spec.key] for spec in actions if not actions[spec.key].isEnabled()]
    assert all(action.toolTip().endswith(tuple(needed_texts().values())) for action in lacking)
    assert actions["edit.cut"].toolTip().endswith("\nNothing is selected.")


def test_a_map_is_made_symmetrical_by_key_once_a_symmetry_is_chosen(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario(tiles={Hex(2, 0): tile(Terrain.SEA)}))
    action = window.registry["symmetry.complete"]
    qtbot.waitUntil(lambda: window.registry["symmetry.half-turn"].isEnabled())
    assert not action.isEnabled()
    assert action.toolTip().endswith("\nNo symmetry is chosen.")
    trigger(window, "symmetry.half-turn", qtbot)
    qtbot.waitUntil(action.isEnabled)
    assert "No symmetry" not in action.toolTip()
    window.activateWindow()
    page.editor.setFocus()
    QTest.keyClick(page.editor, Qt.Key.Key_Y, Qt.KeyboardModifier.ShiftModifier)
    assert page.document.scenario.tiles.keys() == {Hex(2, 0), Hex(-2, 0)}
    trigger(window, "symmetry.none", qtbot)
    qtbot.waitUntil(lambda: not action.isEnabled())


def test_a_letter_chooses_a_tool(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario())
    window.workbench.settings.tool = ToolKey.WALL
    qtbot.waitUntil(lambda: window.registry["tool.select"].isEnabled())
    window.activateWindow()
    page.editor.setFocus()
    for key, tool in (("V", ToolKey.SELECT), ("E", ToolKey.ERASE), ("B", ToolKey.TILE)):
        QTest.keyClick(page.editor, Qt.Key(ord(key)))
        assert window.workbench.settings.tool is tool
        assert window.registry[f"tool.{tool.value}"].isChecked()


def test_a_digit_takes_the_plain_tile_and_steps_through_the_shapes_of_the_box(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario())
    settings = window.workbench.settings
    settings.choose_tile(Terrain.MOUNTAIN, ((0,),), 2)
    qtbot.waitUntil(window.registry["terrain.woods"].isEnabled)
    window.activateWindow()
    page.editor.setFocus()
    taken = []
    box = page.document.scenario.properties.box
    held = [kind for kind, count in (box.counts or {}).items() if kind.terrain is Terrain.WOODS and count]
    for _ in range(len(held) + 1):
        QTest.keyClick(page.editor, Qt.Key.Key_2)
        taken.append(settings.tile.kind)
    assert settings.terrain is Terrain.WOODS
    assert taken[0] == taken[-1] == TileKind(Terrain.WOODS)
    assert sorted(taken[:-1]) == sorted(held), "each once, and then from the beginning"
    settings.choose_tile(Terrain.WOODS, ((0, 3),))
    QTest.keyClick(page.editor, Qt.Key.Key_2)
    assert settings.shape == (), "the last river is not where it begins"


def test_a_digit_begins_anew_on_another_map(window: MainWindow, qtbot: QtBot) -> None:
    first = window.workbench.maps.show(Scenario())
    trigger(window, "terrain.rock", qtbot)
    trigger(window, "terrain.rock", qtbot)
    settings = window.workbench.settings
    assert settings.shape != ()
    window.workbench.maps.show(Scenario())
    trigger(window, "terrain.rock", qtbot)
    assert settings.shape == ()
    window.tabs.setCurrentWidget(first)
    trigger(window, "terrain.rock", qtbot)
    assert settings.shape == ()


def test_selecting_all_takes_the_tool_that_turns_it(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario(tiles={Hex(0, 0): tile(Terrain.SEA)}))
    window.workbench.settings.tool = ToolKey.TILE
    trigger(window, "edit.select_all", qtbot)
    assert page.document.selection == {Hex(0, 0)}
    assert window.workbench.settings.tool is ToolKey.SELECT


def test_letters_typed_into_a_field_are_no_shortcuts(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(Scenario())
    qtbot.waitUntil(lambda: window.registry["tool.erase"].isEnabled())
    window.workbench.settings.tool = ToolKey.WALL
    for typed in (QLineEdit(window), QPlainTextEdit(window)):
        typed.show()
        typed.setFocus()
        QTest.keyClicks(typed, "vehR?1")
        text = typed.text() if isinstance(typed, QLineEdit) else typed.toPlainText()
        assert text == "vehR?1"
        assert window.workbench.settings.tool is ToolKey.WALL
        typed.deleteLater()


def test_one_comes_back_from_a_field_to_the_map(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario())
    docks = window.workbench.docks
    assert docks is not None
    window.activateWindow()
    properties = docks.panels["properties"]
    assert isinstance(properties, PropertiesPanel)
    for name, keys in (
        ("title", [Qt.Key.Key_Escape, Qt.Key.Key_Return]),
        ("least", [Qt.Key.Key_Escape, Qt.Key.Key_Return]),
        ("description", [Qt.Key.Key_Escape]),
    ):
        field = properties.fields[name].focusProxy()
        assert field is not None
        for key in keys:
            field.setFocus()
            assert not page.editor.view.hasFocus()
            QTest.keyClick(field, key)
            assert page.editor.view.hasFocus()
        field.setFocus()
        QTest.mouseClick(page.editor.view.viewport(), Qt.MouseButton.RightButton)
        assert page.editor.view.hasFocus()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.hasFocus(), "a paragraph has several lines"
    assert page.document.scenario.properties.description == "\n"


def test_choosing_a_tool_brings_its_panel_to_the_front(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(Scenario())
    docks = window.workbench.docks
    assert docks is not None
    for key, panel in (
        ("tool.piece", "pieces"),
        ("terrain.sea", "tiles"),
        ("tool.road", "pieces"),
        ("tool.tile", "tiles"),
    ):
        trigger(window, key, qtbot)
        assert not docks.docks[panel].visibleRegion().isEmpty(), key
    docks.docks["pieces"].hide()
    trigger(window, "tool.home", qtbot)
    assert docks.docks["pieces"].isHidden(), "what the user has closed stays so"


def test_the_symmetry_button_keeps_its_width(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(Scenario())
    button = window.toolbar.findChild(QToolButton, "symmetry-button")
    assert button is not None
    widths = set()
    for symmetry in Symmetry:
        trigger(window, f"symmetry.{symmetry.value}", qtbot)
        widths.add(button.sizeHint().width())
    assert len(widths) == 1


def test_the_help_menu_opens_pages_of_the_guide(window: MainWindow) -> None:
    for key, title in (
        ("guide", "Designing a map"),
        ("playing", "Playing a map"),
        ("checks", "What rbdesigner checks"),
    ):
        assert window.registry[f"help.{key}"].isVisible()
        window.registry[f"help.{key}"].trigger()
        assert window.guide.isVisible()
        assert window.guide.windowTitle().startswith(title)
