from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QMenu, QScrollArea, QTabBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.checks import Severity
from rbdesigner.hexes import Hex, position
from rbdesigner.resources import folder
from rbdesigner.scenario.edit import Change, edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.canvas.scene import tile_rect
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.panels.analysis_panel import AnalysisPanel
from rbdesigner.ui.editor.panels.layers_panel import LayersPanel
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
    docks.bring("history")
    docks.bring("problems")
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
    assert wide[0] > before[0] * 1.1, "it has more room"
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


def opened(window: MainWindow, name: str = "millbrook") -> DocumentPage:
    """A map of the program in the window, and its panels as they are at first."""
    assert window.workbench.files.open(folder("scenarios") / f"{name}.rbmap")
    settle()
    page = window.tabs.current_map
    assert page is not None
    return page


@pytest.mark.parametrize("code", few(["de", "en", "it", "fi"], 1))
def test_the_map_has_over_half_of_a_small_screen_beside_the_panels_of_the_first_start(
    qapp: QApplication, make_window: Callable[[], MainWindow], spoken: None, code: str
) -> None:
    languages.install(qapp, QLocale(code))
    window = make_window()
    window.resize(1280, 720 - 20)  # the rest is the title
    page = opened(window, "crossroads")
    assert {"tiles", "minimap", "properties"} <= parts(window).keys()
    drawn_on = page.editor.view.viewport().size()
    assert drawn_on.width() * drawn_on.height() > 0.5 * 1280 * 720


def middle_on_screen(view: MapView) -> QPoint:
    """Where on the screen the middle of a map is."""
    return view.viewport().mapToGlobal(view.viewportTransform().map(QPointF(0, 0)).toPoint())


def test_a_panel_that_opens_below_the_map_covers_some_of_it_and_moves_nothing(window: MainWindow) -> None:
    page = opened(window, "crossroads")
    docks, view = window.workbench.docks, page.editor.view
    before, size, place = seen(view), view.scale_factor, middle_on_screen(view)
    whole = parts(window)
    for key in ("problems", "analysis"):
        docks.toggle(key)
        settle()
        assert view.scale_factor == size and middle_on_screen(view) == place
        assert docks.docks[key].height() < 200
    window.resizeDocks([docks.docks["analysis"]], [130], Qt.Orientation.Vertical)
    settle()
    assert view.scale_factor == size and middle_on_screen(view) == place
    for key in ("analysis", "problems"):
        docks.toggle(key)
        settle()
    assert parts(window) == whole
    assert off(seen(view), before) < 1
    window.resize(window.width() - 100, window.height() - 100)
    settle()
    assert view.scale_factor < size, "it is fitted as before"


def test_edits_can_be_asked_for_in_a_small_window_without_scrolling(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 720 - 20)
    opened(window, "gold-isle")
    docks = window.workbench.docks
    docks.toggle("analysis")
    panel = docks.panels["analysis"]
    assert isinstance(panel, AnalysisPanel)
    qtbot.waitUntil(lambda: len(panel.shares.texts()) == 3 and panel.suggest.isEnabled())
    settle()
    assert panel.suggest.visibleRegion().boundingRect() == panel.suggest.rect()


def test_what_is_selected_is_seen_above_a_panel_that_opens(window: MainWindow) -> None:
    page = opened(window, "crossroads")
    view = page.editor.view
    low = max(page.document.scenario.tiles, key=lambda place: position(place, page.editor.scene.orientation)[1])
    page.document.selection = frozenset({low})
    size = view.scale_factor
    window.workbench.docks.bring("problems")
    settle()
    assert view.scale_factor == size
    assert view.visible_rect().contains(tile_rect(low, page.editor.scene.orientation, 0))
    window.workbench.docks.toggle("problems")
    settle()
    assert view.is_fitted


def test_a_second_click_on_a_count_closes_the_list_that_the_first_has_opened(window: MainWindow) -> None:
    page = window.workbench.maps.show(FLAWED)
    settle()
    errors = window.workbench.status.counts[Severity.ERROR]
    QTest.mouseClick(errors, Qt.MouseButton.LeftButton)
    settle()
    assert "problems" in parts(window)
    QTest.mouseClick(errors, Qt.MouseButton.LeftButton)
    settle()
    assert "problems" not in parts(window) and page.editor.view.hasFocus()


def test_nothing_moves_when_the_first_error_appears(window: MainWindow) -> None:
    page = opened(window)
    status = window.workbench.status

    def places() -> dict[QWidget, QRect]:
        widgets = [each for each in window.findChildren(QWidget) if each.isVisible() and each.window() is window]
        return {each: QRect(each.mapTo(window, each.rect().topLeft()), each.size()) for each in widgets}

    # The first step marks the map as changed, and what was found out about it before as out of date.
    page.document.perform(edit(page.document.scenario, tiles={Hex(0, 0): tile(Terrain.MOUNTAIN)}), "lay")
    QTest.qWait(600)
    errors = status.counts[Severity.ERROR]
    assert errors.number == 0
    before, seen_before = places(), seen(page.editor.view)
    river = tile(Terrain.PASTURE, ((0, 3),))
    page.document.perform(edit(page.document.scenario, tiles={Hex(9, 0): river}), "lay")
    QTest.qWait(600)
    assert errors.number > 0
    after = places()
    assert {widget: after.get(widget) for widget in before} == before
    assert off(seen(page.editor.view), seen_before) < 0.05, "the map stays below the hand that draws it"


