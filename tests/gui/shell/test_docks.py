from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QScrollArea, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.checks import Severity
from rbdesigner.hexes import Hex
from rbdesigner.resources import folder
from rbdesigner.scenario.edit import Change, edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.panels.problems_panel import ProblemsPanel
from rbdesigner.ui.editor.panels.statistics import StatisticsPanel
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import languages
from tests.gui.answering import Answers, trigger
from tests.gui.game.begun import begun, isle
from tests.parameters import few

pytestmark = pytest.mark.kept_window


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    """A window that has its first layout again after each test."""
    yield window
    window.registry["view.reset_layout"].trigger()
    settle()


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def tab(window: MainWindow, title: str) -> tuple[QTabBar, int]:
    """The tab of a dock."""
    bars = [bar for bar in window.findChildren(QTabBar) if bar.parent() is window]
    return next((bar, n) for bar in bars for n in range(bar.count()) if bar.tabText(n) == title)


def test_a_panel_behind_another_tab_does_nothing_until_it_comes_to_the_front(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window.workbench.maps.show(Scenario())
    panel = window.findChild(StatisticsPanel)
    assert panel is not None
    seen: list[int] = []
    show_changes = StatisticsPanel.show_changes

    def noted(self: StatisticsPanel, document: Document, changes: Sequence[Change]) -> None:
        seen.append(len(changes))
        show_changes(self, document, changes)

    monkeypatch.setattr(StatisticsPanel, "show_changes", noted)
    settle()
    for q in range(3):
        page.document.perform(edit(page.document.scenario, tiles={Hex(q, 0): tile(Terrain.ROCK)}), "lay")
        settle()
    assert panel.isVisible()
    assert not seen
    bar, number = tab(window, "Statistics")
    bar.setCurrentIndex(number)
    settle()
    assert seen == [3], "all three edits in one go"
    page.document.perform(edit(page.document.scenario, tiles={Hex(3, 0): tile(Terrain.ROCK)}), "lay")
    settle()
    assert seen == [3, 1]


def parts(window: MainWindow) -> dict[str, QRect]:
    """Where the panels are that can be seen."""
    docks = window.workbench.docks
    assert docks is not None
    return {key: dock.geometry() for key, dock in docks.docks.items() if not dock.visibleRegion().isEmpty()}


def press(widget: QWidget, key: Qt.Key) -> None:
    widget.window().activateWindow()
    settle()
    widget.setFocus()
    QTest.keyClick(widget, key)
    settle()


FLAWED = Scenario(tiles={Hex(0, 0): tile(Terrain.SEA), Hex(9, 0): tile(Terrain.ROCK)})


def test_one_key_hides_all_panels_and_brings_them_back_as_they_were(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(FLAWED)
    docks = window.workbench.docks
    assert docks is not None
    qtbot.waitUntil(lambda: window.registry["view.panels"].isEnabled())
    settle()
    before = parts(window)
    press(page.editor, Qt.Key.Key_F12)
    QTest.mouseClick(window.workbench.status.counts[Severity.ERROR], Qt.MouseButton.LeftButton)
    settle()
    assert parts(window) == before, "a panel that is asked for brings all back"
    docks.docks["minimap"].hide()
    docks.docks["history"].raise_()
    settle()
    before, width = parts(window), page.editor.view.width()
    docks.panels["tiles"].setFocus()
    press(docks.panels["tiles"], Qt.Key.Key_F12)
    assert not parts(window)
    assert page.editor.view.width() > width + 400
    assert page.editor.view.hasFocus()
    assert window.registry["view.panels"].isChecked()
    press(page.editor, Qt.Key.Key_F12)
    assert parts(window) == before


def test_the_first_layout_comes_back_in_a_window_of_the_same_size(window: MainWindow) -> None:
    window.workbench.maps.show(FLAWED)
    docks = window.workbench.docks
    assert docks is not None
    settle()
    before, size = parts(window), window.size()
    docks.docks["tiles"].setFloating(True)
    docks.docks["minimap"].setFloating(True)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, docks.docks["statistics"])
    settle()
    assert parts(window) != before
    window.registry["view.reset_layout"].trigger()
    settle()
    assert (window.size(), parts(window)) == (size, before)


def seen(view: MapView) -> tuple[float, QPointF]:
    """How large the map is, and what of it is in the middle."""
    return view.scale_factor, view.visible_rect().center()


def off(first: tuple[float, QPointF], second: tuple[float, QPointF]) -> float:
    """How far the map has gone, in pixels; infinitely far in another size."""
    return first[0] * (first[1] - second[1]).manhattanLength() if math.isclose(first[0], second[0]) else math.inf


def test_a_fitted_map_stays_so_in_another_room_and_one_that_was_moved_keeps_its_middle(
    window: MainWindow,
) -> None:
    page = window.workbench.maps.show(FLAWED)
    settle()
    view = page.editor.view
    before = seen(view)
    press(page.editor, Qt.Key.Key_F12)
    wide = seen(view)
    assert wide[0] > before[0] * 1.2, "it has more room"
    page.editor.fit()
    assert off(seen(view), wide) < 2
    press(page.editor, Qt.Key.Key_F12)
    assert off(seen(view), before) < 2
    page.editor.zoom_to(130)
    view.pan(37, 11)
    before, width = seen(view), view.width()
    for _ in range(2):
        press(page.editor, Qt.Key.Key_F12)
        assert view.width() > width + 400
        assert off(seen(view), before) < 2
        press(page.editor, Qt.Key.Key_F12)
        assert off(seen(view), before) < 2


def test_a_map_opened_beside_one_with_problems_is_fitted_to_the_room_it_gets(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(FLAWED)
    panel = window.findChild(ProblemsPanel)
    assert panel is not None
    qtbot.wait(500)
    assert not panel.is_folded
    window.workbench.files.open_all([Path(folder("scenarios")) / "millbrook.rbmap"])
    qtbot.waitUntil(lambda: panel.is_folded)
    qtbot.wait(500)
    assert window.tabs.current_map is not None
    view = window.tabs.current_map.editor.view
    middle, bounds = view.visible_rect().center(), view.scene().bounds()  # type: ignore[attr-defined]
    rounded = 2 + 1e-6  # whole pixels of the scroll bars and of the middle, both ways
    assert (middle - bounds.center()).manhattanLength() * view.scale_factor <= rounded
    before = seen(view)
    view.fit()
    assert off(seen(view), before) < 2


def test_a_game_has_all_the_room_too(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    _, game = begun(window, answers, isle(), qtbot)
    qtbot.waitUntil(lambda: game.view.isVisible() and window.registry["view.panels"].isEnabled())
    settle()
    width = game.view.width()
    press(game.view.view, Qt.Key.Key_F12)
    qtbot.waitUntil(lambda: game.view.width() > width + 200)
    assert game.phase_end.visibleRegion().isEmpty()
    press(game.view.view, Qt.Key.Key_F12)
    qtbot.waitUntil(lambda: game.view.width() == width)
    assert game.phase_end.isVisible()


def test_the_list_of_problems_takes_a_line_while_it_is_empty(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.files.open(folder("scenarios") / "millbrook.rbmap") and window.tabs.current_map
    assert page
    docks = window.workbench.docks
    assert docks is not None
    dock, panel = docks.docks["problems"], docks.panels["problems"]
    assert isinstance(panel, ProblemsPanel)
    qtbot.waitUntil(lambda: panel.is_folded)
    settle()
    assert dock.height() < 2 * dock.fontMetrics().lineSpacing()
    assert panel.line.title.isVisible() and "well" in panel.line.title.text()
    view, top = page.editor.view, page.editor.view.scene_point(QPointF())
    page.document.perform(edit(page.document.scenario, tiles={Hex(9, 0): tile(Terrain.ROCK)}), "lay")
    qtbot.waitUntil(lambda: not panel.is_folded)
    settle()
    assert dock.height() > 150
    assert (view.scene_point(QPointF()) - top).manhattanLength() < 0.05, "the map stays below the hand that draws it"
    assert panel.view.isVisible()
    window.resizeDocks([dock], [130], Qt.Orientation.Vertical)
    settle()
    high = dock.height()
    page.document.undo_stack.undo()
    qtbot.waitUntil(lambda: panel.is_folded)
    docks.docks["history"].raise_()
    qtbot.waitUntil(lambda: not panel.is_folded)
    settle()
    assert docks.docks["history"].height() == pytest.approx(high, abs=3), "as high as it was left"
    docks.docks["problems"].raise_()
    qtbot.waitUntil(lambda: panel.is_folded)


def test_a_panel_opens_wide_where_the_list_of_problems_was_folded_and_closed(window: MainWindow) -> None:
    window.workbench.files.open(folder("scenarios") / "crossroads.rbmap")
    docks = window.workbench.docks
    assert docks is not None
    settle()
    assert docks.docks["problems"].height() < 60, "all is well"
    window.registry["panel.problems"].trigger()
    for key in ("analysis", "texts", "history"):
        docks.docks[key].hide()
    settle()
    window.registry["panel.analysis"].trigger()
    settle()
    assert docks.docks["analysis"].height() > 150


def test_panels_are_in_the_next_runs_as_they_were_hidden_folded_or_in_another_language(
    make_window: Callable[[], MainWindow], qapp: QApplication, spoken: None
) -> None:
    english = QLocale()

    def run() -> tuple[MainWindow, DocumentPage, dict[str, QDockWidget]]:
        window = make_window()
        assert window.workbench.files.open(folder("scenarios") / "millbrook.rbmap")
        docks, page = window.workbench.docks, window.tabs.current_map
        assert docks is not None and page is not None
        settle()
        return window, page, docks.docks

    window, page, docks = run()
    flawed = window.workbench.maps.show(FLAWED)
    settle()
    docks["statistics"].raise_()
    window.resizeDocks([docks["problems"]], [240], Qt.Orientation.Vertical)
    window.resizeDocks([docks["tiles"], docks["statistics"]], [215, 215], Qt.Orientation.Horizontal)
    settle()
    before, high = parts(window), docks["problems"].height()
    assert [docks[side].width() for side in ("tiles", "statistics")] == [215, 215]
    flawed.document.mark_saved()
    window.workbench.files.close(flawed)
    settle()
    assert docks["problems"].height() < 60, "all is well"
    window.close()
    languages.install(qapp, QLocale("de"))
    window, page, docks = run()
    assert docks["problems"].height() < 60
    press(page.editor, Qt.Key.Key_F12)
    window.close()
    languages.install(qapp, english)
    window, page, docks = run()
    assert not parts(window)
    press(page.editor, Qt.Key.Key_F12)
    assert docks["problems"].height() < 60
    window.workbench.maps.show(FLAWED)
    settle()
    assert parts(window).keys() == before.keys()
    assert docks["problems"].height() == pytest.approx(high, abs=3)
    assert [docks[side].width() for side in ("tiles", "statistics")] == [215, 215]


def test_the_keyboard_is_back_on_the_map_when_a_panel_closes_by_its_key(
    make_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    page = window.workbench.maps.show(Scenario())
    window.activateWindow()
    for _ in range(2):
        trigger(window, "panel.analysis", qtbot)
        settle()
    assert page.editor.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("code", few(["de", "fi", "en", "it"], 1))
def test_panels_show_their_whole_width_in_every_language(
    qapp: QApplication, make_window: Callable[[], MainWindow], spoken: None, code: str
) -> None:
    languages.install(qapp, QLocale(code))
    window = make_window()
    window.workbench.maps.show(isle())
    for key, dock in window.workbench.docks.docks.items():
        dock.raise_()
        settle()
        area = dock.widget()
        if isinstance(area, QScrollArea):
            assert area.horizontalScrollBar().maximum() == 0, key
