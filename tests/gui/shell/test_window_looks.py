from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QSize, Qt, QTranslator
from PySide6.QtGui import QColor, QImage, QPalette, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QLabel,
    QTabBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rbdesigner.art.icon import icon_image
from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.dialogs.about import LicencesDialog
from rbdesigner.ui.dialogs.exports.export import FormatDialog, PictureDialog, SheetDialog
from rbdesigner.ui.dialogs.maps.new_map import NewMapDialog
from rbdesigner.ui.dialogs.preferences_dialog import Preferences
from rbdesigner.ui.editor.panels.problems_panel import ProblemsPanel
from rbdesigner.ui.shell.actions.shortcuts import ShortcutList
from rbdesigner.ui.shell.docks import panels_below
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.icon_paths import DRAWINGS
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.theme import DARK, LIGHT, Colours, Theme, ThemeSwitch
from tests.gui.answering import Answers, escape, press_text, trigger
from tests.gui.contrast import contrast

pytestmark = pytest.mark.kept_window


class LongTexts(QTranslator):
    """Makes every text 40 % longer, as German does."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source + "ß" * round(0.4 * len(source)) if source.strip() else source

    def isEmpty(self) -> bool:  # noqa: N802
        return False


def test_the_problem_list_shows_some_rows_and_the_map_keeps_most_of_the_room(window: MainWindow, qtbot: QtBot) -> None:
    river = tile(Terrain.WOODS, ((0, 3),))
    page = window.workbench.maps.show(Scenario(tiles={Hex(2 * q, 0): river for q in range(5)}))
    window.resize(1280, 720)
    assert window.workbench.docks is not None
    window.workbench.docks.bring("problems")
    panel = window.workbench.docks.panels["problems"]
    assert isinstance(panel, ProblemsPanel)
    qtbot.waitUntil(lambda: panel.model.total >= 10)
    QTest.qWait(50)
    shown = panel.view.viewport().rect()
    rows = [panel.view.visualRect(panel.model.index(row)) for row in range(panel.model.rowCount())]
    assert sum(shown.contains(row) for row in rows) >= 5
    assert page.editor.height() > window.height() / 2
    window.registry["view.reset_layout"].trigger()


@pytest.fixture
def long_texts(qtbot: QtBot) -> Iterator[None]:
    app = QApplication.instance()
    assert app is not None
    translator = LongTexts(app)
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def clipped(widget: QWidget) -> list[str]:
    """The texts that have less room than they need, or stick out of what holds them."""
    found = []
    for child in widget.findChildren(QWidget):
        if not child.isVisible() or not isinstance(child, QAbstractButton | QLabel | QComboBox):
            continue
        text = child.currentText() if isinstance(child, QComboBox) else child.text()
        wraps = isinstance(child, QLabel) and child.wordWrap()
        needed = child.heightForWidth(child.width()) if wraps else child.sizeHint().height()
        too_narrow = not wraps and child.width() < child.minimumSizeHint().width()
        narrow_label = isinstance(child, QLabel) and not wraps and child.width() < child.sizeHint().width()
        out = not widget.rect().contains(child.mapTo(widget, child.rect().center()))
        if text and (too_narrow or narrow_label or out or child.height() < min(needed, child.sizeHint().height())):
            found.append(text)
    return found


def tab_bars(window: MainWindow, qtbot: QtBot) -> list[QTabBar]:
    """The bars of the panels' tabs, once they are as they stay."""
    window.workbench.maps.show(Scenario())

    def bars() -> list[QTabBar]:
        every = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [bar for bar in every if bar.isVisible()]

    qtbot.waitUntil(lambda: sum(bar.count() for bar in bars()) == 6)
    qtbot.waitUntil(lambda: all(bar.elideMode() is Qt.TextElideMode.ElideRight for bar in bars()))
    return bars()


DIALOGS: dict[str, Callable[[MainWindow], QDialog]] = {
    "new map": NewMapDialog,
    "picture": lambda window: PictureDialog(Scenario(), window),
    "sheet": lambda window: SheetDialog(Scenario(), window),
    "format": lambda window: FormatDialog(Scenario(), window),
    "preferences": lambda window: Preferences(window.theme, window),
    "shortcuts": lambda window: ShortcutList(window.registry, window),
}


