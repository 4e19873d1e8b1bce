"""Games of a process that was killed come back whole, to the last action that was seen."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics.legality import legal_actions
from rbdesigner.play import journal_file
from rbdesigner.play.journal_file import read, turn
from rbdesigner.play.match import Match
from rbdesigner.play.variations import of_players
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Players, Scenario, Start
from rbdesigner.scenario.pieces import Home, Transporter
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.copies.autosave import Autosave
from rbdesigner.ui.shell.copies.game_copies import GameCopies
from rbdesigner.ui.shell.recovery import recover
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session, abandoned_sessions
from tests.checks.maps import having, map_of
from tests.gui.answering import Answers, press_text, reading
from tests.gui.copies import game_in

needs_kill = pytest.mark.skipif(os.name == "nt", reason="needs kill -9")

PLAY = """
import json
import os
import random
import sys
import traceback
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from rbdesigner.engine.games import game_records
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games.game import Game
from rbdesigner.ui import app
from rbdesigner.ui.game.choices.choice_widgets import ChoiceButton
from rbdesigner.play.match import Match

choose = random.Random(int(sys.argv[1])).choice

def play():
    window = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "main-window")
    if not window.tabs.games():
        QTimer.singleShot(20, guarded)
        return
    for path in sys.argv[3:]:
        window.workbench.games.show(Match(Game.load(path)))
    while True:
        for page in window.tabs.games():
            window.tabs.setCurrentWidget(page)
            show()
            act(page)
            show()
            seen = [game_records.lines(each.match.game) for each in window.tabs.games()]
            print(json.dumps(seen), flush=True)

def show():
    for _ in range(4):
        QApplication.processEvents()

def act(page):
    page.focus.choose(0)
    show()
    done = [each for each in page.findChildren(QAbstractButton, "done") if each.isVisible()]
    choices = [each for each in page.findChildren(ChoiceButton) if each.isVisible() and each.is_possible]
    button = choose([*done, *choices])
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)

def guarded():
    try:
        play()
    except Exception:
        traceback.print_exc()
        os._exit(1)

