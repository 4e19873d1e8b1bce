"""The moments of a game, and how people name them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.moments import beginnings, moment_named, states
from rbdesigner.messages import game_report

ROOT = Path(__file__).parents[3]


@cache
def millbrook() -> Game:
    """A solo game of 20 turns; not to be changed."""
    return Game.load(ROOT / "tests" / "games" / "solo-millbrook.rbgame")


def test_there_is_a_state_for_every_moment() -> None:
    game = millbrook()
    for moment, state in enumerate(states(game)):
        if moment % 60 == 0:
            assert state == game.state_at(moment)
    assert moment == len(game.log)
    assert state == game.state


def test_every_phase_begins_at_its_first_moment() -> None:
    game = millbrook()
    found = beginnings(game)
    assert list(found)[:3] == [(0, Phase.SETUP), (1, Phase.PRODUCTION), (1, Phase.MOVEMENT)]
    assert len(found) == 1 + 4 * 20
    for (turn, phase), moment in found.items():
        at, before = game.state_at(moment), game.state_at(max(moment - 1, 0))
        assert (at.turn, at.phase) == (turn, phase)
        assert moment == 0 or (before.turn, before.phase) != (turn, phase)


@pytest.mark.parametrize(
    ("text", "turn", "phase"),
    [
        ("7:movement", 7, Phase.MOVEMENT), ("7:m", 7, Phase.MOVEMENT), (" 7 : Building ", 7, Phase.BUILDING),
        ("7:", 7, Phase.PRODUCTION), ("0:setup", 0, Phase.SETUP), ("0:", 0, Phase.SETUP), ("20:WON", 20, Phase.WONDER),
    ],
)  # fmt: skip
def test_a_turn_and_a_phase_name_the_moment_when_it_begins(text: str, turn: int, phase: Phase) -> None:
    assert moment_named(millbrook(), text) == beginnings(millbrook())[turn, phase]


@pytest.mark.parametrize(("text", "moment"), [("0", 0), ("120", 120), ("422", 422), ("end", 422), ("END", 422)])
def test_a_number_names_the_moment_after_so_many_entries(text: str, moment: int) -> None:
    assert moment_named(millbrook(), text) == moment


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("423", "there is no moment 423: the log has 422 entries"),
        ("21:movement", "there is no turn 21: the game has come to turn 20"),
        ("0:movement", "the game has no movement phase in turn 0"),
        ("7:flying", "'flying' is not a phase; the phases are setup, production, movement, building, wonder"),
        ("-1", "'-1' names no moment; write a number of entries of the log, TURN:PHASE such as 7:movement, or end"),
        ("", "'' names no moment"),
        (":building", "names no moment"),
        ("7.5", "names no moment"),
        ("²", "names no moment"),
    ],
)
def test_what_is_no_moment_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError) as refusal:
        moment_named(millbrook(), text)
    assert reason in str(refusal.value)


def test_the_text_of_a_game_has_every_entry_and_no_line_breaks_of_names() -> None:
    game = millbrook()
    lines = game_report.report_text(game).splitlines()
    assert lines[0] == "Millbrook: 1 player, 422 entries in the log"
    assert [line.strip() for line in lines if line.startswith(" " * 6)] == [
        entry.partition(": ")[2] for entry in game_records.lines(game)
    ]
    assert lines[-1] == "  over in turn 20"
    odd = Game.new(game.scenario, 2, 1, ("A\nB\x1b[31m", "<b>"))
    assert game_report.report_text(odd).count("\n") == len(game_report.report_text(odd).splitlines())
    assert r"A\nB\x1b[31m" in game_report.report_text(odd) and "<b>" in game_report.report_text(odd)
