"""What other programs offer is copied wherever it is dropped, never moved: a move is deleted where it came from."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.scenario import files
from rbdesigner.ui.book.book_page import BookPage
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import trigger
from tests.gui.game.begun import isle

COPY, MOVE = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction

pytestmark = [
    pytest.mark.kept_window,
    pytest.mark.filterwarnings("ignore:Function.*QDrag:DeprecationWarning"),
]


def offer(widget: QWidget, data: QMimeData, actions: Qt.DropAction = COPY | MOVE) -> Qt.DropAction:
    """Drag something onto the middle of a widget as another program does, and drop it; what that program is told."""
    window, button = widget.window(), Qt.MouseButton.LeftButton
    key = Qt.KeyboardModifier.ShiftModifier  # the way to have a move proposed without another program
    at, handle = widget.mapTo(window, QPoint(12, 12)), window.windowHandle()
    answer = Qt.DropAction.IgnoreAction
    for event in (QDragEnterEvent(at, actions, data, button, key), QDragMoveEvent(at, actions, data, button, key)):
        assert actions == COPY or event.proposedAction() is MOVE, "as text editors and file managers do"
        if answer is not Qt.DropAction.IgnoreAction:  # Qt goes on with the answer before
            event.setDropAction(answer)
            event.accept()
        QApplication.sendEvent(handle, event)
        answer = event.dropAction() if event.isAccepted() else Qt.DropAction.IgnoreAction
    if answer is not Qt.DropAction.IgnoreAction:
        last = QDropEvent(QPointF(at), actions, data, button, key)
        QApplication.sendEvent(handle, last)
        answer = last.dropAction() if last.isAccepted() else Qt.DropAction.IgnoreAction
    return answer


def a_text(_home: Path) -> QMimeData:
    data = QMimeData()
    data.setText(files.dumps(isle()))
    return data


def a_file(home: Path) -> QMimeData:
    path = home / "isle.json"
    files.save(isle(), path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


@pytest.fixture
def active(window: MainWindow, qtbot: QtBot) -> MainWindow:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_what_is_dropped_on_the_window_and_on_a_map(active: MainWindow, qtbot: QtBot, home: Path) -> None:
    assert offer(active.tabs, a_text(home)) is COPY
    qtbot.waitUntil(lambda: len(active.tabs.maps()) == 1)
    assert offer(active.tabs.maps()[0].editor.view, a_text(home)) is COPY
    qtbot.waitUntil(lambda: len(active.tabs.maps()) == 2)
    assert offer(active.tabs, a_file(home)) is COPY
    qtbot.waitUntil(lambda: len(active.tabs.maps()) == 3)


def test_what_can_only_be_moved_is_refused(active: MainWindow, home: Path) -> None:
    assert offer(active.tabs, a_text(home), MOVE) is Qt.DropAction.IgnoreAction


def test_a_text_dropped_into_a_field_of_a_panel(active: MainWindow) -> None:
    page = active.workbench.maps.show(isle())
    QApplication.processEvents()
    data = QMimeData()
    data.setText("notes ")
    fields = [field for kind in (QLineEdit, QPlainTextEdit) for field in active.findChildren(kind)]
    seen = [field for field in fields if field.acceptDrops() and not field.visibleRegion().isEmpty()]
    assert seen
    assert {offer(field, data) for field in seen} == {COPY}
    page.document.mark_saved()


def test_a_text_dropped_into_a_dialog(active: MainWindow, qtbot: QtBot) -> None:
    dialog = QDialog(active)
    field = QLineEdit(dialog)
    QVBoxLayout(dialog).addWidget(field)
    dialog.open()
    qtbot.waitUntil(lambda: dialog.isActiveWindow())
    data = QMimeData()
    data.setText("notes")
    assert offer(field, data) is COPY
    assert field.text() == "notes"
    dialog.reject()
    dialog.deleteLater()


def test_a_text_dropped_into_a_panel_that_never_had_the_focus(active: MainWindow, qtbot: QtBot) -> None:
    """One that floats since the start: what is dragged comes from another program, which has the focus."""
    panel = QWidget(active, Qt.WindowType.ToolTip)
    field = QLineEdit(panel)
    QVBoxLayout(panel).addWidget(field)
    panel.show()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusWindowChanged.emit(None)
    data = QMimeData()
    data.setText("notes")
    assert offer(field, data) is COPY
    panel.close()


def test_maps_dropped_into_a_book(active: MainWindow, qtbot: QtBot, home: Path) -> None:
    trigger(active, "file.new_book", qtbot)
    page = active.tabs.current
    assert isinstance(page, BookPage)
    assert offer(page.contents.viewport(), a_file(home)) is COPY
    assert page.contents.rows.rowCount() == 1
