"""A position played on by machines: a copy in a tab of its own, the game itself stays as it is."""

from __future__ import annotations

from bisect import bisect_left
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.engine.games.game import Game
from rbdesigner.play.archive import Origin, id_of
from rbdesigner.play.match import Match
from rbdesigner.players.player_setup import SEATS, played_on
from rbdesigner.players.process import PlayerProcess
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.panels.final_board import FinalBoard
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage.preferences import set_hint_level
from tests.engine.games.test_games import played as recorded
from tests.gui.game.begun import in_front
from tests.work.processes import is_alive


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    set_hint_level("easy")


def at_turn(turn: int) -> Game:
    game = recorded("solo-millbrook").copy()
    game.go_to(moment_of(game, turn))
    return game


def moment_of(game: Game, turn: int) -> int:
    return bisect_left(range(len(game.log)), turn, key=lambda moment: game.state_at(moment).turn)


def played(window: MainWindow, qtbot: QtBot, game: Game, moment: int | None = None) -> tuple[GamePage, GamePage]:
    """The page of a game, and that of its copy, which machines play on."""
    page = window.workbench.games.show(Match(game))
    if moment is not None:
        page.match.look_at(moment)
    qtbot.waitUntil(lambda: window.registry["play.machines_on"].isEnabled())
    window.registry["play.machines_on"].trigger()
    return page, in_front(window)


def test_machines_play_a_copy_to_its_end(window: MainWindow, qtbot: QtBot) -> None:
    game = at_turn(20)
    page, copy = played(window, qtbot, game)
    before = game.log[:]
    assert copy is not page
    assert copy.match.machines == {0}
    assert window.tabs.indexOf(copy) == window.tabs.indexOf(page) + 1
    qtbot.waitUntil(lambda: copy.match.game.over)
    assert copy.match.game.log[: len(before)] == before
    qtbot.waitUntil(lambda: copy.findChild(FinalBoard) is not None)  # which tells what the position was worth
    board = copy.findChild(FinalBoard)
    assert board is not None
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert (page.match.game.log, page.match.persons) == (before, (0,))
    kept = window.workbench.games.results.archive.games()
    assert [each.how for each in kept if each.id == id_of(copy.match.game)] == [Origin.MACHINE]


def test_from_an_earlier_moment(window: MainWindow, qtbot: QtBot) -> None:
    game = at_turn(12)
    before, moment = game.log[:], moment_of(game, 5)
    page, copy = played(window, qtbot, game, moment)
    copy.seats.is_paused = True
    assert copy.match.game.log[:moment] == before[:moment]
    assert copy.match.game.state.turn == 5
    assert page.match.game.log == before
    assert not page.match.is_present  # it still shows what it showed


def test_the_copy_is_a_game_of_its_own_with_chance_of_its_own() -> None:
    game = at_turn(5)
    game.extra = {**game.extra, "id": "known", SEATS: ["person"]}
    copy = played_on(game, len(game.log), "planner:easy")
    assert copy.seed != game.seed  # else it would tell what the mines of the game will bring
    assert copy.extra == {SEATS: ["planner:easy"]}
    assert game.extra[SEATS] == ["person"]
    assert rb.find_player("planner:easy")


def test_a_game_that_is_over_is_not_played_on(window: MainWindow, qtbot: QtBot) -> None:
    page, copy = played(window, qtbot, recorded("solo-millbrook").copy())
    assert copy is page
    assert "nothing to play on" in page.turn_bar.message.full_text


def test_a_closed_tab_ends_the_machines(window: MainWindow, qtbot: QtBot) -> None:
    _, copy = played(window, qtbot, at_turn(3))
    machine = copy.seats[0].machine
    assert isinstance(machine, PlayerProcess)
    qtbot.waitUntil(lambda: machine._process is not None)
    assert machine._process is not None
    pid = machine._process._popen.pid
    copy.mark_saved()
    window.workbench.files.close(copy)
    qtbot.waitUntil(lambda: not is_alive(pid))