def test_the_panels_below_open_when_asked_for_and_keep_the_height_they_were_given(window: MainWindow) -> None:
    page = opened(window)
    docks, status = window.workbench.docks, window.workbench.status
    assert docks is not None
    below = ("problems", "analysis", "texts", "history")
    assert not parts(window).keys() & set(below), "closed at first"
    analysis = status.panels.widgetForAction(window.registry["panel.analysis"])
    assert isinstance(analysis, QToolButton)
    QTest.mouseClick(analysis, Qt.MouseButton.LeftButton)
    settle()
    assert docks.docks["analysis"].height() > 150
    assert analysis.isChecked()
    page.document.perform(edit(page.document.scenario, tiles={Hex(9, 0): tile(Terrain.ROCK)}), "lay")
    settle()
    shown = next(button for button in status.counts.values() if button.isEnabled())
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton)
    window.resizeDocks([docks.docks["problems"]], [170], Qt.Orientation.Vertical)
    settle()
    high = parts(window)["problems"]
    page.document.undo_stack.undo()
    QTest.qWait(600)
    assert parts(window)["problems"] == high, "with nothing to list, too"
    docks.docks["problems"].hide()
    settle()
    QTest.mouseClick(analysis, Qt.MouseButton.LeftButton)
    settle()
    assert not parts(window).keys() & set(below)
    assert not analysis.isChecked()


def test_panels_are_in_the_next_runs_as_they_were_hidden_or_in_another_language(
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
    window.registry["panel.problems"].trigger()
    docks["statistics"].raise_()
    window.resizeDocks([docks["problems"]], [240], Qt.Orientation.Vertical)
    window.resizeDocks([docks["tiles"], docks["statistics"]], [215, 215], Qt.Orientation.Horizontal)
    settle()
    before, high = parts(window), docks["problems"].height()
    assert [docks[side].width() for side in ("tiles", "statistics")] == [215, 215]
    flawed.document.mark_saved()
    window.workbench.files.close(flawed)
    settle()
    window.close()
    languages.install(qapp, QLocale("de"))
    window, page, docks = run()
    assert docks["problems"].height() == high
    press(page.editor, Qt.Key.Key_F12)
    window.close()
    languages.install(qapp, english)
    window, page, docks = run()
    assert not parts(window)
    press(page.editor, Qt.Key.Key_F12)
    assert parts(window).keys() == before.keys()
    assert docks["problems"].height() == high
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
        dock.show()
        dock.raise_()
        settle()
        area = dock.widget()
        if isinstance(area, QScrollArea):
            assert area.horizontalScrollBar().maximum() == 0, key
    bars = [bar for bar in window.findChildren(QTabBar) if bar.parent() is window]
    names = {bar.tabToolTip(place) for bar in bars for place in range(bar.count())}
    docked = window.workbench.docks.docks
    assert names == {docked[key].windowTitle() for key in docked if key != "minimap"}, "tabs may be shortened"


def test_the_panel_of_layers_comes_when_wanted_and_is_one_list_with_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(Scenario(tiles={Hex(0, 0): tile(Terrain.ROCK)}))
    panel = window.findChild(LayersPanel)
    assert isinstance(panel, LayersPanel) and not panel.isVisible()
    trigger(window, "panel.layers", qtbot)
    settle()
    assert panel.isVisible() and not panel.visibleRegion().isEmpty()
    QTest.mouseClick(panel.eyes["coordinates"], Qt.MouseButton.LeftButton)
    menu = QMenu(window)
    window.workbench.fill_layers(menu)
    assert [action.isChecked() for action in menu.actions()] == [eye.isChecked() for eye in panel.eyes.values()]
    menu.actions()[0].trigger()
    assert not panel.eyes["symmetry"].isChecked()
    menu.actions()[0].trigger()
    QTest.mouseClick(panel.eyes["coordinates"], Qt.MouseButton.LeftButton)
    trigger(window, "panel.layers", qtbot)
    settle()
    assert not panel.isVisible()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("code", few(["en", "de", "it", "fi"], 1))
def test_the_titles_of_all_tabs_are_whole(
    qapp: QApplication, make_window: Callable[[], MainWindow], spoken: None, code: str, size: tuple[int, int]
) -> None:
    """With the layers, which come when they are asked for, four stand beside each other."""
    languages.install(qapp, QLocale(code))
    window = make_window()
    window.resize(*size)
    window.workbench.maps.show(isle())
    window.registry["view.reset_layout"].trigger()
    window.workbench.docks.bring("layers")
    settle()
    bars = [bar for bar in window.findChildren(QTabBar) if bar.parent() is window and bar.count()]
    assert 4 in {bar.count() for bar in bars}
    for bar in bars:
        assert bar.sizeHint().width() <= bar.width(), [bar.tabText(place) for place in range(bar.count())]
