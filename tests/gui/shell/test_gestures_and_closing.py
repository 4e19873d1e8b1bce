"""While something is drawn a map counts as changed: closing it asks, and the question ends the stroke."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex, position
from rbdesigner.tiles import Terrain
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, escape, press, trigger
from tests.gui.game.begun import isle
from tests.parameters import few

pytestmark = pytest.mark.kept_window

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


class Drawer:
    """A user who holds the button in the midst of a stroke."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.page: DocumentPage = window.workbench.maps.show(isle())
        self.page.document.mark_saved()
        window.workbench.settings.tool = ToolKey.TILE
        window.workbench.settings.choose_tile(Terrain.MOUNTAIN, ())
        self.view = self.page.editor.view
        window.activateWindow()
        self.view.setFocus()
        qtbot.waitUntil(lambda: self.view.isActiveWindow() and self.view.hasFocus())
        self.places = sorted(self.page.scenario.tiles)
        QTest.mousePress(self.view.viewport(), LEFT, pos=self._pixel(self.places[0]).toPoint())
        self.move(self.places[1], LEFT)
        assert self.page.document.in_stroke

    def _pixel(self, place: Hex) -> QPointF:
        at = QPointF(*position(place, self.page.scenario.orientation))
        return self.view.viewportTransform().map(at)

    def move(self, place: Hex, held: Qt.MouseButton) -> None:
        at, viewport = self._pixel(place), self.view.viewport()
        keys = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(QEvent.Type.MouseMove, at, viewport.mapToGlobal(at), NONE, held, keys)
        QApplication.sendEvent(viewport, event)

    @property
    def laid(self) -> list[Hex]:
        return [at for at in self.places if self.page.scenario.tiles[at].terrain is Terrain.MOUNTAIN]


@pytest.mark.parametrize("action", few(["file.close", "file.quit"], 1))
def test_closing_in_the_midst_of_a_stroke_asks(window: MainWindow, qtbot: QtBot, answers: Answers, action: str) -> None:
    drawer = Drawer(window, qtbot)
    answers.give("message", escape)
    trigger(window, action, qtbot)
    assert window.tabs.maps() == [drawer.page]
    assert not drawer.page.document.in_stroke, "the question has swallowed the release"
    drawer.move(drawer.places[3], NONE)
    assert drawer.laid == drawer.places[:2]
    drawer.page.undo()
    assert drawer.laid == []


def test_a_stroke_that_is_lost_is_saved(window: MainWindow, qtbot: QtBot, answers: Answers) -> None:
    drawer = Drawer(window, qtbot)
    answers.give("preferences", escape)
    trigger(window, "edit.preferences", qtbot)
    drawer.move(drawer.places[3], NONE)
    assert drawer.laid == drawer.places[:2]
    assert window.workbench.maps.why_not_now(drawer.page) == ""
    answers.give("message", press("discard"))
    trigger(window, "file.close", qtbot)
    assert window.tabs.maps() == []
