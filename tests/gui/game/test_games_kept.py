"""One game is one wherever it is kept: in tabs, in its file, among the games played, and through a crash."""

from __future__ import annotations

import shutil
from dataclasses import replace
from datetime import datetime, tzinfo
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.play.archive import Archive, id_of
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Record
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui import app
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.dialogs.games.played_games import GameColumn, PlayedGames
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.actions.action_list import action_list
from rbdesigner.ui.shell.recovery import recover
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session, abandoned_sessions
from tests.gui.answering import Answers, choose_file, escape, press, press_text, reading, trigger
from tests.gui.game.begun import begun, in_front, isle, played, shown, some_actions, start

pytestmark = pytest.mark.kept_window

CONTROL = Qt.KeyboardModifier.ControlModifier


def archive(window: MainWindow) -> Archive:
    return window.workbench.games.results.archive


def die(window: MainWindow) -> None:
    """Leave the copies of a window behind as a run that was killed does; then it is empty, as that of the next run."""
    window.workbench.autosave.flush()
    left = folders.data() / "sessions" / "20260101-120000-abcdef"
    shutil.copytree(window._session.folder, left, ignore=shutil.ignore_patterns("lock"))
    for page in window.tabs.pages():
        page.mark_saved()
    window.workbench.files.remove_all()


def to_map(window: MainWindow, page: DocumentPage, qtbot: QtBot) -> None:
    """Bring a map to the front, with the keyboard in it."""
    window.tabs.setCurrentWidget(page)
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow() and window.registry["play.start"].isEnabled())


def recovered(window: MainWindow, answers: Answers) -> None:
    answers.give("recovery", press_text("Open these"))
    recover(window, abandoned_sessions(window._session), with_tabs=False)


def states(dialog: QWidget) -> list[str]:
    assert isinstance(dialog, PlayedGames)
    return [str(dialog.model.data(dialog.model.index(row, GameColumn.STATE))) for row in range(dialog.model.rowCount())]


def open_first(dialog: QWidget) -> None:
    assert isinstance(dialog, PlayedGames)
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)


# A further game


