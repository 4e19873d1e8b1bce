"""Machines that sit at the table."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action, ChooseHome
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.view import View
from rbdesigner.play.match import Match
from rbdesigner.players.failure import Failure
from rbdesigner.players.hint import Decision
from rbdesigner.players.machine_turns import Machine, Seat
from rbdesigner.players.process import PlayerProcess
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.players.registry import find_player
from rbdesigner.ui.game.players.seats import Seats
from tests.parameters import few
from tests.players.at_once import AtOnce, Slow
from tests.work.processes import is_alive

MAP = Path(__file__).parents[3] / "scenarios" / "millbrook.rbmap"


class Stubborn:
    """A machine that always wants the same."""

    def __init__(self, answer: Action | Exception) -> None:
        self._answer = answer

    def decide(self, view: View) -> Action:
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


def table(machines: dict[int, Seat], players: int = 2) -> tuple[Match, Seats]:
    match = Match(Game.new(rb.load(MAP), players, 1, ["", "Robo"]))
    seats = Seats(match, [machines.get(player, Seat()) for player in range(players)])
    seats.pause = 0
    return match, seats


def test_machines_play_by_themselves(qtbot: QtBot) -> None:
    match, _ = table({player: Seat(AtOnce(RandomPlayer(player, player))) for player in range(2)})
    qtbot.waitUntil(lambda: len(match.game.log) > 150)
    assert match.game.state.turn > 1


def test_a_machine_gets_what_is_known_and_not_the_game(qtbot: QtBot) -> None:
    views: list[View] = []

    class Noting:
        def decide(self, view: View) -> Action:
            views.append(view)
            return view.legal_actions()[0]

    match, _ = table({player: Seat(AtOnce(Noting())) for player in range(2)})
    qtbot.waitUntil(lambda: len(views) > 5)
    assert not any(isinstance(view, Game) or hasattr(view, "seed") for view in views)
    assert not any(view.state is match.game.state or view.log is match.game.log for view in views)
    assert views[0].log == match.game.log[: len(views[0].log)]


def test_a_person_is_waited_for(qtbot: QtBot) -> None:
    match, seats = table({1: Seat(AtOnce(RandomPlayer(1, 1)))})
    qtbot.waitUntil(lambda: seats.machine_to_act() is None)
    before = len(match.game.log)
    qtbot.wait(100)
    assert len(match.game.log) == before
    assert 0 in match.game.acting
    assert (seats.name(0), seats.name(1)) == ("Player 1", "Robo")


def test_nothing_is_done_while_an_earlier_moment_is_looked_at(qtbot: QtBot) -> None:
    match, _ = table({player: Seat(AtOnce(RandomPlayer(player, player))) for player in range(2)})
    qtbot.waitUntil(lambda: len(match.game.log) > 30)
    match.look_at(5)
    before = len(match.game.log)
    qtbot.wait(100)
    assert len(match.game.log) == before
    match.look_at(before)
    qtbot.waitUntil(lambda: len(match.game.log) > before)


def test_a_machine_that_errs_does_no_harm(qtbot: QtBot) -> None:
    for answer, words in ((ChooseHome(0, 10_000), "spot"), (RuntimeError("out of ideas"), "out of ideas")):
        match, seats = table({0: Seat(AtOnce(Stubborn(answer)))}, players=1)
        before = len(match.game.log)
        with qtbot.waitSignal(seats.machine_failed) as failed:
            seats.wake()
        assert words in failed.args[0]
        assert len(match.game.log) == before


def test_a_machine_thinks_about_one_thing_at_a_time_and_old_thoughts_are_dropped(qtbot: QtBot) -> None:
    slow = Slow()
    match, seats = table({})
    match.do(match.game.legal_actions()[0])
    seats.replace(match.game.acting[0], Seat(slow))
    qtbot.waitUntil(lambda: bool(slow.asked))
    before = match.game.log[:]
    match.undo()
    match.redo()
    qtbot.wait(50)
    assert match.game.log == before
    slow.let_go.set()
    qtbot.waitUntil(lambda: len(match.game.log) > len(before))
    assert slow.asked[:2] == [len(before)] * 2
    assert slow.most == 1


def test_machines_can_be_paused_and_act_step_by_step(qtbot: QtBot) -> None:
    match, seats = table({player: Seat(AtOnce(RandomPlayer(player, player))) for player in range(2)})
    seats.is_paused = True
    qtbot.wait(50)
    before = len(match.game.log)
    seen: list[Decision] = []
    seats.acts.connect(seen.append)
    seats.step()
    qtbot.waitUntil(lambda: len(match.game.log) > before)
    qtbot.wait(50)
    assert len(seen) == 1
    assert seen[0].action in match.game.log[before:]
    seats.is_paused = False
    qtbot.waitUntil(lambda: len(match.game.log) > before + 10)


def test_undo_goes_back_to_what_a_person_did(qtbot: QtBot) -> None:
    match, seats = table({})
    first = match.game.acting[0]
    seats.replace(1 - first, Seat(AtOnce(RandomPlayer(1, 1 - first))))
    match.do(match.game.legal_actions()[0])
    qtbot.waitUntil(lambda: bool(match.persons))
    assert match.game.log[-1].player == 1 - first
    match.undo()
    assert match.game.acting == (first,)


def test_nobody_acts_for_a_machine_unless_it_knows_nothing(qtbot: QtBot) -> None:
    match, seats = table({})
    player = match.game.acting[0]
    assert match.persons == (player,)
    seats.is_paused = True
    seats.replace(player, Seat(AtOnce(Stubborn(RuntimeError("out of ideas")))))
    assert match.persons == ()
    with qtbot.waitSignal(seats.machine_failed):
        seats.step()
    assert match.persons == (player,)
    match.do(match.game.legal_actions()[0])
    assert player in match.machines


# Machines in processes of their own

FIRST = "class First:\n    def decide(self, view):\n        first = view.legal_actions()[0]\n        "
BAD = {
    Failure.RAISED: ("raise RuntimeError('out of ideas')", "crashed: RuntimeError: out of ideas (bad.py, line 4)."),
    Failure.ENDED: ("import os; os._exit(3)", "has ended: exit code 3."),
    Failure.HUNG: ("import time; time.sleep(1000)", "has not decided within 3 seconds."),
    Failure.NONSENSE: ("return 'north'", "answered 'north', which is not an action."),
    Failure.ILLEGAL: ("return type(first)(0, 10_000)", "tried something that cannot be done. There is no spot"),
}


def far(tmp_path: Path, body: str, player: int = 0, limit: float = 60) -> Seat:
    path = tmp_path / "bad.py"
    path.write_text(FIRST + body)
    return Seat(PlayerProcess(str(path), player, 1, limit))


def pid_of(seat: Seat) -> int:
    assert isinstance(seat.machine, PlayerProcess) and seat.machine._process is not None
    return seat.machine._process._popen.pid


@pytest.mark.parametrize("expected", few(BAD, 2))
def test_whatever_a_machine_does_is_told_apart_and_the_game_goes_on_by_hand(
    qtbot: QtBot, tmp_path: Path, expected: Failure
) -> None:
    body, words = BAD[expected]
    seat = far(tmp_path, body, limit=3 if expected is Failure.HUNG else 60)
    match, seats = table({0: seat}, players=1)
    with qtbot.waitSignal(seats.machine_failed) as failed:
        seats.wake()
    assert failed.args[0].startswith("The machine for Player 1 ") and words in failed.args[0]
    assert match.persons == (0,)
    before = len(match.game.log)
    match.do(match.game.legal_actions()[0])
    assert len(match.game.log) > before
    if expected in (Failure.RAISED, Failure.NONSENSE, Failure.ILLEGAL):
        assert match.persons == () and "then it is asked again" in failed.args[0]
    else:
        assert match.persons == (0,) and "press P twice" in failed.args[0]
        seats.is_paused = True
        assert match.persons == (0,)
        seats.is_paused = False
        assert match.persons == ()
    seats.deleteLater()


@pytest.mark.slow
def test_machines_in_processes_play_the_same_game_as_without(qtbot: QtBot) -> None:
    logs = []
    both: tuple[list[Machine], ...] = (
        [PlayerProcess("random", n, 4) for n in range(2)],
        [AtOnce(find_player("random").seat(n, 4)) for n in range(2)],
    )
    for machines in both:
        match, seats = table({player: Seat(machine) for player, machine in enumerate(machines)})
        qtbot.waitUntil(lambda match=match: len(match.game.log) > 60)  # type: ignore[misc]
        logs.append(match.game.log[:60])
        seats.deleteLater()
    assert logs[0] == logs[1]


def test_processes_end_with_the_game_and_with_the_seat(qtbot: QtBot, tmp_path: Path) -> None:
    match, seats = table({player: far(tmp_path, "return first", player) for player in range(2)})
    qtbot.waitUntil(lambda: {action.player for action in match.game.log} >= {0, 1})
    seats.is_paused = True
    one, two = pid_of(seats[0]), pid_of(seats[1])
    assert is_alive(one) and is_alive(two)
    seats.replace(0, Seat())
    assert not is_alive(one) and is_alive(two)
    seats.deleteLater()
    qtbot.waitUntil(lambda: not is_alive(two))


def test_a_game_that_is_closed_while_its_machine_thinks_leaves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    seat = far(tmp_path, f"import os; open({str(note)!r}, 'w').write(str(os.getpid()))\n        while True: pass")
    _, seats = table({0: seat}, players=1)
    qtbot.waitUntil(lambda: note.exists() and bool(note.read_text()))
    assert is_alive(int(note.read_text()))
    seats.deleteLater()
    qtbot.waitUntil(lambda: not is_alive(int(note.read_text())))


def test_the_settings_of_the_interpreter_stay(qtbot: QtBot) -> None:
    before = sys.getswitchinterval()
    match, seats = table({player: Seat(AtOnce(RandomPlayer(player, player))) for player in range(2)})
    qtbot.waitUntil(lambda: len(match.game.log) > 10)
    assert sys.getswitchinterval() == before
    seats.deleteLater()