def test_long_texts_have_room_on_the_welcome_page_in_dialogs_toolbar_and_panels(
    long_texts: None, make_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    assert not clipped(window.tabs)
    for make in DIALOGS.values():
        dialog = make(window)
        dialog.show()
        qtbot.waitExposed(dialog)
        assert "ß" in dialog.windowTitle()
        assert not clipped(dialog)
        dialog.close()
    bars = tab_bars(window, qtbot)
    extension = window.toolbar.findChild(QToolButton, "qt_toolbar_ext_button")
    assert extension is None or not extension.isVisible(), "all of the toolbar fits at 1280 pixels"
    assert not clipped(window.toolbar)
    assert not clipped(window.workbench.status)
    for bar in bars:
        for index in range(bar.count()):
            assert bar.rect().contains(bar.tabRect(index)), "shortened, but all can be seen"
            assert bar.tabToolTip(index), "and read there"


@pytest.mark.parametrize("shown", [LIGHT, DARK], ids=["light", "dark"])
def test_texts_stand_out_from_their_ground(shown: Colours) -> None:
    pairs = [(shown.accent_text, shown.accent, 4.5)]
    for ground in (shown.window, shown.base, shown.button):
        texts = (shown.text, shown.faint_text, shown.link, shown.error, shown.warning, shown.advice, shown.fine)
        pairs += [(text, ground, 4.5) for text in texts]
    for text, ground, least in pairs:
        assert contrast(QColor(text), QColor(ground)) >= least, (text, ground)


@pytest.mark.parametrize("side", [16, 22, 32])
def test_every_icon_shows_something_within_its_square(qtbot: QtBot, side: int) -> None:
    for name, drawing in DRAWINGS.items():
        image = icon(name).pixmap(side, side).toImage()
        inked = any(image.pixelColor(x, y).alpha() for x in range(side) for y in range(side))
        assert inked is any(drawing), name


def test_layout_and_theme_are_kept(make_window: Callable[[], MainWindow], qtbot: QtBot) -> None:
    window = make_window()
    for theme, colours in ((Theme.DARK, DARK), (Theme.LIGHT, LIGHT)):
        window.registry[f"theme.{theme.value}"].trigger()
        ground = colours.window
        qtbot.waitUntil(lambda ground=ground: window.palette().color(QPalette.ColorRole.Window).name() == ground)
    window.registry["theme.dark"].trigger()
    window.workbench.maps.show(Scenario())
    docks = window.workbench.docks
    assert docks is not None
    docks.docks["minimap"].hide()
    docks.docks["pieces"].raise_()
    docks.docks["statistics"].raise_()
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, docks.docks["problems"])
    QApplication.processEvents()
    window.close()
    again = make_window()
    assert again.theme.is_dark
    assert again.registry["theme.dark"].isChecked()
    again.theme.theme = Theme.LIGHT
    again.workbench.maps.show(Scenario())
    QApplication.processEvents()
    kept = again.workbench.docks
    assert kept is not None
    assert kept.docks["minimap"].isHidden()
    assert not again.registry["panel.minimap"].isChecked()
    assert again.dockWidgetArea(kept.docks["problems"]) is Qt.DockWidgetArea.LeftDockWidgetArea
    for key, on_top in (("pieces", True), ("tiles", False), ("statistics", True), ("properties", False)):
        assert bool(kept.docks[key].visibleRegion().isEmpty()) is not on_top, key
    again.registry["view.reset_layout"].trigger()
    assert not kept.docks["minimap"].isHidden()
    assert again.dockWidgetArea(kept.docks["problems"]) is Qt.DockWidgetArea.BottomDockWidgetArea
    assert not kept.docks["tiles"].visibleRegion().isEmpty()


def test_panels_come_with_the_first_map_and_go_with_the_last(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario())
    docks = window.findChildren(QDockWidget)
    assert docks
    closed = {f"dock-{key}" for key in (*panels_below(), "layers")}
    assert {dock.objectName() for dock in docks if dock.isHidden()} == closed
    assert all(dock.objectName() and dock.windowTitle() for dock in docks)
    window.workbench.files.close(page)
    assert all(dock.isHidden() for dock in docks)
    assert not window.toolbar.isVisible()
    window.workbench.maps.show(Scenario())
    assert {dock.objectName() for dock in docks if dock.isHidden()} == closed


def test_a_first_window_leaves_room_for_its_frame_on_a_small_screen(
    home: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _screen: QSize(1280, 720))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    session = Session.begin()
    window = MainWindow(ThemeSwitch(app), session)
    qtbot.addWidget(window)
    assert window.width() == 1280
    assert 660 < window.height() < 705, "the title bar takes about 24 pixels"
    session.close()


def test_nothing_is_cut_off_in_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 720)
    for bar in tab_bars(window, qtbot):
        assert bar.tabRect(bar.count() - 1).right() < bar.width(), "all tabs of panels can be read at first"
    assert window.size().width() == 1280
    assert window.size().height() == 720
    for dock in window.findChildren(QDockWidget):
        if not dock.visibleRegion().isEmpty():
            inside = window.rect().contains(dock.geometry())
            assert inside, dock.objectName()
            assert dock.width() >= dock.minimumSizeHint().width(), dock.objectName()
            assert dock.height() >= dock.minimumSizeHint().height(), dock.objectName()
    page = window.tabs.current_map
    assert page is not None
    assert page.editor.width() > 600
    assert page.editor.height() > 350


def holder(widget: QObject | None, stops: list[QWidget]) -> int:
    for index, stop in enumerate(stops):
        if isinstance(widget, QWidget) and (widget is stop or stop.isAncestorOf(widget)):
            return index
    return -1


