"""Where F6 leads, and that one sees where the keyboard is."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.state import Phase
from rbdesigner.resources import folder
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.focus_frame import give_focus
from tests.gui.answering import Answers
from tests.gui.game.begun import begun, isle

SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> DocumentPage:
    assert window.workbench.files.open(folder("scenarios") / "the-lake-between.rbmap")
    qtbot.waitUntil(lambda: window.registry["view.next_panel"].isEnabled())
    window.activateWindow()
    qtbot.wait(50)
    page = window.tabs.current_map
    assert page is not None
    page.editor.view.setFocus()
    return page


def step(modifier: Qt.KeyboardModifier = NONE) -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_F6, modifier)
    now = QApplication.focusWidget()
    assert now is not None
    return now


def area_of(widget: QWidget, window: MainWindow, page: DocumentPage) -> str:
    docks = window.workbench.docks
    assert docks is not None
    if page.isAncestorOf(widget):
        return "map"
    return next(key for key, panel in docks.panels.items() if panel is widget or panel.isAncestorOf(widget))


def test_f6_goes_from_the_left_to_the_right_and_shift_f6_back(
    window: MainWindow, page: DocumentPage, qtbot: QtBot
) -> None:
    QApplication.setCursorFlashTime(0)
    way = []
    for _ in range(6):
        now = step()
        assert shows_focus(window, now, qtbot), now
        way.append(area_of(now, window, page))
    assert way in (
        ["problems", "minimap", "properties", "tiles", "map", "problems"],
        ["minimap", "properties", "tiles", "map", "minimap", "properties"],  # where the problems are but a line
    )
    back = [area_of(step(SHIFT), window, page) for _ in range(5)]
    assert back == way[-2::-1]


def picture(window: MainWindow, widget: QWidget) -> QImage:
    rect = widget.rect().adjusted(-4, -4, 4, 4)
    return window.grab(rect.translated(widget.mapTo(window, QPoint()))).toImage()


def shows_focus(window: MainWindow, widget: QWidget, qtbot: QtBot) -> bool:
    """Whether a widget that has the keyboard looks otherwise than without it."""
    qtbot.wait(30)
    focused = picture(window, widget)
    widget.clearFocus()
    qtbot.wait(30)
    away = picture(window, widget)
    widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
    return focused != away


def test_the_lists_and_the_map_are_framed_for_keys_and_not_for_the_mouse(
    window: MainWindow, page: DocumentPage, qtbot: QtBot
) -> None:
    docks = window.workbench.docks
    assert docks is not None
    assert page.editor.view in [step() for _ in range(6)]
    page.editor.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert window.workbench.focus_frame.area is page.editor.view
    sides = [side for side in page.editor.findChildren(QWidget, "focus-frame") if side.isVisible()]
    assert len(sides) == 4
    viewport = page.editor.view.viewport()
    inner = viewport.rect().translated(viewport.mapTo(page.editor, QPoint()))
    assert not any(side.geometry().intersects(inner) for side in sides), "the map would be painted with it"
    grid = docks.panels["tiles"].grid  # type: ignore[attr-defined]
    grid.previousInFocusChain().setFocus()
    for _ in range(5):
        if QApplication.focusWidget() is not grid:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert window.workbench.focus_frame.area is grid
    assert shows_focus(window, grid, qtbot)
    page.editor.view.setFocus()
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton)
    assert window.workbench.focus_frame.area is None


def test_one_sees_in_which_paragraph_one_types(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    QApplication.setCursorFlashTime(0)
    docks = window.workbench.docks
    assert docks is not None
    docks.docks["properties"].raise_()
    for name, clicked in product(("description", "special_rules"), (True, False)):
        field = docks.panels["properties"].fields[name].focusProxy()  # type: ignore[attr-defined]
        assert isinstance(field, QPlainTextEdit)
        if clicked:
            QTest.mouseClick(field.viewport(), Qt.MouseButton.LeftButton)
        else:
            field.setFocus(Qt.FocusReason.TabFocusReason)
        assert window.workbench.focus_frame.area is field
        edge, accent = field.mapTo(window, QPoint(0, field.height() // 2)), field.palette().highlight().color()
        assert window.grab().toImage().pixelColor(edge) == accent
        page.editor.view.setFocus()
        assert window.grab().toImage().pixelColor(edge) != accent


def test_f6_goes_through_a_game(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    _, game = begun(window, answers, isle(), qtbot)
    qtbot.waitUntil(lambda: window.registry["view.next_panel"].isEnabled())
    window.activateWindow()
    qtbot.wait(50)
    game.view.view.setFocus()
    seen = [step() for _ in range(len(game.stops()))]
    assert seen[-1] is game.view.view or game.view.view in seen
    assert len({id(widget) for widget in seen}) >= 3
    assert any(game.tile_view.isAncestorOf(widget) for widget in seen)
    assert all(shows_focus(window, widget, qtbot) for widget in (game.view.view,) if widget.setFocus() is None)


def test_one_sees_the_keyboard_on_every_part_of_a_game(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    QApplication.setCursorFlashTime(0)
    _, game = begun(window, answers, isle(), qtbot)
    window.activateWindow()
    game.match.do(game.match.game.legal_actions()[-1])
    while game.match.state.phase is not Phase.MOVEMENT:
        game.match.do(next(one for one in game.match.game.legal_actions() if isinstance(one, Done)))
    qtbot.wait(80)
    assert game.phase_end.warning.text(), "something is undone"
    tabs = game.findChild(QTabWidget, "game-panels")
    assert tabs is not None
    hidden: dict[str, None] = {}
    seen = set[QWidget]()
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        qtbot.wait(30)
        takers = [each for each in game.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
        for widget in takers:
            if widget.isEnabled() and widget not in seen and not widget.visibleRegion().isEmpty():
                seen.add(widget)
                QApplication.focusWidget().clearFocus()
                give_focus(widget)
                if not shows_focus(window, widget, qtbot):
                    hidden[widget.objectName() or repr(widget)] = None
    assert game.phase_end.warning in seen
    assert any(game.wonder.isAncestorOf(widget) for widget in seen)
    assert not hidden


def test_a_dialog_with_the_keyboard_in_its_text_is_taken_down(
    window: MainWindow, page: DocumentPage, qtbot: QtBot
) -> None:
    dialog = QDialog(window)
    first, second = QPlainTextEdit(dialog), QPlainTextEdit(dialog)
    second.move(0, 100)
    dialog.resize(400, 300)
    dialog.show()
    dialog.activateWindow()
    qtbot.wait(50)
    second.setFocus()
    first.setFocus()
    frame = window.workbench.focus_frame
    assert frame.area is first
    second.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert frame.area is first, "what was framed before does not matter any more"
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.activateWindow()
    page.editor.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert frame.area is not first
