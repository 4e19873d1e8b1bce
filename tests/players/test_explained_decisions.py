"""Machines tell what their actions are for: the same as hints would, without playing otherwise, and only when asked."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.players.hint import Aim, AimKind, Decision
from rbdesigner.players.hint_wording import hint_reason
from rbdesigner.players.machine_turns import MachineTurns, Seat
from rbdesigner.players.player_messages import aim_in, packed, parsed
from rbdesigner.players.process import PlayerProcess
from rbdesigner.players.random_player import RandomPlayer
from tests.players.at_once import AtOnce

MAP = Path(__file__).parents[2] / "scenarios" / "millbrook.rbmap"


def answer(asked: Generator[None, None, Decision]) -> Decision:
    """The answer of a machine, waited for."""
    while True:
        try:
            next(asked)
        except StopIteration as done:
            decided: Decision = done.value
            return decided


def test_a_machine_in_a_process_tells_what_it_moves_for_and_plays_the_same() -> None:
    told, silent = (PlayerProcess("planner:easy", 0, 1) for _ in range(2))
    game, reasons = Game.new(rb.load(MAP), 1, 3), list[str]()
    while game.state.turn < 4:
        decision = answer(told.ask(game.view(), is_explained=True))
        other = answer(silent.ask(game.view(), is_explained=False))
        assert other == Decision(decision.action)
        if game.state.phase is Phase.MOVEMENT and decision.aim is not None:
            reasons.append(hint_reason(game.state, decision.aim, decision.goal))
        game.apply(decision.action)
    told.close()
    silent.close()
    assert any(reason.startswith("for a woodcutter ") for reason in reasons)


def test_players_of_others_are_not_asked_for_more_than_an_action(tmp_path: Path) -> None:
    path = tmp_path / "talker.py"
    path.write_text(
        "class Talker:\n    def decide(self, view): return view.legal_actions()[0]\n"
        "    def explained(self, action, state): raise SystemExit('this was run')"
    )
    player = PlayerProcess(str(path), 0, 1)
    game = Game.new(rb.load(MAP), 1, 3)
    assert answer(player.ask(game.view(), is_explained=True)) == Decision(game.legal_actions()[0])
    player.close()


@pytest.mark.parametrize("machines", [(True, True), (True, False), (False, False)])
def test_plans_are_told_only_where_no_person_plays(machines: tuple[bool, ...]) -> None:
    seats = [Seat(AtOnce(RandomPlayer(n, n)) if machine else None) for n, machine in enumerate(machines)]
    turns = MachineTurns(Match(Game.new(rb.load(MAP), 2, 1)), seats)
    assert turns.is_open is all(machines)


def test_every_kind_of_aim_comes_back_as_it_was() -> None:
    for kind in AimKind:
        aim = Aim(kind, 1, 2, 3, 4)
        assert aim_in(parsed(packed({"aim": aim}))["aim"], spots=9) == aim
    for kind in (AimKind.MAKE, AimKind.IRRIGATION, AimKind.KEEP):
        assert aim_in([kind, 8, 1, NONE, 5], spots=9) == Aim(kind, 8, 1, NONE, 5)


@pytest.mark.parametrize(
    "data",
    [
        None,
        3,
        "build",
        [],
        {},
        ["build", 1, 1, 3],
        ["build", 1, 1, 3, 4, 5],
        ["fly", 1, 1, 3, 4],
        [["build"], 1, 1, 3, 4],
        ["build", 99, 1, 3, 4],
        ["build", -1, 1, 3, 4],
        ["build", 1, 1, 9, 4],
        ["build", 1, 1, -1, 4],
        ["build", True, 1, 3, 4],
        ["build", 1, 1, 3, 1 << 70],
        ["make", 99, 1, -1, 4],
    ],
)
def test_data_that_is_no_aim_of_the_game_is_none(data: object) -> None:
    assert aim_in(data, spots=9) is None
