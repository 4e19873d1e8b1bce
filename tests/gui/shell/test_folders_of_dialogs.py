"""The folders and names with which the dialogs to save and to export open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games import game_records
from rbdesigner.resources import folder
from rbdesigner.scenario import files, formats
from rbdesigner.ui.dialogs.file_choice import EXPORTS, last_folder, remember_folder, suggested_path
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, accept, choose_file, escape, trigger
from tests.gui.game.begun import begun, in_front, isle, played, some_actions, start

pytestmark = pytest.mark.kept_window


def proposed(seen: list[Path], then: Callable[[QWidget], object] = escape) -> Callable[[QWidget], object]:
    """Note the file that a dialog suggests, then answer it."""

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert field is not None
        seen.append(Path(dialog.directory().absolutePath()) / field.text())
        then(dialog)

    return answer


@pytest.fixture
def maps(home: Path) -> Path:
    """A folder with a map."""
    found = home / "maps"
    found.mkdir()
    files.save(isle(), found / "isle map.rbmap")
    return found


def played_from(window: MainWindow, path: Path, answers: Answers, qtbot: QtBot) -> None:
    assert window.workbench.files.open(path)
    answers.give("new-game", start)
    trigger(window, "play.start", qtbot)
    some_actions(in_front(window).match, 2)


@pytest.mark.parametrize("action", ["file.open", "book.add"])
def test_files_of_any_name_can_be_chosen_to_open(
    window: MainWindow, answers: Answers, qtbot: QtBot, action: str
) -> None:
    """They are known by their content."""
    trigger(window, "file.new_book", qtbot)
    offered: list[str] = []

    def note(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        offered.extend(dialog.nameFilters())
        escape(dialog)

    answers.give("file-choice", note)
    trigger(window, action, qtbot)
    qtbot.waitUntil(lambda: bool(offered))
    assert offered[-1] == "All files (*)" and len(offered) > 1
    assert all(pattern in each for each in offered[:-1] for pattern in ("*.rbmap", "*.json") if "Scenarios" in each)


def test_a_map_in_a_file_that_ends_as_scenarios_did_once_stays_there(
    window: MainWindow, answers: Answers, qtbot: QtBot, maps: Path
) -> None:
    files.save(isle(), maps / "older.json")
    assert window.workbench.files.open(maps / "older.json")
    seen: list[Path] = []
    offered: list[str] = []

    def note(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        offered.extend(dialog.nameFilters())
        proposed(seen)(dialog)

    answers.give("file-choice", note)
    trigger(window, "file.save_as", qtbot)
    assert (seen, offered) == ([maps / "older.json"], ["Scenarios (*.rbmap *.json)"])
    answers.give("file-choice", proposed(seen))
    trigger(window, "file.save_copy", qtbot)
    assert seen[1:] == [maps / "older.rbmap"]


def test_a_game_is_saved_beside_its_map_under_a_name_that_is_free(
    window: MainWindow, answers: Answers, qtbot: QtBot, maps: Path
) -> None:
    played_from(window, maps / "isle map.rbmap", answers, qtbot)
    elsewhere = maps.parent / "elsewhere"
    elsewhere.mkdir()
    files.save(isle(), elsewhere / "other.rbmap")
    window.workbench.files.open(elsewhere / "other.rbmap")  # the folder used last is another
    window.tabs.setCurrentWidget(window.tabs.games()[0])
    game_records.save(played(isle(), 3), maps / "Isle.rbgame")
    seen: list[Path] = []
    answers.give("file-choice", proposed(seen))
    trigger(window, "file.save", qtbot)
    window.workbench.files.close(window.tabs.maps()[0])
    answers.give("file-choice", proposed(seen, choose_file(maps / "Isle-2.rbgame")))
    trigger(window, "file.save", qtbot)
    assert seen == [maps / "Isle-2.rbgame"] * 2, "whether its map is open or closed"
    assert in_front(window).match.path == maps / "Isle-2.rbgame"
    answers.give("file-choice", proposed(seen))
    trigger(window, "file.save_as", qtbot)
    assert seen[2:] == [maps / "Isle-2.rbgame"], "its own file comes first"


def test_a_map_of_another_program_is_saved_and_played_beside_the_file_it_came_from(
    window: MainWindow, answers: Answers, qtbot: QtBot, maps: Path
) -> None:
    formats.write([isle()], maps / "theirs.map", "course")
    assert window.workbench.files.open(maps / "theirs.map")
    page = window.tabs.maps()[0]
    seen: list[Path] = []
    for key in ("file.save", "file.save_copy"):
        answers.give("file-choice", proposed(seen))
        trigger(window, key, qtbot)
    assert seen == [maps / "theirs.rbmap"] * 2
    answers.give("export", accept)
    answers.give("file-choice", proposed(seen))
    trigger(window, "file.export_picture", qtbot)
    assert seen[2:] == [maps / "theirs.png"]
    assert page.document.path is None


def test_exports_begin_beside_the_map_and_stay_where_they_went(
    window: MainWindow, answers: Answers, qtbot: QtBot, maps: Path
) -> None:
    pictures = maps.parent / "pictures"
    pictures.mkdir()
    window.workbench.files.open(maps / "isle map.rbmap")
    seen: list[Path] = []
    answers.give("export", accept)
    answers.give("file-choice", proposed(seen, choose_file(pictures / "for the web.png")))
    trigger(window, "file.export_picture", qtbot)
    answers.give("export", accept)
    answers.give("file-choice", proposed(seen))
    trigger(window, "file.export_sheet", qtbot)
    assert seen == [maps / "isle map.png", pictures / "for the web.pdf"]
    assert (last_folder(), last_folder(EXPORTS)) == (maps, pictures), "maps are not looked for among pictures"
    window.workbench.maps.show(isle())
    answers.give("export", accept)
    answers.give("file-choice", proposed(seen))
    trigger(window, "file.export_picture", qtbot)
    assert seen[2:] == [pictures / "Isle.png"], "a map without a file goes where exports went last"


def test_a_copy_is_saved_beside_its_map_and_a_new_map_in_the_folder_of_the_file_used_last(
    window: MainWindow, answers: Answers, qtbot: QtBot, maps: Path
) -> None:
    window.workbench.files.open(maps / "isle map.rbmap")
    seen: list[Path] = []
    answers.give("file-choice", proposed(seen))
    trigger(window, "file.save_copy", qtbot)
    assert seen.pop() == maps / "isle map-2.rbmap", "a copy is not proposed over the map itself"
    window.workbench.files.open(folder("scenarios") / "millbrook.rbmap")  # a pattern is nobody's folder
    for _ in range(2):
        answers.give("file-choice", proposed(seen))
        trigger(window, "file.save_as", qtbot)
        window.workbench.maps.show(isle())
    assert seen == [maps / "Millbrook.rbmap", maps / "Isle.rbmap"]


def test_without_any_folder_used_the_own_one_is_taken(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    begun(window, answers, isle(), qtbot)
    some_actions(in_front(window).match, 1)
    seen: list[Path] = []
    answers.give("file-choice", proposed(seen))
    trigger(window, "file.save", qtbot)
    assert seen == [home / "Isle.rbgame"]


# Suffixes


def test_a_point_in_a_name_is_no_suffix(
    window: MainWindow, answers: Answers, qtbot: QtBot, maps: Path, home: Path
) -> None:
    played_from(window, maps / "isle map.rbmap", answers, qtbot)
    answers.give("file-choice", choose_file(home / "evening 27.11"))
    trigger(window, "file.save", qtbot)
    game = in_front(window)
    assert game.match.path == home / "evening 27.11.rbgame"
    window.workbench.files.close(game)
    assert window.workbench.files.open(home / "evening 27.11.rbgame")
    seen: list[Path] = []
    for version in ("v1.2", "v1.3"):
        page = window.workbench.maps.show(isle())
        answers.give("file-choice", choose_file(home / f"Big Isle {version}"))
        trigger(window, "file.save_as", qtbot)
        answers.give("export", accept)
        answers.give("file-choice", proposed(seen))
        trigger(window, "file.export_sheet", qtbot)
        assert page.path == home / f"Big Isle {version}.rbmap"
    answers.give("export", accept)
    answers.give("file-choice", proposed(seen, choose_file(home / "Big Isle v1.3")))
    trigger(window, "file.export_picture", qtbot)
    assert [path.name for path in seen] == ["Big Isle v1.2.pdf", "Big Isle v1.3.pdf", "Big Isle v1.3.png"]
    assert {path.suffix for path in home.iterdir() if path.is_file()} == {".rbgame", ".rbmap", ".png"}


def test_a_file_is_not_replaced_without_a_question_for_its_whole_name(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    there = home / "Big Isle v1.2.rbmap"
    there.write_text("something else")
    window.workbench.maps.show(isle())
    answers.give("file-choice", choose_file(there.with_suffix("")))
    answers.give("", escape)  # the question of the dialog
    answers.give("file-choice", escape)
    trigger(window, "file.save_as", qtbot)
    assert there.read_text() == "something else"


def test_the_folders_of_the_program_are_not_proposed(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    bundled = folder("scenarios") / "millbrook.rbmap"
    remember_folder(bundled)
    remember_folder(bundled, EXPORTS)
    assert window.workbench.files.open(bundled)
    seen: list[Path] = []
    for key in ("file.save_as", "file.save_copy"):
        answers.give("file-choice", proposed(seen))
        trigger(window, key, qtbot)
    answers.give("export", accept)
    answers.give("file-choice", proposed(seen))
    trigger(window, "file.export_picture", qtbot)
    answers.give("file-choice", proposed(seen))
    window.workbench.puzzles.choose_records()
    assert {path.parent for path in seen} == {home}
    assert Path(suggested_path(None, "report", ".html", EXPORTS)) == home / "report.html"
