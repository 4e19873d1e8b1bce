"""Seats that are taken over from machines, or given to them, in the middle of a game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.play import journal_file
from rbdesigner.play.match import Match
from rbdesigner.players.machine_turns import Seat
from rbdesigner.players.player_setup import PERSON, SEATS, PlayerSetup, SeatSetup
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.ui.dialogs.games.seats_dialog import SeatsDialog
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answer, Answers, escape, trigger
from tests.gui.game.begun import begun, in_front, isle, some_actions
from tests.players.at_once import AtOnce


def seating(player: int, machine: str) -> Answer:
    """Let a machine, or a person, play on for a player."""

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, SeatsDialog)
        if machine:
            dialog.choosers[player].choose(machine)
        else:
            dialog.choosers[player].kind.setCurrentIndex(0)
        dialog.accept()

    return answer


def test_a_seat_is_given_to_a_machine_and_taken_over_again(
    window: MainWindow, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    _, page = begun(window, answers, isle(2), qtbot)
    match, seats = page.match, page.seats
    path = home / "evening.rbgame"
    path.write_text(game_records.dumps(match.game), "utf-8")
    page.path = path
    page.mark_saved()
    some_actions(match, 3)
    done = match.game.log[:]
    answers.give("seats", seating(1, "random"))
    QTest.mouseClick(page.turn_bar.seating, Qt.MouseButton.LeftButton)
    assert match.machines == {1}
    assert match.game.log[: len(done)] == done
    assert match.game.extra[SEATS] == [PERSON, "random"]
    seats.pause = 0
    qtbot.waitUntil(lambda: any(action.player == 1 for action in match.game.log[len(done) :]) or match.persons == (0,))
    trigger(window, "file.save", qtbot)
    assert Game.load(path).extra[SEATS] == [PERSON, "random"]
    assert not page.is_modified
    answers.give("seats", seating(1, ""))
    trigger(window, "play.seats", qtbot)
    assert match.machines == frozenset()
    assert page.is_modified
    length = len(match.game.log)
    while match.can_undo:
        match.undo()
    assert match.game.extra[SEATS] == [PERSON, PERSON]
    while match.can_redo:
        match.redo()
    assert len(match.game.log) == length


def test_who_changes_nothing_changes_nothing_and_the_copy_knows_who_sits_there_now(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    _, page = begun(window, answers, isle(2), qtbot)
    for answer in (escape, seating(0, "")):
        answers.give("seats", answer)
        trigger(window, "play.seats", qtbot)
    assert SEATS not in page.match.game.extra or page.match.game.extra[SEATS] == [PERSON, PERSON]
    assert not page.is_modified
    answers.give("seats", seating(1, "random"))
    page.seats.is_paused = True
    trigger(window, "play.seats", qtbot)

    def known() -> bool:
        copies = window._session.copies()
        return bool(copies) and journal_file.read(copies[0].stored).game.extra.get(SEATS) == [PERSON, "random"]

    qtbot.waitUntil(known)


def test_a_machine_that_thinks_is_taken_over_from(
    window: MainWindow, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    game = PlayerSetup((SeatSetup("Ann", "planner"), SeatSetup("Bert")), 5).begin(isle(2))
    path = home / "duo.rbgame"
    game_records.save(game, path)
    assert window.workbench.files.open(path)
    page = in_front(window)
    page.seats.pause = 0
    page.seats.wake()
    answers.give("seats", seating(0, ""))
    trigger(window, "play.seats", qtbot)
    assert page.match.machines == frozenset()
    length = len(page.match.game.log)
    qtbot.wait(100)
    assert len(page.match.game.log) == length
    assert page.match.persons


def test_machines_wait_while_it_is_asked_who_plays_on(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    page = window.workbench.games.show(Match(Game.new(isle(2), 2, 5)))
    page.seats.pause = 0
    for player in range(2):
        page.seats.replace(player, Seat(AtOnce(RandomPlayer(player, player))))
    qtbot.waitUntil(lambda: len(page.match.game.log) > 20)
    lengths: list[int] = []

    def look_twice(dialog: QWidget) -> None:
        for _ in range(2):
            lengths.append(len(page.match.game.log))
            qtbot.wait(60)
        escape(dialog)

    answers.give("seats", look_twice)
    trigger(window, "play.seats", qtbot)
    assert lengths[0] == lengths[1]
    assert not page.seats.is_paused
    qtbot.waitUntil(lambda: len(page.match.game.log) > lengths[0])
    page.seats.is_paused = True