app.application()
QTimer.singleShot(20, guarded)
app.run(sys.argv[2:3])
"""


def isle(title: str = "Isle") -> Scenario:
    properties = having(title=title, players=Players(1, 1), start=Start((), ()))
    tiles = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock", (0, 1): "pasture"}
    pieces = {(0, 0): (Transporter(TransporterKind.DONKEY, 1),)}
    return map_of(tiles, properties, homes={(0, 0): Home(0, 1)}, pieces=pieces)


def played(actions: int, title: str = "Isle") -> Game:
    game, player = Game.new(isle(title), 1, 4), RandomPlayer(3)
    for _ in range(actions):
        game.apply(player.decide(game))
    return game


def killed(seed: int, actions: int, *paths: Path) -> list[list[str]]:
    """The logs of the games that a process has shown when it was killed while it played on."""
    command = [sys.executable, "-c", PLAY, str(seed), *map(str, paths)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(actions)]
    assert all(told), "it has ended by itself"
    process.send_signal(signal.SIGKILL)
    told += process.stdout.read().splitlines(keepends=True)
    process.wait()
    process.stdout.close()
    return list(json.loads([line for line in told if line.endswith("\n")][-1]))


def offer(window: MainWindow) -> None:
    recover(window, abandoned_sessions(window._session), with_tabs=False)


def opening(offered: list[str]) -> Callable[[QWidget], object]:
    """Opens all that is offered, and notes what that is."""

    def answer(dialog: QWidget) -> None:
        found = dialog.findChild(QTreeWidget)
        assert found is not None
        assert found.headerItem().text(0) == "Map or game"
        offered.extend(found.topLevelItem(row).text(0) for row in range(found.topLevelItemCount()))
        press_text("Open these")(dialog)

    return answer


def left_behind(text: str) -> Path:
    """A copy in the folder of a run that has died."""
    folder = folders.data() / "sessions" / "20260101-120000-abcdef"
    folder.mkdir(parents=True)
    stored = folder / "game-1.autosave"
    stored.write_text(text)
    return stored


def copy_of(game: Game) -> list[str]:
    """The lines of a copy of a game, with a line for each action but the first."""
    whole = game_records.to_json(game)
    entries = list(game_records.lines(game))
    head = {"title": game.scenario.properties.title, "path": None, "time": "2026-01-01T12:00:00", "game": True}
    lines = [json.dumps(head), json.dumps({**whole, "log": entries[:1]})]
    return [*lines, *(json.dumps([number, [entries[number]]]) for number in range(1, len(entries)))]


@needs_kill
@pytest.mark.slow
@pytest.mark.parametrize(("seed", "actions"), [(2, 9), (1, 1), (3, 30)])
def test_a_game_is_whole_to_the_last_action_seen(
    seed: int, actions: int, window: MainWindow, answers: Answers, home: Path
) -> None:
    path = home / "mine.rbgame"
    game_records.save(Game.new(isle(), 1, 4), path)
    (seen,) = killed(seed, actions, path)
    assert len(seen) >= actions
    offered: list[str] = []
    answers.give("recovery", opening(offered))
    offer(window)
    (page,) = window.tabs.games()
    assert offered == [f"Game: Isle, turn {page.match.game.state.turn}"]
    assert list(game_records.lines(page.match.game))[: len(seen)] == seen
    assert page.match.is_modified


@needs_kill
def test_a_saved_game_with_more_since_and_an_untitled_one_come_back(
    window: MainWindow, answers: Answers, home: Path
) -> None:
    path, other = home / "mine.rbgame", home / "other.rbgame"
    game_records.save(played(12), path)
    game_records.save(Game.new(isle(""), 1, 4), other)
    seen = killed(5, 6, path, other)
    assert len(seen[0]) > 12
    offered: list[str] = []
    answers.give("recovery", opening(offered))
    offer(window)
    turns = sorted(page.match.game.state.turn for page in window.tabs.games())
    assert sorted(int(each.rsplit("turn ", 1)[1]) for each in offered) == turns
    pages = {page.match.path: page for page in window.tabs.games()}
    assert set(pages) == {path, None}
    for known, log in ((path, seen[0]), (None, seen[1])):
        assert list(game_records.lines(pages[known].match.game))[: len(log)] == log
        assert pages[known].match.is_modified
    window.workbench.autosave.flush()
    assert len(window._session.copies()) == 2, "they are as safe as before"
    assert abandoned_sessions(window._session) == []
    assert Game.load(path).log == played(12).log, "the file is left alone"


def page_of(match: Match, qtbot: QtBot) -> GamePage:
    page = GamePage(match)
    qtbot.addWidget(page)
    return page


def test_every_action_is_in_the_copy_before_anything_is_painted(home: Path, qtbot: QtBot) -> None:
    session = Session.begin()
    autosave = Autosave(session)
    match, player = Match(played(0)), RandomPlayer(3)
    GameCopies(session, autosave).watch(page_of(match, qtbot))
    match.do(player.decide(match.game))
    autosave.flush()
    for _ in range(20):
        match.do(player.decide(match.game))
        assert game_in(session.copies()[0]).log == match.game.log
    autosave.close()
    session.close()


def whole_lines(match: Match) -> set[tuple[Action, ...]]:
    """All that could be gone back to, line by line."""
    return {(*line.before, *line.actions) for line in match.variations.all}


def go_another_way(match: Match, than: Action) -> None:
    match.do(next(action for action in match.game.legal_actions() if action != than))


def crossing(match: Match, latest: int) -> int:
    """The last moment until this one at which several things could be done."""
    log = match.game.log
    moments = (moment for moment in range(latest, 0, -1) if log[moment].player != NONE)
    return next(moment for moment in moments if len(legal_actions(match.game.state_at(moment))) > 1)


def test_names_of_lines_and_no_slips_are_in_the_copy(home: Path, qtbot: QtBot) -> None:
    session = Session.begin()
    autosave = Autosave(session)
    journals, match = GameCopies(session, autosave), Match(played(24))
    match.mark_saved()
    journals.watch(page_of(match, qtbot))
    while len(match.game.legal_actions()) == 1:
        match.do(match.game.legal_actions()[0])
    for number in (0, 1):  # slips
        match.do(match.game.legal_actions()[number])
        match.undo()
    match.do(match.game.legal_actions()[-1])
    assert not match.variations.all
    match.look_at(crossing(match, 16))
    match.resume()
    match.do(match.game.legal_actions()[-1])
    autosave.flush()
    assert [each for each in game_in(session.copies()[0]).extra["lines"] if len(each) == len(match.game.log)] == []
    match.say(match.variations.all[0], "Rush", "for gold")
    match.say(None, "Slow", "")
    match.do(match.game.legal_actions()[-1])
    line = match.variations.all[0]

    def names() -> set[str]:
        autosave.flush()
        again = Match(game_in(session.copies()[0]))
        assert again.game.log == match.game.log
        assert whole_lines(again) == whole_lines(match)
        return {again.variations.present.name, *(again.variations.note_on(line).name for line in again.variations.all)}

    qtbot.waitUntil(lambda: names() == {"Rush", "Slow"})
    match.drop_variations([line])
    qtbot.waitUntil(lambda: names() == {"Slow"})
    autosave.close()
    session.close()


def test_the_lines_that_were_left_are_in_the_copy(home: Path, qtbot: QtBot) -> None:
    session = Session.begin()
    autosave = Autosave(session)
    journals, match = GameCopies(session, autosave), Match(played(24))
    match.mark_saved()
    journals.watch(page_of(match, qtbot))
    saved = tuple(of_players(match.game.log))
    match.look_at(crossing(match, 16))
    match.resume()  # the first that a file does not hold: what was saved is left
    go_another_way(match, saved[len(of_players(match.game.log))])
    for _ in range(8):
        match.do(match.game.legal_actions()[0])
    while len(match.undone) < 2 or len(match.game.legal_actions()) == 1:
        match.undo()
    go_another_way(match, match.undone[0])
    match.take_variation(1)
    match.undo()
    match.redo()
    match.undo()
    autosave.flush()
    (copy,) = session.copies()
    again = Match(game_in(copy))
    assert journal_file.turn(copy.stored) == match.game.state.turn
    assert again.game.log == match.game.log
    assert len(whole_lines(match)) == 2
    assert whole_lines(again) == whole_lines(match) | {(*of_players(match.game.log), *match.undone)}
    autosave.close()
    session.close()


def test_a_copy_that_is_cut_off_anywhere_gives_what_is_whole(home: Path) -> None:
    game = played(4)
    lines = copy_of(game)
    whole, torn = "\n".join(lines) + "\n", home / "torn.autosave"
    begun = len("\n".join(lines[:2])) + 1
    for end in range(begun, len(whole) + 1):
        torn.write_text(whole[:end])
        assert read(torn).game.log == game.log[: whole[begun:end].count("\n") + 1]
        assert turn(torn) == 0


def test_nothing_follows_a_damaged_line(home: Path) -> None:
    game = played(6)
    lines, torn = copy_of(game), home / "torn.autosave"
    lines[4] = lines[4][:7] + lines.pop(5)
    torn.write_text("\n".join(lines) + "\n")
    assert read(torn).game.log == game.log[:3]
    del lines[4]
    torn.write_text("\n".join(lines) + "\n")
    assert read(torn).game.log == game.log[:3], "one is missing"


def test_a_copy_without_its_beginning_is_refused(home: Path) -> None:
    torn = home / "torn.autosave"
    torn.write_text("\n".join(copy_of(played(6)))[:300])
    with pytest.raises(ScenarioError):
        read(torn)


@pytest.mark.parametrize("newer", ["version", "rules"])
def test_a_copy_of_a_newer_program_is_told_of_and_stays(newer: str, window: MainWindow, answers: Answers) -> None:
    lines = copy_of(played(6))
    lines[1] = json.dumps({**json.loads(lines[1]), newer: 99})
    stored = left_behind("\n".join(lines) + "\n")
    before = stored.read_text()
    offered: list[str] = []
    said: list[str] = []
    answers.give("recovery", opening(offered))
    answers.give("message", reading(said))
    offer(window)
    assert offered == ["Game: Isle"], "of an older program: the turn is not told"
    assert len(said) == 1
    assert "newer" in said[0]
    assert window.tabs.games() == []
    assert stored.read_text() == before
