"""A press of the mouse whose release is lost is over, whatever has swallowed it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.ui.widgets.mouse_gesture import MouseGesture

LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton


class Ground(QWidget):
    """A widget that can be dragged over, in a window with a field."""

    def __init__(self) -> None:
        self.shown_in = QWidget()
        super().__init__(self.shown_in)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.field = QLineEdit(self.shown_in)
        rows = QVBoxLayout(self.shown_in)
        rows.addWidget(self, 1)
        rows.addWidget(self.field)
        self.gesture = MouseGesture(self)
        self.lost: list[bool] = []
        self.gesture.lost.connect(lambda: self.lost.append(True))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  (Qt)
        self.gesture.begin(event.button())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  (Qt)
        self.gesture.end(event.button())

    def move(self, held: Qt.MouseButton) -> None:  # type: ignore[override]
        at = QPointF(20, 20)
        event = QMouseEvent(QEvent.Type.MouseMove, at, self.mapToGlobal(at), NONE, held, Qt.KeyboardModifier(0))
        QApplication.sendEvent(self, event)


@pytest.fixture
def ground(qtbot: QtBot) -> Ground:
    made = Ground()
    qtbot.addWidget(made.shown_in)
    made.shown_in.resize(300, 200)
    made.shown_in.show()
    made.shown_in.activateWindow()
    qtbot.waitUntil(made.shown_in.isActiveWindow)
    return made


def open_dialog(ground: Ground) -> None:
    dialog = QDialog(ground.shown_in)
    dialog.open()
    dialog.reject()


def open_menu(ground: Ground) -> None:
    menu = QMenu(ground.shown_in)
    menu.addAction("any")
    menu.popup(QPoint(5, 5))
    menu.close()


def another_window(ground: Ground) -> None:
    other = QWidget()
    other.show()
    other.activateWindow()
    QTest.qWaitForWindowActive(other)
    other.close()


ENDINGS: dict[str, Callable[[Ground], object]] = {
    "a move without the button": lambda ground: ground.move(NONE),
    "a modal dialog": open_dialog,
    "a menu": open_menu,
    "another window": another_window,
    "the Tab key": lambda ground: QTest.keyClick(ground, Qt.Key.Key_Tab),
    "hidden": lambda ground: ground.hide(),
    "window hidden": lambda ground: ground.shown_in.hide(),
    "minimised": lambda ground: ground.shown_in.showMinimized(),
    "disabled": lambda ground: ground.setEnabled(False),
    "pressed again": lambda ground: QTest.mousePress(ground, LEFT),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_release_that_cannot_come_ends_the_gesture(ground: Ground, ending: str) -> None:
    QTest.mousePress(ground, LEFT)
    ground.move(LEFT)
    assert ground.gesture.is_going
    assert not ground.lost
    ENDINGS[ending](ground)
    assert ground.lost == [True]
    assert ground.gesture.is_going == (ending == "pressed again")


def test_a_release_ends_it_as_it_should(ground: Ground) -> None:
    QTest.mousePress(ground, LEFT)
    QTest.mouseRelease(ground, RIGHT)
    assert ground.gesture.is_going, "another button is none of its affair"
    QTest.mouseRelease(ground, LEFT)
    assert not ground.gesture.is_going
    ground.move(NONE)
    open_dialog(ground)
    assert not ground.lost, "what is over cannot be lost"


def test_what_the_program_does_with_the_keyboard_is_part_of_the_gesture(ground: Ground) -> None:
    QTest.mousePress(ground, LEFT)
    ground.field.setFocus()
    assert ground.gesture.is_going
    QTest.mouseRelease(ground, LEFT)
    assert not ground.lost
