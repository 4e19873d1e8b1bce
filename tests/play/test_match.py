"""A match goes on, back and forth, and keeps the lines that are left."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from rbdesigner.engine.core.actions import Action, Done
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.refusal import IllegalAction
from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.play.strokes import Span

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.rbgame"))
LATEST = 60


recorded = cache(Game.load)
"""The game of a file, of which a test takes a copy."""


def begun(actions: int = LATEST) -> Match:
    """A recorded game after so many entries of its log."""
    game = recorded(GAMES[0]).copy()
    game.go_to(actions)
    return Match(game)


def next_action(match: Match, number: int = 0) -> Action:
    return match.game.legal_actions()[number]


def played(match: Match) -> list[Action]:
    return [action for action in match.game.log if action.player != NONE]


@pytest.mark.parametrize("span", list(Span))
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_what_is_undone_and_done_again_is_the_same(path: Path, span: Span) -> None:
    whole, chance = recorded(path), random.Random(7)
    for moment in chance.sample(range(1, len(whole.log)), 5):
        game = whole.copy()
        game.go_to(moment)
        match = Match(game)
        state, log, marks = game.state.copy(), game.log[:], [match.mark_at(entry) for entry in range(len(game.log))]
        match.undo(span)
        while match.can_redo:
            match.redo(span)
        assert match.game.state == state
        assert match.game.log == log
        assert [match.mark_at(entry) for entry in range(len(log))] == marks
        assert not match.variations.all


def test_a_phase_and_a_turn_are_taken_back_as_wholes() -> None:
    match = begun()
    last = match.mark_at(len(match.game.log) - 1)
    match.undo(Span.PHASE)
    assert all(match.mark_at(entry) != last for entry in range(len(match.game.log)))
    match = begun()
    match.undo(Span.TURN)
    left = [match.mark_at(entry).turn for entry, action in enumerate(match.game.log) if action.player != NONE]
    assert last.turn not in left


def test_a_stroke_is_taken_back_and_done_again_as_one() -> None:
    match = begun(LATEST - 3)
    actions = recorded(GAMES[0]).log[len(match.game.log) : LATEST]
    assert len(actions) > 1
    before = len(match.game.log)
    match.do_all(actions)
    after = match.game.state.copy()
    match.undo()
    assert len(match.game.log) == before
    match.redo()
    assert match.game.state == after
    match.undo()
    assert len(match.game.log) == before


def test_several_actions_are_attempted_as_one_stroke_or_not_at_all() -> None:
    match = begun(LATEST - 3)
    first, *rest = recorded(GAMES[0]).log[len(match.game.log) : LATEST]
    before = len(match.game.log)
    assert match.attempt([Done(7), first]) == match.check(Done(7)) is not None
    assert len(match.game.log) == before
    assert match.attempt([first, *rest]) is None
    assert len(match.game.log) >= LATEST
    match.undo()
    assert len(match.game.log) == before


def test_what_is_refused_changes_nothing() -> None:
    match = begun()
    match.undo()
    log = match.game.log[:]
    stranger = Done(1 - match.game.acting[0])
    with pytest.raises(IllegalAction):
        match.do(stranger)
    assert match.check(stranger) is not None
    assert match.game.log == log
    assert match.can_redo
    assert not match.variations.all


def test_what_cannot_be_done_again_any_more_is_a_line_before_anyone_is_told() -> None:
    match, seen = begun(), list[tuple[bool, bool]]()
    match.undo()
    match.undo()
    match.happened.connect(lambda _: seen.append((match.can_redo, match.has_variations)))
    match.do(next_action(match))
    match.undo()
    match.redo()
    assert seen == [(False, True)] * 2


def test_who_is_a_machine_is_told_once() -> None:
    match, told = begun(), list[tuple[frozenset[int], bool]]()
    match.machines_changed.connect(lambda: told.append((match.machines, match.machines_paused)))
    for machines, paused in ((frozenset({1}), False), (frozenset({1}), False), (frozenset({1}), True)):
        match.seat_machines(machines, paused=paused)
    assert told == [(frozenset({1}), False), (frozenset({1}), True)]


def test_a_moment_is_looked_at_without_losing_the_present() -> None:
    match = begun()
    present = match.state.copy()
    told = list[int]()
    match.moved.connect(lambda: told.append(match.moment))
    match.look_at(20)
    assert told == [20]
    assert (match.moment, match.is_present) == (20, False)
    assert match.state == match.game.state_at(20)
    assert match.game.state == present
    match.look_at(1000)
    assert match.is_present
    assert match.state == present


def test_going_on_from_an_earlier_moment_keeps_the_line() -> None:
    match = begun()
    first = played(match)
    match.look_at(30)
    match.resume()
    assert match.is_present
    assert not match.can_redo
    assert [*match.variations.all[0].before, *match.variations.all[0].actions] == first
    match.do(next_action(match, -1))
    second = played(match)
    match.take_variation(0)
    assert played(match) == first
    match.take_variation(0)
    assert played(match) == second
    assert len(match.variations.all) == 1


def test_a_line_of_a_line_comes_back_whole() -> None:
    match = begun()
    first = played(match)
    match.undo()
    match.undo()
    match.do(next_action(match, -1))
    second = played(match)
    match.look_at(10)
    match.resume()
    match.do(next_action(match, -1))
    assert [[*line.before, *line.actions] for line in match.variations.all] == [first, second]
    match.take_variation(0)
    assert played(match) == first


def test_one_thing_done_taken_back_and_done_otherwise_is_no_line() -> None:
    match = begun(LATEST - 3)
    actions = recorded(GAMES[0]).log[len(match.game.log) : LATEST]
    for stroke in ([next_action(match)], actions):
        match.do_all(stroke)
        match.undo()
        other = next(action for action in match.game.legal_actions() if action != stroke[0])
        match.do(other)
        assert not match.variations.all, "a slip of the hand, of however many actions"
        match.undo()
    match.do_all(actions)
    match.do(next_action(match))
    match.undo()
    match.undo()
    match.do(next_action(match, -1))
    assert len(match.variations.all) == 1, "two things are"


def test_what_machines_do_after_a_slip_makes_no_line_of_it() -> None:
    game = recorded(GAMES[0]).copy()
    by = [action.player for action in game.log]
    end = next(at for at in range(10, len(by)) if by[at - 2] == by[at - 1] != by[at - 3] >= 0 <= by[at - 1])
    game.go_to(end)
    match = Match(game)
    match.seat_machines(frozenset({by[end - 1]}), paused=True)
    match.undo()
    assert len(match.undone) == 3
    slip = match.undone[0]
    match.do(next(action for action in match.game.legal_actions() if action != slip))
    assert not match.variations.all


def test_one_thing_taken_back_is_kept_where_it_is_left_on_purpose() -> None:
    match = begun()
    last = played(match)
    match.look_at(len(match.game.log) - 1)
    match.resume()
    match.do(next_action(match, -1))
    assert [list(line.whole) for line in match.variations.all] == [last]


def test_what_no_file_holds_is_known() -> None:
    match = begun()
    match.mark_saved()
    assert not match.is_modified
    told = list[bool]()
    match.modified_changed.connect(told.append)
    match.undo()
    assert told == [True]
    match.redo()
    assert not match.is_modified
    match.do(next_action(match))
    match.undo()
    assert match.is_modified, "what was taken back is in no file"
    match.mark_saved()
    assert not match.is_modified
    match.undo()
    match.do(next_action(match, -1))
    assert match.is_modified


def test_what_is_done_again_passes_over_nothing() -> None:
    """What was passed over after it is known."""
    for moment in range(LATEST, LATEST + 40):
        match = begun(moment)
        before = match.game.log[:]
        match.undo()
        match.passes_over = True
        match.redo()
        assert match.game.log == before
