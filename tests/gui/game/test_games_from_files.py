"""Games in files and copies: saved, closed, opened, found again, and back after the program was killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.cli import main
from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.game_terms import RULES_VERSION
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.play.journal_file import read
from rbdesigner.players.player_setup import PlayerSetup, SeatSetup
from rbdesigner.scenario import files
from rbdesigner.ui.game.players.kinds import remember_player_file
from rbdesigner.ui.shell.recovery import recover
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session, abandoned_sessions
from tests.gui.answering import Answers, choose_file, escape, press, press_text, reading, trigger
from tests.gui.copies import game_in
from tests.gui.game.begun import begun, in_front, isle, shown, some_actions, start
from tests.gui.game.game_moves import move

pytestmark = pytest.mark.kept_window


def test_random_players_play_again_after_the_game_was_saved(window: MainWindow, home: Path) -> None:
    game = PlayerSetup((SeatSetup("Ann"), SeatSetup("Bot", machine="random")), 5).begin(isle(2))
    path = home / "duo.rbgame"
    game_records.save(game, path)
    assert window.workbench.files.open(path)
    page = in_front(window)
    assert [page.seats.name(player) for player in (0, 1)] == ["Ann", "Bot"]
    assert page.seats[0].machine is None
    assert page.seats[1].machine is not None
    assert "has not been chosen" not in page.turn_bar.message.full_text


def test_a_game_is_saved_closed_and_opened_again(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    game = shown(window, isle())
    move(game, Hex(1, 0), qtbot)
    assert window.tabs.tabText(window.tabs.currentIndex()).endswith("•")
    path = home / "mine.rbgame"
    answers.give("file-choice", choose_file(path))
    trigger(window, "file.save", qtbot)
    game.match.do(Done(0))
    answers.give("message", press("cancel"))
    trigger(window, "file.close", qtbot)
    assert window.tabs.games() == [game]
    answers.give("message", press("save"))
    trigger(window, "file.close", qtbot)
    assert window.tabs.games() == []
    assert window.recent.paths()[0] == path
    saved = Game.load(path)
    assert window.workbench.files.open(path)
    page = in_front(window)
    assert page.match.game.log == saved.log
    assert not page.match.is_modified
    assert window.workbench.files.open(path)
    assert window.tabs.games() == [page], "it is only brought to the front"
    page.match.undo()
    page.match.undo()
    page.match.do(Done(0))
    page.match.do(Done(0))
    assert page.match.is_modified, "as long as before, but not the same"
    trigger(window, "file.save", qtbot)
    assert not page.match.is_modified
    assert Game.load(path).log == page.match.game.log
    trigger(window, "file.close", qtbot)
    assert window.tabs.games() == []
    assert [game.title for game in window.workbench.games.results.archive.games()] == ["Isle"]


def test_a_game_without_a_file_is_closed_without_a_question_and_found_again(window: MainWindow, qtbot: QtBot) -> None:
    game = shown(window, isle())
    move(game, Hex(1, 0), qtbot)
    log = game.match.game.log
    trigger(window, "file.close", qtbot)
    assert window.tabs.games() == []
    (kept,) = window.workbench.games.results.archive.games()
    text = window.workbench.games.results.archive.text(kept.id)
    assert text is not None
    assert Game.loads(text).log == log


def test_what_the_archive_does_not_hold_is_asked_about(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    game = shown(window, isle())
    move(game, Hex(1, 0), qtbot)
    (folders.data() / "games.sqlite").mkdir()
    answers.give("message", escape)
    answers.give("message", press("cancel"))
    trigger(window, "file.close", qtbot)
    assert window.tabs.games() == [game]


def test_games_of_the_same_map_are_told_apart(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, first = begun(window, answers, isle(), qtbot)
    window.tabs.setCurrentWidget(map_page)
    trigger(window, "play.again", qtbot)
    second = in_front(window)
    titles = [window.tabs.tabText(window.tabs.indexOf(page)) for page in (first, second)]
    assert titles == ["Isle · game 1, turn 1", "Isle · game 2, turn 1"]
    assert window.windowTitle().startswith("Isle · game 2, turn 1[*]")
    assert window.workbench.files.close(first)
    assert window.windowTitle().startswith("Isle · game, turn 1[*]"), "now it is the only one"


def test_what_is_no_game_is_told_in_one_line(window: MainWindow, answers: Answers, home: Path) -> None:
    path = home / "torn.rbgame"
    path.write_text('{"format": "rbdesigner-game", ')
    said: list[str] = []
    answers.give("message", reading(said))
    assert not window.workbench.files.open(path)
    assert said[0].startswith("This game cannot be opened.\n")
    assert said[0].count("\n") == 1


# Copies


def own_session(window: MainWindow) -> Session:
    return window._session


def test_every_action_is_in_the_copy_at_once_and_it_goes_with_saving(
    window: MainWindow, answers: Answers, home: Path
) -> None:
    page = shown(window, isle())
    match, own, autosave = page.match, own_session(window), window.workbench.autosave
    autosave.flush()
    assert own.copies() == [], "nobody has done anything"
    for done in range(1, 16):
        some_actions(match, 1)
        if done % 7 == 0:
            match.undo()
        autosave.flush()
        (copy,) = own.copies()
        assert copy.kind == "game"
        assert copy.title == "Isle"
        assert game_in(copy).log == match.game.log
    whole = own.copies()[0].stored.read_text()
    torn = home / "torn.autosave"
    torn.write_text(whole + '[3, ["1: do')
    assert read(torn).game.log == match.game.log, "what was written last is torn"
    match.path = home / "mine.rbgame"
    assert window.workbench.files.save(page)
    autosave.flush()
    assert own.copies() == []
    match.undo()
    autosave.flush()
    assert game_in(own.copies()[0]).log == match.game.log
    assert own.copies()[0].path == match.path
    match.redo()
    autosave.flush()
    assert own.copies() == [], "the file holds it all again"
    some_actions(match, 1)
    answers.give("message", press("discard"))
    assert window.workbench.files.close(page)
    autosave.flush()
    assert own.copies() == []


PLAY = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.ui import app

def play():
    window = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "main-window")
    if not window.tabs.games():
        QTimer.singleShot(50, play)
        return
    match, player = window.tabs.games()[0].match, RandomPlayer(3)
    for _ in range(25):
        match.do(player.decide(match.game))
    match.game.save(sys.argv[2])
    window.workbench.autosave.flush()
    print("played", flush=True)

app.application()
QTimer.singleShot(50, play)
app.run(sys.argv[1:2])
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs kill -9")
def test_a_game_of_a_killed_process_comes_back_whole(window: MainWindow, answers: Answers, home: Path) -> None:
    path, wanted = home / "mine.rbgame", home / "wanted.rbgame"
    game_records.save(Game.new(isle(), 1, 4), path)
    command = [sys.executable, "-c", PLAY, str(path), str(wanted)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "played"
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    texts: list[str] = []

    def look(dialog: QWidget) -> None:
        item = dialog.list.topLevelItem(0)  # type: ignore[attr-defined]
        texts.extend(item.text(column) for column in (0, 2))
        press_text("Open these")(dialog)

    answers.give("recovery", look)
    own = own_session(window)
    recover(window, abandoned_sessions(own), with_tabs=False)
    page = in_front(window)
    assert texts == [f"Game: Isle, turn {page.match.game.state.turn}", str(path)]
    assert page.match.game.log == Game.load(wanted).log
    assert len(page.match.game.log) >= 25
    assert page.match.path == path
    assert page.match.is_modified
    assert len(own.copies()) == 1, "it is as safe as before"
    assert abandoned_sessions(own) == []


def test_the_verb_opens_the_window_to_play(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[list[Path], bool]] = []
    monkeypatch.setattr("rbdesigner.ui.app.run", lambda paths, tell, play=False: called.append((paths, play)) or 0)
    path = home / "isle.json"
    files.save(isle(), path)
    assert main.main(["play", str(path)]) == 0
    assert called == [([path], True)]
    assert main.main(["play", "nowhere.json"]) == 2


def test_playing_a_file_asks_for_the_players_at_once(window: MainWindow, answers: Answers, home: Path) -> None:
    path = home / "isle.json"
    files.save(isle(), path)
    answers.give("new-game", escape)
    window.workbench.play(path)
    assert window.tabs.games() == []
    answers.give("new-game", start)
    window.workbench.play(path)
    assert in_front(window).match.game.players == 1


def test_a_damaged_memory_of_players_is_passed_over(window: MainWindow) -> None:
    folders.settings().setValue("new_game/chairs", "[[1]")
    page = shown(window, isle())
    assert page.match.game.players == 1


@pytest.mark.parametrize(("rules", "says"), [(1, True), (RULES_VERSION, False)])
def test_a_game_by_older_rules_says_so_when_it_is_opened(
    window: MainWindow, home: Path, rules: int, says: bool
) -> None:
    path = home / "old.rbgame"
    game_records.save(Game.new(isle(), 1, 4, rules=rules), path)
    assert window.workbench.files.open(path)
    page = in_front(window)
    assert ("older version of the rules" in page.turn_bar.message.full_text) is says
    some_actions(page.match, 3)
    assert window.workbench.files.save(page)
    assert Game.load(path).rules == rules


def test_a_machine_in_a_file_that_nobody_has_chosen_is_a_person_and_the_window_says_so(
    window: MainWindow, home: Path
) -> None:
    ours, theirs = home / "ours.py", "C:\\bots\\theirs.py"
    ours.write_text("class Ours:\n    def decide(self, view): ...\n")
    known = remember_player_file(ours)
    refused = "the machine player theirs.py has not been chosen here."
    cases = (
        ((f"{theirs}:hard", known), f"A person acts for Ada: {refused}"),
        ((theirs, theirs), f"A person acts for Ada, Bert: {refused}"),
    )
    for number, (machines, said) in enumerate(cases):
        setup = PlayerSetup((SeatSetup("Ada", machines[0]), SeatSetup("Bert", machines[1])), 4)
        path = home / f"{number}.rbgame"
        game_records.save(setup.begin(isle(2)), path)
        assert window.workbench.files.open(path)
        page = in_front(window)
        page.seats.is_paused = True
        assert page.turn_bar.message.full_text == said
        assert page.match.machines == {player for player in range(2) if not machines[player].startswith("C:")}
