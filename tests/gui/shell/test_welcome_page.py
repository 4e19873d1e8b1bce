"""The welcome page: a picture of every scenario, which opens it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.resources import folder
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain
from rbdesigner.ui.canvas.tile_layer import show_style
from rbdesigner.ui.dialogs.preferences_dialog import Preferences
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.shell.welcome.welcome import WelcomePage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.click_row import ClickRow
from rbdesigner.ui.widgets.theme import ThemeSwitch
from rbdesigner.ui.widgets.thumbnails import Thumbnails


def test_the_welcome_page_shows_every_scenario_with_a_picture(window: MainWindow, qtbot: QtBot) -> None:
    page = window.tabs.currentWidget()
    assert isinstance(page, WelcomePage)
    paths = sorted(folder("scenarios").glob("*.rbmap"))
    assert sorted(page.gallery.paths()) == paths
    model = page.gallery.model()
    picture = Qt.ItemDataRole.UserRole + 1
    rows = range(model.rowCount())
    qtbot.waitUntil(lambda: all(model.index(row, 0).data(picture) is not None for row in rows))


def test_the_welcome_page_asks_once_for_the_same_pictures(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window.tabs.currentWidget()
    assert isinstance(page, WelcomePage)
    model, picture = page.gallery.model(), Qt.ItemDataRole.UserRole + 1
    qtbot.waitUntil(lambda: all(model.index(row, 0).data(picture) for row in range(model.rowCount())))
    wanted: list[object] = []
    want = Thumbnails.want
    monkeypatch.setattr(Thumbnails, "want", lambda self, *look: (wanted.append(look), want(self, *look)))
    page.hide()
    page.show()
    page.grab()  # paints it
    assert not wanted
    page.resize(page.width() - 200, page.height())
    qtbot.waitUntil(lambda: bool(wanted))


def test_pictures_that_are_seen_take_another_style(window: MainWindow, qtbot: QtBot) -> None:
    page = window.tabs.currentWidget()
    assert isinstance(page, WelcomePage)
    first = page.gallery.paths()[0]
    window.workbench.files.recent.add(first, "Isle")
    page.hide()
    page.show()
    page.grab()

    def large() -> QImage | None:
        picture: QImage | None = page.gallery.model().index(0, 0).data(Qt.ItemDataRole.UserRole + 1)
        return picture

    def small() -> QImage:
        return page.recent_list.item(0).icon().pixmap(56, 42).toImage()

    qtbot.waitUntil(lambda: large() is not None and first in page._pictures)
    before = large(), small()
    dialog = Preferences(ThemeSwitch(QApplication.instance()), page)
    dialog.board_style.chosen = BoardStyle.INK
    dialog.accept()
    qtbot.waitUntil(lambda: large() != before[0] and small() != before[1])
    show_style(BoardStyle.PAINTED)


def test_a_click_on_a_scenario_opens_it(window: MainWindow, qtbot: QtBot) -> None:
    page = window.tabs.currentWidget()
    assert isinstance(page, WelcomePage)
    first = page.gallery.model().index(0, 0)
    at = page.gallery.visualRect(first).center()
    QTest.mouseClick(page.gallery.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert [each.title for each in window.tabs.maps()] == [first.data()]
    assert window.tabs.indexOf(page) < 0, "the welcome page makes room"


def test_the_second_click_on_a_scenario_paints_nothing_on_its_map(window: MainWindow, qtbot: QtBot) -> None:
    page = window.tabs.currentWidget()
    assert isinstance(page, WelcomePage)
    settings = window.workbench.settings
    settings.tool = ToolKey.TILE
    settings.choose_tile(Terrain.ROCK, ())
    at = page.gallery.visualRect(page.gallery.model().index(0, 0)).center()
    QTest.mouseClick(page.gallery.viewport(), Qt.MouseButton.LeftButton, pos=at)
    (opened,) = window.tabs.maps()
    QApplication.processEvents()  # so that the map has its place in the window
    canvas, steps = opened.editor.view.viewport(), opened.document.undo_stack

    def second_click() -> int:
        QTest.mouseDClick(canvas, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton)
        return steps.count()

    assert second_click() == 0 and not opened.document.is_modified
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton)
    settings.choose_tile(Terrain.WOODS, ())
    assert second_click() == 2, "both clicks were on the map"
    window.workbench.maps.show(Scenario())
    window.tabs.setCurrentWidget(opened)
    settings.choose_tile(Terrain.ROCK, ())
    assert second_click() == 2, "the first click was before the map came back"


def press(window: MainWindow, at: QPoint, when: int, kind: QEvent.Type = QEvent.Type.MouseButtonPress) -> None:
    """Click in a window as the window system does, which tells the window of it, not one of its widgets."""
    inside, held, none = QPointF(window.mapFromGlobal(at)), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for each, buttons, later in ((kind, held, 0), (QEvent.Type.MouseButtonRelease, none, 20)):
        event = QMouseEvent(each, inside, QPointF(at), held, buttons, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(when + later)
        QApplication.sendEvent(window.windowHandle(), event)
    QApplication.processEvents()


def test_however_often_a_card_is_clicked_nothing_is_painted_on_the_map_that_it_opens(
    window: MainWindow, qapp: QApplication
) -> None:
    row = ClickRow(qapp)
    row._follow(window.windowHandle())
    page = window.tabs.currentWidget()
    assert isinstance(page, WelcomePage)
    settings = window.workbench.settings
    settings.tool = ToolKey.TILE
    settings.choose_tile(Terrain.ROCK, ())
    card = page.gallery.visualRect(page.gallery.model().index(0, 0)).center()
    at = page.gallery.viewport().mapToGlobal(card)
    press(window, at, 1000)
    (opened,) = window.tabs.maps()
    view, steps = opened.editor.view, opened.document.undo_stack
    assert view.viewport().rect().contains(view.viewport().mapFromGlobal(at)), "the pointer is over the map now"
    press(window, at, 1150, QEvent.Type.MouseButtonDblClick)
    press(window, at + QPoint(1, 2), 1300)
    press(window, at, 1450, QEvent.Type.MouseButtonDblClick)
    press(window, at, 1600)
    assert steps.count() == 0
    press(window, at, 5000)
    assert steps.count() == 1, "a click after a while is meant"
    settings.choose_tile(Terrain.WOODS, ())
    press(window, at, 5150)
    assert steps.count() == 2, "and so is the next one in its row"
    opened.document.mark_saved()
    row.setParent(None)


def test_the_return_key_opens_a_scenario_too(window: MainWindow) -> None:
    page = window.tabs.currentWidget()
    assert isinstance(page, WelcomePage)
    page.gallery.setFocus()
    QTest.keyClick(page.gallery, Qt.Key.Key_Down)
    QTest.keyClick(page.gallery, Qt.Key.Key_Return)
    assert len(window.tabs.maps()) == 1
