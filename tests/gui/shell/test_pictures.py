"""A picture under the map: chosen, fitted by clicks, traced, read for tiles, and back at the next opening."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from rbdesigner.analysis.picture_placement import PicturePlacement
from rbdesigner.art.board import Extras
from rbdesigner.art.export.picture import frame, png
from rbdesigner.art.progress import Progress
from rbdesigner.hexes import Hex, position
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.panels.picture_panel import PicturePanel
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.editor.traced_picture import TracedPicture
from rbdesigner.ui.shell.files.pictures import PictureWork
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.kept_pictures import kept_picture
from tests.art.read_picture import read_picture
from tests.gui.answering import Answers, choose_file, trigger
from tests.gui.shell.small_maps import lay

RADIUS = 20
DRAWN = files.load(folder("scenarios") / "millbrook.rbmap")


pytestmark = pytest.mark.kept_window


@pytest.fixture(scope="module")
def scanned(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, QImage]:
    """The file of a scan, and the picture in it as the program reads it."""
    path = tmp_path_factory.mktemp("scan") / "scan.png"
    path.write_bytes(png(DRAWN, RADIUS, False, Extras(), Progress()))
    return path.read_bytes(), read_picture(path)


@pytest.fixture
def scan(scanned: tuple[bytes, QImage], tmp_path: Path) -> Path:
    path = tmp_path / "scan.png"
    path.write_bytes(scanned[0])
    return path


@pytest.fixture
def traced(page: DocumentPage, scan: Path, scanned: tuple[bytes, QImage]) -> TracedPicture:
    """The scan under the map, where it fits."""
    fits, traced = fitting(scan), page.editor.traced
    traced.take(scan, scanned[1], fits.width, complex(fits.x, fits.y))
    traced.place(fits)
    return traced


@pytest.fixture
def page(window: MainWindow) -> DocumentPage:
    page = window.workbench.maps.show(Scenario(Properties(orientation=DRAWN.orientation)))
    window.workbench.settings.tool = ToolKey.PICTURE
    QApplication.processEvents()  # so that the map has its place in the window
    return page


def fitting(scan: Path) -> PicturePlacement:
    shown = frame(DRAWN, False)
    return PicturePlacement(QImage(str(scan)).width() / RADIUS, 0.0, shown.center().x(), shown.center().y())


def point(page: DocumentPage, at: complex) -> QPointF:
    return page.editor.view.viewportTransform().map(QPointF(at.real, at.imag))


def click(page: DocumentPage, at: complex, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    viewport, there = page.editor.view.viewport(), point(page, at).toPoint()
    QTest.mouseMove(viewport, there)
    QTest.mouseClick(viewport, button, pos=there)


def middle(place: Hex) -> complex:
    return complex(*position(place, DRAWN.orientation))


def panel_of(window: MainWindow) -> PicturePanel:
    docks = window.workbench.docks
    assert docks is not None
    docks.bring("picture")
    panel = docks.panels["picture"]
    assert isinstance(panel, PicturePanel)
    return panel


def painted(page: DocumentPage) -> QImage:
    return page.editor.view.viewport().grab().toImage()


def test_a_picture_is_chosen_seen_faded_and_removed(
    window: MainWindow, page: DocumentPage, scan: Path, qtbot: QtBot, answers: Answers
) -> None:
    before = painted(page)
    panel = panel_of(window)
    assert not panel.opacity.isEnabled()
    answers.give("file-choice", choose_file(scan))
    QTest.mouseClick(panel.choose, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.editor.traced.is_there)
    assert panel.name.text() == "scan.png"
    shown = painted(page)
    assert shown != before
    panel.opacity.setValue(20)
    faded = painted(page)
    assert faded not in (shown, before)
    QTest.mouseClick(panel.shown, Qt.MouseButton.LeftButton, pos=panel.shown.rect().center() / 4)
    panel.shown.setChecked(False)
    assert painted(page) != faded
    qtbot.waitUntil(lambda: window.registry["picture.remove"].isEnabled())
    QTest.mouseClick(panel.remove, Qt.MouseButton.LeftButton)
    assert not page.editor.traced.is_there
    assert not page.document.is_modified, "no file of the map holds a picture"


def test_the_window_waits_for_no_picture(window: MainWindow, page: DocumentPage, scan: Path, qtbot: QtBot) -> None:
    pictures = window.workbench.pictures
    pictures.put_under(page, scan)
    work = page.findChild(PictureWork)
    assert work is not None and work.is_running and not page.editor.traced.is_there
    qtbot.waitUntil(lambda: page.editor.traced.is_there)
    page.editor.traced.remove()
    pictures.put_under(page, scan)
    begun = page.findChild(PictureWork)
    assert begun is not None
    window.workbench.files.remove(page)
    qtbot.waitUntil(lambda: not isValid(begun))
    assert not begun.is_running


def test_three_clicks_on_tiles_fit_it_to_the_grid(
    window: MainWindow, page: DocumentPage, scan: Path, traced: TracedPicture, qtbot: QtBot
) -> None:
    right = fitting(scan)
    rough = PicturePlacement(right.width * 1.06, right.turn + 4, right.x + 0.25, right.y - 0.2)
    traced.place(rough)
    page.editor.zoom_to(80)
    trigger(window, "picture.fit", qtbot)
    places = sorted(DRAWN.tiles)
    for place in (places[0], places[len(places) // 2], places[-1]):
        click(page, traced.state.placement.on_map(right.on_picture(middle(place))))
    found = traced.state.placement
    assert len(traced.pins) == 3
    assert abs(found.width - right.width) < 0.3 and abs(found.turn - right.turn) < 1.5
    assert all(abs(found.on_map(right.on_picture(middle(place))) - middle(place)) < 0.2 for place in places)


def test_it_is_moved_with_the_mouse_unless_locked(
    window: MainWindow, page: DocumentPage, traced: TracedPicture, qtbot: QtBot
) -> None:
    viewport = page.editor.view.viewport()
    for is_locked in (False, True):
        before = traced.state.placement
        traced.show_as(is_locked=is_locked)
        QTest.mouseMove(viewport, point(page, 0j).toPoint())
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=point(page, 0j).toPoint())
        QTest.mouseMove(viewport, point(page, 1 + 1j).toPoint())
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=point(page, 1 + 1j).toPoint())
        moved = complex(traced.state.placement.x - before.x, traced.state.placement.y - before.y)
        assert abs(moved - (0 if is_locked else 1 + 1j)) < 0.1


def drag(page: DocumentPage, start: complex, *ways: complex) -> None:
    viewport, at = page.editor.view.viewport(), point(page, start).toPoint()
    QTest.mouseMove(viewport, at)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    for way in ways:
        QTest.mouseMove(viewport, point(page, way).toPoint())
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=point(page, ways[-1]).toPoint())


def test_undo_takes_a_move_of_the_picture_back_and_no_edit_of_the_map(
    window: MainWindow, page: DocumentPage, traced: TracedPicture
) -> None:
    lay(page, Hex(0, 0))
    page.mark_saved()
    before = traced.state.placement
    drag(page, 0j, 0.5 + 0j, 1 + 1j)
    drag(page, 0j, 1 + 0j)
    moved = traced.state.placement
    assert not page.is_modified, "no file of the map holds a picture"
    page.undo()
    page.undo()
    assert traced.state.placement == before
    assert page.scenario.tiles
    page.redo()
    page.redo()
    assert traced.state.placement == moved
    assert not page.is_modified
    for _ in range(3):
        page.undo()
    assert not page.scenario.tiles
    assert page.is_modified


def test_a_map_stays_saved_while_its_picture_is_moved_and_moved_back(
    window: MainWindow, page: DocumentPage, traced: TracedPicture
) -> None:
    lay(page, Hex(0, 0))
    drag(page, 0j, 1 + 0j)
    page.mark_saved()
    told: list[bool] = []
    page.document.modified_changed.connect(told.append)
    page.undo()
    traced.place(traced.state.placement._replace(turn=10.0))
    traced.place(traced.state.placement._replace(turn=20.0))
    assert page.undo_text == "Lay the picture"
    page.undo()
    assert traced.state.placement.turn == 0.0, "what is typed in a row is one step"
    assert not page.is_modified and told == []
    page.undo()
    assert page.is_modified and told == [True]
    lay(page, Hex(1, 0))
    page.undo()
    assert page.is_modified


def test_every_change_of_the_picture_is_undone(window: MainWindow, page: DocumentPage, traced: TracedPicture) -> None:
    traced.pin(0j, 1 + 0j)
    traced.remove()
    page.undo()
    assert traced.is_there and len(traced.pins) == 1
    page.undo()
    assert traced.pins == ()
    page.undo()
    assert not traced.is_there
    page.redo()
    page.redo()
    assert traced.is_there and len(traced.pins) == 1


def test_a_picture_that_is_dragged_goes_back_with_escape(
    window: MainWindow, page: DocumentPage, traced: TracedPicture
) -> None:
    before, viewport = traced.state.placement, page.editor.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=point(page, 0j).toPoint())
    QTest.mouseMove(viewport, point(page, 1 + 1j).toPoint())
    assert traced.state.placement != before
    page.undo()
    assert traced.is_there, "nothing is undone in the midst of it"
    QTest.keyClick(page.editor.view, Qt.Key.Key_Escape)
    assert traced.state.placement == before and not traced.is_dragged
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=point(page, 1 + 1j).toPoint())


def test_the_whole_picture_is_seen_when_the_map_is_fitted(page: DocumentPage, traced: TracedPicture) -> None:
    traced.place(traced.state.placement._replace(x=40.0, turn=30.0))
    page.editor.fit()
    placement = traced.state.placement
    corners = [complex(x, y) for x in (-0.5, 0.5) for y in (-0.2, 0.2)]
    seen = page.editor.visible_rect()
    assert all(seen.contains(QPointF(at.real, at.imag)) for at in map(placement.on_map, corners))
    traced.show_as(is_hidden=True)
    page.editor.fit()
    assert page.editor.visible_rect().contains(0, 0)
    assert not page.editor.visible_rect().contains(40, 0)


def test_proposed_tiles_are_taken_one_by_one_and_all_at_once(
    window: MainWindow, page: DocumentPage, scan: Path, traced: TracedPicture, qtbot: QtBot
) -> None:
    panel = panel_of(window)
    page.editor.view.set_scale(30)
    page.editor.centre_at(QPointF(fitting(scan).x, fitting(scan).y))
    trigger(window, "picture.propose", qtbot)
    assert {at: each.terrain for at, each in traced.proposals.items()} == {
        at: there.terrain for at, there in DRAWN.tiles.items()
    }
    assert panel.summary.text().startswith(f"{len(DRAWN.tiles)} tiles proposed")
    first, second, third, *_ = sorted(DRAWN.tiles)
    click(page, middle(first))
    assert list(page.document.scenario.tiles) == [first]
    click(page, middle(second), Qt.MouseButton.RightButton)
    assert second not in traced.proposals and second not in page.document.scenario.tiles
    page.editor.toolbox._move_cursor(third)
    page.editor.setFocus()
    QTest.keyClick(page.editor.view, Qt.Key.Key_Return)
    assert set(page.document.scenario.tiles) == {first, third}
    steps = page.document.undo_stack.count()
    qtbot.waitUntil(panel.take_all.isEnabled)
    QTest.mouseClick(panel.take_all, Qt.MouseButton.LeftButton)
    assert page.document.undo_stack.count() == steps + 1
    assert set(page.document.scenario.tiles) == set(DRAWN.tiles) - {second}
    assert not traced.proposals
    page.undo()
    assert set(page.document.scenario.tiles) == {first, third}


def test_locked_tiles_are_never_proposed_and_escape_gives_the_rest_up(
    window: MainWindow, page: DocumentPage, traced: TracedPicture, qtbot: QtBot
) -> None:
    locked = min(DRAWN.tiles)
    page.document.locks = frozenset([locked])
    trigger(window, "picture.propose", qtbot)
    assert traced.proposals.keys() == DRAWN.tiles.keys() - {locked}
    page.editor.setFocus()
    QTest.keyClick(page.editor.view, Qt.Key.Key_Escape)
    assert traced.proposals == {} and page.document.scenario.tiles == {}


def test_the_picture_comes_back_with_its_map_and_stands_in_no_file(
    window: MainWindow, page: DocumentPage, scan: Path, traced: TracedPicture, tmp_path: Path, qtbot: QtBot
) -> None:
    traced.show_as(opacity=35, is_above=True)
    path = tmp_path / "traced.json"
    page.path = path
    assert window.workbench.files.save(page)
    assert "scan" not in path.read_text("utf-8")
    window.workbench.files.close(page)
    window.workbench.files.open(path)
    again = window.tabs.current_map
    assert again is not None
    qtbot.waitUntil(lambda: again.editor.traced.is_there)
    state = again.editor.traced.state
    assert (state.opacity, state.is_above, state.placement) == (35, True, fitting(scan).bounded())
    window.workbench.files.close(again)
    scan.unlink()
    assert window.workbench.files.open(path)
    last = window.tabs.current_map
    assert last is not None and not last.editor.traced.is_there


def test_settings_of_any_kind_are_no_picture(home: Path) -> None:
    for stored in ("", "[]", '{"/m.json": 3}', '{"/m.json": ["p", [1], 50, true, false, false]}', '{"/m.json": []}'):
        folders.settings().setValue("pictures_under_maps", stored)
        kept = kept_picture(Path("/m.json"))
        assert kept is None or kept.placement.width == 1, stored
