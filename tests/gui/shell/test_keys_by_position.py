"""Keys of other layouts: a French row of digits, letters of other alphabets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.shell.keys_by_position import KeysByPosition, key_by_position
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import trigger

pytestmark = pytest.mark.kept_window

NONE, SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
FRENCH_DIGITS = "&é\"'(-è_çà"
RUSSIAN = dict(zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", strict=True))
ROWS = ((10, "1234567890"), (24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm"))
CODES = {name: first + index for first, row in ROWS for index, name in enumerate(row)}
"""The codes of the keys on X and Wayland."""


def pressed(character: str, place: str, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """The press of the key that lies where an American keyboard has ``place``."""
    text = "" if modifiers & (CTRL | ALT) else character
    return QKeyEvent(QEvent.Type.KeyPress, ord(character.upper()), modifiers, CODES[place], 0, 0, text)


def press(character: str, place: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press a key that no shortcut has taken: the window in front gets it."""
    front = QGuiApplication.focusWindow()
    assert front is not None
    QCoreApplication.sendEvent(front, pressed(character, place, modifiers))


@pytest.fixture
def by_position(qapp: QApplication) -> Iterator[None]:
    keys = KeysByPosition(qapp)
    yield
    keys.setParent(None)  # type: ignore[call-overload]  # none is allowed
    keys.deleteLater()


@pytest.fixture
def editing(window: MainWindow, by_position: None, qtbot: QtBot) -> MainWindow:
    """A window with a map that has the keyboard."""
    page = window.workbench.maps.show(Scenario())
    qtbot.waitUntil(lambda: window.registry["file.save"].isEnabled())
    window.activateWindow()
    page.editor.setFocus()
    qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is window.windowHandle())
    return window


def test_digits_of_a_french_keyboard_need_no_shift(editing: MainWindow) -> None:
    found = []
    for character, digit in zip(FRENCH_DIGITS[:6], "123456", strict=True):
        press(character, digit)
        found.append(editing.workbench.settings.tile.terrain)
    assert found == list(Terrain)
    docks = editing.workbench.docks
    assert docks is not None
    press("é", "2", ALT)
    assert not docks.docks["pieces"].visibleRegion().isEmpty(), "a panel opens"


def test_letters_of_another_alphabet_are_those_of_their_places(editing: MainWindow, qtbot: QtBot) -> None:
    press(RUSSIAN["f"], "f")
    settings = editing.workbench.settings
    assert settings.tool is ToolKey.FILL
    trigger(editing, "tool.tile", qtbot)
    settings.choose_tile(Terrain.WOODS, ((0, 3),))
    press(RUSSIAN["r"], "r")
    assert settings.tile == tile(Terrain.WOODS, ((1, 4),)), "a letter that a tool knows reaches it"
    press(RUSSIAN["f"], "f", ALT)
    active = editing.menuBar().activeAction()
    assert active is not None and active.text() == "&File", "menus open"
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()


def test_text_stays_text_and_its_commands_work(editing: MainWindow, qtbot: QtBot) -> None:
    docks = editing.workbench.docks
    assert docks is not None
    field = docks.panels["properties"].findChildren(QLineEdit)[0]
    field.setText("")
    field.setFocus()
    for name in "map1":
        press(RUSSIAN.get(name, name), name)
    press("&", "1")
    assert field.text() == "ьфз1&"
    press(RUSSIAN["a"], "a", CTRL)
    press(RUSSIAN["c"], "c", CTRL)
    assert QGuiApplication.clipboard().text() == "ьфз1&"


@pytest.mark.parametrize(
    ("character", "place", "modifiers"),
    [
        ("a", "q", NONE),  # letters of a French keyboard stay where it has them
        ("1", "1", NONE),
        ("1", "1", SHIFT),
        ("!", "1", SHIFT),  # an American keyboard
        ("=", "0", SHIFT),  # a German one
    ],
)
def test_other_keys_stay_as_they_are(character: str, place: str, modifiers: Qt.KeyboardModifier) -> None:
    assert key_by_position(pressed(character, place, modifiers)) is None


def test_a_window_that_is_gone_is_forgotten(editing: MainWindow, qtbot: QtBot) -> None:
    dialog = QDialog(editing)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    shiboken6.delete(dialog)
    editing.activateWindow()
    qtbot.waitUntil(editing.isActiveWindow)