def test_a_further_game_is_begun_with_other_players(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, first = begun(window, answers, isle(), qtbot)
    some_actions(first.match, 3)
    to_map(window, map_page, qtbot)

    def name_and_start(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        dialog.names[0].setText("Ann")
        start(dialog)

    answers.give("new-game", name_and_start)
    QTest.keyClick(map_page.editor, Qt.Key.Key_F5, CONTROL)
    qtbot.waitUntil(lambda: window.tabs.current_game is not None)
    second = in_front(window)
    assert second.match.game.names[0] == "Ann"
    answers.give("new-game", start)
    trigger(window, "play.new", qtbot)
    third = in_front(window)
    assert window.tabs.games() == [first, second, third]
    places = [window.tabs.indexOf(page) for page in (map_page, first, second, third)]
    assert places == sorted(places), "the tabs stand as their numbers say"


def test_the_text_of_playing_has_dots_only_where_a_question_comes(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    map_page, game = begun(window, answers, isle(), qtbot)
    action, menu = window.registry["play.start"], window.findChild(QMenu, "play")
    assert menu is not None
    some_actions(game.match, 1)
    assert action.text() == "&Back to the map"
    window.tabs.setCurrentWidget(map_page)
    assert action.text() == "&Back to the game"
    map_page.document.perform(edit(map_page.document.scenario, tiles={Hex(1, 1): tile(Terrain.DESERT)}), "Lay a tile")
    menu.aboutToShow.emit()
    assert action.text() == "&Play the map…"
    names = ("start", "new", "seats", "lines", "result", "games", "solve", "laboratory", "figures")
    asking = {f"play.{name}" for name in names}
    assert {spec.key for spec in action_list() if spec.group == "play" and spec.text.endswith("…")} == asking


def test_f5_goes_back_to_a_game_whose_map_has_a_new_record(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, game = begun(window, answers, isle(), qtbot)
    while not game.match.game.over:
        game.match.do(game.match.game.legal_actions()[0])
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    board = QApplication.activeModalWidget()
    assert board is not None
    QTest.keyClick(board, Qt.Key.Key_Escape)
    document = map_page.document
    properties = replace(document.scenario.properties, record=Record(40, "", "Ann", "2026-11-21"))
    document.perform(edit(document.scenario, properties=properties), "Write the record")
    to_map(window, map_page, qtbot)
    QTest.keyClick(map_page.editor, Qt.Key.Key_F5)
    assert window.tabs.current_game is game


# The games played


def test_a_saved_game_keeps_its_file_among_the_games_played(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    page = shown(window, isle())
    some_actions(page.match, 4)
    path = home / "mine.rbgame"
    answers.give("file-choice", choose_file(path))
    trigger(window, "file.save", qtbot)
    trigger(window, "file.close", qtbot)
    answers.give("played-games", open_first)
    trigger(window, "play.games", qtbot)
    again = in_front(window)
    assert again.match.path == path
    assert not again.match.is_modified
    some_actions(again.match, 1)
    die(window)
    recovered(window, answers)
    assert in_front(window).match.path == path
    trigger(window, "file.save", qtbot)
    assert Game.load(path).log == in_front(window).match.game.log


@pytest.mark.parametrize("lost", ["gone", "another", "torn"])
def test_a_game_whose_file_holds_it_no_more_has_none(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path, lost: str
) -> None:
    page = shown(window, isle())
    some_actions(page.match, 4)
    page.match.path = path = home / "mine.rbgame"
    assert window.workbench.files.save(page)
    assert window.workbench.files.close(page)
    if lost == "gone":
        path.unlink()
    elif lost == "another":
        game_records.save(played(isle(), 6), path)
    else:
        path.write_text("{")
    answers.give("played-games", open_first)
    trigger(window, "play.games", qtbot)
    assert in_front(window).match.path is None
    assert not in_front(window).match.is_modified


def test_what_a_file_does_not_hold_yet_is_unsaved_when_it_is_opened_from_the_games_played(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    page = shown(window, isle())
    some_actions(page.match, 4)
    page.match.path = path = home / "mine.rbgame"
    assert window.workbench.files.save(page)
    some_actions(page.match, 2)
    log = page.match.game.log[:]
    answers.give("message", press("discard"))
    trigger(window, "file.close", qtbot)
    answers.give("played-games", open_first)
    trigger(window, "play.games", qtbot)
    again = in_front(window)
    assert again.match.game.log == log
    assert again.match.is_modified
    trigger(window, "file.save", qtbot)
    assert Game.load(path).log == log


def test_games_in_tabs_are_among_the_games_played_and_marked(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    map_page, closed = begun(window, answers, isle(), qtbot)
    some_actions(closed.match, 4)
    assert window.workbench.files.close(closed)
    window.tabs.setCurrentWidget(map_page)
    trigger(window, "play.again", qtbot)
    some_actions(in_front(window).match, 1)
    seen: list[list[str]] = []
    for _ in range(2):
        answers.give("played-games", lambda dialog: (seen.append(states(dialog)), escape(dialog)))
        trigger(window, "play.games", qtbot)
    turn = closed.match.game.state.turn
    assert sorted(seen[0]) == sorted(["turn 1, open", f"turn {turn}"])
    assert seen[1] == seen[0]


def test_looking_at_a_game_is_not_playing_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, game = Archive(tmp_path / "games.sqlite"), played(isle(), 4)
    kept.keep(game)
    (before,) = kept.games()

    class Later(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Later:
            return cls(2999, 1, 1, tzinfo=tz)

    monkeypatch.setattr("rbdesigner.play.archive.datetime", Later)
    kept.keep(game)
    assert kept.games() == [before]
    game.go_to(2)
    kept.keep(game)
    assert kept.games()[0].played.startswith("2999")


def test_a_game_is_one_through_lines_and_a_crash(window: MainWindow, answers: Answers) -> None:
    page = shown(window, isle())
    match = page.match
    some_actions(match, 12)
    key = id_of(match.game)
    assert key
    match.look_at(4)
    match.resume()
    match.do(match.game.legal_actions()[-1])
    match.take_variation(0)
    window.workbench.games.results.keep(page)
    die(window)
    recovered(window, answers)
    again = in_front(window)
    assert id_of(again.match.game) == key
    assert window.workbench.files.close(again)
    assert [game.id for game in archive(window).games()] == [key]


# Recovery


def test_recovered_tabs_stand_as_they_were_with_the_one_played_last_in_front(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    pages = [shown(window, isle()) for _ in range(2)]
    for number in (1, 0):  # not the order in which they were begun
        some_actions(pages[number].match, 2 + number)
        window.workbench.autosave.flush()
        qtbot.wait(20)
    logs = [page.match.game.log for page in pages]
    die(window)
    recovered(window, answers)
    assert [page.match.game.log for page in window.tabs.games()] == logs
    assert in_front(window) is window.tabs.games()[0]
    assert [window.tabs.name_of(page) for page in window.tabs.games()] == [
        "Isle · game 1, turn 1",
        "Isle · game 2, turn 1",
    ]


def test_recovery_is_asked_before_the_players_of_a_new_game(window: MainWindow, answers: Answers, home: Path) -> None:
    page = shown(window, isle())
    some_actions(page.match, 3)
    die(window)
    path = home / "isle.json"
    files.save(isle(), path)
    answers.give("recovery", press_text("Open these"))
    answers.give("new-game", escape)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    app._begin(application, window, window._session, app.WindowStart([path], plays=True))
    assert answers.seen == ["recovery", "new-game"]
    assert window.tabs.current_map is not None
    assert window.tabs.current_map.document.path == path, "what was asked for is in front"


# Files


def test_what_came_with_the_program_is_told_to_be_kept_as_it_is(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    assert window.workbench.files.open(folder("scenarios") / "millbrook.rbmap")
    titles: list[str] = []

    def note(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        titles.append(dialog.windowTitle())
        choose_file(home / "own.json")(dialog)

    answers.give("file-choice", note)
    trigger(window, "file.save", qtbot)
    answers.give("file-choice", lambda dialog: (titles.append(dialog.windowTitle()), escape(dialog)))
    trigger(window, "file.save_as", qtbot)
    assert titles == ["Save in a file of your own: what came with rbdesigner stays as it is", "Save as"]


def unsaved(window: MainWindow, home: Path) -> list[GamePage]:
    """A map without a file, and two games with files, all with changes."""
    map_page = window.workbench.maps.show(isle())
    pages = [shown(window, isle()) for _ in range(2)]
    for number, page in enumerate(pages):
        some_actions(page.match, 2)
        page.match.path = home / f"{number}.rbgame"
        assert window.workbench.files.save(page)
        some_actions(page.match, 2)
    map_page.document.perform(edit(map_page.document.scenario, tiles={Hex(1, 1): tile(Terrain.DESERT)}), "Lay a tile")
    return pages


def test_quitting_asks_once_about_maps_and_games(window: MainWindow, answers: Answers, home: Path) -> None:
    pages = unsaved(window, home)
    logs, said, event = [page.match.game.log[:] for page in pages], list[str](), QCloseEvent()
    answers.give("message", reading(said, press("cancel")))
    window.closeEvent(event)
    assert not event.isAccepted()
    assert len(window.tabs.games()) == 2
    assert said[0].startswith("There are unsaved changes in 3 tabs. Save them?")
    assert "It has not been saved. The whole map will be lost.\n•  Isle\n\n" in said[0]
    assert "among the games played, just as it is now. The file stays as it is.\n•  Isle · 0, turn 1\n•  " in said[0]
    answers.give("message", press("save"))
    answers.give("file-choice", choose_file(home / "isle.json"))
    window.close()
    assert [Game.load(home / f"{number}.rbgame").log for number in (0, 1)] == logs
    assert Hex(1, 1) in files.load(home / "isle.json").tiles


def test_all_can_be_discarded_at_once(window: MainWindow, answers: Answers, home: Path) -> None:
    pages = unsaved(window, home)
    answers.give("message", press("discard"))
    window.close()
    assert not window.isVisible()
    assert [len(Game.load(home / f"{number}.rbgame").log) for number in (0, 1)] < [
        len(page.match.game.log) for page in pages
    ]
    assert not Session(window._session.folder).copies()
