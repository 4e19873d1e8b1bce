"""The field to choose one of several things."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from rbdesigner.ui.widgets.inputs import ComboBox


def picture(box: QComboBox) -> QImage:
    return box.grab().toImage()


def test_a_text_that_is_too_long_ends_in_dots_and_the_tool_tip_has_it_whole(qtbot: QtBot) -> None:
    whole, other = "Zweite Ausgabe (144 Plättchen)", "Zweite Ausgabe (144 Plättchen), umgedreht"
    box = ComboBox()
    qtbot.addWidget(box)
    box.offer([(1, whole, None), (2, other, None)])
    box.resize(150, box.sizeHint().height())
    box.show()
    box.show_value(1)
    narrow = picture(box)
    assert box.toolTip() == whole
    shown = next(whole[:end] for end in range(len(whole), 0, -1) if _is(box, whole[:end] + "…", narrow))
    assert 5 < len(shown) < len(whole)
    box.activated.emit(1)
    box.resize(600, box.height())
    assert picture(box) != narrow


def _is(box: ComboBox, text: str, seen: QImage) -> bool:
    """Whether the box looks so with a text that has room."""
    other = QComboBox()  # Qt's own shows texts as they are
    other.resize(box.size())
    other.addItem(text)
    found = picture(other) == seen
    other.deleteLater()
    return found
