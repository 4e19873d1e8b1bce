"""Tab on the page of a game: from the board to the tile, what can be done there, and the rest."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.game.test_errands import movement

AREAS = ["view", "tile-view", "choices", "phase-end", "game-panels", "turn-bar"]


@pytest.fixture(params=[720, 1100])
def page(request: pytest.FixtureRequest, window: MainWindow, qtbot: QtBot) -> GamePage:
    """A movement in which a donkey is chosen, in a low window and in a tall one."""
    window.resize(1280, request.param)
    page = window.workbench.games.show(movement())
    qtbot.waitUntil(lambda: page.view.view.scale_factor > 48)
    window.activateWindow()
    page.view.setFocus()
    page.focus.choose(1)  # nothing to load there, so that the rows for loading are made after those for going
    qtbot.waitUntil(lambda: bool(page.choices.findChildren(QWidget, "choice-step")))
    page.focus.choose(0)
    qtbot.waitUntil(lambda: bool(page.choices.findChildren(QWidget, "good-trunks")))
    return page


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def area_of(page: GamePage, widget: QWidget) -> str:
    if page.view.isAncestorOf(widget):
        return "view"
    names = []
    parent: QWidget | None = widget
    while parent is not None:
        names.append(parent.objectName())
        parent = parent.parentWidget()
    return next((area for area in AREAS[1:] if area in names[: names.index("game-page")]), "")


def walked(page: GamePage, key: Qt.Key, until: str) -> list[QWidget]:
    """The controls that a key leads to, up to the first of an area."""
    seen: list[QWidget] = []
    while not seen or area_of(page, seen[-1]) != until:
        QTest.keyClick(focused(), key)
        if focused() not in seen:  # a text with several links keeps the keyboard until the last
            seen.append(focused())
        assert len(seen) < 30
    return seen


def test_tab_comes_to_loading_at_once_and_to_all_areas_and_arrows_go_through_what_can_be_planned(
    page: GamePage,
) -> None:
    seen = walked(page, Qt.Key.Key_Tab, "game-panels")
    names = [widget.objectName() for widget in seen]
    assert names.index("good-trunks") < 4
    assert names.index("good-trunks") < names.index("choice-step")
    assert list(dict.fromkeys(area_of(page, widget) for widget in seen)) == ["tile-view", "choices", "game-panels"]
    assert sum(name.startswith("plan-") for name in names) == 1
    page.view.view.setFocus()
    seen = walked(page, Qt.Key.Key_Backtab, "turn-bar")
    assert seen[0] is page.phase_end.done
    areas = dict.fromkeys(area_of(page, widget) for widget in seen)
    assert [area for area in areas if area] == ["phase-end", "turn-bar"]
    buttons = page.choices.structures.buttons
    buttons[0].setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    assert focused() is buttons[0]
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert focused() is buttons[1]
    QTest.keyClick(focused(), Qt.Key.Key_End)
    assert focused() is buttons[-1]
    tab = [button for button in buttons if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert tab == buttons[-1:]
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    assert focused() is buttons[0]


def test_a_page_in_which_tab_was_used_is_freed_when_it_is_closed(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.games.show(movement())
    board = weakref.ref(page.view)
    page.view.setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    page.mark_saved()
    window.workbench.files.remove_all()
    del page

    def is_freed() -> bool:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        return board() is None

    qtbot.waitUntil(is_freed)
