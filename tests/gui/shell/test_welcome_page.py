"""The welcome page: a picture of every scenario, which opens it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.resources import folder
from rbdesigner.ui.shell.welcome.welcome import WelcomePage
from rbdesigner.ui.shell.window import MainWindow
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


def test_a_click_on_a_scenario_opens_it(window: MainWindow, qtbot: QtBot) -> None:
    page = window.tabs.currentWidget()
    assert isinstance(page, WelcomePage)
    first = page.gallery.model().index(0, 0)
    at = page.gallery.visualRect(first).center()
    QTest.mouseClick(page.gallery.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert [each.title for each in window.tabs.maps()] == [first.data()]
    assert window.tabs.indexOf(page) < 0, "the welcome page makes room"


def test_the_return_key_opens_a_scenario_too(window: MainWindow) -> None:
    page = window.tabs.currentWidget()
    assert isinstance(page, WelcomePage)
    page.gallery.setFocus()
    QTest.keyClick(page.gallery, Qt.Key.Key_Down)
    QTest.keyClick(page.gallery, Qt.Key.Key_Return)
    assert len(window.tabs.maps()) == 1