def test_f6_goes_around_the_map_and_the_panels_that_are_seen(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario())
    qtbot.waitUntil(lambda: window.registry["view.next_panel"].isEnabled())
    window.activateWindow()
    docks = window.workbench.docks
    assert docks is not None
    stops: list[QWidget] = [page.editor]
    stops += [docks.panels[key] for key, dock in docks.docks.items() if not dock.visibleRegion().isEmpty()]
    assert len(stops) > 3
    stops.sort(key=lambda stop: stop.mapToGlobal(QPoint()).toTuple())
    here = stops.index(page.editor)
    stops = [*stops[here:], *stops[:here]]
    page.editor.setFocus()
    visited = []
    for _ in stops:
        window.registry["view.next_panel"].trigger()
        visited.append(holder(QApplication.focusWidget(), stops))
    assert visited == [*range(1, len(stops)), 0]
    window.registry["view.previous_panel"].trigger()
    assert holder(QApplication.focusWidget(), stops) == len(stops) - 1


def test_alt_and_a_number_opens_and_closes_a_panel(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(Scenario())
    docks = window.workbench.docks
    assert docks is not None
    dock = docks.docks["pieces"]
    action = window.registry["panel.pieces"]
    trigger(window, "panel.pieces", qtbot)
    assert not dock.visibleRegion().isEmpty(), "behind another one: brought to the front"
    action.trigger()
    assert dock.isHidden()
    qtbot.waitUntil(lambda: not action.isChecked())
    action.trigger()
    assert not dock.isHidden()
    qtbot.waitUntil(action.isChecked)


def test_everything_that_can_be_pressed_has_a_name(window: MainWindow) -> None:
    page = window.workbench.maps.show(Scenario())
    nameless = [
        f"{button.parent().metaObject().className()}.{button.objectName()}"
        for area in (window.toolbar, window.workbench.status, window.tabs)
        for button in area.findChildren(QAbstractButton)
        if not (button.accessibleName() or button.text() or button.toolTip())
        and not button.objectName().startswith("qt_")
        and button.isVisible()
    ]
    assert not nameless
    assert page.editor.view.accessibleName()


def test_about_names_whose_game_it_is(window: MainWindow, answers: Answers) -> None:
    said: list[str] = []
    pictures: list[QImage] = []

    def look(dialog: QWidget) -> None:
        said.append(dialog.informativeText())  # type: ignore[attr-defined]
        pictures.append(dialog.iconPixmap().toImage())  # type: ignore[attr-defined]
        escape(dialog)

    answers.give("about", look)
    window.registry["help.about"].trigger()
    assert "Splotter Spellen" in said[0]
    assert "independent" in said[0]
    assert pictures[0].convertToFormat(QImage.Format.Format_ARGB32) == icon_image(64).convertToFormat(
        QImage.Format.Format_ARGB32
    )


def test_the_licences_of_others_are_shown_and_searched(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    seen: list[object] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, LicencesDialog)
        qtbot.keyClicks(dialog.search, "harfbuzz")
        qtbot.waitUntil(lambda: "of" in dialog.count.text())
        rows = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
        seen.append([row.text(0) for row in rows if row is not None and not row.isHidden()])
        first = dialog.text.textCursor()
        qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
        second = dialog.text.textCursor()
        seen.append([first.selectedText().lower(), second.selectedText().lower(), second.position() > first.position()])
        dialog.search.setText("nothing of the kind")
        qtbot.waitUntil(lambda: dialog.text.toPlainText() == "")
        escape(dialog)

    answers.give("about", press_text("Licences…"))
    answers.give("licences", look)
    window.registry["help.about"].trigger()
    assert "PySide6_Essentials" in seen[0] and "segno" not in seen[0]  # type: ignore[operator]
    assert seen[1] == ["harfbuzz", "harfbuzz", True]


def test_the_shortcut_list_can_be_searched(window: MainWindow, qtbot: QtBot) -> None:
    window.registry["help.shortcuts"].trigger()
    dialog = window.findChild(ShortcutList)
    assert dialog is not None
    qtbot.keyClicks(dialog.search, "bridge")
    shown = []
    for row in range(dialog.list.topLevelItemCount()):
        group = dialog.list.topLevelItem(row)
        assert group is not None
        if not group.isHidden():
            children = (group.child(index) for index in range(group.childCount()))
            shown += [(child.text(0), child.text(1)) for child in children if child and not child.isHidden()]
    assert shown == [("Bridges", "G")]
    dialog.close()


def test_the_status_bar_counts_problems_leads_to_them_and_zooms(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario())
    status = window.workbench.status
    assert status.total == len(page.document.problems) > 0
    docks = window.workbench.docks
    assert docks is not None
    docks.docks["problems"].hide()
    button = next(button for button in status.counts.values() if button.isEnabled())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not docks.docks["problems"].visibleRegion().isEmpty()

    page.editor.zoom_to(200)
    assert status.zoom.percent.text() == "200%"
    status.zoom.slider.setValue(0)
    assert page.editor.zoom == pytest.approx(100)
