"""Copies of unsaved games that are written on with every action, so that a crash costs none.

A copy has a line about the game, the game as JSON in one line as a file holds it, and then a line for every change
since: ``[moment, [entry, ...], turn]``, after so many entries the log goes on with these, up to this turn. Such a line
is cheap at the end of a long game too, and is in the file before the change is seen. What was written last may be torn
by the crash and is then left out. What was taken back on the way is read as lines that were left.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject

from rbdesigner.engine import notation, records
from rbdesigner.engine.actions import Action
from rbdesigner.engine.game import Game
from rbdesigner.engine.state import GameState
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.ui.autosave import Autosave
from rbdesigner.ui.play.match.common_beginning import common_beginning
from rbdesigner.ui.play.match.kept_lines import LINES, Log
from rbdesigner.ui.play.match.match import Match
from rbdesigner.ui.session import Session

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Journal:
    """The copy of one game: its file, the log as the file has it (None: there is no file), who knows the names.

    ``base``: the game when nothing of it was unsaved. ``begun``: what the thread of the autosave does for it.
    """

    stored: Path
    base: Game
    written: list[Action] | None = None
    names: GameState | None = field(default=None, repr=False)
    begun: Future[None] | None = field(default=None, repr=False)


class Journals(QObject):
    """Keeps copies of the games with unsaved actions in the folder of the session.

    The whole game is written by the autosave's thread; what is done after that is added at once.
    """

    def __init__(self, session: Session, autosave: Autosave, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._autosave = autosave
        self._numbers = count(1)
        self._journals: dict[Match, _Journal] = {}

    def watch(self, match: Match) -> None:
        """Keep a copy of this game from now on, as far as there is anything that no file holds."""
        self._journals[match] = _Journal(self._session.copy_path(f"game-{next(self._numbers)}"), match.game.copy())
        match.happened.connect(partial(self._note, match))
        match.moved.connect(partial(self._note, match))
        self._note(match)

    def saved(self, match: Match) -> None:
        """The game is safe in its file: its copy can go."""
        journal = self._journals.get(match)
        if journal is not None and journal.written is not None:
            journal.written, journal.base = None, match.game.copy()
            self._autosave.submit(_remove, journal.stored)

    def forget(self, match: Match) -> None:
        """The game is closed: its copy can go."""
        self.saved(match)
        self._journals.pop(match, None)

    def _note(self, match: Match, _events: object = None) -> None:
        journal = self._journals.get(match)
        if journal is None:
            return
        if not match.is_modified:
            self.saved(match)
        elif journal.written is None:
            self._begin(journal, match)
        else:
            self._write_on(journal, match.game)

    def _begin(self, journal: _Journal, match: Match) -> None:
        game = match.game
        journal.written, journal.names = list(journal.base.log), game.state_at(0)
        journal.begun = self._autosave.submit(_begin, journal.stored, journal.base, match.path)
        self._write_on(journal, game)

    def _write_on(self, journal: _Journal, game: Game) -> None:
        """Write what has changed since the last time."""
        written, names = journal.written, journal.names
        assert written is not None and names is not None
        same = common_beginning(written, game.log)
        if same == len(written) == len(game.log):
            return
        names.kinds = game.state.kinds  # a transporter has its name from whenever it was made
        entries = [notation.line(names, action) for action in game.log[same:]]
        written[same:] = game.log[same:]
        line = json.dumps([same, entries, game.state.turn]) + "\n"
        if journal.begun is not None and not journal.begun.done():
            journal.begun = self._autosave.submit(_write_on, journal.stored, line)
        else:
            _write_on(journal.stored, line)


def read(stored: Path) -> Game:
    """The game in a copy, up to the last action that was written whole; ScenarioError if it cannot be read."""
    try:
        _, whole, *changes = _text(stored).split("\n")
        data = json.loads(whole)
        left = _go_on(data["log"], changes[:-1])  # after the last line end there is nothing, or what is torn
        if left:
            known = data.get(LINES)
            data[LINES] = [*(known if isinstance(known, list) else []), *left]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise ScenarioError(stored, "", str(error)) from error
    return records.from_json(data, str(stored))


def turn(stored: Path) -> int:
    """The turn that the game in a copy has come to; 0 if that cannot be told."""
    try:
        head, _, *changes = _text(stored).split("\n")
        turns = [json.loads(head).get("turn"), *(after for *_, after in _sound(changes[:-1]))]
    except (OSError, ValueError, AttributeError):
        return 0
    return next((each for each in reversed(turns) if isinstance(each, int)), 0)


def _text(stored: Path) -> str:
    return stored.read_text(encoding="utf-8", errors="replace")


def _sound(changes: Iterable[str]) -> Iterator[tuple[int, Log, int]]:
    """The changes of a log, up to one that is torn; the turn is 0 where it was not written yet."""
    for change in changes:
        try:
            moment, following, *after = json.loads(change)
        except (ValueError, TypeError):
            return
        yield moment, following, *(after or [0])[:1]


def _go_on(entries: Log, changes: Iterable[str]) -> list[Log]:
    """Make the changes of a log, up to one that does not follow; what was taken back on the way, the first in front."""
    left: list[Log] = []
    for moment, following, _ in _sound(changes):
        if moment > len(entries):
            break
        if moment < len(entries):
            _leave(left, entries[:])
        entries[moment:] = following
    return left


def _leave(left: list[Log], log: Log) -> None:
    """Note a log of which something is taken back; one that only goes on from the last, or back on it, is no other."""
    last = left[-1] if left else []
    if last[: len(log)] == log:
        return
    if left and log[: len(last)] == last:
        left.pop()
    left.append(log)


def _begin(stored: Path, game: Game, path: Path | None) -> None:
    title, now = game.scenario.properties.title, datetime.now().isoformat()
    head = {"title": title, "path": str(path) if path else None, "time": now, "game": True, "turn": game.state.turn}
    text = f"{json.dumps(head)}\n{json.dumps(records.to_json(game))}\n"
    try:
        write_atomically(stored, text.encode("utf-8"))
    except (ScenarioError, OSError):
        log.exception("the copy of an unsaved game could not be written")


def _write_on(stored: Path, line: str) -> None:
    try:
        with stored.open("r+", encoding="utf-8") as file:  # not made anew: without its beginning it would tell nothing
            file.seek(0, 2)
            file.write(line)
    except OSError:
        log.exception("the copy of an unsaved game could not be written on")


def _remove(stored: Path) -> None:
    try:
        stored.unlink(missing_ok=True)
    except OSError:
        log.exception("the copy of a saved game could not be removed")
