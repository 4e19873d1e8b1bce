from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.ui.widgets.inputs import LineEdit

LONG = "The long way from the springs of the western mountains down to the sea"


def test_a_long_text_is_seen_from_its_beginning_unless_somebody_types(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    title, other = LineEdit(window), LineEdit(window)
    rows = QVBoxLayout(window)
    rows.addWidget(title)
    rows.addWidget(other)
    window.resize(120, 80)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    other.setFocus()
    title.setText(LONG)
    assert title.cursorPosition() == 0
    title.setFocus()
    title.end(False)
    qtbot.keyClicks(title, "!")
    assert title.cursorPosition() == len(LONG) + 1
    title.setText(LONG)
    assert title.cursorPosition() == len(LONG), "who types there stays where the text ends"
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert title.cursorPosition() == 0
