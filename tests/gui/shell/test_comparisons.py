"""A map compared with its file, its backup, another tab and another file, with mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import ORIGIN, Hex, disk, neighbours
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Motion, Turn
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas.difference_item import DifferenceItem, DifferenceMark
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.panels.comparison_panel import ComparisonPanel
from rbdesigner.ui.shell.palette.palette_sources import comparison_entries
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, choose_file, reading, trigger

pytestmark = pytest.mark.kept_window

LAKE = Path(__file__).parents[3] / "scenarios" / "the-lake-between.rbmap"
WOODS, ROCK, SEA = tile(Terrain.WOODS), tile(Terrain.ROCK), tile(Terrain.SEA)
GONE, NEW, OTHER = Hex(1, 0), Hex(2, 0), Hex(0, 1)


def scenario() -> Scenario:
    tiles = {at: WOODS if at.q < 0 else SEA if at.r < 0 else ROCK for at in disk(ORIGIN, 1)}
    return Scenario(tiles=tiles)


@pytest.fixture
def page(window: MainWindow, tmp_path: Path) -> DocumentPage:
    """A saved map with a backup, of which three tiles have been changed since."""
    path = tmp_path / "map.json"
    files.save(Scenario(tiles={ORIGIN: SEA}), path)
    files.save(scenario(), path)
    assert window.workbench.files.open(path)
    page = window.tabs.current_map
    assert page is not None
    page.document.perform(edit(page.document.scenario, tiles={GONE: None, NEW: WOODS, OTHER: SEA}), "change")
    return page


def panel_of(page: DocumentPage) -> ComparisonPanel:
    panel = page.compared.panel
    assert panel is not None and panel.isVisible()
    return panel


def rows(page: DocumentPage) -> list[str]:
    view = panel_of(page).list
    return [view.item(row).text() for row in range(view.count())]


def marks(page: DocumentPage) -> dict[Hex, DifferenceMark]:
    found = [item for item in page.editor.scene.items() if isinstance(item, DifferenceItem)]
    return dict(found[0].marks) if found else {}


CHANGES = ["(0, 1): sea instead of rock.", "(1, 0): rock removed.", "(2, 0): woods added."]


def test_the_map_has_half_of_the_window_and_says_which_version_it_is(
    window: MainWindow, page: DocumentPage, qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    docks = window.workbench.docks
    assert docks is not None
    docks.bring("history")
    page.editor.zoom_to(300)
    trigger(window, "compare.file", qtbot)
    qtbot.waitUntil(lambda: page.editor.view.height() >= 400)
    assert not docks.docks["history"].isVisible() and docks.docks["tiles"].isVisible()
    assert page.editor.view.visible_rect().contains(page.editor.scene.bounds())
    sign = page.compared.sign
    assert sign is not None and sign.isVisible() and sign.text() == "This map"
    trigger(window, "compare.switch", qtbot)
    assert sign.text() == "The saved file"
    trigger(window, "compare.end", qtbot)
    qtbot.waitUntil(docks.docks["history"].isVisible)


def test_the_map_is_compared_with_its_file_at_each_edit_and_escape_ends(
    window: MainWindow, page: DocumentPage, qtbot: QtBot
) -> None:
    trigger(window, "compare.file", qtbot)
    assert rows(page) == CHANGES
    assert "3 differences" in panel_of(page).sentence.text()
    kinds = DifferenceMark
    assert marks(page) == {GONE: kinds.REMOVED, NEW: kinds.ADDED, OTHER: kinds.CHANGED}
    page.undo()
    qtbot.waitUntil(lambda: "No differences." in panel_of(page).sentence.text())
    assert not panel_of(page).list.isVisible() and not marks(page)
    page.redo()
    qtbot.waitUntil(lambda: rows(page) == CHANGES)
    page.editor.setFocus()
    QTest.keyClick(page.editor.view, Qt.Key.Key_Escape)
    assert page.compared.panel is None and not marks(page)
    qtbot.waitUntil(lambda: not window.registry["compare.end"].isEnabled())


def test_the_other_version_is_shown_where_the_map_was(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    trigger(window, "compare.file", qtbot)
    page.editor.zoom_to(60)
    QTest.mouseClick(panel_of(page).other, Qt.MouseButton.LeftButton)
    version = page.compared.version
    assert version is not None and version.isVisible() and not page.editor.isVisible()
    assert set(version.scene.scenario.tiles) == set(scenario().tiles)
    assert version.view.scale_factor == page.editor.view.scale_factor
    seen, before = version.view.visible_rect().center(), page.editor.visible_rect().center()
    assert abs(seen.x() - before.x()) < 0.2 and abs(seen.y() - before.y()) < 0.2
    version.view.zoom_by(2)
    assert version.view.scale_factor == page.editor.view.scale_factor
    QTest.mouseClick(version.view.viewport(), Qt.MouseButton.LeftButton)
    QTest.keyClick(version.view, Qt.Key.Key_Plus)
    trigger(window, "compare.switch", qtbot)
    assert page.editor.isVisible() and not version.isVisible()
    assert page.document.undo_stack.count() == 1


def test_differences_are_stepped_through_and_clicked(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    trigger(window, "compare.file", qtbot)
    panel, view = panel_of(page), page.editor.view
    view.centre_at(view.scene_point(view.viewport().rect().bottomRight().toPointF() * 4))
    trigger(window, "compare.next", qtbot)
    assert panel.list.currentRow() == 0
    trigger(window, "compare.previous", qtbot)
    assert panel.list.currentRow() == 2
    there = panel.list.visualItemRect(panel.list.item(1)).center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=there)
    QTest.mouseDClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=there)
    assert page.compared.version is not None and page.compared.version.marks.chosen == {GONE}
    assert page.editor.visible_rect().contains(page.editor.scene.bounds().center())


def test_the_backup_and_another_file_and_a_broken_one_is_told(
    window: MainWindow, page: DocumentPage, qtbot: QtBot, tmp_path: Path, answers: Answers
) -> None:
    trigger(window, "compare.backup", qtbot)
    assert "the backup" in panel_of(page).sentence.text()
    assert "(0, 0): rock instead of sea." in rows(page)
    other = tmp_path / "other.map"
    files.save(page.document.scenario, tmp_path / "other.json")
    answers.give("file-choice", choose_file(tmp_path / "other.json"))
    trigger(window, "compare.other", qtbot)
    assert "No differences." in panel_of(page).sentence.text()
    assert not other.exists()
    trigger(window, "compare.end", qtbot)
    (tmp_path / "map.json~").write_text("{", "utf-8")
    told: list[str] = []
    answers.give("message", reading(told))
    trigger(window, "compare.backup", qtbot)
    assert told[0].startswith("There is nothing to compare with.\n")
    assert page.compared.panel is None


def test_another_tab_in_the_menu_and_in_the_palette(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    turned = page.document.scenario.moved(Motion(Turn(1), Hex(5, 0)))
    window.workbench.maps.show(turned)
    menu = window.findChild(QMenu, "compare_tab")
    assert menu is not None
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["map"]
    entries = comparison_entries(window.workbench.comparisons, window.tabs, "")
    assert [entry.name for entry in entries] == ["Compare with map"]
    menu.actions()[0].trigger()
    front = window.tabs.current_map
    assert front is not None and front is not page
    assert "The whole map was turned clockwise by 60°." in panel_of(front).sentence.text()
    assert rows(front) == []


def test_closing_a_compared_map_leaves_nothing(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(scenario())
    page.compared.begin(scenario(), "a copy")
    page.compared.begin(Scenario(), "nothing")
    assert len(rows(page)) == 7
    window.workbench.files.remove(page)
    qtbot.wait(100)
    assert window.tabs.current_map is None


def test_what_is_expected_of_both_versions_is_told_and_follows_edits(window: MainWindow, qtbot: QtBot) -> None:
    scenario = files.load(LAKE)
    window.workbench.maps.show(scenario)
    page = window.tabs.current_map
    assert page is not None
    page.compared.begin(files.load(LAKE), "the lake")
    panel = page.compared.panel
    assert panel is not None and panel.expectation.isHidden()
    home = min(scenario.homes)
    near = [at for at in neighbours(home) if at in scenario.land()]
    page.document.perform(edit(scenario, tiles=dict.fromkeys(near, tile(Terrain.DESERT))), "spoil")
    qtbot.waitUntil(panel.expectation.isVisible)
    told = panel.expectation.text()
    assert told.startswith("Fairness 100 → ") and "Expected wins in 100 games: North-east 50 → " in told
    page.document.undo_stack.undo()
    qtbot.waitUntil(panel.expectation.isHidden)
    page.compared.end()
