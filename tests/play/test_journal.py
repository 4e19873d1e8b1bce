"""Copies of unsaved games hold every action, by whatever clock and writer."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from functools import cache
from pathlib import Path

import pytest

from rbdesigner.engine.games.game import Game
from rbdesigner.play.game_log import entry_time
from rbdesigner.play.journal import FORCE_AT_END_MS, FORCE_MS, SPOKEN_MS, Journals
from rbdesigner.play.journal_file import LEFT, read, turn
from rbdesigner.play.match import Match

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.rbgame"))


recorded = cache(Game.load)
"""The game of a file, of which a test takes a copy."""


class AtOnce:
    """A writer that works at once, and counts how often it has written."""

    def __init__(self) -> None:
        self.written = 0

    def submit(self, work: Callable[[], object]) -> Future[None]:
        work()
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def write(self, key: Hashable, work: Callable[[], object], again: Callable[[], object]) -> Future[None]:
        self.written += 1
        return self.submit(work)

    def is_failing(self, key: Hashable) -> bool:
        return False

    def forget(self, key: Hashable) -> None:
        pass


class Alarm:
    """A timer of which the test says what time is left."""

    def __init__(self) -> None:
        self.left: int | None = None

    def start(self, milliseconds: int) -> None:
        self.left = milliseconds


class Kept:
    """A game with its copy."""

    def __init__(self, folder: Path, moment: int = 60) -> None:
        game = recorded(GAMES[0]).copy()
        game.go_to(moment)
        self.match = Match(game)
        self.match.mark_saved()
        self.writer, self.force, self.spoken = AtOnce(), Alarm(), Alarm()
        self.journals = Journals(lambda name: folder / name, lambda: folder.mkdir(exist_ok=True), self.writer)
        self.journals.keep_time(self.force, self.spoken)
        self.match.happened.connect(lambda _events: self.journals.note(self.match))
        self.match.moved.connect(lambda: self.journals.note(self.match))
        self.match.variations_changed.connect(lambda: self.journals.note_beside_log(self.match))
        self.journals.watch(self.match)

    def go_on(self, actions: int = 1, choice: int = -1) -> None:
        for _ in range(actions):
            self.match.do(self.match.game.legal_actions()[choice])


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path)


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("game-*"))


def test_what_is_done_is_in_the_copy_at_once(kept: Kept, tmp_path: Path) -> None:
    assert not copies(tmp_path)
    for _ in range(12):
        kept.go_on()
        (copy,) = copies(tmp_path)
        assert read(copy).game.log == kept.match.game.log
        assert turn(copy) == kept.match.game.state.turn
    assert kept.writer.written == 1, "what is added needs no new copy"
    kept.match.undo()
    kept.match.undo()
    assert read(copies(tmp_path)[0]).game.log == kept.match.game.log


def test_a_game_that_is_saved_or_closed_needs_no_copy(kept: Kept, tmp_path: Path) -> None:
    kept.go_on()
    assert copies(tmp_path)
    kept.match.mark_saved()
    kept.journals.saved(kept.match)
    assert not copies(tmp_path)
    kept.go_on()
    assert read(copies(tmp_path)[0]).game.log == kept.match.game.log
    kept.journals.forget(kept.match)
    assert not copies(tmp_path)
    kept.go_on()
    assert not copies(tmp_path)


def test_changes_are_forced_soon_and_sooner_at_the_end_of_a_part(kept: Kept) -> None:
    waits = set()
    kept.go_on()
    for number in range(40):
        mark = entry_time(kept.match.game.state)
        kept.force.left = None
        kept.go_on(choice=-(number % 2))  # the first choice is to be done
        now = entry_time(kept.match.game.state)
        assert kept.force.left == (FORCE_MS if mark == now else FORCE_AT_END_MS)
        waits.add(kept.force.left)
        kept.force.left = 10
        kept.journals.note(kept.match)
        assert kept.force.left == 10
    assert waits == {FORCE_MS, FORCE_AT_END_MS}
    before = kept.writer.written
    kept.journals.force()
    assert kept.writer.written == before + 1


def test_what_is_said_of_lines_is_in_a_new_copy(kept: Kept, tmp_path: Path) -> None:
    kept.go_on(3)
    kept.match.say(None, "By the river", "")
    assert kept.spoken.left == SPOKEN_MS
    assert "By the river" not in copies(tmp_path)[0].read_text("utf-8")
    kept.journals.begin_anew()
    assert "By the river" in copies(tmp_path)[0].read_text("utf-8")
    assert read(copies(tmp_path)[0]).game.log == kept.match.game.log


def test_nothing_is_written_where_nothing_has_changed(kept: Kept, tmp_path: Path) -> None:
    kept.go_on()
    (copy,) = copies(tmp_path)
    before = copy.read_bytes()
    kept.journals.note(kept.match)
    assert copy.read_bytes() == before


def test_the_end_of_a_part_does_not_wait_for_the_timer_of_a_change_before(kept: Kept) -> None:
    kept.go_on()
    mark = entry_time(kept.match.game.state)
    while entry_time(kept.match.game.state) == mark:
        kept.force.left = FORCE_MS
        kept.go_on(choice=0)
    assert kept.force.left == FORCE_AT_END_MS


def test_what_is_left_on_purpose_is_told_apart_from_what_is_undone(kept: Kept, tmp_path: Path) -> None:
    kept.go_on(3)
    (copy,) = copies(tmp_path)
    kept.match.undo()
    assert LEFT not in json.loads(copy.read_text("utf-8").splitlines()[-1])
    kept.match.redo()
    kept.match.look_at(len(kept.match.game.log) - 2)
    kept.match.resume()
    assert LEFT in json.loads(copy.read_text("utf-8").splitlines()[-1])


def test_a_copy_that_cannot_be_whole_keeps_no_other_from_being_so(kept: Kept, tmp_path: Path) -> None:
    other = Kept(tmp_path / "other")
    kept.go_on()
    kept.journals.watch(other.match)
    other.go_on()
    kept.journals.note(other.match)
    broken, whole = (kept.journals.stored(match) for match in (kept.match, other.match))
    assert broken is not None and whole is not None
    broken.unlink()
    broken.mkdir()
    assert kept.journals.emergency() == 1
    assert read(whole).game.log == other.match.game.log
