"""Keeps copies of unsaved games and writes every action to them, so that a crash costs none.

A copy has a line about the game, the game as JSON in one line as a file holds it, and then a line for every change
since: ``[moment, [entry, ...], turn]``, after so many entries the log goes on with these, up to this turn, with
``"left"`` behind it if what came after that moment was left for another line rather than undone. Such a line is cheap
at the end of a long game too, and is in the file before the change is seen; soon after it is forced to the disk. What
could not be written is in the file as soon as it can be.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Protocol

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.notation import notation
from rbdesigner.play.game_log import GameTime, common_beginning, entry_time
from rbdesigner.play.journal_file import LEFT, JournalFile
from rbdesigner.play.match import Match
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.scenario.unsaved_copies import GAME, head_line

log = logging.getLogger(__name__)

FORCE_MS = 1000
"""How long a change may wait until it is forced to the disk."""
FORCE_AT_END_MS = 100
"""How long it may wait if it ends a part of a phase."""
SPOKEN_MS = 500
"""How long it may wait until what is kept beside the log is in the copy, as that takes a new one."""


@dataclass(slots=True)
class _Journal:
    """The copy of one game.

    It keeps where the copy lies, its file (None: there is nothing to keep), the log as the file has it, who knows the
    names, when the last change was. ``base`` is the game when nothing of it was unsaved; ``asked`` is what the writer
    does for the file.
    """

    stored: Path
    base: Game
    file: JournalFile | None = None
    written: list[Action] = field(default_factory=list)
    names: GameState | None = field(default=None, repr=False)
    mark: GameTime | None = None
    asked: Future[None] | None = field(default=None, repr=False)


class Writer(Protocol):
    """Works off, beside the game, what it is given, and tries again what has failed."""

    def submit(self, work: Callable[[], object]) -> Future[None]:
        """Do something soon."""
        ...

    def write(self, key: Hashable, work: Callable[[], object], again: Callable[[], object]) -> Future[None]:
        """Do something soon; if it fails, ``again`` is called after a while."""
        ...

    def is_failing(self, key: Hashable) -> bool:
        """Whether what was last done for this key has failed."""
        ...

    def forget(self, key: Hashable) -> None:
        """No longer try again for this key."""


class Countdown(Protocol):
    """A timer from outside, which calls what it was made with once."""

    def start(self, milliseconds: int) -> None:
        """Let this much time pass from now on."""

    @property
    def left(self) -> int | None:
        """The milliseconds that are left; None if it does not run."""


class Journals:
    """Keeps copies of games with unsaved actions.

    The writer writes the whole game; what is done after that is added at once. :meth:`note` is to be called when
    something has happened in a match or another moment is shown, :meth:`note_beside_log` when lines were spoken of or
    something else is kept beside the log. ``copy_path`` gives the path of a copy by its name, ``make_room`` sees to it
    that its folder is there. The timer ``force`` calls :meth:`force`, the timer ``spoken`` calls :meth:`begin_anew`.
    """

    def __init__(self, copy_path: Callable[[str], Path], make_room: Callable[[], object], writer: Writer) -> None:
        self._copy_path, self._make_room, self._writer = copy_path, make_room, writer
        self._numbers = count(1)
        self._journals: dict[Match, _Journal] = {}
        self._spoken: set[Match] = set()
        self._force_timer: Countdown | None = None
        self._spoken_timer: Countdown | None = None

    def keep_time(self, force: Countdown, spoken: Countdown) -> None:
        """Go by these timers."""
        self._force_timer, self._spoken_timer = force, spoken

    def watch(self, match: Match) -> None:
        """Keep a copy of this game from now on, as far as no file holds it."""
        self._journals[match] = _Journal(self._copy_path(f"game-{next(self._numbers)}"), match.game.copy())
        self.note(match)

    def saved(self, match: Match) -> None:
        """The game is safe in its file: its copy can go."""
        journal = self._journals.get(match)
        if journal is not None and journal.file is not None:
            journal.file, journal.base = None, match.game.copy()
            self._writer.forget(match)
            self._writer.submit(partial(journal.stored.unlink, missing_ok=True))

    def forget(self, match: Match) -> None:
        """The game is closed: its copy can go."""
        self.saved(match)
        self._journals.pop(match, None)

    def stored(self, match: Match) -> Path | None:
        """The file in which the copy of a game lies, if there is one."""
        journal = self._journals.get(match)
        return journal.stored if journal is not None else None

    def emergency(self) -> int:
        """See at once, in this thread, to it that the copies are whole; how many are."""
        whole = 0
        for journal in self._journals.values():
            if journal.file is not None:
                try:
                    journal.file.secure()
                    whole += 1
                except Exception:
                    log.exception("the emergency copy of a game could not be written")
        return whole

    def note(self, match: Match) -> None:
        """Add what has changed in a match to its copy."""
        journal = self._journals.get(match)
        if journal is None:
            return
        if not match.is_modified:
            self.saved(match)
        else:
            if journal.file is None:
                self._begin(journal, match)
            self._write_on(match, journal)

    def note_beside_log(self, match: Match) -> None:
        """Write what is kept beside the log into the copy soon; that takes a whole new copy."""
        self._spoken.add(match)
        if self._spoken_timer is not None:
            self._spoken_timer.start(SPOKEN_MS)

    def begin_anew(self) -> None:
        """Write copies with what is kept beside the log since they were begun."""
        for match in self._spoken & self._journals.keys():
            match.note_variations()
            journal = self._journals[match]
            journal.base, journal.file = match.game.copy(), None
            self.note(match)
        self._spoken.clear()

    def _begin(self, journal: _Journal, match: Match) -> None:
        beginning = partial(_beginning, journal.base, match.path)
        journal.file = JournalFile(journal.stored, beginning, self._make_room)
        journal.written, journal.names = list(journal.base.log), match.game.state_at(0)
        journal.mark, journal.asked = entry_time(match.game.state), None
        self._ask(match)

    def _write_on(self, match: Match, journal: _Journal) -> None:
        """Write what has changed since the last time."""
        game, written, names, file = match.game, journal.written, journal.names, journal.file
        assert names is not None
        assert file is not None
        same = common_beginning(written, game.log)
        if same == len(written) == len(game.log):
            return
        names.kinds = game.state.kinds  # a transporter has its name from whenever it was made
        entries = [notation.line(names, action) for action in game.log[same:]]
        is_left = same < len(written) and not match.can_redo  # on purpose: what is undone may be a slip
        written[same:] = game.log[same:]
        if file.add(json.dumps([same, entries, game.state.turn, *([LEFT] if is_left else [])])):
            self._force_soon(journal, game)
        elif not self._writer.is_failing(match):  # else it is tried again anyway
            self._ask(match)
            self._start_force(FORCE_MS)  # as the writer may just be past it

    def _ask(self, match: Match) -> None:
        """Let the writer see to the copy of a game, unless it is about to."""
        journal = self._journals.get(match)
        if journal is not None and journal.file is not None and (journal.asked is None or journal.asked.done()):
            journal.asked = self._writer.write(match, journal.file.secure, partial(self._ask, match))

    def _force_soon(self, journal: _Journal, game: Game) -> None:
        """Force changes to the disk now and then, and soon after a part of a phase has ended."""
        mark, journal.mark = journal.mark, entry_time(game.state)
        wait = FORCE_MS if mark == journal.mark else FORCE_AT_END_MS
        left = self._force_timer.left if self._force_timer is not None else None
        if left is None or left > wait:
            self._start_force(wait)

    def _start_force(self, milliseconds: int) -> None:
        if self._force_timer is not None:
            self._force_timer.start(milliseconds)

    def force(self) -> None:
        """Complete all copies and write them to the disk."""
        for match in self._journals:
            if not self._writer.is_failing(match):
                self._ask(match)


def copy_writer(match: Match) -> Callable[[Path], object]:
    """Make a function that writes a copy of a game as it is now, with all that was said of its lines.

    It raises ScenarioError if the copy cannot be written.
    """
    match.note_variations()
    beginning = partial(_beginning, match.game.copy(), match.path)
    return lambda stored: write_atomically(stored, beginning(), backup=False)


def _beginning(game: Game, path: Path | None) -> bytes:
    """The first lines of a copy."""
    head = head_line(GAME, game.scenario.properties.title, path, turn=game.state.turn)
    return f"{head}\n{json.dumps(game_records.to_json(game))}\n".encode()
