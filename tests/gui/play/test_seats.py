"""Machines that sit at the table."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.engine.actions import Action, ChooseHome
from rbdesigner.engine.game import Game
from rbdesigner.engine.players import RandomPlayer
from rbdesigner.ui.play.match import Match
from rbdesigner.ui.play.seats import Seat, Seats

MAP = Path(__file__).parents[3] / "scenarios" / "millbrook.json"


class Stubborn:
    """A machine that always wants the same."""

    def __init__(self, answer: Action | Exception) -> None:
        self._answer = answer

    def decide(self, game: Game) -> Action:
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


def table(machines: dict[int, Seat], players: int = 2) -> tuple[Match, Seats]:
    match = Match(Game.new(rb.load(MAP), players, 1))
    seats = Seats(match, [machines.get(player, Seat()) for player in range(players)])
    seats.pause = 0
    return match, seats


def test_machines_play_by_themselves(qtbot: QtBot) -> None:
    match, _ = table({player: Seat(machine=RandomPlayer(player, player)) for player in range(2)})
    qtbot.waitUntil(lambda: len(match.game.log) > 150, timeout=20_000)
    assert match.game.state.turn > 1


def test_a_person_is_waited_for(qtbot: QtBot) -> None:
    match, seats = table({1: Seat("Robo", RandomPlayer(1, 1))})
    qtbot.waitUntil(lambda: seats.machine_to_act() is None)
    before = len(match.game.log)
    qtbot.wait(100)
    assert len(match.game.log) == before
    assert 0 in match.game.acting
    assert (seats.name(0), seats.name(1)) == ("Player 1", "Robo")


def test_nothing_is_done_while_an_earlier_moment_is_looked_at(qtbot: QtBot) -> None:
    match, _ = table({player: Seat(machine=RandomPlayer(player, player)) for player in range(2)})
    qtbot.waitUntil(lambda: len(match.game.log) > 30, timeout=20_000)
    match.look_at(5)
    before = len(match.game.log)
    qtbot.wait(100)
    assert len(match.game.log) == before
    match.look_at(before)
    qtbot.waitUntil(lambda: len(match.game.log) > before, timeout=20_000)


def test_a_machine_that_errs_does_no_harm(qtbot: QtBot) -> None:
    for answer, words in ((ChooseHome(0, 10_000), "spot"), (RuntimeError("out of ideas"), "out of ideas")):
        match, seats = table({0: Seat(machine=Stubborn(answer))}, players=1)
        before = len(match.game.log)
        with qtbot.waitSignal(seats.machine_failed) as failed:
            seats.wake()
        assert words in failed.args[0]
        assert len(match.game.log) == before
