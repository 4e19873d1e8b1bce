"""Maps are opened from files, saved, closed and imported; what goes wrong with a file is told."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.resources import folder
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.shell.pages.tabs import MODIFIED_MARK
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, choose_file, escape, press, reading, trigger
from tests.gui.shell.small_maps import lay, opened, scenario
from tests.parameters import few

pytestmark = pytest.mark.kept_window

COURSE_MAP = "-----BEGIN MAP-----\n( 0 0 0 ) woods ( 1 4 )\n( 1 0 -1 ) sea\n-----END MAP-----\n"


@pytest.fixture
def file(home: Path) -> Path:
    path = home / "isle.json"
    files.save(scenario(), path)
    return path


def test_open_shows_the_file_and_remembers_it(window: MainWindow, qtbot: QtBot, answers: Answers, file: Path) -> None:
    answers.give("file-choice", choose_file(file))
    trigger(window, "file.open", qtbot)
    assert opened(window) == ["Isle"]
    assert window.tabs.maps()[0].document.scenario == scenario()
    assert window.recent.paths() == [file]


def test_the_first_save_asks_for_a_file(window: MainWindow, qtbot: QtBot, answers: Answers, home: Path) -> None:
    page = window.workbench.maps.show(scenario())
    lay(page)
    answers.give("file-choice", choose_file(home / "mine"))
    trigger(window, "file.save", qtbot)
    assert page.document.path == home / "mine.rbmap"
    assert files.load(home / "mine.rbmap") == page.document.scenario
    assert opened(window) == ["Isle"]
    page.document.undo_stack.undo()
    assert opened(window) == ["Isle" + MODIFIED_MARK], "undone beyond what the file holds"


def test_a_copy_is_written_and_the_document_keeps_its_file(
    window: MainWindow, qtbot: QtBot, answers: Answers, file: Path, home: Path
) -> None:
    window.workbench.files.open(file)
    page = window.tabs.maps()[0]
    lay(page)
    answers.give("file-choice", choose_file(home / "copy.json"))
    trigger(window, "file.save_copy", qtbot)
    assert page.document.path == file
    assert page.document.is_modified
    assert files.load(home / "copy.json") == page.document.scenario


BAD_FILES = {
    "not-json.json": (b"{", "line 1"),
    "rubbish.json": (bytes(range(256)), ""),
    "conflict.map": (b"-----BEGIN MAP-----\n<<<<<<< HEAD\n-----END MAP-----\n", "line 2"),
    "terrain.json": (
        b'{"format": "rbdesigner-scenario", "version": 1, "tiles": [{"at": [0, 0], "terrain": "lava"}]}',
        "/tiles/0/terrain",
    ),
    "empty.json": (b"", ""),
}


def test_a_bad_file_is_told_with_file_place_and_reason_and_changes_nothing(
    window: MainWindow, answers: Answers, home: Path
) -> None:
    page = window.workbench.maps.show(scenario())
    lay(page)
    before = page.document.scenario.copy()
    for name, (content, place) in BAD_FILES.items():
        path = home / name
        path.write_bytes(content)
        said: list[str] = []
        answers.give("message", reading(said))
        assert window.workbench.files.open(path) is False
        assert str(path) in said[0]
        assert place in said[0]
        assert len(said[0].strip().splitlines()) == 2, "what happened, and one line with file, place and reason"
        assert opened(window) == ["Isle" + MODIFIED_MARK]
        assert page.document.scenario == before
        assert window.recent.paths() == []


def test_a_folder_and_a_missing_file_are_told(window: MainWindow, answers: Answers, home: Path) -> None:
    said: list[str] = []
    for path in (home, home / "nowhere.json"):
        answers.give("message", reading(said))
        assert window.workbench.files.open(path) is False
    assert str(home) in said[0]
    assert "nowhere.json" in said[1]


def test_an_imported_map_is_in_no_file_yet_and_says_what_was_left_out(
    window: MainWindow, qtbot: QtBot, answers: Answers, home: Path
) -> None:
    path = home / "old.map"
    path.write_text(COURSE_MAP + "a saved game follows\n")
    window.workbench.files.open(path)
    page = window.tabs.maps()[0]
    assert not page.document.is_modified, "as long as it is untouched, closing it loses nothing"
    assert page.document.path is None
    assert page.document.name == "old"
    assert page.notice is not None
    assert "left out" in page.notice.text
    answers.give("file-choice", choose_file(home / "new.json"))
    trigger(window, "file.save", qtbot)
    assert page.notice is None
    assert path.read_text().startswith("-----BEGIN")


def test_of_several_maps_in_a_file_those_are_opened_that_are_found_and_chosen_by_keys(
    window: MainWindow, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    names = ("Bay", "Cape", "Bog", "Ban")
    entries = ", ".join(f'{{"name": "{name}", "mapstring": "1001100000{n}0"}}' for n, name in enumerate(names))
    path = home / "maps.json"
    path.write_text(f"[{entries}]")

    def choose(dialog: object) -> None:
        field = dialog.search  # type: ignore[attr-defined]
        QTest.keyClicks(field, "b")
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return):
            QTest.keyClick(field, key)

    answers.give("map-choice", choose)
    window.workbench.files.open(path)
    assert opened(window) == ["Bog"]


def test_a_change_while_a_file_is_read_is_noticed_when_it_is_saved(
    window: MainWindow, answers: Answers, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = formats.read

    def read_and_change(path: Path) -> list[formats.ImportedMap]:
        found = read(path)
        files.save(scenario("Theirs"), path)
        return found

    monkeypatch.setattr(formats, "read", read_and_change)
    window.workbench.files.open(file)
    page = window.tabs.maps()[0]
    answers.give("message", escape)
    assert not window.workbench.files.save(page)
    assert files.load(file).properties.title == "Theirs"


def test_our_own_scenarios_open_as_patterns_that_are_not_saved_over(window: MainWindow) -> None:
    path = sorted(folder("scenarios").glob("*.rbmap"))[0]
    window.workbench.files.open(path)
    document = window.tabs.maps()[0].document
    assert document.path is None
    assert not document.is_modified


# Qt 6.12 would have a point with fractions here, which earlier ones do not take.
@pytest.mark.filterwarnings("ignore:Function.*QDragEnterEvent:DeprecationWarning")
def test_files_dropped_on_the_window_are_opened(window: MainWindow, qtbot: QtBot, file: Path, home: Path) -> None:
    paths = [file, *(home / f"{name}.json" for name in ("cape", "bay"))]
    for path in paths[1:]:
        files.save(scenario(path.stem), path)
    at = window.tabs.mapTo(window, window.tabs.rect().center())
    button, key, copy = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    handle = window.windowHandle()
    for dropped in (paths[:2], paths[2:]):  # on the welcome page, and on a map
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in dropped])
        entering = QDragEnterEvent(at, copy, data, button, key)
        QApplication.sendEvent(handle, entering)
        assert entering.isAccepted()
        QApplication.sendEvent(handle, QDropEvent(at, copy, data, button, key))
        qtbot.waitUntil(lambda dropped=dropped: [page.path for page in window.tabs.maps()][-len(dropped) :] == dropped)  # type: ignore[misc]
    assert opened(window) == ["Isle", "cape", "bay"]


def test_reverting_brings_the_file_back_and_can_be_undone(
    window: MainWindow, qtbot: QtBot, answers: Answers, file: Path
) -> None:
    window.workbench.files.open(file)
    page = window.tabs.maps()[0]
    lay(page)
    changed = page.document.scenario.copy()
    answers.give("message", press("discard"))
    trigger(window, "file.revert", qtbot)
    assert page.document.scenario == scenario()
    assert not page.document.is_modified
    page.document.undo_stack.undo()
    assert page.document.scenario == changed


def test_a_file_changed_by_another_program_is_noticed(window: MainWindow, file: Path) -> None:
    window.workbench.files.open(file)
    page = window.tabs.maps()[0]
    window.workbench.look_for_changes()
    assert page.notice is None
    files.save(scenario("Isle", Terrain.DESERT), file)
    window.workbench.look_for_changes()
    assert page.notice is not None
    assert file.name in page.notice.text
    assert str(file) in page.notice.toolTip()
    first = page.notice
    window.workbench.look_for_changes()
    assert page.notice is first, "told once"
    window.workbench.files.reload(page)
    assert page.document.scenario == scenario("Isle", Terrain.DESERT)
    assert page.notice is None


def test_saving_over_what_another_program_wrote_is_asked_about(
    window: MainWindow, qtbot: QtBot, answers: Answers, file: Path
) -> None:
    window.workbench.files.open(file)
    page = window.tabs.maps()[0]
    lay(page, Hex(0, 0), Terrain.ROCK)
    files.save(scenario("Isle", Terrain.DESERT), file)
    for answer, kept in (("cancel", Terrain.DESERT), ("keep_mine", Terrain.ROCK)):
        answers.give("message", press(answer))
        trigger(window, "file.save", qtbot)
        assert files.load(file).tiles[Hex(0, 0)].terrain is kept
        assert page.document.scenario.tiles[Hex(0, 0)].terrain is Terrain.ROCK
        assert page.document.is_modified is (answer == "cancel")


@pytest.mark.skipif(os.name == "nt", reason="folders cannot be read-only there")
def test_what_cannot_be_written_is_told_and_can_be_saved_elsewhere(
    window: MainWindow, qtbot: QtBot, answers: Answers, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = home / "full" / "isle.json"
    path.parent.mkdir()
    files.save(scenario(), path)
    window.workbench.files.open(path)
    page = window.tabs.maps()[0]
    lay(page)
    real = files.save

    def full(scenario: Scenario, target: Path, *args: object) -> object:
        if Path(target).parent == path.parent:
            raise OSError(28, "No space left on device", str(target))
        return real(scenario, target, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(files, "save", full)
    said: list[str] = []
    answers.give("message", reading(said, press("save_elsewhere")))
    answers.give("file-choice", choose_file(home / "rescued.json"))
    trigger(window, "file.save", qtbot)
    assert "the disk is full" in said[0]
    assert str(path) in said[0]
    assert files.load(home / "rescued.json") == page.document.scenario
    assert page.document.path == home / "rescued.json"
    assert files.load(path) == scenario(), "the old file is whole"


def test_each_document_has_its_own_undo(window: MainWindow, qtbot: QtBot) -> None:
    first, second = (window.workbench.maps.show(scenario(title)) for title in ("One", "Two"))
    lay(first)
    lay(second)
    lay(second, Hex(2, 0))
    window.tabs.setCurrentWidget(first)
    qtbot.waitUntil(lambda: window.registry["edit.undo"].isEnabled())
    menu = next(action.menu() for action in window.menuBar().actions() if action.text() == "&Edit")
    menu.aboutToShow.emit()
    assert window.registry["edit.undo"].text() == "&Undo Lay a tile"
    trigger(window, "edit.undo", qtbot)
    assert set(first.document.scenario.tiles) == {Hex(0, 0)}
    assert set(second.document.scenario.tiles) == {Hex(0, 0), Hex(1, 0), Hex(2, 0)}
    qtbot.waitUntil(lambda: not window.registry["edit.undo"].isEnabled())


@pytest.mark.parametrize(
    "size, imported",
    few(
        [((1000, 600), True), ((1920, 1080), False), ((1280, 720), True), ((1000, 600), False), ((1920, 1080), True)], 2
    ),
)
def test_an_opened_map_is_seen_whole(
    window: MainWindow, qtbot: QtBot, home: Path, size: tuple[int, int], imported: bool
) -> None:
    tiles = {Hex(q, r): tile(Terrain.WOODS) for q in range(12) for r in range(12)}
    path = home / ("wide.map" if imported else "wide.json")
    formats.write([Scenario(tiles=tiles)], path)
    window.resize(*size)
    window.workbench.files.open(path)
    page = window.tabs.maps()[0]
    bounds = page.editor.scene.bounds()
    qtbot.waitUntil(lambda: page.editor.visible_rect().contains(bounds))
    seen = page.editor.visible_rect()
    assert bounds.width() > 0.75 * seen.width() or bounds.height() > 0.75 * seen.height(), "as large as it can be"


def test_maps_of_the_same_title_are_told_apart_by_their_files(window: MainWindow, home: Path) -> None:
    for name in ("a.json", "b.json"):
        files.save(scenario("Isle"), home / name)
        window.workbench.files.open(home / name)
    assert opened(window) == ["Isle (a.json)", "Isle (b.json)"]
    second = window.tabs.maps()[1]
    named = replace(second.document.scenario.properties, title="Cape & Bay")
    second.document.perform(edit(second.document.scenario, properties=named), "Rename")
    assert opened(window) == ["Isle", "Cape && Bay" + MODIFIED_MARK]
    assert "Cape & Bay" in window.windowTitle()
    second.document.undo_stack.undo()
    window.workbench.files.close(second)
    assert opened(window) == ["Isle"]
