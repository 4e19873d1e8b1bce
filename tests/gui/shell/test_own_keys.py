"""Keys of the user's own for actions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import ORIGIN
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.shell.actions.shortcuts import KeyFields, ShortcutList
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders, languages
from rbdesigner.ui.storage.stored_choices import own_keys
from tests.parameters import few

pytestmark = pytest.mark.kept_window

LEFT = Qt.MouseButton.LeftButton


def choose(dialog: ShortcutList, text: str) -> None:
    """Choose an action as a user finds it."""
    item = next(item for item in dialog.list.findItems(text, Qt.MatchFlag.MatchRecursive) if item.parent())
    dialog.list.setCurrentItem(item)


def press(dialog: ShortcutList, key: Qt.Key, button: QPushButton) -> None:
    dialog.keys.edit.setFocus()
    QTest.keyClick(dialog.keys.edit, key)
    QTest.mouseClick(button, LEFT)


def shown(dialog: ShortcutList, text: str) -> str:
    return next(item for item in dialog.list.findItems(text, Qt.MatchFlag.MatchRecursive) if item.parent()).text(1)


def test_an_action_gets_other_keys_for_good(make_window: Callable[[], MainWindow], qtbot: QtBot) -> None:
    window = make_window()
    window.workbench.maps.show(Scenario(tiles={ORIGIN: tile(Terrain.WOODS)}))
    window.registry["help.shortcuts"].trigger()
    dialog = window.findChild(ShortcutList)
    assert isinstance(dialog, ShortcutList)
    fields = dialog.keys
    assert not fields.edit.isEnabled() and not fields.take.isEnabled()
    choose(dialog, "Draw rivers")
    assert fields.message.text() == "Press the new keys of “Draw rivers”." and not fields.usual.isEnabled()
    press(dialog, Qt.Key.Key_L, fields.take)
    assert fields.message.text() == "L is taken by “Select with a lasso”." and not fields.take.isEnabled()
    assert shown(dialog, "Draw rivers") == "I"
    fields.edit.clear()
    press(dialog, Qt.Key.Key_J, fields.take)
    assert shown(dialog, "Draw rivers") == "J" and own_keys() == {"tool.river": ("J",)}
    assert "(J)" in window.registry["tool.river"].toolTip()
    dialog.close()
    page = window.tabs.current_map
    assert page is not None
    qtbot.waitUntil(lambda: window.registry["tool.river"].isEnabled() and window.findChild(ShortcutList) is None)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.editor.setFocus()
    QTest.keyClick(page.editor.view, Qt.Key.Key_J)
    assert window.workbench.settings.tool is ToolKey.RIVER
    assert make_window().registry["tool.river"].shortcut() == QKeySequence("J"), "the next start knows them"


def test_the_usual_keys_come_back(window: MainWindow, qtbot: QtBot) -> None:
    window.registry.set_keys("tool.river", ("J",))
    dialog = ShortcutList(window.registry, window)
    dialog.show()
    choose(dialog, "Draw rivers")
    assert dialog.keys.usual.isEnabled()
    QTest.mouseClick(dialog.keys.usual, LEFT)
    assert shown(dialog, "Draw rivers") == "I" and own_keys() == {} and not dialog.keys.usual.isEnabled()
    assert window.registry["tool.river"].shortcut() == QKeySequence("I")


def test_maps_and_games_may_share_keys(window: MainWindow) -> None:
    assert window.registry.conflict("tool.turn_right", "R") is None, "games have it for something else"
    assert window.registry.conflict("tool.turn_right", "Ctrl+S") == "file.save"


def test_damaged_settings_are_passed_over(home: object) -> None:
    for value in ("{", "[]", '{"tool.river": 3, "tool.fill": ["F", 4]}'):
        folders.settings().setValue("own_keys", value)
        assert set(own_keys()) <= {"tool.fill"}


@pytest.mark.parametrize(
    ("action", "keys", "reason"),
    [
        ("tool.river", "Alt+M", "Alt+M opens the menu “Map”."),
        ("edit.preferences", "Alt+F", "Alt+F opens the menu “File”."),
        ("tool.river", "Home", "Home is taken by “zoom in, zoom out, show the whole map”."),
        ("tool.river", "Alt+Left", "Alt+Left is taken by “move the selection by one tile”."),
        ("edit.preferences", "Shift+N", "Shift+N is taken by “choose the next transporter, the previous one”."),
        ("tool.river", "Shift+N", ""),
        ("tool.river", "Alt+J", ""),
    ],
)
def test_keys_that_mean_something_already_are_refused_with_the_reason(
    window: MainWindow, action: str, keys: str, reason: str
) -> None:
    fields = KeyFields(window.registry, window)
    fields.choose(action)
    fields.edit.setKeySequence(QKeySequence(keys))
    assert fields.take.isEnabled() is not bool(reason)
    assert fields.message.text() == reason or (not reason and fields.message.text().startswith("Press the new keys"))


@pytest.mark.parametrize("code", few(["de", "fi", "it"], 1))
def test_the_letters_of_menus_are_refused_in_every_language(
    qapp: QApplication, spoken: None, make_window: Callable[[], MainWindow], code: str
) -> None:
    languages.install(qapp, QLocale(code))
    window = make_window()
    fields = KeyFields(window.registry, window)
    fields.choose("tool.river")
    for action in window.menuBar().actions():
        fields.edit.setKeySequence(QKeySequence.mnemonic(action.text()))
        assert not fields.take.isEnabled(), action.text()
