"""How a user would answer dialogs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rbdesigner.ui.shell.window import MainWindow

Answer = Callable[[QWidget], object]


def press(name: str) -> Answer:
    """Press the button with this object name."""

    def answer(dialog: QWidget) -> None:
        button = dialog.findChild(QAbstractButton, name)
        assert button is not None, [each.objectName() or each.text() for each in dialog.findChildren(QAbstractButton)]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return answer


def press_text(text: str) -> Answer:
    """Press the button with this text."""

    def answer(dialog: QWidget) -> None:
        buttons = dialog.findChildren(QAbstractButton)
        button = next(each for each in buttons if each.text().replace("&", "") == text)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return answer


def accept(dialog: QWidget) -> None:
    """Agree."""
    assert isinstance(dialog, QDialog)
    dialog.accept()


def escape(dialog: QWidget) -> None:
    """Leave with the Escape key."""
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def choose_file(path: Path) -> Answer:
    """Type a path into a file dialog and press Return."""

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        # The dialog reads the folder in a thread and then puts the suggested name in.
        QTimer.singleShot(80, dialog, lambda: type_path(dialog))

    def type_path(dialog: QFileDialog) -> None:
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert field is not None
        field.setText(str(path))
        # Posted, not sent: should the dialog ask something back, that question can still be seen.
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
            QCoreApplication.postEvent(field, event)

    return answer


def reading(said: list[str], then: Answer = escape) -> Answer:
    """Note what a message says, then answer it."""

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        said.append(f"{dialog.text()}\n{dialog.informativeText()}")
        then(dialog)

    return answer


def give_up(dialog: QWidget) -> None:
    """Close a dialog, also a question that demands an answer."""
    if isinstance(dialog, QDialog):
        dialog.reject()
    else:
        dialog.close()


@contextmanager
def giving_up() -> Iterator[list[str]]:
    """Close whatever modal dialog comes, as nobody is there to answer; the list has their names and texts."""
    given_up: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            text = dialog.text() if isinstance(dialog, QMessageBox) else ""
            given_up.append(f"{dialog.objectName()}: {text}".removesuffix(": "))
            give_up(dialog)

    timer = QTimer()
    timer.setInterval(5)
    timer.timeout.connect(look)
    timer.start()
    try:
        yield given_up
    finally:
        timer.stop()


def trigger(window: MainWindow, key: str, qtbot: QtBot) -> None:
    """Choose an action as soon as it is possible."""
    qtbot.waitUntil(lambda: window.registry[key].isEnabled())
    window.registry[key].trigger()


class Answers:
    """Answers modal dialogs as they come, in the order in which the answers were given."""

    def __init__(self) -> None:
        self._waiting: list[tuple[str, Callable[[QWidget], object]]] = []
        self.seen: list[str] = []
        self._timer = QTimer()
        self._timer.setInterval(5)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        self._patience = 0

    def give(self, name: str, answer: Callable[[QWidget], object]) -> None:
        """Answer the next dialog with the object name ``name`` by calling ``answer`` with it."""
        self._waiting.append((name, answer))

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None or not dialog.isVisible():
            return
        if not self._waiting or self._waiting[0][0] != dialog.objectName():
            self._patience += 1
            if self._patience > 200:
                self.seen.append(f"unexpected {dialog.objectName()}")
                give_up(dialog)
            return
        self._patience = 0
        self.seen.append(dialog.objectName())
        self._waiting.pop(0)[1](dialog)

    def stop(self) -> None:
        self._timer.stop()
        assert not self._waiting, f"these dialogs never came: {[name for name, _ in self._waiting]}"
        assert not [name for name in self.seen if name.startswith("unexpected")], self.seen
