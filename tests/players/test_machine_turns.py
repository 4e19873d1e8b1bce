"""Machines at the table act when it is their turn, by whatever clock."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import ChooseHome
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.view import View
from rbdesigner.play.errands import continues_errand, last_of_players
from rbdesigner.play.match import Match
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.hint import Decision
from rbdesigner.players.machine_turns import Machine, MachineTurns, Seat
from rbdesigner.players.random_player import RandomPlayer
from tests.players.at_once import AtOnce, Slow

MAP = Path(__file__).parents[2] / "scenarios" / "millbrook.rbmap"


class Bell:
    """A timer that rings when the test says so."""

    def __init__(self) -> None:
        self.is_running = False

    def start(self) -> None:
        self.is_running = True

    def stop(self) -> None:
        self.is_running = False


class Table:
    """Two players, their machines, and the bells that these go by."""

    def __init__(self, machines: dict[int, Machine]) -> None:
        self.match = Match(Game.new(rb.load(MAP), 2, 1, ["", "Robo"]))
        self.turns = MachineTurns(self.match, [Seat(machines.get(player)) for player in range(2)])
        self.rest, self.look, self.between = Bell(), Bell(), Bell()
        self.thinking: list[int] = []
        self.failed: list[str] = []
        self.turns.thinking.connect(self.thinking.append)
        self.turns.machine_failed.connect(self.failed.append)
        self.match.happened.connect(lambda _events: self.turns.go_on())
        self.match.moved.connect(self.turns.go_on)
        self.turns.begin(self.rest, self.look, self.between)

    def ring(self) -> None:
        """Let the time pass until the bells that run have rung once."""
        if self.rest.is_running:
            self.rest.stop()
            self.turns.ask()
        if self.look.is_running:
            self.turns.look()
        if self.between.is_running:
            self.between.stop()
            self.turns.settle()


def test_machines_play_a_whole_game() -> None:
    table = Table({player: AtOnce(RandomPlayer(player, player)) for player in range(2)})
    for _ in range(5000):
        if table.match.game.over:
            break
        table.ring()
    assert table.match.game.over
    assert not table.rest.is_running and not table.look.is_running
    assert not table.failed
    assert set(table.thinking) == {0, 1, NONE}


def test_nothing_is_done_unless_a_bell_rings_and_nothing_while_they_rest() -> None:
    table = Table({player: AtOnce(RandomPlayer(player, player)) for player in range(2)})
    before = len(table.match.game.log)
    assert table.rest.is_running and len(table.match.game.log) == before
    table.turns.pause(True)
    table.turns.wake()
    assert not table.rest.is_running
    table.turns.step()
    table.ring()
    assert len(table.match.game.log) > before
    assert not table.rest.is_running


def test_between_two_errands_there_is_a_longer_pause_and_within_one_there_is_none() -> None:
    table = Table({player: AtOnce(RandomPlayer(player, player)) for player in range(2)})
    log, paused = table.match.game.log, 0
    while len(log) < 300:
        before = last_of_players(log)
        table.rest.stop()
        table.turns.ask()
        table.turns.look()
        is_pausing = table.between.is_running
        table.between.stop()
        table.turns.settle()
        done = next(action for action in reversed(log) if action.player != NONE)
        assert is_pausing is not continues_errand(before, done)
        paused += is_pausing
    assert 20 < paused < 280


def test_whoever_pauses_between_two_errands_is_heard() -> None:
    table = Table({player: AtOnce(RandomPlayer(player, player)) for player in range(2)})
    table.turns.ask()
    table.turns.look()
    assert table.between.is_running
    before = table.match.game.log[:]
    table.turns.pause(True)
    table.turns.wake()
    assert not table.between.is_running
    assert table.thinking[-1] == NONE
    table.turns.settle()
    assert table.match.game.log == before
    table.turns.step()
    table.ring()
    assert len(table.match.game.log) > len(before)


def test_a_person_is_waited_for_and_an_earlier_moment_stops_machines() -> None:
    table = Table({})
    first = table.match.game.acting[0]
    table.turns.replace(1 - first, Seat(AtOnce(RandomPlayer(1, 1 - first))))
    assert not table.rest.is_running
    table.match.do(table.match.game.legal_actions()[0])
    assert table.rest.is_running
    table.match.look_at(0)
    assert not table.rest.is_running
    assert table.turns.machine_to_act() is None


def test_an_old_thought_is_dropped_and_the_question_asked_again() -> None:
    slow, table = Slow(), Table({})
    table.match.do(table.match.game.legal_actions()[0])
    player = table.match.game.acting[0]
    table.turns.replace(player, Seat(slow))
    table.ring()
    assert table.turns.machine_to_act() == player
    before = table.match.game.log[:]
    table.match.undo()
    table.match.redo()
    table.ring()
    assert slow.asked == [len(before)]  # one thing at a time
    slow.let_go.set()
    table.ring()
    assert table.match.game.log == before
    table.ring()
    assert slow.asked == [len(before)] * 2 and slow.most == 1
    assert len(table.match.game.log) > len(before)


class Failing:
    """A machine that fails, or wants what cannot be done."""

    def __init__(self, failure: PlayerFailure | None) -> None:
        self._failure, self.is_closed, self.started = failure, False, 0

    def start(self) -> None:
        self.started += 1

    def ask(self, view: View, *, is_explained: bool) -> Generator[None, None, Decision]:
        yield
        if self._failure is not None:
            raise self._failure
        return Decision(ChooseHome(view.acting[0], 10_000))

    def close(self) -> None:
        self.is_closed = True


@pytest.mark.parametrize("failure", [None, *Failure])
def test_where_a_machine_fails_a_person_acts_and_it_is_told(failure: Failure | None) -> None:
    fault = PlayerFailure(failure, "7") if failure is not None else None
    table = Table({player: Failing(fault) for player in range(2)})
    player = table.match.game.acting[0]
    before = len(table.match.game.log)
    table.ring()
    table.ring()
    assert len(table.match.game.log) == before
    assert table.match.persons == (player,)
    assert len(table.failed) == 1 and table.failed[0].startswith("The machine for ")
    is_for_good = failure in (Failure.ABSENT, Failure.ENDED, Failure.HUNG)
    table.match.do(table.match.game.legal_actions()[0])
    assert (player in table.match.machines) is not is_for_good
    table.turns.pause(True)
    table.turns.pause(False)
    assert player in table.match.machines


def test_all_machines_are_made_ready_and_closed() -> None:
    machines = {player: Failing(None) for player in range(2)}
    table = Table({**machines})
    assert all(machine.started for machine in machines.values())
    table.turns.replace(0, Seat())
    assert [machine.is_closed for machine in machines.values()] == [True, False]
    table.turns.close()
    assert machines[1].is_closed
